//! Chapter 9: movement, arrival, upgrades.

use engine::{Game, SeatSet};

use super::scene::{scene, scene_with};
use crate::events::Event;
use crate::refusals::Illegal;
use crate::setup::ShipUse;

#[test]
fn da_9_1_port_ocean_new_land_and_home_again() {
    let mut game = scene("bry").ships("B 2b, C 1r").rows("b royal royal royal").vote(1);
    game.play("b commit 1, r commit 0, y commit 0, b play own, b sail B, r pass");
    assert_eq!(game.aboard("B"), "sea 2b");
    game.play("b commit 1, r commit 0, y commit 0, b play own, b sail B");
    assert_eq!((game.aboard("B"), game.landed()), (String::new(), "2b".into()));
    assert!(game.ship("B").in_port());
}

#[test]
fn da_9_2_refugees_board_in_port_only() {
    let mut game = scene("bry").ships("A sea 1b").rows("b ref1").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "board B, board C, board D, board E");
    assert_eq!(game.refused("b board A"), Illegal::Fleet(fleet::Illegal::ShipAtSea { berth: 1 }));
}

#[test]
fn da_9_3_an_empty_ship_never_moves() {
    let mut game = scene("bry").ships("A 1b, B 1r").rows("b ships2").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "sail A, sail B");
    assert_eq!(game.refused("b sail C"), Illegal::Fleet(fleet::Illegal::EmptyShip { berth: 3 }));
    let none = scene("bry").rows("b royal").ranking("bry");
    assert_eq!(none.choices("b"), "pass");
}

#[test]
fn da_9_4_da_r84_an_arrival_in_its_order() {
    let mut game = scene("bry").specials("r alliance").ships("A+ sea 2b2n").rows("b royal").ranking("bry");
    game.play("b play own, b sail A");
    assert_eq!(
        (game.asked(), game.game.table.council.arriving()),
        ("r Ally".into(), Some(0)),
        "(a) at New Land, not yet scored"
    );
    assert_eq!(game.vp(), "b0 r0 y0");
    game.play("r ally");
    assert_eq!(game.vp(), "b7 r6 y0", "(b)");
    assert_eq!((game.landed(), game.game.table.council.arriving()), ("2b2n".into(), None), "(c)");
    assert_eq!(game.aboard("A"), "1n", "(d) home, with its own neutral");
}

#[test]
fn da_9_5_the_tables() {
    for (count, standard, premium) in [(1, 1, 1), (2, 3, 5), (3, 6, 9), (4, 10, 14), (5, 15, 20), (7, 15, 20)] {
        let game = scene("bry").ships(&format!("A {count}b"));
        let points = |premium| game.game.table.if_landed(0, None, premium, SeatSet::EMPTY)[game.seat("b")];
        assert_eq!((points(false), points(true)), (standard, premium));
    }
    let mut moved = scene("bry").ships("A sea 3r").rows("b ships2").ships("B 1y").ranking("bry");
    moved.play("b play own, b sail A");
    assert_eq!(moved.vp(), "b1 r6 y0", "standard without Royal Passage");
}

#[test]
fn da_9_6_da_r26_one_point_for_every_other_colour_for_those_aboard() {
    let game = scene("bryg").ships("A 1b1r2y1n");
    assert_eq!(
        game.game.table.if_landed(0, None, false, SeatSet::EMPTY).as_slice(),
        [4, 4, 6, 0],
        "green is not aboard"
    );
    let allied = SeatSet::only(game.seat("g"));
    assert_eq!(game.game.table.if_landed(0, None, false, allied).as_slice(), [4, 4, 6, 4], "an ally counts as aboard");
}

#[test]
fn da_9_7_the_mover_gets_a_point_but_nobody_for_automatic_movement() {
    let mut game = scene("bry").ships("A sea 1r, B 1r").rows("b ships2").ranking("bry");
    game.play("b play own, b sail A");
    assert_eq!(game.vp(), "b1 r1 y0", "with nobody aboard");
    assert_eq!(scene("bry").ships("A sea 1r").automatic().vp(), "b0 r1 y0");
}

#[test]
fn da_9_8_da_r32_science_ship_and_royal_barge_pay_whoever_brings_them_in() {
    let mut game = scene("bry").ships("B+ sea 1r, C+ sea 1r").rows("b ships2").ranking("bry");
    game.play("b play own, b sail B");
    assert_eq!(game.vp(), "b3 r1 y0");
    game.play("b sail C").gains("b", "key");
    assert_eq!((game.vp(), game.has("b", "key")), ("b4 r2 y0".into(), 1));
    let automatic = scene("bry").ships("B+ sea 1r, C+ sea 1r").automatic();
    assert_eq!((automatic.vp(), automatic.asked()), ("b0 r2 y0".into(), "b Senate, r Senate, y Senate".into()));
    let basic = scene("bry").ships("B sea 1r");
    assert_eq!(basic.game.table.if_landed(1, Some(basic.seat("b")), false, SeatSet::EMPTY).as_slice(), [1, 1, 0]);
    // For any card: Self-Sacrifice, too.
    let mut given = scene("bry").specials("b sacrifice pursuit").ships("B+ sea 1r").rows("b ref1").ranking("bry");
    given.play("b play own, b pursue, b board B, b sacrifice B");
    assert_eq!(given.vp(), "b3 r1 y0");
    let mut barge = scene("bry").specials("b sacrifice pursuit").ships("C+ sea 1r").rows("b ref1").ranking("bry");
    barge.play("b play own, b pursue, b board C, b sacrifice C");
    assert_eq!((barge.asked(), barge.vp()), ("luck".into(), "b1 r1 y0".into()));
}

#[test]
fn da_9_9_da_r61_full_ships_then_the_fullest_ties_by_berth() {
    let moved = |ships: &str| {
        let game = scene("bry").senate("r5").ships(ships).automatic();
        ["A", "B", "C", "D", "E"].map(|name| !game.ship(name).in_port())
    };
    assert_eq!(moved("A 6b, B 1b, C 2r, D 3y, E 3y"), [true, false, false, true, true], "full before fuller");
    assert_eq!(moved("A 2b, B 2r, C 2b, D 2y, E 2y"), [true, true, true, false, false], "the Senate has no say");
    assert_eq!(moved("C 1b"), [false, false, true, false, false]);
}

#[test]
fn da_r24_the_list_is_made_once() {
    // The Ark lands, and its new neutral does not bring it onto the list again.
    let game = scene("bry").ships("A+ sea 7b1n, B 5r, D 1y").automatic();
    assert_eq!((game.aboard("A"), game.aboard("B"), game.aboard("D")), ("1n".into(), "sea 5r".into(), "sea 1y".into()));
}

#[test]
fn da_9_10_automatic_arrivals_score_the_standard_table_after_step_one() {
    let game = scene("bry").ships("C sea 2b").doom("woe");
    assert_eq!(game.vp(), "b3 r0 y0", "standard table, no majority on New Land any more");
}

#[test]
fn da_9_11_da_r63_upgrading_changes_only_the_token() {
    let game = scene("bry").ships("A sea 2b hold 1r, B 3y1n hold 1b").doom("doom_a");
    // The ships have moved since: the Ark has landed with everybody aboard.
    let landed = game.events.iter().find_map(|event| match event {
        Event::Fleet(fleet::Event::Landed { ship: 0, aboard, .. }) => Some(*aboard),
        _ => None,
    });
    assert_eq!(landed, Some([2, 1, 0, 0, 0, 1]), "the hold is kept, and a neutral came aboard at sea");
    assert_eq!(game.aboard("B"), "sea 3y2n hold 1b");
}

#[test]
fn da_9_12_da_r28_the_upgraded_ark_has_its_own_neutral() {
    let mut game = scene("bry").ships("A 7b").doom("doom_a");
    assert!(game.told(&Event::Fleet(fleet::Event::ArkNeutral { ship: 0 })));
    assert_eq!((game.ship("A").seats, game.aboard("A")), (8, "sea 7b1n".into()));
    game.deal();
    // Thrown off like any other, and the seat is free until the Ark returns.
    let mut hit = scene("bry").ships("A+ 1b1n").rows("r treason").ranking("rby");
    hit.play("r play own, r target A, r throw off n, r enough");
    assert_eq!(hit.aboard("A"), "1b");
    // Sent home by Sabotage: one boards again; not from an empty Camp.
    let sabotage = |camp: u8| {
        let mut game = scene("bry").ships("A+ sea 2b").camp(camp).rows("r sabotage").ranking("rby");
        game.play("r play own, r target A");
        game.aboard("A")
    };
    assert_eq!((sabotage(1), sabotage(0)), ("1n".into(), String::new()));
}

#[test]
fn da_9_13_da_r30_da_r31_the_upgraded_airship() {
    let mut game = scene("bry").ships("D+ 1b, A 1b").rows("b ships2").ranking("bry");
    game.play("b play own, b sail D");
    assert_eq!(game.vp(), "b2 r0 y0", "straight to New Land");
    for ships in ["D+ 1b", "D+ sea 1b"] {
        let royal = scene("bry").ships(&format!("{ships}, A 1r")).rows("b royal").ranking("bry");
        let mut royal = royal;
        royal.play("b play own");
        assert_eq!(royal.choices("b"), "sail A");
        assert_eq!(royal.refused("b sail D"), Illegal::NoRoyalAirship);
        let alone = scene("bry").ships(ships).rows("b royal").ranking("bry");
        assert_eq!(alone.choices("b"), "pass");
    }
    // Upgraded at sea it stays there, and its next move lands it.
    let game = scene("bry").ships("A+ 7b, B+ 5r, C 5y, D sea 1b").revealed("doom_a").doom("doom_b");
    assert_eq!((game.ship("D").upgraded, game.aboard("D")), (true, "sea 1b".into()));
    let game = scene("bry").ships("D+ sea 1b").automatic();
    assert_eq!(game.vp(), "b1 r0 y0");
}

#[test]
fn da_9_14_the_upgraded_warship_is_immune_to_red_cards() {
    let treason = scene("bry").ships("E+ 2r, A 1r").rows("b treason").ranking("bry");
    let mut treason = treason;
    treason.play("b play own");
    assert_eq!(treason.choices("b"), "target A");
    assert_eq!(treason.refused("b target E"), Illegal::Fleet(fleet::Illegal::WarshipImmune));
    let sabotage = scene("bry").ships("E+ sea 2r").rows("b sabotage").ranking("bry");
    assert_eq!(sabotage.choices("b"), "pass");
    let basic = scene("bry").ships("E sea 2r").rows("b sabotage").ranking("bry");
    assert_eq!(basic.choices("b"), "play own, pass");
}

#[test]
fn da_r64_upgraded_values_hold_in_the_same_phase() {
    // The second Doom upgrades the Airship, and it flies in step 4.
    let game = scene("bry").ships("A+, B+, D 2b").revealed("doom_a").doom("doom_b");
    assert_eq!(game.aboard("D"), "");
    assert_eq!(game.vp(), "b3 r0 y0");
    // The first Doom gives the Ark 8 seats: 7 aboard and its neutral make it full.
    let game = scene("bry").ships("A 7b, B 5r, C 5y, D 3r, E 3y").doom("doom_a");
    assert_eq!(["A", "B", "C", "D"].map(|name| game.ship(name).in_port()), [false, false, false, true]);
}

#[test]
fn da_r80_chosen_tokens_lie_by_letter_and_are_ships_of_their_own() {
    let chosen = [ShipUse::Upgraded, ShipUse::None, ShipUse::Basic, ShipUse::Both, ShipUse::None];
    let mut game = scene_with("bry", |options| options.ships = Some(chosen));
    let ships: Vec<(char, bool)> =
        game.game.table.council.harbour.ships().iter().map(|ship| (ship.kind.letter(), ship.upgraded)).collect();
    assert_eq!(ships, [('A', true), ('C', false), ('D', false), ('D', true)]);
    for ship in 0..4 {
        game.game.table.council.harbour.ship_mut(ship).seated[0] = 1;
    }
    let mut royal = game.clone().rows("b royal").ranking("bry");
    royal.play("b play own");
    let refused = royal.game.check(royal.seat("b"), &crate::actions::Action::Sail { ship: 3 });
    assert_eq!(refused, Err(Illegal::NoRoyalAirship));
    assert!(royal.game.check(royal.seat("b"), &crate::actions::Action::Sail { ship: 2 }).is_ok());
    let doomed = game.senate("b2").doom("doom_a");
    assert!(!doomed.events.iter().any(|event| matches!(event, Event::Fleet(fleet::Event::Upgraded { .. }))));
    assert_eq!((doomed.game.table.council.markers_left, doomed.senates()), (2, "b0 r0 y0".into()));
    let moved = doomed
        .events
        .iter()
        .filter(|it| {
            matches!(it, Event::Fleet(fleet::Event::Sailed { .. }) | Event::Fleet(fleet::Event::Landed { .. }))
        })
        .count();
    assert_eq!(moved, 3, "as many as usual");
}

#[test]
fn da_i13_no_arrival_is_worth_more_than_28() {
    let game = scene("bryg").ships("A 5b1r1y").new_land("");
    let most = game.game.table.if_landed(0, Some(game.seat("b")), true, SeatSet::EMPTY);
    assert_eq!(most[game.seat("b")], 20 + 2 + 1);
    let science = scene("brygv").ships("B+ 1b1r1y1g1v hold 4b");
    assert_eq!(
        science.game.table.if_landed(1, Some(science.seat("b")), true, SeatSet::EMPTY)[science.seat("b")],
        20 + 4 + 1 + 2
    );
}
