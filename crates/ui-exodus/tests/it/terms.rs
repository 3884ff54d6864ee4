//! The words of chapter 24 of the rules are the words of the interface and of the translated rules.

use std::collections::BTreeMap;

const RULES: &str = include_str!("../../../../docs/rules/exodus.md");
const GERMAN: &str = include_str!("../../../../docs/rules/exodus.de.md");
const POLISH: &str = include_str!("../../../../docs/rules/exodus.pl.md");
const MESSAGES: [&str; 3] = [
    include_str!("../../l10n/en/exodus.ftl"),
    include_str!("../../l10n/de/exodus.ftl"),
    include_str!("../../l10n/pl/exodus.ftl"),
];

/// The rows of the table under a heading: what names the row, then English, German, Polish.
fn terms(id: &str) -> Vec<[String; 4]> {
    let start = RULES.find(&format!("### {id} ")).expect("the heading is there");
    let table = RULES[start..].lines().skip_while(|line| !line.starts_with('|')).skip(2);
    let rows = table.take_while(|line| line.starts_with('|')).map(|line| {
        let cells: Vec<String> =
            line.trim_matches('|').split('|').map(|cell| cell.replace("(R)", "").trim().to_owned()).collect();
        let [.., english, german, polish] = cells.as_slice() else { panic!("{line} has too few cells") };
        [&cells[0], english, german, polish].map(|cell| cell.trim().to_owned())
    });
    rows.collect()
}

/// The messages of one line each, by key.
fn messages(language: usize) -> BTreeMap<&'static str, &'static str> {
    MESSAGES[language].lines().filter_map(|line| line.split_once(" = ")).collect()
}

/// Every row for which `key` has a key is said so in all three languages; how many there are.
fn are_said(id: &str, key: impl Fn(&[String; 4]) -> Option<String>) -> usize {
    let mut count = 0;
    for row in terms(id) {
        let Some(key) = key(&row) else { continue };
        for language in 0..3 {
            let said = messages(language).get(key.as_str()).copied().unwrap_or_default();
            let term = row[language + 1].rsplit(": ").next().expect("there is a last part");
            assert_eq!(said.to_lowercase(), term.to_lowercase(), "{key} in language {language}");
        }
        count += 1;
    }
    count
}

/// Whether a text has the word in some form: what its endings leave of it.
fn has_stem(text: &str, word: &str) -> bool {
    let letters = word.chars().count();
    let stem: String = word.to_lowercase().chars().take((letters - 1).min(5)).collect();
    text.contains(&stem)
}

/// Every German and Polish term is a word of the rules, chapter 24 left aside, or of the interface; how many there are.
fn are_words(id: &str) -> usize {
    let words = |rules: &str, language: usize| {
        let body = rules.split("\n## 24. ").next().expect("there is text before it");
        format!("{body}{}", MESSAGES[language]).to_lowercase()
    };
    let (german, polish) = (words(GERMAN, 1), words(POLISH, 2));
    let rows = terms(id);
    for [_, _, in_german, in_polish] in &rows {
        for (text, term) in [(&german, in_german), (&polish, in_polish)] {
            let words = term.split([',', ' ', '(', ')', '/']).filter(|word| word.chars().count() > 3);
            for word in words {
                assert!(has_stem(text, word), "{word} of {term} is used nowhere");
            }
        }
    }
    rows.len()
}

#[test]
fn ae_24_1_and_ae_24_3_translations_use_the_words() {
    assert_eq!(are_words("AE-24.1"), 61);
    assert_eq!(are_words("AE-24.3"), 13);
}

#[test]
fn ae_24_2_professions_regions_and_titles() {
    const PROFESSIONS: [(&str, &str); 12] = [
        ("purple: Scientist", "SC"),
        ("white: Intellectual", "IN"),
        ("brown: Worker", "WO"),
        ("Physicist", "PH"),
        ("Scholar", "SH"),
        ("Day Labourer", "DL"),
        ("Astronomer", "AS"),
        ("Mathematician", "MA"),
        ("Philosopher", "PL"),
        ("Advisor", "AD"),
        ("Stonemason", "SM"),
        ("Master Builder", "MB"),
    ];
    let profession = |name: &str| PROFESSIONS.iter().find(|(known, _)| *known == name).map(|(_, id)| *id);
    let count = are_said("AE-24.2", |row| {
        let id = row[0].to_lowercase().replace(' ', "_");
        Some(match (profession(&row[0]), id.as_str()) {
            (Some(id), _) => format!("exodus-profession-{id}"),
            (None, "north_africa" | "mesopotamia" | "mesoamerica") => format!("exodus-region-{id}"),
            (None, _) => format!("exodus-title-{id}"),
        })
    });
    assert_eq!(count, 12 + 3 + 7);
}

#[test]
fn ae_24_4_ships_floors_and_pillar_effects() {
    let count = are_said("AE-24.4", |row| {
        let id = row[0].to_lowercase();
        Some(match id.as_str() {
            "sand" | "terracotta" | "meadow" | "lagoon" | "marble" => format!("exodus-floor-{id}"),
            _ if row[0] == id => format!("exodus-ship-{id}"),
            _ => format!("exodus-pillar-{id}"),
        })
    });
    assert_eq!(count, 6 + 5 + 12);
}

#[test]
fn ae_24_5_ae_24_6_knowledge_and_influence_cards() {
    assert_eq!(are_said("AE-24.5", |row| Some(format!("exodus-knowledge-{}", row[0]))), 19);
    assert_eq!(are_said("AE-24.6", |row| Some(format!("exodus-influence-{}", row[0]))), 24);
}

#[test]
fn ae_24_7_monuments() {
    let english = messages(0);
    let count = are_said("AE-24.7", |row| {
        let monument = |(key, said): (&&str, &&str)| key.starts_with("exodus-monument-MO") && **said == row[0];
        english.iter().find(|&(key, said)| monument((key, said))).map(|(key, _)| (*key).to_owned())
    });
    assert_eq!(count, 12);
}
