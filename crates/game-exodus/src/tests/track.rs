//! AE-13: the Apotheosis track and the monuments on it.

use super::king::course;
use super::scene::{cell, scene};
use crate::Action;
use crate::events::Event;
use crate::refusals::Illegal;

const FULL: &str =
    "n0 RS01 3p, n2 RS03 5w, n3 RS05 3w, p0 RS07 5p, p1 RS09 3b, p3 RS11 5b, a1 RS13 3p, a2 RS15 5w, a3 RS17 3b";

#[test]
fn ae_13_1_ru_29_a_flame_is_a_step_and_a_monument_space_is_one_step() {
    let mut game = scene("rb").priest("14").turn();
    game.play("advance, decline, advance");
    assert_eq!(game.player("r").priest, 16);
    let mut game = scene("rb").priest("30").turn();
    game.play("advance, decline, advance");
    assert_eq!(game.player("r").priest, 32);
    // RU-29: each space has its own monuments.
    let mut game = scene("rb").priest("14").turn();
    game.play("advance");
    assert_eq!(game.choices(), "take MO01, take MO02, take MO03, decline");
    game.play("take MO02, place on n2");
    assert_eq!(game.game.monuments(0).count(), 2);
    let mut game = scene("rb").priest("30").turn();
    game.play("advance");
    assert_eq!(game.choices(), "take MO04, take MO05, take MO06, decline");
}

#[test]
fn ae_13_2_a_movement_is_finished_before_its_bonuses() {
    // 3 flames from 3: spaces 4 and 6, the influence card first.
    let mut game = scene("rb").holds("IF03").priest("3").turn();
    game.play("play IF03");
    assert_eq!((game.asked().as_str(), game.player("r").priest), ("r InfluenceSource", 6));
    assert_eq!(game.gains(), "F+3", "the gold of space 6 waits");
    game.play("draw influence").draws("IF01 IF02").play("keep IF01");
    assert_eq!(game.gains(), "G+1 F+3");
    let spaces = |event: &Event| if let Event::BonusReached { space, .. } = event { Some(*space) } else { None };
    assert_eq!(game.events.iter().filter_map(spaces).collect::<Vec<_>>(), [4, 6]);
}

#[test]
fn ae_13_3_ru_28_ru_98_bonuses_wait_in_a_queue() {
    // From 14 by 3 flames: spaces 15 and 17. The monument lies on p0 for 2 flames: 19, so 18 joins behind 17.
    let mut game = scene("rb").holds("IF03").priest("14").turn();
    game.play("play IF03, take MO01, place on p0");
    assert_eq!(game.asked(), "r ChooseBook");
    assert_eq!(game.gains(), "G+1 F+5", "the gold of 17 came before the book of 18");
    game.play("book S");
    assert_eq!(course(&game), "3F placed 2F G S");
    // The queue is emptied before the effect that produced the first flames goes on: M6 is two flames, then a token.
    let mut game = scene("rb").priest("3").kings("r T0").king("r", 2);
    game.play("king to M6");
    assert_eq!((game.asked().as_str(), game.gains().as_str()), ("r InfluenceSource", "F+2"));
    game.play("draw influence").draws("IF01 IF02").play("keep IF01");
    assert_eq!(game.gains(), "FT+1 F+2");
    // RU-98: three triggers of one flame are three movements.
    let mut game = scene("rb").board("n0 WS11 pw").standing("T0 pp").priest("1").king("r", 1);
    game.play("king to T0, book K");
    assert_eq!(course(&game), "S SC 1F K SC 1F");
}

#[test]
fn ae_13_4_an_influence_card_is_open_or_one_of_two_drawn() {
    let start = || scene("rb").open("IF05 IF07").priest("3").turn();
    let mut game = start();
    game.play("advance");
    assert_eq!(
        (game.asked().as_str(), game.choices().as_str()),
        ("r InfluenceSource", "take IF05, take IF07, draw influence")
    );
    let card = super::scene::influence("IF01");
    assert_eq!(game.refused(Action::TakeInfluence { card }), Illegal::InfluenceNotOpen { card });
    game.play("take IF07");
    assert!(game.player("r").is_known(super::scene::influence("IF07")), "everybody saw it");
    assert_eq!(game.influence_ids(game.game.open_influence), "IF05");
    let mut game = start();
    game.play("advance, draw influence").draws("IF01 IF24");
    assert_eq!(game.choices(), "keep IF01, keep IF24");
    game.play("keep IF24");
    assert_eq!(game.influence_ids(game.game.open_influence), "IF01 IF05 IF07", "the other one is open");
    assert_eq!(game.hand("r"), "IF24");
    assert!(!game.player("r").is_known(super::scene::influence("IF24")), "face down");
}

#[test]
fn ru_73_an_empty_influence_deck() {
    let mut game = scene("rb").open("IF05").no_pile("influence").priest("3").turn();
    game.play("advance");
    assert_eq!(game.choices(), "take IF05");
    assert_eq!(game.refused(Action::DrawInfluence), Illegal::NoInfluenceDeck);
    let mut game = scene("rb").no_pile("influence").priest("3").turn();
    game.play("advance");
    assert_eq!((game.asked().as_str(), game.player("r").hand_size()), ("r Main", 0), "the bonus lapses");
    // One card left: drawn and kept.
    let mut game = scene("rb").priest("3").turn();
    (game.game.hidden.deck, game.game.table.influence_left) = (1 << 4, 1);
    game.play("advance, draw influence").draws("IF05");
    if game.asked() == "r KeepInfluence" {
        game.play("keep IF05");
    }
    assert_eq!((game.hand("r").as_str(), game.game.open_influence), ("IF05", 0));
    assert_eq!(game.game.hidden.deck, 0);
}

#[test]
fn ae_13_5_ru_30_a_monument_is_placed_or_declined() {
    let mut game = scene("rb").priest("14").board("n0 RS01 3p").turn();
    game.play("advance, take MO03");
    let cells = ["n2", "n3", "p0", "p1", "p3", "a1", "a2", "a3"].map(|at| format!("place on {at}"));
    assert_eq!(game.choices(), cells.join(", "));
    assert_eq!(game.refused(Action::PlaceTile { cell: cell("a0") }), Illegal::OtherCell { cell: cell("a0") });
    game.play("place on p3");
    assert_eq!((game.on("p3").as_str(), game.gains().as_str()), ("MO03", "F+1 VP+2"));
    // RU-30: declined, it stays for others and never comes back.
    let mut game = scene("rb").priest("14").priest("b: 14").turn();
    game.play("advance, decline, advance, end turn");
    assert_eq!((game.asked().as_str(), game.game.monuments(0).count()), ("b Main", 3));
    game.play("advance");
    assert_eq!(game.choices(), "take MO01, take MO02, take MO03, decline");
    // Without a free cell or a monument nothing is asked.
    let mut game = scene("rb").priest("14").board(FULL).turn();
    game.play("advance");
    assert_eq!((game.asked().as_str(), game.game.monuments(0).count()), ("r Main", 3));
    let mut game = scene("rb").priest("14").monuments(", MO05").turn();
    game.play("advance");
    assert_eq!(game.asked(), "r Main");
    let foreign = Action::TakeMonument { monument: super::scene::monument("MO05") };
    let mut game = scene("rb").priest("14").turn();
    game.play("advance");
    assert_eq!(game.refused(foreign), Illegal::NoSuchMonument);
}

#[test]
fn ae_13_6_the_other_bonuses_are_received_at_once() {
    for (space, gains) in [
        (2, "S+1 F+1"),
        (6, "G+1 F+1"),
        (8, "FT+1 F+1"),
        (10, "F+1 VP+2"),
        (17, "G+1 F+1"),
        (18, "S+1 F+1"),
        (22, "FT+1 F+1"),
        (24, "F+1 VP+3"),
        (26, "S+1 F+1"),
        (33, "FT+1 F+1"),
        (36, "F+1 VP+5"),
        (1, "F+1"),
        (16, "F+1"),
    ] {
        let mut game = scene("rb").priest(&(space - 1).to_string()).turn();
        game.play("advance");
        if game.asked() == "r ChooseBook" {
            game.play("book S");
        }
        assert_eq!((game.gains().as_str(), game.asked().as_str()), (gains, "r Main"), "space {space}");
    }
    // Under AE-7: the limit and the supply.
    let mut game = scene("rb").priest("7").goods("1FT").turn();
    game.play("advance");
    assert_eq!(game.gains(), "F+1");
}

#[test]
fn ae_13_7_steps_beyond_the_end_are_lost_and_spaces_pay_once() {
    let mut game = scene("rb").priest("34").holds("IF03").turn();
    game.play("play IF03");
    assert_eq!(game.gains(), "F+2 VP+5");
    assert_eq!(game.told(|event| matches!(event, Event::Advanced { from: 34, to: 36, lost: 1, .. })), 1);
    // Flames at the end: nothing, and no bonus again.
    let mut game = scene("rb").priest("36").school("1IN").ships("turtle").turn();
    game.play("send IN to ship");
    assert_eq!(game.gains(), "IN-1");
    // A space that was passed pays nobody twice: standing on it is not reaching it.
    let mut game = scene("rb").priest("10").turn();
    game.play("advance");
    assert_eq!(game.gains(), "F+1");
}
