//! The table in plain words.

use game_doom::{Doom, View};

use crate::picture::Scene;

/// Everything on the table.
pub(super) fn text(_view: &View, _scene: &Scene<'_, Doom>) -> String {
    String::new()
}
