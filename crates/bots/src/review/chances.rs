//! What each seat may expect at a true position: the same cheap estimate everywhere, so that the difference of two is what
//! happened between them and not the luck of a search.

use engine::{Awaiting, Dice, PerSeat, QuickDice, Seat, SeatSet};

use crate::{Knowledge, shares};

/// Positions looked at to complete a turn, about, for one course of luck.
const POSITIONS: usize = 128;

/// A turn may be judged in so many stretches before it is over; see [`crate::Evaluate::is_settled`].
const STRETCHES: usize = 12;

/// Steps played on until a position can be judged, at most.
const RESTLESS: usize = 80;

#[derive(Clone, Debug)]
pub(super) struct Chances<G: Knowledge> {
    /// How many courses of luck an estimate is the mean of.
    outcomes: u32,
    seed: u64,
    /// A list of actions for each depth, to be used again.
    lists: Vec<Vec<G::Action>>,
    actions: Vec<G::Action>,
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
        Self { outcomes: outcomes.max(1), seed, lists: Vec::new(), actions: Vec::new() }
    }

    /// The chance of every seat: each plays one turn on as well as the evaluation of the game knows, and this is the mean of
    /// what it says at the ends of those turns, so that it does not matter who has just moved. Luck takes the same courses
    /// at every position, so where luck is to decide, this is the mean of what it may decide.
    pub(super) fn of(&mut self, world: &G) -> PerSeat<f32> {
        if world.awaiting() == Awaiting::Over {
            return truth(world);
        }
        let mut sum = PerSeat::from_fn(world.seats(), |_| 0.0);
        let mut count = 0.0;
        // What luck decides at once makes more of a difference than what it may decide later.
        let outcomes = match world.awaiting() {
            _ if !world.is_quiet(true) => self.outcomes * 3,
            Awaiting::Chance => self.outcomes,
            _ => self.outcomes.div_ceil(2),
        };
        for outcome in 0..outcomes {
            let mut luck = Luck { dice: QuickDice::new(self.seed.wrapping_add(outcome.into())), asked: false };
            let chances = self.round(world, &mut luck);
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

    /// The mean over the ends of one turn of every seat, in one course of luck.
    fn round(&mut self, world: &G, luck: &mut Luck) -> PerSeat<f32> {
        let seats = world.seats();
        let mut sum = PerSeat::from_fn(seats, |_| 0.0);
        let mut add = |chances: &PerSeat<f32>, weight: f32| {
            for (seat, chance) in chances.iter() {
                sum[seat] += weight * chance;
            }
        };
        let (mut ended, mut world) = (SeatSet::EMPTY, world.clone());
        let mut completions = STRETCHES * seats;
        // Whoever has two turns in a row counts once, else who has them would be thought better off.
        while ended.len() < seats {
            let left = (seats - ended.len()) as f32;
            let Some(seat) = decider(&mut world, luck).filter(|_| world.is_quiet(true)) else {
                // Nobody's turn: several choose at the same time, it is over, or a turn cannot be told apart from what lies
                // on the table. What is there counts for the rest.
                add(&self.quietly(world, luck), left);
                break;
            };
            world = self.complete(world, seat, luck, (0, POSITIONS)).1;
            completions -= 1;
            let goes_on = world.awaiting().seats().contains(seat);
            if completions == 0 {
                add(&self.quietly(world, luck), left);
                break;
            }
            if !goes_on && !ended.contains(seat) {
                add(&self.quietly(world.clone(), luck), 1.0);
                ended = ended.with(seat);
            }
        }
        PerSeat::from_fn(seats, |seat| sum[seat] / seats as f32)
    }

    /// Judges a position; if something lies on the table that the evaluation does not see, where play by the game's policy
    /// leads from there.
    fn quietly(&mut self, mut world: G, luck: &mut Luck) -> PerSeat<f32> {
        for _ in 0..RESTLESS {
            match world.awaiting() {
                Awaiting::Over => break,
                _ if world.is_quiet(true) => break,
                Awaiting::Chance => world.draw_chance(luck),
                Awaiting::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    self.actions.clear();
                    world.candidates(seat, &mut self.actions);
                    luck.asked |= self.actions.len() > 1;
                    let count = self.actions.len() as u32;
                    let policy = if count == 1 { Some(0) } else { world.policy(seat, &self.actions, &mut luck.dice) };
                    let index = policy.unwrap_or_else(|| luck.dice.below(count) as usize);
                    world.apply(seat, &self.actions[index], &mut ());
                }
            }
        }
        judge(&world)
    }

    /// The best way for `seat` to complete its turn, at least one action of it: the chances then, and the position. So many
    /// positions may be looked at; they are shared out evenly among the choices, for a turn is long, and all of them spent
    /// on the first choice would say that it is the best.
    fn complete(
        &mut self,
        mut world: G,
        seat: Seat,
        luck: &mut Luck,
        (depth, positions): (usize, usize),
    ) -> (PerSeat<f32>, G) {
        while depth > 0 && world.awaiting() == Awaiting::Chance {
            world.draw_chance(luck);
        }
        let own = world.awaiting().seats() == SeatSet::only(seat);
        if !own || (depth > 0 && world.is_settled(seat)) {
            return (self.quietly(world.clone(), luck), world);
        }
        let mut actions = self.lists.get_mut(depth).map(std::mem::take).unwrap_or_default();
        world.candidates(seat, &mut actions);
        let mut best: Option<(PerSeat<f32>, G)> = None;
        // With fewer positions than choices, some all over the list.
        let tried = actions.len().min(positions.max(1));
        for action in (0..tried).map(|index| actions[index * actions.len() / tried]) {
            let mut next = world.clone();
            next.apply(seat, &action, &mut ());
            let end = self.complete(next, seat, luck, (depth + 1, positions / tried));
            if best.as_ref().is_none_or(|best| end.0[seat] > best.0[seat]) {
                best = Some(end);
            }
        }
        actions.clear();
        if depth >= self.lists.len() {
            self.lists.resize_with(depth + 1, Vec::new);
        }
        self.lists[depth] = actions;
        best.unwrap_or_else(|| (judge(&world), world))
    }
}

/// Lets luck decide, and says who is to decide then, if it is one seat alone.
fn decider<G: Knowledge>(world: &mut G, luck: &mut Luck) -> Option<Seat> {
    loop {
        match world.awaiting() {
            Awaiting::Over => return None,
            Awaiting::Chance => world.draw_chance(luck),
            Awaiting::Seats(seats) => return seats.iter().next().filter(|_| seats.len() == 1),
        }
    }
}

fn judge<G: Knowledge>(world: &G) -> PerSeat<f32> {
    if world.awaiting() == Awaiting::Over { truth(world) } else { shares(world) }
}

/// Who has won. Of a game for one that is won, how well.
fn truth<G: Knowledge>(world: &G) -> PerSeat<f32> {
    let winners = world.winners();
    let won = if world.seats() == 1 { shares(world)[Seat(0)] } else { 1.0 / winners.len().max(1) as f32 };
    PerSeat::from_fn(world.seats(), |seat| if winners.contains(seat) { won } else { 0.0 })
}
