//! What block scores say: shares with intervals, and ratings.
//!
//! Games of a block share their luck, so a block is one observation and the spread is that of block scores.

use serde::Serialize;

/// The normal quantile of a two-sided interval of 95 %.
pub(crate) const QUANTILE: f64 = 1.959_964;

/// A share of wins and how sure it is. The names are a format.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Share {
    pub(crate) share: f64,
    /// The standard error of that mean.
    pub(crate) error: f64,
    /// The interval of 95 %, within 0 and 1.
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// Block scores, added up as they come.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct ScoreTally {
    pub(crate) count: f64,
    pub(crate) sum: f64,
    pub(crate) squares: f64,
}

impl ScoreTally {
    pub(crate) fn add(&mut self, score: f64) {
        self.count += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    /// What they say together; nothing before the first.
    pub(crate) fn share(&self) -> Option<Share> {
        let Self { count, sum, squares } = *self;
        if count == 0.0 {
            return None;
        }
        let share = sum / count;
        if count < 2.0 {
            return Some(Share { share, error: 0.5, low: 0.0, high: 1.0 });
        }
        let variance = ((squares - sum * share) / (count - 1.0)).max(0.0);
        let error = (variance / count).sqrt();
        // Where all is won or all is lost the spread is no guide. Had one block in 3/n come out otherwise, we would have
        // seen it with 95 %.
        let unseen = (3.0 / count).min(1.0);
        let (low, high) = match share {
            1.0 => (1.0 - unseen, 1.0),
            0.0 => (0.0, unseen),
            _ => (share - quantile(count - 1.0) * error, share + quantile(count - 1.0) * error),
        };
        Some(Share { share, error, low: low.max(0.0), high: high.min(1.0) })
    }
}

impl FromIterator<f64> for ScoreTally {
    fn from_iter<T: IntoIterator<Item = f64>>(scores: T) -> Self {
        let mut tally = Self::default();
        scores.into_iter().for_each(|score| tally.add(score));
        tally
    }
}

impl Share {
    pub(crate) fn covers(&self, share: f64) -> bool {
        // A hair's breadth is left for the rounding of floating point.
        self.low - 1e-6 <= share && share <= self.high + 1e-6
    }

    /// As a rating difference at a table of so many seats.
    pub(crate) fn rating(&self, seats: usize) -> Rating {
        let [elo, low, high] = [self.share, self.low, self.high].map(|share| elo(share, seats));
        Rating { elo, low, high }
    }
}

/// The quantile of Student's distribution, by the first terms of its expansion around the normal one.
fn quantile(freedom: f64) -> f64 {
    let z = QUANTILE;
    z + (z.powi(3) + z) / (4.0 * freedom) + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * freedom.powi(2))
}

/// A difference in rating with its interval; infinite (`null` in JSON) where all is won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Rating {
    pub(crate) elo: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The rating difference that a share at a table of so many seats stands for: 400 points are odds of ten to one, where the
/// odds of par are even.
pub(crate) fn elo(share: f64, seats: usize) -> f64 {
    let odds = share / (1.0 - share) * (seats as f64 - 1.0);
    400.0 * odds.log10()
}

/// The share that a rating difference stands for.
pub(crate) fn share_at(elo: f64, seats: usize) -> f64 {
    let odds = 10f64.powf(elo / 400.0);
    odds / (odds + seats as f64 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(scores: &[f64]) -> Share {
        scores.iter().copied().collect::<ScoreTally>().share().unwrap()
    }

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn ratings_are_even_at_par_and_400_at_ten_to_one() {
        for seats in 2..=5 {
            assert!(elo(1.0 / seats as f64, seats).abs() < 1e-9);
            for points in [-250.0, 0.0, 60.0, 400.0] {
                assert!(close(elo(share_at(points, seats), seats), points));
            }
        }
        assert!(close(elo(10.0 / 11.0, 2), 400.0));
        // Three seats: 0.6 against 0.2 each, odds of 3.
        assert!(close(elo(0.6, 3), 190.848_5));
        assert!(close(share_at(150.0, 4), 0.441_49), "{}", share_at(150.0, 4));
        assert_eq!(elo(1.0, 3), f64::INFINITY);
        assert_eq!(elo(0.0, 3), f64::NEG_INFINITY);
    }

    #[test]
    fn the_interval_comes_from_the_spread_of_blocks() {
        // Mean 0.5, squares 4 x 0.0625, variance 0.25 / 4 for five blocks, error sqrt(0.0625 / 5) = 0.1118.
        let share = of(&[0.25, 0.75, 0.5, 0.25, 0.75]);
        assert!(close(share.share, 0.5) && close(share.error, 0.111_8), "{share:?}");
        // Four degrees of freedom: 1.96 + 9.489 / 16 + 271.0 / 1536 = 2.729 (tables say 2.776).
        assert!(close(quantile(4.0), 2.7295), "{}", quantile(4.0));
        assert!(close(share.low, 0.5 - 2.7295 * 0.1118) && close(share.high, 0.5 + 2.7295 * 0.1118), "{share:?}");
        assert!(share.covers(0.5) && !share.covers(0.1));
    }

    #[test]
    fn many_blocks_come_close_to_the_normal_interval() {
        let scores: Vec<f64> = (0..1000).map(|block| f64::from(block % 2)).collect();
        let share = of(&scores);
        assert!(close(share.error, 0.5 / 999f64.sqrt()));
        assert!(close(share.high, 0.5 + 1.962 * share.error), "{share:?}");
    }

    #[test]
    fn a_clean_sweep_is_more_than_something() {
        let won = of(&[1.0; 100]);
        assert_eq!((won.share, won.high), (1.0, 1.0));
        assert!(close(won.low, 0.97));
        let lost = of(&[0.0; 100]);
        assert!(close(lost.high, 0.03) && lost.low == 0.0);
        let rating = won.rating(2);
        assert_eq!((rating.elo, rating.high), (f64::INFINITY, f64::INFINITY));
        assert!(close(rating.low, 400.0 * (97f64 / 3.0).log10()));
    }

    #[test]
    fn no_block_is_no_share() {
        assert_eq!(ScoreTally::default().share(), None);
    }

    #[test]
    fn one_block_says_nothing_and_equal_blocks_say_par() {
        let one = of(&[1.0]);
        assert_eq!((one.low, one.high), (0.0, 1.0));
        let thirds = of(&[1.0 / 3.0; 7]);
        assert!(thirds.covers(1.0 / 3.0) && thirds.error < 1e-8);
    }
}
