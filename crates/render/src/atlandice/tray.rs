//! stub
use super::choices::Offer;
use crate::picture::Scene;
use game_atlandice::{Atlandice, View};
use maud::{Markup, html};
pub(super) fn tray(_: &View, _: &Scene<'_, Atlandice>, _: &Offer) -> Markup {
    html! {}
}
