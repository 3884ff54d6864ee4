//! The own area under the city: the board of the viewer.

use game_exodus::{Exodus, View};
use maud::{Markup, html};

use super::board::{Canvas, Offer};
use super::seatboard;
use ui::picture::Scene;

/// What lies in front of the viewer; nothing for spectators.
pub(super) fn tray(view: &View, scene: &Scene<'_, Exodus>, offer: &Offer) -> Markup {
    let Some(seat) = scene.viewer.seat() else { return html! {} };
    let canvas = Canvas::new(view, scene, offer);
    seatboard::sheet(&canvas, &canvas.board_of(seat))
}
