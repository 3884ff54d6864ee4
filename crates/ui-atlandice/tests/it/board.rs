//! The board of Atlandice over random games: every choice is one lit control and nothing else is, every id stands once,
//! and what cannot be chosen says why.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Components, Dice, Game, GameOptions, QuickDice, Seat, Seed, Table, Viewer};
use game_atlandice::{Action, Area, Ask, Atlandice, Event, Good, Majority, Options, Party, Symbol, Tile};
use ui::table::{SeatInfo, TableModel, table_fragment, table_page};
use ui::{Ctx, Lang};
use ui_atlandice::Face;
use ui_testkit::{banner, gains, is_sound, under_way};

/// Plays a random game and shows every position in which somebody is to decide, and the last.
fn walk(seats: u8, seed: u64, mut look: impl FnMut(&Table<Atlandice>)) {
    let mut table = Table::new(Components::standard(), Options::for_seats(seats)).expect("so many may play");
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
        let action = actions[dice.below(actions.len() as u32) as usize];
        plan = table.plan(seat, action, &luck).expect("a listed action is legal");
    }
}

fn model(table: &Table<Atlandice>, viewer: Viewer) -> TableModel<Face> {
    let people = ["Anna", "Mira", "Jonas", "Li"][..table.position().seats()]
        .iter()
        .map(|&name| SeatInfo { name: name.into(), bot: name == "Li", level: None })
        .collect();
    TableModel::<Face>::of("k7f2", table, viewer, people)
}

fn ctx(lang: Lang) -> Ctx {
    Ctx { lang, path: "/t/k7f2".into(), ..Ctx::default() }
}

fn fragment(table: &Table<Atlandice>, viewer: Viewer) -> String {
    let lang = Lang::ALL[table.played().len() % 3];
    table_fragment(&ctx(lang), &model(table, viewer)).into_string()
}

/// The heads of all buttons: everything up to the end of the opening tag.
fn buttons(page: &str) -> Vec<&str> {
    page.split("<button").skip(1).filter_map(|rest| rest.split('>').next()).collect()
}

/// Opening tags of all buttons, each with what readers call it: its label, or what it holds.
fn named_buttons(page: &str) -> Vec<(&str, String)> {
    let parts = page.split("<button").skip(1).filter_map(|rest| rest.split("</button>").next());
    let named = parts.filter_map(|part| {
        let (head, content) = part.split_once('>')?;
        let said = || content.strip_prefix("<span class=\"vh\">")?.split("</span>").next().map(unescape);
        let shown = !content.contains("<span class=\"in\" aria-hidden");
        let name = attribute(head, "aria-label").or_else(|| said().filter(|_| shown)).unwrap_or_default();
        Some((head, name))
    });
    named.collect()
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&amp;", "&")
}

/// The value of an attribute, unescaped.
fn attribute(head: &str, name: &str) -> Option<String> {
    let value = head.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?;
    Some(unescape(value))
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
    matches!(action, Action::For { .. } | Action::Decline | Action::Stop)
}

#[test]
fn every_choice_is_exactly_one_lit_control_and_nothing_else_is() {
    let mut seen = BTreeSet::new();
    for seats in 2..=4 {
        walk(seats, 10 + u64::from(seats), |table| {
            let Some(seat) = table.awaited().iter().next() else { return };
            let mut actions = Vec::new();
            table.position().legal_actions(seat, &mut actions);
            seen.extend(actions.iter().map(std::mem::discriminant).map(|kind| format!("{kind:?}")));
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
                let offered = buttons(&page).into_iter().any(|head| attribute(head, "value") == Some(value.clone()));
                assert!(offered, "{action} is no button");
            }
        });
    }
    assert!(seen.len() >= 14, "the games met only {} kinds of actions", seen.len());
}

#[test]
fn a_lit_control_says_what_it_does_and_what_follows() {
    walk(3, 5, |table| {
        let Some(seat) = table.awaited().iter().next().filter(|_| table.played().len() % 3 == 0) else { return };
        let page = fragment(table, Viewer::Seat(seat));
        for (head, label) in named_buttons(&page).into_iter().filter(|(head, _)| has_class(head, "lit")) {
            assert_eq!(attribute(head, "form").as_deref(), Some("act"));
            assert_eq!(attribute(head, "name").as_deref(), Some("action"));
            let words = attribute(head, "data-words").unwrap_or_default();
            assert!(!words.is_empty() && label.starts_with(&words), "{label} does not begin with {words}");
            let detail = attribute(head, "data-detail").unwrap_or_default();
            assert!(label.trim_end().ends_with(&detail), "{label} does not tell {detail}");
            let clause = attribute(head, "data-clause").unwrap_or_default();
            assert!(clause.starts_with("AD-"), "{head} has no clause");
        }
    });
}

#[test]
fn nobody_else_and_no_spectator_finds_a_lit_control() {
    let mut looked = 0;
    walk(4, 6, |table| {
        looked += 1;
        if looked % 5 != 0 {
            return;
        }
        let others = Seat::all(4).filter(|&seat| !table.awaited().contains(seat)).map(Viewer::Seat);
        for viewer in others.chain([Viewer::Public]) {
            let page = fragment(table, viewer);
            assert!(lit_values(&page).is_empty(), "{viewer:?}");
            assert!(!page.contains("class=\"city choosing\""), "the board is veiled for {viewer:?}");
        }
    });
}

#[test]
fn what_cannot_be_chosen_says_why_with_its_clause_and_sends_nothing() {
    let mut reasons = 0;
    walk(3, 7, |table| {
        let Some(seat) = table.awaited().iter().next() else { return };
        let page = fragment(table, Viewer::Seat(seat));
        for head in buttons(&page).into_iter().filter(|head| has_class(head, "no")) {
            assert!(attribute(head, "value").is_none() && attribute(head, "type").as_deref() == Some("button"));
            let why = attribute(head, "data-why").unwrap_or_default();
            assert!(why.chars().count() > 8, "{head}");
            assert!(attribute(head, "data-clause").is_some_and(|clause| clause.starts_with("AD-")), "{head}");
            reasons += 1;
        }
        // A shut gate says so while dice are chosen.
        if matches!(table.position().ask(seat), Some(Ask::Area { .. })) {
            let shut = Area::ALL
                .into_iter()
                .filter(|&area| table.position().dice(area) == 0 && !table.position().is_exhausted(area));
            let gates = buttons(&page).into_iter().filter(|head| has_class(head, "gate") && has_class(head, "no"));
            assert_eq!(gates.count(), shut.count());
        }
    });
    assert!(reasons > 100, "only {reasons} reasons were given");
}

#[test]
fn every_id_of_a_page_stands_once() {
    for seats in 2..=4 {
        let mut looked = 0;
        walk(seats, 30 + u64::from(seats), |table| {
            looked += 1;
            if looked % 7 != 0 && !table.is_over() {
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
fn every_token_die_and_tile_has_a_name_of_its_own() {
    for seats in 2..=4 {
        walk(seats, 40 + u64::from(seats), |table| {
            let viewer = Viewer::Seat(Seat(0));
            let page = fragment(table, viewer);
            let mut names = BTreeSet::new();
            for rest in page.split(" data-piece=\"").skip(1) {
                let name = rest.split('"').next().unwrap_or_default();
                assert!(names.insert(name.to_owned()), "{name} lies there twice");
            }
            let position = table.position();
            let lying: u8 = Area::ALL.into_iter().flat_map(|area| position.goods(area)).sum();
            let held: u8 = position.parties().flat_map(|party| position.held(party)).sum();
            let tokens = names.iter().filter(|name| name.starts_with("g-")).count();
            assert_eq!(tokens, usize::from(lying + held), "tokens on the page");
            let dice: u8 = Area::ALL.into_iter().map(|area| position.dice(area)).sum();
            let taken: u8 = position.parties().map(|party| position.taken(party)).sum();
            let drawn = names.iter().filter(|name| name.starts_with('d')).count();
            assert_eq!(drawn, usize::from(dice + taken), "dice on the page");
            assert_eq!(names.iter().filter(|name| *name == "submarine").count(), 1);
        });
    }
}

#[test]
fn a_piece_that_travels_comes_from_where_a_piece_lay() {
    // What the page showed a moment ago holds every place that a token or a die is said to come from.
    for seats in 2..=4 {
        let mut before: BTreeSet<String> = BTreeSet::new();
        walk(seats, 50 + u64::from(seats), |table| {
            let page = fragment(table, Viewer::Seat(Seat(0)));
            let pieces: Vec<(String, Option<String>)> = page
                .split('<')
                .filter_map(|tag| Some((attribute(tag, "data-piece")?, attribute(tag, "data-from"))))
                .collect();
            if !before.is_empty() {
                for (name, from) in pieces.iter().filter(|(name, _)| name.starts_with("g-") && !before.contains(name)) {
                    let from = from.as_ref().unwrap_or_else(|| panic!("{name} comes from nowhere"));
                    assert!(before.contains(from), "{name} comes from {from}, where nothing lay");
                }
            }
            before = pieces.into_iter().map(|(name, _)| name).collect();
        });
    }
}

#[test]
fn the_neutral_party_has_its_own_place_and_colour() {
    let seldom = |table: &Table<Atlandice>| !table.played().len().is_multiple_of(5);
    walk(2, 60, |table| {
        if seldom(table) {
            return;
        }
        let page = fragment(table, Viewer::Seat(Seat(0)));
        assert!(page.contains("class=\"neutral player\""), "its goods and points are shown");
        assert!(page.contains("mk fn"), "its mark is grey");
        let held = table.position().held(Party::Neutral);
        let tokens = Good::ALL
            .into_iter()
            .filter(|good| held[good.index()] > 0)
            .filter(|good| page.contains(&format!("data-piece=\"g-2-{}-0\"", good.letter())))
            .count();
        assert_eq!(tokens, held.iter().filter(|&&count| count > 0).count());
    });
    walk(3, 61, |table| {
        assert!(
            seldom(table) || !fragment(table, Viewer::Seat(Seat(0))).contains("mk fn"),
            "there is no neutral party at a table of three"
        );
    });
}

#[test]
fn there_is_one_picture_for_every_width() {
    walk(3, 62, |table| {
        if table.played().len() % 9 != 0 {
            return;
        }
        let page = fragment(table, Viewer::Seat(Seat(1)));
        assert_eq!(page.matches(" id=\"city\"").count(), 1);
        assert_eq!(page.matches("class=\"area ").count(), 6);
        assert!(!page.contains("class=\"pic "), "no second picture is hidden beside it");
    });
}

/// AD-3.1, AD-3.4: the searches are counted while they are made, and a donation belongs to the clock.
#[test]
fn ad_3_1_the_strip_marks_the_step_of_the_round_and_which_search_it_is() {
    for seats in 2..=4 {
        let (mut met, mut before) = (BTreeSet::new(), (0, 0));
        walk(seats, 8, |table| {
            let at = table.position();
            let page = table_fragment(&ctx(Lang::En), &model(table, Viewer::Public)).into_string();
            let under_way = under_way(&page);
            match at.asked() {
                None => assert!(under_way.is_empty(), "{under_way:?}"),
                Some((_, Ask::Donate { .. })) => assert_eq!(under_way, ["Clock"]),
                Some(_) => {
                    let pass: u8 = under_way[1].parse().expect("a number");
                    assert_eq!(under_way[0], "Searches");
                    assert!((1..=at.dice_each()).contains(&pass) && (at.round(), pass) >= before, "{under_way:?}");
                    before = (at.round(), pass);
                }
            }
            met.extend(under_way.first().map(|&step| step.to_owned()));
        });
        assert_eq!(met.len(), 2, "{met:?}");
    }
}

/// AD-6.2, AD-7.1: who gains how much by an emptied district, and where the hand goes at the end of a round.
#[test]
fn ad_6_2_an_emptied_district_and_the_end_of_a_round_have_a_banner() {
    let table = Table::<Atlandice>::new(Components::standard(), Options::for_seats(3)).expect("three may play");
    let majority = Majority { held: [4, 2, 1, 0], points: [3, 1, 0, 0] };
    let tile = Tile::of(Area::Forge)[0];
    let winner = Some(Party::Seat(Seat(0)));
    let emptied = Event::DistrictScored { district: Area::Forge, tile, majority, winner };
    let hand = Event::HandTurned { area: Area::Tavern, symbols: 2, from: 3, to: 5, symbol: Symbol::Donation };
    for lang in Lang::ALL {
        let told = |steps: &[&[Event]]| banner::<Face>(lang, &table, Viewer::Public, steps);
        let district = told(&[&[emptied]]).expect("an emptied district is told");
        is_sound(&district.words);
        assert_eq!(gains(&district), ["+3", "+1"]);
        let both = told(&[&[emptied, hand]]).expect("both are told");
        assert_eq!(both.words, district.words, "points weigh more");
        is_sound(&both.more);
        let round = told(&[&[emptied], &[hand]]).expect("the end of a round is told");
        assert_eq!((round.step, round.words), (2, both.more), "the latest change is shown");
    }
}
