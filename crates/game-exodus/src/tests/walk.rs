//! Whole games, seen step by step. Half of the players take any choice; the others like what makes a game rich: knowledge,
//! influence cards, pillars and training before all else, and the end of the turn last.

use engine::{Awaiting, Components as _, Dice as _, Game as _, GameOptions as _, QuickDice, Seat};

use crate::actions::{Action, Chance, Target};
use crate::components::Components;
use crate::events::Event;
use crate::kinds::Profession;
use crate::setup::Options;
use crate::state::Exodus;

#[derive(Clone, Debug)]
pub(crate) enum Decided {
    By(Seat, Action),
    Luck(Chance),
}

/// One step of a game.
pub(crate) struct Moment<'a> {
    pub(crate) before: &'a Exodus,
    pub(crate) decided: &'a Decided,
    pub(crate) events: &'a [Event],
    pub(crate) after: &'a Exodus,
}

fn zeal(action: &Action) -> u32 {
    match action {
        Action::EndTurn | Action::Stop | Action::Skip | Action::Decline => 0,
        Action::TakeKnowledge { .. } => 400,
        Action::Dispatch { target: Target::Pillar { .. }, .. } | Action::ActivateNow { .. } => 400,
        Action::Dispatch { profession: Profession::SH | Profession::PL, .. } => 1,
        Action::Train { to: Profession::SH | Profession::PL } => 300,
        Action::TakePillar { stage, .. } => 100 * (1 + stage.index() as u32),
        Action::PlayInfluence { .. } | Action::UsePillar { .. } => 100,
        Action::Train { to: Profession::AD } => 60,
        Action::Train { .. } => 20,
        Action::Advance => 1,
        _ => 10,
    }
}

pub(crate) fn pick(actions: &[Action], taste: Taste, dice: &mut QuickDice) -> Action {
    let weight = |action: &Action| match taste {
        Taste::Any => 1,
        Taste::Busy => u32::from(*action != Action::EndTurn),
        Taste::Rich => zeal(action),
    };
    let total: u32 = actions.iter().map(weight).sum();
    if total == 0 {
        return actions[0];
    }
    let mut rank = dice.below(total);
    for action in actions {
        match rank.checked_sub(weight(action)) {
            Some(rest) => rank = rest,
            None => return *action,
        }
    }
    actions[0]
}

/// Plays a game of so many seats to its end.
pub(crate) fn walk(seats: u8, seed: u64, see: impl FnMut(&Moment<'_>)) -> Exodus {
    let rich = |seat: Seat| (seed + u64::from(seat.0)).is_multiple_of(2);
    play(seats, seed, |seat| if rich(seat) { Taste::Rich } else { Taste::Any }, see)
}

/// The same with players who all take any choice, but end their turn only when nothing else is left.
pub(crate) fn plain(seats: u8, seed: u64) -> Exodus {
    play(seats, seed, |_| Taste::Busy, |_| {})
}

/// How a player chooses.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Taste {
    /// Anything.
    Any,
    /// Anything but the end of the turn.
    Busy,
    /// What makes a game rich.
    Rich,
}

fn play(seats: u8, seed: u64, taste: impl Fn(Seat) -> Taste, mut see: impl FnMut(&Moment<'_>)) -> Exodus {
    let mut game = Exodus::setup(Components::standard(), &Options::for_seats(seats)).unwrap();
    let mut dice = QuickDice::new(seed);
    let mut actions = Vec::new();
    loop {
        let before = game;
        let mut events = Vec::new();
        let decided = match game.awaiting() {
            Awaiting::Over => return game,
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut events);
                Decided::Luck(chance)
            }
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().unwrap();
                actions.clear();
                game.legal_actions(seat, &mut actions);
                assert!(!actions.is_empty(), "IN-16: nothing to choose: {:?}", game.ask(seat));
                let action = pick(&actions, taste(seat), &mut dice);
                game.apply(seat, &action, &mut events);
                Decided::By(seat, action)
            }
        };
        see(&Moment { before: &before, decided: &decided, events: &events, after: &game });
    }
}

/// Some games at every number of seats.
pub(crate) fn walks(mut see: impl FnMut(&Moment<'_>)) {
    for seats in 1..=4 {
        for seed in 0..10 {
            walk(seats, seed, &mut see);
        }
    }
}
