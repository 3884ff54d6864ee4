//! How fast the rules are: `cargo bench -p game-exodus`.

use engine::Game as _;
use game_exodus::{Ask, Exodus};

testkit::rules_benches!(Exodus, seats: [1, 2, 3, 4], middle: |game: &Exodus, seat, _| {
    game.year() == 2 && matches!(game.ask(seat), Some(Ask::Main { actions: 2, .. }))
});
