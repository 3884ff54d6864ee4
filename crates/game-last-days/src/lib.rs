//! The rules of Die letzten Tage von Atlantis: influence in a senate, rows of cards auctioned in
//! secret or openly, and five ships that carry refugees away before the third Doom marker is gone.
//! The numbered clauses (`LD-…`) are in `docs/rules/last-days.md`.
//!
//! [`LastDays`] is one position. It knows no file, clock, page or bot; see `README.md` for the
//! edition. What it shares with the first edition is in the crate `fleet`.
#![warn(missing_docs)]
#![deny(clippy::float_arithmetic)]

mod actions;
mod audit;
mod components;
mod data;
mod events;
mod imagined;
mod kinds;
mod legal;
mod phases;
mod previews;
mod redeal;
mod refusals;
mod setup;
mod stack;
mod state;
#[cfg(test)]
mod tests;
mod view;

use engine::{Awaiting, Game, Meta, PerSeat, Seat, SeatSet};

pub use actions::{Action, Ask, BoardReason, CardList, Chance, SailReason};
pub use components::{Components, EventFace};
pub use events::{Event, PointReason};
pub use fleet::{
    Aboard, Berth, COLOURS, Colour, Council, Counts, Harbour, Order, Place, SPECIALS, Ship, ShipKind, ShipList,
    Special, SpecialList, Vote, VoteKind,
};
pub use kinds::{CARDS, Card, EventCard, Senator, Source, Zone};
pub use refusals::Illegal;
pub use setup::Options;
pub use state::{LastDays, OpenTable};
pub use view::View;

impl Game for LastDays {
    const META: Meta =
        Meta { id: "last-days", prefix: "LD", min_seats: 3, max_seats: 5, rules_version: 2, minutes: 90, weight: 3 };
    const WINDOWS: &'static [&'static str] = &["spy", "guardian", "alliance", "sacrifice"];
    engine::rules_in_modules!();

    fn rules_version(&self) -> u32 {
        self.table.rules_version.into()
    }

    /// Version 2 asks nobody for an Alliance that nobody can hold.
    fn by_rules(self, version: u32) -> Option<Self> {
        let rules_version = u8::try_from(version).ok().filter(|version| (1..=2).contains(version))?;
        Some(Self { table: OpenTable { rules_version, ..self.table }, ..self })
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.table.awaiting()
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.ask(seat)
    }

    fn reveals(&self, seat: Seat, _: &Action) -> bool {
        view::reveals(self, seat)
    }

    fn may_be_made_for(&self, seat: Seat, _: &Action) -> bool {
        view::is_plainly_forced(self, seat)
    }

    fn window(&self, seat: Seat) -> Option<(&'static str, Action)> {
        view::window(self, seat).map(|name| (name, Action::Pass))
    }

    fn round(&self) -> u32 {
        self.table.council.round.into()
    }

    fn scores(&self) -> PerSeat<i32> {
        self.scores()
    }

    /// LD-7.3: ties by Senate order, so one player wins.
    fn winners(&self) -> SeatSet {
        self.table.council.winners(&self.scores())
    }
}
