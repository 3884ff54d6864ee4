//! How fast the rules are: `cargo bench -p game-doom`.

use engine::Game as _;
use game_doom::{Ask, Doom};

testkit::rules_benches!(Doom, seats: [2, 3, 4, 5], middle: |game: &Doom, seat, _| {
    game.round() == 3 && matches!(game.ask(seat), Some(Ask::Play { .. }))
});
