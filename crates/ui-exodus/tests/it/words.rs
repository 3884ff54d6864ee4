//! The table of Atlantis Exodus over random games: every word in every language, every choice explained, every clause
//! real, and nothing hidden on any page.

use std::collections::BTreeSet;

use engine::{Components as _, Game, GameOptions, Seat, Table, Viewer};
use game_exodus::kinds::{
    Book, Cell, Colour, Display, Field, Influence, Knowledge, OrderSpace, Profession, Ring, Stage,
};
use game_exodus::{
    Action, Ask, Change, Components, Ending, Event, Exodus, Instant, Options, PointReason, Reward, Source, Target,
};
use ui::Lang;
use ui::picture::Picture;
use ui::shell::Keys;
use ui::table::{TableModel, table_choices, table_text};
use ui_exodus::Face;

use ui_testkit::{
    self, NAMES, actor, asked, choices_are_buttons, cited, fragment, is_sound, model, refusals_are_sentences,
    sources_that_add_up, stands_in_the_rules, tell, told, variants_have_names, viewers, why_nots_are_sentences,
    worlds_look_the_same,
};

/// Plays a random game in which turns do not end as long as there is something else to do, three times in four, and shows
/// every position in which somebody is to decide, and the last.
fn walk(seats: u8, seed: u64, look: impl FnMut(&Table<Exodus>)) {
    let busy = |action, number: u8| match action {
        Action::EndTurn if number > 0 => Some(Action::Advance),
        _ => None,
    };
    ui_testkit::walk_with(Options::for_seats(seats), seed, busy, look);
}

#[test]
fn every_position_is_told_in_every_language() {
    let mut met = BTreeSet::new();
    for (seats, seed) in [(1, 1), (1, 11), (2, 2), (3, 3), (4, 4), (4, 14)] {
        let mut turn = 0;
        walk(seats, seed, |table| {
            turn += 1;
            met.extend(asked(table));
            let viewers = viewers(table);
            let viewer = if turn % 2 == 0 { actor(table) } else { viewers[turn / 2 % viewers.len()] };
            let model = model::<Face>(table, viewer);
            tell(Lang::ALL[turn % 3], &model);
            if turn % 40 == 0 || table.is_over() {
                fragment::<Face>(table, viewer, Lang::ALL[turn / 40 % 3]);
            }
        });
    }
    assert!(met.len() > 25, "only these questions were met: {met:?}");
}

#[test]
fn every_choice_is_a_button_with_its_own_words_and_key() {
    for (seats, seed) in [(1, 21), (2, 22), (4, 24)] {
        let mut turn = 0;
        walk(seats, seed, |table| {
            turn += 1;
            if turn % 4 == 0 {
                choices_are_buttons::<Face>(table, Lang::ALL[turn / 4 % 3]);
            }
        });
    }
}

#[test]
fn every_choice_says_what_follows() {
    let mut silent: BTreeSet<String> = BTreeSet::new();
    walk(3, 31, |table| {
        let (_, choices) = table_choices(Lang::En, &model::<Face>(table, actor(table)));
        for choice in choices.iter().filter(|choice| choice.consequence.is_empty()) {
            silent.insert(format!("{:?}", choice.action).split([' ', '{']).next().unwrap_or_default().to_owned());
        }
    });
    let may_be_silent = [
        "TakeGuard",
        "Skip",
        "Decline",
        "Stop",
        "EndTurn",
        "Again",
        "TakeResidence",
        "BaseInstant",
        "OrderSpace",
        "ChooseColour",
        "WorkshopSlot",
        "Reward",
        "Change",
        "PayBook",
        "GiveBack",
        "DrawInfluence",
        "DrawTiles",
        "DrawKnowledge",
        "RotateMiddle",
        "RotateTop",
    ];
    for action in silent {
        assert!(may_be_silent.contains(&action.as_str()), "{action} says nothing about what follows");
    }
}

/// AE-13: the chain of bonuses is told before it begins.
#[test]
fn ae_13_2_flames_tell_the_bonuses_on_the_way() {
    let mut met = 0;
    walk(2, 41, |table| {
        let viewer = actor(table);
        let Some(seat) = viewer.seat() else { return };
        let game = table.position();
        let (_, choices) = table_choices(Lang::En, &model::<Face>(table, viewer));
        let priest = game.player(seat).priest;
        for choice in choices {
            if choice.action != Action::Advance {
                continue;
            }
            met += 1;
            let told = &choice.consequence;
            assert!(told.contains(&format!("High priest to {} of 36", priest + 1)), "{told}");
            if let Some(bonus) = game.components().track.bonus[usize::from(priest) + 1] {
                let space = format!("(space {})", priest + 1);
                assert!(told.contains(&space), "{bonus:?} is not foretold: {told}");
            }
        }
    });
    assert!(met > 10);
}

#[test]
fn waiting_names_the_person_and_the_own_prompt_does_not() {
    walk(4, 51, |table| {
        let Some(seat) = actor(table).seat() else { return };
        for lang in Lang::ALL {
            let (own, _) = table_choices(lang, &model::<Face>(table, Viewer::Seat(seat)));
            let (waiting, _) = table_choices(lang, &model::<Face>(table, Viewer::Public));
            assert!(waiting.contains(NAMES[seat.index()]), "{waiting}");
            assert!(!own.contains(NAMES[seat.index()]), "{own}");
        }
    });
}

#[test]
fn what_is_hidden_changes_nothing_that_is_said_or_offered() {
    for (seats, seed) in [(2, 61), (4, 62)] {
        let mut turn = 0;
        walk(seats, seed, |table| {
            turn += 1;
            if turn % 9 == 0 {
                worlds_look_the_same::<Face, _>(table, Lang::ALL[turn / 9 % 3]);
            }
        });
    }
}

/// AE-20.9: of a card drawn and kept only its owner reads the name.
#[test]
fn ae_20_9_a_card_kept_in_secret_is_named_to_its_owner_only() {
    let mut met = 0;
    walk(3, 71, |table| {
        let Some(played) = table.played().last() else { return };
        for event in &played.events {
            let Event::InfluenceReceived { seat, card: Some(card), open: false, .. } = *event else { continue };
            met += 1;
            let set = table.position().components();
            let name = &set.names.influence[card.index()].name;
            for viewer in viewers(table) {
                let seen = table.position().view(viewer);
                let events = vec![Exodus::seen(event, viewer)];
                let line = told::<Face>(Lang::En, viewer, table.position(), Options::for_seats(3), events).remove(0);
                assert_eq!(line.contains(name), viewer.is(seat), "{line}");
                assert_eq!(seen.held(seat).any(|held| held == card), viewer.is(seat));
            }
        }
    });
    assert!(met > 0, "nobody kept a card");
}

/// Every action there can be, by kind.
fn everything() -> Vec<Action> {
    let mut all = vec![
        Action::Skip,
        Action::DrawInfluence,
        Action::Decline,
        Action::DrawTiles,
        Action::Advance,
        Action::SpendFavour,
        Action::DrawKnowledge,
        Action::Stop,
        Action::EndTurn,
    ];
    all.extend((0..8).map(|space| Action::OrderSpace { space: OrderSpace(space) }));
    for ring in Ring::ALL {
        all.extend((0..8).map(|number| Action::PlaceKing { field: Field::new(ring, number) }));
    }
    for book in Book::ALL {
        all.extend([
            Action::ChooseBook { book },
            Action::PayBook { book },
            Action::BaseInstant { gain: Instant::Book(book) },
            Action::Change { change: Change::GoldTo(book) },
            Action::Change { change: Change::BooksToGold(book) },
        ]);
        all.extend(Book::ALL.map(|to| Action::Exchange { from: book, to }));
    }
    for choice in [true, false] {
        all.extend([Action::TakeGuard { take: choice }, Action::Again { again: choice }]);
    }
    for cell in (0..12).map(Cell) {
        all.extend([
            Action::PlaceTile { cell },
            Action::SwapFirst { cell },
            Action::SwapSecond { cell },
            Action::MoveTile { cell },
            Action::WorkshopSlot { cell, slot: 0 },
        ]);
    }
    for &profession in &Components::standard().school.order {
        all.extend([Action::Train { to: profession }, Action::FreeTrain { to: profession }]);
        all.extend([Action::PillarTrain { to: profession }, Action::GiveBack { profession }]);
        all.push(Action::ActivateNow { profession, slot: 0 });
        let pillar = Target::Pillar { pillar: 0, stage: Stage::Shaft };
        for target in [Target::Residence, Target::Ship, Target::Workshop { cell: Cell(0), slot: 0 }, pillar] {
            all.extend([
                Action::Dispatch { profession, target },
                Action::KnowledgeDispatch { profession, target },
                Action::CardDispatch { profession, target },
                Action::PillarDispatch { profession, target },
            ]);
        }
    }
    for stage in Stage::ALL {
        all.extend([Action::UsePillar { pillar: 0, stage }, Action::CapitalPart { part: stage }]);
        all.extend(Display::ALL.map(|display| Action::TakePillar { display, stage, pillar: 0 }));
    }
    for number in 0..24 {
        let (card, name) = (Influence(number), Knowledge(number % 19));
        all.extend([Action::TakeInfluence { card }, Action::KeepInfluence { card }, Action::PlayInfluence { card }]);
        all.extend([0, 1].map(|copy| Action::TakeKnowledge { name, copy }));
        all.extend([Action::TakeDiscarded { name }, Action::KeepKnowledge { name }]);
    }
    all.extend(Colour::ALL.map(|colour| Action::ChooseColour { colour }));
    all.extend(Colour::ALL.map(|colour| Action::KeepSettler { colour }));
    all.extend([Reward::Vp, Reward::Flame, Reward::Book].map(|reward| Action::Reward { reward }));
    all.extend((0..5).flat_map(|turns| [Action::RotateMiddle { turns }, Action::RotateTop { turns }]));
    all.extend((0..4).map(|gold| Action::PayGold { gold }));
    all
}

#[test]
fn every_refusal_is_a_sentence_with_a_clause_of_the_rules() {
    let mut met = BTreeSet::new();
    let all = everything();
    for (seats, seed) in [(1, 81), (2, 82), (4, 84)] {
        let mut turn = 0;
        walk(seats, seed, |table| {
            turn += 1;
            if turn % 3 == 0 {
                refusals_are_sentences::<Face>(table, &all, &mut met);
            }
            if turn % 5 == 0 {
                why_nots_are_sentences::<Face>(table, Lang::ALL[turn / 5 % 3]);
            }
        });
    }
    assert!(met.len() > 80, "only {} refusals were met: {met:?}", met.len());
}

#[test]
fn every_clause_that_is_cited_stands_in_the_rules() {
    let mut all = BTreeSet::new();
    for (seats, seed) in [(1, 91), (4, 94)] {
        let mut turn = 0;
        walk(seats, seed, |table| {
            turn += 1;
            if turn % 11 == 0 || table.is_over() {
                all.extend(cited(&fragment::<Face>(table, actor(table), Lang::En)));
            }
        });
    }
    all.iter().for_each(|id| stands_in_the_rules::<Face>(id));
    assert!(all.len() > 20, "{all:?}");
}

/// IN-19: the sheet shows every point that was ever scored.
#[test]
fn in_19_the_sources_of_the_sheet_add_up_to_the_points() {
    for (seats, seed) in [(1, 1), (1, 7), (2, 102), (3, 103), (4, 104)] {
        walk(seats, seed, |table| {
            if table.is_over() {
                let sources = sources_that_add_up::<Face>(table);
                assert!(sources.len() > 2 || seats == 1, "{sources:?}");
            }
        });
    }
}

/// AE-19.5, AE-19.9, RU-37: a solo game ends with a title, or says why it was lost.
#[test]
fn ae_19_9_a_solo_game_ends_with_a_title_or_says_why_it_was_lost() {
    let (mut won, mut lost) = (0, 0);
    for seed in 0..24 {
        walk(1, 200 + seed, |table| {
            let Some(ending) = table.position().ending() else { return };
            let view = table.position().view(Viewer::Seat(Seat(0)));
            let verdict = Face::verdict(&view);
            for lang in Lang::ALL {
                let text = table_text(lang, &model::<Face>(table, Viewer::Seat(Seat(0))));
                match ending {
                    Ending::Scored => {
                        let title = Face::verdict_words(verdict.as_deref().expect("a title"), lang);
                        assert!(text.contains(&title), "{title}: {text}");
                        won += 1;
                    }
                    Ending::Lost => {
                        assert_eq!(verdict, None);
                        let stem = ["The game is lost", "Das Spiel ist verloren", "Gra przegrana"][lang as usize];
                        assert!(text.contains(stem), "{text}");
                        lost += 1;
                    }
                }
            }
        });
    }
    assert!(won + lost == 72 && lost > 0, "{won} won, {lost} lost");
    assert_eq!(Face::verdict_words("atlas", Lang::De), "Atlas");
    assert_eq!(Face::verdict_words("temple_servant", Lang::Pl), "Sługa świątynny");
    assert_eq!(Face::verdict_words("no_such_title", Lang::En), "no_such_title");
}

#[test]
fn the_text_form_says_all_that_the_picture_shows() {
    for seats in 1..=4 {
        let mut turn = 0;
        walk(seats, 110 + u64::from(seats), |table| {
            turn += 1;
            if turn % 30 == 0 || table.is_over() {
                says_everything(table);
            }
        });
    }
}

fn says_everything(table: &Table<Exodus>) {
    let game = table.position();
    let set = game.components();
    let text = table_text(Lang::En, &model::<Face>(table, Viewer::Public));
    let has = |words: &str| assert!(text.contains(words), "“{words}” is missing:\n{text}");
    has(&format!("Year {} of 5", game.year()));
    for field in set.city.all() {
        let line = text.lines().find(|line| line.starts_with(&format!("{field}: "))).expect("every field is told");
        for seat in game.kings(field) {
            assert!(line.contains(NAMES[seat.index()]), "{line}");
        }
        assert_eq!(line.contains("neutral king"), game.neutrals().any(|king| king == field), "{line}");
        assert_eq!(line.contains("Guard beside it"), game.guard_beside(field).is_some(), "{line}");
        assert_eq!(line.contains("Lying there"), game.tile(field).is_some(), "{line}");
    }
    for name in game.knowledge_fields().flatten() {
        has(&set.names.knowledge[name.index()].name);
    }
    for card in game.open_influence() {
        has(&set.names.influence[card.index()].name);
    }
    for space in 0..2 {
        for monument in game.monuments(space) {
            has(&set.names.monuments[monument.index()].name);
        }
    }
    for seat in Seat::all(game.seats()) {
        let player = game.player(seat);
        let about = text.split(&format!("# {}\n", NAMES[seat.index()])).nth(1).expect("everybody is told");
        let about = about.split("\n# ").next().unwrap_or_default();
        let has = |words: &str| assert!(about.contains(words), "“{words}” is missing:\n{about}");
        has(&format!("high priest on {} of 36", player.priest));
        for name in player.knowledge() {
            has(&set.names.knowledge[name.index()].name);
        }
        for card in player.played() {
            has(&set.names.influence[card.index()].name);
        }
        for profession in set.school.order.iter().filter(|one| player.settlers[one.index()] > 0) {
            has(&set.names.professions[profession.index()].name);
        }
        for ship in player.ships() {
            has(&set.names.ships[ship.kind.index()].id);
        }
        let cells = about.lines().filter(|line| {
            ["North Africa", "Mesopotamia", "Mesoamerica"].iter().any(|region| line.starts_with(region))
        });
        assert_eq!(cells.count(), 12, "{about}");
    }
}

/// AE-24: what the rulebook prints in German is said so.
#[test]
fn names_follow_the_terms_of_the_box() {
    let mut table = Table::<Exodus>::new(Components::standard(), Options::for_seats(2)).expect("two may play");
    let luck = engine::Seed::from_words("names");
    for step in table.plan_start(&luck) {
        table.push(step).expect("planned steps are legal");
    }
    let told_by = |lang| {
        let events = vec![
            Event::Scored { seat: Seat(0), points: 3, why: PointReason::Gain(Source::Dispatch(Profession::DL)) },
            Event::Advanced { seat: Seat(0), from: 0, to: 2, lost: 0, source: Source::Dispatch(Profession::DL) },
        ];
        told::<Face>(lang, Viewer::Seat(Seat(0)), table.position(), Options::for_seats(2), events).remove(0)
    };
    assert_eq!(told_by(Lang::En), "You: dispatch bonus Day Labourer: 3 points, 2 flames (high priest on 2).");
    assert_eq!(told_by(Lang::De), "Du: Entsendebonus Tagelöhner: 3 Siegpunkte, 2 Flammen (Hohepriester auf 2).");
    assert_eq!(told_by(Lang::Pl), "Ty: premia za wysłanie (wyrobnik): 3 punkty, 2 płomienie (arcykapłan na 2).");
}

#[test]
fn variants_can_be_chosen_and_have_names() {
    variants_have_names::<Face>();
}

/// D-04, D-11: what may be declined is declined by the key 0, and stands in the prompt.
#[test]
fn d_04_what_may_be_declined_has_the_key_zero() {
    let mut met = BTreeSet::new();
    walk(4, 121, |table| {
        let viewer = actor(table);
        let Some(seat) = viewer.seat() else { return };
        let model: TableModel<Face> = model::<Face>(table, viewer);
        model.with_scene(Lang::En, Keys::On, |scene| {
            let offer = Face::offer(&model.view, scene);
            let prompt = Face::prompt(&model.view, scene, &offer);
            // Where there is one other answer, it stands before it.
            assert!(prompt.buttons.len() <= 1 || scene.legal.len() == 2, "too many buttons");
            prompt.buttons.iter().for_each(|button| is_sound(&button.words));
            if let Some(last) = prompt.buttons.last() {
                assert_eq!(last.key, Some('0'));
                met.insert(last.words.clone());
            }
            if matches!(table.position().ask(seat), Some(Ask::TakeGuard { .. })) {
                assert!(prompt.armed.is_none(), "a question of yes or no has no default");
            }
        });
    });
    assert!(met.len() > 3, "{met:?}");
}
