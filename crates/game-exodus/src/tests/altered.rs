//! AE-1.3.2, AE-25.2: sets with another city, grid and tree are played by the same rules.

use engine::GameOptions;
use testkit::{battery, games_to_play};

use super::sets::altered;
use crate::{Exodus, Options};

#[test]
fn ae_1_3_2_another_ring_size_and_grid_pass_the_battery() {
    for seats in 1..=4 {
        battery::<Exodus>([Options::for_seats(seats)]).components(altered()).games(games_to_play(25)).run();
    }
}
