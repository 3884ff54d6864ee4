//! Atlantis Exodus: three rings of a city that turn, water between them, kings upon them.

use std::f32::consts::TAU;

use ui::scenes::pen::{Pen, Scatter};
use ui::scenes::props::{BLUE, IVORY, RED, YELLOW, king, ripples, ship, temple};

const LIGHT: &str = r##"<defs><radialGradient id="e-sea" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#4fb3b0"/><stop offset=".5" stop-color="#1f6d80"/><stop offset="1" stop-color="#082a40"/></radialGradient>
<linearGradient id="e-wall"><stop offset="0" stop-color="#efdfb8"/><stop offset=".4" stop-color="#b39c6d"/><stop offset="1" stop-color="#54442c"/></linearGradient></defs>"##;

/// The middle of the city and how flat its circles look.
const CENTRE: (f32, f32) = (240.0, 166.0);
const FLAT: f32 = 0.6;

/// One ring of the city: its radii, how high it stands, how far it has turned.
struct Ring {
    outer: f32,
    inner: f32,
    rise: f32,
    wall: f32,
    turn: f32,
    fields: &'static [&'static str],
}

const RINGS: [Ring; 3] = [
    Ring {
        outer: 206.0,
        inner: 158.0,
        rise: 0.0,
        wall: 16.0,
        turn: 0.12,
        fields: &[
            "#e9dcb9", "#b9562f", "#4f8a44", "#e9dcb9", "#d6a545", "#4f8a44", "#b9562f", "#e9dcb9", "#d6a545",
            "#4f8a44", "#e9dcb9", "#d6a545",
        ],
    },
    Ring {
        outer: 138.0,
        inner: 96.0,
        rise: 10.0,
        wall: 15.0,
        turn: 0.4,
        fields: &["#d6a545", "#e9dcb9", "#4f8a44", "#b9562f", "#e9dcb9", "#d6a545", "#e9dcb9", "#4f8a44"],
    },
    Ring {
        outer: 76.0,
        inner: 0.0,
        rise: 22.0,
        wall: 14.0,
        turn: 0.2,
        fields: &["#f0e5c8", "#b9562f", "#f0e5c8", "#d6a545"],
    },
];

fn point(radius: f32, angle: f32, rise: f32) -> (f32, f32) {
    (CENTRE.0 + radius * angle.cos(), CENTRE.1 - rise + radius * FLAT * angle.sin())
}

pub(crate) fn draw(pen: &mut Pen) {
    pen.raw(LIGHT).rect("url(#e-sea)", 0.0, 0.0, 480.0, 330.0);
    ripples(pen, [0.0, 4.0, 480.0, 320.0], 60, 61);
    pen.ring("#bfeee355", 2.0, [CENTRE.0, CENTRE.1 + 18.0, 222.0, 136.0]).ring(
        "#bfeee333",
        1.6,
        [CENTRE.0, CENTRE.1 + 18.0, 236.0, 146.0],
    );
    for ring in &RINGS {
        draw_ring(pen, ring);
    }
    pen.at(CENTRE.0, CENTRE.1 - 14.0, 0.62, |pen| temple(pen, 6));
    for (radius, angle, rise, size, colour) in [
        (182.0, 3.5, 0.0, 0.74, BLUE),
        (118.0, 5.6, 10.0, 0.72, YELLOW),
        (118.0, 2.3, 10.0, 0.86, IVORY),
        (182.0, 1.0, 0.0, 1.06, RED),
    ] {
        let (x, y) = point(radius, angle, rise);
        pen.at(x, y, size, |pen| king(pen, colour));
    }
    pen.at(52.0, 48.0, 0.42, |pen| ship(pen, "#2f6fb0", &[BLUE, IVORY]));
    pen.group(r#"transform="translate(428 300)scale(-.54 .54)""#, |pen| ship(pen, "#b23a31", &[RED, YELLOW, IVORY]));
}

fn draw_ring(pen: &mut Pen, ring: &Ring) {
    let (x, top) = (CENTRE.0, CENTRE.1 - ring.rise);
    let (rx, ry) = (ring.outer, ring.outer * FLAT);
    pen.oval("#02101a66", x + 5.0, top + ring.wall + 5.0, rx + 3.0, ry + 2.0);
    pen.path(
        "url(#e-wall)",
        &format!(
            "M{:.1} {top}A{rx} {ry:.1} 0 0 0 {:.1} {top}V{}A{rx} {ry:.1} 0 0 1 {:.1} {}Z",
            x - rx,
            x + rx,
            top + ring.wall,
            x - rx,
            top + ring.wall
        ),
    );
    let gates = 7;
    for gate in 0..gates {
        let angle = (gate as f32 + 0.5) / gates as f32 * TAU / 2.0;
        let (gx, gy) = point(ring.outer, angle, ring.rise);
        pen.path("#3a2f2a", &format!("M{:.1} {:.1}v-5a4 4 0 0 1 8 0v5Z", gx - 4.0, gy + ring.wall - 1.5));
    }
    let step = TAU / ring.fields.len() as f32;
    for (place, paint) in ring.fields.iter().enumerate() {
        let from = ring.turn * TAU + place as f32 * step;
        sector(pen, ring, from, from + step, paint);
    }
    pen.oval("url(#s-sheen)", x, top, rx, ry);
    if ring.inner > 0.0 {
        // The canal inside the ring, deeper than the ring is high.
        let (ix, iy) = (ring.inner, ring.inner * FLAT);
        pen.oval("#54442c", x, top, ix, iy).oval("#0d3d52", x, top + 9.0, ix - 1.5, iy - 5.0).ring(
            "#8fd6cc88",
            1.4,
            [x, top + 11.0, ix - 7.0, iy - 8.0],
        );
        pen.ring("#fff4da", 2.2, [x, top, ix, iy]);
    }
    pen.ring("#fff4da", 2.2, [x, top, rx, ry]);
    houses(pen, ring);
}

fn sector(pen: &mut Pen, ring: &Ring, from: f32, to: f32, paint: &str) {
    let (a, b) = (point(ring.outer, from, ring.rise), point(ring.outer, to, ring.rise));
    let (c, d) = (point(ring.inner, to, ring.rise), point(ring.inner, from, ring.rise));
    let outline = format!(
        "M{:.1} {:.1}A{} {:.1} 0 0 1 {:.1} {:.1}L{:.1} {:.1}A{} {:.1} 0 0 0 {:.1} {:.1}Z",
        a.0,
        a.1,
        ring.outer,
        ring.outer * FLAT,
        b.0,
        b.1,
        c.0,
        c.1,
        ring.inner,
        ring.inner * FLAT,
        d.0,
        d.1
    );
    pen.path(paint, &outline).line("#6a5639", 1.2, &format!("M{:.1} {:.1}L{:.1} {:.1}", a.0, a.1, d.0, d.1));
}

/// Small roofs along the ring, far ones first.
fn houses(pen: &mut Pen, ring: &Ring) {
    if ring.inner == 0.0 {
        return;
    }
    let mut scatter = Scatter::new(ring.outer as u32);
    let mut places: Vec<(f32, f32)> = (0..(ring.outer / 9.0) as u8)
        .map(|_| point(scatter.between(ring.inner + 12.0, ring.outer - 10.0), scatter.between(0.0, TAU), ring.rise))
        .collect();
    places.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y) in places {
        pen.path("#fff4da", &format!("M{:.1} {y:.1}h9v-5h-9Z", x - 4.5))
            .path("#a4492f", &format!("M{:.1} {:.1}h12l-3-5h-6Z", x - 6.0, y - 5.0))
            .path("#06121c44", &format!("M{:.1} {y:.1}h4v-5h-4Z", x + 0.5));
    }
}

/// One thing that stands for the game in lists.
pub(crate) fn emblem(pen: &mut Pen) {
    pen.rect("#155069", 0.0, 0.0, 96.0, 80.0);
    for (rx, paint) in [(42.0, "#e6d6ae"), (28.0, "#c9843f"), (15.0, "#5b8f4a")] {
        pen.ring("#0b2a3c", 9.0, [48.0, 44.0, rx, rx * 0.66]).ring(paint, 7.0, [48.0, 41.0, rx, rx * 0.66]);
    }
    pen.oval("#fff1d6", 48.0, 40.0, 6.0, 4.0);
}
