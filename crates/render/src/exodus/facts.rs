//! The data files of Atlantis Exodus on the components page.

use engine::Fact;
use game_exodus::Components;

use crate::facts::{FactWords, Part};
use crate::l10n::Lang;

pub(super) fn words(fact: &Fact, _lang: Lang) -> Option<FactWords> {
    Some(FactWords::plain(fact.key.clone(), fact))
}

pub(super) fn parts(_set: &Components, _lang: Lang) -> Vec<Part> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Components as _;
    #[test]
    fn dump() {
        for fact in Components::standard().facts() {
            println!("{} | {} | {} | {:?}", fact.key, fact.value, fact.clause, fact.origin);
        }
    }
}
