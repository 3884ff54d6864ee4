//! Tests of single clauses, decisions, rulings and vectors: they read like chapter 16 of the rules.

mod cards;
mod data;
mod doom;
mod every_action;
mod hidden;
mod powers;
mod round;
mod scene;
mod setup;
mod ships;
mod specials;
mod variants;
mod vectors;
mod voting;
