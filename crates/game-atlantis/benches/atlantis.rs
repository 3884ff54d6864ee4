//! How fast the rules are: `cargo bench -p game-atlantis`.

use engine::Game as _;
use game_atlantis::{Ask, Atlantis};

testkit::rules_benches!(Atlantis, seats: [2, 3, 4], middle: |game: &Atlantis, seat, decisions| {
    decisions > 80 && matches!(game.ask(seat), Some(Ask::Menu))
});
