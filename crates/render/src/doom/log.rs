//! What happened, one line for each act.

use game_doom::{Doom, View};

use crate::picture::{LogLine, Scene};
use crate::table::LogEntry;

/// The log of these entries.
pub(super) fn log(_view: &View, _entries: &[LogEntry<Doom>], _scene: &Scene<'_, Doom>) -> Vec<LogLine> {
    Vec::new()
}
