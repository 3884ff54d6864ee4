//! Any bytes as an action, outcome, option, record or data file are read or refused.

use engine::Game;
use game_last_days::{Action, Card, LastDays, Senator, Source, Zone};
use proptest::collection::vec;
use proptest::prelude::*;

#[path = "../../../fleet/tests/shared/bytes.rs"]
mod shared;

use shared::stranger;

#[test]
fn the_corpus_is_refused_or_read() {
    shared::the_corpus_is_refused_or_read(30);
}

#[test]
fn spoiled_records_say_where_they_fail() {
    shared::spoiled_records_say_where_they_fail("LD-2.3");
}

#[test]
fn actions_have_plain_names() {
    shared::have_plain_names(&[
        (Action::TakeSenator { senator: Senator::Oraklos }, r#"{"take_senator":{"senator":"oraklos"}}"#),
        (Action::UsePower { senator: Senator::Archon }, r#"{"use_power":{"senator":"archon"}}"#),
        (Action::Sail { ship: 2, extra: false }, r#"{"sail":{"ship":2}}"#),
        (Action::Sail { ship: 2, extra: true }, r#"{"sail":{"ship":2,"extra":true}}"#),
        (Action::Refund { cubes: 2 }, r#"{"refund":{"cubes":2}}"#),
        (Action::Lose { zone: Zone::NewLand }, r#"{"lose":{"zone":"new_land"}}"#),
        (Action::Lose { zone: Zone::Hold(4) }, r#"{"lose":{"zone":{"hold":4}}}"#),
        (Action::Play { source: Source::Unbid(3) }, r#"{"play":{"source":{"unbid":3}}}"#),
        (Action::Play { source: Source::Gods(Card::Ref1Vp) }, r#"{"play":{"source":{"gods":"ref1_vp"}}}"#),
        (Action::Play { source: Source::Hand(Card::Cargo) }, r#"{"play":{"source":{"hand":"cargo"}}}"#),
    ]);
    shared::are_no_actions(&[r#"{"lose":{"zone":"box"}}"#, r#"{"sail":{"ship":3,"premium":true}}"#]);
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
