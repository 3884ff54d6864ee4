//! Atlandice on the table: the clock, the districts, the words.

mod area;
mod art;
mod board;
mod calendar;
mod choices;
mod coach;
mod dial;
mod entry;
mod facts;
mod flights;
mod illustrations;
mod l10n;
mod layout;
mod log;
mod marks;
mod prompt;
mod refusals;
mod scores;
mod scorings;
mod seats;
mod text;
mod tray;
mod words;

use game_atlandice::{Action, Atlandice, View};

pub use choices::Offer;

use crate::l10n::{Lang, say};
use ui::banner::Banner;
use ui::picture::Scene;
use ui::table::{LogEntry, Pane};

ui::face! {
    Atlandice {
        fn panes() -> &'static [Pane] {
            &[Pane::BOARD]
        }

        fn others(view: &View, scene: &Scene<'_, Atlandice>) -> Markup {
            seats::neutral(view, scene)
        }

        fn action_words(view: &View, action: &Action, scene: &Scene<'_, Atlandice>) -> String {
            words::action(scene.lang, view, *action)
        }

        fn coach(view: &View, scene: &Scene<'_, Atlandice>) -> Vec<&'static str> {
            coach::coach(view, scene)
        }

        fn banner(view: &View, entries: &[LogEntry<Atlandice>], scene: &Scene<'_, Atlandice>) -> Option<Banner> {
            calendar::banner(view, entries, scene)
        }

        fn choice_hint(key: &str, lang: Lang) -> Option<String> {
            (key == "start").then(|| say(lang, "ad-choice-start-hint", &[]))
        }
    }
}
