//! What no file of ours may hold.

use super::lexer::layers;
use super::{Complaints, File};

/// A file that no longer fits in the head wants splitting.
const MOST_LINES: usize = 700;

/// Words of unfinished work, spelled in two halves so that this file does not hold them.
const UNFINISHED: [&str; 4] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X"), concat!("HA", "CK")];

/// Folders of somebody's own machine.
const MACHINE: [&str; 4] =
    [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/Use", "rs/"), concat!("/wo", "rk/")];

/// Private words for which engineers have words of their own, and those words; `docs/glossary.md` has the others.
const DIALECT: [(&str, &str); 8] = [
    ("deed", "request, action"),
    ("deeds", "requests, actions"),
    ("door", "entrance, guard"),
    ("ears", "listener, subscriber"),
    ("eyes", "viewer"),
    ("house", "site, server"),
    ("minds", "bots"),
    ("stir", "drive, run"),
];

pub(crate) fn check(files: &[File]) -> Complaints {
    let mut complaints = Complaints::new();
    for file in files {
        complaints.extend(words(file));
        complaints.extend(length(file));
        if file.is("crates/", ".rs") {
            complaints.extend(code(file));
            complaints.extend(dialect(file));
        }
    }
    complaints
}

fn words(file: &File) -> Complaints {
    let mut complaints = Complaints::new();
    for (number, line) in file.text.lines().enumerate() {
        let place = || format!("{}:{}", file.path, number + 1);
        for word in UNFINISHED.iter().filter(|word| has_word(line, word)) {
            complaints.push(format!("{}: {word} is work left undone", place()));
        }
        for path in MACHINE.iter().filter(|path| has_path(line, path)) {
            complaints.push(format!("{}: {path} is a folder of some machine", place()));
        }
    }
    complaints
}

fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// A path from the root, not a part of an address or of a longer path.
fn has_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        !line[..at].chars().next_back().is_some_and(|before| before.is_alphanumeric() || "./_-}".contains(before))
    })
}

fn length(file: &File) -> Option<String> {
    let lines = file.text.lines().count();
    let counted = [".rs", ".js", ".css"].iter().any(|ending| file.path.ends_with(ending));
    (counted && lines > MOST_LINES).then(|| format!("{}: {lines} lines are more than {MOST_LINES}", file.path))
}

fn code(file: &File) -> Complaints {
    let in_tests = file.path.contains("/tests/");
    let in_pages = file.is("crates/ui", "") && file.path.contains("/src/");
    let rules: [(bool, &str, &str); 8] = [
        (true, concat!("#[ig", "nore"), "a test that does not run proves nothing"),
        (true, concat!("#[al", "low("), "say #[expect(…, reason = …)], which ends when the reason ends"),
        (in_tests, concat!("sl", "eep("), "a test waits for a condition, not for a time"),
        (in_pages, " style=", "the content security policy forbids inline styles"),
        (in_pages, " style {", "the content security policy forbids inline styles"),
        (in_pages, " onclick=", "the content security policy forbids inline scripts"),
        (in_pages, " onchange=", "the content security policy forbids inline scripts"),
        (in_pages, " script {", "the content security policy forbids inline scripts"),
    ];
    let code = layers(&file.text).code;
    let mut complaints = Complaints::new();
    for (number, line) in code.lines().enumerate() {
        for (_, mark, why) in rules.iter().filter(|(applies, mark, _)| *applies && line.contains(mark)) {
            complaints.push(format!("{}:{}: {}: {why}", file.path, number + 1, mark.trim()));
        }
    }
    complaints
}

/// What is named by a word of the dialect: a type, a module, a function, a variable.
fn dialect(file: &File) -> Complaints {
    let code = layers(&file.text).code;
    let mut complaints = Complaints::new();
    for (number, line) in code.lines().enumerate() {
        let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            let named = match word {
                "struct" | "enum" | "trait" | "type" | "mod" | "fn" => words.next(),
                "let" => words.find(|name| *name != "mut"),
                _ => None,
            };
            let known = |name: &str| DIALECT.iter().find(|(banned, _)| *banned == name.to_lowercase());
            if let Some((banned, better)) = named.and_then(known) {
                complaints.push(format!("{}:{}: {banned} is a word of our own: {better}?", file.path, number + 1));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complain(path: &str, text: &str) -> Complaints {
        check(&[File::new(path, text)])
    }

    #[test]
    fn good_sources_pass() {
        let text =
            "// Custom HACKSAW, a TODOS list; see https://example.org/home/x and ../work/x\nlet a = \"style=\";\n";
        assert_eq!(complain("crates/ui/src/lib.rs", text), Complaints::new());
    }

    #[test]
    fn unfinished_work_and_machines_are_found() {
        let text = format!("ok\n// {}: later\nopen(\"{}anna/x\")\n", UNFINISHED[0], MACHINE[0]);
        let complaints = complain("docs/x.md", &text);
        assert_eq!(complaints.len(), 2, "{complaints:?}");
        assert!(complaints[0].starts_with("docs/x.md:2: ") && complaints[1].starts_with("docs/x.md:3: "));
    }

    #[test]
    fn long_files_are_found() {
        assert_eq!(
            complain("crates/x/src/lib.rs", &"\n".repeat(MOST_LINES + 1)),
            ["crates/x/src/lib.rs: 701 lines are more than 700"]
        );
        assert_eq!(complain("docs/x.md", &"\n".repeat(MOST_LINES + 1)), Complaints::new());
    }

    #[test]
    fn tests_that_do_not_run_or_wait_for_time_are_found() {
        let text = format!("#[test]\n{}]\nfn x() {{ thread::{}1) }}\n", concat!("#[ig", "nore"), concat!("sl", "eep("));
        assert_eq!(complain("crates/x/tests/it/main.rs", &text).len(), 2);
        assert_eq!(complain("crates/x/src/lib.rs", &text).len(), 1);
    }

    #[test]
    fn inline_styles_and_scripts_are_found_in_pages_only() {
        let text = "html! { p style=(x) {} }\nhtml! { script { (code) } }\nhtml! { script src=(x) {} }\n";
        assert_eq!(complain("crates/ui/src/x.rs", text).len(), 2);
        assert_eq!(complain("crates/server/src/x.rs", text), Complaints::new());
    }

    #[test]
    fn private_words_are_found_where_they_name_something() {
        for text in ["struct House;", "fn eyes() {}", "mod door;", "let stir = 1;", "let mut ears = 2;", "enum Deed {}"]
        {
            assert_eq!(complain("crates/x/src/x.rs", text).len(), 1, "{text}");
        }
        let words = "// The house is told.\nlet site = \"the eyes\";\nfn a_seed_is_told_late() {}\n";
        assert_eq!(complain("crates/x/src/x.rs", words), Complaints::new());
    }
}
