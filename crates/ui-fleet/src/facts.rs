//! The data files of both editions on the components page: ships and cards as tables, each number with its origin.

use engine::Fact;
use maud::{Markup, html};

use crate::l10n::Lang;
use ui::facts::origin_mark;
use ui::picture::Picture;

/// What stands in a table beside the name of a thing.
pub enum Cell {
    /// A number or a word, and the key of the entry it comes from.
    Value(String, String),
    /// What it does, the clause that says so, and the key of an entry it depends on; there may be none.
    Words(String, &'static str, String),
}

/// A table with these headings and rows.
pub fn table<P: Picture>(lang: Lang, facts: &[Fact], heads: &[&str], rows: Vec<(String, Vec<Cell>)>) -> Markup {
    let origin = |key: &str| {
        html! { @if let Some(fact) = facts.iter().find(|fact| fact.key == key) { " " (origin_mark(lang, fact.origin)) } }
    };
    let rule = |id: &str| html! { a href={ "/games/" (P::ENTRY.id()) "/rules#" (id) } { (id) } };
    html! {
        div.scroll tabindex="0" {
            table.fleet-parts {
                thead { tr { @for key in heads { th scope="col" { (P::say(lang, key, &[])) } } } }
                tbody {
                    @for (name, cells) in &rows {
                        tr {
                            th scope="row" { (name) }
                            @for cell in cells {
                                @match cell {
                                    Cell::Value(value, key) => { td.n { (value) (origin(key)) } }
                                    Cell::Words(words, id, key) => { td { (words) " " (rule(id)) (origin(key)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
