//! What stands in the data files of a game, in words and pictures: what a game gives to the components page.

use engine::{Fact, Origin};
use maud::{Markup, html};

use crate::l10n::{Lang, say};

pub struct FactWords {
    /// What the number is: "Movement cards".
    pub name: String,
    pub value: Markup,
}

impl FactWords {
    /// A value that reads the same in every language, or in none.
    pub fn plain(name: String, fact: &Fact) -> Self {
        Self { name, value: html! { (fact.value) } }
    }
}

/// A kind of component as a picture that is a table: one section of the components page.
pub struct Part {
    pub id: &'static str,
    pub heading: String,
    pub clause: &'static str,
    /// A sentence under the heading; may be empty.
    pub hint: String,
    pub picture: Markup,
}

/// All origins, in the order of the legend.
pub(crate) const ORIGINS: [Origin; 3] = [Origin::Rulebook, Origin::Outside, Origin::Reconstruction];

pub(crate) fn origin_words(lang: Lang, origin: Origin) -> (String, String) {
    let name = ["rulebook", "outside", "reconstruction"][origin as usize];
    (say(lang, &format!("components-{name}"), &[]), say(lang, &format!("components-{name}-hint"), &[]))
}

/// The mark of an origin: letter and shape as in the rules. Readers get the words beside it, or the title.
pub fn origin_mark(lang: Lang, origin: Origin) -> Markup {
    let (class, letter) = [("r", "R"), ("x", "X"), ("c", "C")][origin as usize];
    html! { span.origin.(class) aria-hidden="true" title=(origin_words(lang, origin).0) { (letter) } }
}
