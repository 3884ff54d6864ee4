//! Any bytes as an action, outcome, option, record or data file are read or refused.

use std::path::Path;
use std::sync::OnceLock;

use engine::{Game, GameOptions, Record, Seat};
use game_last_days::{Action, Card, Chance, Colour, LastDays, Options, Senator, Source, Zone};
use proptest::collection::vec;
use proptest::prelude::*;
use testkit::Stranger;

fn stranger() -> &'static Stranger<LastDays> {
    static STRANGER: OnceLock<Stranger<LastDays>> = OnceLock::new();
    STRANGER.get_or_init(|| Stranger::new(Options::for_seats(3)))
}

#[test]
fn sound_texts_are_read() {
    stranger().sends_sound_texts();
}

#[test]
fn the_corpus_is_refused_or_read() {
    stranger().sends_the_corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus"), 30);
}

#[test]
fn anything_is_refused_or_read() {
    stranger().sends_anything(200);
}

#[test]
fn spoiled_records_say_where_they_fail() {
    let text = stranger().record();
    let spoiled = text.replacen(r#"{"board":{"ship":"#, r#"{"board":{"ship":7"#, 1);
    let record: Record<LastDays> = serde_json::from_str(&spoiled).unwrap();
    let why = record.verify().unwrap_err().to_string();
    assert!(why.starts_with("step ") && why.contains("LD-2.3"), "{why}");
    let strange = text.replacen(r#""format""#, r#""formal""#, 1);
    assert!(serde_json::from_str::<Record<LastDays>>(&strange).is_err());
}

#[test]
fn actions_and_outcomes_have_plain_names() {
    let names = [
        (Action::Board { ship: 3 }, r#"{"board":{"ship":3}}"#),
        (Action::Displace { colour: Colour::Neutral }, r#"{"displace":{"colour":"neutral"}}"#),
        (Action::Displace { colour: Colour::Seat(Seat(1)) }, r#"{"displace":{"colour":{"seat":1}}}"#),
        (Action::Commit { cubes: 5 }, r#"{"commit":{"cubes":5}}"#),
        (Action::TakeSenator { senator: Senator::Oraklos }, r#"{"take_senator":{"senator":"oraklos"}}"#),
        (Action::UsePower { senator: Senator::Archon }, r#"{"use_power":{"senator":"archon"}}"#),
        (Action::Lay { card: Card::Ships2 }, r#"{"lay":{"card":"ships2"}}"#),
        (Action::KeepDown { slots: 5 }, r#"{"keep_down":{"slots":5}}"#),
        (Action::Sail { ship: 2, extra: false }, r#"{"sail":{"ship":2}}"#),
        (Action::Sail { ship: 2, extra: true }, r#"{"sail":{"ship":2,"extra":true}}"#),
        (Action::Refund { cubes: 2 }, r#"{"refund":{"cubes":2}}"#),
        (Action::Lose { zone: Zone::NewLand }, r#"{"lose":{"zone":"new_land"}}"#),
        (Action::Lose { zone: Zone::Hold(4) }, r#"{"lose":{"zone":{"hold":4}}}"#),
        (Action::Play { source: Source::Unbid(3) }, r#"{"play":{"source":{"unbid":3}}}"#),
        (Action::Play { source: Source::Gods(Card::Ref1Vp) }, r#"{"play":{"source":{"gods":"ref1_vp"}}}"#),
        (Action::Play { source: Source::Own }, r#"{"play":{"source":"own"}}"#),
        (Action::Play { source: Source::Hand(Card::Cargo) }, r#"{"play":{"source":{"hand":"cargo"}}}"#),
        (Action::PlayEmpathy { source: Source::Borrowed }, r#"{"play_empathy":{"source":"borrowed"}}"#),
        (Action::Expel { seat: Seat(0), cubes: 4 }, r#"{"expel":{"seat":0,"cubes":4}}"#),
        (Action::ThrowOff { colour: Colour::Neutral, hold: true }, r#"{"throw_off":{"colour":"neutral","hold":true}}"#),
        (Action::ThrowOff { colour: Colour::Neutral, hold: false }, r#"{"throw_off":{"colour":"neutral"}}"#),
        (Action::Sacrifice { ship: 1, hold: false }, r#"{"sacrifice":{"ship":1}}"#),
        (Action::Pass, r#""pass""#),
    ];
    for (action, text) in names {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
    let bad = [
        r#"{"lay":{"card":"ref3"}}"#,
        r#"{"board":{"ship":3,"hold":true}}"#,
        r#"{"board":{"ship":-1}}"#,
        r#"{"expel":{"seat":1}}"#,
        r#"{"play":{"source":{"hand":"key"}}}"#,
        r#"{"lose":{"zone":"box"}}"#,
        r#"{"sail":{"ship":3,"premium":true}}"#,
        "null",
    ];
    for text in bad {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    let drawn = r#"{"draw":{"seat":1,"cards":["ref1","treason"]}}"#;
    assert_eq!(serde_json::to_string(&serde_json::from_str::<Chance>(drawn).unwrap()).unwrap(), drawn);
    let event = serde_json::from_str::<Chance>(r#"{"event":{"event":"all_lost"}}"#).unwrap();
    assert_eq!(event.to_string(), "event all_lost");
    assert!(serde_json::from_str::<Chance>(r#"{"event":{"event":"peace"}}"#).is_err());
    assert_eq!(LastDays::META.id, "last-days");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_number_in_any_action(
        kind in "board|commit|declare|sail|target|exchange|sacrifice|keep_down|refund",
        key in "ship|cubes|slots|seat",
        number in any::<i32>(),
    ) {
        stranger().feed(format!("{{\"{kind}\":{{\"{key}\":{number}}}}}").as_bytes());
    }

    #[test]
    fn any_name_in_any_action(
        kind in "take_senator|use_power|discard|lay|play|play_empathy|lose|displace|throw_off",
        key in "senator|card|source|zone|colour",
        name in "archon|oraklos|ref1|treason|own|borrowed|supply|front|neutral|x",
    ) {
        stranger().feed(format!("{{\"{kind}\":{{\"{key}\":\"{name}\"}}}}").as_bytes());
    }

    #[test]
    fn any_luck(seat in any::<u16>(), seats in vec(any::<u8>(), 0..9), cards in vec("ref1|ref2|cargo|spy|key", 0..20)) {
        stranger().feed(format!("{{\"markers\":{{\"seats\":{seats:?}}}}}").as_bytes());
        stranger().feed(format!("{{\"draw\":{{\"seat\":{seat},\"cards\":{cards:?}}}}}").as_bytes());
        stranger().feed(format!("{{\"gods\":{{\"cards\":{cards:?}}}}}").as_bytes());
        stranger().feed(format!("{{\"draw_specials\":{{\"seat\":{seat},\"cards\":{cards:?}}}}}").as_bytes());
        stranger().feed(format!("{{\"seats\":{seat},\"extra_cards\":{seat}}}").as_bytes());
    }
}
