//! Any bytes as an action, outcome, option, record or data file are read or refused.

use std::path::Path;
use std::sync::OnceLock;

use engine::{GameOptions, Record};
use game_exodus::{Exodus, Options};
use proptest::collection::vec;
use proptest::prelude::*;
use testkit::Stranger;

fn stranger() -> &'static Stranger<Exodus> {
    static STRANGER: OnceLock<Stranger<Exodus>> = OnceLock::new();
    STRANGER.get_or_init(|| Stranger::new(Options::for_seats(2)))
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
    stranger().sends_anything(30);
}

#[test]
fn spoiled_records_say_where_they_fail() {
    let text = stranger().record();
    let key = r#""place_king":{"field":""#;
    let at = text.find(key).unwrap() + key.len();
    let spoiled = format!("{}B7{}", &text[..at], &text[at + 2..]);
    let record: Record<Exodus> = serde_json::from_str(&spoiled).unwrap();
    let why = record.verify().unwrap_err().to_string();
    assert!(why.starts_with("step ") && why.contains("AE-5.2"), "{why}");
    let strange = text.replacen(r#""format""#, r#""formal""#, 1);
    assert!(serde_json::from_str::<Record<Exodus>>(&strange).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_number_in_any_action(
        kind in "order_space|place_tile|rotate_middle|rotate_top|pay_gold|swap_first|swap_second|move_tile",
        key in "space|cell|turns|gold",
        number in any::<i32>(),
    ) {
        stranger().feed(format!("{{\"{kind}\":{{\"{key}\":{number}}}}}").as_bytes());
    }

    #[test]
    fn any_small_number_in_any_action(
        kind in "order_space|place_tile|rotate_middle|rotate_top|pay_gold|swap_first|swap_second|move_tile",
        key in "space|cell|turns|gold",
        number in any::<u8>(),
    ) {
        stranger().feed(format!("{{\"{kind}\":{{\"{key}\":{number}}}}}").as_bytes());
    }

    #[test]
    fn any_slot_of_any_cell(kind in "workshop_slot|activate_now", cell in any::<u8>(), slot in any::<u8>()) {
        stranger().feed(format!("{{\"{kind}\":{{\"cell\":{cell},\"slot\":{slot}}}}}").as_bytes());
        stranger().feed(format!("{{\"{kind}\":{{\"profession\":\"SC\",\"slot\":{slot}}}}}").as_bytes());
        let target = format!("{{\"workshop\":{{\"cell\":{cell},\"slot\":{slot}}}}}");
        stranger().feed(format!("{{\"dispatch\":{{\"profession\":\"PH\",\"target\":{target}}}}}").as_bytes());
    }

    #[test]
    fn any_pillar(pillar in any::<u8>(), stage in "base|shaft|capital|roof", display in "L|R|X") {
        stranger().feed(format!("{{\"use_pillar\":{{\"pillar\":{pillar},\"stage\":\"{stage}\"}}}}").as_bytes());
        let take = format!("\"display\":\"{display}\",\"stage\":\"{stage}\",\"pillar\":{pillar}");
        stranger().feed(format!("{{\"take_pillar\":{{{take}}}}}").as_bytes());
        let target = format!("{{\"pillar\":{{\"pillar\":{pillar},\"stage\":\"{stage}\"}}}}");
        stranger().feed(format!("{{\"dispatch\":{{\"profession\":\"SH\",\"target\":{target}}}}}").as_bytes());
    }

    #[test]
    fn any_name_in_any_action(
        kind in "place_king|take_influence|keep_influence|play_influence|take_knowledge|take_monument|take_residence|keep_knowledge",
        key in "field|card|name|monument|residence",
        name in "T0|M7|B8|IF01|IF24|IF25|KN19|KN32|MO12|MO16|RS20|RS32|RS00|X9",
    ) {
        stranger().feed(format!("{{\"{kind}\":{{\"{key}\":\"{name}\"}}}}").as_bytes());
    }

    #[test]
    fn any_luck(
        seat in any::<u16>(),
        colours in vec("purple|white|brown|green", 0..50),
        cards in vec("IF01|IF24|KN01|KN19|RS01|RS20|MO01|MO12", 0..20),
        numbers in vec(any::<u8>(), 0..9),
    ) {
        stranger().feed(format!("{{\"start\":{{\"seat\":{seat}}}}}").as_bytes());
        stranger().feed(format!("{{\"settlers\":{{\"colours\":{colours:?}}}}}").as_bytes());
        stranger().feed(format!("{{\"draw\":{{\"colours\":{colours:?}}}}}").as_bytes());
        for (kind, key) in [("draw_influence", "cards"), ("knowledge", "cards"), ("residences", "tiles"), ("monuments", "tiles")] {
            stranger().feed(format!("{{\"{kind}\":{{\"{key}\":{cards:?}}}}}").as_bytes());
        }
        stranger().feed(format!("{{\"pillars\":{{\"cards\":{numbers:?}}}}}").as_bytes());
        stranger().feed(format!("{{\"discs\":{{\"middle\":{seat},\"top\":{seat}}}}}").as_bytes());
        stranger().feed(format!("{{\"seats\":{seat}}}").as_bytes());
    }
}
