//! The board of Zagłada Atlantydy over random games: what both editions promise, in all variants that change the
//! picture.

use std::collections::BTreeSet;

use engine::GameOptions;
use fleet::Council;
use game_doom::{Action, Ask, Doom, Options};

use crate::fleet_board as shared;

/// The variants that change the picture.
const VARIANTS: [&[&str]; 4] =
    [&[], &["open-events", "open-specials"], &["family", "aggressive"], &["chosen-ships", "short", "open-specials"]];

fn options(seats: u8, variants: &[&str]) -> Options {
    let mut options = Options::for_seats(seats);
    for key in variants {
        options.set(key, "yes").expect("there is such a variant");
    }
    if variants.contains(&"chosen-ships") && seats == 2 {
        options.set("ship-a", "none").expect("the Ark may stay away");
    }
    options
}

impl shared::Edition for Doom {
    type Face = ui_doom::Face;

    fn is_modest(action: &Action) -> bool {
        match *action {
            Action::Commit { cubes } | Action::Declare { cubes } => cubes < 5,
            Action::Pass => false,
            _ => true,
        }
    }

    fn is_prompts(action: &Action) -> bool {
        matches!(
            action,
            Action::PassFaction | Action::SkipPower { .. } | Action::ActInOrder | Action::Enough | Action::Pass
        )
    }

    fn is_sealing(ask: Ask) -> bool {
        matches!(ask, Ask::Bid { .. })
    }

    fn council(&self) -> &Council {
        &self.table().council
    }
}

#[test]
fn every_choice_is_exactly_one_lit_control_and_nothing_else_is() {
    let mut seen = BTreeSet::new();
    for seats in 2..=5 {
        // The plain game at every size, and every variant at two sizes.
        let played = |index: &usize| *index == 0 || (*index + usize::from(seats)).is_multiple_of(2);
        for (index, variants) in VARIANTS.into_iter().enumerate().filter(|(index, _)| played(index)) {
            let seed = 10 * u64::from(seats) + index as u64;
            shared::every_choice_is_lit_once::<Doom>(options(seats, variants), seed, 9, &mut seen);
        }
    }
    assert!(seen.len() >= 28, "the games met only {seen:?}");
}

#[test]
fn a_lit_control_says_what_it_does_and_what_follows() {
    shared::lit_controls_say_what_follows::<Doom>(options(4, &[]), 5);
}

#[test]
fn bids_that_an_own_choice_opens_are_told_of_as_news() {
    let seen = shared::opened_bids_are_news_to_whoever_chose_last::<Doom>(options(4, &[]), 8);
    assert!(seen > 5, "only {seen} times a seat chose last");
}

#[test]
fn nobody_else_and_no_spectator_finds_a_lit_control() {
    shared::nobody_else_finds_a_lit_control::<Doom>(options(5, &["open-specials"]), 6);
}

#[test]
fn what_cannot_be_chosen_says_why_with_its_clause_and_sends_nothing() {
    let reasons = shared::reasons::<Doom>(options(4, &[]), 7);
    assert!(reasons > 100, "only {reasons} reasons were given");
}

#[test]
fn every_id_of_a_page_stands_once_and_every_drawing_is_defined() {
    for seats in 2..=5 {
        let options = options(seats, VARIANTS[usize::from(seats) % 4]);
        shared::ids_stand_once_and_drawings_are_defined::<Doom>(options, 30 + u64::from(seats));
    }
}

#[test]
fn every_cube_that_lies_openly_has_a_name_of_its_own() {
    for seats in 2..=5 {
        let options = options(seats, VARIANTS[usize::from(seats) % 4]);
        shared::open_cubes_have_names_of_their_own::<Doom>(options, 40 + u64::from(seats));
    }
}

#[test]
fn bids_that_are_not_opened_look_sealed_and_tell_no_number() {
    let seals = shared::seals::<Doom>(options(4, &[]), 50);
    assert!(seals > 20, "only {seals} seals were seen");
}

#[test]
fn there_is_one_picture_for_every_width() {
    shared::one_picture_serves_every_width::<Doom>(options(3, &[]), 62);
}

#[test]
fn a_page_is_light_enough_for_a_cheap_phone() {
    let largest = shared::largest::<Doom>(options(5, &["open-events", "open-specials"]), 63);
    assert!(largest < 260_000, "a fragment has {largest} bytes before it is packed");
}
