//! The messages of all crates: they keep to the tone of our pages.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;

fn words(pattern: &Pattern<&str>, out: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| words(&variant.value, out));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

#[test]
fn no_message_shouts_or_uses_typewriter_quotes() {
    let mut met = 0;
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..")) {
        let text = fs::read_to_string(&path).expect("messages are text");
        let place = path.display();
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            assert!(message.attributes.is_empty(), "{place}: {key} has attributes, which nothing reads");
            let mut said = String::new();
            message.value.iter().for_each(|pattern| words(pattern, &mut said));
            for mark in ['!', '"', '\'', '\u{2014}'] {
                // The event cards of the senate games are printed so.
                let printed = mark == '!' && ["da-event-title", "ld-event-title"].contains(&key);
                assert!(printed || !said.contains(mark), "{place}: {key} has {mark}");
            }
            met += 1;
        }
    }
    assert!(met > 3000, "{met} messages");
}

/// The message files of all crates.
fn files(crates: &Path) -> Vec<std::path::PathBuf> {
    let entries = |folder: &Path| -> Vec<std::path::PathBuf> {
        let Ok(found) = fs::read_dir(folder) else { return Vec::new() };
        found.map(|entry| entry.expect("the folder can be read").path()).collect()
    };
    let languages = entries(crates).into_iter().flat_map(|one| entries(&one.join("l10n")));
    languages.flat_map(|language| entries(&language)).collect()
}
