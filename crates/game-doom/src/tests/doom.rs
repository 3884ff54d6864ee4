//! Chapters 6, 7 and 12: the Doom phase, the events, the end.

use engine::{Game, Seat};
use fleet::{Party, VoteKind};

use super::scene::{Scene, scene, scene_with};
use crate::events::{Event, PointReason};
use crate::kinds::{EventCard, Faction};
use crate::refusals::Illegal;

#[test]
fn da_6_1_da_12_9_da_r41_command_is_scored_first() {
    let game = scene("bry").new_land("5n4r").senate("b2 y1").revealed("command").doom_phase();
    assert_eq!(game.vp(), "b7 r0 y3", "5 and 3 for neutrals, 2 for the Senate, and neutrals are most on New Land");
    let scored: Vec<PointReason> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { why, .. } => Some(*why),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [PointReason::Command, PointReason::Command, PointReason::Senate]);
    let game = scene("bry").senate("b2 y1").revealed("command").doom_phase();
    assert_eq!(game.vp(), "b2 r0 y0", "no neutrals there, no points");
    // It returns the Senate in its own phase and is scored in the next.
    let game = scene("bry").new_land("3n").senate("b2 y1").doom("command");
    assert_eq!((game.vp(), game.senates()), ("b2 r0 y0".into(), "b0 r0 y0".into()));
}

#[test]
fn da_6_2_da_r19_most_cubes_on_new_land() {
    assert_eq!(scene("bry").new_land("2b1r").doom_phase().vp(), "b2 r0 y0");
    assert_eq!(scene("bry").fields("b3 r2 y1").new_land("2b2r1y").doom_phase().vp(), "b0 r2 y0", "ties");
    assert_eq!(scene("bry").doom_phase().vp(), "b0 r0 y0", "nobody is there");
    assert_eq!(scene("bry").new_land("1b1n").doom_phase().vp(), "b2 r0 y0", "level neutrals do not block");
    assert_eq!(scene("bry").new_land("1b2n").doom_phase().vp(), "b0 r0 y0");
}

#[test]
fn da_6_3_da_r20_most_cubes_in_the_senate_at_least_one() {
    assert_eq!(scene("bry").senate("r1").doom_phase().vp(), "b0 r2 y0");
    assert_eq!(scene("bry").doom_phase().vp(), "b0 r0 y0");
    // The second of Debts and Command needs a cube, too.
    assert_eq!(scene("bry").senate("r1").doom("debts").vp(), "b0 r7 y0");
    assert_eq!(scene("bry").new_land("2n").senate("r1").revealed("command").doom_phase().vp(), "b0 r4 y0");
}

#[test]
fn da_6_4_da_r2_the_event_comes_in_the_doom_phase() {
    let mut game = scene("bry").senate("b1").doom_phase();
    assert_eq!((game.asked(), game.vp()), ("luck".into(), "b2 r0 y0".into()), "after the majorities");
    game.reveal("debts");
    assert_eq!((game.game.table.event, game.vp()), (Some(EventCard::Debts), "b7 r0 y0".into()));
}

#[test]
fn da_6_5_three_ships_move_after_the_event() {
    let game = scene("bry").ships("A 1b, B 2b, C 3r, D sea 3y, E 2b").doom("wrath");
    // Wrath has sent D home, and a neutral has boarded A, B and C: these three carry most.
    assert_eq!(["A", "B", "C", "D", "E"].map(|name| game.ship(name).in_port()), [false, false, false, true, true]);
}

#[test]
fn da_6_6_da_r45_tokens_go_back_plain_and_spent_cubes_return() {
    let game = scene("bry").factions("b archon, r oraklos, y strategos").spent("b2 y1").ships("E sea 2r").doom("wrath");
    assert_eq!(game.game.table.factions, Default::default());
    assert_eq!(
        (game.spents(), game.supplies()),
        ("b0 r0 y0".into(), "b20 r20 y20".into()),
        "what Wrath threw off, too"
    );
    assert_eq!(game.markers(), "b1 r5 y7", "markers stay");
}

#[test]
fn da_6_7_da_r22_bids_return_and_all_laid_cards_are_discarded() {
    let mut game = scene("bry").hands("b treason").rows("b ref1 royal, r ref1, y ref2").vote(1);
    game.play("b commit 4, r commit 0, y commit 0, b pass, r pass");
    let game = game.doom("woe");
    assert_eq!(game.supplies(), "b20 r20 y20");
    assert_eq!(game.view("b").cards.discard().0, [2, 1, 0, 0, 0, 1, 0, 0, 0], "played or not");
    assert_eq!((game.hand("b").total(), game.game.cards.rows), (1, [[None; 5]; 5]), "what was not laid stays in hand");
}

#[test]
fn da_6_7_da_r11_a_slot_carried_out_is_open_again_in_the_next_round() {
    let mut game = scene("bry").rows("b ref1, y ref1").ranking("bry");
    game.play("b play own, b board A");
    let mut game = game.doom("woe");
    game.deal();
    let mut next = game.rows("b ref2, y ref1").ranking("bry");
    next.play("b play own, b board C");
    assert_eq!(next.aboard("C"), "2b");
}

#[test]
fn da_6_8_da_r23_new_land_empties_to_the_supplies_and_the_camp() {
    let game = scene("bry").new_land("2b1r3n").doom("woe");
    // Two neutrals of Woe have boarded.
    assert_eq!(
        (game.landed(), game.supplies(), game.game.table.council.harbour.camp),
        (String::new(), "b20 r20 y20".into(), 8)
    );
}

#[test]
fn da_6_9_da_r21_half_all_or_none_of_the_senate_returns() {
    for (event, left) in [
        ("doom_a", "b0 r0 y0"),
        ("debts", "b0 r0 y0"),
        ("command", "b0 r0 y0"),
        ("confusion", "b5 r4 y1"),
        ("wrath", "b2 r2 y0"),
        ("woe", "b2 r2 y0"),
        ("all_lost", "b2 r2 y0"),
    ] {
        assert_eq!(scene("bry").senate("b5 r4 y1").doom(event).senates(), left, "{event}");
    }
    // They return in step 8: the order holds while neutrals board in step 3.
    let game = scene_with("bry", |options| options.aggressive = true)
        .senate("b5 r4 y1")
        .ships("A 7b, B 5r, C 5y, D 3r, E 3b")
        .doom("debts");
    assert!(game.told(&Event::NeutralBoarded { ship: 2, instead_of: Some(game.seat("y")) }), "yellow is lowest");
}

#[test]
fn da_6_10_da_r79_hands_are_filled_to_seven_in_senate_order() {
    let mut game = scene("bry").senate("y3 r1").hands("y ref1 ref2, b royal").doom("confusion");
    game.draws("y", "ref1 ref1 ref1 ref1 ref1").draws("r", "ref1 ref1 ref1 ref1 ref1 ref1 ref1");
    game.draws("b", "ref1 ref1 ref1 ref1 ref1 ref1");
    assert_eq!(["b", "r", "y"].map(|colour| game.hand(colour).total()), [7; 3]);
    let mut game = scene("bry").senate("y2 r1").fields("b1 r2 y3").doom("debts");
    let why = game.game.check_chance(&crate::actions::Chance::Draw { seat: game.seat("y"), cards: Default::default() });
    assert_eq!(
        why,
        Err(Illegal::Fleet(fleet::Illegal::OtherDrawer { seat: game.seat("b"), clause: "DA-6.10" })),
        "the Senate is empty by then"
    );
    game.deal();
}

#[test]
fn da_6_11_whoever_is_aboard_stays_aboard() {
    let game = scene("bry").ships("A sea 1b, B sea 2r, C 1y, D sea 2b, E sea 2b").doom("woe");
    assert_eq!(
        (game.aboard("A"), game.game.table.council.harbour.at_sea(fleet::Colour::Seat(game.seat("b")))),
        ("sea 1b".into(), 3)
    );
}

#[test]
fn da_i7_after_the_doom_phase_hands_are_full_and_zones_empty() {
    let mut game = scene("bry").spent("b2").new_land("2b1n").rows("r ref1").doom("woe");
    game.deal();
    assert_eq!(["b", "r", "y"].map(|colour| game.hand(colour).total()), [7; 3]);
    let council = &game.game.table.council;
    let lying = |party: &Party| (party.on_slots, party.spent) != ([0; 5], 0);
    assert!(!council.players.as_slice().iter().any(lying) && council.harbour.new_land == [0; 6]);
}

/// The third Doom card in a late round.
fn ended(scene: Scene) -> Scene {
    scene.revealed("doom_a doom_b woe").round(4).doom("doom_c")
}

#[test]
fn da_7_1_the_game_ends_at_once() {
    let game = ended(scene("bry").ships("A 7b").rows("b ref1").spent("b1").new_land("1b"));
    assert_eq!(game.asked(), "over");
    assert_eq!((game.aboard("A"), game.spents(), game.landed()), ("7b".into(), "b1 r0 y0".into(), "1b".into()));
    assert!(
        game.told(&Event::Fleet(fleet::Event::Ended))
            && !game.events.iter().any(|it| matches!(it, Event::NeutralBoarded { .. }))
    );
    assert_eq!(
        game.game.check(game.seat("b"), &crate::actions::Action::Pass),
        Err(Illegal::Fleet(fleet::Illegal::Over))
    );
}

#[test]
fn da_7_2_da_11_11_special_cards_are_shown_and_counted() {
    let game = ended(scene("bry").points("b5").specials("b birds orichalcum key spy, r birds birds"));
    assert_eq!(game.game.scores().as_slice(), [5 + 2 + 3 + 4, 4, 0]);
    let shown = game.view("y").cards.specials(game.seat("b"));
    assert_eq!(shown.total(), 4, "everybody sees them now");
}

#[test]
fn da_7_3_da_r46_ties_at_the_end_go_by_senate_order() {
    let game = ended(scene("bry").points("b3 r5 y5").senate("b1 y1").fields("b2 r1 y3"));
    // Blue has the Senate majority as well: 5 each.
    assert_eq!(game.game.scores().as_slice(), [5, 5, 5]);
    assert_eq!(game.letters(game.game.winners()), "b", "most in the Senate, then the leftmost marker");
    let game = ended(scene("bry").points("r5 y5").fields("b2 r3 y1"));
    assert_eq!(game.letters(game.game.winners()), "y");
    let game = ended(scene("bry").points("r5 y5").specials("r birds").fields("b2 r3 y1"));
    assert_eq!(game.letters(game.game.winners()), "r", "most points");
}

#[test]
fn da_12_1_text_then_neutrals_then_the_symbol() {
    let game = scene("bry").ships("E sea 3n").doom("wrath");
    // Wrath sends E home first: it can be boarded again, though three largest ships come first.
    let sent =
        game.events.iter().position(|event| matches!(event, Event::Fleet(fleet::Event::SentHome { .. }))).unwrap();
    let boarded = game.events.iter().position(|event| matches!(event, Event::NeutralBoarded { .. })).unwrap();
    assert!(sent < boarded);
    assert_eq!(scene("bry").doom("command").game.table.vote_kind(), VoteKind::Open);
    assert_eq!(scene("bry").doom("woe").game.table.vote_kind(), VoteKind::Secret);
}

#[test]
fn da_12_2_doom_markers_upgrade_ships() {
    let upgraded = |game: &Scene| ["A", "B", "C", "D", "E"].map(|name| game.ship(name).upgraded);
    let first = scene("bry").doom("doom_b");
    assert_eq!((first.game.table.council.markers_left, upgraded(&first)), (2, [true, true, false, false, false]));
    let second = scene("bry").ships("A+, B+").revealed("doom_b").doom("doom_a");
    assert_eq!((second.game.table.council.markers_left, upgraded(&second)), (1, [true; 5]));
    assert_eq!(ended(scene("bry")).game.table.council.markers_left, 0);
}

#[test]
fn da_r3_the_third_doom_in_round_three_is_put_back() {
    let mut game = scene("bry").senate("b4").revealed("doom_a doom_b").round(3).doom_phase();
    let deck = game.game.table.council.event_deck;
    game.reveal("doom_c");
    assert_eq!(
        (game.asked(), game.game.table.council.markers_left, game.game.table.council.event_deck),
        ("luck".into(), 1, deck)
    );
    assert!(game.told(&Event::DoomPutBack { event: EventCard::DoomC }));
    let again = crate::actions::Chance::Event { event: EventCard::DoomC };
    assert!(game.game.check_chance(&again).is_err(), "another event comes in its place");
    game.reveal("woe");
    assert_eq!(
        (game.game.table.event, game.senates().as_str()),
        (Some(EventCard::Woe), "b2 r0 y0"),
        "Doom counts for nothing"
    );
    assert_eq!(game.game.table.council.event_deck, deck - 1);
    assert!(game.game.table.unseen_events.iter().any(|event| event == EventCard::DoomC), "it is in the deck again");
    let game = scene("bry").revealed("doom_a doom_b woe").round(4).doom("doom_c");
    assert_eq!(game.asked(), "over", "in round 4 it ends the game");
    let second = scene("bry").revealed("doom_a").round(2).doom("doom_c");
    assert_eq!(second.game.table.council.markers_left, 1, "only the third is put back");
}

#[test]
fn da_12_3_debts_pay_the_first_two() {
    assert_eq!(scene("bry").senate("y3 b2 r1").doom("debts").vp(), "b3 r0 y7", "and 2 for the majority");
}

#[test]
fn da_12_4_da_r62_wrath_sends_every_ship_on_the_ocean_home() {
    let game = scene("bry").ships("A+ sea 2b1n, B 1r, E+ sea 1y").doom("wrath");
    let home = |ship: u8| {
        game.events
            .iter()
            .any(|it| matches!(it, Event::Fleet(fleet::Event::SentHome { ship: sent, .. }) if *sent == ship))
    };
    assert!(home(0) && home(4) && !home(1), "the upgraded Warship, too");
    assert!(game.told(&Event::Fleet(fleet::Event::ArkNeutral { ship: 0 })), "the Ark gets its neutral");
    assert_eq!(game.supplies(), "b20 r19 y20", "discarded, and back in step 5");
}

#[test]
fn da_12_5_da_d23_da_r39_together_one_at_a_time_and_stopping_is_final() {
    let mut game = scene("bry").senate("y2 r1").doom("together");
    assert_eq!(game.choices("y"), "board A, board B, board C, board D, board E, pass");
    game.play("y board A, r pass, b board B, y board A");
    assert_eq!(game.asked(), "b Board", "red has stopped");
    game.play("b board B, y board A");
    assert_eq!(game.asked(), "b Board");
    game.play("b board B");
    assert_eq!(game.asked(), "luck", "three each at most");
    assert_eq!((game.aboard("A"), game.aboard("B")), ("sea 3y1n".into(), "sea 3b".into()), "the neutral boards last");
    assert_eq!((game.supplies(), game.senates()), ("b17 r20 y16".into(), "b0 r0 y1".into()));
}

#[test]
fn da_r74_unable_is_not_stopped() {
    let full = "A 7r, B 5r, C 5y, D+ 2r, E 3y";
    let mut game = scene("bry").senate("b3 r2 y1").specials("b sacrifice, y birds").ships(full).doom("together");
    assert_eq!(game.asked(), "b Board");
    game.play("b board D");
    assert_eq!(game.asked(), "b Sacrifice");
    let mut passed = game.clone();
    passed.play("b pass");
    assert_eq!((passed.asked(), passed.choices("y")), ("y Board".into(), "pass".into()), "red has no card: not asked");
    passed.play("y pass");
    assert!(!passed.game.table.council.stopped.contains(passed.seat("y")), "there was no seat");
    game.play("b sacrifice D");
    assert_eq!(game.asked(), "r Board", "D is back");
    game.play("r board D, y board D, y pass, b board D");
    assert_eq!(game.asked(), "y Board", "a card nobody knows could still help");
    // Whoever has no cube is not asked.
    let game = scene("bry").senate("b3 r2 y1").supply("b0").doom("together");
    assert_eq!(game.asked(), "r Board");
}

#[test]
fn da_12_6_da_r40_confusion_skips_senate_and_factions() {
    let mut game = scene("bry")
        .factions("b archon, r demagogos, y oraklos")
        .senate("b3")
        .spent("r2")
        .plus("basileus")
        .doom("confusion");
    game.game.table.demagogos_used = true;
    game.deal();
    assert_eq!(game.asked(), "b Lay, r Lay, y Lay", "no Senate, no factions, no powers at the end");
    assert_eq!((game.senates(), game.spents()), ("b3 r0 y0".into(), "b0 r0 y0".into()));
    assert!(!game.game.table.demagogos_used, "Demagogos is usable again");
    assert_eq!(game.shown_plus(), [Faction::Basileus], "no token is turned");
    assert_eq!(game.game.table.holder(Faction::Archon), Some(game.seat("b")));
    let game = game.doom("woe");
    assert!(Faction::ALL.iter().all(|&faction| game.game.table.holder(faction).is_none()));
    assert_eq!(game.senates(), "b1 r0 y0");
}

#[test]
fn da_r40_confusion_may_repeat_the_powers() {
    let repeats = |repeats: bool| {
        let mut game = scene_with("bry", |options| options.confusion_repeats_powers = repeats)
            .factions("b demiurgos, r archon, y oraklos")
            .senate("b3")
            .plus("basileus")
            .doom("confusion");
        game.deal();
        game
    };
    assert_eq!(repeats(false).asked(), "b Lay, r Lay, y Lay");
    let mut game = repeats(true);
    assert_eq!(game.asked(), "b Power", "in Senate order");
    game.play("b use demiurgos").gains("b", "spy");
    assert_eq!(game.asked(), "r Power");
    game.play("r skip archon");
    assert_eq!(game.asked(), "b Lay, r Lay, y Lay");
    assert_eq!(game.shown_plus(), [Faction::Basileus], "no token is turned");
}

#[test]
fn da_12_7_da_r42_all_lost_entitles_one_fewer() {
    let entitled = |colours: &'static str| {
        let order: String = colours.into();
        scene(colours).revealed("all_lost").ranking(&order).entitled()
    };
    assert_eq!((entitled("bry"), entitled("bryg"), entitled("brygv")), ("b".into(), "b".into(), "br".into()));
    let game = scene("bry").revealed("all_lost").rows("r ref1").ranking("bry");
    assert_eq!(game.choices("b"), "play borrowed, pass", "the second's card may be borrowed");
    let mut two = scene("br").revealed("all_lost").hands("b ref1 ref1 ref1 ref1, r ref1 ref1 ref1 ref1").laying();
    assert_eq!((two.game.table.row_length(), two.game.table.entitled()), (3, 1));
    two.play("b lay ref1, b lay ref1, b lay ref1, r lay ref1, r lay ref1, r lay ref1");
    for _ in 0..3 {
        two.play("b commit 0, r commit 0, b pass");
    }
    assert_eq!(two.asked(), "luck", "three votes");
}

#[test]
fn da_12_8_da_r38_woe_takes_one_point_in_every_vote() {
    let mut game = scene("bry").revealed("woe").points("b3 r3 y3").vote(1);
    game.play("b commit 1, r commit 1, y commit 1, b pass, r pass");
    assert_eq!(game.vp(), "b3 r3 y2", "all equal: the lowest in Senate order");
    game.play("b commit 0, r commit 1, y commit 1, r pass, y pass");
    assert_eq!(game.vp(), "b2 r3 y2");
    let mut spied = scene("bry").revealed("woe").points("b3 r3 y3").specials("b spy").bids("b0 r1 y1");
    spied.play("b spy");
    assert_eq!(spied.vp(), "b3 r3 y2", "final bids count");
}

#[test]
fn da_r37_da_i9_points_never_fall_below_nought() {
    let game = scene("bry").revealed("woe").bids("b0 r1 y1");
    assert_eq!(game.vp(), "b0 r0 y0");
    let mut rich = scene("bry").ships("A sea 7b").rows("b royal").ranking("bry");
    rich.game.table.council.players[Seat(0)].points = 300;
    rich.play("b play own, b sail A");
    assert_eq!(rich.game.table.council.players[Seat(0)].points, 321, "there is no ceiling");
}

#[test]
fn da_12_10_da_r27_neutrals_board_one_per_ship_the_largest_first() {
    let board = |ships: &str, event: &str| {
        let game = scene("bry").ships(ships).revealed(event).neutrals_board();
        ["A", "B", "C", "D", "E"].map(|name| game.aboard(name))
    };
    assert_eq!(board("A", "command"), ["1n", "1n", "1n", "1n", ""]);
    // Full ships and ships at sea are skipped, and the turn goes on from there.
    assert_eq!(board("A 7b, B sea 1b, D 3b", "command"), ["7b", "sea 1b", "2n", "3b", "2n"]);
    assert_eq!(board("A 7b, B sea 1b, D 3b", "debts"), ["7b", "sea 1b", "1n", "3b", "1n"], "C, then E");
    assert_eq!(board("A 6b, B 5r, C 5y, D 3b, E 3b", "wrath")[0], "6b1n", "no seat is left");
    let empty = scene("bry").revealed("command").camp(2).neutrals_board();
    assert_eq!(
        (empty.game.table.council.harbour.camp, empty.aboard("B"), empty.aboard("C")),
        (0, "1n".into(), String::new())
    );
}

#[test]
fn da_i11_da_13_7_1_a_game_has_four_to_eight_rounds() {
    let others = ["debts", "wrath", "confusion", "all_lost", "woe"];
    // Eight events at most: the last is the third Doom.
    let seen = format!("doom_a doom_b {}", others.join(" "));
    let game = scene("bry").revealed(&seen).round(8).doom_phase();
    assert_eq!(game.game.table.council.event_deck, 1);
    let may = |game: &Scene, event: EventCard| game.game.check_chance(&crate::actions::Chance::Event { event }).is_ok();
    assert!(may(&game, EventCard::DoomC) && !may(&game, EventCard::Command));
    let short = scene_with("bry", |options| options.short = true).revealed("doom_a doom_b debts wrath woe").round(6);
    let short = short.doom_phase();
    assert_eq!(short.game.table.council.event_deck, 1, "six events in the short game");
    assert!(may(&short, EventCard::DoomC) && !may(&short, EventCard::Command));
}
