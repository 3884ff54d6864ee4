//! Who may know what.

use engine::{Dice, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::@Game@;

/// What one viewer may know: all that a perfect note-taker there could know, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How many seats play.
    pub seats: u8,
    /// The size of a hand.
    pub hand: u8,
}

pub(crate) fn view(position: &@Game@, viewer: Viewer) -> View {
    View { viewer, seats: position.seats, hand: position.hand }
}

/// A full position that looks the same: hidden things are dealt anew.
pub(crate) fn determinise<D: Dice>(view: &View, _: &mut D) -> @Game@ {
    @Game@ { seats: view.seats, hand: view.hand }
}
