//! The style sheet of Atlantis Exodus, measured: words and symbols on what they stand on (WCAG 2.2, 1.4.3 and 1.4.11), and
//! the colours of the seats for eyes that see fewer of them.

use ui_testkit::sheet::Sheet;

/// Gradients, patterns, icons and pieces.
const DRAWINGS: &str = concat!(
    include_str!("../../art/defs.svg"),
    include_str!("../../art/icons.svg"),
    include_str!("../../art/pieces.svg"),
    include_str!("../../art/monuments.svg"),
    include_str!("../../art/scene.svg")
);

const SHEET: Sheet = Sheet { css: ui::built!("exodus.source.css"), drawings: DRAWINGS };

const SEATS: [&str; 5] = ["f0", "f1", "f2", "f3", "fn"];

#[test]
fn letters_stand_out_on_the_marks_of_all_seats() {
    SHEET.letters_stand_out(&SEATS);
}

#[test]
fn words_and_symbols_stand_out_on_what_they_stand_on() {
    SHEET.stands_out(&[
        ("words of a knowledge card", "#1c2b35", "#e6dac0", 4.5),
        ("words of an influence card", "#10323a", "#bcd9d6", 4.5),
        ("the count of a pile", "#f6efe0", "#2a5a6d", 4.5),
        ("an order space", "#1c2b35", "#dccfb4", 4.5),
        ("the name of a pillar card", "#2a2113", "#b7a683", 4.5),
        ("a cost", "#1c2b35", "#f6efe0", 4.5),
        ("an answer", "#1c2b35", "#e0d4ba", 4.5),
        ("the effect of a card among the answers", "#43402f", "#e0d4ba", 4.5),
        ("a preview", "#12283a", "#efe5d0", 4.5),
        ("the points of a preview", "#7a3a06", "#efe5d0", 4.5),
        ("the price of a preview", "#96280f", "#efe5d0", 4.5),
        ("what may follow", "#43402f", "#efe5d0", 4.5),
        ("a gain on the stores", "#06302d", "#8ff0e4", 4.5),
        ("a key", "#2a1b03", "#ffcf5c", 4.5),
        ("a badge", "#f6efe0", "#12283a", 4.5),
        ("the first region", "#2a1a06", "#c18847", 4.5),
        ("the second region", "#2a1a06", "#5c978a", 4.5),
        ("the third region", "#f6f3e4", "#4a784e", 4.5),
        ("a number of the track", "#4d4332", "#d6ded6", 4.5),
        ("the outline of an icon on stone", "#22303a", "#dccfb4", 4.5),
        ("the edge of what may be chosen", "#5c3d05", "#ffd67a", 3.0),
        ("the edge of what is pointed at", "#06423d", "#8ff0e4", 3.0),
    ]);
}

#[test]
fn the_colours_of_the_seats_stay_apart_for_every_eye() {
    SHEET.marks_stay_apart(&SEATS);
}

/// Purple and brown are hard to tell apart in the box: here every colour of settlers has an outline of its own.
#[test]
fn ae_25_4_settlers_differ_by_shape_as_well() {
    let symbol = |id: &str| {
        let begin = DRAWINGS.find(&format!("<symbol id=\"{id}\"")).unwrap_or_else(|| panic!("{id} is not drawn"));
        DRAWINGS[begin..].split("</symbol>").next().expect("it ends")
    };
    for kind in ["x-set-", "x-book-", "tier"] {
        let ids = match kind {
            "x-set-" => ["x-set-p", "x-set-w", "x-set-b"],
            "x-book-" => ["x-book-s", "x-book-c", "x-book-k"],
            _ => ["tierP", "tierW", "tierB"],
        };
        // Without their colours and names they still differ.
        let shapes = ids.map(|id| {
            let drawing = symbol(id).split_once('>').expect("a head").1;
            drawing.split("fill=\"").map(|part| part.split_once('"').map_or(part, |(_, rest)| rest)).collect::<String>()
        });
        assert!(shapes[0] != shapes[1] && shapes[1] != shapes[2] && shapes[0] != shapes[2], "{kind}");
    }
}

/// Floors are told apart by their pattern, not by colour alone.
#[test]
fn every_floor_has_a_pattern() {
    let patterns: Vec<&str> = (0..8)
        .map(|floor| {
            let begin = DRAWINGS.find(&format!("<pattern id=\"fl-{floor}\"")).expect("a floor");
            DRAWINGS[begin..].split("</pattern>").next().expect("it ends")
        })
        .collect();
    for (index, pattern) in patterns.iter().enumerate() {
        let lines = pattern.split("/>").nth(1).unwrap_or_default();
        assert!(lines.contains(" d=\"") || lines.contains("<circle"), "floor {index} is a plain colour");
        for other in &patterns[..index] {
            assert_ne!(other.split("/>").nth(1), Some(lines), "floor {index} looks like another one");
        }
    }
}

#[test]
fn every_token_that_is_used_is_defined() {
    SHEET.defines_what_it_uses();
}
