//! The battery itself: a sound game passes, and each planted fault is found.

mod toy;

use engine::{Components as _, Game};
use testkit::{Met, Stranger, Twins, battery, count_sequences, random_table, transcript};
use toy::*;

fn run(fault: u8) {
    let bids = [0, 1, 2, 3, 4, 9, 100].map(Bid);
    battery::<Toy>([2, 3].map(|seats| Seats { seats, fault })).candidates(bids).games(60).run();
}

fn sound(seats: u8) -> Seats {
    Seats { seats, fault: SOUND }
}

#[test]
fn a_sound_game_passes() {
    run(SOUND);
}

macro_rules! found {
    ($($name:ident: $fault:ident, $words:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $words)]
        fn $name() {
            run($fault);
        }
    )*};
}

found! {
    a_leaking_view_is_found: LEAKS_BIDS, "looks different";
    a_listed_action_that_is_refused_is_found: LISTS_TOO_MUCH, "is listed and refused";
    an_allowed_action_that_is_not_listed_is_found: ALLOWS_TOO_MUCH, "is allowed and not listed";
    a_wrong_order_is_found: LISTS_BACKWARDS, "not in order";
    equal_labels_are_found: SAME_LABELS, "two actions have one label";
    commitments_that_do_not_commute_are_found: ORDER_MATTERS, "matters";
    an_endless_game_is_found: NEVER_ENDS, "does not end";
    a_refusal_without_a_clause_is_found: NO_CLAUSE, "does not begin with its clause";
    a_world_that_looks_different_is_found: FORGETS_STRENGTH, "looks different";
    a_quiet_revelation_is_found: REVEALS_QUIETLY, "what is hidden";
    impossible_luck_is_found: REFUSES_ITS_LUCK, "and it is refused";
    a_broken_invariant_is_found: BROKEN_AUDIT, "the audit: ";
    legality_that_depends_on_secrets_is_found: HIDDEN_LEGALITY, "may do other things";
    a_filter_that_does_not_settle_is_found: LOGS_SECRETS, "filtered twice";
    a_leak_that_redealt_worlds_keep_is_found: TELLS_A_STRENGTH, "the twins look different to";
    a_count_of_hidden_things_is_found: COUNTS_STRENGTHS, "the twins look different to";
    a_leak_in_json_alone_is_found: WRITES_A_STRENGTH, "the twins read different to";
    acting_out_of_turn_is_found: ACTS_OUT_OF_TURN, "is not awaited and has legal actions";
}

#[test]
fn twins_differ_in_luck_and_in_choices() {
    let mut met = Met::default();
    (0..20).for_each(|seed| Twins::<Toy>::default().play(&sound(3), seed, &mut met));
    assert!(met.steps > 500 && met.differ * 3 > met.steps && met.luck > 20 && met.choices > 20, "{met:?}");
}

#[test]
fn bytes_are_read_or_refused() {
    let stranger = Stranger::<Toy>::new(sound(3));
    assert_eq!(stranger.feed(b"7"), 1, "a bid");
    assert_eq!(stranger.feed(br#"{"seats":9,"fault":0}"#), 1, "options");
    assert_eq!(stranger.feed(b"[1,2,3]"), 1, "an outcome");
    assert_eq!(stranger.feed(b"\xff{"), 0);
    stranger.sends_sound_texts();
    stranger.sends_anything(100);
}

#[test]
fn sequences_are_counted() {
    let game = random_table::<Toy>(NoComponents::standard(), sound(2), "counts").at(1);
    let options = |seat| {
        let mut actions = Vec::new();
        game.legal_actions(engine::Seat(seat), &mut actions);
        actions.len() as u64
    };
    let one_round = options(0) * options(1);
    assert_eq!(count_sequences(&game, 0), 1);
    assert_eq!(count_sequences(&game, 2), one_round);
    assert_eq!(count_sequences(&game, 6), one_round.pow(3));
    assert_eq!(count_sequences(&game, 60), one_round.pow(3), "the game is over");
}

#[test]
fn a_transcript_reads_by_labels() {
    let text = transcript(&random_table::<Toy>(NoComponents::standard(), sound(2), "golden"));
    assert!(text.starts_with("toy Seats { seats: 2, fault: 0 }\n   1  luck: strengths ["), "{text}");
    assert!(text.contains("seat 1: bid ") && text.contains("not: bid ") && text.contains("won by seat "), "{text}");
}

#[test]
#[should_panic(expected = "line 2 of ")]
fn a_changed_transcript_is_found() {
    let file = std::env::temp_dir().join(format!("critias-golden-{}.txt", std::process::id()));
    std::fs::write(&file, "one\ntwo\n").unwrap();
    testkit::golden(&file, "one\ntwo\n");
    testkit::golden(&file, "one\nthree\n");
}
