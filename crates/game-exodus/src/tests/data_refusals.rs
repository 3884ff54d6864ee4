//! IN-28, AE-1.2.1: what the loader refuses, with file, line and reason.

use engine::{Components as _, DataError, DataFiles, Origin};

use super::sets::{altered, changed, frozen_files};
use crate::Components;

/// The frozen copy with one change is refused, in the changed line of the file; the reason.
fn refused(file: &str, old: &str, new: &str) -> String {
    let why = changed(&[(file, old, new)]).err().unwrap_or_else(|| panic!("{file}: {new} is accepted"));
    let before = &frozen_files()[file];
    let line = before[..before.find(old).unwrap()].matches('\n').count() + 1;
    assert_eq!((why.file.as_str(), why.line), (file, Some(line)), "{why}");
    why.reason
}

/// The same, where the whole file is to blame and no line.
fn refused_whole(file: &str, old: &str, new: &str) -> String {
    let why = changed(&[(file, old, new)]).err().unwrap_or_else(|| panic!("{file}: {new} is accepted"));
    assert_eq!((why.file.as_str(), why.line), (file, None), "{why}");
    why.reason
}

fn lines(text: &str, wanted: impl Fn(&str) -> bool) -> String {
    text.lines().filter(|line| wanted(line)).map(|line| format!("{line}\n")).collect()
}

/// The frozen copy with the lines of a file that do not begin so.
fn without(file: &str, begin: &str) -> DataError {
    let mut files = frozen_files();
    let text = lines(&files[file], |line| !line.starts_with(begin));
    assert_ne!(text, files[file], "{begin} is in {file}");
    files.insert(file.to_owned(), text);
    Components::load(&files).expect_err("accepted")
}

#[test]
fn ae_1_2_1_all_fourteen_files_and_no_other() {
    assert_eq!(Components::FILES.len(), 14);
    for file in Components::FILES {
        let mut files = frozen_files();
        files.remove(*file);
        let why = Components::load(&files).unwrap_err();
        assert_eq!(why.to_string(), format!("{file}: the file is missing"));
    }
    let mut files = frozen_files();
    files.insert("other.toml".into(), String::new());
    let why = Components::load(&files).unwrap_err();
    assert_eq!((why.file.as_str(), why.line), ("other.toml", None));
    assert!(why.reason.contains("no such data file"), "{why}");
    assert_eq!(Components::load(&DataFiles::new()).unwrap_err().file, "rondel.toml");
}

#[test]
fn ae_1_2_1_unknown_keys_are_refused_in_every_file() {
    for file in Components::FILES {
        let mut files = frozen_files();
        let text = format!("rain = 1\n{}", files[*file]);
        files.insert((*file).to_owned(), text);
        let why = Components::load(&files).unwrap_err();
        assert_eq!((why.file.as_str(), why.line), (*file, Some(1)), "{why}");
        assert!(why.reason.contains("unknown field"), "{why}");
    }
    for (file, old, new) in [
        ("rondel.toml", "settler_places = 2", "settler_place = 2"),
        ("board.toml", "colour = \"pur\", tier = 0", "colour = \"pur\", level = 0"),
        ("order.toml", "may_share = true", "may_swim = true"),
        ("workshops.toml", "floor = \"sand\"", "ground = \"sand\""),
        ("agoras.toml", "trained = { pur", "trained = { red = \"PH\", pur"),
        ("players.toml", "bag = 20,", "bag = 20, sack = 1,"),
        ("ships.toml", "\"turtle\", origin", "\"turtle\", note = 1, origin"),
    ] {
        assert!(refused(file, old, new).contains("unknown field"), "{new}");
    }
    assert!(refused("ships.toml", "18, origin = \"rulebook\"", "18, origin = \"guess\"").contains("unknown variant"));
    let reason = refused("ships.toml", "18, origin = \"rulebook\"", "18, origin = \"outside\"");
    assert_eq!(reason, "\"ships\" comes from outside and must name its source");
    assert!(refused("ships.toml", "value = 18", "value = 300").contains("300"));
    assert!(refused("ships.toml", "value = 18", "value = -1").contains("-1"));
}

#[test]
fn in_28_counts_of_the_inventory_must_agree_with_the_lists() {
    for (file, old, new) in [
        ("ships.toml", "value = 18", "value = 17"),
        ("residences.toml", "value = 20", "value = 21"),
        ("workshops.toml", "value = 25", "value = 24"),
        ("agoras.toml", "value = 15", "value = 14"),
        ("monuments.toml", "value = 12", "value = 11"),
        ("catastrophes.toml", "value = 8", "value = 7"),
        ("knowledge.toml", "value = 32", "value = 31"),
        ("influence.toml", "value = 24", "value = 25"),
        ("pillars.toml", "bases = { value = 10", "bases = { value = 11"),
        ("pillars.toml", "shafts = { value = 10", "shafts = { value = 9"),
        ("pillars.toml", "capitals = { value = 6", "capitals = { value = 7"),
    ] {
        let reason = refused(file, old, new);
        assert!(reason.contains("are to be there, but"), "{file}: {reason}");
    }
    let why = without("ships.toml", "SP18");
    assert_eq!(why.reason, "18 are to be there, but 17 are listed");
    let why = without("ships.toml", "SP17");
    assert_eq!(why.reason, "\"SP18\" is out of line: SP01 to SP17");
    assert!(why.line.is_some());
    assert!(refused("workshops.toml", "WS07", "WS7").contains("out of line"));
    assert!(refused("monuments.toml", "MO12 =", "MO13 =").contains("out of line"));
}

/// A count and a list that agree, but not with the box.
#[test]
fn ae_1_1_in_28_other_totals_than_those_of_the_box_are_refused() {
    for (file, old, new, dropped, total) in [
        ("ships.toml", "value = 18", "value = 17", "SP18", 18),
        ("residences.toml", "value = 20", "value = 19", "RS20", 20),
        ("workshops.toml", "value = 25", "value = 24", "WS25", 25),
        ("agoras.toml", "value = 15", "value = 14", "AG15", 15),
        ("monuments.toml", "value = 12", "value = 11", "MO12", 12),
        ("catastrophes.toml", "value = 8", "value = 7", "CA8", 8),
        ("influence.toml", "value = 24", "value = 23", "IF24", 24),
        ("pillars.toml", "bases = { value = 10", "bases = { value = 9", "BA1a", 10),
    ] {
        let mut files = frozen_files();
        let text = lines(&files[file], |line| !line.starts_with(dropped)).replacen(old, new, 1);
        let line = text[..text.find(new).unwrap()].matches('\n').count() + 1;
        files.insert(file.to_owned(), text);
        let why = Components::load(&files).expect_err("accepted");
        assert_eq!((why.file.as_str(), why.line), (file, Some(line)), "{why}");
        assert_eq!(why.reason, format!("AE-1.1: there are {total} in the box, not {}", total - 1));
    }
    for (what, total) in [("books", 25), ("gold", 20), ("favours", 16)] {
        let why = refused("players.toml", &format!("{what} = {{ value = {total}"), &format!("{what} = {{ value = 14"));
        assert_eq!(why, format!("AE-1.1: there are {total} in the box, not 14"));
    }
}

#[test]
fn in_28_every_ring_covers_all_slots_once() {
    let city = |old: &str, new: &str| refused("rondel.toml", old, new);
    let slots = |list: &str| format!("slots = {{ value = {list}");
    assert_eq!(city(&slots("[2, 3]"), &slots("[1, 2, 3]")), "areas follow each other clockwise, without gaps");
    assert!(city(&slots("[2, 3]"), &slots("[2, 4]")).contains("follow each other clockwise"));
    assert!(city(&slots("[2, 3]"), &slots("[2, 8]")).contains("from 0 to 7"));
    assert!(city(&slots("[2, 3]"), &slots("[]")).contains("from 0 to 7"));
    assert_eq!(city(&slots("[6, 7]"), &slots("[6, 7, 0]")), "slot 0 lies in two areas");
    let why = changed(&[("rondel.toml", &slots("[6, 7]"), &slots("[6]"))]).unwrap_err();
    assert_eq!(why.reason, "slot 7 of the top ring lies in no area");
    assert!(why.line.is_some());
    assert!(city("slots_per_circle = { value = 8", "slots_per_circle = { value = 33").contains("between 2 and 32"));
    assert!(
        city("quarter_turn_slots = { value = 2", "quarter_turn_slots = { value = 3").contains("must be 2 to 8 turns")
    );
    assert!(
        city("quarter_turn_slots = { value = 2", "quarter_turn_slots = { value = 8").contains("must be 2 to 8 turns")
    );
    assert!(city("turns = { value = true", "turns = { value = false").contains("the bottom ring does not"));
}

#[test]
fn in_28_fields_of_the_city() {
    let city = |old: &str, new: &str| refused("rondel.toml", old, new);
    assert_eq!(city("fields.T1", "fields.T7"), "\"T7\" is out of line: T1 to T1");
    assert_eq!(city("fields.M0", "fields.B0"), "\"B0\" is out of line: M0 to M1");
    assert_eq!(city("settler_places = 2", "settler_places = 7"), "at most 6 settlers stand on a field");
    assert_eq!(city("[\"book(S,1)\"]", "[\"book(Z,1)\"]"), "\"Z\" is no kind of book: S, C or K");
    assert_eq!(city("[\"book(S,1)\"]", "[\"monument(1)\"]"), "monuments lie only on spaces of the track");
    assert_eq!(city("[\"book(S,1)\"]", "[\"sun(1)\"]"), "\"sun(1)\" is no effect atom");
    let many = format!("[{}]", ["\"gold(1)\""; 7].join(", "));
    assert_eq!(city("[\"book(S,1)\"]", &many), "7 atoms, but at most 6 can stand in one place");
    assert!(city("tile = \"ship\"", "tile = \"boat\"").contains("unknown variant"));
    assert!(city("pillar = \"L\"", "pillar = \"M\"").contains("unknown variant"));
    assert_eq!(
        city("pillar = \"L\"", "pillar = \"L\", tile = \"ship\""),
        "a field has a tile or a pillar card, not both"
    );
    let six = |at: usize| ("rondel.toml", ["\"book(S,1)\"]", "\"book(C,1)\"]", "\"book(K,1)\"]"][at], at);
    let places: Vec<_> = [0, 1, 2]
        .map(six)
        .map(|(file, old, _)| (file, format!("{old}, settler_places = 2"), format!("{old}, settler_places = 6")))
        .into();
    let changes: Vec<_> = places.iter().map(|(file, old, new)| (*file, old.as_str(), new.as_str())).collect();
    assert_eq!(changed(&changes).unwrap_err().reason, "at most 16 settlers stand on all fields together");
}

/// RU-05: there is always a free field for a king.
#[test]
fn ru_05_too_few_fields_for_the_kings_are_refused() {
    let row = "bag = 20, knowledge_fields = 3, monuments = 3, majority_vp = 5, neutral_kings = 2";
    let four = "bag = 40, knowledge_fields = 5, monuments = 4, majority_vp = 2, neutral_kings = 0";
    assert_eq!(
        refused("players.toml", four, &four.replace("kings = 0", "kings = 2")),
        "T0 can reach only 4 fields, and 5 may be needed"
    );
    assert!(refused("players.toml", row, &row.replace("kings = 2", "kings = 1")).contains("none or two neutral kings"));
    // The last area of the top ring without its field: three fields for four kings.
    let changes = [
        ("rondel.toml", "fields.T3 = ", "fields.T2 = "),
        ("rondel.toml", "fields.T2 = { value = { gain = [\"book(K", "fields.T1 = { value = { gain = [\"book(K"),
        ("rondel.toml", "slots = { value = [4, 5]", "slots = { value = [2, 3]"),
    ];
    let mut files = frozen_files();
    let text = &files["rondel.toml"];
    let (begin, end) = (
        text.find("[[top.areas]]\nslots = { value = [2").unwrap(),
        text.find("[[top.areas]]\nslots = { value = [4").unwrap(),
    );
    let text = format!("{}{}", &text[..begin], &text[end..]).replacen("[4, 5]", "[2, 3, 4, 5]", 1);
    let text = changes[..2].iter().rev().fold(text, |text, (_, old, new)| text.replacen(old, new, 1));
    files.insert("rondel.toml".into(), text);
    let why = Components::load(&files).unwrap_err();
    assert_eq!(why.to_string().split(": ").nth(1), Some("4 kings on the 3 fields of the top ring"), "{why}");
}

#[test]
fn in_28_the_training_tree() {
    let board = |old: &str, new: &str| refused("board.toml", old, new);
    assert!(board("[training.AS]", "[training.QQ]").contains("\"QQ\" is no training field"));
    assert_eq!(
        board("colour = \"pur\", tier = 1", "colour = \"red\", tier = 1"),
        "\"red\" is no colour: pur, whi or bro"
    );
    assert_eq!(board("colour = \"pur\", tier = 2", "colour = \"pur\", tier = 6"), "tier 6 is above 5");
    assert_eq!(
        board("colour = \"whi\", tier = 1", "colour = \"whi\", tier = 0"),
        "IN is the untrained field of this colour already"
    );
    assert_eq!(board("arrows.DL", "arrows.SH"), "an arrow from WO to SH must keep the colour and raise the tier");
    assert_eq!(board("arrows.PH", "arrows.X1"), "\"X1\" is no training field of this set");
    assert_eq!(board("arrows.PH", "arrows.SC"), "an arrow from SC to SC must keep the colour and raise the tier");
    assert_eq!(board("arrows.MA = ", "arrows.PH = "), "an arrow from PH to PH must keep the colour and raise the tier");
    assert_eq!(
        board("[\"book(S,2)\", \"gold(1)\"]", "[\"flame(1)\"]"),
        "a training costs books of a kind and gold only"
    );
    assert_eq!(
        board("[\"book(S,2)\", \"gold(1)\"]", "[\"book(any,1)\"]"),
        "a training costs books of a kind and gold only"
    );
    assert_eq!(board("[\"vp(6)\", \"flame(3)\"]", "[\"monument(1)\"]"), "monuments lie only on spaces of the track");
    let twice = [
        "arrows.PH = { value = [\"book(S,1)\", \"book(C,1)\"], origin = \"rulebook\" }",
        "\narrows.AS = { value = [], origin = \"rulebook\" }",
    ];
    let why = changed(&[("board.toml", twice[0], &twice.concat())]).unwrap_err();
    assert_eq!(why.reason, "two arrows lead to AS, this one and one from PH");
    // Without the scientists their colour has no beginning.
    let changes = [("colour = \"pur\", tier = 0", "colour = \"pur\", tier = 1"), (twice[0], "")];
    let why = changed(&changes.map(|(old, new)| ("board.toml", old, new))).unwrap_err();
    assert_eq!(why.to_string(), "board.toml: every colour needs its training field of tier 0");
}

#[test]
fn in_28_every_cell_has_its_place_and_exactly_one_bonus() {
    let board = |old: &str, new: &str| refused("board.toml", old, new);
    assert!(board("agora = true, bonus = \"flame(1)\"", "agora = true").contains("missing field"));
    assert_eq!(board("bonus = \"vp(2)\"", "bonus = \"\""), "\"\" is no effect atom");
    assert!(board("bonus = \"vp(2)\"", "bonus = [\"vp(2)\", \"vp(1)\"]").contains("invalid type"));
    assert_eq!(board("bonus = \"vp(2)\"", "bonus = \"monument(1)\""), "monuments lie only on spaces of the track");
    assert_eq!(board("row = 1, column = 3", "row = 1, column = 2"), "row 1, column 2 has two cells");
    assert_eq!(board("row = 1, column = 3", "row = 3, column = 3"), "row 0 to 2 and column 0 to 7");
    assert_eq!(board("row = 1, column = 3", "row = 1, column = 8"), "row 0 to 2 and column 0 to 7");
    assert_eq!(board("scored_after = 4", "scored_after = 6"), "year 6 is none of the 5 years");
    assert_eq!(board("scored_after = 4", "scored_after = 0"), "year 0 is none of the 5 years");
    assert_eq!(refused_whole("board.toml", "row = 1, column = 3", "row = 1, column = 5"), "column 4 has no cell");
    let rows = ["row = 0, column = 0", "row = 0, column = 2", "row = 0, column = 3"];
    let changes = rows.map(|row| ("board.toml", row.to_owned(), format!("{row}, agora = true")));
    let changes: Vec<_> = changes.iter().map(|(file, old, new)| (*file, old.as_str(), new.as_str())).collect();
    assert_eq!(changed(&changes).unwrap_err().reason, "row 0 has no cell for a residence (AE-19.5)");
    assert_eq!(board("\"sand\", \"terracotta\"", "\"sand\", \"sand\""), "there are 1 to 8 floors, each named once");
    assert!(board("value = [1, 2, 2, 3, 4]", "value = [1, 2, 2, 3, 4, 4, 4, 4, 4]").contains("at most 8 ship spaces"));
    assert!(board("value = [0, 3, 6, 9]", "value = [0, 6, 3]").contains("from the easiest"));
    assert!(board("value = [0, 3, 6, 9]", "value = [0, 13]").contains("at most 12 cells"));
    let more = (4..8).chain([0]).map(|column| {
        let row = if column == 0 { 2 } else { 0 };
        format!(
            "z{column} = {{ value = {{ row = {row}, column = {column}, bonus = \"vp(1)\" }}, origin = \"rulebook\" }}\n"
        )
    });
    let more = format!("[cells]\n{}", more.collect::<String>());
    let why = changed(&[("board.toml", "[cells]\n", &more)]).unwrap_err();
    assert_eq!((why.reason.as_str(), why.line.is_some()), ("a settlement area has at most 16 cells", true));
}

#[test]
fn in_28_tracks_and_years() {
    let track = |old: &str, new: &str| refused("track.toml", old, new);
    assert_eq!(track("36 = {", "37 = {"), "\"37\" is no space from 1 to 36");
    assert_eq!(track("2 = {", "0 = {"), "\"0\" is no space from 1 to 36");
    assert_eq!(track("2 = {", "02 = {"), "\"02\" is no space from 1 to 36");
    assert!(track("end = { value = 36", "end = { value = 64").contains("between 1 and 63"));
    assert_eq!(track("monument(2)", "monument(1)"), "monument(1) lies on space 15 already");
    assert_eq!(track("monument(2)", "monument(5)"), "at most 4 spaces have monuments");
    let why = refused_whole("track.toml", "monument(2)", "monument(3)");
    assert_eq!(why, "monument(3) has a space, but monument(2) has none");
    let order = |old: &str, new: &str| refused("order.toml", old, new);
    assert!(order("value = 5", "value = 7").contains("between 1 and 6"));
    assert_eq!(
        order("[\"flame(1)\"], min_players = 2", "[\"flame(1)\"], min_players = 2, may_share = true"),
        "only the owner of the last space may share city fields"
    );
    assert!(
        order("[\"flame(1)\"], min_players = 2", "[\"flame(1)\"], min_players = 5").contains("an order space is open")
    );
    let changes = ["flame(1)", "gold(1)", "book(any,1)"]
        .map(|bonus| (format!("[\"{bonus}\"], min_players = 2"), format!("[\"{bonus}\"], min_players = 4")));
    let changes: Vec<_> = changes.iter().map(|(old, new)| ("order.toml", old.as_str(), new.as_str())).collect();
    assert_eq!(changed(&changes).unwrap_err().to_string(), "order.toml: 2 players find 1 order spaces");
    let reason = refused("catastrophes.toml", "top = 1, middle = 1", "top = 9, middle = 1");
    assert_eq!(reason, "a disc turns at most 8 times");
}

#[test]
fn in_28_tiles_name_what_exists() {
    let workshop = |old: &str, new: &str| refused("workshops.toml", old, new);
    assert_eq!(workshop("slots = [\"SH\"]", "slots = [\"X1\"]"), "\"X1\" is no training field of board.toml");
    assert_eq!(workshop("slots = [\"SH\"]", "slots = [\"any red\"]"), "\"red\" is no colour: pur, whi or bro");
    assert_eq!(workshop("slots = [\"SH\"]", "slots = []"), "a workshop has 1 to 3 slots");
    assert_eq!(workshop("slots = [\"SH\"]", "slots = [\"SH\", \"SH\", \"SH\", \"SH\"]"), "a workshop has 1 to 3 slots");
    assert!(workshop("floor = \"sand\"", "floor = \"snow\"").contains("\"snow\" is no floor: sand, terracotta"));
    assert!(workshop("know(flame(2))", "know(take_ship)").contains("asks for a choice or for luck"));
    assert_eq!(workshop("know(flame(2))", "nap(1)"), "\"nap(1)\" is no effect of a workshop");
    let residence = |old: &str, new: &str| refused("residences.toml", old, new);
    assert_eq!(residence("places = 3", "places = 1"), "a residence has 2 to 9 places");
    assert_eq!(residence("places = 3", "places = 10"), "a residence has 2 to 9 places");
    assert!(residence("floor = \"sand\"", "floor = \"snow\"").contains("is no floor"));
    let agora = |old: &str, new: &str| refused("agoras.toml", old, new);
    assert!(agora("gain = [\"gold(2)\"]", "gain = []").contains("either gives something or carries a settler"));
    assert_eq!(agora("pur = \"PH\"", "pur = \"SH\""), "SH is no profession of purple settlers");
    assert_eq!(agora("pur = \"PH\"", "pur = \"X4\""), "\"X4\" is no training field of board.toml");
    assert!(agora("trained = {", "gain = [\"gold(1)\"], trained = {").contains("either gives something"));
    let monument = |old: &str, new: &str| refused("monuments.toml", old, new);
    assert!(monument("floor(sand, 2)", "floor(snow, 2)").contains("is no floor"));
    assert_eq!(monument("agoras(2)", "rain(2)"), "\"rain(2)\" is no score of a monument");
    let types = ["\"dolphin\"", "\"octopus\"", "\"seahorse\"", "\"swordfish\""];
    let changes = types.map(|kind| ("ships.toml", kind, format!("\"a{}", &kind[1..])));
    let changes: Vec<_> = changes.iter().map(|(file, old, new)| (*file, *old, new.as_str())).collect();
    assert_eq!(changed(&changes).unwrap_err().reason, "there are at most 8 types of ship");
}

#[test]
fn in_28_cards_name_what_exists() {
    let pillar = |old: &str, new: &str| refused("pillars.toml", old, new);
    assert_eq!(
        pillar("shaft_settler = { value = \"SH\"", "shaft_settler = { value = \"X1\""),
        "\"X1\" is no training field of board.toml"
    );
    assert_eq!(pillar("\"swap\"", "\"both\""), "only a capital has base and shaft under it");
    assert_eq!(pillar("\"swap\"", "\"nap\""), "\"nap\" is no effect of a pillar card");
    assert!(pillar("instant = [\"vp(2)\"]", "instant = []").contains("gives something at once"));
    assert!(
        pillar("instant = [\"vp(2)\"]", "instant = [\"vp(2)\", \"gold(1)\"]").contains("the taker can choose among")
    );
    assert!(pillar("stage = \"base\"", "stage = \"roof\"").contains("unknown variant"));
    let card = |old: &str, new: &str| refused("knowledge.toml", old, new);
    assert_eq!(card("[\"PH\", \"PH\"]", "[\"PH\", \"X1\"]"), "\"X1\" is no training field of board.toml");
    assert!(card("[\"PH\", \"PH\"]", "[\"PH\"]").contains("invalid length"));
    assert_eq!(card("\"settlers(pur, 2, 1)\"", "\"settlers(pur, 0, 1)\""), "\"0\" is not a number between 1 and 20");
    assert_eq!(card("\"priest(6, 1)\"", "\"king(6, 1)\""), "\"king(6, 1)\" is no score of a knowledge card");
    assert!(card("removed_below_3 = 1", "removed_below_3 = 3").contains("no more of them removed than there are"));
    let why = without("knowledge.toml", "KN19 = { value = \"");
    assert_eq!(why.reason, "[scores] does not say what KN19 scores");
    let influence = |old: &str, new: &str| refused("influence.toml", old, new);
    assert_eq!(influence("\"echo\"", "\"nap\""), "\"nap\" is no effect of an influence card");
    assert_eq!(influence("gain(vp(3))", "gain(monument(1))"), "monuments lie only on spaces of the track");
}

#[test]
fn in_28_players_and_supplies() {
    let players = |old: &str, new: &str| refused("players.toml", old, new);
    assert_eq!(players("bag = 40", "bag = 41"), "41 settlers per colour in the bag, but there are 40");
    assert_eq!(players("knowledge_fields = 5", "knowledge_fields = 9"), "1 to 8 knowledge fields, not 9");
    assert_eq!(players("monuments = 4", "monuments = 7"), "7 monuments on 2 spaces each, but there are 12");
    assert!(players("majority_vp = 5", "majority_vp = 21").contains("at most 20 points"));
    assert!(players("settlers = { value = 40", "settlers = { value = 61").contains("there are 40 in the box"));
    assert!(
        players("books = { value = [1, 1, 1]", "books = { value = [7, 1, 1]").contains("there are 25 of each kind")
    );
    assert!(players("books = { value = [1, 1, 1]", "books = { value = [1, 1]").contains("where there must be 3"));
    assert!(players("actions = { value = 2", "actions = { value = 0").contains("between 1 and 5"));
    assert!(players("pillars = { value = 3", "pillars = { value = 5").contains("between 1 and 4"));
    assert_eq!(players("\"M6\"", "\"B6\""), "\"B6\" is no field of the middle ring");
    assert_eq!(players("\"B4\"", "\"B9\""), "\"B9\" is no field of the bottom ring");
    assert_eq!(
        players("refill_after = { value = [2, 4]", "refill_after = { value = [2, 6]"),
        "year 6 is none of the 5 years"
    );
    assert!(players("from = 71", "from = 51").contains("titles rise"));
    assert!(players("from = 71", "to = 71").contains("unknown field"));
    let why = without("players.toml", "4 = { value = { bag");
    assert_eq!(why.to_string(), "players.toml: [players] must have a row for 1, 2, 3 and 4 players");
}

/// AE-25.2: the structural guesses a correction may overturn are all data.
#[test]
fn ae_25_2_another_city_grid_and_tree_are_read() {
    let set = altered();
    assert_eq!((set.city.turns, set.city.ring_fields, set.city.guards.len()), (6, [6, 12, 10], 7));
    assert_eq!((set.grid.cells, set.grid.rows, set.grid.columns), (15, 4, 5));
    assert_eq!(set.grid.scored, [0, 0b0001, 0b0010, 0, 0b1100, 0, 0]);
    assert_eq!((set.school.all.count_ones(), set.names.floors.len(), set.ship_types), (12, 6, 7));
    assert_eq!((set.track.end, set.track.monuments.as_slice()), (48, &[7, 16, 32][..]));
    // A guard on the top ring, beside its one field; one beside the three fields of an area.
    assert_eq!((set.city.guards[0].beside, set.city.guards[4].beside), (0b1, 0b111));
    for (top, middle) in (0..36u8).map(|turns| (turns / 6, turns % 6)) {
        for field in set.city.all().filter(|field| field.ring() != crate::kinds::Ring::Bottom) {
            assert!(set.city.reach(field, top, middle).count_ones() >= 4, "{field} {top} {middle}");
        }
    }
}

/// AE-25.1: everything to be checked first is data, and marked as ours where it is.
#[test]
fn ae_25_1_what_is_to_be_checked_first_is_data() {
    let facts = Components::standard().facts();
    let ours = |key: &str| {
        let fact = facts.iter().find(|fact| fact.key == key).unwrap_or_else(|| panic!("{key} is in the files"));
        assert_eq!(fact.origin, Origin::Reconstruction, "{key}");
    };
    for key in ["M0", "middle.0.guard", "SH.PL", "SC.dispatch", "cell.n0", "cell.a0", "track.2", "end", "KN02", "WS01"]
    {
        ours(key);
    }
    for key in ["ship_spaces", "SP01", "RS01", "AG01", "MO01", "floors", "CA1", "BA1a"] {
        ours(key);
    }
}

/// AE-25.3: a correction is checked when it is read, and has a name of its own in records.
#[test]
fn ae_25_3_a_correction_runs_the_checks_of_the_loader() {
    let corrected = changed(&[("track.toml", "17 = { value = \"gold(1)\"", "17 = { value = \"gold(2)\"")]).unwrap();
    assert_ne!(corrected.digest(), Components::standard().digest());
    let why = changed(&[("track.toml", "17 = { value = \"gold(1)\"", "17 = { value = \"gold(one)\"")]).unwrap_err();
    assert_eq!(why.to_string(), "track.toml, line 21: \"one\" is not a number between 1 and 20");
}
