//! Chapter 14, hidden information: two tables that differ only in what somebody may not know look equal to them.

use super::scene::clauses::{self, look_equal};
use super::scene::scene;

#[test]
fn da_i17_hands_and_special_hands() {
    let table = |hand: &str, special: &str| {
        scene("bry").hands(&format!("b {hand}, r ref1")).specials(&format!("b {special}")).vote(1)
    };
    look_equal(&table("ref1 royal", "spy"), &table("ref2 treason", "spy"), "b");
    look_equal(&table("ref1", "spy birds"), &table("ref1", "key guardian"), "b");
}

#[test]
fn da_i17_sealed_numbers() {
    let senate = |cubes: u8| {
        let mut game = scene("bry").next_round();
        game.play(&format!("b commit {cubes}, y commit 1"));
        game
    };
    look_equal(&senate(0), &senate(7), "b");
    let bid = |cubes: u8| {
        let mut game = scene("bry").vote(1);
        game.play(&format!("b commit {cubes}, y commit 1"));
        game
    };
    look_equal(&bid(0), &bid(20), "b");
    // Demagogos sees one of them.
    let peek = |cubes: u8| {
        let mut game = scene("bryg").factions("r demagogos").vote(1);
        game.play(&format!("b commit {cubes}, r commit 1, y commit 1, g commit 2, r peek at b"));
        game
    };
    look_equal(&peek(3), &peek(4), "b r");
    let own = |cubes: u8| {
        let mut game = scene("bryg").factions("r demagogos").vote(1);
        game.play(&format!("b commit 3, r commit {cubes}, y commit 1, g commit 2, r peek at b"));
        game
    };
    look_equal(&own(3), &own(4), "r");
}

#[test]
fn da_i17_da_5_1_laid_rows_and_how_far_they_are() {
    let row = |cards: &str| {
        let mut game = scene("bry").hands("b ref1 ref1 ref1 ref2 ref2 royal royal, r ref1").laying();
        cards.split(' ').for_each(|card| _ = game.play(&format!("b lay {card}")));
        game
    };
    look_equal(&row("ref1 ref2 royal ref1 ref1"), &row("ref2 royal ref2 ref1 royal"), "b");
    look_equal(&row("ref1"), &row("ref1 ref2 royal"), "b");
}

#[test]
fn da_i17_da_8_5_face_down_oraklos_cards() {
    let table = |card: &str| {
        let mut game = scene("bry").factions("b oraklos").rows(&format!("b ref1 {card} ref1 ref1 ref1"));
        game.game.cards.laid[0] = 5;
        game.game.cards.down[0] = 0b10;
        game.vote(1)
    };
    look_equal(&table("royal"), &table("treason"), "b");
    // Which slots stay down is not seen before all rows are opened.
    let choice = |slots: &str| {
        let mut game = scene("bry").factions("b oraklos").hands("b ref1 ref1 ref1 ref2 ref2, r ref1, y ref1").laying();
        game.play("b lay ref1, b lay ref1, b lay ref1, b lay ref2, b lay ref2").play(&format!("b keep down {slots}"));
        game
    };
    look_equal(&choice("00000"), &choice("00101"), "b");
}

#[test]
fn da_i17_da_r47_what_archon_draws_and_discards() {
    let table = |drawn: &str, discarded: &str| {
        let mut game = scene("bry").factions("b archon").hands("b ref1 ref1 ref1 ref2 ref2 royal royal");
        game = game.end_of_faction_phase();
        game.play("b use archon").draws("b", drawn);
        discarded.split(' ').for_each(|card| _ = game.play(&format!("b discard {card}")));
        game
    };
    let one = table("ref1 ref1 ref1 ref1 ref1", "ref1 ref1 ref2 ref2 royal");
    look_equal(&one, &table("treason ref1 sabotage ref1 ref1", "royal ref1 ref1 ref1 treason"), "b");
}

#[test]
fn da_i17_da_r65_the_decks_have_no_order_to_be_seen() {
    let table = |unseen: &str| scene("bry").hands(&format!("b {unseen}")).vote(1);
    // What lies in the piles follows from what nobody else can see, so others see the same.
    look_equal(&table("ref1"), &table("treason"), "b");
    let view = scene("bry").vote(1).view("r");
    assert_eq!((view.cards.politics.pile_size, view.cards.special.pile_size), (80, 25));
}

#[test]
fn da_r66_da_i17_windows_do_not_depend_on_who_holds_the_card() {
    clauses::windows_do_not_depend_on_who_holds_the_card();
}
