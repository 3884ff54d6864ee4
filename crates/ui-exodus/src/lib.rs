//! Atlantis Exodus on the table: the turning city, the boards, the words.

mod art;
mod board;
mod calendar;
mod callout;
mod cards;
mod choices;
mod chronicle;
mod city;
mod coach;
mod details;
mod displays;
mod entry;
mod facts;
mod illustrations;
mod l10n;
mod labels;
mod layout;
mod log;
mod marks;
mod panes;
mod pieces;
mod pillars;
mod prompt;
mod refusals;
mod rings;
mod says;
mod schools;
mod scores;
mod scorings;
mod seatboard;
mod seats;
mod settlement;
mod stores;
mod text;
mod tiles;
mod track;
mod tray;
mod words;

use engine::Seat;
use game_exodus::{Action, Ending, Exodus, View};

pub use choices::{Offer, Preview};

use crate::l10n::{Lang, say};
use ui::banner::Banner;
use ui::picture::Scene;
use ui::table::{LogEntry, Pane};

ui::face! {
    Exodus {
        fn panes() -> &'static [Pane] {
            &panes::PANES
        }

        fn action_words(view: &View, action: &Action, scene: &Scene<'_, Exodus>) -> String {
            labels::action(scene.lang, view, *action)
        }

        fn coach(view: &View, scene: &Scene<'_, Exodus>) -> Vec<&'static str> {
            coach::coach(view, scene)
        }

        fn banner(view: &View, entries: &[LogEntry<Exodus>], scene: &Scene<'_, Exodus>) -> Option<Banner> {
            calendar::banner(view, entries, scene)
        }

        fn choice_hint(key: &str, lang: Lang) -> Option<String> {
            match key {
                "start" => Some(say(lang, "exodus-choice-start-hint", &[])),
                "discs" => Some(say(lang, "exodus-choice-discs-hint", &[])),
                _ => None,
            }
        }

        /// AE-19.9, RU-37: the title of a game that one person finished; a lost game has none.
        fn verdict(view: &View) -> Option<String> {
            let table = &view.table;
            let finished = table.seats() == 1 && table.ending() == Some(Ending::Scored);
            finished.then(|| table.components().title(table.player(Seat(0)).vp)).flatten().map(|title| title.id.clone())
        }

        fn verdict_words(verdict: &str, lang: Lang) -> String {
            words::title_of(lang, verdict)
        }
    }
}
