//! Chapter 12: the events.

use engine::{Game as _, KindSet, Seat};

use super::scene::{Scene, card, event, scene};
use crate::events::Event;
use crate::kinds::{EventCard, Senator};
use crate::refusals::Illegal;

fn plays(game: Scene, name: &str) -> Scene {
    let mut game = game.rows(&format!("b {name}, r ref2")).ranking("bry");
    game.play("b play own");
    game
}

#[test]
fn ld_12_1_ld_r83_ongoing_and_delayed_effects() {
    let delayed: Vec<&str> =
        EventCard::ALL.iter().filter(|event| event.is_delayed()).map(|event| event.name()).collect();
    assert_eq!(delayed, ["wisdom", "debts", "wrath", "together", "all_lost"]);
    // Debts gives nothing when it is revealed, and its points in the next Doom phase.
    let mut game = scene("bry").revealed("wrath");
    game.game.table.event = Some(event("wrath"));
    let unseen = game.game.table.unseen_events.bits() | 1 << event("debts").index();
    game.game.table.unseen_events = KindSet::new(unseen);
    let mut game = game.step_4();
    game.reveal("debts").deal();
    assert_eq!(game.vp(), "b0 r0 y0");
    let game = game.doom_phase();
    assert_eq!(game.vp(), "b5 r3 y0");
    // Ongoing ones hold from the reveal to the next one: Chaos already in that clean-up, not in the next.
    let mut game = scene("bry").revealed("wrath").senators("b archon").senate("b2").step_4();
    game.reveal("chaos");
    assert_eq!(game.senates(), "b2 r0 y0");
    game.deal();
    let mut game = game.step_4();
    game.reveal("winds");
    assert_eq!(game.senates(), "b0 r0 y0");
}

#[test]
fn ld_12_3_ld_r2_doom_effects() {
    for name in ["winds", "flood", "wisdom"] {
        let mut game = scene("bry").current(name).step_4();
        if name == "wisdom" {
            game.gains("b", "key").gains("r", "key");
        }
        let upgraded = ["A", "B", "C", "D", "E"].map(|ship| game.ship(ship).upgraded);
        assert_eq!((game.game.table.council.markers_left, upgraded), (2, [true, true, false, false, false]), "{name}");
    }
    // One marker for each Doom event; none for the others.
    for name in ["debts", "wrath", "chaos", "gift", "command", "all_lost"] {
        let game = scene("bry").current(name).step_4();
        assert_eq!((game.game.table.council.markers_left, game.ship("A").upgraded), (3, false), "{name}");
    }
    let game = scene("bry").markers_gone(1).current("flood").step_4();
    assert!(["C", "D", "E"].iter().all(|ship| game.ship(ship).upgraded));
    assert_eq!(game.game.table.council.markers_left, 1);
    assert_eq!(scene("bry").markers_gone(2).current("winds").step_4().asked(), "over");
}

#[test]
fn ld_12_4_ld_r46_wisdom() {
    let mut game = scene("bry").senate("y2 r1").current("wisdom").delayed();
    game.gains("y", "key").gains("r", "spy");
    assert_eq!((game.has("y", "key"), game.has("r", "spy"), game.game.cards.specials[0].total()), (1, 1, 0));
    assert!(game.asked().contains("Influence"));
    // One card left: for the first; none: for nobody.
    let mut few = scene("bry").current("wisdom");
    few.game.cards.special.pile = Default::default();
    few.game.cards.special.pile.add(super::scene::special("birds").index());
    let mut game = few.delayed();
    game.gains("b", "birds");
    assert!(game.asked().contains("Influence"));
    assert!(scene("bry").current("wisdom").no_special_deck().delayed().asked().contains("Influence"));
}

#[test]
fn ld_12_5_ld_r38_flood() {
    let flood = || scene("bry").current("flood");
    // On one of the ships chosen for the card, at most one, not compulsory.
    let mut game = plays(flood(), "ref21");
    game.play("b board A, b board B");
    assert_eq!(game.choices("b"), "board A, board B, pass");
    assert_eq!(game.refused("b board C"), Illegal::NotChosen { berth: 3 });
    game.play("b board B");
    assert_eq!((game.aboard("B"), game.asked()), ("2b".into(), "r Play".into()));
    let mut game = plays(flood(), "ref1");
    game.play("b board A, b pass");
    assert_eq!(game.aboard("A"), "1b");
    // Aristocracy too, but it never displaces; the hold only with Hidden Holds.
    let mut game = plays(flood().points("r1").ships("D 3r"), "aristo1");
    game.play("b board D, b displace r");
    assert_eq!((game.aboard("D"), game.asked()), ("1b2r".into(), "r Play".into()));
    let mut game = plays(flood().ships("D 2r").specials("b holds"), "ref1");
    game.play("b open holds, b board D, b board D");
    assert_eq!(game.aboard("D"), "1b2r hold 1b");
    // No cube, no extra.
    let mut game = flood().rows("b ref1").supply("b1").bids("b0 r0 y0");
    game.play("b play own, b board A");
    assert_eq!(game.asked(), "r Play");
    // Not for Basileus.
    let mut game = flood().senate_phase();
    game.play("b take basileus, b use basileus, b board A");
    assert_eq!((game.asked(), game.aboard("A")), ("r Senator".into(), "1b".into()));
}

#[test]
fn ld_12_6_ld_r39_winds() {
    let winds = |ships: &str| scene("bry").current("winds").ships(ships);
    let mut game = plays(winds("A 1n, B 1r, C 1y"), "ships2");
    game.play("b sail A");
    assert_eq!(game.refused("b sail B by the winds"), Illegal::NoExtraShip, "the further ship comes last");
    game.play("b sail B");
    assert_eq!(game.choices("b"), "sail C by the winds, pass");
    assert_eq!(game.refused("b sail C"), Illegal::NoExtraShip);
    let mut all = game.clone();
    all.play("b sail C by the winds");
    assert_eq!((all.aboard("C"), all.asked()), ("sea 1y".into(), "r Play".into()));
    game.play("b pass");
    assert_eq!((game.aboard("C"), game.asked()), ("1y".into(), "r Play".into()));
    // Precious Cargo: only one ship is premium, in either order.
    let mut game = plays(winds("A sea 3b, B sea 3r"), "cargo");
    game.play("b sail A by the winds");
    assert_eq!((game.vp(), game.choices("b")), ("b7 r0 y0".into(), "sail B".into()), "the premium one must follow");
    game.play("b sail B");
    assert_eq!(game.vp(), "b8 r9 y0");
    // No ship moves twice, neither way round.
    let cargo = || plays(winds("A 3b, B 3r"), "cargo");
    let mut game = cargo();
    game.play("b sail A by the winds");
    assert_eq!(
        (game.choices("b"), game.refused("b sail A")),
        ("sail B".into(), Illegal::Fleet(fleet::Illegal::AnotherShip { berth: 1 }))
    );
    let mut game = cargo();
    game.play("b sail A");
    let again = game.refused("b sail A by the winds");
    assert_eq!(
        (game.choices("b"), again),
        ("sail B by the winds, pass".into(), Illegal::Fleet(fleet::Illegal::AnotherShip { berth: 1 }))
    );
    // Only as long as the premium one remains possible.
    let game = plays(winds("A sea 3b"), "cargo");
    assert_eq!(
        (game.choices("b"), game.refused("b sail A by the winds")),
        ("sail A".into(), Illegal::Fleet(fleet::Illegal::NotCompletely))
    );
    // Cards that move nothing have no further ship.
    let mut game = plays(winds("A 1n"), "ref1");
    game.play("b board B");
    assert_eq!(game.asked(), "r Play");
}

#[test]
fn ld_12_7_ld_r45_debts() {
    assert_eq!(scene("bry").delayed().vp(), "b5 r3 y0", "with an empty Senate");
    assert_eq!(scene("bry").senate("y4 r4 b1").fields("b1 r3 y2").delayed().vp(), "b0 r3 y5");
}

#[test]
fn ld_12_8_ld_r40_ld_r60_chaos() {
    // The round that reveals it places bonus markers; the Chaos round does not, and its clean-up is normal.
    let game = scene("bry").current("chaos").senators("b oraklos, r strategos, y philosophos").senate("b3");
    let mut game = game.on_cards("r", [2, 0, 0, 0, 0]).front("y1").new_land("1b").bonus("archon1").clean_up();
    assert_eq!((game.senates(), game.supplies(), game.landed()), ("b3 r0 y0".into(), "b17 r20 y20".into(), "".into()));
    game.deal();
    assert_eq!((game.asked(), game.game.table.bonus(crate::kinds::Senator::Archon)), ("b Lay, r Lay, y Lay".into(), 1));
    assert_eq!(game.game.table.senator(game.seat("b")), Some(crate::kinds::Senator::Oraklos));
    let mut game = game.current("wrath").clean_up();
    assert_eq!(game.senates(), "b0 r0 y0");
    assert!(Senator::ALL.iter().all(|&senator| game.game.table.holder(senator).is_none()));
    game.deal();
    // Philosophos may be used once more in it.
    let mut game = scene("bry").current("chaos").senators("b philosophos");
    game.game.table.philosophos_used = true;
    assert!(!game.next_round().game.table.philosophos_used);
}

#[test]
fn ld_12_9_ld_r41_gift_of_the_gods() {
    let mut game = scene("bryg").current("gift").next_round();
    game.play("b commit 0, r commit 0, y commit 0, g commit 0");
    assert_eq!(game.asked(), "luck", "at the start of the Senate phase");
    game.gods_lay("ref2 ref2 cargo treason ref1");
    assert_eq!((game.asked(), game.game.table.gods.total()), ("b Senator".into(), 5));
    assert_eq!(game.view("y").table.gods.total(), 5, "face up");
    // The own card of whoever plays one is not carried out; Intervention never replaces one.
    let rows = "b ref2 ref2, r ref2 ref2, y ref2 ref2";
    let mut game = scene("bry").current("gift").gods("ref1 ref1 cargo").rows(rows).ranking("bry");
    game.play("b pass, r play ref1 of the gods, r board A");
    assert_eq!((game.game.table.council.players[Seat(1)].carried_out.0, game.game.table.gods.total()), (0, 2));
    assert_eq!(game.game.cards.politics.discard.of(card("ref1").index()), 1);
    // No refill; leftovers are discarded in clean-up.
    let game = game.clean_up();
    assert_eq!((game.game.table.gods.total(), game.game.cards.politics.discard.of(card("cargo").index())), (0, 1));
    assert_eq!(
        scene("bry").gods("ref1").rows("b ref2").ranking("bry").refused("b play cargo of the gods"),
        Illegal::NotOfTheGods { card: card("cargo") }
    );
}

#[test]
fn ld_12_10_ld_r42_ld_r87_command() {
    // Basileus, Aristocracy and Empathy too; without Senate cubes nothing is placed.
    let mut game = scene("bry").current("command").senate("b1").senate_phase();
    game.play("b take basileus, b use basileus, b board A");
    assert_eq!((game.senates(), game.supplies()), ("b0 r0 y0".into(), "b19 r20 y20".into()));
    for name in ["aristo1", "ref1", "ref1_vp"] {
        let game = scene("bry").current("command").rows(&format!("b {name}")).ranking("bry");
        assert_eq!(game.refused("b play own"), Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card(name) }));
    }
    let game = scene("bry").current("command").ships("A 3n").senate("b3").specials("b empathy");
    let mut game = game.rows("b ref1, r ref2").ranking("bry");
    game.play("b empathy for own, b exchange A");
    assert_eq!((game.senates(), game.aboard("A")), ("b0 r0 y0".into(), "3b".into()));
    // Empathy needs three cubes in the Senate, however many lie behind the screen.
    let few = scene("bry").current("command").ships("A 3n").senate("b2").specials("b empathy");
    assert_eq!(
        few.rows("b ref1").ranking("bry").refused("b empathy for own"),
        Illegal::Fleet(fleet::Illegal::NoExchange)
    );
    // A cube placed lowers its player at once, for windows that follow.
    let game = scene("bry").current("command").senate("b2 r1").ships("D+ 1n").specials("b sacrifice, r birds");
    let mut game = game.rows("b ref2, r ref2").bids("b0 r0 y0");
    game.play("b pass, r pass, b play own, b board D");
    assert_eq!((game.senates(), game.order()), ("b0 r1 y0".into(), "rby".into()));
    game.play("b sacrifice D");
    assert_eq!(game.asked(), "r Ally", "r is above b now");
    // Bids and Spy use supply.
    let mut game = scene("bry").current("command").senate("b2").specials("b spy").auction(1);
    game.play("y declare 0, r declare 0, b declare 3, b spy");
    assert_eq!((game.senates(), game.supplies()), ("b2 r0 y0".into(), "b14 r20 y20".into()));
}

#[test]
fn ld_12_11_wrath() {
    let game = scene("bry").current("wrath").ships("A sea 2b1n hold 1r, B 2y, E sea 1y").delayed();
    assert_eq!((game.aboard("A"), game.aboard("B"), game.aboard("E")), ("".into(), "2y".into(), "".into()));
    assert_eq!(
        (game.fronts(), game.game.table.council.harbour.camp, game.vp()),
        ("b2 r1 y1".into(), 10, "b0 r0 y0".into())
    );
}

#[test]
fn ld_12_12_ld_d20_ld_r44_ld_r73_together() {
    let mut game = scene("bry").current("together").senate("y1").supply("r2").delayed();
    assert_eq!((game.order(), game.asked()), ("ybr".into(), "y Board".into()));
    game.play("y board A, b pass, r board A, y board A");
    // b has stopped for good; r has no cube after two.
    assert_eq!(game.asked(), "r Board");
    game.play("r board B, y board A");
    assert!(game.asked().contains("Influence"), "y has placed three: {}", game.asked());
    assert_eq!((game.aboard("A"), game.aboard("B")), ("1r3y".into(), "1r".into()));
    // Each placement is an instruction of its own: Pursuit Ship serves one.
    let away = "A sea 1n, B sea 1n, C sea 1n, D sea 1n, E 3n";
    let mut game = scene("bry").current("together").ships(away).specials("b pursuit holds").delayed();
    game.play("b pursue, b board A, b pass");
    assert_eq!(game.asked(), "b Board", "r and y could place nothing, and everybody can see it");
    assert_eq!(game.choices("b"), "open holds, pass");
    // Not placing where there is no seat is no stopping.
    game.play("b pass");
    assert!(!game.game.table.council.stopped.contains(game.seat("b")));
    // Command is not in force: from supply, not from the Senate.
    let mut game = scene("bry").current("together").senate("b5").delayed();
    game.play("b board A");
    assert_eq!((game.senates(), game.supplies()), ("b5 r0 y0".into(), "b14 r20 y20".into()));
}

#[test]
fn ld_12_13_ld_r23_neutrals_board_from_the_left() {
    let after = |ships: &str, name: &str| {
        let game = scene("bry").current(name).ships(ships).neutrals_board();
        (["A", "B", "C", "D", "E"].map(|ship| game.aboard(ship)).join(", "), game.game.table.council.harbour.camp)
    };
    assert_eq!(after("A", "debts"), ("1n, 1n, 1n, , ".into(), 7));
    assert_eq!(after("A sea 1r, B sea 1r", "flood"), ("sea 1r, sea 1r, 2n, 1n, 1n".into(), 6), "again from the left");
    // A full ship is skipped, and the turn goes on from there.
    assert_eq!(after("A 7r, C 5y, D sea 1y", "flood"), ("7r, 2n, 5y, sea 1y, 2n".into(), 6));
    // Until no seat is free, or the Camp is empty.
    assert_eq!(after("A 6r, B 5y, C 5y, D 3r, E 3b", "flood"), ("6r1n, 5y, 5y, 3r, 3b".into(), 9));
    assert_eq!(after("A sea 7n, B 2n", "flood"), ("sea 7n, 3n, , , ".into(), 0));
}

#[test]
fn ld_12_14_ld_d21_ld_r43_ld_r92_all_lost() {
    let game = scene("bry").current("all_lost").markers_gone(2).senate("b2 r1").front("b1").new_land("1b");
    let game = game.ships("A 1b hold 1b, B sea 1b1r").on_cards("b", [0, 1, 0, 0, 0]);
    let mut game = game.delayed();
    let zones = "supply, senate, cards, front, new land, ship A, ship B, hold A";
    let all: Vec<String> = zones.split(", ").map(|zone| format!("lose from {zone}")).collect();
    assert_eq!((game.asked(), game.choices("b")), ("b Lose".into(), all.join(", ")));
    assert!(matches!(game.refused("b pass"), Illegal::WrongMoment { .. }), "it is compulsory");
    // The order is fixed, though b falls behind r and y on the way.
    game.play("b lose from senate, b lose from senate");
    assert_eq!((game.order(), game.asked()), ("rby".into(), "b Lose".into()));
    game.play("b lose from hold A, b lose from ship B");
    assert_eq!((game.aboard("A"), game.aboard("B"), game.losses()), ("1b".into(), "sea 1r".into(), "b4 r0 y0".into()));
    game.play("r lose from ship B");
    assert_eq!(game.aboard("B"), "", "LD-R26: it came home at once");
    for colour in ["r", "r", "r", "y", "y", "y", "y"] {
        game.play(&format!("{colour} lose from supply"));
    }
    // They never return.
    let game = game.clean_up();
    assert_eq!((game.losses(), game.supplies()), ("b4 r4 y4".into(), "b15 r16 y16".into()));
    // Markers are counted before the Doom effect.
    assert_eq!(scene("bry").markers_gone(1).game.table.cubes_to_lose(), 2);
}

#[test]
fn ld_r61_ld_i10_the_event_deck_never_runs_out() {
    // Whatever comes, after all cards but the last Doom event that one must come, and it ends the game.
    for (others, extra) in [("wrath chaos", 0), ("wrath chaos gift", 1)] {
        let game = super::scene::scene_with("bry", |options| options.extra_cards = extra);
        let mut game = game.revealed(others).revealed("winds flood").step_4();
        let comes = |game: &Scene, name: &str| {
            game.game.check_chance(&crate::actions::Chance::Event { event: event(name) }).is_ok()
        };
        assert!(comes(&game, "wisdom") && EventCard::ALL.iter().filter(|it| comes(&game, it.name())).count() == 1);
        game.reveal("wisdom");
        assert_eq!(game.game.table.council.event_deck, 0);
        assert!(game.told(&Event::EventRevealed { event: event("wisdom") }));
    }
}
