//! AT-1: the components and their file.

use engine::{Components as _, DataFiles, Origin, Start};

use crate::components::{Components, Half, Object};
use crate::data::FILE;
use crate::setup::Options;
use crate::state::Atlantis;

fn standard() -> &'static str {
    &Components::standard().files()[FILE]
}

fn load(text: &str) -> Result<&'static Components, engine::DataError> {
    Components::load(&DataFiles::from([(FILE.to_owned(), text.to_owned())]))
}

/// The standard file with one change is refused, in the changed line.
fn refused(old: &str, new: &str) -> String {
    assert!(standard().contains(old), "{old} is in the file");
    let text = standard().replacen(old, new, 1);
    let why = load(&text).expect_err(&format!("{new} is accepted"));
    let changed = text.lines().zip(standard().lines()).position(|(new, old)| new != old).unwrap() + 1;
    assert_eq!(why.line, Some(changed), "{why}");
    assert_eq!(why.file, FILE);
    why.reason
}

#[test]
fn at_1_1_the_box_holds_84_tiles_and_105_cards() {
    let set = Components::standard();
    assert_eq!(Half::ALL.map(|half| set.tiles(half).count()), [42, 42]);
    assert_eq!(7 * set.per_object, 105);
    let value = |key| &set.facts().iter().find(|fact| fact.key == key).unwrap().value;
    assert_eq!(
        [value("path_tiles"), value("water_tiles"), value("bridges"), value("figures")],
        ["84", "24", "4", "12"]
    );
    assert_eq!(value("cards"), "105");
}

#[test]
fn at_1_2_seven_objects_in_their_order() {
    let names = Object::ALL.map(Object::name);
    assert_eq!(names, ["amphora", "crown", "flag", "helmet", "olive", "ring", "statue"]);
    assert_eq!(Object::ALL.map(Object::letter), ['A', 'C', 'F', 'H', 'O', 'R', 'S']);
    assert!(Object::ALL.is_sorted());
    assert_eq!(Components::standard().per_object, 15);
}

#[test]
fn at_1_3_every_value_is_six_times_in_each_half_and_no_object_lacks_the_same_value_twice() {
    let set = Components::standard();
    for half in Half::ALL {
        for value in 1..=7 {
            assert_eq!(set.tiles(half).filter(|tile| tile.value == value).count(), 6, "{value} in {half}");
        }
        assert_eq!(set.tiles(half).map(|tile| u32::from(tile.value)).sum::<u32>(), 168);
    }
    for object in Object::ALL {
        let lacks = Half::ALL.map(|half| {
            (1..=7).find(|&value| !set.tiles(half).any(|tile| tile.object == object && tile.value == value))
        });
        assert!(lacks[0].is_some() && lacks[1].is_some() && lacks[0] != lacks[1], "{object}: {lacks:?}");
    }
    // Tiles named in the examples exist in both halves.
    for named in ["F1", "F4", "O3", "O4", "H2", "H5", "A6", "R2", "R5", "R7", "S1", "S3", "C5"] {
        let named = super::scene::tile(named);
        assert!(Half::ALL.iter().all(|&half| set.tiles(half).any(|tile| tile == named)), "{named}");
    }
}

#[test]
fn at_1_4_the_layout() {
    let set = Components::standard();
    assert_eq!(set.mainland, 54);
    assert_eq!(set.tiles & !set.half_b, (1 << 27) - (1 << 1), "positions 1-26");
    assert_eq!(set.tiles & set.half_b, (1 << 54) - (1 << 28), "positions 28-53");
    assert_eq!(set.doubles.count_ones(), 32);
    let layout = set.facts().iter().find(|fact| fact.key == "layout").unwrap();
    assert_eq!(layout.value, "10 x 2 A, 10 x 1 A, 6 x 2 A, 1 x water, 6 x 2 B, 10 x 1 B, 10 x 2 B");
}

#[test]
fn at_1_5_every_entry_has_an_origin() {
    let facts = Components::standard().facts();
    assert_eq!(facts.len(), 29);
    for fact in facts {
        let outside = matches!(fact.key.as_str(), "backs" | "colours");
        let expected = match fact.key.starts_with("tiles.") {
            true => Origin::Reconstruction,
            false if outside => Origin::Outside,
            false => Origin::Rulebook,
        };
        assert_eq!(fact.origin, expected, "{}", fact.key);
        assert_eq!(fact.source.is_some(), outside, "{}", fact.key);
        assert!(fact.clause.starts_with("AT-"));
    }
}

#[test]
fn at_1_5_wrong_totals_are_refused_with_their_line() {
    assert!(refused("value = 84", "value = 85").contains("85 is not the number of tiles"));
    assert!(refused("[42, 42]", "[42, 41]").contains("[tiles.b] has 42"));
    assert!(refused("value = 105", "value = 104").contains("which is 105"));
    assert!(refused("bridges = { value = 4", "bridges = { value = 5").contains("one bridge"));
    assert!(refused("figures = { value = 12", "figures = { value = 16").contains("three each"));
    assert!(refused("[4, 5, 6, 7]", "[4, 5, 6]").contains("each of 4 seats"));
    assert!(refused("[4, 5, 6, 7]", "[4, 5, 6, 17]").contains("at most 16"));
    assert!(refused("draw_base = { value = 1", "draw_base = { value = 17").contains("between 0 and 16"));
    assert!(refused("divisor = { value = 2", "divisor = { value = 0").contains("between 1 and 7"));
    assert!(
        refused("positions = 10, tiles = 2, half = \"b\"", "positions = 30, tiles = 2, half = \"b\"")
            .contains("more than 62")
    );
    assert!(
        refused("positions = 6, tiles = 2, half = \"a\"", "positions = 6, tiles = 3, half = \"a\"")
            .contains("at most two")
    );
    assert!(refused("tiles = 0 }", "tiles = 0, half = \"a\" }").contains("names its half"));
    assert!(refused("[2, 3, 4, 5, 6, 7]", "[2, 3, 4, 5, 6, 8]").contains("from 1 to 7"));
    assert!(refused("[2, 3, 4, 5, 6, 7]", "[0, 3, 4, 5, 6, 7]").contains("from 1 to 7"));
}

#[test]
fn at_1_5_unknown_keys_and_broken_files_are_refused_with_their_line() {
    assert!(refused("divisor =", "divider =").contains("unknown field"));
    assert!(refused("origin = \"rulebook\" }", "origin = \"rulebook\", note = 1 }").contains("unknown field"));
    assert!(refused("84, origin = \"rulebook\"", "84, origin = \"guess\"").contains("unknown variant"));
    assert!(refused("value = 84", "value = -84").contains("-84"));
    assert!(refused(", source = \"rpg.net, review 14638\"", "").contains("name its source"));
    let missing = load("").expect_err("an empty file is accepted");
    assert!(missing.reason.contains("missing field"), "{missing}");
    let stranger = DataFiles::from([("other.toml".to_owned(), String::new())]);
    assert_eq!(Components::load(&stranger).unwrap_err().file, "other.toml");
    assert_eq!(Components::load(&DataFiles::new()).unwrap_err().to_string(), "atlantis.toml: the file is missing");
}

#[test]
fn at_1_5_the_path_must_need_the_tiles_there_are() {
    let text =
        standard().replacen("positions = 10, tiles = 1, half = \"a\"", "positions = 9, tiles = 1, half = \"a\"", 1);
    let why = load(&text).unwrap_err();
    assert_eq!(why.reason, "42 tiles, but the path needs 41 of half A");
}

#[test]
fn at_1_5_a_pile_has_its_limits() {
    let many = standard().replacen("per_object = { value = 15", "per_object = { value = 19", 1);
    let why = load(&many.replacen("value = 105", "value = 133", 1)).unwrap_err();
    assert_eq!(why.reason, "19 is not between 1 and 18");
    let few = standard().replacen("per_object = { value = 15", "per_object = { value = 3", 1);
    let why = load(&few.replacen("value = 105", "value = 21", 1)).unwrap_err();
    assert_eq!(why.reason, "22 cards are dealt, more than there are");
}

#[test]
fn at_1_5_a_corrected_value_needs_no_code() {
    let text = standard().replacen("[2, 3, 4, 5, 6, 7]", "[2, 2, 4, 5, 6, 7]", 1);
    let set = load(&text).unwrap();
    assert_ne!(set.digest(), Components::standard().digest());
    assert!(std::ptr::eq(set, load(&text).unwrap()), "equal texts give the same set");
    let game = <Atlantis as engine::Game>::setup(set, &Options { seats: 2, start: Start::Random }).unwrap();
    let twos = game.data().by_kind[0][Object::Amphora.index()][2];
    assert_eq!(twos.count_ones(), 2);
}
