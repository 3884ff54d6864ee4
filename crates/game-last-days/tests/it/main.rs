//! Long tests of the rules: random games under watch, playthroughs, counts, bad input.
#![expect(clippy::unwrap_used, reason = "a helper of a test fails with the test")]

mod battery;
mod bytes;
mod counts;
mod leaks;
mod playthroughs;
mod tables;
mod views;

// What `fleet` shares of the tests speaks of the edition by these names.
use game_last_days as edition;
use game_last_days::LastDays as Position;
