//! Hands, sealed bids, rows being laid and face-down cards are in no answer to anybody else.

use engine::{Dice, Game, QuickDice, Seat, Step, Viewer};
use game_doom::{Action, Ask, Card, Doom, Special};

use super::{Course, people};
use crate::secrets::{look_the_same, replay, stored, twin};
use crate::site::{Answer, Site, Visitor};

/// The same course with other things in it that `viewer` does not see, as many as can be found.
fn another_world(course: &Course, viewer: Viewer, dice: &mut QuickDice) -> Option<Vec<Step<Doom>>> {
    let options = serde_json::to_string(course.table.options()).unwrap();
    let mut world = course.steps();
    for _ in 0..150 {
        let mut draft = world.clone();
        let place = dice.below(draft.len() as u32) as usize;
        draft[place] = match &draft[place] {
            Step::Chance(chance) => Step::Chance(another_draw(chance, viewer, dice)?),
            Step::Act { seat, forced, .. } if *forced || viewer.is(*seat) => continue,
            Step::Act { seat, .. } => {
                let mut actions = Vec::new();
                let before = replay(&options, &draft[..place])?;
                before.position().legal_actions(*seat, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                Step::Act { seat: *seat, action, forced: false }
            }
        };
        if replay(&options, &draft).is_some_and(|table| look_the_same(&course.table, &table, viewer)) {
            world = draft;
        }
    }
    (replay(&options, &world)?.position() != course.position()).then_some(world)
}

/// Another card in a draw of somebody else; or the same draw.
fn another_draw(chance: &game_doom::Chance, viewer: Viewer, dice: &mut QuickDice) -> Option<game_doom::Chance> {
    let mut value = serde_json::to_value(chance).unwrap();
    for kind in ["draw", "draw_specials"] {
        let Some(draw) = value.get_mut(kind) else { continue };
        let seat: Seat = serde_json::from_value(draw["seat"].clone()).unwrap();
        let cards = draw["cards"].as_array_mut().unwrap();
        if viewer.is(seat) || cards.is_empty() {
            continue;
        }
        let place = dice.below(cards.len() as u32) as usize;
        cards[place] = match kind {
            "draw" => serde_json::to_value(Card::ALL[dice.below(Card::ALL.len() as u32) as usize]).unwrap(),
            _ => serde_json::to_value(Special::ALL[dice.below(Special::ALL.len() as u32) as usize]).unwrap(),
        };
    }
    serde_json::from_value(value).ok()
}

/// Everything a viewer can ask for without changing the table.
async fn all_answers(site: &Site, viewer: &Visitor, table: &str, steps: usize) -> Vec<(String, Answer)> {
    let mut viewer = viewer.clone();
    let mut answers = Vec::new();
    let mut paths = vec![format!("{table}?log=all"), format!("{table}/fragment"), format!("{table}/record.json")];
    paths.extend((0..=steps).rev().step_by(23).map(|step| format!("{table}/at/{step}")));
    paths.push(format!("{table}/at/{steps}?as=1"));
    for path in paths {
        answers.push((path.clone(), viewer.get(site, &path).await));
    }
    let page = viewer.get(site, table).await;
    let decision = page.decision().unwrap_or(1);
    let legal = page.choices();
    for action in [Action::Spy, Action::Guard, Action::Ally, Action::Pursue, Action::OpenHolds, Action::Refund] {
        let action = serde_json::to_string(&action).unwrap();
        if !legal.contains(&action) {
            answers.push((action.clone(), viewer.choose(site, table, decision, &action).await));
        }
    }
    for card in Card::ALL {
        let action = serde_json::to_string(&Action::Lay { card }).unwrap();
        if !legal.contains(&action) {
            answers.push((action.clone(), viewer.choose(site, table, decision, &action).await));
        }
    }
    answers
}

/// Compares every answer to every viewer with that of a site where others hold and have chosen something else.
async fn compare(what: &str, course: &Course) {
    let mut site = Site::open().await;
    let count = course.position().seats();
    let people = people(&site, count).await;
    let table = course.store(&site, "doomsecrets1", &people).await;
    site = site.restart().await;
    let mut known = Vec::new();
    for person in &people {
        known.push(stored(&site, person).await);
    }
    let mut dice = QuickDice::new(3);
    let stranger = Visitor::known_to(&site).await;
    let viewers = Seat::all(count).map(Viewer::Seat).chain([Viewer::Public]);
    for (viewer, visitor) in viewers.zip(people.iter().chain([&stranger])) {
        let world =
            another_world(course, viewer, &mut dice).unwrap_or_else(|| panic!("{what}: no other world for {viewer:?}"));
        let other = twin(&site, "doomsecrets1", &known, &world).await;
        let steps = course.table.public_steps();
        let ours = all_answers(&site, visitor, &table, steps).await;
        let theirs = all_answers(&other, visitor, &table, steps).await;
        for ((asked, one), (_, another)) in ours.iter().zip(&theirs) {
            assert!(
                one.without_news() == another.without_news(),
                "{what}: {viewer:?} could tell by {asked}: {} / {}",
                one.words(),
                another.words()
            );
            assert_eq!((one.status, &one.headers), (another.status, &another.headers), "{what}, {viewer:?}: {asked}");
        }
        assert_eq!(ours.len(), theirs.len());
    }
}

#[tokio::test]
async fn rows_that_are_being_laid_are_nobody_elses() {
    let course = Course::at(3, |course| {
        let laid = |seat| course.position().view(Viewer::Seat(seat)).cards.players[seat].laid;
        let lays = course.position().ask(Seat(2)).is_some_and(|ask| matches!(ask, Ask::Lay { .. }));
        lays && (1..4).contains(&laid(Seat(2))) && course.position().table().council.ready.contains(Seat(0))
    });
    compare("laying", &course).await;
}

#[tokio::test]
async fn sealed_bids_are_nobody_elses() {
    let course = Course::at(4, |course| {
        let bids = Seat::all(4).any(|seat| matches!(course.position().ask(seat), Some(Ask::Bid { .. })));
        bids && course.position().table().council.ready.len() == 2
    });
    compare("bids", &course).await;
}

#[tokio::test]
async fn cards_that_stay_face_down_and_special_hands_are_nobody_elses() {
    let course = Course::at(4, |course| {
        let down = |seat| course.position().view(Viewer::Public).cards.players[seat].face_down.0 != 0;
        Seat::all(4).any(down) && course.window().is_some()
    });
    compare("face down", &course).await;
}
