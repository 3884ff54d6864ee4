//! Zagłada Atlantydy by the program: the same commands as for every game, with its variants.

use serde_json::{Value, json};

use crate::program::{Folder, Run, components_of, critias, critias_with, stranger};

/// Every variant, as flags.
const VARIANTS: [&[&str]; 7] = [
    &[],
    &["--option", "family=yes"],
    &["--option", "open-events=yes"],
    &["--option", "open-specials=yes"],
    &["--option", "aggressive=yes"],
    &["--option", "short=yes"],
    &["--option", "ship-c=none", "--option", "ship-d=both", "--option", "ship-e=upgraded"],
];

fn record(seats: &str, more: &[&str]) -> Value {
    critias(&[&["record", "doom", "--seats", seats, "--seed", "7", "--bots", "random"], more].concat()).expect(0).json()
}

fn verify(record: &Value) -> Run {
    critias_with(&["verify", "-"], record.to_string().as_bytes())
}

/// The steps of a kind (`act`, `chance`) that hold a name.
fn steps_with(record: &Value, kind: &str, name: &str) -> Vec<usize> {
    let steps = record["steps"].as_array().unwrap();
    (0..steps.len()).filter(|&index| steps[index][kind].to_string().contains(&format!("\"{name}\""))).collect()
}

#[test]
fn a_whole_game_is_played_in_each_language_and_at_each_seat_count() {
    let over = [
        ("2", "en", "The game is over."),
        ("3", "de", "Das Spiel ist zu Ende."),
        ("4", "pl", "Gra skończona."),
        ("5", "en", "The game is over."),
    ];
    for (seats, lang, words) in over {
        let flags = ["play", "doom", "--seed", "7", "--seats", seats, "--bots", "random", "--lang", lang];
        let run = critias_with(&flags, "1\n".repeat(3_000).as_bytes()).expect(0);
        assert!(run.out.contains(words), "{}", run.out);
        assert_eq!(run.err, "");
        for key in ["?", "t", "l", "h"] {
            let run = critias_with(&flags, format!("{key}\nq\n").as_bytes()).expect(0);
            assert!(!run.out.is_empty());
        }
    }
}

#[test]
fn a_record_of_every_seat_count_and_variant_holds_here_and_as_to_its_luck_elsewhere() {
    let folder = Folder::new();
    let mut paths = Vec::new();
    for seats in ["2", "3", "4", "5"] {
        for (number, variant) in VARIANTS.iter().enumerate().filter(|(number, _)| seats == "3" || number % 3 == 0) {
            // Two players have no Ark to choose.
            let for_two = ["--option", "ship-a=none"];
            let for_two = if seats == "2" && number == 6 { &for_two[..] } else { &[] };
            let path =
                folder.file(&format!("{seats}-{number}.json"), record(seats, &[variant, for_two].concat()).to_string());
            let checked = critias(&["verify", &path]).expect(0).out;
            assert!(checked.contains(&format!(": holds. doom, {seats} seats, ")), "{checked}");
            assert!(checked.contains("Every outcome follows from the seed"), "{checked}");
            paths.push(path);
        }
    }
    let strings: Vec<&str> = paths.iter().map(String::as_str).collect();
    if let Some(run) = stranger(&strings) {
        assert_eq!(run.expect(0).out.matches("luck proved").count(), paths.len());
    }
}

#[test]
fn a_record_of_greedy_bots_holds() {
    let folder = Folder::new();
    let path = folder.path("game.json");
    critias(&["record", "doom", "--seats", "4", "--seed", "x", "--bots", "greedy", "--out", &path]).expect(0);
    assert!(critias(&["verify", &path]).expect(0).out.contains(": holds. doom, 4 seats, "));
    if let Some(run) = stranger(&[&path]) {
        assert!(run.expect(0).out.contains("luck proved"));
    }
}

#[test]
fn a_record_has_plain_names() {
    let record = record("4", &["--option", "open-specials=yes"]);
    assert_eq!((&record["game"], &record["options"]["open_specials"]), (&json!("doom"), &json!(true)));
    assert_eq!(record["components"]["files"]["doom.toml"], components_of("doom"));
    let steps = record["steps"].as_array().unwrap();
    assert_eq!(steps[0]["chance"]["markers"]["seats"].as_array().unwrap().len(), 4);
    assert_eq!(steps[1]["chance"]["draw"]["cards"].as_array().unwrap().len(), 7);
    assert_eq!(steps[2]["chance"]["draw_specials"]["cards"].as_array().unwrap().len(), 2);
    for name in ["board", "commit", "take_faction", "lay", "play", "pass"] {
        assert!(!steps_with(&record, "act", name).is_empty(), "{name}");
    }
}

#[test]
fn every_single_outcome_is_bound_to_the_seed() {
    let record = record("3", &["--option", "open-specials=yes"]);
    let mut kinds = std::collections::BTreeSet::new();
    let folder = Folder::new();
    let mut lies = Vec::new();
    let chances = steps_with(&record, "chance", "seat").len();
    for index in 0..record["steps"].as_array().unwrap().len() {
        let mut changed = record.clone();
        let Some(chance) = changed["steps"][index].get_mut("chance") else { continue };
        let kind = chance.as_object().unwrap().keys().next().unwrap().clone();
        let other = |card: &Value, one: &str, two: &str| json!(if card == one { two } else { one });
        if let Some(seats) = chance.pointer_mut("/markers/seats") {
            seats.as_array_mut().unwrap().swap(0, 1);
        } else if let Some(card) = chance.pointer_mut("/draw/cards/0") {
            *card = other(card, "ref1", "ref2");
        } else if let Some(card) = chance.pointer_mut("/draw_specials/cards/0") {
            *card = other(card, "birds", "key");
        } else if let Some(card) = chance.pointer_mut("/display/special") {
            *card = other(card, "birds", "key");
        } else {
            let event = chance.pointer_mut("/event/event").unwrap();
            *event = other(event, "woe", "debts");
        }
        // The first of a kind, and some of the others.
        if kinds.insert(kind) || index % 7 == 0 {
            verify(&changed).refuses(1, &format!("tep {}", index + 1));
            lies.push(folder.file(&format!("{index}.json"), changed.to_string()));
        }
    }
    let all = ["display", "draw", "draw_specials", "event", "markers"];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
    assert!(chances > 10 && lies.len() > 5, "{chances} draws, {} lies", lies.len());
    let lies: Vec<&str> = lies.iter().map(String::as_str).collect();
    if let Some(run) = stranger(&lies) {
        assert_eq!(run.expect(1).out.matches("does not hold").count(), lies.len());
    }
}

#[test]
fn a_changed_choice_is_refused_with_its_clause() {
    let record = record("3", &[]);
    let lay = steps_with(&record, "act", "lay")[4];
    let mut changed = record.clone();
    changed["steps"][lay]["act"]["action"] = json!("refund");
    verify(&changed).refuses(1, "DA-");
    let mut changed = record.clone();
    changed["result"]["scores"][0] = json!(99);
    verify(&changed).refuses(1, "The result is recorded as scores [99");
    let mut changed = record.clone();
    changed["options"]["seats"] = json!(7);
    verify(&changed).refuses(1, "The options: DA-");
    let mut changed = record;
    changed["steps"][lay]["act"]["action"] = json!({ "dive": {} });
    verify(&changed).refuses(2, "It is no record");
}

#[test]
fn simulations_report_the_figures_of_every_seat_count_and_variant() {
    for seats in ["2", "3", "4", "5"] {
        for variant in VARIANTS.iter().take(6) {
            let flags = ["simulate", "doom", "--json", "--seats", seats, "--games", "20", "--bots", "random"];
            let report = critias(&[&flags[..], variant].concat()).expect(0).json();
            assert_eq!(report["games"], 20);
            assert_eq!(report["mean_scores"].as_array().unwrap().len().to_string(), seats);
            let shares: f64 = report["win_share"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
            assert!((shares - 1.0).abs() < 1e-9, "DA-7.3: one wins: {shares}");
        }
    }
}

#[test]
fn variants_that_do_not_go_together_are_refused() {
    let flags = ["record", "doom", "--seed", "1", "--seats"];
    critias(&[&flags[..], &["2", "--option", "chosen-ships=yes"]].concat()).refuses(1, "DA-13");
    let none = ["3", "--option", "ship-a=none", "--option", "ship-b=none", "--option", "ship-c=none"];
    critias(&[&flags[..], &none, &["--option", "ship-d=none"]].concat()).refuses(1, "DA-R50");
    let wrong = critias(&[&flags[..], &["3", "--option", "family=perhaps"]].concat());
    assert_eq!(wrong.code, 2, "{}", wrong.err);
}

#[test]
fn rules_and_games_know_doom() {
    let games = critias(&["games"]).expect(0).out;
    assert!(games.contains("doom: Zagłada Atlantydy (Marcin Wełnicki"), "{games}");
    let english = critias(&["rules", "doom", "DA-5.3"]).expect(0).out;
    assert!(english.starts_with("DA-5.3"), "{english}");
    for lang in ["de", "pl"] {
        let translated = critias(&["rules", "doom", "DA-5.3", "--lang", lang]).expect(0).out;
        assert!(translated.starts_with("DA-5.3") && translated != english, "{translated}");
    }
    assert!(critias(&["rules", "doom", "DA-R66"]).expect(0).out.contains("DA-R66"));
    critias(&["rules", "doom", "AT-9.1"]).refuses(1, "clauses look like DA-");
}
