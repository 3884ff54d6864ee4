//! Atlandice by the program: the same commands as for every game, and its own rules behind them.

use serde_json::{Value, json};

use crate::program::{Folder, Run, components_of, critias, critias_with, stranger};

fn record(seats: &str, more: &[&str]) -> Value {
    critias(&[&["record", "atlandice", "--seats", seats, "--seed", "7"], more].concat()).expect(0).json()
}

fn verify(record: &Value) -> Run {
    critias_with(&["verify", "-"], record.to_string().as_bytes())
}

/// The steps of a kind (`act`, `chance`) that hold a name.
fn steps_with(record: &Value, kind: &str, name: &str) -> Vec<usize> {
    let steps = record["steps"].as_array().unwrap();
    (0..steps.len()).filter(|&index| steps[index][kind].to_string().contains(&format!("\"{name}\""))).collect()
}

/// The data file with a clock of eight spaces and as many hand symbols on the market as it has spaces.
fn short_clock() -> String {
    let text = components_of("atlandice");
    let (before, rest) = text.split_once("value = [\n    \"start\"").unwrap();
    let (_, after) = rest.split_once(']').unwrap();
    let spaces =
        "\"start\", \"donation\", \"inventory:total\", \"donation\", \"inventory:tool\", \"\", \"donation\", \"end\"";
    format!("{before}value = [{spaces}]{after}")
}

#[test]
fn a_whole_game_is_played_in_each_language_and_at_each_seat_count() {
    let over = [("2", "en", "The game is over."), ("3", "de", "Das Spiel ist zu Ende."), ("4", "pl", "Gra skończona.")];
    for (seats, lang, words) in over {
        let flags = ["play", "atlandice", "--seed", "7", "--seats", seats, "--bots", "random", "--lang", lang];
        let run = critias_with(&flags, "1\n".repeat(3_000).as_bytes()).expect(0);
        assert!(run.out.contains(words), "{}", run.out);
        assert_eq!(run.err, "");
        for key in ["?", "t", "l", "h"] {
            let run = critias_with(&flags, format!("{key}\nq\n").as_bytes()).expect(0);
            assert!(!run.out.is_empty());
        }
    }
}

/// A roll is luck: whoever has seen it cannot take the search back.
#[test]
fn a_step_is_taken_back_but_not_past_luck() {
    let play = |input: &str| {
        critias_with(&["play", "atlandice", "--seed", "7", "--seats", "3", "--option", "start=1"], input.as_bytes())
            .expect(0)
            .out
    };
    assert!(play("u\nq\n").contains("Nothing can be taken back"), "the gates are open");
    let back = play("1\nu\nq\n");
    assert!(back.contains("Taken back.") || back.contains("Nothing can be taken back"), "{back}");
}

#[test]
fn a_record_is_written_and_holds_at_every_seat_count() {
    let folder = Folder::new();
    for seats in ["2", "3", "4"] {
        for bots in ["random", "greedy"] {
            let path = folder.path("game.json");
            let flags = ["record", "atlandice", "--seats", seats, "--seed", "x", "--bots", bots, "--out", &path];
            critias(&flags).expect(0);
            let checked = critias(&["verify", &path]).expect(0).out;
            assert!(checked.contains(&format!(": holds. atlandice, {seats} seats, ")), "{checked}");
            assert!(checked.contains("Every outcome follows from the seed"), "{checked}");
        }
    }
}

#[test]
fn a_record_has_plain_names() {
    let record = record("2", &["--bots", "random"]);
    assert_eq!((&record["game"], &record["options"]), (&json!("atlandice"), &json!({ "seats": 2, "start": "random" })));
    assert_eq!(record["components"]["files"]["atlandice.toml"], components_of("atlandice"));
    let steps = record["steps"].as_array().unwrap();
    assert!(steps[0]["chance"]["start"].is_object(), "{}", steps[0]);
    assert_eq!(steps[1]["chance"]["tops"]["tiles"].as_array().unwrap().len(), 5);
    assert_eq!(steps[2]["chance"]["gates"]["faces"].as_array().unwrap().len(), 7);
    assert!(!steps_with(&record, "act", "neutral").is_empty(), "a die is taken for the neutral party");
    let result = &record["result"]["scores"];
    assert_eq!(result.as_array().unwrap().len(), 2, "the neutral party is not ranked");
}

#[test]
fn every_single_outcome_is_bound_to_the_seed() {
    for seats in ["2", "4"] {
        let record = record(seats, &["--bots", "random"]);
        let mut kinds = std::collections::BTreeSet::new();
        for index in 0..record["steps"].as_array().unwrap().len() {
            let mut changed = record.clone();
            let Some(chance) = changed["steps"][index].get_mut("chance") else { continue };
            kinds.insert(chance.as_object().unwrap().keys().next().unwrap().clone());
            let next = |face: &Value| json!(face.as_u64().unwrap() % 6 + 1);
            let other = |tile: &Value| {
                let tile = tile.as_str().unwrap();
                let letters = if tile.starts_with('M') { ["1", "2", "3"] } else { ["A", "B", "C"] };
                let letter = letters.into_iter().find(|letter| !tile.ends_with(letter)).unwrap();
                json!(format!("{}-{letter}", &tile[..1]))
            };
            if let Some(face) = chance.pointer_mut("/gates/faces/3") {
                *face = next(face);
            } else if let Some(face) = chance.pointer_mut("/roll/face") {
                *face = next(face);
            } else if let Some(tile) = chance.pointer_mut("/tops/tiles/2") {
                *tile = other(tile);
            } else if let Some(seat) = chance.pointer_mut("/start/seat") {
                *seat = json!((seat.as_u64().unwrap() + 1) % 2);
            } else {
                let tile = chance.pointer_mut("/uncover/tile").unwrap();
                *tile = other(tile);
            }
            verify(&changed).refuses(1, &format!("tep {}", index + 1));
        }
        let all = ["gates", "roll", "start", "tops", "uncover"];
        assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
    }
}

#[test]
fn a_changed_choice_is_refused_with_its_clause() {
    let record = record("3", &["--bots", "random"]);
    let search = steps_with(&record, "act", "search")[2];
    let mut changed = record.clone();
    let seat = changed["steps"][search]["act"]["seat"].as_u64().unwrap();
    changed["steps"][search]["act"]["seat"] = json!((seat + 1) % 3);
    verify(&changed).refuses(1, &format!("Step {} (seat {}", search + 1, (seat + 1) % 3 + 1));
    let mut changed = record.clone();
    changed["steps"][search]["act"]["action"] = json!({ "for": { "party": "neutral" } });
    verify(&changed).refuses(1, "AD-");
    let mut changed = record.clone();
    changed["result"]["scores"][0] = json!(99);
    verify(&changed).refuses(1, "The result is recorded as scores [99");
    let mut changed = record.clone();
    changed["options"]["seats"] = json!(7);
    verify(&changed).refuses(1, "The options: AD-");
    let mut changed = record;
    changed["steps"][search]["act"]["action"] = json!({ "dive": {} });
    verify(&changed).refuses(2, "It is no record");
}

/// Another clock, of another length and with other symbols, needs no code: play, record, verify, and the stranger.
#[test]
fn another_clock_is_a_matter_of_the_data_file() {
    let folder = Folder::new();
    folder.file("atlandice.toml", short_clock());
    let components = ["--components", folder.as_str()];
    let mut paths = Vec::new();
    for seats in ["2", "3", "4"] {
        let short = record(seats, &[&["--bots", "random"], &components[..]].concat());
        assert_eq!(short["components"]["files"]["atlandice.toml"], short_clock());
        assert!(verify(&short).expect(0).out.contains("The components are not this program's own."));
        let rounds = |record: &Value| steps_with(record, "chance", "gates").len();
        assert!(rounds(&short) <= 7, "each round moves the hand: {} rounds", rounds(&short));
        assert!(rounds(&short) < rounds(&record(seats, &["--bots", "random"])));
        paths.push(folder.file(&format!("{seats}.json"), short.to_string()));
    }
    let flags = ["play", "atlandice", "--seed", "1", "--bots", "random", "--components", folder.as_str()];
    assert!(critias_with(&flags, "1\n".repeat(2_000).as_bytes()).expect(0).out.contains("The game is over."));
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    if let Some(run) = stranger(&paths) {
        assert_eq!(run.expect(0).out.matches("luck proved").count(), 3);
    }
}

#[test]
fn faulty_components_are_refused_with_file_line_and_reason() {
    let folder = Folder::new();
    for (from, to, reason) in [
        ("\"donation\"", "\"donations\"", "\"donations\" is no symbol"),
        ("[market]", "[marked]", "line"),
        ("hands = { value = 1,", "hands = { value = 0,", "between"),
    ] {
        let text = components_of("atlandice");
        assert!(text.contains(from), "{from}");
        folder.file("atlandice.toml", text.replacen(from, to, 1));
        let run = critias(&["record", "atlandice", "--seats", "2", "--seed", "1", "--components", folder.as_str()]);
        let run = run.expect(2);
        assert!(run.err.contains("atlandice.toml, line ") && run.err.contains(reason), "{}", run.err);
    }
}

#[test]
fn simulations_report_the_figures_of_every_seat_count() {
    for seats in ["2", "3", "4"] {
        let flags = ["simulate", "atlandice", "--json", "--seats", seats, "--games", "200", "--bots", "random"];
        let report = critias(&flags).expect(0).json();
        assert_eq!(report["games"], 200);
        assert!(report["max_options"].as_u64().unwrap() <= 16, "AD-D18 names the bound");
        assert_eq!(report["mean_scores"].as_array().unwrap().len().to_string(), seats);
        let shares: f64 = report["win_share"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
        assert!((shares - 1.0).abs() < 1e-9, "the neutral party wins nothing: {shares}");
    }
}

#[test]
fn rules_and_games_know_atlandice() {
    let games = critias(&["games"]).expect(0).out;
    assert!(
        games.contains("atlandice: Atlandice (Scott Huntington, Shaun Graham; Ludonaute 2018). 2-4 seats"),
        "{games}"
    );
    let english = critias(&["rules", "atlandice", "AD-5.3"]).expect(0).out;
    assert!(english.starts_with("AD-5.3") && !english.contains("AD-5.4"), "{english}");
    for lang in ["de", "pl"] {
        let translated = critias(&["rules", "atlandice", "AD-5.3", "--lang", lang]).expect(0).out;
        assert!(translated.starts_with("AD-5.3") && translated != english, "{translated}");
    }
    let chapter = critias(&["rules", "atlandice", "AD-6"]).expect(0).out;
    assert!(chapter.contains("AD-6.1") && chapter.contains("AD-6.6") && !chapter.contains("AD-7.1"), "{chapter}");
    assert!(critias(&["rules", "atlandice", "AD-R30"]).expect(0).out.contains("AD-R30"));
    critias(&["rules", "atlandice", "AT-9.1"]).refuses(1, "clauses look like AD-");
}

#[test]
fn a_strangers_program_replays_our_records_and_agrees() {
    let folder = Folder::new();
    let mut paths = Vec::new();
    for seats in ["2", "3", "4"] {
        for (seed, bots) in [("1", "random"), ("2", "random"), ("3", "random"), ("4", "greedy")] {
            let path = folder.path(&format!("{seats}-{seed}.json"));
            let flags = ["record", "atlandice", "--seats", seats, "--seed", seed, "--bots", bots, "--out", &path];
            critias(&flags).expect(0);
            paths.push(path);
        }
    }
    let strings: Vec<&str> = paths.iter().map(String::as_str).collect();
    let Some(run) = stranger(&strings) else { return };
    let run = run.expect(0);
    assert_eq!(run.out.matches("luck proved").count(), paths.len(), "{}", run.out);

    // It also finds what ours finds.
    let good = record("2", &["--bots", "random"]);
    let gates = steps_with(&good, "chance", "gates")[1];
    let mut luck = good.clone();
    luck["steps"][gates]["chance"]["gates"]["faces"] = json!([1, 1, 1, 1, 1, 1, 1]);
    let recipient = steps_with(&good, "act", "for")[0];
    let mut choice = good.clone();
    choice["steps"][recipient]["act"]["action"] = json!("decline");
    let mut result = good;
    result["result"]["winners"] = json!([0, 1, 2]);
    for (name, record) in [("luck", luck), ("choice", choice), ("result", result)] {
        let path = folder.file(&format!("{name}.json"), record.to_string());
        critias(&["verify", &path]).expect(1);
        assert!(stranger(&[&path]).unwrap().expect(1).out.contains("does not hold"), "{name}");
    }
}
