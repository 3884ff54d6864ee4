//! What a seat may choose, what luck may decide and what a seat is asked: plain values with their
//! names. No rule is decided here; why something is refused is in `refusals.rs`.

use std::fmt;

use engine::{KindSet, Seat, ShortList, commas, labelled};
use fleet::{Berth, Colour, Special, SpecialList, berth_number, from_hold};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::kinds::{Card, EventCard, Faction, Source};

/// Politics cards one after another.
pub type CardList = fleet::CardList<Card>;

labelled! {
    /// One variant per kind of decision. The order is the order of listing; ships and slots count from 0.
    #[derive(Copy, PartialOrd, Ord, Hash, Deserialize)]
    pub enum Action {
        /// DA-D1, DA-D7, DA-D17, DA-D23: place own refugees on this ship.
        Board { ship: Berth } => "board {}" (berth_number(*ship)),
        /// DA-10.4: take the seat of a refugee of this colour.
        Displace { colour: Colour } => "displace {colour}",
        /// DA-D2, DA-D10, DA-D11: so many cubes, in secret.
        Commit { cubes: u8 } => "commit {cubes}",
        /// DA-D3 to DA-D5: take a faction.
        TakeFaction { faction: Faction } => "take {faction}",
        /// DA-D3: take none yet.
        PassFaction => "take no faction",
        /// DA-D6 to DA-D8: use the power.
        UsePower { faction: Faction } => "use {faction}",
        /// DA-D6 to DA-D8: leave the power.
        SkipPower { faction: Faction } => "skip {faction}",
        /// DA-D6: discard a politics card, face down.
        Discard { card: Card } => "discard {}" (card.name()),
        /// DA-D9: lay the next card of the own row, face down.
        Lay { card: Card } => "lay {}" (card.name()),
        /// DA-D9: which own cards stay face down: bits by slot, at most two.
        KeepDown { slots: u8 } => "keep down {slots:05b}",
        /// DA-D11: look at the bid of this player.
        Peek { seat: Seat } => "peek at {seat}",
        /// DA-D12: declare so many cubes; 0 passes.
        Declare { cubes: u8 } => "declare {cubes}",
        /// DA-D13: make this player declare at once.
        Force { seat: Seat } => "force {seat}",
        /// DA-D15: act before the other entitled players.
        ActFirst => "act first",
        /// DA-D15: act in rank order.
        ActInOrder => "act in order",
        /// DA-D16: play a card.
        Play { source: Source } => "play {source}",
        /// DA-D16: play Empathy in place of a Refugees card.
        PlayEmpathy { source: Source } => "empathy for {source}",
        /// DA-D17: move this ship.
        Sail { ship: Berth } => "sail {}" (berth_number(*ship)),
        /// DA-D17: the ship Treason or Sabotage is aimed at.
        Target { ship: Berth } => "target {}" (berth_number(*ship)),
        /// DA-10.9: Treason aimed at the Senate: so many cubes of this player, 1 to 4.
        Expel { seat: Seat, cubes: u8 } => "expel {cubes} of {seat}",
        /// DA-R76: go into the hold instead of taking a seat.
        IntoHold => "into the hold",
        /// DA-10.9: discard a refugee of this colour from the ship named.
        ThrowOff {
            colour: Colour,
            /// DA-R75: from the hold, not from a seat.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            hold: bool,
        } => "throw off {colour}{}" (from_hold(*hold)),
        /// DA-10.9: discard no more.
        Enough => "enough",
        /// DA-11.4: the ship on which neutrals are exchanged.
        Exchange { ship: Berth } => "exchange {}" (berth_number(*ship)),
        /// DA-D18: Pursuit Ship: ships on the Ocean too.
        Pursue => "pursue",
        /// DA-D18: Hidden Holds: full ships too.
        OpenHolds => "open holds",
        /// DA-D19: Self-Sacrifice: give up a refugee just placed on this ship and move it.
        Sacrifice {
            ship: Berth,
            /// DA-R82: from the hold, not from a seat.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            hold: bool,
        } => "sacrifice {}{}" (berth_number(*ship), from_hold(*hold)),
        /// DA-D14: Shapeshifting Spy: a cube more.
        Spy => "spy",
        /// DA-D20: Guardian: the red card has no effect.
        Guard => "guard",
        /// DA-D21: Alliance: score the neutrals.
        Ally => "ally",
        /// DA-D22: take back bid cubes.
        Refund => "refund",
        /// DA-D24: take a displayed special card.
        TakeSpecial { special: Special } => "take {special}",
        /// DA-D24: take the unseen top card.
        TakeTop => "take top",
        /// Leave it: a card, a power, a window, further refugees.
        Pass => "pass",
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Own => write!(f, "own"),
            Source::Borrowed => write!(f, "borrowed"),
            Source::Hand(card) => write!(f, "{} from hand", card.name()),
        }
    }
}

labelled! {
    /// What luck decides.
    #[derive(Deserialize)]
    pub enum Chance {
        /// DA-2.10: the order of the markers, from the left.
        Markers { seats: ShortList<Seat, 5> } => "markers {}" (commas(seats.as_slice(), Seat::to_string)),
        /// DA-2.8, DA-6.10, DA-8.1: the politics cards a seat draws, in order. Where the deck runs out,
        /// the discard pile is shuffled in between (DA-R33).
        Draw { seat: Seat, cards: CardList } => "{seat} draws {}" (commas(cards.as_slice(), |card| card.name())),
        /// DA-2.8, DA-11.1: the special cards a seat draws.
        DrawSpecials { seat: Seat, cards: SpecialList } => "{seat} gains {}" (commas(cards.as_slice(), |card| card.name())),
        /// DA-13.5.2: a special card for the display.
        Display { special: Special } => "display {special}",
        /// DA-6.4: the event on top of the deck.
        Event { event: EventCard } => "event {}" (event.name()),
    }
}

labelled! {
    /// What a seat is asked: the decisions of chapter 14, as what is to be done. Pages have their own words for it.
    #[derive(Copy)]
    pub enum Ask {
        /// DA-D1.
        FirstRefugee => "place one of your first refugees",
        /// DA-D2.
        Senate => "choose cubes for the Senate",
        /// DA-D3: at this price in cubes.
        Faction { price: u8 } => "take a faction or pass",
        /// DA-D4, DA-D5: free of charge, and one must be taken.
        FreeFaction => "take a faction",
        /// DA-D6 to DA-D8: which of this seat's powers at the end of the phase are left.
        Power { left: KindSet<Faction> } => "use or leave the power of a faction",
        /// DA-D6: discard so many more.
        Discard { left: u8 } => "discard a politics card",
        /// DA-D9: the next card of the row.
        Lay { slot: u8 } => "lay the next card of your row",
        /// DA-D9: which cards stay face down.
        KeepDown => "say which of your cards stay face down",
        /// DA-D10.
        Bid { slot: u8 } => "choose your bid",
        /// DA-D11: whose bid to look at.
        Peek => "look at a bid or pass",
        /// DA-D11: the own bid, after a look at this player's.
        NewBid { seen: Seat } => "choose your bid",
        /// DA-D12.
        Declare { slot: u8 } => "declare a number of cubes",
        /// DA-D13: whom to force; this player is next.
        Force { next: Seat } => "make somebody declare or pass",
        /// DA-D14.
        Spy => "play a Spy or pass",
        /// DA-D15.
        ActFirst => "say whether you act first",
        /// DA-D16.
        Play { slot: u8 } => "play a card or decline",
        /// DA-D7, DA-D17, DA-D18, DA-D23: which ship to board, so many refugees at once.
        Board { why: BoardReason, cubes: u8 } => "choose a ship for your refugees",
        /// DA-10.4: whose seat to take.
        Displace { ship: Berth } => "choose whose seat to take",
        /// DA-D17: which ship to move; so many are left.
        Sail { card: Card, left: u8 } => "choose a ship to move",
        /// DA-D17: what the red card is aimed at.
        Target { card: Card } => "choose what the card is aimed at",
        /// DA-D17: whom to throw off; so many have been.
        ThrowOff { ship: Berth, thrown: u8 } => "choose whom to throw off",
        /// DA-11.4: where to exchange neutrals.
        Exchange => "choose the ship where neutrals are exchanged",
        /// DA-D19.
        Sacrifice => "play Self-Sacrifice or pass",
        /// DA-D20: a red card is aimed at this ship.
        Guard { ship: Berth, card: Card } => "play a Guardian or pass",
        /// DA-D21: this ship has arrived.
        Ally { ship: Berth } => "play an Alliance or pass",
        /// DA-D22: so many cubes can be taken back.
        Refund { cubes: u8 } => "take back cubes or leave them",
        /// DA-D24.
        ChooseSpecial => "choose a special card",
    }
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
