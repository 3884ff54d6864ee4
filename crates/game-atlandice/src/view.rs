//! Who may know what: everybody everything. The tiles below the top of a stack are known by
//! elimination, and their order is decided only when it is seen (ruling AD-R30).

use engine::Viewer;
use serde::Serialize;

use crate::state::Atlandice;

/// What one viewer may know: the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies there.
    pub table: Atlandice,
}
