//! The sentence above the board: who must do what, what follows, and the buttons.

use engine::Seat;
use game_exodus::{Ask, Building, Exodus, Table, View};
use maud::{Markup, html};

use super::choices::{Lit, Offer, is_prompts};
use super::log::clause;
use super::{cards, words};
use crate::l10n::{Lang, Value, say};
use ui::picture::{Prompt, Scene};

/// Whoever is to decide, and what is asked.
pub(super) fn asked(table: &Table) -> Option<(Seat, Ask)> {
    let seat = table.active();
    Some((seat, table.ask(seat)?))
}

/// What is said to the viewer now.
pub(super) fn prompt(view: &View, scene: &Scene<'_, Exodus>, offer: &Offer) -> Prompt<Exodus> {
    let lang = scene.lang;
    let quiet = |sentence: String| Prompt { sentence, detail: html! {}, armed: None, buttons: Vec::new() };
    match asked(&view.table) {
        Some((seat, ask)) if scene.actor() == Some(seat) => Prompt {
            sentence: sentence(&view.table, lang, seat, ask),
            detail: detail(&view.table, scene, seat, ask, offer),
            armed: offer.armed().map(Lit::choice),
            buttons: offer.buttons(is_prompts),
        },
        Some((seat, ask)) => {
            let args = [("name", scene.name(seat).to_owned().into()), ("what", todo(lang, ask).into())];
            quiet(say(lang, "exodus-wait", &args))
        }
        None if view.table.is_over() => quiet(say(lang, "exodus-prompt-over", &[])),
        None => quiet(say(lang, "exodus-wait-luck", &[])),
    }
}

/// The name of a question, as messages have it.
pub(super) fn key(ask: Ask) -> &'static str {
    named(ask).0
}

/// The clause behind a question.
pub(super) fn ask_clause(ask: Ask) -> &'static str {
    named(ask).1
}

/// A question by its name and its clause.
fn named(ask: Ask) -> (&'static str, &'static str) {
    match ask {
        Ask::OrderSpace => ("order", "AE-4.2"),
        Ask::PlaceKing { .. } => ("king", "AE-5.2"),
        Ask::ChooseBook { .. } => ("book", "AE-7.1"),
        Ask::TakeGuard { .. } => ("guard", "AE-5.4"),
        Ask::PlaceTile { building: Building::Residence(_), .. } => ("cell", "AE-8.3"),
        Ask::PlaceTile { building: Building::Workshop(_), .. } => ("cell", "AE-10.2"),
        Ask::PlaceTile { building: Building::Agora(_), .. } => ("cell", "AE-11.2"),
        Ask::PlaceTile { building: Building::Monument(_), .. } => ("cell", "AE-13.5"),
        Ask::ActivateWorkshop { .. } => ("activate", "AE-10.4"),
        Ask::CompletePillar { .. } => ("activate", "AE-12.5"),
        Ask::TakePillar { .. } => ("pillar", "AE-12.2"),
        Ask::BaseInstant { .. } => ("instant", "AE-12.4"),
        Ask::InfluenceSource { .. } => ("influence", "AE-13.4"),
        Ask::KeepInfluence => ("keep-influence", "AE-13.4"),
        Ask::TakeMonument { .. } => ("monument", "AE-13.5"),
        Ask::TileSource { .. } => ("source", "AE-7.5"),
        Ask::KeepTile { .. } => ("keep-tile", "AE-7.5"),
        Ask::Main { .. } => ("main", "AE-6.1"),
        Ask::TakeResidence { .. } => ("residence", "AE-8.3"),
        Ask::KnowledgeDispatch { .. } => ("knowledge-dispatch", "AE-6.D.3"),
        Ask::CardDispatch { .. } => ("card-dispatch", "RU-49"),
        Ask::ChooseColour { .. } => ("colour", "AE-14.7"),
        Ask::WorkshopSlot { .. } => ("slot", "AE-14.4"),
        Ask::RotateMiddle => ("rotate-middle", "AE-14.6"),
        Ask::RotateTop => ("rotate-top", "AE-14.6"),
        Ask::FreeTrain => ("free-train", "AE-14.8"),
        Ask::KnowledgeSource => ("knowledge-source", "AE-14.11"),
        Ask::KeepKnowledge => ("keep-knowledge", "AE-14.11"),
        Ask::SwapFirst => ("swap-first", "AE-14.1"),
        Ask::SwapSecond { .. } => ("swap-second", "AE-14.1"),
        Ask::Exchange { .. } => ("exchange", "AE-14.15"),
        Ask::MoveTile => ("move", "AE-14.21"),
        Ask::PayBook { .. } => ("pay-book", "AE-14.22"),
        Ask::PayGold { .. } => ("pay-gold", "AE-14.23"),
        Ask::GiveBack => ("give-back", "RU-54"),
        Ask::KeepSettler => ("keep-settler", "RU-54"),
        Ask::Reward { .. } => ("reward", "AE-12.8"),
        Ask::Change { .. } => ("change", "AE-12.8"),
        Ask::CapitalPart { .. } => ("part", "AE-12.9"),
        Ask::Again { .. } => ("again", "AE-12.9"),
        Ask::PillarDispatch { .. } => ("pillar-dispatch", "AE-12.10"),
        Ask::PillarTrain { .. } => ("pillar-train", "AE-12.10"),
    }
}

/// What is to be done, in a few words: "choose a book".
pub(super) fn todo(lang: Lang, ask: Ask) -> String {
    say(lang, &format!("exodus-todo-{}", key(ask)), &[])
}

/// What the viewer is asked.
fn sentence(table: &Table, lang: Lang, seat: Seat, ask: Ask) -> String {
    let set = table.components();
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: Value<'_>| say(lang, key, &[(name, value)]);
    let card = |card| Value::from(words::influence(lang, set, card));
    match ask {
        Ask::PlaceKing { round } => one("exodus-prompt-king", "ring", round.saturating_sub(1).into()),
        Ask::PlaceTile { building, .. } => one("exodus-prompt-cell", "tile", building_key(building).into()),
        Ask::ActivateWorkshop { .. } => one("exodus-prompt-activate", "what", "workshop".into()),
        Ask::CompletePillar { .. } => one("exodus-prompt-activate", "what", "pillar".into()),
        Ask::TileSource { kind, .. } => one("exodus-prompt-source", "tile", kind.name().into()),
        Ask::Main { actions: 0, .. } if table.player(seat).favours == 0 => {
            let can = table.player(seat).pillars().len() > table.pillars_used().count_ones() as usize;
            one("exodus-prompt-main-done", "pillars", if can { "yes" } else { "no" }.into())
        }
        Ask::Main { actions, .. } => one("exodus-prompt-main", "actions", actions.into()),
        Ask::KnowledgeDispatch { name, left } => {
            let args =
                [("left", left.iter().flatten().count().into()), ("card", words::knowledge(lang, set, name).into())];
            say(lang, "exodus-prompt-knowledge-dispatch", &args)
        }
        Ask::CardDispatch { card: by, .. } => one("exodus-prompt-card-dispatch", "card", card(by)),
        Ask::ChooseColour { card: by } => one("exodus-prompt-colour", "card", card(by)),
        Ask::WorkshopSlot { colour } => one("exodus-prompt-slot", "colour", colour.to_string().into()),
        _ => plain(&format!("exodus-prompt-{}", key(ask))),
    }
}

/// Why, what then, and the rule.
fn detail(table: &Table, scene: &Scene<'_, Exodus>, seat: Seat, ask: Ask, offer: &Offer) -> Markup {
    let (lang, set) = (scene.lang, table.components());
    let player = table.player(seat);
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: Value<'_>| say(lang, key, &[(name, value)]);
    let stock = || words::list(lang, &words::stock(lang, player.books, player.gold));
    let from = |source| one("exodus-hint-source-of", "source", words::source(lang, set, source).into());
    let said: Vec<String> = match ask {
        Ask::OrderSpace => vec![plain("exodus-hint-order")],
        Ask::PlaceKing { round } => vec![one("exodus-hint-king", "ring", round.saturating_sub(1).into())],
        Ask::ChooseBook { source, .. } => vec![from(source), one("exodus-hint-book", "stock", stock().into())],
        Ask::TakeGuard { colour } => vec![one("exodus-hint-guard", "colour", colour.to_string().into())],
        Ask::PlaceTile { building, .. } => {
            vec![words::building_full(lang, set, building), plain("exodus-hint-cell")]
        }
        Ask::ActivateWorkshop { cell, .. } => {
            let tile = player.plot(cell).building.map(|building| words::building_full(lang, set, building));
            tile.into_iter().chain([plain("exodus-hint-activate")]).collect()
        }
        Ask::CompletePillar { .. } => vec![plain("exodus-hint-complete")],
        Ask::TakePillar { source, .. } => {
            vec![from(source), one("exodus-hint-pillar", "most", set.counts.pillars.into())]
        }
        Ask::BaseInstant { card } => vec![words::sentence(cards::pillar(lang, set, card))],
        Ask::InfluenceSource { source } => vec![from(source), plain("exodus-hint-influence")],
        Ask::KeepInfluence => vec![plain("exodus-hint-keep-influence")],
        Ask::TakeMonument { .. } => vec![plain("exodus-hint-monument")],
        Ask::TileSource { source, .. } => vec![from(source), plain("exodus-hint-source")],
        Ask::KeepTile { .. } => vec![plain("exodus-hint-source")],
        Ask::Main { .. } => main(table, lang),
        Ask::TakeResidence { .. } => vec![plain("exodus-hint-residence")],
        Ask::KnowledgeDispatch { .. } => vec![plain("exodus-hint-knowledge-dispatch")],
        Ask::CardDispatch { card, .. } => {
            vec![cards::influence_effect(lang, set, card), plain("exodus-hint-card-dispatch")]
        }
        Ask::ChooseColour { card } => vec![cards::influence_effect(lang, set, card)],
        Ask::RotateMiddle | Ask::RotateTop => vec![plain("exodus-hint-rotate")],
        Ask::Reward { card } | Ask::Change { card } => {
            vec![cards::pillar_effect(lang, set.pillar(card).effect)]
        }
        Ask::Exchange { .. } | Ask::PayBook { .. } | Ask::PayGold { .. } => {
            vec![one("exodus-hint-have", "stock", stock().into())]
        }
        _ => Vec::new(),
    };
    html! {
        @match offer.armed() {
            Some(lit) if said.is_empty() && !lit.detail.is_empty() => { (lit.detail) " " }
            _ => { @for sentence in &said { (sentence) " " } }
        }
        (clause(ask_clause(ask)))
    }
}

/// What a turn is for, and which region is scored next.
fn main(table: &Table, lang: Lang) -> Vec<String> {
    let set = table.components();
    let mut said = Vec::new();
    if table.actions_left() > 0 {
        said.push(say(lang, "exodus-hint-main", &[]));
    }
    if let Some((year, row)) = words::next_scoring(table) {
        let args = [("region", words::region(lang, set, row).into()), ("year", year.into())];
        said.push(say(lang, "exodus-hint-main-scoring", &args));
        if table.would_lose(row) {
            said.push(say(lang, "exodus-hint-main-residence", &[]));
        }
    }
    said
}

/// How messages tell buildings apart.
fn building_key(building: Building) -> &'static str {
    match building {
        Building::Residence(_) => "residence",
        Building::Workshop(_) => "workshop",
        Building::Agora(_) => "agora",
        Building::Monument(_) => "monument",
    }
}
