//! What the tests of both senate games share.

use engine::{PerSeat, Viewer};
use fleet::{Aboard, Colour};
use render::Lang;

use crate::any_table::{NAMES, is_sound};

/// A landing names everybody aboard, and everybody who gets points with the sum that leads to them.
pub(crate) fn explains_itself(lang: Lang, viewer: Viewer, aboard: &Aboard, points: &PerSeat<u8>, line: &str) {
    is_sound(line);
    for (seat, &points) in points.iter() {
        let name = if viewer.is(seat) { ["you", "du", "ty"][lang as usize] } else { NAMES[seat.index()] };
        let cubes = aboard[Colour::Seat(seat).index()];
        assert!(cubes == 0 || line.contains(&format!("{name} {cubes}")), "{name}: {line}");
        let Some(at) = line.find(&format!("{name} +{points} (")) else {
            assert_eq!(points, 0, "{name}: {line}");
            continue;
        };
        let sum = line[at..].split_once('(').and_then(|(_, rest)| rest.split("; ").next()).expect("a sum");
        let parts = sum.split(" + ").filter_map(|part| part.split(' ').next()?.parse::<u8>().ok());
        assert_eq!(parts.sum::<u8>(), points, "{line}");
    }
}
