//! AD-6: emptied districts.

use engine::Awaiting;

use super::scene::{N, P1, P2, P3, P4, scene, tile};
use crate::actions::{Event, Majority};
use crate::kinds::{Area, Good, Party};

#[test]
fn ad_6_1_a_district_that_has_become_empty_is_scored() {
    let mut foreign = scene(3).top("J-A").lies("J{j1 w1}").submarine("X");
    foreign.play("search jeweller, take jewel, roll 2");
    assert_eq!(foreign.all_points(), [0, 0, 0], "a foreign resource is enough");
    foreign.shows("J{w1}");
    // The last resource is a foreign one: the own type is compared all the same.
    let mut last = scene(3).top("J-A").lies("J{w1}").holds("P2{j2}").submarine("X");
    last.play("search jeweller, take weapon, roll 2");
    assert_eq!(last.all_points(), [0, 3, 0]);
    let mut empty = scene(3).top("J-A").lies("J{}").holds("P2{j2}").submarine("X");
    empty.play("search jeweller, roll 2");
    assert_eq!(empty.all_points(), [0, 0, 0], "it held nothing before");
}

#[test]
fn ad_6_2_whoever_holds_most_of_the_own_type_gets_the_tile() {
    let mut scene = scene(3).top("J-A").lies("J{j1}").holds("P1{w5} P2{j3 b1} P3{b4}").submarine("X");
    scene.play("search jeweller, take jewel, roll 2");
    assert_eq!(scene.tiles_of(P2), ["J-A"]);
    assert_eq!(scene.all_points(), [1, 3, 0]);
    assert_eq!(scene.game.tokens(Party::Seat(P2)).total(), 0, "the tile itself is worth three");
    let majority = Majority { held: [1, 3, 0, 0], points: [1, 3, 0, 0] };
    let scored =
        Event::DistrictScored { district: Area::Jeweller, tile: tile("J-A"), majority, winner: Some(Party::Seat(P2)) };
    assert!(scene.saw(|event| *event == scored), "{:?}", scene.events);
}

#[test]
fn ad_6_3_a_tie_for_most_gives_three_each_and_nothing_for_second() {
    let mut scene = scene(4).top("J-A").lies("J{j1}").holds("P1{j2} P2{j3} P3{j3} P4{j2}").submarine("X");
    scene.play("search jeweller, take jewel, roll 2");
    assert_eq!(scene.all_points(), [3, 3, 3, 0]);
    let tiles: usize = [P1, P2, P3, P4].into_iter().map(|seat| scene.tiles_of(seat).len()).sum();
    assert_eq!(tiles, 1);
    assert_eq!([P1, P2, P3].map(|seat| scene.game.tokens(Party::Seat(seat)).district), [0, 3, 3]);
}

#[test]
fn ad_6_4_all_tied_for_second_get_one() {
    let mut scene = scene(4).top("J-A").lies("J{j1}").holds("P1{j1} P2{j3} P3{j2} P4{j2}").submarine("X");
    scene.play("search jeweller, take jewel, roll 2");
    assert_eq!(scene.all_points(), [1, 3, 1, 1]);
}

#[test]
fn ad_6_5_the_next_tile_is_in_force_and_the_type_is_put_back() {
    let mut scene =
        scene(3).top("J-A").lies("J{j1} X{j1 ..} T{j2 ..}").holds("P1{j1 b2} P2{j3} P3{j2 w1}").submarine("M");
    scene.play("search jeweller, take jewel, roll 2, uncover J-C");
    assert_eq!(scene.game.tile(Area::Jeweller), Some(tile("J-C")));
    assert_eq!(scene.game.below(Area::Jeweller).collect::<Vec<_>>(), [tile("J-B")]);
    scene.shows("X{j3 ..} J{j5} T{j2 ..} P1{b2} P2{} P3{w1}");
    let returned = Event::Returned { good: Good::Jewel, from: [2, 3, 2, 0], market: 2, district: 5 };
    assert!(scene.saw(|event| *event == returned), "{:?}", scene.events);
}

#[test]
fn ad_6_6_after_the_third_tile_the_type_leaves_the_game() {
    let mut scene =
        scene(3).top("J-A").below("J", 0).lies("J{j1} X{j3 ..} T{j2 ..}").holds("P1{j2} P2{j2 b1}").submarine("X");
    scene.play("search jeweller, take jewel, roll 2");
    scene.shows("X{j0 ..} T{j0 ..} J{} P1{} P2{b1}");
    assert_eq!(scene.game.boxed(Good::Jewel), 12);
    assert!(scene.game.is_exhausted(Area::Jeweller));
    // No more points for the type: an inventory of jewels gives nothing.
    let mut inventory = super::scene::scene(3).exhausted("J").dice("F X").hand(0).submarine("X");
    inventory.play("search forge, take weapon, roll 1");
    assert_eq!((inventory.game.hand(), inventory.all_points()), (2, vec![0, 0, 0]));
}

#[test]
fn ad_r10_emptiness_is_checked_once_after_the_whole_search() {
    // The Jeweller is empty in between and refilled by the effect of the extra search.
    let mut scene = scene(3).top("J-C F-B").lies("J{j1} X{p2}").holds("P2{j3}").submarine("M");
    scene.play("search jeweller, take jewel, roll 6");
    assert_eq!(scene.all_points(), [0, 0, 0]);
    scene.play("roll 5, take weapon, move provision, move to jeweller");
    assert_eq!(scene.all_points(), [0, 0, 0]);
    scene.shows("J{p1} P1{j1 w1}");
}

#[test]
fn ad_r10_what_was_emptied_before_an_extra_search_is_scored_after_it() {
    let mut scene = scene(3).top("J-C").lies("J{j1} X{p2}").holds("P2{j3}").submarine("M");
    scene.play("search jeweller, take jewel, roll 6, roll 6");
    assert_eq!(scene.all_points(), [0, 0, 0], "the search goes on in the Black Market");
    scene.play("take provision");
    assert_eq!(scene.all_points(), [1, 3, 0]);
    assert_eq!(scene.tiles_of(P2), ["J-C"]);
}

#[test]
fn ad_r11_all_emptied_districts_are_scored_in_ascending_number() {
    let scored = |scene: &super::scene::Scene| -> Vec<Area> {
        let district = |event: &Event| match event {
            Event::DistrictScored { district, .. } => Some(*district),
            _ => None,
        };
        scene.events.iter().filter_map(district).collect()
    };
    // Two by one search: the Library's last book and the Jeweller's last jewel.
    let mut two = scene(3).top("L-A J-A").lies("J{j1} L{b1}").submarine("X");
    two.play("search library, take book, roll 5, take from jeweller, take jewel, uncover J-B, uncover L-B");
    assert_eq!(scored(&two), [Area::Jeweller, Area::Library]);
    assert_eq!(two.all_points(), [6, 0, 0]);
    // The third tile of the Machine Works takes the last resources of the Forge and of the Jeweller, which is scored
    // after it though its number is lower.
    let mut cascade =
        scene(3).top("M-1 J-C F-A").below("M", 0).lies("J{t1} M{t1} F{t2}").holds("P2{j4 t2} P3{w2}").submarine("F");
    cascade.play("search machine works, take tool, sail to library, uncover J-A, uncover F-B");
    assert_eq!(scored(&cascade), [Area::MachineWorks, Area::Jeweller, Area::Forge]);
    // Tools 1/2/0, jewels 0/4/0, weapons 0/0/2.
    assert_eq!(cascade.all_points(), [1, 6, 3]);
}

#[test]
fn ad_r13_a_tile_to_which_nothing_returns_stays_in_force_empty() {
    let mut scene = scene(3).top("J-A").lies("J{b1} X{j3 ..}").dice("J J X X").submarine("M");
    scene.play("search jeweller, take book, roll 2, uncover J-C");
    assert_eq!(scene.all_points(), [0, 0, 0]);
    assert_eq!(scene.game.tile(Area::Jeweller), Some(tile("J-C")));
    scene.shows("J{}");
    // It can be picked and is not scored again.
    scene.play("search jeweller, roll 1");
    assert_eq!(scene.game.tile(Area::Jeweller), Some(tile("J-C")));
    // Once it has held a resource and lost it, it is.
    let mut refilled = super::scene::scene(3).top("J-A").lies("J{} X{j3 p3 ..}").holds("P1{j2}").submarine("M");
    refilled = refilled.top("T-B");
    refilled.play("search tavern, take provision, move jewel, move to jeweller");
    refilled.play("search jeweller, take jewel, roll 2");
    assert_eq!(refilled.all_points(), [3, 1, 0]);
}

#[test]
fn ad_r14_nothing_is_no_majority() {
    let mut nobody = scene(3).top("J-A").lies("J{b1}").submarine("M");
    nobody.play("search jeweller, take book, roll 2");
    assert_eq!(nobody.all_points(), [0, 0, 0]);
    assert!(nobody.saw(|event| matches!(event, Event::DistrictScored { winner: None, .. })));
    assert_eq!([P1, P2, P3].map(|seat| nobody.tiles_of(seat).len()), [0, 0, 0], "the tile leaves the game");
    let mut second = scene(3).top("J-A").lies("J{j1}").submarine("M");
    second.play("search jeweller, take jewel, roll 2");
    assert_eq!(second.all_points(), [3, 0, 0], "nobody is second with nothing");
    // Inventories and the final scoring ask the same.
    let mut inventory = scene(3).dice("F X").hand(0).submarine("X");
    inventory.play("search forge, take weapon, roll 1");
    assert_eq!((inventory.game.hand(), inventory.all_points()), (2, vec![0, 0, 0]), "nobody holds a jewel");
}

#[test]
fn ad_r15_the_first_tied_player_clockwise_from_the_active_one_gets_the_tile() {
    // P1 has started; whose search it is follows from the dice that lie out.
    let tied = |active, dice: &str, holds: &str| {
        let mut scene = scene(4).top("J-A").lies("J{b1}").holds(holds).start(P1).dice(dice).submarine("M");
        assert_eq!((scene.game.start(), scene.game.active()), (Some(P1), Some(active)));
        scene.play("search jeweller, take book, roll 2");
        [P1, P2, P3, P4].into_iter().find(|seat| !scene.tiles_of(*seat).is_empty())
    };
    assert_eq!(tied(P1, "J L T M F X X X X", "P1{j2} P3{j2}"), Some(P1));
    assert_eq!(tied(P2, "J L T M F X X X", "P1{j2} P3{j2}"), Some(P3));
    assert_eq!(tied(P3, "J L T M F X X", "P1{j2} P2{j2}"), Some(P1));
    assert_eq!(tied(P3, "J L T M F X X", "P2{j2} P4{j2}"), Some(P4));
    assert_eq!(tied(P4, "J L T M F X", "P1{j2} P3{j2}"), Some(P1));
    // The neutral party is last, even when the die was taken for it.
    let mut two = scene(2).top("J-A").lies("J{b1}").holds("A{j2} N{j2}").start(P2).submarine("M");
    two.play("for the neutral party, search jeweller, take book, roll 2");
    assert_eq!(two.tiles_of(P1), ["J-A"]);
    assert_eq!(two.points_of("A B N"), [3, 0, 3]);
    let mut alone = scene(2).top("J-A").lies("J{b1}").holds("A{j1} N{j2}").submarine("M");
    alone.play("for yourself, search jeweller, take book, roll 2");
    assert!(alone.game.tiles_won(N).eq([tile("J-A")]));
}

#[test]
fn ad_r16_a_market_above_three_keeps_its_surplus() {
    let mut scene = scene(3).top("J-A").lies("J{j1} X{j4 ..}").holds("P2{j3}").submarine("M");
    scene.play("search jeweller, take jewel, roll 2");
    scene.shows("X{j4 ..} J{j4}");
    let mut exactly = super::scene::scene(3).top("J-A").lies("J{j1} X{j3 ..}").holds("P2{j3}").submarine("M");
    exactly.play("search jeweller, take jewel, roll 2");
    exactly.shows("X{j3 ..} J{j4}");
}

#[test]
fn ad_r17_an_exhausted_district_is_out_of_play() {
    let mut scene = scene(3)
        .top("M-1 T-C")
        .below("M", 0)
        .lies("M{t1} X{t3 ..} L{t2 ..}")
        .holds("P2{t2}")
        .dice("M M M T X")
        .submarine("J");
    scene.play("search machine works, take tool, sail to machine works");
    scene.shows("M{} X{t0 ..} L{t0 ..} P1{} P2{}");
    assert_eq!(scene.dice_lie(), "T X X X", "its dice went to the market");
    assert_eq!(scene.game.submarine(), Area::MachineWorks, "the submarine stays");
    scene.play("search tavern, take provision, turn die at black market");
    assert!(!scene.options().contains(&"turn to machine works".to_owned()));
    // A submarine there has no function: neither dice nor searches come there.
    scene.play("turn to tavern");
    let mut bonus = super::scene::scene(3).top("J-C").exhausted("M").lies("X{w3}").submarine("M");
    bonus.play("search jeweller, take jewel, roll 6, roll 4, take weapon");
    assert_eq!(bonus.asked(), Some(P2), "the market is not the Machine Works");
}

#[test]
fn ad_r19_the_third_tile_is_scored_like_the_others() {
    let mut scene = scene(3).top("J-B").below("J", 0).lies("J{j1}").holds("P1{j1} P2{j1}").submarine("M");
    scene.play("search jeweller, take jewel");
    assert_eq!(scene.all_points(), [3, 1, 0]);
    assert_eq!(scene.tiles_of(P1), ["J-B"]);
    assert!(matches!(scene.game.awaiting(), Awaiting::Seats(_)));
}
