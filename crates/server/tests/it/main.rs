//! The tests of the site, request by request, as a given person.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail like tests")]

mod bad_input;
mod doom;
mod first_game;
mod games;
mod guard;
mod hints;
mod hot_seat;
mod live;
mod lobby;
mod network;
mod nodes;
mod pages;
mod play;
mod restart;
mod review;
mod secrets;
mod site;
mod solo;
