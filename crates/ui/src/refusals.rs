//! Why not, in the person's language, without its clause: English from the rules, the other languages from the messages
//! of the game.

use engine::{Field, Reason};

use crate::l10n::{Lang, Messages, Value};

/// What a refusal speaks of, by name.
pub type Fields = [(&'static str, Field)];

/// The sentence of a refusal. `keys` makes the key of its message: `ad-refusal-{key}`. A message has the fields of the
/// reason as variables, numbers as such and things by their plain names; `words` adds the game's own words for them. In
/// English they stand for the fields of the same name; where the page has an English message of its own, that is said.
pub fn refusal(
    messages: &'static Messages,
    keys: &str,
    reason: &impl Reason,
    lang: Lang,
    words: impl Fn(&Fields) -> Vec<(&'static str, String)>,
) -> String {
    let fields = reason.fields();
    let words = words(&fields);
    let key = keys.replace("{key}", &reason.key());
    if lang == Lang::En && !messages.knows(lang, &key) {
        let word = |name: &str, field: Field| match words.iter().find(|(other, _)| *other == name) {
            Some((_, word)) => word.clone(),
            None => plain(&field),
        };
        return sentence(&reason.english(&word));
    }
    let mut variables: Vec<(&str, Value<'_>)> = fields.iter().map(|(name, field)| (*name, value(field))).collect();
    variables.extend(words.iter().map(|(name, word)| (*name, word.as_str().into())));
    messages.say(lang, &key, &variables)
}

/// People call seats players.
fn plain(field: &Field) -> String {
    match field {
        Field::Seat(seat) => format!("player {}", seat.0 + 1),
        Field::Number(_) | Field::Name { .. } => field.to_string(),
    }
}

fn value(field: &Field) -> Value<'_> {
    match field {
        Field::Number(number) => (*number).into(),
        Field::Seat(seat) => (seat.0 + 1).into(),
        Field::Name { key, .. } => key.as_str().into(),
    }
}

/// Begins with a capital and ends with a full stop.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters.clone()).chain(['.']).collect()
}
