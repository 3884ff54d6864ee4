//! Why not, in the person's language.

use engine::Field;
use game_atlantis::{Illegal, Position};
use ui::refusals::Fields;

use super::words::{self, Place};
use crate::l10n::{Lang, MESSAGES, say};

const KEYS: &str = "refusal-{key}";

pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    ui::refusals::refusal(&MESSAGES, KEYS, illegal, lang, |fields: &Fields| match fields {
        // The Mainland never refuses a figure, so that a place here is Atlantis or a position of the path.
        [("from", Field::Number(from))] => {
            let on = ("on", words::place(lang, "place-on", Place::of(*from as Position, Position::MAX)));
            if *from == 0 { vec![on, ("from", say(lang, "atlantis", &[]))] } else { vec![on] }
        }
        _ => Vec::new(),
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
