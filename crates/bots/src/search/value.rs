//! What each seat may expect of a position.

use engine::{Awaiting, PerSeat, Seat, Viewer};

use crate::Knowledge;

/// How much of a win is the margin, so that a search goes on caring when a game is as good as decided.
const MARGIN: f32 = 0.08;

/// What each seat may expect, from 0 to 1: its share of the win if the game is over, else its chance as far as the
/// evaluation of the game can tell.
pub fn shares<G: Knowledge>(world: &G) -> PerSeat<f32> {
    sharpened_shares(world, 1.0)
}

/// The same as a search sees it at this inverse temperature ([`crate::SearchParameters::inverse_temperature`]).
pub(super) fn sharpened_shares<G: Knowledge>(world: &G, inverse_temperature: f32) -> PerSeat<f32> {
    let seats = world.seats();
    if seats == 1 {
        let worth = G::evaluate(&world.view(Viewer::Seat(Seat(0))), Seat(0));
        let (middle, far) = G::search_parameters(1).solo_scale;
        return PerSeat::from_fn(1, |_| sigmoid((worth - middle) as f32 / far as f32));
    }
    if world.awaiting() != Awaiting::Over {
        return world.outlook(inverse_temperature);
    }
    let winners = world.winners();
    let scores = world.scores();
    PerSeat::from_fn(seats, |seat| {
        let share = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        let others = scores.iter().filter(|&(other, _)| other != seat).map(|(_, score)| *score).max().unwrap_or(0);
        let margin = sigmoid((100 * (scores[seat] - others)) as f32 / G::SCALE as f32);
        (1.0 - MARGIN) * share + MARGIN * margin
    })
}

fn sigmoid(worth: f32) -> f32 {
    1.0 / (1.0 + (-worth).exp())
}
