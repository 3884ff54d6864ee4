//! What may have happened: plain values. Who may know what of it is in `view.rs`.

use engine::{PerSeat, Seat, SeatSet};
use fleet::{Aboard, Berth, Colour, Order, Special};
use serde::Serialize;

use crate::actions::{CardList, SpecialList};
use crate::kinds::{AuctionKind, Card, EventCard, Senator, Source, Zone};

/// Where victory points came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PointReason {
    /// LD-4.3: bonus markers on a senator tile.
    Bonus,
    /// LD-6.1.
    NewLand,
    /// LD-6.2.
    Senate,
    /// LD-10.3: printed on a Refugees card.
    Refugees,
    /// LD-10.8: refugees of players ahead.
    Sabotage,
    /// LD-10.9: refugees of players ahead.
    Treason,
    /// LD-12.7.
    Debts,
}

/// What happened. Some hold secrets; `seen` takes them out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// LD-2.2, LD-6.4: an event was revealed and is the current one.
    EventRevealed {
        /// Which.
        event: EventCard,
    },
    /// LD-2.9.
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
    /// LD-R30, LD-R31: a discard pile became the new deck.
    Reshuffled {
        /// Politics, or special cards.
        politics: bool,
    },
    /// LD-3.0: a round begins.
    RoundBegan {
        /// Which, from 1.
        round: u8,
        /// LD-5.4.
        auction: AuctionKind,
        /// LD-1.11: the current event.
        event: EventCard,
    },
    /// Somebody has chosen in secret.
    Committed {
        /// Who.
        seat: Seat,
    },
    /// LD-3.2: all Influence choices, opened.
    InfluenceOpened {
        /// By seat.
        cubes: PerSeat<u8>,
    },
    /// LD-12.9: the Hand of the Gods lies open.
    GodsLaid {
        /// What.
        cards: CardList,
    },
    /// LD-4.2: a senator tile was taken.
    SenatorTaken {
        /// Who.
        seat: Seat,
        /// Which.
        senator: Senator,
    },
    /// LD-4.4: an immediate power is used.
    PowerUsed {
        /// Who.
        seat: Seat,
        /// Of which senator.
        senator: Senator,
    },
    /// LD-4.4: an immediate power is left.
    PowerSkipped {
        /// Who.
        seat: Seat,
        /// Of which senator.
        senator: Senator,
    },
    /// LD-8.1: a card was discarded face down.
    Buried {
        /// Who.
        seat: Seat,
        /// Which; nothing for those who may not know.
        card: Option<Card>,
    },
    /// LD-4.6: a bonus marker was put on each of these tiles: bits by senator.
    BonusPlaced {
        /// Those not taken.
        senators: u8,
    },
    /// LD-5.2: all rows lie open, face-down Oraklos cards apart.
    RowsOpened,
    /// LD-5.3: an auction begins.
    AuctionBegan {
        /// The slot, from 0.
        slot: u8,
        /// Secret or open.
        kind: AuctionKind,
    },
    /// LD-5.9.
    Declared {
        /// Who.
        seat: Seat,
        /// How many.
        cubes: u8,
    },
    /// LD-5.8: all bids, opened.
    BidsOpened {
        /// By seat.
        cubes: PerSeat<u8>,
    },
    /// LD-8.5: a face-down card is turned up.
    CardTurned {
        /// Whose.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// LD-5.6.
    Ranked {
        /// From the first.
        ranking: Order,
        /// How many of them are entitled.
        entitled: u8,
    },
    /// LD-5.13 to LD-5.17, LD-8.7: a card is played.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// From where.
        source: Source,
        /// Whose slot the card comes from, if it is borrowed.
        from: Option<Seat>,
        /// LD-11.4: Empathy replaces it.
        empathy: bool,
    },
    /// LD-5.13, LD-8.7: no card is played.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// LD-11.2: a special card was shown and discarded.
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
    /// LD-11.4: three neutrals were exchanged.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// Where.
        ship: Berth,
    },
    /// LD-10.8, LD-10.9: a red card is aimed at a ship.
    Targeted {
        /// By whom.
        seat: Seat,
        /// With which card.
        card: Card,
        /// Which.
        ship: Berth,
    },
    /// LD-10.9: cubes were thrown out of the Senate.
    Expelled {
        /// By whom.
        seat: Seat,
        /// Whose.
        target: Seat,
        /// How many.
        cubes: u8,
    },
    /// LD-10.8, LD-12.11: a ship was sent home and everybody aboard discarded.
    SentHome {
        /// Which.
        ship: Berth,
        /// Who was aboard.
        aboard: Aboard,
    },
    /// LD-9.1: a ship left the port.
    Sailed {
        /// Which.
        ship: Berth,
        /// Who moved it; nobody in the Doom phase.
        mover: Option<Seat>,
    },
    /// LD-9.4: a ship landed and was scored.
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
    /// LD-9.11: a neutral boarded the upgraded Ark.
    ArkNeutral {
        /// Where it lies.
        ship: Berth,
    },
    /// LD-8.6.
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
        /// How many.
        points: u8,
        /// Why.
        why: PointReason,
    },
    /// LD-6.4 (b): a delayed effect begins.
    EffectBegan {
        /// Of which event.
        event: EventCard,
    },
    /// LD-12.14: a player removed a cube for good.
    Lost {
        /// Whose.
        seat: Seat,
        /// From where.
        zone: Zone,
    },
    /// LD-R26: a ship on the Ocean was left by its last refugee and came home.
    CameHome {
        /// Which.
        ship: Berth,
    },
    /// LD-12.3: a Doom marker was removed.
    MarkerRemoved {
        /// How many are left.
        left: u8,
    },
    /// LD-9.10: a ship was upgraded.
    Upgraded {
        /// Which.
        ship: Berth,
    },
    /// LD-2.4, LD-12.13: a neutral boarded.
    NeutralBoarded {
        /// Which ship.
        ship: Berth,
    },
    /// LD-12.12: a player places no more.
    StoppedPlacing {
        /// Who.
        seat: Seat,
    },
    /// LD-6.5: cubes and cards went back.
    CleanedUp {
        /// By seat, what came back from the Senate.
        senate: PerSeat<u8>,
        /// LD-12.8: senator tiles and Senate cubes are kept.
        kept: bool,
    },
    /// LD-7.1.
    Ended,
    /// LD-7.2: special cards are shown.
    SpecialsShown {
        /// Whose.
        seat: Seat,
        /// Victory points on them.
        points: u8,
    },
}
