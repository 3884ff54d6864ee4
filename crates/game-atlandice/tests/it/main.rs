//! The battery.

use engine::GameOptions;
use game_atlandice::{Atlandice, Options};

#[test]
fn random_games_hold() {
    testkit::battery::<Atlandice>((2..=4).map(Options::for_seats)).games(testkit::games_to_play(60)).run();
}
