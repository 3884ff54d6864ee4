//! `cargo xtask new-game ID TITLE`: a small game that can be played at once, to be overwritten piece by piece: rules, face,
//! evaluation, rules texts, and its line in the list of games. Nothing is written unless all of it can be.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::run::cargo;
use crate::tidy;

/// Where each file goes, from the root, and what it says. `@id@` is the game's id, `@module@` the same in code, `@Title@`
/// its name, `@Game@` its type, `@crate@` and `@ui@` its crates in code, `@XX@` and `@xx@` the two letters of its clauses.
const FILES: &[(&str, &str)] = &[
    ("crates/game-@id@/Cargo.toml", include_str!("../skeleton/game/Cargo.toml")),
    ("crates/game-@id@/README.md", include_str!("../skeleton/game/README.md")),
    ("crates/game-@id@/clippy.toml", include_str!("../skeleton/game/clippy.toml")),
    ("crates/game-@id@/data/@id@.toml", include_str!("../skeleton/game/data.toml")),
    ("crates/game-@id@/src/lib.rs", include_str!("../skeleton/game/src/lib.rs")),
    ("crates/game-@id@/src/actions.rs", include_str!("../skeleton/game/src/actions.rs")),
    ("crates/game-@id@/src/components.rs", include_str!("../skeleton/game/src/components.rs")),
    ("crates/game-@id@/src/legal.rs", include_str!("../skeleton/game/src/legal.rs")),
    ("crates/game-@id@/src/refusals.rs", include_str!("../skeleton/game/src/refusals.rs")),
    ("crates/game-@id@/src/setup.rs", include_str!("../skeleton/game/src/setup.rs")),
    ("crates/game-@id@/src/turn.rs", include_str!("../skeleton/game/src/turn.rs")),
    ("crates/game-@id@/src/view.rs", include_str!("../skeleton/game/src/view.rs")),
    ("crates/game-@id@/tests/it/main.rs", include_str!("../skeleton/game/tests.rs")),
    ("crates/ui-@id@/Cargo.toml", include_str!("../skeleton/ui/Cargo.toml")),
    ("crates/ui-@id@/build.rs", include_str!("../skeleton/ui/build.rs")),
    ("crates/ui-@id@/src/lib.rs", include_str!("../skeleton/ui/src/lib.rs")),
    ("crates/ui-@id@/src/board.rs", include_str!("../skeleton/ui/src/board.rs")),
    ("crates/ui-@id@/src/choices.rs", include_str!("../skeleton/ui/src/choices.rs")),
    ("crates/ui-@id@/src/entry.rs", include_str!("../skeleton/ui/src/entry.rs")),
    ("crates/ui-@id@/src/facts.rs", include_str!("../skeleton/ui/src/facts.rs")),
    ("crates/ui-@id@/src/l10n.rs", include_str!("../skeleton/ui/src/l10n.rs")),
    ("crates/ui-@id@/src/log.rs", include_str!("../skeleton/ui/src/log.rs")),
    ("crates/ui-@id@/src/refusals.rs", include_str!("../skeleton/ui/src/refusals.rs")),
    ("crates/ui-@id@/src/text.rs", include_str!("../skeleton/ui/src/text.rs")),
    ("crates/ui-@id@/tests/it/main.rs", include_str!("../skeleton/ui/tests.rs")),
    ("crates/ui-@id@/l10n/en/@id@.ftl", include_str!("../skeleton/ui/en.ftl")),
    ("crates/ui-@id@/l10n/de/@id@.ftl", include_str!("../skeleton/ui/de.ftl")),
    ("crates/ui-@id@/l10n/pl/@id@.ftl", include_str!("../skeleton/ui/pl.ftl")),
    ("crates/ui-@id@/styles/@id@.css", include_str!("../skeleton/ui/board.css")),
    ("crates/ui-@id@/styles/@id@-parts.css", include_str!("../skeleton/ui/parts.css")),
    ("crates/ui-@id@/art/scene.svg", include_str!("../skeleton/ui/scene.svg")),
    ("crates/ui-@id@/art/emblem.svg", include_str!("../skeleton/ui/emblem.svg")),
    ("crates/bots/src/games/@module@.rs", include_str!("../skeleton/bots/evaluation.rs")),
    ("crates/bots/weights/@id@.toml", include_str!("../skeleton/bots/weights.toml")),
    ("docs/rules/@id@.md", include_str!("../skeleton/rules/rules.md")),
    ("docs/rules/@id@.de.md", include_str!("../skeleton/rules/rules.de.md")),
    ("docs/rules/@id@.pl.md", include_str!("../skeleton/rules/rules.pl.md")),
];

/// All other files that name a game: each gets one line, after the line that opens a list, in the order of the list.
const LINES: &[(&str, &str, &str)] = &[
    ("crates/catalog/src/lib.rs", "games! {", "    @ui@::Face,"),
    ("crates/catalog/Cargo.toml", "ui.workspace = true", "ui-@id@ = { path = \"../ui-@id@\" }"),
    ("crates/bots/src/games/mod.rs", "// Each game.", "mod @module@;"),
    ("crates/bots/Cargo.toml", "engine.workspace = true", "game-@id@ = { path = \"../game-@id@\" }"),
];

/// Words of the language cannot name a module.
const KEYWORDS: &str = " abstract as async await become box break const continue crate do dyn else enum extern false final fn for \
    gen if impl in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type \
    typeof unsafe unsized use virtual where while yield ";

pub(crate) fn new_game(root: &Path, words: &[&str]) -> Result<()> {
    let id = lay_out(root, words)?;
    let (game, ui) = (format!("game-{id}"), format!("ui-{id}"));
    cargo(root, &["fmt", "--package", &game, "--package", &ui, "--package", "bots"]).run()?;
    bless(root, &game)?;
    println!("{id} is there and can be played: `cargo run -- play {id}`. What to do next: docs/adding-a-game.md");
    Ok(())
}

/// Writes playthroughs and the format of views of these packages.
pub(crate) fn bless(root: &Path, packages: &str) -> Result<()> {
    let words = ["test", "--package", packages, "--test", "it", "--", "playthrough", "views_are"];
    cargo(root, &words).env("BLESS", "1").run()
}

/// Writes the files of the game and its lines elsewhere; its id.
pub(crate) fn lay_out<'a>(root: &Path, words: &[&'a str]) -> Result<&'a str> {
    let (id, title, letters) = match *words {
        [id, title] => (id, title, None),
        [id, title, letters] => (id, title, Some(letters)),
        _ => bail!("a new game needs an id and a title: cargo xtask new-game pearl-divers \"Pearl Divers\""),
    };
    let parts = id_parts(id)?;
    let is_plain = |letter: char| letter.is_alphanumeric() || " -:’".contains(letter);
    ensure!(
        title.contains(char::is_alphabetic) && title.trim() == title && title.chars().all(is_plain),
        "a title is words of letters and digits, not {title:?}"
    );
    let letters = clause_letters(root, &parts, letters)?;
    let module = parts.join("_");
    let names = [
        ("@id@", id.to_owned()),
        ("@Title@", title.to_owned()),
        ("@Game@", camel(&parts)),
        ("@crate@", format!("game_{module}")),
        ("@ui@", format!("ui_{module}")),
        ("@module@", module),
        ("@xx@", letters.to_lowercase()),
        ("@XX@", letters),
    ];
    let fill = |text: &str| names.iter().fold(text.to_owned(), |text, (mark, name)| text.replace(mark, name));
    let mut texts: Vec<(PathBuf, String)> = Vec::new();
    for (path, text) in FILES {
        let path = fill(path);
        ensure!(!root.join(&path).exists(), "{path} is there already: give the game another id");
        texts.push((root.join(path), fill(text)));
    }
    for (path, opening, line) in LINES {
        let text = fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"))?;
        let text = with_line(&text, opening, &fill(line)).with_context(|| format!("{path} has no line {opening:?}"))?;
        texts.push((root.join(path), text));
    }
    texts.iter().try_for_each(|(path, text)| write(path, text))?;
    Ok(id)
}

/// The words of an id.
fn id_parts(id: &str) -> Result<Vec<&str>> {
    let parts: Vec<&str> = id.split('-').collect();
    let is_word = |word: &&str| {
        word.starts_with(|letter: char| letter.is_ascii_lowercase())
            && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    ensure!(parts.iter().all(is_word) && id.len() > 1, "an id is lower-case words with hyphens, not {id:?}");
    ensure!(!KEYWORDS.contains(&format!(" {id} ")), "{id} is a word of the language Rust: give the game another id");
    Ok(parts)
}

/// The two letters of the clauses: those that are wished for, or those of the first two words, or of the one word. No other
/// rules may use them.
fn clause_letters(root: &Path, parts: &[&str], wished: Option<&str>) -> Result<String> {
    let letters = match (wished, parts) {
        (Some(wished), _) => wished.to_owned(),
        (None, [first, second, ..]) => format!("{}{}", &first[..1], &second[..1]).to_uppercase(),
        (None, _) => parts.concat()[..2].to_uppercase(),
    };
    let are_letters = letters.len() == 2 && letters.chars().all(|letter| letter.is_ascii_uppercase());
    ensure!(are_letters, "clauses begin with two capital letters, not with {letters:?}: give them after the title");
    if let Some(path) = tidy::rules_with(root, &format!("{letters}-"))? {
        bail!("the clauses of {path} begin with {letters}: give two other letters after the title");
    }
    Ok(letters)
}

/// `last-days` as `LastDays`.
fn camel(words: &[&str]) -> String {
    words.iter().map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// The text with `line` in the list below `opening`: at its end if it is closed by a brace, for its order is that of the
/// home page, and else in the order of the alphabet.
fn with_line(text: &str, opening: &str, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let start = lines.iter().position(|other| *other == opening)? + 1;
    let list = &lines[start..];
    let ends = |other: &&str| other.is_empty() || *other == "}";
    let length = list.iter().position(ends).unwrap_or(list.len());
    let closed = list.get(length) == Some(&"}");
    let place = list[..length].iter().position(|other| !closed && *other > line).unwrap_or(length);
    lines.insert(start + place, line);
    Some(lines.join("\n") + "\n")
}

pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().context("a file lies in a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A workspace with what a new game is added to.
    fn workspace(name: &str) -> PathBuf {
        let root = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        for (path, opening, _) in LINES {
            write(&root.join(path), &format!("{opening}\n\n")).unwrap();
        }
        write(&root.join("docs/rules/atlantis.md"), "* **AT-1.1** Two to four play.\n").unwrap();
        root
    }

    /// All files, with what they say.
    fn contents(folder: &Path) -> Vec<(PathBuf, String)> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let mut all: Vec<(PathBuf, String)> = entries
            .flat_map(|path| match path.is_dir() {
                true => contents(&path),
                false => vec![(path.clone(), fs::read_to_string(path).unwrap())],
            })
            .collect();
        all.sort();
        all
    }

    #[test]
    fn a_new_game_is_laid_out_once() {
        let root = workspace("new-game");
        lay_out(&root, &["last-days", "The Last Days"]).unwrap();
        let source = fs::read_to_string(root.join("crates/game-last-days/src/lib.rs")).unwrap();
        assert!(source.contains("pub struct LastDays") && source.contains("prefix: \"LD\""), "{source}");
        for mark in ["@id@", "@module@", "@Title@", "@Game@", "@crate@", "@ui@", "@XX@", "@xx@"] {
            assert!(contents(&root).iter().all(|(_, text)| !text.contains(mark)), "{mark} is left");
        }
        for (path, opening, line) in LINES {
            let line =
                line.replace("@id@", "last-days").replace("@module@", "last_days").replace("@ui@", "ui_last_days");
            let text = fs::read_to_string(root.join(path)).unwrap();
            assert!(text.starts_with(&format!("{opening}\n{line}\n")), "{path}: {text}");
        }
        let before = contents(&root);
        let refusal = lay_out(&root, &["last-days", "Again", "LA"]).unwrap_err().to_string();
        assert_eq!(refusal, "crates/game-last-days/Cargo.toml is there already: give the game another id");
        assert_eq!(contents(&root), before);
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn what_cannot_be_laid_out_is_refused_in_a_sentence_before_anything_is_written() {
        let root = workspace("refusals");
        let before = contents(&root);
        let refused = |words: &[&str], why: &str| {
            let refusal = lay_out(&root, words).unwrap_err().to_string();
            assert!(refusal.contains(why), "{words:?}: {refusal}");
        };
        for id in ["", "x", "Doom", "a--b", "-a", "../doom", "2doom", "d oom", "tiefe-2"] {
            refused(&[id, "Title"], "an id is lower-case words with hyphens, not ");
        }
        refused(&["match", "Match"], "match is a word of the language Rust");
        for words in [&[][..], &["pearls"]] {
            refused(words, "a new game needs an id and a title: ");
        }
        for title in ["", " ", "12", "a|b", "\"x\"", "a\nb", " Pearls"] {
            refused(&["pearls", title], "a title is words of letters and digits, not ");
        }
        refused(&["atoll", "Atoll"], "the clauses of docs/rules/atlantis.md begin with AT: give two other letters");
        refused(&["pearls", "Pearls", "AT"], "begin with AT");
        for letters in ["P", "pe", "PEA", "P1"] {
            refused(&["pearls", "Pearls", letters], "clauses begin with two capital letters");
        }
        refused(&["p2", "P2"], "clauses begin with two capital letters");
        assert_eq!(contents(&root), before);
        fs::write(root.join("crates/bots/Cargo.toml"), "").unwrap();
        refused(&["pearls", "Pearls"], "crates/bots/Cargo.toml has no line \"engine.workspace = true\"");
        assert_eq!(contents(&root).len(), before.len());
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_line_keeps_the_order_of_its_list() {
        let list = "use a;\n// Each game.\nmod b;\nmod d;\n\nmod a;\n";
        let with = |line| with_line(list, "// Each game.", line).unwrap();
        assert_eq!(with("mod a;"), "use a;\n// Each game.\nmod a;\nmod b;\nmod d;\n\nmod a;\n");
        assert_eq!(with("mod e;"), "use a;\n// Each game.\nmod b;\nmod d;\nmod e;\n\nmod a;\n");
        assert_eq!(with_line("games! {\n    d,\n}\n", "games! {", "    a,").unwrap(), "games! {\n    d,\n    a,\n}\n");
        assert_eq!(with_line(list, "[dependencies]", "x"), None);
    }
}
