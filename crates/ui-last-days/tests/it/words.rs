//! The table of Die letzten Tage von Atlantis over random games: every word in every language, every landing and every
//! event explained, every clause real, and nothing hidden on any page.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use engine::{GameOptions, PerSeat, Seat, SeatSet, Viewer};
use game_last_days::{
    Action, Ask, Card, Event, EventCard, Illegal, LastDays as Position, Options, PointReason, Senator, Source, Zone,
};
use ui::Lang;
use ui::picture::Picture;
use ui::table::table_text;
use ui_last_days::Face;
use ui_testkit::{actor, choices_are_buttons, model, sources_that_add_up, tell, told, variants_have_names};

#[path = "../../../ui-fleet/tests/shared/words.rs"]
mod shared;

use crate::senate::{seats_taken, votes_told_too_late};
use game_last_days as edition;
use shared::{actions_of_both, line_of, start, texts, walk, walk_with};

const SEATS: RangeInclusive<u8> = 3..=5;

/// Whether everybody answers this in secret.
fn is_sealed(ask: Ask) -> bool {
    matches!(ask, Ask::Influence | Ask::Bid { .. } | Ask::Lay { .. } | Ask::KeepDown)
}

/// Chapter 13.
fn long_game(seats: u8) -> Options {
    Options { extra_cards: 3, ..Options::for_seats(seats) }
}

#[test]
fn every_position_is_told_in_every_language() {
    let met = shared::every_position_is_told([(3, 3), (3, 13), (4, 4), (4, 14), (5, 5), (5, 15)]);
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
    shared::a_number_has_its_digit_as_key();
}

/// LD-R65: in a window the same is said to everybody who is asked, whether the card is there or not.
#[test]
fn ld_r65_a_window_asks_in_the_same_words_whoever_holds_the_card() {
    shared::a_window_asks_in_the_same_words_whoever_holds_the_card();
}

/// What is offered and foretold follows from what the viewer knows, not from what is hidden.
#[test]
fn worlds_that_differ_in_hidden_things_look_the_same() {
    shared::worlds_that_differ_in_hidden_things_look_the_same();
}

/// LD-3.2, LD-5.2, LD-5.8: nobody else’s page tells what was chosen in secret.
#[test]
fn ld_5_8_a_sealed_choice_is_on_nobody_elses_page() {
    shared::a_sealed_choice_is_told_to_nobody_else();
}

/// Every landing names everybody aboard, and everybody who gets points with the sum that leads to them.
#[test]
fn every_landing_explains_itself() {
    shared::every_landing_explains_itself_with("(LD-9.5)");
}

#[test]
fn points_and_neutrals_are_no_losses() {
    shared::losses(&[
        (Event::Scored { seat: Seat(0), points: 2, why: PointReason::NewLand }, false),
        (Event::NeutralBoarded { ship: 0 }, false),
    ]);
}

/// LD-V9: what a landing reads like.
#[test]
fn ld_v9_a_landing_in_three_languages() {
    let table = start(3);
    let game = table.position();
    let event = Event::Fleet(fleet::Event::Landed {
        ship: 0,
        mover: Some(Seat(2)),
        aboard: [3, 2, 1, 0, 0, 1],
        premium: true,
        allied: SeatSet::EMPTY,
        points: PerSeat::from_fn(3, |seat| [12, 8, 5][seat.index()]),
    });
    let told = |lang, viewer| told::<Face>(lang, viewer, game, Options::for_seats(3), vec![event]).remove(0);
    assert_eq!(
        told(Lang::En, Viewer::Public),
        "The Ark lands, moved by Jonas with Precious Cargo: the premium table counts. Aboard: Anna 3, Mira 2, Jonas 1, \
         neutral 1. Victory points: Anna +12 (9 for 3 refugees + 3 for other colours); Mira +8 (5 for 2 refugees + 3 for \
         other colours); Jonas +5 (1 for 1 refugee + 3 for other colours + 1 for moving). (LD-9.5)"
    );
    let german = told(Lang::De, Viewer::Seat(Seat(0)));
    assert!(german.contains("(bewegt von Jonas, Wichtige Fracht: eigene Tabelle)"), "{german}");
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
        Event::Fleet(fleet::Event::Ranked { ranking, entitled: 2 }),
        Event::Fleet(fleet::Event::Declined { seat: Seat(0) }),
        Event::Fleet(fleet::Event::Declined { seat: Seat(1) }),
        Event::Fleet(fleet::Event::Declined { seat: Seat(1) }),
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
    for seats in SEATS {
        texts(seats, |game, text| {
            for seat in Seat::all(seats.into()) {
                let line = line_of(text, seat);
                let (front, lost) = (game.table().council.players[seat].spent, game.table().lost[seat]);
                assert!(line.contains(&format!("discarded {front}")), "{line}");
                assert_eq!(line.contains(&format!("lost for good {lost}")), lost > 0, "{line}");
            }
            for senator in Senator::ALL {
                let start = format!("{}. ", game.table().components().field(senator) + 1);
                let line = text.lines().find(|line| line.starts_with(&start)).unwrap_or_default();
                assert_eq!(line.contains("held by"), game.table().holder(senator).is_some(), "{line}");
                let bonus = game.table().bonus(senator);
                assert_eq!(line.contains(&format!("with {bonus} bonus marker")), bonus > 0, "{line}");
            }
            assert_eq!(text.contains("Hand of the Gods: "), !game.table().gods.is_empty(), "{text}");
        });
    }
}

/// Every kind of action there can be.
fn everything(seats: u8) -> Vec<Action> {
    let mut all = actions_of_both(seats);
    all.extend((0..6).flat_map(|ship| [false, true].map(|extra| Action::Sail { ship, extra })));
    all.extend((0..5).flat_map(|number| {
        let unbid = Action::Play { source: Source::Unbid(number) };
        [Action::Refund { cubes: number }, unbid]
    }));
    let zones = [Zone::Supply, Zone::Senate, Zone::Slots, Zone::Front, Zone::NewLand, Zone::Ship(1), Zone::Hold(2)];
    all.extend(zones.map(|zone| Action::Lose { zone }));
    for senator in Senator::ALL {
        all.extend([Action::TakeSenator { senator }, Action::UsePower { senator }]);
    }
    all.extend(Card::ALL.map(|card| Action::Play { source: Source::Gods(card) }));
    all
}

#[test]
fn every_refusal_is_a_sentence_with_a_clause_of_the_rules() {
    let own = [
        Illegal::Seats { seats: 7 },
        Illegal::ExtraCards { cards: 6 },
        Illegal::JustBoarded { berth: 2 },
        Illegal::NotChosen { berth: 3 },
        Illegal::MustSail,
        Illegal::NoExtraShip,
        Illegal::NotAhead { seat: Seat(1) },
        Illegal::NotOfTheGods { card: Card::Cargo },
        Illegal::GodsTaken,
        Illegal::NotUnbid,
        Illegal::OnlyOwnCards,
        Illegal::NoCargoAirship,
        Illegal::NoSenate,
        Illegal::NoSuchRefund { cubes: 3, most: 2 },
        Illegal::NoCubeThere { zone: Zone::Hold(4) },
        Illegal::NoEventLeft { event: EventCard::Winds },
    ];
    shared::refusals_have_sentences(SEATS, (Card::Cargo, "LD-2.7"), own);
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
                if let Event::Fleet(fleet::Event::Landed { points, .. }) = event {
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
