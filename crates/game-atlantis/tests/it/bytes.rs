//! Any bytes as an action, outcome, option, record or data file are read or refused.

use std::path::Path;
use std::sync::OnceLock;

use engine::{Game, GameOptions, Record};
use game_atlantis::{Action, Atlantis, Options};
use proptest::prelude::*;
use testkit::Stranger;

fn stranger() -> &'static Stranger<Atlantis> {
    static STRANGER: OnceLock<Stranger<Atlantis>> = OnceLock::new();
    STRANGER.get_or_init(|| Stranger::new(Options::for_seats(4)))
}

#[test]
fn sound_texts_are_read() {
    stranger().sends_sound_texts();
}

#[test]
fn the_corpus_is_refused_or_read() {
    stranger().sends_the_corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus"), 8);
}

#[test]
fn anything_is_refused_or_read() {
    stranger().sends_anything(200);
}

#[test]
fn spoiled_records_say_where_they_fail() {
    let text = stranger().record();
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
    fn any_action_with_numbers(kind in "buy|bridge|move|play|pay_tile|pay_card", key in "value|gap|from|object", number in any::<i32>()) {
        stranger().feed(format!("{{\"{kind}\":{{\"{key}\":{number}}}}}").as_bytes());
    }
}
