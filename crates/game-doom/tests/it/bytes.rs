//! Any bytes as an action, outcome, option, record or data file are read or refused.

use engine::{Game, Seat};
use game_doom::{Action, Card, Doom, Faction, Source, Special};
use proptest::collection::vec;
use proptest::prelude::*;

#[path = "../../../fleet/tests/shared/bytes.rs"]
mod shared;

use shared::stranger;

#[test]
fn the_corpus_is_refused_or_read() {
    shared::the_corpus_is_refused_or_read(16);
}

#[test]
fn spoiled_records_say_where_they_fail() {
    shared::spoiled_records_say_where_they_fail("DA-2.4");
}

#[test]
fn actions_have_plain_names() {
    shared::have_plain_names(&[
        (Action::TakeFaction { faction: Faction::Oraklos }, r#"{"take_faction":{"faction":"oraklos"}}"#),
        (Action::PassFaction, r#""pass_faction""#),
        (Action::UsePower { faction: Faction::Archon }, r#"{"use_power":{"faction":"archon"}}"#),
        (Action::Peek { seat: Seat(2) }, r#"{"peek":{"seat":2}}"#),
        (Action::Play { source: Source::Hand(Card::Royal) }, r#"{"play":{"source":{"hand":"royal"}}}"#),
        (Action::TakeSpecial { special: Special::Key }, r#"{"take_special":{"special":"key"}}"#),
    ]);
    assert_eq!(Doom::META.id, "doom");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_number_in_any_action(
        kind in "board|commit|declare|sail|target|exchange|sacrifice|keep_down|peek|force",
        key in "ship|cubes|slots|seat",
        number in any::<i32>(),
    ) {
        stranger().feed(format!("{{\"{kind}\":{{\"{key}\":{number}}}}}").as_bytes());
    }

    #[test]
    fn any_name_in_any_action(
        kind in "take_faction|use_power|skip_power|discard|lay|play|play_empathy|take_special|displace|throw_off",
        key in "faction|card|source|special|colour",
        name in "archon|oraklos|ref1|treason|own|borrowed|spy|key|neutral|x",
    ) {
        stranger().feed(format!("{{\"{kind}\":{{\"{key}\":\"{name}\"}}}}").as_bytes());
    }

    #[test]
    fn any_luck(seat in any::<u16>(), seats in vec(any::<u8>(), 0..9), cards in vec("ref1|ref2|royal|spy|key", 0..20)) {
        stranger().feed(format!("{{\"markers\":{{\"seats\":{seats:?}}}}}").as_bytes());
        stranger().feed(format!("{{\"draw\":{{\"seat\":{seat},\"cards\":{cards:?}}}}}").as_bytes());
        stranger().feed(format!("{{\"draw_specials\":{{\"seat\":{seat},\"cards\":{cards:?}}}}}").as_bytes());
        stranger().feed(format!("{{\"seats\":{seat},\"family\":true,\"short\":false}}").as_bytes());
    }
}
