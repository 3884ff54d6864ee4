//! The JSON of views is a format: `docs/views/doom.md`.

use engine::GameOptions;
use game_doom::{Doom, Options};

#[test]
fn views_are_as_they_are_documented() {
    testkit::view_format::<Doom>(&[2, 3, 4, 5].map(Options::for_seats));
}
