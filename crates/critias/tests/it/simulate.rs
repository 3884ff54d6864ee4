//! The figures of a simulation: the fields are a format, the games depend on the flags alone.

use serde_json::{Map, Value};

use crate::program::critias;

const FIELDS: [&str; 12] = [
    "games",
    "decisions",
    "forced_decisions",
    "chance_events",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "mean_decisions",
    "max_decisions",
    "max_options",
    "mean_scores",
    "win_share",
];

fn simulate(args: &[&str]) -> Map<String, Value> {
    let mut all = vec!["simulate", "atlantis", "--json"];
    all.extend(args);
    critias(&all).expect(0).json().as_object().unwrap().clone()
}

/// What does not depend on the clock.
fn timeless(mut report: Map<String, Value>) -> Map<String, Value> {
    for field in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(report.remove(field).unwrap().as_f64().unwrap() > 0.0);
    }
    report
}

#[test]
fn the_report_has_its_fields_and_they_add_up() {
    for seats in ["2", "3", "4"] {
        let report = simulate(&["--seats", seats, "--games", "200", "--bots", "random"]);
        let mut fields: Vec<&str> = report.keys().map(String::as_str).collect();
        fields.sort_unstable();
        let mut expected = FIELDS.to_vec();
        expected.sort_unstable();
        assert_eq!(fields, expected);
        let number = |field: &str| report[field].as_f64().unwrap();
        assert_eq!(number("games"), 200.0);
        assert!((number("mean_decisions") * 200.0 - number("decisions")).abs() < 1e-6);
        assert!(number("max_decisions") >= number("mean_decisions"));
        assert!(number("forced_decisions") < number("decisions"));
        assert!(number("max_options") <= 35.0, "AT-D1 names the bound");
        let list = |field: &str| -> Vec<f64> {
            report[field].as_array().unwrap().iter().map(|value| value.as_f64().unwrap()).collect()
        };
        assert_eq!(list("mean_scores").len().to_string(), seats);
        assert!((list("win_share").iter().sum::<f64>() - 1.0).abs() < 1e-9, "ties share the win");
    }
}

#[test]
fn threads_change_nothing_but_the_time() {
    for bots in ["random", "greedy,random"] {
        let games = if bots == "random" { "1000" } else { "12" };
        let flags = ["--seats", "2", "--games", games, "--bots", bots, "--seed", "tides"];
        let run = |threads: &str| {
            let mut all = flags.to_vec();
            all.extend(["--threads", threads]);
            timeless(simulate(&all))
        };
        let alone = run("1");
        assert_eq!(run("3"), alone);
        let other = timeless(simulate(&["--seats", "2", "--games", games, "--bots", bots, "--seed", "ebb"]));
        assert_ne!(other, alone, "other words, other games");
    }
}

#[test]
fn people_get_a_table_and_no_progress_bar_outside_a_terminal() {
    let run = critias(&["simulate", "atlantis", "--seats", "3", "--games", "50"]).expect(0);
    assert!(run.out.starts_with("50 games in "), "{}", run.out);
    assert!(run.out.contains("seat 3 (random): wins "), "{}", run.out);
    assert_eq!(run.err, "");
}

#[test]
fn components_and_options_reach_the_games() {
    let base = ["--seats", "2", "--games", "300", "--seed", "7"];
    let with = |more: &[&str]| timeless(simulate(&[&base[..], more].concat()));
    assert_ne!(with(&["--option", "start=1"]), with(&["--option", "start=2"]));
    let folder = crate::program::Folder::new();
    let text = crate::program::standard_components();
    folder.file(
        "atlantis.toml",
        text.replacen("start_hand = { value = [4, 5, 6, 7]", "start_hand = { value = [6, 7, 8, 9]", 1),
    );
    assert_ne!(with(&["--components", folder.as_str()]), with(&[]));
}
