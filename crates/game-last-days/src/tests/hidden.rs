//! Chapter 14, hidden information: two tables that differ only in what somebody may not know look equal to them.

use engine::Viewer;

use super::scene::clauses::{self, look_equal, seen};
use super::scene::scene;

#[test]
fn ld_i17_hands_and_special_hands() {
    let table = |hand: &str, special: &str| {
        scene("bry").hands(&format!("b {hand}, r ref1")).specials(&format!("b {special}")).auction(1)
    };
    look_equal(&table("ref1 cargo", "spy"), &table("ref2 treason", "spy"), "b");
    look_equal(&table("ref1", "spy birds"), &table("ref1", "key guardian"), "b");
}

#[test]
fn ld_i17_ld_3_1_ld_5_8_sealed_numbers() {
    let influence = |cubes: u8| {
        let mut game = scene("bry").next_round();
        game.play(&format!("b commit {cubes}, y commit 1"));
        game
    };
    look_equal(&influence(0), &influence(7), "b");
    let bid = |cubes: u8| {
        let mut game = scene("bry").current("wrath").auction(1);
        game.play(&format!("b commit {cubes}, y commit 1"));
        game
    };
    look_equal(&bid(0), &bid(20), "b");
}

#[test]
fn ld_i17_ld_5_1_laid_rows_and_how_far_they_are() {
    let row = |cards: &str| {
        let mut game = scene("bry").hands("b ref1 ref1 ref1 ref2 ref2 cargo cargo, r ref1").laying();
        cards.split(' ').for_each(|card| _ = game.play(&format!("b lay {card}")));
        game
    };
    look_equal(&row("ref1 ref2 cargo ref1 ref1"), &row("ref2 cargo ref2 ref1 cargo"), "b");
    look_equal(&row("ref1"), &row("ref1 ref2 cargo"), "b");
}

#[test]
fn ld_i17_ld_8_5_face_down_oraklos_cards() {
    let table = |card: &str| {
        let mut game = scene("bry").senators("b oraklos").rows(&format!("b ref2 {card} ref2 ref2 ref2"));
        game.game.cards.laid[0] = 5;
        game.game.cards.down[0] = 0b10;
        game.auction(1)
    };
    look_equal(&table("cargo"), &table("treason"), "b");
    // Which slots stay down is not seen before all rows are opened.
    let choice = |slots: &str| {
        let hands = "b ref1 ref1 ref1 ref2 ref2, r ref1, y ref2";
        let mut game = scene("bry").senators("b oraklos").hands(hands).laying();
        game.play("b lay ref1, b lay ref1, b lay ref1, b lay ref2, b lay ref2").play(&format!("b keep down {slots}"));
        game
    };
    look_equal(&choice("00000"), &choice("00101"), "b");
}

#[test]
fn ld_i17_ld_r82_what_archon_draws_and_discards() {
    let table = |drawn: &str, discarded: &str| {
        let mut game = scene("bry").hands("b ref1 ref1 ref1 ref2 ref2 cargo cargo").senate_phase();
        game.play("b take archon, b use archon").draws("b", drawn);
        discarded.split(' ').for_each(|card| _ = game.play(&format!("b discard {card}")));
        game
    };
    let one = table("ref2 ref2 ref2 ref2 ref2", "ref1 ref1 ref2 ref2 cargo");
    look_equal(&one, &table("treason ref1 sabotage ref2 ref2", "cargo ref1 ref2 ref1 treason"), "b");
}

#[test]
fn ld_i17_ld_r64_no_deck_has_an_order_to_be_seen() {
    let table = |unseen: &str| scene("bry").hands(&format!("b {unseen}")).auction(1);
    // What lies in the piles follows from what nobody else can see, so others see the same.
    look_equal(&table("ref1"), &table("treason"), "b");
    let view = scene("bry").auction(1).view("r");
    assert_eq!((view.cards.politics.pile_size, view.cards.special.pile_size), (80, 25));
    // Which others are in the event deck is undecided: all unseen ones may come.
    let view = scene("bry").revealed("winds").auction(1).view("r");
    assert_eq!((view.table.unseen_events.iter().count(), view.table.council.event_deck), (8, 4));
}

#[test]
fn ld_i17_ld_8_4_drawn_special_cards() {
    let drawn = |special: &str| {
        let mut game = scene("bry").senate_phase();
        game.play("b take demiurgos, b use demiurgos").gains("b", special);
        game
    };
    look_equal(&drawn("key"), &drawn("spy"), "b");
}

#[test]
fn ld_i17_ld_r65_windows_do_not_depend_on_who_holds_the_card() {
    clauses::windows_do_not_depend_on_who_holds_the_card();
    // Basileus with no free seat, Together with no free seat: asked whatever the card is.
    for held in ["pursuit", "holds", "birds"] {
        let full = "A 7r, B 5r, C 5r, D 3y, E 3y";
        let mut game = scene("bry").specials(&format!("b {held}")).ships(full).senate_phase();
        game.play("b take basileus");
        assert_eq!(game.asked(), "b Power", "{held}");
        let game = scene("bry").current("together").specials(&format!("b {held}")).ships(full).delayed();
        assert_eq!(game.asked(), "b Board", "{held}");
    }
}

#[test]
fn ld_i17_ld_7_2_special_cards_are_shown_at_the_end() {
    let over = |special: &str| scene("bry").specials(&format!("b {special}")).markers_gone(2).current("winds").step_4();
    let (one, other) = (over("spy"), over("guardian"));
    assert_ne!(seen(&one, Viewer::Public).text, seen(&other, Viewer::Public).text);
}
