//! Chapters 3 and 4: the round, the Senate, the factions.

use engine::{Refusal as _, Seat};

use super::scene::clauses::clauses_of_wrong_draws;
use super::scene::{Scene, fresh, scene};
use crate::actions::{Ask, Chance};
use crate::kinds::Faction;
use crate::refusals::Illegal;

#[test]
fn da_3_0_a_round_has_four_phases() {
    let seven = "ref1 ref1 ref1 ref1 ref1 ref1 ref1";
    let mut game = scene("bry").hands(&format!("b {seven}, r {seven}, y {seven}")).next_round();
    assert_eq!(game.game.table.council.round, 3);
    game.play("b commit 0, r commit 1, y commit 0");
    assert_eq!(game.asked(), "r Faction");
    game.play("r take strategos, b take oraklos, y take philosophios");
    for _ in 0..5 {
        game.play("b lay ref1, r lay ref1, y lay ref1");
    }
    game.play("b keep down 00000");
    for _ in 0..5 {
        assert_eq!(game.asked(), "b Bid, r Bid, y Bid");
        game.play("b commit 0, r commit 0, y commit 0, r pass, b pass");
    }
    assert_eq!(game.asked(), "luck", "the Doom phase reveals an event");
    game.reveal("woe").deal();
    assert_eq!((game.asked(), game.game.table.council.round), ("b Senate, r Senate, y Senate".into(), 4));
}

#[test]
fn da_3_1_da_3_2_da_d2_senate_bids_are_sealed_and_opened_together() {
    let mut game = scene("bry").senate("b2").supply("r3").next_round();
    assert_eq!(game.choices("r"), "commit 0, commit 1, commit 2, commit 3");
    game.play("r commit 3, b commit 4");
    assert_eq!(game.senates(), "b2 r0 y0", "nothing is opened yet");
    for colour in ["r", "y"] {
        let view = game.view(colour);
        assert_eq!(view.cards.players[game.seat("b")].sealed, None);
        assert_eq!(
            (view.cards.players[Seat(0)].sealed, view.table.council.supply(Seat(0))),
            (None, 18),
            "the cubes in the closed hand are not told"
        );
    }
    assert_eq!(game.view("b").cards.players[game.seat("b")].sealed, Some(4));
    game.play("y commit 0");
    assert_eq!((game.senates(), game.game.table.council.players[Seat(0)].supply), ("b6 r3 y0".into(), 14));
}

#[test]
fn da_3_3_cubes_stay_in_the_senate_through_the_votes() {
    let mut game = scene("bry").senate("b4").rows("b treason").vote(1);
    for _ in 0..5 {
        game.play("b commit 1, r commit 0, y commit 0, b pass, r pass");
        assert_eq!(game.senates(), "b4 r0 y0");
    }
    game.reveal("woe");
    assert_eq!(game.senates(), "b2 r0 y0", "step 8 returns some");
    let mut game = scene("bry").senate("r4").rows("b treason").ranking("bry");
    game.play("b play own, b expel 3 of r");
    assert_eq!(game.senates(), "b0 r1 y0", "or Treason removes them");
}

#[test]
fn da_4_1_the_pick_order_is_senate_order_at_the_start() {
    let mut game = scene("bryg").senate("y3 g1").fields("b2 r1 y4 g3").faction_phase();
    for (colour, faction) in [("y", "strategos"), ("g", "philosophios"), ("r", "oraklos"), ("b", "demiurgos")] {
        assert_eq!(game.asked(), format!("{colour} Faction"));
        game.play(&format!("{colour} take {faction}"));
    }
}

#[test]
fn da_4_2_da_4_3_da_4_4_da_d3_the_price_is_that_of_the_place_and_is_spent() {
    for (colours, prices) in [("bry", &[2, 1, 0][..]), ("bryg", &[2, 1, 1, 0]), ("brygv", &[2, 2, 1, 1, 0])] {
        // Whether earlier players take or pass, the price of a place is the same.
        for passing in [false, true] {
            let mut game = scene(match colours {
                "bry" => "bry",
                "bryg" => "bryg",
                _ => "brygv",
            })
            .faction_phase();
            for (place, price) in prices.iter().enumerate() {
                let colour = &colours[place..=place];
                assert_eq!(game.game.ask(game.seat(colour)), Some(Ask::Faction { price: *price }));
                assert!(game.may(&format!("{colour} take no faction")));
                match passing && place + 1 < prices.len() {
                    true => game.play(&format!("{colour} take no faction")),
                    false => game.play(&format!("{colour} take {}", Faction::ALL[place])),
                };
                let paid = if passing && place + 1 < prices.len() { 0 } else { *price };
                assert_eq!(
                    (
                        game.game.table.council.players.as_slice()[place].supply,
                        game.game.table.council.players.as_slice()[place].spent
                    ),
                    (20 - paid, paid)
                );
            }
        }
    }
}

#[test]
fn da_r6_whoever_cannot_pay_passes_and_price_nought_may_be_passed() {
    let mut game = scene("bry").supply("b1 r0 y0").faction_phase();
    assert_eq!(game.choices("b"), "take no faction");
    assert_eq!(game.refused("b take archon"), Illegal::TooDear { price: 2, supply: 1 });
    game.play("b take no faction");
    assert_eq!(game.choices("r"), "take no faction");
    game.play("r take no faction");
    assert!(game.may("y take archon") && game.may("y take no faction"));
}

#[test]
fn da_4_5_da_d4_whoever_passed_must_take_one_free() {
    let mut game = scene("bry").faction_phase();
    game.play("b take no faction, r take archon, y take no faction");
    assert_eq!(game.asked(), "b FreeFaction", "in pick order");
    assert_eq!(game.refused("b take no faction"), Illegal::MustTakeFaction);
    assert!(matches!(game.refused("b take archon"), Illegal::Fleet(fleet::Illegal::OfficeTaken { .. })));
    assert_eq!(
        game.choices("b"),
        "take basileus, take demagogos, take demiurgos, take oraklos, take philosophios, take strategos"
    );
    game.play("b take oraklos");
    assert_eq!(game.asked(), "y FreeFaction");
    game.play("y take strategos");
    assert_eq!(game.supplies(), "b20 r19 y20");
    assert_eq!(game.asked(), "r Power", "all have one");
}

#[test]
fn da_4_6_the_marker_moves_at_once() {
    let mut game = scene("bry").faction_phase();
    game.play("b take strategos");
    assert_eq!(game.markers(), "b7 r2 y3");
}

#[test]
fn da_4_7_da_r7_plus_one_is_paid_once_and_comes_back_plain() {
    let mut game = scene("bry").plus("oraklos demagogos").faction_phase();
    game.play("b take oraklos, r take archon, y take strategos");
    assert_eq!(game.vp(), "b1 r0 y0");
    assert!(!game.game.table.shows_plus(Faction::Oraklos) && game.game.table.shows_plus(Faction::Demagogos));
    game.play("r skip archon");
    assert!(game.game.table.shows_plus(Faction::Demagogos), "it never shows more than +1");
    let mut game = game.doom("woe");
    assert!(!game.game.table.shows_plus(Faction::Oraklos), "taken, it comes back plain");
    assert!(game.game.table.shows_plus(Faction::Demagogos), "left again, it stays so");
    game.deal();
    let mut game = game.faction_phase();
    let who = game.asked()[..1].to_owned();
    let before = game.game.table.council.players[game.seat(&who)].points;
    game.play(&format!("{who} take demagogos"));
    assert_eq!(game.game.table.council.players[game.seat(&who)].points, before + 1);
}

#[test]
fn da_4_8_the_same_faction_may_be_taken_again() {
    let mut game = scene("bry").factions("b archon, r oraklos, y strategos").doom("woe");
    game.deal();
    game.play("b commit 0, r commit 0, y commit 0, b take archon");
    assert_eq!(game.game.table.holder(Faction::Archon), Some(game.seat("b")));
}

#[test]
fn da_4_9_da_r8_powers_are_used_in_senate_order_with_the_new_fields() {
    let mut game = scene("bry").fields("b1 r2 y3").faction_phase();
    game.play("b take demiurgos, r take basileus, y take archon");
    assert_eq!(game.asked(), "y Power");
    game.play("y skip archon");
    assert_eq!(game.asked(), "r Power");
    game.play("r skip basileus");
    assert_eq!(game.asked(), "b Power");
    let mut game = scene("bry").senate("b1").faction_phase();
    game.play("b take demiurgos, r take basileus, y take archon");
    assert_eq!(game.asked(), "b Power", "cubes in the Senate count first");
}

#[test]
fn da_4_10_all_left_over_show_plus_one_after_the_powers() {
    let mut game = scene("bry").plus("oraklos").faction_phase();
    game.play("b take archon, r take demagogos, y take strategos");
    assert!(!game.game.table.shows_plus(Faction::Basileus), "not before the powers");
    game.play("b skip archon");
    let plus: Vec<Faction> = Faction::ALL.into_iter().filter(|&faction| game.game.table.shows_plus(faction)).collect();
    assert_eq!(plus, [Faction::Basileus, Faction::Demiurgos, Faction::Oraklos, Faction::Philosophios]);
}

#[test]
fn da_3_1_da_5_9_da_5_11_da_8_3_cubes_that_are_not_there_cite_the_choice() {
    let clause = |game: &Scene, text: &str| game.refused(text).clause();
    assert_eq!(clause(&scene("bry"), "b commit 21"), "DA-3.1");
    let mut secret = scene("bry").factions("r demagogos").vote(1);
    assert_eq!(clause(&secret, "b commit 21"), "DA-5.9");
    secret.play("b commit 1, r commit 1, y commit 1, r peek at b");
    assert_eq!(clause(&secret, "r commit 21"), "DA-8.3");
    let open = scene("bry").revealed("debts").vote(1);
    assert_eq!(clause(&open, "y declare 21"), "DA-5.11");
}

#[test]
fn da_2_8_da_6_10_da_8_1_da_11_1_wrong_draws_cite_the_draw() {
    let mut deal = fresh("bry", |_| {});
    deal.luck(Chance::Markers { seats: [0, 1, 2].map(Seat).into_iter().collect() });
    assert_eq!(clauses_of_wrong_draws(&deal, "b", false), ["DA-2.8"; 2]);
    deal.draws("b", "ref1 ref1 ref1 ref1 ref1 ref1 ref1");
    assert_eq!(clauses_of_wrong_draws(&deal, "b", true), ["DA-2.8"; 2]);
    let mut archon = scene("bry").factions("b archon").end_of_faction_phase();
    archon.play("b use archon");
    assert_eq!(clauses_of_wrong_draws(&archon, "b", false), ["DA-8.1"; 2]);
    let refill = scene("bry").doom("debts");
    assert_eq!(clauses_of_wrong_draws(&refill, "b", false), ["DA-6.10"; 2]);
    let mut gain = scene("bry").factions("b demiurgos").end_of_faction_phase();
    gain.play("b use demiurgos");
    assert_eq!(clauses_of_wrong_draws(&gain, "b", true), ["DA-11.1"; 2]);
}
