//! `critias verify`: whether records hold.

use std::collections::BTreeSet;
use std::panic::catch_unwind;
use std::path::Path;

use catalog::{Facts, Fault, GameId};
use engine::FORMAT;
use serde::{Deserialize, Serialize};

use crate::cli::VerifyFlags;
use crate::failure::{Done, Failure};
use crate::files;
use crate::output::{print_json, print_line};

#[derive(Serialize)]
struct Finding {
    file: String,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<Facts>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<Fault>,
}

pub(crate) fn run(flags: &VerifyFlags) -> Done {
    let mut named = BTreeSet::new();
    let mut findings = Vec::new();
    for path in &flags.files {
        let finding = look(path, named.insert(path.canonicalize().unwrap_or_else(|_| path.clone())));
        if !flags.json {
            let words = words(&finding);
            if finding.ok { print_line(&words)? } else { eprintln!("{words}") }
        }
        findings.push(finding);
    }
    if flags.json {
        print_json(&findings)?;
    }
    let faults = || findings.iter().filter_map(|finding| finding.fault.as_ref());
    match faults().map(|fault| if fault.readable { 1 } else { 2 }).max() {
        Some(code) => Err(Failure::Reported(code)),
        None => Ok(()),
    }
}

fn look(path: &Path, first: bool) -> Finding {
    let file = path.display().to_string();
    let found = match first {
        true => read(path).and_then(|bytes| survive(|| check(&bytes))),
        false => Err(unreadable("it is named twice on the command line and was checked the first time".into())),
    };
    match found {
        Ok(facts) => Finding { file, ok: true, record: Some(facts), fault: None },
        Err(fault) => Finding { file, ok: false, record: None, fault: Some(fault) },
    }
}

/// Even a bug of ours in one file leaves the findings about the others.
fn survive(check: impl FnOnce() -> Result<Facts, Fault> + std::panic::UnwindSafe) -> Result<Facts, Fault> {
    catch_unwind(check)
        .unwrap_or_else(|_| Err(unreadable("the program failed on it: a bug of ours, please report it".into())))
}

fn read(path: &Path) -> Result<Vec<u8>, Fault> {
    files::read(path).map_err(|error| unreadable(format!("it cannot be read: {error}")))
}

fn unreadable(reason: String) -> Fault {
    Fault { readable: false, step: None, reason }
}

/// The fields that say how to read the rest.
#[derive(Deserialize)]
struct Head {
    format: String,
    game: String,
}

fn check(bytes: &[u8]) -> Result<Facts, Fault> {
    let head: Head = serde_json::from_slice(bytes).map_err(|error| unreadable(format!("it is no record: {error}")))?;
    if head.format != FORMAT {
        return Err(unreadable(format!("its format is \"{}\"; this program reads \"{FORMAT}\"", head.format)));
    }
    let game: GameId = head.game.parse().map_err(|error| unreadable(format!("{error}")))?;
    game.verify(bytes)
}

fn words(finding: &Finding) -> String {
    let file = &finding.file;
    match (&finding.record, &finding.fault) {
        (Some(facts), _) => format!("{file}: holds. {}", facts_in_words(facts)),
        (None, Some(fault)) if fault.readable => format!("{file}: does not hold. {}", sentence(&fault.reason)),
        (None, Some(fault)) => format!("{file}: cannot be checked. {}", sentence(&fault.reason)),
        (None, None) => format!("{file}: nothing was found out."),
    }
}

fn facts_in_words(facts: &Facts) -> String {
    let seats = if facts.seats == 1 { "one seat".into() } else { format!("{} seats", facts.seats) };
    let mut text = format!("{}, {seats}, {} steps, {} of them luck. ", facts.game, facts.steps, facts.chance_events);
    if !facts.standard_components {
        text += "The components are not this program's own. ";
    }
    text += &match &facts.result {
        Some(result) => format!("Scores {:?}, won by {}. ", result.scores, engine::winners_words(&result.winners)),
        None => "The game is not over; it was checked as far as it goes. ".into(),
    };
    text += match (facts.luck_proved, facts.committed) {
        (true, true) => "Every outcome follows from the seed, and the seed is the one committed to.",
        (true, false) => "Every outcome follows from the seed; no hash of it was published beforehand.",
        (false, _) => "Luck is not proved: the record holds no seed.",
    };
    text
}

/// Begins with a capital and ends with a full stop.
fn sentence(reason: &str) -> String {
    let mut letters = reason.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    let stop = if reason.ends_with('.') { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bug_of_ours_is_a_finding_about_its_file_alone() {
        let Err(fault) = survive(|| panic!("a rule forgot something")) else { panic!("nothing was found") };
        assert!(!fault.readable && fault.reason.contains("bug"), "{}", fault.reason);
    }
}
