//! How the game is taught.

use engine::GameOptions;
use game_atlantis::Options;
use ui_atlantis::Face;
use ui_testkit::learn;

#[test]
fn the_lesson_is_whole_in_every_language() {
    learn::lesson_is_whole::<Face>();
}

#[test]
fn the_coach_has_a_word_at_every_moment_it_knows() {
    let games = (0..24).map(|seed| (Options::for_seats(2 + (seed % 3) as u8), seed));
    learn::coach_speaks::<Face>(include_str!("../../l10n/en/atlantis-learn.ftl"), games);
}

#[test]
fn the_words_of_the_game_are_explained() {
    learn::words_are_explained::<Face>();
}

#[test]
fn everything_on_the_table_answers() {
    let games = [(3, 1), (2, 2)].map(|(seats, seed)| (Options::for_seats(seats), seed));
    ui_testkit::answers::everything_answers::<Face>(games, &["tag"]);
}
