//! The tests of the game as a whole.

mod battery;
