//! AE-21: empty piles, an empty bag, and what must be taken.

use datafile::Shared;
use engine::Game as _;

use super::king::course;
use super::scene::{scene, tile};
use super::sets::changed;
use super::walk::{Decided, walks};
use crate::actions::{Action, Chance};
use crate::events::Event;
use crate::kinds::TileKind;
use crate::refusals::{Idle, Illegal};

#[test]
fn ru_12_empty_piles_leave_fields_empty_and_gains_lapse() {
    // Two ship fields and one ship left: the first field gets it.
    let mut game = scene("rb").no_pile("ships");
    game.game.ship_pile[0] = 1;
    let mut game = game.end_of_year(1);
    game.catastrophe("CA1").deal();
    assert!(game.lying().starts_with("M0 turtle, M2 "), "{}", game.lying());
    assert!(!game.lying().contains("B0"));
    // With no tile in the pile there is only the open display; it is never shuffled back.
    let mut game = scene("rb").holds("IF12").open("WS07").no_pile("workshops").turn();
    game.play("play IF12");
    assert_eq!(game.choices(), "take WS07");
    assert_eq!(game.refused(Action::DrawTiles), Illegal::NoTileLeft);
    // Both empty: the gain lapses, the other parts of the bonus come.
    let mut game = scene("rb").school("1AD 1MB").ships("turtle dolphin").no_pile("ships workshops").turn();
    game.play("send AD to ship, book S, send MB to ship");
    assert_eq!(course(&game), "2VP 2F S 3VP 2F");
    assert_eq!(game.told(|event| matches!(event, Event::Skipped { .. })), 2);
    let game = scene("rb").holds("IF09 IF10 IF12").no_pile("ships workshops agoras").turn();
    assert_eq!(game.offers("play"), "");
    let card = super::scene::influence("IF09");
    let why = Illegal::CardWouldDoNothing { card, why: Idle::NoTile(TileKind::Ship) };
    assert_eq!(game.refused(Action::PlayInfluence { card }), why);
}

#[test]
fn ru_11_settlers_return_to_the_bag_only_in_three_ways() {
    let sum = |bag: [u8; 3]| bag.iter().map(|&count| u32::from(count)).sum::<u32>();
    let mut ways = [0; 3];
    walks(|moment| {
        if sum(moment.after.bag()) <= sum(moment.before.bag()) {
            return;
        }
        match moment.decided {
            Decided::Luck(Chance::Catastrophe { .. }) => ways[0] += 1,
            Decided::By(_, Action::PlayInfluence { card }) if *card == super::scene::influence("IF17") => ways[1] += 1,
            Decided::By(_, Action::GiveBack { .. } | Action::KeepSettler { .. }) => ways[2] += 1,
            other => panic!("{other:?} fills the bag"),
        }
    });
    assert!(ways[0] > 0 && ways[2] > 0, "{ways:?}");
    // An empty bag: draws give nothing.
    let mut game = scene("rb").bag("").kings("r T1").king("r", 2);
    game.play("king to M3, book S");
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("S+1", "b PlaceKing"));
}

#[test]
fn ru_20_settlers_gained_by_the_placement_bonus_may_be_used_at_once() {
    let set = changed(&[("board.toml", r#"column = 2, bonus = "gold(1)""#, r#"column = 2, bonus = "bag_settler(1)""#)]);
    let mut game = scene("rb").holds("IF12").open("WS05");
    game.game.data = Shared(set.unwrap());
    let mut game = game.turn();
    game.play("play IF12, take WS05, place on n2").draws("b");
    assert_eq!(game.choices(), "activate with WO slot 2, skip");
    game.play("activate with WO slot 2");
    assert_eq!((game.on("n2").as_str(), game.asked().as_str()), ("WS05 -b", "r Main"));
}

#[test]
fn ru_70_what_is_not_called_optional_must_be_taken() {
    // Ships, workshops and pillar cards of dispatch bonuses.
    let start = || scene("rb").ships("turtle").open("dolphin WS01").pillar_cards("L BA1a").school("1AD 1MB 1SM");
    for (who, asked) in [("AD", "r TileSource"), ("MB", "r TileSource"), ("SM", "r TakePillar")] {
        let mut game = start().turn();
        game.play(&format!("send {who} to ship"));
        assert_eq!(game.asked(), asked);
        for way_out in [Action::Skip, Action::Decline, Action::Stop] {
            assert_eq!(game.refused(way_out), Illegal::OtherQuestion, "{who}: {way_out}");
        }
    }
    // Influence cards of the track.
    let mut game = scene("rb").priest("3").turn();
    game.play("advance");
    assert_eq!(game.choices(), "draw influence");
    assert_eq!(game.refused(Action::Decline), Illegal::OtherQuestion);
    // Guards, monuments and immediate activation are.
    let mut game = scene("rb").kings("r T0").standing("GM0 w").king("r", 2);
    game.play("king to M0");
    assert_eq!(game.choices(), "leave the guard, take the guard");
    game.play("leave the guard");
    assert_eq!((game.stands("GM0").as_str(), game.gains().as_str()), ("w", "S+1"));
}

#[test]
fn ru_23_a_name_is_owned_once_by_any_means() {
    // Of the discard pile.
    let mut game = scene("rby").holds("IF11").knows("KN16").discards("KN16 KN03").turn();
    game.play("play IF11");
    assert_eq!(game.choices(), "take KN03, draw knowledge");
    let name = super::scene::knowledge("KN16");
    assert_eq!(game.refused(Action::TakeDiscarded { name }), Illegal::KnowledgeOwned { name });
    // Of the two drawn: only the other.
    game.play("draw knowledge").draws("KN07 KN08");
    assert_eq!(game.choices(), "keep KN07, keep KN08");
    let mut game = scene("rby").holds("IF11").knows("KN16").turn();
    game.play("play IF11, draw knowledge").draws("KN16 KN07");
    assert_eq!(game.choices(), "keep KN07");
    game.play("keep KN07");
    assert_eq!(game.game.discarded(name), 1, "the other one is discarded");
}

#[test]
fn ru_82_cards_that_look_alike_on_both_displays_stay_two_options() {
    let mut game = scene("rb").pillar_cards("L BA1a, R BA1b").holds("IF13").turn();
    game.play("play IF13");
    assert_eq!(game.choices(), "take base L for pillar 1, take base R for pillar 1");
    // Two slots alike are one option, two slots that differ are two.
    let game = scene("rb").school("1SC").board("n0 WS05 --, n2 WS07 --").turn();
    let workshops = "send SC to workshop at n0 slot 1, send SC to workshop at n2 slot 1";
    assert!(game.offers("send SC").ends_with(workshops), "{}", game.offers("send SC"));
}

#[test]
fn ru_82_ae_3_7_equal_knowledge_cards_of_the_display_stay_two_options() {
    let name = super::scene::knowledge("KN16");
    let game = scene("rbyg").school("1AD 1PH").ships("turtle dolphin").display("KN16 KN01 - - KN16");
    let mut game = game.turn();
    assert_eq!(game.offers("learn"), "learn KN16, learn KN16 copy 2");
    for (copy, left) in [(0, "- KN01 - - KN16"), (1, "KN16 KN01 - - -")] {
        let mut after = game.game;
        after.play(after.active, &Action::TakeKnowledge { name, copy }, &mut ()).unwrap();
        let shown: Vec<String> =
            after.knowledge_fields().map(|card| card.map_or("-".into(), |card| card.to_string())).collect();
        assert_eq!(shown.join(" "), left);
    }
    for copy in [2, 255] {
        let action = Action::TakeKnowledge { name, copy };
        assert_eq!(game.refused(action), Illegal::NotDisplayed { name });
    }
    // Records say it only of the second one, and old ones know but the first.
    let text = |copy| serde_json::to_string(&Action::TakeKnowledge { name, copy }).unwrap();
    assert_eq!(text(0), r#"{"take_knowledge":{"name":"KN16"}}"#);
    assert_eq!(text(1), r#"{"take_knowledge":{"name":"KN16","copy":1}}"#);
    game.game.rules_version = 1;
    assert_eq!(game.offers("learn"), "learn KN16");
}

#[test]
fn ae_20_7_old_records_are_replayed_by_the_rules_of_their_time() {
    let game = scene("rb").turn().game;
    assert_eq!((game.rules_version(), game.by_rules(1).unwrap().rules_version()), (2, 1));
    assert!([0, 3, 257].iter().all(|&version| game.by_rules(version).is_none()));
}

#[test]
fn ru_98_each_gain_of_flames_is_one_movement() {
    // B5 is three flames at once: the bonuses of 2 and 4 wait for each other.
    let mut game = scene("rb").priest("1").kings("r M4").king("r", 3);
    game.play("king to B5");
    assert_eq!((game.player("r").priest, game.asked().as_str()), (4, "r ChooseBook"));
    assert_eq!(game.told(|event| matches!(event, Event::Advanced { from: 1, to: 4, .. })), 1);
    game.play("book S");
    assert_eq!(game.asked(), "r InfluenceSource");
    // Ships taken from the city come with their points before the flames of the queue.
    let mut game = scene("rb").tiles("M0 turtle").kings("r T0").king("r", 2);
    game.play("king to M0");
    assert_eq!(course(&game), "S tile 1VP");
    assert_eq!(game.fleet(), "turtle");
    assert!(!game.game.open_tiles(TileKind::Ship).any(|(open, _)| open == tile("turtle")));
}
