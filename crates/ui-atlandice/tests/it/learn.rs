//! How the game is taught.

use engine::GameOptions;
use game_atlandice::Options;
use ui_atlandice::Face;
use ui_testkit::learn::{coach_speaks, lesson_is_whole, words_are_explained};

#[test]
fn the_lesson_is_whole() {
    lesson_is_whole::<Face>();
}

#[test]
fn the_coach_has_a_word_at_every_kind_of_moment() {
    let messages = include_str!("../../l10n/en/atlandice-learn.ftl");
    coach_speaks::<Face>(messages, (0..12).map(|seed| (Options::for_seats(2 + seed as u8 % 3), seed)));
}

#[test]
fn the_words_of_the_game_are_explained() {
    words_are_explained::<Face>();
}

#[test]
fn everything_on_the_table_answers() {
    let games = [(3, 1), (2, 2)].map(|(seats, seed)| (Options::for_seats(seats), seed));
    ui_testkit::answers::everything_answers::<Face>(games, &["scene", "floor", "art", "flood"]);
}
