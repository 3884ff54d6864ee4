//! `critias rules`: the rules of a game in the terminal.

use ui::rules::{Clause, RulesDoc};

use crate::cli::RulesFlags;
use crate::failure::{Done, Failure};
use crate::output::print_line;

pub(crate) fn run(flags: &RulesFlags) -> Done {
    let game = flags.game;
    let document = game.entry().rules.document(flags.lang);
    let Some(id) = &flags.clause else { return print_line(document.to_text().trim_end()) };
    let id = id.trim();
    // The two letters of the game may be left out.
    let found = match find(document, id) {
        found if found.is_empty() => find(document, &format!("{}-{id}", game.meta().prefix)),
        found => found,
    };
    if found.is_empty() {
        return Err(Failure::refused(format!(
            "the rules of {game} have no clause \"{id}\"; clauses look like {}. `critias rules {game}` prints them all",
            examples(document)
        )));
    }
    for clause in found {
        print_line(&words(clause))?;
    }
    Ok(())
}

/// The clause of an id, or all clauses of a chapter (`AT-5`).
fn find<'a>(document: &'a RulesDoc, id: &str) -> Vec<&'a Clause> {
    if let Some(clause) = document.clause(id) {
        return vec![clause];
    }
    let chapter = format!("{}.", id.to_ascii_lowercase());
    document
        .clauses()
        .filter(|clause| clause.id.as_ref().is_some_and(|id| id.to_ascii_lowercase().starts_with(&chapter)))
        .collect()
}

fn words(clause: &Clause) -> String {
    let text = clause.text.trim();
    match &clause.id {
        Some(id) if !text.starts_with(id.as_str()) => format!("{id}  {text}"),
        _ => text.into(),
    }
}

/// The first id of each kind, to show what ids look like.
fn examples(document: &RulesDoc) -> String {
    let mut kinds: Vec<&str> = Vec::new();
    let mut examples = Vec::new();
    for id in document.clauses().filter_map(|clause| clause.id.as_deref()) {
        let kind = id.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
        if !kinds.contains(&kind) {
            kinds.push(kind);
            examples.push(id);
        }
    }
    examples.join(", ")
}
