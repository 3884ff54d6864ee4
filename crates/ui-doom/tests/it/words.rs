//! The table of Zagłada Atlantydy over random games: every word in every language, every landing explained, every clause
//! real, and nothing hidden on any page.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Components as _, Game, GameOptions, Seat, SeatSet, Table, Viewer};
use game_doom::{
    Action, Ask, Card, Colour, Components, Doom, Event, EventCard, Faction, Illegal, Options, ShipUse, Source, Special,
};
use ui::Lang;
use ui::picture::Picture;
use ui::shell::Keys;
use ui::table::{LogEntry, TableModel, table_choices, table_text};
use ui_doom::Face;

use crate::senate::{explains_itself, seats_taken, votes_told_too_late};
use ui_testkit::{
    self, NAMES, a_sealed_choice_is_on_nobody_elses_page, actor, asked, choices_are_buttons, cited, fragment, model,
    people, refusal_is_a_sentence, refusals_are_sentences, sources_that_add_up, stands_in_the_rules, tell, told,
    variants_have_names, viewers, why_nots_are_sentences, worlds_look_the_same,
};

fn walk_with(options: Options, seed: u64, look: impl FnMut(&Table<Doom>)) {
    // Small numbers leave cubes for the ships.
    let small = |action, number: u8| match action {
        Action::Commit { cubes } => Some(Action::Commit { cubes: cubes.min(number) }),
        Action::Declare { cubes } => Some(Action::Declare { cubes: cubes.min(number) }),
        _ => None,
    };
    ui_testkit::walk_with(options, seed, small, look);
}

fn walk(seats: u8, seed: u64, look: impl FnMut(&Table<Doom>)) {
    walk_with(Options::for_seats(seats), seed, look);
}

/// The variants of chapter 13.
fn variants() -> Vec<Options> {
    let three = Options::for_seats(3);
    vec![
        Options { family: true, ..three },
        Options { open_events: true, ..three },
        Options { open_specials: true, ..three },
        Options { aggressive: true, short: true, ..three },
        Options {
            ships: Some([ShipUse::None, ShipUse::Basic, ShipUse::None, ShipUse::Both, ShipUse::Both]),
            open_specials: true,
            ..Options::for_seats(4)
        },
    ]
}

#[test]
fn every_position_is_told_in_every_language() {
    for seats in 2..=5 {
        let mut turn = 0;
        walk(seats, u64::from(seats), |table| {
            turn += 1;
            let viewers = viewers(table);
            let viewer = if turn % 2 == 0 { actor(table) } else { viewers[turn / 2 % viewers.len()] };
            let model = model::<Face>(table, viewer);
            tell(Lang::ALL[turn % 3], &model);
            if turn % 25 == 0 || table.is_over() {
                fragment::<Face>(table, viewer, Lang::ALL[turn / 25 % 3]);
            }
        });
    }
}

#[test]
fn every_variant_is_told_in_every_language() {
    for (number, options) in variants().into_iter().enumerate() {
        let mut turn = 0;
        walk_with(options, 40 + number as u64, |table| {
            turn += 1;
            if turn % 2 == 0 || table.is_over() {
                tell(Lang::ALL[turn / 2 % 3], &model::<Face>(table, actor(table)));
            }
        });
    }
}

#[test]
fn every_choice_is_a_button_with_its_own_words_and_key() {
    for options in [Options::for_seats(2), Options::for_seats(4), variants()[4]] {
        let mut turn = 0;
        walk_with(options, 11, |table| {
            turn += 1;
            if turn % 2 == 0 {
                choices_are_buttons::<Face>(table, Lang::ALL[turn % 3]);
            }
        });
    }
}

/// DA-5.9, DA-5.11: numbers of cubes are chosen by their digits.
#[test]
fn da_5_9_a_number_has_its_digit_as_key() {
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
        if awaited.is_empty() {
            return;
        }
        let game = table.position();
        let sealed = matches!(
            awaited.iter().next().and_then(|seat| game.ask(seat)),
            Some(Ask::Senate | Ask::Bid { .. } | Ask::Lay { .. } | Ask::KeepDown)
        );
        for lang in Lang::ALL {
            let (waiting, _) = table_choices(lang, &model::<Face>(table, Viewer::Public));
            for seat in Seat::all(4) {
                let named = waiting.contains(NAMES[seat.index()]);
                assert_eq!(named, sealed || awaited.contains(seat), "{waiting}");
            }
        }
    });
}

/// DA-R66: in a window the same is said to everybody who is asked, whether the card is there or not.
#[test]
fn da_r66_a_window_asks_in_the_same_words_whoever_holds_the_card() {
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

/// DA-I17: what is offered and foretold follows from what the viewer knows, not from what is hidden.
#[test]
fn da_i17_worlds_that_differ_in_hidden_things_look_the_same() {
    for seats in 2..=5 {
        let mut turn = 0;
        walk(seats, 200 + u64::from(seats), |table| {
            turn += 1;
            if turn % 7 == 0 {
                worlds_look_the_same::<Face, _>(table, Lang::ALL[turn / 7 % 3]);
            }
        });
    }
}

/// DA-3.2, DA-5.2, DA-5.9: nobody else’s page tells what was chosen in secret.
#[test]
fn da_5_9_a_sealed_choice_is_on_nobody_elses_page() {
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

/// Every landing names everybody aboard, and everybody who gets points with the sum that leads to them.
#[test]
fn every_landing_explains_itself() {
    let mut landings = 0;
    for seats in 2..=5 {
        let mut done = 0;
        walk(seats, 300 + u64::from(seats), |table| {
            for played in &table.played()[done..] {
                for event in &played.events {
                    let Event::Landed { aboard, points, .. } = event else { continue };
                    landings += 1;
                    for (lang, viewer) in Lang::ALL.into_iter().zip(viewers(table)) {
                        let line =
                            told::<Face>(lang, viewer, table.position(), Options::for_seats(seats), vec![*event])
                                .remove(0);
                        explains_itself(lang, viewer, aboard, points, &line);
                        assert!(line.contains("(DA-9.5)"), "no clause: {line}");
                    }
                }
            }
            done = table.played().len();
        });
    }
    assert!(landings > 10, "only {landings} landings were met");
}

#[test]
fn what_others_take_is_a_loss_and_what_oneself_gives_is_none() {
    let table = Table::<Doom>::new(Components::standard(), Options::for_seats(3)).unwrap();
    let mine = Colour::Seat(Seat(0));
    let aboard = |seat: usize| std::array::from_fn(|colour| u8::from(colour == seat));
    let cases = [
        (Event::ThrownOff { seat: Seat(1), colour: mine, ship: 0 }, true),
        (Event::ThrownOff { seat: Seat(0), colour: mine, ship: 0 }, false),
        (Event::ThrownOff { seat: Seat(1), colour: Colour::Neutral, ship: 0 }, false),
        (Event::Expelled { seat: Seat(2), target: Seat(0), cubes: 2 }, true),
        (Event::SentHome { ship: 1, aboard: aboard(0) }, true),
        (Event::SentHome { ship: 1, aboard: aboard(2) }, false),
        (Event::Scored { seat: Seat(0), points: 1, why: game_doom::PointReason::Woe }, true),
        (Event::Scored { seat: Seat(0), points: 2, why: game_doom::PointReason::NewLand }, false),
        (Event::NeutralBoarded { ship: 0, instead_of: Some(Seat(0)) }, true),
        (Event::NeutralBoarded { ship: 0, instead_of: None }, false),
    ];
    for (event, loss) in cases {
        let mut model = TableModel::<Face>::of("k7f2", &table, Viewer::Seat(Seat(0)), people(3));
        model.log = vec![LogEntry { step: 1, seat: None, forced: false, events: vec![event] }];
        let lines = model.with_scene(Lang::En, Keys::On, |scene| Face::log(&model.view, &model.log, scene));
        assert_eq!(lines[0].loss, loss, "{}", lines[0].plain);
    }
}

/// DA-V8: what a landing reads like.
#[test]
fn da_v8_a_landing_in_three_languages() {
    let table = Table::<Doom>::new(Components::standard(), Options::for_seats(3)).unwrap();
    let game = table.position();
    let points = engine::PerSeat::from_fn(3, |seat| [9, 6, 5][seat.index()]);
    let event = Event::Landed {
        ship: 0,
        mover: Some(Seat(2)),
        aboard: [3, 2, 1, 0, 0, 1],
        premium: false,
        allied: SeatSet::EMPTY,
        points,
    };
    assert_eq!(
        told::<Face>(Lang::En, Viewer::Public, game, Options::for_seats(3), vec![event])[0],
        "The Ark lands, moved by Jonas. Aboard: Anna 3, Mira 2, Jonas 1, neutral 1. Victory points: Anna +9 (6 for 3 refugees \
         + 3 for other colours); Mira +6 (3 for 2 refugees + 3 for other colours); Jonas +5 (1 for 1 refugee + 3 for other \
         colours + 1 for moving). (DA-9.5)"
    );
    let german = &told::<Face>(Lang::De, Viewer::Seat(Seat(0)), game, Options::for_seats(3), vec![event])[0];
    assert!(german.contains("du +9 (6 für 3 Flüchtlinge + 3 für andere Farben)"), "{german}");
    let polish = &told::<Face>(Lang::Pl, Viewer::Seat(Seat(2)), game, Options::for_seats(3), vec![event])[0];
    assert!(
        polish.starts_with("Arka przybywa (ruch: ty). Na pokładzie: Anna 3, Mira 2, ty 1, neutralni 1."),
        "{polish}"
    );
    assert!(polish.contains("ty +5 (1 za 1 uchodźcę + 3 za inne kolory + 1 za ruch)"), "{polish}");
}

#[test]
fn the_text_form_says_all_that_the_picture_shows() {
    for seats in 2..=5 {
        let mut looked = 0;
        walk(seats, 50 + u64::from(seats), |table| {
            looked += 1;
            if looked % 11 != 0 && !table.is_over() {
                return;
            }
            let game = table.position();
            let viewer = Viewer::Seat(Seat(looked as u8 % seats));
            let model = model::<Face>(table, viewer);
            let text = table_text(Lang::En, &model);
            for berth in game.table().council.harbour.berths() {
                let ship = game.table().council.harbour.ship(berth);
                let start = format!("(berth {}", berth + 1);
                let line = text.lines().find(|line| line.contains(&start)).unwrap_or_default();
                let seats = format!("{} of {} seats", ship.taken(), ship.seats);
                assert!(line.contains(&seats), "{seats}: {line}");
                let arriving = game.table().council.arriving() == Some(berth);
                let place = if ship.in_port() { "in port" } else { "on the Ocean" };
                assert!(arriving || line.contains(place), "{line}");
                assert_eq!(line.contains(", upgraded"), ship.upgraded, "{line}");
                let points = game.table().if_landed(berth, None, false, SeatSet::EMPTY);
                for (seat, &points) in points.iter().filter(|(_, points)| **points > 0) {
                    let name = if viewer.is(seat) { "you" } else { NAMES[seat.index()] };
                    assert!(line.contains(&format!("{name} {points}")), "{line}");
                }
            }
            for seat in Seat::all(seats.into()) {
                let lines = || text.lines().filter(|line| line.starts_with(&format!("{} [", NAMES[seat.index()])));
                let line = lines().find(|line| line.contains("Behind the screen")).unwrap_or_default();
                let supply = game.table().council.supply(seat);
                assert!(line.contains(&format!(": {} victory point", game.table().council.points(seat))), "{line}");
                assert!(line.contains(&format!("Behind the screen {supply} cube")), "{line}");
                let hand = model.view.cards.players[seat].hand_size;
                assert!(line.contains(&format!("In hand {hand} politics")), "{line}");
            }
            for faction in Faction::ALL {
                let start = format!("{}. ", game.table().components().field(faction) + 1);
                let line = text.lines().find(|line| line.starts_with(&start)).unwrap_or_default();
                assert_eq!(line.contains("held by"), game.table().holder(faction).is_some(), "{line}");
                let shows = game.table().holder(faction).is_none() && game.table().shows_plus(faction);
                assert_eq!(line.contains("shows +1"), shows, "{line}");
            }
            let hand = model.view.cards.hand();
            for card in Card::ALL.into_iter().filter(|card| hand.of(card.index()) > 0) {
                assert!(text.contains(&format!("{} × ", hand.of(card.index()))), "{card}: {text}");
            }
            let camp = format!("In the Camp: {} neutral", game.table().council.harbour.camp);
            assert!(text.contains(&camp), "{camp}");
            let markers = game.table().council.markers_left;
            assert!(markers == 0 || text.contains(&format!("{markers} Doom marker")), "{text}");
        });
    }
}

/// Every kind of action there can be.
fn everything(seats: u8) -> Vec<Action> {
    let mut all = vec![
        Action::PassFaction,
        Action::ActFirst,
        Action::ActInOrder,
        Action::IntoHold,
        Action::Enough,
        Action::Pursue,
        Action::OpenHolds,
        Action::Spy,
        Action::Guard,
        Action::Ally,
        Action::Refund,
        Action::TakeTop,
        Action::Pass,
        Action::KeepDown { slots: 31 },
        Action::Commit { cubes: 21 },
        Action::Declare { cubes: 21 },
        Action::Play { source: Source::Own },
        Action::Play { source: Source::Borrowed },
        Action::PlayEmpathy { source: Source::Own },
    ];
    for ship in 0..6 {
        all.extend([
            Action::Board { ship },
            Action::Sail { ship },
            Action::Target { ship },
            Action::Exchange { ship },
            Action::Sacrifice { ship, hold: false },
        ]);
    }
    for seat in Seat::all(seats.into()) {
        let colour = Colour::Seat(seat);
        all.extend([
            Action::Peek { seat },
            Action::Force { seat },
            Action::Expel { seat, cubes: 4 },
            Action::Displace { colour },
            Action::ThrowOff { colour, hold: false },
        ]);
    }
    all.extend((0..5).map(|cubes| Action::Declare { cubes }));
    for faction in Faction::ALL {
        all.extend([Action::TakeFaction { faction }, Action::UsePower { faction }]);
    }
    for card in Card::ALL {
        all.extend([Action::Lay { card }, Action::Discard { card }, Action::Play { source: Source::Hand(card) }]);
    }
    all.extend(Special::ALL.map(|special| Action::TakeSpecial { special }));
    all
}

#[test]
fn every_refusal_is_a_sentence_with_a_clause_of_the_rules() {
    let mut met = BTreeSet::new();
    for seats in [2, 3, 5] {
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
    let rest = [
        Illegal::Seats { seats: 7 },
        Illegal::ArkForTwo,
        Illegal::ShipCount { ships: 1, most: 5 },
        Illegal::ShipSeats { seats: 6, needed: 12 },
        Illegal::Over,
        Illegal::LuckFirst,
        Illegal::BeforeBoarding { special: Special::Holds },
        Illegal::MustPlace,
        Illegal::OwnSeat,
        Illegal::NotSeated { colour: Colour::Neutral },
        Illegal::TooDear { price: 2, supply: 1 },
        Illegal::NotRefugees { card: Card::Royal },
        Illegal::NoExchange,
        Illegal::NoRoyalAirship,
        Illegal::WarshipImmune,
        Illegal::Protected,
        Illegal::NoSenate,
        Illegal::NotInSenate { seat, cubes: 3 },
        Illegal::CannotThrowOff { colour: Colour::Neutral },
        Illegal::AtLeastOne,
        Illegal::NotJustPlaced { ship: 0 },
        Illegal::WouldBeEmpty { ship: 4 },
        Illegal::NotDisplayed { special: Special::Key },
        Illegal::NothingToGain,
        Illegal::OtherLuck,
        Illegal::MarkerOrder,
        Illegal::OtherDrawer { seat, clause: "DA-2.8" },
        Illegal::DrawCount { needed: 7, found: 6, clause: "DA-2.8" },
        Illegal::NoCardLeft { card: Card::Ref1, clause: "DA-2.8" },
        Illegal::NoSpecialLeft { special: Special::Spy, clause: "DA-2.8" },
        Illegal::NoEventLeft { event: EventCard::Woe },
    ];
    rest.into_iter().for_each(refusal_is_a_sentence::<Face>);
    assert!(met.len() > 60, "only {} refusals were met", met.len());
}

#[test]
fn every_clause_that_is_cited_stands_in_the_rules() {
    let mut found = BTreeSet::new();
    for seats in 2..=5 {
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

#[test]
fn every_variant_of_a_new_table_has_a_name_and_a_meaning() {
    variants_have_names::<Face>();
    for choice in Options::CHOICES {
        for lang in Lang::ALL {
            let ship = choice.key.starts_with("ship-");
            assert!(ship || Face::choice_hint(choice.key, lang).is_some(), "{} has no meaning", choice.key);
        }
    }
}

/// DA-7.2: the sources on the sheet add up to the points of every seat.
#[test]
fn the_sheet_tells_where_every_point_came_from() {
    for (seats, seed) in [(2, 61), (3, 62), (5, 63)] {
        walk(seats, seed, |table| {
            if !table.is_over() {
                return;
            }
            let sources = sources_that_add_up::<Face>(table);
            assert!(sources.len() >= 3 && sources[1].iter().any(|&points| points > 0), "{sources:?}");
        });
    }
}

#[test]
fn the_doom_phase_tells_nothing_of_votes() {
    assert_eq!(votes_told_too_late::<Face>("The votes of this round are"), 0);
}

#[test]
fn whoever_takes_a_seat_is_told_of_their_cubes_only_when_it_is_free() {
    assert!(seats_taken::<Face>(0..6) > 0);
}
