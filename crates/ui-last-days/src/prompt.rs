//! The sentence above the board: who must do what, what follows, and the buttons.

use engine::{Awaiting, Seat, SeatSet};
use game_last_days::{Ask, BoardReason, Card, EventCard, LastDays, SailReason, Senator, Special, View};

use super::choices::{Offer, ask_clause};
use super::{Face, words};
use crate::l10n::say;
use ui::picture::{Prompt, Scene};
use ui_fleet::prompt::{self as shared, Asked};

/// What is said to the viewer now.
pub(super) fn prompt(view: &View, scene: &Scene<'_, LastDays>, offer: &Offer) -> Prompt<LastDays> {
    let asked = scene.actor().and_then(|seat| {
        let ask = view.ask(seat)?;
        let plain = matches!(ask, Ask::Influence | Ask::Bid { .. } | Ask::KeepDown | Ask::Power { .. });
        Some(Asked {
            sentence: sentence(view, scene, ask),
            known: known(view, scene, seat, ask),
            clause: ask_clause(ask),
            plain,
        })
    });
    shared::prompt::<Face>(offer, asked, || waiting(view, scene))
}

/// What the viewer is asked.
fn sentence(view: &View, scene: &Scene<'_, LastDays>, ask: Ask) -> String {
    let lang = scene.lang;
    let table = &view.table;
    let harbour = &table.council.harbour;
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: String| say(lang, key, &[(name, value.into())]);
    let slotted = |key: &str, slot: u8| say(lang, key, &[("slot", (slot + 1).into())]);
    let window = |key: &str, special: Special| one(key, "special", words::special(lang, special));
    match ask {
        Ask::FirstRefugee => plain("fleet-prompt-first"),
        Ask::Influence => plain("fleet-prompt-senate"),
        Ask::Senator => plain("ld-prompt-senator"),
        Ask::Power { senator } => one("fleet-prompt-power", "tiles", words::senator(lang, senator)),
        Ask::Discard { left } => one("fleet-prompt-discard", "cards", words::politics_cards(lang, left)),
        Ask::Lay { slot } => say(lang, "fleet-prompt-lay", &[("slot", (slot + 1).into()), ("row", 5.into())]),
        Ask::KeepDown => plain("fleet-prompt-keep-down"),
        Ask::Bid { slot } => slotted("ld-prompt-bid", slot),
        Ask::Declare { slot } => slotted("ld-prompt-declare", slot),
        Ask::Spy => window("fleet-prompt-spy", Special::Spy),
        Ask::Play { slot } => slotted("ld-prompt-play", slot),
        Ask::Refund { most } => one("ld-prompt-refund", "cubes", words::cubes(lang, most)),
        Ask::Strategos => plain("ld-prompt-strategos"),
        Ask::Board { why, cubes } => {
            let why = match why {
                BoardReason::Card(_) => "card",
                BoardReason::Basileus => "basileus",
                BoardReason::Together => "together",
            };
            shared::board(lang, why, cubes)
        }
        Ask::Displace { ship } => one("fleet-prompt-displace", "on", words::ship_on(lang, harbour, ship)),
        Ask::Flood { .. } => plain("ld-prompt-flood"),
        Ask::Sacrifice => window("fleet-prompt-sacrifice", Special::Sacrifice),
        Ask::Sail { why: SailReason::Demagogos, .. } => plain("ld-prompt-demagogos"),
        Ask::Sail { left: 0, .. } => plain("ld-prompt-extra-ship"),
        Ask::Sail { left, .. } => say(lang, "fleet-prompt-sail", &[("left", left.into())]),
        Ask::Target { card: Card::Sabotage } => plain("fleet-prompt-sabotage"),
        Ask::Target { .. } => plain("ld-prompt-treason"),
        Ask::ThrowOff { ship, thrown } => shared::throw_off(lang, harbour, ship, thrown),
        Ask::Exchange => plain("fleet-prompt-exchange"),
        Ask::Guard { ship, card } => shared::guard(lang, harbour, ship, words::card(lang, card)),
        Ask::Ally { ship } => shared::ally(lang, harbour, ship),
        Ask::Lose { left } => one("ld-prompt-lose", "cubes", words::cubes(lang, left)),
    }
}

fn known(view: &View, scene: &Scene<'_, LastDays>, seat: Seat, ask: Ask) -> String {
    let lang = scene.lang;
    let table = &view.table;
    let supply = || words::cubes(lang, table.council.supply(seat));
    let special = |special: Special| words::special_effect(lang, table.components(), special);
    match ask {
        Ask::Influence => with_command(view, scene, shared::senate(scene, &table.council, seat)),
        Ask::Senator => say(lang, "ld-known-senator", &[]),
        Ask::Power { senator } => words::senator_power(lang, senator),
        Ask::Lay { .. } => say(lang, "ld-known-lay", &[("kind", table.auction_kind().name().into())]),
        Ask::KeepDown => words::senator_power(lang, Senator::Oraklos),
        Ask::Bid { .. } => {
            let card = words::slot_card(view, seat);
            let card = card.map_or_else(|| say(lang, "fleet-none", &[]), |card| words::card(lang, card));
            let args = [("card", card.into()), ("cubes", supply().into()), ("entitled", table.entitled().into())];
            say(lang, "fleet-known-bid", &args)
        }
        Ask::Declare { slot } => shared::declared(scene, &table.council, seat, slot),
        Ask::Spy => shared::bids(scene, &table.council),
        Ask::Play { .. } => {
            let names = words::names(scene, table.council.vote.ranking.as_slice().iter().copied());
            say(lang, "fleet-known-play", &[("names", names.into())])
        }
        Ask::Board { why: BoardReason::Card(card), .. } => with_command(view, scene, words::card_effect(lang, card)),
        Ask::Board { why: BoardReason::Together, .. } => {
            say(lang, "fleet-known-together", &[("cubes", supply().into())])
        }
        Ask::Board { why: BoardReason::Basileus, .. } => {
            with_command(view, scene, words::senator_power(lang, Senator::Basileus))
        }
        Ask::Sail { why: SailReason::Card(card), extra, .. } => {
            let winds = extra.then(|| words::event_ongoing(lang, EventCard::Winds)).flatten();
            [Some(words::card_effect(lang, card)), winds].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Ask::Sail { why: SailReason::Demagogos, .. } => words::senator_power(lang, Senator::Demagogos),
        Ask::Target { card: Card::Treason } => say(lang, "ld-known-treason", &[]),
        Ask::Target { card } => words::card_effect(lang, card),
        Ask::Flood { .. } => words::event_ongoing(lang, EventCard::Flood).unwrap_or_default(),
        Ask::Sacrifice => special(Special::Sacrifice),
        Ask::Guard { ship, .. } | Ask::ThrowOff { ship, .. } => shared::aboard(scene, &table.council.harbour, ship),
        Ask::Ally { .. } => say(lang, "fleet-known-ally", &[]),
        Ask::Exchange => special(Special::Empathy),
        Ask::FirstRefugee => say(lang, "fleet-known-first", &[]),
        Ask::Refund { .. } => words::senator_power(lang, Senator::Philosophos),
        Ask::Strategos => words::senator_power(lang, Senator::Strategos),
        Ask::Displace { .. } => say(lang, "ld-known-displace", &[]),
        Ask::Lose { .. } => say(lang, "ld-known-lose", &[("cubes", supply().into())]),
        Ask::Discard { .. } => words::senator_power(lang, Senator::Archon),
    }
}

/// LD-12.10: where refugees come from the Senate, it is said before they are placed.
fn with_command(view: &View, scene: &Scene<'_, LastDays>, known: String) -> String {
    if view.table.event != Some(EventCard::Command) {
        return known;
    }
    let command = words::event_ongoing(scene.lang, EventCard::Command);
    [Some(known), command].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Whom all wait for, and for what; who has chosen in secret. Nothing more.
fn waiting(view: &View, scene: &Scene<'_, LastDays>) -> String {
    let table = &view.table;
    let Awaiting::Seats(awaited) = table.awaiting() else { return shared::waiting(scene, None, SeatSet::EMPTY) };
    let ask = awaited.iter().next().and_then(|seat| view.ask(seat));
    let together = matches!(ask, Some(Ask::Influence | Ask::Bid { .. } | Ask::Lay { .. } | Ask::KeepDown));
    let ready = if together { table.council.ready } else { SeatSet::EMPTY };
    shared::waiting(scene, ask.map(|ask| (awaited, words::todo(scene.lang, ask))), ready)
}
