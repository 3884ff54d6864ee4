//! Die letzten Tage von Atlantis on the table: harbour, Senate, auctions, and the words.

mod art;
mod board;
mod choices;
mod edition;
mod entry;
mod extras;
mod facts;
mod l10n;
mod log;
mod omens;
mod prompt;
mod refusals;
mod scores;
mod seats;
mod text;
mod tray;
mod words;

use game_last_days::{Action, LastDays, View};

use crate::l10n::Lang;
use ui::picture::Scene;

ui::face! {
    LastDays {
        fn action_words(view: &View, action: &Action, scene: &Scene<'_, LastDays>) -> String {
            words::action(view, scene, *action)
        }

        fn choice_hint(key: &str, lang: Lang) -> Option<String> {
            words::choice_hint(key, lang)
        }

        fn choice_value(key: &str, value: &str, lang: Lang) -> Option<String> {
            words::choice_value(key, value, lang)
        }
    }
}
