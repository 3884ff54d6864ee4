//! Measuring bots against each other.
//!
//! The unit is a block: one seed, played once with the candidate in each seat against copies of the opponent. Deals and
//! dice are those of the seed, so a lucky seat is lucky for everybody once, and what is left is the difference in play.
//! `docs/bots.md` says how to use it.

pub(crate) mod block;
pub(crate) mod contender;
pub(crate) mod outside;
pub(crate) mod plot;
pub(crate) mod ratings;
pub(crate) mod report;
pub(crate) mod runner;
pub(crate) mod sprt;
pub(crate) mod state;
pub(crate) mod statistics;
pub(crate) mod words;

#[cfg(test)]
fn example_start(seats: u8) -> Box<dyn catalog::AnyStart> {
    let game: catalog::GameId = "atlantis".parse().unwrap();
    let files = game.components(None).unwrap().files;
    game.start(&files, &game.options(seats, &[]).unwrap()).unwrap()
}
