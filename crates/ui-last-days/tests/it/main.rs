//! How the game looks and reads, over random games.

#[path = "../../../ui-fleet/tests/shared/board.rs"]
mod fleet_board;
#[path = "../../../ui-fleet/tests/shared/facts.rs"]
mod fleet_facts;
#[path = "../../../ui-fleet/tests/shared/style.rs"]
mod fleet_style;
#[path = "../../../ui-fleet/tests/shared/senate.rs"]
mod senate;

mod board;
mod facts;
mod learn;
mod style;
mod words;

#[test]
fn every_number_has_words_and_a_clause_that_exists() {
    ui_testkit::every_number_has_words_and_a_clause::<ui_last_days::Face>();
}
