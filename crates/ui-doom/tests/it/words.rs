//! The table of Zagłada Atlantydy over random games: every word in every language, every landing explained, every clause
//! real, and nothing hidden on any page.

use std::ops::RangeInclusive;

use engine::{GameOptions, Seat, SeatSet, Viewer};
use game_doom::{
    Action, Ask, Card, Doom as Position, Event, EventCard, Faction, Illegal, Options, PointReason, ShipUse, Special,
};
use ui::Lang;
use ui::picture::Picture;
use ui_doom::Face;
use ui_testkit::{actor, choices_are_buttons, model, sources_that_add_up, tell, told, variants_have_names};

#[path = "../../../ui-fleet/tests/shared/words.rs"]
mod shared;

use crate::senate::{seats_taken, votes_told_too_late};
use game_doom as edition;
use shared::{actions_of_both, start, texts, walk, walk_with};

const SEATS: RangeInclusive<u8> = 2..=5;

/// Whether everybody answers this in secret.
fn is_sealed(ask: Ask) -> bool {
    matches!(ask, Ask::Senate | Ask::Bid { .. } | Ask::Lay { .. } | Ask::KeepDown)
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
    shared::every_position_is_told(SEATS.map(|seats| (seats, u64::from(seats))));
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
    shared::a_number_has_its_digit_as_key();
}

/// DA-R66: in a window the same is said to everybody who is asked, whether the card is there or not.
#[test]
fn da_r66_a_window_asks_in_the_same_words_whoever_holds_the_card() {
    shared::a_window_asks_in_the_same_words_whoever_holds_the_card();
}

/// DA-I17: what is offered and foretold follows from what the viewer knows, not from what is hidden.
#[test]
fn da_i17_worlds_that_differ_in_hidden_things_look_the_same() {
    shared::worlds_that_differ_in_hidden_things_look_the_same();
}

/// DA-3.2, DA-5.2, DA-5.9: nobody else’s page tells what was chosen in secret.
#[test]
fn da_5_9_a_sealed_choice_is_on_nobody_elses_page() {
    shared::a_sealed_choice_is_told_to_nobody_else();
}

/// Every landing names everybody aboard, and everybody who gets points with the sum that leads to them.
#[test]
fn every_landing_explains_itself() {
    shared::every_landing_explains_itself_with("(DA-9.5)");
}

#[test]
fn woe_and_a_lost_seat_are_losses() {
    shared::losses(&[
        (Event::Scored { seat: Seat(0), points: 1, why: PointReason::Woe }, true),
        (Event::Scored { seat: Seat(0), points: 2, why: PointReason::NewLand }, false),
        (Event::NeutralBoarded { ship: 0, instead_of: Some(Seat(0)) }, true),
        (Event::NeutralBoarded { ship: 0, instead_of: None }, false),
    ]);
}

/// DA-V8: what a landing reads like.
#[test]
fn da_v8_a_landing_in_three_languages() {
    let table = start(3);
    let game = table.position();
    let points = engine::PerSeat::from_fn(3, |seat| [9, 6, 5][seat.index()]);
    let event = Event::Fleet(fleet::Event::Landed {
        ship: 0,
        mover: Some(Seat(2)),
        aboard: [3, 2, 1, 0, 0, 1],
        premium: false,
        allied: SeatSet::EMPTY,
        points,
    });
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
    for seats in SEATS {
        texts(seats, |game, text| {
            for faction in Faction::ALL {
                let start = format!("{}. ", game.table().components().field(faction) + 1);
                let line = text.lines().find(|line| line.starts_with(&start)).unwrap_or_default();
                assert_eq!(line.contains("held by"), game.table().holder(faction).is_some(), "{line}");
                let shows = game.table().holder(faction).is_none() && game.table().shows_plus(faction);
                assert_eq!(line.contains("shows +1"), shows, "{line}");
            }
        });
    }
}

/// Every kind of action there can be.
fn everything(seats: u8) -> Vec<Action> {
    let mut all = actions_of_both(seats);
    all.extend([Action::PassFaction, Action::ActFirst, Action::ActInOrder, Action::Refund, Action::TakeTop]);
    all.extend((0..6).map(|ship| Action::Sail { ship }));
    all.extend(Seat::all(seats.into()).flat_map(|seat| [Action::Peek { seat }, Action::Force { seat }]));
    for faction in Faction::ALL {
        all.extend([Action::TakeFaction { faction }, Action::UsePower { faction }]);
    }
    all.extend(Special::ALL.map(|special| Action::TakeSpecial { special }));
    all
}

#[test]
fn every_refusal_is_a_sentence_with_a_clause_of_the_rules() {
    let own = [
        Illegal::Seats { seats: 7 },
        Illegal::ArkForTwo,
        Illegal::ShipCount { ships: 1, most: 5 },
        Illegal::ShipSeats { seats: 6, needed: 12 },
        Illegal::TooDear { price: 2, supply: 1 },
        Illegal::NoRoyalAirship,
        Illegal::Protected,
        Illegal::NoSenate,
        Illegal::NotDisplayed { special: Special::Key },
        Illegal::NothingToGain,
        Illegal::NoEventLeft { event: EventCard::Woe },
    ];
    shared::refusals_have_sentences([2, 3, 5], (Card::Royal, "DA-2.8"), own);
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
