//! A finished game looked at again: how the chances went, what was luck, and what could have been chosen better.
//!
//! A decision is judged by a search from the view its seat had then: advice without hindsight. How the chances went is
//! told of the true positions, which nobody knew at the time. Equal games, efforts and seeds give equal reviews.

mod chances;
mod turns;

use engine::{PerSeat, Seat, SeatSet, Step, Table, Viewer};

pub use self::turns::Turn;
use crate::{Budget, Knowledge, Search};
use chances::Chances;

/// A better choice counts from this difference of shares on, in games where a choice can change much,
const LEAST_LOSS: f32 = 0.03;
/// and from so many standard errors on.
const SURE: f32 = 2.0;
/// A choice that was tried seldom is known no better than this, times the root of how often, in the same games.
const SPREAD: f32 = 0.15;
/// A choice was tried often if it was tried in one of so many iterations.
const OFTEN: u32 = 10;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Iterations of the search for a decision. Where it finds a better choice, it looks at both again, as long at each.
    pub iterations: u32,
    /// Courses of luck for an estimate of chances.
    pub outcomes: u32,
}

impl Pace {
    /// So many iterations for a decision, and as many courses of luck as make a good mean.
    pub const fn of(iterations: u32) -> Self {
        Self { iterations, outcomes: 32 }
    }

    /// A pace at which a game of so many decisions takes about so many iterations altogether.
    pub fn within(iterations: u32, decisions: usize) -> Self {
        Self::of((iterations / decisions.max(1) as u32).clamp(20, 2000))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Review<A> {
    /// The chance of every seat before the first step.
    pub start: PerSeat<f32>,
    pub steps: Vec<Reviewed<A>>,
    pub pace: Pace,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed<A> {
    /// The chance of every seat after it.
    pub chances: PerSeat<f32>,
    /// How much that is more than before. Where luck was to decide, before is what was to be expected of it: so this is
    /// what luck gave.
    pub swing: PerSeat<f32>,
    /// Who decided; nobody if luck did.
    pub seat: Option<Seat>,
    /// Who could have decided at that moment.
    pub together: SeatSet,
    /// Luck or a secret came to light by it.
    pub reveals: bool,
    /// What the search says, if there was a choice.
    pub judged: Option<Judged<A>>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged<A> {
    pub chosen: A,
    /// What it expects of that; none if it did not look at it.
    pub share: Option<f32>,
    pub best: A,
    /// What it expects of that.
    pub best_share: f32,
    /// How many points the best brings more in the next turns.
    pub points: f32,
    /// How often it has tried what was chosen.
    pub visits: u32,
    /// How far the difference of the two may be wrong by the luck of the search: its standard error.
    pub error: f32,
    /// How sure it is that the best is better than what was chosen, from 0.5 to 1.
    pub sureness: f32,
    /// How much worse the choice was, where the search is sure; else nothing.
    pub loss: f32,
    /// From which difference on it counts.
    pub least: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Account {
    /// Decisions with a choice.
    pub decisions: usize,
    /// Better choices of which the search is sure.
    pub better: usize,
    /// How much was lost by them together.
    pub lost: f32,
    /// What luck gave against its expectation.
    pub luck: f32,
    /// What everybody's decisions gave.
    pub decided: f32,
}

impl Account {
    pub fn mean_loss(&self) -> f32 {
        self.lost / self.decisions.max(1) as f32
    }
}

impl<A: Copy> Review<A> {
    pub fn seats(&self) -> usize {
        self.start.len()
    }

    /// The chance of every seat before a step.
    pub fn before(&self, step: usize) -> &PerSeat<f32> {
        step.checked_sub(1).map_or(&self.start, |last| &self.steps[last].chances)
    }

    pub fn account(&self, seat: Seat) -> Account {
        let swings = |luck: bool| {
            self.steps.iter().filter(|step| step.seat.is_none() == luck).map(|step| step.swing[seat]).sum()
        };
        let own = || self.steps.iter().filter(|step| step.seat == Some(seat)).filter_map(|step| step.judged.as_ref());
        Account {
            decisions: own().count(),
            better: own().filter(|judged| judged.loss > 0.0).count(),
            lost: own().map(|judged| judged.loss).sum(),
            luck: swings(true),
            decided: swings(false),
        }
    }

    /// The better choices of a seat, the dearest first: the step and what the search says.
    pub fn better_choices(&self, seat: Seat) -> Vec<(usize, &Judged<A>)> {
        let steps = self.steps.iter().enumerate().filter(|(_, step)| step.seat == Some(seat));
        let judged = steps.filter_map(|(index, step)| Some((index, step.judged.as_ref()?)));
        let mut better: Vec<(usize, &Judged<A>)> = judged.filter(|(_, judged)| judged.loss > 0.0).collect();
        better.sort_by(|(a, one), (b, other)| other.loss.total_cmp(&one.loss).then(a.cmp(b)));
        better
    }
}

impl<A: Copy + PartialEq> Review<A> {
    /// A choice is worth what can still be made of it: after it, the same seat had another choice in which the search finds
    /// something worth `share`. A search of a whole turn sees that only dimly from its beginning.
    fn think_back(&mut self, seat: Seat, share: f32) {
        for step in self.steps.iter_mut().rev().take_while(|step| step.seat == Some(seat) && !step.reveals) {
            let Some(judged) = &mut step.judged else { continue };
            *judged = judged.with(judged.share.map_or(share, |own| own.max(share)));
        }
    }
}

/// A review under way. It goes on step by step, so that whoever makes it can do other things in between.
#[derive(Clone, Debug)]
pub struct Reviewer<G: Knowledge> {
    steps: Vec<Step<G>>,
    world: G,
    chances: Chances<G>,
    seed: u64,
    /// How much one choice can change, against a game where it is much: where seats hardly differ for long, many small
    /// mistakes lose the game, and a large one is rare.
    grain: f32,
    review: Review<G::Action>,
}

impl<G: Knowledge> Reviewer<G> {
    pub fn new(table: &Table<G>, pace: Pace, seed: u64) -> Self {
        let world = table.at(0);
        let mut chances = Chances::new(pace.outcomes, seed);
        let start = chances.of(&world);
        let steps: Vec<Step<G>> = table.played().iter().map(|played| played.step.clone()).collect();
        let review = Review { start, steps: Vec::with_capacity(steps.len()), pace };
        // Less than a hundredth is nothing to tell.
        let grain = G::search_parameters(world.seats()).inverse_temperature.recip().max(0.01 / LEAST_LOSS);
        Self { steps, world, chances, seed, grain, review }
    }

    /// How many steps have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.review.steps.len(), self.steps.len())
    }

    /// Looks at the next step. Whether there was one.
    pub fn advance(&mut self) -> bool {
        let index = self.review.steps.len();
        let Some(step) = self.steps.get(index) else { return false };
        let together = self.world.awaiting().seats();
        let (mut judged, mut reveals) = (None, true);
        let seat = match step {
            Step::Chance(chance) => {
                self.world.apply_chance(chance, &mut ());
                None
            }
            Step::Act { seat, action, forced } => {
                judged = if *forced { None } else { self.judge(index, *seat, *action) };
                reveals = self.world.reveals(*seat, action);
                self.world.apply(*seat, action, &mut ());
                Some(*seat)
            }
        };
        if let (Some(seat), Some(judged)) = (seat, &judged) {
            self.review.think_back(seat, judged.best_share);
        }
        let chances = self.chances.of(&self.world);
        let before = self.review.before(index);
        let swing = PerSeat::from_fn(chances.len(), |seat| chances[seat] - before[seat]);
        self.review.steps.push(Reviewed { chances, swing, seat, together, reveals, judged });
        true
    }

    /// What the search says of what a seat chose here, if it had a choice.
    fn judge(&self, index: usize, seat: Seat, chosen: G::Action) -> Option<Judged<G::Action>> {
        let view = self.world.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        self.world.legal_actions(seat, &mut actions);
        if actions.len() < 2 {
            return None;
        }
        let seed = self.seed ^ (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let search = |iterations: u32, seed: u64| Search::<G>::new(Budget::of(iterations), seed);
        let first = search(self.review.pace.iterations, seed).find(&view, seat);
        let best = first.choices.first()?.action;
        let judged = Judged::between(&first, best, chosen, self.grain)?;
        if best == chosen || judged.is_close(first.iterations) {
            return Some(judged);
        }
        // The best of many choices looks better than it is by luck, and one that was hardly tried looks worse: how far they
        // are apart, another search says that tries both as often.
        let both = search(self.review.pace.iterations.saturating_mul(2), !seed).compare(&view, seat, &[best, chosen]);
        Judged::between(&both, best, chosen, self.grain)
    }

    pub fn finish(mut self) -> Review<G::Action> {
        while self.advance() {}
        self.review
    }
}

impl<A: Copy + PartialEq> Judged<A> {
    /// Compares two choices in a game of such a grain ([`Reviewer::grain`]).
    fn between(advice: &crate::Advice<A>, best: A, chosen: A, grain: f32) -> Option<Self> {
        let error =
            |found: &crate::ActionValue<A>| found.error.max(grain * SPREAD / (found.visits.max(1) as f32).sqrt());
        let better = advice.of(&best)?;
        let nothing = Self {
            chosen,
            share: None,
            best,
            best_share: better.share,
            points: 0.0,
            visits: 0,
            error: error(better),
            sureness: 0.5,
            loss: 0.0,
            least: grain * LEAST_LOSS,
        };
        let Some(found) = advice.of(&chosen).filter(|found| found.visits > 0) else { return Some(nothing) };
        let error = error(better).hypot(error(found));
        let points = better.gain - found.gain;
        Some(Self { visits: found.visits, points, error, ..nothing }.with(found.share))
    }

    /// Whether a first look of so many iterations has seen enough of what was chosen to know that it is as good.
    fn is_close(&self, iterations: u32) -> bool {
        self.visits * OFTEN >= iterations && self.share.is_some_and(|share| self.best_share - share < self.least / 2.0)
    }

    /// The same, if what was chosen is worth so much.
    fn with(self, share: f32) -> Self {
        let loss = self.best_share - share;
        let sure = loss > self.least && loss > SURE * self.error;
        // The logistic curve is close to the normal one and has no error function to compute.
        let sureness = (1.0 / (1.0 + (-1.702 * loss / self.error).exp())).max(0.5);
        Self { share: Some(share), sureness, loss: if sure { loss } else { 0.0 }, ..self }
    }
}
