//! How the style sheets of both editions are measured: words and symbols on what they stand on (WCAG 2.2, 1.4.3 and
//! 1.4.11), and what both share: the pieces, and the colours of the players for eyes that see fewer of them.

/// Gradients and sides of the pieces.
const PIECES: &str =
    concat!(include_str!("../../src/fleet/art/defs.svg"), include_str!("../../src/fleet/art/pieces.svg"));

/// What both editions share.
const SHARED: &str = include_str!("../../assets/fleet.css");

/// A style sheet being measured.
pub(crate) struct Sheet(pub(crate) &'static str);

impl Sheet {
    fn colour(&self, hex: &str) -> [f64; 3] {
        assert!(self.0.contains(hex) || PIECES.contains(hex), "{hex} is used nowhere");
        let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour");
        [1, 3, 5].map(|at| linear(f64::from(part(at)) / 255.0))
    }

    /// Each ink has at least this contrast on its ground.
    pub(crate) fn stands_out(&self, pairs: &[(&str, &str, &str, f64)]) {
        for &(what, ink, ground, least) in pairs {
            let ratio = contrast(self.colour(ink), self.colour(ground));
            assert!(ratio >= least, "{what} has {ratio:.2}:1");
        }
    }

    pub(crate) fn defines_what_it_uses(&self) {
        let all = [self.0, include_str!("../../assets/base.css"), include_str!("../../assets/table.css")].concat();
        for (at, _) in self.0.match_indices("var(--") {
            let name: String =
                self.0[at + 4..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            assert!(all.contains(&format!("{name}:")), "{name} is used and defined nowhere");
        }
    }
}

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
    let rule = SHARED.split(&format!(".{class} {{")).nth(1).and_then(|rest| rest.split('}').next());
    let value =
        rule.and_then(|rule| rule.split(';').find_map(|part| part.trim().strip_prefix(&format!("--{token}: "))));
    value.unwrap_or_else(|| panic!("{class} has no --{token}"))
}

const COLOURS: [&str; 6] = ["f0", "f1", "f2", "f3", "f4", "fn"];

#[test]
fn what_both_editions_share_stands_out() {
    Sheet(SHARED).stands_out(&[
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
    for mark in COLOURS {
        let ratio = contrast(Sheet(SHARED).colour(of_class(mark, "fi")), Sheet(SHARED).colour(of_class(mark, "f")));
        assert!(ratio >= 4.5, "the letter of {mark} has {ratio:.2}:1");
    }
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
        let ratio = contrast(Sheet(SHARED).colour(letter), Sheet(SHARED).colour("#0c1a26"));
        assert!(ratio >= 4.5, "the letter on the {cube} cube has {ratio:.2}:1");
        let ratio = contrast(Sheet(SHARED).colour("#0c1a26"), Sheet(SHARED).colour(face));
        assert!(ratio >= 3.0, "the shape on the {cube} cube has {ratio:.2}:1");
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
fn the_colours_of_the_players_stay_apart_for_every_eye() {
    for (eye, matrix) in EYES {
        let seen = COLOURS.map(|mark| {
            let light = Sheet(SHARED).colour(of_class(mark, "f"));
            lab(matrix
                .map(|row| row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f64>().clamp(0.0, 1.0)))
        });
        for (index, one) in seen.iter().enumerate() {
            for (other, two) in seen.iter().enumerate().skip(index + 1) {
                let apart = one.iter().zip(two).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                let (a, b) = (COLOURS[index], COLOURS[other]);
                assert!(apart >= 18.0, "with {eye}, {a} and {b} are only {apart:.1} apart");
            }
        }
    }
}
