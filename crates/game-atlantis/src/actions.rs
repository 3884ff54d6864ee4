//! What a seat may choose, what luck may decide and what may have happened: plain values with
//! their names. No rule is decided here; why something is refused is in `refusals.rs`.

use engine::{Seat, commas, described, labelled};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{Object, Tile};
use crate::lists::{CardList, Cards, TileList};

/// A place on the path: 0 is Atlantis, the last is the Mainland (AT-1.4).
pub type Position = u8;

labelled! {
    /// One variant per decision the rules ask a seat to make. The order is the order of listing.
    #[derive(Copy, PartialOrd, Ord, Hash, Deserialize)]
    pub enum Action {
        /// AT-4.1: sell a collected tile of this value for cards.
        Buy { value: u8 } => "buy with {value}",
        /// AT-8.1: put the own bridge into the gap that begins at this water position.
        Bridge { gap: Position } => "bridge {gap}",
        /// AT-5.1: choose the own figure that stands at this position; 0 for Atlantis.
        Move { from: Position } => "move {from}",
        /// AT-3.3: show the hand because no move is possible.
        ShowHand => "show hand",
        /// AT-5.2, AT-5.4: play a card of this object for the chosen figure.
        Play { object: Object } => "play {object}",
        /// AT-7.1: pay with a collected tile of this value.
        PayTile { value: u8 } => "pay tile {value}",
        /// AT-7.1: pay 1 with a hand card.
        PayCard { object: Object } => "pay card {object}",
        /// AT-3.1: end the turn without a late bridge.
        Done => "done",
    }
}

labelled! {
    /// What luck decides.
    #[derive(Deserialize)]
    pub enum Chance {
        /// AT-2.4: who starts, if it was left to luck.
        Start { seat: Seat } => "{seat} starts",
        /// AT-2.1: the visible tiles of the whole path, from Atlantis to the Mainland: one per position with tiles; water
        /// is left out.
        Layout { tiles: TileList } => "path {}" (commas(tiles.as_slice(), ToString::to_string)),
        /// AT-2.3, AT-4.1, AT-10.1: the cards a seat draws, in order. Where the draw pile runs out,
        /// the discard pile is shuffled in between (AT-10.2).
        Draw { seat: Seat, cards: CardList } => "{seat} draws {}" (commas(cards.as_slice(), ToString::to_string)),
        /// AT-9.3: the lower tile that becomes visible.
        Uncover { position: Position, tile: Tile } => "{tile} at {position}",
    }
}

described! {
    /// What a seat is asked: the decisions of chapter 12.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum Ask {
        /// AT-D1: the turn menu.
        Menu,
        /// AT-D2: a card for the figure, which began at `from` and now stands at `at` (an occupied
        /// position, or `from` itself before the first card).
        Card { from: Position = "Where the move began.", at: Position = "Where the figure stands now." },
        /// AT-D3: the next item of a payment.
        Pay { cost: u8 = "What the move costs.", paid: u8 = "What has been paid." },
        /// AT-D4: a bridge after the tile was taken, or `Done`.
        LateBridge,
    }
}

/// What happened. Draws hold the cards; `seen` hides them from others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Event {
    /// AT-2.4: who starts.
    Started { seat: Seat },
    /// AT-2.1: the path lies.
    PathLaid,
    /// AT-10.2: the discard pile became the new draw pile, of so many cards.
    Reshuffled { cards: u8 },
    /// Cards were drawn; which is empty for those who may not know.
    Drawn { seat: Seat, count: u8, cards: CardList, why: DrawReason },
    /// AT-4.1: a tile was put out of the game, and buys so many cards.
    Bought { seat: Seat, tile: Tile, cards: u8 },
    /// AT-8.1: a bridge was built over the water from `gap` to `last`.
    BridgeBuilt { seat: Seat, gap: Position, last: Position },
    /// AT-5.1: a figure, 0-2, was chosen where it stands.
    FigureChosen { seat: Seat, figure: u8, from: Position },
    /// AT-5.2: a card was played and the figure, 0-2, went on. AT-5.4: if the position is occupied, another card must
    /// follow.
    Moved { seat: Seat, figure: u8, object: Object, from: Position, to: Position, occupied: bool },
    /// AT-7.1, AT-7.4: a tile was paid and left the game; `paid` of `cost` has now been paid.
    PaidTile { seat: Seat, tile: Tile, paid: u8, cost: u8 },
    /// AT-7.1, AT-7.4: a card was paid and left the game; `paid` of `cost` has now been paid.
    PaidCard { seat: Seat, object: Object, paid: u8, cost: u8 },
    /// AT-9.1, AT-9.2: a tile was taken.
    Taken { seat: Seat, tile: Tile, position: Position },
    /// AT-R3, AT-R4: no tile could be taken.
    NothingToTake { seat: Seat },
    /// AT-9.3: a lower tile became visible.
    Uncovered { position: Position, tile: Tile },
    /// AT-3.3: the whole hand was shown.
    HandShown { seat: Seat, cards: Cards },
    /// AT-11.1: the third figure of a seat reached the Mainland; the game ends. Nobody's did in a standstill (AT-R30).
    Ended { seat: Option<Seat> },
    /// AT-11.3, AT-11.5: how a seat's score comes about.
    Crossed { seat: Seat, score: FinalScore },
}

/// Why cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawReason {
    /// AT-2.3: the first hand.
    Deal,
    /// AT-4.1: bought.
    Bought,
    /// AT-10.1: the end of a turn.
    TurnEnd,
    /// AT-3.3: after showing the hand.
    CannotMove,
}

impl DrawReason {
    /// The clause that makes a seat draw.
    pub(crate) fn clause(self) -> &'static str {
        match self {
            Self::Deal => "AT-2.3",
            Self::Bought => "AT-4.1",
            Self::TurnEnd => "AT-10.1",
            Self::CannotMove => "AT-3.3",
        }
    }
}

/// The sources of a final score (chapter 11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FinalScore {
    /// The values of the tiles before the final crossing.
    pub tiles: i32,
    /// The hand cards before it.
    pub cards: i32,
    /// AT-11.3: the price of the final crossing.
    pub crossing: i32,
    /// AT-R28: what was really given up for it (no change is given), or `crossing` if the seat
    /// could not pay.
    pub lost: i32,
    /// AT-11.5: `tiles + cards - lost`.
    pub total: i32,
}
