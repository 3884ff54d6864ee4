//! The bot that looks ahead: information-set Monte Carlo tree search for any game of the house.
//!
//! Each iteration imagines a world that fits the view, walks down the tree of situations by what has paid so far, plays on
//! a little by the policy of the game, and lets the game's evaluation judge where that leads for every seat. Every seat
//! maximises its own share of the win. Equal seeds, questions and iterations give equal answers.

mod habits;
mod judge;
mod line;
mod mind;
mod tree;

use std::time::{Duration, Instant};

use engine::{Awaiting, QuickDice, Seat, Viewer};

pub use self::judge::shares;
use self::mind::Mind;
use crate::advice::{Advice, Found};
use crate::{Bot, Knowledge, Style};

/// How much a search thinks. What else there is to say about how it thinks is the game's: [`crate::Style`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effort {
    /// Iterations for a decision, at most.
    pub iterations: u32,
    /// Time for a decision, at most; without a limit, equal seeds give equal answers.
    pub time: Option<Duration>,
    /// Threads that think at once, each in a tree of its own.
    pub threads: usize,
}

impl Effort {
    /// So many iterations, however long they take, on one thread.
    pub const fn of(iterations: u32) -> Self {
        Self { iterations, time: None, threads: 1 }
    }

    /// At most so long.
    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }

    /// On so many threads.
    #[must_use]
    pub const fn on(self, threads: usize) -> Self {
        Self { threads, ..self }
    }
}

/// Looks ahead.
#[derive(Clone, Debug)]
pub struct Search<G: Knowledge> {
    effort: Effort,
    /// Another style than the game's.
    style: Option<Style>,
    minds: Vec<Mind<G>>,
    /// The last question and the answer given to it: what was found then may be of use in the next.
    last: Option<(G::View, G::Action)>,
    dice: QuickDice,
}

impl<G: Knowledge> Search<G> {
    /// The bot of this effort and seed.
    pub fn new(effort: Effort, seed: u64) -> Self {
        let mut dice = QuickDice::new(seed);
        let minds = (0..effort.threads.max(1)).map(|_| Mind::new(&mut dice)).collect();
        Self { effort, style: None, minds, last: None, dice }
    }

    /// The same bot with another style than the game's: to find out which is best.
    #[must_use]
    pub fn in_style(self, style: Style) -> Self {
        Self { style: Some(style), ..self }
    }

    /// What the search finds for `seat`, which is to decide.
    pub fn find(&mut self, view: &G::View, seat: Seat) -> Advice<G::Action> {
        self.look(view, seat, &[])
    }

    /// What the search finds if it looks at each of these actions of `seat` as often as at the others of them.
    pub fn weigh(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) -> Advice<G::Action> {
        self.look(view, seat, actions)
    }

    fn look(&mut self, view: &G::View, seat: Seat, weighed: &[G::Action]) -> Advice<G::Action> {
        let began = Instant::now();
        let world = G::imagine(view, &mut self.dice);
        let mut actions = Vec::new();
        match weighed {
            [] => world.candidates(seat, &mut actions),
            weighed => actions.extend(weighed),
        }
        // A tree learns nothing of what has to be done; whoever asks about it wants to know what it brings.
        let weighed = if actions.len() == 1 { &actions[..] } else { weighed };
        let follows = self.follows(view, seat);
        let style = self.style.unwrap_or_else(|| G::style(world.seats()));
        let guide = style.guide.map(|softness| mind::guide::<G>(view, seat, softness, &mut self.dice));
        let until = self.effort.time.map(|time| began + time);
        let threads = self.minds.len() as u32;
        let share = |index: u32| self.effort.iterations / threads + u32::from(index < self.effort.iterations % threads);
        let think = |mind: &mut Mind<G>, index: u32| {
            mind.style = style;
            mind.ask(&world, seat, follows.as_ref());
            mind.weigh(weighed);
            if let Some(guide) = &guide {
                mind.be_guided(guide);
            }
            mind.think(view, share(index), until);
        };
        let (first, others) = self.minds.split_first_mut().expect("there is a mind");
        std::thread::scope(|scope| {
            for (index, mind) in (1..).zip(others) {
                let think = &think;
                scope.spawn(move || think(mind, index));
            }
            think(first, 0);
        });
        Advice::merged(&world, &actions, self.minds.iter().map(Mind::findings).collect()).in_chances(style.keenness)
    }

    /// What was answered last, if nothing else has happened since: then what was found there goes on being true.
    fn follows(&mut self, view: &G::View, seat: Seat) -> Option<(G, G::Action)> {
        let (last, action) = self.last.take()?;
        let before = G::determinise(&last, &mut self.dice);
        if before.check(seat, &action).is_err() {
            return None;
        }
        let mut after = before.clone();
        after.apply(seat, &action, &mut ());
        let asked = matches!(after.awaiting(), Awaiting::Seats(seats) if seats.contains(seat));
        (asked && after.view(Viewer::Seat(seat)) == *view).then_some((before, action))
    }
}

impl<G: Knowledge> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let world = G::determinise(view, &mut self.dice);
        let mut actions = Vec::new();
        world.candidates(seat, &mut actions);
        let action = match actions[..] {
            [only] => only,
            _ => self.find(view, seat).choices.first().map_or(actions[0], |found: &Found<_>| found.action),
        };
        self.last = Some((view.clone(), action));
        action
    }

    fn think_within(&mut self, time: Duration) {
        self.effort.time = Some(time);
    }
}
