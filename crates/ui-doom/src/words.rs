//! The words of the game: ships, cards, factions, events, parties, and what can be chosen.

use engine::Seat;
use game_doom::{Action, Ask, Card, Colour, Doom, EventCard, Faction, OpenTable, ShipKind, Source, Special, View};

use crate::l10n::{Lang, say};
use ui::picture::Scene;
use ui_fleet::words as fleet;
pub(super) use ui_fleet::words::{
    aboard, colours, counted, cubes, marked, name, names, neutrals, points, politics_cards, ship_on, ship_onto,
    ship_the, special, special_cards, vote, who, yes,
};

/// The clause of an upgraded ship.
pub(super) fn ship_clause(kind: ShipKind) -> &'static str {
    match kind {
        ShipKind::Ark => "DA-9.12",
        ShipKind::ScienceShip | ShipKind::RoyalBarge => "DA-9.8",
        ShipKind::Airship => "DA-9.13",
        ShipKind::Warship => "DA-9.14",
    }
}

/// The name of a politics card.
pub(super) fn card(lang: Lang, card: Card) -> String {
    say(lang, "da-card", &[("card", card.name().into())])
}

/// What a politics card does.
pub(super) fn card_effect(lang: Lang, card: Card) -> String {
    say(lang, "da-card-effect", &[("card", card.name().into())])
}

/// The clause of a politics card.
pub(super) fn card_clause(card: Card) -> &'static str {
    match card {
        Card::Ref1 | Card::Ref2 => "DA-10.2",
        Card::Ref21 => "DA-10.3",
        Card::Aristo => "DA-10.4",
        Card::Ships2 => "DA-10.5",
        Card::Royal => "DA-10.6",
        Card::Support1 => "DA-10.7",
        Card::Sabotage => "DA-10.8",
        Card::Treason => "DA-10.9",
    }
}

/// What a special card does; the points of a card that only scores come from the data.
pub(super) fn special_effect(lang: Lang, set: &game_doom::Components, special: Special) -> String {
    fleet::special_effect(lang, special, set.special_points(special))
}

/// The clause of a special card.
pub(super) fn special_clause(special: Special) -> &'static str {
    ui_fleet::special_clause!("DA", special)
}

/// The name of a faction.
pub(super) fn faction(lang: Lang, faction: Faction) -> String {
    say(lang, "da-faction", &[("faction", faction.name().into())])
}

/// Who a faction's head is: "judge".
pub(super) fn faction_role(lang: Lang, faction: Faction) -> String {
    say(lang, "da-faction-role", &[("faction", faction.name().into())])
}

/// What a faction can do; two players have other powers.
pub(super) fn faction_power(lang: Lang, faction: Faction, two_players: bool) -> String {
    let args = [("faction", faction.name().into()), ("two", yes(two_players))];
    say(lang, "da-faction-power", &args)
}

pub(super) fn faction_clause(faction: Faction, two_players: bool) -> &'static str {
    match faction {
        Faction::Archon => "DA-8.1",
        Faction::Basileus => "DA-8.2",
        Faction::Demagogos if two_players => "DA-13.1.5",
        Faction::Demagogos => "DA-8.3",
        Faction::Demiurgos => "DA-8.4",
        Faction::Oraklos => "DA-8.5",
        Faction::Philosophios if two_players => "DA-13.1.4",
        Faction::Philosophios => "DA-8.6",
        Faction::Strategos => "DA-8.7",
    }
}

/// The name of an event as it is printed.
pub(super) fn event_title(lang: Lang, event: EventCard) -> String {
    say(lang, "da-event-title", &[("event", event_key(event).into())])
}

/// The name of an event inside a sentence.
pub(super) fn event(lang: Lang, event: EventCard) -> String {
    say(lang, "da-event", &[("event", event_key(event).into())])
}

/// What an event does.
pub(super) fn event_effect(lang: Lang, event: EventCard, table: &OpenTable) -> String {
    of_event(lang, "da-event-effect", event, (table.seats() == 2, table.options.family))
}

/// What the event revealed last still does in the round after it.
pub(super) fn event_now(lang: Lang, event: EventCard, table: &OpenTable) -> String {
    of_event(lang, "da-event-now", event, (table.seats() == 2, table.options.family))
}

/// What an event does with the usual number of players.
pub(super) fn event_plain(lang: Lang, event: EventCard) -> String {
    of_event(lang, "da-event-effect", event, (false, false))
}

fn of_event(lang: Lang, key: &str, event: EventCard, (two, family): (bool, bool)) -> String {
    say(lang, key, &[("event", event_key(event).into()), ("two", yes(two)), ("family", yes(family))])
}

pub(super) fn event_clause(event: EventCard) -> &'static str {
    match event {
        EventCard::DoomA | EventCard::DoomB | EventCard::DoomC => "DA-12.2",
        EventCard::Debts => "DA-12.3",
        EventCard::Wrath => "DA-12.4",
        EventCard::Together => "DA-12.5",
        EventCard::Confusion => "DA-12.6",
        EventCard::AllLost => "DA-12.7",
        EventCard::Woe => "DA-12.8",
        EventCard::Command => "DA-12.9",
    }
}

pub(super) fn event_key(event: EventCard) -> &'static str {
    if event.is_doom() { "doom" } else { event.name() }
}

/// What has to be done, as an infinitive: how messages name it.
pub(super) fn todo(lang: Lang, ask: Ask) -> String {
    say(lang, "da-todo", &[("ask", ask_key(ask).into())])
}

fn ask_key(ask: Ask) -> &'static str {
    // How far others are with their rows is nobody's business.
    if ask == Ask::KeepDown { "Lay" } else { ask.key() }
}

/// The card in the slot voted on, as far as the viewer knows it.
pub(super) fn slot_card(view: &View, seat: Seat) -> Option<Card> {
    view.cards.players[seat].row[usize::from(view.table.council.vote.slot) % 5]
}

/// The card that a source means to a seat, as far as the viewer knows it.
pub(super) fn source_card(view: &View, seat: Seat, source: Source) -> Option<Card> {
    match source {
        Source::Own => slot_card(view, seat),
        Source::Borrowed => view.table.may_borrow_from(seat).and_then(|lender| slot_card(view, lender)),
        Source::Hand(card) => Some(card),
    }
}

/// Where a card comes from, as messages choose by it.
pub(super) fn source_key(source: Source) -> &'static str {
    match source {
        Source::Own => "own",
        Source::Borrowed => "borrowed",
        Source::Hand(_) => "hand",
    }
}

/// A choice as the label of a button.
pub(super) fn action(view: &View, scene: &Scene<'_, Doom>, action: Action) -> String {
    let lang = scene.lang;
    let harbour = &view.table.council.harbour;
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: String| say(lang, key, &[(name, value.into())]);
    let ask = scene.viewer.seat().and_then(|seat| view.ask(seat));
    match action {
        Action::Board { ship } => one("fleet-action-board", "onto", ship_onto(lang, harbour, ship)),
        Action::Displace { colour } => say(lang, "fleet-action-displace", &who(scene, colour)),
        Action::Commit { cubes } => {
            let key = if ask == Some(Ask::Senate) { "fleet-action-senate" } else { "fleet-action-bid" };
            one(key, "cubes", self::cubes(lang, cubes))
        }
        Action::TakeFaction { faction } => one("fleet-action-tile", "tile", self::faction(lang, faction)),
        Action::PassFaction => plain("da-action-no-faction"),
        Action::UsePower { faction } => one("fleet-action-use", "tile", self::faction(lang, faction)),
        Action::SkipPower { faction } => one("fleet-action-skip", "tile", self::faction(lang, faction)),
        Action::Discard { card } => one("fleet-action-discard", "card", self::card(lang, card)),
        Action::Lay { card } => one("fleet-action-lay", "card", self::card(lang, card)),
        Action::KeepDown { slots } => fleet::keep_down(lang, slots),
        Action::Peek { seat } => say(lang, "da-action-peek", &who(scene, Colour::Seat(seat))),
        Action::Declare { cubes: 0 } => plain("fleet-action-declare-none"),
        Action::Declare { cubes } => one("fleet-action-declare", "cubes", self::cubes(lang, cubes)),
        Action::Force { seat } => say(lang, "da-action-force", &who(scene, Colour::Seat(seat))),
        Action::ActFirst => plain("da-action-act-first"),
        Action::ActInOrder => plain("da-action-act-in-order"),
        Action::Play { source } => play(view, scene, "da-action-play", source),
        Action::PlayEmpathy { source } => play(view, scene, "da-action-empathy", source),
        Action::Sail { ship } => one("fleet-action-sail", "ship", ship_the(lang, harbour, ship)),
        Action::Target { ship } => one("fleet-action-target", "ship", ship_the(lang, harbour, ship)),
        Action::Expel { seat, cubes } => fleet::expel(scene, seat, cubes),
        Action::IntoHold => plain("fleet-action-into-hold"),
        Action::ThrowOff { colour, hold } => fleet::throw_off(scene, colour, hold),
        Action::Enough => plain("fleet-action-enough"),
        Action::Exchange { ship } => one("fleet-action-exchange", "on", ship_on(lang, harbour, ship)),
        Action::Pursue => one("fleet-action-special", "special", special(lang, Special::Pursuit)),
        Action::OpenHolds => one("fleet-action-special", "special", special(lang, Special::Holds)),
        Action::Sacrifice { ship, hold } => fleet::sacrifice(lang, harbour, ship, hold),
        Action::Spy => one("fleet-action-special", "special", special(lang, Special::Spy)),
        Action::Guard => one("fleet-action-special", "special", special(lang, Special::Guardian)),
        Action::Ally => one("fleet-action-special", "special", special(lang, Special::Alliance)),
        Action::Refund => plain("da-action-refund"),
        Action::TakeSpecial { special } => one("da-action-take-special", "special", self::special(lang, special)),
        Action::TakeTop => plain("da-action-take-top"),
        Action::Pass => say(lang, "da-action-pass", &[("ask", ask.map_or("Spy", ask_key).into())]),
    }
}

/// A card that is played from somewhere.
fn play(view: &View, scene: &Scene<'_, Doom>, key: &str, source: Source) -> String {
    let seat = scene.viewer.seat().unwrap_or(Seat(0));
    let card = source_card(view, seat, source).map(|played| card(scene.lang, played));
    fleet::play(scene, key, (source_key(source), 0), card, view.table.may_borrow_from(seat))
}

/// What there is to know about an option of a new table.
pub(super) fn choice_hint(key: &str, lang: Lang) -> Option<String> {
    let key = match key {
        "family" => "da-choice-family-hint",
        "open-events" => "da-choice-open-events-hint",
        "open-specials" => "da-choice-open-specials-hint",
        "aggressive" => "da-choice-aggressive-hint",
        "short" => "da-choice-short-hint",
        "confusion-repeats-powers" => "da-choice-confusion-hint",
        "chosen-ships" => "da-choice-chosen-ships-hint",
        _ => return None,
    };
    Some(say(lang, key, &[]))
}
