//! The JSON of views is a format: `docs/views/last-days.md`.

use engine::GameOptions;
use game_last_days::{LastDays, Options};

#[test]
fn views_are_as_they_are_documented() {
    testkit::view_format::<LastDays>(&[3, 4, 5].map(Options::for_seats));
}
