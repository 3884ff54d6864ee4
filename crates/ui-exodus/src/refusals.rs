//! Why not, in the person's language.

use engine::{Components as _, Field};
use game_exodus::kinds::{Book, Cell, Influence, Knowledge, Profession};
use game_exodus::{Components, Illegal};
use ui::refusals::Fields;

use super::words;
use crate::l10n::{Lang, MESSAGES, say};

/// The keys of messages.
const KEYS: &str = "exodus-refusal-{key}";

/// The sentence of a refusal. Names come from the data that the program brings: a refusal knows no table.
pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    ui::refusals::refusal(&MESSAGES, KEYS, illegal, lang, |fields| said(lang, fields))
}

fn said(lang: Lang, fields: &Fields) -> Vec<(&'static str, String)> {
    let set = Components::standard();
    let number = |name: &str| fields.iter().find(|(other, _)| *other == name).and_then(|(_, field)| numbered(field));
    let book = fields.iter().find_map(|(_, field)| Book::ALL.into_iter().find(|book| is(field, &book.to_string())));
    let mut said = Vec::new();
    for (name, field) in fields {
        if let Some(profession) = Profession::ALL.into_iter().find(|profession| is(field, profession.name())) {
            let word = words::profession(lang, set, profession);
            said.extend([(*name, word.clone()), ("prof", word)]);
        }
        match (*name, numbered(field)) {
            ("cell", Some(number)) => {
                let cell = Cell(number);
                let agora = if set.grid.cell(cell).agora { "yes" } else { "no" };
                said.extend([("cell", words::cell(lang, set, cell)), ("agora", agora.to_owned())]);
            }
            ("card", Some(number)) => said.push(("card", words::influence(lang, set, Influence(number)))),
            ("name", Some(number)) => {
                let word = words::knowledge(lang, set, Knowledge(number));
                said.extend([("name", word.clone()), ("card", word)]);
            }
            ("space", Some(number)) => said.push(("number", (number + 1).to_string())),
            ("gold", Some(number)) => said.push(("coins", words::gold(lang, number))),
            ("why", None) if lang != Lang::En => {
                said.push(("why", say(lang, "exodus-refusal-idle", &[("why", key(field).into())])));
            }
            _ => {}
        }
    }
    if let (Some(needs), Some(has)) = (number("needs"), number("has")) {
        let count = |count| book.map_or_else(|| words::gold(lang, count), |book| words::books(lang, Some(book), count));
        said.extend([("cost", count(needs)), ("owned", count(has))]);
    }
    said.extend(book.map(|book| ("book", words::book(lang, book))));
    said
}

fn key(field: &Field) -> &str {
    if let Field::Name { key, .. } = field { key } else { "" }
}

fn is(field: &Field, name: &str) -> bool {
    key(field) == name
}

/// A number, or the number by which the data set knows a thing.
fn numbered(field: &Field) -> Option<u8> {
    match field {
        Field::Number(number) => u8::try_from(*number).ok(),
        Field::Name { key, .. } => key.parse().ok(),
        Field::Seat(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_translated() {
        ui_testkit::reasons_are_translated::<Illegal>(&MESSAGES, KEYS);
    }
}
