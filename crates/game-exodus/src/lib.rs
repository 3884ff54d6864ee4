//! The rules of Atlantis Exodus: kings walk down the rings of a turning city, settlers are trained
//! and sent away to residences, workshops and ships, and a high priest climbs to the gods. The
//! numbered clauses (`AE-…`, `RU-…`, `TV-…`, `D-…`, `IN-…`) are in `docs/rules/exodus.md`.
//!
//! [`Exodus`] is one position. It knows no file, clock, page or bot; see `README.md` for the edition
//! and for what is reconstructed.
#![warn(missing_docs)]
#![deny(clippy::float_arithmetic)]

mod actions;
mod asks;
pub mod atoms;
mod audit;
pub mod components;
mod data;
mod events;
mod json;
pub mod kinds;
mod legal;
mod luck;
mod phases;
mod player;
mod previews;
mod redeal;
mod refusals;
mod scoring;
mod setup;
mod stack;
mod state;
mod view;

use engine::{Awaiting, Game, Meta, PerSeat, Seat, SeatSet};

pub use actions::{
    Action, Chance, Change, ColourList, InfluencePair, Instant, KnowledgeList, MonumentList, PillarList, ResidenceList,
    Reward, Target, Tile, TileList,
};
pub use asks::{Ask, Building, Good, Source};
pub use components::Components;
pub use engine::{Start, variants};
pub use events::{Event, PointReason, SendReason, TrainReason};
pub use player::{Pillar, Player, Plot, Ship};
pub use previews::{FieldGains, Preview};
pub use refusals::{Idle, Illegal};
pub use scoring::Settlement;
pub use setup::{Discs, Options};
pub use state::{Ending, Exodus, Table};
pub use view::View;

impl Game for Exodus {
    const META: Meta =
        Meta { id: "exodus", prefix: "AE", min_seats: 1, max_seats: 4, rules_version: 2, minutes: 90, weight: 4 };
    engine::rules_in_modules!();

    fn rules_version(&self) -> u32 {
        u32::from(self.rules_version)
    }

    /// By the first version equal knowledge cards of the display were one option (RU-82), a single one drawn was asked for
    /// (RU-12), and RECRUIT could be used for nothing (RU-54).
    fn by_rules(mut self, version: u32) -> Option<Self> {
        self.rules_version = u8::try_from(version).ok().filter(|version| (1..=2).contains(version))?;
        Some(self)
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.table.awaiting()
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.table.ask(seat)
    }

    fn reveals(&self, seat: Seat, action: &Action) -> bool {
        view::brings_to_light(self, seat, action)
    }

    fn may_be_made_for(&self, seat: Seat, _: &Action) -> bool {
        view::is_plainly_forced(self, seat)
    }

    fn scores(&self) -> PerSeat<i32> {
        self.table.scores()
    }

    fn winners(&self) -> SeatSet {
        self.table.winners()
    }
}

#[cfg(test)]
mod tests;
