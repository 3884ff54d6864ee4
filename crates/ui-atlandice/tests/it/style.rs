//! The style sheet of Atlandice, measured: words and symbols on what they stand on (WCAG 2.2, 1.4.3 and 1.4.11), and the
//! colours of the parties for eyes that see fewer of them.

use ui_testkit::sheet::Sheet;

/// Gradients and sides of the pieces.
const PIECES: &str = concat!(include_str!("../../art/defs.svg"), include_str!("../../art/pieces.svg"));

const SHEET: Sheet = Sheet { css: ui::built!("atlandice.source.css"), drawings: PIECES };

const PARTIES: [&str; 5] = ["f0", "f1", "f2", "f3", "fn"];

#[test]
fn letters_stand_out_on_the_marks_of_all_parties() {
    SHEET.letters_stand_out(&PARTIES);
}

#[test]
fn words_and_symbols_stand_out_on_what_they_stand_on() {
    SHEET.stands_out(&[
        ("a name on its plate", "#12283a", "#cabd9e", 4.5),
        ("a name on the plate of an exhausted district", "#12283a", "#8b999d", 4.5),
        ("the count of a pile", "#fff8ea", "#12283a", 4.5),
        ("what the submarine gives", "#fff3d6", "#0c2737", 4.5),
        ("the effect of a tile", "#1d2b38", "#cdbfa1", 4.5),
        ("the hand symbols of a tile", "#7a3f0c", "#cdbfa1", 4.5),
        ("a token won", "#2b1d04", "#c99546", 4.5),
        ("the lead in the medallion", "#12283a", "#cdbfa1", 4.5),
        ("the pips of a die", "#13273a", "#d3c39f", 4.5),
        ("a symbol on the clock", "#f2ece0", "#2a5f74", 4.5),
        ("the symbol of a donation", "#d3fff6", "#0f6a68", 4.5),
        ("the waves", "#d8f6ff", "#1767a8", 4.5),
        ("a symbol under the hand", "#1b1405", "#d9a441", 4.5),
        ("the dot of a plain space", "#8fa8ae", "#1c4558", 3.0),
        ("the hand", "#f3cd84", "#123a4d", 3.0),
    ]);
}

#[test]
fn the_icon_of_a_good_stands_out_on_its_token() {
    for (good, face) in [
        ("jewel", "#8f63d2"),
        ("book", "#cfa75e"),
        ("provision", "#9aa738"),
        ("tool", "#cf7638"),
        ("weapon", "#93abbc"),
    ] {
        SHEET.stands_out(&[(good, "#1a1420", face, 3.0)]);
    }
}

#[test]
fn the_colours_of_the_parties_stay_apart_for_every_eye() {
    SHEET.marks_stay_apart(&PARTIES);
}

#[test]
fn every_token_that_is_used_is_defined() {
    SHEET.defines_what_it_uses();
}
