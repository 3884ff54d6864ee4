//! Any bytes as an action, outcome, option, record or data file are read or refused.

use std::sync::OnceLock;

use engine::{Components as _, Game, GameOptions, Record, Seed};
use game_atlantis::{Action, Atlantis, Components, Options};
use proptest::collection::vec;
use proptest::prelude::*;
use testkit::{Feeder, random_table, spoil};

fn feeder() -> &'static Feeder<Atlantis> {
    static FEEDER: OnceLock<Feeder<Atlantis>> = OnceLock::new();
    FEEDER.get_or_init(|| Feeder::new(Options::for_seats(4)))
}

/// Texts that are read in full: a record, an action, an outcome, the data file.
fn sound_texts() -> &'static [String] {
    static TEXTS: OnceLock<Vec<String>> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let table = random_table::<Atlantis>(Components::standard(), Options::for_seats(2), "bytes");
        let record = table.record(vec!["Anna".into(), "Ben".into()], &Seed::from_words("bytes"));
        let mut texts = vec![serde_json::to_string(&record).unwrap()];
        texts.push(Components::standard().files().values().next().unwrap().clone());
        for played in table.played() {
            texts.push(match &played.step {
                engine::Step::Act { action, .. } => serde_json::to_string(action).unwrap(),
                engine::Step::Chance(chance) => serde_json::to_string(chance).unwrap(),
            });
        }
        texts
    })
}

#[test]
fn sound_texts_are_read() {
    for text in sound_texts() {
        assert_eq!(feeder().feed(text.as_bytes()), 1, "{text}");
    }
}

/// Inputs that once were, or could be, a problem; one file each, with a telling name.
#[test]
fn the_corpus_is_refused_or_read() {
    let corpus = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut files = 0;
    for entry in std::fs::read_dir(corpus).unwrap() {
        feeder().feed(&std::fs::read(entry.unwrap().path()).unwrap());
        files += 1;
    }
    assert!(files >= 8, "{files} files");
}

#[test]
fn spoiled_records_say_where_they_fail() {
    let text = &sound_texts()[0];
    let spoiled = text.replacen(r#""value":7"#, r#""value":0"#, 1);
    let record: Record<Atlantis> = serde_json::from_str(&spoiled).unwrap();
    let why = record.verify().unwrap_err().to_string();
    assert!(why.starts_with("step ") && why.contains("AT-"), "{why}");
    let strange = text.replacen(r#""format""#, r#""formal""#, 1);
    assert!(serde_json::from_str::<Record<Atlantis>>(&strange).is_err());
}

#[test]
fn actions_have_plain_names() {
    let read = |text| serde_json::from_str::<Action>(text);
    assert_eq!(read(r#"{"move":{"from":3}}"#).unwrap(), Action::Move { from: 3 });
    assert_eq!(read(r#""show_hand""#).unwrap(), Action::ShowHand);
    for bad in [r#"{"move":{"from":256}}"#, r#"{"move":{"from":3,"to":4}}"#, r#"{"play":{"object":"axe"}}"#, "null"] {
        assert!(read(bad).is_err(), "{bad}");
    }
    assert_eq!(Atlantis::META.id, "atlantis");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..200)) {
        feeder().feed(&bytes);
    }

    #[test]
    fn any_words(words in "[\\[\\]{}:,\"a-z0-9 .=-]{0,80}") {
        feeder().feed(words.as_bytes());
    }

    #[test]
    fn any_action_with_numbers(kind in "buy|bridge|move|play|pay_tile|pay_card", key in "value|gap|from|object", number in any::<i32>()) {
        feeder().feed(format!("{{\"{kind}\":{{\"{key}\":{number}}}}}").as_bytes());
    }

    #[test]
    fn sound_texts_with_changes(
        which in any::<prop::sample::Index>(),
        edits in vec((any::<u32>(), 0u8..12, vec(any::<u8>(), 0..6)), 1..4),
    ) {
        // Records and data files as often as all the short texts together.
        let texts = sound_texts();
        let text = match which.index(4) {
            0 => &texts[0],
            1 => &texts[1],
            _ => which.get(texts),
        };
        feeder().feed(&spoil(text, &edits));
    }

    #[test]
    fn sound_texts_with_other_digits(
        which in any::<prop::sample::Index>(),
        changes in vec((any::<prop::sample::Index>(), 0u8..10), 1..4),
    ) {
        let texts = sound_texts();
        let mut bytes = match which.index(3) {
            0 => &texts[0],
            1 => &texts[1],
            _ => which.get(texts),
        }.clone().into_bytes();
        let digits: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at].is_ascii_digit()).collect();
        if !digits.is_empty() {
            for (at, digit) in changes {
                bytes[*at.get(&digits)] = b'0' + digit;
            }
        }
        feeder().feed(&bytes);
    }
}
