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

/// A kind of component: one section of the components page.
pub struct Part {
    pub id: &'static str,
    pub heading: String,
    pub clause: &'static str,
    /// A sentence under the heading; may be empty.
    pub hint: String,
    /// What is in the box, as the table draws it; nothing for numbers that are printed on no piece.
    pub pieces: Vec<Piece>,
    /// Where its numbers come from: a table that stands below all pieces, folded; nothing if they stand among the
    /// numbers that no part shows.
    pub table: Option<Markup>,
}

/// A piece, a card or a tile as the table draws it.
pub struct Piece {
    /// For the eye only: the words beside it say the same.
    pub picture: Markup,
    pub name: String,
    /// How many are in the box; nothing where that has no meaning.
    pub count: Option<u32>,
    /// What it does, in a sentence; may be empty.
    pub words: String,
}

impl Piece {
    pub fn new(picture: Markup, name: String, words: String) -> Self {
        Self { picture, name, count: None, words }
    }

    /// So many of it are in the box.
    pub fn times(self, count: impl Into<u32>) -> Self {
        Self { count: Some(count.into()), ..self }
    }

    /// As many of it are in the box as an entry of the data file says.
    pub fn as_many_as(self, facts: &[Fact], key: &str) -> Self {
        let count = facts.iter().find(|fact| fact.key == key).and_then(|fact| fact.value.parse().ok());
        Self { count, ..self }
    }
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
