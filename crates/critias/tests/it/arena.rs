//! The arena from outside: its report is a format, its games depend on the flags alone, and it tells a program what was
//! wrong.

use std::path::Path;

use serde_json::Value;

use crate::program::{Folder, Run, critias};

const BASE: [&str; 8] = ["arena", "atlantis", "--seats", "2", "--seed", "tides", "--threads", "2"];

fn arena(args: &[&str]) -> Run {
    critias(&[&BASE[..], args].concat())
}

fn report(args: &[&str]) -> Value {
    let mut report = arena(&[args, &["--json"]].concat()).expect(0).json();
    assert_eq!(report["format"], "critias-arena-1");
    timeless(&mut report);
    report
}

/// Takes out what depends on the clock and the machine.
fn timeless(value: &mut Value) {
    match value {
        Value::Object(map) => {
            for field in ["seconds", "games_per_second", "milliseconds_per_decision", "threads"] {
                map.remove(field);
            }
            map.values_mut().for_each(timeless);
        }
        Value::Array(list) => list.iter_mut().for_each(timeless),
        _ => {}
    }
}

#[test]
fn the_report_adds_up_and_carries_what_is_needed_to_repeat_it() {
    let report = report(&["--players", "greedy,random", "--games", "5", "--option", "start=1"]);
    assert_eq!((&report["game"], &report["seed"], &report["seats"]), (&"atlantis".into(), &"tides".into(), &2.into()));
    assert_eq!(report["players"], serde_json::json!(["greedy", "random"]));
    assert_eq!(report["options"]["start"], 0);
    assert_eq!(report["first_look"], true);
    let found = &report["matches"][0];
    assert_eq!((&found["blocks"], &found["games"], &found["par"]), (&3.into(), &6.into(), &0.5.into()));
    let number = |value: &Value| value.as_f64().unwrap();
    let seats = found["by_seat"].as_array().unwrap();
    let mean = |field: &str| seats.iter().map(|seat| number(&seat[field])).sum::<f64>() / 2.0;
    assert!((mean("candidate_share") - number(&found["share"]["share"])).abs() < 1e-9);
    assert!((mean("seat_share") - 0.5).abs() < 1e-9, "somebody wins every game");
    assert!(number(&found["sides"][0]["mean_points"]) > number(&found["sides"][1]["mean_points"]));
}

#[test]
fn threads_change_nothing_and_other_words_do() {
    let flags = ["--players", "random,greedy", "--blocks", "4"];
    let two = report(&flags);
    let mut one = critias(&[&BASE[..6], &flags, &["--threads", "1", "--json"]].concat()).expect(0).json();
    timeless(&mut one);
    assert_eq!(one, two);
    let mut other = critias(&[&BASE[..4], &flags, &["--seed", "ebb", "--json"]].concat()).expect(0).json();
    timeless(&mut other);
    assert_ne!(other["matches"], two["matches"]);
}

#[test]
fn people_get_a_table_with_controls_and_a_word_of_caution() {
    let run = arena(&["--players", "greedy,random", "--games", "3", "--controls"]).expect(0);
    assert_eq!(run.err, "3 games are rounded up to 2 whole blocks of 2: 4 games\n");
    for words in [
        "greedy against copies of random: 2 blocks of 2 games",
        "share of the candidate",
        "share of the seat",
        "control: greedy against copies of itself, 2 blocks",
        "control: greedy against copies of random, 2 blocks",
        "fewer than 1,000 blocks: a first look, not a result",
    ] {
        assert!(run.out.contains(words), "{words} in {}", run.out);
    }
}

#[test]
fn three_players_meet_in_pairs_and_are_rated() {
    let folder = Folder::new();
    let path = folder.path("ratings.svg");
    let flags = ["--players", "random,search:1,exec:yes 0", "--blocks", "1", "--plot", &path];
    let report = report(&flags);
    let matches = report["matches"].as_array().unwrap();
    let names: Vec<(&str, &str)> = matches
        .iter()
        .map(|found| (found["candidate"].as_str().unwrap(), found["opponent"].as_str().unwrap()))
        .collect();
    assert_eq!(names, [("random", "search:1"), ("random", "exec:yes 0"), ("search:1", "exec:yes 0")]);
    assert_eq!(report["ratings"].as_array().unwrap().len(), 3);
    assert!(std::fs::read_to_string(&path).unwrap().contains("Ratings at atlantis, 2 seats"));
}

#[test]
fn a_match_is_taken_up_where_it_was_left_and_no_other() {
    let folder = Folder::new();
    let path = folder.path("arena.jsonl");
    let whole = report(&["--players", "random,greedy", "--blocks", "4"]);
    report(&["--players", "random,greedy", "--blocks", "2", "--resume", &path]);
    let resumed = report(&["--players", "random,greedy", "--blocks", "4", "--resume", &path]);
    assert_eq!(resumed["matches"], whole["matches"]);
    assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 5);
    arena(&["--players", "greedy,random", "--blocks", "4", "--resume", &path])
        .refuses(2, "holds another arena: players is [\"random\",\"greedy\"] there");
}

#[test]
fn a_test_says_what_it_accepts() {
    let run = arena(&["--players", "random,random", "--sprt", "-400,-200"]).expect(0);
    assert!(run.out.contains("test: -200 accepted over -400"), "{}", run.out);
}

/// The bot of docs/bots.md. Without Python it cannot be asked: `cargo xtask test` installs one.
#[test]
fn the_bot_of_the_documentation_plays_and_plays_the_same_again() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        eprintln!("python3 is not installed: the bot of docs/bots.md was not asked");
        return;
    }
    let player = concat!("exec:python3 -B ", env!("CARGO_MANIFEST_DIR"), "/../../docs/my_bot.py,random");
    let one = report(&["--players", player, "--blocks", "3"]);
    assert_eq!(one["matches"], report(&["--players", player, "--blocks", "3"])["matches"]);
    assert!(one["matches"][0]["sides"][0]["decisions"].as_u64().unwrap() > 0);
}

#[test]
fn a_program_is_reported_what_it_said() {
    arena(&["--players", "exec:yes banana,random", "--blocks", "1"]).refuses(1, "exec:yes banana answered \"banana\"");
    arena(&["--players", "random,exec:./no_such_bot", "--blocks", "1"])
        .refuses(2, "exec:./no_such_bot cannot be started");
}

#[test]
fn wrong_use_is_reported_what_to_do() {
    arena(&["--players", "greedy,random"]).refuses(2, "Give --games or --blocks, or --sprt");
    arena(&["--players", "greedy", "--blocks", "1"]).refuses(2, "a match needs two players");
    arena(&["--players", "greedy,genius", "--blocks", "1"]).refuses(2, "there is no bot \"genius\"");
    arena(&["--players", "search,genius", "--blocks", "1"]).refuses(2, "\"search\" does not say how much to search");
    arena(&["--players", "greedy,1,1", "--blocks", "1"]).refuses(2, "apprentice is named twice");
    arena(&["--players", "greedy,random", "--blocks", "0"]).refuses(2, "give at least 1");
    arena(&["--players", "greedy,random", "--games", "99999999999"]).refuses(2, "more than anybody can play");
    arena(&["--players", "greedy,random", "--games", "2", "--blocks", "1"]).refuses(2, "cannot be used with");
    arena(&["--players", "greedy,random", "--sprt", "5"]).refuses(2, "write it like 0,30");
    arena(&["--players", "random,greedy", "--blocks", "1", "--controls"]).refuses(2, "name another candidate first");
    // Before anybody is asked to play.
    arena(&["--players", "random,exec:/no/such/bot", "--blocks", "1", "--plot", "/no/such/folder/plot.svg"])
        .refuses(2, "the plot cannot be written to");
    let folder = Folder::new();
    let plot = folder.path("plot.svg");
    arena(&["--players", "random,exec:/no/such/bot", "--blocks", "1", "--plot", &plot]).refuses(2, "cannot be started");
    assert!(!Path::new(&plot).exists(), "a refused match leaves nothing behind");
    let seats = |game: &str, seats: &str| {
        critias(&["arena", game, "--players", "random,greedy", "--blocks", "1", "--seats", seats])
    };
    seats("atlantis", "5").refuses(2, "atlantis takes 2 to 4 seats, not 5");
    seats("exodus", "1").refuses(2, "there is nobody to measure against");
}
