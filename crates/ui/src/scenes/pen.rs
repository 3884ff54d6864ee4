//! A pen for pictures: writes SVG elements with short numbers. Colours are attributes, so that no style is inline.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped};

/// Collects the elements of a picture.
#[derive(Default)]
pub struct Pen(String);

/// A number with at most one decimal, as short as it goes.
fn short(number: f32) -> String {
    let tenths = (number * 10.0).round() as i32;
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        _ => format!("{}{}.{}", if tenths < 0 { "-" } else { "" }, (tenths / 10).abs(), (tenths % 10).abs()),
    }
}

impl Pen {
    /// What `draw` draws.
    pub fn drawn(draw: fn(&mut Self)) -> Markup {
        let mut pen = Self::default();
        draw(&mut pen);
        pen.done()
    }

    /// The picture.
    pub fn done(self) -> Markup {
        PreEscaped(self.0)
    }

    fn put(&mut self, text: std::fmt::Arguments<'_>) -> &mut Self {
        self.0.write_fmt(text).expect("writing to a string cannot fail");
        self
    }

    /// Elements as they are: gradients of one picture.
    pub fn raw(&mut self, elements: &str) -> &mut Self {
        self.0.push_str(elements);
        self
    }

    /// A filled shape. `paint` is a colour, `url(#…)`, or `.name` for a class that follows the theme.
    pub fn path(&mut self, paint: &str, d: &str) -> &mut Self {
        match paint.strip_prefix('.') {
            Some(class) => self.put(format_args!(r#"<path class="{class}" d="{d}"/>"#)),
            None => self.put(format_args!(r#"<path fill="{paint}" d="{d}"/>"#)),
        }
    }

    /// A stroke with round ends.
    pub fn line(&mut self, paint: &str, width: f32, d: &str) -> &mut Self {
        self.put(format_args!(
            r#"<path fill="none" stroke="{paint}" stroke-width="{}" stroke-linecap="round" d="{d}"/>"#,
            short(width)
        ))
    }

    pub fn rect(&mut self, paint: &str, x: f32, y: f32, width: f32, height: f32) -> &mut Self {
        self.round_rect(paint, [x, y, width, height], 0.0)
    }

    /// A rectangle `[x, y, width, height]` with round corners.
    pub fn round_rect(&mut self, paint: &str, [x, y, w, h]: [f32; 4], radius: f32) -> &mut Self {
        let attribute = match paint.strip_prefix('.') {
            Some(class) => format!(r#"class="{class}""#),
            None => format!(r#"fill="{paint}""#),
        };
        let radius = if radius > 0.0 { format!(r#" rx="{}""#, short(radius)) } else { String::new() };
        let (x, y, w, h) = (short(x), short(y), short(w), short(h));
        self.put(format_args!(r#"<rect {attribute} x="{x}" y="{y}" width="{w}" height="{h}"{radius}/>"#))
    }

    pub fn dot(&mut self, paint: &str, x: f32, y: f32, radius: f32) -> &mut Self {
        let (x, y, radius) = (short(x), short(y), short(radius));
        self.put(format_args!(r#"<circle fill="{paint}" cx="{x}" cy="{y}" r="{radius}"/>"#))
    }

    pub fn oval(&mut self, paint: &str, x: f32, y: f32, rx: f32, ry: f32) -> &mut Self {
        let (x, y, rx, ry) = (short(x), short(y), short(rx), short(ry));
        self.put(format_args!(r#"<ellipse fill="{paint}" cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"/>"#))
    }

    /// The outline of an oval.
    pub fn ring(&mut self, paint: &str, width: f32, [x, y, rx, ry]: [f32; 4]) -> &mut Self {
        let (x, y, rx, ry, width) = (short(x), short(y), short(rx), short(ry), short(width));
        self.put(format_args!(
            r#"<ellipse fill="none" stroke="{paint}" stroke-width="{width}" cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"/>"#
        ))
    }

    /// A closed shape through points.
    pub fn shape(&mut self, paint: &str, points: &[(f32, f32)]) -> &mut Self {
        let d = points.iter().map(|&(x, y)| format!("{} {}", short(x), short(y))).collect::<Vec<_>>().join("L");
        self.path(paint, &format!("M{d}Z"))
    }

    /// What `draw` draws, moved to `(x, y)` and scaled.
    pub fn at(&mut self, x: f32, y: f32, scale: f32, draw: impl FnOnce(&mut Self)) -> &mut Self {
        let transform = format!("translate({} {})scale({})", short(x), short(y), (scale * 1000.0).round() / 1000.0);
        self.group(&format!(r#"transform="{transform}""#), draw)
    }

    /// What `draw` draws, in a group with these attributes.
    pub fn group(&mut self, attributes: &str, draw: impl FnOnce(&mut Self)) -> &mut Self {
        self.put(format_args!("<g {attributes}>"));
        draw(self);
        self.put(format_args!("</g>"))
    }

    /// What `draw` draws, let through by so much.
    pub fn faint(&mut self, opacity: f32, draw: impl FnOnce(&mut Self)) -> &mut Self {
        self.group(&format!(r#"opacity="{opacity}""#), draw)
    }
}

/// Small reproducible scatter for stars and ripples: pictures are the same on every page and every day.
pub struct Scatter(u32);

impl Scatter {
    pub fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(2_654_435_761) | 1)
    }

    /// A number from `low` to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        low + (high - low) * (self.0 >> 8) as f32 / (1u32 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_keep_their_sign() {
        assert_eq!([1.0, -0.25, -1.24, 0.04, 12.36].map(short), ["1", "-0.3", "-1.2", "0", "12.4"]);
    }
}
