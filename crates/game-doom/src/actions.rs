//! What a seat may choose, what luck may decide and what may have happened: plain values with
//! their names. No rule is decided here; why something is refused is in `refusals.rs`.

use std::fmt;

use engine::{PerSeat, Seat, SeatSet, ShortList};
use fleet::{Aboard, Berth, Colour, Order, Special};
use serde::{Deserialize, Serialize};

use crate::kinds::{Card, EventCard, Faction, Source, VoteKind};

/// Politics cards one after another.
pub type CardList = ShortList<Card, 12>;
/// Special cards one after another.
pub type SpecialList = ShortList<Special, 4>;

/// One variant per kind of decision. The order is the order of listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// DA-D1, DA-D7, DA-D17, DA-D23: place own refugees on this ship.
    Board {
        /// Which ship, by berth from 0.
        ship: Berth,
    },
    /// DA-10.4: take the seat of a refugee of this colour.
    Displace {
        /// Whose.
        colour: Colour,
    },
    /// DA-D2, DA-D10, DA-D11: so many cubes, in secret.
    Commit {
        /// How many.
        cubes: u8,
    },
    /// DA-D3 to DA-D5: take a faction.
    TakeFaction {
        /// Which.
        faction: Faction,
    },
    /// DA-D3: take none yet.
    PassFaction,
    /// DA-D6 to DA-D8: use the power.
    UsePower {
        /// Of which faction.
        faction: Faction,
    },
    /// DA-D6 to DA-D8: leave the power.
    SkipPower {
        /// Of which faction.
        faction: Faction,
    },
    /// DA-D6: discard a politics card, face down.
    Discard {
        /// Which.
        card: Card,
    },
    /// DA-D9: lay the next card of the own row, face down.
    Lay {
        /// Which.
        card: Card,
    },
    /// DA-D9: which own cards stay face down: bits by slot.
    KeepDown {
        /// At most two bits.
        slots: u8,
    },
    /// DA-D11: look at the bid of this player.
    Peek {
        /// Whose.
        seat: Seat,
    },
    /// DA-D12: declare so many cubes.
    Declare {
        /// How many; 0 passes.
        cubes: u8,
    },
    /// DA-D13: make this player declare at once.
    Force {
        /// Who.
        seat: Seat,
    },
    /// DA-D15: act before the other entitled players.
    ActFirst,
    /// DA-D15: act in rank order.
    ActInOrder,
    /// DA-D16: play a card.
    Play {
        /// From where.
        source: Source,
    },
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
        /// Whose.
        seat: Seat,
        /// How many, 1 to 4.
        cubes: u8,
    },
    /// DA-R76: go into the hold instead of taking a seat.
    IntoHold,
    /// DA-10.9: discard a refugee of this colour from the ship named.
    ThrowOff {
        /// Whose.
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
    TakeSpecial {
        /// Which.
        special: Special,
    },
    /// DA-D24: take the unseen top card.
    TakeTop,
    /// Leave it: a card, a power, a window, further refugees.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |ship: &Berth| u16::from(*ship) + 1;
        match self {
            Self::Board { ship } => write!(f, "board {}", number(ship)),
            Self::Displace { colour } => write!(f, "displace {colour}"),
            Self::Commit { cubes } => write!(f, "commit {cubes}"),
            Self::TakeFaction { faction } => write!(f, "take {faction}"),
            Self::PassFaction => write!(f, "take no faction"),
            Self::UsePower { faction } => write!(f, "use {faction}"),
            Self::SkipPower { faction } => write!(f, "skip {faction}"),
            Self::Discard { card } => write!(f, "discard {card}"),
            Self::Lay { card } => write!(f, "lay {card}"),
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

fn from_hold(hold: bool) -> &'static str {
    if hold { " from the hold" } else { "" }
}

struct Words(Source);

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Source::Own => write!(f, "own"),
            Source::Borrowed => write!(f, "borrowed"),
            Source::Hand(card) => write!(f, "{card} from hand"),
        }
    }
}

/// What luck decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// DA-2.10: the order of the markers, from the left.
    Markers {
        /// All seats.
        seats: ShortList<Seat, 5>,
    },
    /// DA-2.8, DA-6.10, DA-8.1: the politics cards a seat draws, in order. Where the deck runs out,
    /// the discard pile is shuffled in between (DA-R33).
    Draw {
        /// Who draws.
        seat: Seat,
        /// What.
        cards: CardList,
    },
    /// DA-2.8, DA-11.1: the special cards a seat draws.
    DrawSpecials {
        /// Who draws.
        seat: Seat,
        /// What.
        cards: SpecialList,
    },
    /// DA-13.5.2: a special card for the display.
    Display {
        /// What.
        special: Special,
    },
    /// DA-6.4: the event on top of the deck.
    Event {
        /// Which.
        event: EventCard,
    },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Markers { seats } => write!(f, "markers {}", Commas(seats.as_slice())),
            Self::Draw { seat, cards } => write!(f, "{seat} draws {}", Commas(cards.as_slice())),
            Self::DrawSpecials { seat, cards } => write!(f, "{seat} gains {}", Commas(cards.as_slice())),
            Self::Display { special } => write!(f, "display {special}"),
            Self::Event { event } => write!(f, "event {event}"),
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

/// What a seat is asked: the decisions of chapter 14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
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
    /// DA-D6 to DA-D8: which of the powers at the end of the phase are left: bits by
    /// [`Faction::AT_THE_END`].
    Power {
        /// Those of this seat.
        left: u8,
    },
    /// DA-D6: discard so many more.
    Discard {
        /// How many.
        left: u8,
    },
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
        /// Why.
        why: BoardReason,
        /// How many refugees at once.
        cubes: u8,
    },
    /// DA-10.4: whose seat to take.
    Displace {
        /// On which ship.
        ship: Berth,
    },
    /// DA-D17: which ship to move.
    Sail {
        /// By which card.
        card: Card,
        /// How many ships are still to move.
        left: u8,
    },
    /// DA-D17: what the red card is aimed at.
    Target {
        /// Which card.
        card: Card,
    },
    /// DA-D17: whom to throw off.
    ThrowOff {
        /// From which ship.
        ship: Berth,
        /// How many so far.
        thrown: u8,
    },
    /// DA-11.4: where to exchange neutrals.
    Exchange,
    /// DA-D19.
    Sacrifice,
    /// DA-D20: a red card is aimed at this ship.
    Guard {
        /// The ship.
        ship: Berth,
        /// The card.
        card: Card,
    },
    /// DA-D21: this ship has arrived.
    Ally {
        /// The ship.
        ship: Berth,
    },
    /// DA-D22: so many cubes can be taken back.
    Refund {
        /// How many.
        cubes: u8,
    },
    /// DA-D24.
    ChooseSpecial,
}

/// Why refugees are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardReason {
    /// DA-10.2 to DA-10.4: a card.
    Card(Card),
    /// DA-8.2.
    Basileus,
    /// DA-12.5.
    Together,
}

/// Where victory points came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PointReason {
    /// DA-4.7.
    PlusOne,
    /// DA-6.2.
    NewLand,
    /// DA-6.3.
    Senate,
    /// DA-12.3.
    Debts,
    /// DA-12.9.
    Command,
    /// DA-12.8: one point lost.
    Woe,
}

/// What happened. Some hold secrets; `seen` takes them out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// DA-2.10.
    MarkersPlaced {
        /// From the left.
        seats: Order,
    },
    /// Politics cards were drawn.
    Drawn {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which: empty for those who may not know.
        cards: CardList,
    },
    /// Special cards were drawn.
    SpecialsDrawn {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which: empty for those who may not know.
        cards: SpecialList,
    },
    /// DA-13.5.2: a special card was taken from the display.
    SpecialTaken {
        /// Who.
        seat: Seat,
        /// Which.
        special: Special,
    },
    /// DA-13.5.2: a card was laid into the display.
    Displayed {
        /// Which.
        special: Special,
    },
    /// DA-R33, DA-R34: a discard pile became the new deck.
    Reshuffled {
        /// Politics, or special cards.
        politics: bool,
    },
    /// DA-3.0: a round begins.
    RoundBegan {
        /// Which, from 1.
        round: u8,
        /// DA-5.4.
        vote: VoteKind,
    },
    /// Somebody has chosen in secret.
    Committed {
        /// Who.
        seat: Seat,
    },
    /// DA-3.2: all Senate choices, opened.
    SenateOpened {
        /// By seat.
        cubes: PerSeat<u8>,
    },
    /// DA-4.2, DA-4.5: a faction was taken.
    FactionTaken {
        /// Who.
        seat: Seat,
        /// Which.
        faction: Faction,
        /// What was paid.
        price: u8,
    },
    /// DA-4.2: nothing was taken yet.
    FactionPassed {
        /// Who.
        seat: Seat,
    },
    /// DA-4.9: a power is used.
    PowerUsed {
        /// Who.
        seat: Seat,
        /// Of which faction.
        faction: Faction,
    },
    /// DA-4.9: a power is left.
    PowerSkipped {
        /// Who.
        seat: Seat,
        /// Of which faction.
        faction: Faction,
    },
    /// DA-8.1, DA-R47: a card was discarded face down.
    Buried {
        /// Who.
        seat: Seat,
        /// Which; nothing for those who may not know.
        card: Option<Card>,
    },
    /// DA-4.10: these factions show +1 now: bits by faction.
    PlusTurned {
        /// All that show it.
        factions: u8,
    },
    /// DA-5.2: all rows lie open, face-down Oraklos cards apart.
    RowsOpened,
    /// DA-5.3: a vote begins.
    VoteBegan {
        /// The slot, from 0.
        slot: u8,
        /// Secret or open.
        kind: VoteKind,
    },
    /// DA-8.3: a bid was looked at.
    Peeked {
        /// Who looked.
        seat: Seat,
        /// At whose bid.
        at: Seat,
        /// What was seen; nothing for others.
        cubes: Option<u8>,
    },
    /// DA-8.3: somebody has to declare out of turn.
    Forced {
        /// Who forces.
        seat: Seat,
        /// Whom.
        target: Seat,
    },
    /// DA-5.11.
    Declared {
        /// Who.
        seat: Seat,
        /// How many.
        cubes: u8,
    },
    /// DA-5.9: all bids, opened.
    BidsOpened {
        /// By seat.
        cubes: PerSeat<u8>,
    },
    /// DA-8.5: a face-down card is turned up.
    CardTurned {
        /// Whose.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// DA-5.6, DA-5.7.
    Ranked {
        /// From the first.
        ranking: Order,
        /// How many of them are entitled.
        entitled: u8,
    },
    /// DA-8.6: whoever it is acts first.
    ActsFirst {
        /// Who.
        seat: Seat,
    },
    /// DA-5.15 to DA-5.19: a card is played.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// From where.
        source: Source,
        /// Whose slot the card comes from, if it is borrowed.
        from: Option<Seat>,
        /// DA-11.4: Empathy replaces it.
        empathy: bool,
    },
    /// DA-5.15: no card is played.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// DA-11.2: a special card was shown and discarded.
    SpecialPlayed {
        /// Who.
        seat: Seat,
        /// Which.
        special: Special,
    },
    /// Refugees were placed.
    Boarded {
        /// Whose.
        seat: Seat,
        /// Where.
        ship: Berth,
        /// How many in seats.
        seated: u8,
        /// How many in the hold.
        hold: u8,
    },
    /// A refugee was discarded from a ship.
    ThrownOff {
        /// By whom.
        seat: Seat,
        /// Whose.
        colour: Colour,
        /// From where.
        ship: Berth,
    },
    /// DA-11.4: three neutrals were exchanged.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// Where.
        ship: Berth,
    },
    /// DA-10.8, DA-10.9: a red card is aimed at a ship.
    Targeted {
        /// By whom.
        seat: Seat,
        /// With which card.
        card: Card,
        /// Which.
        ship: Berth,
    },
    /// DA-10.9: cubes were thrown out of the Senate.
    Expelled {
        /// By whom.
        seat: Seat,
        /// Whose.
        target: Seat,
        /// How many.
        cubes: u8,
    },
    /// DA-10.8, DA-12.4: a ship was sent home and everybody aboard discarded.
    SentHome {
        /// Which.
        ship: Berth,
        /// Who was aboard.
        aboard: Aboard,
    },
    /// DA-9.1: a ship left the port.
    Sailed {
        /// Which.
        ship: Berth,
        /// Who moved it; nobody in the Doom phase.
        mover: Option<Seat>,
    },
    /// DA-9.4: a ship landed and was scored.
    Landed {
        /// Which.
        ship: Berth,
        /// Who moved it; nobody in the Doom phase.
        mover: Option<Seat>,
        /// Who was aboard.
        aboard: Aboard,
        /// The premium table counted.
        premium: bool,
        /// Who scored the neutrals.
        allied: SeatSet,
        /// The points of every seat, the Science Ship's too.
        points: PerSeat<u8>,
    },
    /// DA-9.12: a neutral boarded the upgraded Ark.
    ArkNeutral {
        /// Where it lies.
        ship: Berth,
    },
    /// DA-8.7.
    Refunded {
        /// Who.
        seat: Seat,
        /// How many.
        cubes: u8,
    },
    /// Victory points beside landings.
    Scored {
        /// Who.
        seat: Seat,
        /// How many; lost for *Woe*.
        points: u8,
        /// Why.
        why: PointReason,
    },
    /// DA-6.4: an event was revealed.
    EventRevealed {
        /// Which.
        event: EventCard,
    },
    /// DA-13.5.1: the next event is seen.
    NextEventSeen {
        /// Which.
        event: EventCard,
    },
    /// DA-R3: the third Doom card came too early and went back.
    DoomPutBack {
        /// Which.
        event: EventCard,
    },
    /// DA-12.2: a Doom marker was removed.
    MarkerRemoved {
        /// How many are left.
        left: u8,
    },
    /// DA-9.11: a ship was upgraded.
    Upgraded {
        /// Which.
        ship: Berth,
    },
    /// DA-12.10: a neutral boarded.
    NeutralBoarded {
        /// Which ship.
        ship: Berth,
        /// DA-13.6.1: whose seat it took.
        instead_of: Option<Seat>,
    },
    /// DA-12.5: a player places no more.
    StoppedPlacing {
        /// Who.
        seat: Seat,
    },
    /// DA-6.6 to DA-6.9: cubes went back.
    CleanedUp {
        /// By seat, what came back from the Senate.
        senate: PerSeat<u8>,
        /// DA-12.6: factions are kept.
        factions_kept: bool,
    },
    /// DA-7.1.
    Ended,
    /// DA-7.2: special cards are shown.
    SpecialsShown {
        /// Whose.
        seat: Seat,
        /// Victory points on them.
        points: u8,
    },
}
