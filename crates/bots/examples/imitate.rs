//! Fits how choices lean ([`bots::Knowledge::ACTION_FEATURES`]) to what bots choose in games among themselves, and prints the file of
//! weights.
//!
//! ```text
//! cargo run --release -p bots --example imitate -- 40 500 > crates/bots/weights/exodus-choices.toml
//! ```
//!
//! So many games are played at each number of seats by the search with so many iterations a decision. The weights are those
//! by which its choices are the least surprising, with a small penalty on large weights.

mod fitting;

use std::env::args;

use bots::{Bot, Budget, Greedy, Knowledge, Search};
use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Seat, Viewer};
use fitting::{Sample, fit, surprise, told};
use game_exodus::Exodus;

const ROUNDS: usize = 300;

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
    let weights = fit(&samples[..split], Exodus::ACTION_FEATURES.len(), ROUNDS);
    eprintln!(
        "{} decisions; surprise on those not fitted to: even {:.4}, now {:.4}",
        samples.len(),
        surprise(&samples[split..], &vec![0.0; weights.len()]),
        surprise(&samples[split..], &weights)
    );
    for (name, weight) in Exodus::ACTION_FEATURES.iter().zip(fit(&samples, Exodus::ACTION_FEATURES.len(), ROUNDS)) {
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
                _ => Box::new(Search::new(Budget::of(iterations), dice.bits())),
            }
        })
        .collect();
    let mut candidates = Vec::new();
    let mut action_features = vec![0.0; Exodus::ACTION_FEATURES.len()];
    loop {
        match position.awaiting() {
            Awaiting::Over => return,
            Awaiting::Chance => position.draw_chance(&mut dice),
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is asked");
                let action = bots[seat.index()].choose(&position.view(Viewer::Seat(seat)), seat);
                candidates.clear();
                bots::Evaluate::candidates(&position, seat, &mut candidates);
                if candidates.len() > 1 {
                    let choices = candidates.iter().map(|candidate| {
                        action_features.fill(0.0);
                        position.action_features(seat, candidate, &mut action_features);
                        told(&action_features)
                    });
                    let shares = candidates.iter().map(|candidate| f64::from(u8::from(*candidate == action))).collect();
                    samples.push(Sample { told: choices.collect(), shares });
                }
                position.apply(seat, &action, &mut ());
            }
        }
    }
}
