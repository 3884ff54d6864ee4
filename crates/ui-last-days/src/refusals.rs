//! Why not, in the person's language.

use fleet::berth_number;
use game_last_days::{Illegal, Zone};
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
        no_cube(zone)
    } else {
        Vec::new()
    };
    WORDING.refusal(illegal, lang, &own)
}

/// LD-12.14: where there is no own cube.
fn no_cube(zone: Zone) -> Vec<(&'static str, String)> {
    let (key, ship) = match zone {
        Zone::Supply => ("supply", 0),
        Zone::Senate => ("senate", 0),
        Zone::Slots => ("slots", 0),
        Zone::Front => ("front", 0),
        Zone::NewLand => ("land", 0),
        Zone::Ship(ship) => ("ship", ship),
        Zone::Hold(ship) => ("hold", ship),
    };
    vec![("zone", key.to_owned()), ("berth", berth_number(ship).to_string())]
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
