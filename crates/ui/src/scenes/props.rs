//! Things that several pictures show: temples, ships, figures, tiles, cypresses, water.
//!
//! All stand on their own origin with the light from the upper left; the picture puts them in place and scales them.

use super::pen::{Pen, Scatter};

/// Player colours as painted wood.
pub const BLUE: &str = "#3f97d6";
pub const RED: &str = "#d9503f";
pub const GREEN: &str = "#43a377";
pub const YELLOW: &str = "#e6bb3a";
pub const VIOLET: &str = "#a27ad6";
pub const IVORY: &str = "#f1e9d8";

/// What pictures show more than once: drawn once per page, shown by `use`.
pub fn symbols(pen: &mut Pen) {
    for (id, columns) in [("s-temple4", 4), ("s-temple6", 6)] {
        pen.group(&format!(r#"id="{id}""#), |pen| draw_temple(pen, columns));
    }
    pen.group(r#"id="s-sails""#, draw_sails).group(r#"id="s-hull""#, draw_hull);
    pen.group(r#"id="s-figure""#, draw_figure).group(r#"id="s-cypress""#, draw_cypress);
}

/// A temple front with a fire inside, 120 wide and 96 high, standing on its origin; of four columns, or of six.
pub fn temple(pen: &mut Pen, columns: u8) {
    pen.raw(if columns < 6 { r##"<use href="#s-temple4"/>"## } else { r##"<use href="#s-temple6"/>"## });
}

fn draw_temple(pen: &mut Pen, columns: u8) {
    for step in 0..3 {
        let (y, half) = (-5.0 * (step + 1) as f32, 62.0 - 4.0 * step as f32);
        pen.rect("url(#s-marble)", -half, y, 2.0 * half, 5.2).rect("#fff6e2", -half, y, 2.0 * half, 1.1);
    }
    pen.rect("#2c2233", -46.0, -62.0, 92.0, 47.0);
    pen.rect("url(#s-hearth)", -46.0, -62.0, 92.0, 47.0).rect("#ffca6b", -7.0, -47.0, 14.0, 32.0);
    pen.rect("#fff0bf", -3.2, -41.0, 6.4, 26.0);
    for column in 0..columns {
        let x = -46.0 + 92.0 * f32::from(column) / f32::from(columns - 1);
        pen.at(x, 0.0, 1.0, |pen| {
            pen.path("url(#s-marble)", "M-4.600-15C-5-34-4-50-3.600-60H3.600C4-50 5-34 4.600-15Z")
                .line("#7a6748", 0.5, "M-1-18V-58M1.700-18V-58")
                .path("#fff1d6", "M-5.600-63.500H5.600V-61L4.200-59H-4.200L-5.600-61ZM-5.800-17.500H5.800V-15H-5.800Z");
        });
    }
    pen.rect("url(#s-marble-lit)", -53.0, -71.0, 106.0, 7.6).rect("#8d784f", -53.0, -64.4, 106.0, 1.2);
    for triglyph in 0..11 {
        pen.rect("#a48e63", -49.0 + 9.6 * triglyph as f32, -69.6, 2.0, 5.0);
    }
    pen.path("url(#s-marble-lit)", "M-58-71V-74.500L0-98.500 58-74.500V-71Z")
        .path("#a8946c", "M-47-72 0-91.500 47-72Z")
        .path("#8d784f", "M-47-72 0-91.500 0-89.500-43-72Z")
        .dot("url(#s-gold)", 0.0, -78.5, 4.6)
        .path("url(#s-gold)", "M-3.500-98C-3-103 0-105 0-108C0-105 3-103 3.500-98ZM-60-73C-62-78-58-80-58-82C-57-79-54-77-55-73ZM60-73C62-78 58-80 58-82C57-79 54-77 55-73Z");
}

/// A ship under sail, bow to the left, 130 wide, waterline on its origin: with its sign in a colour, and its crew.
pub fn ship(pen: &mut Pen, sign: &str, crew: &[&str]) {
    pen.raw(&format!(r##"<use href="#s-sails" color="{sign}"/>"##));
    for (place, colour) in crew.iter().enumerate() {
        let x = -32.0 + 13.0 * place as f32;
        pen.path(colour, &format!("M{x}-6c0-7 7-7 7 0Z")).dot(colour, x + 3.5, -13.0, 3.4);
    }
    pen.raw(r##"<use href="#s-hull"/>"##);
}

fn draw_sails(pen: &mut Pen) {
    pen.line("#dff3ee", 2.4, "M-62 8Q0 20 64 8M-40 14Q6 20 40 13");
    pen.line("#c9a06a", 1.6, "M-34 2-44 13M-20 3-30 14M-6 3-16 15M8 3-2 15M22 3 12 14");
    pen.line("#4a2d12", 3.4, "M2-8V-78").line("#6b4420", 2.6, "M-34-72H38");
    pen.path("#f3e8cf", "M-33-70H37C44-54 43-36 35-22Q2-13-31-22C-24-38-25-54-33-70Z")
        .path("url(#s-round)", "M-33-70H37C44-54 43-36 35-22Q2-13-31-22C-24-38-25-54-33-70Z")
        .line("currentColor", 2.2, "M-29-62Q4-58 39-62M-27-28Q4-19 36-28")
        .line("currentColor", 3.0, "M5-55A11 11 0 1 1 4.900-55ZM5-49A5 5 0 1 1 4.900-49Z");
}

fn draw_hull(pen: &mut Pen) {
    pen.path(
        "url(#s-wood)",
        "M-66 3-52-6C-46-9-38-8-30-8H36C48-9 54-17 53-30C53-35 48-37 45-32C47-44 62-42 61-27C60-8 52 11 34 11H-38C-48 11-54 8-66 3Z",
    )
    .line("#e8cd95", 1.8, "M-54-3H44")
    .line("#3f2510", 1.2, "M-52 3H44")
    .path("#f6ead0", "M-52-1C-49-4-45-4-42-1C-45 2-49 2-52-1Z")
    .dot("#12283a", -47.0, -1.0, 1.7);
    for shield in 0..5 {
        pen.dot("url(#s-gold)", -26.0 + 14.0 * shield as f32, -3.0, 3.1);
    }
}

/// A figure of painted wood, 48 high, standing on its origin.
pub fn figure(pen: &mut Pen, colour: &str) {
    pen.raw(&format!(r##"<use href="#s-figure" color="{colour}"/>"##));
}

fn draw_figure(pen: &mut Pen) {
    const BODY: &str = "M-13-3C-13-9-7-11-5.600-18L-4-30H4L5.600-18C7-11 13-9 13-3C13 2-13 2-13-3Z";
    pen.oval("#02101a80", 5.0, 0.0, 16.0, 5.0);
    for paint in ["currentColor", "url(#s-round)"] {
        pen.path(paint, BODY).oval(paint, 0.0, -31.0, 6.8, 2.4).dot(paint, 0.0, -39.0, 7.8);
    }
    pen.oval("#fff9", -2.8, -42.0, 2.2, 1.6);
}

/// A figure with a crown.
pub fn king(pen: &mut Pen, colour: &str) {
    figure(pen, colour);
    pen.path("url(#s-gold)", "M-7-44-9-55-4-50 0-57 4-50 9-55 7-44Q0-41-7-44Z");
}

/// What a tile shows; a drawing 20 wide around its origin.
#[derive(Clone, Copy)]
pub enum Sign {
    Crown,
    Ring,
    Amphora,
    Helmet,
    Olive,
    Flag,
}

impl Sign {
    fn colour(self) -> &'static str {
        match self {
            Self::Crown => "#e0a92c",
            Self::Ring => "#2f6fb0",
            Self::Amphora => "#8f5430",
            Self::Helmet => "#77828a",
            Self::Olive => "#4c8040",
            Self::Flag => "#b8382f",
        }
    }

    fn drawing(self) -> &'static str {
        match self {
            Self::Crown => "M-9 7-11-6-4.500 0 0-9 4.500 0 11-6 9 7Z",
            Self::Ring => "M-3-3-5-8 0-11 5-8 3-3A7.500 7.500 0 1 1-3-3ZM0-.500A4.600 4.600 0 1 0 .1-.500Z",
            Self::Amphora => "M-4-10H4L3-6C8-4 8 2 4 7L3 10H-3L-4 7C-8 2-8-4-3-6Z",
            Self::Helmet => "M-9 9V-1A9 9 0 0 1 9-1V9H4V1H1.500V9H-3Z",
            Self::Olive => "M-9 8C-5 0 0-5 9-9 5 1 0 6-9 8ZM-8-6C-2-8 1-5 1-1-4 0-8-2-8-6Z",
            Self::Flag => "M-7-10H-5V-8C0-11 4-5 9-8V2C4 5 0-1-5 2V11H-7Z",
        }
    }
}

/// An eight-sided tile lying on the water: `layers` thick, `r` its half width, seen from the front and above.
pub fn tile(pen: &mut Pen, r: f32, layers: u8, sign: Sign) {
    const FLAT: f32 = 0.56;
    let corner = |radius: f32, turn: u8, y: f32| {
        let angle = (22.5 + 45.0 * f32::from(turn)).to_radians();
        (radius * angle.cos(), radius * FLAT * angle.sin() + y)
    };
    let layer = r * 0.26;
    let foot = layer * f32::from(layers);
    pen.oval("#02101a66", r * 0.18, foot + r * 0.16, r * 1.1, r * 0.62);
    pen.ring("#bfeee3aa", (r * 0.05).max(0.8), [0.0, foot * 0.9, r * 1.14, r * 0.66]);
    for level in (0..layers).rev() {
        let (top, bottom) = (layer * f32::from(level), layer * f32::from(level + 1));
        // Three front faces: left catches the light, right lies in the shade.
        for (turn, paint) in [(3, "#d8c69b"), (2, "#b29d70"), (1, "#8b7750"), (0, "#65553a")] {
            let turn_to = if turn == 0 { 7 } else { turn - 1 };
            pen.shape(
                paint,
                &[corner(r, turn, top), corner(r, turn_to, top), corner(r, turn_to, bottom), corner(r, turn, bottom)],
            );
        }
        if level + 1 < layers {
            pen.line("#4f4029", (r * 0.035).max(0.6), &{
                let points: Vec<String> = [3, 2, 1, 0]
                    .iter()
                    .map(|&turn| corner(r, turn, bottom))
                    .map(|(x, y)| format!("{x:.1} {y:.1}"))
                    .collect();
                format!("M{}", points.join("L"))
            });
        }
    }
    let ring = |radius: f32| (0..8).map(|turn| corner(radius, turn, 0.0)).collect::<Vec<_>>();
    pen.shape("url(#s-marble-lit)", &ring(r))
        .shape(sign.colour(), &ring(r * 0.8))
        .shape("url(#s-sheen)", &ring(r * 0.8));
    pen.group(&format!(r#"transform="scale({:.3} {:.3})""#, r / 24.0, r / 24.0 * 0.62), |pen| {
        pen.path("#fff3d6", sign.drawing());
    });
}

/// A cypress, 40 high, standing on its origin.
pub fn cypress(pen: &mut Pen) {
    pen.raw(r##"<use href="#s-cypress"/>"##);
}

fn draw_cypress(pen: &mut Pen) {
    pen.path(".cy", "M0 0C-8-10-7-28 0-40C7-28 8-10 0 0Z").path(".cy-lit", "M-1-2C-7-12-6-27-.500-37C-3-24-3-12-1-2Z");
}

/// Short ripples over a stretch of water `[x, y, width, height]`, larger towards the front.
pub fn ripples(pen: &mut Pen, [x, y, width, height]: [f32; 4], count: u8, seed: u32) {
    let mut scatter = Scatter::new(seed);
    let mut d = String::new();
    for _ in 0..count {
        let depth = scatter.between(0.04, 1.0);
        let (left, size) = (x + scatter.between(0.0, width), 4.0 + 9.0 * depth);
        d += &format!(
            "M{:.0} {:.0}q{size:.0}-{:.0} {:.0} 0t{:.0} 0",
            left,
            y + height * depth,
            1.0 + 3.0 * depth,
            2.0 * size,
            2.0 * size
        );
    }
    pen.group(r#"class="ripples""#, |pen| {
        pen.path("none", &d);
    });
}

/// The path of light under the sun: short bright strokes, narrower and fainter towards the front.
pub fn glints(pen: &mut Pen, x: f32, [top, bottom]: [f32; 2], half: f32, seed: u32) {
    let mut scatter = Scatter::new(seed);
    for band in 0..4 {
        let mut d = String::new();
        for _ in 0..9 {
            let depth = (band as f32 + scatter.between(0.0, 1.0)) / 4.0;
            let long = scatter.between(0.2, 0.7) * half * (1.0 - 0.45 * depth);
            let left = x + scatter.between(-1.0, 0.5) * half * (1.0 - 0.35 * depth);
            d += &format!("M{left:.0} {:.1}h{long:.0}", top + (bottom - top) * depth);
        }
        pen.group(&format!(r#"class="glints" opacity="{}""#, 0.85 - 0.2 * band as f32), |pen| {
            pen.path("none", &d);
        });
    }
}
