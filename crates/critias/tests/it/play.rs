//! The table in the terminal, played by piped input.

use std::path::Path;

use crate::program::{Folder, Run, critias, critias_with};

fn play(args: &[&str], input: &str) -> Run {
    critias_with(&[&["play", "atlantis", "--seed", "7"], args].concat(), input.as_bytes())
}

#[test]
fn a_whole_game_is_played_in_german_by_typing_numbers() {
    // The first choice is always there; a game has far fewer than so many decisions.
    let run = play(&["--seats", "2", "--bots", "random", "--lang", "de"], &"1\n".repeat(3_000)).expect(0);
    assert_eq!(run.err, "");
    for words in
        ["Du sitzt auf Platz 1", "SHA-256", "Deine Wahl", "Das Spiel ist zu Ende.", "Gewonnen hat", "Der Startwert war"]
    {
        assert!(run.out.contains(words), "{words}");
    }
    for foreign in ["Your choice", "The game is over", "Won by"] {
        assert!(!run.out.contains(foreign), "{foreign}");
    }
}

#[test]
fn a_whole_game_is_played_in_each_language_and_at_each_seat_count() {
    for (seats, lang, over) in [("3", "en", "The game is over."), ("4", "pl", "Gra skończona.")] {
        let run = play(&["--seats", seats, "--bots", "random", "--lang", lang], &"1\n".repeat(3_000)).expect(0);
        assert!(run.out.contains(over), "{}", run.out);
    }
}

#[test]
fn the_revealed_seed_is_the_one_committed_to() {
    let run = play(&["--bots", "random"], &"1\n".repeat(3_000)).expect(0);
    let after = |words: &str| run.out.split(words).nth(1).unwrap().trim().get(..64).unwrap().to_owned();
    let (hash, seed) = (after("Its SHA-256 is "), after("The seed was "));
    let seed: engine::Seed = seed.parse().unwrap();
    assert_eq!(seed.commitment().to_string(), hash);
    // Nothing of the seed is told before the end.
    assert_eq!(run.out.matches(&seed.reveal()).count(), 1);
}

#[test]
fn a_game_that_was_played_to_its_end_is_kept_to_be_verified_and_reviewed() {
    let folder = Folder::new();
    let file = folder.path("game.json");
    let game = ["play", "atlandice", "--seats", "2", "--seed", "7", "--bots", "1", "--out", &file];
    assert!(critias_with(&game, b"1\nq\n").expect(0).out.contains("You leave the table."));
    assert!(!Path::new(&file).exists(), "a game that is not over may hold secrets");
    let run = critias_with(&game, "1\n".repeat(3_000).as_bytes()).expect(0);
    assert!(run.out.contains(&format!("critias review {file}")), "{}", run.out);
    critias(&["verify", &file]).expect(0);
    let review = critias(&["review", &file, "--iterations", "20"]).expect(0).out;
    assert!(review.contains("Person 1:") && review.contains("Bot 2 (apprentice):"), "{review}");
    // What cannot be written is refused before a long game, not after it.
    let nowhere = folder.path("none/game.json");
    play(&["--out", &nowhere], "").refuses(2, "the record cannot be written to");
}

#[test]
fn leaving_is_always_possible_and_no_failure() {
    for input in ["q\n", "", "1\nq\n", "1\n1"] {
        let run = play(&[], input).expect(0);
        assert!(run.out.contains("You leave the table."), "{}", run.out);
    }
}

#[test]
fn wrong_input_changes_nothing_and_says_what_to_type() {
    let run = play(&["--bots", "random"], "0\n99\n-1\nmove\n18446744073709551616\n\n\u{7}\u{1b}[2J\nq\n").expect(0);
    assert_eq!(run.out.matches("is none of the choices. Type a number from 1 to ").count(), 7, "{}", run.out);
    assert!(!run.out.contains('\u{1b}'), "what was typed is not sent to the terminal as it is");
    assert_eq!(critias_with(&["play", "atlantis"], b"\xff\xfe\nq\n").expect(0).err, "");
}

#[test]
fn keys_show_the_table_the_log_the_keys_and_why_not() {
    let quiet = play(&["--bots", "random"], "q\n").expect(0).out;
    for (key, words) in [("h", "take your last step back"), ("t", "=="), ("l", "* "), ("?", "What cannot be done now:")]
    {
        let run = play(&["--bots", "random"], &format!("{key}\nq\n")).expect(0);
        assert!(run.out.len() > quiet.len() && run.out.contains(words), "{key}: {}", run.out);
    }
    // Whoever looked at the table again need not look for the numbers above it.
    let table = play(&["--bots", "random"], "t\nq\n").expect(0).out;
    assert_eq!(table.matches("\n  1  ").count(), 2, "{table}");
}

#[test]
fn a_step_is_taken_back_but_not_past_luck() {
    let run = play(&["--bots", "random"], "u\nq\n").expect(0);
    assert!(run.out.contains("Nothing can be taken back"), "{}", run.out);
    let asked = |text: &str| {
        text.split("Taken back.").map(|part| part.rsplit("\n\n").next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    // The first choice of a turn without tiles is to move a figure, which can be taken back.
    let run = play(&["--bots", "random", "--option", "start=1"], "1\nu\nq\n").expect(0);
    assert!(run.out.contains("Taken back."), "{}", run.out);
    assert_eq!(asked(&run.out).len(), 2);
    let run = play(&["--bots", "random", "--option", "start=1"], "1\nuu\nq\n").expect(0);
    assert!(run.out.contains("Taken back."), "{}", run.out);
}
