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

use engine::{Fact, Seat};
use game_last_days::{Action, Components, Illegal, LastDays, View};
use maud::Markup;

pub use choices::{Offer, Preview};
pub use edition::Own;

use crate::entry::ENTRY;
use crate::l10n::Lang;
use ui::Entry;
use ui::facts::{FactWords, Part};
use ui::picture::{LogLine, Picture, Prompt, Scene, SeatFacts};
use ui::table::LogEntry;

/// The face of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face;

impl Picture for Face {
    type Game = LastDays;
    const ENTRY: &'static Entry = &ENTRY;
    type Offer = Offer;

    fn symbols() -> Markup {
        board::symbols()
    }

    fn offer(view: &View, scene: &Scene<'_, LastDays>) -> Offer {
        choices::offer(view, scene)
    }

    fn board(view: &View, scene: &Scene<'_, LastDays>, offer: &Offer) -> Markup {
        board::board(view, scene, offer)
    }

    fn tray(view: &View, scene: &Scene<'_, LastDays>, offer: &Offer) -> Markup {
        tray::tray(view, scene, offer)
    }

    fn seat_facts(view: &View, seat: Seat, scene: &Scene<'_, LastDays>) -> SeatFacts {
        seats::facts(view, seat, scene)
    }

    fn stores(view: &View, scene: &Scene<'_, LastDays>) -> Markup {
        seats::stores(view, scene)
    }

    fn prompt(view: &View, scene: &Scene<'_, LastDays>, offer: &Offer) -> Prompt<LastDays> {
        prompt::prompt(view, scene, offer)
    }

    fn log(view: &View, entries: &[LogEntry<LastDays>], scene: &Scene<'_, LastDays>) -> Vec<LogLine> {
        log::log(view, entries, scene)
    }

    fn refusal(illegal: &Illegal, lang: Lang) -> String {
        refusals::refusal(illegal, lang)
    }

    fn why_not(offer: &Offer) -> &[(Action, Illegal)] {
        &offer.refused
    }

    fn action_words(view: &View, action: &Action, scene: &Scene<'_, LastDays>) -> String {
        words::action(view, scene, *action)
    }

    fn consequence(offer: &Offer, action: &Action) -> String {
        offer.lit(|lit| lit == *action).map_or_else(String::new, |lit| lit.detail.clone())
    }

    fn text(view: &View, scene: &Scene<'_, LastDays>) -> String {
        text::text(view, scene)
    }

    fn fact_words(fact: &Fact, lang: Lang) -> Option<FactWords> {
        facts::words(fact, lang)
    }

    fn parts(set: &Components, lang: Lang) -> Vec<Part> {
        facts::parts(set, lang)
    }

    fn choice_hint(key: &str, lang: Lang) -> Option<String> {
        words::choice_hint(key, lang)
    }

    fn choice_value(key: &str, value: &str, lang: Lang) -> Option<String> {
        words::choice_value(key, value, lang)
    }

    fn score_sheet(view: &View, scene: &Scene<'_, LastDays>) -> Markup {
        scores::sheet(view, scene)
    }
}
