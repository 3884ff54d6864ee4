//! Atlantis on the table: the causeway, the hand, the words.

mod art;
mod board;
mod choices;
mod entry;
mod facts;
mod l10n;
mod layout;
mod log;
mod marks;
mod prompt;
mod refusals;
mod scores;
mod seats;
mod text;
mod tray;
mod words;

use game_atlantis::{Action, Atlantis, View};

pub use choices::Offer;

use crate::l10n::{Lang, say};
use ui::picture::Scene;

ui::face! {
    Atlantis {
        fn action_words(view: &View, action: &Action, scene: &Scene<'_, Atlantis>) -> String {
            words::action(scene.lang, view, *action)
        }

        fn choice_hint(key: &str, lang: Lang) -> Option<String> {
            (key == "start").then(|| say(lang, "start-hint", &[]))
        }
    }
}
