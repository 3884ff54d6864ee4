//! Where things stand in the picture: a winding line of positions from Atlantis to the Mainland, computed for any
//! length of the path. Bends have no meaning (AT-1.4), so a wide and a tall picture may wind differently.

use std::f32::consts::PI;
use std::fmt::Write as _;
use std::sync::OnceLock;

pub(super) use ui::drawing::Point;

/// Half the side of a tile at scale 1.
pub(super) const HALF: f32 = 29.0;

/// How many samples the curve has from one position to the next.
const SAMPLES: usize = 8;

/// The measures of an arrangement.
struct Measures {
    /// The most positions side by side.
    columns: usize,
    /// From one position to the next in a row.
    spacing: f32,
    /// From one row to the next.
    pitch: f32,
    /// How far the position between two rows stands outside of them.
    outset: f32,
    /// From the edge to the middle of the first column.
    margin: f32,
    /// From the top to the middle of the first row.
    top: f32,
    /// From the middle of the last row to the bottom.
    bottom: f32,
    /// How many columns of the first row belong to Atlantis.
    island: usize,
    /// How many columns of the last row belong to the Mainland.
    mainland: usize,
    /// The size of tiles and figures.
    scale: f32,
    /// How far rows sway up and down.
    sway: f32,
    /// Whether the last row must run to the right.
    odd_rows: bool,
}

/// For desks.
const WIDE: Measures = Measures {
    columns: 11,
    spacing: 80.0,
    pitch: 111.0,
    outset: 74.0,
    margin: 130.0,
    top: 106.0,
    bottom: 84.0,
    island: 3,
    mainland: 3,
    scale: 1.1,
    sway: 9.0,
    odd_rows: true,
};

/// For phones.
const TALL: Measures = Measures {
    columns: 7,
    spacing: 44.0,
    pitch: 82.0,
    outset: 39.0,
    margin: 60.0,
    top: 160.0,
    bottom: 120.0,
    island: 0,
    mainland: 2,
    scale: 0.69,
    sway: 3.0,
    odd_rows: false,
};

/// Where everything stands.
pub(super) struct Layout {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) scale: f32,
    /// The gate of Atlantis, every position of the path, the landing of the Mainland.
    spots: Vec<Point>,
    /// The last row runs to the left: the Mainland lies there.
    pub(super) mirrored: bool,
    /// The line through all spots, [`SAMPLES`] points from one to the next.
    curve: Vec<Point>,
    /// The line as a path, for the shallow water around it.
    pub(super) reef: String,
}

impl Layout {
    /// The wide or the tall arrangement of a path whose Mainland is at `mainland`: worked out once for each length.
    pub(super) fn shared(wide: bool, mainland: u8) -> &'static Self {
        static SHARED: [[OnceLock<Layout>; 256]; 2] = [const { [const { OnceLock::new() }; 256] }; 2];
        SHARED[usize::from(wide)][usize::from(mainland)]
            .get_or_init(|| Self::new(if wide { &WIDE } else { &TALL }, usize::from(mainland).saturating_sub(1)))
    }

    /// The arrangement of a path of `length` positions.
    fn new(measures: &Measures, length: usize) -> Self {
        let rows = fit_rows(measures, length);
        let columns = (2..=measures.columns).find(|&columns| capacity(measures, rows, columns) >= length);
        let columns = columns.unwrap_or(measures.columns);
        let counts = share(measures, rows, columns, length);
        let mut spots = vec![Point::default()];
        for (row, &count) in counts.iter().enumerate() {
            let rightward = row % 2 == 0;
            let y = measures.top + measures.pitch * row as f32;
            let first = if row == 0 { measures.island } else { 0 };
            let last = columns - 1 - if row + 1 == rows { measures.mainland.min(columns - 1) } else { 0 };
            let left = measures.margin + measures.spacing * first as f32;
            let span = measures.spacing * last.saturating_sub(first) as f32;
            for index in 0..count {
                // A row with fewer tiles than room is spread out; a single tile stands at the row's beginning.
                let along = if count > 1 { index as f32 / (count - 1) as f32 } else { 0.0 };
                let sway = measures.sway * (PI * along).sin() * (index as f32 * 0.9 + row as f32 * 2.1).sin();
                let x = match (rightward, row + 1 == rows && row > 0) {
                    (true, _) => left + span * along,
                    // The last row of an even number runs to the left and ends at the Mainland there.
                    (false, true) => left + measures.spacing * (columns - 1) as f32 - span * along,
                    (false, false) => left + span * (1.0 - along),
                };
                spots.push(Point { x, y: y + sway });
            }
            if row + 1 < rows {
                let edge = measures.spacing * (columns - 1) as f32 + measures.margin;
                let x = if rightward { edge + measures.outset } else { measures.margin - measures.outset };
                spots.push(Point { x, y: y + measures.pitch / 2.0 });
            }
        }
        let mirrored = rows.is_multiple_of(2);
        let width = 2.0 * measures.margin + measures.spacing * (columns - 1) as f32;
        let height = measures.top + measures.pitch * (rows - 1) as f32 + measures.bottom;
        spots[0] = match measures.island {
            0 => Point { x: measures.margin - 4.0, y: measures.top - measures.pitch * 0.66 },
            _ => Point { x: spots[1].x - measures.spacing * 0.95, y: spots[1].y + 4.0 },
        };
        let end = *spots.last().unwrap_or(&spots[0]);
        let ahead = if mirrored { -measures.spacing } else { measures.spacing };
        spots.push(Point { x: end.x + ahead, y: end.y + 6.0 });
        let curve = curve(&spots);
        let reef = polyline(&curve.iter().step_by(2).copied().collect::<Vec<_>>());
        Self { width, height, scale: measures.scale, spots, mirrored, curve, reef }
    }

    /// Where a position is: 0 is the gate of Atlantis, the last one the landing of the Mainland.
    pub(super) fn spot(&self, position: u8) -> Point {
        self.spots.get(usize::from(position)).or(self.spots.last()).copied().unwrap_or_default()
    }

    /// The line from one position to a later one, as points. It begins `from_after` and ends `to_before` along the
    /// first and last stretch, as shares of it.
    pub(super) fn line(&self, from: u8, to: u8, from_after: f32, to_before: f32) -> &[Point] {
        let last = self.curve.len().saturating_sub(1);
        let begin = (usize::from(from) * SAMPLES + (from_after * SAMPLES as f32).round() as usize).min(last);
        let end = (usize::from(to) * SAMPLES).saturating_sub((to_before * SAMPLES as f32).round() as usize).min(last);
        if begin < end { &self.curve[begin..=end] } else { &self.curve[begin..=begin] }
    }

    /// The middle of the line between two positions.
    pub(super) fn middle(&self, from: u8, to: u8) -> Point {
        let line = self.line(from, to, 0.0, 0.0);
        line[line.len() / 2]
    }
}

/// The fewest rows that hold the path.
fn fit_rows(measures: &Measures, length: usize) -> usize {
    let step = if measures.odd_rows { 2 } else { 1 };
    (1..).step_by(step).find(|&rows| capacity(measures, rows, measures.columns) >= length).unwrap_or(1)
}

/// How many positions fit, the ones between two rows included.
fn capacity(measures: &Measures, rows: usize, columns: usize) -> usize {
    let room: usize = (0..rows).map(|row| row_room(measures, rows, columns, row)).sum();
    room + rows - 1
}

fn row_room(measures: &Measures, rows: usize, columns: usize, row: usize) -> usize {
    let mut room = columns;
    if row == 0 {
        room = room.saturating_sub(measures.island);
    }
    if row + 1 == rows {
        room = room.saturating_sub(measures.mainland);
    }
    room
}

/// How many positions stand in each row: the room that is not needed is shared among the rows, longest first.
fn share(measures: &Measures, rows: usize, columns: usize, length: usize) -> Vec<usize> {
    let mut counts: Vec<usize> = (0..rows).map(|row| row_room(measures, rows, columns, row)).collect();
    let mut spare = capacity(measures, rows, columns).saturating_sub(length);
    while spare > 0 {
        let Some(longest) = (0..rows).rev().max_by_key(|&row| counts[row]) else { break };
        if counts[longest] == 0 {
            break;
        }
        counts[longest] -= 1;
        spare -= 1;
    }
    counts
}

/// A smooth line through all points (Catmull and Rom).
fn curve(spots: &[Point]) -> Vec<Point> {
    let mut line = Vec::with_capacity(spots.len() * SAMPLES);
    let at = |index: isize| spots[index.clamp(0, spots.len() as isize - 1) as usize];
    for index in 0..spots.len() as isize - 1 {
        let (a, b, c, d) = (at(index - 1), at(index), at(index + 1), at(index + 2));
        for sample in 0..SAMPLES {
            let t = sample as f32 / SAMPLES as f32;
            let blend = |a: f32, b: f32, c: f32, d: f32| {
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t)
            };
            line.push(Point { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) });
        }
    }
    line.extend(spots.last());
    line
}

/// The nearest whole number: written several times faster than a fraction, and a pixel is enough for the eye.
pub(super) fn whole(value: f32) -> i32 {
    value.round() as i32
}

/// Points as the `d` of a path of straight pieces, rounded to what the eye can see.
pub(super) fn polyline(points: &[Point]) -> String {
    let mut d = String::with_capacity(points.len() * 9);
    for (index, point) in points.iter().enumerate() {
        let _ = write!(d, "{}{} {}", if index == 0 { "M" } else { "L" }, whole(point.x), whole(point.y));
    }
    d
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the corners of a tile lack at scale 1.
    const CUT: f32 = 9.0;

    /// How far the sides of a stack reach below its upper face at scale 1.
    const SIDES: f32 = 10.0;

    fn each(check: impl Fn(&Layout, usize)) {
        for length in 1..=120 {
            for measures in [&WIDE, &TALL] {
                check(&Layout::new(measures, length), length);
            }
        }
    }

    #[test]
    fn every_position_of_any_path_has_a_spot() {
        each(|layout, length| assert_eq!(layout.spots.len(), length + 2, "path of {length}"));
    }

    #[test]
    fn no_two_tiles_overlap() {
        each(|layout, length| {
            let half = HALF * layout.scale;
            let (side, diagonal) = (2.0 * half, 2.0 * (2.0 * half - CUT * layout.scale));
            for (i, a) in layout.spots[1..=length].iter().enumerate() {
                for (j, b) in layout.spots[1..=length].iter().enumerate().skip(i + 1) {
                    let (dx, dy) = ((a.x - b.x).abs(), (a.y - b.y).abs());
                    // The sides of a stack reach down: the lower one must not lie on them.
                    let dy = dy - SIDES * layout.scale;
                    let apart = dx >= side || dy >= side || dx + dy >= diagonal;
                    assert!(apart, "path of {length}: {} and {} are {dx} by {dy} apart", i + 1, j + 1);
                }
            }
        });
    }

    #[test]
    fn every_tile_lies_inside_the_picture() {
        each(|layout, length| {
            let room = HALF * layout.scale;
            for (position, spot) in (1..).zip(&layout.spots[1..=length]) {
                assert!(spot.x >= room && spot.x <= layout.width - room, "path of {length}: {position} at {spot:?}");
                assert!(spot.y >= room && spot.y <= layout.height - room, "path of {length}: {position} at {spot:?}");
            }
        });
    }

    #[test]
    fn the_printed_path_fills_five_and_seven_rows() {
        let wide = Layout::new(&WIDE, 53);
        assert_eq!((wide.width, wide.height, wide.mirrored), (1060.0, 634.0, false));
        let tall = Layout::new(&TALL, 53);
        assert_eq!((tall.width, tall.height, tall.mirrored), (384.0, 772.0, false));
    }

    #[test]
    fn a_line_runs_from_position_to_position() {
        let layout = Layout::new(&WIDE, 53);
        let line = layout.line(3, 7, 0.0, 0.0);
        assert_eq!(line.first(), Some(&layout.spot(3)));
        assert_eq!(line.last(), Some(&layout.spot(7)));
        assert_eq!(layout.line(9, 9, 0.5, 0.5).len(), 1);
    }
}
