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

use engine::{Fact, Seat};
use game_atlantis::{Action, Atlantis, Components, Illegal, View};
use maud::Markup;

pub use choices::Offer;

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
    type Game = Atlantis;
    const ENTRY: &'static Entry = &ENTRY;
    type Offer = Offer;

    fn symbols() -> Markup {
        art::symbols()
    }

    fn offer(view: &View, scene: &Scene<'_, Atlantis>) -> Offer {
        Offer::new(view, scene)
    }

    fn board(view: &View, scene: &Scene<'_, Atlantis>, offer: &Offer) -> Markup {
        board::board(view, scene, &offer.list)
    }

    fn tray(view: &View, scene: &Scene<'_, Atlantis>, offer: &Offer) -> Markup {
        tray::tray(view, scene, &offer.list)
    }

    fn seat_facts(view: &View, seat: Seat, scene: &Scene<'_, Atlantis>) -> SeatFacts {
        seats::facts(view, seat, scene)
    }

    fn stores(view: &View, scene: &Scene<'_, Atlantis>) -> Markup {
        seats::stores(view, scene)
    }

    fn prompt(view: &View, scene: &Scene<'_, Atlantis>, offer: &Offer) -> Prompt<Atlantis> {
        prompt::prompt(view, scene, offer)
    }

    fn log(view: &View, entries: &[LogEntry<Atlantis>], scene: &Scene<'_, Atlantis>) -> Vec<LogLine> {
        log::log(view, entries, scene)
    }

    fn refusal(illegal: &Illegal, lang: Lang) -> String {
        refusals::refusal(illegal, lang)
    }

    fn why_not(offer: &Offer) -> &[(Action, Illegal)] {
        &offer.list.refused
    }

    fn action_words(view: &View, action: &Action, scene: &Scene<'_, Atlantis>) -> String {
        words::action(scene.lang, view, *action)
    }

    fn consequence(offer: &Offer, action: &Action) -> String {
        offer.list.lit(|lit| lit == *action).map_or_else(String::new, |lit| lit.detail.clone())
    }

    fn text(view: &View, scene: &Scene<'_, Atlantis>) -> String {
        text::text(view, scene)
    }

    fn score_sheet(view: &View, scene: &Scene<'_, Atlantis>) -> Markup {
        scores::sheet(view, scene)
    }

    fn choice_hint(key: &str, lang: Lang) -> Option<String> {
        (key == "start").then(|| say(lang, "start-hint", &[]))
    }

    fn fact_words(fact: &Fact, lang: Lang) -> Option<FactWords> {
        facts::words(fact, lang)
    }

    fn parts(set: &Components, lang: Lang) -> Vec<Part> {
        facts::parts(set, lang)
    }
}
