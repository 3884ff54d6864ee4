//! The sentence above the board: who must do what, what follows, and the buttons.

use engine::{Awaiting, KindSet, Seat, SeatSet};
use game_doom::{Ask, BoardReason, Card, Colour, Doom, Faction, Special, View};

use super::choices::{Offer, ask_clause};
use super::{Face, words};
use crate::l10n::say;
use ui::picture::{Prompt, Scene};
use ui_fleet::prompt::{self as shared, Asked};

/// What is said to the viewer now.
pub(super) fn prompt(view: &View, scene: &Scene<'_, Doom>, offer: &Offer) -> Prompt<Doom> {
    let asked = scene.actor().and_then(|seat| {
        let ask = view.ask(seat)?;
        let plain = matches!(ask, Ask::Senate | Ask::Bid { .. } | Ask::KeepDown);
        Some(Asked {
            sentence: sentence(view, scene, seat, ask),
            known: known(view, scene, seat, ask),
            clause: ask_clause(&view.table, ask),
            plain,
        })
    });
    shared::prompt::<Face>(offer, asked, || waiting(view, scene))
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
            shared::board(lang, why, cubes)
        }
        Ask::Displace { ship } => one("fleet-prompt-displace", "on", words::ship_on(lang, harbour, ship)),
        Ask::Sail { left, .. } => say(lang, "fleet-prompt-sail", &[("left", left.into())]),
        Ask::Target { card: Card::Sabotage } => plain("fleet-prompt-sabotage"),
        Ask::Target { .. } => say(lang, "da-prompt-treason", &[("family", words::yes(table.options.family))]),
        Ask::ThrowOff { ship, thrown } => shared::throw_off(lang, harbour, ship, thrown),
        Ask::Exchange => plain("fleet-prompt-exchange"),
        Ask::Sacrifice => window("fleet-prompt-sacrifice", Special::Sacrifice),
        Ask::Guard { ship, card } => shared::guard(lang, harbour, ship, words::card(lang, card)),
        Ask::Ally { ship } => shared::ally(lang, harbour, ship),
        Ask::Refund { cubes } => one("da-prompt-refund", "cubes", words::cubes(lang, cubes)),
        Ask::ChooseSpecial => {
            debug_assert!(scene.is_you(seat));
            plain("da-prompt-special")
        }
    }
}

/// The factions whose powers are to be used or left.
fn powers(view: &View, scene: &Scene<'_, Doom>, left: KindSet<Faction>) -> String {
    let lang = scene.lang;
    let names: Vec<String> = left.iter().map(|faction| words::faction(lang, faction)).collect();
    debug_assert!(view.table.seats() == 2 || names.len() == 1);
    crate::l10n::join_names(lang, &names)
}

fn known(view: &View, scene: &Scene<'_, Doom>, seat: Seat, ask: Ask) -> String {
    let lang = scene.lang;
    let table = &view.table;
    let supply = || words::cubes(lang, table.council.supply(seat));
    match ask {
        Ask::Senate => shared::senate(scene, &table.council, seat),
        Ask::Faction { .. } => say(lang, "da-known-faction", &[("cubes", supply().into())]),
        Ask::Power { left } => {
            let two = table.seats() == 2;
            left.iter().map(|faction| words::faction_power(lang, faction, two)).collect::<Vec<_>>().join(" ")
        }
        Ask::Lay { .. } => say(lang, "da-known-lay", &[("kind", table.vote_kind().name().into())]),
        Ask::KeepDown => words::faction_power(lang, Faction::Oraklos, table.seats() == 2),
        Ask::Bid { .. } => {
            let card = words::slot_card(view, seat);
            let card = card.map_or_else(|| say(lang, "fleet-none", &[]), |card| words::card(lang, card));
            let args = [("card", card.into()), ("cubes", supply().into()), ("entitled", table.entitled().into())];
            say(lang, "fleet-known-bid", &args)
        }
        Ask::NewBid { .. } | Ask::Peek | Ask::Force { .. } => say(lang, "da-known-demagogos", &[]),
        Ask::Declare { slot } => shared::declared(scene, &table.council, seat, slot),
        Ask::Spy => shared::bids(scene, &table.council),
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
        Ask::Guard { ship, .. } => shared::aboard(scene, &table.council.harbour, ship),
        Ask::Ally { .. } => say(lang, "fleet-known-ally", &[]),
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
fn waiting(view: &View, scene: &Scene<'_, Doom>) -> String {
    let table = &view.table;
    let Awaiting::Seats(awaited) = table.awaiting() else { return shared::waiting(scene, None, SeatSet::EMPTY) };
    let ask = awaited.iter().next().and_then(|seat| view.ask(seat));
    let together = matches!(ask, Some(Ask::Senate | Ask::Bid { .. } | Ask::Lay { .. } | Ask::KeepDown));
    let ready = if together { table.council.ready } else { SeatSet::EMPTY };
    shared::waiting(scene, ask.map(|ask| (awaited, words::todo(scene.lang, ask))), ready)
}
