//! Atlantis Exodus on the table: the turning city, the boards, the words.

mod art;
mod board;
mod callout;
mod cards;
mod choices;
mod chronicle;
mod city;
mod details;
mod displays;
mod entry;
mod facts;
mod l10n;
mod labels;
mod layout;
mod log;
mod marks;
mod panes;
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

use engine::{Fact, Seat};
use game_exodus::{Action, Components, Ending, Exodus, Illegal, View};
use maud::Markup;

pub use choices::{Offer, Preview};

use crate::entry::ENTRY;
use crate::l10n::{Lang, say};
use ui::Entry;
use ui::facts::{FactWords, Part};
use ui::picture::{LogLine, Picture, Prompt, Scene, SeatFacts};
use ui::table::LogEntry;

/// The face of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face;

impl Picture for Face {
    type Game = Exodus;
    const ENTRY: &'static Entry = &ENTRY;
    type Offer = Offer;

    fn symbols() -> Markup {
        art::symbols()
    }

    fn offer(view: &View, scene: &Scene<'_, Exodus>) -> Offer {
        choices::offer(view, scene)
    }

    fn board(view: &View, scene: &Scene<'_, Exodus>, offer: &Offer) -> Markup {
        board::board(view, scene, offer)
    }

    fn tray(view: &View, scene: &Scene<'_, Exodus>, offer: &Offer) -> Markup {
        tray::tray(view, scene, offer)
    }

    fn seat_facts(view: &View, seat: Seat, scene: &Scene<'_, Exodus>) -> SeatFacts {
        seats::facts(view, seat, scene)
    }

    fn stores(view: &View, scene: &Scene<'_, Exodus>) -> Markup {
        seats::stores(view, scene)
    }

    fn prompt(view: &View, scene: &Scene<'_, Exodus>, offer: &Offer) -> Prompt<Exodus> {
        prompt::prompt(view, scene, offer)
    }

    fn log(view: &View, entries: &[LogEntry<Exodus>], scene: &Scene<'_, Exodus>) -> Vec<LogLine> {
        log::log(view, entries, scene)
    }

    fn refusal(illegal: &Illegal, lang: Lang) -> String {
        refusals::refusal(illegal, lang)
    }

    fn why_not(offer: &Offer) -> &[(Action, Illegal)] {
        &offer.refused
    }

    fn action_words(view: &View, action: &Action, scene: &Scene<'_, Exodus>) -> String {
        labels::action(scene.lang, view, *action)
    }

    fn consequence(offer: &Offer, action: &Action) -> String {
        offer.lit(|lit| lit == *action).map_or_else(String::new, |lit| lit.detail.clone())
    }

    fn text(view: &View, scene: &Scene<'_, Exodus>) -> String {
        text::text(view, scene)
    }

    fn fact_words(fact: &Fact, lang: Lang) -> Option<FactWords> {
        facts::words(fact, lang)
    }

    fn parts(set: &Components, lang: Lang) -> Vec<Part> {
        facts::parts(set, lang)
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

    fn score_sheet(view: &View, scene: &Scene<'_, Exodus>) -> Markup {
        scores::sheet(view, scene)
    }
}
