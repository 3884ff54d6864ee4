//! What a seat may choose, what luck may decide and what a seat is asked: plain values with their
//! names. No rule is decided here; why something is refused is in `refusals.rs`.

use std::fmt;

use engine::{Seat, ShortList, commas, labelled};
use fleet::{Berth, Colour, SpecialList, berth_number, from_hold};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::kinds::{Card, EventCard, Senator, Source, Zone};

/// Politics cards one after another.
pub type CardList = fleet::CardList<Card>;

labelled! {
    /// One variant per kind of decision. The order is the order of listing; ships and slots count from 0.
    #[derive(Copy, PartialOrd, Ord, Hash, Deserialize)]
    pub enum Action {
        /// LD-D1, LD-D5, LD-D13, LD-D20: place own refugees on this ship.
        Board { ship: Berth } => "board {}" (berth_number(*ship)),
        /// LD-10.4: take the seat of a refugee of this colour.
        Displace { colour: Colour } => "displace {colour}",
        /// LD-10.4, LD-11.6: go into the hold instead of taking a seat.
        IntoHold => "into the hold",
        /// LD-D2, LD-D9: so many cubes, in secret.
        Commit { cubes: u8 } => "commit {cubes}",
        /// LD-D3: take a senator tile.
        TakeSenator { senator: Senator } => "take {senator}",
        /// LD-D4 to LD-D7, LD-D22: use the immediate power.
        UsePower { senator: Senator } => "use {senator}",
        /// LD-D4: discard a politics card, face down.
        Discard { card: Card } => "discard {}" (card.name()),
        /// LD-D8: lay the next card of the own row, face down.
        Lay { card: Card } => "lay {}" (card.name()),
        /// LD-D8: which own cards stay face down: bits by slot, at most two.
        KeepDown { slots: u8 } => "keep down {slots:05b}",
        /// LD-D10: declare so many cubes; 0 passes.
        Declare { cubes: u8 } => "declare {cubes}",
        /// LD-D12, LD-D14: play a card.
        Play { source: Source } => "play {source}",
        /// LD-D12, LD-D14: play Empathy in place of a Refugees card.
        PlayEmpathy { source: Source } => "empathy for {source}",
        /// LD-D6, LD-D13: move this ship.
        Sail {
            ship: Berth,
            /// LD-12.6: as the further ship of *Favourable Winds*, a standard one.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            extra: bool,
        } => "sail {}{}" (berth_number(*ship), if *extra { " by the winds" } else { "" }),
        /// LD-D13: the ship Treason or Sabotage is aimed at.
        Target { ship: Berth } => "target {}" (berth_number(*ship)),
        /// LD-10.9: Treason aimed at the Senate: so many cubes of this player, 1 to 4.
        Expel { seat: Seat, cubes: u8 } => "expel {cubes} of {seat}",
        /// LD-10.9: discard a refugee of this colour from the ship named.
        ThrowOff {
            colour: Colour,
            /// From the hold, not from a seat.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            hold: bool,
        } => "throw off {colour}{}" (from_hold(*hold)),
        /// LD-10.9: discard no more.
        Enough => "enough",
        /// LD-11.4: the ship on which neutrals are exchanged.
        Exchange { ship: Berth } => "exchange {}" (berth_number(*ship)),
        /// LD-D15: Pursuit Ship: ships on the Ocean too.
        Pursue => "pursue",
        /// LD-D15: Hidden Holds: full ships too.
        OpenHolds => "open holds",
        /// LD-D16: Self-Sacrifice: give up a refugee just placed on this ship and move it.
        Sacrifice {
            ship: Berth,
            /// From the hold, not from a seat.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            hold: bool,
        } => "sacrifice {}{}" (berth_number(*ship), from_hold(*hold)),
        /// LD-D11: Shapeshifting Spy: a cube more.
        Spy => "spy",
        /// LD-D17: Guardian: the red card has no effect.
        Guard => "guard",
        /// LD-D18: Alliance: score the neutrals.
        Ally => "ally",
        /// LD-D19: take back so many bid cubes, 1 or 2.
        Refund { cubes: u8 } => "refund {cubes}",
        /// LD-D21: remove an own cube for good.
        Lose { zone: Zone } => "lose from {zone}",
        /// Leave it: a card, a power, a window, a further refugee or ship.
        Pass => "pass",
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Own => write!(f, "own"),
            Source::Borrowed => write!(f, "borrowed"),
            Source::Unbid(slot) => write!(f, "slot {}", u16::from(*slot) + 1),
            Source::Gods(card) => write!(f, "{} of the gods", card.name()),
            Source::Hand(card) => write!(f, "{} from hand", card.name()),
        }
    }
}

labelled! {
    /// What luck decides.
    #[derive(Deserialize)]
    pub enum Chance {
        /// LD-2.2, LD-6.4: the event that is revealed.
        Event { event: EventCard } => "event {}" (event.name()),
        /// LD-2.9: the order of the markers, from the left.
        Markers { seats: ShortList<Seat, 5> } => "markers {}" (commas(seats.as_slice(), Seat::to_string)),
        /// LD-2.7, LD-6.7, LD-8.1: the politics cards a seat draws, in order. Where the deck runs out,
        /// the discard pile is shuffled in between (LD-R30).
        Draw { seat: Seat, cards: CardList } => "{seat} draws {}" (commas(cards.as_slice(), |card| card.name())),
        /// LD-2.7, LD-11.1: the special cards a seat draws.
        DrawSpecials { seat: Seat, cards: SpecialList } => "{seat} gains {}" (commas(cards.as_slice(), |card| card.name())),
        /// LD-12.9: the cards of the Hand of the Gods.
        Gods { cards: CardList } => "gods {}" (commas(cards.as_slice(), |card| card.name())),
    }
}

labelled! {
    /// What a seat is asked: the decisions of chapter 14, as what is to be done. Pages have their own words for it.
    #[derive(Copy)]
    pub enum Ask {
        /// LD-D1.
        FirstRefugee => "place one of your first refugees",
        /// LD-D2.
        Influence => "choose cubes for the Senate",
        /// LD-D3.
        Senator => "take a senator",
        /// LD-D4 to LD-D7, LD-D22: whether to use the power.
        Power { senator: Senator } => "use or leave the power of your senator",
        /// LD-D4: discard so many more.
        Discard { left: u8 } => "discard a politics card",
        /// LD-D8: the next card of the row.
        Lay { slot: u8 } => "lay the next card of your row",
        /// LD-D8: which cards stay face down.
        KeepDown => "say which of your cards stay face down",
        /// LD-D9.
        Bid { slot: u8 } => "choose your bid",
        /// LD-D10.
        Declare { slot: u8 } => "declare a number of cubes",
        /// LD-D11.
        Spy => "play a Spy or pass",
        /// LD-D12.
        Play { slot: u8 } => "play a card or decline",
        /// LD-D19: up to so many cubes can be taken back.
        Refund { most: u8 } => "take back cubes or leave them",
        /// LD-D14.
        Strategos => "play a card without cubes or leave it",
        /// LD-D5, LD-D13, LD-D15, LD-D20: which ship to board, so many refugees at once.
        Board { why: BoardReason, cubes: u8 } => "choose a ship for your refugees",
        /// LD-10.4: whose seat to take.
        Displace { ship: Berth } => "choose whose seat to take",
        /// LD-12.5: where one refugee more goes, by *Flood of the Poor*.
        Flood { card: Card } => "place one refugee more or leave it",
        /// LD-D16.
        Sacrifice => "play Self-Sacrifice or pass",
        /// LD-D6, LD-D13: which ship to move; so many must, and `extra` one more may (LD-12.6).
        Sail { why: SailReason, left: u8, extra: bool } => "choose a ship to move",
        /// LD-D13: what the red card is aimed at.
        Target { card: Card } => "choose what the card is aimed at",
        /// LD-D13: whom to throw off; so many have been.
        ThrowOff { ship: Berth, thrown: u8 } => "choose whom to throw off",
        /// LD-11.4: where to exchange neutrals.
        Exchange => "choose the ship where neutrals are exchanged",
        /// LD-D17: a red card is aimed at this ship.
        Guard { ship: Berth, card: Card } => "play a Guardian or pass",
        /// LD-D18: this ship has arrived.
        Ally { ship: Berth } => "play an Alliance or pass",
        /// LD-D21: remove so many more cubes for good.
        Lose { left: u8 } => "choose a cube to lose",
    }
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
