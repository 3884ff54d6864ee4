//! How the style sheets of the boards are measured: words and symbols on what they stand on (WCAG 2.2, 1.4.3 and 1.4.11),
//! and the colours of the seats for eyes that see fewer of them.

/// A style sheet being measured, with the drawings it goes with.
pub struct Sheet {
    pub css: &'static str,
    pub drawings: &'static str,
}

impl Sheet {
    fn colour(&self, hex: &str) -> [f64; 3] {
        assert!(self.css.contains(hex) || self.drawings.contains(hex), "{hex} is used nowhere");
        let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour");
        [1, 3, 5].map(|at| linear(f64::from(part(at)) / 255.0))
    }

    /// Each ink has at least this contrast on its ground.
    pub fn stands_out(&self, pairs: &[(&str, &str, &str, f64)]) {
        for &(what, ink, ground, least) in pairs {
            let ratio = contrast(self.colour(ink), self.colour(ground));
            assert!(ratio >= least, "{what} has {ratio:.2}:1");
        }
    }

    pub fn defines_what_it_uses(&self) {
        let shared = ui::assets::assets(ui::Games::default()).filter(|asset| asset.name.ends_with(".css"));
        let all: String =
            shared.filter_map(|asset| std::str::from_utf8(asset.content).ok()).chain([self.css]).collect();
        for (at, _) in self.css.match_indices("var(--") {
            let name: String =
                self.css[at + 4..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            assert!(all.contains(&format!("{name}:")), "{name} is used and defined nowhere");
        }
    }

    /// The value of a token inside the rule of one class.
    fn of_class(&self, class: &str, token: &str) -> &str {
        let rule = self.css.split(&format!(".{class} {{")).nth(1).and_then(|rest| rest.split('}').next());
        let value =
            rule.and_then(|rule| rule.split(';').find_map(|part| part.trim().strip_prefix(&format!("--{token}: "))));
        value.unwrap_or_else(|| panic!("{class} has no --{token}"))
    }

    /// The letters of these classes stand out on the marks they stand on.
    pub fn letters_stand_out(&self, marks: &[&str]) {
        for mark in marks {
            let ratio = contrast(self.colour(self.of_class(mark, "fi")), self.colour(self.of_class(mark, "f")));
            assert!(ratio >= 4.5, "the letter of {mark} has {ratio:.2}:1");
        }
    }

    /// The colours of these classes stay apart for every eye.
    pub fn marks_stay_apart(&self, marks: &[&str]) {
        for (eye, matrix) in EYES {
            let seen = marks.iter().map(|mark| {
                let light = self.colour(self.of_class(mark, "f"));
                let part = |row: [f64; 3]| row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f64>();
                lab(matrix.map(|row| part(row).clamp(0.0, 1.0)))
            });
            let seen: Vec<[f64; 3]> = seen.collect();
            for (index, one) in seen.iter().enumerate() {
                for (other, two) in seen.iter().enumerate().skip(index + 1) {
                    let apart = one.iter().zip(two).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                    let (a, b) = (marks[index], marks[other]);
                    assert!(apart >= 18.0, "with {eye}, {a} and {b} are only {apart:.1} apart");
                }
            }
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
