//! Tests by clause.

mod data;
mod data_refusals;
mod decisions;
mod influence;
mod invariants;
mod invariants_play;
mod scene;
mod sets;
mod vectors;
mod vectors_more;
mod walk;
