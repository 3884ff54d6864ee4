//! Why not, in the person's language.

use engine::Field;
use game_atlandice::{Area, Good, Illegal};
use ui::refusals::Fields;

use super::words;
use crate::l10n::{Lang, MESSAGES};

/// The keys of messages.
const KEYS: &str = "ad-refusal-{key}";

/// The sentence of a refusal.
pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    ui::refusals::refusal(&MESSAGES, KEYS, illegal, lang, |fields: &Fields| {
        let mut said = Vec::new();
        for (_, field) in fields {
            let Field::Name { key, .. } = field else { continue };
            if let Some(area) = Area::ALL.into_iter().find(|area| area.name() == key) {
                said.push(("subject", words::area_subject(lang, area)));
                said.push(("in", words::area_in(lang, area)));
                said.push(("by", words::area_by(lang, area)));
            }
            if let Some(good) = Good::ALL.into_iter().find(|good| good.name() == key) {
                said.push(("goods", words::good_most(lang, good)));
            }
        }
        said
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_translated() {
        ui_testkit::reasons_are_translated::<Illegal>(&MESSAGES, KEYS);
    }
}
