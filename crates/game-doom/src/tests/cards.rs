//! Chapter 10: the politics cards.

use engine::Seat;

use super::scene::{clauses, scene, scene_with};
use crate::events::Event;
use crate::kinds::Card;
use crate::refusals::Illegal;

#[test]
fn da_10_1_cards_are_played_in_votes_only() {
    let game = scene("bry").hands("b ref1 ref1 ref1 ref1 ref1").laying();
    assert!(matches!(game.refused("b play own"), Illegal::WrongMoment { .. }));
    let game = scene("bry").hands("b ref1").rows("b ref1").vote(1);
    assert!(matches!(game.refused("b play own"), Illegal::WrongMoment { .. }), "not before the ranking");
    let game = scene("bry").hands("y ref1").rows("y ref1").ranking("bry");
    assert!(
        matches!(game.refused("y play own"), Illegal::Fleet(fleet::Illegal::NotYourTurn)),
        "not by those who are not entitled"
    );
}

#[test]
fn da_10_2_one_or_two_refugees_on_one_ship() {
    for (card, cubes) in [("ref1", 1), ("ref2", 2)] {
        let mut game = scene("bry").ships("A 6r, B 4r").rows(&format!("b {card}")).ranking("bry");
        let before = game.game.table.council.players[Seat(0)].supply;
        game.play("b play own");
        assert_eq!(game.may("b board A"), cubes == 1, "one seat is free there");
        game.play("b board C");
        assert_eq!(
            (game.aboard("C"), game.game.table.council.players[Seat(0)].supply),
            (format!("{cubes}b"), before - cubes)
        );
        assert_eq!(game.asked(), "r Play");
    }
}

#[test]
fn da_10_3_two_and_one_on_different_ships() {
    let mut game = scene("bry").rows("b ref21").ranking("bry");
    game.play("b play own, b board A");
    assert_eq!(game.choices("b"), "board B, board C, board D, board E");
    assert_eq!(game.refused("b board A"), Illegal::Fleet(fleet::Illegal::AnotherShip { berth: 1 }));
    game.play("b board E");
    assert_eq!((game.aboard("A"), game.aboard("E")), ("2b".into(), "1b".into()));
}

#[test]
fn da_10_4_da_r44_aristocracy_displaces_on_full_ships_only() {
    let mut game = scene("bry").ships("A 3r, E 1b1r1n").rows("b aristo").ranking("bry");
    game.play("b play own, b board E");
    assert_eq!(game.choices("b"), "displace r, displace n");
    assert_eq!(game.refused("b displace b"), Illegal::Fleet(fleet::Illegal::OwnSeat));
    assert!(matches!(game.refused("b displace y"), Illegal::Fleet(fleet::Illegal::NotSeated { .. })));
    game.play("b displace r");
    assert_eq!((game.aboard("E"), game.spents()), ("2b1n".into(), "b0 r1 y0".into()));
    let mut free = scene("bry").ships("A 3r").rows("b aristo").ranking("bry");
    free.play("b play own, b board A");
    assert_eq!((free.aboard("A"), free.asked()), ("1b3r".into(), "r Play".into()), "a free seat is taken");
    // Not from a hold: its cubes have no seat.
    let held =
        scene("bry").ships("A sea 1r, B sea 1r, C sea 1r, D sea 1r, E 3b hold 1r").rows("b aristo").ranking("bry");
    assert_eq!(held.choices("b"), "pass");
}

#[test]
fn da_10_5_da_r15_ships_moves_exactly_two() {
    let mut game = scene("bry").ships("A 1b, B sea 1r, C 1y").rows("b ships2").ranking("bry");
    game.play("b play own, b sail B");
    assert_eq!(game.refused("b sail B"), Illegal::Fleet(fleet::Illegal::EmptyShip { berth: 2 }));
    game.play("b sail A");
    assert_eq!((game.aboard("A"), game.asked()), ("sea 1b".into(), "r Play".into()));
    let mut twice = scene("bry").ships("A 1b, B 1r").rows("b ships2").ranking("bry");
    twice.play("b play own, b sail A");
    assert_eq!(twice.refused("b sail A"), Illegal::Fleet(fleet::Illegal::AnotherShip { berth: 1 }));
}

#[test]
fn da_10_6_royal_passage_moves_one_ship_and_scores_premium() {
    let mut game = scene("bry").ships("A 3r, B sea 3r2y").rows("b royal").ranking("bry");
    game.play("b play own, b sail B");
    assert_eq!(game.vp(), "b1 r10 y6", "the premium table for all");
    let mut out = scene("bry").ships("A 3r").rows("b royal").ranking("bry");
    out.play("b play own, b sail A");
    assert_eq!((out.vp(), out.asked()), ("b0 r0 y0".into(), "r Play".into()));
}

#[test]
fn da_10_7_da_r34_support_gains_a_special_card_while_there_is_one() {
    let mut game = scene("bry").rows("b support1").ranking("bry");
    game.play("b play own").gains("b", "guardian");
    assert_eq!(game.has("b", "guardian"), 1);
    let none = scene("bry").no_special_deck().rows("b support1").ranking("bry");
    assert_eq!(none.choices("b"), "pass", "nothing can be gained");
    // The discard pile becomes the new deck.
    let mut turned = scene("bry").no_special_deck().rows("b support1");
    turned.game.cards.special.discard.add(7);
    let mut turned = turned.ranking("bry");
    turned.play("b play own").gains("b", "spy");
    assert!(turned.told(&Event::Fleet(fleet::Event::Reshuffled { politics: false })));
    assert_eq!(turned.game.cards.special.drawable(), 0);
}

#[test]
fn da_10_8_sabotage_sends_a_ship_on_the_ocean_home() {
    let mut game = scene("bry").ships("A 1r, B sea 2r1n hold 1y, C sea 1b").rows("b sabotage").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "target B, target C");
    assert_eq!(game.refused("b target A"), Illegal::Fleet(fleet::Illegal::NotAtSea { berth: 1 }));
    game.play("b target B");
    assert_eq!((game.aboard("B"), game.spents()), (String::new(), "b0 r2 y1".into()));
    assert_eq!(game.game.table.council.harbour.camp, 10);
}

#[test]
fn da_10_9_da_r43_treason_hits_a_ship_or_the_senate() {
    let begin = || scene("bry").senate("b1 r5").ships("A 3r2b1n, B sea 1r").rows("b treason").ranking("bry");
    let mut game = begin();
    game.play("b play own");
    assert_eq!(game.choices("b"), "target A, expel 1 of b, expel 1 of r, expel 2 of r, expel 3 of r, expel 4 of r");
    assert!(matches!(game.refused("b expel 5 of r"), Illegal::Fleet(fleet::Illegal::NotInSenate { .. })));
    assert!(matches!(game.refused("b expel 1 of y"), Illegal::Fleet(fleet::Illegal::NotInSenate { .. })));
    assert!(matches!(game.refused("b expel 0 of r"), Illegal::Fleet(fleet::Illegal::NotInSenate { .. })));
    game.play("b expel 4 of r");
    assert_eq!((game.senates(), game.spents()), ("b1 r1 y0".into(), "b0 r4 y0".into()));
    let mut ship = begin();
    ship.play("b play own, b target A");
    assert_eq!(ship.choices("b"), "throw off b, throw off r, throw off n", "any colour, the own too");
    assert_eq!(ship.refused("b enough"), Illegal::Fleet(fleet::Illegal::AtLeastOne));
    ship.play("b throw off r, b throw off n, b throw off b, b throw off r");
    assert_eq!((ship.aboard("A"), ship.asked()), ("1b1r".into(), "r Play".into()), "four at most");
}

#[test]
fn da_r36_without_cubes_nothing_is_placed() {
    for (card, needed) in [("ref1", 1), ("ref2", 2), ("ref21", 3), ("aristo", 1)] {
        let may = |supply: u8| {
            let mut game = scene("bry").rows(&format!("b {card}")).ranking("bry");
            game.game.table.council.players[Seat(0)].supply = supply;
            game.may("b play own")
        };
        assert!(!may(needed - 1) && may(needed), "{card}");
    }
}

#[test]
fn da_r75_treason_says_whether_from_a_seat_or_from_the_hold() {
    let mut game = scene("bry").ships("A 1r1y hold 2r").rows("b treason").ranking("bry");
    game.play("b play own, b target A");
    assert_eq!(game.choices("b"), "throw off r, throw off r from the hold, throw off y");
    game.play("b throw off r from the hold, b throw off r, b enough");
    assert_eq!((game.aboard("A"), game.spents()), ("1y hold 1r".into(), "b0 r2 y0".into()));
    // Aboard in every rule: Wrath, New Land, scoring.
    let wrath = scene("bry").ships("A sea hold 2r").doom("wrath");
    let home = Event::Fleet(fleet::Event::SentHome { ship: 0, aboard: [0, 2, 0, 0, 0, 0] });
    assert!(wrath.told(&home), "{:?}", wrath.events);
    let landed = scene("bry").ships("A sea 1b hold 1b1r").automatic();
    assert_eq!((landed.vp(), landed.landed()), ("b4 r2 y0".into(), "2b1r".into()));
    // They take no seat.
    let mut full = scene("bry").ships("E 2r hold 3y").rows("b ref1").ranking("bry");
    full.play("b play own, b board E");
    assert_eq!(full.aboard("E"), "1b2r hold 3y");
}

#[test]
fn da_13_5_2_da_r78_support_with_only_the_display_left() {
    let mut game = scene_with("bry", |options| options.open_specials = true).display("spy").no_special_deck();
    game = game.rows("b support1").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "take spy", "and it must be taken");
    assert_eq!(game.refused("b take top"), Illegal::NothingToGain, "there is no card on top");
}

#[test]
fn red_cards_are_treason_and_sabotage() {
    let red: Vec<Card> = Card::ALL.into_iter().filter(|card| card.is_red()).collect();
    assert_eq!(red, [Card::Sabotage, Card::Treason]);
}

#[test]
fn da_10_4_da_10_9_da_r43_da_r44_colours_of_nobody_are_refused() {
    let mut noble = scene("bry").ships("E 1b1r1n").rows("b aristo").ranking("bry");
    noble.play("b play own, b board E");
    let mut traitor = scene("bry").ships("E 1b1r1n hold 1r").rows("b treason").ranking("bry");
    traitor.play("b play own, b target E");
    let words = clauses::colours_of_nobody_are_refused(&noble, &traitor);
    assert_eq!(words, "DA-R43: no refugee of seat 256 can be thrown off there");
}
