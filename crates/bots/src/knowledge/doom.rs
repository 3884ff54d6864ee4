//! What a search knows about Doom.

use std::sync::LazyLock;

use engine::{Game, Seat, Viewer};
use game_doom::Doom;

use super::{Knowledge, Style, Weights};
use crate::Recipe::{Ahead, Careless};
use crate::{Evaluate, Recipes};

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../weights/doom.toml"), Doom::FEATURES));

impl Knowledge for Doom {
    const STYLE: Style = Style { horizon: 6, curiosity: 0.6, guide: Some(60.0), whims: 40, solitary: false, alone: (9500, 2000) };

    const RECIPES: Recipes = [Careless(400), Careless(120), Ahead(200), Ahead(2000), Ahead(20_000)];

    const FEATURES: &'static [&'static str] = &["worth"];

    fn features(&self, seat: Seat, into: &mut [f32]) {
        into[0] = Doom::evaluate(&self.view(Viewer::Seat(seat)), seat) as f32 / 1000.0;
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }
}
