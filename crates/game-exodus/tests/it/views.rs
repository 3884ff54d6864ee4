//! The JSON of views is a format: `docs/views/exodus.md`.

use engine::GameOptions;
use game_exodus::{Exodus, Options};

#[test]
fn views_are_as_they_are_documented() {
    testkit::view_format::<Exodus>(&[1, 2, 3, 4].map(Options::for_seats));
}
