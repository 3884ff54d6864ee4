//! The style sheets: the colours that carry words are measured, not judged by eye (WCAG 2.2, 1.4.3 and 1.4.11).

use std::collections::BTreeMap;

const BASE: &str = ui::built!("base.source.css");
const SITE: &str = ui::built!("site.source.css");
const TABLE: &str = ui::built!("table.source.css");

/// The tokens `--name: light-dark(#light, #dark)` and `--name: #both`.
fn tokens(css: &str) -> BTreeMap<String, [[f64; 3]; 2]> {
    let mut found = BTreeMap::new();
    let css: String = css.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, after)| after)).collect();
    for declaration in css.split([';', '{', '}']) {
        let Some((name, value)) = declaration.trim().split_once(':') else { continue };
        let Some(name) = name.trim().strip_prefix("--") else { continue };
        let value = value.trim();
        let pair = match value.strip_prefix("light-dark(").and_then(|value| value.strip_suffix(')')) {
            Some(pair) => pair.split_once(',').and_then(|(light, dark)| Some([colour(light)?, colour(dark)?])),
            None => colour(value).map(|both| [both, both]),
        };
        if let Some(pair) = pair {
            found.insert(name.to_owned(), pair);
        }
    }
    found
}

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

#[track_caller]
fn assert_contrast(ink: &str, ground: &str, least: f64) {
    let tokens = [tokens(BASE), tokens(SITE)].into_iter().flatten().collect::<BTreeMap<_, _>>();
    let token = |name: &str| tokens.get(name).unwrap_or_else(|| panic!("there is no token --{name}"));
    for (theme, (&ink_colour, &ground_colour)) in token(ink).iter().zip(token(ground)).enumerate() {
        let ratio = contrast(ink_colour, ground_colour);
        let theme = ["light", "dark"][theme];
        assert!(ratio >= least, "--{ink} on --{ground} has {ratio:.2}:1 in the {theme} theme, not {least}:1");
    }
}

const GROUNDS: [&str; 5] = ["sea-0", "sea-1", "sea-2", "panel", "panel-2"];

#[test]
fn the_measure_itself_is_right() {
    assert!((contrast([0.0; 3], [1.0; 3]) - 21.0).abs() < 1e-9);
    let grey = colour("#767676").expect("it is a colour");
    assert!((contrast(grey, [1.0; 3]) - 4.54).abs() < 0.01);
}

#[test]
fn words_stand_out_on_every_ground_in_both_themes() {
    for ink in ["text", "muted", "foam", "gold", "alarm"] {
        for ground in GROUNDS {
            assert_contrast(ink, ground, 4.5);
        }
    }
    for ground in ["panel", "panel-2"] {
        assert_contrast("ok", ground, 4.5);
    }
    assert_contrast("accent-ink", "accent", 4.5);
    assert_contrast("accent-ink", "accent-hi", 4.0); // The upper, lighter edge of a button; its words are large and bold.
    assert_contrast("text", "well", 4.5);
    assert_contrast("muted", "well", 4.5);
    assert_contrast("mark-ink", "mark", 4.5);
    assert_contrast("lit-ink", "lit", 4.5);
    assert_contrast("picked-ink", "picked", 4.5);
    assert_contrast("hero-ink", "hero-halo", 4.5);
}

#[test]
fn edges_of_controls_and_the_focus_stand_out() {
    for ground in GROUNDS {
        assert_contrast("field", ground, 3.0);
        assert_contrast("foam", ground, 3.0);
    }
    assert_contrast("field", "well", 3.0);
}

/// The colour of a seat and of the letter on it, which the sheet of each board defines and measures.
const OF_BOARDS: &str = "--f: --fi:";

#[test]
fn every_token_that_is_used_is_defined() {
    let all: String = [BASE, SITE, TABLE, OF_BOARDS].concat();
    for (at, _) in all.match_indices("var(--") {
        let name: String = all[at + 4..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        // The colours of the seats are each board's own.
        let of_boards = ["--f", "--fi"].contains(&name.as_str());
        assert!(of_boards || all.contains(&format!("{name}:")), "{name} is used and defined nowhere");
    }
}
