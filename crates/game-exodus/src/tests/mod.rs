//! Tests by clause.

mod actions;
mod agoras;
mod altered;
mod data;
mod data_refusals;
mod decisions;
mod influence;
mod invariants;
mod invariants_play;
mod king;
mod names;
mod order;
mod pillars;
mod preparation;
mod receiving;
mod residences;
mod scene;
mod sets;
mod setup;
mod ships;
mod track;
mod vectors;
mod vectors_more;
mod walk;
mod workshops;
