//! Tests of single clauses, rulings, examples and vectors: they read like chapter 14 of the rules.

mod bridges;
mod buying;
mod data;
mod ending;
mod examples;
mod gaps;
mod invariants;
mod moving;
mod paying;
mod redeal;
mod refusals;
mod scene;
mod setup;
mod taking;
mod turn;
