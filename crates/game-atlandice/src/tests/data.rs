//! AD-1: the components and their file.

use engine::{Awaiting, Components as _, DataError, DataFiles, Game, GameOptions, Origin, QuickDice};

use super::scene::{FROZEN, frozen, load, scene_of};
use crate::components::{Components, Worth};
use crate::data::FILE;
use crate::kinds::{Area, Effect, Good, Symbol, Tile};
use crate::setup::Options;
use crate::state::Atlandice;

fn read(text: &str) -> Result<&'static Components, DataError> {
    Components::load(&DataFiles::from([(FILE.to_owned(), text.to_owned())]))
}

/// The frozen file with one change is refused, in the changed line.
fn refused(old: &str, new: &str) -> String {
    assert!(FROZEN.contains(old), "{old} is in the file");
    let text = FROZEN.replacen(old, new, 1);
    let why = read(&text).expect_err(&format!("{new} is accepted"));
    let changed = text.lines().zip(FROZEN.lines()).position(|(new, old)| new != old).unwrap() + 1;
    assert_eq!(why.line, Some(changed), "{why}");
    assert_eq!(why.file, FILE);
    why.reason
}

#[test]
fn ad_1_1_fifteen_tiles_nine_dice_sixty_resources() {
    let set = Components::standard();
    assert_eq!(5 * set.per_type, 60);
    assert_eq!(set.dice, [7, 7, 9]);
    assert_eq!(Tile::ALL.len(), 15);
    for district in Area::DISTRICTS {
        assert_eq!(Tile::of(district).len(), 3);
        assert!(Tile::of(district).iter().all(|tile| tile.district() == district));
    }
    assert_eq!(Tile::of(Area::BlackMarket), []);
    assert!(Tile::ALL.is_sorted());
}

#[test]
fn ad_1_2_faces_areas_and_their_resources() {
    let rows: Vec<(u8, char, &str, Option<&str>)> =
        Area::ALL.map(|area| (area.face(), area.letter(), area.name(), area.good().map(Good::name))).to_vec();
    assert_eq!(
        rows,
        [
            (1, 'J', "jeweller", Some("jewel")),
            (2, 'L', "library", Some("book")),
            (3, 'T', "tavern", Some("provision")),
            (4, 'M', "machine_works", Some("tool")),
            (5, 'F', "forge", Some("weapon")),
            (6, 'X', "black_market", None),
        ]
    );
    for area in Area::ALL {
        assert_eq!(Area::of_face(area.face()), area);
        assert_eq!(area.good().map(Good::district), area.is_district().then_some(area));
    }
    assert_eq!(Good::ALL.map(Good::letter), ['j', 'b', 'p', 't', 'w']);
    assert!(Area::ALL.is_sorted() && Good::ALL.is_sorted());
}

/// AD-1.3 as it is written: name, effect, faces, hand symbols.
const TILES: [(&str, Effect, &[u8], u8); 15] = [
    ("J-A", Effect::ExtraHereOnRoll, &[1, 3, 5], 2),
    ("J-B", Effect::Swap, &[], 1),
    ("J-C", Effect::SearchAgainOnRoll, &[6], 3),
    ("L-A", Effect::ExtraElsewhereOnRoll, &[5, 6], 3),
    ("L-B", Effect::ToMarket, &[], 1),
    ("L-C", Effect::ExtraHereOnSecondDie, &[], 2),
    ("T-A", Effect::ClockOnRoll, &[1, 2, 3, 4], 1),
    ("T-B", Effect::MarketToAnother, &[], 2),
    ("T-C", Effect::TurnDie, &[], 3),
    ("M-1", Effect::Submarine, &[], 1),
    ("M-2", Effect::Submarine, &[], 2),
    ("M-3", Effect::Submarine, &[], 3),
    ("F-A", Effect::ExtraHereOnRoll, &[2, 4, 6], 2),
    ("F-B", Effect::MarketToAny, &[], 1),
    ("F-C", Effect::ExtraFromMarketOnRoll, &[6], 3),
];

/// Whoever corrects the data file corrects this table with it.
#[test]
fn ad_1_3_the_tiles_are_those_of_the_rules() {
    for set in [Components::standard(), frozen()] {
        for (tile, (name, effect, faces, hands)) in Tile::ALL.into_iter().zip(TILES) {
            let shown = set.tile(tile);
            assert_eq!((tile.name(), shown.effect, shown.hands), (name, effect, hands));
            assert_eq!(shown.wanted().collect::<Vec<_>>(), faces, "{tile}");
            assert!((1..=6).all(|face| shown.wants(face) == faces.contains(&face)));
            assert!(!shown.wants(0) && !shown.wants(7));
        }
        assert_eq!(set.market_hands(), 2);
        for district in Area::DISTRICTS {
            let mut hands: Vec<u8> = Tile::of(district).iter().map(|&tile| set.tile(tile).hands).collect();
            hands.sort_unstable();
            assert_eq!(hands, [1, 2, 3], "{district}");
        }
    }
}

/// Whoever corrects the data file corrects this table with it.
#[test]
fn ad_1_4_the_clock_is_that_of_the_rules() {
    let special = [
        (0, Symbol::Start),
        (2, Symbol::Inventory(Good::Jewel)),
        (4, Symbol::InventoryTotal),
        (5, Symbol::Donation),
        (6, Symbol::Inventory(Good::Book)),
        (8, Symbol::Inventory(Good::Provision)),
        (10, Symbol::Donation),
        (11, Symbol::InventoryTotal),
        (13, Symbol::Inventory(Good::Tool)),
        (15, Symbol::Donation),
        (16, Symbol::Inventory(Good::Weapon)),
        (18, Symbol::InventoryTotal),
        (20, Symbol::Donation),
        (23, Symbol::Waves),
    ];
    let mut clock = [Symbol::Plain; 24];
    special.into_iter().for_each(|(space, symbol)| clock[space] = symbol);
    for set in [Components::standard(), frozen()] {
        assert_eq!(set.clock(), clock);
        assert_eq!(set.last_space(), 23);
    }
}

#[test]
fn ad_1_5_every_number_of_the_file_is_that_of_the_rules() {
    for set in [Components::standard(), frozen()] {
        assert_eq!((set.per_type, set.market_start, set.refill_to), (12, 3, 3));
        assert_eq!((set.district_start, set.dice, set.dice_each), ([7, 7, 9], [7, 7, 9], [3, 2, 2]));
        assert_eq!(set.submarine_start, Area::MachineWorks);
        let worth =
            Worth { district_first: 3, district_second: 1, final_first: 3, final_second: 1, inventory: 1, donation: 1 };
        assert_eq!(*set.worth(), worth);
    }
}

#[test]
fn ad_1_5_every_number_has_an_origin() {
    let facts = Components::standard().facts();
    for fact in facts {
        let hands = fact.key.ends_with("hands") && !fact.key.starts_with("tiles.M");
        let expected = match hands || fact.key == "clock" {
            true => Origin::Reconstruction,
            false => Origin::Rulebook,
        };
        assert_eq!(fact.origin, expected, "{}", fact.key);
        assert_eq!(fact.source.is_some(), expected == Origin::Reconstruction, "{}", fact.key);
        assert!(fact.clause.starts_with("AD-"));
    }
    let value = |key: &str| facts.iter().find(|fact| fact.key == key).unwrap().value.as_str();
    assert_eq!([value("resources_per_type"), value("dice"), value("tiles.J-A.faces")], ["12", "7 7 9", "1 3 5"]);
    assert_eq!([value("tiles.M-3.hands"), value("submarine_start")], ["3", "machine_works"]);
    // 7 counts, 7 points, the market, effect and hands of 15 tiles, the faces of the 7 that are rolled for, the clock.
    let rolled = TILES.iter().filter(|(_, effect, ..)| effect.rolls()).count();
    assert_eq!(facts.len(), 7 + 7 + 1 + 2 * 15 + rolled + 1);
}

#[test]
fn ad_1_5_impossible_numbers_are_refused_with_their_line() {
    assert!(refused("resources_per_type = { value = 12", "resources_per_type = { value = 0").contains("between 1 and"));
    assert!(refused("resources_per_type = { value = 12", "resources_per_type = { value = 51").contains("and 50"));
    assert!(refused("type = { value = 3", "type = { value = 13").contains("13 is not between 0 and 12"));
    assert!(
        refused("district_start = { value = [7, 7, 9]", "district_start = { value = [7, 7, 10]").contains("leaves 9")
    );
    assert!(
        refused("district_start = { value = [7, 7, 9]", "district_start = { value = [7, 7]").contains("for 2, for 3")
    );
    assert!(refused("dice = { value = [7, 7, 9]", "dice = { value = [7, 8, 9]").contains("that is 7, not 8"));
    assert!(refused("dice = { value = [7, 7, 9]", "dice = { value = [7, 7, 9, 11]").contains("for 2, for 3"));
    assert!(refused("refill_to = { value = 3", "refill_to = { value = 13").contains("between 0 and 12"));
    assert!(refused("\"machine_works\"", "\"harbour\"").contains("unknown variant"));
    assert!(refused("district_first = { value = 3", "district_first = { value = 10").contains("between 0 and 9"));
    assert!(refused("donation_cost = { value = 2", "donation_cost = { value = 3").contains("pair"));
    assert!(refused("hands = { value = 2", "hands = { value = 0").contains("between 1 and 9"));
    assert!(refused("[1, 3, 5]", "[1, 3, 7]").contains("faces are 1 to 6"));
    assert!(refused("[1, 3, 5]", "[1, 3, 3]").contains("each once"));
    assert!(refused("[1, 3, 5]", "[0, 3, 5]").contains("faces are 1 to 6"));
    assert!(refused("value = \"swap\"", "value = \"extra_here_on_roll\"").contains("names its faces"));
    assert!(refused("value = \"swap\"", "value = \"swop\"").contains("unknown variant"));
}

#[test]
fn ad_1_5_dice_must_leave_one() {
    let dice = |dice: &str, each: &str| {
        let text = FROZEN.replacen("dice = { value = [7, 7, 9]", &format!("dice = {{ value = {dice}"), 1);
        read(&text.replacen("[3, 2, 2]", each, 1)).map_err(|why| why.reason)
    };
    assert!(dice("[9, 7, 13]", "[4, 2, 3]").is_ok());
    assert!(dice("[5, 4, 5]", "[2, 1, 1]").is_ok());
    assert!(dice("[3, 7, 9]", "[1, 2, 2]").unwrap_err().contains("a second one for the neutral party"));
    assert!(dice("[7, 1, 9]", "[3, 0, 2]").unwrap_err().contains("every player takes a die"));
    assert!(dice("[7, 7, 17]", "[3, 2, 4]").unwrap_err().contains("at most"));
    assert!(dice("[7, 7, 255]", "[3, 2, 255]").is_err());
}

#[test]
fn ad_1_5_a_clock_has_an_arrow_first_and_waves_last() {
    assert!(refused("\"inventory:jewel\"", "\"inventory:gold\"").contains("is no symbol"));
    assert!(refused("\"inventory:jewel\"", "\"start\"").contains("the first space is"));
    assert!(refused("\"inventory:jewel\"", "\"end\"").contains("the first space is"));
    assert!(refused("\"start\"", "\"\"").contains("the first space is"));
    assert!(refused("\"end\"", "\"donation\"").contains("the last is"));
    let begin = FROZEN.find("value = [\n    \"start\"").unwrap();
    let clock = |spaces: &[&str]| {
        let list: Vec<String> = spaces.iter().map(|space| format!("\"{space}\"")).collect();
        read(&format!("{}value = [{}] }}\n", &FROZEN[..begin], list.join(", ")))
    };
    assert_eq!(clock(&["start", "end"]).unwrap().clock(), [Symbol::Start, Symbol::Waves]);
    for spaces in [0, 1, 65] {
        let mut list = vec![""; spaces];
        list.first_mut().into_iter().for_each(|first| *first = "start");
        let why = clock(&list).unwrap_err();
        assert_eq!(why.reason, format!("a clock of {spaces} spaces: it has 2 to 64"));
        assert!(why.line.is_some());
    }
}

#[test]
fn ad_1_5_all_fifteen_tiles_and_no_other() {
    let none = FROZEN.replacen("[tiles.J-A]", "[tiles.J-D]", 1);
    let why = read(&none).unwrap_err();
    let line = FROZEN.lines().position(|line| line == "[tiles.J-A]").unwrap() + 1;
    assert_eq!((why.reason.as_str(), why.line), ("there is no tile \"J-D\"", Some(line)));
    let (begin, end) = (FROZEN.find("[tiles.F-C]").unwrap(), FROZEN.find("[clock]").unwrap());
    let missing = format!("{}{}", &FROZEN[..begin], &FROZEN[end..]);
    assert_eq!(read(&missing).unwrap_err().to_string(), "atlandice.toml: the tile F-C is missing");
    let extra = FROZEN.replacen(
        "value = \"swap\", origin = \"rulebook\" }",
        "value = \"swap\", origin = \"rulebook\" }\nfaces = { value = [1], origin = \"rulebook\" }",
        1,
    );
    assert_eq!(read(&extra).unwrap_err().reason, "nothing is rolled for this tile");
}

#[test]
fn ad_1_5_unknown_keys_and_broken_files_are_refused_with_their_line() {
    assert!(refused("inventory =", "inventories =").contains("unknown field"));
    assert!(refused("origin = \"rulebook\" }", "origin = \"rulebook\", note = 1 }").contains("unknown field"));
    assert!(refused("12, origin = \"rulebook\"", "12, origin = \"guess\"").contains("unknown variant"));
    assert!(refused("value = 12", "value = -12").contains("-12"));
    assert!(refused("value = 12", "value = 300").contains("300"));
    assert!(refused("12, origin = \"rulebook\"", "12, origin = \"outside\"").contains("name its source"));
    assert!(read("").unwrap_err().reason.contains("missing field"));
    let stranger = DataFiles::from([("other.toml".to_owned(), String::new())]);
    assert_eq!(Components::load(&stranger).unwrap_err().file, "other.toml");
    assert_eq!(Components::load(&DataFiles::new()).unwrap_err().to_string(), "atlandice.toml: the file is missing");
}

#[test]
fn ad_1_5_corrected_hands_points_and_clock_need_no_code() {
    // One symbol at the market and seven points for an inventory of weapons on the space reached.
    let text = FROZEN
        .replacen("[market] # AD-1.3\nhands = { value = 2", "[market] # AD-1.3\nhands = { value = 1", 1)
        .replacen("inventory = { value = 1", "inventory = { value = 7", 1)
        .replacen("\"start\", \"\",", "\"start\", \"inventory:weapon\",", 1)
        .replacen("district_first = { value = 3", "district_first = { value = 5", 1);
    let set = load(&text);
    assert_ne!(set.digest(), Components::standard().digest());
    assert!(std::ptr::eq(set, load(&text)), "equal texts give the same set");
    let mut scene = scene_of(set, 3).top("F-A").dice("F X").lies("F{w1}").holds("P2{w3}").submarine("M");
    scene.play("search forge, take weapon, roll 1, uncover F-B");
    assert_eq!((scene.game.hand(), scene.all_points()), (1, vec![1, 5, 0]), "all weapons were put back");
    let mut scene = scene_of(set, 3).top("F-A").dice("F X").lies("F{w2}").holds("P2{w3}").submarine("M");
    scene.play("search forge, take weapon, roll 1");
    assert_eq!((scene.game.hand(), scene.all_points()), (1, vec![0, 7, 0]));
}

#[test]
fn the_standard_set_is_played_to_the_end() {
    let mut dice = QuickDice::new(1);
    let mut game = Atlandice::setup(Components::standard(), &Options::for_seats(4)).unwrap();
    engine::play_out(&mut game, &mut dice, &mut Vec::new(), |_, _, _, _| 0);
    assert_eq!(game.awaiting(), Awaiting::Over);
}
