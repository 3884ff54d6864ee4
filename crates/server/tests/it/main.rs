//! The tests of the house, request by request, as a given person.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail like tests")]

mod house;
mod play;
