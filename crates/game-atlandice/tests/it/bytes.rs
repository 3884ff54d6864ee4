//! Any bytes as an action, outcome, option, record or data file are read or refused.

use std::sync::OnceLock;

use engine::{Components as _, Game, GameOptions, Record, Seed};
use game_atlandice::{Action, Area, Atlandice, Chance, Components, Good, Options, Recipient};
use proptest::collection::vec;
use proptest::prelude::*;
use testkit::{Feeder, random_table, spoil};

fn feeder() -> &'static Feeder<Atlandice> {
    static FEEDER: OnceLock<Feeder<Atlandice>> = OnceLock::new();
    FEEDER.get_or_init(|| Feeder::new(Options::for_seats(2)))
}

/// Texts that are read in full: a record, the data file, actions, outcomes.
fn sound_texts() -> &'static [String] {
    static TEXTS: OnceLock<Vec<String>> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let table = random_table::<Atlandice>(Components::standard(), Options::for_seats(2), "bytes");
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
    assert!(files >= 12, "{files} files");
}

#[test]
fn spoiled_records_say_where_they_fail() {
    let text = &sound_texts()[0];
    let spoiled = text.replacen(r#""faces":["#, r#""faces":[7,"#, 1);
    let record: Record<Atlandice> = serde_json::from_str(&spoiled).unwrap();
    let why = record.verify().unwrap_err().to_string();
    assert!(why.starts_with("step ") && why.contains("AD-2.6"), "{why}");
    let strange = text.replacen(r#""format""#, r#""formal""#, 1);
    assert!(serde_json::from_str::<Record<Atlandice>>(&strange).is_err());
}

#[test]
fn actions_and_outcomes_have_plain_names() {
    let names = [
        (Action::For { party: Recipient::Neutral }, r#"{"for":{"party":"neutral"}}"#),
        (Action::Search { area: Area::BlackMarket }, r#"{"search":{"area":"black_market"}}"#),
        (Action::Take { good: Good::Jewel }, r#"{"take":{"good":"jewel"}}"#),
        (Action::TakeFrom { district: Area::Forge }, r#"{"take_from":{"district":"forge"}}"#),
        (Action::SwapAway { good: Good::Book }, r#"{"swap_away":{"good":"book"}}"#),
        (Action::SwapWith { district: Area::Tavern }, r#"{"swap_with":{"district":"tavern"}}"#),
        (Action::SwapIn { good: Good::Tool }, r#"{"swap_in":{"good":"tool"}}"#),
        (Action::Move { good: Good::Provision }, r#"{"move":{"good":"provision"}}"#),
        (Action::MoveTo { district: Area::Library }, r#"{"move_to":{"district":"library"}}"#),
        (Action::TurnDie { area: Area::MachineWorks }, r#"{"turn_die":{"area":"machine_works"}}"#),
        (Action::TurnTo { area: Area::Jeweller }, r#"{"turn_to":{"area":"jeweller"}}"#),
        (Action::Sail { area: Area::Forge }, r#"{"sail":{"area":"forge"}}"#),
        (
            Action::Donate { first: Good::Jewel, second: Good::Weapon },
            r#"{"donate":{"first":"jewel","second":"weapon"}}"#,
        ),
        (Action::Decline, r#""decline""#),
        (Action::Stop, r#""stop""#),
    ];
    for (action, text) in names {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
    let bad = [
        r#"{"take":{"good":"gem"}}"#,
        r#"{"take":{"good":"jewel","area":"forge"}}"#,
        r#"{"search":{"area":6}}"#,
        r#"{"donate":{"first":"jewel"}}"#,
        "null",
    ];
    for text in bad {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    let uncover = serde_json::from_str::<Chance>(r#"{"uncover":{"tile":"L-A"}}"#).unwrap();
    assert_eq!(uncover.to_string(), "uncover L-A");
    let gates = r#"{"gates":{"faces":[1,2,3,4,5,6,6]}}"#;
    assert_eq!(serde_json::to_string(&serde_json::from_str::<Chance>(gates).unwrap()).unwrap(), gates);
    assert!(serde_json::from_str::<Chance>(r#"{"roll":{"face":256}}"#).is_err());
    assert_eq!(Atlandice::META.id, "atlandice");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..200)) {
        feeder().feed(&bytes);
    }

    #[test]
    fn any_words(words in "[\\[\\]{}:,\"a-z0-9 .=_-]{0,80}") {
        feeder().feed(words.as_bytes());
    }

    #[test]
    fn any_action_with_any_name(
        kind in "for|search|take|take_from|swap_away|swap_with|swap_in|move|move_to|turn_die|turn_to|sail",
        key in "party|area|good|district",
        name in "own|neutral|jeweller|library|tavern|machine_works|forge|black_market|jewel|book|provision|tool|weapon|x",
    ) {
        feeder().feed(format!("{{\"{kind}\":{{\"{key}\":\"{name}\"}}}}").as_bytes());
    }

    #[test]
    fn any_donation(
        first in "jewel|book|provision|tool|weapon",
        second in "jewel|book|provision|tool|weapon",
    ) {
        feeder().feed(format!("{{\"donate\":{{\"first\":\"{first}\",\"second\":\"{second}\"}}}}").as_bytes());
    }

    #[test]
    fn any_roll_and_any_gates(face in any::<i32>(), faces in vec(any::<u8>(), 0..30), seat in any::<u16>()) {
        feeder().feed(format!("{{\"roll\":{{\"face\":{face}}}}}").as_bytes());
        feeder().feed(format!("{{\"gates\":{{\"faces\":{faces:?}}}}}").as_bytes());
        feeder().feed(format!("{{\"start\":{{\"seat\":{seat}}}}}").as_bytes());
        feeder().feed(format!("{{\"seats\":{seat},\"start\":{{\"seat\":{face}}}}}").as_bytes());
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
