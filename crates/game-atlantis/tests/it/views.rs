//! The JSON of views is a format: `docs/views/atlantis.md`.

use engine::GameOptions;
use game_atlantis::{Atlantis, Options};

#[test]
fn views_are_as_they_are_documented() {
    testkit::view_format::<Atlantis>(&[2, 3, 4].map(Options::for_seats));
}
