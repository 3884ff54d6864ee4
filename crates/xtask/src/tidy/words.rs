//! Words that German and Polish texts do not use, for each language listed in `docs/words.LANGUAGE.md`
//! with what to say instead and why; and ranges of numbers in translated rules, which take an en dash.

use super::{Complaints, File};

const LANGUAGES: [&str; 2] = ["de", "pl"];

/// A word that is refused, and where.
#[derive(Debug)]
struct Refused<'a> {
    /// A star at the end stands for any ending.
    word: &'a str,
    instead: &'a str,
    /// Parts of places where it is refused; everywhere if there is none.
    within: Vec<&'a str>,
    /// Parts of places where it is allowed all the same.
    outside: Vec<&'a str>,
}

/// A line of a text as people read it.
struct Passage {
    line: usize,
    /// The path, and of a message also its key: `crates/ui/l10n/de/table.ftl:chat-title`.
    place: String,
    text: String,
}

pub(crate) fn check(files: &[File]) -> Complaints {
    LANGUAGES.into_iter().flat_map(|language| check_language(files, language)).collect()
}

fn check_language(files: &[File], language: &str) -> Complaints {
    let path = format!("docs/words.{language}.md");
    let Some(list) = files.iter().find(|file| file.path == path) else {
        return vec![format!("{path}: there is no such list")];
    };
    let refused = read(&list.text);
    let mut complaints = Complaints::new();
    for file in files {
        let passages = if file.is("crates/", ".ftl") && file.path.contains(&format!("/l10n/{language}/")) {
            messages(file)
        } else if file.is("docs/rules/", &format!(".{language}.md")) {
            clauses(file)
        } else if file.is("docs/play/", &format!(".{language}.md")) {
            lines(file)
        } else {
            continue;
        };
        for Passage { line, place, text } in &passages {
            let faults = refused.iter().filter(|refused| refused.is_for(place) && has_word(text, refused.word));
            complaints.extend(faults.map(|Refused { word, instead, .. }| {
                format!("{place}, line {line}: {word} is not said, but: {instead} ({path})")
            }));
        }
        if file.is("docs/rules/", "") {
            let ranges = passages.iter().filter_map(|passage| Some((passage.line, hyphen_range(&passage.text)?)));
            complaints.extend(ranges.map(|(line, range)| format!("{}:{line}: {range} wants an en dash", file.path)));
        }
    }
    complaints
}

/// The rows of the tables, each with the places that the heading above it names.
fn read(list: &str) -> Vec<Refused<'_>> {
    let mut refused = Vec::new();
    let (mut within, mut outside) = (Vec::new(), Vec::new());
    for line in list.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            let (inside, except) = heading.split_once("outside").unwrap_or((heading, ""));
            (within, outside) = (quoted(inside), quoted(except));
        } else if let Some(row) = line.strip_prefix("| ") {
            let mut cells = row.split('|').map(str::trim);
            if let (Some(word), Some(instead)) = (cells.next(), cells.next())
                && word != "not"
            {
                refused.push(Refused { word, instead, within: within.clone(), outside: outside.clone() });
            }
        }
    }
    refused
}

fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

impl Refused<'_> {
    fn is_for(&self, place: &str) -> bool {
        let has = |part: &&str| place.contains(*part);
        (self.within.is_empty() || self.within.iter().any(has)) && !self.outside.iter().any(has)
    }
}

/// What the messages of a file say: neither comments nor keys.
fn messages(file: &File) -> Vec<Passage> {
    let mut passages = Vec::new();
    let mut key = "";
    for (at, line) in file.text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let text = match line.split_once(" =") {
            Some((name, value)) if line.starts_with(|letter: char| letter.is_ascii_lowercase()) => {
                key = name;
                value
            }
            _ => line,
        };
        passages.push(Passage { line: at + 1, place: format!("{}:{key}", file.path), text: text.to_owned() });
    }
    passages
}

/// All that a text for players says.
fn lines(file: &File) -> Vec<Passage> {
    let passage = |(at, line): (usize, &str)| Passage { line: at + 1, place: file.path.clone(), text: line.to_owned() };
    file.text.lines().enumerate().map(passage).collect()
}

/// What rules say in their own words: neither code nor what is cited in brackets.
fn clauses(file: &File) -> Vec<Passage> {
    let own_words = |line: &str| {
        let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
        let mut depth = 0_usize;
        let keep = |letter: &char| match letter {
            '[' => {
                depth += 1;
                false
            }
            ']' => {
                depth = depth.saturating_sub(1);
                false
            }
            _ => depth == 0,
        };
        prose.chars().filter(keep).collect()
    };
    let lines = file.text.lines().enumerate();
    lines.map(|(at, line)| Passage { line: at + 1, place: file.path.clone(), text: own_words(line) }).collect()
}

/// Whether a text has a word, or several in a row, that stands by itself.
fn has_word(text: &str, word: &str) -> bool {
    let (word, is_open) = word.strip_suffix('*').map_or((word, false), |stem| (stem, true));
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && (is_open || !after.is_some_and(char::is_alphanumeric))
    })
}

/// The first range of plain numbers with a hyphen: `2-4`, but not the end of `AT-9.1-9.3`.
fn hyphen_range(text: &str) -> Option<&str> {
    let is_joined = |letter: char| letter.is_alphanumeric() || ".-–".contains(letter);
    text.match_indices('-').find_map(|(at, _)| {
        let start = at - text[..at].bytes().rev().take_while(u8::is_ascii_digit).count();
        let end = at + 1 + text[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let is_range = start < at && at + 1 < end;
        let before = text[..start].chars().next_back();
        let mut after = text[end..].chars();
        let (next, second) = (after.next(), after.next());
        // A full stop may end the sentence.
        let goes_on = next
            .is_some_and(|next| if next == '.' { second.is_some_and(char::is_alphanumeric) } else { is_joined(next) });
        (is_range && !before.is_some_and(is_joined) && !goes_on).then(|| &text[start..end])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "\
        # Words\n\n`in` a sentence\n\n\
        ## Everywhere\n\n| not | but | why |\n|---|---|---|\n| fog* | mist | it is so |\n| sea dog | sailor | as above |\n\n\
        ## In `ui-x/`, `rules/x.`, outside `:x-fee`\n\n| not | but | why |\n|---|---|---|\n| cost | fee | it is so |\n";

    fn complain(path: &str, text: &str) -> Complaints {
        check(&[File::new("docs/words.de.md", LIST), File::new("docs/words.pl.md", ""), File::new(path, text)])
    }

    #[test]
    fn texts_for_players_are_read_with_the_words_of_their_pictures() {
        let found = complain("docs/play/x.de.md", "## A walk {#walk}\n\n![Ships in the fog](figure:ships)\n");
        assert_eq!(found, ["docs/play/x.de.md, line 3: fog* is not said, but: mist (docs/words.de.md)"]);
    }

    #[test]
    fn a_refused_word_is_found_with_its_place() {
        let path = "crates/ui/l10n/de/table.ftl";
        assert_eq!(
            complain(
                path,
                "# fog\nfog-key = A horn\nb = { $n ->\n    [one] foghorn\n   *[other] sea dogs\n}\nc = sea dog\n"
            ),
            [
                format!("{path}:b, line 4: fog* is not said, but: mist (docs/words.de.md)"),
                format!("{path}:c, line 7: sea dog is not said, but: sailor (docs/words.de.md)"),
            ]
        );
        assert_eq!(complain("crates/ui/l10n/en/table.ftl", "a = fog\n"), Complaints::new());
        assert_eq!(complain("crates/ui/l10n/pl/table.ftl", "a = fog\n"), Complaints::new());
    }

    #[test]
    fn a_heading_says_where() {
        let text = "x-cost = the cost\nx-fee = the cost\n";
        let path = "crates/ui-x/l10n/de/x.ftl";
        assert_eq!(
            complain(path, text),
            [format!("{path}:x-cost, line 1: cost is not said, but: fee (docs/words.de.md)")]
        );
        assert_eq!(complain("crates/ui-y/l10n/de/y.ftl", text), Complaints::new());
        assert_eq!(complain("docs/rules/x.de.md", "the cost\n").len(), 1);
        assert_eq!(complain("docs/rules/x.md", "the cost\n"), Complaints::new());
    }

    #[test]
    fn code_and_citations_in_rules_are_not_read() {
        assert_eq!(complain("docs/rules/x.de.md", "One `fog` of 3. [fog; X: fog 2-4]\n"), Complaints::new());
        assert_eq!(complain("docs/rules/x.de.md", "[C] fog\n").len(), 1);
    }

    #[test]
    fn ranges_take_an_en_dash() {
        let path = "docs/rules/y.pl.md";
        assert_eq!(complain(path, "with 2-4 players.\n"), [format!("{path}:1: 2-4 wants an en dash")]);
        assert_eq!(complain(path, "lasts 4-6.\n"), [format!("{path}:1: 4-6 wants an en dash")]);
        assert_eq!(complain(path, "2–4, AT-9.1-9.3, KN01-KN03, 9 - 4, -6, `RotateTop(0-3)`\n"), Complaints::new());
    }

    #[test]
    fn a_missing_list_is_found() {
        assert_eq!(check(&[File::new("docs/words.pl.md", "")]), ["docs/words.de.md: there is no such list"]);
    }
}
