//! What only this edition has in front of a player: cubes that must go for good.

use game_last_days::{LastDays, View};
use maud::{Markup, html};

use super::choices::Offer;
use super::extras;
use ui::picture::Scene;
use ui_fleet::tray::{self as shared, More};

/// What lies in front of the viewer; nothing for spectators.
pub(super) fn tray(view: &View, scene: &Scene<'_, LastDays>, offer: &Offer) -> Markup {
    shared::tray(view, scene, offer, |own| More { hands: html! {}, bench: extras::lose_at_home(own) })
}
