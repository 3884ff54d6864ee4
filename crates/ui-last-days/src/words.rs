//! The words of the game: cards, senators, events, and what can be chosen.

use engine::Seat;
use game_last_days::{
    Action, Ask, Berth, CARDS, Card, Components, Counts, EventCard, LastDays, OpenTable, Senator, ShipKind, Source,
    Special, View, Zone,
};

use crate::l10n::{Lang, say};
use ui::picture::Scene;
use ui_fleet::words as fleet;
pub(super) use ui_fleet::words::{
    aboard, colours, counted, cubes, marked, names, neutrals, points, politics_cards, ship_from, ship_on, ship_onto,
    ship_subject, ship_the, special, special_cards, stacked, vote, who, yes,
};

/// The clause of an upgraded ship.
pub(super) fn ship_clause(kind: ShipKind) -> &'static str {
    match kind {
        ShipKind::Ark => "LD-9.11",
        ShipKind::ScienceShip | ShipKind::RoyalBarge => "LD-9.8",
        ShipKind::Airship => "LD-9.12",
        ShipKind::Warship => "LD-9.13",
    }
}

/// The name of a politics card.
pub(super) fn card(lang: Lang, card: Card) -> String {
    say(lang, "ld-card", &[("card", card.name().into())])
}

/// What a politics card does.
pub(super) fn card_effect(lang: Lang, card: Card) -> String {
    say(lang, "ld-card-effect", &[("card", card.name().into())])
}

/// The clause of a politics card.
pub(super) fn card_clause(card: Card) -> &'static str {
    match card {
        Card::Ref1 | Card::Ref2 | Card::Ref21 => "LD-10.2",
        Card::Ref1Special | Card::Ref1Ship | Card::Ref1Vp => "LD-10.3",
        Card::Aristo1 | Card::Aristo2 => "LD-10.4",
        Card::Ships2 | Card::Ships3 => "LD-10.5",
        Card::Cargo => "LD-10.6",
        Card::Support2 => "LD-10.7",
        Card::Sabotage => "LD-10.8",
        Card::Treason => "LD-10.9",
    }
}

/// Politics cards with their numbers: "2 × Refugees (1), Treason".
pub(super) fn cards(lang: Lang, counts: &Counts<CARDS>) -> String {
    stacked(lang, Card::ALL.into_iter().map(|card| (self::card(lang, card), counts.of(card.index()))))
}

/// What a special card does; the points of a card that only scores come from the data.
pub(super) fn special_effect(lang: Lang, set: &Components, special: Special) -> String {
    fleet::special_effect(lang, special, set.special_points(special))
}

/// The clause of a special card.
pub(super) fn special_clause(special: Special) -> &'static str {
    ui_fleet::special_clause!("LD", special)
}

/// The name of a senator.
pub(super) fn senator(lang: Lang, senator: Senator) -> String {
    say(lang, "ld-senator", &[("senator", senator.name().into())])
}

/// Who a senator is: "judge".
pub(super) fn senator_role(lang: Lang, senator: Senator) -> String {
    say(lang, "ld-senator-role", &[("senator", senator.name().into())])
}

/// What a senator can do.
pub(super) fn senator_power(lang: Lang, senator: Senator) -> String {
    say(lang, "ld-senator-power", &[("senator", senator.name().into())])
}

pub(super) fn senator_clause(senator: Senator) -> &'static str {
    match senator {
        Senator::Archon => "LD-8.1",
        Senator::Basileus => "LD-8.2",
        Senator::Demagogos => "LD-8.3",
        Senator::Demiurgos => "LD-8.4",
        Senator::Oraklos => "LD-8.5",
        Senator::Philosophos => "LD-8.6",
        Senator::Strategos => "LD-8.7",
    }
}

/// Bonus markers on a tile: "2 bonus markers".
pub(super) fn bonus(lang: Lang, count: u8) -> String {
    say(lang, "ld-bonus", &[("count", count.into())])
}

/// LD-9.14: where a total stands on the track: "73 victory points (“70” marker and 3)".
pub(super) fn on_track(lang: Lang, total: i32) -> String {
    if total < TRACK {
        return points(lang, total);
    }
    let args = [("points", points(lang, total).into()), ("rest", (total % TRACK).into())];
    say(lang, "ld-on-track", &args)
}

/// LD-9.14: the track has so many spaces.
pub(super) const TRACK: i32 = 70;

/// The name of an event as it is printed.
pub(super) fn event_title(lang: Lang, event: EventCard) -> String {
    say(lang, "ld-event-title", &[("event", event.name().into())])
}

/// The name of an event inside a sentence.
pub(super) fn event(lang: Lang, event: EventCard) -> String {
    say(lang, "ld-event", &[("event", event.name().into())])
}

/// LD-12.1: what is in force while the event is the current one.
pub(super) fn event_ongoing(lang: Lang, event: EventCard) -> Option<String> {
    (!event.is_delayed()).then(|| say(lang, "ld-event-ongoing", &[("event", event.name().into())]))
}

/// LD-12.1: what the event does in step 4 of the next Doom phase.
pub(super) fn event_delayed(lang: Lang, event: EventCard, table: &OpenTable) -> Option<String> {
    let cubes = cubes(lang, table.cubes_to_lose());
    let args = [("event", event.name().into()), ("lost", table.cubes_to_lose().into()), ("cubes", cubes.into())];
    event.is_delayed().then(|| say(lang, "ld-event-delayed", &args))
}

/// LD-12.3: what the Doom effect does in step 4 of the next Doom phase, with the markers that are left.
pub(super) fn event_doom(lang: Lang, event: EventCard, table: &OpenTable) -> Option<String> {
    event.is_doom().then(|| say(lang, "ld-event-doom", &[("left", table.council.markers_left.into())]))
}

/// What an event does, whatever the position.
pub(super) fn event_plain(lang: Lang, event: EventCard) -> String {
    let doom = event.is_doom().then(|| say(lang, "ld-event-doom-any", &[]));
    let effect = event_ongoing(lang, event).unwrap_or_else(|| {
        let args = [("event", event.name().into()), ("lost", "any".into()), ("cubes", "".into())];
        say(lang, "ld-event-delayed", &args)
    });
    [Some(effect), doom].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

pub(super) fn event_clause(event: EventCard) -> &'static str {
    match event {
        EventCard::Wisdom => "LD-12.4",
        EventCard::Flood => "LD-12.5",
        EventCard::Winds => "LD-12.6",
        EventCard::Debts => "LD-12.7",
        EventCard::Chaos => "LD-12.8",
        EventCard::Gift => "LD-12.9",
        EventCard::Command => "LD-12.10",
        EventCard::Wrath => "LD-12.11",
        EventCard::Together => "LD-12.12",
        EventCard::AllLost => "LD-12.14",
    }
}

/// What has to be done, as an infinitive: how messages name it.
pub(super) fn todo(lang: Lang, ask: Ask) -> String {
    say(lang, "ld-todo", &[("ask", ask_key(ask).into())])
}

fn ask_key(ask: Ask) -> &'static str {
    // How far others are with their rows is nobody's business.
    if ask == Ask::KeepDown { "Lay" } else { ask.key() }
}

/// The card in the slot that is auctioned, as far as the viewer knows it.
pub(super) fn slot_card(view: &View, seat: Seat) -> Option<Card> {
    view.cards.players[seat].row[usize::from(view.table.council.vote.slot) % 5]
}

/// The card that a source means to a seat, as far as the viewer knows it.
pub(super) fn source_card(view: &View, seat: Seat, source: Source) -> Option<Card> {
    match source {
        Source::Own => slot_card(view, seat),
        Source::Borrowed => view.table.may_borrow_from(seat).and_then(|lender| slot_card(view, lender)),
        Source::Unbid(slot) => view.cards.players[seat].row[usize::from(slot) % 5],
        Source::Gods(card) | Source::Hand(card) => Some(card),
    }
}

/// Where a card comes from, as messages choose by it.
pub(super) fn source_key(source: Source) -> &'static str {
    match source {
        Source::Own => "own",
        Source::Borrowed => "borrowed",
        Source::Unbid(_) => "unbid",
        Source::Gods(_) => "gods",
        Source::Hand(_) => "hand",
    }
}

/// LD-1.2: a place where own cubes lie, as messages choose by it, and the ship if it is one.
pub(super) fn zone_key(zone: Zone) -> (&'static str, Option<Berth>) {
    match zone {
        Zone::Supply => ("supply", None),
        Zone::Senate => ("senate", None),
        Zone::Slots => ("slots", None),
        Zone::Front => ("front", None),
        Zone::NewLand => ("land", None),
        Zone::Ship(ship) => ("ship", Some(ship)),
        Zone::Hold(ship) => ("hold", Some(ship)),
    }
}

/// The same after "from": "from the Senate".
pub(super) fn from_zone(lang: Lang, harbour: &game_last_days::Harbour, zone: Zone) -> String {
    let (key, ship) = zone_key(zone);
    let ship = ship.map_or_else(String::new, |ship| ship_from(lang, harbour, ship));
    say(lang, "ld-from-zone", &[("zone", key.into()), ("from", ship.into())])
}

/// A choice as the label of a button.
pub(super) fn action(view: &View, scene: &Scene<'_, LastDays>, action: Action) -> String {
    let lang = scene.lang;
    let harbour = &view.table.council.harbour;
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: String| say(lang, key, &[(name, value.into())]);
    let of_special = |which: Special| one("fleet-action-special", "special", special(lang, which));
    let ask = scene.viewer.seat().and_then(|seat| view.ask(seat));
    match action {
        Action::Board { ship } => one("fleet-action-board", "onto", ship_onto(lang, harbour, ship)),
        Action::Displace { colour } => say(lang, "fleet-action-displace", &who(scene, colour)),
        Action::IntoHold => plain("fleet-action-into-hold"),
        Action::Commit { cubes } => {
            let key = if ask == Some(Ask::Influence) { "fleet-action-senate" } else { "fleet-action-bid" };
            one(key, "cubes", self::cubes(lang, cubes))
        }
        Action::TakeSenator { senator } => one("fleet-action-tile", "tile", self::senator(lang, senator)),
        Action::UsePower { senator } => one("fleet-action-use", "tile", self::senator(lang, senator)),
        Action::Discard { card } => one("fleet-action-discard", "card", self::card(lang, card)),
        Action::Lay { card } => one("fleet-action-lay", "card", self::card(lang, card)),
        Action::KeepDown { slots } => fleet::keep_down(lang, slots),
        Action::Declare { cubes: 0 } => plain("fleet-action-declare-none"),
        Action::Declare { cubes } => one("fleet-action-declare", "cubes", self::cubes(lang, cubes)),
        Action::Play { source } => play(view, scene, "ld-action-play", source),
        Action::PlayEmpathy { source } => play(view, scene, "ld-action-empathy", source),
        Action::Sail { ship, extra } => {
            let key = if extra { "ld-action-sail-extra" } else { "fleet-action-sail" };
            one(key, "ship", ship_the(lang, harbour, ship))
        }
        Action::Target { ship } => one("fleet-action-target", "ship", ship_the(lang, harbour, ship)),
        Action::Expel { seat, cubes } => fleet::expel(scene, seat, cubes),
        Action::ThrowOff { colour, hold } => fleet::throw_off(scene, colour, hold),
        Action::Enough => plain("fleet-action-enough"),
        Action::Exchange { ship } => one("fleet-action-exchange", "on", ship_on(lang, harbour, ship)),
        Action::Pursue => of_special(Special::Pursuit),
        Action::OpenHolds => of_special(Special::Holds),
        Action::Sacrifice { ship, hold } => fleet::sacrifice(lang, harbour, ship, hold),
        Action::Spy => of_special(Special::Spy),
        Action::Guard => of_special(Special::Guardian),
        Action::Ally => of_special(Special::Alliance),
        Action::Refund { cubes } => one("ld-action-refund", "cubes", self::cubes(lang, cubes)),
        Action::Lose { zone } => one("ld-action-lose", "from", from_zone(lang, harbour, zone)),
        Action::Pass => say(lang, "ld-action-pass", &[("ask", ask.map_or("Spy", ask_key).into())]),
    }
}

/// A card that is played from somewhere.
fn play(view: &View, scene: &Scene<'_, LastDays>, key: &str, source: Source) -> String {
    let seat = scene.viewer.seat().unwrap_or(Seat(0));
    let card = source_card(view, seat, source).map(|played| card(scene.lang, played));
    let slot = if let Source::Unbid(slot) = source { slot + 1 } else { 0 };
    fleet::play(scene, key, (source_key(source), slot), card, view.table.may_borrow_from(seat))
}

/// What there is to know about an option of a new table.
pub(super) fn choice_hint(key: &str, lang: Lang) -> Option<String> {
    (key == "extra-cards").then(|| say(lang, "ld-choice-extra-cards-hint", &[]))
}

/// A value of an option of a new table.
pub(super) fn choice_value(key: &str, value: &str, lang: Lang) -> Option<String> {
    Some(match (key, value) {
        ("extra-cards", "0") => say(lang, "choice-extra-cards-none", &[]),
        ("extra-cards", more) => {
            say(lang, "choice-extra-cards-more", &[("cards", more.parse::<u8>().unwrap_or_default().into())])
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// LD-V10: beyond the end of the track there is the “70” marker.
    #[test]
    fn ld_v10_the_track_begins_anew_at_seventy() {
        assert_eq!(on_track(Lang::En, 73), "73 victory points (“70” marker and 3 on the track)");
        assert_eq!(on_track(Lang::De, 73), "73 Siegpunkte (Marker „70“ und 3 auf der Leiste)");
        assert_eq!(on_track(Lang::Pl, 73), "73 punkty zwycięstwa (znacznik „70” i 3 na torze)");
        assert_eq!(on_track(Lang::En, 69), "69 victory points");
    }
}
