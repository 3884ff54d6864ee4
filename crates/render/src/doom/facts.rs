//! The data file on the components page.

use engine::Fact;
use game_doom::Components;

use crate::facts::{FactWords, Part};
use crate::l10n::Lang;

/// An entry in words.
pub(super) fn words(fact: &Fact, _lang: Lang) -> Option<FactWords> {
    Some(FactWords::plain(fact.key.clone(), fact))
}

/// Cards and ships as tables.
pub(super) fn parts(_set: &Components, _lang: Lang) -> Vec<Part> {
    Vec::new()
}
