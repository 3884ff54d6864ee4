//! What the viewer may give away, as a sheet over the lower edge of the city. Own goods lie in the panel at the side.

use game_atlandice::{Action, Atlandice, View};
use maud::{Markup, html};

use super::art;
use super::choices::{Lit, Offer};
use super::marks::{self, Named};
use crate::l10n::say;
use ui::picture::Scene;

/// AD-7.4: every pair that can be given; nothing while nobody asks for it.
pub(super) fn tray(_: &View, scene: &Scene<'_, Atlandice>, offer: &Offer) -> Markup {
    let pair = |lit: &Lit| match lit.action {
        Action::Donate { first, second } => Some(html! { (art::flat(first)) (art::flat(second)) }),
        _ => None,
    };
    html! {
        @if offer.lits.iter().any(|lit| pair(lit).is_some()) {
            h2.give { (art::icon("x-donation")) (say(scene.lang, "ad-board-give-title", &[])) }
            ul.pairs {
                @for lit in &offer.lits {
                    @if let Some(inside) = pair(lit) {
                        li { (marks::lit_button(lit, offer.is_armed(lit), "pair", Named::by_label(lit, &inside))) }
                    }
                }
            }
        }
    }
}
