//! Where things are: seats aboard, cubes in the Senate, heaps on New Land, marks on the track.

use std::f32::consts::PI;

use ::fleet::ShipKind;

pub use ui::drawing::{Point, Tenth};

/// A cube is drawn on a grid of so many units.
pub const CUBE: Point = Point { x: 20.0, y: 22.0 };

/// The part of the drawing plane that a ship fills: left, top, width, height. The waterline is at 0.
pub fn hull(kind: ShipKind) -> [i16; 4] {
    match kind {
        ShipKind::Ark => [-10, -124, 188, 138],
        ShipKind::ScienceShip => [-16, -74, 188, 88],
        ShipKind::RoyalBarge => [-18, -90, 186, 104],
        ShipKind::Airship => [-38, -124, 186, 138],
        ShipKind::Warship => [-10, -98, 178, 112],
    }
}

/// The upper left corners of the seats of a ship, and whether each is drawn before the hull, which then covers its foot.
pub fn seats(kind: ShipKind, count: u8) -> Vec<(Point, bool)> {
    let row = |from: f32, to: f32, y: f32, count: u8, behind: bool| {
        let pitch = ((to - from) / f32::from(count.max(1))).min(23.0);
        let left = (from + to - pitch * f32::from(count)) / 2.0 + (pitch - CUBE.x) / 2.0;
        (0..count).map(move |index| (Point { x: left + pitch * f32::from(index), y }, behind)).collect::<Vec<_>>()
    };
    match kind {
        ShipKind::Ark => {
            let below = count / 2;
            let mut all = row(33.0, 129.0, -61.0, count - below, true);
            all.extend(row(32.0, 130.0, -30.0, below, false));
            all
        }
        ShipKind::ScienceShip => row(10.0, 114.0, -46.0, count, true),
        ShipKind::RoyalBarge => row(16.0, 132.0, -46.0, count, true),
        ShipKind::Airship => row(26.0, 108.0, -47.0, count, true),
        ShipKind::Warship => row(22.0, 114.0, -46.0, count, true),
    }
}

/// The upper left corners of the cubes in a hold, which are drawn smaller, and the box around them.
pub fn hold(kind: ShipKind, count: u8) -> (Vec<Point>, [f32; 4]) {
    let (middle, y) = match kind {
        ShipKind::Ark => (81.0, -5.0),
        ShipKind::Airship => (67.0, -15.0),
        ShipKind::Warship => (62.0, -14.0),
        ShipKind::ScienceShip | ShipKind::RoyalBarge => (74.0, -14.0),
    };
    let pitch = (96.0 / f32::from(count.max(1))).min(16.0);
    let width = pitch * f32::from(count);
    let left = middle - width / 2.0;
    let cubes = (0..count).map(|index| Point { x: left + pitch * f32::from(index) + 1.0, y }).collect();
    (cubes, [left - 18.0, y - 2.0, width + 21.0, 20.0])
}

/// The Senate: a half circle around this point.
pub const SENATE: Point = Point { x: 250.0, y: 232.0 };
/// The radii of its steps, from outside.
pub const STEPS: [f32; 4] = [152.0, 116.0, 80.0, 56.0];

/// A point of the half circle: `turn` runs from 0 at the left to 1 at the right.
pub fn around(radius: f32, turn: f32) -> Point {
    let angle = PI * turn;
    Point { x: SENATE.x - radius * angle.cos(), y: SENATE.y - radius * angle.sin() }
}

/// The middles of a player's cubes in the Senate, and how large they are drawn.
pub fn senators(place: usize, places: usize, count: u8) -> (Vec<Point>, f32) {
    let share = 1.0 / places.max(1) as f32;
    let fitting = |scale: f32, rings: &[f32]| -> Vec<usize> {
        rings.iter().map(|ring| ((PI * ring * share - 4.0) / (21.0 * scale)).floor().max(1.0) as usize).collect()
    };
    let large = [102.0, 135.0];
    let small = [139.0, 122.0, 104.0, 88.0];
    let (rings, scale): (&[f32], f32) = match usize::from(count) <= fitting(0.95, &large).iter().sum() {
        true => (&large, 0.95),
        false => (&small, 0.64),
    };
    let mut left = usize::from(count);
    let mut middles = Vec::new();
    let room = fitting(scale, rings);
    for (index, (&ring, &fits)) in rings.iter().zip(&room).enumerate() {
        let here = if index + 1 == rings.len() { left } else { left.min(fits) };
        let apart = (21.0 * scale / (PI * ring)).min(share / here.max(1) as f32);
        for cube in 0..here {
            let turn = (place as f32 + 0.5) * share + (cube as f32 - (here as f32 - 1.0) / 2.0) * apart;
            middles.push(around(ring, turn));
        }
        left -= here;
    }
    (middles, scale)
}

/// The upper left corners of cubes heaped up, and the size of the heap.
pub fn heap(count: u8) -> (Vec<Point>, Point) {
    // Rows from the bottom: each is one shorter than the one below it, as far as they go.
    let base = (1..=7u8).find(|&base| base * (base + 1) / 2 >= count).unwrap_or(8);
    let mut cubes = Vec::new();
    let (mut left, mut row) = (count, 0u8);
    while left > 0 {
        let here = base.saturating_sub(row).max(1).min(left);
        let start = (f32::from(base) * 21.0 - f32::from(here) * 21.0) / 2.0;
        cubes.extend((0..here).map(|index| Point { x: start + 21.0 * f32::from(index), y: -15.0 * f32::from(row) }));
        left -= here;
        row += 1;
    }
    let height = 15.0 * f32::from(row.saturating_sub(1)) + CUBE.y;
    for cube in &mut cubes {
        cube.y += height - CUBE.y;
    }
    (cubes, Point { x: 21.0 * f32::from(base), y: height })
}

/// The last number of the track: a multiple of 20 that nobody has passed.
pub fn track(most: i32) -> i32 {
    (most.max(39) / 20 + 1) * 20
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_is_inside_its_ship_and_apart_from_the_next() {
        for kind in ShipKind::ALL {
            let [left, top, width, height] = hull(kind).map(f32::from);
            for count in 1..=8 {
                let all = seats(kind, count);
                assert_eq!(all.len(), usize::from(count));
                for (index, (one, _)) in all.iter().enumerate() {
                    assert!(one.x >= left && one.x + CUBE.x <= left + width, "{kind}: {one:?}");
                    assert!(one.y >= top && one.y + CUBE.y <= top + height, "{kind}: {one:?}");
                    for (other, _) in &all[..index] {
                        assert!((one.x - other.x).abs() > 9.0 || (one.y - other.y).abs() > 9.0, "{kind} {count}");
                    }
                }
            }
        }
    }

    #[test]
    fn all_cubes_of_a_player_find_room_in_the_senate() {
        for places in 2..=5 {
            for count in 0..=20 {
                let (cubes, scale) = senators(places - 1, places, count);
                assert_eq!(cubes.len(), usize::from(count));
                let (first, _) = senators(0, places, count);
                assert!(first.iter().all(|cube| cube.x > 90.0 && cube.y < SENATE.y), "{places} {count}");
                for (index, one) in cubes.iter().enumerate() {
                    for other in &cubes[..index] {
                        let apart = ((one.x - other.x).powi(2) + (one.y - other.y).powi(2)).sqrt();
                        assert!(apart > 9.0 * scale, "{places} places, {count} cubes: {apart}");
                    }
                }
            }
        }
    }

    #[test]
    fn heaps_hold_all_their_cubes() {
        for count in 0..=30 {
            let (cubes, size) = heap(count);
            assert_eq!(cubes.len(), usize::from(count));
            assert!(cubes.iter().all(|cube| cube.x >= 0.0 && cube.y >= 0.0 && cube.x + 20.0 <= size.x.max(20.0)));
        }
        assert_eq!([0, 39, 40, 61].map(track), [40, 40, 60, 80]);
    }
}
