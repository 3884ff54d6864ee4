//! The bot that plays its own turn as well as the evaluation of the game knows, and looks no further.
//!
//! A turn is split into many small decisions, so looking at one action alone would see nothing of what it leads to. The
//! bot follows each candidate to the end of its own turn, or to where the game says that it can be judged
//! ([`crate::Evaluate::is_settled`]), choosing the best completion by the way, in a few worlds as it imagines them
//! ([`Knowledge::sample_world`]). Luck in between is drawn in each world, by the same numbers for every candidate, so
//! that candidates differ by merit and not by luck.

use engine::{Awaiting, Dice, Game, QuickDice, Seat, Viewer};

use crate::{Bot, Knowledge};

/// Worlds imagined for a decision.
const WORLDS: usize = 4;
/// Positions looked at for a candidate in one world; after that the first completion will do.
const POSITIONS: u32 = 600;

/// Looks ahead to the end of the own turn.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    dice: QuickDice,
    /// How far it errs about a choice, in hundredths of a point.
    noise: u32,
    worlds: Vec<World<G>>,
    candidates: Vec<G::Action>,
    lookahead: Lookahead<G>,
}

/// A position that fits the view, and the luck it will meet.
#[derive(Clone, Debug)]
struct World<G> {
    position: G,
    luck: QuickDice,
}

#[derive(Clone, Debug)]
struct Lookahead<G: Game> {
    /// A list of actions for each depth, to be used again.
    lists: Vec<Vec<G::Action>>,
    positions_left: u32,
}

impl<G: Game> Greedy<G> {
    pub fn new(seed: u64) -> Self {
        Self {
            dice: QuickDice::new(seed),
            noise: 0,
            worlds: Vec::with_capacity(WORLDS),
            candidates: Vec::new(),
            lookahead: Lookahead { lists: Vec::new(), positions_left: 0 },
        }
    }
}

impl<G: Knowledge> Greedy<G> {
    /// The bot of this seed that errs about each choice by up to twice so many hundredths of a point.
    pub fn noisy(noise: u32, seed: u64) -> Self {
        Self { noise, ..Self::new(seed) }
    }

    /// What it thinks of each choice, in hundredths of a point: only differences count.
    pub fn worths(&mut self, view: &G::View, seat: Seat) -> Vec<(G::Action, i64)> {
        self.worlds.clear();
        for _ in 0..WORLDS {
            let position = G::sample_world(view, &mut self.dice);
            self.worlds.push(World { position, luck: self.dice.clone() });
        }
        self.candidates.clear();
        // What a seat may do follows from what it knows: it is the same in all worlds.
        self.worlds[0].position.candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return vec![(only, 0)];
        }
        let mean = |action: &G::Action, worlds: &[World<G>], lookahead: &mut Lookahead<G>| {
            worlds.iter().map(|world| i64::from(lookahead.worth(world, seat, action))).sum::<i64>() / WORLDS as i64
        };
        self.candidates.iter().map(|action| (*action, mean(action, &self.worlds, &mut self.lookahead))).collect()
    }
}

impl<G: Knowledge> Bot<G> for Greedy<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let mut worths = self.worths(view, seat);
        let noisy = i64::from(self.noise);
        if noisy > 0 {
            // Two dice make small slips likelier than large ones.
            let mut slip =
                || i64::from(self.dice.below(noisy as u32 + 1)) + i64::from(self.dice.below(noisy as u32 + 1));
            worths.iter_mut().for_each(|(_, worth)| *worth += slip());
        }
        let (mut best, mut most) = worths[0];
        for &(action, worth) in &worths[1..] {
            if worth > most {
                (best, most) = (action, worth);
            }
        }
        best
    }
}

impl<G: Knowledge> Lookahead<G> {
    fn worth(&mut self, world: &World<G>, seat: Seat, action: &G::Action) -> i32 {
        self.positions_left = POSITIONS;
        let mut next = world.clone();
        next.position.apply(seat, action, &mut ());
        self.best_completion(next, seat, 0)
    }

    fn best_completion(&mut self, mut world: World<G>, seat: Seat, depth: usize) -> i32 {
        loop {
            match world.position.awaiting() {
                Awaiting::Chance => world.position.draw_chance(&mut world.luck),
                Awaiting::Seats(seats) if seats.contains(seat) && !world.position.is_settled(seat) => break,
                Awaiting::Seats(_) | Awaiting::Over => {
                    return G::evaluate(&world.position.view(Viewer::Seat(seat)), seat);
                }
            }
        }
        let mut actions = self.lists.get_mut(depth).map(std::mem::take).unwrap_or_default();
        world.position.candidates(seat, &mut actions);
        let mut best = i32::MIN;
        for action in &actions {
            let mut next = world.clone();
            next.position.apply(seat, action, &mut ());
            self.positions_left = self.positions_left.saturating_sub(1);
            best = best.max(self.best_completion(next, seat, depth + 1));
            if self.positions_left == 0 {
                break;
            }
        }
        actions.clear();
        if depth >= self.lists.len() {
            self.lists.resize_with(depth + 1, Vec::new);
        }
        self.lists[depth] = actions;
        best
    }
}
