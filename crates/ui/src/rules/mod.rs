//! The rules of a game as a document: sections and numbered clauses, read from a text.
//!
//! The texts are embedded. A clause is whatever has an id there: a numbered clause, a ruling, a decision, a worked example, an
//! invariant; each can be linked to, searched and printed on its own.

mod parse;
mod search;
mod text;

use std::sync::OnceLock;

use crate::entry::Entry;
use crate::l10n::Lang;

pub(crate) use parse::{Ids, markdown_html};
pub use search::{Hit, search};
pub(crate) use search::{has_words, highlight};
pub(crate) use text::plain;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesDoc {
    pub title: String,
    pub sections: Vec<Section>,
    /// The language it is really written in.
    pub lang: Lang,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// The anchor: `s1`, `s2` and so on; the same in every language.
    pub anchor: String,
    /// The heading; empty for what stands before the first.
    pub title: String,
    pub clauses: Vec<Clause>,
}

/// A clause, or a piece of text between clauses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clause {
    /// The id, such as `AT-5.5`, if it has one. It is the anchor too.
    pub id: Option<String>,
    pub title: Option<String>,
    /// The mark-up without id and heading.
    pub html: String,
    pub text: String,
}

impl RulesDoc {
    /// The clause, ruling, example or invariant of an id; case does not matter.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.as_deref().is_some_and(|known| known.eq_ignore_ascii_case(id.trim())))
    }

    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.clauses().filter_map(|clause| clause.id.as_deref())
    }

    /// The whole document for a terminal.
    pub fn to_text(&self) -> String {
        let mut out = format!("{}\n{}\n", self.title, "=".repeat(self.title.chars().count()));
        for section in &self.sections {
            if !section.title.is_empty() {
                out += &format!("\n{}\n{}\n", section.title, "-".repeat(section.title.chars().count()));
            }
            for clause in &section.clauses {
                out += &format!("\n{}\n", clause.to_text());
            }
        }
        out
    }
}

impl Section {
    /// Whether nobody needs it to play: it has only rulings, decisions, examples or invariants, and none of the clauses
    /// that are numbered by chapter.
    pub fn is_for_the_curious(&self) -> bool {
        let mut ids = self.clauses.iter().filter_map(|clause| clause.id.as_deref()).peekable();
        ids.peek().is_some() && ids.all(|id| id.split_once('-').is_some_and(|(_, number)| !number.contains('.')))
    }
}

impl Clause {
    /// The clause for a terminal: id, heading, text.
    pub fn to_text(&self) -> String {
        let head = [self.id.as_deref(), self.title.as_deref()].into_iter().flatten().collect::<Vec<_>>().join(" ");
        match (head.is_empty(), self.text.contains('\n')) {
            (true, _) => self.text.clone(),
            (false, true) => format!("{head}\n{}", self.text),
            (false, false) => format!("{head}  {}", self.text).trim_end().to_owned(),
        }
    }
}

/// The rules of one game: its texts, read when they are first asked for.
pub struct Rules {
    prefixes: &'static [&'static str],
    cited: &'static [(&'static str, &'static str)],
    texts: [&'static str; 3],
    documents: OnceLock<[RulesDoc; 3]>,
}

/// The rules in `docs/rules` of the game of an id, whose clauses begin with one of these prefixes. They may cite clauses
/// of other games: prefix and game. To be called from a file in `src` of a crate beside this one.
#[macro_export]
macro_rules! rules {
    ($id:literal, $prefixes:expr) => {
        $crate::rules!($id, $prefixes, &[])
    };
    ($id:literal, $prefixes:expr, $cited:expr) => {
        $crate::rules::Rules::new(
            $prefixes,
            $cited,
            [
                include_str!(concat!("../../../docs/rules/", $id, ".md")),
                include_str!(concat!("../../../docs/rules/", $id, ".de.md")),
                include_str!(concat!("../../../docs/rules/", $id, ".pl.md")),
            ],
        )
    };
}

impl Rules {
    /// The rules of these texts, English, German and Polish.
    pub const fn new(
        prefixes: &'static [&'static str],
        cited: &'static [(&'static str, &'static str)],
        texts: [&'static str; 3],
    ) -> Self {
        Self { prefixes, cited, texts, documents: OnceLock::new() }
    }

    /// What the ids of clauses begin with.
    pub fn prefixes(&self) -> &'static [&'static str] {
        self.prefixes
    }

    pub fn text(&self, lang: Lang) -> &'static str {
        self.texts[lang as usize]
    }

    /// The ids that are links in its texts.
    pub(crate) fn ids(&self) -> Ids<'static> {
        Ids { own: self.prefixes, cited: self.cited }
    }

    pub fn document(&self, lang: Lang) -> &RulesDoc {
        let ids = self.ids();
        let read = |lang| RulesDoc { lang, ..parse::parse(self.text(lang), ids) };
        &self.documents.get_or_init(|| Lang::ALL.map(read))[lang as usize]
    }
}

/// How two editions of a game differ, as a chapter of the rules tells it.
pub struct Differences {
    /// The heading of the chapter, without its number.
    pub title: String,
    /// The table: every clause is a link into the rules of its game.
    pub table: String,
    /// The language it is really written in.
    pub lang: Lang,
}

/// The chapter on how a game differs from the other edition on the site, if its rules have one: the chapter whose table
/// points into the rules of another game.
pub fn differences(game: &Entry, lang: Lang) -> Option<Differences> {
    let document = game.rules.document(lang);
    // Links within these rules have no path.
    let points_elsewhere = |table: &str| table.contains("href=\"/games/");
    document.sections.iter().find_map(|section| {
        let table = section.clauses.iter().filter(|clause| clause.id.is_none()).find_map(|clause| {
            let start = clause.html.find("<div class=\"scroll\"")?;
            let end = clause.html[start..].find("</div>")? + "</div>".len();
            Some(&clause.html[start..start + end]).filter(|table| points_elsewhere(table))
        })?;
        Some(Differences {
            title: section.title.split_once(". ").map_or(section.title.as_str(), |(_, words)| words).to_owned(),
            table: table.replace("href=\"#", &format!("href=\"/games/{}/rules#", game.id())),
            lang: document.lang,
        })
    })
}
