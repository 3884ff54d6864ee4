//! Any bytes as an action, outcome, option, record or data file are read or refused.

use std::path::Path;
use std::sync::OnceLock;

use engine::{Game, GameOptions, Record};
use game_atlandice::{Action, Area, Atlandice, Chance, Good, Options, Recipient};
use proptest::collection::vec;
use proptest::prelude::*;
use testkit::Stranger;

fn stranger() -> &'static Stranger<Atlandice> {
    static STRANGER: OnceLock<Stranger<Atlandice>> = OnceLock::new();
    STRANGER.get_or_init(|| Stranger::new(Options::for_seats(2)))
}

#[test]
fn sound_texts_are_read() {
    stranger().sends_sound_texts();
}

#[test]
fn the_corpus_is_refused_or_read() {
    stranger().sends_the_corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus"), 12);
}

#[test]
fn anything_is_refused_or_read() {
    stranger().sends_anything(200);
}

#[test]
fn spoiled_records_say_where_they_fail() {
    let text = stranger().record();
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
    fn any_action_with_any_name(
        kind in "for|search|take|take_from|swap_away|swap_with|swap_in|move|move_to|turn_die|turn_to|sail",
        key in "party|area|good|district",
        name in "own|neutral|jeweller|library|tavern|machine_works|forge|black_market|jewel|book|provision|tool|weapon|x",
    ) {
        stranger().feed(format!("{{\"{kind}\":{{\"{key}\":\"{name}\"}}}}").as_bytes());
    }

    #[test]
    fn any_donation(
        first in "jewel|book|provision|tool|weapon",
        second in "jewel|book|provision|tool|weapon",
    ) {
        stranger().feed(format!("{{\"donate\":{{\"first\":\"{first}\",\"second\":\"{second}\"}}}}").as_bytes());
    }

    #[test]
    fn any_roll_and_any_gates(face in any::<i32>(), faces in vec(any::<u8>(), 0..30), seat in any::<u16>()) {
        stranger().feed(format!("{{\"roll\":{{\"face\":{face}}}}}").as_bytes());
        stranger().feed(format!("{{\"gates\":{{\"faces\":{faces:?}}}}}").as_bytes());
        stranger().feed(format!("{{\"start\":{{\"seat\":{seat}}}}}").as_bytes());
        stranger().feed(format!("{{\"seats\":{seat},\"start\":{{\"seat\":{face}}}}}").as_bytes());
    }
}
