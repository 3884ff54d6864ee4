//! The board of Zagłada Atlantydy over random games: every choice is one lit control and nothing else is, every id
//! stands once, secrets look sealed, and what cannot be chosen says why.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Components, Dice, Game, GameOptions, QuickDice, Seat, Seed, Table, Viewer};
use game_doom::{Action, Doom, Options};
use render::table::{SeatInfo, TableModel, table_fragment, table_page};
use render::{Ctx, Lang};

/// The variants that change the picture.
const VARIANTS: [&[&str]; 4] =
    [&[], &["open-events", "open-specials"], &["family", "aggressive"], &["chosen-ships", "short", "open-specials"]];

/// Plays a random game and shows every position in which somebody is to decide, and the last.
fn walk(seats: u8, variants: &[&str], seed: u64, mut look: impl FnMut(&Table<Doom>)) {
    let mut options = Options::for_seats(seats);
    for key in variants {
        options.set(key, "yes").expect("there is such a variant");
    }
    if variants.contains(&"chosen-ships") && seats == 2 {
        options.set("ship-a", "none").expect("the Ark may stay away");
    }
    let mut table = Table::new(Components::standard(), options).expect("so many may play");
    let mut dice = QuickDice::new(seed);
    let luck = Seed::from_words(&format!("walk {seed}"));
    let mut plan = table.plan_start(&luck);
    let mut actions = Vec::new();
    loop {
        for step in plan {
            table.push(step).expect("planned steps are legal");
        }
        look(&table);
        let Some(seat) = table.awaited().iter().next() else { return };
        actions.clear();
        table.position().legal_actions(seat, &mut actions);
        // Whoever bids everything at once has nothing left to decide.
        let modest = |action: &Action| match *action {
            Action::Commit { cubes } | Action::Declare { cubes } => cubes < 5,
            Action::Pass => false,
            _ => true,
        };
        if dice.below(5) > 0 && actions.iter().any(modest) {
            actions.retain(modest);
        }
        let action = actions[dice.below(actions.len() as u32) as usize];
        plan = table.plan(seat, action, &luck).expect("a listed action is legal");
    }
}

fn model(table: &Table<Doom>, viewer: Viewer) -> TableModel<Doom> {
    let people = ["Anna", "Mira", "Jonas", "Li", "Ewa"][..table.position().seats()]
        .iter()
        .map(|&name| SeatInfo { name: name.into(), bot: name == "Li" })
        .collect();
    TableModel::of("k7f2", table, viewer, people)
}

fn ctx(lang: Lang) -> Ctx {
    Ctx { lang, path: "/t/k7f2".into(), ..Ctx::default() }
}

fn fragment(table: &Table<Doom>, viewer: Viewer) -> String {
    let lang = Lang::ALL[table.played().len() % 3];
    table_fragment(&ctx(lang), &model(table, viewer)).into_string()
}

/// The heads of all buttons: everything up to the end of the opening tag.
fn buttons(page: &str) -> Vec<&str> {
    page.split("<button").skip(1).filter_map(|rest| rest.split('>').next()).collect()
}

/// The value of an attribute, unescaped.
fn attribute(head: &str, name: &str) -> Option<String> {
    let value = head.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?;
    Some(value.replace("&quot;", "\"").replace("&amp;", "&"))
}

fn has_class(head: &str, class: &str) -> bool {
    attribute(head, "class").is_some_and(|classes| classes.split(' ').any(|found| found == class))
}

/// What the board and the own area let one choose, with how often.
fn lit_values(page: &str) -> BTreeMap<String, usize> {
    let mut values = BTreeMap::new();
    for head in buttons(page).into_iter().filter(|head| has_class(head, "lit")) {
        *values.entry(attribute(head, "value").expect("a lit button sends something")).or_default() += 1;
    }
    values
}

/// Whether the prompt alone offers an action.
fn is_prompts(action: &Action) -> bool {
    matches!(
        action,
        Action::PassFaction | Action::SkipPower { .. } | Action::ActInOrder | Action::Enough | Action::Pass
    )
}

#[test]
fn every_choice_is_exactly_one_lit_control_and_nothing_else_is() {
    let mut seen = BTreeSet::new();
    for seats in 2..=5 {
        // The plain game at every size, and every variant at two sizes.
        let played = |index: &usize| *index == 0 || (*index + usize::from(seats)).is_multiple_of(2);
        for (index, variants) in VARIANTS.into_iter().enumerate().filter(|(index, _)| played(index)) {
            let mut looked = 0;
            walk(seats, variants, 10 * u64::from(seats) + index as u64, |table| {
                let Some(seat) = table.awaited().iter().next() else { return };
                let mut actions = Vec::new();
                table.position().legal_actions(seat, &mut actions);
                let kinds: Vec<String> =
                    actions.iter().map(|action| format!("{:?}", std::mem::discriminant(action))).collect();
                // Everything once, and then now and then.
                looked += 1;
                let fresh = kinds.iter().any(|kind| !seen.contains(kind));
                seen.extend(kinds);
                if looked % 9 != 0 && !fresh {
                    return;
                }
                let page = fragment(table, Viewer::Seat(seat));
                let wanted: BTreeMap<String, usize> = actions
                    .iter()
                    .filter(|action| !is_prompts(action))
                    .map(|action| (serde_json::to_string(action).expect("plain"), 1))
                    .collect();
                assert_eq!(lit_values(&page), wanted, "{:?}", table.position().ask(seat));
                // What only the prompt offers is a button there.
                for action in actions.iter().filter(|action| is_prompts(action)) {
                    let value = serde_json::to_string(action).expect("plain");
                    let offered =
                        buttons(&page).into_iter().any(|head| attribute(head, "value") == Some(value.clone()));
                    assert!(offered, "{action} is no button");
                }
            });
        }
    }
    assert!(seen.len() >= 28, "the games met only {} kinds of actions", seen.len());
}

#[test]
fn a_lit_control_says_what_it_does_and_what_follows() {
    walk(4, &[], 5, |table| {
        let Some(seat) = table.awaited().iter().next().filter(|_| table.played().len() % 7 == 0) else { return };
        let page = fragment(table, Viewer::Seat(seat));
        for head in buttons(&page).into_iter().filter(|head| has_class(head, "lit")) {
            assert_eq!(attribute(head, "form").as_deref(), Some("act"));
            assert_eq!(attribute(head, "name").as_deref(), Some("action"));
            let words = attribute(head, "data-words").unwrap_or_default();
            // It is called by its content, which begins with what it does: what is seen is part of the name.
            assert_eq!(attribute(head, "aria-label"), None, "{head} hides what it shows");
            let content = page.split_once(head).expect("the button is in the page").1;
            let begins = content.trim_start_matches('>').starts_with(&format!("<span class=\"vh\">{words}. "));
            assert!(!words.is_empty() && begins, "{head} does not begin with {words}");
            let clause = attribute(head, "data-clause").unwrap_or_default();
            assert!(clause.starts_with("DA-"), "{head} has no clause");
        }
    });
}

#[test]
fn nobody_else_and_no_spectator_finds_a_lit_control() {
    walk(5, &["open-specials"], 6, |table| {
        if table.played().len() % 11 != 0 {
            return;
        }
        let others = Seat::all(5).filter(|&seat| !table.awaited().contains(seat)).map(Viewer::Seat);
        for viewer in others.take(2).chain([Viewer::Public]) {
            let page = fragment(table, viewer);
            assert!(lit_values(&page).is_empty(), "{viewer:?}");
            assert!(!page.contains("class=\"sea choosing"), "the board is veiled for {viewer:?}");
        }
    });
}

#[test]
fn what_cannot_be_chosen_says_why_with_its_clause_and_sends_nothing() {
    let mut reasons = 0;
    walk(4, &[], 7, |table| {
        let Some(seat) = table.awaited().iter().next().filter(|_| table.played().len() % 3 == 0) else { return };
        let page = fragment(table, Viewer::Seat(seat));
        for head in buttons(&page).into_iter().filter(|head| has_class(head, "no")) {
            assert!(attribute(head, "value").is_none() && attribute(head, "type").as_deref() == Some("button"));
            let why = attribute(head, "data-why").unwrap_or_default();
            assert!(why.chars().count() > 8, "{head}");
            assert!(attribute(head, "data-clause").is_some_and(|clause| clause.starts_with("DA-")), "{head}");
            reasons += 1;
        }
    });
    assert!(reasons > 100, "only {reasons} reasons were given");
}

#[test]
fn every_id_of_a_page_stands_once_and_every_drawing_is_defined() {
    for seats in 2..=5 {
        walk(seats, VARIANTS[usize::from(seats) % 4], 30 + u64::from(seats), |table| {
            if table.played().len() % 23 != 0 && !table.is_over() {
                return;
            }
            let viewer = table.awaited().iter().next().map_or(Viewer::Public, Viewer::Seat);
            let page = table_page(&ctx(Lang::De), &model(table, viewer)).into_string();
            let mut ids = BTreeSet::new();
            for rest in page.split(" id=\"").skip(1) {
                let id = rest.split('"').next().unwrap_or_default();
                assert!(ids.insert(id), "{id} stands twice");
            }
            for rest in page.split(" href=\"#").skip(1).chain(page.split("url(#").skip(1)) {
                let id = rest.split(['"', ')']).next().unwrap_or_default();
                assert!(ids.contains(id), "{id} is drawn and defined nowhere");
            }
            assert!(!page.contains(" style=\""), "the policy forbids inline styles");
        });
    }
}

#[test]
fn every_cube_that_lies_openly_has_a_name_of_its_own() {
    for seats in 2..=5 {
        walk(seats, VARIANTS[usize::from(seats) % 4], 40 + u64::from(seats), |table| {
            if table.played().len() % 5 != 0 {
                return;
            }
            let page = fragment(table, Viewer::Seat(Seat(0)));
            let mut names = BTreeSet::new();
            for rest in page.split(" data-piece=\"").skip(1) {
                let name = rest.split('"').next().unwrap_or_default();
                assert!(names.insert(name.to_owned()), "{name} lies there twice");
            }
            let position = table.position();
            let starting = |letters: &[&str]| {
                names
                    .iter()
                    .filter(|name| letters.iter().any(|letter| name.strip_prefix(letter).is_some_and(is_number)))
                    .count()
            };
            let aboard: u8 = position.harbour().ships().iter().map(|ship| ship.total()).sum();
            assert_eq!(starting(&["r", "h"]), usize::from(aboard), "refugees aboard");
            let landed: u8 = position.harbour().new_land.iter().sum();
            assert_eq!(names.iter().filter(|name| name.starts_with("l-")).count(), usize::from(landed), "on New Land");
            let senate: u8 = Seat::all(position.seats()).map(|seat| position.senate(seat)).sum();
            assert_eq!(
                names.iter().filter(|name| name.starts_with("s-")).count(),
                usize::from(senate),
                "in the Senate"
            );
            let ships = names.iter().filter(|name| name.starts_with("ship-")).count();
            assert_eq!(ships, position.harbour().ships().len(), "ships on the page");
            for seat in Seat::all(position.seats()) {
                assert!(names.contains(&format!("supply-{}", seat.0)) && names.contains(&format!("vp-{}", seat.0)));
            }
        });
    }
}

/// Whether a name goes on with a digit.
fn is_number(rest: &str) -> bool {
    rest.starts_with(|first: char| first.is_ascii_digit())
}

#[test]
fn bids_that_are_not_opened_look_sealed_and_tell_no_number() {
    let mut seals = 0;
    walk(4, &[], 50, |table| {
        let position = table.position();
        let waiting = position.ready();
        let Some(viewer) = table.awaited().iter().next() else { return };
        if waiting.is_empty() || !matches!(position.ask(viewer), Some(game_doom::Ask::Bid { .. })) {
            return;
        }
        let page = fragment(table, Viewer::Seat(viewer));
        let sealed = page.matches("<small class=\"w\"").count();
        assert_eq!(sealed, waiting.iter().filter(|&seat| seat != viewer).count());
        seals += sealed;
    });
    assert!(seals > 20, "only {seals} seals were seen");
}

#[test]
fn there_is_one_picture_for_every_width() {
    walk(3, &[], 62, |table| {
        if table.played().len() % 29 != 0 {
            return;
        }
        let page = fragment(table, Viewer::Seat(Seat(1)));
        assert_eq!(page.matches(" id=\"sea\"").count(), 1);
        assert_eq!(page.matches("class=\"berth").count(), 6, "five berths and their list");
        assert!(!page.contains("class=\"pic "), "no second picture is hidden beside it");
    });
}

#[test]
fn a_page_is_light_enough_for_a_cheap_phone() {
    let mut largest = 0;
    walk(5, &["open-events", "open-specials"], 63, |table| {
        if table.played().len() % 31 != 0 {
            return;
        }
        let viewer = table.awaited().iter().next().map_or(Viewer::Public, Viewer::Seat);
        largest = largest.max(fragment(table, viewer).len());
    });
    assert!(largest < 260_000, "a fragment has {largest} bytes before it is packed");
}
