//! Tests over everything the crate says and shows.

mod any_table;
mod atlandice;
mod atlandice_board;
mod atlandice_style;
mod doom;
mod doom_board;
mod doom_style;
mod exodus;
mod exodus_board;
mod exodus_style;
mod exodus_terms;
mod fleet_board;
mod fleet_style;
mod hints;
mod last_days;
mod last_days_board;
mod last_days_style;
mod pages;
mod review;
mod senate;
mod sheet;
mod style;
mod table;
mod words;

#[path = "../../examples/samples/mod.rs"]
mod samples;
