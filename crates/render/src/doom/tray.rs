//! The own area: hand, row and special cards.

use game_doom::{Doom, View};
use maud::{Markup, html};

use super::choices::Offer;
use crate::picture::Scene;

/// What lies in front of the viewer; nothing for spectators.
pub(super) fn tray(_view: &View, _scene: &Scene<'_, Doom>, _offer: &Offer) -> Markup {
    html! {}
}
