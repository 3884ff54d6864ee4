//! Games as readable text, kept in files and compared line by line.

use std::fmt::Write;
use std::path::Path;

use engine::{Game, Step, Table, winners_words};

use crate::battery::listed;

/// A game by its labels: each step with what it made happen, each choice with the alternatives.
pub fn transcript<G: Game>(table: &Table<G>) -> String {
    let mut text = String::new();
    let mut line = |words: String| writeln!(text, "{words}").expect("a string takes every line");
    line(format!("{} {:?}", G::META.id, table.options()));
    let mut position = table.at(0);
    for (number, played) in table.played().iter().enumerate() {
        line(format!("{:>4}  {}", number + 1, played.step));
        match &played.step {
            Step::Act { seat, action, .. } => {
                let others = listed(&position, *seat).into_iter().filter(|other| other != action);
                let others: Vec<String> = others.map(|other| other.to_string()).collect();
                if !others.is_empty() {
                    line(format!("      not: {}", others.join(", ")));
                }
                position.apply(*seat, action, &mut ());
            }
            Step::Chance(chance) => position.apply_chance(chance, &mut ()),
        }
        for event in &played.events {
            line(format!("      {}", told(&format!("{event:?}"))));
        }
    }
    if let Some(outcome) = table.outcome() {
        line(format!("scores {:?}", outcome.scores));
        line(format!("won by {}", winners_words(&outcome.winners)));
    }
    text
}

/// An event that only holds another, which games share, is told as that one.
fn told(event: &str) -> &str {
    match event.split_once('(') {
        Some((name, held)) if name.chars().all(char::is_alphanumeric) => held.strip_suffix(')').unwrap_or(event),
        _ => event,
    }
}

/// Compares a text with the file that keeps it; `BLESS=1` rewrites the file instead.
pub fn golden(file: &Path, text: &str) {
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        let folder = file.parent().expect("a file lies in a folder");
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(file, text));
        return written.unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    }
    let kept = std::fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    for (number, (kept, new)) in kept.lines().zip(text.lines()).enumerate() {
        assert_eq!(new, kept, "line {} of {} (`cargo xtask bless` accepts)", number + 1, file.display());
    }
    assert_eq!(text.lines().count(), kept.lines().count(), "{} has another length", file.display());
}
