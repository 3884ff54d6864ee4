//! `docs/rules/GAME.de.md` and `GAME.pl.md` define the same ids in the same order as `GAME.md`, and
//! have the same numbers and the same things in backquotes: a table row or a vector cannot get lost.

use super::clauses::{ids, is_specification};
use super::{Complaints, File};

const LANGUAGES: [&str; 2] = ["de", "pl"];

/// Reads one kind of thing out of a text.
type Read = fn(&str) -> Vec<String>;

pub(crate) fn check(files: &[File]) -> Complaints {
    let mut complaints = Complaints::new();
    for original in files.iter().filter(|file| is_specification(file)) {
        for language in LANGUAGES {
            let path = original.path.replace(".md", &format!(".{language}.md"));
            match files.iter().find(|file| file.path == path) {
                Some(file) => complaints.extend(compare(original, file)),
                None => complaints.push(format!("{path}: there is no such translation")),
            }
        }
    }
    complaints
}

fn compare(original: &File, translation: &File) -> Option<String> {
    let features: [(&str, Read); 3] = [("id", ids), ("quoted text", quoted), ("number", numbers)];
    features.into_iter().find_map(|(what, read)| {
        let (ours, theirs) = (read(&original.text), read(&translation.text));
        let at = (0..ours.len().max(theirs.len())).find(|&at| ours.get(at) != theirs.get(at))?;
        let show = |list: &[String]| list.get(at).map_or_else(|| "nothing".to_owned(), |text| format!("{text:?}"));
        let place = if what == "id" { String::new() } else { format!(" ({})", place(&original.text, read, at)) };
        Some(format!("{}: {what} {} where the original has {}{place}", translation.path, show(&theirs), show(&ours)))
    })
}

/// The id under which the `at`-th feature of a text stands.
fn place(text: &str, read: Read, at: usize) -> String {
    let mut seen = 0;
    let mut last = "the beginning".to_owned();
    for line in text.lines() {
        last = ids(line).pop().unwrap_or(last);
        seen += read(line).len();
        if seen > at {
            break;
        }
    }
    last
}

/// What stands in backquotes, line by line.
fn quoted(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.starts_with("```"));
    lines.flat_map(|line| line.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

/// The runs of digits.
fn numbers(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter(|run| !run.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "* **ZZ-1.1** One `R7` of 3.\n* **ZZ-1.2** Two.\n";

    fn with(german: &str) -> Complaints {
        check(&[
            File::new("docs/rules/atlantis.md", ENGLISH),
            File::new("docs/rules/atlantis.de.md", german),
            File::new("docs/rules/atlantis.pl.md", ENGLISH),
        ])
    }

    #[test]
    fn an_equal_translation_passes() {
        assert_eq!(with("* **ZZ-1.1** Eins `R7` von 3.\n* **ZZ-1.2** Zwei.\n"), Complaints::new());
    }

    #[test]
    fn what_is_missing_or_changed_is_found() {
        let path = "docs/rules/atlantis.de.md";
        assert_eq!(
            with("* **ZZ-1.1** Eins `R7` von 3.\n"),
            [format!("{path}: id nothing where the original has \"ZZ-1.2\"")]
        );
        assert_eq!(
            with("* **ZZ-1.1** Eins `R8` von 3.\n* **ZZ-1.2** Zwei.\n"),
            [format!("{path}: quoted text \"R8\" where the original has \"R7\" (ZZ-1.1)")]
        );
        assert_eq!(
            with("* **ZZ-1.1** Eins `R7` von 4.\n* **ZZ-1.2** Zwei.\n"),
            [format!("{path}: number \"4\" where the original has \"3\" (ZZ-1.1)")]
        );
    }

    #[test]
    fn a_missing_language_is_found() {
        let files = [File::new("docs/rules/atlantis.md", ENGLISH), File::new("docs/rules/atlantis.de.md", ENGLISH)];
        assert_eq!(check(&files), ["docs/rules/atlantis.pl.md: there is no such translation"]);
    }
}
