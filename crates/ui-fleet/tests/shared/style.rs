//! The style that both editions of the senate game share, measured: the pieces, and the colours of the players.

use ui_testkit::sheet::Sheet;

/// Gradients and sides of the pieces.
const PIECES: &str = concat!(include_str!("../../art/defs.svg"), include_str!("../../art/pieces.svg"));

pub(crate) const fn edition(css: &'static str) -> Sheet {
    Sheet { css, drawings: PIECES }
}

const SHEET: Sheet = edition(crate::style::CSS);

const COLOURS: [&str; 6] = ["f0", "f1", "f2", "f3", "f4", "fn"];

#[test]
fn what_both_editions_share_stands_out() {
    SHEET.stands_out(&[
        ("the name of a ship on its quay", "#16242f", "#cfc3a9", 4.5),
        ("the name of a ship at sea, dark", "#f5efe2", "#081c29", 4.5),
        ("the name of a ship at sea, light", "#12283a", "#fdf9f0", 4.5),
        ("the letter of a ship", "#231503", "#b98236", 4.5),
        ("the power of an upgraded ship", "#ffdf8e", "#54330f", 4.5),
        ("the name of a faction", "#f5efe2", "#0d2330", 4.5),
        ("the Camp", "#f5efe2", "#333e47", 4.5),
        ("the count of a heap", "#fff8ea", "#12283a", 4.5),
        ("what falls next", "#f7efdd", "#6d1f18", 4.5),
        ("a number on the track", "#f0d9a6", "#0a1e2b", 4.5),
        ("the words of a card", "#16242f", "#d9cbae", 4.5),
        ("the words of a card that is done", "#16242f", "#bdb29b", 4.5),
        ("the symbol of a green card", "#fff8ea", "#2b7654", 4.5),
        ("the symbol of a blue card", "#fff8ea", "#2a6f9e", 4.5),
        ("the symbol of a red card", "#fff8ea", "#ab4030", 4.5),
        ("the symbol of a special card", "#fff8ea", "#855526", 4.5),
        ("that a card was played", "#0f4531", "#bdb29b", 4.5),
        ("the count of cubes in the Senate", "#16242f", "#a0978a", 4.5),
        ("what a landing scores", "#f5efe2", "#081c29", 4.5),
        ("the crack of the next pillar", "#b8371b", "#e6dcc8", 3.0),
        ("a free seat", "#e7c88b", "#1a1009", 3.0),
    ]);
}

#[test]
fn letters_stand_out_on_the_marks_of_all_players() {
    SHEET.letters_stand_out(&COLOURS);
}

#[test]
fn letters_and_shapes_stand_out_on_the_cubes() {
    for (cube, letter, face) in [
        ("blue", "#7fb9ff", "#3b90f0"),
        ("red", "#ff8a78", "#e25645"),
        ("green", "#3fc98f", "#45cd95"),
        ("yellow", "#f8d64e", "#b08c18"),
        ("violet", "#d5a8f5", "#8a59c2"),
        ("neutral", "#e6ebed", "#5f696f"),
    ] {
        SHEET.stands_out(&[
            (&format!("the letter on the {cube} cube"), letter, "#0c1a26", 4.5),
            (&format!("the shape on the {cube} cube"), "#0c1a26", face, 3.0),
        ]);
    }
}

#[test]
fn the_colours_of_the_players_stay_apart_for_every_eye() {
    SHEET.marks_stay_apart(&COLOURS);
}
