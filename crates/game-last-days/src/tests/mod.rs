//! Tests of single clauses, decisions, rulings and vectors: they read like chapter 16 of the rules.

mod auction;
mod more_vectors;
mod round;
mod scene;
mod senators;
mod setup;
mod vectors;
