//! The board: harbour, Ocean and New Land, the Senate and the factions.

use game_doom::{Doom, View};
use maud::{Markup, html};

use super::choices::Offer;
use crate::picture::Scene;

/// What the board and the panels refer to.
pub(super) fn symbols() -> Markup {
    html! {}
}

/// The board with its choices.
pub(super) fn board(_view: &View, _scene: &Scene<'_, Doom>, offer: &Offer) -> Markup {
    html! {
        ul.acts {
            @for lit in &offer.lits {
                li {
                    button.btn form="act" name="action" value=(lit.value) data-key=[lit.key] { (lit.words) }
                }
            }
        }
    }
}
