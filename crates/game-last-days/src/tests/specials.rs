//! Chapter 11: the special cards, their windows, who is asked.

use engine::Seat;

use engine::Game as _;

use super::scene::{Scene, card, clauses, scene, special};
use crate::events::Event;
use crate::refusals::Illegal;

fn plays(game: Scene, name: &str) -> Scene {
    let mut game = game.rows(&format!("b {name}, r ref2")).ranking("bry");
    game.play("b play own");
    game
}

#[test]
fn ld_11_1_special_cards_are_no_hand_cards() {
    let many = "b birds birds birds birds key key spy spy orichalcum";
    let game = scene("bry").specials(many).hands("b ref2").current("wrath").clean_up();
    let mut game = game;
    game.draws("b", "ref1 ref1 ref1 ref1 cargo cargo");
    assert_eq!((game.hand("b").total(), game.game.cards.specials[0].total()), (7, 9), "no limit");
}

#[test]
fn ld_11_2_ld_r81_a_special_card_is_shown_in_its_window_and_discarded() {
    let mut game = scene("bry").specials("b spy spy, r alliance").bids("b1 r1 y0");
    assert_eq!(game.refused("b ally"), Illegal::WrongMoment { asked: crate::actions::Ask::Spy });
    game.play("b spy");
    assert!(game.told(&Event::Fleet(fleet::Event::SpecialPlayed { seat: game.seat("b"), special: special("spy") })));
    assert_eq!((game.has("b", "spy"), game.game.cards.special.discard.of(special("spy").index())), (1, 1));
    // Several in one window.
    game.play("r pass, b spy");
    assert_eq!(game.game.table.council.on_slot(game.seat("b"), 0), 3);
    // Both Spies lie in the discard pile: nobody is asked any more.
    assert_eq!(game.asked(), "b Play");
}

#[test]
fn ld_11_3_ld_r54_pursuit_ship_opens_ships_at_sea() {
    let mut game = plays(scene("bry").ships("A sea 5r, D sea 3r").specials("b pursuit"), "ref21");
    game.play("b pursue");
    assert_eq!(game.choices("b"), "board A, board B, board C, board E");
    game.play("b board A");
    assert_eq!(game.choices("b"), "board B, board C, board E", "for all refugees of the card");
    game.play("b board B");
    assert_eq!(game.aboard("A"), "sea 2b5r");
    // Aristocracy displaces there as in port.
    let mut game = plays(scene("bry").points("r1").ships("D sea 3r").specials("b pursuit"), "aristo1");
    game.play("b pursue, b board D, b displace r");
    assert_eq!(game.aboard("D"), "sea 1b2r");
    // The next card needs its own.
    let mut game = plays(scene("bry").ships("A sea 1r").specials("b pursuit"), "ref1");
    game.play("b pursue, b board A, r play own");
    assert_eq!(game.refused("r board A"), Illegal::Fleet(fleet::Illegal::ShipAtSea { berth: 1 }));
}

#[test]
fn ld_11_4_ld_r53_empathy_replaces_a_refugees_card_entirely() {
    // The card itself need not be playable; extra and Flood are replaced, and it is no placement.
    let full = "A 7n, B 5r, C 5r, D 3r, E 3r";
    let game = scene("bry").current("flood").ships(full).specials("b empathy sacrifice pursuit");
    let mut game = game.rows("b ref1_special, r ref2").ranking("bry");
    assert_eq!(game.choices("b"), "empathy for own, pass");
    game.play("b empathy for own");
    assert_eq!((game.asked(), game.choices("b")), ("b Exchange".into(), "exchange A".into()));
    game.play("b exchange A");
    assert_eq!(
        (game.aboard("A"), game.game.table.council.harbour.camp, game.asked()),
        ("3b4n".into(), 6, "r Play".into())
    );
    // At least three neutrals in port, and three cubes.
    let with = |ships: &str, cubes: &str| {
        let game = scene("bry").ships(ships).specials("b empathy").rows("b ref1").supply(cubes).bids("b0 r0 y0");
        let mut game = game;
        game.play("b pass");
        game.choices("b")
    };
    assert_eq!(with("A 3n", "b3"), "play own, empathy for own, pass");
    assert_eq!(with("A 2n", "b3"), "play own, pass");
    assert_eq!(with("A sea 3n", "b3"), "play own, pass");
    assert_eq!(with("A 3n", "b2"), "play own, pass");
    let game = scene("bry").ships("A 3n, B 1n").specials("b empathy").rows("b ships2").ranking("bry");
    assert_eq!(game.refused("b empathy for own"), Illegal::Fleet(fleet::Illegal::NotRefugees { card: card("ships2") }));
}

#[test]
fn ld_11_5_ld_d18_ld_r57_ld_r79_alliance() {
    // With nobody aboard; by automatic movement; at most five neutrals count.
    let mut game = scene("bry").ships("A+ sea 6n2r").specials("b alliance, y alliance").automatic();
    assert_eq!(game.asked(), "b Ally");
    game.play("b ally");
    assert_eq!(game.asked(), "y Ally", "several may do so");
    game.play("y ally");
    assert_eq!(game.vp(), "b16 r4 y16");
    // The own refugees are one of the other colours, the neutrals none; the others score as before.
    let mut game = scene("bry").ships("B sea 2n1r2b").specials("b alliance").automatic();
    game.play("b ally");
    assert_eq!(game.vp(), "b5 r3 y0");
    // With the table of the arrival, and the points for moving apart.
    let mut game = plays(scene("bry").ships("B+ sea 3n, A 1r").specials("b alliance"), "ships2");
    game.play("b sail B, b ally");
    assert_eq!(game.vp(), "b9 r0 y0", "6 and 1 and 2");
    // Once per player and ship; without neutrals nobody is asked.
    let mut game = scene("bry").ships("B sea 1n").specials("b alliance alliance").automatic();
    game.play("b ally");
    assert_eq!((game.vp(), game.has("b", "alliance")), ("b1 r0 y0".into(), 1));
    assert_eq!(scene("bry").ships("B sea 1r").specials("b alliance").automatic().vp(), "b0 r1 y0");
    // Those in the hold are no neutrals.
    assert!(scene("bry").ships("B sea 1r hold 2b").specials("b alliance").automatic().asked().contains("Influence"));
}

#[test]
fn ld_11_6_ld_d15_ld_r66_ld_r74_hidden_holds() {
    // Free seats first, then the hold; for the whole card.
    let mut game = plays(scene("bry").ships("E 2r").specials("b holds"), "ref21");
    assert_eq!(game.choices("b"), "board A, board B, board C, board D, open holds");
    game.play("b open holds, b board E");
    assert_eq!(game.aboard("E"), "1b2r hold 1b");
    assert_eq!(
        game.refused("b open holds"),
        Illegal::Fleet(fleet::Illegal::NoSuchSpecial { special: special("holds") })
    );
    game.play("b board A");
    // Shown before the first ship is named, and once each.
    let mut game = plays(scene("bry").specials("b holds holds pursuit"), "ref21");
    game.play("b open holds");
    assert_eq!(
        game.refused("b open holds"),
        Illegal::Fleet(fleet::Illegal::BeforeBoarding { special: special("holds") })
    );
    game.play("b board A");
    assert_eq!(
        game.refused("b pursue"),
        Illegal::Fleet(fleet::Illegal::BeforeBoarding { special: special("pursuit") })
    );
    // Needed where nothing else fits: the card may be named, and Holds must be shown.
    let full = "A 7r, B 5r, C 5r, D 3n, E 3y";
    let mut game = plays(scene("bry").ships(full).specials("b holds"), "ref2");
    assert_eq!(game.choices("b"), "open holds");
    game.play("b open holds, b board D");
    assert_eq!(game.aboard("D"), "3n hold 2b");
    // Hold cubes stay in the hold when a seat becomes free, and are hit by Treason there.
    let mut game = plays(scene("ryb").ships("D 3n hold 2b"), "treason");
    game.play("b target D, b throw off n, b throw off b from the hold, b enough");
    assert_eq!(game.aboard("D"), "2n hold 1b");
}

#[test]
fn ld_r66_once_shown_the_placement_must_be_made() {
    let mut game = scene("bry").current("together").ships("A sea 1r").specials("b pursuit").delayed();
    assert!(game.may("b pass"));
    game.play("b pursue");
    assert_eq!(game.refused("b pass"), Illegal::Fleet(fleet::Illegal::MustPlace));
    game.play("b board A");
    assert_eq!(game.aboard("A"), "sea 1b1r");
    // It may be shown only if the placement is then possible.
    let away = "A sea 7r, B sea 5r, C sea 5y, D sea 3n, E sea 3y";
    let game = scene("bry").current("together").ships(away).specials("b pursuit").delayed();
    assert_eq!(
        (game.refused("b pursue"), game.choices("b")),
        (Illegal::Fleet(fleet::Illegal::NotCompletely), "pass".into())
    );
    let game = scene("bry").current("together").ships(away).specials("b pursuit holds").delayed();
    assert_eq!(game.choices("b"), "pursue, open holds, pass");
}

#[test]
fn ld_11_7_ld_d17_ld_r14_guardian() {
    let start = || scene("bryg").ships("A 1r1y1b, B 1g").specials("b guardian, r birds, y guardian, g key");
    let mut game = start().senate("y1").rows("b treason, r ref2").ranking("bryg");
    game.play("b play own, b target A");
    // Senate order y, r; not the attacker, not one without a refugee aboard.
    assert_eq!((game.asked(), game.choices("y")), ("y Guard".into(), "guard, pass".into()));
    let mut guarded = game.clone();
    game.play("y pass");
    assert_eq!((game.asked(), game.choices("r")), ("r Guard".into(), "pass".into()));
    game.play("r pass");
    assert_eq!(game.asked(), "b ThrowOff", "refugees are chosen after the window");
    guarded.play("y guard");
    assert_eq!((guarded.asked(), guarded.aboard("A")), ("r Play".into(), "1b1r1y".into()), "the first one ends it");
    // For refugees in a hold too, and against Sabotage.
    let mut game = scene("bry").ships("A sea 1r hold 1y").specials("y guardian").rows("b sabotage, r ref2");
    game = game.ranking("bry");
    game.play("b play own, b target A, y guard");
    assert_eq!((game.aboard("A"), game.vp()), ("sea 1r hold 1y".into(), "b0 r0 y0".into()));
    // The Senate has no guardians.
    let mut game = scene("bry").senate("r2").specials("r guardian").rows("b treason, r ref2").ranking("bry");
    game.play("b play own, b expel 1 of r");
    assert_eq!(game.senates(), "b0 r1 y0");
}

#[test]
fn ld_11_8_ld_r56_unexpected_intervention() {
    let game = scene("bry").specials("r intervention").hands("r cargo ref1, b ref1").ships("A 1n");
    let mut game = game.rows("b ref2, r treason").ranking("bry");
    game.play("b pass");
    assert_eq!(game.choices("r"), "play own, play ref1 from hand, play cargo from hand, pass");
    game.play("r play cargo from hand, r sail A");
    assert_eq!((game.hand("r").total(), game.game.cards.politics.discard.of(card("cargo").index())), (1, 1));
    assert_eq!(
        (game.game.table.council.players[Seat(1)].carried_out.0, game.game.table.council.on_slot(game.seat("r"), 0)),
        (0, 1),
        "the card bid on lies there"
    );
    // It counts as playing a card: no refund.
    let game = scene("bry").current("wrath").senators("b philosophos").specials("b intervention").hands("b ref1");
    let mut game = game.rows("b ref2 ref2").ranking("bry");
    game.play("b play ref1 from hand, b board A, r pass");
    assert!(game.asked().contains("Bid"), "{}", game.asked());
    // Only whoever is entitled, and only with the card.
    let game = scene("bry").hands("b cargo").ships("A 1n").rows("b ref2").ranking("bry");
    assert_eq!(
        game.refused("b play cargo from hand"),
        Illegal::Fleet(fleet::Illegal::NoSuchSpecial { special: special("intervention") })
    );
}

#[test]
fn ld_11_9_ld_d11_ld_r52_the_spy_window_goes_round() {
    let game = scene("bry").specials("b spy, r spy birds, y birds").supply("y1").bids("b1 r1 y1");
    let mut game = game;
    assert_eq!(game.asked(), "b Spy");
    game.play("b pass");
    // y has no cube left and is not asked.
    assert_eq!(game.asked(), "r Spy");
    game.play("r spy");
    assert_eq!(game.asked(), "b Spy", "b may answer");
    game.play("b spy");
    assert_eq!(game.asked(), "b Play", "both Spies are played");
    let bids = ["b", "r", "y"].map(|colour| game.game.table.council.on_slot(game.seat(colour), 0));
    assert_eq!((bids, game.ranked()), ([2, 2, 1], "bry".into()));
    // Whoever does not hold one can only pass.
    let game = scene("bry").specials("b birds").bids("b1 r1 y1");
    assert_eq!(
        (game.choices("b"), game.refused("b spy")),
        ("pass".into(), Illegal::Fleet(fleet::Illegal::NoSuchSpecial { special: special("spy") }))
    );
}

#[test]
fn ld_11_10_ld_d16_ld_r55_ld_r78_self_sacrifice() {
    // Not if the ship would be empty.
    let mut game = plays(scene("bry").specials("b sacrifice"), "ref1");
    game.play("b board A");
    assert_eq!(game.asked(), "r Play");
    // Several copies: on to the Ocean, and on to New Land by the standard table, with the point for moving.
    let mut game = plays(scene("bry").ships("A 2r").specials("b sacrifice sacrifice"), "ref2");
    game.play("b board A, b sacrifice A");
    assert_eq!((game.aboard("A"), game.choices("b")), ("sea 1b2r".into(), "sacrifice A, pass".into()));
    game.play("b sacrifice A");
    assert_eq!((game.vp(), game.fronts(), game.asked()), ("b1 r3 y0".into(), "b2 r0 y0".into(), "r Play".into()));
    // Only one of those just placed; seat or hold as it was placed.
    let mut game = plays(scene("bry").ships("B 1b, E 2r").specials("b holds sacrifice"), "ref2");
    game.play("b open holds, b board E");
    assert_eq!(game.choices("b"), "sacrifice E, sacrifice E from the hold, pass");
    assert_eq!(game.refused("b sacrifice B"), Illegal::Fleet(fleet::Illegal::NotJustPlaced { berth: 2 }));
    game.play("b sacrifice E from the hold");
    assert_eq!(game.aboard("E"), "sea 1b2r");
    // The extra one of Flood is among them; winds add nothing.
    let flood = scene("bry").current("flood").ships("A 1r").specials("b sacrifice");
    let mut game = plays(flood, "ref1");
    game.play("b board A, b board A, b sacrifice A");
    assert_eq!((game.aboard("A"), game.asked()), ("sea 1b1r".into(), "r Play".into()));
    // Whoever could hold one is asked, whoever holds it.
    let mut game = plays(scene("bry").ships("A 1r").specials("b birds"), "ref1");
    game.play("b board A");
    assert_eq!((game.asked(), game.choices("b")), ("b Sacrifice".into(), "pass".into()));
}

#[test]
fn ld_r100_what_counts_as_cards_to_draw() {
    // An empty deck: Intervention just shown can be drawn again, Pursuit Ship cannot be counted.
    let game = scene("bry").specials("b intervention pursuit").no_special_deck().hands("b ref1_special support2");
    let game = game.rows("b ref1_special").ranking("bry");
    assert_eq!(
        game.refused("b play own"),
        Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("ref1_special") })
    );
    assert!(game.may("b play ref1_special from hand"));
    assert_eq!(
        game.refused("b play support2 from hand"),
        Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("support2") })
    );
    let mut game = game;
    game.play("b play ref1_special from hand, b board A").gains("b", "intervention");
    assert_eq!(game.has("b", "intervention"), 1);
}

#[test]
fn ld_r51_ld_r65_each_is_asked_once_in_senate_order() {
    let mut game = scene("bryg").senate("g2 y1").specials("b birds, r birds, y birds, g birds");
    game = game.ships("A sea 1n").automatic();
    let mut asked = String::new();
    while game.asked().ends_with("Ally") {
        let colour = game.asked()[..1].to_owned();
        asked.push_str(&colour);
        game.play(&format!("{colour} pass"));
    }
    assert_eq!(asked, "gybr");
    // A forced answer is made for a player only where everybody can see it.
    let window = scene("bry").specials("b birds").ships("A sea 1n").automatic();
    assert!(!window.game.may_be_made_for(window.seat("b"), &crate::actions::Action::Pass));
}

#[test]
fn ld_d18_ld_r65_ld_v46_nobody_is_asked_for_an_alliance_when_all_are_seen() {
    let waiting = "b Influence, r Influence, y Influence, g Influence";
    clauses::nobody_is_asked_for_an_alliance_when_all_are_seen(waiting);
}

#[test]
fn ld_r52_ld_r67_everybody_passes_anew_after_a_spy() {
    clauses::everybody_passes_anew_after_a_spy();
}

#[test]
fn ld_d18_ld_r65_version_1_of_the_rules_is_still_known() {
    clauses::version_1_asks_on_after_the_last_alliance();
}
