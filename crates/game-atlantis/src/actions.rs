//! What a seat may choose, what luck may decide and what may have happened: plain values with
//! their names. No rule is decided here; why something is refused is in `refusals.rs`.

use std::fmt;

use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{Object, Tile};
use crate::lists::{CardList, Cards, TileList};

/// A place on the path: 0 is Atlantis, the last is the Mainland (AT-1.4).
pub type Position = u8;

/// One variant per decision the rules ask a seat to make. The order is the order of listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// AT-4.1: sell a collected tile of this value for cards.
    Buy {
        /// The tile's value.
        value: u8,
    },
    /// AT-8.1: put the own bridge into the gap that begins at this water position.
    Bridge {
        /// The first water position of the gap.
        gap: Position,
    },
    /// AT-5.1: choose the own figure that stands at this position.
    Move {
        /// Where the figure stands; 0 for Atlantis.
        from: Position,
    },
    /// AT-3.3: show the hand because no move is possible.
    ShowHand,
    /// AT-5.2, AT-5.4: play a card of this object for the chosen figure.
    Play {
        /// The card's object.
        object: Object,
    },
    /// AT-7.1: pay with a collected tile of this value.
    PayTile {
        /// The tile's value.
        value: u8,
    },
    /// AT-7.1: pay 1 with a hand card.
    PayCard {
        /// The card's object.
        object: Object,
    },
    /// AT-3.1: end the turn without a late bridge.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Buy { value } => write!(f, "buy with {value}"),
            Self::Bridge { gap } => write!(f, "bridge {gap}"),
            Self::Move { from } => write!(f, "move {from}"),
            Self::ShowHand => write!(f, "show hand"),
            Self::Play { object } => write!(f, "play {object}"),
            Self::PayTile { value } => write!(f, "pay tile {value}"),
            Self::PayCard { object } => write!(f, "pay card {object}"),
            Self::Done => write!(f, "done"),
        }
    }
}

/// What luck decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Chance {
    /// AT-2.4: who starts, if it was left to luck.
    Start {
        /// The start player.
        seat: Seat,
    },
    /// AT-2.1: the visible tiles of the whole path, from Atlantis to the Mainland; water is left
    /// out.
    Layout {
        /// One per position with tiles, in order.
        tiles: TileList,
    },
    /// AT-2.3, AT-4.1, AT-10.1: the cards a seat draws, in order. Where the draw pile runs out,
    /// the discard pile is shuffled in between (AT-10.2).
    Draw {
        /// Who draws.
        seat: Seat,
        cards: CardList,
    },
    /// AT-9.3: the lower tile that becomes visible.
    Uncover { position: Position, tile: Tile },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { seat } => write!(f, "{seat} starts"),
            Self::Layout { tiles } => write!(f, "path {}", Commas(tiles.as_slice())),
            Self::Draw { seat, cards } => write!(f, "{seat} draws {}", Commas(cards.as_slice())),
            Self::Uncover { position, tile } => write!(f, "{tile} at {position}"),
        }
    }
}

/// Things one after the other, with commas.
struct Commas<'a, T>(&'a [T]);

impl<T: fmt::Display> fmt::Display for Commas<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, item) in self.0.iter().enumerate() {
            write!(f, "{}{item}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// What a seat is asked: the decisions of chapter 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// AT-D1: the turn menu.
    Menu,
    /// AT-D2: a card for the figure, which began at `from` and now stands at `at` (an occupied
    /// position, or `from` itself before the first card).
    Card {
        /// Where the move began.
        from: Position,
        /// Where the figure stands now.
        at: Position,
    },
    /// AT-D3: the next item of a payment.
    Pay {
        /// What the move costs.
        cost: u8,
        /// What has been paid.
        paid: u8,
    },
    /// AT-D4: a bridge after the tile was taken, or `Done`.
    LateBridge,
}

/// What happened. Draws hold the cards; `seen` hides them from others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Event {
    /// AT-2.4: who starts.
    Started {
        /// The start player.
        seat: Seat,
    },
    /// AT-2.1: the path lies.
    PathLaid,
    /// AT-10.2: the discard pile became the new draw pile.
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// Cards were drawn.
    Drawn {
        seat: Seat,
        count: u8,
        /// Which: empty for those who may not know.
        cards: CardList,
        /// Why cards were drawn.
        why: DrawReason,
    },
    /// AT-4.1: a tile was sold.
    Bought {
        seat: Seat,
        /// The tile put out of the game.
        tile: Tile,
        /// How many cards it buys.
        cards: u8,
    },
    /// AT-8.1: a bridge was built.
    BridgeBuilt {
        seat: Seat,
        /// The first water position of the gap.
        gap: Position,
        last: Position,
    },
    /// AT-5.1: a figure was chosen.
    FigureChosen {
        seat: Seat,
        /// Which of the three, 0-2.
        figure: u8,
        /// Where it stands.
        from: Position,
    },
    /// AT-5.2: a card was played and the figure went on.
    Moved {
        seat: Seat,
        /// Which of the three figures, 0-2.
        figure: u8,
        /// The card's object.
        object: Object,
        /// Where the figure stood.
        from: Position,
        /// Where it stands now.
        to: Position,
        /// AT-5.4: the position is occupied and another card must follow.
        occupied: bool,
    },
    /// AT-7.1, AT-7.4: an item was paid and left the game.
    PaidTile {
        seat: Seat,
        tile: Tile,
        /// What has now been paid.
        paid: u8,
        cost: u8,
    },
    /// AT-7.1, AT-7.4: a card was paid and left the game.
    PaidCard {
        seat: Seat,
        object: Object,
        /// What has now been paid.
        paid: u8,
        cost: u8,
    },
    /// AT-9.1, AT-9.2: a tile was taken.
    Taken { seat: Seat, tile: Tile, position: Position },
    /// AT-R3, AT-R4: no tile could be taken.
    NothingToTake { seat: Seat },
    /// AT-9.3: a lower tile became visible.
    Uncovered { position: Position, tile: Tile },
    /// AT-3.3: a hand was shown.
    HandShown {
        seat: Seat,
        /// The whole hand.
        cards: Cards,
    },
    /// AT-11.1: the third figure reached the Mainland; the game ends.
    Ended {
        /// Who ended it; nobody in a standstill (AT-R30).
        seat: Option<Seat>,
    },
    /// AT-11.3, AT-11.5: how a seat's score comes about.
    Crossed {
        seat: Seat,
        /// Its sources.
        score: FinalScore,
    },
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
