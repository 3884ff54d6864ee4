//! One thread of a search: a tree and what it needs to grow.

use std::time::Instant;

use engine::{Awaiting, Dice, PerSeat, QuickDice, Seat, SeatSet};

use super::habits::{Habits, habit};
use super::judge::keen_shares;
use super::line::Line;
use super::tree::Tree;
use crate::advice::Findings;
use crate::{Greedy, Knowledge, Style};

/// Iterations between two looks at the clock.
const CLOCK: u32 = 16;
/// More situations than these are not kept from one decision of a turn to the next.
const KEPT: usize = 400_000;

#[derive(Clone, Debug)]
pub(super) struct Mind<G: Knowledge> {
    pub(super) style: Style,
    dice: QuickDice,
    tree: Tree<G::Action>,
    habits: Habits,
    /// The way from where the tree was begun to the question.
    root: Line,
    /// The situation of the question, and whom it asks.
    question: (u64, Seat),
    /// The choices of the question to be looked at in turn; none if the search looks where it likes.
    weighed: Vec<G::Action>,
    /// What everybody was thought to get, summed over all iterations of this question.
    expected: PerSeat<f64>,
    iterations: u32,
    actions: Vec<G::Action>,
    priors: Vec<f32>,
    edges: Vec<u32>,
    path: Vec<(u32, Seat)>,
    played: Vec<(u64, Seat)>,
}

impl<G: Knowledge> Mind<G> {
    pub(super) fn new(dice: &mut QuickDice) -> Self {
        Self {
            style: G::style(1),
            dice: QuickDice::new(dice.bits()),
            tree: Tree::new(),
            habits: Habits::new(),
            root: Line::begin(),
            question: (0, Seat(0)),
            weighed: Vec::new(),
            expected: PerSeat::from_fn(1, |_| 0.0),
            iterations: 0,
            actions: Vec::with_capacity(256),
            priors: Vec::with_capacity(256),
            edges: Vec::with_capacity(256),
            path: Vec::with_capacity(64),
            played: Vec::with_capacity(64),
        }
    }

    /// A new question: what `seat` is to do in worlds like this one. It may follow at once from the last answer.
    pub(super) fn ask(&mut self, world: &G, seat: Seat, follows: Option<&(G, G::Action)>) {
        let awaited = awaited(world);
        match follows.filter(|_| self.tree.len() < KEPT) {
            Some((before, action)) => {
                self.root.situation(self::awaited(before), seat);
                self.root.step(seat, action, awaited);
            }
            None => {
                self.tree.clear();
                self.habits.clear();
                self.root = Line::begin();
            }
        }
        self.question = (self.root.situation(awaited, seat), seat);
        self.expected = PerSeat::from_fn(world.seats(), |_| 0.0);
        self.iterations = 0;
        self.weighed.clear();
    }

    /// Looks at these choices of the question only, and at each as often.
    pub(super) fn weigh(&mut self, actions: &[G::Action]) {
        self.weighed.extend(actions);
    }

    /// Takes these as the thoughts about the choices of the question.
    pub(super) fn be_guided(&mut self, guide: &[(G::Action, f32)]) {
        let (node, _) = self.tree.meet(self.question.0);
        self.actions.clear();
        self.actions.extend(guide.iter().map(|(action, _)| *action));
        self.tree.foresee(node, &self.actions, |at| guide[at].1);
    }

    pub(super) fn think(&mut self, view: &G::View, iterations: u32, until: Option<Instant>) {
        for count in 0..iterations {
            if count % CLOCK == CLOCK - 1 && until.is_some_and(|until| Instant::now() >= until) {
                return;
            }
            self.iterate(view);
        }
    }

    pub(super) fn findings(&self) -> Findings<G::Action> {
        Findings {
            edges: self.tree.edges(self.question.0).map(|edge| edge.tried()).collect(),
            expected: self.expected,
            iterations: self.iterations,
        }
    }

    fn iterate(&mut self, view: &G::View) {
        let mut world = G::imagine(view, &mut self.dice);
        let began = world.scores();
        self.path.clear();
        self.played.clear();
        self.descend(&mut world);
        self.play_on(&mut world);
        let shares = keen_shares(&world, self.style.keenness);
        let now = world.scores();
        for &(at, seat) in &self.path {
            self.tree.edge_mut(at).learn(shares[seat], (now[seat] - began[seat]) as f32);
        }
        for &(habit, seat) in &self.played {
            self.habits.learn(habit, shares[seat]);
        }
        for (seat, share) in shares.iter() {
            self.expected[seat] += f64::from(*share);
        }
        self.iterations += 1;
    }

    /// Down the tree, to a situation that is new.
    fn descend(&mut self, world: &mut G) {
        let mut line = self.root;
        let mut to_weigh = !self.weighed.is_empty();
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
            self.actions.clear();
            if self.style.solitary && seat != self.question.1 {
                world.candidates(seat, &mut self.actions);
                self.follow_policy(world, seat);
                continue;
            }
            let situation = line.situation(awaited, seat);
            let weighed = to_weigh && situation == self.question.0;
            to_weigh &= !weighed;
            match weighed {
                true => self.actions.push(self.weighed[self.iterations as usize % self.weighed.len()]),
                false => world.candidates(seat, &mut self.actions),
            }
            let mut new = false;
            let action = match self.actions[..] {
                [only] if !weighed => only,
                _ => {
                    let at;
                    (at, new) = self.select(world, situation, seat);
                    self.path.push((at, seat));
                    self.tree.edge(at).action
                }
            };
            self.played.push((habit(seat, &action), seat));
            world.apply(seat, &action, &mut ());
            line.step(seat, action, self::awaited(world));
            if new {
                return;
            }
        }
    }

    /// The edge to follow, and whether the situation was new.
    fn select(&mut self, world: &G, situation: u64, seat: Seat) -> (u32, bool) {
        let (node, new) = self.tree.meet(situation);
        self.edges.clear();
        if self.tree.offer(node, &self.actions, &mut self.edges) {
            self.priors.clear();
            world.priors(seat, &self.actions, &mut self.priors);
            let sum: f32 = self.priors.iter().sum();
            let (priors, even) = (&self.priors, 1.0 / self.actions.len() as f32);
            self.tree.foresee(node, &self.actions, |at| if sum > 0.0 { priors[at] / sum } else { even });
        }
        let curiosity = self.style.curiosity;
        let mut best = (f32::MIN, self.edges[0]);
        for &at in &self.edges {
            let edge = self.tree.edge(at);
            // Before it is tried, an action is thought to do as well here as elsewhere.
            let usual = self.habits.mean(habit(seat, &edge.action));
            let mean = (edge.total + usual) / (edge.visits as f32 + 1.0);
            let curious = curiosity * edge.prior * (edge.available as f32).sqrt() / (edge.visits as f32 + 1.0);
            // A little luck, so that equal choices are tried in no fixed order.
            let luck = (self.dice.bits() >> 40) as f32 * 1e-10;
            let worth = mean + curious + luck;
            if worth > best.0 {
                best = (worth, at);
            }
        }
        (best.1, new)
    }

    /// Plays on by the game's policy to the end of a turn behind the horizon.
    fn play_on(&mut self, world: &mut G) {
        let mut left = self.style.horizon;
        let mut last = self.played.last().map(|&(_, seat)| seat);
        loop {
            match world.awaiting() {
                Awaiting::Over => return,
                Awaiting::Chance => {
                    let chance = world.sample_chance(&mut self.dice);
                    world.apply_chance(&chance, &mut ());
                }
                Awaiting::Seats(awaited) => {
                    let Some(seat) = awaited.iter().next() else { return };
                    let turn_over = last.is_none_or(|last| !awaited.contains(last)) || world.is_settled(seat);
                    if left == 0 && world.is_quiet(turn_over) {
                        return;
                    }
                    left = left.saturating_sub(1);
                    last = Some(seat);
                    self.actions.clear();
                    world.candidates(seat, &mut self.actions);
                    self.follow_policy(world, seat);
                }
            }
        }
    }

    /// Does what the policy of the game does, of the actions at hand.
    fn follow_policy(&mut self, world: &mut G, seat: Seat) {
        let whims = self.style.whims;
        let action = match self.actions[..] {
            [only] => only,
            ref any if whims > 0 && self.dice.below(100) < whims => any[self.dice.below(any.len() as u32) as usize],
            ref any => match world.policy(seat, any, &mut self.dice) {
                Some(index) => any[index],
                None => self.by_habit(seat),
            },
        };
        self.played.push((habit(seat, &action), seat));
        world.apply(seat, &action, &mut ());
    }

    /// What has paid in other iterations, wherever it was done.
    fn by_habit(&mut self, seat: Seat) -> G::Action {
        let mut best = (f32::MIN, self.actions[0]);
        for action in &self.actions {
            let luck = (self.dice.bits() >> 40) as f32 * 1e-9;
            let worth = self.habits.mean(habit(seat, action)) + luck;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}

fn awaited(world: &impl engine::Game) -> SeatSet {
    if let Awaiting::Seats(seats) = world.awaiting() { seats } else { SeatSet::EMPTY }
}

/// What the greedy bot thinks of each choice, as shares of one: a first word on where to look.
pub(super) fn guide<G: Knowledge>(
    view: &G::View,
    seat: Seat,
    softness: f32,
    dice: &mut QuickDice,
) -> Vec<(G::Action, f32)> {
    let worths = Greedy::<G>::new(dice.bits()).worths(view, seat);
    let best = worths.iter().map(|(_, worth)| *worth).max().unwrap_or(0);
    let mut guide: Vec<(G::Action, f32)> =
        worths.iter().map(|(action, worth)| (*action, ((worth - best) as f32 / softness).exp())).collect();
    let sum: f32 = guide.iter().map(|(_, weight)| weight).sum();
    // Nothing is ruled out.
    let even = 0.1 / guide.len() as f32;
    guide.iter_mut().for_each(|(_, weight)| *weight = 0.9 * *weight / sum + even);
    guide
}
