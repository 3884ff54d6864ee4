//! @Title@ on the table: the board, the words.

mod board;
mod choices;
mod entry;
mod facts;
mod l10n;
mod log;
mod refusals;
mod text;

use engine::{Fact, Seat};
use @crate@::{Action, Components, @Game@, Illegal, View};
use maud::Markup;
use ui::Entry;
use ui::facts::{FactWords, Part};
use ui::picture::{LogLine, Picture, Prompt, Scene, SeatFacts};
use ui::table::LogEntry;

use crate::choices::Offer;
use crate::entry::ENTRY;
use crate::l10n::Lang;

/// The face of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face;

impl Picture for Face {
    type Game = @Game@;
    const ENTRY: &'static Entry = &ENTRY;
    type Offer = Offer;

    fn symbols() -> Markup {
        Markup::default()
    }

    fn offer(_: &View, scene: &Scene<'_, @Game@>) -> Offer {
        choices::offer(scene)
    }

    fn board(view: &View, scene: &Scene<'_, @Game@>, _: &Offer) -> Markup {
        board::board(view, scene)
    }

    fn tray(view: &View, scene: &Scene<'_, @Game@>, _: &Offer) -> Markup {
        board::tray(view, scene)
    }

    fn seat_facts(view: &View, seat: Seat, scene: &Scene<'_, @Game@>) -> SeatFacts {
        board::seat_facts(view, seat, scene)
    }

    fn stores(view: &View, scene: &Scene<'_, @Game@>) -> Markup {
        board::stores(view, scene)
    }

    fn prompt(view: &View, scene: &Scene<'_, @Game@>, offer: &Offer) -> Prompt<@Game@> {
        choices::prompt(view, scene, offer)
    }

    fn log(_: &View, entries: &[LogEntry<@Game@>], scene: &Scene<'_, @Game@>) -> Vec<LogLine> {
        log::log(entries, scene)
    }

    fn refusal(illegal: &Illegal, lang: Lang) -> String {
        refusals::refusal(illegal, lang)
    }

    fn why_not(offer: &Offer) -> &[(Action, Illegal)] {
        &offer.refused
    }

    fn action_words(_: &View, action: &Action, scene: &Scene<'_, @Game@>) -> String {
        choices::action(scene, *action)
    }

    fn consequence(offer: &Offer, action: &Action) -> String {
        offer.lit(|lit| lit == *action).map_or_else(String::new, |lit| lit.detail.clone())
    }

    fn asks_again(offer: &Offer, action: &Action) -> bool {
        offer.lit(|lit| lit == *action).is_some_and(|lit| lit.confirm)
    }

    fn text(view: &View, scene: &Scene<'_, @Game@>) -> String {
        text::text(view, scene)
    }

    fn fact_words(fact: &Fact, lang: Lang) -> Option<FactWords> {
        Some(facts::words(fact, lang))
    }

    fn parts(set: &Components, lang: Lang) -> Vec<Part> {
        facts::parts(set, lang)
    }

    fn score_sheet(view: &View, scene: &Scene<'_, @Game@>) -> Markup {
        board::score_sheet(view, scene)
    }
}
