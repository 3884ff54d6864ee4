//! What the boards of both editions of the senate game promise, over random games: every choice is one lit control and
//! nothing else is, every id stands once, secrets look sealed, and what cannot be chosen says why.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Components, Dice, Game, QuickDice, Seat, Seed, Table, Viewer};
use fleet::Council;
use ui::picture::Picture;
use ui::table::{SeatInfo, TableModel, table_fragment, table_page};
use ui::{Ctx, Lang};

/// An edition, as the promises need it.
pub(crate) trait Edition: Game {
    type Face: Picture<Game = Self>;
    /// Whether people would do this: whoever bids everything at once has nothing left to decide.
    fn is_modest(action: &Self::Action) -> bool;
    /// Whether it comes so seldom that it is always done.
    fn is_rare(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Whether the prompt alone offers an action.
    fn is_prompts(action: &Self::Action) -> bool;
    /// Whether a number is bid in secret.
    fn is_sealing(ask: Self::Ask) -> bool;
    /// What everybody sees in both editions.
    fn council(&self) -> &Council;
}

/// Plays a random game and shows every position in which somebody is to decide, and the last.
pub(crate) fn walk<G: Edition>(options: G::Options, seed: u64, mut look: impl FnMut(&Table<G>)) {
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
        if dice.below(5) > 0 && actions.iter().any(G::is_modest) {
            actions.retain(G::is_modest);
        }
        if actions.iter().any(G::is_rare) {
            actions.retain(G::is_rare);
        }
        let action = actions[dice.below(actions.len() as u32) as usize];
        plan = table.plan(seat, action, &luck).expect("a listed action is legal");
    }
}

pub(crate) fn model<G: Edition>(table: &Table<G>, viewer: Viewer) -> TableModel<G::Face> {
    let people = ["Anna", "Mira", "Jonas", "Li", "Ewa"][..table.position().seats()]
        .iter()
        .map(|&name| SeatInfo { name: name.into(), bot: name == "Li", level: None })
        .collect();
    TableModel::of("k7f2", table, viewer, people)
}

pub(crate) fn ctx(lang: Lang) -> Ctx {
    Ctx { lang, path: "/t/k7f2".into(), ..Ctx::default() }
}

pub(crate) fn fragment<G: Edition>(table: &Table<G>, viewer: Viewer) -> String {
    let lang = Lang::ALL[table.played().len() % 3];
    table_fragment(&ctx(lang), &model(table, viewer)).into_string()
}

/// The heads of all buttons: everything up to the end of the opening tag.
pub(crate) fn buttons(page: &str) -> Vec<&str> {
    page.split("<button").skip(1).filter_map(|rest| rest.split('>').next()).collect()
}

/// The value of an attribute, unescaped.
pub(crate) fn attribute(head: &str, name: &str) -> Option<String> {
    let value = head.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?;
    Some(value.replace("&quot;", "\"").replace("&amp;", "&"))
}

pub(crate) fn has_class(head: &str, class: &str) -> bool {
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

fn value<G: Game>(action: &G::Action) -> String {
    serde_json::to_string(action).expect("actions have plain names")
}

/// Every choice of a game is exactly one lit control, and nothing else is. Kinds of actions that `seen` does not have are
/// looked at when they come; of the rest, one position of so many.
pub(crate) fn every_choice_is_lit_once<G: Edition>(
    options: G::Options,
    seed: u64,
    one_of: usize,
    seen: &mut BTreeSet<String>,
) {
    let mut looked = 0;
    walk::<G>(options, seed, |table| {
        let Some(seat) = table.awaited().iter().next() else { return };
        let mut actions = Vec::new();
        table.position().legal_actions(seat, &mut actions);
        let kinds = actions.iter().map(|action| format!("{action:?}"));
        let kinds: Vec<String> = kinds.map(|kind| kind.split(' ').next().unwrap_or_default().to_owned()).collect();
        looked += 1;
        let fresh = kinds.iter().any(|kind| !seen.contains(kind));
        seen.extend(kinds);
        if looked % one_of != 0 && !fresh {
            return;
        }
        let page = fragment(table, Viewer::Seat(seat));
        let wanted: BTreeMap<String, usize> =
            actions.iter().filter(|action| !G::is_prompts(action)).map(|action| (value::<G>(action), 1)).collect();
        assert_eq!(lit_values(&page), wanted, "{:?}", table.position().ask(seat));
        // What only the prompt offers is a button there.
        for action in actions.iter().filter(|action| G::is_prompts(action)) {
            let value = value::<G>(action);
            let offered = buttons(&page).into_iter().any(|head| attribute(head, "value") == Some(value.clone()));
            assert!(offered, "{action} is no button");
        }
    });
}

/// Bids that lie open because a seat chose last are no part of its own turn: they stand among what happened since.
/// Gives how often that was so.
pub(crate) fn opened_bids_are_news_to_whoever_chose_last<G: Edition<Face: ui_fleet::edition::Edition>>(
    options: G::Options,
    seed: u64,
) -> usize {
    let mut seen = 0;
    walk::<G>(options, seed, |table| {
        for seat in Seat::all(table.position().seats()) {
            let model = model(table, Viewer::Seat(seat));
            let Some(since) = model.since else { continue };
            let opens = |event: &G::Event| {
                matches!(<G::Face as ui_fleet::edition::Edition>::shared(event), Some(fleet::Event::BidsOpened { .. }))
            };
            let mine = |entry: &ui::table::LogEntry<G>| entry.seat == Some(seat);
            // The last own act, unless others have acted since and it was told of then.
            let acted = model.log[..since].iter().rev().find(|entry| entry.seat.is_some());
            let untold = acted.is_some_and(|entry| mine(entry) && entry.events.iter().any(opens));
            assert!(!untold, "{seat} is not told of the bids that its own opened");
            let first = &model.log[since];
            seen += usize::from(mine(first) && first.events.iter().any(opens));
        }
    });
    seen
}

pub(crate) fn lit_controls_say_what_follows<G: Edition>(options: G::Options, seed: u64) {
    walk::<G>(options, seed, |table| {
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
            assert!(has_clause::<G>(head), "{head} has no clause");
        }
    });
}

fn has_clause<G: Game>(head: &str) -> bool {
    attribute(head, "data-clause").is_some_and(|clause| clause.starts_with(&format!("{}-", G::META.prefix)))
}

pub(crate) fn nobody_else_finds_a_lit_control<G: Edition>(options: G::Options, seed: u64) {
    walk::<G>(options, seed, |table| {
        if table.played().len() % 11 != 0 {
            return;
        }
        let seats = table.position().seats();
        let others = Seat::all(seats).filter(|&seat| !table.awaited().contains(seat)).map(Viewer::Seat);
        for viewer in others.take(2).chain([Viewer::Public]) {
            let page = fragment(table, viewer);
            assert!(lit_values(&page).is_empty(), "{viewer:?}");
            assert!(!page.contains("class=\"sea choosing"), "the board is veiled for {viewer:?}");
        }
    });
}

/// How many reasons were given why something cannot be chosen; each has its clause and sends nothing.
pub(crate) fn reasons<G: Edition>(options: G::Options, seed: u64) -> usize {
    let mut reasons = 0;
    walk::<G>(options, seed, |table| {
        let Some(seat) = table.awaited().iter().next().filter(|_| table.played().len() % 3 == 0) else { return };
        let page = fragment(table, Viewer::Seat(seat));
        for head in buttons(&page).into_iter().filter(|head| has_class(head, "no")) {
            assert!(attribute(head, "value").is_none() && attribute(head, "type").as_deref() == Some("button"));
            let why = attribute(head, "data-why").unwrap_or_default();
            assert!(why.chars().count() > 8, "{head}");
            assert!(has_clause::<G>(head), "{head}");
            reasons += 1;
        }
    });
    reasons
}

pub(crate) fn ids_stand_once_and_drawings_are_defined<G: Edition>(options: G::Options, seed: u64) {
    walk::<G>(options, seed, |table| {
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

pub(crate) fn open_cubes_have_names_of_their_own<G: Edition>(options: G::Options, seed: u64) {
    walk::<G>(options, seed, |table| {
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
        let named = |wanted: &dyn Fn(&str) -> bool| names.iter().filter(|name| wanted(name)).count();
        let aboard: u8 = position.council().harbour.ships().iter().map(|ship| ship.total()).sum();
        let numbered = |name: &str, letter: &str| {
            name.strip_prefix(letter).is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
        };
        assert_eq!(named(&|name| numbered(name, "r") || numbered(name, "h")), usize::from(aboard), "refugees aboard");
        let landed: u8 = position.council().harbour.new_land.iter().sum();
        assert_eq!(named(&|name| name.starts_with("l-")), usize::from(landed), "on New Land");
        let senate: u8 = Seat::all(position.seats()).map(|seat| position.council().senate(seat)).sum();
        assert_eq!(named(&|name| name.starts_with("s-")), usize::from(senate), "in the Senate");
        assert_eq!(
            named(&|name| name.starts_with("ship-")),
            position.council().harbour.ships().len(),
            "ships on the page"
        );
        for seat in Seat::all(position.seats()) {
            assert!(names.contains(&format!("supply-{}", seat.0)) && names.contains(&format!("vp-{}", seat.0)));
        }
    });
}

/// How many seals were seen on bids that are not opened; none tells its number.
pub(crate) fn seals<G: Edition>(options: G::Options, seed: u64) -> usize {
    let mut seals = 0;
    walk::<G>(options, seed, |table| {
        let position = table.position();
        let waiting = position.council().ready;
        let Some(viewer) = table.awaited().iter().next() else { return };
        if waiting.is_empty() || !position.ask(viewer).is_some_and(G::is_sealing) {
            return;
        }
        let page = fragment(table, Viewer::Seat(viewer));
        let sealed = page.matches("<small class=\"w\"").count();
        assert_eq!(sealed, waiting.iter().filter(|&seat| seat != viewer).count());
        seals += sealed;
    });
    seals
}

pub(crate) fn one_picture_serves_every_width<G: Edition>(options: G::Options, seed: u64) {
    walk::<G>(options, seed, |table| {
        if table.played().len() % 29 != 0 {
            return;
        }
        let page = fragment(table, Viewer::Seat(Seat(1)));
        assert_eq!(page.matches(" id=\"sea\"").count(), 1);
        assert_eq!(page.matches("class=\"berth").count(), 6, "five berths and their list");
        assert!(!page.contains("class=\"pic "), "no second picture is hidden beside it");
    });
}

/// The size of the largest fragment, before it is packed.
pub(crate) fn largest<G: Edition>(options: G::Options, seed: u64) -> usize {
    let mut largest = 0;
    walk::<G>(options, seed, |table| {
        if table.played().len() % 31 != 0 {
            return;
        }
        let viewer = table.awaited().iter().next().map_or(Viewer::Public, Viewer::Seat);
        largest = largest.max(fragment(table, viewer).len());
    });
    largest
}
