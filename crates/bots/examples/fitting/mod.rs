//! Fitting weights to what happened: of several things that could have, the weights say how likely each was.

/// How much a large weight costs.
const PENALTY: f64 = 1e-4;

/// Things of which one happened.
pub(crate) struct Sample {
    /// What can be told of each of them: which weight it goes with, and how much.
    pub(crate) told: Vec<Vec<(usize, f64)>>,
    /// How much of what happened was each, together 1.
    pub(crate) shares: Vec<f64>,
}

/// What is not nothing, with its place.
pub(crate) fn told(values: &[f32]) -> Vec<(usize, f64)> {
    let values = values.iter().map(|&value| f64::from(value)).enumerate();
    values.filter(|(_, value)| *value != 0.0).collect()
}

/// How likely each was by the weights.
fn expected(sample: &Sample, weights: &[f64]) -> Vec<f64> {
    let worth = |told: &Vec<(usize, f64)>| told.iter().map(|&(at, value)| weights[at] * value).sum::<f64>();
    let worths: Vec<f64> = sample.told.iter().map(worth).collect();
    let best = worths.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = worths.iter().map(|worth| (worth - best).exp()).collect();
    let sum: f64 = odds.iter().sum();
    odds.iter().map(|odds| odds / sum).collect()
}

/// The mean surprise (cross-entropy) about what happened.
pub(crate) fn surprise(samples: &[Sample], weights: &[f64]) -> f64 {
    let one = |sample: &Sample| -> f64 {
        let expected = expected(sample, weights);
        expected.iter().zip(&sample.shares).map(|(expected, share)| -share * expected.max(1e-9).ln()).sum()
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// The weights by which what happened is the least surprising, by so many rounds of gradient descent with a step for each
/// weight of its own (Adam).
pub(crate) fn fit(samples: &[Sample], count: usize, rounds: usize) -> Vec<f64> {
    let mut weights = vec![0.0; count];
    let (mut mean, mut square) = (vec![0.0; count], vec![0.0; count]);
    for round in 1..=rounds {
        let mut slope: Vec<f64> = weights.iter().map(|weight| PENALTY * weight).collect();
        for sample in samples {
            let expected = expected(sample, &weights);
            for (index, told) in sample.told.iter().enumerate() {
                let error = (expected[index] - sample.shares[index]) / samples.len() as f64;
                told.iter().for_each(|&(at, value)| slope[at] += error * value);
            }
        }
        let step = if round < rounds / 2 { 0.03 } else { 0.005 };
        for at in 0..count {
            mean[at] = 0.9 * mean[at] + 0.1 * slope[at];
            square[at] = 0.999 * square[at] + 0.001 * slope[at] * slope[at];
            let steady = mean[at] / (1.0 - 0.9f64.powi(round as i32));
            let spread = square[at] / (1.0 - 0.999f64.powi(round as i32));
            weights[at] -= step * steady / (spread.sqrt() + 1e-9);
        }
    }
    weights
}
