//! Chapter 10: the politics cards.

use super::scene::{Scene, card, clauses, scene};
use crate::kinds::Card;
use crate::refusals::Illegal;

fn plays(game: Scene, name: &str) -> Scene {
    let mut game = game.rows(&format!("b {name}, r ref2")).ranking("bry");
    game.play("b play own");
    game
}

#[test]
fn ld_10_1_all_or_nothing() {
    // Each card needs all of its effects.
    let full = "A 7y, B 5y, C 5r, D 3r";
    for (name, ships, playable) in [
        ("ref1_ship", "A 1r", true),
        ("ref1_ship", "A", false),
        ("ref1_vp", "A 7y, B 5y, C 5r, D 3r, E 3n", false),
        ("ref1_vp", full, true),
        ("ref2", "A 7y, B 5y, C 5r, D 3r, E 2n", false),
        ("ref21", full, false),
        ("aristo2", "A sea 1r, B sea 1r, C sea 1r, D sea 1r", false),
        ("aristo2", "A sea 1r, B sea 1r, C sea 1r", true),
    ] {
        let game = scene("bry").ships(ships).rows(&format!("b {name}")).ranking("bry");
        assert_eq!(game.may("b play own"), playable, "{name}: {ships}");
    }
    assert_eq!(Card::ALL.into_iter().filter(|card| card.is_red()).count(), 2);
}

#[test]
fn ld_10_2_refugees() {
    let mut game = plays(scene("bry").ships("D 2r, E 1r"), "ref2");
    assert_eq!(
        (game.choices("b"), game.refused("b board D")),
        ("board A, board B, board C, board E".into(), Illegal::Fleet(fleet::Illegal::ShipFull { berth: 4 }))
    );
    game.play("b board E");
    assert_eq!((game.aboard("E"), game.asked()), ("2b1r".into(), "r Play".into()));
    let mut game = plays(scene("bry"), "ref21");
    game.play("b board A");
    assert_eq!(game.refused("b board A"), Illegal::Fleet(fleet::Illegal::AnotherShip { berth: 1 }));
    game.play("b board E");
    assert_eq!((game.aboard("A"), game.aboard("E")), ("2b".into(), "1b".into()));
    // The first ship leaves a seat for the third refugee.
    let game = plays(scene("bry").ships("A 5y, B 5y, C 5r, D 3r, E 2n"), "ref21");
    assert_eq!(game.choices("b"), "board A");
    let mut game = plays(scene("bry"), "ref1");
    game.play("b board C");
    assert_eq!((game.aboard("C"), game.vp(), game.asked()), ("1b".into(), "b0 r0 y0".into(), "r Play".into()));
}

#[test]
fn ld_10_3_ld_r37_the_extras_come_after_the_placement() {
    let mut game = plays(scene("bry"), "ref1_vp");
    assert_eq!(game.vp(), "b0 r0 y0");
    game.play("b board A");
    assert_eq!(game.vp(), "b1 r0 y0");
    let mut game = plays(scene("bry"), "ref1_special");
    game.play("b board A");
    assert_eq!(game.asked(), "luck");
    game.gains("b", "birds");
    assert_eq!((game.has("b", "birds"), game.asked()), (1, "r Play".into()));
    // Not a ship on which refugees were just placed, not even one that Self-Sacrifice has moved.
    let ships = scene("bry").ships("A 1r, B 1r").specials("b sacrifice");
    let mut game = plays(ships, "ref1_ship");
    game.play("b board A, b sacrifice A");
    assert_eq!(game.aboard("A"), "sea 1r");
    assert_eq!((game.choices("b"), game.refused("b sail A")), ("sail B".into(), Illegal::JustBoarded { berth: 1 }));
    // Nothing to draw: the card cannot be played.
    let game = scene("bry").no_special_deck().rows("b ref1_special").ranking("bry");
    assert_eq!(
        game.refused("b play own"),
        Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("ref1_special") })
    );
}

#[test]
fn ld_10_4_ld_r36_aristocracy() {
    // A free seat is taken without a word.
    let mut game = plays(scene("bry").points("r3").ships("D 2r"), "aristo1");
    game.play("b board D");
    assert_eq!((game.aboard("D"), game.asked()), ("1b2r".into(), "r Play".into()));
    // A full ship of players behind or equal is closed; those in the hold are safe.
    let closed = scene("bry").points("b2 r2 y3").ships("D 3r, E 2b1r hold 1y");
    let game = plays(closed, "aristo1");
    assert_eq!(game.choices("b"), "board A, board B, board C");
    // Two on two different ships, both compulsory; points are compared when the card is played.
    let mut game = plays(scene("bry").points("r1 y5").ships("D 3r, E 2y1n"), "aristo2");
    game.play("b board E");
    assert_eq!(game.choices("b"), "displace y, displace n");
    game.play("b displace y");
    assert_eq!(game.refused("b board E"), Illegal::Fleet(fleet::Illegal::AnotherShip { berth: 5 }));
    game.play("b board D, b displace r");
    assert_eq!(
        (game.aboard("D"), game.aboard("E"), game.fronts()),
        ("1b2r".into(), "1b1y1n".into(), "b0 r1 y1".into())
    );
    assert_eq!(game.refused("b pass"), Illegal::Fleet(fleet::Illegal::NotYourTurn));
    assert_eq!(game.game.table.council.supply(game.seat("b")), 16, "two bid, two placed");
}

#[test]
fn ld_10_5_ld_r13_ships_in_the_order_of_the_player() {
    let mut game = plays(scene("bry").ships("A sea 1r, B 1n, C 1y"), "ships3");
    game.play("b sail C");
    assert_eq!(game.refused("b sail C"), Illegal::Fleet(fleet::Illegal::AnotherShip { berth: 3 }));
    assert_eq!(game.refused("b pass"), Illegal::MustSail);
    game.play("b sail A, b sail B");
    assert_eq!(
        (game.aboard("C"), game.aboard("B"), game.vp(), game.asked()),
        ("sea 1y".into(), "sea 1n".into(), "b1 r1 y0".into(), "r Play".into())
    );
    let mut game = plays(scene("bry").ships("A sea 1r, B 1n, C 1y"), "ships2");
    game.play("b sail B, b sail A");
    assert_eq!((game.aboard("C"), game.asked()), ("1y".into(), "r Play".into()), "two of the three");
}

#[test]
fn ld_10_6_precious_cargo_scores_all_players_by_the_premium_table() {
    let mut game = plays(scene("bry").ships("C sea 3r2y"), "cargo");
    game.play("b sail C");
    assert_eq!((game.vp(), game.asked()), ("b1 r10 y6".into(), "r Play".into()));
    let mut game = plays(scene("bry").ships("C 3r2y"), "cargo");
    game.play("b sail C");
    assert_eq!((game.vp(), game.aboard("C")), ("b0 r0 y0".into(), "sea 3r2y".into()), "only on the Ocean yet");
}

#[test]
fn ld_10_7_ld_r31_support_draws_two() {
    let mut game = plays(scene("bry"), "support2");
    game.gains("b", "key spy");
    assert_eq!((game.has("b", "key"), game.has("b", "spy"), game.asked()), (1, 1, "r Play".into()));
    // The discard pile counts; one card alone is too few.
    let left = |played: &str| {
        let mut game = scene("bry").played_specials(played);
        game.game.cards.special.pile = Default::default();
        game.rows("b support2, r ref2").ranking("bry")
    };
    assert_eq!(
        left("spy").refused("b play own"),
        Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("support2") })
    );
    let mut game = left("spy birds");
    game.play("b play own").gains("b", "birds spy");
    assert!(game.told(&crate::events::Event::Fleet(fleet::Event::Reshuffled { politics: false })));
}

#[test]
fn ld_10_8_sabotage() {
    let game = scene("bry").points("b2 r3 y2").ships("A sea 2r1y1b1n hold 1r, B 1r");
    let mut game = plays(game, "sabotage");
    assert_eq!(
        (game.choices("b"), game.refused("b target B")),
        ("target A".into(), Illegal::Fleet(fleet::Illegal::NotAtSea { berth: 2 }))
    );
    assert_eq!(game.refused("b expel 1 of r"), Illegal::NoSenate);
    game.play("b target A");
    // Three of r, who is ahead; y is level, the own and the neutral give nothing.
    assert_eq!(
        (game.vp(), game.fronts(), game.game.table.council.harbour.camp),
        ("b5 r3 y2".into(), "b1 r3 y1".into(), 10)
    );
    assert_eq!((game.aboard("A"), game.ship("A").in_port()), ("".into(), true));
}

#[test]
fn ld_10_9_ld_r35_treason_on_a_ship() {
    let game = scene("bry").points("r3 y1").ships("A 2r1y1b1n hold 1r, B sea 1r");
    let mut game = plays(game, "treason");
    assert_eq!(game.refused("b target B"), Illegal::Fleet(fleet::Illegal::ShipAtSea { berth: 2 }));
    assert_eq!(game.refused("b target C"), Illegal::Fleet(fleet::Illegal::EmptyShip { berth: 3 }));
    game.play("b target A");
    assert_eq!(game.refused("b enough"), Illegal::Fleet(fleet::Illegal::AtLeastOne));
    let all = "throw off b, throw off r, throw off r from the hold, throw off y, throw off n";
    assert_eq!(game.choices("b"), all);
    let mut one = game.clone();
    one.play("b throw off b, b enough");
    assert_eq!((one.vp(), one.fronts()), ("b0 r3 y1".into(), "b1 r0 y0".into()), "the own gives nothing");
    game.play("b throw off r from the hold, b throw off r, b throw off y, b throw off n");
    assert_eq!((game.vp(), game.asked()), ("b3 r3 y1".into(), "r Play".into()), "four, then it is over");
    assert_eq!((game.aboard("A"), game.fronts()), ("1b1r".into(), "b0 r2 y1".into()));
    // It ends when the ship is empty; it stays in port.
    let mut game = plays(scene("bry").ships("E 1n"), "treason");
    game.play("b target E, b throw off n");
    assert_eq!((game.asked(), game.ship("E").in_port()), ("r Play".into(), true));
}

#[test]
fn ld_10_9_ld_r35_treason_in_the_senate() {
    let mut game = plays(scene("bry").points("r3").senate("r5 y2"), "treason");
    let expected = "expel 1 of r, expel 2 of r, expel 3 of r, expel 4 of r, expel 1 of y, expel 2 of y";
    assert_eq!(game.choices("b"), expected);
    assert_eq!(
        game.refused("b expel 3 of y"),
        Illegal::Fleet(fleet::Illegal::NotInSenate { seat: game.seat("y"), cubes: 3 })
    );
    game.play("b expel 4 of r");
    assert_eq!((game.senates(), game.fronts(), game.vp()), ("b0 r1 y2".into(), "b0 r4 y0".into(), "b0 r3 y0".into()));
    // Nothing anywhere: not playable.
    let game = scene("bry").rows("b treason").ranking("bry");
    assert_eq!(game.refused("b play own"), Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("treason") }));
}

#[test]
fn ld_10_4_ld_10_9_ld_r35_ld_r36_colours_of_nobody_are_refused() {
    let mut noble = plays(scene("bry").points("r3").ships("E 1b1r1n"), "aristo1");
    noble.play("b board E");
    let mut traitor = plays(scene("bry").ships("E 1b1r1n hold 1r"), "treason");
    traitor.play("b target E");
    let words = clauses::colours_of_nobody_are_refused(&noble, &traitor);
    assert!(words.starts_with("LD-") && words.ends_with("no refugee of seat 256 can be thrown off there"), "{words}");
}
