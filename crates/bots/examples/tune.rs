//! Fits the weights of a game's features to games of bots among themselves, and prints the file of weights.
//!
//! ```text
//! cargo run --release -p bots --example tune -- atlantis 4000 [ITERATIONS|policy] > crates/bots/weights/atlantis.toml
//! ```
//!
//! Positions between two turns of so many games at each number of seats are remembered with the share of the win that
//! every seat had in the end. The weights are those by which the evaluation ([`bots::Knowledge::outlook`]) finds what
//! happened the least surprising, with a small penalty on large weights. The games are played by the search with so many
//! iterations a decision, by the policy of the game's playouts, or else by greedy bots that err now and then.

mod fitting;

use std::env::args;

use bots::{Bot, Budget, Greedy, Knowledge, Search};
use engine::{Awaiting, Components as _, Dice, GameOptions, QuickDice, Seat, Viewer};
use fitting::{Sample, fit, surprise, told};

/// One position of this many is remembered.
const REMEMBERED: u32 = 3;
const ROUNDS: usize = 1500;
/// The policy of playouts is left for any action in so many of a hundred decisions.
const STRAYING: u32 = 5;

fn main() {
    let usage = "tune GAME GAMES [ITERATIONS|policy]";
    let game = args().nth(1).expect(usage);
    let games: u64 = args().nth(2).and_then(|games| games.parse().ok()).expect(usage);
    let players = match args().nth(3).as_deref() {
        None => Players::Greedy,
        Some("policy") => Players::Policy,
        Some(iterations) => Players::Search(iterations.parse().expect(usage)),
    };
    match game.as_str() {
        "atlantis" => tune::<game_atlantis::Atlantis>(games, players),
        "atlandice" => tune::<game_atlandice::Atlandice>(games, players),
        "doom" => tune::<game_doom::Doom>(games, players),
        "last-days" => tune::<game_last_days::LastDays>(games, players),
        "exodus" => tune::<game_exodus::Exodus>(games, players),
        _ => panic!("{usage}"),
    }
}

/// Who plays the games.
#[derive(Clone, Copy)]
enum Players {
    Greedy,
    Policy,
    Search(u32),
}

impl Players {
    fn bot<G: Knowledge>(self, dice: &mut QuickDice) -> Box<dyn Bot<G>> {
        match self {
            Self::Greedy => Box::new(Greedy::noisy(dice.below(150), dice.bits())),
            Self::Policy => Box::new(Policy(QuickDice::new(dice.bits()))),
            Self::Search(iterations) => Box::new(Search::new(Budget::of(iterations), dice.bits())),
        }
    }
}

/// Plays as playouts do; straying now and then, it meets more kinds of positions.
struct Policy(QuickDice);

impl<G: Knowledge> Bot<G> for Policy {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let world = G::determinise(view, &mut self.0);
        let mut actions = Vec::new();
        world.candidates(seat, &mut actions);
        let chosen = if self.0.below(100) < STRAYING { None } else { world.policy(seat, &actions, &mut self.0) };
        actions[chosen.unwrap_or_else(|| self.0.below(actions.len() as u32) as usize)]
    }
}

fn tune<G: Knowledge>(games: u64, players: Players) {
    let argument = match players {
        Players::Greedy => String::new(),
        Players::Policy => " policy".into(),
        Players::Search(iterations) => format!(" {iterations}"),
    };
    println!("# Fitted by `cargo run --release -p bots --example tune -- {} {games}{argument}`.", G::META.id);
    for seats in G::META.min_seats.max(2)..=G::META.max_seats {
        let samples: Vec<Sample> = (0..games).flat_map(|seed| play::<G>(seats, seed, players)).collect();
        let split = samples.len() * 4 / 5;
        let weights = fit(&samples[..split], G::FEATURES.len(), ROUNDS);
        let even = vec![0.0; G::FEATURES.len()];
        let now: Vec<f64> = G::weights().of(seats.into()).iter().map(|&weight| weight.into()).collect();
        eprintln!(
            "{seats} seats: {} positions; surprise on games not fitted to: even {:.4}, before {:.4}, now {:.4}",
            samples.len(),
            surprise(&samples[split..], &even),
            surprise(&samples[split..], &now),
            surprise(&samples[split..], &weights)
        );
        println!("\n[seats-{seats}]");
        for (name, weight) in G::FEATURES.iter().zip(fit(&samples, G::FEATURES.len(), ROUNDS)) {
            println!("{name} = {weight:.4}");
        }
    }
}

fn play<G: Knowledge>(seats: u8, seed: u64, players: Players) -> Vec<Sample> {
    let mut dice = QuickDice::new(seed);
    let mut position = G::setup(G::Components::standard(), &G::Options::for_seats(seats)).expect("a usual table");
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats.into()).map(|_| players.bot(&mut dice)).collect();
    let mut remembered = Vec::new();
    let mut last = None;
    loop {
        match position.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => position.draw_chance(&mut dice),
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is asked");
                let turn_over = last.is_none_or(|last| !awaited.contains(last)) || position.is_settled(seat);
                if position.is_quiet(turn_over) && dice.below(REMEMBERED) == 0 {
                    remembered.push(features(&position));
                }
                last = Some(seat);
                let action = bots[seat.index()].choose(&position.view(Viewer::Seat(seat)), seat);
                position.apply(seat, &action, &mut ());
            }
        }
    }
    let winners = position.winners();
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let shares: Vec<f64> = Seat::all(seats.into()).map(share).collect();
    remembered.into_iter().map(|told| Sample { told, shares: shares.clone() }).collect()
}

/// The features of every seat in one position.
fn features<G: Knowledge>(position: &G) -> Vec<Vec<(usize, f64)>> {
    let of = |seat| {
        let mut features = vec![0.0; G::FEATURES.len()];
        position.features(seat, &mut features);
        told(&features)
    };
    Seat::all(position.seats()).map(of).collect()
}
