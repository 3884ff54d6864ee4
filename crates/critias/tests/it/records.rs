//! Records: written, checked, and found out when they lie. A second program in another language,
//! which knows only the rules, must come to the same.

use std::sync::LazyLock;

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::program::{Folder, Run, critias, critias_with, standard_components, stranger};

/// One finished game of three, as text.
static GAME: LazyLock<String> =
    LazyLock::new(|| critias(&["record", "atlantis", "--seats", "3", "--seed", "7", "--bots", "random"]).expect(0).out);

fn game() -> Value {
    serde_json::from_str(&GAME).unwrap()
}

fn verify(record: &Value) -> Run {
    critias_with(&["verify", "-"], record.to_string().as_bytes())
}

/// The indices of steps of a kind (`act`, `chance`).
fn steps_of(record: &Value, kind: &str) -> Vec<usize> {
    let steps = record["steps"].as_array().unwrap();
    (0..steps.len()).filter(|&index| steps[index].get(kind).is_some()).collect()
}

#[test]
fn a_record_is_written_and_holds_at_every_seat_count() {
    let folder = Folder::new();
    for seats in ["2", "3", "4"] {
        for bots in ["random", "greedy"] {
            let path = folder.path("game.json");
            let run = critias(&["record", "atlantis", "--seats", seats, "--seed", "x", "--bots", bots, "--out", &path]);
            let run = run.expect(0);
            assert_eq!(run.out, "");
            assert!(run.err.contains("steps, scores ["), "{}", run.err);
            let checked = critias(&["verify", &path]).expect(0).out;
            assert!(checked.contains(&format!(": holds. atlantis, {seats} seats, ")), "{checked}");
            assert!(checked.contains("Every outcome follows from the seed"), "{checked}");
        }
    }
}

#[test]
fn equal_flags_give_equal_records_and_other_seeds_others() {
    let record = |seed: &str| {
        critias(&["record", "atlantis", "--seats", "2", "--seed", seed, "--bots", "greedy,random"]).expect(0).out
    };
    assert_eq!(record("tide"), record("tide"));
    assert_ne!(record("tide"), record("ebb"));
    // The revealed seed is a seed as well: it gives the same luck.
    let tide: Value = serde_json::from_str(&record("tide")).unwrap();
    let again: Value = serde_json::from_str(&record(tide["seed"].as_str().unwrap())).unwrap();
    assert_eq!(again["steps"][0], tide["steps"][0]);
    assert_eq!(again["commitment"], tide["commitment"]);
}

#[test]
fn a_record_has_the_fields_the_format_names_and_one_line_per_step() {
    let record = game();
    assert_eq!(record["format"], "critias-record-1");
    assert_eq!(record["game"], "atlantis");
    assert_eq!(record["options"], json!({ "seats": 3, "start": "random" }));
    assert_eq!(record["players"], json!(["random", "random", "random"]));
    assert_eq!(record["components"].as_object().unwrap().keys().collect::<Vec<_>>(), ["sha256", "files"]);
    assert_eq!(record["components"]["files"]["atlantis.toml"], standard_components());
    let steps = record["steps"].as_array().unwrap();
    assert!(steps[0]["chance"]["start"].is_object(), "{}", steps[0]);
    assert_eq!(steps[1]["chance"]["layout"]["tiles"].as_array().unwrap().len(), 52);
    assert_eq!(GAME.lines().filter(|line| line.starts_with("    {\"")).count(), steps.len());
}

#[test]
fn several_files_are_checked_and_the_worst_decides() {
    let folder = Folder::new();
    let good = folder.file("good.json", &*GAME);
    let mut record = game();
    record["result"]["scores"][0] = json!(999);
    let bad = folder.file("bad.json", record.to_string());
    let torn = folder.file("torn.json", &GAME[..GAME.len() / 2]);
    let missing = folder.path("missing.json");

    let run = critias(&["verify", &good, &bad]).expect(1);
    assert!(run.out.contains("good.json: holds."), "{}", run.out);
    assert!(run.err.contains("bad.json: does not hold. The result is recorded as scores [999"), "{}", run.err);
    critias(&["verify", &good, &torn]).refuses(2, "torn.json: cannot be checked. It is no record");
    critias(&["verify", &missing]).refuses(2, "missing.json: cannot be checked. It cannot be read");

    let json = critias(&["verify", "--json", &good, &bad, &torn]).expect(2).json();
    assert_eq!(json[0]["ok"], true);
    assert_eq!(json[0]["record"]["luck_proved"], true);
    assert_eq!(json[0]["record"]["result"], game()["result"]);
    assert_eq!((&json[1]["ok"], &json[1]["fault"]["readable"]), (&false.into(), &true.into()));
    assert_eq!(json[2]["fault"]["readable"], false);
}

#[test]
fn a_game_that_is_not_over_is_checked_as_far_as_it_goes() {
    let mut record = game();
    record.as_object_mut().unwrap().retain(|key, _| key != "seed" && key != "result");
    let steps = record["steps"].as_array().unwrap().len();
    for keep in [0, 1, 2, 7, steps / 2, steps - 1] {
        let mut part = record.clone();
        part["steps"].as_array_mut().unwrap().truncate(keep);
        let run = verify(&part).expect(0);
        assert!(run.out.contains("The game is not over; it was checked as far as it goes."), "{}", run.out);
        assert!(run.out.contains("Luck is not proved"), "{}", run.out);
    }
    let mut early = game();
    early["steps"].as_array_mut().unwrap().truncate(steps / 2);
    early.as_object_mut().unwrap().remove("result");
    verify(&early).refuses(1, "The seed is revealed, but the game is not over");
}

#[test]
fn a_record_of_corrected_components_carries_them_and_holds() {
    let folder = Folder::new();
    let corrected =
        standard_components().replacen("start_hand = { value = [4, 5, 6, 7]", "start_hand = { value = [5, 6, 7, 8]", 1);
    assert_ne!(corrected, standard_components());
    folder.file("atlantis.toml", &corrected);
    for seats in ["2", "3", "4"] {
        let flags = ["record", "atlantis", "--seats", seats, "--seed", "7", "--bots", "random"];
        let run = critias(&[&flags[..], &["--components", folder.as_str()]].concat()).expect(0);
        let record = run.json();
        assert_eq!(record["components"]["files"]["atlantis.toml"], corrected);
        let words = verify(&record).expect(0).out;
        assert!(words.contains("The components are not this program's own."), "{words}");
        let mut stripped = record.clone();
        stripped["components"].as_object_mut().unwrap().remove("files");
        verify(&stripped).refuses(1, "the record names");
        let mut changed = record;
        changed["components"]["files"]["atlantis.toml"] = json!(standard_components());
        verify(&changed).refuses(1, "The components have the digest");
    }
}

#[test]
fn a_changed_step_is_named() {
    let mut record = game();
    let index = steps_of(&record, "act")[3];
    let seat = record["steps"][index]["act"]["seat"].as_u64().unwrap();
    record["steps"][index]["act"]["seat"] = json!((seat + 1) % 3);
    verify(&record).refuses(1, &format!("Step {} (seat {}", index + 1, (seat + 1) % 3 + 1));

    let mut record = game();
    let index = steps_of(&record, "chance")[4];
    let cards = record["steps"][index]["chance"]["draw"]["cards"].as_array_mut().unwrap();
    cards[0] = if cards[0] == "ring" { json!("crown") } else { json!("ring") };
    verify(&record).refuses(1, &format!("Step {}: luck is recorded as", index + 1));

    let mut record = game();
    record["steps"].as_array_mut().unwrap().remove(index);
    verify(&record).refuses(1, &format!("Step {}", index + 1));
}

#[test]
fn every_single_outcome_is_bound_to_the_seed() {
    let record = game();
    for index in steps_of(&record, "chance") {
        let mut changed = record.clone();
        let chance = &mut changed["steps"][index]["chance"];
        if let Some(tile) = chance.pointer_mut("/layout/tiles/9/value") {
            *tile = json!(tile.as_u64().unwrap() % 7 + 1);
        } else if let Some(card) = chance.pointer_mut("/draw/cards/0") {
            *card = if card == "olive" { json!("flag") } else { json!("olive") };
        } else if let Some(seat) = chance.pointer_mut("/start/seat") {
            *seat = json!((seat.as_u64().unwrap() + 1) % 3);
        } else {
            let value = chance.pointer_mut("/uncover/tile/value").unwrap();
            *value = json!(value.as_u64().unwrap() % 7 + 1);
        }
        assert_ne!(changed, record, "step {index}");
        verify(&changed).refuses(1, &format!("tep {}", index + 1));
    }
}

#[test]
fn the_head_of_a_record_is_not_taken_on_trust() {
    let changed = |key: &str, value: Value| {
        let mut record = game();
        record[key] = value;
        verify(&record)
    };
    changed("format", json!("critias-record-9")).refuses(2, "this program reads \"critias-record-1\"");
    changed("game", json!("chess")).refuses(2, "There is no game \"chess\"");
    changed("rules_version", json!(99)).refuses(1, "version 99 of the rules");
    changed("commitment", json!("0".repeat(64))).refuses(1, "was published before the game");
    changed("commitment", json!("zero")).refuses(2, "64 hexadecimal digits");
    changed("seed", json!("0".repeat(64))).refuses(1, "The seed's SHA-256 is");
    changed("seed", json!("x")).refuses(1, "64 hexadecimal digits");
    changed("players", json!(["a", "b"])).refuses(1, "names 2 players for 3 seats");
    changed("options", json!({ "seats": 9, "start": 0 })).refuses(1, "The options: AT-");
    changed("options", json!({ "seats": 3, "start": 3 })).refuses(1, "The options: AT-");
    changed("components", json!({ "sha256": "0".repeat(64) })).refuses(1, "The components have the digest");
    changed("mood", json!("good")).refuses(2, "unknown field `mood`");
    let mut record = game();
    record.as_object_mut().unwrap().remove("seed");
    assert!(verify(&record).expect(0).out.contains("Luck is not proved"));
}

/// What a lenient reader would understand is refused by its place: a format for strangers has one form.
#[test]
fn a_record_has_one_form() {
    let changed = |place: &str, value: Value| {
        let mut record = game();
        *record.pointer_mut(place).unwrap() = value;
        verify(&record)
    };
    let act = steps_of(&game(), "act")[0];
    let step = &game()["steps"][act]["act"];
    for key in ["players", "commitment", "seed", "result"] {
        changed(&format!("/{key}"), Value::Null).refuses(2, "null");
    }
    changed("/players", json!([])).refuses(2, "players: [] must be left out");
    changed("/commitment", Value::Null).refuses(2, "commitment: null must be left out");
    changed("/options", json!([3, "random"])).refuses(2, "options: [3,\"random\"] must be written as {");
    let result = &game()["result"];
    changed("/result", json!([result["scores"], result["winners"]])).refuses(2, "result: [");
    changed(&format!("/steps/{act}/act"), json!([step["seat"], step["action"]]))
        .refuses(2, &format!("steps[{act}].act: ["));
    let unforced = json!({ "seat": step["seat"], "action": step["action"], "forced": false });
    changed(&format!("/steps/{act}/act"), unforced)
        .refuses(2, &format!("steps[{act}].act.forced: false must be left out"));
    let done = steps_of(&game(), "act").into_iter().find(|&step| game()["steps"][step]["act"]["action"] == "done");
    changed(&format!("/steps/{}/act/action", done.unwrap()), json!({ "done": null }))
        .refuses(2, "{\"done\":null} must be written as \"done\"");
    // An option with a value of its own may be left out.
    changed("/options", json!({ "seats": 3 })).expect(0);
}

#[test]
fn a_file_named_twice_is_reported_and_the_others_are_checked() {
    let folder = Folder::new();
    let (one, other) = (folder.file("one.json", &*GAME), folder.file("other.json", &*GAME));
    let again = folder.path("./one.json");
    let run = critias(&["verify", &one, &again, &other]).expect(2);
    assert!(run.out.contains("one.json: holds.") && run.out.contains("other.json: holds."), "{}", run.out);
    assert!(run.err.contains("one.json: cannot be checked. It is named twice"), "{}", run.err);
    let found = critias(&["verify", "--json", &one, &again, &other]).expect(2).json();
    assert_eq!([0, 1, 2].map(|file| found[file]["ok"] == true), [true, false, true]);
}

/// Bytes that are hard to read in one way or another.
#[test]
fn strange_bytes_are_unreadable_and_nothing_worse() {
    let deep = "[".repeat(100_000);
    let deep_steps = GAME.replacen("\"steps\": [", &format!("\"steps\": [{}", "{\"act\":".repeat(5_000)), 1);
    let strange: [&[u8]; 9] = [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe\x00",
        b"{\"format\":\"critias-record-1\",\"game\":\"atlantis\"}",
        b"{\"format\":1e999}",
        deep.as_bytes(),
        deep_steps.as_bytes(),
    ];
    for bytes in strange {
        critias_with(&["verify", "-"], bytes).refuses(2, "-: cannot be checked. It is no record");
    }
}

/// Changes one plain value of a JSON value, found by number; tells how many there are beyond it.
fn change_leaf(value: &mut Value, number: &mut usize, change: &mut dyn FnMut(&mut Value)) -> bool {
    match value {
        Value::Array(items) => items.iter_mut().any(|item| change_leaf(item, number, change)),
        Value::Object(fields) => fields.values_mut().any(|field| change_leaf(field, number, change)),
        plain if *number == 0 => {
            change(plain);
            true
        }
        _ => {
            *number -= 1;
            false
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever bytes are changed, the program answers with one of its three codes and a sentence.
    #[test]
    fn changed_bytes_never_make_it_fall(at in 0..1_000_000usize, byte: u8, cut in 0..4usize) {
        let mut bytes = GAME.clone().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        if cut == 0 {
            bytes.truncate(at);
        }
        let run = critias_with(&["verify", "-"], &bytes);
        prop_assert!([0, 1, 2].contains(&run.code), "{} {}", run.code, run.err);
        prop_assert!(!run.err.contains("panicked"), "{}", run.err);
        // All is well only if the record says the same as before, but for names.
        if run.code == 0 {
            let mut changed: Value = serde_json::from_slice(&bytes).unwrap();
            changed["players"] = game()["players"].clone();
            prop_assert_eq!(changed, game());
        }
    }

    /// A value changed for another of its kind: the record does not hold, or it tells another
    /// game that is right in itself: then only choices differ, never luck.
    #[test]
    fn changed_values_are_found_out(number in 0..100_000usize, pick in 0..7usize) {
        let objects = ["amphora", "crown", "flag", "helmet", "olive", "ring", "statue"];
        let mut changed = game();
        let mut left = number % 2_000;
        let found = change_leaf(&mut changed, &mut left, &mut |value| match value {
            Value::Number(_) => *value = json!(pick),
            Value::String(word) if objects.contains(&word.as_str()) => *value = json!(objects[pick]),
            Value::Bool(flag) => *flag = !*flag,
            _ => {}
        });
        let run = verify(&changed);
        prop_assert!(!run.err.contains("panicked"), "{}", run.err);
        if !found || changed == game() {
            prop_assert_eq!(run.code, 0);
        } else if run.code == 0 {
            for index in steps_of(&changed, "chance") {
                prop_assert_eq!(&changed["steps"][index], &game()["steps"][index]);
            }
            prop_assert_eq!(&changed["result"], &game()["result"]);
        } else {
            prop_assert!(run.code == 1 || run.code == 2);
        }
    }
}

/// docs/records.md shows parts of the examples and works out their luck. If this fails, the format or luck has
/// changed, which no old record survives.
#[test]
fn the_examples_of_the_documentation_are_true() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
    let page = std::fs::read_to_string(format!("{docs}/records.md")).unwrap();
    for name in [
        "example-record.json",
        "example-record-atlandice.json",
        "example-record-doom.json",
        "example-record-last-days.json",
        "example-record-exodus.json",
    ] {
        let path = format!("{docs}/{name}");
        let example = std::fs::read_to_string(&path).unwrap();
        assert!(critias(&["verify", &path]).expect(0).out.contains("Every outcome follows from the seed"));
        let section = page.split(&format!("[`{name}`]({name})")).nth(1).unwrap();
        let shown = section.split("It begins and ends so:").nth(1).unwrap().split("```").nth(1).unwrap();
        let mut rest = example.as_str();
        for line in shown.lines().skip(1) {
            let part = line.split('…').next().unwrap();
            let at = rest.find(part).unwrap_or_else(|| panic!("{line} is not in {name}"));
            rest = &rest[at + part.len()..];
        }
        if let Some(run) = stranger(&[&path]) {
            run.expect(0);
        }
    }
}

/// The script under docs/ knows the rules and docs/records.md, and no line of our code.
#[test]
fn a_strangers_program_replays_our_records_and_agrees() {
    let folder = Folder::new();
    let corrected =
        standard_components().replacen("start_hand = { value = [4, 5, 6, 7]", "start_hand = { value = [5, 6, 7, 8]", 1);
    folder.file("atlantis.toml", corrected);
    let mut paths = Vec::new();
    for seats in ["2", "3", "4"] {
        for (seed, bots) in [("1", "random"), ("2", "random"), ("3", "greedy")] {
            let path = folder.path(&format!("{seats}-{seed}.json"));
            let mut flags =
                vec!["record", "atlantis", "--seats", seats, "--seed", seed, "--bots", bots, "--out", &path];
            if seed == "2" {
                flags.extend(["--option", "start=2", "--components", folder.as_str()]);
            }
            critias(&flags).expect(0);
            paths.push(path);
        }
    }
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    let Some(run) = stranger(&paths) else {
        return;
    };
    let run = run.expect(0);
    assert_eq!(run.out.matches("luck proved").count(), paths.len(), "{}", run.out);

    // It also finds what ours finds.
    let mut record = game();
    let index = steps_of(&record, "chance")[4];
    record["steps"][index]["chance"]["draw"]["cards"] = json!(["ring", "ring", "ring", "ring"]);
    let wrong_luck = folder.file("luck.json", record.to_string());
    let mut record = game();
    record["result"]["scores"][1] = json!(-50);
    let wrong_result = folder.file("result.json", record.to_string());
    for path in [wrong_luck, wrong_result] {
        critias(&["verify", &path]).expect(1);
        assert!(stranger(&[&path]).unwrap().expect(1).out.contains("does not hold"));
    }
}

/// Of the largest game the script knows the luck: piles, decks, and a bag into which settlers return.
#[test]
fn a_strangers_program_proves_the_luck_of_exodus() {
    let folder = Folder::new();
    let paths: Vec<String> = ["1", "2", "3", "4"].map(|seats| folder.path(&format!("{seats}.json"))).into();
    for (seats, path) in (1..).zip(&paths) {
        let seats = seats.to_string();
        critias(&["record", "exodus", "--seats", &seats, "--seed", "7", "--bots", "random", "--out", path]).expect(0);
    }
    let names: Vec<&str> = paths.iter().map(String::as_str).collect();
    let Some(run) = stranger(&names) else {
        return;
    };
    let run = run.expect(0);
    assert_eq!(run.out.matches("luck proved").count(), paths.len(), "{}", run.out);

    // Another colour out of the bag is found.
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(&paths[3]).unwrap()).unwrap();
    let of_settlers = |step: &Value| step["chance"]["settlers"].is_object();
    let index = record["steps"].as_array().unwrap().iter().rposition(of_settlers).unwrap();
    let colour = &mut record["steps"][index]["chance"]["settlers"]["colours"][0];
    *colour = json!(if *colour == json!("white") { "brown" } else { "white" });
    let wrong_luck = folder.file("luck.json", record.to_string());
    critias(&["verify", &wrong_luck]).expect(1);
    assert!(stranger(&[&wrong_luck]).unwrap().expect(1).out.contains("does not hold"));
}
