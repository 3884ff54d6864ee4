//! What may have happened: plain values. Who may know what of it is in `view.rs`.

use engine::{PerSeat, Seat, SeatSet};
use fleet::{Aboard, Berth, Colour, Order, Special};
use serde::Serialize;

use crate::actions::{CardList, SpecialList};
use crate::kinds::{Card, EventCard, Faction, Source, VoteKind};

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
