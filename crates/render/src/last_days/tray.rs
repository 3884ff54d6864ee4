//! The own area.

use game_last_days::{LastDays, View};
use maud::{Markup, html};

use super::Offer;
use crate::picture::Scene;

pub(super) fn tray(_: &View, _: &Scene<'_, LastDays>, _: &Offer) -> Markup {
    html! {}
}
