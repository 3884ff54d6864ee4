//! The board of Die letzten Tage von Atlantis over random games: what both editions promise, and what only this one has.

use std::collections::BTreeSet;

use engine::{Game, GameOptions, Seat, Table, Viewer};
use fleet::Council;
use game_last_days::{Action, Ask, Card, EventCard, LastDays, Options, Senator, Source, Zone};

use crate::fleet_board::{self as shared, Edition, attribute, buttons, fragment, has_class, walk};

fn options(seats: u8) -> Options {
    Options::for_seats(seats)
}

fn long(seats: u8) -> Options {
    let mut options = options(seats);
    options.set("extra-cards", "3").expect("a long game");
    options
}

impl Edition for LastDays {
    type Face = ui_last_days::Face;

    fn is_modest(action: &Action) -> bool {
        match *action {
            Action::Commit { cubes } | Action::Declare { cubes } => cubes < 5,
            Action::Pass => false,
            _ => true,
        }
    }

    fn is_rare(action: &Action) -> bool {
        matches!(action, Action::PlayEmpathy { .. } | Action::OpenHolds | Action::IntoHold)
    }

    fn is_prompts(action: &Action) -> bool {
        matches!(action, Action::Enough | Action::Pass)
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
    for seats in 3..=5 {
        for (seed, options) in [options(seats), options(seats), long(seats)].into_iter().enumerate() {
            shared::every_choice_is_lit_once::<LastDays>(options, u64::from(seats) + 10 * seed as u64, 9, &mut seen);
        }
    }
    // What is rare is met in more games.
    for seed in 100..180 {
        shared::every_choice_is_lit_once::<LastDays>(options(3), seed, 500, &mut seen);
    }
    assert!(seen.len() >= 25, "the games met only {seen:?}");
}

#[test]
fn a_lit_control_says_what_it_does_and_what_follows() {
    shared::lit_controls_say_what_follows::<LastDays>(options(4), 5);
}

#[test]
fn bids_that_an_own_choice_opens_are_told_of_as_news() {
    let seen = shared::opened_bids_are_news_to_whoever_chose_last::<LastDays>(options(4), 8);
    assert!(seen > 5, "only {seen} times a seat chose last");
}

#[test]
fn nobody_else_and_no_spectator_finds_a_lit_control() {
    shared::nobody_else_finds_a_lit_control::<LastDays>(options(5), 6);
}

#[test]
fn what_cannot_be_chosen_says_why_with_its_clause_and_sends_nothing() {
    let reasons = shared::reasons::<LastDays>(options(4), 7);
    assert!(reasons > 100, "only {reasons} reasons were given");
}

#[test]
fn every_id_of_a_page_stands_once_and_every_drawing_is_defined() {
    for seats in 3..=5 {
        shared::ids_stand_once_and_drawings_are_defined::<LastDays>(options(seats), 30 + u64::from(seats));
    }
}

#[test]
fn every_cube_that_lies_openly_has_a_name_of_its_own() {
    for seats in 3..=5 {
        shared::open_cubes_have_names_of_their_own::<LastDays>(options(seats), 40 + u64::from(seats));
    }
}

#[test]
fn bids_that_are_not_opened_look_sealed_and_tell_no_number() {
    let seals = shared::seals::<LastDays>(options(4), 50) + shared::seals::<LastDays>(options(5), 51);
    assert!(seals > 20, "only {seals} seals were seen");
}

#[test]
fn there_is_one_picture_for_every_width() {
    shared::one_picture_serves_every_width::<LastDays>(options(3), 62);
}

#[test]
fn a_page_is_light_enough_for_a_cheap_phone() {
    let largest = shared::largest::<LastDays>(long(5), 63);
    assert!(largest < 260_000, "a fragment has {largest} bytes before it is packed");
}

/// Looks at all positions of several games; says how often something was there to be looked at.
fn over_games(mut look: impl FnMut(&Table<LastDays>) -> bool) -> usize {
    let mut times = 0;
    for seed in 0..24 {
        walk::<LastDays>(options(4), 70 + seed, |table| times += usize::from(look(table)));
    }
    times
}

#[test]
fn ld_4_6_bonus_markers_pile_up_and_tell_their_number() {
    let mut most = 0;
    let times = over_games(|table| {
        let position = table.position();
        let bonus = |senator: Senator| position.table().bonus(senator);
        let high = Senator::ALL.into_iter().map(bonus).max().unwrap_or(0);
        if high < 2 || table.played().len() % 31 != 0 {
            return false;
        }
        most = most.max(high);
        let page = fragment(table, Viewer::Public);
        let piles = Senator::ALL.into_iter().filter(|&senator| bonus(senator) > 0).count();
        assert_eq!(page.matches("<span class=\"coins ").count(), piles);
        assert!(page.contains(&format!("<b>+{high}</b></span>")), "no pile shows {high}");
        true
    });
    assert!(times > 10 && most > 2, "{times} positions, {most} markers on a tile");
}

#[test]
fn ld_12_9_the_hand_of_the_gods_lies_open_for_everybody() {
    let times = over_games(|table| {
        let gods = table.position().table().gods;
        let page = if table.played().len() % 29 == 0 { fragment(table, Viewer::Public) } else { return false };
        let kinds = Card::ALL.into_iter().filter(|card| gods.of(card.index()) > 0).count();
        assert_eq!(page.matches("data-piece=\"gods-").count(), kinds);
        assert_eq!(page.contains("class=\"gods\""), kinds > 0);
        kinds > 0
    });
    assert!(times > 5, "the gods gave only {times} times");
}

#[test]
fn ld_8_7_strategos_plays_from_the_own_row() {
    let times = over_games(|table| {
        let Some(seat) = table.awaited().iter().next() else { return false };
        if table.position().ask(seat) != Some(Ask::Strategos) {
            return false;
        }
        let page = fragment(table, Viewer::Seat(seat));
        let row = page.split("<section class=\"rowbox\"").nth(1).and_then(|rest| rest.split("</section>").next());
        let lit = buttons(row.expect("the own row")).into_iter().filter(|head| has_class(head, "lit"));
        let lit: BTreeSet<String> = lit.filter_map(|head| attribute(head, "value")).collect();
        let mut actions = Vec::new();
        table.position().legal_actions(seat, &mut actions);
        let wanted = actions.iter().filter(|action| matches!(action, Action::Play { source: Source::Unbid(_) }));
        assert_eq!(lit, wanted.map(|action| serde_json::to_string(action).expect("plain")).collect());
        !lit.is_empty()
    });
    assert!(times > 0, "Strategos never had a card");
}

#[test]
fn ld_12_6_a_ship_may_be_the_precious_one_or_the_further_one() {
    let times = over_games(|table| {
        let Some(seat) = table.awaited().iter().next() else { return false };
        if !matches!(table.position().ask(seat), Some(Ask::Sail { extra: true, .. })) {
            return false;
        }
        let mut actions = Vec::new();
        table.position().legal_actions(seat, &mut actions);
        let further = |action: &&Action| matches!(action, Action::Sail { extra: true, .. });
        let page = fragment(table, Viewer::Seat(seat));
        for action in actions.iter().filter(further) {
            let Action::Sail { ship, .. } = *action else { continue };
            let both = actions.contains(&Action::Sail { ship, extra: false });
            let value = serde_json::to_string(action).expect("plain");
            // Where there is nothing else to choose, the ship itself is the button.
            let class = if both { "bywinds" } else { "ship" };
            let does = |head: &&str| attribute(head, "value").as_deref() == Some(value.as_str());
            assert!(buttons(&page).into_iter().filter(does).any(|head| has_class(head, class)), "{action}");
        }
        actions.iter().any(|action| further(&action))
    });
    assert!(times > 2, "the winds blew only {times} times");
}

#[test]
fn ld_12_14_cubes_are_given_up_where_they_lie() {
    let mut zones = BTreeSet::new();
    over_games(|table| {
        let Some(seat) = table.awaited().iter().next() else { return false };
        if !matches!(table.position().ask(seat), Some(Ask::Lose { .. })) {
            return false;
        }
        let page = fragment(table, Viewer::Seat(seat));
        let mut actions = Vec::new();
        table.position().legal_actions(seat, &mut actions);
        for action in actions {
            let Action::Lose { zone } = action else { continue };
            let value = serde_json::to_string(&action).expect("plain");
            let head =
                buttons(&page).into_iter().find(|head| attribute(head, "value").as_deref() == Some(value.as_str()));
            let head = head.expect("every zone is a button");
            let class = match zone {
                Zone::Ship(_) => "ship",
                Zone::Hold(_) => "fromhold",
                Zone::Senate => "insenate",
                Zone::NewLand => "onland",
                Zone::Supply | Zone::Slots | Zone::Front => "lose",
            };
            assert!(has_class(head, class), "{zone}: {head}");
            zones.insert(class);
        }
        true
    });
    assert!(zones.len() >= 4, "only these were met: {zones:?}");
}

#[test]
fn ld_9_14_a_marker_that_has_gone_round_shows_its_seventy() {
    let times = over_games(|table| {
        let position = table.position();
        let round = Seat::all(position.seats()).filter(|&seat| position.table().council.points(seat) >= 70).count();
        if !table.is_over() {
            return false;
        }
        let page = fragment(table, Viewer::Public);
        assert_eq!(page.matches("<g class=\"lap\"").count(), round);
        round > 0
    });
    assert!(times < 24, "not every game goes so far");
}

#[test]
fn ld_12_1_the_event_says_what_it_does_now_and_what_it_will_do() {
    let mut seen = BTreeSet::new();
    over_games(|table| {
        let Some(event) = table.position().table().event.filter(|_| table.played().len() % 37 == 0) else {
            return false;
        };
        let page = fragment(table, Viewer::Public);
        let card = page.split("<section class=\"events\"").nth(1).and_then(|rest| rest.split("</section>").next());
        let lines = card.expect("the event").matches("class=\"evk\"").count();
        // Ongoing or delayed, and doom where it is a Doom event.
        assert_eq!(lines, 1 + usize::from(event.is_doom()), "{event}");
        seen.insert(event.index());
        true
    });
    assert!(seen.len() >= EventCard::ALL.len() - 2, "only {} events were seen", seen.len());
}
