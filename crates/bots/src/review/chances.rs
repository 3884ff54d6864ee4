//! What each seat may expect at a true position: the same cheap estimate everywhere, so that the difference of two is what
//! happened between them and not the luck of a search.

use engine::{Awaiting, Dice, PerSeat, QuickDice, Seat, SeatSet};

use crate::{Knowledge, shares};

/// Positions looked at to complete a turn, for one course of luck.
const POSITIONS: u32 = 48;

/// Estimates chances of winning.
#[derive(Clone, Debug)]
pub(super) struct Chances<G: Knowledge> {
    /// How many courses of luck an estimate is the mean of.
    outcomes: u32,
    seed: u64,
    /// A list of actions for each depth, to be used again.
    lists: Vec<Vec<G::Action>>,
    positions_left: u32,
}

/// A generator that knows whether it was asked.
struct Luck {
    dice: QuickDice,
    asked: bool,
}

impl Dice for Luck {
    fn bits(&mut self) -> u64 {
        self.asked = true;
        self.dice.bits()
    }
}

impl<G: Knowledge> Chances<G> {
    pub(super) fn new(outcomes: u32, seed: u64) -> Self {
        Self { outcomes: outcomes.max(1), seed, lists: Vec::new(), positions_left: 0 }
    }

    /// The chance of every seat. Whoever is to decide completes the turn as well as the evaluation of the game knows; where
    /// luck is to decide, this is the mean over what it may decide, the same courses of luck at every position.
    pub(super) fn of(&mut self, world: &G) -> PerSeat<f32> {
        if world.awaiting() == Awaiting::Over {
            return truth(world);
        }
        let mut sum = PerSeat::from_fn(world.seats(), |_| 0.0);
        let mut count = 0.0;
        for outcome in 0..self.outcomes {
            let mut luck = Luck { dice: QuickDice::new(self.seed.wrapping_add(outcome.into())), asked: false };
            self.positions_left = POSITIONS;
            let chances = self.complete(world.clone(), None, &mut luck, 0);
            for (seat, chance) in chances.iter() {
                sum[seat] += chance;
            }
            count += 1.0;
            if !luck.asked {
                break;
            }
        }
        PerSeat::from_fn(world.seats(), |seat| sum[seat] / count)
    }

    /// Plays to the end of the turn of `turn`, or of whoever is the first to decide.
    fn complete(&mut self, mut world: G, mut turn: Option<Seat>, luck: &mut Luck, depth: usize) -> PerSeat<f32> {
        let seat = loop {
            match world.awaiting() {
                Awaiting::Over => return truth(&world),
                Awaiting::Chance => {
                    let chance = world.sample_chance(luck);
                    world.apply_chance(&chance, &mut ());
                }
                Awaiting::Seats(seats) => {
                    let seat = *turn.get_or_insert(seats.iter().next().unwrap_or_default());
                    if seats != SeatSet::only(seat) || world.is_settled(seat) {
                        return shares(&world);
                    }
                    break seat;
                }
            }
        };
        let mut actions = self.lists.get_mut(depth).map(std::mem::take).unwrap_or_default();
        world.candidates(seat, &mut actions);
        let mut best: Option<PerSeat<f32>> = None;
        for action in &actions {
            let mut next = world.clone();
            next.apply(seat, action, &mut ());
            self.positions_left = self.positions_left.saturating_sub(1);
            let chances = self.complete(next, Some(seat), luck, depth + 1);
            if best.as_ref().is_none_or(|best| chances[seat] > best[seat]) {
                best = Some(chances);
            }
            if self.positions_left == 0 {
                break;
            }
        }
        actions.clear();
        if depth >= self.lists.len() {
            self.lists.resize_with(depth + 1, Vec::new);
        }
        self.lists[depth] = actions;
        best.unwrap_or_else(|| shares(&world))
    }
}

/// Who has won. Of a game for one that is won, how well.
fn truth<G: Knowledge>(world: &G) -> PerSeat<f32> {
    let winners = world.winners();
    let won = if world.seats() == 1 { shares(world)[Seat(0)] } else { 1.0 / winners.len().max(1) as f32 };
    PerSeat::from_fn(world.seats(), |seat| if winners.contains(seat) { won } else { 0.0 })
}
