//! The table of Die letzten Tage von Atlantis over random games: every word in every language, every landing and every
//! event explained, every clause real, and nothing hidden on any page.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Components as _, Game, GameOptions, PerSeat, Seat, SeatSet, Table, Viewer};
use game_last_days::{
    Action, Ask, Card, Colour, Components, Event, EventCard, Illegal, LastDays, Options, PointReason, Senator, Source,
    Special, Zone,
};
use ui::Lang;
use ui::picture::Picture;
use ui::shell::Keys;
use ui::table::{LogEntry, TableModel, table_choices, table_text};
use ui_last_days::Face;

use crate::senate::{explains_itself, seats_taken, votes_told_too_late};
use ui_testkit::{
    self, NAMES, a_sealed_choice_is_on_nobody_elses_page, actor, asked, choices_are_buttons, cited, fragment, model,
    people, refusal_is_a_sentence, refusals_are_sentences, sources_that_add_up, stands_in_the_rules, tell, told,
    variants_have_names, viewers, why_nots_are_sentences, worlds_look_the_same,
};

/// Plays a random game and shows every position in which somebody is to decide, and the last.
fn walk_with(options: Options, seed: u64, look: impl FnMut(&Table<LastDays>)) {
    // Small numbers leave cubes for the ships.
    let small = |action, number: u8| match action {
        Action::Commit { cubes } => Some(Action::Commit { cubes: cubes.min(number) }),
        Action::Declare { cubes } => Some(Action::Declare { cubes: cubes.min(number) }),
        _ => None,
    };
    ui_testkit::walk_with(options, seed, small, look);
}

fn walk(seats: u8, seed: u64, look: impl FnMut(&Table<LastDays>)) {
    walk_with(Options::for_seats(seats), seed, look);
}

/// Chapter 13.
fn long_game(seats: u8) -> Options {
    Options { extra_cards: 3, ..Options::for_seats(seats) }
}

#[test]
fn every_position_is_told_in_every_language() {
    let mut met = BTreeSet::new();
    for (seats, seed) in [(3, 3), (3, 13), (4, 4), (4, 14), (5, 5), (5, 15)] {
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
    assert!(met.len() > 18, "only these questions were met: {met:?}");
}

#[test]
fn the_long_game_is_told_in_every_language() {
    let mut turn = 0;
    walk_with(long_game(4), 44, |table| {
        turn += 1;
        if turn % 2 == 0 || table.is_over() {
            tell(Lang::ALL[turn / 2 % 3], &model::<Face>(table, actor(table)));
        }
    });
}

#[test]
fn every_choice_is_a_button_with_its_own_words_and_key() {
    for (options, seed) in [(Options::for_seats(3), 11), (Options::for_seats(5), 12), (long_game(4), 13)] {
        let mut turn = 0;
        walk_with(options, seed, |table| {
            turn += 1;
            if turn % 2 == 0 {
                choices_are_buttons::<Face>(table, Lang::ALL[turn % 3]);
            }
        });
    }
}

/// LD-5.8, LD-5.9: numbers of cubes are chosen by their digits.
#[test]
fn ld_5_8_a_number_has_its_digit_as_key() {
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
            Some(Ask::Influence | Ask::Bid { .. } | Ask::Lay { .. } | Ask::KeepDown)
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

/// LD-R65: in a window the same is said to everybody who is asked, whether the card is there or not.
#[test]
fn ld_r65_a_window_asks_in_the_same_words_whoever_holds_the_card() {
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

/// What is offered and foretold follows from what the viewer knows, not from what is hidden.
#[test]
fn worlds_that_differ_in_hidden_things_look_the_same() {
    for seats in 3..=5 {
        let mut turn = 0;
        walk(seats, 200 + u64::from(seats), |table| {
            turn += 1;
            if turn % 7 == 0 {
                worlds_look_the_same::<Face, _>(table, Lang::ALL[turn / 7 % 3]);
            }
        });
    }
}

/// LD-3.2, LD-5.2, LD-5.8: nobody else’s page tells what was chosen in secret.
#[test]
fn ld_5_8_a_sealed_choice_is_on_nobody_elses_page() {
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
    for seats in 3..=5 {
        let mut done = 0;
        walk(seats, 300 + u64::from(seats), |table| {
            for played in &table.played()[done..] {
                for event in &played.events {
                    let Event::Landed { aboard, points, .. } = event else { continue };
                    landings += 1;
                    for (lang, viewer) in Lang::ALL.into_iter().zip(viewers(table)) {
                        let options = Options::for_seats(seats);
                        let line = told::<Face>(lang, viewer, table.position(), options, vec![*event]).remove(0);
                        explains_itself(lang, viewer, aboard, points, &line);
                        assert!(line.contains("(LD-9.5)"), "no clause: {line}");
                    }
                }
            }
            done = table.played().len();
        });
    }
    assert!(landings > 10, "only {landings} landings were met");
}

fn start(seats: u8) -> Table<LastDays> {
    Table::new(Components::standard(), Options::for_seats(seats)).expect("so many may play")
}

#[test]
fn what_others_take_is_a_loss_and_what_oneself_gives_is_none() {
    let table = start(3);
    let mine = Colour::Seat(Seat(0));
    let aboard = |seat: usize| std::array::from_fn(|colour| u8::from(colour == seat));
    let cases = [
        (Event::ThrownOff { seat: Seat(1), colour: mine, ship: 0 }, true),
        (Event::ThrownOff { seat: Seat(0), colour: mine, ship: 0 }, false),
        (Event::ThrownOff { seat: Seat(1), colour: Colour::Neutral, ship: 0 }, false),
        (Event::Expelled { seat: Seat(2), target: Seat(0), cubes: 2 }, true),
        (Event::SentHome { ship: 1, aboard: aboard(0) }, true),
        (Event::SentHome { ship: 1, aboard: aboard(2) }, false),
        (Event::Scored { seat: Seat(0), points: 2, why: PointReason::NewLand }, false),
        (Event::NeutralBoarded { ship: 0 }, false),
    ];
    for (event, loss) in cases {
        let mut model = TableModel::<Face>::of("k7f2", &table, Viewer::Seat(Seat(0)), people(3));
        model.log = vec![LogEntry { step: 1, seat: None, forced: false, events: vec![event] }];
        let lines = model.with_scene(Lang::En, Keys::On, |scene| Face::log(&model.view, &model.log, scene));
        assert_eq!(lines[0].loss, loss, "{}", lines[0].plain);
    }
}

/// LD-V9: what a landing reads like.
#[test]
fn ld_v9_a_landing_in_three_languages() {
    let table = start(3);
    let game = table.position();
    let event = Event::Landed {
        ship: 0,
        mover: Some(Seat(2)),
        aboard: [3, 2, 1, 0, 0, 1],
        premium: true,
        allied: SeatSet::EMPTY,
        points: PerSeat::from_fn(3, |seat| [12, 8, 5][seat.index()]),
    };
    let told = |lang, viewer| told::<Face>(lang, viewer, game, Options::for_seats(3), vec![event]).remove(0);
    assert_eq!(
        told(Lang::En, Viewer::Public),
        "The Ark lands, moved by Jonas with Precious Cargo: the premium table counts. Aboard: Anna 3, Mira 2, Jonas 1, \
         neutral 1. Victory points: Anna +12 (9 for 3 refugees + 3 for other colours); Mira +8 (5 for 2 refugees + 3 for \
         other colours); Jonas +5 (1 for 1 refugee + 3 for other colours + 1 for moving). (LD-9.5)"
    );
    let german = told(Lang::De, Viewer::Seat(Seat(0)));
    assert!(german.contains("(bewegt von Jonas, Wichtige Fracht: Premiumtabelle)"), "{german}");
    assert!(german.contains("du +12 (9 für 3 Flüchtlinge + 3 für andere Farben)"), "{german}");
    let polish = told(Lang::Pl, Viewer::Seat(Seat(2)));
    assert!(polish.starts_with("Arka przybywa (ruch: ty, karta Królewski statek: tabela królewska)."), "{polish}");
    assert!(polish.contains("ty +5 (1 za 1 uchodźcę + 3 za inne kolory + 1 za ruch)"), "{polish}");
}

/// What happened to a table without any history, in English, to a spectator.
fn plain(events: Vec<Event>) -> Vec<String> {
    told::<Face>(Lang::En, Viewer::Public, start(3).position(), Options::for_seats(3), events)
}

/// LD-4.3, LD-10.3, LD-10.8, LD-10.9, LD-12.7: each source of points has its own words.
#[test]
fn ld_10_8_points_say_what_they_are_for() {
    let scored = |why| plain(vec![Event::Scored { seat: Seat(1), points: 2, why }]).remove(0);
    let reasons = [
        (PointReason::Bonus, "Mira gets 2 victory points for the bonus markers of the senator. (LD-4.3)"),
        (PointReason::NewLand, "Mira gets 2 victory points for most refugees on New Land. (LD-6.1)"),
        (PointReason::Senate, "Mira gets 2 victory points for most cubes in the Senate. (LD-6.2)"),
        (PointReason::Refugees, "Mira gets 2 victory points printed on the card. (LD-10.3)"),
        (PointReason::Sabotage, "Mira gets 2 victory points for refugees of players ahead, by Sabotage. (LD-10.8)"),
        (PointReason::Treason, "Mira gets 2 victory points for refugees of players ahead, by Treason. (LD-10.9)"),
        (PointReason::Debts, "Mira gets 2 victory points from the Senate’s debts. (LD-12.7)"),
    ];
    for (why, words) in reasons {
        assert_eq!(scored(why), words);
    }
}

/// LD-12.14, LD-R92: all that one player loses is one line; the next player has another.
#[test]
fn ld_12_14_lost_cubes_are_told_player_by_player() {
    let lost = |seat, zone| Event::Lost { seat: Seat(seat), zone };
    let lines = plain(vec![
        Event::EffectBegan { event: EventCard::AllLost },
        lost(0, Zone::Supply),
        lost(0, Zone::Ship(0)),
        lost(1, Zone::Hold(4)),
        Event::CameHome { ship: 4 },
    ]);
    assert_eq!(
        lines,
        [
            "What was announced takes place: We Are All Lost. (LD-12.14)",
            "Anna removes a cube for good from behind the screen, another from the Ark.",
            "Mira removes a cube for good from the Warship, out of the hold.",
            "Nobody is left aboard. The Warship returns to port without scoring. (LD-R26)",
        ]
    );
}

/// LD-8.7: who leaves Strategos is told so, and not that somebody declines once more.
#[test]
fn ld_8_7_leaving_strategos_is_not_declining_a_card() {
    let ranking = Seat::all(3).collect();
    let lines = plain(vec![
        Event::Ranked { ranking, entitled: 2 },
        Event::Declined { seat: Seat(0) },
        Event::Declined { seat: Seat(1) },
        Event::Declined { seat: Seat(1) },
    ]);
    assert_eq!(lines[1..], ["Anna declines.", "Mira declines.", "Mira leaves the power of Strategos."]);
}

/// LD-12.1, LD-12.3: the current event says what is in force now and what it will do, and nothing else.
#[test]
fn ld_12_1_the_current_event_explains_itself() {
    let mut met = BTreeSet::new();
    for seed in 0..12 {
        walk(3, 400 + seed, |table| {
            let game = table.position();
            let Some(event) = game.table().event.filter(|_| !table.is_over()) else { return };
            if !met.insert((event, game.table().council.markers_left)) {
                return;
            }
            let text = table_text(Lang::En, &model::<Face>(table, Viewer::Public));
            let lines: Vec<&str> = text.lines().collect();
            let at = lines.iter().position(|line| line.starts_with("Current event: ")).expect("it is told");
            let told: Vec<&str> =
                lines[at + 1..].iter().take_while(|line| !line.contains("Doom marker")).copied().collect();
            let now = lines[at..].iter().any(|line| line.starts_with("While it is the current event: "));
            let later = lines[at..].iter().any(|line| line.starts_with("In step 4 of the next Doom phase: "));
            assert_eq!((now, later), (!event.is_delayed(), event.is_delayed()), "{event}: {told:?}");
            let doom = text.contains("Doom effect, in the same step: ");
            assert_eq!(doom, event.is_doom(), "{event}: {text}");
            let ends = text.contains("third Doom marker is removed, and the game ends at once.");
            assert_eq!(ends, event.is_doom() && game.table().council.markers_left == 1, "{event}: {text}");
            if event == EventCard::AllLost {
                let cubes = game.table().cubes_to_lose();
                let words =
                    if cubes == 0 { "nobody loses a cube".to_owned() } else { format!("removes {cubes} cubes") };
                assert!(text.contains(&words), "{words}: {text}");
            }
        });
    }
    let events: BTreeSet<EventCard> = met.iter().map(|(event, _)| *event).collect();
    assert_eq!(events.len(), EventCard::ALL.len(), "{events:?}");
}

#[test]
fn the_text_form_says_all_that_the_picture_shows() {
    for seats in 3..=5 {
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
                assert!(line.contains(&format!(": {} victory point", game.table().council.points(seat))), "{line}");
                assert!(
                    line.contains(&format!("Behind the screen {} cube", game.table().council.supply(seat))),
                    "{line}"
                );
                assert!(line.contains(&format!("discarded {}", game.table().council.players[seat].spent)), "{line}");
                assert_eq!(
                    line.contains(&format!("lost for good {}", game.table().lost[seat])),
                    game.table().lost[seat] > 0,
                    "{line}"
                );
                let hand = model.view.cards.players[seat].hand_size;
                assert!(line.contains(&format!("In hand {hand} politics")), "{line}");
            }
            for senator in Senator::ALL {
                let start = format!("{}. ", game.table().components().field(senator) + 1);
                let line = text.lines().find(|line| line.starts_with(&start)).unwrap_or_default();
                assert_eq!(line.contains("held by"), game.table().holder(senator).is_some(), "{line}");
                let bonus = game.table().bonus(senator);
                assert_eq!(line.contains(&format!("with {bonus} bonus marker")), bonus > 0, "{line}");
            }
            let hand = model.view.cards.hand();
            for card in Card::ALL.into_iter().filter(|card| hand.of(card.index()) > 0) {
                assert!(text.contains(&format!("{} × ", hand.of(card.index()))), "{card}: {text}");
            }
            let camp = format!("In the Camp: {} neutral", game.table().council.harbour.camp);
            assert!(text.contains(&camp), "{camp}");
            let markers = game.table().council.markers_left;
            assert!(markers == 0 || text.contains(&format!("{markers} Doom marker")), "{text}");
            assert_eq!(text.contains("Hand of the Gods: "), !game.table().gods.is_empty(), "{text}");
        });
    }
}

/// Every kind of action there can be.
fn everything(seats: u8) -> Vec<Action> {
    let mut all = vec![
        Action::IntoHold,
        Action::Enough,
        Action::Pursue,
        Action::OpenHolds,
        Action::Spy,
        Action::Guard,
        Action::Ally,
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
            Action::Sail { ship, extra: false },
            Action::Sail { ship, extra: true },
            Action::Target { ship },
            Action::Exchange { ship },
            Action::Sacrifice { ship, hold: false },
        ]);
    }
    for seat in Seat::all(seats.into()) {
        let colour = Colour::Seat(seat);
        all.extend([
            Action::Expel { seat, cubes: 4 },
            Action::Displace { colour },
            Action::ThrowOff { colour, hold: false },
        ]);
    }
    all.extend((0..5).flat_map(|number| {
        let unbid = Action::Play { source: Source::Unbid(number) };
        [Action::Declare { cubes: number }, Action::Refund { cubes: number }, unbid]
    }));
    let zones = [Zone::Supply, Zone::Senate, Zone::Slots, Zone::Front, Zone::NewLand, Zone::Ship(1), Zone::Hold(2)];
    all.extend(zones.map(|zone| Action::Lose { zone }));
    for senator in Senator::ALL {
        all.extend([Action::TakeSenator { senator }, Action::UsePower { senator }]);
    }
    for card in Card::ALL {
        all.extend([Action::Lay { card }, Action::Discard { card }]);
        all.extend([Source::Hand(card), Source::Gods(card)].map(|source| Action::Play { source }));
    }
    all
}

#[test]
fn every_refusal_is_a_sentence_with_a_clause_of_the_rules() {
    let mut met = BTreeSet::new();
    for seats in 3..=5 {
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
    let card = Card::Cargo;
    let rest = [
        Illegal::Seats { seats: 7 },
        Illegal::ExtraCards { cards: 6 },
        Illegal::Over,
        Illegal::LuckFirst,
        Illegal::JustBoarded { ship: 1 },
        Illegal::NotChosen { ship: 2 },
        Illegal::BeforeBoarding { special: Special::Holds },
        Illegal::MustPlace,
        Illegal::MustSail,
        Illegal::NoExtraShip,
        Illegal::OwnSeat,
        Illegal::NotSeated { colour: Colour::Neutral },
        Illegal::NotAhead { seat },
        Illegal::NotOfTheGods { card },
        Illegal::GodsTaken,
        Illegal::NotUnbid,
        Illegal::OnlyOwnCards,
        Illegal::NotRefugees { card },
        Illegal::NoExchange,
        Illegal::NoCargoAirship,
        Illegal::WarshipImmune,
        Illegal::NoSenate,
        Illegal::NotInSenate { seat, cubes: 3 },
        Illegal::CannotThrowOff { colour: Colour::Neutral },
        Illegal::AtLeastOne,
        Illegal::NotJustPlaced { ship: 0 },
        Illegal::WouldBeEmpty { ship: 4 },
        Illegal::NoSuchRefund { cubes: 3, most: 2 },
        Illegal::NoCubeThere { zone: Zone::Hold(4) },
        Illegal::OtherLuck,
        Illegal::MarkerOrder,
        Illegal::OtherDrawer { seat, clause: "LD-2.7" },
        Illegal::DrawCount { needed: 7, found: 6, clause: "LD-2.7" },
        Illegal::NoCardLeft { card, clause: "LD-2.7" },
        Illegal::NoSpecialLeft { special: Special::Spy, clause: "LD-2.7" },
        Illegal::NoEventLeft { event: EventCard::Winds },
    ];
    rest.into_iter().for_each(refusal_is_a_sentence::<Face>);
    assert!(met.len() > 60, "only {} refusals were met", met.len());
}

#[test]
fn every_clause_that_is_cited_stands_in_the_rules() {
    let mut found = BTreeSet::new();
    for seats in 3..=5 {
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
            assert!(Face::choice_hint(choice.key, lang).is_some(), "{} has no meaning", choice.key);
        }
    }
}

/// LD-7.2: the sources on the sheet add up to the points of every seat.
#[test]
fn the_sheet_tells_where_every_point_came_from() {
    for (seats, seed) in [(3, 61), (4, 62), (5, 63)] {
        walk(seats, seed, |table| {
            if !table.is_over() {
                return;
            }
            let sources = sources_that_add_up::<Face>(table);
            let mut landed = vec![0; seats.into()];
            for event in table.played().iter().flat_map(|played| &played.events) {
                if let Event::Landed { points, .. } = event {
                    points.iter().for_each(|(seat, &points)| landed[seat.index()] += i32::from(points));
                }
            }
            let mut first = sources[0].clone();
            first.sort_unstable();
            landed.sort_unstable();
            assert_eq!(first, landed, "the first row is what landings gave");
            assert!(
                sources.len() >= 3 && sources.iter().all(|row| row.iter().any(|&points| points > 0)),
                "{sources:?}"
            );
        });
    }
}

#[test]
fn the_doom_phase_tells_nothing_of_votes() {
    assert_eq!(votes_told_too_late::<Face>("The auctions of this round are"), 0);
}

#[test]
fn whoever_takes_a_seat_is_told_of_their_cubes_only_when_it_is_free() {
    assert!(seats_taken::<Face>(0..6) > 0);
}
