//! The board as a picture.

use game_last_days::{LastDays, View};
use maud::{Markup, html};

use super::Offer;
use crate::picture::Scene;

pub(super) fn symbols() -> Markup {
    crate::fleet::art::symbols()
}

pub(super) fn board(_: &View, _: &Scene<'_, LastDays>, _: &Offer) -> Markup {
    html! {}
}
