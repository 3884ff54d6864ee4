//! stub
use super::choices::Offer;
use crate::picture::Scene;
use game_atlandice::{Atlandice, View};
use maud::{Markup, html};
pub(super) fn board(_: &View, _: &Scene<'_, Atlandice>, offer: &Offer) -> Markup {
    html! { @for lit in &offer.lits { button form="act" name="action" value=(lit.value) data-key=[lit.key] data-detail=(lit.detail) { (lit.words) } } }
}
