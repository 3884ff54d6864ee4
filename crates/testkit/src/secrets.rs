//! Nobody learns what the rules hide: a world that differs only in hidden things looks the same.

use std::collections::BTreeSet;

use engine::{Awaiting, Dice, Game, QuickDice, Seat, Viewer};

use crate::battery::{MOST_STEPS, listed};

/// Deals a world from what `viewer` sees and compares everything the viewer could notice.
pub(crate) fn keep<G: Game>(game: &G, viewer: Viewer, candidates: &BTreeSet<G::Action>, dice: &mut QuickDice) {
    let view = game.view(viewer);
    let mut world = G::determinise(&view, dice);
    world.audit().unwrap_or_else(|why| panic!("a world dealt for {viewer:?} fails the audit: {why}"));
    assert_eq!(world.view(viewer), view, "a world dealt for {viewer:?} looks different");
    assert_eq!(world.awaiting(), game.awaiting(), "a world dealt for {viewer:?} awaits somebody else");
    // A shared device is passed on uncovered only because this holds.
    assert!(!G::OPEN || world == *game, "the game calls itself open and hides something from {viewer:?}");
    if dice.below(50) == 0 {
        let text = |view: &G::View| serde_json::to_string(view).expect("a view can be written");
        assert_eq!(text(&world.view(viewer)), text(&view), "a world dealt for {viewer:?} reads different");
    }
    if let Some(seat) = viewer.seat() {
        own_choices_are_the_same(game, &world, seat, candidates);
        own_actions_tell_the_same(game, &world, seat, dice);
    }
    forced_actions_tell_nothing(game, &world, viewer);
    if dice.below(50) == 0 {
        play_on(&mut world, dice);
        world.audit().unwrap_or_else(|why| panic!("a world dealt for {viewer:?} breaks in play: {why}"));
    }
}

/// A table makes an only action at once, and others notice that nobody had to think. So it may do that only where they
/// know anyway that there was no choice: in every world they think possible and in which the action is legal.
fn forced_actions_tell_nothing<G: Game>(game: &G, world: &G, viewer: Viewer) {
    let Awaiting::Seats(seats) = game.awaiting() else { return };
    for seat in seats.iter().filter(|&seat| !viewer.is(seat)) {
        let (real, possible) = (listed(game, seat), listed(world, seat));
        if let &[action] = &real[..]
            && game.may_be_made_for(seat, &action)
            && possible.contains(&action)
        {
            assert_eq!(possible, real, "made at once, {action} tells {viewer:?} what {seat} could not have done");
        }
    }
}

/// Plays on at random, to the end or as long as a long game.
fn play_on<G: Game>(game: &mut G, dice: &mut QuickDice) {
    for _ in 0..MOST_STEPS {
        match game.awaiting() {
            Awaiting::Over => return,
            Awaiting::Chance => {
                let chance = game.sample_chance(dice);
                game.apply_chance(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                let actions = listed(game, seat);
                assert!(!actions.is_empty(), "{seat} is awaited and can do nothing");
                game.apply(seat, &actions[dice.below(actions.len() as u32) as usize], &mut ());
            }
        }
    }
}

/// What a seat may do, and why not, depends only on what it knows.
fn own_choices_are_the_same<G: Game>(game: &G, world: &G, seat: Seat, candidates: &BTreeSet<G::Action>) {
    assert_eq!(world.ask(seat), game.ask(seat), "{seat} is asked something else");
    assert_eq!(listed(world, seat), listed(game, seat), "{seat} may do other things");
    for action in candidates {
        assert_eq!(world.check(seat, action), game.check(seat, action), "{action}: another answer for {seat}");
    }
}

/// An own action that reveals nothing tells its actor nothing.
fn own_actions_tell_the_same<G: Game>(game: &G, world: &G, seat: Seat, dice: &mut QuickDice) {
    let actions = listed(game, seat);
    if actions.is_empty() {
        return;
    }
    let action = actions[dice.below(actions.len() as u32) as usize];
    if game.reveals(seat, &action) {
        return;
    }
    let viewer = Viewer::Seat(seat);
    let after = |position: &G| {
        let (mut position, mut log) = (position.clone(), Vec::new());
        position.apply(seat, &action, &mut log);
        let seen: Vec<G::Event> = log.iter().map(|event| G::seen(event, viewer)).collect();
        (seen, position.view(viewer))
    };
    let (truth, guess) = (after(game), after(world));
    assert_eq!(truth.0, guess.0, "{seat} sees by {action} what is hidden");
    assert_eq!(truth.1, guess.1, "{seat} learns by {action} what is hidden");
}

/// What was filtered once needs no second filter.
pub(crate) fn seen_twice_is_seen_once<G: Game>(events: &[G::Event], viewer: Viewer) {
    for event in events {
        let seen = G::seen(event, viewer);
        assert_eq!(G::seen(&seen, viewer), seen, "filtered twice, {event:?} is something else");
    }
}
