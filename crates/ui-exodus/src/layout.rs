//! Where things lie on the round board: rings of any number of slots, areas and fields, and the track around them.
//!
//! Everything is measured from the middle of the city; angles are in degrees, clockwise from the top. Nothing here knows a
//! rule or a colour.

pub(super) use ui::drawing::{Point, Tenth};

/// The point so far from the middle in this direction.
pub(super) fn polar(radius: f32, degrees: f32) -> Point {
    let angle = degrees.to_radians();
    Point { x: radius * angle.sin(), y: -radius * angle.cos() }
}

/// The same as a drawing has it.
fn at(radius: f32, degrees: f32) -> String {
    let Point { x, y } = polar(radius, degrees);
    format!("{} {}", Tenth(x), Tenth(y))
}

/// From one radius to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Band {
    pub(super) inner: f32,
    pub(super) outer: f32,
}

impl Band {
    pub(super) fn middle(self) -> f32 {
        (self.inner + self.outer) / 2.0
    }

    /// The band with so much more on both sides.
    pub(super) fn grown(self, by: f32) -> Self {
        Self { inner: (self.inner - by).max(0.0), outer: self.outer + by }
    }
}

/// The top, the middle and the bottom ring, and the track.
pub(super) const RINGS: [Band; 3] =
    [Band { inner: 58.0, outer: 127.0 }, Band { inner: 150.0, outer: 223.0 }, Band { inner: 246.0, outer: 308.0 }];
pub(super) const TRACK: Band = Band { inner: 323.5, outer: 356.5 };
/// Half of the gap at the bottom where the track begins and ends, in degrees.
const GAP: f32 = 7.4;

/// A stretch of a ring, clockwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Arc {
    pub(super) from: f32,
    pub(super) to: f32,
}

impl Arc {
    pub(super) fn middle(self) -> f32 {
        (self.from + self.to) / 2.0
    }

    pub(super) fn width(self) -> f32 {
        self.to - self.from
    }

    /// The stretch turned by so much.
    pub(super) fn turned(self, degrees: f32) -> Self {
        Self { from: self.from + degrees, to: self.to + degrees }
    }

    /// The stretch without so much at both ends.
    pub(super) fn cut(self, degrees: f32) -> Self {
        Self { from: self.from + degrees, to: self.to - degrees }
    }

    /// One of several equal parts.
    pub(super) fn part(self, index: usize, of: usize) -> Self {
        let width = self.width() / of.max(1) as f32;
        let from = self.from + width * index as f32;
        Self { from, to: from + width }
    }

    /// The outline of this stretch of a band.
    pub(super) fn wedge(self, band: Band) -> String {
        let [a, b] = [self.from, self.to].map(|degrees| at(band.outer, degrees));
        let [c, d] = [self.to, self.from].map(|degrees| at(band.inner, degrees));
        let large = u8::from(self.width() > 180.0);
        let [r, i] = [band.outer, band.inner].map(Tenth);
        format!("M{a}A{r} {r} 0 {large} 1 {b}L{c}A{i} {i} 0 {large} 0 {d}Z")
    }

    /// The smallest box around this stretch of a band: left, top, width, height.
    pub(super) fn bounds(self, band: Band) -> [f32; 4] {
        let mut corners: Vec<Point> = Vec::new();
        for radius in [band.inner, band.outer] {
            corners.extend([self.from, self.to].map(|degrees| polar(radius, degrees)));
            let first = (self.from / 90.0).ceil() as i32;
            let quarters = (first..).map(|quarter| quarter as f32 * 90.0).take_while(|&degrees| degrees <= self.to);
            corners.extend(quarters.map(|degrees| polar(radius, degrees)));
        }
        let fold = |value: fn(&Point) -> f32, pick: fn(f32, f32) -> f32| {
            corners.iter().map(value).reduce(pick).unwrap_or_default()
        };
        let (left, top) = (fold(|point| point.x, f32::min), fold(|point| point.y, f32::min));
        let (right, bottom) = (fold(|point| point.x, f32::max), fold(|point| point.y, f32::max));
        [left, top, right - left, bottom - top]
    }
}

/// The stretch of a ring that an area covers: so many slots from the first, out of all slots of the circle.
pub(super) fn area(first: u8, slots: u8, of: u8) -> Arc {
    let slot = 360.0 / f32::from(of.max(1));
    let from = f32::from(first) * slot;
    Arc { from, to: from + f32::from(slots) * slot }
}

/// Where `count` things lie on a field, and how large they are drawn: side by side along the ring, in two rows if they
/// would become too small.
pub(super) fn spread(arc: Arc, band: Band, count: usize, most: f32) -> (Vec<Point>, f32) {
    let radius = band.middle();
    let long = |radius: f32| arc.width().min(150.0).to_radians() * radius * 0.9;
    let row = |radius: f32, count: usize, size: f32| -> Vec<Point> {
        let step = (size * 1.12 / radius).to_degrees();
        (0..count)
            .map(|index| polar(radius, arc.middle() + step * (index as f32 - (count as f32 - 1.0) / 2.0)))
            .collect()
    };
    let size = (long(radius) / (count.max(1) as f32 * 1.12)).min(most);
    if count < 2 || size >= most * 0.72 {
        return (row(radius, count, size), size);
    }
    let outer = count.div_ceil(2);
    let apart = (band.outer - band.inner) * 0.25;
    let size = (long(radius - apart) / (outer as f32 * 1.12)).min(most).min(apart * 2.0);
    let mut points = row(radius + apart, outer, size);
    points.extend(row(radius - apart, count - outer, size));
    (points, size)
}

/// The spaces of the track, from the fire at the bottom once around.
#[derive(Clone, Copy, Debug)]
pub(super) struct Track {
    /// How many spaces there are, the start among them.
    pub(super) spaces: usize,
}

impl Track {
    /// The stretch of a space.
    pub(super) fn arc(self, space: usize) -> Arc {
        Arc { from: 180.0 + GAP, to: 540.0 - GAP }.part(space, self.spaces.max(1))
    }

    /// The middle of a space.
    pub(super) fn at(self, space: usize) -> Point {
        polar(TRACK.middle(), self.arc(space).middle())
    }

    /// The way from one space to a later one.
    pub(super) fn way(self, from: usize, to: usize, radius: f32) -> String {
        let [start, end] = [from, to].map(|space| self.arc(space).middle());
        let [a, b] = [start, end].map(|degrees| at(radius, degrees));
        let (r, large) = (Tenth(radius), u8::from(end - start > 180.0));
        format!("M{a}A{r} {r} 0 {large} 1 {b}")
    }

    /// How large a symbol may be drawn.
    pub(super) fn symbol(self) -> f32 {
        (self.arc(0).width().to_radians() * TRACK.middle() * 0.72).min(29.0)
    }
}

/// How far a disc has turned since the beginning, so that it never turns back on the page: the smallest number of steps
/// that is not below `least` and that ends where the disc stands now.
pub(super) fn turned(now: u8, least: u32, positions: u8) -> u32 {
    let positions = u32::from(positions.max(1));
    let over = (u32::from(now) + positions - least % positions) % positions;
    least + over
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_go_clockwise_from_the_top() {
        let near = |point: Point, x: f32, y: f32| (point.x - x).abs() < 0.01 && (point.y - y).abs() < 0.01;
        assert!(near(polar(10.0, 0.0), 0.0, -10.0));
        assert!(near(polar(10.0, 90.0), 10.0, 0.0));
        assert!(near(polar(10.0, 180.0), 0.0, 10.0));
    }

    #[test]
    fn areas_are_found_for_every_ring_even_across_the_top() {
        assert_eq!(area(0, 2, 8), Arc { from: 0.0, to: 90.0 });
        assert_eq!(area(1, 2, 8), Arc { from: 45.0, to: 135.0 });
        // The last area of the middle ring lies across the beginning of the circle.
        assert_eq!(area(7, 2, 8), Arc { from: 315.0, to: 405.0 });
        assert_eq!(area(9, 3, 12), Arc { from: 270.0, to: 360.0 });
        assert_eq!(area(0, 4, 4), Arc { from: 0.0, to: 360.0 });
    }

    #[test]
    fn the_parts_of_an_area_fill_it() {
        let area = Arc { from: 315.0, to: 405.0 };
        assert_eq!(area.part(0, 2), Arc { from: 315.0, to: 360.0 });
        assert_eq!(area.part(1, 2).to, area.to);
        assert_eq!(area.turned(90.0).middle(), 450.0);
    }

    #[test]
    fn things_on_a_field_lie_inside_it_and_apart() {
        for ring in RINGS {
            for fields in 4..=12 {
                let arc = Arc { from: 0.0, to: 360.0 / fields as f32 };
                for count in 1..=4 {
                    let (points, size) = spread(arc, ring, count, 36.0);
                    assert_eq!(points.len(), count);
                    for (index, one) in points.iter().enumerate() {
                        let radius = one.x.hypot(one.y);
                        assert!(radius >= ring.inner && radius <= ring.outer, "{fields} fields, {count}: {one:?}");
                        let degrees = one.x.atan2(-one.y).to_degrees();
                        assert!(degrees >= arc.from && degrees <= arc.to, "{fields} fields, {count}: {degrees}");
                        for other in &points[..index] {
                            let apart = (one.x - other.x).hypot(one.y - other.y);
                            assert!(apart >= size * 0.95, "{fields} fields, {count}: {apart} for {size}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_box_holds_the_whole_wedge_and_its_middle_is_on_it() {
        let band = RINGS[1].grown(10.0);
        for start in 0..16 {
            let from = start as f32 * 22.5;
            let arc = Arc { from, to: from + 45.0 };
            let [left, top, width, height] = arc.bounds(band);
            for step in 0..=10 {
                for radius in [band.inner, band.outer] {
                    let point = polar(radius, from + 4.5 * step as f32);
                    assert!(point.x >= left - 0.01 && point.x <= left + width + 0.01, "{from}: {point:?}");
                    assert!(point.y >= top - 0.01 && point.y <= top + height + 0.01, "{from}: {point:?}");
                }
            }
            let (x, y) = (left + width / 2.0, top + height / 2.0);
            let radius = x.hypot(y);
            assert!(radius > band.inner && radius < band.outer, "{from}: a click in the middle misses the wedge");
        }
    }

    #[test]
    fn every_track_goes_round_once_and_no_symbol_touches_the_next() {
        for spaces in 10..=64 {
            let track = Track { spaces };
            for space in 1..spaces {
                let (a, b) = (track.at(space - 1), track.at(space));
                let apart = (a.x - b.x).hypot(a.y - b.y);
                assert!(apart >= track.symbol(), "{spaces} spaces: symbols of {} are {apart} apart", track.symbol());
            }
            assert!(track.at(0).y > 300.0 && track.at(0).x < 0.0, "it begins at the fire");
            assert!(track.at(spaces - 1).y > 300.0 && track.at(spaces - 1).x > 0.0, "and ends there");
        }
    }

    #[test]
    fn a_disc_never_turns_back() {
        assert_eq!(
            [turned(0, 0, 4), turned(1, 0, 4), turned(0, 3, 4), turned(2, 2, 4), turned(1, 6, 4)],
            [0, 1, 4, 2, 9]
        );
        assert_eq!(turned(5, 0, 6), 5);
    }
}
