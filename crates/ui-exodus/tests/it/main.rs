//! How the game looks and reads, over random games.

mod board;
mod learn;
mod style;
mod terms;
mod words;

#[test]
fn every_number_has_words_and_a_clause_that_exists() {
    ui_testkit::every_number_has_words_and_a_clause::<ui_exodus::Face>();
}
