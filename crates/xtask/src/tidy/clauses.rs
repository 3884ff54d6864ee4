//! Clauses, decisions, rulings, examples, vectors and invariants of `docs/rules/GAME.md`: each is
//! named by a test (`AT-5.4` by `at_5_4_…`), and no source and no rules text cites one that does not exist.
//!
//! The ids of a game begin with its two letters. A game may also have [`SERIES`] that are only counted. `in_12` could stand
//! in a test of any game by chance: a test of a series is one that says the game in its path or in its name.

use std::collections::{BTreeMap, BTreeSet};

use super::lexer::layers;
use super::{Complaints, File};

/// Rulings, vectors, decisions and invariants that are counted through a whole text.
const SERIES: [&str; 4] = ["RU-", "TV-", "D-", "IN-"];

pub(crate) fn check(files: &[File]) -> Complaints {
    let mut complaints = Complaints::new();
    let tests: Vec<(&str, String)> = files.iter().filter(|file| file.is("crates/", ".rs")).flat_map(tests).collect();
    let mut all = BTreeMap::<&str, BTreeSet<String>>::new();
    for file in files.iter().filter(|file| is_specification(file)) {
        let game = file.name().trim_end_matches(".md");
        let is_of_game = |path: &str, test: &str| path.contains(game) || test.contains(&game.replace('-', "_"));
        for id in ids(&file.text) {
            let token = token(&id);
            let any_will_do = series(&id).is_none();
            if !tests.iter().any(|(path, test)| (any_will_do || is_of_game(path, test)) && names(test, &token)) {
                complaints.push(format!("{}: no test names {id} (fn {token}_…)", file.path));
            }
            let known = all.entry(file.name()).or_default();
            if !known.insert(id.clone()) {
                complaints.push(format!("{}: {id} is there twice", file.path));
            }
        }
    }
    let known: BTreeSet<&str> = all.values().flatten().map(String::as_str).collect();
    let prefixes: BTreeSet<&str> = known.iter().filter_map(|id| id.find('-').map(|dash| &id[..=dash])).collect();
    // Tests may cite what does not exist, to see it refused.
    let citing =
        |file: &&File| file.is("crates/", "") && !file.path.contains("/tests/") || file.is("docs/rules/", ".md");
    for file in files.iter().filter(citing) {
        for (number, line) in file.text.lines().enumerate() {
            for cited in cited(line, &prefixes).filter(|cited| !known.contains(cited)) {
                complaints.push(format!("{}:{}: there is no {cited}", file.path, number + 1));
            }
        }
    }
    complaints
}

/// `docs/rules/atlantis.md`, not `atlantis.de.md`.
pub(super) fn is_specification(file: &File) -> bool {
    file.is("docs/rules/", ".md") && file.name().matches('.').count() == 1
}

/// The ids a specification defines: first thing in a heading, a list item or a row of a table.
pub(super) fn ids(text: &str) -> Vec<String> {
    let starts = text.lines().filter(|line| line.starts_with(['#', '*', '|']));
    starts.filter_map(|line| id(line.trim_start_matches(['#', '*', '|', ' ']))).map(str::to_owned).collect()
}

/// The id a text begins with: `AT-5.4`, `DA-13.1.5`, `AT-R16`, `AT-EX1`, `AE-6.C.2`, `RU-22`, `TV-R05`.
fn id(text: &str) -> Option<&str> {
    if let Some(rest) = series(text) {
        let after = number(rest.trim_start_matches(|letter: char| letter.is_ascii_uppercase()))?;
        return Some(&text[..text.len() - after.len()]);
    }
    let rest = text.strip_prefix(|letter: char| letter.is_ascii_uppercase())?;
    let rest = rest.strip_prefix(|letter: char| letter.is_ascii_uppercase())?.strip_prefix('-')?;
    let digits = rest.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    let is_clause = digits.len() == rest.len();
    let mut after = number(digits)?;
    if is_clause {
        after = part(after)?;
        while let Some(deeper) = part(after) {
            after = deeper;
        }
    }
    Some(&text[..text.len() - after.len()])
}

/// What follows the mark of a series.
fn series(text: &str) -> Option<&str> {
    SERIES.iter().find_map(|mark| text.strip_prefix(mark))
}

/// What follows a part of a clause: `.4`, or `.C.4` for an action that has a letter.
fn part(text: &str) -> Option<&str> {
    let rest = text.strip_prefix('.')?;
    let lettered = || rest.strip_prefix(|letter: char| letter.is_ascii_uppercase())?.strip_prefix('.').and_then(number);
    number(rest).or_else(lettered)
}

/// What follows the number a text begins with.
fn number(text: &str) -> Option<&str> {
    let after = text.trim_start_matches(|digit: char| digit.is_ascii_digit());
    (after.len() < text.len()).then_some(after)
}

/// How a test spells an id: `AT-5.4` as `at_5_4`.
fn token(id: &str) -> String {
    id.to_lowercase().replace(['-', '.'], "_")
}

/// Whether the name of a test has the token as a whole: `at_5_4_…` does not name `at_5_40` or `flat_5_4`.
fn names(test: &str, token: &str) -> bool {
    test.match_indices(token).any(|(at, _)| {
        let before = test[..at].chars().next_back();
        let after = test[at + token.len()..].chars().next();
        before.is_none_or(|before| before == '_') && after.is_none_or(|after| after == '_')
    })
}

/// The test functions of a source, by its path and their names.
fn tests(file: &File) -> Vec<(&str, String)> {
    let code = layers(&file.text).code;
    let mut names = Vec::new();
    let mut rest = code.as_str();
    while let Some(at) = ["#[test]", "#[tokio::test"].iter().filter_map(|mark| rest.find(mark)).min() {
        rest = &rest[at + 2..];
        if let Some(function) = rest.find("fn ") {
            let name = &rest[function + 3..];
            let end = name.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(name.len());
            let name = &name[..end];
            names.push((file.path.as_str(), name.to_owned()));
        }
    }
    names
}

/// The ids with a known prefix that a line cites.
fn cited<'a>(line: &'a str, prefixes: &BTreeSet<&str>) -> impl Iterator<Item = &'a str> {
    prefixes.iter().flat_map(|prefix| line.match_indices(*prefix)).collect::<Vec<_>>().into_iter().filter_map(
        |(at, _)| {
            let word = line[..at].chars().next_back().is_some_and(|before| before.is_alphanumeric() || before == '-');
            if word { None } else { id(&line[at..]) }
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# X\n### ZZ-1.1 Inventory\n* **ZZ-5.4** If any … ZZ-I10\n| ZZ-D1 Menu | x |\n* **ZZ-R16 Pay.** x\n* **ZZ-EX1** x\n* **ZZ-I10** x\ntext ZZ-1.1\n";

    fn files(tests: &str) -> Vec<File> {
        vec![File::new("docs/rules/atlantis.md", RULES), File::new("crates/game-x/src/lib.rs", tests)]
    }

    #[test]
    fn ids_are_read_where_they_are_defined() {
        assert_eq!(ids(RULES), ["ZZ-1.1", "ZZ-5.4", "ZZ-D1", "ZZ-R16", "ZZ-EX1", "ZZ-I10"]);
        assert_eq!(id("ZZ-` clauses"), None);
        assert_eq!(id("ZZ-11.1-11.3"), Some("ZZ-11.1"));
        assert_eq!(id("ZZ-13.1.5. No"), Some("ZZ-13.1.5"));
    }

    #[test]
    fn ids_of_a_series_and_of_lettered_actions_are_read() {
        let rules = "* **AE-6.C.2** x\n* **AE-1.2.1** x\n| D-01 | x |\n* **RU-22** x\n* **TV-R05** x\n* **TV-02** x\n* **IN-28** x\n| IN | D | RU-x |\n";
        assert_eq!(ids(rules), ["AE-6.C.2", "AE-1.2.1", "D-01", "RU-22", "TV-R05", "TV-02", "IN-28"]);
        assert_eq!(id("AE-6.C. No"), None);
        assert_eq!(id("AE-6.4. C.2"), Some("AE-6.4"));
        assert_eq!(id("RU-15 to RU-17"), Some("RU-15"));
    }

    #[test]
    fn an_id_of_a_series_is_named_only_by_a_test_of_its_game() {
        let check = |path, tests| {
            check(&[
                File::new("docs/rules/exodus.md", "* **IN-12** x\n* **AE-6.C.2** x D-01\n"),
                File::new(path, tests),
            ])
        };
        // No other id of the series is known, so nothing says that `D-01` is one.
        assert_eq!(check("crates/game-exodus/src/lib.rs", "#[test]\nfn in_12_ae_6_c_2() {}\n"), Complaints::new());
        assert_eq!(check("crates/server/src/x.rs", "#[test]\nfn exodus_in_12_ae_6_c_2() {}\n"), Complaints::new());
        assert_eq!(
            check("crates/game-x/src/lib.rs", "#[test]\nfn over_in_12_rounds_ae_6_c_2() {}\n// IN-13, LD-IN-14\n"),
            ["docs/rules/exodus.md: no test names IN-12 (fn in_12_…)", "crates/game-x/src/lib.rs:3: there is no IN-13"]
        );
    }

    #[test]
    fn an_id_without_a_test_is_found() {
        let tests = "#[test]\nfn zz_5_4_goes_on_zz_d1() {}\n#[test]\n#[should_panic]\nfn zz_r16_zz_ex1() {}\n// #[test] fn zz_1_1() {}\nfn zz_i10() {}\n#[test]\nfn zz_1_10_flazz_1_1() {}\n";
        assert_eq!(
            check(&files(tests)),
            [
                "docs/rules/atlantis.md: no test names ZZ-1.1 (fn zz_1_1_…)",
                "docs/rules/atlantis.md: no test names ZZ-I10 (fn zz_i10_…)",
            ]
        );
    }

    #[test]
    fn a_cited_clause_that_does_not_exist_is_found() {
        let tests = "/// ZZ-5.4, ZZ-5.9: x\n#[test]\nfn zz_1_1_zz_5_4_zz_d1_zz_r16_zz_ex1_zz_i10() {}\n// FLZZ-9.9 and ZZ-R17\n";
        assert_eq!(
            check(&files(tests)),
            ["crates/game-x/src/lib.rs:1: there is no ZZ-5.9", "crates/game-x/src/lib.rs:4: there is no ZZ-R17"]
        );
    }

    #[test]
    fn a_rules_text_that_cites_what_does_not_exist_is_found() {
        let rules = File::new("docs/rules/atlantis.md", "* **ZZ-1.1** as ZZ-1.2\n");
        let german = File::new("docs/rules/atlantis.de.md", "* **ZZ-1.1** wie ZZ-R3\n");
        let tests = File::new("crates/game-x/src/lib.rs", "#[test]\nfn zz_1_1() {}\n");
        assert_eq!(
            check(&[rules, german, tests]),
            ["docs/rules/atlantis.md:1: there is no ZZ-1.2", "docs/rules/atlantis.de.md:1: there is no ZZ-R3"]
        );
    }

    #[test]
    fn an_id_given_twice_is_found() {
        let rules = File::new("docs/rules/atlantis.md", "* **ZZ-1.1** x\n* **ZZ-1.1** y\n");
        let tests = File::new("crates/game-x/src/lib.rs", "#[test]\nfn zz_1_1() {}\n");
        assert_eq!(check(&[rules, tests]), ["docs/rules/atlantis.md: ZZ-1.1 is there twice"]);
    }
}
