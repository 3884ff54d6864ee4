//! What drawings of all games measure with.

use std::fmt;

/// A point in the units of a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    /// As the attribute that moves a group there.
    pub fn shift(self) -> String {
        format!("translate({} {})", Tenth(self.x), Tenth(self.y))
    }
}

/// A number with at most one decimal: shorter, and as exact as the eye.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tenth(pub f32);

impl fmt::Display for Tenth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        match tenths.unsigned_abs() {
            n if n % 10 == 0 => write!(f, "{sign}{}", n / 10),
            n => write!(f, "{sign}{}.{}", n / 10, n % 10),
        }
    }
}

impl maud::Render for Tenth {
    fn render_to(&self, page: &mut String) {
        use fmt::Write as _;
        let _ = write!(page, "{self}");
    }
}

/// At most about so many of the points, the last one among them.
pub(crate) fn thinned<T>(points: &[T], most: usize) -> impl Iterator<Item = &T> {
    let every = points.len().div_ceil(most).max(1);
    let last = points.len().saturating_sub(1);
    points.iter().enumerate().filter(move |(index, _)| index % every == 0 || *index == last).map(|(_, point)| point)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_keep_their_sign() {
        assert_eq!([1.0, -0.25, -1.24, 0.04, 12.36].map(|n| Tenth(n).to_string()), ["1", "-0.3", "-1.2", "0", "12.4"]);
    }
}
