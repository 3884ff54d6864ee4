//! A review on the terminal.

use serde_json::Value;

use crate::program::{critias, critias_with};

fn record() -> String {
    critias(&["record", "atlandice", "--seats", "2", "--seed", "7", "--bots", "greedy,random"]).expect(0).out
}

#[test]
fn a_finished_game_is_reviewed_in_words_and_numbers() {
    let record = record();
    let review = |flags: &[&str]| {
        let all: Vec<&str> = ["review", "-", "--iterations", "20"].iter().chain(flags).copied().collect();
        critias_with(&all, record.as_bytes()).expect(0).out
    };
    for (lang, headings) in [
        ("en", ["# Luck and decisions", "# Turning points", "# Better choices"]),
        ("de", ["# Glück und Entscheidungen", "# Wendepunkte", "# Bessere Entscheidungen"]),
    ] {
        let words = review(&["--lang", lang]);
        for heading in headings {
            assert!(words.lines().any(|line| line == heading), "{heading} in {words}");
        }
    }
    let told: Value = serde_json::from_str(&review(&["--json"])).unwrap();
    let steps = told["steps"].as_array().unwrap();
    let record: Value = serde_json::from_str(&record).unwrap();
    assert_eq!(steps.len(), record["steps"].as_array().unwrap().len());
    let end = steps.last().unwrap()["chances"].as_array().unwrap();
    let winners = record["result"]["winners"].as_array().unwrap();
    for (seat, chance) in end.iter().enumerate() {
        let won = winners.iter().any(|winner| winner.as_u64() == Some(seat as u64));
        assert_eq!(chance.as_f64().unwrap() > 0.0, won);
    }
    assert!(steps.iter().any(|step| step["decision"]["best"].is_string()));
    assert_eq!(told["iterations"], 20);
}

#[test]
fn a_game_that_is_not_over_and_what_is_no_record_are_refused() {
    let mut record: Value = serde_json::from_str(&record()).unwrap();
    record["steps"].as_array_mut().unwrap().truncate(20);
    record.as_object_mut().unwrap().remove("result");
    record.as_object_mut().unwrap().remove("seed");
    let run = critias_with(&["review", "-"], record.to_string().as_bytes()).expect(1);
    assert!(run.err.contains("not over"), "{}", run.err);
    critias_with(&["review", "-"], b"{}").expect(2);
    critias(&["review", "no such file"]).expect(2);
}
