//! The rules of all games as documents: every clause is there once, in every language, and every link leads somewhere.

use std::collections::BTreeSet;

use catalog::GAMES;
use ui::rules::{RulesDoc, Section, differences, search};
use ui::{Entry, Lang};

fn game(id: &str) -> &'static Entry {
    GAMES.find(id).expect("it is ours")
}

fn document(id: &str, lang: Lang) -> &'static RulesDoc {
    game(id).rules.document(lang)
}

fn texts() -> impl Iterator<Item = (&'static Entry, Lang)> {
    GAMES.iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang)))
}

fn english() -> &'static RulesDoc {
    document("atlantis", Lang::En)
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
    for (game, lang) in texts() {
        let (prefixes, text) = (game.rules.prefixes(), game.rules.text(lang));
        let document = game.rules.document(lang);
        let found: Vec<&str> = document.ids().collect();
        let unique: BTreeSet<String> = found.iter().map(|id| (*id).to_owned()).collect();
        assert_eq!(unique.len(), found.len(), "an anchor occurs twice in {game:?} {lang:?}");
        assert_eq!(unique, ids_of(text, prefixes), "{game:?} {lang:?}");
    }
}

#[test]
fn translations_have_the_clauses_of_the_english_text_in_the_same_sections() {
    let shape = |document: &RulesDoc| -> Vec<(String, Vec<Option<String>>)> {
        let ids = |section: &Section| section.clauses.iter().map(|clause| clause.id.clone()).collect();
        document.sections.iter().map(|section| (section.anchor.clone(), ids(section))).collect()
    };
    for (game, lang) in texts() {
        let here = game.rules.document(lang);
        assert_eq!(here.lang, lang);
        assert_eq!(shape(here), shape(game.rules.document(Lang::En)), "{game:?} {lang:?}");
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
    let atlandice = document("atlandice", Lang::En);
    for id in ["AD-1.4", "AD-5.0", "AD-D18", "AD-R30", "AD-EX6", "AD-V22", "AD-I11"] {
        let clause = atlandice.clause(id).unwrap_or_else(|| panic!("{id} is missing"));
        assert!(!clause.text.is_empty() && !clause.html.is_empty(), "{id} is empty");
    }
    let doom = document("doom", Lang::En);
    for id in ["DA-3.0", "DA-12.10", "DA-13.1.5", "DA-13.7.1", "DA-D25", "DA-R85", "DA-V1", "DA-V52", "DA-I17"] {
        let clause = doom.clause(id).unwrap_or_else(|| panic!("{id} is missing"));
        assert!(!clause.text.is_empty() && !clause.html.is_empty(), "{id} is empty");
    }
    let last_days = document("last-days", Lang::En);
    for id in ["LD-3.0", "LD-12.14", "LD-13.2", "LD-D22", "LD-R63", "LD-R100", "LD-V1", "LD-V55", "LD-I17"] {
        let clause = last_days.clause(id).unwrap_or_else(|| panic!("{id} is missing"));
        assert!(!clause.text.is_empty() && !clause.html.is_empty(), "{id} is empty");
    }
    let exodus = document("exodus", Lang::En);
    for id in ["AE-1.2.1", "AE-6.C.6", "AE-14.24", "RU-01", "RU-99", "D-01", "D-32", "TV-R16", "TV-49", "IN-28"] {
        let clause = exodus.clause(id).unwrap_or_else(|| panic!("{id} is missing"));
        assert!(!clause.text.is_empty() && !clause.html.is_empty(), "{id} is empty");
    }
}

/// The chapter is one table, and each of its rows points to clauses that exist in the rules of both games.
#[test]
fn every_difference_of_the_editions_leads_to_clauses_of_both_games() {
    for lang in Lang::ALL {
        let differences = differences(game("last-days"), lang).expect("the revised edition tells how it differs");
        assert!(!differences.title.starts_with(|c: char| c.is_ascii_digit()), "{}", differences.title);
        let rows: Vec<&str> = differences.table.split("<tr>").skip(2).collect();
        assert!(rows.len() > 35, "{} rows", rows.len());
        for row in rows {
            for (game, prefix) in [("doom", "DA"), ("last-days", "LD")] {
                let start = format!("href=\"/games/{game}/rules#");
                let ids: Vec<&str> = row.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect();
                assert!(!ids.is_empty(), "no clause of {game}: {row}");
                let rules = document(game, lang);
                for id in ids {
                    assert!(id.starts_with(prefix) && rules.clause(id).is_some(), "{id} is not in the rules of {game}");
                }
            }
        }
    }
    assert!(
        ui::rules::differences(game("doom"), Lang::En).is_none()
            && ui::rules::differences(game("atlantis"), Lang::De).is_none()
    );
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
    for (game, lang) in texts() {
        let here = game.rules.document(lang);
        for clause in here.clauses() {
            for href in clause.html.split("<a href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                let (page, id) = href.split_once('#').expect("only clauses are linked");
                let other = page.strip_prefix("/games/").and_then(|page| page.strip_suffix("/rules"));
                let there = document(other.unwrap_or(game.id()), lang);
                assert!(there.clause(id).is_some(), "{game:?} {lang:?}: {:?} links {href}", clause.id);
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

fn ids(query: &str) -> Vec<String> {
    let document = document("atlantis", Lang::En);
    search(document, query).iter().filter_map(|hit| hit.clause.id.clone()).collect()
}

#[test]
fn a_search_finds_clauses_by_words_and_by_number() {
    assert_eq!(ids("at-5.5"), ["AT-5.5"]);
    assert!(ids("AT-R2").contains(&"AT-R2".to_owned()) && !ids("AT-R2").contains(&"AT-R21".to_owned()));
    assert!(ids("UNBUILT bridge").contains(&"AT-2.2".to_owned()));
    assert!(ids("vacated").contains(&"AT-R2".to_owned()));
    assert!(ids("xyzzy").is_empty() && ids("  ").is_empty());
}
