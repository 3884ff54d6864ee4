//! What the two editions of the senate game share: cubes and where they lie, ships and their
//! berths, landings and their points, votes, special cards, reaction windows, decks whose order nobody knows,
//! and a stack for what is to be done next.
//!
//! [`Council`] is what lies open on the table in both editions, [`Cards`] what does not; [`Event`] and [`Illegal`] tell what
//! happened and why not. There is no phase and no faction here, and nothing asks which edition is played: an edition calls
//! what it needs with its own numbers. Clauses are cited for both editions, `DA-…` for the first and `LD-…` for the revised
//! one.
#![deny(clippy::float_arithmetic)]

mod acts;
mod audit;
mod boarding;
mod cards;
mod colour;
mod council;
mod data;
mod event_deck;
mod events;
mod game;
mod harbour;
mod hidden;
mod json;
mod labels;
mod landing;
mod legal;
mod offices;
mod phases;
mod refusals;
mod ship;
mod special;
mod votes;
mod window;

pub use acts::tell_ark_neutral;
pub use boarding::{Placed, Placing, Ships, Together, Way};
pub use cards::{CardList, Counts, Deck, SpecialList, split_unseen};
pub use colour::{Aboard, COLOURS, Colour, NEUTRAL, colours};
pub use council::{Council, Party, Vote, VoteKind};
pub use data::{ArrivalRow, MOST_CUBES, Numbers, ShipRows, SpecialPointRows, SpecialRows, read_tables};
pub use event_deck::EventDeck;
pub use events::Event;
pub use harbour::{Berth, Harbour, Moved, ShipList};
pub use hidden::{Cards, CardsView, DeckView, Moment, Pack, PartyCards};
pub use json::{ByKind, SlotSet, serialize_bits, serialize_counts};
pub use labels::{berth_number, from_hold};
pub use landing::{Arrival, Landing, Tables, landing_points};
pub use legal::{Checked, MOST_HIT, ensure};
pub use offices::{Office, Offices};
pub use refusals::Illegal;
pub use ship::{Place, Ship, ShipKind};
pub use special::{SPECIALS, Special, could_be_held, must_hold_to_board};
pub use votes::{
    Order, borrowed_from, entitled, face_up, is_number_free, is_order_of_all, most_cubes, next_speaker, ranking,
    senate_order, some_two_slots, there_and_back,
};
pub use window::Window;
