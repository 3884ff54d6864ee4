//! The table of Atlandice over random games: every word in every language, every scoring explained, every clause real.

use std::collections::BTreeSet;

use engine::{Components as _, Game, GameOptions, Seat, Seed, Table, Viewer};
use game_atlandice::{
    Action, Area, Ask, Atlandice, Components, Event, Faces, Good, Illegal, Options, Party, Recipient, Tile,
};
use ui::Lang;
use ui::picture::Picture;
use ui::table::{LogEntry, log_text, table_choices, table_text};
use ui_atlandice::Face;

use ui_testkit::{
    self, NAMES, actor, choices_are_buttons, cited, fragment, model, refusal_is_a_sentence, refusals_are_sentences,
    stands_in_the_rules, tell, viewers, why_nots_are_sentences,
};

fn walk(seats: u8, seed: u64, look: impl FnMut(&Table<Atlandice>)) {
    ui_testkit::walk(Options::for_seats(seats), seed, look);
}

/// What the neutral party is called inside a sentence.
fn neutral(lang: Lang) -> &'static str {
    ["the neutral party", "der neutrale Spieler", "gracz neutralny"][lang as usize]
}

/// A stem that every sentence about the neutral party has.
fn neutral_stem(lang: Lang) -> &'static str {
    ["neutral party", "neutral", "neutraln"][lang as usize]
}

#[test]
fn every_position_is_told_in_every_language() {
    for seats in 2..=4 {
        let mut turn = 0;
        walk(seats, u64::from(seats), |table| {
            turn += 1;
            let viewers = viewers(table);
            let lang = Lang::ALL[(turn / 2) % 3];
            let model = model::<Face>(table, viewers[turn % viewers.len()]);
            fragment::<Face>(table, model.viewer, lang);
            // The other languages say the same position too, in words alone.
            Lang::ALL.into_iter().for_each(|lang| tell(lang, &model));
        });
    }
}

#[test]
fn every_choice_is_a_button_with_its_own_words_and_key() {
    for seats in 2..=3 {
        let mut turn = 0;
        walk(seats, 11, |table| {
            turn += 1;
            if turn % 2 == 0 {
                choices_are_buttons::<Face>(table, Lang::ALL[turn / 2 % 3]);
            }
        });
    }
}

#[test]
fn the_prompt_names_the_choice_and_waiting_names_the_person() {
    for seats in [2, 4] {
        walk(seats, 21, |table| {
            let Some((seat, ask)) = table.position().asked() else { return };
            let for_neutral = match ask {
                Ask::Area { party } => party == Party::Neutral,
                _ => table.position().search().is_some_and(|search| search.party == Party::Neutral),
            };
            for lang in Lang::ALL {
                let (own, _) = table_choices(lang, &model::<Face>(table, Viewer::Seat(seat)));
                let (waiting, _) = table_choices(lang, &model::<Face>(table, Viewer::Public));
                assert!(waiting.contains(NAMES[seat.index()]), "{waiting}");
                assert!(!own.contains(NAMES[seat.index()]), "{own}");
                for sentence in [own, waiting] {
                    let says_so = sentence.contains(neutral_stem(lang));
                    assert!(says_so == for_neutral || ask == Ask::Recipient, "{ask:?}: {sentence}");
                }
            }
        });
    }
}

#[test]
fn ad_9_3_a_search_for_the_neutral_party_says_who_acts_and_who_gets() {
    let mut seen = 0;
    walk(2, 5, |table| {
        for viewer in viewers(table) {
            let model = model::<Face>(table, viewer);
            let from = model.log.len().saturating_sub(3);
            let is_neutral = |event: &Event| matches!(event, Event::Searched { party: Party::Neutral, .. });
            if !model.log[from..].iter().any(|entry| entry.events.iter().any(is_neutral)) {
                continue;
            }
            seen += 1;
            for lang in Lang::ALL {
                let lines = log_text(lang, &model, from);
                assert!(lines.iter().any(|line| line.contains(neutral_stem(lang))), "{lines:?}");
            }
        }
    });
    assert!(seen > 10, "only {seen} searches for the neutral party were met");
}

/// The log of one step as a viewer reads it.
fn told(lang: Lang, viewer: Viewer, game: &Atlandice, events: Vec<Event>) -> Vec<String> {
    ui_testkit::told::<Face>(lang, viewer, game, Options::for_seats(game.seats() as u8), events)
}

/// Every scoring in a game names every party with its number, and everybody who gets points with them.
#[test]
fn every_scoring_names_every_party_with_its_number_and_points() {
    let mut scored = 0;
    for seats in 2..=4 {
        let mut done = 0;
        walk(seats, 30 + u64::from(seats), |table| {
            for played in &table.played()[done..] {
                for event in &played.events {
                    let (Event::DistrictScored { majority, .. }
                    | Event::Inventory { majority, .. }
                    | Event::FinalScored { majority, .. }) = event
                    else {
                        continue;
                    };
                    scored += 1;
                    let game = table.position();
                    for (lang, viewer) in Lang::ALL.into_iter().zip(viewers(table)) {
                        let line = told(lang, viewer, game, vec![*event]).remove(0);
                        for party in game.parties() {
                            let name = match party {
                                Party::Neutral => neutral(lang),
                                Party::Seat(seat) if viewer.is(seat) => ["you", "du", "ty"][lang as usize],
                                Party::Seat(seat) => NAMES[seat.index()],
                            };
                            let (held, points) = (majority.held[party.index()], majority.points[party.index()]);
                            let plus = if points > 0 { format!(" (+{points})") } else { String::new() };
                            assert!(line.contains(&format!("{name}: {held}{plus}")), "{name}: {line}");
                        }
                        assert!(line.contains("(AD-"), "no clause: {line}");
                    }
                }
            }
            done = table.played().len();
        });
    }
    assert!(scored > 20, "only {scored} scorings were met");
}

#[test]
fn what_goes_back_is_a_loss_of_those_who_had_it() {
    let mut losses = 0;
    walk(3, 44, |table| {
        let game = table.position();
        let Some(played) = table.played().last() else { return };
        for event in &played.events {
            let Event::Returned { from, .. } = event else { continue };
            for seat in Seat::all(3) {
                let mut model = model::<Face>(table, Viewer::Seat(seat));
                model.log = vec![LogEntry { step: 1, seat: None, forced: false, events: vec![*event] }];
                let lines =
                    model.with_scene(Lang::En, ui::shell::Keys::On, |scene| Face::log(&model.view, &model.log, scene));
                assert_eq!(lines[0].loss, from[seat.index()] > 0, "{}", lines[0].plain);
                losses += usize::from(lines[0].loss);
            }
        }
        assert!(game.audit().is_ok());
    });
    assert!(losses > 0, "nobody ever put anything back");
}

#[test]
fn the_text_form_says_all_that_the_picture_shows() {
    for seats in 2..=4 {
        let mut looked = 0;
        walk(seats, 50 + u64::from(seats), |table| {
            looked += 1;
            if looked % 7 != 0 && table.position().ended().is_none() {
                return;
            }
            let game = table.position();
            let model = model::<Face>(table, Viewer::Public);
            let text = table_text(Lang::En, &model);
            let hand = format!("space {} of {}", game.hand(), game.components().last_space());
            assert!(text.contains(&hand) || text.contains("hand is on the waves"), "{text}");
            for (area, name) in
                Area::ALL.into_iter().zip(["Jeweller", "Library", "Tavern", "Machine Works", "Forge", "Black Market"])
            {
                let line = text.lines().find(|line| line.starts_with(&format!("{name}: "))).unwrap_or_default();
                if game.is_exhausted(area) {
                    assert!(line.contains("exhausted"), "{line}");
                    continue;
                }
                let dice = ["no die", "1 die"]
                    .get(usize::from(game.dice(area)))
                    .map_or_else(|| format!("{} dice", game.dice(area)), |words| (*words).to_owned());
                assert!(line.contains(&dice), "{dice}: {line}");
                assert!(line.contains(&format!("{} hand symbol", game.hands(area))), "{line}");
                assert_eq!(line.contains("submarine lies here"), game.submarine() == area, "{line}");
                for good in Good::ALL {
                    let lying = game.goods(area)[good.index()];
                    assert!(lying == 0 || line.contains(&format!("{lying} {good}")), "{good}: {line}");
                }
            }
            for party in game.parties() {
                let name = party.seat().map_or("Neutral party", |seat| NAMES[seat.index()]);
                let line = text.lines().find(|line| line.starts_with(&format!("{name} ["))).unwrap_or_default();
                assert!(line.contains(&format!(": {} point", game.points(party))), "{line}");
                for good in Good::ALL {
                    let held = game.held(party)[good.index()];
                    assert!(held == 0 || line.contains(&format!("{held} {good}")), "{line}");
                }
            }
            if let Some(seat) = game.active() {
                assert!(text.contains(&format!("It is the turn of {}.", NAMES[seat.index()])), "{text}");
            }
        });
    }
}

/// Every action there can be.
fn everything() -> Vec<Action> {
    let mut all = vec![Action::Decline, Action::Stop];
    all.extend([Recipient::Own, Recipient::Neutral].map(|party| Action::For { party }));
    for area in Area::ALL {
        all.extend([
            Action::Search { area },
            Action::TakeFrom { district: area },
            Action::SwapWith { district: area },
            Action::MoveTo { district: area },
            Action::TurnDie { area },
            Action::TurnTo { area },
            Action::Sail { area },
        ]);
    }
    for good in Good::ALL {
        all.extend([Action::Take { good }, Action::SwapAway { good }, Action::SwapIn { good }, Action::Move { good }]);
        all.extend(Good::ALL.map(|second| Action::Donate { first: good, second }));
    }
    all
}

#[test]
fn every_refusal_is_a_sentence_with_a_clause_of_the_rules() {
    let mut met = BTreeSet::new();
    for seats in 2..=4 {
        let mut looked = 0;
        walk(seats, 60 + u64::from(seats), |table| {
            looked += 1;
            refusals_are_sentences::<Face>(table, &everything(), &mut met);
            if looked % 3 == 0 {
                why_nots_are_sentences::<Face>(table, Lang::ALL[looked / 3 % 3]);
            }
        });
    }
    let rest = [
        Illegal::Seats { seats: 7 },
        Illegal::StartSeat { seat: Seat(3), seats: 3 },
        Illegal::OtherLuck,
        Illegal::UnknownStart { seat: Seat(3) },
        Illegal::ForeignTile { tile: Tile::JA, district: Area::Forge },
        Illegal::DiceCount { needed: 7, found: 6 },
        Illegal::NoSuchFace { face: 7 },
        Illegal::NotBelow { tile: Tile::JA, district: Area::Jeweller },
        Illegal::LuckFirst,
    ];
    rest.into_iter().for_each(refusal_is_a_sentence::<Face>);
    assert!(met.len() > 60, "only {} refusals were met", met.len());
}

#[test]
fn every_clause_that_is_cited_stands_in_the_rules() {
    let mut found = BTreeSet::new();
    for seats in 2..=4 {
        let mut looked = 0;
        walk(seats, 70 + u64::from(seats), |table| {
            looked += 1;
            if looked % 4 == 0 || table.is_over() {
                found.extend(cited(&fragment::<Face>(table, actor(table), Lang::En)));
            }
        });
    }
    found.iter().for_each(|id| stands_in_the_rules::<Face>(id));
    assert!(found.len() > 15, "{found:?}");
}

/// The rulebook's example of an emptied Library, as three people read it.
#[test]
fn ad_ex2_an_emptied_district_explains_itself() {
    let mut table = Table::<Atlandice>::new(Components::standard(), Options::for_seats(4)).unwrap();
    let luck = Seed::from_words("library");
    for step in table.plan_start(&luck) {
        table.push(step).unwrap();
    }
    let game = table.position();
    let majority = game_atlandice::Majority { held: [3, 3, 1, 0], points: [3, 3, 0, 0] };
    let events = vec![
        Event::DistrictScored { district: Area::Library, tile: Tile::LC, majority, winner: Some(Party::Seat(Seat(0))) },
        Event::Returned { good: Good::Book, from: [3, 3, 1, 0], market: 2, district: 5 },
        Event::Uncovered { tile: Tile::LA },
    ];
    let english = told(Lang::En, Viewer::Public, game, events.clone());
    assert_eq!(
        english[0],
        "The Library is empty. Books – Anna: 3 (+3), Mira: 3 (+3), Jonas: 1, Olga: 0. Tie for the most (Anna and Mira): 3 points \
         each, nothing for second place. Anna gets the tile, the others get tokens. (AD-6.1, AD-6.3, AD-R15)"
    );
    assert_eq!(
        english[1],
        "The books go back (Anna: 3, Mira: 3, Jonas: 1): 2 to the Black Market, 5 to the Library. (AD-6.5)"
    );
    let german = told(Lang::De, Viewer::Seat(Seat(0)), game, events.clone());
    assert!(german[0].contains("Gleichstand an der Spitze (du und Mira): je 3 Punkte"), "{}", german[0]);
    assert!(german[0].contains("Du bekommst das Plättchen"), "{}", german[0]);
    let polish = told(Lang::Pl, Viewer::Seat(Seat(2)), game, events);
    assert!(polish[0].contains("Księgi – Anna: 3 (+3), Mira: 3 (+3), ty: 1, Olga: 0."), "{}", polish[0]);
    assert!(
        polish[1].starts_with("Powrót ksiąg (Anna: 3, Mira: 3, ty: 1): 2 na Czarny rynek, 5 do Biblioteki."),
        "{}",
        polish[1]
    );
}

#[test]
fn goods_are_counted_as_each_language_does() {
    let table = Table::<Atlandice>::new(Components::standard(), Options::for_seats(3)).unwrap();
    let game = table.position();
    let removed = |lang, removed| {
        let events = vec![Event::Exhausted { district: Area::Library, removed, dice: 0 }];
        told(lang, Viewer::Public, game, events).remove(0)
    };
    assert!(removed(Lang::En, 1).contains("1 book."));
    assert!(removed(Lang::De, 10).contains("10 Bücher."));
    assert!(removed(Lang::Pl, 1).contains("1 księga."));
    assert!(removed(Lang::Pl, 3).contains("3 księgi."));
    assert!(removed(Lang::Pl, 10).contains("10 ksiąg."));
    let faces: Faces = [6, 1, 1].into_iter().collect();
    let opened = vec![Event::GatesOpened { round: 4, faces, dice: [0, 0, 0, 0, 0, 3] }];
    let line = told(Lang::Pl, Viewer::Public, game, opened).remove(0);
    assert!(line.contains("kości pokazują 1 1 6.") && line.contains("2 kości wyczerpanych dzielnic leżą"), "{line}");
}
