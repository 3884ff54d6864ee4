//! Atlantis on the table: the causeway, the hand, the words.

mod art;
mod banner;
mod board;
mod choices;
mod coach;
mod entry;
mod facts;
mod illustrations;
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
use ui::banner::Banner;
use ui::picture::Scene;
use ui::table::LogEntry;

ui::face! {
    Atlantis {
        fn action_words(view: &View, action: &Action, scene: &Scene<'_, Atlantis>) -> String {
            words::action(scene.lang, view, *action)
        }

        fn coach(view: &View, scene: &Scene<'_, Atlantis>) -> Vec<&'static str> {
            coach::coach(view, scene)
        }

        fn at_once(view: &View, scene: &Scene<'_, Atlantis>, offer: &Offer) -> Option<(Markup, Vec<Action>)> {
            (offer.suggestion.len() > 1).then(|| (prompt::suggested(view, scene, offer), offer.suggestion.clone()))
        }

        fn banner(view: &View, entries: &[LogEntry<Atlantis>], scene: &Scene<'_, Atlantis>) -> Option<Banner> {
            banner::banner(view, entries, scene)
        }

        fn choice_hint(key: &str, lang: Lang) -> Option<String> {
            (key == "start").then(|| say(lang, "start-hint", &[]))
        }
    }
}
