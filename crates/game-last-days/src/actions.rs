//! What a seat may choose, what luck may decide and what a seat is asked: plain values with their
//! names. No rule is decided here; why something is refused is in `refusals.rs`.

use std::fmt;

use engine::{Seat, ShortList};
use fleet::{Berth, Colour, SpecialList, berth_number, commas, from_hold};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::kinds::{Card, EventCard, Senator, Source, Zone};

/// Politics cards one after another.
pub type CardList = fleet::CardList<Card>;

/// One variant per kind of decision. The order is the order of listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Action {
    /// LD-D1, LD-D5, LD-D13, LD-D20: place own refugees on this ship.
    Board {
        /// Which ship, by berth from 0.
        ship: Berth,
    },
    /// LD-10.4: take the seat of a refugee of this colour.
    Displace { colour: Colour },
    /// LD-10.4, LD-11.6: go into the hold instead of taking a seat.
    IntoHold,
    /// LD-D2, LD-D9: so many cubes, in secret.
    Commit { cubes: u8 },
    /// LD-D3: take a senator tile.
    TakeSenator { senator: Senator },
    /// LD-D4 to LD-D7, LD-D22: use the immediate power.
    UsePower { senator: Senator },
    /// LD-D4: discard a politics card, face down.
    Discard { card: Card },
    /// LD-D8: lay the next card of the own row, face down.
    Lay { card: Card },
    /// LD-D8: which own cards stay face down: bits by slot.
    KeepDown {
        /// At most two bits.
        slots: u8,
    },
    /// LD-D10: declare so many cubes.
    Declare {
        /// How many; 0 passes.
        cubes: u8,
    },
    /// LD-D12, LD-D14: play a card.
    Play { source: Source },
    /// LD-D12, LD-D14: play Empathy in place of a Refugees card.
    PlayEmpathy {
        /// The Refugees card it replaces.
        source: Source,
    },
    /// LD-D6, LD-D13: move this ship.
    Sail {
        /// Which ship, by berth from 0.
        ship: Berth,
        /// LD-12.6: as the further ship of *Favourable Winds*, a standard one.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        extra: bool,
    },
    /// LD-D13: the ship Treason or Sabotage is aimed at.
    Target {
        /// Which ship, by berth from 0.
        ship: Berth,
    },
    /// LD-10.9: Treason aimed at the Senate: so many cubes of this player.
    Expel {
        seat: Seat,
        /// How many, 1 to 4.
        cubes: u8,
    },
    /// LD-10.9: discard a refugee of this colour from the ship named.
    ThrowOff {
        colour: Colour,
        /// From the hold, not from a seat.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hold: bool,
    },
    /// LD-10.9: discard no more.
    Enough,
    /// LD-11.4: the ship on which neutrals are exchanged.
    Exchange {
        /// Which ship, by berth from 0.
        ship: Berth,
    },
    /// LD-D15: Pursuit Ship: ships on the Ocean too.
    Pursue,
    /// LD-D15: Hidden Holds: full ships too.
    OpenHolds,
    /// LD-D16: Self-Sacrifice: give up a refugee just placed on this ship and move it.
    Sacrifice {
        /// Which ship, by berth from 0.
        ship: Berth,
        /// From the hold, not from a seat.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hold: bool,
    },
    /// LD-D11: Shapeshifting Spy: a cube more.
    Spy,
    /// LD-D17: Guardian: the red card has no effect.
    Guard,
    /// LD-D18: Alliance: score the neutrals.
    Ally,
    /// LD-D19: take back so many bid cubes.
    Refund {
        /// How many, 1 or 2.
        cubes: u8,
    },
    /// LD-D21: remove an own cube for good.
    Lose { zone: Zone },
    /// Leave it: a card, a power, a window, a further refugee or ship.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |ship: &Berth| berth_number(*ship);
        match self {
            Self::Board { ship } => write!(f, "board {}", number(ship)),
            Self::Displace { colour } => write!(f, "displace {colour}"),
            Self::IntoHold => write!(f, "into the hold"),
            Self::Commit { cubes } => write!(f, "commit {cubes}"),
            Self::TakeSenator { senator } => write!(f, "take {senator}"),
            Self::UsePower { senator } => write!(f, "use {senator}"),
            Self::Discard { card } => write!(f, "discard {}", card.name()),
            Self::Lay { card } => write!(f, "lay {}", card.name()),
            Self::KeepDown { slots } => write!(f, "keep down {slots:05b}"),
            Self::Declare { cubes } => write!(f, "declare {cubes}"),
            Self::Play { source } => write!(f, "play {}", Words(*source)),
            Self::PlayEmpathy { source } => write!(f, "empathy for {}", Words(*source)),
            Self::Sail { ship, extra } => {
                write!(f, "sail {}{}", number(ship), if *extra { " by the winds" } else { "" })
            }
            Self::Target { ship } => write!(f, "target {}", number(ship)),
            Self::Expel { seat, cubes } => write!(f, "expel {cubes} of {seat}"),
            Self::ThrowOff { colour, hold } => write!(f, "throw off {colour}{}", from_hold(*hold)),
            Self::Enough => write!(f, "enough"),
            Self::Exchange { ship } => write!(f, "exchange {}", number(ship)),
            Self::Pursue => write!(f, "pursue"),
            Self::OpenHolds => write!(f, "open holds"),
            Self::Sacrifice { ship, hold } => write!(f, "sacrifice {}{}", number(ship), from_hold(*hold)),
            Self::Spy => write!(f, "spy"),
            Self::Guard => write!(f, "guard"),
            Self::Ally => write!(f, "ally"),
            Self::Refund { cubes } => write!(f, "refund {cubes}"),
            Self::Lose { zone } => write!(f, "lose from {zone}"),
            Self::Pass => write!(f, "pass"),
        }
    }
}

struct Words(Source);

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Source::Own => write!(f, "own"),
            Source::Borrowed => write!(f, "borrowed"),
            Source::Unbid(slot) => write!(f, "slot {}", u16::from(slot) + 1),
            Source::Gods(card) => write!(f, "{} of the gods", card.name()),
            Source::Hand(card) => write!(f, "{} from hand", card.name()),
        }
    }
}

/// What luck decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Chance {
    /// LD-2.2, LD-6.4: the event that is revealed.
    Event { event: EventCard },
    /// LD-2.9: the order of the markers, from the left.
    Markers { seats: ShortList<Seat, 5> },
    /// LD-2.7, LD-6.7, LD-8.1: the politics cards a seat draws, in order. Where the deck runs out,
    /// the discard pile is shuffled in between (LD-R30).
    Draw {
        /// Who draws.
        seat: Seat,
        cards: CardList,
    },
    /// LD-2.7, LD-11.1: the special cards a seat draws.
    DrawSpecials {
        /// Who draws.
        seat: Seat,
        cards: SpecialList,
    },
    /// LD-12.9: the cards of the Hand of the Gods.
    Gods { cards: CardList },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event { event } => write!(f, "event {}", event.name()),
            Self::Markers { seats } => write!(f, "markers {}", commas(seats.as_slice(), Seat::to_string)),
            Self::Draw { seat, cards } => write!(f, "{seat} draws {}", commas(cards.as_slice(), |card| card.name())),
            Self::DrawSpecials { seat, cards } => {
                write!(f, "{seat} gains {}", commas(cards.as_slice(), |card| card.name()))
            }
            Self::Gods { cards } => write!(f, "gods {}", commas(cards.as_slice(), |card| card.name())),
        }
    }
}

/// What a seat is asked: the decisions of chapter 14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Ask {
    /// LD-D1.
    FirstRefugee,
    /// LD-D2.
    Influence,
    /// LD-D3.
    Senator,
    /// LD-D4 to LD-D7, LD-D22: whether to use the power.
    Power { senator: Senator },
    /// LD-D4: discard so many more.
    Discard { left: u8 },
    /// LD-D8: the next card of the row.
    Lay {
        /// The slot it goes to, from 0.
        slot: u8,
    },
    /// LD-D8: which cards stay face down.
    KeepDown,
    /// LD-D9.
    Bid {
        /// The slot of the auction, from 0.
        slot: u8,
    },
    /// LD-D10.
    Declare {
        /// The slot of the auction, from 0.
        slot: u8,
    },
    /// LD-D11.
    Spy,
    /// LD-D12.
    Play {
        /// The slot of the auction, from 0.
        slot: u8,
    },
    /// LD-D19: up to so many cubes can be taken back.
    Refund { most: u8 },
    /// LD-D14.
    Strategos,
    /// LD-D5, LD-D13, LD-D15, LD-D20: which ship to board.
    Board {
        why: BoardReason,
        /// How many refugees at once.
        cubes: u8,
    },
    /// LD-10.4: whose seat to take.
    Displace { ship: Berth },
    /// LD-12.5: where one refugee more goes, by *Flood of the Poor*.
    Flood { card: Card },
    /// LD-D16.
    Sacrifice,
    /// LD-D6, LD-D13: which ship to move.
    Sail {
        why: SailReason,
        /// How many ships must still move.
        left: u8,
        /// LD-12.6: whether a further ship may move.
        extra: bool,
    },
    /// LD-D13: what the red card is aimed at.
    Target { card: Card },
    /// LD-D13: whom to throw off.
    ThrowOff {
        ship: Berth,
        /// How many so far.
        thrown: u8,
    },
    /// LD-11.4: where to exchange neutrals.
    Exchange,
    /// LD-D17: a red card is aimed at this ship.
    Guard { ship: Berth, card: Card },
    /// LD-D18: this ship has arrived.
    Ally { ship: Berth },
    /// LD-D21: remove so many more cubes for good.
    Lose { left: u8 },
}

/// Why refugees are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardReason {
    /// LD-10.2 to LD-10.4: a card.
    Card(Card),
    /// LD-8.2.
    Basileus,
    /// LD-12.12.
    Together,
}

/// Why a ship is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SailReason {
    /// LD-10.3, LD-10.5, LD-10.6: a card.
    Card(Card),
    /// LD-8.3.
    Demagogos,
}
