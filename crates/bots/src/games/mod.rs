//! What bots know about each game beside its rules: how good a position is for a seat, and how a search looks ahead.

// Each game.
mod atlandice;
mod atlantis;
mod doom;
mod exodus;
mod last_days;

// What the two senate games share.
mod rivals;
mod senate;
