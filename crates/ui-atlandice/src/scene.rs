//! Atlandice: the tower clock runs towards the waves; dice lie on the quay, the submarine waits.

use ui::scenes::pen::{Pen, Scatter};
use ui::scenes::props::ripples;

const LIGHT: &str = r##"<defs><linearGradient id="d-sky" x2="0" y2="1"><stop offset="0" stop-color="#0c2340"/><stop offset=".6" stop-color="#2c6179"/><stop offset="1" stop-color="#7fb7ad"/></linearGradient>
<linearGradient id="d-sea" x2="0" y2="1"><stop offset="0" stop-color="#4a98a0"/><stop offset=".4" stop-color="#1c6076"/><stop offset="1" stop-color="#08293d"/></linearGradient>
<linearGradient id="d-town" x2="0" y2="1"><stop offset="0" stop-color="#2b4a66"/><stop offset="1" stop-color="#16344c"/></linearGradient>
<linearGradient id="d-brass" x2="0" y2="1"><stop offset="0" stop-color="#f2c877"/><stop offset=".5" stop-color="#b97a34"/><stop offset="1" stop-color="#5a3414"/></linearGradient>
<clipPath id="d-face"><circle cx="240" cy="126" r="49"/></clipPath></defs>"##;

pub(crate) fn draw(pen: &mut Pen) {
    pen.raw(LIGHT).rect("url(#d-sky)", 0.0, 0.0, 480.0, 240.0);
    let mut scatter = Scatter::new(5);
    for _ in 0..26 {
        let (x, y) = (scatter.between(0.0, 480.0), scatter.between(0.0, 110.0));
        pen.dot("#ffffffaa", x, y, 0.9);
    }
    pen.dot("url(#s-glow)", 240.0, 126.0, 190.0);
    town(pen);
    tower(pen);
    pen.rect("url(#d-sea)", 0.0, 232.0, 480.0, 98.0);
    pen.path("#bfeee355", "M0 236Q40 228 80 236T160 236 240 236 320 236 400 236 480 236V240H0Z");
    ripples(pen, [0.0, 240.0, 480.0, 60.0], 20, 31);
    submarine(pen);
    pen.path("url(#s-marble)", "M0 300H352L366 306V330H0Z")
        .path("#fff6e2", "M0 276H330L366 306H0Z")
        .path("#d3c196", "M0 279H329L360 304H0Z");
    for (joint, lean) in [(70.0, 22.0), (150.0, 14.0), (236.0, 26.0)] {
        pen.line("#a48e63", 1.2, &format!("M{joint} 279L{} 304", joint + lean)).rect(
            "#6a5639",
            joint + lean,
            307.0,
            1.4,
            23.0,
        );
    }
    die(pen, [84.0, 252.0], 54.0, 28.0, ["#c23d33", "#fff6e4"], [5, 3, 6]);
    die(pen, [278.0, 258.0], 46.0, 40.0, ["#2f74b5", "#fff6e4"], [3, 1, 2]);
    die(pen, [164.0, 276.0], 33.0, 58.0, ["#f3ead6", "#1c2f40"], [2, 6, 4]);
    die(pen, [222.0, 289.0], 26.0, 20.0, ["#e0b03a", "#3b2606"], [6, 4, 5]);
}

fn town(pen: &mut Pen) {
    pen.path("url(#d-town)", "M0 236V150H22V132H58V150H84V118L104 104 124 118V162H150V236ZM480 236V158H458V126H430V110H398V140H372V128L352 112 332 128V170H320V236Z");
    for (x, y) in [
        (32.0, 146.0),
        (44.0, 146.0),
        (98.0, 130.0),
        (108.0, 130.0),
        (20.0, 176.0),
        (64.0, 184.0),
        (128.0, 186.0),
        (408.0, 124.0),
        (418.0, 124.0),
        (346.0, 142.0),
        (440.0, 150.0),
        (464.0, 182.0),
        (384.0, 176.0),
        (352.0, 190.0),
        (104.0, 160.0),
    ] {
        pen.path("#ffcf7d", &format!("M{x} {y}v12h6v-12a3 3 0 0 0-6 0Z"));
    }
}

fn tower(pen: &mut Pen) {
    pen.path("url(#s-marble)", "M168 240 176 62H304L312 240Z");
    for course in 0..7 {
        pen.rect("#8a744d66", 170.0, 194.0 + 7.0 * course as f32, 140.0, 1.0);
    }
    pen.path("url(#s-marble-lit)", "M160 68H320V78L312 84H168L160 78Z").path("#8d784f", "M168 84H312V87H168Z");
    pen.path("url(#s-marble)", "M182 68C182 34 206 14 240 10C274 14 298 34 298 68Z").line(
        "#a08a60",
        1.4,
        "M240 10V68M211 22C202 36 200 52 200 68M269 22C278 36 280 52 280 68",
    );
    pen.path("url(#s-gold)", "M236 12 240-8 244 12Z").dot("url(#s-gold)", 240.0, -2.0, 4.0);
    for x in [162.0, 318.0] {
        pen.path("url(#s-gold)", &format!("M{} 68q-5-10 0-18q5 8 0 18Z", x)).dot("url(#s-fire)", x, 48.0, 10.0);
    }
    pen.path("#2a2230", "M222 240V206A18 18 0 0 1 258 206V240Z")
        .path("#ffca6b", "M228 240V208A12 12 0 0 1 252 208V240Z");
    // The clock: twelve hours, and water in it that the hand moves towards.
    pen.dot("#02101a88", 245.0, 132.0, 62.0)
        .dot("url(#d-brass)", 240.0, 126.0, 62.0)
        .dot("#5a3414", 240.0, 126.0, 52.0)
        .dot("#123a52", 240.0, 126.0, 49.0);
    pen.group(r##"clip-path="url(#d-face)""##, |pen| {
        pen.path("#1f7f8c", "M188 140Q202 130 214 140T240 140 266 140 292 140V180H188Z").path(
            "#8fd6cc",
            "M188 140Q202 130 214 140T240 140 266 140 292 140V143Q279 135 266 143T240 143 214 143 188 143Z",
        );
        pen.path("#17616f", "M188 156Q202 148 214 156T240 156 266 156 292 156V180H188Z");
    });
    for hour in 0..12 {
        let (sin, cos) = (30.0 * hour as f32).to_radians().sin_cos();
        let inner = if hour % 3 == 0 { 37.0 } else { 41.0 };
        let d = format!(
            "M{:.1} {:.1}L{:.1} {:.1}",
            240.0 + inner * sin,
            126.0 - inner * cos,
            240.0 + 46.0 * sin,
            126.0 - 46.0 * cos
        );
        pen.line("#f6ead0", if hour % 3 == 0 { 3.0 } else { 1.8 }, &d);
    }
    pen.path("url(#s-gold)", "M237 126 240 92 243 126Z")
        .path("#ee6c4d", "M237.500 123.500 274 147 242.500 128.500Z")
        .dot("url(#s-gold)", 240.0, 126.0, 5.0);
}

fn submarine(pen: &mut Pen) {
    pen.at(404.0, 262.0, 1.0, |pen| {
        pen.path("#02101a66", "M-62 14Q0 34 66 14Q0 24-62 14Z");
        pen.path("url(#d-brass)", "M-54 2C-50-16-26-24 0-24C30-24 52-14 56 2C52 16 28 22 0 22C-26 22-50 16-54 2Z");
        pen.path("url(#d-brass)", "M-18-22-14-38H14L18-22Z")
            .line("#7a4a1d", 3.4, "M4-38V-54H16")
            .path("url(#d-brass)", "M52-4 68-14V18L52 8Z");
        for x in [-30.0, -4.0, 22.0] {
            pen.dot("#5a3414", x, -3.0, 9.0).dot("#ffe2a0", x, -3.0, 6.4).dot("#fffbe8", x - 2.0, -5.0, 2.0);
        }
        pen.line("#fff4dc", 1.4, "M-44-8C-34-17-16-20 4-20")
            .path("#1c6076", "M-64 12Q-48 6-32 12T0 12 32 12 64 12V26H-64Z")
            .line("#bfeee3", 1.8, "M-62 12Q-47 6-32 12T0 12 32 12 62 12");
    });
}

/// A die seen from above and in front, turned by `yaw` degrees: `[colour, pips]`, and the faces on top, left and right.
pub(crate) fn die(
    pen: &mut Pen,
    [x, y]: [f32; 2],
    size: f32,
    yaw: f32,
    [colour, ink]: [&str; 2],
    [top, left, right]: [u8; 3],
) {
    let (sin, cos) = yaw.to_radians().sin_cos();
    let tilt = 0.52;
    let (across, away, down) = ((cos, sin * tilt), (-sin, cos * tilt), (0.0, 0.86));
    let half = size / 2.0;
    pen.oval("#02101a77", x + size * 0.16, y + size * 0.55, size * 0.74, size * 0.32);
    let mut face = |u: (f32, f32), v: (f32, f32), centre: (f32, f32), shade: &str, value: u8| {
        let matrix = format!(
            r#"transform="matrix({:.4} {:.4} {:.4} {:.4} {:.1} {:.1})""#,
            u.0 * half / 100.0,
            u.1 * half / 100.0,
            v.0 * half / 100.0,
            v.1 * half / 100.0,
            x + centre.0 * half,
            y + centre.1 * half
        );
        pen.group(&matrix, |pen| {
            pen.round_rect(colour, [-101.0, -101.0, 202.0, 202.0], 16.0);
            pen.round_rect(shade, [-101.0, -101.0, 202.0, 202.0], 16.0);
            for &(column, row) in pips(value) {
                pen.dot(ink, 52.0 * f32::from(column), 52.0 * f32::from(row), 18.0);
            }
        });
    };
    face(across, down, away, "#ffffff14", left);
    face(away, down, across, "#06121c66", right);
    face(across, away, (0.0, -down.1), "#ffffff3d", top);
}

/// Where the pips of a value are, in thirds of a face.
fn pips(value: u8) -> &'static [(i8, i8)] {
    match value {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, 1), (-1, 1), (1, -1)],
        5 => &[(-1, -1), (1, 1), (0, 0), (-1, 1), (1, -1)],
        _ => &[(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
    }
}

/// One thing that stands for the game in lists.
pub(crate) fn emblem(pen: &mut Pen) {
    pen.rect("#2b6a80", 0.0, 0.0, 96.0, 80.0);
    die(pen, [48.0, 40.0], 42.0, 36.0, ["#c23d33", "#fff6e4"], [5, 3, 6]);
}
