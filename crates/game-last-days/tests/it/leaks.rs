//! LD-I17, LD-R65: tables that differ only in hands, decks and sealed choices run side by side. Until a card is played,
//! everybody else sees the same, and the same players are asked the same.

use engine::GameOptions;
use game_last_days::{Ask, LastDays, Options};
use testkit::{Met, Twins, games_to_play};

use crate::battery::{choose, long_games};

#[test]
fn ld_r65_ld_i17_the_same_are_asked_whoever_holds_the_cards() {
    let twins = Twins::<LastDays> {
        choose,
        window: |ask| matches!(ask, Ask::Spy | Ask::Guard { .. } | Ask::Ally { .. } | Ask::Sacrifice),
    };
    for seats in 3..=5 {
        let mut met = Met::default();
        for options in long_games(seats).into_iter().chain([Options::for_seats(seats)]) {
            for seed in 0..games_to_play(1).min(400) {
                twins.play(&options, seed, &mut met);
            }
        }
        assert!(
            met.steps > 5000 && met.differ * 3 > met.steps && met.windows > 300 && met.choices > 300,
            "{seats}: {met:?}"
        );
    }
}
