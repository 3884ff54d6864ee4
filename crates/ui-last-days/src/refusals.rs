//! Why not, in the person's language.

use fleet::berth_number;
use game_last_days::Illegal;
use ui_fleet::refusals::Wording;

use super::words;
use crate::l10n::{Lang, MESSAGES};

const WORDING: Wording =
    Wording { messages: &MESSAGES, keys: "ld-refusal-{key}", card: "ld-card", office: ("ld-senator", "senator") };

/// The sentence of a refusal.
pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    let own = if let Illegal::WrongMoment { asked } = *illegal {
        vec![("asked", words::todo(lang, asked))]
    } else if let Illegal::NoCubeThere { zone } = *illegal {
        // LD-12.14: where there is no own cube.
        let (key, ship) = words::zone_key(zone);
        vec![("zone", key.to_owned()), ("berth", berth_number(ship.unwrap_or(0)).to_string())]
    } else {
        Vec::new()
    };
    WORDING.refusal(illegal, lang, &own)
}

#[cfg(test)]
mod tests {
    use engine::Reason as _;

    use super::*;

    #[test]
    fn every_reason_is_translated() {
        let shared = fleet::Illegal::<game_last_days::Card, game_last_days::Senator>::keys();
        for reason in Illegal::keys().into_iter().chain(shared) {
            let key = WORDING.keys(&reason).replace("{key}", &reason);
            assert!([Lang::De, Lang::Pl].into_iter().all(|lang| MESSAGES.knows(lang, &key)), "{key}");
        }
    }
}
