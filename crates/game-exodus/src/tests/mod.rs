//! Tests by clause.

mod altered;
mod data;
mod data_refusals;
mod invariants;
mod invariants_play;
mod scene;
mod sets;
mod vectors;
mod vectors_more;
mod walk;
