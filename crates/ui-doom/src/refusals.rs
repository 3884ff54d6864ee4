//! Why not, in the person's language.

use game_doom::Illegal;
use ui_fleet::refusals::Wording;

use super::words;
use crate::l10n::{Lang, MESSAGES};

const WORDING: Wording =
    Wording { messages: &MESSAGES, keys: "da-refusal-{key}", card: "da-card", office: ("da-faction", "faction") };

/// The sentence of a refusal.
pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    let asked = if let Illegal::WrongMoment { asked } = *illegal { Some(words::todo(lang, asked)) } else { None };
    WORDING.refusal(illegal, lang, asked.map(|asked| ("asked", asked)).as_slice())
}

#[cfg(test)]
mod tests {
    use engine::Reason as _;

    use super::*;

    #[test]
    fn every_reason_is_translated() {
        let shared = fleet::Illegal::<game_doom::Card, game_doom::Faction>::keys();
        for reason in Illegal::keys().into_iter().chain(shared) {
            let key = WORDING.keys(&reason).replace("{key}", &reason);
            assert!([Lang::De, Lang::Pl].into_iter().all(|lang| MESSAGES.knows(lang, &key)), "{key}");
        }
    }
}
