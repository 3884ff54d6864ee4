//! What the tests of both senate games share: random games, people, and what must hold of every sentence.

use std::collections::BTreeSet;

use engine::{Components as _, Dice, Game, PerSeat, QuickDice, Seat, SeatSet, Seed, Table, Viewer};
use fleet::{Aboard, Colour};
use render::choices::Offer;
use render::picture::{Picture, Scene};
use render::table::{LogEntry, SeatInfo, TableModel, log_text, table_choices, table_text};
use render::{Ctx, Lang};

/// Plays a random game and shows every position in which somebody is to decide, and the last.
pub(crate) fn walk<G: Game>(
    options: G::Options,
    seed: u64,
    small: impl Fn(G::Action, u8) -> Option<G::Action>,
    mut look: impl FnMut(&Table<G>),
) {
    let mut table = Table::<G>::new(G::Components::standard(), options).expect("so many may play");
    let mut dice = QuickDice::new(seed);
    let luck = Seed::from_words(&format!("walk {seed}"));
    let mut plan = table.plan_start(&luck);
    let mut actions = Vec::new();
    loop {
        for step in plan {
            table.push(step).expect("planned steps are legal");
        }
        look(&table);
        let awaited: Vec<Seat> = table.awaited().iter().collect();
        if awaited.is_empty() {
            return;
        }
        let seat = awaited[dice.below(awaited.len() as u32) as usize];
        actions.clear();
        table.position().legal_actions(seat, &mut actions);
        let mut action = actions[dice.below(actions.len() as u32) as usize];
        // Small numbers leave cubes for the ships.
        let smaller = small(action, dice.below(4) as u8);
        if let Some(smaller) = smaller.filter(|smaller| actions.contains(smaller)) {
            action = smaller;
        }
        plan = table.plan(seat, action, &luck).expect("a listed action is legal");
    }
}

pub(crate) const NAMES: [&str; 5] = ["Anna", "Mira", "Jonas", "Olga", "Piotr"];

pub(crate) fn people(seats: usize) -> Vec<SeatInfo> {
    NAMES[..seats].iter().map(|&name| SeatInfo { name: name.into(), bot: name == "Olga" }).collect()
}

pub(crate) fn viewers<G: Game>(table: &Table<G>) -> Vec<Viewer> {
    Seat::all(table.position().seats()).map(Viewer::Seat).chain([Viewer::Public]).collect()
}

pub(crate) fn model<G: Picture>(table: &Table<G>, viewer: Viewer) -> TableModel<G> {
    TableModel::of("k7f2", table, viewer, people(table.position().seats()))
}

pub(crate) fn ctx(lang: Lang) -> Ctx {
    Ctx { lang, path: "/t/k7f2".into(), ..Ctx::default() }
}

/// The values of all attributes of a name, unescaped.
pub(crate) fn attributes(page: &str, name: &str) -> BTreeSet<String> {
    page.split(&format!(" {name}=\""))
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap_or_default().replace("&quot;", "\"").replace("&amp;", "&"))
        .collect()
}

/// A sentence is whole: no key, no gap, no double space, no exclamation.
pub(crate) fn is_sound(words: &str) {
    assert!(!words.is_empty());
    assert!(!["da-", "ld-", "fleet-", "{"].iter().any(|part| words.contains(part)), "{words}");
    assert!(
        !words.contains("  ") && !words.contains(" .") && !words.contains(" ,") && !words.contains(".."),
        "{words}"
    );
    assert!(!words.contains('!') && !words.ends_with(' '), "{words}");
}

/// Everything that is said of a position, in one language.
pub(crate) fn tell<G: Picture>(lang: Lang, model: &TableModel<G>) {
    table_text(lang, model).lines().for_each(is_sound);
    let (sentence, choices) = table_choices(lang, model);
    is_sound(&sentence);
    assert!(sentence.ends_with('.'), "{sentence}");
    for choice in choices {
        is_sound(&choice.words);
        if !choice.consequence.is_empty() {
            is_sound(&choice.consequence);
            assert!(choice.consequence.ends_with('.'), "{}", choice.consequence);
        }
    }
    let from = model.log.len().saturating_sub(6);
    log_text(lang, model, from).iter().for_each(|line| is_sound(line));
}

/// All that is said and offered in a world that looks the same to the viewer.
pub(crate) fn offered<G: Picture<Offer = Offer<G, P>>, P>(model: &TableModel<G>, world: &G, lang: Lang) -> String {
    let seat = model.viewer.seat().expect("a seat decides");
    let mut legal = Vec::new();
    world.legal_actions(seat, &mut legal);
    let scene = Scene {
        lang,
        table: "k7f2",
        seats: &model.seats,
        viewer: model.viewer,
        awaited: model.awaited,
        legal: &legal,
        world: Some(world),
        log: &[],
        last: &[],
        winners: SeatSet::EMPTY,
        replay: false,
        keys: true,
    };
    let offer = G::offer(&model.view, &scene);
    let prompt = G::prompt(&model.view, &scene, &offer);
    let board = G::board(&model.view, &scene, &offer).into_string();
    let tray = G::tray(&model.view, &scene, &offer).into_string();
    let lits: Vec<String> = offer
        .lits
        .iter()
        .map(|lit| format!("{} {} {} {} {}", lit.value, lit.words, lit.detail, lit.clause, lit.confirm))
        .collect();
    let text = G::text(&model.view, &scene);
    format!(
        "{} {} {lits:?} {:?} {:?} {text} {board} {tray}",
        prompt.sentence,
        prompt.detail.into_string(),
        offer.armed,
        offer.refused
    )
}

/// The log of one step as a viewer reads it.
pub(crate) fn told<G: Picture>(
    lang: Lang,
    viewer: Viewer,
    game: &G,
    options: G::Options,
    events: Vec<G::Event>,
) -> Vec<String> {
    let entry = LogEntry::<G> { step: 1, seat: None, forced: false, events };
    let table = Table::<G>::new(G::Components::standard(), options).expect("so many may play");
    let mut model = TableModel::of("k7f2", &table, viewer, people(game.seats()));
    model.view = game.view(viewer);
    model.log = vec![entry];
    log_text(lang, &model, 0)
}

/// A landing names everybody aboard, and everybody who gets points with the sum that leads to them.
pub(crate) fn explains_itself(lang: Lang, viewer: Viewer, aboard: &Aboard, points: &PerSeat<u8>, line: &str) {
    is_sound(line);
    for (seat, &points) in points.iter() {
        let name = if viewer.is(seat) { ["you", "du", "ty"][lang as usize] } else { NAMES[seat.index()] };
        let cubes = aboard[Colour::Seat(seat).index()];
        assert!(cubes == 0 || line.contains(&format!("{name} {cubes}")), "{name}: {line}");
        let Some(at) = line.find(&format!("{name} +{points} (")) else {
            assert_eq!(points, 0, "{name}: {line}");
            continue;
        };
        let sum = line[at..].split_once('(').and_then(|(_, rest)| rest.split("; ").next()).expect("a sum");
        let parts = sum.split(" + ").filter_map(|part| part.split(' ').next()?.parse::<u8>().ok());
        assert_eq!(parts.sum::<u8>(), points, "{line}");
    }
}

/// The numbers of the final sheet: the sources, and their sums.
pub(crate) fn sheet(page: &str) -> (Vec<Vec<i32>>, Vec<i32>) {
    let sheet = page.split("<tbody>").nth(1).and_then(|rest| rest.split("</tbody>").next()).expect("a sheet");
    let cell = |cell: &str| cell.split(['>', '<']).nth(1).map(|number| number.replace('−', "-").parse::<i32>());
    let mut rows: Vec<Vec<i32>> = sheet
        .split("<tr")
        .skip(1)
        .map(|row| row.split("<td").skip(1).map(|text| cell(text).expect("text").expect("a number")).collect())
        .collect();
    let totals = rows.pop().expect("rows");
    (rows, totals)
}
