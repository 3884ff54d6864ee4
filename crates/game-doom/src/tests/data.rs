//! Chapter 0: the tables, the shipped data file and what a corrected one must keep.

use engine::{Components as _, Origin};

use super::scene::FROZEN;
use crate::components::Components;
use crate::kinds::{EventCard, Faction};

#[path = "../../../fleet/tests/shared/tables.rs"]
mod shared;

use shared::{both, number, read, refused, table};

const RULES: &str = include_str!("../../../../docs/rules/doom.md");

#[test]
fn da_2_4_the_ships_of_the_table() {
    shared::ships();
}

#[test]
fn da_10_1_the_politics_cards_of_the_table() {
    shared::politics_cards(9);
}

#[test]
fn da_r54_da_11_1_the_special_cards_are_data() {
    shared::special_cards();
}

#[test]
fn da_12_1_da_5_4_the_events_of_the_table() {
    let rows = table("### T5 Event deck");
    both(|set| {
        for (event, row) in EventCard::ALL.into_iter().zip(&rows) {
            let face = set.event(event);
            let vote = if row[4].starts_with("secret") { fleet::VoteKind::Secret } else { fleet::VoteKind::Open };
            assert_eq!((row[0].as_str(), number(&row[3])), (event.name(), face.neutrals));
            assert_eq!((row[2] == "Doom", vote), (event.is_doom(), face.vote), "{event}");
        }
    });
    assert_eq!(rows.len(), 10);
}

#[test]
fn da_1_5_the_fields_from_left_to_right() {
    let line = RULES.lines().find(|line| line.starts_with("1 Archon, 2 Basileus")).unwrap();
    both(|set| {
        for faction in Faction::ALL {
            let named = format!("{} {}", set.field(faction) + 1, faction.name());
            assert!(line.to_lowercase().contains(&named), "{named}: {line}");
        }
    });
}

#[test]
fn da_4_2_the_prices_of_the_table() {
    let rows = table("### T7 Faction prices");
    both(|set| {
        for (place, row) in (0u8..).zip(&rows) {
            for (column, seats) in [(1, 5), (2, 4), (3, 3), (4, 2)] {
                if row[column] != "-" {
                    assert_eq!(number(&row[column]), set.price(seats, place), "{seats} players, place {place}");
                }
            }
        }
    });
    assert_eq!(rows.len(), 5);
}

#[test]
fn da_9_5_the_arrival_tables() {
    shared::arrival_tables("### T8 Arrival tables");
}

#[test]
fn da_6_2_da_6_3_da_9_8_da_12_3_single_numbers() {
    both(|set| {
        assert_eq!((set.cubes, set.neutrals, set.start_neutrals, set.start_points, set.hand), (20, 10, 2, 2, 7));
        assert_eq!((set.start_specials, set.events_removed), (2, [2, 4]));
        let points = (set.new_land_majority, set.senate_majority, set.science_ship, set.debts);
        assert_eq!(points, (2, 2, 2, [5, 3]));
    });
}

#[test]
fn da_r33_what_a_corrected_file_must_keep() {
    refused("ref1 = { value = 24", "ref3 = { value = 24");
    refused("cubes = { value = 20", "cubes = { value = 4");
    refused("ark = { value = [7, 8]", "ark = { value = [7, 6]");
    refused("[1, 0], origin", "[1, 0, 0], origin");
    refused("[\"archon\", \"basileus\"", "[\"archon\", \"archon\"");
    refused("standard = { value = [0,", "standard = { value = [1,");
    refused("neutrals = 4", "neutrals = 11");
    refused("vote = \"secret\"", "vote = \"hidden\"");
    assert!(read(&FROZEN.replacen("ref1 = { value = 24", "ref1 = { value = 23", 1)).is_err(), "79 cards");
    assert!(read(&FROZEN.replacen("key = { value = 2", "key = { value = 3", 1)).is_err(), "26 cards");
    // Fewer than 40 politics cards cannot fill five hands and what Archon draws.
    let few = FROZEN.replacen("ref1 = { value = 24", "ref1 = { value = 0", 1).replacen(
        "ref2 = { value = 12",
        "ref2 = { value = 0",
        1,
    );
    let few = few.replacen("ships2 = { value = 12", "ships2 = { value = 7", 1).replacen(
        "politics_cards = { value = 80",
        "politics_cards = { value = 39",
        1,
    );
    assert!(read(&few).expect_err("39 cards").reason.contains("too few"));
    let enough =
        few.replacen("ships2 = { value = 7", "ships2 = { value = 8", 1).replacen("= { value = 39", "= { value = 40", 1);
    assert!(read(&enough).is_ok());
}

#[test]
fn every_number_has_its_origin() {
    let facts = Components::standard().facts();
    assert!(facts.len() > 50);
    let origins = |origin: Origin| facts.iter().filter(|fact| fact.origin == origin).count();
    assert!(origins(Origin::Rulebook) > 30);
    let events = facts.iter().filter(|fact| fact.key.starts_with("events.")).count();
    assert_eq!(events, 10);
}
