//! Bytes from strangers, as both editions take them. Both compile this file into their own tests.

use std::path::Path;
use std::sync::OnceLock;

use engine::{GameOptions, Record, Seat};
use fleet::Colour;
use testkit::Stranger;

use crate::Position;
use crate::edition::{Action, Card, Chance, Options, Source};

pub(crate) fn stranger() -> &'static Stranger<Position> {
    static STRANGER: OnceLock<Stranger<Position>> = OnceLock::new();
    STRANGER.get_or_init(|| Stranger::new(Options::for_seats(3)))
}

#[test]
fn sound_texts_are_read() {
    stranger().sends_sound_texts();
}

#[test]
fn anything_is_refused_or_read() {
    stranger().sends_anything(200);
}

/// The corpus has at least so many files.
pub(crate) fn the_corpus_is_refused_or_read(files: usize) {
    stranger().sends_the_corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus"), files);
}

/// This clause refuses the first refugee on a ship that is not there.
pub(crate) fn spoiled_records_say_where_they_fail(clause: &str) {
    let text = stranger().record();
    let spoiled = text.replacen(r#"{"board":{"ship":"#, r#"{"board":{"ship":7"#, 1);
    let record: Record<Position> = serde_json::from_str(&spoiled).unwrap();
    let why = record.verify().unwrap_err().to_string();
    assert!(why.starts_with("step ") && why.contains(clause), "{why}");
    let strange = text.replacen(r#""format""#, r#""formal""#, 1);
    assert!(serde_json::from_str::<Record<Position>>(&strange).is_err());
}

/// These are actions and their texts.
pub(crate) fn have_plain_names(actions: &[(Action, &str)]) {
    for (action, text) in actions {
        assert_eq!(serde_json::to_string(action).unwrap(), *text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), *action);
    }
}

/// These texts are no actions.
pub(crate) fn are_no_actions(texts: &[&str]) {
    for text in texts {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
}

#[test]
fn actions_and_outcomes_of_both_editions_have_plain_names() {
    have_plain_names(&[
        (Action::Board { ship: 3 }, r#"{"board":{"ship":3}}"#),
        (Action::Displace { colour: Colour::Neutral }, r#"{"displace":{"colour":"neutral"}}"#),
        (Action::Displace { colour: Colour::Seat(Seat(1)) }, r#"{"displace":{"colour":{"seat":1}}}"#),
        (Action::Commit { cubes: 5 }, r#"{"commit":{"cubes":5}}"#),
        (Action::Lay { card: Card::Ships2 }, r#"{"lay":{"card":"ships2"}}"#),
        (Action::KeepDown { slots: 5 }, r#"{"keep_down":{"slots":5}}"#),
        (Action::Play { source: Source::Own }, r#"{"play":{"source":"own"}}"#),
        (Action::PlayEmpathy { source: Source::Borrowed }, r#"{"play_empathy":{"source":"borrowed"}}"#),
        (Action::Expel { seat: Seat(0), cubes: 4 }, r#"{"expel":{"seat":0,"cubes":4}}"#),
        (Action::ThrowOff { colour: Colour::Neutral, hold: true }, r#"{"throw_off":{"colour":"neutral","hold":true}}"#),
        (Action::ThrowOff { colour: Colour::Neutral, hold: false }, r#"{"throw_off":{"colour":"neutral"}}"#),
        (Action::Sacrifice { ship: 1, hold: false }, r#"{"sacrifice":{"ship":1}}"#),
        (Action::Pass, r#""pass""#),
    ]);
    are_no_actions(&[
        r#"{"lay":{"card":"ref3"}}"#,
        r#"{"board":{"ship":3,"hold":true}}"#,
        r#"{"board":{"ship":-1}}"#,
        r#"{"expel":{"seat":1}}"#,
        r#"{"play":{"source":{"hand":"key"}}}"#,
        "null",
    ]);
    let drawn = r#"{"draw":{"seat":1,"cards":["ref1","treason"]}}"#;
    assert_eq!(serde_json::to_string(&serde_json::from_str::<Chance>(drawn).unwrap()).unwrap(), drawn);
    let event = serde_json::from_str::<Chance>(r#"{"event":{"event":"all_lost"}}"#).unwrap();
    assert_eq!(event.to_string(), "event all_lost");
    assert!(serde_json::from_str::<Chance>(r#"{"event":{"event":"peace"}}"#).is_err());
}
