//! The sentence above the board, as far as both editions say it alike.

use ::fleet::{Berth, Council, Harbour, Special};
use engine::{Game, Seat, SeatSet};
use maud::html;

use super::choices::Lit;
use super::edition::Edition;
use super::marks::Spot;
use super::words;
use crate::l10n::{Lang, say};
use ui::picture::{Prompt, Scene};

/// What the viewer is asked.
pub struct Asked {
    pub sentence: String,
    /// What there is to know before choosing.
    pub known: String,
    /// The rule behind the question.
    pub clause: &'static str,
    /// To choose nothing needs no words.
    pub plain: bool,
}

/// What is said to the viewer now: the question, what follows the armed choice, and what has no place on the board or in
/// the own area; or for what all wait.
pub fn prompt<E: Edition>(offer: &E::Offer, asked: Option<Asked>, waiting: impl FnOnce() -> String) -> Prompt<E::Game> {
    let Some(Asked { sentence, known, clause, plain }) = asked else {
        return Prompt { sentence: waiting(), detail: html! {}, armed: None, buttons: Vec::new() };
    };
    let said = |lit: &&Lit<E::Game>| !plain && !lit.detail.is_empty() && E::spot(lit.action) != Spot::Prompt;
    let armed = offer.armed().filter(said);
    let detail = html! {
        (known)
        @if let Some(lit) = armed { " " (lit.words) ": " (lit.detail) }
        " " (words::clause::<E::Game>(clause))
    };
    let buttons = offer.buttons(|action| E::spot(action) == Spot::Prompt);
    Prompt { sentence, detail, armed: offer.armed().map(Lit::choice), buttons }
}

/// Whom all wait for, and for what; where they choose together in secret, who is `ready`.
pub fn waiting<G: Game>(scene: &Scene<'_, G>, awaited: Option<(SeatSet, String)>, ready: SeatSet) -> String {
    match awaited {
        Some((awaited, todo)) => words::waiting(scene, awaited, &todo, ready),
        None => say(scene.lang, "fleet-wait-luck", &[]),
    }
}

/// So many refugees are placed; `why` is what messages call the reason.
pub fn board(lang: Lang, why: &'static str, cubes: u8) -> String {
    say(lang, "fleet-prompt-board", &[("why", why.into()), ("refugees", words::refugees(lang, cubes).into())])
}

/// A card is aimed at a ship that may be guarded.
pub fn guard(lang: Lang, harbour: &Harbour, ship: Berth, card: String) -> String {
    let args = [
        ("card", card.into()),
        ("ship", words::ship_the(lang, harbour, ship).into()),
        ("special", words::special(lang, Special::Guardian).into()),
    ];
    say(lang, "fleet-prompt-guard", &args)
}

/// A ship lands, and somebody may ally with the neutrals.
pub fn ally(lang: Lang, harbour: &Harbour, ship: Berth) -> String {
    let args = [
        ("ship", words::ship_subject(lang, harbour, ship).into()),
        ("special", words::special(lang, Special::Alliance).into()),
    ];
    say(lang, "fleet-prompt-ally", &args)
}

/// Refugees are thrown off a ship, after so many.
pub fn throw_off(lang: Lang, harbour: &Harbour, ship: Berth, thrown: u8) -> String {
    let from = words::ship_from(lang, harbour, ship);
    say(lang, "fleet-prompt-throw-off", &[("from", from.into()), ("thrown", thrown.into())])
}

/// The cubes of this seat, and what is declared so far.
pub fn declared<G: Game>(scene: &Scene<'_, G>, council: &Council, seat: Seat, slot: u8) -> String {
    let cubes = words::cubes(scene.lang, council.supply(seat));
    let declared = council.vote.declared;
    if declared.is_empty() {
        return say(scene.lang, "fleet-known-declare-first", &[("cubes", cubes.into())]);
    }
    let one = |other| format!("{} {}", words::name(scene, other), council.on_slot(other, slot));
    let list: Vec<String> = declared.iter().map(one).collect();
    say(scene.lang, "fleet-known-declare", &[("list", list.join(", ").into()), ("cubes", cubes.into())])
}

/// What lies on the cards of the slot.
pub fn bids<G: Game>(scene: &Scene<'_, G>, council: &Council) -> String {
    let bids = engine::PerSeat::from_fn(council.seats(), |seat| council.on_slot(seat, council.vote.slot));
    say(scene.lang, "fleet-known-spy", &[("list", words::counted(scene, &bids).into())])
}

/// The cubes of this seat, and everybody's in the Senate.
pub fn senate<G: Game>(scene: &Scene<'_, G>, council: &Council, seat: Seat) -> String {
    let there = engine::PerSeat::from_fn(council.seats(), |seat| council.senate(seat));
    let cubes = words::cubes(scene.lang, council.supply(seat));
    say(scene.lang, "fleet-known-senate", &[("cubes", cubes.into()), ("list", words::counted(scene, &there).into())])
}

pub fn aboard<G: Game>(scene: &Scene<'_, G>, harbour: &Harbour, ship: Berth) -> String {
    say(scene.lang, "fleet-known-guard", &[("list", words::aboard(scene, &harbour.ship(ship).aboard()).into())])
}
