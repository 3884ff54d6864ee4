//! The JSON of views is a format: `docs/views/atlandice.md`.

use engine::GameOptions;
use game_atlandice::{Atlandice, Options};

#[test]
fn views_are_as_they_are_documented() {
    testkit::view_format::<Atlandice>(&[2, 3, 4].map(Options::for_seats));
}
