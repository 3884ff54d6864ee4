//! AD-4: the search.

use engine::Game;

use super::scene::{P1, P2, party, scene};
use crate::actions::{Action, Ask, Event, TakeReason};
use crate::kinds::{Area, Good};

#[test]
fn ad_4_1_ad_d2_only_areas_with_a_die_can_be_picked() {
    let mut scene = scene(3).dice("J J T X").lies("X{w1 ..}");
    assert_eq!(scene.game.asked(), Some((P1, Ask::Area { party: party("P1") })));
    assert_eq!(scene.options(), ["search jeweller", "search tavern", "search black market"]);
    assert_eq!(scene.why_not(Action::Search { area: Area::Forge }).to_string().split(':').next(), Some("AD-4.1"));
    scene.play("search jeweller");
    assert_eq!(scene.dice_lie(), "J T X", "one of those dice is taken");
}

#[test]
fn ad_4_2_ad_d3_one_resource_of_any_type_must_be_taken() {
    let mut scene = scene(3).lies("J{j2 w1 t3}").submarine("X");
    scene.play("search jeweller");
    assert_eq!(scene.options(), ["take jewel", "take tool", "take weapon"], "declining is no option");
    scene.play("take tool");
    scene.shows("P1{t1} J{j2 w1 t2}");
    assert!(scene.saw(|event| matches!(event, Event::Taken { good: Good::Tool, why: TakeReason::Search, .. })));
}

#[test]
fn ad_4_3_ad_d4_one_more_beside_the_submarine() {
    let mut scene = scene(3).top("M-1").lies("M{t2 j1}").submarine("M");
    scene.play("search machine works, take tool");
    assert_eq!(scene.game.asked(), Some((P1, Ask::Bonus { party: party("P1"), area: Area::MachineWorks })));
    assert_eq!(scene.options(), ["take jewel", "take tool", "decline"]);
    let mut declined = scene.clone();
    scene.play("take jewel, sail to forge");
    scene.shows("P1{t1 j1} M{t1}");
    declined.play("decline, sail to forge");
    declined.shows("P1{t1} M{t1 j1}");
    assert!(declined.saw(|event| matches!(event, Event::Declined { why: TakeReason::Bonus, .. })));
    // The market gives it as well.
    let mut market = super::scene::scene(3).lies("X{j2 b1}").submarine("X");
    market.play("search black market, take jewel, take jewel");
    market.shows("P1{j2} X{b1}");
}

#[test]
fn ad_4_4_then_the_effect_of_the_visible_tile() {
    let mut scene = scene(3).top("L-B").lies("L{b3} X{b3 ..}").submarine("J");
    scene.play("search library, take book");
    assert_eq!(scene.game.asked(), Some((P1, Ask::ToMarket { area: Area::Library })));
    scene.play("move book");
    scene.shows("L{b1} X{b4 ..} P1{b1}");
    assert_eq!(scene.asked(), Some(P2));
}

#[test]
fn ad_4_5_then_all_districts_are_checked() {
    let mut scene = scene(3).top("L-B").lies("L{b2}").submarine("J");
    scene.play("search library, take book");
    assert_eq!(scene.all_points(), [0, 0, 0], "not before the effect");
    scene.play("move book");
    assert_eq!(scene.all_points(), [3, 0, 0]);
}

#[test]
fn ad_4_6_what_is_taken_lies_openly_and_taken_dice_are_out_until_the_next_round() {
    let mut scene = scene(3).dice("X X X").lies("X{j9 ..}").submarine("J");
    scene.play("search black market, take jewel");
    let view = scene.game.view(engine::Viewer::Public);
    assert_eq!(view.table.held(party("P1")), [1, 0, 0, 0, 0]);
    assert_eq!(scene.dice_lie(), "X X");
    scene.play("search black market, take jewel, gates 1 1 1 1 1 1 1");
    assert_eq!(scene.dice_lie(), "J J J J J J J");
}

#[test]
fn ad_r2_an_area_without_resources_can_be_picked() {
    let mut scene = scene(3).top("M-2").lies("M{}").submarine("M");
    scene.play("search machine works");
    assert!(scene.saw(|event| *event == Event::NothingThere { area: Area::MachineWorks }));
    assert_eq!(scene.game.asked(), Some((P1, Ask::Sail)), "no bonus, but the effect");
    scene.play("sail to library");
    scene.shows("P1{} M{}");
    assert_eq!(scene.all_points(), [0, 0, 0], "it held nothing before");
    let mut market = super::scene::scene(3).lies("X{}").submarine("X");
    market.play("search black market");
    assert_eq!(market.asked(), Some(P2));
}

#[test]
fn ad_r5_no_bonus_if_the_first_take_empties_the_area() {
    let mut scene = scene(3).lies("X{b1}").submarine("X");
    scene.play("search black market, take book");
    assert_eq!(scene.asked(), Some(P2));
    scene.shows("P1{b1} X{}");
}

#[test]
fn ad_r6_effects_never_trigger_the_submarine_but_an_extra_search_does() {
    // The Library's effect takes from the submarine's district.
    let mut effect = scene(3).top("L-A").submarine("J").lies("J{j5}");
    effect.play("search library, take book, roll 6, take from jeweller, take jewel");
    assert_eq!(effect.asked(), Some(P2));
    effect.shows("P1{b1 j1} J{j4}");
    // The Forge's own effect comes after the bonus and brings no second one.
    let mut here = scene(3).top("F-A").submarine("F").lies("F{w5}");
    here.play("search forge, take weapon, take weapon, roll 2, take weapon");
    assert_eq!(here.asked(), Some(P2));
    here.shows("P1{w3} F{w2}");
    let mut again = scene(3).top("J-C M-1").submarine("M").lies("J{j5} M{t5}");
    again.play("search jeweller, take jewel, roll 6, roll 4, take tool, take tool, sail to jeweller");
    assert_eq!(again.asked(), Some(P2));
    again.shows("P1{j1 t2} M{t3}");
}

#[test]
fn ad_r7_a_submarine_moved_here_gives_nothing_now() {
    let mut scene = scene(3).top("M-1").submarine("X").lies("M{t5}");
    scene.play("search machine works, take tool, sail to machine works");
    assert_eq!(scene.asked(), Some(P2));
    scene.shows("P1{t1} M{t4}");
}
