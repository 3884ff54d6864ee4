//! The words of the game.

use game_doom::{Action, Colour, Doom, View};

use crate::l10n::Lang;
use crate::picture::Scene;

pub(super) fn letter(_lang: Lang, colour: Colour) -> String {
    colour.to_string()
}

pub(super) fn mark(_lang: Lang, colour: Colour) -> String {
    colour.to_string()
}

pub(super) fn action(_view: &View, _scene: &Scene<'_, Doom>, action: Action) -> String {
    action.to_string()
}

pub(super) fn choice_hint(_key: &str, _lang: Lang) -> Option<String> {
    None
}
