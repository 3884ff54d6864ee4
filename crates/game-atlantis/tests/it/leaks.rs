//! AT-I15: tables that differ only in hands and in the draw pile run side by side, and look the same.

use engine::GameOptions;
use game_atlantis::{Atlantis, Options};
use testkit::{Met, Twins, games_to_play};

#[test]
fn at_i15_the_same_is_seen_whoever_holds_the_cards() {
    for seats in 2..=4 {
        let mut met = Met::default();
        (0..games_to_play(4).min(2000))
            .for_each(|seed| Twins::<Atlantis>::default().play(&Options::for_seats(seats), seed, &mut met));
        assert!(met.steps > 1000 && met.differ * 2 > met.steps && met.luck > 100, "{seats}: {met:?}");
    }
}
