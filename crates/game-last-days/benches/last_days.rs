//! How fast the rules are: `cargo bench -p game-last-days`.

use engine::Game as _;
use game_last_days::{Ask, LastDays};

testkit::rules_benches!(LastDays, seats: [3, 4, 5], middle: |game: &LastDays, seat, _| {
    game.round() == 3 && matches!(game.ask(seat), Some(Ask::Play { .. }))
});
