//! One thread of a search: a tree and what it needs to grow.

use std::time::Instant;

use engine::{Awaiting, Dice, PerSeat, QuickDice, Seat};

use super::history::History;
use super::mast::{Mast, mast_key};
use super::tree::Tree;
use super::value::sharpened_shares;
use crate::advice::ThreadFindings;
use crate::{Greedy, Knowledge, SearchParameters};

/// Iterations between two looks at the clock.
const CLOCK: u32 = 16;
/// More information sets than these are not kept from one decision of a turn to the next.
const KEPT: usize = 400_000;

#[derive(Clone, Debug)]
pub(super) struct SearchThread<G: Knowledge> {
    pub(super) parameters: SearchParameters,
    dice: QuickDice,
    tree: Tree<G::Action>,
    mast: Mast,
    /// The way from where the tree was begun to the question.
    root: History,
    /// The information set of the question, and whom it asks.
    question: (u64, Seat),
    /// The choices of the question to be looked at in turn; none if the search looks where it likes.
    round_robin: Vec<G::Action>,
    /// What everybody was thought to get, summed over all iterations of this question.
    expected: PerSeat<f64>,
    iterations: u32,
    actions: Vec<G::Action>,
    priors: Vec<f32>,
    edges: Vec<u32>,
    path: Vec<(u32, Seat)>,
    played: Vec<(u64, Seat)>,
}

impl<G: Knowledge> SearchThread<G> {
    pub(super) fn new(dice: &mut QuickDice) -> Self {
        Self {
            parameters: G::search_parameters(1),
            dice: QuickDice::new(dice.bits()),
            tree: Tree::new(),
            mast: Mast::new(),
            root: History::begin(),
            question: (0, Seat(0)),
            round_robin: Vec::new(),
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
        let awaited = world.awaiting().seats();
        match follows.filter(|_| self.tree.len() < KEPT) {
            Some((before, action)) => {
                self.root.information_set(before.awaiting().seats(), seat);
                self.root.step(seat, action, awaited);
            }
            None => {
                self.tree.clear();
                self.mast.clear();
                self.root = History::begin();
            }
        }
        self.question = (self.root.information_set(awaited, seat), seat);
        self.expected = PerSeat::from_fn(world.seats(), |_| 0.0);
        self.iterations = 0;
        self.round_robin.clear();
    }

    /// Looks at these choices of the question only, and at each as often.
    pub(super) fn restrict_root(&mut self, actions: &[G::Action]) {
        self.round_robin.extend(actions);
    }

    pub(super) fn set_root_priors(&mut self, root_priors: &[(G::Action, f32)]) {
        let (node, _) = self.tree.node(self.question.0);
        self.actions.clear();
        self.actions.extend(root_priors.iter().map(|(action, _)| *action));
        self.tree.set_priors(node, &self.actions, |at| root_priors[at].1);
    }

    pub(super) fn search(&mut self, view: &G::View, iterations: u32, until: Option<Instant>) {
        for count in 0..iterations {
            if count % CLOCK == CLOCK - 1 && until.is_some_and(|until| Instant::now() >= until) {
                return;
            }
            self.iterate(view);
        }
    }

    pub(super) fn findings(&self) -> ThreadFindings<G::Action> {
        ThreadFindings {
            edges: self.tree.edges(self.question.0).map(|edge| edge.tried()).collect(),
            expected: self.expected,
            iterations: self.iterations,
        }
    }

    fn iterate(&mut self, view: &G::View) {
        let mut world = G::sample_world(view, &mut self.dice);
        let began = world.scores();
        self.path.clear();
        self.played.clear();
        self.select_and_expand(&mut world);
        self.roll_out(&mut world);
        let shares = sharpened_shares(&world, self.parameters.inverse_temperature);
        let now = world.scores();
        for &(at, seat) in &self.path {
            self.tree.edge_mut(at).update(shares[seat], (now[seat] - began[seat]) as f32);
        }
        for &(key, seat) in &self.played {
            self.mast.update(key, shares[seat]);
        }
        for (seat, share) in shares.iter() {
            self.expected[seat] += f64::from(*share);
        }
        self.iterations += 1;
    }

    /// Down the tree, to an information set that is new.
    fn select_and_expand(&mut self, world: &mut G) {
        let mut history = self.root;
        let mut at_root = !self.round_robin.is_empty();
        loop {
            if world.awaiting() == Awaiting::Chance {
                world.draw_chance(&mut self.dice);
                continue;
            }
            let awaited = world.awaiting().seats();
            let Some(seat) = awaited.iter().next() else { return };
            self.actions.clear();
            if self.parameters.own_choices_only && seat != self.question.1 {
                world.candidates(seat, &mut self.actions);
                self.apply_policy(world, seat);
                continue;
            }
            let information_set = history.information_set(awaited, seat);
            let round_robin = at_root && information_set == self.question.0;
            at_root &= !round_robin;
            match round_robin {
                true => self.actions.push(self.round_robin[self.iterations as usize % self.round_robin.len()]),
                false => world.candidates(seat, &mut self.actions),
            }
            let mut new = false;
            let action = match self.actions[..] {
                [only] if !round_robin => only,
                _ => {
                    let at;
                    (at, new) = self.select(world, information_set, seat);
                    self.path.push((at, seat));
                    self.tree.edge(at).action
                }
            };
            self.played.push((mast_key(seat, &action), seat));
            world.apply(seat, &action, &mut ());
            history.step(seat, action, world.awaiting().seats());
            if new {
                return;
            }
        }
    }

    /// The edge to follow, and whether the information set was new.
    fn select(&mut self, world: &G, information_set: u64, seat: Seat) -> (u32, bool) {
        let (node, new) = self.tree.node(information_set);
        self.edges.clear();
        if self.tree.expand(node, &self.actions, &mut self.edges) {
            self.priors.clear();
            world.priors(seat, &self.actions, &mut self.priors);
            let sum: f32 = self.priors.iter().sum();
            let (priors, even) = (&self.priors, 1.0 / self.actions.len() as f32);
            self.tree.set_priors(node, &self.actions, |at| if sum > 0.0 { priors[at] / sum } else { even });
        }
        let exploration = self.parameters.exploration;
        let mut best = (f32::MIN, self.edges[0]);
        for &at in &self.edges {
            let edge = self.tree.edge(at);
            // Progressive bias: before it is tried, an action is thought to do as well here as elsewhere.
            let mast_mean = self.mast.mean(mast_key(seat, &edge.action));
            let mean = (edge.total + mast_mean) / (edge.visits as f32 + 1.0);
            let explore = exploration * edge.prior * (edge.available as f32).sqrt() / (edge.visits as f32 + 1.0);
            // A little luck, so that equal choices are tried in no fixed order.
            let luck = (self.dice.bits() >> 40) as f32 * 1e-10;
            let worth = mean + explore + luck;
            if worth > best.0 {
                best = (worth, at);
            }
        }
        (best.1, new)
    }

    /// Rolls out by the game's policy to the end of the first turn beyond the rollout depth.
    fn roll_out(&mut self, world: &mut G) {
        let mut left = self.parameters.rollout_depth;
        let mut last = self.played.last().map(|&(_, seat)| seat);
        loop {
            match world.awaiting() {
                Awaiting::Over => return,
                Awaiting::Chance => world.draw_chance(&mut self.dice),
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
                    self.apply_policy(world, seat);
                }
            }
        }
    }

    /// One choice of the rollout policy, of the actions at hand: epsilon-greedy over the game's policy or MAST.
    fn apply_policy(&mut self, world: &mut G, seat: Seat) {
        let epsilon_percent = self.parameters.epsilon_percent;
        let action = match self.actions[..] {
            [only] => only,
            ref any if epsilon_percent > 0 && self.dice.below(100) < epsilon_percent => {
                any[self.dice.below(any.len() as u32) as usize]
            }
            ref any => match world.policy(seat, any, &mut self.dice) {
                Some(index) => any[index],
                None => self.by_mast(seat),
            },
        };
        self.played.push((mast_key(seat, &action), seat));
        world.apply(seat, &action, &mut ());
    }

    fn by_mast(&mut self, seat: Seat) -> G::Action {
        let mut best = (f32::MIN, self.actions[0]);
        for action in &self.actions {
            let luck = (self.dice.bits() >> 40) as f32 * 1e-9;
            let worth = self.mast.mean(mast_key(seat, action)) + luck;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}

/// What the greedy bot thinks of each choice, as shares of one: a first word on where to look.
pub(super) fn root_priors<G: Knowledge>(
    view: &G::View,
    seat: Seat,
    temperature: f32,
    dice: &mut QuickDice,
) -> Vec<(G::Action, f32)> {
    let worths = Greedy::<G>::new(dice.bits()).worths(view, seat);
    let best = worths.iter().map(|(_, worth)| *worth).max().unwrap_or(0);
    let mut root_priors: Vec<(G::Action, f32)> =
        worths.iter().map(|(action, worth)| (*action, ((worth - best) as f32 / temperature).exp())).collect();
    let sum: f32 = root_priors.iter().map(|(_, weight)| weight).sum();
    // Nothing is ruled out.
    let even = 0.1 / root_priors.len() as f32;
    root_priors.iter_mut().for_each(|(_, weight)| *weight = 0.9 * *weight / sum + even);
    root_priors
}
