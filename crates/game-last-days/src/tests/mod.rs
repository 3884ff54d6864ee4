//! Tests of single clauses, decisions, rulings and vectors: they read like chapter 16 of the rules.

mod auction;
mod cards;
mod data;
mod events;
mod every_action;
mod hidden;
mod more_vectors;
mod round;
mod scene;
mod senators;
mod setup;
mod ships;
mod specials;
mod vectors;
