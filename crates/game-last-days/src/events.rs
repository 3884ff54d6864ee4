//! What may have happened: plain values. Who may know what of it is in `view.rs`.

use engine::{KindSet, PerSeat, Seat};
use fleet::{Berth, VoteKind};
use serde::Serialize;

use crate::actions::CardList;
use crate::kinds::{Card, EventCard, Senator, Source, Zone};

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
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Event {
    /// LD-2.2, LD-6.4: an event was revealed and is the current one.
    EventRevealed { event: EventCard },
    /// LD-3.0, LD-5.4, LD-1.11: a round begins, with the current event.
    RoundBegan { round: u8, auction: VoteKind, event: EventCard },
    /// LD-3.2: all Influence choices, opened.
    InfluenceOpened { cubes: PerSeat<u8> },
    /// LD-12.9: the Hand of the Gods lies open.
    GodsLaid { cards: CardList },
    /// LD-4.2: a senator tile was taken.
    SenatorTaken { seat: Seat, senator: Senator },
    /// LD-4.4: an immediate power is used.
    PowerUsed { seat: Seat, senator: Senator },
    /// LD-4.4: an immediate power is left.
    PowerSkipped { seat: Seat, senator: Senator },
    /// LD-4.6: a bonus marker was put on each of these tiles, those not taken.
    BonusPlaced { senators: KindSet<Senator> },
    /// LD-5.3: an auction begins.
    AuctionBegan { slot: u8, kind: VoteKind },
    /// LD-5.13 to LD-5.17, LD-8.7: a card is played.
    Played {
        seat: Seat,
        card: Card,
        source: Source,
        /// Whose slot the card comes from, if it is borrowed.
        from: Option<Seat>,
        /// LD-11.4: Empathy replaces it.
        empathy: bool,
    },
    /// Victory points beside landings.
    Scored { seat: Seat, points: u8, why: PointReason },
    /// LD-6.4 (b): a delayed effect begins.
    EffectBegan { event: EventCard },
    /// LD-12.14: a player removed a cube for good.
    Lost { seat: Seat, zone: Zone },
    /// LD-R26: a ship on the Ocean was left by its last refugee and came home.
    CameHome { ship: Berth },
    /// LD-2.4, LD-12.13: a neutral boarded.
    NeutralBoarded { ship: Berth },
    /// LD-6.5: cubes and cards went back.
    CleanedUp {
        /// By seat, what came back from the Senate.
        senate: PerSeat<u8>,
        /// LD-12.8: senator tiles and Senate cubes are kept.
        kept: bool,
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
