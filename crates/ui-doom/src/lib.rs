//! Zagłada Atlantydy on the table: harbour, Senate, votes, and the words.

mod art;
mod board;
mod choices;
mod edition;
mod entry;
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

use game_doom::{Action, Doom, View};

use crate::l10n::Lang;
use ui::picture::Scene;

ui::face! {
    Doom {
        fn action_words(view: &View, action: &Action, scene: &Scene<'_, Doom>) -> String {
            words::action(view, scene, *action)
        }

        fn choice_hint(key: &str, lang: Lang) -> Option<String> {
            words::choice_hint(key, lang)
        }
    }
}
