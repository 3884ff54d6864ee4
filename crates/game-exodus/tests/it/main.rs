//! The battery every game must pass, and what is tested of Exodus as a whole.

use engine::GameOptions;
use game_exodus::{Exodus, Options};
use testkit::{battery, games_to_play};

#[test]
fn battery_at_every_seat_count() {
    for seats in 1..=4 {
        battery::<Exodus>([Options::for_seats(seats)]).games(games_to_play(20)).run();
    }
}
