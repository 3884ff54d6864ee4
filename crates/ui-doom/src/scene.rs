//! Zagłada Atlantydy: the mountain burns, the pillars break, the last ships leave the harbour.

use ui::scenes::pen::{Pen, Scatter};
use ui::scenes::props::{BLUE, GREEN, IVORY, RED, YELLOW, figure, ripples, ship};

const LIGHT: &str = r##"<defs><linearGradient id="z-sky" x2="0" y2="1"><stop offset="0" stop-color="#1f1228"/><stop offset=".4" stop-color="#6b2b3c"/><stop offset=".75" stop-color="#d8653f"/><stop offset="1" stop-color="#ffb061"/></linearGradient>
<linearGradient id="z-sea" x2="0" y2="1"><stop offset="0" stop-color="#c9704f"/><stop offset=".22" stop-color="#5d4a63"/><stop offset="1" stop-color="#11263f"/></linearGradient>
<linearGradient id="z-rock" x2="0" y2="1"><stop offset="0" stop-color="#5c2c34"/><stop offset="1" stop-color="#241a2c"/></linearGradient>
<linearGradient id="z-quay" x2="0" y2="1"><stop offset="0" stop-color="#94764f"/><stop offset="1" stop-color="#3b2b20"/></linearGradient></defs>"##;

pub(crate) fn draw(pen: &mut Pen) {
    pen.raw(LIGHT).rect("url(#z-sky)", 0.0, 0.0, 480.0, 200.0);
    mountain(pen);
    pen.rect("url(#z-sea)", 0.0, 194.0, 480.0, 136.0);
    pen.path("#ffb06155", "M150 196H330L300 214H190Z");
    ripples(pen, [150.0, 204.0, 330.0, 120.0], 34, 41);
    pen.group(r#"transform="translate(436 214)scale(-.34 .34)""#, |pen| ship(pen, "#43a377", &[GREEN, IVORY]));
    pen.group(r#"transform="translate(330 240)scale(-.56 .56)""#, |pen| ship(pen, "#2f6fb0", &[BLUE, RED, YELLOW]));
    pen.group(r#"transform="translate(398 294)scale(-.98 .98)""#, |pen| {
        ship(pen, "#b23a31", &[RED, IVORY, BLUE, YELLOW])
    });
    quay(pen);
}

fn mountain(pen: &mut Pen) {
    pen.dot("url(#s-fire)", 236.0, 78.0, 120.0);
    pen.path("#2b1a2b", "M230 70C200 40 214 16 180 4C150-8 130 6 100-10H330C322 10 290 4 276 22C264 40 262 60 246 70Z")
        .path(
            "#412438",
            "M236 66C222 48 232 26 212 14C196 4 176 10 160-4H262C256 12 250 30 250 44C248 56 246 62 244 68Z",
        )
        .path("#ee6c4d55", "M234 68C226 50 236 36 224 22C236 30 244 42 242 56Z");
    pen.path(
        "url(#z-rock)",
        "M78 198C120 176 158 134 190 96L214 72 226 78 238 70 252 80 262 74C292 110 330 168 384 198Z",
    );
    pen.path("#3a2030", "M238 70 252 80 262 74C292 110 330 168 384 198H300C280 160 262 120 238 70Z");
    pen.path("#ffb14a", "M226 78 238 70 250 79C246 92 252 104 248 118C244 132 254 144 250 160C246 150 240 146 240 132C240 116 232 104 232 92Z")
        .path("#ffe08a", "M230 78 238 72 244 78C242 92 246 102 243 112C238 100 234 92 230 78Z")
        .path("#ee6c4d", "M222 80C214 98 204 112 198 132C196 146 188 158 180 172C190 164 200 152 206 136C212 120 220 104 226 86Z");
    let mut scatter = Scatter::new(13);
    for _ in 0..26 {
        let (angle, far) = (scatter.between(-1.15, 1.15), scatter.between(18.0, 92.0));
        let (x, y) = (238.0 + far * angle.sin(), 74.0 - far * angle.cos());
        pen.dot(if far < 50.0 { "#ffe08a" } else { "#ff9a55" }, x, y, scatter.between(0.8, 2.2));
    }
}

/// A pillar standing on its origin, `height` high, cracked.
fn pillar(pen: &mut Pen, height: f32) {
    let top = -height;
    pen.rect("url(#s-marble)", -15.0, top, 30.0, height);
    for flute in [-9.0, -3.0, 3.0, 9.0] {
        pen.rect("#7a674888", flute, top, 1.2, height);
    }
    pen.path("url(#s-marble-lit)", &format!("M-22 {}H22V{}L16 {}H-16L-22 {}Z", top - 12.0, top - 6.0, top, top - 6.0));
    pen.rect("url(#s-marble-lit)", -20.0, -8.0, 40.0, 8.0);
    pen.line("#2c1a20", 2.0, &format!("M-4 {top}l7 16-9 12 8 14-5 13"));
}

fn quay(pen: &mut Pen) {
    pen.path("url(#z-quay)", "M0 236H206L222 252V330H0Z")
        .path("#c9a877", "M0 232H204L222 250H0Z")
        .path("#a5854f", "M0 244H214L222 250H0Z");
    for (row, offset) in [(262.0, 0.0), (280.0, 26.0), (298.0, 8.0), (316.0, 32.0)] {
        pen.rect("#2c1f18aa", 0.0, row, 222.0, 1.4);
        for stone in 0..4 {
            pen.rect("#2c1f18aa", offset + 56.0 * stone as f32, row, 1.4, 18.0);
        }
    }
    pen.at(44.0, 238.0, 1.0, |pen| pillar(pen, 128.0));
    pen.group(r#"transform="translate(96 240)rotate(9)""#, |pen| pillar(pen, 96.0));
    // The third has fallen: its drums lie about.
    pen.at(154.0, 240.0, 1.0, |pen| {
        pen.path("url(#s-marble)", "M-15 0V-30L-6-38 2-28 10-36 15-26V0Z").rect(
            "url(#s-marble-lit)",
            -20.0,
            -7.0,
            40.0,
            7.0,
        );
    });
    pen.path("#efe0bd", "M118 170 132 160 140 168 130 180ZM150 146l8-3 3 7-7 5ZM138 196l7-2 2 6-6 3Z");
    for (x, y, size, colour) in [
        (24.0, 254.0, 0.62, YELLOW),
        (70.0, 262.0, 0.7, RED),
        (112.0, 256.0, 0.62, BLUE),
        (140.0, 266.0, 0.72, IVORY),
        (182.0, 258.0, 0.64, GREEN),
        (96.0, 276.0, 0.78, GREEN),
        (40.0, 280.0, 0.8, BLUE),
    ] {
        pen.at(x, y, size, |pen| figure(pen, colour));
    }
}

/// One thing that stands for the game in lists.
pub(crate) fn emblem(pen: &mut Pen) {
    pen.rect("#7c3540", 0.0, 0.0, 96.0, 80.0).rect("#34324f", 0.0, 60.0, 96.0, 20.0);
    pen.at(48.0, 64.0, 0.68, |pen| ship(pen, "#b23a31", &[RED, BLUE, YELLOW]));
}
