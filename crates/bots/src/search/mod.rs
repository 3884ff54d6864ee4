//! The bot that looks ahead: information-set Monte Carlo tree search for any game of the house.
//!
//! Each iteration deals a world that fits the view, walks down the tree of situations by what has paid so far, plays on a
//! little by the game's own policy, and lets the game's evaluation judge where that leads for every seat. Every seat
//! maximises its own share. Equal seeds, views and iterations give equal answers.

mod line;
mod tree;

use engine::{Awaiting, Dice, Game, PerSeat, QuickDice, Seat, SeatSet, Viewer};

use self::line::Line;
use self::tree::{Tree, mix};
use crate::{Bot, Evaluate};

/// How a search is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// Iterations for a decision.
    pub iterations: u32,
    /// Decisions played on below the tree before the position is judged at the next end of a turn.
    pub horizon: u32,
    /// How much is tried that has not paid so far.
    pub curiosity: f32,
}

impl Recipe {
    /// So many iterations, the rest as usual.
    pub fn of(iterations: u32) -> Self {
        Self { iterations, horizon: 6, curiosity: 0.6 }
    }
}

/// A choice as the search found it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found<A> {
    /// What may be chosen.
    pub action: A,
    /// How often the search went this way.
    pub visits: u32,
    /// What it expects of it, from 0 to 1.
    pub share: f32,
}

/// Looks ahead.
#[derive(Clone, Debug)]
pub struct Search<G: Game> {
    recipe: Recipe,
    dice: QuickDice,
    tree: Tree<G::Action>,
    /// The way to the situation in which the tree was begun and to what was chosen since.
    root: u64,
    scratch: Scratch<G::Action>,
    habits: Habits,
}

#[derive(Clone, Debug)]
struct Scratch<A> {
    actions: Vec<A>,
    edges: Vec<u32>,
    path: Vec<(u32, Seat)>,
    played: Vec<(u64, Seat)>,
}

impl<G: Evaluate> Search<G> {
    /// The bot of this recipe and seed.
    pub fn new(recipe: Recipe, seed: u64) -> Self {
        Self {
            recipe,
            dice: QuickDice::new(seed),
            tree: Tree::with_room(recipe.iterations as usize + 64),
            root: 0,
            scratch: Scratch {
                actions: Vec::with_capacity(256),
                edges: Vec::with_capacity(256),
                path: Vec::with_capacity(64),
                played: Vec::with_capacity(64),
            },
            habits: Habits::new(),
        }
    }

    /// What the search finds for `seat`, the best first.
    pub fn find(&mut self, view: &G::View, seat: Seat) -> Vec<Found<G::Action>> {
        self.tree.clear();
        self.habits.clear();
        self.root = 0;
        for _ in 0..self.recipe.iterations {
            self.iterate(view);
        }
        let world = G::determinise(view, &mut self.dice);
        let Awaiting::Seats(awaited) = world.awaiting() else { return Vec::new() };
        let situation = Line::at(self.root).situation(awaited, seat);
        let mut found: Vec<Found<G::Action>> = self
            .tree
            .edges(situation)
            .map(|edge| Found { action: edge.action, visits: edge.visits, share: edge.mean() })
            .collect();
        found.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.share.total_cmp(&a.share)).then(a.action.cmp(&b.action)));
        found
    }

    fn iterate(&mut self, view: &G::View) {
        let mut world = G::determinise(view, &mut self.dice);
        self.scratch.path.clear();
        self.scratch.played.clear();
        self.descend(&mut world);
        self.play_on(&mut world);
        let shares = shares(&world);
        for &(at, seat) in &self.scratch.path {
            let edge = self.tree.edge_mut(at);
            edge.visits += 1;
            edge.total += shares[seat];
        }
        for &(habit, seat) in &self.scratch.played {
            self.habits.learn(habit, shares[seat]);
        }
    }

    /// Down the tree, to a situation that is new.
    fn descend(&mut self, world: &mut G) {
        let mut line = Line::at(self.root);
        loop {
            let awaited = match world.awaiting() {
                Awaiting::Over => return,
                Awaiting::Chance => {
                    let chance = world.sample_chance(&mut self.dice);
                    world.apply_chance(&chance, &mut ());
                    continue;
                }
                Awaiting::Seats(awaited) => awaited,
            };
            let Some(seat) = awaited.iter().next() else { return };
            let situation = line.situation(awaited, seat);
            self.scratch.actions.clear();
            world.candidates(seat, &mut self.scratch.actions);
            let mut new = false;
            let action = match self.scratch.actions[..] {
                [only] => only,
                _ => {
                    let at;
                    (at, new) = self.select(situation, seat);
                    self.scratch.path.push((at, seat));
                    self.tree.edge(at).action
                }
            };
            self.scratch.played.push((habit(seat, &action), seat));
            world.apply(seat, &action, &mut ());
            let next = if let Awaiting::Seats(next) = world.awaiting() { next } else { SeatSet::EMPTY };
            line.step(seat, action, next);
            if new {
                return;
            }
        }
    }

    /// The edge to follow, and whether the situation was new.
    fn select(&mut self, situation: u64, seat: Seat) -> (u32, bool) {
        let (node, new) = self.tree.meet(situation);
        self.scratch.edges.clear();
        let habits = &self.habits;
        self.tree
            .offer(node, &self.scratch.actions, &mut self.scratch.edges, |action| habits.mean(habit(seat, action)));
        let mut best = (f32::MIN, self.scratch.edges[0]);
        for &at in &self.scratch.edges {
            let edge = self.tree.edge(at);
            let tries = edge.visits as f32;
            let worth = (edge.total + edge.prior) / (tries + 1.0);
            let curious = self.recipe.curiosity * ((edge.available as f32 + 1.0).ln() / (tries + 1.0)).sqrt();
            // A little luck, so that equal choices are tried in no fixed order.
            let luck = (self.dice.bits() >> 40) as f32 * 1e-10;
            let worth = worth + curious + luck;
            if worth > best.0 {
                best = (worth, at);
            }
        }
        (best.1, new)
    }

    /// Plays on by habit to the end of a turn behind the horizon.
    fn play_on(&mut self, world: &mut G) {
        let mut left = self.recipe.horizon;
        let mut last = None;
        loop {
            match world.awaiting() {
                Awaiting::Over => return,
                Awaiting::Chance => {
                    let chance = world.sample_chance(&mut self.dice);
                    world.apply_chance(&chance, &mut ());
                }
                Awaiting::Seats(awaited) => {
                    let Some(seat) = awaited.iter().next() else { return };
                    if left == 0 && last.is_some_and(|last| !awaited.contains(last)) {
                        return;
                    }
                    left = left.saturating_sub(1);
                    last = Some(seat);
                    self.scratch.actions.clear();
                    world.candidates(seat, &mut self.scratch.actions);
                    let action = self.by_habit(seat);
                    self.scratch.played.push((habit(seat, &action), seat));
                    world.apply(seat, &action, &mut ());
                }
            }
        }
    }

    /// Mostly what has paid in other iterations, wherever it was done.
    fn by_habit(&mut self, seat: Seat) -> G::Action {
        let actions = &self.scratch.actions;
        if actions.len() == 1 {
            return actions[0];
        }
        if self.dice.below(100) < 40 {
            return actions[self.dice.below(actions.len() as u32) as usize];
        }
        let mut best = (f32::MIN, actions[0]);
        for action in actions {
            let luck = (self.dice.bits() >> 40) as f32 * 1e-9;
            let worth = self.habits.mean(habit(seat, action)) + luck;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let world = G::determinise(view, &mut self.dice);
        self.scratch.actions.clear();
        world.candidates(seat, &mut self.scratch.actions);
        if let [only] = self.scratch.actions[..] {
            return only;
        }
        let found = self.find(view, seat);
        found.first().map_or(self.scratch.actions[0], |found| found.action)
    }
}

/// What each seat may expect, from 0 to 1: the share of a win, or how far it is ahead.
fn shares<G: Evaluate>(world: &G) -> PerSeat<f32> {
    let seats = world.seats();
    let ahead = |seat: Seat| {
        let worth = G::evaluate(&world.view(Viewer::Seat(seat)), seat) as f32;
        1.0 / (1.0 + (-worth / G::SCALE as f32).exp())
    };
    if world.awaiting() != Awaiting::Over {
        return PerSeat::from_fn(seats, ahead);
    }
    let winners = world.winners();
    PerSeat::from_fn(seats, |seat| {
        let share = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        0.9 * share + 0.1 * ahead(seat)
    })
}

fn habit<A: std::hash::Hash>(seat: Seat, action: &A) -> u64 {
    mix(mix(1, seat), action)
}

/// How well each action did for each seat, wherever it was done.
#[derive(Clone, Debug)]
struct Habits {
    counts: Vec<(u32, f32)>,
}

/// A power of two.
const HABITS: usize = 4096;

impl Habits {
    fn new() -> Self {
        Self { counts: vec![(0, 0.0); HABITS] }
    }

    fn clear(&mut self) {
        self.counts.fill((0, 0.0));
    }

    fn learn(&mut self, habit: u64, share: f32) {
        let (count, total) = &mut self.counts[habit as usize % HABITS];
        *count += 1;
        *total += share;
    }

    /// Unknown habits are thought of as fair.
    fn mean(&self, habit: u64) -> f32 {
        let (count, total) = self.counts[habit as usize % HABITS];
        (total + 0.5) / (count as f32 + 1.0)
    }
}
