//! The sentence above the board: who must do what, what follows, and the buttons.

use engine::{Awaiting, Seat};
use game_doom::{Action, Ask, BoardReason, Card, Colour, Doom, Faction, Special, View};
use maud::{Markup, html};

use super::choices::{Lit, Offer, ask_clause};
use super::words;
use crate::l10n::say;
use ui::picture::{Prompt, Scene};
use ui_fleet::words::clause;

/// What is said to the viewer now.
pub(super) fn prompt(view: &View, scene: &Scene<'_, Doom>, offer: &Offer) -> Prompt<Doom> {
    let quiet = |sentence: String| Prompt { sentence, detail: html! {}, armed: None, buttons: Vec::new() };
    let asked = scene.actor().and_then(|seat| Some((seat, view.ask(seat)?)));
    match asked {
        Some((seat, ask)) => Prompt {
            sentence: sentence(view, scene, seat, ask),
            detail: detail(view, scene, seat, ask, offer),
            armed: offer.armed().map(Lit::choice),
            buttons: offer.lits.iter().filter(|lit| is_button(lit.action)).map(Lit::choice).collect(),
        },
        None => quiet(waiting(view, scene)),
    }
}

/// What has no place on the board or in the own area.
pub(super) fn is_button(action: Action) -> bool {
    matches!(
        action,
        Action::Pass | Action::PassFaction | Action::SkipPower { .. } | Action::ActInOrder | Action::Enough
    )
}

/// What the viewer is asked.
fn sentence(view: &View, scene: &Scene<'_, Doom>, seat: Seat, ask: Ask) -> String {
    let lang = scene.lang;
    let table = &view.table;
    let harbour = &table.council.harbour;
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: String| say(lang, key, &[(name, value.into())]);
    let window = |key: &str, special: Special| one(key, "special", words::special(lang, special));
    match ask {
        Ask::FirstRefugee => plain("fleet-prompt-first"),
        Ask::Senate => plain("fleet-prompt-senate"),
        Ask::Faction { price } => {
            say(lang, "da-prompt-faction", &[("price", price.into()), ("cubes", words::cubes(lang, price).into())])
        }
        Ask::FreeFaction => plain("da-prompt-free-faction"),
        Ask::Power { left } => one("fleet-prompt-power", "tiles", powers(view, scene, left)),
        Ask::Discard { left } => one("fleet-prompt-discard", "cards", words::politics_cards(lang, left)),
        Ask::Lay { slot } => {
            say(lang, "fleet-prompt-lay", &[("slot", (slot + 1).into()), ("row", table.row_length().into())])
        }
        Ask::KeepDown => plain("fleet-prompt-keep-down"),
        Ask::Bid { slot } => say(lang, "da-prompt-bid", &[("slot", (slot + 1).into())]),
        Ask::Peek => plain("da-prompt-peek"),
        Ask::NewBid { seen } => {
            let bid = words::cubes(lang, view.cards.players[seen].sealed.unwrap_or(0));
            say(lang, "da-prompt-new-bid", &[("name", scene.name(seen).to_owned().into()), ("cubes", bid.into())])
        }
        Ask::Declare { slot } => say(lang, "da-prompt-declare", &[("slot", (slot + 1).into())]),
        Ask::Force { next } => say(lang, "da-prompt-force", &words::who(scene, Colour::Seat(next))),
        Ask::Spy => window("fleet-prompt-spy", Special::Spy),
        Ask::ActFirst => plain("da-prompt-act-first"),
        Ask::Play { slot } => say(lang, "da-prompt-play", &[("slot", (slot + 1).into())]),
        Ask::Board { why, cubes } => {
            let why = match why {
                BoardReason::Card(_) => "card",
                BoardReason::Basileus => "basileus",
                BoardReason::Together => "together",
            };
            say(lang, "fleet-prompt-board", &[("why", why.into()), ("refugees", words::refugees(lang, cubes).into())])
        }
        Ask::Displace { ship } => one("fleet-prompt-displace", "on", words::ship_on(lang, harbour, ship)),
        Ask::Sail { left, .. } => say(lang, "fleet-prompt-sail", &[("left", left.into())]),
        Ask::Target { card: Card::Sabotage } => plain("fleet-prompt-sabotage"),
        Ask::Target { .. } => say(lang, "da-prompt-treason", &[("family", words::yes(table.options.family))]),
        Ask::ThrowOff { ship, thrown } => {
            let from = words::ship_from(lang, harbour, ship);
            say(lang, "fleet-prompt-throw-off", &[("from", from.into()), ("thrown", thrown.into())])
        }
        Ask::Exchange => plain("fleet-prompt-exchange"),
        Ask::Sacrifice => window("fleet-prompt-sacrifice", Special::Sacrifice),
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
        Ask::Refund { cubes } => one("da-prompt-refund", "cubes", words::cubes(lang, cubes)),
        Ask::ChooseSpecial => {
            debug_assert!(scene.is_you(seat));
            plain("da-prompt-special")
        }
    }
}

/// The factions whose powers are to be used or left.
fn powers(view: &View, scene: &Scene<'_, Doom>, left: u8) -> String {
    let lang = scene.lang;
    let held = Faction::AT_THE_END.into_iter().enumerate().filter(|(index, _)| left >> index & 1 == 1);
    let names: Vec<String> = held.map(|(_, faction)| words::faction(lang, faction)).collect();
    debug_assert!(view.table.seats() == 2 || names.len() == 1);
    crate::l10n::join_names(lang, &names)
}

/// What there is to know before choosing, what follows, and the rule.
fn detail(view: &View, scene: &Scene<'_, Doom>, seat: Seat, ask: Ask, offer: &Offer) -> Markup {
    let known = known(view, scene, seat, ask);
    // To choose nothing needs no words.
    let plain = matches!(ask, Ask::Senate | Ask::Bid { .. } | Ask::KeepDown);
    let armed = offer.armed().filter(|lit| !plain && !lit.detail.is_empty());
    html! {
        (known)
        @if let Some(lit) = armed { " " (lit.words) ": " (lit.detail) }
        " " (clause::<Doom>(ask_clause(&view.table, ask)))
    }
}

fn known(view: &View, scene: &Scene<'_, Doom>, seat: Seat, ask: Ask) -> String {
    let lang = scene.lang;
    let table = &view.table;
    let supply = || words::cubes(lang, table.council.supply(seat));
    match ask {
        Ask::Senate => {
            let there = engine::PerSeat::from_fn(table.seats(), |seat| table.council.senate(seat));
            let args = [("cubes", supply().into()), ("list", words::counted(scene, &there).into())];
            say(lang, "fleet-known-senate", &args)
        }
        Ask::Faction { .. } => say(lang, "da-known-faction", &[("cubes", supply().into())]),
        Ask::Power { left } => {
            let two = table.seats() == 2;
            let held = Faction::AT_THE_END.into_iter().enumerate().filter(|(index, _)| left >> index & 1 == 1);
            held.map(|(_, faction)| words::faction_power(lang, faction, two)).collect::<Vec<_>>().join(" ")
        }
        Ask::Lay { .. } => say(lang, "da-known-lay", &[("kind", words::vote_key(table.vote_kind()).into())]),
        Ask::KeepDown => words::faction_power(lang, Faction::Oraklos, table.seats() == 2),
        Ask::Bid { .. } => {
            let card = words::slot_card(view, seat);
            let card = card.map_or_else(|| say(lang, "fleet-none", &[]), |card| words::card(lang, card));
            let args = [("card", card.into()), ("cubes", supply().into()), ("entitled", table.entitled().into())];
            say(lang, "fleet-known-bid", &args)
        }
        Ask::NewBid { .. } | Ask::Peek | Ask::Force { .. } => say(lang, "da-known-demagogos", &[]),
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
            let bids = engine::PerSeat::from_fn(table.seats(), |seat| table.council.on_slot(seat, slot));
            say(lang, "fleet-known-spy", &[("list", words::counted(scene, &bids).into())])
        }
        Ask::Play { .. } => {
            let names = words::names(scene, table.council.vote.ranking.as_slice().iter().copied());
            say(lang, "fleet-known-play", &[("names", names.into())])
        }
        Ask::Board { why: BoardReason::Card(card), .. } => words::card_effect(lang, card),
        Ask::Board { why: BoardReason::Together, .. } => {
            say(lang, "fleet-known-together", &[("cubes", supply().into())])
        }
        Ask::Sail { card, .. } | Ask::Target { card } => words::card_effect(lang, card),
        Ask::Sacrifice => words::special_effect(lang, table.components(), Special::Sacrifice),
        Ask::Guard { ship, .. } => {
            let list = words::aboard(scene, &table.council.harbour.ship(ship).aboard());
            say(lang, "fleet-known-guard", &[("list", list.into())])
        }
        Ask::Ally { .. } => words::special_effect(lang, table.components(), Special::Alliance),
        Ask::ActFirst => words::faction_power(lang, Faction::Philosophios, table.seats() == 2),
        Ask::Exchange => words::special_effect(lang, table.components(), Special::Empathy),
        Ask::FirstRefugee => say(lang, "fleet-known-first", &[]),
        Ask::FreeFaction
        | Ask::Discard { .. }
        | Ask::Board { .. }
        | Ask::Displace { .. }
        | Ask::ThrowOff { .. }
        | Ask::Refund { .. }
        | Ask::ChooseSpecial => String::new(),
    }
}

/// Whom all wait for, and for what; who has chosen in secret. Nothing more.
pub(super) fn waiting(view: &View, scene: &Scene<'_, Doom>) -> String {
    let table = &view.table;
    let asked = match table.awaiting() {
        Awaiting::Seats(awaited) => awaited.iter().next().and_then(|seat| Some((awaited, view.ask(seat)?))),
        _ => None,
    };
    let Some((awaited, ask)) = asked else { return say(scene.lang, "fleet-wait-luck", &[]) };
    let together = matches!(ask, Ask::Senate | Ask::Bid { .. } | Ask::Lay { .. } | Ask::KeepDown);
    let ready = if together { table.council.ready } else { engine::SeatSet::EMPTY };
    ui_fleet::words::waiting(scene, awaited, &words::todo(scene.lang, ask), ready)
}
