//! The game is taught: texts, pictures, cards and coach.

use engine::GameOptions;
use game_doom::Options;
use ui::Lang;
use ui::picture::Picture;
use ui_doom::Face;
use ui_testkit::learn::{coach_speaks, lesson_is_whole, words_are_explained};

#[test]
fn the_lesson_is_whole() {
    lesson_is_whole::<Face>();
}

#[test]
fn the_coach_speaks_at_every_moment() {
    let games = (0..6).map(|seed| (Options::for_seats(3 + seed as u8 % 3), seed));
    coach_speaks::<Face>(include_str!("../../l10n/en/doom-learn.ftl"), games);
}

/// The text says 9, 6 and 5.
#[test]
fn da_v8_the_picture_of_an_arrival_shows_the_points_of_the_rules() {
    let lesson = Face::ENTRY.lesson.as_ref().expect("the game is taught");
    let picture = (lesson.picture)("arrival", Lang::En).expect("it is drawn").into_string();
    let points = picture.split("class=\"il-gained\"").skip(1).filter_map(|rest| rest.split(['>', '<']).nth(1));
    assert_eq!(points.collect::<Vec<_>>(), ["9", "6", "5"]);
}

#[test]
fn the_words_of_the_game_are_explained() {
    words_are_explained::<Face>();
}

#[test]
fn everything_on_the_table_answers() {
    let games = [(3, 1), (2, 2)].map(|(seats, seed)| (Options::for_seats(seats), seed));
    ui_testkit::answers::everything_answers::<Face>(games, &["scene", "fire", "vista"]);
}
