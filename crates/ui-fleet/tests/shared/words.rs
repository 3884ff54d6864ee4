//! What the words of both senate games promise, over random games. Both faces compile this file into their own tests, as
//! the module `shared` of `words.rs`; `Face`, `Position`, `SEATS`, `edition`, `everything` and `is_sealed` come from there.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Components as _, Game, GameOptions, PerSeat, Seat, SeatSet, Table, Viewer};
use fleet::{Colour, Special};
use ui::Lang;
use ui::picture::Picture;
use ui::shell::Keys;
use ui::table::{LogEntry, TableModel, table_choices};
use ui_testkit::{
    NAMES, a_sealed_choice_is_on_nobody_elses_page, actor, asked, banner, cited, fragment, gains, is_sound, model,
    people, refusal_is_a_sentence, refusals_are_sentences, stands_in_the_rules, tell, told, viewers,
    why_nots_are_sentences, worlds_look_the_same,
};

use super::edition::{Action, Ask, Card, Components, Event, Illegal, Options, Source};
use super::{Face, Position, SEATS, everything, is_sealed};
use crate::senate::explains_itself;

/// Plays a random game and shows every position in which somebody is to decide, and the last.
pub(crate) fn walk_with(options: Options, seed: u64, look: impl FnMut(&Table<Position>)) {
    // Small numbers leave cubes for the ships.
    let small = |action, number: u8| match action {
        Action::Commit { cubes } => Some(Action::Commit { cubes: cubes.min(number) }),
        Action::Declare { cubes } => Some(Action::Declare { cubes: cubes.min(number) }),
        _ => None,
    };
    ui_testkit::walk_with(options, seed, small, look);
}

pub(crate) fn walk(seats: u8, seed: u64, look: impl FnMut(&Table<Position>)) {
    walk_with(Options::for_seats(seats), seed, look);
}

/// Games of so many seats with these seeds are told in every language. What was asked in them.
pub(crate) fn every_position_is_told(games: impl IntoIterator<Item = (u8, u64)>) -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    for (seats, seed) in games {
        let mut turn = 0;
        walk(seats, seed, |table| {
            turn += 1;
            met.extend(asked(table));
            let viewers = viewers(table);
            let viewer = if turn % 2 == 0 { actor(table) } else { viewers[turn / 2 % viewers.len()] };
            let model = model::<Face>(table, viewer);
            tell(Lang::ALL[turn % 3], &model);
            if turn % 25 == 0 || table.is_over() {
                fragment::<Face>(table, viewer, Lang::ALL[turn / 25 % 3]);
            }
        });
    }
    met
}

/// Numbers of cubes are chosen by their digits.
pub(crate) fn a_number_has_its_digit_as_key() {
    let mut met = 0;
    walk(3, 12, |table| {
        let Some(seat) = table.awaited().iter().next() else { return };
        let model = model::<Face>(table, Viewer::Seat(seat));
        model.with_scene(Lang::En, Keys::On, |scene| {
            for lit in Face::offer(&model.view, scene).lits {
                if let Action::Commit { cubes: cubes @ 0..=9 } | Action::Declare { cubes: cubes @ 0..=9 } = lit.action {
                    assert_eq!(lit.key, char::from_digit(cubes.into(), 10));
                    assert_eq!(lit.preview.left, Some(table.position().table().council.supply(seat) - cubes));
                    met += 1;
                }
            }
        });
    });
    assert!(met > 100);
}

#[test]
fn waiting_names_everybody_awaited_and_everybody_ready() {
    walk(4, 21, |table| {
        let awaited = table.awaited();
        let Some(first) = awaited.iter().next() else { return };
        let sealed = table.position().ask(first).is_some_and(is_sealed);
        for lang in Lang::ALL {
            let (waiting, _) = table_choices(lang, &model::<Face>(table, Viewer::Public));
            for seat in Seat::all(4) {
                let named = waiting.contains(NAMES[seat.index()]);
                assert_eq!(named, sealed || awaited.contains(seat), "{waiting}");
            }
        }
    });
}

/// In a window the same is said to everybody who is asked, whether the card is there or not.
pub(crate) fn a_window_asks_in_the_same_words_whoever_holds_the_card() {
    let mut said: BTreeMap<&str, (BTreeSet<String>, BTreeSet<bool>)> = BTreeMap::new();
    for seed in 0..6 {
        walk(4, 100 + seed, |table| {
            let Some(seat) = table.awaited().iter().next() else { return };
            let (window, special) = match table.position().ask(seat) {
                Some(Ask::Spy) => ("spy", Special::Spy),
                Some(Ask::Sacrifice) => ("sacrifice", Special::Sacrifice),
                _ => return,
            };
            let model = model::<Face>(table, Viewer::Seat(seat));
            let holds = model.view.cards.specials(seat).of(special.index()) > 0;
            let (sentence, choices) = table_choices(Lang::Pl, &model);
            assert!(choices.iter().any(|choice| choice.words == "Pas"));
            let entry = said.entry(window).or_default();
            entry.0.insert(sentence);
            entry.1.insert(holds);
        });
    }
    for (window, (sentences, holding)) in &said {
        assert_eq!(sentences.len(), 1, "{window}: {sentences:?}");
        assert_eq!(holding.len(), 2, "{window} was met only with or only without the card");
    }
    assert_eq!(said.len(), 2);
}

/// DA-I17, LD-I17: what is offered and foretold follows from what the viewer knows, not from what is hidden.
pub(crate) fn worlds_that_differ_in_hidden_things_look_the_same() {
    for seats in SEATS {
        let mut turn = 0;
        walk(seats, 200 + u64::from(seats), |table| {
            turn += 1;
            if turn % 7 == 0 {
                worlds_look_the_same::<Face, _>(table, Lang::ALL[turn / 7 % 3]);
            }
        });
    }
}

/// Nobody else’s page tells what was chosen in secret.
pub(crate) fn a_sealed_choice_is_told_to_nobody_else() {
    let mut met = BTreeSet::new();
    walk(3, 77, |table| {
        let awaited: Vec<Seat> = table.awaited().iter().collect();
        let [seat, _, ..] = awaited[..] else { return };
        if met.insert((asked(table), table.position().table().council.round)) {
            a_sealed_choice_is_on_nobody_elses_page::<Face>(table, seat);
        }
    });
    assert!(met.len() > 6, "{met:?}");
}

/// Every landing names everybody aboard, everybody who gets points with the sum that leads to them, and this clause.
pub(crate) fn every_landing_explains_itself_with(clause: &str) {
    let mut landings = 0;
    for seats in SEATS {
        let mut done = 0;
        walk(seats, 300 + u64::from(seats), |table| {
            for event in table.played()[done..].iter().flat_map(|played| &played.events) {
                let Event::Fleet(fleet::Event::Landed { aboard, points, .. }) = event else { continue };
                landings += 1;
                for (lang, viewer) in Lang::ALL.into_iter().zip(viewers(table)) {
                    let options = Options::for_seats(seats);
                    let line = told::<Face>(lang, viewer, table.position(), options, vec![*event]).remove(0);
                    explains_itself(lang, viewer, aboard, points, &line);
                    assert!(line.contains(clause), "no clause: {line}");
                }
            }
            done = table.played().len();
        });
    }
    assert!(landings > 10, "only {landings} landings were met");
}

#[test]
fn a_landing_has_a_banner_with_the_points_of_every_seat() {
    let points = PerSeat::from_fn(3, |seat| [9, 0, 2][seat.index()]);
    let (aboard, allied) = (std::array::from_fn(|_| 1), SeatSet::EMPTY);
    let landed = Event::Fleet(fleet::Event::Landed { ship: 0, mover: None, aboard, premium: false, allied, points });

    for lang in Lang::ALL {
        let one = banner::<Face>(lang, &start(3), Viewer::Public, &[&[landed]]).expect("a landing is told");
        is_sound(&one.words);
        assert_eq!(gains(&one), ["+9", "+2"]);
        let two = banner::<Face>(lang, &start(3), Viewer::Public, &[&[landed, landed]]).expect("both are told");
        is_sound(&two.words);
        assert_eq!(gains(&two), ["+18", "+4"]);
    }
}

#[test]
fn bids_are_on_a_banner_only_when_they_are_open_and_the_vote_is_decided() {
    let commits = Event::Fleet(fleet::Event::Committed { seat: Seat(1) });
    let cubes = PerSeat::from_fn(3, |seat| [4, 0, 7][seat.index()]);
    let opened = Event::Fleet(fleet::Event::BidsOpened { cubes });
    let ranking = [Seat(2), Seat(0), Seat(1)].into_iter().collect();
    let ranked = Event::Fleet(fleet::Event::Ranked { ranking, entitled: 2 });
    let told = |steps: &[&[Event]]| banner::<Face>(Lang::En, &start(3), Viewer::Seat(Seat(0)), steps);

    assert!(told(&[&[commits]]).is_none());
    assert!(told(&[&[commits], &[opened]]).is_none());
    let decided = told(&[&[commits], &[opened], &[ranked]]).expect("a vote was decided");
    assert_eq!((decided.step, gains(&decided)), (3, vec!["7", "4", "0"]), "in the order of the ranking");
    assert!(decided.words.contains("Jonas") && !decided.words.contains("Mira"), "{}", decided.words);
    // The next vote has bids of its own.
    let bid = Event::Fleet(fleet::Event::Declared { seat: Seat(1), cubes: 5 });
    let next = told(&[&[opened, ranked], &[bid], &[ranked]]).expect("another was decided");
    assert_eq!(gains(&next), ["5"]);
}

#[test]
fn what_somebody_draws_is_on_no_banner() {
    let cards = [Card::ALL[0]].into_iter().collect();
    let drawn = Event::Fleet(fleet::Event::Drawn { seat: Seat(1), count: 1, cards });

    assert!(
        viewers(&start(3)).into_iter().all(|viewer| banner::<Face>(Lang::En, &start(3), viewer, &[&[drawn]]).is_none())
    );
}

pub(crate) fn start(seats: u8) -> Table<Position> {
    Table::new(Components::standard(), Options::for_seats(seats)).expect("so many may play")
}

/// Whether these are losses to the player in the first seat.
pub(crate) fn losses(cases: &[(Event, bool)]) {
    let table = start(3);
    for (event, loss) in cases {
        let mut model = TableModel::<Face>::of("k7f2", &table, Viewer::Seat(Seat(0)), people(3));
        model.log = vec![LogEntry { step: 1, seat: None, forced: false, events: vec![*event] }];
        let lines = model.with_scene(Lang::En, Keys::On, |scene| Face::log(&model.view, &model.log, scene));
        assert_eq!(lines[0].loss, *loss, "{}", lines[0].plain);
    }
}

#[test]
fn what_others_take_is_a_loss_and_what_oneself_gives_is_none() {
    let mine = Colour::Seat(Seat(0));
    let aboard = |seat: usize| std::array::from_fn(|colour| u8::from(colour == seat));
    losses(&[
        (Event::Fleet(fleet::Event::ThrownOff { seat: Seat(1), colour: mine, ship: 0 }), true),
        (Event::Fleet(fleet::Event::ThrownOff { seat: Seat(0), colour: mine, ship: 0 }), false),
        (Event::Fleet(fleet::Event::ThrownOff { seat: Seat(1), colour: Colour::Neutral, ship: 0 }), false),
        (Event::Fleet(fleet::Event::Expelled { seat: Seat(2), target: Seat(0), cubes: 2 }), true),
        (Event::Fleet(fleet::Event::SentHome { ship: 1, aboard: aboard(0) }), true),
        (Event::Fleet(fleet::Event::SentHome { ship: 1, aboard: aboard(2) }), false),
    ]);
}

/// A look at some positions of a game of so many seats: the table, and what this viewer is told as text.
pub(crate) fn texts(seats: u8, mut look: impl FnMut(&Position, &str)) {
    let mut looked = 0;
    walk(seats, 50 + u64::from(seats), |table| {
        looked += 1;
        if looked % 11 == 0 || table.is_over() {
            let viewer = Viewer::Seat(Seat(looked as u8 % seats));
            let model = model::<Face>(table, viewer);
            let text = ui::table::table_text(Lang::En, &model);
            says_what_both_editions_show(table.position(), &model, &text);
            look(table.position(), &text);
        }
    });
}

/// The line of a player with the cubes behind the screen.
pub(crate) fn line_of(text: &str, seat: Seat) -> &str {
    let mut lines = text.lines().filter(|line| line.starts_with(&format!("{} [", NAMES[seat.index()])));
    lines.find(|line| line.contains("Behind the screen")).unwrap_or_default()
}

fn says_what_both_editions_show(game: &Position, model: &TableModel<Face>, text: &str) {
    let council = &game.table().council;
    for berth in council.harbour.berths() {
        let ship = council.harbour.ship(berth);
        let start = format!("(berth {}", berth + 1);
        let line = text.lines().find(|line| line.contains(&start)).unwrap_or_default();
        let seats = format!("{} of {} seats", ship.taken(), ship.seats);
        assert!(line.contains(&seats), "{seats}: {line}");
        let place = if ship.in_port() { "in port" } else { "on the Ocean" };
        assert!(council.arriving() == Some(berth) || line.contains(place), "{line}");
        assert_eq!(line.contains(", upgraded"), ship.upgraded, "{line}");
        let points = game.table().if_landed(berth, None, false, SeatSet::EMPTY);
        for (seat, &points) in points.iter().filter(|(_, points)| **points > 0) {
            let name = if model.viewer.is(seat) { "you" } else { NAMES[seat.index()] };
            assert!(line.contains(&format!("{name} {points}")), "{line}");
        }
    }
    for seat in Seat::all(game.seats()) {
        let line = line_of(text, seat);
        assert!(line.contains(&format!(": {} victory point", council.points(seat))), "{line}");
        assert!(line.contains(&format!("Behind the screen {} cube", council.supply(seat))), "{line}");
        let hand = model.view.cards.players[seat].hand_size;
        assert!(line.contains(&format!("In hand {hand} politics")), "{line}");
    }
    let hand = model.view.cards.hand();
    for card in Card::ALL.into_iter().filter(|card| hand.of(card.index()) > 0) {
        assert!(text.contains(&format!("{} × ", hand.of(card.index()))), "{card}: {text}");
    }
    let camp = format!("In the Camp: {} neutral", council.harbour.camp);
    assert!(text.contains(&camp), "{camp}");
    let markers = council.markers_left;
    assert!(markers == 0 || text.contains(&format!("{markers} Doom marker")), "{text}");
}

/// Kinds of actions that both editions have.
pub(crate) fn actions_of_both(seats: u8) -> Vec<Action> {
    let mut all = vec![Action::IntoHold, Action::Enough, Action::Pursue, Action::OpenHolds, Action::Pass];
    all.extend([Action::Spy, Action::Guard, Action::Ally, Action::KeepDown { slots: 31 }]);
    all.extend([Action::Commit { cubes: 21 }, Action::Declare { cubes: 21 }]);
    all.extend([Source::Own, Source::Borrowed].map(|source| Action::Play { source }));
    all.push(Action::PlayEmpathy { source: Source::Own });
    for ship in 0..6 {
        all.extend([Action::Board { ship }, Action::Target { ship }, Action::Exchange { ship }]);
        all.push(Action::Sacrifice { ship, hold: false });
    }
    for seat in Seat::all(seats.into()) {
        let colour = Colour::Seat(seat);
        all.extend([Action::Expel { seat, cubes: 4 }, Action::Displace { colour }]);
        all.push(Action::ThrowOff { colour, hold: false });
    }
    all.extend((0..5).map(|cubes| Action::Declare { cubes }));
    for card in Card::ALL {
        all.extend([Action::Lay { card }, Action::Discard { card }, Action::Play { source: Source::Hand(card) }]);
    }
    all
}

/// Every refusal that random games meet, those of both editions with this card and this clause of drawing, and the rest.
pub(crate) fn refusals_have_sentences(
    games: impl IntoIterator<Item = u8>,
    (card, clause): (Card, &'static str),
    rest: impl IntoIterator<Item = Illegal>,
) {
    let mut met = BTreeSet::new();
    for seats in games {
        let mut looked = 0;
        walk(seats, 60 + u64::from(seats), |table| {
            looked += 1;
            if looked % 3 == 0 {
                refusals_are_sentences::<Face>(table, &everything(seats), &mut met);
            }
            if looked % 5 == 0 {
                why_nots_are_sentences::<Face>(table, Lang::ALL[looked % 3]);
            }
        });
    }
    let seat = Seat(1);
    let both = [
        fleet::Illegal::Over,
        fleet::Illegal::LuckFirst,
        fleet::Illegal::BeforeBoarding { special: Special::Holds },
        fleet::Illegal::MustPlace,
        fleet::Illegal::OwnSeat,
        fleet::Illegal::NotSeated { colour: Colour::Neutral },
        fleet::Illegal::NotRefugees { card },
        fleet::Illegal::NoExchange,
        fleet::Illegal::WarshipImmune,
        fleet::Illegal::NotInSenate { seat, cubes: 3 },
        fleet::Illegal::CannotThrowOff { colour: Colour::Neutral },
        fleet::Illegal::AtLeastOne,
        fleet::Illegal::NotJustPlaced { berth: 1 },
        fleet::Illegal::WouldBeEmpty { berth: 5 },
        fleet::Illegal::OtherLuck,
        fleet::Illegal::MarkerOrder,
        fleet::Illegal::OtherDrawer { seat, clause },
        fleet::Illegal::DrawCount { needed: 7, found: 6, clause },
        fleet::Illegal::NoCardLeft { card, clause },
        fleet::Illegal::NoSpecialLeft { special: Special::Spy, clause },
    ];
    both.into_iter().map(Illegal::Fleet).chain(rest).for_each(refusal_is_a_sentence::<Face>);
    assert!(met.len() > 60, "only {} refusals were met", met.len());
}

#[test]
fn every_clause_that_is_cited_stands_in_the_rules() {
    let mut found = BTreeSet::new();
    for seats in SEATS {
        let mut looked = 0;
        walk(seats, 70 + u64::from(seats), |table| {
            looked += 1;
            if looked % 25 == 0 || table.is_over() {
                found.extend(cited(&fragment::<Face>(table, actor(table), Lang::En)));
            }
        });
    }
    found.iter().for_each(|id| stands_in_the_rules::<Face>(id));
    assert!(found.len() > 15, "{found:?}");
}
