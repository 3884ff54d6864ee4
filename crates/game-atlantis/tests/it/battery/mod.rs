//! The battery every game passes. `SOAK_GAMES` sets how many games are played for each number of
//! seats: `cargo xtask soak` plays 100,000.

mod naive;
mod watch;

use engine::GameOptions;
use game_atlantis::{Action, Atlantis, Object, Options};
use testkit::{Battery, battery, games_to_play};

/// Actions that are legal at some positions and refused at most.
fn candidates() -> Vec<Action> {
    let positions = 0..=56;
    let values = 0..=8;
    (values.clone().map(|value| Action::Buy { value }))
        .chain(positions.clone().map(|gap| Action::Bridge { gap }))
        .chain(positions.map(|from| Action::Move { from }))
        .chain([Action::ShowHand, Action::Done, Action::Bridge { gap: 63 }, Action::Move { from: 255 }])
        .chain(Object::ALL.map(|object| Action::Play { object }))
        .chain(values.map(|value| Action::PayTile { value }))
        .chain(Object::ALL.map(|object| Action::PayCard { object }))
        .collect()
}

fn of_seats(seats: u8, short: u64) -> Battery<Atlantis> {
    battery([Options::for_seats(seats)]).candidates(candidates()).games(games_to_play(short))
}

#[test]
fn at_i1_at_i2_at_i3_at_i9_at_i14_at_i15_soak_of_two() {
    of_seats(2, 300).run();
}

#[test]
fn at_i1_at_i2_at_i3_at_i9_at_i14_at_i15_soak_of_three() {
    of_seats(3, 300).run();
}

#[test]
fn at_i1_at_i2_at_i3_at_i9_at_i14_at_i15_soak_of_four() {
    of_seats(4, 300).run();
}

/// Few cards: piles run out, hands are shown again and again, games stand still.
#[test]
fn at_r22_at_r30_soak_of_a_meagre_set() {
    for seats in 2..=4 {
        of_seats(seats, 100).components(super::standstill_set()).run();
    }
}
