//! What a search found, for people to read and for bots to act on.

use engine::{Game, PerSeat, Seat};

/// A choice as the search found it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found<A> {
    /// What may be chosen.
    pub action: A,
    /// How often the search went this way.
    pub visits: u32,
    /// What it expects of it, from 0 to 1: about the share of the win.
    pub share: f32,
    /// How far that may be wrong by the luck of the search alone: its standard error.
    pub error: f32,
    /// How many points the seat gains by the time the search stops looking.
    pub gain: f32,
}

/// What a search found for one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// All choices worth a thought, the best first.
    pub choices: Vec<Found<A>>,
    /// What everybody may expect, from 0 to 1.
    pub expected: PerSeat<f32>,
    /// How many worlds were looked at.
    pub iterations: u32,
}

impl<A: Copy> Advice<A> {
    /// How sure it is that the first choice is better than the second, from 0.5 to 1.
    pub fn sureness(&self) -> f32 {
        let [first, second, ..] = &self.choices[..] else { return 1.0 };
        let spread = first.error.hypot(second.error).max(1e-6);
        let apart = (first.share - second.share) / spread;
        // The logistic curve is close to the normal one and has no error function to compute.
        (1.0 / (1.0 + (-1.702 * apart).exp())).max(0.5)
    }

    /// What it thinks of one choice.
    pub fn of(&self, action: &A) -> Option<&Found<A>>
    where
        A: PartialEq,
    {
        self.choices.iter().find(|found| found.action == *action)
    }
}

/// What one thread of a search found.
pub(crate) struct Findings<A> {
    pub(crate) edges: Vec<Tried<A>>,
    pub(crate) expected: PerSeat<f64>,
    pub(crate) iterations: u32,
}

/// A choice and the sums of what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) total: f32,
    pub(crate) squares: f32,
    pub(crate) points: f32,
}

impl<A: Copy + Ord> Advice<A> {
    /// What all threads found together.
    pub(crate) fn merged<G: Game<Action = A>>(world: &G, actions: &[A], findings: Vec<Findings<A>>) -> Self {
        let sum = |action: &A| {
            let none = Tried { action: *action, visits: 0, total: 0.0, squares: 0.0, points: 0.0 };
            findings.iter().flat_map(|found| &found.edges).filter(|tried| tried.action == *action).fold(
                none,
                |sum, tried| Tried {
                    action: *action,
                    visits: sum.visits + tried.visits,
                    total: sum.total + tried.total,
                    squares: sum.squares + tried.squares,
                    points: sum.points + tried.points,
                },
            )
        };
        let mut choices: Vec<Found<A>> = actions.iter().map(|action| sum(action).found()).collect();
        choices.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.share.total_cmp(&a.share)).then(a.action.cmp(&b.action)));
        let iterations: u32 = findings.iter().map(|found| found.iterations).sum();
        let expected = |seat: Seat| findings.iter().map(|found| found.expected[seat]).sum::<f64>();
        let count = f64::from(iterations.max(1));
        let expected = PerSeat::from_fn(world.seats(), |seat| (expected(seat) / count) as f32);
        Self { choices, expected, iterations }
    }
}

impl<A: Copy> Tried<A> {
    fn found(&self) -> Found<A> {
        let count = self.visits.max(1) as f32;
        let share = self.total / count;
        let variance = (self.squares / count - share * share).max(0.0);
        Found {
            action: self.action,
            visits: self.visits,
            share,
            error: if self.visits < 2 { 0.5 } else { (variance / count).sqrt() },
            gain: self.points / count,
        }
    }
}
