//! The style sheet of Atlantis Exodus, measured: words and symbols on what they stand on (WCAG 2.2, 1.4.3 and 1.4.11), and
//! the colours of the seats for eyes that see fewer of them.

const SHEET: &str = include_str!("../../assets/exodus.css");

/// Gradients, patterns, icons and pieces.
const DRAWINGS: &str = concat!(
    include_str!("../../src/exodus/art/defs.svg"),
    include_str!("../../src/exodus/art/icons.svg"),
    include_str!("../../src/exodus/art/pieces.svg"),
    include_str!("../../src/exodus/art/monuments.svg"),
    include_str!("../../src/exodus/art/scene.svg")
);

fn colour(hex: &str) -> [f64; 3] {
    assert!(SHEET.contains(hex) || DRAWINGS.contains(hex), "{hex} is used nowhere");
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour");
    [1, 3, 5].map(|at| linear(f64::from(part(at)) / 255.0))
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
    let rule = SHEET.split(&format!(".{class} {{")).nth(1).and_then(|rest| rest.split('}').next());
    let value =
        rule.and_then(|rule| rule.split(';').find_map(|part| part.trim().strip_prefix(&format!("--{token}: "))));
    value.unwrap_or_else(|| panic!("{class} has no --{token}"))
}

const SEATS: [&str; 5] = ["f0", "f1", "f2", "f3", "fn"];

#[test]
fn letters_stand_out_on_the_marks_of_all_seats() {
    for seat in SEATS {
        let ratio = contrast(colour(of_class(seat, "fi")), colour(of_class(seat, "f")));
        assert!(ratio >= 4.5, "the letter of {seat} has {ratio:.2}:1");
    }
}

#[test]
fn words_and_symbols_stand_out_on_what_they_stand_on() {
    for (what, ink, ground, least) in [
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
        ("a year to come", "#e4f1f4", "#23506a", 4.5),
        ("the year", "#1b1405", "#c98b45", 4.5),
        ("the outline of an icon on stone", "#22303a", "#dccfb4", 4.5),
        ("the edge of what may be chosen", "#5c3d05", "#ffd67a", 3.0),
        ("the edge of what is pointed at", "#06423d", "#8ff0e4", 3.0),
    ] {
        let ratio = contrast(colour(ink), colour(ground));
        assert!(ratio >= least, "{what} has {ratio:.2}:1");
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
fn the_colours_of_the_seats_stay_apart_for_every_eye() {
    for (eye, matrix) in EYES {
        let seen = SEATS.map(|seat| {
            let light = colour(of_class(seat, "f"));
            lab(matrix
                .map(|row| row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f64>().clamp(0.0, 1.0)))
        });
        for (index, one) in seen.iter().enumerate() {
            for (other, two) in seen.iter().enumerate().skip(index + 1) {
                let apart = one.iter().zip(two).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                let (a, b) = (SEATS[index], SEATS[other]);
                assert!(apart >= 18.0, "with {eye}, {a} and {b} are only {apart:.1} apart");
            }
        }
    }
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
    let all = [SHEET, include_str!("../../assets/base.css"), include_str!("../../assets/table.css")].concat();
    for (at, _) in SHEET.match_indices("var(--") {
        let name: String = SHEET[at + 4..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        assert!(all.contains(&format!("{name}:")), "{name} is used and defined nowhere");
    }
}
