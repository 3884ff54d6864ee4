//! Tests of single clauses, decisions, rulings and vectors: they read like chapter 16 of the rules.

mod more_vectors;
mod scene;
mod vectors;
