//! What the tests of all faces share: random games, people, and what must hold of every sentence, choice and refusal.

use std::collections::BTreeSet;

use engine::{
    Components as _, Dice, Game, GameOptions, QuickDice, Reason, Refusal, Refused, Seat, SeatSet, Seed, Table, Viewer,
};
use ui::banner::Banner;
use ui::choices::Offer;
use ui::l10n::Messages;
use ui::picture::{Action, Illegal, Picture, Scene};
use ui::table::{
    LogEntry, SeatInfo, TableModel, log_text, refusal_notice, table_choices, table_fragment, table_text, table_why_not,
};
use ui::{Ctx, Keys, Lang};

pub mod answers;
pub mod learn;
pub mod sheet;

/// Plays a random game and shows every position in which somebody is to decide, and the last.
pub fn walk<G: Game>(options: G::Options, seed: u64, look: impl FnMut(&Table<G>)) {
    walk_with(options, seed, |_, _| None, look);
}

/// A random game in which choices may be replaced by others: the action chosen, and a number below four.
pub fn walk_with<G: Game>(
    options: G::Options,
    seed: u64,
    instead: impl Fn(G::Action, u8) -> Option<G::Action>,
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
        let other = instead(action, dice.below(4) as u8);
        if let Some(other) = other.filter(|other| actions.contains(other)) {
            action = other;
        }
        plan = table.plan(seat, action, &luck).expect("a listed action is legal");
    }
}

pub const NAMES: [&str; 5] = ["Anna", "Mira", "Jonas", "Olga", "Piotr"];

pub fn people(seats: usize) -> Vec<SeatInfo> {
    NAMES[..seats].iter().map(|&name| SeatInfo { name: name.into(), bot: name == "Olga", level: None }).collect()
}

pub fn viewers<G: Game>(table: &Table<G>) -> Vec<Viewer> {
    Seat::all(table.position().seats()).map(Viewer::Seat).chain([Viewer::Public]).collect()
}

pub fn model<P: Picture>(table: &Table<P::Game>, viewer: Viewer) -> TableModel<P> {
    TableModel::of("k7f2", table, viewer, people(table.position().seats()))
}

pub fn ctx(lang: Lang) -> Ctx {
    Ctx { lang, path: "/t/k7f2".into(), ..Ctx::default() }
}

/// The values of all attributes of a name, unescaped.
pub fn attributes(page: &str, name: &str) -> BTreeSet<String> {
    page.split(&format!(" {name}=\""))
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap_or_default().replace("&quot;", "\"").replace("&amp;", "&"))
        .collect()
}

/// A sentence is whole: no key, no gap, no double space, no exclamation.
pub fn is_sound(words: &str) {
    assert!(!words.is_empty());
    assert!(!words.contains('{'), "{words}");
    let is_key = |word: &str| ["ad-", "da-", "ld-", "fleet-", "exodus-"].iter().any(|start| word.starts_with(start));
    assert!(!words.split_whitespace().any(is_key), "{words}");
    assert!(
        !words.contains("  ") && !words.contains(" .") && !words.contains(" ,") && !words.contains(".."),
        "{words}"
    );
    assert!(!words.contains('!') && !words.ends_with(' '), "{words}");
}

/// Everything that is said of a position, in one language.
pub fn tell<P: Picture>(lang: Lang, model: &TableModel<P>) {
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
pub fn offered<P, V>(model: &TableModel<P>, world: &P::Game, lang: Lang) -> String
where
    P: Picture<Offer = Offer<<P as Picture>::Game, V>>,
{
    let seat = model.viewer.seat().expect("a seat decides");
    let mut legal = Vec::new();
    world.legal_actions(seat, &mut legal);
    let scene = Scene {
        lang,
        messages: P::ENTRY.messages,
        table: "k7f2",
        seats: &model.seats,
        viewer: model.viewer,
        awaited: model.awaited,
        legal: &legal,
        world: Some(world),
        log: &[],
        last: &[],
        winners: SeatSet::EMPTY,
        decision: model.decision,
        replay: false,
        keys: true,
    };
    let offer = P::offer(&model.view, &scene);
    let prompt = P::prompt(&model.view, &scene, &offer);
    let board = P::board(&model.view, &scene, &offer).into_string();
    let tray = P::tray(&model.view, &scene, &offer).into_string();
    let lits: Vec<String> = offer
        .lits
        .iter()
        .map(|lit| format!("{} {} {} {} {}", lit.value, lit.words, lit.detail, lit.clause, lit.confirm))
        .collect();
    let text = P::text(&model.view, &scene);
    format!("{} {} {lits:?} {:?} {text} {board} {tray}", prompt.sentence, prompt.detail.into_string(), offer.refused)
}

/// The log of one step as a viewer reads it.
pub fn told<P: Picture>(
    lang: Lang,
    viewer: Viewer,
    game: &P::Game,
    options: <P::Game as Game>::Options,
    events: Vec<<P::Game as Game>::Event>,
) -> Vec<String> {
    let entry = LogEntry::<P::Game> { step: 1, seat: None, forced: false, events };
    let table = Table::<P::Game>::new(<P::Game as Game>::Components::standard(), options).expect("so many may play");
    let mut model = TableModel::<P>::of("k7f2", &table, viewer, people(game.seats()));
    model.view = game.view(viewer);
    model.log = vec![entry];
    log_text(lang, &model, 0)
}

/// What the strip above the scene marks as under way.
pub fn under_way(page: &str) -> Vec<&str> {
    let strip = page.split("class=\"rounds\"").nth(1).and_then(|rest| rest.split("</div>").next()).expect("a strip");
    let marked = strip.split("aria-current=\"step\">").skip(1).map(|rest| rest.trim_start_matches("<span>"));
    marked.filter_map(|rest| rest.split('<').next()).collect()
}

/// The banner over the scene after steps with these events, as somebody sees it.
pub fn banner<P: Picture>(
    lang: Lang,
    table: &Table<P::Game>,
    viewer: Viewer,
    steps: &[&[<P::Game as Game>::Event]],
) -> Option<Banner> {
    let mut model = model::<P>(table, viewer);
    let seen = |events: &[<P::Game as Game>::Event]| events.iter().map(|event| P::Game::seen(event, viewer)).collect();
    let entry = |(index, events): (usize, &&[_])| LogEntry {
        step: index + 1,
        seat: Some(Seat(0)),
        forced: false,
        events: seen(events),
    };
    model.log = steps.iter().enumerate().map(entry).collect();
    model.with_scene(lang, Keys::On, |scene| P::banner(&model.view, &model.log, scene))
}

/// What stands beside the marks on a banner.
pub fn gains(banner: &Banner) -> Vec<&str> {
    banner.gains.iter().map(|(_, gain)| gain.as_str()).collect()
}

/// The numbers of the final sheet: the sources, and their sums.
pub fn sheet(page: &str) -> (Vec<Vec<i32>>, Vec<i32>) {
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

/// What the seat that decides is asked, without its details.
pub fn asked<G: Game>(table: &Table<G>) -> Option<String> {
    let ask = table.awaited().iter().next().and_then(|seat| table.position().ask(seat))?;
    Some(format!("{ask:?}").split([' ', '{']).next().unwrap_or_default().to_owned())
}

/// Whoever is to decide first, as a viewer; a spectator where nobody is.
pub fn actor<G: Game>(table: &Table<G>) -> Viewer {
    table.awaited().iter().next().map_or(Viewer::Public, Viewer::Seat)
}

pub fn fragment<P: Picture>(table: &Table<P::Game>, viewer: Viewer, lang: Lang) -> String {
    let page = table_fragment(&ctx(lang), &model::<P>(table, viewer)).into_string();
    assert!(page.starts_with("<main") && page.contains(" id=\"table\""), "{page:.60}");
    page
}

/// Every choice of whoever is to decide is a button with words and a key of its own.
pub fn choices_are_buttons<P: Picture>(table: &Table<P::Game>, lang: Lang) {
    let viewer = actor(table);
    let Some(seat) = viewer.seat() else { return };
    let mut actions = Vec::new();
    table.position().legal_actions(seat, &mut actions);
    let page = fragment::<P>(table, viewer, lang);
    let values = attributes(&page, "value");
    for action in &actions {
        let value = serde_json::to_string(action).expect("actions have a plain form");
        assert!(values.contains(&value), "{value} is no button");
    }
    let (_, choices) = table_choices(lang, &model::<P>(table, viewer));
    let words: BTreeSet<&String> = choices.iter().map(|choice| &choice.words).collect();
    assert_eq!(words.len(), actions.len(), "two choices have the same words: {words:?}");
    // A key may stand at several places of the page, but only for one action.
    let keys: BTreeSet<(String, String)> = page
        .split("<button")
        .skip(1)
        .filter_map(|button| {
            let head = button.split('>').next()?;
            Some((attributes(head, "data-key").pop_first()?, attributes(head, "value").pop_first()?))
        })
        .collect();
    let distinct: BTreeSet<&String> = keys.iter().map(|(key, _)| key).collect();
    assert_eq!(distinct.len(), keys.len(), "a key is used twice: {keys:?}");
    assert_eq!(keys.len(), actions.len(), "a choice has no key: {keys:?}");
    assert!(!distinct.iter().any(|key| *key == "u"), "the key of Undo is used: {keys:?}");
}

/// What is offered, refused and foretold follows from what the viewer knows, not from what is hidden; nothing legal is
/// refused.
pub fn worlds_look_the_same<P, V>(table: &Table<P::Game>, lang: Lang)
where
    P: Picture<Offer = Offer<<P as Picture>::Game, V>>,
{
    let viewer = actor(table);
    if viewer == Viewer::Public {
        return;
    }
    let model = model::<P>(table, viewer);
    model.with_scene(lang, Keys::On, |scene| {
        for (action, _) in &P::offer(&model.view, scene).refused {
            assert!(!scene.legal.contains(action), "{action} is legal and refused");
        }
    });
    let real = offered(&model, table.position(), lang);
    for seed in 1..3 {
        let world = P::Game::determinise(&model.view, &mut QuickDice::new(seed));
        assert_eq!(offered(&model, &world, lang), real);
    }
}

/// Nobody else’s page tells what `seat` chose in secret, while others have yet to choose.
pub fn a_sealed_choice_is_on_nobody_elses_page<P: Picture>(table: &Table<P::Game>, seat: Seat) {
    let mut actions = Vec::new();
    table.position().legal_actions(seat, &mut actions);
    let luck = Seed::from_words("sealed");
    let [first, last] = [0, actions.len() - 1].map(|choice| {
        let mut after = table.clone();
        for step in table.plan(seat, actions[choice], &luck).expect("a listed action is legal") {
            after.push(step).expect("planned steps are legal");
        }
        let others = viewers(&after).into_iter().filter(|viewer| !viewer.is(seat));
        others.map(|viewer| fragment::<P>(&after, viewer, Lang::En)).collect::<Vec<String>>()
    });
    assert_eq!(first, last, "{:?} can be read from a page", table.position().ask(seat));
}

/// Every refusal of one of `actions` is a sentence in every language with a clause of the rules; each reason is looked at
/// once, for all of them would be thousands.
pub fn refusals_are_sentences<P: Picture>(table: &Table<P::Game>, actions: &[Action<P>], met: &mut BTreeSet<String>) {
    for seat in Seat::all(table.position().seats()) {
        for why in actions.iter().filter_map(|action| table.position().check(seat, action).err()) {
            if met.insert(format!("{why:?}")) {
                refusal_is_a_sentence::<P>(why);
            }
        }
    }
}

/// Every reason that people can meet is translated; in English the rules say it themselves.
pub fn reasons_are_translated<R: Reason>(messages: &'static Messages, keys: &str) {
    for key in R::keys().iter().map(|key| keys.replace("{key}", key)) {
        for lang in [Lang::De, Lang::Pl] {
            assert!(messages.knows(lang, &key), "{key} is not said in {}", lang.tag());
        }
    }
}

pub fn refusal_is_a_sentence<P: Picture>(why: Illegal<P>) {
    stands_in_the_rules::<P>(why.clause());
    Lang::ALL.into_iter().for_each(|lang| is_sound(&refusal_notice::<P>(&Refused::Rule(why.clone()), lang).text));
}

/// What the page says of things that cannot be chosen: a thing, a sentence and a clause.
pub fn why_nots_are_sentences<P: Picture>(table: &Table<P::Game>, lang: Lang) {
    for (thing, why, clause) in table_why_not(lang, &model::<P>(table, actor(table))) {
        is_sound(&thing);
        is_sound(&why);
        stands_in_the_rules::<P>(clause);
    }
}

pub fn stands_in_the_rules<P: Picture>(clause: &str) {
    let rules = P::ENTRY.rules.document(Lang::En);
    assert!(rules.clause(clause).is_some(), "{clause} is not in the rules");
}

/// The clauses that a page links or names.
pub fn cited(page: &str) -> BTreeSet<String> {
    let links = page.split("/rules#").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned);
    links.chain(attributes(page, "data-clause")).filter(|id| !id.is_empty()).collect()
}

/// Every variant of a new table can be chosen and has a name in every language.
pub fn variants_have_names<P: Picture>() {
    for lang in Lang::ALL {
        let model = ui::pages::NewTableModel::of::<P>(lang);
        let page = ui::pages::new_table(&ctx(lang), &model).into_string();
        for choice in <P::Game as Game>::Options::CHOICES {
            assert!(page.contains(&format!("name=\"{}\"", choice.key)), "{} cannot be chosen", choice.key);
            assert!(!page.contains(&format!("<h2>{}</h2>", choice.key)), "{} has no name in {lang:?}", choice.key);
        }
        assert!(!page.contains("choice-"), "an option has no name in {lang:?}");
    }
}

/// The sources of points on the final sheet, which add up to the points of every seat.
pub fn sources_that_add_up<P: Picture>(table: &Table<P::Game>) -> Vec<Vec<i32>> {
    let (sources, totals) = sheet(&fragment::<P>(table, Viewer::Public, Lang::En));
    let mut best: Vec<i32> = table.position().scores().as_slice().to_vec();
    best.sort_unstable_by_key(|&points| std::cmp::Reverse(points));
    assert_eq!(totals, best);
    for (column, &total) in totals.iter().enumerate() {
        assert_eq!(sources.iter().map(|row| row[column]).sum::<i32>(), total, "{sources:?}");
    }
    sources
}

/// Every number of the components page has words in every language, and cites a clause that exists.
pub fn every_number_has_words_and_a_clause<P: Picture>() {
    let rules = P::ENTRY.rules.document(Lang::En);
    for lang in Lang::ALL {
        let model = ui::pages::ComponentsModel::of::<P>(<P::Game as Game>::Components::standard(), lang);
        for (fact, words) in &model.rows {
            assert!(rules.clause(fact.clause).is_some(), "{} cites {}", fact.key, fact.clause);
            assert_ne!(words.name, fact.key, "no words in {lang:?}");
            assert!(!words.value.0.is_empty(), "{}", fact.key);
        }
        assert!(!model.rows.is_empty() && !model.parts.is_empty());
        for part in &model.parts {
            assert!(rules.clause(part.clause).is_some(), "{} cites {}", part.id, part.clause);
            assert!(!part.pieces.is_empty() || part.table.is_some(), "{} shows nothing", part.id);
            for piece in &part.pieces {
                assert!(piece.picture.0.contains("<svg"), "{} is not drawn", piece.name);
                assert!(!piece.name.is_empty() && !piece.name.contains(['{', '}']), "{}", piece.name);
                assert_ne!(piece.count, Some(0), "{} is not in the box", piece.name);
                if !piece.words.is_empty() {
                    is_sound(&piece.words);
                }
            }
        }
        let page = ui::pages::components(&ctx(lang), &model).into_string();
        let (faces, sources) = page.split_once("<details class=\"sources\"").expect("numbers are folded");
        assert!(!faces.contains("class=\"origin "), "an origin stands above the fold");
        for (fact, _) in &model.rows {
            assert!(sources.contains(&format!(" id=\"fact-{}\"", fact.key)), "no anchor for {}", fact.key);
        }
    }
}
