//! AE-7: receiving things.

use super::king::course;
use super::scene::{cell, scene};
use crate::Action;
use crate::asks::Good;
use crate::events::Event;
use crate::kinds::{Book, Profession};
use crate::refusals::Illegal;

#[test]
fn ae_7_1_ru_10_books_and_gold_come_from_a_limited_supply() {
    // Only kinds in supply may be named.
    let mut game = scene("rb").supply("0S").priest("1").turn();
    game.play("advance");
    assert_eq!(game.choices(), "book C, book K");
    assert_eq!(game.refused(Action::ChooseBook { book: Book::Science }), Illegal::NoBookLeft { book: Book::Science });
    game.play("book K");
    assert_eq!(game.gains(), "K+1 F+1");
    // None left: the gain lapses without a question.
    let mut game = scene("rb").supply("0S 0C 0K").priest("1").turn();
    game.play("advance");
    assert_eq!((game.asked().as_str(), game.gains().as_str()), ("r Main", "F+1"));
    let mut game = scene("rb").supply("0G").priest("5").turn();
    game.play("advance");
    assert_eq!(game.gains(), "F+1");
    assert_eq!(game.told(|event| matches!(event, Event::Lapsed { good: Some(Good::Gold), count: 1, .. })), 1);
    // Nothing is owed: AG01 gives two S and a C, the supply has one S.
    let mut game = scene("rb").supply("1S 0C").kings("r T2").tiles("M4 AG01").king("r", 2);
    game.play("king to M4, place on n1");
    assert_eq!(game.gains(), "S+1 F+1");
    assert_eq!(game.game.supply_books()[0], 0);
}

#[test]
fn ae_7_2_ru_69_gold_is_no_joker_for_books() {
    let game = scene("rb").school("1SC 1WO").goods("1S 0C 0K 9G").turn();
    assert_eq!(game.offers("train"), "");
    let missing = Illegal::BooksMissing { book: Book::Culture, has: 0, needs: 1 };
    assert_eq!(game.refused(Action::Train { to: Profession::PH }), missing);
    // And books are none for gold.
    let game = scene("rb").school("1PH").goods("9S 9C 9K 0G").turn();
    assert_eq!(game.offers("train"), "");
}

#[test]
fn ae_7_3_a_settler_from_the_bag_is_untrained() {
    for (letter, came) in [("p", "SC+1"), ("w", "IN+1"), ("b", "WO+1")] {
        let mut game = scene("rb").kings("r T2").pillar_cards("L BA1a").king("r", 2);
        game.play("king to M5, take base L for pillar 1, instant gain 3").draws(letter);
        assert_eq!(game.gains(), format!("K+1 {came}"));
    }
    // Only what is in the bag.
    let mut game = scene("rb").bag("1b").kings("r T2").pillar_cards("L BA1a").king("r", 2);
    game.play("king to M5, take base L for pillar 1, instant gain 3").deal();
    assert_eq!((game.gains().as_str(), game.game.bag()), ("K+1 WO+1", [0; 3]));
}

#[test]
fn ae_7_4_favour_tokens_beyond_the_limit_are_lost() {
    // All kinds of tile count, agoras and monuments included.
    for (board, limit) in [
        ("n0 RS01 3p, n2 WS01 w", 1),
        ("n0 RS01 3p, n2 WS01 w, n1 AG01", 2),
        ("n0 RS01 3p, n1 AG01, p0 MO12", 2),
        ("n0 RS01 3p, n1 AG01, p0 MO12, p2 AG02, a0 AG03, n2 WS01 w", 3),
        ("n0 RS01 3p, n1 AG01, p0 MO12, p2 AG02, a0 AG03, n2 WS01 w, n3 WS02 p, p1 WS03 b, p3 WS04 b", 4),
    ] {
        let mut game = scene("rb").board(board).holds("IF05 IF16").goods("0FT").turn();
        let supply = game.game.supply_favours();
        game.play("play IF05");
        let tokens = limit.min(3);
        assert_eq!((game.player("r").favours, game.game.favour_limit(game.seat("r"))), (tokens, limit), "{board}");
        assert_eq!(game.game.supply_favours(), supply - tokens, "lost tokens stay in the supply");
    }
}

#[test]
fn ru_75_the_tile_lies_before_its_bonus_is_received() {
    // Two cells are covered and one token is held; a1 is the third cell and gives a token.
    let mut game = scene("rb").board("n0 RS01 3p, n2 RS05 3w").goods("1FT").school("1SC").turn();
    game.play("send SC to residence, take RS06, place on a1");
    assert_eq!(game.gains(), "FT+1 VP+1 SC-1");
}

#[test]
fn ae_7_5_a_tile_is_open_or_one_of_two_drawn() {
    let start = || scene("rb").holds("IF09 IF10 IF12").open("turtle turtle whale WS05 AG01");
    let mut game = start().turn();
    game.play("play IF09");
    assert_eq!(game.choices(), "take turtle, take whale, draw tiles");
    assert_eq!(game.refused(Action::TakeTile { tile: super::scene::tile("dolphin") }), Illegal::TileNotOpen);
    game.play("take turtle");
    assert_eq!((game.fleet().as_str(), game.opened().as_str()), ("turtle", "turtle whale WS05 AG01"));
    let mut game = start().turn();
    game.play("play IF09, draw tiles").draws("dolphin octopus");
    assert_eq!(game.choices(), "keep dolphin, keep octopus");
    assert_eq!(game.refused(Action::KeepTile { tile: super::scene::tile("whale") }), Illegal::NotDrawn);
    game.play("keep octopus");
    assert_eq!((game.fleet().as_str(), game.opened().as_str()), ("octopus", "turtle*2 dolphin whale WS05 AG01"));
    let mut game = start().turn();
    game.play("play IF12, draw tiles").draws("WS01 WS02").play("keep WS02, place on n2");
    assert_eq!((game.on("n2").as_str(), game.opened().as_str()), ("WS02 -", "turtle*2 whale WS01 WS05 AG01"));
    let mut game = start().turn();
    game.play("play IF10, draw tiles").draws("AG02 AG09").play("keep AG09, place on a0");
    assert_eq!((game.on("a0").as_str(), game.gains().as_str()), ("AG09", "G+2 F+1"));
    assert_eq!(game.opened(), "turtle*2 whale WS05 AG01 AG02");
}

#[test]
fn ae_7_6_every_tile_on_a_cell_pays_its_bonus() {
    let cells = [
        ("n0", "S+1"),
        ("n2", "G+1"),
        ("n3", "S+1 F+2"),
        ("p0", "S+1 F+2"),
        ("p1", "S+1"),
        ("p3", "VP+2"),
        ("a1", "FT+1"),
        ("a2", "S+1"),
        ("a3", "G+1"),
    ];
    for (at, bonus) in cells {
        let finish = |game: &mut super::scene::Scene| {
            if game.asked() == "r ChooseBook" {
                game.play("book S");
            }
        };
        // A workshop.
        let mut game = scene("rb").holds("IF12").open("WS01").turn();
        game.play(&format!("play IF12, take WS01, place on {at}"));
        finish(&mut game);
        assert_eq!(game.gains(), bonus, "{at}");
        // A workshop that is moved.
        let from = if at == "n2" { "a3" } else { "n2" };
        let mut game = scene("rb").holds("IF21").board(&format!("{from} WS01 w")).turn();
        game.play(&format!("play IF21, move {from}, place on {at}"));
        finish(&mut game);
        assert_eq!(game.gains(), bonus, "{at}");
        // A residence.
        let mut game = scene("rb").school("1WO").turn();
        game.play(&format!("send WO to residence, take RS02, place on {at}"));
        finish(&mut game);
        let with_settler = match bonus {
            "VP+2" => "VP+3 WO-1".into(),
            other => format!("{other} VP+1 WO-1"),
        };
        assert_eq!(game.gains(), with_settler, "{at}");
        assert!(game.player("r").covered() >> cell(at).0 & 1 == 1);
    }
    // A monument.
    let mut game = scene("rb").priest("14").turn();
    game.play("advance, take MO01, place on p3");
    assert_eq!(game.gains(), "F+1 VP+2");
    // An agora.
    for at in ["n1", "p2", "a0"] {
        let mut game = scene("rb").holds("IF10").open("AG09").turn();
        game.play(&format!("play IF10, take AG09, place on {at}"));
        assert_eq!(game.gains(), "G+2 F+1", "{at}");
    }
}

#[test]
fn ae_7_7_an_effect_is_finished_before_the_one_that_caused_it_goes_on() {
    // MB: points, then the workshop with its cell and its settler with his bonus, then the flames.
    let mut game = scene("rb").school("1MB 1DL").ships("turtle").open("WS03").turn();
    game.play("send MB to ship, take WS03, place on n2, activate with DL slot 1, book S");
    assert_eq!(course(&game), "3VP tile placed G 1VP 1F 2F S");
}
