//! Why the rules refuse something: clause, reason and sentence. Pages translate by the name of the reason.

use engine::{Field, Seat, refusals};

use crate::actions::{Ask, DrawReason, Position};
use crate::components::{Half, Object, Tile};

refusals! {
    /// Why not.
    pub enum Illegal {
        "AT-1.1" => Seats { seats: u8 }: "Atlantis is for 2 to 4 players, not for {seats}",
        "AT-2.4" => StartSeat { seat: Seat, seats: u8 }: "{seat} cannot start at a table of {seats}",
        "AT-11.1" => Over: "the game is over",
        "AT-3.1" => LuckFirst: "tiles or cards are drawn first",
        "AT-3.1" => NotYourTurn { active: Seat }: "it is another player’s turn",
        "AT-R18" => BuyFirst: "you can sell one tile a turn, before everything else",
        "AT-4.1" => NoTileToSell { value: u8 }: "you have collected no tile worth {value}",
        "AT-R18" => BuysNothing { value: u8 }: "a tile worth {value} buys no card",
        "AT-8.1" => BridgeGone { position: Position }: "your bridge is already built, at {position}",
        "AT-6.1" => NoGap { position: Position }: "there is no gap at {position} that a bridge could span",
        "AT-6.4" => OuterWater { position: Position }:
            "the water at {position} lies outside the path: Atlantis and the Mainland move up to it",
        "AT-6.1" => InsideGap { position: Position, first: Position }: "this gap begins at {first}",
        "AT-R19" => GapBridged { gap: Position }: "this gap already has a bridge",
        "AT-R19" => BridgeDuringMove: "you build before the move, or after you have taken the tile",
        "AT-5.1" => NoFigure { position: Position }: "none of your figures stands there",
        "AT-5.1" => FigureHome: "a figure on the Mainland has arrived and moves no more",
        "AT-5.2" => NoCards: "you have no card to play",
        "AT-R7" => FigureBlocked { from: Position, at: Position }:
            "this figure cannot finish a move: every card ends on an occupied position, as at {at}, \
            and no further card leads on",
        "AT-7.5" => FigureTooDear { from: Position, cost: u8, payable: u16 }:
            "this figure cannot finish a move: the cheapest costs {cost}, and you could pay {payable}",
        "AT-3.2" => MustMove { from: Position }: "you can move the figure at {from}, so you must move",
        "AT-5.1" => FigureFirst: "choose a figure before you play a card",
        "AT-5.2" => NoSuchCard { object: Object }: "you have no such card",
        "AT-R7" => CardBlocked { object: Object, at: Position }:
            "this card leads to occupied position {at}, and no further card of yours leads on",
        "AT-7.5" => CardTooDear { object: Object, cost: u8, payable: u16 }:
            "a move with this card costs {cost}, and you could pay {payable}",
        "AT-5.5" => MoveEnded: "a further card can be played only on an occupied position",
        "AT-7.1" => NothingToPay: "there is nothing to pay now",
        "AT-7.1" => NoTileToPay { value: u8 }: "you have collected no tile worth {value}",
        "AT-R14" => BoughtCannotPay { object: Object }: "cards bought this turn can be played, but cannot pay",
        "AT-R16" => PayOrder: "tiles pay from high to low, then cards in their order; this one would come too late",
        "AT-R16" => PayTooLittle { due: u8, reach: u16 }:
            "{due} are still due; with this and what may follow it you could pay only {reach}",
        "AT-3.1" => WrongMoment { asked: Ask }: "{asked}",
    }
    luck {
        "AT-3.1" => OtherLuck: "luck has something else to decide now",
        "AT-2.4" => UnknownStart { seat: Seat }: "{seat} is not at the table",
        "AT-2.1" => LayoutLength { needed: u8, found: u8 }:
            "the path has {needed} positions with tiles, not {found}",
        "AT-2.1" => NoTileLeft { tile: Tile, half: Half, position: Position }:
            "no {tile} of half {half} is left for {position}",
        "AT-9.3" => OtherPosition { position: Position }: "the lower tile at {position} is uncovered",
        why.clause() => OtherDrawer { seat: Seat, why: DrawReason }: "{seat} draws",
        why.clause() => DrawCount { needed: u8, found: u8, why: DrawReason }:
            "{needed} cards are drawn, not {found}",
        why.clause() => NoCardLeft { object: Object, why: DrawReason }: "there is no {object} left to draw",
    }
    names { Object, Tile, Half }
}

impl From<Ask> for Field {
    fn from(ask: Ask) -> Self {
        let (key, text) = match ask {
            Ask::Menu => ("menu", "choose a figure first, or buy or build"),
            Ask::Card { .. } => ("card", "play a card for the chosen figure first"),
            Ask::Pay { .. } => ("pay", "pay for the crossing first"),
            Ask::LateBridge => ("bridge", "build a bridge or end your turn first"),
        };
        Self::named(key, text)
    }
}

impl From<DrawReason> for Field {
    fn from(why: DrawReason) -> Self {
        Self::named(why.clause(), why.clause())
    }
}
