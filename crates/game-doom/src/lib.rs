//! The rules of Zagłada Atlantydy: bids for a senate of factions, rows of cards voted on in secret
//! or openly, and five ships that carry refugees away before the third Doom. The numbered clauses
//! (`DA-…`) are in `docs/rules/doom.md`.
//!
//! [`Doom`] is one position. It knows no file, clock, page or bot; see `README.md` for the edition
//! and for what is left out. What it shares with the revised edition is in the crate `fleet`.
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

pub use actions::{Action, Ask, BoardReason, CardList, Chance};
pub use components::{Components, EventFace, SPECIALS};
pub use events::{Event, PointReason};
pub use fleet::{
    Aboard, Berth, COLOURS, Colour, Council, Counts, Harbour, Order, Place, Ship, ShipKind, ShipList, Special,
    SpecialList, Vote, VoteKind,
};
pub use kinds::{CARDS, Card, EventCard, Faction, Source};
pub use refusals::Illegal;
pub use setup::{Options, ShipUse};
pub use state::{Doom, OpenTable};
pub use view::View;

impl Game for Doom {
    const META: Meta =
        Meta { id: "doom", prefix: "DA", min_seats: 2, max_seats: 5, rules_version: 2, minutes: 90, weight: 3 };
    fleet::rules_of_both!();
}
