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

use engine::{Game, Meta};

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
    fleet::rules_of_both!();
}
