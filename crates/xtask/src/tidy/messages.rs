//! The messages below `crates/*/l10n`: every language has the same keys with the same variables,
//! every key is used in the sources, and every key the sources say is there.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use super::lexer::layers;
use super::{Complaints, File};

/// The language the others are measured by.
const FIRST: &str = "en";
const LANGUAGES: [&str; 3] = [FIRST, "de", "pl"];
/// Where messages are said. Tests are left out: a message that only a test says is unused.
const SPEAKERS: [&str; 4] = ["crates/ui", "crates/catalog/src/", "crates/server/src/", "crates/critias/src/"];

/// What one message needs.
#[derive(Clone, Debug, Default)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    /// The forms of each choice by a number that its own texts then name: what is counted there is declined.
    choices: Vec<BTreeSet<String>>,
}

type Messages = BTreeMap<String, Needs>;

pub(crate) fn check(files: &[File]) -> Complaints {
    let mut complaints = Complaints::new();
    let [mut first, others @ ..] = LANGUAGES.map(|language| read(files, language, &mut complaints));
    // In English the rules say themselves why not: the other languages are compared with each other.
    for (key, needs) in others[0].iter().filter(|(key, _)| key.contains("refusal-")) {
        first.entry(key.clone()).or_insert_with(|| needs.clone());
    }
    for (language, messages) in LANGUAGES[1..].iter().zip(&others) {
        complaints.extend(compare(&first, messages, language));
        complaints.extend(plurals(messages, language));
    }
    complaints.extend(usage(files, &first));
    complaints
}

fn read(files: &[File], language: &str, complaints: &mut Complaints) -> Messages {
    let mut messages = Messages::new();
    for file in
        files.iter().filter(|file| file.path.contains(&format!("/l10n/{language}/")) && file.is("crates/", ".ftl"))
    {
        let resource = match parser::parse(file.text.as_str()) {
            Ok(resource) => resource,
            Err((_, errors)) => {
                complaints.extend(errors.iter().map(|error| format!("{}: {error}", file.path)));
                continue;
            }
        };
        for entry in &resource.body {
            let (id, patterns) = match entry {
                Entry::Message(message) => {
                    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                    (message.id.name.to_owned(), message.value.iter().chain(attributes).collect::<Vec<_>>())
                }
                Entry::Term(term) => (format!("-{}", term.id.name), vec![&term.value]),
                _ => continue,
            };
            let mut needs = Needs::default();
            patterns.into_iter().for_each(|pattern| needs.pattern(pattern));
            if messages.insert(id.clone(), needs).is_some() {
                complaints.push(format!("{}: {id} is there twice", file.path));
            }
        }
    }
    messages
}

impl Needs {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys = variants.iter().filter_map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => Some((*name).to_owned()),
                    VariantKey::NumberLiteral { .. } => None,
                });
                let mut inside = Needs::default();
                variants.iter().for_each(|variant| inside.pattern(&variant.value));
                if let InlineExpression::VariableReference { id } = selector
                    && inside.variables.contains(id.name)
                {
                    self.choices.push(keys.collect());
                }
                self.variables.append(&mut inside.variables);
                self.messages.append(&mut inside.messages);
                self.choices.append(&mut inside.choices);
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.messages.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// Terms are a language's own business; messages and their variables are not.
fn compare(first: &Messages, other: &Messages, language: &str) -> Complaints {
    let mut complaints = Complaints::new();
    let keys: BTreeSet<&String> = first.keys().chain(other.keys()).filter(|key| !key.starts_with('-')).collect();
    for key in keys {
        match (first.get(key), other.get(key)) {
            (Some(_), None) => complaints.push(format!("l10n/{language}: {key} is not translated")),
            (None, Some(_)) => complaints.push(format!("l10n/{language}: {key} is not in {FIRST}")),
            (Some(first), Some(other)) if first.variables != other.variables => complaints
                .push(format!("l10n/{language}: {key} uses {:?}, in {FIRST} {:?}", other.variables, first.variables)),
            _ => {}
        }
    }
    complaints
}

/// Polish counts in three forms: 1, 2-4, 5 and more.
fn plurals(messages: &Messages, language: &str) -> Complaints {
    let mut complaints = Complaints::new();
    for (key, needs) in messages.iter().filter(|_| language == "pl") {
        let lacks = |forms: &BTreeSet<String>| {
            let counts = forms.contains("one") || forms.contains("few");
            counts && ["one", "few", "many"].iter().any(|form| !forms.contains(*form))
        };
        if needs.choices.iter().any(lacks) {
            complaints.push(format!("l10n/{language}: {key} lacks one of the forms one, few, many"));
        }
    }
    complaints
}

fn usage(files: &[File], messages: &Messages) -> Complaints {
    let mut complaints = Complaints::new();
    let mut literals = BTreeSet::new();
    for file in
        files.iter().filter(|file| SPEAKERS.iter().any(|folder| file.is(folder, ".rs")) && file.path.contains("/src/"))
    {
        // Unit tests stand at the foot of a file.
        let text = file.text.split("#[cfg(test)]").next().unwrap_or_default();
        let layers = layers(text);
        for (line, said) in said(&layers.code, &layers.strings) {
            if !said.contains('{') && !messages.contains_key(said) {
                complaints.push(format!("{}:{line}: there is no message {said}", file.path));
            }
        }
        literals.extend(layers.strings.into_iter().map(|(_, text)| text));
    }
    let patterns: Vec<&String> = literals.iter().filter(|literal| is_pattern(literal)).collect();
    let referred: BTreeSet<&String> = messages.values().flat_map(|needs| &needs.messages).collect();
    for key in messages.keys() {
        let used =
            literals.contains(key) || referred.contains(key) || patterns.iter().any(|pattern| fits(pattern, key));
        if !used {
            complaints.push(format!("l10n/{FIRST}: {key} is used nowhere"));
        }
    }
    complaints
}

/// The keys given directly to `say`: its first string, if it comes first or after the language.
fn said<'a>(code: &str, strings: &'a [(usize, String)]) -> Vec<(usize, &'a str)> {
    let mut keys = Vec::new();
    for (at, _) in code.match_indices("say(") {
        let inside = &code[at + 4..];
        let Some(quote) = inside.find('"') else { continue };
        let before = inside[..quote].trim();
        let is_language = before.strip_suffix(',').is_some_and(|word| !word.contains(['(', ')', ',', ';', '{']));
        if before.is_empty() || is_language {
            let number = code[..at + 4 + quote].matches("\"\"").count();
            keys.extend(strings.get(number).map(|(line, text)| (*line, text.as_str())));
        }
    }
    keys
}

/// Whether a string may be a format that makes keys: `object-{name}`.
fn is_pattern(literal: &str) -> bool {
    let start = literal.split('{').next().unwrap_or_default();
    start.len() < literal.len() && start.len() > 2 && start.ends_with('-') && start.chars().all(is_key_letter)
}

fn is_key_letter(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
}

/// Whether a key fits a format, whose braces stand for anything.
fn fits(pattern: &str, key: &str) -> bool {
    let mut fixed = pattern.split('{').enumerate().map(|(at, part)| match at {
        0 => part,
        _ => part.split_once('}').map_or("", |(_, after)| after),
    });
    let Some(mut rest) = fixed.next().and_then(|start| key.strip_prefix(start)) else { return false };
    for part in fixed {
        if part.is_empty() {
            continue;
        }
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.is_empty() || pattern.ends_with('}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complain(english: &str, german: &str, polish: &str, source: &str) -> Complaints {
        check(&[
            File::new("crates/ui/l10n/en/house.ftl", english),
            File::new("crates/ui/l10n/de/house.ftl", german),
            File::new("crates/ui/l10n/pl/house.ftl", polish),
            File::new("crates/ui/src/lib.rs", source),
        ])
    }

    fn same(text: &str, source: &str) -> Complaints {
        complain(text, text, text, source)
    }

    #[test]
    fn used_and_translated_messages_pass() {
        let text = "-house = Critias\nhello = Hello { $name } { -house }\nobject-ring = ring\nkind = x\n";
        let source =
            r#"fn f() { say(lang, "hello", &[("name", x)]); let k = "kind"; say(lang, &format!("object-{k}"), &[]); }"#;
        assert_eq!(same(text, source), Complaints::new());
    }

    #[test]
    fn a_missing_translation_and_a_different_variable_are_found() {
        let source = r#"fn f() { ctx.say("a"); ctx.say("b"); ctx.say("c"); }"#;
        let polish = "a = x { NUMBER($x) }\nb = x\nc = x\n";
        assert_eq!(
            complain("a = x { $x }\nb = x\nc = x\n", "a = x { $y }\nc = x\nd = x\n", polish, source),
            ["l10n/de: a uses {\"y\"}, in en {\"x\"}", "l10n/de: b is not translated", "l10n/de: d is not in en",]
        );
    }

    #[test]
    fn refusals_need_no_english_but_every_other_language() {
        let source = r#"fn f() { refusal(&MESSAGES, "ad-refusal-{key}", illegal, lang); }"#;
        let german = "ad-refusal-over = x\nad-refusal-no-die = x { $by }\n";
        assert_eq!(complain("", german, german, source), Complaints::new());
        assert_eq!(
            complain("", german, "ad-refusal-no-die = x\n", source),
            ["l10n/pl: ad-refusal-no-die uses {}, in en {\"by\"}", "l10n/pl: ad-refusal-over is not translated",]
        );
    }

    #[test]
    fn unused_and_unknown_messages_are_found() {
        let source = "fn f() {\n say(lang, \"a\", &[]);\n say(lang, \"lost\", &[]); }\n#[cfg(test)]\nmod tests { fn g() { say(lang, \"b\", &[]); } }";
        assert_eq!(
            same("a = x\nb = y\nobject-ring = z\n", source),
            [
                "crates/ui/src/lib.rs:3: there is no message lost",
                "l10n/en: b is used nowhere",
                "l10n/en: object-ring is used nowhere",
            ]
        );
    }

    #[test]
    fn polish_needs_its_three_forms_where_it_counts() {
        let two = "a = { $n ->\n    [one] { $n } x\n   *[other] { $n } y\n }\n";
        let four =
            "a = { $n ->\n    [one] { $n } x\n    [few] { $n } y\n    [many] { $n } z\n   *[other] { $n } z\n }\n";
        let verb = "a = { $n ->\n    [one] x { $y }\n   *[other] y { $y }\n }\n";
        let source = r#"fn f() { ctx.say("a"); }"#;
        assert_eq!(complain(two, two, four, source), Complaints::new());
        assert_eq!(same(verb, source), Complaints::new());
        assert_eq!(complain(two, two, two, source), ["l10n/pl: a lacks one of the forms one, few, many"]);
    }

    #[test]
    fn doubles_and_bad_syntax_are_found() {
        let good = "a = x\n";
        let source = r#"fn f() { ctx.say("a"); }"#;
        assert_eq!(complain(good, "a = x\na = y\n", good, source), ["crates/ui/l10n/de/house.ftl: a is there twice"]);
        assert!(complain(good, "a = { $\n", good, source)[0].starts_with("crates/ui/l10n/de/house.ftl: "));
    }

    #[test]
    fn formats_make_keys() {
        assert!(is_pattern("object-{}") && is_pattern("at-{kind}-of") && !is_pattern("{}") && !is_pattern("Game {x}"));
        assert!(fits("object-{}", "object-ring") && fits("at-{kind}-of", "at-tile-of"));
        assert!(!fits("object-{}", "subject-ring") && !fits("at-{kind}-of", "at-tile-from"));
    }
}
