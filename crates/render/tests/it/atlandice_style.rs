//! The style sheet of Atlandice, measured: words and symbols on what they stand on (WCAG 2.2, 1.4.3 and 1.4.11), and the
//! colours of the parties for eyes that see fewer of them.

const SHEET: &str = include_str!("../../assets/atlandice.css");

fn colour(hex: &str) -> [f64; 3] {
    assert!(SHEET.contains(hex) || PIECES.contains(hex), "{hex} is used nowhere");
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour");
    [1, 3, 5].map(|at| linear(f64::from(part(at)) / 255.0))
}

/// Gradients and sides of the pieces.
const PIECES: &str =
    concat!(include_str!("../../src/atlandice/art/defs.svg"), include_str!("../../src/atlandice/art/pieces.svg"));

fn linear(part: f64) -> f64 {
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let luminance = |[r, g, b]: [f64; 3]| 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The value of a token inside the rule of one class.
fn of_class(class: &str, token: &str) -> &'static str {
    let rule = SHEET.split(&format!(".{class} {{")).nth(1).and_then(|rest| rest.split('}').next());
    let value =
        rule.and_then(|rule| rule.split(';').find_map(|part| part.trim().strip_prefix(&format!("--{token}: "))));
    value.unwrap_or_else(|| panic!("{class} has no --{token}"))
}

const PARTIES: [&str; 5] = ["f0", "f1", "f2", "f3", "fn"];

#[test]
fn letters_stand_out_on_the_marks_of_all_parties() {
    for party in PARTIES {
        let ratio = contrast(colour(of_class(party, "fi")), colour(of_class(party, "f")));
        assert!(ratio >= 4.5, "the letter of {party} has {ratio:.2}:1");
    }
}

#[test]
fn words_and_symbols_stand_out_on_what_they_stand_on() {
    for (what, ink, ground, least) in [
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
    ] {
        let ratio = contrast(colour(ink), colour(ground));
        assert!(ratio >= least, "{what} has {ratio:.2}:1");
    }
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
        let ratio = contrast(colour("#1a1420"), colour(face));
        assert!(ratio >= 3.0, "{good} has {ratio:.2}:1");
    }
}

/// What people see who lack one kind of cone (Machado, Oliveira and Fernandes 2009), on linear light.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("no red cones", [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    ("no green cones", [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    ("no blue cones", [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
];

/// Lightness and two colour axes that the eye steps through evenly (CIE 1976).
fn lab([r, g, b]: [f64; 3]) -> [f64; 3] {
    let root = |value: f64| if value > 0.008_856 { value.cbrt() } else { 7.787 * value + 16.0 / 116.0 };
    let x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47);
    let y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[test]
fn the_colours_of_the_parties_stay_apart_for_every_eye() {
    for (eye, matrix) in EYES {
        let seen = PARTIES.map(|party| {
            let light = colour(of_class(party, "f"));
            lab(matrix
                .map(|row| row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f64>().clamp(0.0, 1.0)))
        });
        for (index, one) in seen.iter().enumerate() {
            for (other, two) in seen.iter().enumerate().skip(index + 1) {
                let apart = one.iter().zip(two).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                let (a, b) = (PARTIES[index], PARTIES[other]);
                assert!(apart >= 18.0, "with {eye}, {a} and {b} are only {apart:.1} apart");
            }
        }
    }
}

#[test]
fn every_token_that_is_used_is_defined() {
    let all = [SHEET, include_str!("../../assets/base.css"), include_str!("../../assets/table.css")].concat();
    for (at, _) in SHEET.match_indices("var(--") {
        let name: String = SHEET[at + 4..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        assert!(all.contains(&format!("{name}:")), "{name} is used and defined nowhere");
    }
}
