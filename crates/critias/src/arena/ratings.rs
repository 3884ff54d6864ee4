//! One rating for each of several players, from the matches between them.
//!
//! Every match says how far two players are apart and how sure that is; the ratings are those that miss these differences
//! by the least, weighted by sureness (least squares). Their mean is 0.

use serde::Serialize;

use super::statistics::{QUANTILE, Share, elo};

/// A match as far as ratings are concerned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MatchResult {
    /// Who played whom, by their places in the list of players.
    pub(crate) candidate: usize,
    pub(crate) opponent: usize,
    pub(crate) share: Share,
    pub(crate) blocks: u64,
}

/// A player's rating. The names are a format.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Rated {
    pub(crate) player: String,
    pub(crate) elo: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The ratings of players who have all met, in the order of the list.
pub(crate) fn ratings(players: &[String], results: &[MatchResult], seats: usize) -> Vec<Rated> {
    let count = players.len();
    // The matrix of the normal equations, with the mean fixed at 0: its inverse is the covariance of the ratings and what
    // fixing the mean adds to it.
    let fixed = 1.0 / count as f64;
    let mut matrix = vec![vec![fixed; count]; count];
    let mut right = vec![0.0; count];
    for result in results {
        let (apart, error) = difference(result, seats);
        let weight = error.powi(-2);
        let (one, other) = (result.candidate, result.opponent);
        matrix[one][one] += weight;
        matrix[other][other] += weight;
        matrix[one][other] -= weight;
        matrix[other][one] -= weight;
        right[one] += weight * apart;
        right[other] -= weight * apart;
    }
    let inverse = inverse(matrix);
    let rated = |(index, player): (usize, &String)| {
        let elo: f64 = inverse[index].iter().zip(&right).map(|(entry, right)| entry * right).sum();
        let margin = QUANTILE * (inverse[index][index] - fixed).max(0.0).sqrt();
        Rated { player: player.clone(), elo, low: elo - margin, high: elo + margin }
    };
    players.iter().enumerate().map(rated).collect()
}

/// The difference of two ratings and its standard error. All or nothing counts as half a game short of it.
fn difference(result: &MatchResult, seats: usize) -> (f64, f64) {
    let half = 0.5 / (result.blocks * seats as u64) as f64;
    let share = result.share.share.clamp(half, 1.0 - half);
    let slope = 400.0 / std::f64::consts::LN_10 / (share * (1.0 - share));
    (elo(share, seats), slope * result.share.error.max(half))
}

/// Gauss and Jordan; the matrix is symmetric and positive, so the diagonal serves as pivot.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let scale = 1.0 / matrix[pivot][pivot];
        for column in 0..size {
            matrix[pivot][column] *= scale;
            inverse[pivot][column] *= scale;
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..size {
                matrix[row][column] -= factor * matrix[pivot][column];
                inverse[row][column] -= factor * inverse[pivot][column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::super::statistics::share_at;
    use super::*;

    fn result(candidate: usize, opponent: usize, elo: f64, seats: usize) -> MatchResult {
        let share = share_at(elo, seats);
        MatchResult { candidate, opponent, share: Share { share, error: 0.01, low: 0.0, high: 1.0 }, blocks: 1000 }
    }

    fn names(count: usize) -> Vec<String> {
        ["a", "b", "c"][..count].iter().map(|&name| name.into()).collect()
    }

    #[test]
    fn differences_that_agree_are_met_exactly() {
        let results = [result(0, 1, 100.0, 3), result(1, 2, 50.0, 3), result(0, 2, 150.0, 3)];
        let rated = ratings(&names(3), &results, 3);
        let elos: Vec<f64> = rated.iter().map(|rated| rated.elo.round()).collect();
        assert_eq!(elos, [83.0, -17.0, -67.0]);
        assert!(rated.iter().all(|rated| rated.low < rated.elo && rated.elo < rated.high));
    }

    #[test]
    fn two_players_share_the_uncertainty_of_their_match() {
        let rated = ratings(&names(2), &[result(0, 1, 0.0, 2)], 2);
        // The error of the difference is 0.01 x 694.87; each of the two ratings moves by half of it.
        let margin = 1.96 * 0.01 * 694.87 / 2.0;
        assert!((rated[0].high - margin).abs() < 1e-2, "{rated:?}");
        assert!((rated[1].low + margin).abs() < 1e-2, "{rated:?}");
    }

    #[test]
    fn a_clean_sweep_has_a_finite_rating() {
        let sweep = Share { share: 1.0, error: 0.0, low: 0.9, high: 1.0 };
        let results = [MatchResult { candidate: 0, opponent: 1, share: sweep, blocks: 50 }];
        let rated = ratings(&names(2), &results, 2);
        assert!(rated[0].elo > 200.0 && rated[0].elo.is_finite() && rated[0].high.is_finite(), "{rated:?}");
    }
}
