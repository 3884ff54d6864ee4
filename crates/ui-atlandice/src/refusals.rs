//! Why not, in the person's language.

use engine::Field;
use game_atlandice::{Area, Good, Illegal};
use ui::refusals::Fields;

use super::words;
use crate::l10n::{Lang, MESSAGES};

const KEYS: &str = "ad-refusal-{key}";

pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    ui::refusals::refusal(&MESSAGES, KEYS, illegal, lang, |fields: &Fields| {
        let mut said = Vec::new();
        for (_, field) in fields {
            let Field::Name { key, .. } = field else { continue };
            if let Some(area) = Area::named(key) {
                said.push(("subject", words::area_subject(lang, area)));
                said.push(("in", words::area_in(lang, area)));
                said.push(("by", words::area_by(lang, area)));
            }
            if let Some(good) = Good::named(key) {
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
