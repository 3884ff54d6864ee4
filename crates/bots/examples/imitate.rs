//! Fits how choices lean ([`bots::Knowledge::SIGNS`]) to what bots choose in games among themselves, and prints the file of
//! weights.
//!
//! ```text
//! cargo run --release -p bots --example imitate -- 40 500 > crates/bots/weights/exodus-choices.toml
//! ```
//!
//! So many games are played at each number of seats by the search with so many iterations a decision. The weights are those
//! by which its choices are the least surprising, with a small penalty on large weights.

use std::env::args;

use bots::{Bot, Effort, Greedy, Knowledge, Search};
use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Seat, Viewer};
use game_exodus::Exodus;

/// How much a large weight costs.
const PENALTY: f64 = 1e-4;
const ROUNDS: usize = 300;

/// The signs of every choice, each with its place, and which was chosen.
struct Sample {
    choices: Vec<Vec<(usize, f64)>>,
    chosen: usize,
}

fn main() {
    let usage = "imitate GAMES ITERATIONS";
    let games: u64 = args().nth(1).and_then(|games| games.parse().ok()).expect(usage);
    let iterations: u32 = args().nth(2).and_then(|iterations| iterations.parse().ok()).expect(usage);
    println!("# Fitted by `cargo run --release -p bots --example imitate -- {games} {iterations}`.\n");
    let mut samples = Vec::new();
    for seed in 0..games {
        for seats in Exodus::META.min_seats..=Exodus::META.max_seats {
            play(seats, seed, iterations, &mut samples);
        }
    }
    let split = samples.len() * 4 / 5;
    let weights = fit(&samples[..split]);
    eprintln!(
        "{} decisions; surprise on those not fitted to: even {:.4}, now {:.4}",
        samples.len(),
        surprise(&samples[split..], &vec![0.0; weights.len()]),
        surprise(&samples[split..], &weights)
    );
    for (name, weight) in Exodus::SIGNS.iter().zip(fit(&samples)) {
        println!("{name} = {weight:.3}");
    }
}

fn play(seats: u8, seed: u64, iterations: u32, samples: &mut Vec<Sample>) {
    let mut dice = QuickDice::new(seed);
    let components = game_exodus::Components::standard();
    let options = <Exodus as Game>::Options::for_seats(seats);
    let mut position = Exodus::setup(components, &options).expect("a usual table");
    let mut bots: Vec<Box<dyn Bot<Exodus>>> = Seat::all(seats.into())
        .map(|_| -> Box<dyn Bot<Exodus>> {
            match iterations {
                0 => Box::new(Greedy::new(dice.bits())),
                _ => Box::new(Search::new(Effort::of(iterations), dice.bits())),
            }
        })
        .collect();
    let mut candidates = Vec::new();
    let mut signs = vec![0.0; Exodus::SIGNS.len()];
    loop {
        match position.awaiting() {
            Awaiting::Over => return,
            Awaiting::Chance => {
                let chance = position.sample_chance(&mut dice);
                position.apply_chance(&chance, &mut ());
            }
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is asked");
                let action = bots[seat.index()].choose(&position.view(Viewer::Seat(seat)), seat);
                candidates.clear();
                bots::Evaluate::candidates(&position, seat, &mut candidates);
                let chosen = candidates.iter().position(|candidate| *candidate == action).expect("it is listed");
                if candidates.len() > 1 {
                    let choices = candidates.iter().map(|candidate| {
                        signs.fill(0.0);
                        position.signs(seat, candidate, &mut signs);
                        let told = signs.iter().enumerate().filter(|(_, value)| **value != 0.0);
                        told.map(|(at, value)| (at, f64::from(*value))).collect()
                    });
                    samples.push(Sample { choices: choices.collect(), chosen });
                }
                position.apply(seat, &action, &mut ());
            }
        }
    }
}

/// How likely each choice is by the weights.
fn expected(sample: &Sample, weights: &[f64]) -> Vec<f64> {
    let lean = |signs: &Vec<(usize, f64)>| signs.iter().map(|&(at, value)| weights[at] * value).sum::<f64>();
    let leans: Vec<f64> = sample.choices.iter().map(lean).collect();
    let best = leans.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = leans.iter().map(|lean| (lean - best).exp()).collect();
    let sum: f64 = odds.iter().sum();
    odds.iter().map(|odds| odds / sum).collect()
}

/// The mean surprise (cross-entropy) about what was chosen.
fn surprise(samples: &[Sample], weights: &[f64]) -> f64 {
    let one = |sample: &Sample| -expected(sample, weights)[sample.chosen].max(1e-9).ln();
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// Gradient descent with a step for each weight of its own (Adam).
fn fit(samples: &[Sample]) -> Vec<f64> {
    let count = Exodus::SIGNS.len();
    let mut weights = vec![0.0; count];
    let (mut mean, mut square) = (vec![0.0; count], vec![0.0; count]);
    for round in 1..=ROUNDS {
        let mut slope: Vec<f64> = weights.iter().map(|weight| PENALTY * weight).collect();
        for sample in samples {
            let expected = expected(sample, &weights);
            for (index, signs) in sample.choices.iter().enumerate() {
                let chosen = if index == sample.chosen { 1.0 } else { 0.0 };
                let error = (expected[index] - chosen) / samples.len() as f64;
                signs.iter().for_each(|&(at, value)| slope[at] += error * value);
            }
        }
        let step = if round < ROUNDS / 2 { 0.05 } else { 0.01 };
        for at in 0..count {
            mean[at] = 0.9 * mean[at] + 0.1 * slope[at];
            square[at] = 0.99 * square[at] + 0.01 * slope[at] * slope[at];
            let steady = mean[at] / (1.0 - 0.9f64.powi(round as i32));
            let spread = square[at] / (1.0 - 0.99f64.powi(round as i32));
            weights[at] -= step * steady / (spread.sqrt() + 1e-9);
        }
    }
    weights
}
