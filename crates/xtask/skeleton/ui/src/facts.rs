//! The data file in words and pictures, for the components page.

use engine::Fact;
use @crate@::Components;
use maud::html;
use ui::facts::{FactWords, Part};

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

/// The shells as a table.
pub(crate) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let picture = html! {
        table.@id@-shells {
            tbody {
                @for (worth, count) in (1..).zip(set.shells) {
                    tr { th scope="row" { (worth) } td { (count) } }
                }
            }
        }
    };
    let heading = say(lang, "@id@-fact-shells", &[]);
    vec![Part { id: "shells", heading, clause: "@XX@-1.1", hint: String::new(), picture }]
}
