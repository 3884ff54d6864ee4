//! When to stop: a sequential probability ratio test on block scores.
//!
//! Block scores are taken for normal with the variance they show, and the two hypotheses are the shares at two rating
//! differences. Both kinds of error are 5 %.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::statistics::{ScoreTally, share_at};

/// The chance of accepting the wrong hypothesis, either way.
const ERROR: f64 = 0.05;

/// Before so many blocks the variance is a guess.
const FEWEST: f64 = 16.0;

/// Two hypotheses: the candidate is better by so much, or by so much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Hypotheses {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

impl FromStr for Hypotheses {
    type Err = String;

    fn from_str(words: &str) -> Result<Self, String> {
        let number = |words: &str| words.trim().parse().ok().filter(|elo: &f64| elo.abs() <= 2000.0);
        let pair = words.split_once(',').and_then(|(low, high)| number(low).zip(number(high)));
        let Some((elo0, elo1)) = pair else {
            return Err(format!("\"{words}\" is no pair of ratings: write it like 0,30"));
        };
        if elo0 >= elo1 {
            return Err(format!("the first rating of a test is the lower one, but {elo0} is not below {elo1}"));
        }
        Ok(Self { elo0, elo1 })
    }
}

impl fmt::Display for Hypotheses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.elo0, self.elo1)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Test {
    hypotheses: Hypotheses,
    seats: usize,
    scores: ScoreTally,
    accepted: Option<Accepted>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Accepted {
    Elo0,
    Elo1,
}

/// A test as it stands. The names are a format.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Verdict {
    #[serde(flatten)]
    pub(crate) hypotheses: Hypotheses,
    /// The logarithm of how much likelier the second hypothesis makes what was seen.
    pub(crate) llr: f64,
    /// Where the first or the second is accepted.
    pub(crate) lower: f64,
    pub(crate) upper: f64,
    /// None while it is open.
    pub(crate) accepted: Option<Accepted>,
}

impl Test {
    pub(crate) fn new(hypotheses: Hypotheses, seats: usize) -> Self {
        Self { hypotheses, seats, scores: ScoreTally::default(), accepted: None }
    }

    /// Takes the score of the next block, and says whether the test is decided. What comes after the decision changes
    /// nothing.
    pub(crate) fn add(&mut self, score: f64) -> Option<Accepted> {
        if self.accepted.is_none() {
            self.scores.add(score);
            self.accepted = self.decided();
        }
        self.accepted
    }

    pub(crate) fn verdict(&self) -> Verdict {
        let (lower, upper) = bounds();
        Verdict { hypotheses: self.hypotheses, llr: self.llr(), lower, upper, accepted: self.accepted }
    }

    fn decided(&self) -> Option<Accepted> {
        let (lower, upper) = bounds();
        match self.llr() {
            _ if self.scores.count < FEWEST => None,
            llr if llr >= upper => Some(Accepted::Elo1),
            llr if llr <= lower => Some(Accepted::Elo0),
            _ => None,
        }
    }

    fn llr(&self) -> f64 {
        let ScoreTally { count, sum, squares } = self.scores;
        if count == 0.0 {
            return 0.0;
        }
        let mean = sum / count;
        // One block won and one lost are thought into the variance, so that it is never nothing.
        let spread = squares - count * mean * mean + mean * mean + (1.0 - mean) * (1.0 - mean);
        let variance = spread / (count + 2.0);
        let [share0, share1] = [self.hypotheses.elo0, self.hypotheses.elo1].map(|elo| share_at(elo, self.seats));
        count * (share1 - share0) * (2.0 * mean - share0 - share1) / (2.0 * variance)
    }
}

fn bounds() -> (f64, f64) {
    let bound = ((1.0 - ERROR) / ERROR).ln();
    (-bound, bound)
}

#[cfg(test)]
mod tests {
    use engine::{Dice, QuickDice};

    use super::*;

    /// Blocks of a candidate of a true strength, each game won by chance.
    fn decided(elo: f64, hypotheses: &str, seats: usize, seed: u64) -> (Accepted, u64) {
        let mut dice = QuickDice::new(seed);
        let mut test = Test::new(hypotheses.parse().unwrap(), seats);
        let chance = (share_at(elo, seats) * 1e6) as u32;
        for blocks in 1..100_000 {
            let won = (0..seats).filter(|_| dice.below(1_000_000) < chance).count();
            if let Some(accepted) = test.add(won as f64 / seats as f64) {
                return (accepted, blocks);
            }
        }
        panic!("a test ends");
    }

    #[test]
    fn the_true_hypothesis_is_accepted_nearly_always() {
        for seats in [2, 4] {
            let right =
                |elo, accepted| (0..100).filter(|&seed| decided(elo, "0,60", seats, seed).0 == accepted).count();
            assert!(right(60.0, Accepted::Elo1) >= 90);
            assert!(right(0.0, Accepted::Elo0) >= 90);
        }
    }

    #[test]
    fn a_great_difference_is_found_soon() {
        let (accepted, blocks) = decided(400.0, "0,60", 2, 1);
        assert_eq!(accepted, Accepted::Elo1);
        assert!(blocks < 60, "{blocks}");
        let mut test = Test::new("0,100".parse().unwrap(), 2);
        let stopped = (1..).find(|_| test.add(1.0).is_some());
        assert!(stopped.is_some_and(|blocks| blocks <= 20), "a clean sweep does not divide by nothing: {stopped:?}");
    }

    #[test]
    fn the_ratio_is_that_of_two_normal_distributions() {
        let mut test = Test::new(Hypotheses { elo0: 0.0, elo1: 190.848_501_9 }, 2);
        for score in [1.0, 0.5, 0.5, 0.0] {
            test.add(score);
        }
        // Shares 0.5 and 0.75; mean 0.5; variance (0.5 + 0.25 + 0.25) / 6.
        let expected = 4.0 * 0.25 * (1.0 - 1.25) / (2.0 / 6.0);
        assert!((test.verdict().llr - expected).abs() < 1e-6, "{:?}", test.verdict());
        assert!((test.verdict().upper - 19f64.ln()).abs() < 1e-9);
        assert_eq!(test.verdict().accepted, None);
    }

    #[test]
    fn after_the_decision_nothing_changes() {
        let mut test = Test::new("0,100".parse().unwrap(), 2);
        while test.add(1.0).is_none() {}
        let verdict = test.verdict();
        for _ in 0..1000 {
            test.add(0.0);
        }
        assert_eq!(test.verdict(), verdict);
    }

    #[test]
    fn hypotheses_are_read_and_wrong_ones_refused() {
        assert_eq!("-5,10".parse(), Ok(Hypotheses { elo0: -5.0, elo1: 10.0 }));
        assert_eq!("0, 7.5".parse::<Hypotheses>().unwrap().to_string(), "0,7.5");
        for wrong in ["", "10", "a,b", "0,NaN", "0,inf", "0,10,20"] {
            let words = wrong.parse::<Hypotheses>().unwrap_err();
            assert!(words.contains("is no pair of ratings"), "{words}");
        }
        assert!("10,0".parse::<Hypotheses>().unwrap_err().contains("10 is not below 0"));
    }
}
