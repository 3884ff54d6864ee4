//! Every subcommand answers, and every wrong use is told what is wrong and what to do.

use crate::program::{Folder, critias, standard_components};

#[test]
fn help_shows_every_subcommand_with_examples() {
    let help = critias(&["--help"]).expect(0).out;
    for word in ["serve", "games", "rules", "play", "record", "verify", "simulate", "arena", "Examples:", "Exit codes:"]
    {
        assert!(help.contains(word), "{word}");
    }
    let hosting = ["backup", "restore", "check", "export", "import", "copy-database", "rotate-seed-key"];
    for command in ["serve", "rules", "play", "record", "verify", "simulate", "arena"].into_iter().chain(hosting) {
        assert!(help.contains(&format!("  {command} ")), "{command}: {help}");
        let help = critias(&[command, "--help"]).expect(0).out;
        assert!(help.contains("Examples:") && help.contains("critias "), "{command}: {help}");
    }
}

#[test]
fn games_are_listed_for_people_and_for_programs() {
    let text = critias(&["games"]).expect(0).out;
    assert!(text.starts_with("atlantis: Atlantis (Leo Colovini; Amigo 2009). 2-4 seats"), "{text}");
    assert!(text.contains("--option start=random|1|2|3|4"), "{text}");
    let json = critias(&["games", "--json"]).expect(0).json();
    let game = &json[0];
    assert_eq!((&game["id"], &game["min_seats"], &game["max_seats"]), (&"atlantis".into(), &2.into(), &4.into()));
    assert_eq!(game["options"][0]["key"], "start");
    assert_eq!(
        game["bots"],
        serde_json::json!(["random", "greedy", "apprentice", "citizen", "captain", "senator", "oracle"])
    );
    assert_eq!(game["components_sha256"].as_str().unwrap().len(), 64);
}

#[test]
fn rules_are_printed_whole_by_chapter_and_by_clause() {
    let all = critias(&["rules", "atlantis"]).expect(0).out;
    for clause in ["AT-1.1", "AT-9.1", "AT-R31"] {
        assert!(all.contains(clause), "{clause}");
    }
    let one = critias(&["rules", "atlantis", "AT-9.1"]).expect(0).out;
    assert!(one.starts_with("AT-9.1") && one.contains("takes the top tile"), "{one}");
    assert!(!one.contains("AT-9.2"), "{one}");
    assert_eq!(critias(&["rules", "atlantis", "at-9.1"]).expect(0).out, one, "case does not matter");
    let chapter = critias(&["rules", "atlantis", "AT-9"]).expect(0).out;
    assert!(chapter.contains("AT-9.1") && chapter.contains("AT-9.3") && !chapter.contains("AT-10.1"), "{chapter}");
    assert!(critias(&["rules", "atlantis", "AT-R7"]).expect(0).out.contains("AT-R7"));
}

#[test]
fn rules_speak_the_language_asked_for() {
    let english = critias(&["rules", "atlantis", "AT-9.1"]).expect(0).out;
    for lang in ["de", "pl"] {
        let translated = critias(&["rules", "atlantis", "AT-9.1", "--lang", lang]).expect(0).out;
        assert!(translated.starts_with("AT-9.1"), "{translated}");
        assert_ne!(translated, english);
    }
}

#[test]
fn an_unknown_clause_is_refused_with_the_shape_of_clauses() {
    critias(&["rules", "atlantis", "AT-99.9"]).refuses(1, "have no clause \"AT-99.9\"; clauses look like AT-");
}

#[test]
fn wrong_names_are_told_the_right_ones() {
    critias(&["rules", "chess"]).refuses(2, "there is no game \"chess\"; the games are: atlantis");
    critias(&["rules", "atlantis", "--lang", "fr"]).refuses(2, "there is no language \"fr\"; there are: en, de, pl");
    critias(&["record", "atlantis", "--seats", "2", "--seed", "1", "--bots", "genius"])
        .refuses(2, "there is no bot \"genius\"; the bots are: random, greedy");
    critias(&["dance"]).refuses(2, "unrecognized subcommand 'dance'");
    critias(&["games", "--loud"]).refuses(2, "unexpected argument '--loud'");
}

#[test]
fn impossible_tables_are_refused() {
    for seats in ["0", "1", "5", "255"] {
        let words = format!("atlantis takes 2 to 4 seats, not {seats}");
        critias(&["record", "atlantis", "--seats", seats, "--seed", "1"]).refuses(2, &words);
        critias(&["simulate", "atlantis", "--seats", seats, "--games", "1"]).refuses(2, &words);
        critias(&["play", "atlantis", "--seats", seats]).refuses(2, &words);
    }
    critias(&["record", "atlantis", "--seats", "256", "--seed", "1"]).refuses(2, "256");
    critias(&["record", "atlantis", "--seats", "3", "--seed", "1", "--bots", "random,greedy"])
        .refuses(2, "2 bots are named for 3 seats: name one for all seats, or one for each");
    critias(&["record", "atlantis", "--seats", "3"]).refuses(2, "--seed");
    critias(&["simulate", "atlantis", "--seats", "3", "--games", "0"]).refuses(2, "at least 1");
    critias(&["simulate", "atlantis", "--seats", "3", "--games", "many"]).refuses(2, "many");
    critias(&["simulate", "atlantis", "--seats", "3", "--games", "1", "--threads", "0"]).refuses(2, "threads");
}

#[test]
fn options_are_checked_by_name_and_value() {
    let record = |option: &str| critias(&["record", "atlantis", "--seats", "3", "--seed", "1", "--option", option]);
    record("start").refuses(2, "the option \"start\" is not of the form KEY=VALUE");
    record("begin=1").refuses(2, "there is no option \"begin\"; there are: start");
    record("start=4").refuses(2, "the option \"start\" has no value \"4\"");
    record("start=last").refuses(2, "its values are: random, 1, 2, 3, 4");
    assert_eq!(record("start=2").expect(0).json()["options"]["start"], 1, "records count from 0");
}

#[test]
fn faulty_components_are_refused_with_file_line_and_reason() {
    let folder = Folder::new();
    let record = || critias(&["record", "atlantis", "--seats", "2", "--seed", "1", "--components", folder.as_str()]);
    record().refuses(2, "atlantis.toml cannot be read");
    for (from, to, reason) in [
        ("per_object = { value = 15", "per_object = { value = fifteen", "line"),
        ("[buy]", "[by]", "line"),
        ("draw_base", "draw_bass", "draw_bass"),
    ] {
        folder.file("atlantis.toml", standard_components().replacen(from, to, 1));
        record().refuses(2, reason);
        let run = record();
        assert!(run.err.contains("atlantis.toml"), "{}", run.err);
    }
    folder.file("atlantis.toml", [0xff, 0xfe, 0x00]);
    record().refuses(2, "atlantis.toml cannot be read");
}

#[test]
fn a_record_that_cannot_be_written_is_a_clear_failure() {
    let folder = Folder::new();
    let path = folder.path("no/such/folder/game.json");
    critias(&["record", "atlantis", "--seats", "2", "--seed", "1", "--bots", "random", "--out", &path])
        .refuses(2, "the record cannot be written to");
}
