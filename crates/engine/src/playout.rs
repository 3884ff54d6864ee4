//! The playout loop: list, choose, apply, luck. It allocates nothing once `actions` is warm.

use crate::{Awaiting, Dice, Game, Seat};

/// What a playout counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayoutCounts {
    /// Actions chosen by seats, forced ones too.
    pub decisions: u64,
    /// Of these, the ones with a single legal action.
    pub forced: u64,
    /// Outcomes of luck.
    pub chance_events: u64,
    /// The most legal actions at one decision.
    pub max_options: u32,
}

/// Plays a position to its end. `choose` picks an index into the legal actions of a seat.
pub fn play_out<G: Game, D: Dice>(
    game: &mut G,
    dice: &mut D,
    actions: &mut Vec<G::Action>,
    mut choose: impl FnMut(&G, Seat, &[G::Action], &mut D) -> usize,
) -> PlayoutCounts {
    let mut counts = PlayoutCounts::default();
    loop {
        match game.awaiting() {
            Awaiting::Over => return counts,
            Awaiting::Chance => {
                game.draw_chance(dice);
                counts.chance_events += 1;
            }
            Awaiting::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return counts };
                actions.clear();
                game.legal_actions(seat, actions);
                let index = match actions.len() {
                    1 => {
                        counts.forced += 1;
                        0
                    }
                    _ => choose(game, seat, actions, dice),
                };
                counts.decisions += 1;
                counts.max_options = counts.max_options.max(actions.len() as u32);
                let action = actions[index];
                game.apply(seat, &action, &mut ());
            }
        }
    }
}
