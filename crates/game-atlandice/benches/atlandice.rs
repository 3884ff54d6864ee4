//! How fast the rules are: `cargo bench -p game-atlandice`.

use engine::Game as _;
use game_atlandice::{Ask, Atlandice};

testkit::rules_benches!(Atlandice, seats: [2, 3, 4], middle: |game: &Atlandice, seat, decisions| {
    decisions > 80 && matches!(game.ask(seat), Some(Ask::Area { .. }))
});

/// What every action before a search would do.
#[divan::bench]
fn previews_before_a_search(bencher: divan::Bencher) {
    let (game, seat) = in_the_middle(4);
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    bencher.counter(divan::counter::ItemsCount::new(actions.len())).bench_local(|| {
        let game = std::hint::black_box(&game);
        actions.iter().map(|action| u32::from(game.preview(seat, action).certain)).sum::<u32>()
    });
}
