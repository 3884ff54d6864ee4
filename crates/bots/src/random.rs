//! The bot that plays anything.

use engine::{Dice, Game, QuickDice, Seat};

use crate::Bot;

/// Chooses among the legal actions, each equally likely. Allocates nothing once warm.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    dice: QuickDice,
    actions: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    pub fn new(seed: u64) -> Self {
        Self { dice: QuickDice::new(seed), actions: Vec::with_capacity(64) }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        // What a seat may do follows from what it knows, so any world that fits the view will do.
        let world = G::determinise(view, &mut self.dice);
        self.actions.clear();
        world.legal_actions(seat, &mut self.actions);
        self.actions[self.dice.below(self.actions.len() as u32) as usize]
    }
}
