//! What the two editions of the senate game share: cubes and where they lie, ships and their
//! berths, landings and their points, votes, special cards, decks whose order nobody knows.
//!
//! There is no phase, no event and no faction here, and nothing asks which edition is played: an
//! edition calls what it needs with its own numbers. Clauses are cited for both editions, `DA-…`
//! for the first and `LD-…` for the revised one.
#![warn(missing_docs)]
#![deny(clippy::float_arithmetic)]

mod cards;
mod colour;
mod harbour;
mod landing;
mod ship;
mod special;
mod votes;

pub use cards::{Counts, Deck};
pub use colour::{Aboard, COLOURS, Colour, NEUTRAL, colours};
pub use harbour::{Berth, Harbour, Moved, ShipList};
pub use landing::{Landing, Tables, landing_points};
pub use ship::{Place, Ship, ShipKind};
pub use special::Special;
pub use votes::{Order, borrowed_from, ranking, senate_order};
