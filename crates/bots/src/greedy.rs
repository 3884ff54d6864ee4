//! The bot that plays its own turn as well as the evaluation of the game knows, and looks no
//! further.
//!
//! A turn is split into many small decisions, so looking at one action alone would see nothing of
//! what it leads to. The bot follows each candidate to the end of its own turn, choosing the best
//! completion by the way, in a few worlds that fit its view; luck in between is drawn in each.

use engine::{Awaiting, Game, QuickDice, Seat, Viewer};

use crate::{Bot, Evaluate};

/// Worlds imagined for a decision: luck in the middle of a turn is averaged over them.
const WORLDS: u64 = 4;
/// Positions looked at for a candidate in one world before the rest is taken as it comes.
const NODES: u32 = 600;

/// Looks ahead to the end of the own turn.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    dice: QuickDice,
    buffers: Vec<Vec<G::Action>>,
}

impl<G: Game> Greedy<G> {
    /// The bot of this seed.
    pub fn new(seed: u64) -> Self {
        Self { dice: QuickDice::new(seed), buffers: Vec::new() }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let mut worlds = Vec::with_capacity(WORLDS as usize);
        for _ in 0..WORLDS {
            let world = G::determinise(view, &mut self.dice);
            worlds.push((world, self.dice.clone()));
        }
        let mut candidates = Vec::new();
        worlds[0].0.candidates(seat, &mut candidates);
        let mut best = candidates[0];
        let mut best_worth = i64::MIN;
        if candidates.len() == 1 {
            return best;
        }
        for &action in &candidates {
            let mut worth = 0;
            for (world, luck) in &worlds {
                let mut position = world.clone();
                position.apply(seat, &action, &mut ());
                let mut nodes = NODES;
                worth += i64::from(self.completed(position, seat, luck.clone(), &mut nodes, 0));
            }
            if worth > best_worth {
                (best, best_worth) = (action, worth);
            }
        }
        best
    }
}

impl<G: Evaluate> Greedy<G> {
    /// The worth of the best completion of the own turn.
    fn completed(&mut self, mut position: G, seat: Seat, mut luck: QuickDice, nodes: &mut u32, depth: usize) -> i32 {
        loop {
            match position.awaiting() {
                Awaiting::Chance => {
                    let chance = position.sample_chance(&mut luck);
                    position.apply_chance(&chance, &mut ());
                }
                Awaiting::Seats(seats) if seats.contains(seat) => break,
                Awaiting::Seats(_) | Awaiting::Over => return G::evaluate(&position.view(Viewer::Seat(seat)), seat),
            }
        }
        if depth >= self.buffers.len() {
            self.buffers.push(Vec::with_capacity(64));
        }
        let mut actions = std::mem::take(&mut self.buffers[depth]);
        actions.clear();
        position.candidates(seat, &mut actions);
        let mut best = i32::MIN;
        for action in &actions {
            let mut next = position.clone();
            next.apply(seat, action, &mut ());
            *nodes = nodes.saturating_sub(1);
            best = best.max(self.completed(next, seat, luck.clone(), nodes, depth + 1));
            if *nodes == 0 {
                break;
            }
        }
        self.buffers[depth] = actions;
        best
    }
}
