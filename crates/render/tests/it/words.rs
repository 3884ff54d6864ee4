//! The messages: the same keys and variables in every language, all of them used, none missing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

const LANGUAGES: [&str; 3] = ["en", "de", "pl"];

fn crate_dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// What a message is made of.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shape {
    variables: BTreeSet<String>,
    /// The choices of each select, by what it selects on.
    selects: Vec<(String, BTreeSet<String>)>,
    words: String,
}

fn file_names() -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(crate_dir().join("l10n/en"))
        .expect("there are English messages")
        .map(|entry| entry.expect("the folder can be read").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

fn messages(lang: &str, file: &str) -> BTreeMap<String, Shape> {
    let path = crate_dir().join("l10n").join(lang).join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(Message { id, value, attributes, .. }) = entry {
            assert!(attributes.is_empty(), "{lang}/{file}: {} has attributes, which nothing reads", id.name);
            let mut shape = Shape::default();
            value.iter().for_each(|pattern| look_at(pattern, &mut shape));
            assert!(found.insert(id.name.to_owned(), shape).is_none(), "{lang}/{file}: {} twice", id.name);
        }
    }
    found
}

fn look_at(pattern: &Pattern<&str>, shape: &mut Shape) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => shape.words.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => variable(inline, shape),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                variable(selector, shape);
                let on = match selector {
                    InlineExpression::VariableReference { id } => id.name.to_owned(),
                    other => panic!("a select on {other:?}"),
                };
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                shape.selects.push((on, variants.iter().map(|variant| key(&variant.key)).collect()));
                variants.iter().for_each(|variant| look_at(&variant.value, shape));
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, shape: &mut Shape) {
    if let InlineExpression::VariableReference { id } = inline {
        shape.variables.insert(id.name.to_owned());
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    for file in file_names() {
        let english = messages("en", &file);
        for lang in ["de", "pl"] {
            let other = messages(lang, &file);
            assert_eq!(other.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{lang}/{file}");
            for (key, shape) in &english {
                assert_eq!(other[key].variables, shape.variables, "{lang}/{file}: {key}");
            }
        }
    }
}

#[test]
fn polish_counts_in_all_its_forms() {
    for file in file_names() {
        for (key, shape) in messages("pl", &file) {
            for (on, choices) in shape.selects {
                let plural = ["one", "few", "many"].iter().filter(|form| choices.contains(**form)).count();
                assert!(plural == 0 || plural == 3, "pl/{file}: {key} counts {on} by {choices:?} only");
            }
        }
    }
}

#[test]
fn no_message_shouts_or_uses_typewriter_quotes() {
    for lang in LANGUAGES {
        for file in file_names() {
            for (key, shape) in messages(lang, &file) {
                for mark in ['!', '"', '\'', '\u{2014}'] {
                    // The event cards of the senate games are printed so.
                    let printed = mark == '!' && ["da-event-title", "ld-event-title"].contains(&key.as_str());
                    assert!(printed || !shape.words.contains(mark), "{lang}/{file}: {key} has {mark}");
                }
            }
        }
    }
}

/// The Rust sources that may speak: this crate and the programs on top of it, without their tests.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for name in ["render", "server", "critias"] {
        collect(&crate_dir().join("..").join(name).join("src"), &mut found);
    }
    found
}

fn collect(dir: &Path, found: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("sources are text");
            let spoken = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            found.push((path, spoken));
        }
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let sources = sources();
    let said = |text: &str| sources.iter().any(|(_, source)| source.contains(text));
    for file in file_names() {
        for key in messages("en", &file).into_keys() {
            // `format!("object-{name}")` says all messages that begin so.
            let mut heads = key.match_indices('-').map(|(at, _)| format!("\"{}{{", &key[..=at]));
            assert!(said(&format!("\"{key}\"")) || heads.any(|head| said(&head)), "{file}: nothing says {key}");
        }
    }
}

#[test]
fn everything_said_has_a_message() {
    let known: BTreeSet<String> =
        file_names().iter().flat_map(|file| messages("en", file).into_keys().collect::<Vec<_>>()).collect();
    let mut calls = 0;
    for (path, source) in sources() {
        for (at, call) in source.match_indices("say(") {
            let arguments = &source[at + call.len()..];
            let Some((before, rest)) = arguments.split_once('"') else { continue };
            // Only calls whose key is the first literal: `say("key")`, `say(lang, "key", …)`.
            if before.contains([')', ';', '{', '&', '(']) || before.len() > 60 {
                continue;
            }
            let key = rest.split('"').next().unwrap_or_default();
            calls += 1;
            assert!(known.contains(key), "{}: there is no message {key}", path.display());
        }
    }
    assert!(calls > 50, "the search for calls finds only {calls}");
}
