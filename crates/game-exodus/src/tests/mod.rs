//! Tests by clause.

mod data;
mod data_refusals;
mod invariants;
mod invariants_play;
mod king;
mod order;
mod preparation;
mod scene;
mod sets;
mod setup;
mod vectors;
mod vectors_more;
mod walk;
