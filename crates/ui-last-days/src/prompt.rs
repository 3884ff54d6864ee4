//! The sentence above the board: who must do what, what follows, and the buttons.

use engine::{Awaiting, PerSeat, Seat};
use game_last_days::{Action, Ask, BoardReason, Card, EventCard, LastDays, SailReason, Senator, Special, View};
use maud::{Markup, html};

use super::choices::{Lit, Offer, ask_clause};
use super::words;
use crate::l10n::say;
use ui::picture::{Prompt, Scene};
use ui_fleet::words::clause;

/// What is said to the viewer now.
pub(super) fn prompt(view: &View, scene: &Scene<'_, LastDays>, offer: &Offer) -> Prompt<LastDays> {
    let quiet = |sentence: String| Prompt { sentence, detail: html! {}, armed: None, buttons: Vec::new() };
    let asked = scene.actor().and_then(|seat| Some((seat, view.ask(seat)?)));
    match asked {
        Some((seat, ask)) => Prompt {
            sentence: sentence(view, scene, ask),
            detail: detail(view, scene, seat, ask, offer),
            armed: offer.armed().map(Lit::choice),
            buttons: offer.lits.iter().filter(|lit| is_button(lit.action)).map(Lit::choice).collect(),
        },
        None => quiet(waiting(view, scene)),
    }
}

/// What has no place on the board or in the own area.
pub(super) fn is_button(action: Action) -> bool {
    matches!(action, Action::Pass | Action::Enough)
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
            say(lang, "fleet-prompt-board", &[("why", why.into()), ("refugees", words::refugees(lang, cubes).into())])
        }
        Ask::Displace { ship } => one("fleet-prompt-displace", "on", words::ship_on(lang, harbour, ship)),
        Ask::Flood { .. } => plain("ld-prompt-flood"),
        Ask::Sacrifice => window("fleet-prompt-sacrifice", Special::Sacrifice),
        Ask::Sail { why: SailReason::Demagogos, .. } => plain("ld-prompt-demagogos"),
        Ask::Sail { left: 0, .. } => plain("ld-prompt-extra-ship"),
        Ask::Sail { left, .. } => say(lang, "fleet-prompt-sail", &[("left", left.into())]),
        Ask::Target { card: Card::Sabotage } => plain("fleet-prompt-sabotage"),
        Ask::Target { .. } => plain("ld-prompt-treason"),
        Ask::ThrowOff { ship, thrown } => {
            let from = words::ship_from(lang, harbour, ship);
            say(lang, "fleet-prompt-throw-off", &[("from", from.into()), ("thrown", thrown.into())])
        }
        Ask::Exchange => plain("fleet-prompt-exchange"),
        Ask::Guard { ship, card } => say(
            lang,
            "fleet-prompt-guard",
            &[
                ("card", words::card(lang, card).into()),
                ("ship", words::ship_the(lang, harbour, ship).into()),
                ("special", words::special(lang, Special::Guardian).into()),
            ],
        ),
        Ask::Ally { ship } => {
            let args = [
                ("ship", words::ship_subject(lang, harbour, ship).into()),
                ("special", words::special(lang, Special::Alliance).into()),
            ];
            say(lang, "fleet-prompt-ally", &args)
        }
        Ask::Lose { left } => one("ld-prompt-lose", "cubes", words::cubes(lang, left)),
    }
}

/// What there is to know before choosing, what follows, and the rule.
fn detail(view: &View, scene: &Scene<'_, LastDays>, seat: Seat, ask: Ask, offer: &Offer) -> Markup {
    let known = known(view, scene, seat, ask);
    // To choose nothing needs no words.
    let plain = matches!(ask, Ask::Influence | Ask::Bid { .. } | Ask::KeepDown | Ask::Power { .. });
    let armed = offer.armed().filter(|lit| !plain && !lit.detail.is_empty());
    html! {
        (known)
        @if let Some(lit) = armed { " " (lit.words) ": " (lit.detail) }
        " " (clause::<LastDays>(ask_clause(ask)))
    }
}

fn known(view: &View, scene: &Scene<'_, LastDays>, seat: Seat, ask: Ask) -> String {
    let lang = scene.lang;
    let table = &view.table;
    let supply = || words::cubes(lang, table.council.supply(seat));
    let special = |special: Special| words::special_effect(lang, table.components(), special);
    match ask {
        Ask::Influence => {
            let there = PerSeat::from_fn(table.seats(), |seat| table.council.senate(seat));
            let args = [("cubes", supply().into()), ("list", words::counted(scene, &there).into())];
            with_command(view, scene, say(lang, "fleet-known-senate", &args))
        }
        Ask::Senator => say(lang, "ld-known-senator", &[]),
        Ask::Power { senator } => words::senator_power(lang, senator),
        Ask::Lay { .. } => say(lang, "ld-known-lay", &[("kind", words::auction_key(table.auction_kind()).into())]),
        Ask::KeepDown => words::senator_power(lang, Senator::Oraklos),
        Ask::Bid { .. } => {
            let card = words::slot_card(view, seat);
            let card = card.map_or_else(|| say(lang, "fleet-none", &[]), |card| words::card(lang, card));
            let args = [("card", card.into()), ("cubes", supply().into()), ("entitled", table.entitled().into())];
            say(lang, "fleet-known-bid", &args)
        }
        Ask::Declare { slot } => {
            let declared = table.council.vote.declared;
            if declared.is_empty() {
                return say(lang, "fleet-known-declare-first", &[("cubes", supply().into())]);
            }
            let list: Vec<String> = declared
                .iter()
                .map(|other| format!("{} {}", words::name(scene, other), table.council.on_slot(other, slot)))
                .collect();
            say(lang, "fleet-known-declare", &[("list", list.join(", ").into()), ("cubes", supply().into())])
        }
        Ask::Spy => {
            let slot = table.council.vote.slot;
            let bids = PerSeat::from_fn(table.seats(), |seat| table.council.on_slot(seat, slot));
            say(lang, "fleet-known-spy", &[("list", words::counted(scene, &bids).into())])
        }
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
        Ask::Target { card } => words::card_effect(lang, card),
        Ask::Flood { .. } => words::event_ongoing(lang, EventCard::Flood).unwrap_or_default(),
        Ask::Sacrifice => special(Special::Sacrifice),
        Ask::Guard { ship, .. } | Ask::ThrowOff { ship, .. } => {
            let list = words::aboard(scene, &table.council.harbour.ship(ship).aboard());
            say(lang, "fleet-known-guard", &[("list", list.into())])
        }
        Ask::Ally { .. } => special(Special::Alliance),
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
pub(super) fn waiting(view: &View, scene: &Scene<'_, LastDays>) -> String {
    let table = &view.table;
    let asked = match table.awaiting() {
        Awaiting::Seats(awaited) => awaited.iter().next().and_then(|seat| Some((awaited, view.ask(seat)?))),
        _ => None,
    };
    let Some((awaited, ask)) = asked else { return say(scene.lang, "fleet-wait-luck", &[]) };
    let together = matches!(ask, Ask::Influence | Ask::Bid { .. } | Ask::Lay { .. } | Ask::KeepDown);
    let ready = if together { table.council.ready } else { engine::SeatSet::EMPTY };
    ui_fleet::words::waiting(scene, awaited, &words::todo(scene.lang, ask), ready)
}
