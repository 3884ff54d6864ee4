//! Atlandice on the table: the clock, the districts, the words.

mod area;
mod art;
mod board;
mod callout;
mod choices;
mod dial;
mod entry;
mod facts;
mod flights;
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

use engine::{Fact, Seat};
use game_atlandice::{Action, Atlandice, Components, Illegal, View};
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
    type Game = Atlandice;
    const ENTRY: &'static Entry = &ENTRY;
    type Offer = Offer;

    fn symbols() -> Markup {
        art::symbols()
    }

    fn offer(view: &View, scene: &Scene<'_, Atlandice>) -> Offer {
        choices::offer(view, scene)
    }

    fn board(view: &View, scene: &Scene<'_, Atlandice>, offer: &Offer) -> Markup {
        board::board(view, scene, offer)
    }

    fn tray(view: &View, scene: &Scene<'_, Atlandice>, offer: &Offer) -> Markup {
        tray::tray(view, scene, offer)
    }

    fn seat_facts(view: &View, seat: Seat, scene: &Scene<'_, Atlandice>) -> SeatFacts {
        seats::facts(view, seat, scene)
    }

    fn stores(view: &View, scene: &Scene<'_, Atlandice>) -> Markup {
        seats::stores(view, scene)
    }

    fn prompt(view: &View, scene: &Scene<'_, Atlandice>, offer: &Offer) -> Prompt<Atlandice> {
        prompt::prompt(view, scene, offer)
    }

    fn log(view: &View, entries: &[LogEntry<Atlandice>], scene: &Scene<'_, Atlandice>) -> Vec<LogLine> {
        log::log(view, entries, scene)
    }

    fn refusal(illegal: &Illegal, lang: Lang) -> String {
        refusals::refusal(illegal, lang)
    }

    fn why_not(offer: &Offer) -> &[(Action, Illegal)] {
        &offer.refused
    }

    fn action_words(view: &View, action: &Action, scene: &Scene<'_, Atlandice>) -> String {
        words::action(scene.lang, view, *action)
    }

    fn consequence(offer: &Offer, action: &Action) -> String {
        offer.lit(|lit| lit == *action).map_or_else(String::new, |lit| lit.detail.clone())
    }

    fn text(view: &View, scene: &Scene<'_, Atlandice>) -> String {
        text::text(view, scene)
    }

    fn fact_words(fact: &Fact, lang: Lang) -> Option<FactWords> {
        facts::words(fact, lang)
    }

    fn parts(set: &Components, lang: Lang) -> Vec<Part> {
        facts::parts(set, lang)
    }

    fn choice_hint(key: &str, lang: Lang) -> Option<String> {
        (key == "start").then(|| say(lang, "ad-choice-start-hint", &[]))
    }

    fn score_sheet(view: &View, scene: &Scene<'_, Atlandice>) -> Markup {
        scores::sheet(view, scene)
    }
}
