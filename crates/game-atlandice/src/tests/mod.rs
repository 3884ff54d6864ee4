//! Tests of single clauses, decisions, rulings, examples and vectors: they read like chapter 12 of the rules.

mod examples;
mod round;
mod scene;
mod search;
mod setup;
mod vectors;
