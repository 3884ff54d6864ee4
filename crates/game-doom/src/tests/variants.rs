//! Chapter 13: two players, five players, the variants.

use engine::Game;

use super::scene::{Scene, fresh, frozen, scene, scene_with};
use crate::actions::{Ask, Chance};
use crate::events::Event;
use crate::kinds::{EventCard, Faction};
use crate::refusals::Illegal;
use crate::setup::{Options, ShipUse};
use crate::state::Doom;

#[test]
fn da_13_1_1_two_players_play_the_family_variant() {
    let mut game = fresh("br", |options| options.family = false);
    assert!(game.game.table.options.family);
    game.deal();
    while game.asked().ends_with("FirstRefugee") {
        let colour = game.asked()[..1].to_owned();
        game.play(&format!("{colour} board B"));
        if game.ship("B").is_full() {
            break;
        }
    }
    while game.asked().ends_with("FirstRefugee") {
        let colour = game.asked()[..1].to_owned();
        game.play(&format!("{colour} board C"));
    }
    assert!(game.asked().ends_with("Faction"), "no Senate phase");
}

#[test]
fn da_13_1_2_two_players_have_no_ark() {
    let game = fresh("br", |_| {});
    assert_eq!(game.game.table.council.harbour.ships().len(), 4);
    assert_eq!((game.aboard("B"), game.game.table.council.harbour.camp), ("2n".into(), 8));
    let first = scene("br").doom("doom_a");
    assert_eq!(["B", "C", "D", "E"].map(|name| first.ship(name).upgraded), [true, false, false, false]);
    let second = scene("br").ships("B+").revealed("doom_a").doom("doom_b");
    assert_eq!(["B", "C", "D", "E"].map(|name| second.ship(name).upgraded), [true; 4]);
    let ark = Options { ships: Some([ShipUse::Basic; 5]), ..options(2) };
    assert_eq!(Doom::setup(frozen(), &ark).err(), Some(Illegal::ArkForTwo));
}

fn options(seats: u8) -> Options {
    engine::GameOptions::for_seats(seats)
}

#[test]
fn da_13_1_3_da_d5_da_r49_two_players_take_two_factions() {
    let mut game = scene("br").plus("archon oraklos").faction_phase();
    assert_eq!(game.game.ask(game.seat("b")), Some(Ask::Faction { price: 1 }));
    game.play("b take strategos");
    assert_eq!(game.game.ask(game.seat("r")), Some(Ask::Faction { price: 0 }));
    game.play("r take archon");
    assert_eq!((game.asked(), game.markers()), ("b FreeFaction".into(), "b7 r1".into()), "the pick order is frozen");
    assert_eq!(game.refused("b take no faction"), Illegal::MustTakeFaction);
    game.play("b take oraklos");
    assert_eq!((game.asked(), game.markers()), ("r FreeFaction".into(), "b5 r1".into()));
    game.play("r take demagogos");
    assert_eq!((game.markers(), game.supplies()), ("b5 r3".into(), "b19 r20".into()), "the second one is free");
    assert_eq!(game.vp(), "b1 r1", "+1 counts in both");
    assert_eq!(game.game.table.factions.iter().filter(|faction| faction.holder.is_some()).count(), 4);
    let mut passed = scene("br").faction_phase();
    passed.play("b take no faction, r take archon, b take oraklos, b take strategos, r take basileus");
    assert_eq!(passed.supplies(), "b20 r20");
}

#[test]
fn da_13_1_4_philosophios_only_guards_its_card() {
    let game = scene("br").factions("r philosophios").rows("b ref1, r ref1").ranking("br");
    assert_eq!(game.refused("b play borrowed"), Illegal::MayNotBorrow);
    let own = scene("br").factions("b philosophios").rows("b ref1, r ref1").ranking("br");
    assert_eq!(own.choices("b"), "play own, play borrowed, pass", "its holder may borrow as first-ranked");
    let second = scene("br").factions("r philosophios").rows("b ref1, r ref1").ranking("br");
    assert_eq!(second.asked(), "b Play", "no acting first");
}

#[test]
fn da_13_1_5_da_r49_da_r77_demagogos_is_not_hit_by_red_cards() {
    let sabotage = |factions: &str, ships: &str| {
        let mut game = scene("br").factions(factions).ships(ships).rows("b sabotage").ranking("br");
        if game.may("b play own") {
            game.play("b play own");
        }
        game.choices("b")
    };
    assert_eq!(sabotage("r demagogos", "B sea 1r2b, C sea 2b"), "target C");
    assert_eq!(sabotage("r demagogos", "B sea 2b hold 1r"), "pass", "a cube in the hold protects, too");
    assert_eq!(sabotage("b demagogos", "B sea 1r2b"), "target B", "the own red card may hit the holder");
    let mut treason =
        scene("br").factions("r demagogos").specials("r guardian").ships("B 2r, C 1r1n").rows("b treason");
    treason = treason.ranking("br");
    treason.play("b play own");
    assert_eq!(treason.choices("b"), "target C", "only with a cube aboard that may go");
    assert_eq!(treason.refused("b target B"), Illegal::Protected);
    treason.play("b target C");
    assert_eq!(treason.asked(), "r Guard", "the holder is asked as usual");
    treason.play("r guard");
    assert_eq!(treason.aboard("C"), "1r1n");
    // Whoever laid the card out.
    let mut borrowed = scene("br").factions("r demagogos").ships("C 1r1n").rows("r treason").ranking("br");
    borrowed.play("b play borrowed, b target C");
    assert_eq!(borrowed.choices("b"), "throw off n");
    // No other power.
    let mut vote = scene("br").factions("r demagogos").vote(1);
    vote.play("b commit 1, r commit 0");
    assert_eq!(vote.asked(), "b Play");
    let open = scene("br").factions("r demagogos").revealed("debts").vote(1);
    assert!(open.asked().ends_with("Declare"));
}

#[test]
fn da_13_1_6_only_the_first_acts() {
    let mut game = scene("br").rows("b ref1, r ref1").ranking("rb");
    assert_eq!(game.entitled(), "r");
    game.play("r pass");
    assert_eq!(game.asked(), "b Bid, r Bid");
}

#[test]
fn da_13_1_7_two_ships_move() {
    let game = scene("br").ships("B 3b, C 2b, D 1r, E 1r").automatic();
    assert_eq!(["B", "C", "D", "E"].map(|name| game.ship(name).in_port()), [false, false, true, true]);
}

#[test]
fn da_13_2_1_three_of_five_are_entitled() {
    let mut game = scene("brygv").rows("b ref1, r ref1, y ref1, g ref1, v ref1").ranking("vgyrb");
    assert_eq!(game.entitled(), "vgy");
    game.play("v pass, g pass");
    assert_eq!(game.choices("y"), "play own, pass");
    game.play("y pass");
    assert!(game.asked().ends_with("Bid"));
}

fn family() -> Scene {
    scene_with("bry", |options| options.family = true)
}

#[test]
fn da_13_3_1_da_i14_the_family_has_no_senate() {
    let game = family().next_round();
    assert_eq!(game.asked(), "b Faction");
    let game = family().doom_phase();
    assert_eq!(game.vp(), "b0 r0 y0", "no Senate majority");
    assert_eq!(game.senates(), "b0 r0 y0");
}

#[test]
fn da_13_3_2_markers_are_senate_order() {
    let game = family().fields("b5 r7 y2");
    assert_eq!(game.order(), "ybr");
    assert_eq!(game.clone().bids("b1 r1 y1").ranked(), "ybr", "ties");
    assert_eq!(game.clone().faction_phase().asked(), "y Faction", "pick order");
    assert_eq!(game.revealed("debts").vote(1).asked(), "r Declare", "speaking order");
}

#[test]
fn da_13_3_3_treason_has_no_senate_option() {
    let game = family().rows("b treason").ranking("bry");
    assert_eq!(game.choices("b"), "pass");
    let mut game = family().ships("A 1r").rows("b treason").ranking("bry");
    game.play("b play own");
    assert_eq!((game.choices("b"), game.refused("b expel 1 of r")), ("target A".into(), Illegal::NoSenate));
}

#[test]
fn da_13_3_4_family_events() {
    assert_eq!(family().fields("b3 r2 y1").doom("debts").vp(), "b0 r3 y5");
    assert_eq!(family().fields("b3 r2 y1").new_land("3n").revealed("command").doom_phase().vp(), "b0 r2 y3");
    let mut confusion = family().factions("b archon, r oraklos, y strategos").doom("confusion");
    confusion.deal();
    assert!(confusion.asked().ends_with("Lay"), "the Faction phase is skipped");
    assert_eq!(confusion.game.table.holder(Faction::Archon), Some(confusion.seat("b")));
}

#[test]
fn da_13_4_1_da_r50_chosen_ships() {
    use ShipUse::{Basic, Both, None, Upgraded};
    let setup = |seats, ships| Doom::setup(frozen(), &Options { ships: Some(ships), ..options(seats) });
    assert_eq!(setup(3, [Basic, None, None, None, None]).err(), Some(Illegal::ShipCount { ships: 1, most: 5 }));
    assert_eq!(setup(3, [Both, Both, Both, None, None]).err(), Some(Illegal::ShipCount { ships: 6, most: 5 }));
    assert_eq!(setup(2, [None, Both, Both, Basic, None]).err(), Some(Illegal::ShipCount { ships: 5, most: 4 }));
    assert_eq!(setup(3, [None, None, None, Basic, Basic]).err(), Some(Illegal::ShipSeats { seats: 6, needed: 8 }));
    assert!(setup(2, [None, None, None, Basic, Basic]).is_ok(), "6 seats for 2 neutrals and 4 refugees");
    // An upgraded Ark needs a seat for its own neutral, and has it from the start.
    let ark = setup(3, [Upgraded, None, None, None, Basic]).unwrap();
    assert_eq!((ark.table.council.harbour.ship(0).seated[5], ark.table.council.harbour.camp), (3, 7));
    assert_eq!(setup(5, [Upgraded, None, None, Basic, None]).err(), Some(Illegal::ShipSeats { seats: 11, needed: 13 }));
    // The neutrals start on the ship with most seats, leftmost if tied.
    let tied = setup(3, [None, Basic, Upgraded, None, None]).unwrap();
    assert_eq!((tied.table.council.harbour.ship(0).seated[5], tied.table.council.harbour.ship(1).seated[5]), (2, 0));
    // Markers count down, nothing is upgraded.
    let chosen = [Basic, Basic, Upgraded, None, None];
    let game = scene_with("bry", |options| options.ships = Some(chosen)).doom("doom_a");
    assert_eq!(
        (game.game.table.council.markers_left, game.ship("A").upgraded, game.ship("C").upgraded),
        (2, false, true)
    );
}

#[test]
fn da_13_5_1_da_r52_the_next_event_is_seen() {
    let mut game = fresh("bry", |options| options.open_events = true);
    game.deal();
    assert!(game.game.table.next_event.is_some(), "from set-up on");
    assert_eq!(game.view("r").table.next_event, game.game.table.next_event);
    let open = || scene_with("bry", |options| options.open_events = true);
    let mut game = open().revealed("doom_a doom_b").round(3);
    game.game.table.next_event = Some(EventCard::Together);
    let mut game = game.doom_phase();
    assert_eq!((game.game.table.event, game.asked()), (Some(EventCard::Together), "luck".into()));
    game.reveal("doom_c");
    assert_eq!(
        (game.game.table.next_event, game.asked()),
        (Some(EventCard::DoomC), "b Board".into()),
        "before its text"
    );
    // DA-R3: put back, and nobody knows what replaces it until it is lifted.
    let mut back = open().revealed("doom_a doom_b").round(3);
    back.game.table.next_event = Some(EventCard::DoomC);
    let mut back = back.doom_phase();
    assert_eq!((back.asked(), back.game.table.next_event), ("luck".into(), None));
    back.reveal("woe");
    assert_eq!(back.asked(), "luck", "a new top card");
    back.reveal("doom_c");
    assert_eq!(back.game.table.next_event, Some(EventCard::DoomC));
    assert!(scene("bry").game.table.next_event.is_none());
}

#[test]
fn da_13_5_2_three_special_cards_are_displayed() {
    let mut game = fresh("bry", |options| options.open_specials = true);
    game.deal();
    assert_eq!(game.game.table.display.iter().flatten().count(), 3);
    assert_eq!(game.view("r").cards.special.pile_size, 25 - 3 - 6);
}

#[test]
fn da_13_6_1_da_r51_aggressive_neutrals() {
    let aggressive = || scene_with("bry", |options| options.aggressive = true).senate("b2 r1");
    let full = "A 4b3y, B 5b, C 5r, D 3r, E 3b";
    let game = aggressive().ships(full).revealed("debts").neutrals_board();
    assert_eq!((game.aboard("A"), game.spents()), ("4b1y2n".into(), "b0 r0 y2".into()), "yellow is lowest");
    assert!(game.told(&Event::NeutralBoarded { ship: 0, instead_of: Some(game.seat("y")) }));
    // Hold cubes are safe, free seats come first, and without a victim they stay ashore.
    let held = aggressive().ships("A 6b, B 5b, C 5r, D 3r, E 3b hold 1y").revealed("debts").neutrals_board();
    assert_eq!(
        (held.aboard("A"), held.aboard("C"), held.aboard("E")),
        ("6b1n".into(), "4r1n".into(), "3b hold 1y".into())
    );
    let neutral = aggressive().ships("A sea 1b, B sea 1b, C sea 1b, D 3n, E 3n").revealed("debts").neutrals_board();
    assert_eq!(neutral.game.table.council.harbour.camp, 4);
    let usual = scene("bry").ships("A 4b3y, B 5b, C 5r, D 3r, E 3b").revealed("debts").neutrals_board();
    assert_eq!(usual.aboard("A"), "4b3y");
}

#[test]
fn da_13_7_1_the_short_game_has_six_events() {
    let game = fresh("bry", |options| options.short = true);
    assert_eq!(game.game.table.council.event_deck, 6);
    let game = scene_with("bry", |options| options.short = true).revealed("debts wrath woe").doom_phase();
    let may = |event: EventCard| game.game.check_chance(&Chance::Event { event }).is_ok();
    assert!(may(EventCard::DoomA) && !may(EventCard::Together), "three others, then Doom alone");
}

#[test]
fn da_12_10_da_13_4_1_da_r27_neutrals_board_by_size_not_by_berth() {
    use ShipUse::{Both, None};
    let mut game = scene_with("bry", |options| options.ships = Some([Both, None, None, None, None]));
    assert_eq!(
        [0, 1].map(|berth| game.game.table.council.harbour.ship(berth).seats),
        [7, 8],
        "the larger Ark has the second berth"
    );
    game = game.revealed("together").neutrals_board();
    assert_eq!((game.aboard("A"), game.aboard("A+")), (String::new(), "1n".into()));
    let mut two = scene_with("bry", |options| options.ships = Some([Both, None, None, None, None]));
    two = two.revealed("debts").neutrals_board();
    assert_eq!((two.aboard("A"), two.aboard("A+")), ("1n".into(), "1n".into()));
}
