//! The rules of a game as a document: sections and numbered clauses, read from `docs/rules`.
//!
//! The texts are embedded. A clause is whatever has an id there: a numbered clause, a ruling, a decision, a worked example, an
//! invariant; each can be linked to, searched and printed on its own.

mod parse;
mod search;
mod text;

use std::sync::LazyLock;

use crate::l10n::Lang;

pub(crate) use search::highlight;
pub use search::{Hit, search};

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
    /// The anchor: `s1`, `s2` and so on; the same in every language.
    pub anchor: String,
    /// The heading; empty for what stands before the first.
    pub title: String,
    /// What stands in it, in order.
    pub clauses: Vec<Clause>,
}

/// A clause, or a piece of text between clauses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clause {
    /// The id, such as `AT-5.5`, if it has one. It is the anchor too.
    pub id: Option<String>,
    /// A heading of its own, if it has one.
    pub title: Option<String>,
    /// The mark-up without id and heading.
    pub html: String,
    /// The same as plain text.
    pub text: String,
}

impl RulesDoc {
    /// The clause, ruling, example or invariant of an id; case does not matter.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.as_deref().is_some_and(|known| known.eq_ignore_ascii_case(id.trim())))
    }

    /// All clauses in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    /// All ids in order.
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

/// The texts: game, language, prefixes of the ids, text. A translation is one line here.
const TEXTS: &[(&str, Lang, &[&str], &str)] = &[
    ("atlantis", Lang::En, &["AT"], include_str!("../../../../docs/rules/atlantis.md")),
    ("atlantis", Lang::De, &["AT"], include_str!("../../../../docs/rules/atlantis.de.md")),
    ("atlantis", Lang::Pl, &["AT"], include_str!("../../../../docs/rules/atlantis.pl.md")),
    ("atlandice", Lang::En, &["AD"], include_str!("../../../../docs/rules/atlandice.md")),
    ("atlandice", Lang::De, &["AD"], include_str!("../../../../docs/rules/atlandice.de.md")),
    ("atlandice", Lang::Pl, &["AD"], include_str!("../../../../docs/rules/atlandice.pl.md")),
    ("doom", Lang::En, &["DA"], include_str!("../../../../docs/rules/doom.md")),
    ("doom", Lang::De, &["DA"], include_str!("../../../../docs/rules/doom.de.md")),
    ("doom", Lang::Pl, &["DA"], include_str!("../../../../docs/rules/doom.pl.md")),
    ("last-days", Lang::En, &["LD"], include_str!("../../../../docs/rules/last-days.md")),
    ("last-days", Lang::De, &["LD"], include_str!("../../../../docs/rules/last-days.de.md")),
    ("last-days", Lang::Pl, &["LD"], include_str!("../../../../docs/rules/last-days.pl.md")),
    ("exodus", Lang::En, EXODUS, include_str!("../../../../docs/rules/exodus.md")),
    ("exodus", Lang::De, EXODUS, include_str!("../../../../docs/rules/exodus.de.md")),
    ("exodus", Lang::Pl, EXODUS, include_str!("../../../../docs/rules/exodus.pl.md")),
];

/// Clauses, rulings, vectors, decisions, invariants.
const EXODUS: &[&str] = &["AE", "RU", "TV", "D", "IN"];

static DOCUMENTS: LazyLock<Vec<RulesDoc>> = LazyLock::new(|| {
    TEXTS.iter().map(|&(_, lang, prefixes, text)| RulesDoc { lang, ..parse::parse(text, prefixes) }).collect()
});

/// The rules of a game in a language; in English where there is no translation.
pub fn document(game: &str, lang: Lang) -> Option<&'static RulesDoc> {
    let find = |wanted: Lang| TEXTS.iter().position(|&(id, lang, ..)| id == game && lang == wanted);
    find(lang).or_else(|| find(Lang::En)).map(|index| &DOCUMENTS[index])
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

/// The chapter on how a game differs from the other edition in the house, if its rules have one: the chapter whose table
/// points into the rules of another game.
pub fn differences(game: &str, lang: Lang) -> Option<Differences> {
    let document = document(game, lang)?;
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
            table: table.replace("href=\"#", &format!("href=\"/games/{game}/rules#")),
            lang: document.lang,
        })
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn english() -> &'static RulesDoc {
        document("atlantis", Lang::En).expect("Atlantis has rules")
    }

    /// Every id that opens a line of the specification, read by a plainer rule than the parser's.
    fn ids_of(text: &str, prefixes: &[&str]) -> BTreeSet<String> {
        let opened = |line: &str| {
            let line = line.trim_start_matches(['#', '*', '|', ' ']);
            let id: String = line.chars().take_while(|c| c.is_ascii_alphanumeric() || "-.".contains(*c)).collect();
            let number = prefixes.iter().find_map(|prefix| id.strip_prefix(prefix)?.strip_prefix('-'));
            number.is_some_and(|number| !number.is_empty()).then_some(id)
        };
        text.lines().filter(|line| line.starts_with(['#', '*', '|'])).filter_map(opened).collect()
    }

    #[test]
    fn every_clause_of_every_text_is_found_once() {
        for &(game, lang, prefixes, text) in TEXTS {
            let document = document(game, lang).expect("the text is listed");
            let found: Vec<&str> = document.ids().collect();
            let unique: BTreeSet<String> = found.iter().map(|id| (*id).to_owned()).collect();
            assert_eq!(unique.len(), found.len(), "an anchor occurs twice in {game} {lang:?}");
            assert_eq!(unique, ids_of(text, prefixes), "{game} {lang:?}");
        }
    }

    #[test]
    fn translations_have_the_clauses_of_the_english_text_in_the_same_sections() {
        let shape = |document: &RulesDoc| -> Vec<(String, Vec<Option<String>>)> {
            let ids = |section: &Section| section.clauses.iter().map(|clause| clause.id.clone()).collect();
            document.sections.iter().map(|section| (section.anchor.clone(), ids(section))).collect()
        };
        for &(game, lang, ..) in TEXTS {
            let here = document(game, lang).expect("the text is listed");
            assert_eq!(here.lang, lang);
            assert_eq!(
                shape(here),
                shape(document(game, Lang::En).expect("every game has an English text")),
                "{game} {lang:?}"
            );
        }
    }

    #[test]
    fn clauses_of_every_kind_are_there() {
        for id in ["AT-1.3", "AT-5.5", "AT-9.1", "AT-R16", "AT-D3", "AT-EX1", "AT-V24", "AT-I16"] {
            let clause = english().clause(id).unwrap_or_else(|| panic!("{id} is missing"));
            assert!(!clause.text.is_empty() && !clause.html.is_empty(), "{id} is empty");
        }
        assert!(english().clause("at-5.5").is_some_and(|clause| clause.text.starts_with("Further cards")));
        assert!(english().clause("AT-99").is_none());
        let atlandice = document("atlandice", Lang::En).expect("Atlandice has rules");
        for id in ["AD-1.4", "AD-5.0", "AD-D18", "AD-R30", "AD-EX6", "AD-V22", "AD-I11"] {
            let clause = atlandice.clause(id).unwrap_or_else(|| panic!("{id} is missing"));
            assert!(!clause.text.is_empty() && !clause.html.is_empty(), "{id} is empty");
        }
        let doom = document("doom", Lang::En).expect("Doom of Atlantis has rules");
        for id in ["DA-3.0", "DA-12.10", "DA-13.1.5", "DA-13.7.1", "DA-D25", "DA-R85", "DA-V1", "DA-V52", "DA-I17"] {
            let clause = doom.clause(id).unwrap_or_else(|| panic!("{id} is missing"));
            assert!(!clause.text.is_empty() && !clause.html.is_empty(), "{id} is empty");
        }
        let last_days = document("last-days", Lang::En).expect("Die letzten Tage von Atlantis has rules");
        for id in ["LD-3.0", "LD-12.14", "LD-13.2", "LD-D22", "LD-R63", "LD-R100", "LD-V1", "LD-V55", "LD-I17"] {
            let clause = last_days.clause(id).unwrap_or_else(|| panic!("{id} is missing"));
            assert!(!clause.text.is_empty() && !clause.html.is_empty(), "{id} is empty");
        }
        let exodus = document("exodus", Lang::En).expect("Atlantis Exodus has rules");
        for id in ["AE-1.2.1", "AE-6.C.6", "AE-14.24", "RU-01", "RU-99", "D-01", "D-32", "TV-R16", "TV-49", "IN-28"] {
            let clause = exodus.clause(id).unwrap_or_else(|| panic!("{id} is missing"));
            assert!(!clause.text.is_empty() && !clause.html.is_empty(), "{id} is empty");
        }
        assert!(document("chess", Lang::En).is_none());
    }

    /// The chapter is one table, and each of its rows points to clauses that exist in the rules of both games.
    #[test]
    fn every_difference_of_the_editions_leads_to_clauses_of_both_games() {
        for lang in Lang::ALL {
            let differences = differences("last-days", lang).expect("the revised edition tells how it differs");
            assert!(!differences.title.starts_with(|c: char| c.is_ascii_digit()), "{}", differences.title);
            let rows: Vec<&str> = differences.table.split("<tr>").skip(2).collect();
            assert!(rows.len() > 35, "{} rows", rows.len());
            for row in rows {
                for (game, prefix) in [("doom", "DA"), ("last-days", "LD")] {
                    let start = format!("href=\"/games/{game}/rules#");
                    let ids: Vec<&str> = row.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect();
                    assert!(!ids.is_empty(), "no clause of {game}: {row}");
                    let rules = document(game, lang).expect("both have rules");
                    for id in ids {
                        assert!(
                            id.starts_with(prefix) && rules.clause(id).is_some(),
                            "{id} is not in the rules of {game}"
                        );
                    }
                }
            }
        }
        assert!(super::differences("doom", Lang::En).is_none() && super::differences("atlantis", Lang::De).is_none());
    }

    #[test]
    fn a_ruling_has_its_heading_and_a_decision_its_columns() {
        let ruling = english().clause("AT-R2").expect("it is there");
        assert_eq!(ruling.title.as_deref(), Some("Vacated position"));
        let decision = english().clause("AT-D2").expect("it is there");
        assert_eq!(decision.title.as_deref(), Some("Card"));
        assert!(
            decision.html.contains("<dl>") && decision.text.contains("Legal options: objects in hand"),
            "{}",
            decision.text
        );
    }

    #[test]
    fn other_clauses_are_linked_and_sources_are_marked() {
        let inventory = english().clause("AT-1.1").expect("it is there");
        assert!(inventory.html.contains(r##"<a href="#AT-R21">AT-R21</a>"##), "{}", inventory.html);
        assert!(inventory.html.contains(r#"<small class="origin r">R</small>"#), "{}", inventory.html);
        let turn = english().clause("AT-3.2").expect("it is there");
        assert!(turn.html.contains(r#"<small class="source">SPIELABLAUF</small>"#), "{}", turn.html);
        assert!(!turn.html.contains("<strong>AT-"));
    }

    #[test]
    fn every_link_of_every_text_leads_to_a_clause() {
        for &(game, lang, ..) in TEXTS {
            let here = document(game, lang).expect("the text is listed");
            for clause in here.clauses() {
                for href in clause.html.split("<a href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                    let (page, id) = href.split_once('#').expect("only clauses are linked");
                    let other = page.strip_prefix("/games/").and_then(|page| page.strip_suffix("/rules"));
                    let there = document(other.unwrap_or(game), lang).expect("only rules are linked");
                    assert!(there.clause(id).is_some(), "{game} {lang:?}: {:?} links {href}", clause.id);
                }
            }
        }
    }

    #[test]
    fn the_terminal_gets_plain_words_and_aligned_tables() {
        let text = english().to_text();
        assert!(!text.contains("**") && !text.contains("<small"));
        assert!(text.contains("AT-5.5  Further cards may be played only because the position reached is occupied."));
        assert!(text.contains("1-10       2                   A     20     [R]"), "{text}");
        assert!(english().clause("AT-EX2").expect("it is there").to_text().starts_with("AT-EX2  A tile 5 sold"));
    }
}
