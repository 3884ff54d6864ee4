//! What a search knows about Exodus.
//!
//! A game is long and seats hinder each other little, so only the own choices are searched ([`Style::solitary`]): every
//! iteration goes into one's own plan, and the others play by what has paid for them.

mod choices;

use std::sync::LazyLock;

use engine::{Game, Seat, Viewer};
use game_exodus::{Action, Exodus};

use super::{Knowledge, Style, Weights};
use crate::Recipe::{Ahead, Careless};
use crate::{Evaluate, Recipes};

/// Decisions of one seat played on below the tree, about half a year.
const HORIZON: u32 = 12;

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../../weights/exodus.toml"), Exodus::FEATURES));

impl Knowledge for Exodus {
    const STYLE: Style = Style {
        horizon: 2 * HORIZON,
        curiosity: 0.25,
        guide: Some(60.0),
        whims: 40,
        solitary: true,
        alone: (12_000, 2000),
    };

    fn style(seats: usize) -> Style {
        Style { horizon: HORIZON * (1 + seats as u32), ..Self::STYLE }
    }

    const RECIPES: Recipes = [Careless(400), Careless(120), Ahead(200), Ahead(2000), Ahead(20_000)];

    const FEATURES: &'static [&'static str] = &["worth", "worth-late"];

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let worth = Exodus::evaluate(&self.view(Viewer::Seat(seat)), seat) as f32 / 1000.0;
        into.copy_from_slice(&[worth, worth * gone(self)]);
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    const SIGNS: &'static [&'static str] = choices::SIGNS;

    fn signs(&self, seat: Seat, action: &Action, into: &mut [f32]) {
        choices::signs(self, seat, action, into);
    }

    fn priors(&self, seat: Seat, actions: &[Action], into: &mut Vec<f32>) {
        choices::likely(self, seat, actions, into);
    }
}

/// The part of the game that is over.
fn gone(game: &Exodus) -> f32 {
    let years = f32::from(game.components().counts.years.max(1));
    (f32::from(game.year().saturating_sub(1)) + f32::from(game.round()) / 3.0) / years
}
