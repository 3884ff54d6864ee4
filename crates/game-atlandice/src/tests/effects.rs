//! AD-5: the effects of the tiles.

use super::scene::{P1, P2, area, party, scene, tile};
use crate::actions::{Action, Ask, Event, TakeReason};
use crate::kinds::{Area, Good};
use crate::refusals::Illegal;

#[test]
fn ad_5_0_gains_may_be_declined_and_impossible_parts_are_skipped() {
    // Declined: the submarine's resource, and every resource an effect gives.
    let mut here = scene(3).top("J-A").lies("J{j5}").submarine("J");
    here.play("search jeweller, take jewel, decline, roll 3, decline");
    here.shows("P1{j1} J{j4}");
    let mut elsewhere = scene(3).top("L-A").submarine("X");
    elsewhere.play("search library, take book, roll 5, decline");
    elsewhere.shows("P1{b1}");
    let mut market = scene(3).top("F-C").lies("X{j1}").submarine("M");
    market.play("search forge, take weapon, roll 6, decline");
    market.shows("P1{w1} X{j1}");
    assert!(market.saw(|event| *event == Event::Declined { seat: P1, why: TakeReason::Effect(tile("F-C")) }));
    // Impossible: one more from a district that is empty now.
    let mut nothing = scene(3).top("J-A").lies("J{j1}").submarine("X");
    nothing.play("search jeweller, take jewel, roll 1");
    assert!(nothing.saw(|event| *event == Event::NoTarget { tile: tile("J-A") }));
}

#[test]
fn ad_5_1_ad_d5_an_odd_roll_at_the_jeweller_gives_one_more_from_here() {
    for face in 1..=6 {
        let mut scene = scene(3).top("J-A").lies("J{j4 b1}").submarine("X");
        scene.play(&format!("search jeweller, take jewel, roll {face}"));
        if face % 2 == 1 {
            let ask = Ask::ExtraHere { party: party("P1"), area: Area::Jeweller };
            assert_eq!(scene.game.asked(), Some((P1, ask)));
            assert_eq!(scene.options(), ["take jewel", "take book", "decline"]);
            scene.play("take book");
            scene.shows("P1{j1 b1} J{j3}");
        }
        assert_eq!(scene.asked(), Some(P2), "a roll of {face}");
    }
}

#[test]
fn ad_5_2_ad_d9_ad_d10_ad_d11_two_resources_change_places() {
    let mut scene = scene(3).top("J-B").lies("J{j3 t1} L{b2 w1} T{} M{t1} F{w1}").submarine("X");
    scene.play("search jeweller, take jewel");
    assert_eq!(scene.options(), ["swap away jewel", "swap away tool"], "it must be done");
    scene.play("swap away tool");
    assert_eq!(scene.game.asked(), Some((P1, Ask::SwapWith { area: Area::Jeweller, away: Good::Tool })));
    assert_eq!(scene.options(), ["swap with library", "swap with machine works", "swap with forge"]);
    assert_eq!(scene.why_not(Action::SwapWith { district: Area::BlackMarket }), Illegal::NotADistrict);
    let why = scene.why_not(Action::SwapWith { district: Area::Jeweller });
    assert_eq!(why, Illegal::SameDistrict { district: Area::Jeweller });
    let why = scene.why_not(Action::SwapWith { district: Area::Tavern });
    assert_eq!(why, Illegal::NothingThere { district: Area::Tavern });
    scene.play("swap with library");
    assert_eq!(scene.options(), ["swap in book", "swap in weapon"]);
    scene.play("swap in weapon");
    scene.shows("P1{j1} J{j2 w1} L{b2 t1}");
    let swapped = Event::Swapped {
        seat: P1,
        area: Area::Jeweller,
        away: Good::Tool,
        district: Area::Library,
        came: Good::Weapon,
    };
    assert!(scene.saw(|event| *event == swapped));
}

#[test]
fn ad_5_3_ad_r8_a_six_at_the_jeweller_searches_again_without_limit() {
    for face in 1..=5 {
        let mut scene = scene(3).top("J-C").lies("J{j5}").submarine("X");
        scene.play(&format!("search jeweller, take jewel, roll {face}"));
        assert_eq!(scene.asked(), Some(P2), "a roll of {face}");
    }
    // No die lies beside the Machine Works, and none is taken.
    let mut scene = scene(3).top("J-C M-1").lies("J{j5} M{t5}").dice("J T X").submarine("X");
    scene.play("search jeweller, take jewel, roll 6, roll 1, take jewel, roll 6, roll 1, take jewel, roll 6");
    scene.play("roll 4, take tool");
    assert_eq!(scene.game.asked(), Some((P1, Ask::Sail)), "the effect there is included");
    scene.play("sail to forge");
    scene.shows("P1{j3 t1} J{j2} M{t4}");
    assert_eq!(scene.dice_lie(), "T X");
    // A face of an exhausted district means the market, as a six does; an empty area is searched too.
    let mut market = super::scene::scene(3).top("J-C").exhausted("F").lies("X{}").submarine("X");
    market.play("search jeweller, take jewel, roll 6, roll 5");
    assert!(market.saw(|event| *event == Event::NothingThere { area: Area::BlackMarket }));
    assert_eq!(market.asked(), Some(P2));
}

#[test]
fn ad_5_4_ad_d6_ad_d7_a_five_or_six_at_the_library_gives_one_from_elsewhere() {
    for face in 1..=6 {
        let mut scene = scene(3).top("L-A").lies("J{j2 w1} T{} M{t1} F{} L{b4}").submarine("X");
        scene.play(&format!("search library, take book, roll {face}"));
        if face >= 5 {
            assert_eq!(scene.options(), ["take from jeweller", "take from machine works", "decline"]);
            let why = scene.why_not(Action::TakeFrom { district: Area::BlackMarket });
            assert_eq!(why, Illegal::NotADistrict, "never the market");
            scene.play("take from jeweller");
            let ask = Ask::ExtraThere { party: party("P1"), district: Area::Jeweller };
            assert_eq!(scene.game.asked(), Some((P1, ask)));
            assert_eq!(scene.options(), ["take jewel", "take weapon"]);
            scene.play("take weapon");
            scene.shows("P1{b1 w1} J{j2}");
        }
        assert_eq!(scene.asked(), Some(P2), "a roll of {face}");
    }
}

#[test]
fn ad_5_5_ad_d12_one_goes_from_the_library_to_the_market() {
    let mut scene = scene(3).top("L-B").lies("L{b3 p1} X{b3 p3}").submarine("M");
    scene.play("search library, take book");
    assert_eq!(scene.options(), ["move book", "move provision"]);
    scene.play("move provision");
    scene.shows("P1{b1} L{b2} X{b3 p4}");
}

#[test]
fn ad_5_6_the_second_die_gives_one_more_from_the_library() {
    let mut first = scene(3).top("L-C").lies("L{b5}").submarine("M");
    first.play("search library, take book");
    first.shows("P1{b1} L{b4}");
    assert_eq!(first.asked(), Some(P2));
    // After four searches the start player has the second die to take.
    let mut second = scene(3).top("L-C").lies("L{b5}").dice("L X X X").submarine("M");
    second.play("search library, take book");
    assert_eq!(second.game.search().map(|search| search.rank), Some(2));
    assert_eq!(second.options(), ["take book", "decline"]);
    second.play("take book");
    second.shows("P1{b2} L{b3}");
}

#[test]
fn ad_5_7_ad_r24_one_to_four_at_the_tavern_moves_the_hand() {
    for face in 1..=6 {
        let mut scene = scene(3).top("T-A").hand(10).submarine("X");
        scene.play(&format!("search tavern, take provision, roll {face}"));
        assert_eq!(scene.game.hand(), 10 + u8::from(face <= 4), "a roll of {face}");
        assert_eq!(scene.all_points(), [0, 0, 0], "the inventory on space 11 has no effect");
    }
    let mut last = scene(3).top("T-A").hand(22).dice("T T X X X").submarine("X");
    last.play("search tavern, take provision, roll 4, search tavern, take provision, roll 1");
    assert!(last.saw(|event| *event == Event::HandNudged { from: 22, to: 23 }));
    assert!(last.saw(|event| *event == Event::HandNudged { from: 23, to: 23 }), "it still rolls but moves nothing");
}

#[test]
fn ad_5_8_ad_d13_ad_d14_one_goes_from_the_market_to_another_district() {
    let mut scene = scene(3).top("T-B").exhausted("M").lies("X{b2 w1} T{p5}").submarine("J");
    scene.play("search tavern, take provision");
    assert_eq!(scene.options(), ["move book", "move weapon"]);
    scene.play("move weapon");
    assert_eq!(scene.game.asked(), Some((P1, Ask::MoveTo { area: Area::Tavern, good: Good::Weapon })));
    assert_eq!(scene.options(), ["move to jeweller", "move to library", "move to forge"]);
    let why = scene.why_not(Action::MoveTo { district: Area::Tavern });
    assert_eq!(why, Illegal::SameDistrict { district: Area::Tavern });
    let why = scene.why_not(Action::MoveTo { district: Area::MachineWorks });
    assert_eq!(why, Illegal::DistrictGone { district: Area::MachineWorks });
    assert_eq!(scene.why_not(Action::MoveTo { district: Area::BlackMarket }), Illegal::NotADistrict);
    scene.play("move to library");
    scene.shows("X{b2} L{w1 ..} P1{p1}");
}

#[test]
fn ad_5_9_ad_d15_ad_d16_ad_r12_a_die_beside_an_area_is_turned() {
    let mut scene = scene(3).top("T-C").exhausted("L").dice("T T M X").submarine("J");
    scene.play("search tavern, take provision");
    assert_eq!(scene.game.asked(), Some((P1, Ask::TurnDie)));
    assert_eq!(scene.options(), ["turn die at tavern", "turn die at machine works", "turn die at black market"]);
    let why = scene.why_not(Action::TurnDie { area: Area::Forge });
    assert_eq!(why, Illegal::NoDieToTurn { area: Area::Forge }, "taken dice cannot be turned");
    scene.play("turn die at machine works");
    assert_eq!(scene.game.asked(), Some((P1, Ask::TurnTo { from: Area::MachineWorks })));
    // A face of the exhausted Library means the market.
    let places = ["jeweller", "tavern", "machine works", "forge", "black market"];
    assert_eq!(scene.options(), places.map(|place| format!("turn to {place}")));
    let mut stays = scene.clone();
    scene.play("turn to forge");
    assert_eq!(scene.dice_lie(), "T F X");
    stays.play("turn to machine works");
    assert_eq!(stays.dice_lie(), "T M X", "leaving it there is a way to turn it");
}

#[test]
fn ad_5_10_ad_d17_the_submarine_moves_to_a_different_area() {
    for name in ["M-1", "M-2", "M-3"] {
        let mut scene = scene(3).top(name).exhausted("T").submarine("L");
        scene.play("search machine works, take tool");
        let places = ["jeweller", "machine works", "forge", "black market"];
        assert_eq!(scene.options(), places.map(|place| format!("sail to {place}")));
        let why = scene.why_not(Action::Sail { area: Area::Library });
        assert_eq!(why, Illegal::SubmarineThere { area: Area::Library });
        let why = scene.why_not(Action::Sail { area: Area::Tavern });
        assert_eq!(why, Illegal::DistrictGone { district: Area::Tavern });
        scene.play("sail to machine works");
        assert_eq!(scene.game.submarine(), Area::MachineWorks);
        scene.shows("P1{t1}");
        assert_eq!(scene.asked(), Some(P2), "it gives nothing now");
    }
}

#[test]
fn ad_5_11_an_even_roll_at_the_forge_gives_one_more_from_here() {
    for face in 1..=6 {
        let mut scene = scene(3).top("F-A").lies("F{w4}").submarine("X");
        scene.play(&format!("search forge, take weapon, roll {face}"));
        if face % 2 == 0 {
            scene.play("take weapon");
        }
        scene.shows(&format!("P1{{w{}}}", 1 + (face + 1) % 2));
        assert_eq!(scene.asked(), Some(P2));
    }
}

#[test]
fn ad_5_12_one_goes_from_the_market_to_any_district() {
    let mut scene = scene(3).top("F-B").exhausted("T").lies("X{b2 w1} F{w5}").submarine("J");
    scene.play("search forge, take weapon, move book");
    let places = ["jeweller", "library", "machine works", "forge"];
    assert_eq!(scene.options(), places.map(|place| format!("move to {place}")), "the Forge included");
    scene.play("move to forge");
    scene.shows("X{b1 w1} F{w4 b1}");
}

#[test]
fn ad_5_13_ad_d8_a_six_at_the_forge_gives_one_from_the_market() {
    for face in 1..=6 {
        let mut scene = scene(3).top("F-C").lies("X{b2 w1} F{w5}").submarine("J");
        scene.play(&format!("search forge, take weapon, roll {face}"));
        if face == 6 {
            assert_eq!(scene.game.asked(), Some((P1, Ask::ExtraMarket { party: party("P1") })));
            assert_eq!(scene.options(), ["take book", "take weapon", "decline"]);
            scene.play("take book");
            scene.shows("P1{w1 b1} X{b1 w1}");
        }
        assert_eq!(scene.asked(), Some(P2), "a roll of {face}");
    }
}

#[test]
fn ad_5_14_the_black_market_has_no_effect() {
    let mut scene = scene(3).lies("X{b2}").submarine("J");
    scene.play("search black market, take book");
    assert_eq!(scene.asked(), Some(P2));
    assert_eq!(scene.game.tile(Area::BlackMarket), None);
}

#[test]
fn ad_r1_effects_without_a_target_do_nothing_and_the_area_may_be_chosen() {
    let no_target = |top: &str, lies: &str, submarine: &str, search: &str| {
        let mut scene = scene(3).top(top).lies(lies).submarine(submarine);
        scene.play(search);
        assert!(scene.saw(|event| *event == Event::NoTarget { tile: tile(top) }), "{top}: {:?}", scene.events);
        scene
    };
    // A swap needs both its ends.
    no_target("J-B", "J{}", "X", "search jeweller");
    no_target("J-B", "J{j1 b1} L{} T{} M{} F{}", "X", "search jeweller, take jewel");
    no_target("L-B", "L{}", "X", "search library");
    no_target("L-A", "L{b1 j1} J{} T{} M{} F{}", "X", "search library, take book, roll 5");
    no_target("T-B", "X{}", "J", "search tavern, take provision");
    no_target("F-B", "X{}", "J", "search forge, take weapon");
    no_target("F-C", "X{}", "J", "search forge, take weapon, roll 6");
    no_target("F-A", "F{}", "J", "search forge, roll 2");
    no_target("J-A", "J{}", "F", "search jeweller, roll 5");
    let mut second = scene(3).top("L-C").lies("L{b1}").dice("L X X X").submarine("M");
    second.play("search library, take book");
    assert!(second.saw(|event| *event == Event::NoTarget { tile: tile("L-C") }));
    // The Tavern is the only district left: there is no other to move to.
    let mut alone = scene(3).top("T-B").exhausted("J L M F").lies("T{p5}").submarine("X");
    alone.play("search tavern, take provision");
    assert!(alone.saw(|event| *event == Event::NoTarget { tile: tile("T-B") }));
    alone.shows("T{p4} P1{p1}");
}

#[test]
fn ad_r3_only_gains_are_optional() {
    let must = |top: &str, phrases: &str| {
        let mut scene = scene(3).top(top).lies("J{j4 b1} L{b4 j1}").submarine("F");
        scene.play(phrases);
        let ask = scene.game.asked().unwrap().1;
        let why = scene.why_not(Action::Decline);
        assert!(matches!(why, Illegal::MustTake | Illegal::MustAct { .. }), "{ask:?}: {why}");
    };
    must("J-A", "search jeweller");
    must("J-B", "search jeweller, take jewel");
    must("J-B", "search jeweller, take jewel, swap away jewel");
    must("J-B", "search jeweller, take jewel, swap away jewel, swap with library");
    must("L-B", "search library, take book");
    must("L-A", "search library, take book, roll 5, take from jeweller");
    must("T-B", "search tavern, take provision");
    must("M-1", "search machine works, take tool");
    must("T-C", "search tavern, take provision");
    must("T-C", "search tavern, take provision, turn die at forge");
    let optional = |top: &str, submarine: &str, phrases: &str| {
        let mut scene = scene(3).top(top).lies("J{j4 b1} X{w2 j1}").submarine(submarine);
        scene.play(phrases);
        assert!(scene.options().contains(&"decline".to_owned()), "{phrases}");
    };
    optional("J-A", "J", "search jeweller, take jewel");
    optional("J-A", "X", "search jeweller, take jewel, roll 1");
    optional("L-A", "X", "search library, take book, roll 6");
    optional("F-C", "X", "search forge, take weapon, roll 6");
}

#[test]
fn ad_r9_in_an_extra_search_the_die_keeps_its_rank() {
    let begin = |dice: &str| {
        let mut scene = scene(3).top("J-C L-C").lies("J{j5} L{b5}").dice(dice).submarine("X");
        scene.play("search jeweller, take jewel, roll 6, roll 2, take book");
        scene
    };
    let first = begin("J L T M F X X");
    assert_eq!(first.asked(), Some(P2), "the first die gives nothing more");
    let second = begin("J L X X");
    assert_eq!(second.game.asked(), Some((P1, Ask::ExtraHere { party: party("P1"), area: area("L") })));
}
