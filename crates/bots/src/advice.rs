//! What a search found, for people to read and for bots to act on.

use engine::{Game, PerSeat, Seat};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActionValue<A> {
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

/// One look for so many at the choice that was looked at most is often.
const OFTEN: u32 = 4;

#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// All choices worth a thought, the best first.
    pub choices: Vec<ActionValue<A>>,
    /// What everybody may expect, from 0 to 1.
    pub expected: PerSeat<f32>,
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

    /// The same for people to read: of the choices that were looked at often, the most promising first. A search spends its
    /// looks where it hopes for most, so the first by looks may promise a little less than the second.
    #[must_use]
    pub fn by_promise(mut self) -> Self {
        let most = self.choices.first().map_or(0, |found| found.visits);
        let often = self.choices.iter().take_while(|found| OFTEN * found.visits >= most).count();
        self.choices[..often].sort_by(|a, b| b.share.total_cmp(&a.share));
        self
    }

    pub fn of(&self, action: &A) -> Option<&ActionValue<A>>
    where
        A: PartialEq,
    {
        self.choices.iter().find(|found| found.action == *action)
    }
}

pub(crate) struct ThreadFindings<A> {
    pub(crate) edges: Vec<ActionStats<A>>,
    pub(crate) expected: PerSeat<f64>,
    pub(crate) iterations: u32,
}

/// A choice and the sums of what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionStats<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) total: f32,
    pub(crate) squares: f32,
    pub(crate) points: f32,
}

impl<A: Copy + Ord> Advice<A> {
    pub(crate) fn merged<G: Game<Action = A>>(world: &G, actions: &[A], findings: Vec<ThreadFindings<A>>) -> Self {
        let sum = |action: &A| {
            let none = ActionStats { action: *action, visits: 0, total: 0.0, squares: 0.0, points: 0.0 };
            findings.iter().flat_map(|found| &found.edges).filter(|tried| tried.action == *action).fold(
                none,
                |sum, tried| ActionStats {
                    action: *action,
                    visits: sum.visits + tried.visits,
                    total: sum.total + tried.total,
                    squares: sum.squares + tried.squares,
                    points: sum.points + tried.points,
                },
            )
        };
        let mut choices: Vec<ActionValue<A>> = actions.iter().map(|action| sum(action).found()).collect();
        choices.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.share.total_cmp(&a.share)).then(a.action.cmp(&b.action)));
        let iterations: u32 = findings.iter().map(|found| found.iterations).sum();
        let expected = |seat: Seat| findings.iter().map(|found| found.expected[seat]).sum::<f64>();
        let count = f64::from(iterations.max(1));
        let expected = PerSeat::from_fn(world.seats(), |seat| (expected(seat) / count) as f32);
        Self { choices, expected, iterations }
    }
}

impl<A> Advice<A> {
    /// Takes back the inverse temperature of the search: what it made of advantages becomes chances of winning.
    pub(crate) fn at_temperature_one(mut self, inverse_temperature: f32) -> Self {
        let others = self.expected.len() as f32 - 1.0;
        if inverse_temperature == 1.0 || others == 0.0 {
            return self;
        }
        let tempered = |share: f32| {
            let odds = (share.clamp(1e-4, 1.0 - 1e-4) / (1.0 - share.clamp(1e-4, 1.0 - 1e-4)) * others)
                .powf(1.0 / inverse_temperature);
            odds / (odds + others)
        };
        for found in &mut self.choices {
            found.error = (tempered(found.share + found.error) - tempered(found.share - found.error)) / 2.0;
            found.share = tempered(found.share);
        }
        let expected = self.expected;
        let sum: f32 = expected.iter().map(|(_, share)| tempered(*share)).sum();
        self.expected = PerSeat::from_fn(expected.len(), |seat| tempered(expected[seat]) / sum);
        self
    }
}

impl<A: Copy> ActionStats<A> {
    fn found(&self) -> ActionValue<A> {
        let count = self.visits.max(1) as f32;
        let share = self.total / count;
        // As if one look more had come out half a win off: a few looks that agree by luck prove little.
        let variance = (self.squares / count - share * share).max(0.0) + 0.25 / count;
        ActionValue {
            action: self.action,
            visits: self.visits,
            share,
            error: (variance / count).sqrt(),
            gain: self.points / count,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advice(share: f32, error: f32) -> Advice<u8> {
        let found = ActionValue { action: 1, visits: 9, share, error, gain: 0.0 };
        let expected = PerSeat::from_fn(3, |seat| if seat == Seat(0) { share } else { (1.0 - share) / 2.0 });
        Advice { choices: vec![found, ActionValue { action: 2, share: 1.0 / 3.0, ..found }], expected, iterations: 18 }
    }

    #[test]
    fn the_temperature_is_taken_back_around_an_even_share() {
        let sharp = advice(0.9, 0.02);
        assert_eq!(sharp.clone().at_temperature_one(1.0), sharp);
        let told = sharp.clone().at_temperature_one(5.0);
        assert!(told.choices[0].share > 0.4 && told.choices[0].share < 0.6, "{told:?}");
        assert!((told.choices[1].share - 1.0 / 3.0).abs() < 1e-3, "even stays even: {told:?}");
        assert!(told.choices[0].error < 0.02 && told.choices[0].error > 0.0);
        assert!((told.expected.iter().map(|(_, share)| share).sum::<f32>() - 1.0).abs() < 1e-3);
        assert!((told.sureness() - sharp.sureness()).abs() < 0.1, "it is as sure as before");
    }

    #[test]
    fn people_read_the_most_promising_of_those_looked_at_often_first() {
        let found = |action: u8, visits, share| ActionValue { action, visits, share, error: 0.01, gain: 0.0 };
        let choices = vec![found(1, 100, 0.5), found(2, 40, 0.6), found(3, 3, 0.9)];
        let order = Advice { choices, ..advice(0.5, 0.1) }.by_promise();
        assert_eq!(order.choices.iter().map(|found| found.action).collect::<Vec<_>>(), [2, 1, 3]);
    }

    #[test]
    fn a_few_looks_that_agree_are_not_sure() {
        let sureness = |looks: u32| {
            let tried = |action: u8, share: f32| {
                let count = looks as f32;
                let (total, squares) = (share * count, share * share * count);
                ActionStats { action, visits: looks, total, squares, points: 0.0 }.found()
            };
            Advice { choices: vec![tried(1, 0.6), tried(2, 0.5)], ..advice(0.5, 0.1) }.sureness()
        };
        assert!(sureness(3) < 0.7, "{}", sureness(3));
        assert!(sureness(1000) > 0.99, "{}", sureness(1000));
    }

    #[test]
    fn two_choices_that_look_the_same_are_a_toss_up() {
        assert!((advice(1.0 / 3.0, 0.05).sureness() - 0.5).abs() < 1e-3);
        assert!(advice(0.9, 0.01).sureness() > 0.99);
    }
}
