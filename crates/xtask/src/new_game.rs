//! `cargo xtask new-game ID`: the crate of a new game, small enough to be overwritten. It compiles,
//! and its battery fails because nobody can do anything yet.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::packages;
use crate::run::cargo;

/// Where each file goes, from the root, and what it says. `@id@` is the game's id, `@Game@` its type, `@crate@` its
/// crate in code, and `@XX@` the two letters of its clauses.
const FILES: &[(&str, &str)] = &[
    ("crates/game-@id@/Cargo.toml", include_str!("../skeleton/Cargo.toml")),
    ("crates/game-@id@/README.md", include_str!("../skeleton/README.md")),
    ("crates/game-@id@/clippy.toml", include_str!("../skeleton/clippy.toml")),
    ("crates/game-@id@/data/@id@.toml", include_str!("../skeleton/data/game.toml")),
    ("crates/game-@id@/src/lib.rs", include_str!("../skeleton/src/lib.rs")),
    ("crates/game-@id@/src/actions.rs", include_str!("../skeleton/src/actions.rs")),
    ("crates/game-@id@/src/components.rs", include_str!("../skeleton/src/components.rs")),
    ("crates/game-@id@/src/legal.rs", include_str!("../skeleton/src/legal.rs")),
    ("crates/game-@id@/src/setup.rs", include_str!("../skeleton/src/setup.rs")),
    ("crates/game-@id@/src/view.rs", include_str!("../skeleton/src/view.rs")),
    ("crates/game-@id@/tests/it/main.rs", include_str!("../skeleton/tests/it/main.rs")),
    ("docs/rules/@id@.md", include_str!("../skeleton/rules.md")),
];

pub(crate) fn new_game(root: &Path, id: &str) -> Result<()> {
    lay_out(root, id)?;
    println!("crates/game-{id} is there. Next: docs/adding-a-game.md, and `cargo test -p game-{id}`.");
    Ok(())
}

fn lay_out(root: &Path, id: &str) -> Result<()> {
    let words: Vec<&str> = id.split('-').collect();
    let is_word = |word: &&str| {
        word.starts_with(|letter: char| letter.is_ascii_lowercase())
            && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    ensure!(words.iter().all(is_word) && id.len() > 1, "an id is lower-case words with hyphens, not {id:?}");
    ensure!(!root.join(format!("crates/game-{id}")).exists(), "crates/game-{id} is there already");
    let names = [
        ("@id@", id.to_owned()),
        ("@Game@", camel(&words)),
        ("@crate@", format!("game_{}", words.join("_"))),
        ("@XX@", letters(&words)),
    ];
    let fill = |text: &str| names.iter().fold(text.to_owned(), |text, (mark, name)| text.replace(mark, name));
    add_to_workspace(root, id)?;
    for (path, text) in FILES {
        write(&root.join(fill(path)), &fill(text))?;
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().context("a file lies in a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// `last-days` as `LastDays`.
fn camel(words: &[&str]) -> String {
    words.iter().map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// The two letters of the clauses: of the first two words, or of the one word.
fn letters(words: &[&str]) -> String {
    let letters = match words {
        [one] => one[..2].to_owned(),
        [first, second, ..] => format!("{}{}", &first[..1], &second[..1]),
        [] => String::new(),
    };
    letters.to_uppercase()
}

/// The members are a pattern; only the name for other crates must be added, after the games that are there.
fn add_to_workspace(root: &Path, id: &str) -> Result<()> {
    let path = root.join("Cargo.toml");
    let text = fs::read_to_string(&path).context("cannot read the root's Cargo.toml")?;
    let Some(last) = text.lines().rfind(|line| line.starts_with("game-")) else {
        bail!("the root's Cargo.toml lists no game");
    };
    let line = format!("game-{id} = {{ path = \"crates/game-{id}\" }}");
    let text = text.replacen(last, &format!("{last}\n{line}"), 1);
    write(&path, &text)
}

/// Lays the skeleton out in a workspace of its own and builds it; its battery must then fail.
pub(crate) fn check_skeleton(root: &Path) -> Result<()> {
    let workspace = root.join("target").join("skeleton");
    if workspace.exists() {
        fs::remove_dir_all(&workspace).context("cannot empty the old skeleton")?;
    }
    let folder = root.to_str().context("the root's path is no text")?;
    let manifest = fs::read_to_string(root.join("Cargo.toml"))?
        .replace("path = \"crates/", &format!("path = \"{folder}/crates/"))
        .replace("default-members = [\"crates/critias\"]\n", "");
    write(&workspace.join("Cargo.toml"), &manifest)?;
    lay_out(&workspace, "skeleton")?;
    fs::copy(root.join("Cargo.lock"), workspace.join("Cargo.lock"))?;
    let here = |words: &[&str]| {
        let words = [&words[..1], &["--offline", "--package", "game-skeleton"], &words[1..]].concat();
        // The same folder for what is built: most of it is built already.
        cargo(&workspace, &words).env("CARGO_TARGET_DIR", packages::target(root)).env("RUST_BACKTRACE", "0")
    };
    here(&["clippy", "--all-targets", "--", "--deny", "warnings"]).run()?;
    here(&["test", "--no-run"]).run()?;
    let (content, said) = here(&["test", "--quiet"]).output()?;
    ensure!(!content, "the battery is content with a game without rules");
    ensure!(said.contains("after step 0"), "the battery did not get to its first look:\n{said}");
    println!("the skeleton builds, and the battery is rightly not content with it");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn workspace(name: &str) -> std::path::PathBuf {
        let root = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        write(&root.join("Cargo.toml"), "[workspace.dependencies]\ngame-atlantis = { path = \"x\" }\nserde = \"1\"\n")
            .unwrap();
        root
    }

    #[test]
    fn a_new_game_is_laid_out_once() {
        let root = workspace("new-game");
        lay_out(&root, "last-days").unwrap();
        let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
        assert!(
            manifest.contains("\"x\" }\ngame-last-days = { path = \"crates/game-last-days\" }\nserde"),
            "{manifest}"
        );
        let source = fs::read_to_string(root.join("crates/game-last-days/src/lib.rs")).unwrap();
        assert!(source.contains("pub struct LastDays") && source.contains("prefix: \"LD\""), "{source}");
        for (path, _) in FILES {
            let text = fs::read_to_string(root.join(path.replace("@id@", "last-days"))).unwrap();
            assert!(!text.contains('@'), "{path}: {text}");
        }
        assert!(lay_out(&root, "last-days").unwrap_err().to_string().contains("there already"));
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_bad_id_is_refused_before_anything_is_written() {
        let root = workspace("bad-id");
        for id in ["", "x", "Doom", "a--b", "-a", "../doom", "2doom", "d oom"] {
            assert!(lay_out(&root, id).is_err(), "{id}");
        }
        assert!(!root.join("crates").exists());
        fs::remove_dir_all(root).unwrap();
    }
}
