//! Tests of single clauses, decisions, rulings, examples and vectors: they read like chapter 12 of the rules.

mod clock;
mod data;
mod effects;
mod emptied;
mod ending;
mod examples;
mod invariants;
mod previews;
mod refusals;
mod round;
mod scene;
mod search;
mod setup;
mod two;
mod vectors;
