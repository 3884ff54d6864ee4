//! What may have happened: plain values. Who may know what of it is in `view.rs`.

use engine::{KindSet, PerSeat, Seat};
use fleet::{Berth, Special, VoteKind};
use serde::Serialize;

use crate::kinds::{Card, EventCard, Faction, Source};

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
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Event {
    /// DA-13.5.2: a special card was taken from the display.
    SpecialTaken { seat: Seat, special: Special },
    /// DA-13.5.2: a card was laid into the display.
    Displayed { special: Special },
    /// DA-3.0, DA-5.4: a round begins.
    RoundBegan { round: u8, vote: VoteKind },
    /// DA-3.2: all Senate choices, opened.
    SenateOpened { cubes: PerSeat<u8> },
    /// DA-4.2, DA-4.5: a faction was taken, and so much paid.
    FactionTaken { seat: Seat, faction: Faction, price: u8 },
    /// DA-4.2: nothing was taken yet.
    FactionPassed { seat: Seat },
    /// DA-4.9: a power is used.
    PowerUsed { seat: Seat, faction: Faction },
    /// DA-4.9: a power is left.
    PowerSkipped { seat: Seat, faction: Faction },
    /// DA-4.10: all these factions show +1 now.
    PlusTurned { factions: KindSet<Faction> },
    /// DA-5.3: a vote begins.
    VoteBegan { slot: u8, kind: VoteKind },
    /// DA-8.3: a bid was looked at; others see no number.
    Peeked { seat: Seat, at: Seat, cubes: Option<u8> },
    /// DA-8.3: somebody has to declare out of turn.
    Forced { seat: Seat, target: Seat },
    /// DA-8.6: whoever it is acts first.
    ActsFirst { seat: Seat },
    /// DA-5.15 to DA-5.19: a card is played.
    Played {
        seat: Seat,
        card: Card,
        source: Source,
        /// Whose slot the card comes from, if it is borrowed.
        from: Option<Seat>,
        /// DA-11.4: Empathy replaces it.
        empathy: bool,
    },
    /// Victory points beside landings; lost for *Woe*.
    Scored { seat: Seat, points: u8, why: PointReason },
    /// DA-6.4: an event was revealed.
    EventRevealed { event: EventCard },
    /// DA-13.5.1: the next event is seen.
    NextEventSeen { event: EventCard },
    /// DA-R3: the third Doom card came too early and went back.
    DoomPutBack { event: EventCard },
    /// DA-12.10: a neutral boarded; DA-13.6.1: whose seat it took.
    NeutralBoarded { ship: Berth, instead_of: Option<Seat> },
    /// DA-6.6 to DA-6.9: cubes went back.
    CleanedUp {
        /// By seat, what came back from the Senate.
        senate: PerSeat<u8>,
        /// DA-12.6: factions are kept.
        factions_kept: bool,
    },
    /// What happens in both editions.
    #[serde(untagged)]
    Fleet(fleet::Event<Card>),
}

impl From<fleet::Event<Card>> for Event {
    fn from(event: fleet::Event<Card>) -> Self {
        Self::Fleet(event)
    }
}
