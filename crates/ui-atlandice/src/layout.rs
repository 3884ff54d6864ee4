//! Where things are: the spaces of the clock for any number of them, dice in a gate, tokens in a pile.

use std::f32::consts::TAU;

pub(super) use ui::drawing::{Point, Tenth};

/// The radii of the ring of spaces.
pub(super) const OUTER: f32 = 224.0;
pub(super) const INNER: f32 = 170.0;

/// The face of a clock with so many spaces; the first one is at the top, the others follow clockwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dial {
    spaces: usize,
}

impl Dial {
    pub(super) fn new(spaces: usize) -> Self {
        Self { spaces: spaces.max(2) }
    }

    /// The middle of a space, in radians from the top.
    pub(super) fn angle(&self, space: usize) -> f32 {
        TAU * space as f32 / self.spaces as f32
    }

    /// The turn of the hand, in degrees.
    pub(super) fn turn(&self, space: usize) -> Tenth {
        Tenth(self.angle(space).to_degrees())
    }

    /// A point so far from the middle, in the direction of a space.
    pub(super) fn at(&self, space: usize, radius: f32) -> Point {
        polar(radius, self.angle(space))
    }

    /// How large a symbol may be drawn.
    pub(super) fn symbol(&self) -> f32 {
        (TAU * (OUTER + INNER) / 2.0 / self.spaces as f32 * 0.6).min(30.0)
    }

    pub(super) fn wedge(&self, space: usize) -> String {
        let half = TAU / self.spaces as f32 / 2.0 - 0.006;
        let middle = self.angle(space);
        let [a, b] = [-half, half].map(|turn| polar(OUTER, middle + turn));
        let [c, d] = [half, -half].map(|turn| polar(INNER, middle + turn));
        let [a, b, c, d] = [a, b, c, d].map(pair);
        format!("M{a}A{OUTER} {OUTER} 0 0 1 {b}L{c}A{INNER} {INNER} 0 0 0 {d}Z")
    }

    /// The way from one space to a later one, at a radius.
    pub(super) fn way(&self, from: usize, to: usize, radius: f32) -> String {
        let [a, b] = [from, to].map(|space| pair(self.at(space, radius)));
        let large = u8::from(2 * to.saturating_sub(from) > self.spaces);
        format!("M{a}A{radius} {radius} 0 {large} 1 {b}")
    }
}

/// The numbers of a point, as paths write them.
pub(super) fn pair(point: Point) -> String {
    format!("{} {}", Tenth(point.x), Tenth(point.y))
}

/// A point at a distance and an angle from the top.
pub(super) fn polar(radius: f32, angle: f32) -> Point {
    Point { x: radius * angle.sin(), y: -radius * angle.cos() }
}

/// Where the dice of one area lie in its gate of 84 by 98, and how large: the middle of each.
pub(super) fn dice(count: u8) -> Vec<(Point, f32)> {
    let (columns, first, step, scale) = match count {
        0 | 1 => (1, (42.0, 62.0), (0.0, 0.0), 1.0),
        2 => (2, (28.0, 56.0), (27.0, 17.0), 0.72),
        3 | 4 => (2, (26.0, 50.0), (32.0, 31.0), 0.6),
        5 | 6 => (2, (27.0, 33.0), (30.0, 26.0), 0.5),
        _ => (3, (18.0, 38.0), (24.0, 25.0), 0.45),
    };
    let place = |index: u8| {
        let (column, row) = (f32::from(index % columns), f32::from(index / columns));
        // Two dice lie one before the other.
        let down = if count == 2 { column } else { row };
        (Point { x: first.0 + step.0 * column, y: first.1 + step.1 * down }, scale)
    };
    (0..count).map(place).collect()
}

/// How far each token of a pile lies above the one below it.
pub(super) fn lift(count: u8) -> f32 {
    (20.0 / f32::from(count.saturating_sub(1).max(1))).min(4.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_goes_round_once_and_no_symbol_touches_the_next() {
        for spaces in 2..=64 {
            let dial = Dial::new(spaces);
            assert_eq!(dial.at(0, 100.0), Point { x: 0.0, y: -100.0 });
            let (a, b) = (dial.at(0, 197.0), dial.at(1, 197.0));
            let apart = ((a.x - b.x).powi(2) + (a.y - b.y).powi(2)).sqrt();
            assert!(apart >= dial.symbol(), "{spaces} spaces: symbols of {} are {apart} apart", dial.symbol());
            assert!(dial.angle(spaces - 1) < TAU);
            assert!(dial.wedge(spaces - 1).ends_with('Z'));
        }
    }

    #[test]
    fn all_dice_lie_apart_and_in_the_gate() {
        for count in 0..=9 {
            let places = dice(count);
            assert_eq!(places.len(), usize::from(count));
            for (index, (one, scale)) in places.iter().enumerate() {
                let half = 24.0 * scale;
                assert!(one.x - half >= -6.0 && one.x + half <= 90.0 && one.y + half <= 100.0, "{count}: {one:?}");
                for (other, _) in &places[..index] {
                    let apart = (one.x - other.x).abs().max((one.y - other.y).abs());
                    assert!(apart >= 1.5 * half, "{count} dice: {one:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn a_pile_of_all_is_no_taller_than_its_drawing() {
        for count in 1..=12 {
            assert!(lift(count) * f32::from(count - 1) <= 20.5, "{count}");
        }
    }
}
