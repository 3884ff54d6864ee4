//! The style sheet of Zagłada Atlantydy, measured; what it shares with the other edition is measured there.

use crate::fleet_style::edition;
use ui_testkit::sheet::Sheet;

/// The sheet of this edition, what both share with it.
pub(crate) const CSS: &str = ui::built!("doom.source.css");

const SHEET: Sheet = edition(CSS);

#[test]
fn words_and_symbols_stand_out_on_what_they_stand_on() {
    SHEET.stands_out(&[
        ("the words of an event", "#16242f", "#dccfb3", 4.5),
        ("the heading of the next event", "#4a3a1c", "#cbbd9e", 4.5),
        ("the picture of a vote", "#123f60", "#dccfb3", 4.5),
    ]);
}

#[test]
fn every_token_that_is_used_is_defined() {
    SHEET.defines_what_it_uses();
}
