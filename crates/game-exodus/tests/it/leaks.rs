//! IN-24, AE-20.9: two tables that differ only in what a viewer may not know run side by side. Until a card is played
//! that viewer sees the same, and the same players are asked the same.

use engine::GameOptions;
use game_exodus::{Exodus, Options};
use testkit::{Met, Twins, games_to_play};

use crate::battery::choose;

#[test]
fn in_24_ae_20_9_twins_look_the_same_to_every_seat() {
    let twins = Twins::<Exodus> { choose, ..Twins::default() };
    for seats in 1..=4 {
        let mut met = Met::default();
        (0..games_to_play(3).min(2000)).for_each(|seed| twins.play(&Options::for_seats(seats), seed, &mut met));
        assert!(met.steps > 400 && met.differ * 4 > met.steps && met.luck > 10, "{seats}: {met:?}");
    }
}
