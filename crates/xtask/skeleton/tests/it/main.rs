//! The battery every game must pass, and what is tested of @Game@ as a whole.

use @crate@::{@Game@, Options};
use engine::GameOptions;
use testkit::{battery, games_to_play};

#[test]
fn battery_at_every_seat_count() {
    for seats in 2..=4 {
        battery::<@Game@>([Options::for_seats(seats)]).games(games_to_play(100)).run();
    }
}
