//! Tests over everything the crate says and shows.

mod atlandice;
mod atlandice_board;
mod atlandice_style;
mod doom;
mod doom_board;
mod doom_style;
mod last_days;
mod pages;
mod senate;
mod style;
mod table;
mod words;

#[path = "../../examples/samples/mod.rs"]
mod samples;
