//! Counts of ways to play: numbers that change with the smallest change of the rules.

use engine::{Awaiting, Game, QuickDice};

use crate::battery::listed;

/// How many sequences of `depth` decisions there are from a position. Luck after a decision is
/// always drawn from the same generator; shorter games count once.
pub fn count_sequences<G: Game>(game: &G, depth: u32) -> u64 {
    let mut game = game.clone();
    while game.awaiting() == Awaiting::Chance {
        let chance = game.sample_chance(&mut QuickDice::new(0));
        game.apply_chance(&chance, &mut ());
    }
    let Awaiting::Seats(seats) = game.awaiting() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let seat = seats.iter().next().expect("somebody is awaited");
    listed(&game, seat)
        .iter()
        .map(|action| {
            let mut next = game.clone();
            next.apply(seat, action, &mut ());
            count_sequences(&next, depth - 1)
        })
        .sum()
}
