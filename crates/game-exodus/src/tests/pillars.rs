//! AE-12: the Pillars of Remembrance.

use super::king::course;
use super::scene::scene;
use crate::Action;
use crate::events::Event;
use crate::kinds::{Display, Profession, Stage};
use crate::refusals::{Idle, Illegal};

const SHOWN: &str = "L BA1a SF1a CP1a, R BA2a SF2a CP2a";

#[test]
fn ae_12_1_ru_15_pillar_cards_come_from_the_tops_of_the_displays() {
    let mut game = scene("rb").pillar_cards(SHOWN).kings("r T2").king("r", 2);
    game.play("king to M5");
    assert_eq!(game.choices(), "take base L for pillar 1", "M5: display L");
    let other = Action::TakePillar { display: Display::R, stage: Stage::Base, pillar: 0 };
    assert_eq!(game.refused(other), Illegal::NoSuchPillarCard { stage: Stage::Base });
    let mut game = scene("rb").pillar_cards(SHOWN).kings("r M0").king("r", 3);
    game.play("king to B2");
    assert_eq!(game.choices(), "take base R for pillar 1", "B2: display R");
    for (play, text) in [("send SM to ship", "1SM"), ("play IF13", "1SC")] {
        let mut game = scene("rb").pillar_cards(SHOWN).school(text).ships("turtle").holds("IF13").turn();
        game.play(play);
        assert_eq!(game.choices(), "take base L for pillar 1, take base R for pillar 1", "{play}");
    }
    // Only the top card; the one below is next.
    let mut game = scene("rb").pillar_cards("L BA1a BA5a").holds("IF13").turn();
    game.play("play IF13, take base L for pillar 1, instant book S");
    assert_eq!((game.columns().as_str(), game.heap(Display::L, Stage::Base).as_str()), ("BA5a", "BA1a"));
    // RU-15: nothing legal there.
    let mut game = scene("rb").pillar_cards("L SF1a CP1a, R BA2a").kings("r T2").king("r", 2);
    game.play("king to M5");
    assert_eq!((game.asked().as_str(), game.gains().as_str()), ("b PlaceKing", "K+1"));
}

#[test]
fn ae_12_2_ru_16_ru_17_which_card_fits_which_pillar() {
    let offers = |pillars: &str| {
        let mut game = scene("rb").pillar_cards("L BA1a SF1a CP1a").pillars(pillars).holds("IF13").turn();
        if !game.may("play IF13") {
            return String::new();
        }
        game.play("play IF13");
        game.choices().replace("take ", "").replace(" L for pillar", "")
    };
    assert_eq!(offers("BA3a"), "base 2, shaft 1");
    assert_eq!(offers("BA3a SF3a"), "base 2", "a capital needs a complete shaft");
    assert_eq!(offers("BA3a SF3a*"), "base 2, capital 1");
    assert_eq!(offers("BA3a SF3a* CP1b"), "base 2");
    // RU-17: the owner chooses the pillar.
    assert_eq!(offers("BA3a, BA4a SF4a, BA5a"), "shaft 1, shaft 3");
    assert_eq!(offers("BA3a SF3a*, BA4a SF4a*, BA5a"), "shaft 3, capital 1, capital 2");
    // RU-16: three pillars in the whole game, finished ones included.
    assert_eq!(offers("BA3a SF3a* CP1b*, BA4a SF4a* CP2a*, BA5a SF5a* CP2b*"), "");
    let game = scene("rb").pillar_cards("L BA1a").pillars("BA3a, BA4a, BA5a").holds("IF13").turn();
    let card = super::scene::influence("IF13");
    let why = Illegal::CardWouldDoNothing { card, why: Idle::NoPillarCard };
    assert_eq!(game.refused(Action::PlayInfluence { card }), why);
}

#[test]
fn ru_18_covered_cards_stay_public_and_in_order() {
    let mut game = scene("rb").pillar_cards("L BA1a BA2a BA3a").holds("IF13").turn();
    assert_eq!(game.heap(Display::L, Stage::Base), "BA1a BA2a BA3a");
    let view = engine::Game::view(&game.game, engine::Viewer::Public);
    assert_eq!(view.table.stack(Display::L, Stage::Base).count(), 3);
    assert_eq!(view.table.stacks, game.game.stacks);
    game.play("play IF13, take base L for pillar 1, instant book S");
    assert_eq!((game.columns().as_str(), game.heap(Display::L, Stage::Base).as_str()), ("BA3a", "BA1a BA2a"));
}

#[test]
fn ae_12_3_when_a_stage_is_complete() {
    let game = scene("rb").pillars("BA3a SF1a, BA3b SF3a*").goods("1S").turn();
    assert_eq!(
        game.offers("use"),
        "use base of pillar 1, use base of pillar 2, use shaft of pillar 2",
        "a base at once, a shaft with its Scholar"
    );
    let why = game.refused(Action::UsePillar { pillar: 0, stage: Stage::Shaft });
    assert_eq!(why, Illegal::StageIncomplete { stage: Stage::Shaft });
    let mut game = scene("rb").pillars("BA3a SF1a* CP1a").school("1PL 1SH").turn();
    assert_eq!(game.offers("use"), "use base of pillar 1, use shaft of pillar 1");
    assert_eq!(game.offers("send SH to capital"), "", "a Scholar completes no capital");
    game.play("send PL to capital of pillar 1, book S");
    assert_eq!(game.columns(), "BA3a SF1a* CP1a*");
    assert_eq!(game.offers("use capital"), "use capital of pillar 1");
    // KN11 counts pillars with a complete capital.
    for (pillars, points) in [("BA3a SF1a* CP1a", ""), ("BA3a SF1a* CP1a*", "VP+5")] {
        let game = scene("rb").pillars(pillars).knows("KN11").end_of_year(5);
        assert_eq!(game.gains(), points, "{pillars}");
    }
}

#[test]
fn ae_12_4_ru_19_the_instant_gain_of_each_stage() {
    let start = || scene("rb").pillar_cards(SHOWN).kings("r T2");
    let mut game = start().king("r", 2);
    game.play("king to M5, take base L for pillar 1");
    assert_eq!(game.asked(), "r BaseInstant");
    assert_eq!(
        game.choices(),
        "instant book S, instant book C, instant book K, instant gain 2, instant gain 3",
        "any book, gold or a settler from the bag"
    );
    game.play("instant book C");
    assert_eq!(game.gains(), "C+1 K+1");
    let mut game = start().king("r", 2);
    game.play("king to M5, take base L for pillar 1, instant gain 2");
    assert_eq!(game.gains(), "K+1 G+1");
    let mut game = start().king("r", 2);
    game.play("king to M5, take base L for pillar 1, instant gain 3").draws("b");
    assert_eq!(game.gains(), "K+1 WO+1");
    let mut game = start().pillars("BA3a, BA4a, BA5a").king("r", 2);
    game.play("king to M5, take shaft L for pillar 2");
    assert_eq!((game.gains().as_str(), game.columns().as_str()), ("K+1 VP+2", "BA3a, BA4a SF1a, BA5a"));
    let mut game = start().pillars("BA3a SF3a*").king("r", 2);
    game.play("king to M5, take capital L for pillar 1");
    assert_eq!(game.gains(), "K+1 VP+4");
    // RU-87: only what is there; nothing at all lapses without a question.
    let mut game = start().bag("").supply("0C 0G").king("r", 2);
    game.play("king to M5, take base L for pillar 1");
    assert_eq!(game.choices(), "instant book S, instant book K");
    let mut game = start().bag("").supply("0S 0C 1K 0G").king("r", 2);
    game.play("king to M5, take base L for pillar 1");
    assert_eq!(
        (game.asked().as_str(), game.columns().as_str()),
        ("b PlaceKing", "BA1a"),
        "the last K came from the field"
    );
    // RU-19: the data file may restrict a card.
    let old =
        r#"BA1a = { value = { name = "SWAP", stage = "base", instant = ["book(any,1)", "gold(1)", "bag_settler(1)"]"#;
    let new = r#"BA1a = { value = { name = "SWAP", stage = "base", instant = ["gold(1)", "bag_settler(1)"]"#;
    let mut game = start();
    game.game.data = datafile::Shared(super::sets::changed(&[("pillars.toml", old, new)]).unwrap());
    let mut game = game.king("r", 2);
    game.play("king to M5, take base L for pillar 1");
    assert_eq!(game.choices(), "instant gain 1, instant gain 2");
}

#[test]
fn ae_12_5_a_new_card_may_be_completed_at_once() {
    let mut game = scene("rb").pillar_cards("L SF1a").pillars("BA3a").school("1SH 1PL").kings("r T2").king("r", 2);
    game.play("king to M5, take shaft L for pillar 1");
    assert_eq!((game.asked().as_str(), game.choices().as_str()), ("r CompletePillar", "activate with SH slot 1, skip"));
    game.play("activate with SH slot 1, book S");
    assert_eq!((game.gains().as_str(), game.columns().as_str()), ("S+1 K+1 F+2 VP+3 SH-1", "BA3a SF1a*"));
    let mut game = scene("rb").pillar_cards("L SF1a").pillars("BA3a").school("1SH").kings("r T2").king("r", 2);
    game.play("king to M5, take shaft L for pillar 1, skip");
    assert_eq!((game.gains().as_str(), game.columns().as_str()), ("K+1 VP+2", "BA3a SF1a"));
    let mut game = scene("rb").pillar_cards("L CP1a").pillars("BA3a SF1a*").school("1PL 1SH").holds("IF13").turn();
    game.play("play IF13, take capital L for pillar 1");
    assert_eq!(game.choices(), "activate with PL slot 1, skip");
    game.play("activate with PL slot 1, book S");
    assert_eq!((game.game.actions_left(), game.columns().as_str()), (1, "BA3a SF1a* CP1a*"));
    // Nobody fits: nothing is asked. A base asks for nobody.
    let mut game = scene("rb").pillar_cards("L SF1a").pillars("BA3a").school("1PL 1IN").kings("r T2").king("r", 2);
    game.play("king to M5, take shaft L for pillar 1");
    assert_eq!(game.asked(), "b PlaceKing");
    let mut game = scene("rb").pillar_cards("L BA1a").school("1SH").kings("r T2").king("r", 2);
    game.play("king to M5, take base L for pillar 1, instant gain 2");
    assert_eq!(game.asked(), "b PlaceKing");
}

#[test]
fn ae_12_6_settlers_on_pillars_count_for_knowledge_and_ties_only() {
    let pillars = "BA3a SF3a* CP1b*, BA4a SF4a*";
    for year in [2, 4, 5] {
        let game = scene("rb").pillars(pillars).end_of_year(year);
        assert_eq!((game.gains(), game.gains_of("b")), (String::new(), String::new()), "after year {year}");
    }
    let game = scene("rb").pillars(pillars).ships("turtle:w").knows("KN02").end_of_year(5);
    assert_eq!(game.gains(), "VP+7", "5 for the ship against nobody, 4 / 2 for Rhetoric");
    let game = scene("rb").pillars(pillars).points("8").points("b: 8").end_of_year(5);
    assert_eq!(engine::Game::winners(&game.game), engine::SeatSet::only(engine::Seat(0)), "three more are placed");
}

#[test]
fn ae_12_7_unfinished_pillars_cost_nothing() {
    let game = scene("rb").pillars("BA3a SF3a* CP1b, BA4a SF4a, BA5a").end_of_year(5);
    assert_eq!(game.gains(), "");
}

#[test]
fn ae_12_8_ru_53_one_complete_stage_of_each_pillar_per_turn() {
    let mut game = scene("rb").pillars("BA3a SF1a*, BA4a SF3a*").points("1").turn();
    let all = "use base of pillar 1, use shaft of pillar 1, use base of pillar 2, use shaft of pillar 2";
    let mut offered: Vec<String> = game.legal().iter().map(|action| game.written(action)).collect();
    offered.retain(|text| text.starts_with("use"));
    assert_eq!(offered.join(", "), all);
    game.play("use shaft of pillar 1");
    assert_eq!((game.gains().as_str(), game.game.actions_left()), ("VP+1", 2));
    assert_eq!(game.offers("use"), "use base of pillar 2, use shaft of pillar 2");
    game.play("use shaft of pillar 2");
    assert_eq!((game.gains().as_str(), game.offers("use").as_str()), ("F+1 VP+1", ""));
    // RU-53: a stage completed in this turn.
    let mut game = scene("rb").pillars("BA3a SF1a").goods("0S 0C 0K").school("1SH").turn();
    assert_eq!(game.offers("use"), "");
    game.play("send SH to shaft of pillar 1, book S, use shaft of pillar 1");
    assert_eq!(game.gains(), "S+1 F+2 VP+2 SH-1");
    // But not if its pillar was used.
    let mut game = scene("rb").pillars("BA3a SF1a").school("1SH").turn();
    game.play("use base of pillar 1, pay S, reward points, send SH to shaft of pillar 1, book S");
    assert_eq!(game.offers("use"), "");
    assert_eq!(game.refused(Action::UsePillar { pillar: 1, stage: Stage::Base }), Illegal::NoSuchPillar);
}

#[test]
fn ae_12_9_ru_51_ru_88_capitals_carry_out_their_pillar() {
    // BOTH: first part free, then the other or stop.
    let start = |pillar: &str| scene("rb").pillars(pillar).goods("2S 0C 0K 0G").turn();
    let both = "BA3a SF1a* CP1a*";
    let mut game = start(both);
    game.play("use capital of pillar 1");
    assert_eq!(game.choices(), "part base, part shaft", "no stop at first");
    game.play("part shaft");
    assert_eq!((game.gains().as_str(), game.choices().as_str()), ("VP+1", "part base, stop"));
    game.play("part base, pay S, reward flame");
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("S-1 F+1 VP+1", "r Main"));
    let mut game = start(both);
    game.play("use capital of pillar 1, part base, pay S, reward points, stop");
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("S-1 VP+1", "r Main"));
    // TWICE: the same part again or not.
    let twice = "BA3a SF1a* CP2a*";
    let mut game = start(twice);
    game.play("use capital of pillar 1, part base, pay S, reward points");
    assert_eq!(game.choices(), "not again, again");
    game.play("again, pay S, reward flame");
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("S-2 F+1 VP+1", "r Main"), "chosen anew");
    let mut game = start(twice);
    game.play("use capital of pillar 1, part shaft, not again");
    assert_eq!(game.gains(), "VP+1");
    // A second part that cannot be executed is not asked for.
    let mut game = scene("rb").pillars("BA3a SF1a* CP2a*").goods("1S 0C 0K").turn();
    game.play("use capital of pillar 1, part base, pay S, reward points");
    assert_eq!(game.asked(), "r Main");
    let mut game = scene("rb").pillars("BA3a SF1a* CP1a*").goods("0S 0C 0K").turn();
    game.play("use capital of pillar 1");
    assert_eq!(game.choices(), "part shaft");
    game.play("part shaft");
    assert_eq!(game.asked(), "r Main");
    // RU-51: nothing executable, not offered.
    let game = scene("rb").pillars("BA3a SF4a* CP1a*").goods("0S 0C 0K").turn();
    assert_eq!(game.offers("use"), "");
    let why = game.refused(Action::UsePillar { pillar: 0, stage: Stage::Base });
    assert_eq!(why, Illegal::PillarWouldDoNothing { why: Idle::NoBook });
    let why = game.refused(Action::UsePillar { pillar: 0, stage: Stage::Shaft });
    assert_eq!(why, Illegal::PillarWouldDoNothing { why: Idle::NobodyToSend });
}

#[test]
fn ae_12_10_ru_52_pillars_dispatch_and_train_without_an_action() {
    let mut game = scene("rb").pillars("BA3a SF4a*").school("1DL 1SH").board("n0 WS01 -").goods("0S 0C 0K").turn();
    game.play("use shaft of pillar 1");
    assert_eq!(game.offers("send DL"), "send DL to residence");
    assert_eq!(game.offers("send SH"), "send SH to residence, send SH to workshop at n0 slot 1");
    game.play("send SH to workshop at n0 slot 1, book S");
    assert_eq!((game.gains().as_str(), game.game.actions_left()), ("S+1 F+2 VP+1 SH-1", 2));
    // Onto a pillar as well.
    let mut game = scene("rb").pillars("BA3a SF4a*, BA4a SF1a").school("1SH").goods("0S 0C 0K").turn();
    game.play("use shaft of pillar 1, send SH to shaft of pillar 2, book S");
    assert_eq!(game.columns(), "BA3a SF4a*, BA4a SF1a*");
    // SCHOOL costs what training costs.
    let mut game = scene("rb").pillars("BA3a SF5a*").school("1SC 1WO").goods("0S 1C 1K 0G").turn();
    game.play("use shaft of pillar 1");
    assert_eq!(game.choices(), "train DL");
    game.play("train DL");
    assert_eq!((game.gains().as_str(), game.game.actions_left()), ("K-1 WO-1 DL+1", 2));
    let game = scene("rb").pillars("BA3a SF5a*").school("1WO").goods("0S 0C 0K").turn();
    assert_eq!(game.offers("use"), "");
}

#[test]
fn ae_1_18_ru_54_recruit_gives_one_and_keeps_one_of_two() {
    let mut game = scene("rb").pillars("BA2a").school("1AS 1IN").turn();
    let bag = game.game.bag();
    game.play("use base of pillar 1");
    assert_eq!(game.choices(), "give back IN, give back AS", "trained or not");
    game.play("give back AS");
    assert_eq!(game.game.bag()[0], bag[0] + 1, "into the bag before drawing");
    game.draws("pb");
    assert_eq!(game.choices(), "keep purple, keep brown");
    game.play("keep brown");
    assert_eq!((game.gains().as_str(), game.game.bag()), ("WO+1 AS-1", [bag[0] + 1, bag[1], bag[2] - 1]));
    // He may be drawn again, as an untrained one.
    let mut game = scene("rb").pillars("BA2a").school("1AS").bag("1w").turn();
    game.play("use base of pillar 1, give back AS").draws("pw").play("keep purple");
    assert_eq!((game.gains().as_str(), game.game.bag()), ("SC+1 AS-1", [0, 1, 0]));
    // Two of one colour are one option.
    let mut game = scene("rb").pillars("BA2a").school("1AS").turn();
    game.play("use base of pillar 1, give back AS").draws("ww");
    assert_eq!(game.choices(), "keep white");
    // Nobody in training.
    let game = scene("rb").pillars("BA2a").turn();
    let why = game.refused(Action::UsePillar { pillar: 0, stage: Stage::Base });
    assert_eq!(why, Illegal::PillarWouldDoNothing { why: Idle::NobodyInTraining });
}

#[test]
fn ru_54_ru_86_recruit_needs_another_colour_in_the_bag() {
    let recruit = Action::UsePillar { pillar: 0, stage: Stage::Base };
    for (school, bag, offered) in [
        ("1SC", "", false),
        ("1AS 1IN", "", false),
        ("1AS 2SC", "5p", false),
        ("1AS 1IN", "5p", true),
        ("1SC", "1w", true),
    ] {
        let mut game = scene("rb").pillars("BA2a").school(school).bag(bag).turn();
        assert_eq!(game.offers("use") == "use base of pillar 1", offered, "{school}, {bag} in the bag");
        if !offered {
            assert_eq!(game.refused(recruit), Illegal::PillarWouldDoNothing { why: Idle::NoOtherColour });
        }
        game.game.rules_version = 1;
        assert_eq!(game.offers("use"), "use base of pillar 1", "old records may hold it");
    }
}

#[test]
fn ae_1_18_ru_35_ru_74_the_other_base_effects() {
    // SWAP: another kind that is in supply.
    let mut game = scene("rb").pillars("BA1a").goods("1S 0C 0K").supply("9S 0C 9K").turn();
    game.play("use base of pillar 1");
    assert_eq!(game.choices(), "exchange S for K", "RU-74, and no stop");
    game.play("exchange S for K");
    assert_eq!(game.gains(), "S-1 K+1");
    assert_eq!(scene("rb").pillars("BA1a").goods("1S 0C 0K").supply("9S 0C 0K").turn().offers("use"), "");
    // OFFER.
    let mut game = scene("rb").pillars("BA3a").goods("1S 0C 1K").turn();
    game.play("use base of pillar 1");
    assert_eq!(game.choices(), "pay S, pay K");
    game.play("pay K");
    assert_eq!(game.choices(), "reward points, reward flame");
    game.play("reward flame");
    assert_eq!(game.gains(), "K-1 F+1");
    // SACRIFICE needs a point.
    let game = scene("rb").pillars("BA4a").turn();
    let why = game.refused(Action::UsePillar { pillar: 0, stage: Stage::Base });
    assert_eq!(why, Illegal::PillarWouldDoNothing { why: Idle::NoPoints });
    let mut game = scene("rb").pillars("BA4a").points("1").turn();
    game.play("use base of pillar 1");
    let mut offered: Vec<String> = game.legal().iter().map(|action| game.written(action)).collect();
    offered.sort();
    assert_eq!(offered, ["reward book", "reward flame"]);
    game.play("reward book, book C");
    assert_eq!(game.gains(), "C+1 VP-1");
    // CHANGE: two equal books or one gold must be there, and no half.
    let game = scene("rb").pillars("BA5a").goods("1S 1C 1K 0G").turn();
    assert_eq!(game.offers("use"), "");
    let mut game = scene("rb").pillars("BA5a").goods("2S 1C 3K 1G").supply("9S 1C 9K 9G").turn();
    game.play("use base of pillar 1");
    let mut offered: Vec<String> = game.legal().iter().map(|action| game.written(action)).collect();
    offered.sort();
    assert_eq!(offered, ["K to gold", "S to gold", "gold to K", "gold to S"]);
    game.play("K to gold");
    assert_eq!(game.gains(), "K-2 G+1");
    let game = scene("rb").pillars("BA5a").goods("2S 0C 0K 0G").supply("0G").turn();
    assert_eq!(game.offers("use"), "", "no gold in supply");
}

#[test]
fn ae_1_18_the_plain_shaft_effects() {
    let mut game = scene("rb").pillars("BA3a SF1a*").goods("0S 0C 0K").turn();
    game.play("use shaft of pillar 1");
    assert_eq!(game.gains(), "VP+1");
    let mut game = scene("rb").pillars("BA3a SF2a*").goods("0S 0C 0K").turn();
    game.play("use shaft of pillar 1, book K");
    assert_eq!(game.gains(), "K+1");
    let mut game = scene("rb").pillars("BA3a SF3a*").goods("0S 0C 0K").turn();
    game.play("use shaft of pillar 1");
    assert_eq!(game.gains(), "F+1");
    // RU-86: what would surely give nothing.
    assert_eq!(scene("rb").pillars("BA3a SF3a*").goods("0S 0C 0K").priest("36").turn().offers("use"), "");
    let game = scene("rb").pillars("BA3a SF2a*").goods("0S 0C 0K").supply("0S 0C 0K").turn();
    assert_eq!(game.offers("use"), "");
}

#[test]
fn ru_87_rewards_that_give_nothing_are_not_offered() {
    let mut game = scene("rb").pillars("BA3a").priest("36").turn();
    game.play("use base of pillar 1, pay S");
    assert_eq!(game.choices(), "reward points");
    let mut game = scene("rb").pillars("BA4a").points("3").supply("0S 0C 0K").turn();
    game.play("use base of pillar 1");
    assert_eq!(game.choices(), "reward flame");
    // SACRIFICE with nothing to win is not offered at all (RU-86).
    let game = scene("rb").pillars("BA4a").points("3").priest("36").supply("0S 0C 0K").turn();
    assert_eq!(game.offers("use"), "");
    assert_eq!(course(&game), "");
    assert_eq!(game.told(|event| matches!(event, Event::PillarUsed { .. })), 0);
    assert!(game.game.player(engine::Seat(0)).settlers[Profession::SC.index()] == 0);
}
