//! How a game is taught: its rules for players, with pictures and explained words, and the three cards before a first game. The numbered
//! clauses stand behind it, in [`mod@crate::rules`].

mod cards;
mod parse;
mod words;

use std::sync::OnceLock;

use maud::Markup;

use crate::assets::Asset;
use crate::l10n::Lang;
use crate::rules::Rules;

pub(crate) use cards::cards;
pub use words::{Explained, Explainer, Word, explained};

/// What one game offers to whoever does not know it yet.
pub struct Lesson {
    /// The game in five minutes, English, German and Polish: [`lesson_texts!`](crate::lesson_texts).
    texts: [&'static str; 3],
    documents: OnceLock<[Guide; 3]>,
    /// What the pictures refer to: once per page.
    pub symbols: fn() -> Markup,
    /// A picture by its name; nothing if there is none of that name.
    pub picture: fn(&str, Lang) -> Option<Markup>,
    /// How the pictures look on a page that is no table.
    pub style: &'static Asset,
    pub cards: Cards,
    /// What is explained where it is said, and listed at the end of the rules for players.
    pub words: &'static [Word],
}

/// The three cards before a first game; each has a picture: `goal`, `turn`, `end`. All of these are messages.
pub struct Cards {
    pub goal: Card,
    pub turn: Card,
    pub end: Card,
}

pub struct Card {
    pub title: &'static str,
    /// One message is a paragraph, several are steps.
    pub words: &'static [&'static str],
    pub tip: &'static str,
}

/// The texts in `docs/play` of the game of an id. To be called from a file in `src` of a crate beside this one.
#[macro_export]
macro_rules! lesson_texts {
    ($id:literal) => {
        [
            include_str!(concat!("../../../docs/play/", $id, ".md")),
            include_str!(concat!("../../../docs/play/", $id, ".de.md")),
            include_str!(concat!("../../../docs/play/", $id, ".pl.md")),
        ]
    };
}

impl Lesson {
    pub const fn new(
        texts: [&'static str; 3],
        symbols: fn() -> Markup,
        picture: fn(&str, Lang) -> Option<Markup>,
        style: &'static Asset,
        cards: Cards,
        words: &'static [Word],
    ) -> Self {
        Self { texts, documents: OnceLock::new(), symbols, picture, style, cards, words }
    }

    /// The rules for players; clauses in them lead to those of `rules`.
    pub fn guide(&self, rules: &Rules, lang: Lang) -> &Guide {
        &self.documents.get_or_init(|| self.texts.map(|text| parse::parse(text, rules.ids())))[lang as usize]
    }
}

/// The rules for players as a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    pub title: String,
    pub parts: Vec<Part>,
}

/// A part under its heading: words and pictures, then steps side by side, and notes in the margin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// The anchor, the same in every language.
    pub id: String,
    pub title: String,
    pub blocks: Vec<Block>,
    pub steps: Vec<Step>,
    pub notes: Vec<Note>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    pub title: String,
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Words { html: String, text: String },
    Picture { name: String, alt: String },
}

/// What a clause adds: a case, an exception.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub clause: String,
    pub words: String,
}

impl Guide {
    /// The pictures that it shows, in order.
    pub fn pictures(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().flat_map(Part::all_blocks).filter_map(|block| match block {
            Block::Picture { name, .. } => Some(name.as_str()),
            Block::Words { .. } => None,
        })
    }
}

impl Part {
    fn all_blocks(&self) -> impl Iterator<Item = &Block> {
        self.blocks.iter().chain(self.steps.iter().flat_map(|step| &step.blocks))
    }

    /// All its words, to search in.
    pub fn text(&self) -> String {
        let steps = self.steps.iter().map(|step| step.title.as_str());
        let blocks = self.all_blocks().map(|block| match block {
            Block::Words { text, .. } => text.as_str(),
            Block::Picture { alt, .. } => alt.as_str(),
        });
        let notes = self.notes.iter().map(|note| note.words.as_str());
        [self.title.as_str()].into_iter().chain(steps).chain(blocks).chain(notes).collect::<Vec<_>>().join("\n")
    }
}
