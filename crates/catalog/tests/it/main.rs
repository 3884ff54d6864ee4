//! Tests over all games: their pages, hints, reviews, rules and messages.

mod hints;
mod pages;
mod review;
mod rules;
mod words;

#[path = "../../examples/samples/mod.rs"]
mod samples;
