//! The battery every game must pass, and what is tested of @Title@ as a whole.

use std::path::Path;

use @crate@::{Action, @Game@, Options};
use engine::{Components as _, GameOptions};
use testkit::{Stranger, battery, games_to_play, golden, random_table, transcript, view_format};

#[test]
fn battery_at_every_seat_count() {
    for seats in 2..=4 {
        let candidates = [Action::Dive, Action::Rest];
        battery::<@Game@>([Options::for_seats(seats)]).candidates(candidates).games(games_to_play(100)).run();
    }
}

#[test]
fn views_are_as_they_are_documented() {
    view_format::<@Game@>(&[2, 3, 4].map(Options::for_seats));
}

#[test]
fn playthroughs_are_as_they_were() {
    for seats in 2..=4 {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{seats}.txt"));
        let table = random_table(@crate@::Components::standard(), Options::for_seats(seats), "playthrough");
        golden(&file, &transcript::<@Game@>(&table));
    }
}

#[test]
fn anything_a_stranger_sends_is_refused_or_read() {
    let stranger = Stranger::<@Game@>::new(Options::for_seats(2));
    stranger.sends_sound_texts();
    stranger.sends_anything(100);
}
