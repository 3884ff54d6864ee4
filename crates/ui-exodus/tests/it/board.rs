//! The board of Atlantis Exodus over random games: every choice is one lit control and nothing else is, every id stands
//! once, what cannot be chosen says why, and everybody's board can be looked at.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Components, Dice, Game, GameOptions, PerSeat, QuickDice, Seat, Seed, Table, Viewer};
use game_exodus::kinds::{Colour, Ring};
use game_exodus::{Action, Event, Exodus, Options, PointReason};
use ui::table::{SeatInfo, TableModel, table_fragment, table_page};
use ui::{Ctx, Lang};
use ui_exodus::Face;
use ui_testkit::{banner, gains, under_way};

/// Plays a random game and shows every position in which somebody is to decide, and the last.
fn walk(seats: u8, seed: u64, look: impl FnMut(&Table<Exodus>)) {
    walk_with(Components::standard(), seats, seed, look);
}

/// The set in which nearly every number, list and shape is another.
fn altered() -> &'static game_exodus::Components {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../game-exodus/tests/data/altered");
    let read = |name: &str| std::fs::read_to_string(format!("{folder}/{name}")).expect("a file of the set");
    let names = <game_exodus::Components as Components>::FILES;
    let files = names.iter().map(|&name| (name.to_owned(), read(name))).collect();
    Components::load(&files).expect("the altered set is sound")
}

fn walk_with(set: &'static game_exodus::Components, seats: u8, seed: u64, mut look: impl FnMut(&Table<Exodus>)) {
    let mut table = Table::new(set, Options::for_seats(seats)).expect("so many may play");
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
        // Turns that are used up show more than turns that end at once.
        let mut action = actions[dice.below(actions.len() as u32) as usize];
        if action == Action::EndTurn {
            action = actions[dice.below(actions.len() as u32) as usize];
        }
        plan = table.plan(seat, action, &luck).expect("a listed action is legal");
    }
}

fn model(table: &Table<Exodus>, viewer: Viewer) -> TableModel<Face> {
    let people = ["Anna", "Mira", "Jonas", "Li"][..table.position().seats()]
        .iter()
        .map(|&name| SeatInfo { name: name.into(), bot: name == "Li", level: None })
        .collect();
    TableModel::<Face>::of("k7f2", table, viewer, people)
}

fn ctx(lang: Lang) -> Ctx {
    Ctx { lang, path: "/t/k7f2".into(), ..Ctx::default() }
}

fn fragment(table: &Table<Exodus>, viewer: Viewer) -> String {
    let lang = Lang::ALL[table.played().len() % 3];
    table_fragment(&ctx(lang), &model(table, viewer)).into_string()
}

/// The heads of all buttons: everything up to the end of the opening tag.
fn buttons(page: &str) -> Vec<&str> {
    page.split("<button").skip(1).filter_map(|rest| rest.split('>').next()).collect()
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
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
    matches!(
        action,
        Action::EndTurn
            | Action::Skip
            | Action::Stop
            | Action::Decline
            | Action::TakeGuard { take: false }
            | Action::Again { again: false }
    )
}

#[test]
fn every_choice_is_exactly_one_lit_control_and_nothing_else_is() {
    let mut seen = BTreeSet::new();
    for (seats, seed) in [(1, 11), (1, 12), (2, 13), (3, 14), (4, 15)] {
        walk(seats, seed, |table| {
            let Some(seat) = table.awaited().iter().next() else { return };
            let mut actions = Vec::new();
            table.position().legal_actions(seat, &mut actions);
            let new = actions.iter().map(|action| format!("{:?}", std::mem::discriminant(action)));
            let fresh = new.filter(|kind| seen.insert(kind.clone())).count() > 0;
            // Pages take their time: every kind of action is looked at, and every ninth position.
            if !fresh && table.played().len() % 9 != 0 {
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
                let offered = buttons(&page).into_iter().any(|head| attribute(head, "value") == Some(value.clone()));
                assert!(offered, "{action} is no button");
            }
        });
    }
    assert!(seen.len() >= 25, "the games met only {} kinds of actions", seen.len());
}

#[test]
fn a_lit_control_says_what_it_does_and_what_follows() {
    walk(3, 5, |table| {
        let Some(seat) = table.awaited().iter().next().filter(|_| table.played().len() % 12 == 0) else { return };
        let page = fragment(table, Viewer::Seat(seat));
        for (head, content) in page.split("<button").skip(1).filter_map(|rest| rest.split_once('>')) {
            if !has_class(head, "lit") {
                continue;
            }
            assert_eq!(attribute(head, "form").as_deref(), Some("act"));
            assert_eq!(attribute(head, "name").as_deref(), Some("action"));
            // Fields of the city show no words and have a label; all else is called by its content.
            let said = || content.strip_prefix("<span class=\"vh\">")?.split("</span>").next().map(unescape);
            let label = attribute(head, "aria-label").or_else(said).unwrap_or_default();
            let words = attribute(head, "data-words").unwrap_or_default();
            assert!(!words.is_empty() && label.starts_with(&words), "{label} does not begin with {words}");
            let detail = attribute(head, "data-detail").unwrap_or_default();
            assert!(label.trim_end().ends_with(detail.trim_end()), "{label} does not tell {detail}");
            let clause = attribute(head, "data-clause").unwrap_or_default();
            assert!(clause.contains('-'), "{head} has no clause");
        }
    });
}

#[test]
fn nobody_else_and_no_spectator_finds_a_lit_control() {
    let mut looked = 0;
    walk(4, 6, |table| {
        looked += 1;
        if looked % 24 != 0 {
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
fn what_cannot_be_chosen_says_why_and_sends_nothing() {
    let mut reasons = 0;
    let mut told = 0;
    walk(2, 7, |table| {
        let Some(seat) = table.awaited().iter().next().filter(|_| table.played().len() % 8 == 0) else { return };
        let page = fragment(table, Viewer::Seat(seat));
        for head in buttons(&page).into_iter().filter(|head| has_class(head, "no") || has_class(head, "tell")) {
            assert!(attribute(head, "value").is_none() && attribute(head, "type").as_deref() == Some("button"));
            let why = attribute(head, "data-why").unwrap_or_default();
            assert!(why.chars().count() > 3, "{head}");
            if has_class(head, "no") {
                assert!(attribute(head, "data-clause").is_some_and(|clause| clause.contains('-')), "{head}");
                reasons += 1;
            } else {
                told += 1;
            }
        }
    });
    assert!(reasons > 30, "only {reasons} reasons were given");
    assert!(told > 300, "only {told} things said what they are");
}

#[test]
fn every_id_of_a_page_stands_once() {
    for seats in 1..=4 {
        let mut looked = 0;
        walk(seats, 30 + u64::from(seats), |table| {
            looked += 1;
            if looked % 45 != 0 && !table.is_over() {
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
            for rest in page.split(" popovertarget=\"").skip(1) {
                let id = rest.split('"').next().unwrap_or_default();
                assert!(ids.contains(id), "there is no window {id}");
            }
            assert!(!page.contains(" style=\""), "the policy forbids inline styles");
        });
    }
}

#[test]
fn every_piece_has_a_name_of_its_own() {
    for seats in 1..=4 {
        walk(seats, 40 + u64::from(seats), |table| {
            if table.played().len() % 12 != 0 {
                return;
            }
            let page = fragment(table, Viewer::Seat(Seat(0)));
            let mut names = BTreeSet::new();
            for rest in page.split(" data-piece=\"").skip(1) {
                let name = rest.split('"').next().unwrap_or_default();
                assert!(names.insert(name.to_owned()), "{name} lies there twice");
            }
            let position = table.position();
            let kings = Seat::all(seats.into()).filter(|&seat| position.player(seat).king().is_some()).count();
            assert_eq!(
                names.iter().filter(|name| name.starts_with("king")).count(),
                kings + position.neutrals().count()
            );
            assert_eq!(names.iter().filter(|name| name.starts_with("priest")).count(), usize::from(seats));
        });
    }
}

#[test]
fn the_rings_turn_on_and_never_back() {
    let angle = |page: &str, disc: u8| -> f32 {
        let head = page.split(&format!(" id=\"disc-{disc}\"")).nth(1).and_then(|rest| rest.split('>').next());
        let turn = head.and_then(|head| attribute(head, "transform")).expect("a disc is turned by an attribute");
        turn.trim_start_matches("rotate(").trim_end_matches(')').parse().expect("degrees")
    };
    let mut turns = 0;
    let mut before = [0.0f32; 3];
    let mut stood = [0; 2];
    walk(3, 50, |table| {
        let stands = [table.position().top_turn(), table.position().middle_turn()];
        if stood == stands && table.played().len() % 20 != 0 {
            return;
        }
        stood = stands;
        let page = fragment(table, Viewer::Public);
        let now = [0, 1, 2].map(|disc| angle(&page, disc));
        assert_eq!(now[2], 0.0, "the bottom ring never turns");
        for disc in 0..2 {
            assert!(now[disc] >= before[disc], "a disc turned back from {} to {}", before[disc], now[disc]);
            turns += u32::from(now[disc] > before[disc]);
        }
        let position = table.position();
        for (disc, turn) in [(0, position.top_turn()), (1, position.middle_turn())] {
            assert_eq!(
                (now[disc] / 90.0).round() as u32 % 4,
                u32::from(turn),
                "the picture shows where disc {disc} stands"
            );
        }
        before = now;
    });
    assert!(turns >= 8, "only {turns} turns were seen");
}

#[test]
fn lit_fields_are_those_the_king_reaches_and_the_rest_is_veiled() {
    let mut looked = 0;
    walk(4, 51, |table| {
        let Some(seat) = table.awaited().iter().next() else { return };
        let mut actions = Vec::new();
        table.position().legal_actions(seat, &mut actions);
        let fields: Vec<_> = actions
            .iter()
            .filter_map(|action| match action {
                Action::PlaceKing { field } => Some(*field),
                _ => None,
            })
            .collect();
        let Some(first) = fields.first() else { return };
        looked += 1;
        let page = fragment(table, Viewer::Seat(seat));
        assert_eq!(page.matches("<path class=\"litf").count(), fields.len());
        let city = &table.position().components().city;
        let rings = if first.ring() == Ring::Top { 0 } else { 1 };
        let shown: usize = city.ring_fields[rings..].iter().map(|&fields| usize::from(fields)).sum();
        assert_eq!(page.matches("class=\"veil\"").count(), shown - fields.len());
    });
    assert!(looked >= 20, "kings were placed {looked} times");
}

#[test]
fn everybody_can_look_at_every_board() {
    walk(4, 52, |table| {
        if table.played().len() % 40 != 0 {
            return;
        }
        for viewer in [Viewer::Public, Viewer::Seat(Seat(2))] {
            let page = fragment(table, viewer);
            for seat in Seat::all(4).filter(|&seat| viewer != Viewer::Seat(seat)) {
                assert!(page.contains(&format!(" id=\"board-{}\"", seat.0)), "{viewer:?} cannot open {seat:?}");
                assert!(page.contains(&format!(" popovertarget=\"board-{}\"", seat.0)));
            }
            // Three schools and three regions on each board.
            assert_eq!(page.matches("class=\"school ").count(), 12);
            assert_eq!(page.matches("class=\"region ").count(), 12);
        }
    });
}

/// D-10, AE-20.9: face-down influence cards of others look sealed, and their names are nowhere.
#[test]
fn face_down_cards_of_others_are_sealed() {
    let mut sealed = 0;
    walk(3, 53, |table| {
        if table.played().len() % 15 != 0 || table.is_over() {
            return;
        }
        let page = table_fragment(&ctx(Lang::En), &model(table, Viewer::Public)).into_string();
        for seat in Seat::all(3) {
            let player = table.position().player(seat);
            let hidden = table.position().held(seat).filter(|&card| !player.is_known(card)).count();
            sealed += hidden;
        }
        assert!(!page.contains("class=\"card infl lit\""));
        let shown = page.matches("class=\"card sealed\"").count();
        let holders = Seat::all(3)
            .filter(|&seat| {
                let player = table.position().player(seat);
                table.position().held(seat).any(|card| !player.is_known(card))
            })
            .count();
        assert_eq!(shown, holders, "each hand with a secret shows a sealed card");
    });
    assert!(sealed > 0, "nobody held a secret");
}

#[test]
fn there_is_one_picture_for_every_width_and_a_tab_for_every_pane() {
    walk(2, 62, |table| {
        if table.played().len() % 29 != 0 {
            return;
        }
        let page = fragment(table, Viewer::Seat(Seat(1)));
        assert_eq!(page.matches(" id=\"city\"").count(), 1);
        assert_eq!(page.matches("<svg class=\"round\"").count(), 1);
        if table.is_over() {
            return;
        }
        for pane in ["city", "own", "displays"] {
            assert_eq!(page.matches(&format!(" data-pane=\"{pane}\"")).count(), 1, "{pane}");
        }
        let spectator = fragment(table, Viewer::Public);
        assert!(!spectator.contains(" data-pane=\"own\""), "a spectator has no board");
    });
}

/// Another ring size, another grid, other professions: all drawn from the data.
#[test]
fn an_altered_set_is_drawn_and_played_as_well() {
    let set = altered();
    for seats in [1, 3] {
        walk_with(set, seats, 70 + u64::from(seats), |table| {
            if table.played().len() % 25 != 0 {
                return;
            }
            let Some(seat) = table.awaited().iter().next() else { return };
            let mut actions = Vec::new();
            table.position().legal_actions(seat, &mut actions);
            let page = table_page(&ctx(Lang::Pl), &model(table, Viewer::Seat(seat))).into_string();
            let wanted: BTreeSet<String> = actions
                .iter()
                .filter(|action| !is_prompts(action))
                .map(|action| serde_json::to_string(action).expect("plain"))
                .collect();
            let lit = lit_values(&page);
            assert_eq!(lit.keys().cloned().collect::<BTreeSet<_>>(), wanted);
            assert!(lit.values().all(|&times| times == 1));
            let fields: usize = set.city.ring_fields.iter().map(|&fields| usize::from(fields)).sum();
            assert_eq!(page.matches("<clipPath id=\"w-").count(), fields);
            let boards = usize::from(seats);
            assert_eq!(page.matches("class=\"region ").count(), boards * usize::from(set.grid.rows));
            let cells = page.split("class=\"cell").count() - 1;
            // The class of the rows of cells begins alike.
            assert_eq!(cells - boards * usize::from(set.grid.rows), boards * usize::from(set.grid.cells));
            for rest in page.split(" href=\"#").skip(1).chain(page.split("url(#").skip(1)) {
                let id = rest.split(['"', ')']).next().unwrap_or_default();
                assert!(page.contains(&format!(" id=\"{id}\"")), "{id} is drawn and defined nowhere");
            }
        });
    }
}

/// AE-4.1: the year and the phase under way are marked, and alone there is no order to choose.
#[test]
fn ae_4_1_the_strip_marks_the_year_and_the_phase_under_way() {
    for seats in [1, 4] {
        let mut met = BTreeSet::new();
        walk(seats, 5, |table| {
            let at = table.position().table();
            let page = table_fragment(&ctx(Lang::En), &model(table, Viewer::Public)).into_string();
            let year = at.year().to_string();
            let phase = ["Order", "Top ring", "Middle ring", "Bottom ring"][usize::from(at.round())];
            let expected = if table.is_over() { vec![year.as_str()] } else { vec![year.as_str(), phase] };
            assert_eq!(under_way(&page), expected);
            met.insert(phase);
        });
        assert_eq!(met.len(), if seats == 1 { 3 } else { 4 }, "{met:?}");
    }
}

/// AE-16.3: whoever got points for a region has them on the banner, and a catastrophe and a new year have one as well.
#[test]
fn ae_16_3_a_region_that_is_scored_has_a_banner_with_the_points_of_every_seat() {
    let table = Table::<Exodus>::new(Components::standard(), Options::for_seats(3)).expect("three may play");
    let counts = PerSeat::from_fn(3, |_| [1, 0, 2]);
    let scored = |seat, points, row| {
        let why = PointReason::Settlement { row, colour: Some(Colour::ALL[0]) };
        Event::Scored { seat: Seat(seat), points, why }
    };
    let scoring = [Event::SettlementCounted { row: 0, counts }, scored(2, 3, 0), scored(0, 3, 0), scored(2, 6, 0)];
    let began = [Event::YearBegan { year: 3, sorting: Default::default() }];
    let first = [Event::YearBegan { year: 1, sorting: Default::default() }];
    for lang in Lang::ALL {
        let told = |steps: &[&[Event]]| banner::<Face>(lang, &table, Viewer::Public, steps);
        let region = told(&[&scoring]).expect("a scoring is told");
        assert_eq!(gains(&region), ["+3", "+9"]);
        assert!(told(&[&scoring, &began]).expect("a year is told").words.contains('3'));
        assert!(told(&[&first]).is_none(), "nothing was before the first year");
    }
}
