//! Why the rules refuse something: one variant per reason, with what a good sentence needs.

use engine::{Refusal, Seat};

use crate::actions::{Ask, DrawReason, Position};
use crate::components::{Half, Object, Tile};

/// Why not. The English sentence begins with the clause; pages translate by variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game does not take so many.
    #[error("{}: Atlantis is for 2 to 4 players, not for {seats}", self.clause())]
    Seats {
        /// How many were asked for.
        seats: u8,
    },
    /// The start player is not at the table.
    #[error("{}: {seat} cannot start at a table of {seats}", self.clause())]
    StartSeat {
        /// Who was to start.
        seat: Seat,
        /// How many play.
        seats: u8,
    },
    /// The game is over.
    #[error("{}: the game is over", self.clause())]
    Over,
    /// Luck has to decide first.
    #[error("{}: tiles or cards are drawn first", self.clause())]
    LuckFirst,
    /// Another seat is to decide.
    #[error("{}: it is the turn of {active}", self.clause())]
    NotYourTurn {
        /// Whose turn it is.
        active: Seat,
    },
    /// Buying after something else, or twice.
    #[error("{}: one tile a turn can be sold, before everything else", self.clause())]
    BuyFirst,
    /// No such collected tile.
    #[error("{}: you have collected no tile of value {value}", self.clause())]
    NoTileToSell {
        /// The value asked for.
        value: u8,
    },
    /// Half of it is no card.
    #[error("{}: a tile of value {value} buys no card", self.clause())]
    BuysNothing {
        /// The value asked for.
        value: u8,
    },
    /// The own bridge lies already.
    #[error("{}: your bridge has been built, at {position}", self.clause())]
    BridgeGone {
        /// Where it lies.
        position: Position,
    },
    /// No gap there: a tile, Atlantis, the Mainland or beyond.
    #[error("{}: there is no water at {position} that a bridge could cross", self.clause())]
    NoGap {
        /// The position asked for.
        position: Position,
    },
    /// Water at the end of the path.
    #[error("{}: the water at {position} lies outside the path: Atlantis and the Mainland are moved up", self.clause())]
    OuterWater {
        /// The position asked for.
        position: Position,
    },
    /// In the middle of a gap.
    #[error("{}: the gap around {position} is named by its first water position, {first}", self.clause())]
    InsideGap {
        /// The position asked for.
        position: Position,
        /// Where the gap begins.
        first: Position,
    },
    /// A second bridge.
    #[error("{}: the gap at {gap} has a bridge already", self.clause())]
    GapBridged {
        /// The first water position of the gap.
        gap: Position,
    },
    /// No bridge between the first card and the tile.
    #[error("{}: a bridge is built before the move or after the tile was taken", self.clause())]
    BridgeDuringMove,
    /// No own figure there.
    #[error("{}: no figure of yours stands at {position}", self.clause())]
    NoFigure {
        /// The position asked for.
        position: Position,
    },
    /// A figure that has arrived.
    #[error("{}: a figure on the Mainland moves no more", self.clause())]
    FigureHome,
    /// The hand is empty.
    #[error("{}: you have no card to play", self.clause())]
    NoCards,
    /// Every card ends on an occupied position without a card to go on.
    #[error("{}: the figure at {from} cannot finish a move: every card ends on an occupied position, the last at {at}", self.clause())]
    FigureBlocked {
        /// Where the figure stands.
        from: Position,
        /// An occupied position where it would get stuck.
        at: Position,
    },
    /// No move of the figure can be paid.
    #[error("{}: the figure at {from} cannot finish a move: the cheapest costs {cost}, and you could pay {payable}", self.clause())]
    FigureTooDear {
        /// Where the figure stands.
        from: Position,
        /// The cost nearest to what can be paid.
        cost: u8,
        /// What can be paid then.
        payable: u16,
    },
    /// A move is possible.
    #[error("{}: you can move the figure at {from}, so you must move", self.clause())]
    MustMove {
        /// A figure that can move.
        from: Position,
    },
    /// A figure has to be chosen before a card.
    #[error("{}: choose a figure before you play a card", self.clause())]
    FigureFirst,
    /// A card that the seat does not have.
    #[error("{}: you have no {object} card", self.clause())]
    NoSuchCard {
        /// The object asked for.
        object: Object,
    },
    /// The card leads to an occupied position, and no card leads on.
    #[error("{}: {object} ends at {at}, which is occupied, and no further card leads on", self.clause())]
    CardBlocked {
        /// The card.
        object: Object,
        /// The occupied position where the move would be stuck.
        at: Position,
    },
    /// The move could not be paid.
    #[error("{}: a move with {object} costs {cost}, and you could pay {payable}", self.clause())]
    CardTooDear {
        /// The card.
        object: Object,
        /// The cost of the move.
        cost: u8,
        /// What can be paid then.
        payable: u16,
    },
    /// The position reached is free: no more cards.
    #[error("{}: a further card can be played only on an occupied position", self.clause())]
    MoveEnded,
    /// Paying while nothing is due.
    #[error("{}: there is nothing to pay now", self.clause())]
    NothingToPay,
    /// No such collected tile.
    #[error("{}: you have collected no tile of value {value}", self.clause())]
    NoTileToPay {
        /// The value asked for.
        value: u8,
    },
    /// The card was bought this turn.
    #[error("{}: your {object} cards were bought this turn and cannot pay", self.clause())]
    BoughtCannotPay {
        /// The object asked for.
        object: Object,
    },
    /// Back in the order of payment.
    #[error("{}: you pay tiles from high to low, then cards in their order; this one comes too late", self.clause())]
    PayOrder,
    /// What would remain is too little.
    #[error("{}: {due} are still due, and with this and what comes after it you could pay only {reach}", self.clause())]
    PayTooLittle {
        /// What is still due.
        due: u8,
        /// What could be paid from here on.
        reach: u16,
    },
    /// The move has to be ended before this.
    #[error("{}: now is the time to {}", self.clause(), words(*asked))]
    WrongMoment {
        /// What is asked now.
        asked: Ask,
    },
    /// Luck decides something else now.
    #[error("{}: luck has something else to decide now", self.clause())]
    OtherLuck,
    /// The start player is not at the table.
    #[error("{}: {seat} is not at the table", self.clause())]
    UnknownStart {
        /// Who was to start.
        seat: Seat,
    },
    /// A path of another length.
    #[error("{}: the path has {needed} positions with tiles, not {found}", self.clause())]
    LayoutLength {
        /// As the data file has it.
        needed: u8,
        /// As it was told.
        found: u8,
    },
    /// A tile that is not left.
    #[error("{}: no {tile} of half {half} is left for {position}", self.clause())]
    NoTileLeft {
        /// What was told.
        tile: Tile,
        /// Of which half it must be.
        half: Half,
        /// For which position.
        position: Position,
    },
    /// Another position is uncovered.
    #[error("{}: the lower tile at {position} is uncovered", self.clause())]
    OtherPosition {
        /// Where the tile was taken.
        position: Position,
    },
    /// Another seat draws.
    #[error("{}: {seat} draws", self.clause())]
    OtherDrawer {
        /// Who draws.
        seat: Seat,
        /// What the draw is for.
        why: DrawReason,
    },
    /// Another number of cards.
    #[error("{}: {needed} cards are drawn, not {found}", self.clause())]
    DrawCount {
        /// By the rules.
        needed: u8,
        /// As it was told.
        found: u8,
        /// What the draw is for.
        why: DrawReason,
    },
    /// A card that is not left.
    #[error("{}: there is no {object} left to draw", self.clause())]
    NoCardLeft {
        /// What was told.
        object: Object,
        /// What the draw is for.
        why: DrawReason,
    },
}

fn words(ask: Ask) -> &'static str {
    match ask {
        Ask::Menu => "choose a figure, or first to buy or build",
        Ask::Card { .. } => "play a card for the chosen figure",
        Ask::Pay { .. } => "pay for the gaps",
        Ask::LateBridge => "build a bridge or end the turn",
    }
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "AT-1.1",
            Self::StartSeat { .. } | Self::UnknownStart { .. } => "AT-2.4",
            Self::Over => "AT-11.1",
            Self::LuckFirst | Self::NotYourTurn { .. } | Self::WrongMoment { .. } | Self::OtherLuck => "AT-3.1",
            Self::BuyFirst | Self::BuysNothing { .. } => "AT-R18",
            Self::NoTileToSell { .. } => "AT-4.1",
            Self::BridgeGone { .. } => "AT-8.1",
            Self::NoGap { .. } | Self::InsideGap { .. } => "AT-6.1",
            Self::OuterWater { .. } => "AT-6.4",
            Self::GapBridged { .. } | Self::BridgeDuringMove => "AT-R19",
            Self::NoFigure { .. } | Self::FigureHome | Self::FigureFirst => "AT-5.1",
            Self::NoCards | Self::NoSuchCard { .. } => "AT-5.2",
            Self::FigureBlocked { .. } | Self::CardBlocked { .. } => "AT-R7",
            Self::FigureTooDear { .. } | Self::CardTooDear { .. } => "AT-7.5",
            Self::MustMove { .. } => "AT-3.2",
            Self::MoveEnded => "AT-5.5",
            Self::NothingToPay | Self::NoTileToPay { .. } => "AT-7.1",
            Self::BoughtCannotPay { .. } => "AT-R14",
            Self::PayOrder | Self::PayTooLittle { .. } => "AT-R16",
            Self::LayoutLength { .. } | Self::NoTileLeft { .. } => "AT-2.1",
            Self::OtherPosition { .. } => "AT-9.3",
            Self::OtherDrawer { why, .. } | Self::DrawCount { why, .. } | Self::NoCardLeft { why, .. } => why.clause(),
        }
    }
}
