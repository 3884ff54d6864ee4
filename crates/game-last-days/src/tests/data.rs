//! Chapter 0: the tables, the shipped data file and what a corrected one must keep.

use engine::{Components as _, DataFiles, Origin};

use super::scene::FROZEN;
use crate::components::Components;
use crate::kinds::{EventCard, Senator};

#[path = "../../../fleet/tests/shared/tables.rs"]
mod shared;

use shared::{both, number, read, refused, table};

const RULES: &str = include_str!("../../../../docs/rules/last-days.md");

#[test]
fn ld_2_3_the_ships_of_the_table() {
    shared::ships();
}

#[test]
fn ld_10_1_the_politics_cards_of_the_table() {
    shared::politics_cards(14);
}

#[test]
fn ld_11_1_the_special_cards_of_the_table() {
    shared::special_cards();
}

#[test]
fn ld_12_1_ld_5_4_the_events_of_the_table() {
    let rows = table("### T5 Event deck");
    both(|set| {
        for (event, row) in EventCard::ALL.into_iter().zip(&rows) {
            let face = set.event(event);
            let auction = if row[5].starts_with("secret") { fleet::VoteKind::Secret } else { fleet::VoteKind::Open };
            assert_eq!((row[0].as_str(), number(&row[4])), (event.name(), face.neutrals));
            assert_eq!((row[2] == "yes", auction), (event.is_doom(), face.auction), "{event}");
            assert_eq!(row[3] == "delayed", event.is_delayed(), "{event}");
        }
    });
    assert_eq!(rows.len(), 10);
}

#[test]
fn ld_1_5_the_fields_from_left_to_right() {
    let line = RULES.lines().find(|line| line.starts_with("1 Archon, 2 Basileus")).unwrap();
    both(|set| {
        for senator in Senator::ALL {
            let named = format!("{} {}", set.field(senator) + 1, senator.name());
            assert!(line.to_lowercase().contains(&named), "{named}: {line}");
        }
    });
}

#[test]
fn ld_9_5_the_arrival_tables() {
    shared::arrival_tables("### T7 Arrival tables");
}

#[test]
fn ld_6_1_ld_6_2_ld_9_8_ld_10_3_ld_12_7_single_numbers() {
    both(|set| {
        assert_eq!((set.cubes, set.neutrals, set.hand, set.start_specials, set.gods), (20, 10, 7, 2, 5));
        assert_eq!(set.other_events, [2, 3]);
        let points = (set.new_land_majority, set.senate_majority, set.science_ship, set.refugees_vp, set.debts);
        assert_eq!(points, (2, 2, 2, 1, [5, 3]));
    });
}

#[test]
fn ld_r33_what_a_corrected_file_must_keep() {
    refused("ref1 = { value = 4", "ref3 = { value = 4");
    refused("cubes = { value = 20", "cubes = { value = 4");
    refused("ark = { value = [7, 8]", "ark = { value = [7, 6]");
    refused("ark = { value = [7, 8]", "ark = { value = [0, 8]");
    refused("[\"archon\", \"basileus\"", "[\"archon\", \"archon\"");
    refused("[\"archon\", \"basileus\"", "[\"basileus\"");
    refused("standard = { value = [0,", "standard = { value = [1,");
    refused("neutrals = 4", "neutrals = 11");
    refused("auction = \"secret\"", "auction = \"hidden\"");
    refused("hand = { value = 7", "hand = { value = 4");
    refused("cubes = { value = 20, origin = \"rulebook\"", "cubes = { value = 20, origin = \"hearsay\"");
    refused("debts = { value = [5, 3]", "debts = { value = [5, 3, 1]");
    refused("ark = { value = [7, 8]", "ark = { value = [7, 8, 9]");
    refused("premium = { value = [0, 1,", "premium = { value = [0, 0, 1,");
    assert!(refused("politics_cards = { value = 80", "politics_cards = { value = 79").contains("80"));
    assert!(refused("special_cards = { value = 25", "special_cards = { value = 26").contains("25"));
    assert!(read("").is_err() && read("[counts]").is_err());
    assert!(read(&format!("{FROZEN}\n[more]\nthings = 1\n")).is_err(), "unknown tables");
    assert!(Components::load(&DataFiles::from([("doom.toml".to_owned(), FROZEN.to_owned())])).is_err());
}

/// The frozen file with other copies of Refugees (2), and as many politics cards as that makes.
fn with_politics(refugees: u8) -> String {
    let text = FROZEN.replacen("ref2 = { value = 12", &format!("ref2 = {{ value = {refugees}"), 1);
    text.replacen("politics_cards = { value = 80", &format!("politics_cards = {{ value = {}", 68 + refugees), 1)
}

#[test]
fn ld_r30_ld_r59_table_t8() {
    // At least 70 politics cards: five hands of twelve, five for Archon, five for the gods.
    assert!(read(&with_politics(1)).expect_err("69 cards").reason.contains("too few"));
    assert!(read(&with_politics(2)).is_ok(), "70 cards");
    // At least 10 special cards.
    let few = |spies: u8| {
        let mut text = FROZEN.to_owned();
        for (name, copies) in
            [("birds", 4), ("orichalcum", 3), ("key", 2), ("pursuit", 2), ("empathy", 2), ("guardian", 2)]
        {
            text = text.replacen(
                &format!("{name} = {{ value = {copies}, origin = \"reconstruction\""),
                &format!("{name} = {{ value = 0, origin = \"reconstruction\""),
                1,
            );
        }
        let text = text.replacen("spy = { value = 2", &format!("spy = {{ value = {spies}"), 1);
        text.replacen("special_cards = { value = 25", &format!("special_cards = {{ value = {}", 8 + spies), 1)
    };
    assert!(read(&few(1)).expect_err("9 cards").reason.contains("too few"));
    assert!(read(&few(2)).is_ok(), "10 cards");
    // Four others: one open, three in the deck of the long game.
    let others = |usual: u8, long: u8| {
        let text = FROZEN.replacen("other_events = { value = 2", &format!("other_events = {{ value = {usual}"), 1);
        read(&text.replacen("other_events_long = { value = 3", &format!("other_events_long = {{ value = {long}"), 1))
    };
    assert!(others(6, 6).is_ok() && others(7, 3).is_err() && others(2, 7).is_err());
    // Everything else may be other: neutrals, auctions, copies.
    let free = FROZEN.replacen("neutrals = 4, auction = \"open\"", "neutrals = 0, auction = \"secret\"", 1);
    assert!(read(&free).is_ok());
}

#[test]
fn every_number_has_its_origin() {
    let facts = Components::standard().facts();
    assert!(facts.len() > 55, "{}", facts.len());
    let origins = |origin: Origin| facts.iter().filter(|fact| fact.origin == origin).count();
    assert!(origins(Origin::Rulebook) > 20 && origins(Origin::Reconstruction) > 30);
    let events = facts.iter().filter(|fact| fact.key.starts_with("events.")).count();
    assert_eq!(events, 10);
}
