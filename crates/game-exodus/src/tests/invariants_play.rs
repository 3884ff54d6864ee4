//! AE-23, IN-15 to IN-26: turns, scorings, preparations, views and records of whole games.

use std::collections::BTreeMap;

use engine::{Components as _, Game as _, GameOptions as _, QuickDice, Seat, Viewer};

use super::walk::{Decided, Moment, walk, walks};
use crate::asks::Building;
use crate::components::Grid;
use crate::events::{Event, PointReason};
use crate::setup::Options;
use crate::state::{Ending, Exodus};
use crate::{Action, Chance, Components};

fn data() -> &'static Components {
    Components::standard()
}

#[test]
fn in_15_a_turn_has_two_actions_and_one_for_each_favour_token() {
    let (mut actions, mut favours, mut pillars) = (0, 0, 0u8);
    let (mut most, mut uses) = (0, 0);
    walks(|moment| {
        if let Decided::By(seat, action) = moment.decided {
            match action {
                Action::Advance
                | Action::Train { .. }
                | Action::Dispatch { .. }
                | Action::TakeKnowledge { .. }
                | Action::PlayInfluence { .. } => actions += 1,
                Action::SpendFavour => {
                    favours += 1;
                    assert_eq!(moment.after.player(*seat).favours + 1, moment.before.player(*seat).favours);
                }
                Action::UsePillar { pillar, .. } => {
                    assert_eq!(pillars >> pillar & 1, 0, "pillar {pillar} is used twice");
                    pillars |= 1 << pillar;
                    uses += 1;
                }
                _ => {}
            }
            assert!(actions <= 2 + favours, "{actions} actions with {favours} tokens");
            most = most.max(actions);
        }
        if moment.events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
            (actions, favours, pillars) = (0, 0, 0);
        }
    });
    assert!(most > 2 && uses > 0, "{most} actions at most, {uses} uses of pillars");
}

#[test]
fn in_16_every_decision_has_one_to_two_hundred_options() {
    let mut most = 0;
    walks(|moment| {
        if let Decided::By(seat, _) = *moment.decided {
            let mut actions = Vec::new();
            moment.before.legal_actions(seat, &mut actions);
            assert!((1..=200).contains(&actions.len()));
            most = most.max(actions.len());
            let all = actions.len();
            actions.sort();
            actions.dedup();
            assert_eq!(actions.len(), all, "an option is listed twice");
            for action in &actions {
                moment.before.check(seat, action).unwrap_or_else(|why| panic!("{action} is listed, but {why}"));
            }
        }
    });
    assert!(most >= 15, "at most {most} options");
}

#[test]
fn in_17_fifteen_kings_and_turns_three_settlement_scorings_and_one_final() {
    for seats in 1..=4 {
        for seed in 0..10 {
            let (mut kings, mut turns) = ([0; 4], [0; 4]);
            let (mut rows, mut finals) = (Vec::new(), 0);
            let last = walk(seats, seed, |moment| {
                for event in moment.events {
                    match *event {
                        Event::KingPlaced { seat, .. } => kings[seat.index()] += 1,
                        Event::TurnEnded { seat, .. } => turns[seat.index()] += 1,
                        Event::SettlementCounted { row, .. } => rows.push((moment.after.year(), row)),
                        Event::FinalScoring => finals += 1,
                        _ => {}
                    }
                }
            });
            if last.ending() == Some(Ending::Scored) {
                let all = usize::from(seats);
                assert_eq!((&kings[..all], &turns[..all]), (&[15; 4][..all], &[15; 4][..all]));
                assert_eq!(rows.iter().map(|&(_, row)| row).collect::<Vec<_>>(), [0, 1, 2]);
                assert_eq!(finals, 1);
            } else {
                assert_eq!((seats, finals), (1, 0), "only a solo game ends early");
            }
        }
    }
}

#[test]
fn in_18_order_spaces_are_distinct() {
    let mut fifth = 0;
    walks(|moment| {
        let game = moment.after;
        for event in moment.events {
            if let Event::OrderChosen { seat, space } = *event {
                assert!(space.0 < 4 || game.seats == 4, "{space} with {}", game.seats);
                fifth += usize::from(space.0 == 4);
                let others = Seat::all(game.seats()).filter(|&other| other != seat);
                assert!(others.into_iter().all(|other| game.player(other).space() != Some(space)));
            }
        }
    });
    assert!(fifth > 0, "nobody ever chose the fifth space");
}

#[test]
fn in_19_points_are_the_sum_of_what_is_told() {
    let mut sacrifices = 0;
    for seats in 1..=4 {
        for seed in 0..10 {
            let mut sums = [0i16; 4];
            walk(seats, seed, |moment| {
                for event in moment.events {
                    if let Event::Scored { seat, points, why } = *event {
                        sums[seat.index()] += points;
                        let may_lose = matches!(why, PointReason::Left | PointReason::Sacrifice(_));
                        assert!(points >= 0 || may_lose, "{points} for {why:?}");
                        sacrifices += usize::from(matches!(why, PointReason::Sacrifice(_)));
                    }
                }
                for seat in Seat::all(moment.after.seats()) {
                    assert_eq!(moment.after.player(seat).vp, sums[seat.index()], "after {:?}", moment.decided);
                    assert!(moment.after.is_over() || sums[seat.index()] >= 0, "RU-35");
                }
            });
        }
    }
    assert!(sacrifices > 0, "nobody ever gave points");
}

#[test]
fn in_20_a_workshop_is_active_when_all_its_slots_are_filled() {
    let mut seen = 0;
    walks(|moment| {
        for seat in Seat::all(moment.after.seats()) {
            let player = moment.after.player(seat);
            for cell in Grid::each(data().grid.all) {
                let active = match player.plot(cell).building {
                    Some(Building::Workshop(workshop)) => {
                        (0..data().workshop(workshop).slots).all(|slot| player.plot(cell).slot(slot).is_some())
                    }
                    _ => false,
                };
                assert_eq!(player.active >> cell.0 & 1 == 1, active, "{cell} after {:?}", moment.decided);
                seen += usize::from(active);
            }
            assert!(player.active.count_ones() >= moment.before.player(seat).active.count_ones());
        }
    });
    assert!(seen > 0, "no workshop was ever active");
}

#[test]
fn in_21_the_points_of_a_settlement_scoring_are_bounded() {
    let mut full = 0;
    for seats in 2..=4u8 {
        for seed in 0..12 {
            walk(seats, seed, |moment| {
                let counted = |event: &Event| match event {
                    Event::SettlementCounted { counts, .. } => Some(*counts),
                    _ => None,
                };
                let Some(counts) = moment.events.iter().find_map(counted) else { return };
                for colour in crate::kinds::Colour::ALL {
                    let won: i16 = moment.events.iter().map(|event| won_for(event, colour)).sum();
                    let n = i16::from(seats);
                    let most = [0, 0, 5, 3, 2][usize::from(seats)] * n * (n - 1) / 2;
                    let mut of: Vec<u8> = counts.iter().map(|(_, counts)| counts[colour.index()]).collect();
                    of.sort_unstable();
                    of.dedup();
                    assert!(won <= most);
                    assert_eq!(won == most, of.len() == usize::from(seats), "{counts:?}");
                    full += usize::from(won == most);
                }
            });
        }
    }
    assert!(full > 0, "counts were never all different");
}

fn won_for(event: &Event, of: crate::kinds::Colour) -> i16 {
    match *event {
        Event::Scored { points, why: PointReason::Settlement { colour: Some(colour), .. }, .. } if colour == of => {
            points
        }
        _ => 0,
    }
}

fn after_preparation(moment: &Moment<'_>) -> bool {
    moment.events.iter().any(|event| matches!(event, Event::YearBegan { .. }))
}

#[test]
fn in_22_the_city_is_full_after_every_preparation() {
    let mut years = 0;
    for seats in 2..=4 {
        for seed in 0..6 {
            walk(seats, seed, |moment| {
                if !after_preparation(moment) {
                    return;
                }
                years += 1;
                let game = moment.after;
                for &field in &data().city.tile_fields {
                    let kind = data().city.field(field).tile.unwrap();
                    assert!(game.tile(field).is_some() || game.pile(kind) == 0, "{field}");
                    assert!(game.tile(field).is_none_or(|tile| tile.kind() == kind), "{field}");
                    if let Some(crate::Tile::Agora(agora)) = game.tile(field) {
                        let carries = data().agora(agora).trained.is_some();
                        let empty = game.bag == [0; 3];
                        assert!(game.agora_settler(field).is_some() == carries || empty, "{agora} on {field}");
                    }
                }
                let empty = game.bag == [0; 3];
                let top = data().city.ring(crate::kinds::Ring::Top);
                assert!(empty || top.flat_map(|field| game.standing(field)).all(|settler| settler.is_some()));
                assert!(empty || (0..8).all(|place| game.guard(place).is_some()));
            });
        }
    }
    assert_eq!(years, 3 * 6 * 5);
}

#[test]
fn in_23_knowledge_cards_lie_at_the_right_end_after_every_preparation() {
    let mut years = 0;
    walks(|moment| {
        if !after_preparation(moment) {
            return;
        }
        years += 1;
        let fields: Vec<bool> = moment.after.knowledge_fields().map(|name| name.is_some()).collect();
        assert_eq!(fields.len(), [0, 3, 3, 4, 5][moment.after.seats()]);
        assert!(fields.is_sorted(), "a gap: {fields:?}");
        assert!(fields[0] || moment.after.knowledge_deck() == 0);
    });
    assert!(years > 4 * 8 * 2);
}

#[test]
fn in_24_what_a_viewer_cannot_know_does_not_change_the_view() {
    let mut dice = QuickDice::new(3);
    let mut differ = 0;
    walks(|moment| {
        let game = moment.after;
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public]);
        for viewer in viewers {
            let view = game.view(viewer);
            let other = Exodus::determinise(&view, &mut dice);
            assert!(other.view(viewer) == view, "after {:?}", moment.decided);
            assert_eq!(other.audit(), Ok(()));
            differ += usize::from(other != *game);
            if let Viewer::Seat(seat) = viewer {
                let list = |game: &Exodus| {
                    let mut actions = Vec::new();
                    game.legal_actions(seat, &mut actions);
                    actions
                };
                assert_eq!(list(game), list(&other), "own choices depend on what one knows");
            }
        }
    });
    assert!(differ > 100, "hidden cards were dealt anew only {differ} times");
}

/// The same position with two influence cards exchanged wherever they lie.
fn exchanged(game: &Exodus, one: u8, other: u8) -> Exodus {
    let swap = |set: u32| {
        let (first, second) = (set >> one & 1, set >> other & 1);
        set & !(1 << one) & !(1 << other) | first << other | second << one
    };
    let mut twin = *game;
    twin.hidden.deck = swap(game.hidden.deck);
    twin.hidden.hands = game.hidden.hands.map(swap);
    twin.hidden.drawn = swap(game.hidden.drawn);
    twin
}

#[test]
fn in_24_ae_20_9_hidden_influence_cards_may_change_places_unseen() {
    let (mut held, mut drawn) = (0, 0);
    walks(|moment| {
        let game = moment.after;
        for seat in Seat::all(game.seats()) {
            let (secret, drawn_cards) = (game.hidden.hands[seat.index()], game.hidden.drawn);
            let keeping = seat == game.active && drawn_cards != 0;
            let drawn_card = keeping.then(|| drawn_cards.trailing_zeros() as u8);
            let card = drawn_card.or((secret != 0).then(|| secret.trailing_zeros() as u8));
            let (Some(card), true) = (card, game.hidden.deck != 0) else { continue };
            let twin = exchanged(game, card, game.hidden.deck.trailing_zeros() as u8);
            assert_eq!(twin.audit(), Ok(()));
            assert!(twin.view(Viewer::Seat(seat)) != game.view(Viewer::Seat(seat)), "the owner sees the difference");
            let others = Seat::all(game.seats()).filter(|&other| other != seat).map(Viewer::Seat);
            for viewer in others.chain([Viewer::Public]) {
                let views = [&twin, game].map(|world| world.view(viewer));
                assert!(views[0] == views[1], "{viewer:?} after {:?}", moment.decided);
                let texts = views.map(|view| serde_json::to_string(&view).unwrap());
                assert_eq!(texts[0], texts[1], "{viewer:?} after {:?}", moment.decided);
            }
            held += 1;
            drawn += usize::from(drawn_card.is_some());
        }
    });
    assert!(held > 100 && drawn > 10, "{held} positions, {drawn} with cards drawn");
}

#[test]
fn in_24_ae_20_9_events_keep_the_secret_of_the_drawer() {
    let (mut drawn, mut kept) = (0, 0);
    walks(|moment| {
        for event in moment.events {
            let viewers = Seat::all(moment.after.seats()).map(Viewer::Seat).chain([Viewer::Public]);
            for viewer in viewers {
                match (Exodus::seen(event, viewer), event) {
                    (Event::InfluenceDrawn { cards, count, .. }, Event::InfluenceDrawn { seat, .. }) => {
                        assert_eq!(cards.len(), if viewer.is(*seat) { usize::from(count) } else { 0 });
                        drawn += 1;
                    }
                    (
                        Event::InfluenceReceived { card, other, .. },
                        Event::InfluenceReceived { seat, open, other: left, .. },
                    ) => {
                        assert_eq!(card.is_some(), *open || viewer.is(*seat));
                        assert_eq!(other, *left, "the other card lies open");
                        kept += 1;
                    }
                    (seen, event) => assert!(seen == *event),
                }
            }
        }
    });
    assert!(drawn > 20 && kept > 20);
}

#[test]
fn in_25_the_same_decisions_give_the_same_game() {
    for seats in 1..=4 {
        let mut told: Vec<(String, Exodus)> = Vec::new();
        let last = walk(seats, 5, |moment| {
            let text = match moment.decided {
                Decided::By(seat, action) => serde_json::to_string(&(Some((*seat, *action)), None::<Chance>)),
                Decided::Luck(chance) => serde_json::to_string(&(None::<(Seat, Action)>, Some(chance))),
            };
            told.push((text.unwrap(), *moment.after));
        });
        assert!(walk(seats, 5, |_| {}) == last, "the same seed, the same game");
        let mut game = Exodus::setup(data(), &Options::for_seats(seats)).unwrap();
        for (text, after) in &told {
            let (action, chance): (Option<(Seat, Action)>, Option<Chance>) = serde_json::from_str(text).unwrap();
            match (action, chance) {
                (Some((seat, action)), _) => game.play(seat, &action, &mut ()).unwrap(),
                (None, Some(chance)) => {
                    game.check_chance(&chance).unwrap();
                    game.apply_chance(&chance, &mut ());
                }
                _ => unreachable!("one of them was written"),
            }
            assert!(game == *after, "after {text}");
        }
    }
}

#[test]
fn in_26_a_game_ends_after_at_most_a_thousand_decisions() {
    let mut counts = BTreeMap::new();
    for seats in 1..=4u8 {
        for seed in 0..20 {
            let mut decisions = 0;
            let last = walk(seats, seed, |moment| decisions += usize::from(matches!(moment.decided, Decided::By(..))));
            assert!(decisions <= 1000, "{decisions} decisions of {seats}");
            if last.ending() == Some(Ending::Scored) {
                counts.entry(seats).or_insert_with(Vec::new).push(decisions);
            }
        }
    }
    // AE-20.8: about 290 with 2, 430 with 3, 560 with 4 players in scripted games.
    for (seats, most) in [(2, 450), (3, 650), (4, 850)] {
        let all = &counts[&seats];
        let mean = all.iter().sum::<usize>() / all.len();
        assert!((most / 3..most).contains(&mean), "{mean} decisions of {seats}");
    }
}
