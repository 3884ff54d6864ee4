//! The sentence above the board: who must do what, what follows, and the buttons.

use game_doom::{Action, Doom, View};
use maud::html;

use super::choices::{Lit, Offer};
use crate::picture::{Prompt, Scene};

/// What is said to the viewer now.
pub(super) fn prompt(_view: &View, _scene: &Scene<'_, Doom>, offer: &Offer) -> Prompt<Doom> {
    Prompt {
        sentence: String::new(),
        detail: html! {},
        armed: offer.armed().map(Lit::choice),
        buttons: offer.lits.iter().filter(|lit| lit.action == Action::Pass).map(Lit::choice).collect(),
    }
}
