//! The store's tests: one story that every database must tell, and what a crash may not undo.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail like tests")]

mod copy;
mod crash;
mod faults;
mod lease_model;
mod many;
mod races;
mod sessions;
mod solo;
mod story;
