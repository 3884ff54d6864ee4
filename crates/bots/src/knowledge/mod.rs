//! What a search asks of a game beside its rules, answered below `games`.
//!
//! Features are apart from their weights: a feature says something about how a seat stands, the weights (`weights/*.toml`)
//! say how much it counts at each number of seats, and are fitted to the results of games of bots among themselves by
//! `cargo run --release -p bots --example tune`. Something else that is trained can take the place of the weights.

mod weights;

use engine::{Dice, PerSeat, QuickDice, Seat};

pub use weights::Weights;

use crate::{Evaluate, LevelSettings};

/// How a search looks ahead in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchParameters {
    /// Decisions of a rollout before the position is evaluated at the next end of a turn.
    pub rollout_depth: u32,
    /// The exploration constant of PUCT.
    pub exploration: f32,
    /// The temperature of the softmax that turns the greedy bot's worths into priors at the root, in hundredths of a point;
    /// none if the game's own priors are used there too.
    pub root_prior_temperature: Option<f32>,
    /// Of a hundred choices of a rollout, those that are made by chance and not by policy or MAST.
    pub epsilon_percent: u32,
    /// Whether only the choices of the asking seat are searched, and the others play by the policy of the game: where the
    /// arena found that to be stronger.
    pub own_choices_only: bool,
    /// The inverse temperature of the evaluation's softmax over seats. Where seats hardly differ, a search would not care
    /// at 1. What it finds is told at 1 again, as chances of winning.
    pub inverse_temperature: f32,
    /// Playing alone: the worth that is halfway between poor and splendid, and how far each is.
    pub solo_scale: (i32, i32),
}

pub const MAX_FEATURES: usize = 32;

pub trait Knowledge: Evaluate {
    /// What each level of the ladder does in this game.
    const LEVELS: LevelSettings;

    /// The names of the features, at most [`MAX_FEATURES`].
    const FEATURES: &'static [&'static str];

    /// How a search looks ahead in this game at this number of seats.
    fn search_parameters(seats: usize) -> SearchParameters;

    /// How `seat` stands in this world, one number for each of [`Knowledge::FEATURES`], each about -3 to 3. The seat
    /// whose features are the best by the weights is the likeliest to win.
    fn features(&self, seat: Seat, into: &mut [f32]);

    /// What the features count.
    fn weights() -> &'static Weights;

    /// What can be told of a choice at a glance, by name.
    const ACTION_FEATURES: &'static [&'static str] = &[];

    /// What can be told of this action of `seat`, one number for each of [`Knowledge::ACTION_FEATURES`].
    fn action_features(&self, _seat: Seat, _action: &Self::Action, _into: &mut [f32]) {}

    /// Adds the prior of each of the actions: weights above zero, whatever their sum.
    fn priors(&self, _seat: Seat, actions: &[Self::Action], into: &mut Vec<f32>) {
        into.extend(actions.iter().map(|_| 1.0));
    }

    /// The rollout policy: the place of an action, or none to follow MAST.
    fn policy(&self, _seat: Seat, _actions: &[Self::Action], _dice: &mut QuickDice) -> Option<usize> {
        None
    }

    /// A full position that looks the same to the viewer of `view`; worlds in which the others would have played as they
    /// did come more often.
    fn sample_world(view: &Self::View, dice: &mut QuickDice) -> Self {
        Self::determinise(view, dice)
    }

    /// Whether the evaluation sees all that lies on the table, so that a search may stop here: by default where a turn is
    /// over.
    fn is_quiet(&self, turn_over: bool) -> bool {
        turn_over
    }

    /// What each seat may expect of an unfinished game, from 0 to 1, together 1: chances of winning, if the inverse temperature is 1.
    fn outlook(&self, inverse_temperature: f32) -> PerSeat<f32> {
        let seats = self.seats();
        let weights = Self::weights().of(seats);
        let mut features = [0.0; MAX_FEATURES];
        let mut worth = PerSeat::from_fn(seats, |seat| {
            let features = &mut features[..Self::FEATURES.len()];
            features.fill(0.0);
            self.features(seat, features);
            features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f32>()
        });
        let best = worth.iter().map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for seat in Seat::all(seats) {
            worth[seat] = (inverse_temperature * (worth[seat] - best)).exp();
            sum += worth[seat];
        }
        PerSeat::from_fn(seats, |seat| worth[seat] / sum)
    }
}

pub(crate) fn uniform(dice: &mut QuickDice) -> f32 {
    (dice.bits() >> 40) as f32 / (1u64 << 24) as f32
}
