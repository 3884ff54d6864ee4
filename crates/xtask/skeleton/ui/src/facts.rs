//! The data file in words and pictures, for the components page.

use engine::Fact;
use @crate@::Components;
use maud::html;
use ui::facts::{FactWords, Part, Piece};

use crate::l10n::{Lang, say};

/// An entry of the data file in words; the key itself where there are none.
pub(crate) fn words(fact: &Fact, lang: Lang) -> FactWords {
    let name = match fact.key.as_str() {
        "bag.shells" => say(lang, "@id@-fact-shells", &[]),
        "scoring.limit" => say(lang, "@id@-fact-limit", &[]),
        other => other.to_owned(),
    };
    FactWords::plain(name, fact)
}

/// The shells by their worth.
pub(crate) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let piece = |(worth, count): (u32, _)| {
        let picture = html! { svg viewBox="0 0 40 40" { circle cx="20" cy="20" r="18" fill="currentColor" {} } };
        Piece::new(picture, worth.to_string(), String::new()).times(count)
    };
    let heading = say(lang, "@id@-fact-shells", &[]);
    let pieces = (1..).zip(set.shells).map(piece).collect();
    vec![Part { id: "shells", heading, clause: "@XX@-1.1", hint: String::new(), pieces, table: None }]
}
