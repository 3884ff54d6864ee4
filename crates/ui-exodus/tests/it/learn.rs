//! How the game is taught: texts, pictures, cards and the coach.

use engine::GameOptions as _;
use game_exodus::Options;
use ui::Lang;
use ui::picture::Picture as _;
use ui_exodus::Face;
use ui_testkit::learn;

#[test]
fn the_lesson_is_whole() {
    learn::lesson_is_whole::<Face>();
}

#[test]
fn every_line_of_the_coach_has_its_moment() {
    let games = [(1, 1), (1, 2), (2, 3), (3, 4), (4, 5)].map(|(seats, seed)| (Options::for_seats(seats), seed));
    learn::coach_speaks::<Face>(include_str!("../../l10n/en/exodus-learn.ftl"), games);
}

/// The cards lie over a table: what is drawn on them must not be taken for a piece of it.
#[test]
fn pictures_have_no_ids_and_no_pieces() {
    let lesson = Face::ENTRY.lesson.as_ref().expect("the game is taught");
    for name in lesson.guide(&Face::ENTRY.rules, Lang::En).pictures() {
        let drawing = (lesson.picture)(name, Lang::En).expect("a picture").into_string();
        assert!(!drawing.contains(" id=") && !drawing.contains("data-piece"), "{name}");
    }
}

/// What the words below a picture say of numbers stands in it: points of a scoring, of leaving, of the end.
#[test]
fn pictures_show_the_numbers_of_the_words() {
    let lesson = Face::ENTRY.lesson.as_ref().expect("the game is taught");
    let shows = |name: &str, number: &str| {
        let drawing = (lesson.picture)(name, Lang::En).expect("a picture").into_string();
        drawing.matches(&format!(">{number}<")).count()
    };
    // AE-16.3: purple is Red's, brown is Blue's, and nobody leads in white.
    assert_eq!((shows("regions", "+5"), shows("regions", "=")), (2, 1));
    assert_eq!((shows("leave", "+6"), shows("leave", "+3")), (1, 1));
    assert_eq!((shows("end", "+2"), shows("end", "−3"), shows("no-time", "−3")), (1, 2, 2));
}

#[test]
fn the_words_of_the_game_are_explained() {
    learn::words_are_explained::<Face>();
}

#[test]
fn everything_on_the_table_answers() {
    let games = [(3, 1), (1, 2)].map(|(seats, seed)| (Options::for_seats(seats), seed));
    ui_testkit::answers::everything_answers::<Face>(games, &["keyt", "land", "ways", "disc", "kg"]);
}
