//! The style sheet of Die letzten Tage von Atlantis, measured; what it shares with the other edition is measured there.

use crate::fleet_style::edition;
use ui_testkit::sheet::Sheet;

/// The sheet of this edition, what both share with it.
pub(crate) const CSS: &str = ui::built!("last-days.source.css");

const SHEET: Sheet = edition(CSS);

#[test]
fn words_and_symbols_stand_out_on_what_they_stand_on() {
    SHEET.stands_out(&[
        ("the words of an event", "#16242f", "#dfc6a2", 4.5),
        ("when an event takes effect", "#6a2c10", "#dfc6a2", 4.5),
        ("the number on a pile of bonus markers", "#2a1004", "#b4622c", 3.0),
        ("the number on the upper side of a bonus marker", "#2a1004", "#f6cf9a", 4.5),
        ("the sign of a secret auction", "#fff4e0", "#15101c", 4.5),
        ("the sign of an open auction", "#15101c", "#fffdf6", 4.5),
        ("the Hand of the Gods, dark", "#fbeedd", "#3a2030", 4.5),
        ("the Hand of the Gods, light", "#2a1810", "#e3c9a8", 4.5),
        ("a card of the Hand of the Gods", "#16242f", "#efe0c6", 4.5),
        ("its sign, dark", "#ffc27a", "#3a2030", 4.5),
        ("its sign, light", "#8f4a17", "#f3dfc4", 4.5),
        ("the marker of seventy", "#ffe6c4", "#53260c", 4.5),
    ]);
}

#[test]
fn every_token_that_is_used_is_defined() {
    SHEET.defines_what_it_uses();
}
