//! What bots know about @Title@: how good a position is for a seat, and how a search looks ahead.

use std::sync::LazyLock;

use engine::{Game, Seat};
use @crate@::{@Game@, View};

use crate::LevelSetting::{NoisyGreedy, Search};
use crate::{Evaluate, Knowledge, LevelSettings, SearchParameters, Weights};

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../weights/@id@.toml"), @Game@::FEATURES));

impl Evaluate for @Game@ {
    fn evaluate(view: &View, seat: Seat) -> i32 {
        let shells = view.players[seat].shells.as_deref().unwrap_or_default();
        let worth: u8 = shells.iter().sum();
        if worth > view.limit { 0 } else { 100 * i32::from(worth) }
    }
}

impl Knowledge for @Game@ {
    const LEVELS: LevelSettings = [NoisyGreedy(400), NoisyGreedy(120), Search(50), Search(200), Search(1000)];

    const FEATURES: &'static [&'static str] = &["points"];

    fn search_parameters(_: usize) -> SearchParameters {
        SearchParameters {
            rollout_depth: 6,
            exploration: 0.6,
            root_prior_temperature: Some(60.0),
            epsilon_percent: 40,
            own_choices_only: false,
            inverse_temperature: 1.0,
            solo_scale: (0, 1),
        }
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        into[0] = self.scores()[seat] as f32 / 3.0;
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }
}

#[cfg(test)]
mod tests {
    use engine::{Components as _, GameOptions, Viewer};
    use @crate@::{Action, Chance, Components, Options};

    use super::*;

    #[test]
    fn more_is_worth_more_and_too_much_nothing() {
        let mut game = @Game@::setup(Components::standard(), &Options::for_seats(2)).unwrap();
        game.apply(Seat(0), &Action::Dive, &mut ());
        game.apply_chance(&Chance::Shell(3), &mut ());
        let worth = |game: &@Game@| @Game@::evaluate(&game.view(Viewer::Seat(Seat(0))), Seat(0));
        assert_eq!(worth(&game), 300);
        game.apply(Seat(1), &Action::Rest, &mut ());
        for _ in 0..2 {
            game.apply(Seat(0), &Action::Dive, &mut ());
            game.apply_chance(&Chance::Shell(3), &mut ());
        }
        assert_eq!(worth(&game), 0);
    }
}
