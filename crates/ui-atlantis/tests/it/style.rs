//! The style sheet of the board: words and letters on tiles, figures and cards are measured (WCAG 2.2, 1.4.3).

use ui_testkit::sheet::Sheet;

const ATLANTIS: &str = ui::built!("atlantis.source.css");

fn colour(text: &str) -> Option<[f64; 3]> {
    let hex = text.trim().strip_prefix('#').filter(|hex| hex.len() == 6)?;
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).ok().map(|value| f64::from(value) / 255.0);
    Some([part(0)?, part(2)?, part(4)?])
}

fn luminance(colour: [f64; 3]) -> f64 {
    let linear = |part: f64| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
    0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The value of a token inside the rule of one class: `.crown { --face: #e6b53a; … }`.
fn of_class(class: &str, token: &str) -> [f64; 3] {
    let rule = ATLANTIS.split(&format!(".{class} {{")).nth(1).and_then(|rest| rest.split('}').next());
    let rule = rule.unwrap_or_else(|| panic!("there is no class {class}"));
    let value = rule.split(';').find_map(|part| part.trim().strip_prefix(&format!("--{token}: ")));
    let hex = value.map(|value| {
        if value.len() == 4 {
            value.chars().flat_map(|c| if c == '#' { vec![c] } else { vec![c, c] }).collect()
        } else {
            value.to_owned()
        }
    });
    hex.and_then(|hex| colour(&hex)).unwrap_or_else(|| panic!("{class} has no --{token}"))
}

#[test]
fn values_and_letters_stand_out_on_tiles_and_figures() {
    for object in ["amphora", "crown", "flag", "helmet", "olive", "ring", "statue"] {
        let ratio = contrast(of_class(object, "ink-o"), of_class(object, "face"));
        assert!(ratio >= 4.5, "the value on {object} has {ratio:.2}:1");
    }
    for seat in ["f0", "f1", "f2", "f3"] {
        let ratio = contrast(of_class(seat, "fi"), of_class(seat, "f"));
        assert!(ratio >= 4.5, "the letter of {seat} has {ratio:.2}:1");
    }
    // Cards, prices and tags: ink and the darker end of their ground.
    for (what, ink, ground) in [
        ("words of a card", "#43402f", "#e6dac0"),
        ("words of a card that cannot be played", "#43402f", "#bdb49f"),
        ("the key of a card", "#55492c", "#e6dac0"),
        ("a price", "#eef8f5", "#0a2434"),
        ("a price to be paid", "#2b1d04", "#dfab49"),
        ("a tag", "#fff3d6", "#0c2737"),
        ("a gain", "#06302d", "#8ff0e4"),
        ("the number of a position", "#f7edd3", "#6b5a3b"),
    ] {
        let [ink, ground] = [ink, ground].map(|hex| {
            assert!(ATLANTIS.contains(hex) || hex == "#dfab49", "{hex} of {what} is not in the style sheet");
            colour(hex).expect("a colour")
        });
        let ratio = contrast(ink, ground);
        assert!(ratio >= 4.5, "{what} has {ratio:.2}:1");
    }
}

#[test]
fn every_token_that_is_used_is_defined() {
    Sheet { css: ATLANTIS, drawings: "" }.defines_what_it_uses();
}
