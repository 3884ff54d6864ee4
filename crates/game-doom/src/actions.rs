//! What a seat may choose, what luck may decide and what a seat is asked: plain values with their
//! names. No rule is decided here; why something is refused is in `refusals.rs`.

use std::fmt;

use engine::{KindSet, Seat, ShortList};
use fleet::{Berth, Colour, Special, SpecialList, berth_number, commas, from_hold};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::kinds::{Card, EventCard, Faction, Source};

/// Politics cards one after another.
pub type CardList = fleet::CardList<Card>;

/// One variant per kind of decision. The order is the order of listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Action {
    /// DA-D1, DA-D7, DA-D17, DA-D23: place own refugees on this ship.
    Board {
        /// Which ship, by berth from 0.
        ship: Berth,
    },
    /// DA-10.4: take the seat of a refugee of this colour.
    Displace { colour: Colour },
    /// DA-D2, DA-D10, DA-D11: so many cubes, in secret.
    Commit { cubes: u8 },
    /// DA-D3 to DA-D5: take a faction.
    TakeFaction { faction: Faction },
    /// DA-D3: take none yet.
    PassFaction,
    /// DA-D6 to DA-D8: use the power.
    UsePower { faction: Faction },
    /// DA-D6 to DA-D8: leave the power.
    SkipPower { faction: Faction },
    /// DA-D6: discard a politics card, face down.
    Discard { card: Card },
    /// DA-D9: lay the next card of the own row, face down.
    Lay { card: Card },
    /// DA-D9: which own cards stay face down: bits by slot.
    KeepDown {
        /// At most two bits.
        slots: u8,
    },
    /// DA-D11: look at the bid of this player.
    Peek { seat: Seat },
    /// DA-D12: declare so many cubes.
    Declare {
        /// How many; 0 passes.
        cubes: u8,
    },
    /// DA-D13: make this player declare at once.
    Force { seat: Seat },
    /// DA-D15: act before the other entitled players.
    ActFirst,
    /// DA-D15: act in rank order.
    ActInOrder,
    /// DA-D16: play a card.
    Play { source: Source },
    /// DA-D16: play Empathy in place of a Refugees card.
    PlayEmpathy {
        /// The Refugees card it replaces.
        source: Source,
    },
    /// DA-D17: move this ship.
    Sail {
        /// Which ship, by berth from 0.
        ship: Berth,
    },
    /// DA-D17: the ship Treason or Sabotage is aimed at.
    Target {
        /// Which ship, by berth from 0.
        ship: Berth,
    },
    /// DA-10.9: Treason aimed at the Senate: so many cubes of this player.
    Expel {
        seat: Seat,
        /// How many, 1 to 4.
        cubes: u8,
    },
    /// DA-R76: go into the hold instead of taking a seat.
    IntoHold,
    /// DA-10.9: discard a refugee of this colour from the ship named.
    ThrowOff {
        colour: Colour,
        /// DA-R75: from the hold, not from a seat.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hold: bool,
    },
    /// DA-10.9: discard no more.
    Enough,
    /// DA-11.4: the ship on which neutrals are exchanged.
    Exchange {
        /// Which ship, by berth from 0.
        ship: Berth,
    },
    /// DA-D18: Pursuit Ship: ships on the Ocean too.
    Pursue,
    /// DA-D18: Hidden Holds: full ships too.
    OpenHolds,
    /// DA-D19: Self-Sacrifice: give up a refugee just placed on this ship and move it.
    Sacrifice {
        /// Which ship, by berth from 0.
        ship: Berth,
        /// DA-R82: from the hold, not from a seat.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hold: bool,
    },
    /// DA-D14: Shapeshifting Spy: a cube more.
    Spy,
    /// DA-D20: Guardian: the red card has no effect.
    Guard,
    /// DA-D21: Alliance: score the neutrals.
    Ally,
    /// DA-D22: take back bid cubes.
    Refund,
    /// DA-D24: take a displayed special card.
    TakeSpecial { special: Special },
    /// DA-D24: take the unseen top card.
    TakeTop,
    /// Leave it: a card, a power, a window, further refugees.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |ship: &Berth| berth_number(*ship);
        match self {
            Self::Board { ship } => write!(f, "board {}", number(ship)),
            Self::Displace { colour } => write!(f, "displace {colour}"),
            Self::Commit { cubes } => write!(f, "commit {cubes}"),
            Self::TakeFaction { faction } => write!(f, "take {faction}"),
            Self::PassFaction => write!(f, "take no faction"),
            Self::UsePower { faction } => write!(f, "use {faction}"),
            Self::SkipPower { faction } => write!(f, "skip {faction}"),
            Self::Discard { card } => write!(f, "discard {}", card.name()),
            Self::Lay { card } => write!(f, "lay {}", card.name()),
            Self::KeepDown { slots } => write!(f, "keep down {slots:05b}"),
            Self::Peek { seat } => write!(f, "peek at {seat}"),
            Self::Declare { cubes } => write!(f, "declare {cubes}"),
            Self::Force { seat } => write!(f, "force {seat}"),
            Self::ActFirst => write!(f, "act first"),
            Self::ActInOrder => write!(f, "act in order"),
            Self::Play { source } => write!(f, "play {}", Words(*source)),
            Self::PlayEmpathy { source } => write!(f, "empathy for {}", Words(*source)),
            Self::Sail { ship } => write!(f, "sail {}", number(ship)),
            Self::Target { ship } => write!(f, "target {}", number(ship)),
            Self::Expel { seat, cubes } => write!(f, "expel {cubes} of {seat}"),
            Self::IntoHold => write!(f, "into the hold"),
            Self::ThrowOff { colour, hold } => write!(f, "throw off {colour}{}", from_hold(*hold)),
            Self::Enough => write!(f, "enough"),
            Self::Exchange { ship } => write!(f, "exchange {}", number(ship)),
            Self::Pursue => write!(f, "pursue"),
            Self::OpenHolds => write!(f, "open holds"),
            Self::Sacrifice { ship, hold } => write!(f, "sacrifice {}{}", number(ship), from_hold(*hold)),
            Self::Spy => write!(f, "spy"),
            Self::Guard => write!(f, "guard"),
            Self::Ally => write!(f, "ally"),
            Self::Refund => write!(f, "refund"),
            Self::TakeSpecial { special } => write!(f, "take {special}"),
            Self::TakeTop => write!(f, "take top"),
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
            Source::Hand(card) => write!(f, "{} from hand", card.name()),
        }
    }
}

/// What luck decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Chance {
    /// DA-2.10: the order of the markers, from the left.
    Markers { seats: ShortList<Seat, 5> },
    /// DA-2.8, DA-6.10, DA-8.1: the politics cards a seat draws, in order. Where the deck runs out,
    /// the discard pile is shuffled in between (DA-R33).
    Draw {
        /// Who draws.
        seat: Seat,
        cards: CardList,
    },
    /// DA-2.8, DA-11.1: the special cards a seat draws.
    DrawSpecials {
        /// Who draws.
        seat: Seat,
        cards: SpecialList,
    },
    /// DA-13.5.2: a special card for the display.
    Display { special: Special },
    /// DA-6.4: the event on top of the deck.
    Event { event: EventCard },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Markers { seats } => write!(f, "markers {}", commas(seats.as_slice(), Seat::to_string)),
            Self::Draw { seat, cards } => write!(f, "{seat} draws {}", commas(cards.as_slice(), |card| card.name())),
            Self::DrawSpecials { seat, cards } => {
                write!(f, "{seat} gains {}", commas(cards.as_slice(), |card| card.name()))
            }
            Self::Display { special } => write!(f, "display {special}"),
            Self::Event { event } => write!(f, "event {}", event.name()),
        }
    }
}

/// What a seat is asked: the decisions of chapter 14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Ask {
    /// DA-D1.
    FirstRefugee,
    /// DA-D2.
    Senate,
    /// DA-D3: at this price.
    Faction {
        /// In cubes.
        price: u8,
    },
    /// DA-D4, DA-D5: free of charge, and one must be taken.
    FreeFaction,
    /// DA-D6 to DA-D8: which of this seat's powers at the end of the phase are left.
    Power { left: KindSet<Faction> },
    /// DA-D6: discard so many more.
    Discard { left: u8 },
    /// DA-D9: the next card of the row.
    Lay {
        /// The slot it goes to, from 0.
        slot: u8,
    },
    /// DA-D9: which cards stay face down.
    KeepDown,
    /// DA-D10.
    Bid {
        /// The slot voted on, from 0.
        slot: u8,
    },
    /// DA-D11: whose bid to look at.
    Peek,
    /// DA-D11: the own bid, after a look at this player's.
    NewBid {
        /// Whose bid was seen.
        seen: Seat,
    },
    /// DA-D12.
    Declare {
        /// The slot voted on, from 0.
        slot: u8,
    },
    /// DA-D13: whom to force; this player is next.
    Force {
        /// Who would declare now.
        next: Seat,
    },
    /// DA-D14.
    Spy,
    /// DA-D15.
    ActFirst,
    /// DA-D16.
    Play {
        /// The slot voted on, from 0.
        slot: u8,
    },
    /// DA-D7, DA-D17, DA-D18, DA-D23: which ship to board.
    Board {
        why: BoardReason,
        /// How many refugees at once.
        cubes: u8,
    },
    /// DA-10.4: whose seat to take.
    Displace { ship: Berth },
    /// DA-D17: which ship to move.
    Sail {
        card: Card,
        /// How many ships are still to move.
        left: u8,
    },
    /// DA-D17: what the red card is aimed at.
    Target { card: Card },
    /// DA-D17: whom to throw off.
    ThrowOff {
        ship: Berth,
        /// How many so far.
        thrown: u8,
    },
    /// DA-11.4: where to exchange neutrals.
    Exchange,
    /// DA-D19.
    Sacrifice,
    /// DA-D20: a red card is aimed at this ship.
    Guard { ship: Berth, card: Card },
    /// DA-D21: this ship has arrived.
    Ally { ship: Berth },
    /// DA-D22: so many cubes can be taken back.
    Refund { cubes: u8 },
    /// DA-D24.
    ChooseSpecial,
}

/// Why refugees are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardReason {
    /// DA-10.2 to DA-10.4: a card.
    Card(Card),
    /// DA-8.2.
    Basileus,
    /// DA-12.5.
    Together,
}
