//! What a search knows about Exodus.
//!
//! A game is long and seats hinder each other little, so only the own choices are searched ([`SearchParameters::own_choices_only`]): every
//! iteration goes into one's own plan, and the others play by what has paid for them.

use std::sync::LazyLock;

use engine::{Game, Seat, Viewer};
use game_exodus::{Action, Exodus};

use crate::LevelSetting::{NoisyGreedy, Search};
use crate::{Evaluate, Knowledge, LevelSettings, SearchParameters, Weights};

/// Decisions of one seat played on below the tree, about half a year.
const HORIZON: u32 = 12;

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../../weights/exodus.toml"), Exodus::FEATURES));

impl Knowledge for Exodus {
    const LEVELS: LevelSettings = [NoisyGreedy(1000), NoisyGreedy(250), Search(16), Search(120), Search(20_000)];

    const FEATURES: &'static [&'static str] = &["worth", "worth-late"];

    fn search_parameters(seats: usize) -> SearchParameters {
        SearchParameters {
            rollout_depth: HORIZON * (1 + seats as u32),
            exploration: 0.15,
            root_prior_temperature: Some(60.0),
            epsilon_percent: 40,
            own_choices_only: true,
            // Whoever plays alone is ahead of nobody.
            inverse_temperature: if seats == 1 { 1.0 } else { 5.0 },
            solo_scale: (12_000, 2000),
        }
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let worth = Exodus::evaluate(&self.view(Viewer::Seat(seat)), seat) as f32 / 1000.0;
        let years = f32::from(self.components().counts.years);
        let late = (f32::from(self.year()) - 1.0 + f32::from(self.round()) / 4.0) / years;
        into.copy_from_slice(&[worth, worth * late * late]);
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    const ACTION_FEATURES: &'static [&'static str] = super::choices::ACTION_FEATURES;

    fn action_features(&self, seat: Seat, action: &Action, into: &mut [f32]) {
        super::choices::action_features(self, seat, action, into);
    }

    fn priors(&self, seat: Seat, actions: &[Action], into: &mut Vec<f32>) {
        super::choices::likely(self, seat, actions, into);
    }
}

#[cfg(test)]
mod tests {
    use engine::{Components as _, Dice, GameOptions, QuickDice, play_out};
    use game_exodus::Options;

    use super::*;

    /// Calls `look` at every decision of a random game.
    fn walk(set: &'static game_exodus::Components, seats: u8, mut look: impl FnMut(&Exodus, Seat, &[Action])) {
        let mut game = Exodus::setup(set, &Options::for_seats(seats)).unwrap();
        play_out(&mut game, &mut QuickDice::new(seats.into()), &mut Vec::new(), |game, seat, actions, dice| {
            look(game, seat, actions);
            dice.below(actions.len() as u32) as usize
        });
    }

    fn altered() -> &'static game_exodus::Components {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../game-exodus/tests/data/altered");
        let text = |name: &&str| ((*name).to_owned(), std::fs::read_to_string(folder.join(name)).unwrap());
        let files = game_exodus::Components::FILES.iter().map(text).collect();
        game_exodus::Components::load(&files).unwrap()
    }

    #[test]
    fn every_choice_of_every_set_has_a_likelihood() {
        for set in [game_exodus::Components::standard(), altered()] {
            for seats in 1..=4 {
                walk(set, seats, |game, seat, actions| {
                    let mut priors = Vec::new();
                    game.priors(seat, actions, &mut priors);
                    assert_eq!(priors.len(), actions.len());
                    assert!(priors.iter().all(|prior| prior.is_finite() && *prior > 0.0), "{priors:?} of {actions:?}");
                });
            }
        }
    }

    #[test]
    fn who_stands_better_is_likelier_to_win() {
        walk(game_exodus::Components::standard(), 3, |game, seat, _| {
            let outlook = game.outlook(1.0);
            assert!((outlook.iter().map(|(_, share)| share).sum::<f32>() - 1.0).abs() < 1e-3);
            let of = |seat| Exodus::evaluate(&game.view(Viewer::Seat(seat)), seat);
            for other in Seat::all(3).filter(|&other| of(other) > of(seat)) {
                assert!(outlook[other] >= outlook[seat]);
            }
        });
    }

    #[test]
    fn a_turn_is_not_ended_early_by_mast() {
        let mut asked = 0;
        walk(game_exodus::Components::standard(), 2, |game, seat, actions| {
            let Some(end) = actions.iter().position(|action| *action == Action::EndTurn) else { return };
            if game.actions_left() == 0 || actions.len() == 1 {
                return;
            }
            let mut priors = Vec::new();
            game.priors(seat, actions, &mut priors);
            let likeliest = priors.iter().copied().fold(0.0, f32::max);
            assert!(priors[end] < likeliest, "{priors:?} of {actions:?}");
            asked += 1;
        });
        assert!(asked > 20, "{asked}");
    }
}
