//! What a search knows about Exodus.

mod choices;

use std::sync::LazyLock;

use engine::{Game, QuickDice, Seat, Viewer};
use game_exodus::{Action, Exodus};

use super::{Knowledge, Style, Weights};
use crate::Recipe::{Ahead, Careless};
use crate::{Evaluate, Recipes};

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../../weights/exodus.toml"), Exodus::FEATURES));

impl Knowledge for Exodus {
    const STYLE: Style =
        Style { horizon: 6, curiosity: 0.6, guide: Some(60.0), whims: 40, solitary: false, alone: (9500, 2000) };

    fn style(seats: usize) -> Style {
        let _ = seats;
        let guide = env("GUIDE", 60.0);
        Style {
            horizon: env("HORIZON", 6.0) as u32,
            curiosity: env("CUR", 0.6),
            guide: (guide > 0.0).then_some(guide),
            whims: env("WHIMS", 40.0) as u32,
            solitary: env("SOL", 0.0) > 0.0,
            ..Self::STYLE
        }
    }

    const RECIPES: Recipes = [Careless(400), Careless(120), Ahead(200), Ahead(2000), Ahead(20_000)];

    const FEATURES: &'static [&'static str] = &["worth"];

    fn features(&self, seat: Seat, into: &mut [f32]) {
        into[0] = Exodus::evaluate(&self.view(Viewer::Seat(seat)), seat) as f32 / 1000.0;
    }

    const SIGNS: &'static [&'static str] = choices::SIGNS;

    fn signs(&self, seat: Seat, action: &Action, into: &mut [f32]) {
        choices::signs(self, seat, action, into);
    }

    fn priors(&self, seat: Seat, actions: &[Action], into: &mut Vec<f32>) {
        if env("PRIOR", 1.0) > 0.0 {
            choices::likely(self, seat, actions, into);
        } else {
            into.extend(actions.iter().map(|_| 1.0));
        }
    }

    fn policy(&self, seat: Seat, actions: &[Action], dice: &mut QuickDice) -> Option<usize> {
        static ON: LazyLock<u32> = LazyLock::new(|| env("POLICY", 100.0) as u32);
        (engine::Dice::below(dice, 100) < *ON).then(|| choices::choose(self, seat, actions, dice))
    }

    fn outlook(&self) -> engine::PerSeat<f32> {
        static ENV: LazyLock<(f32, f32)> = LazyLock::new(|| (env("MODE", 0.0), env("SCALE", 1.0)));
        let seats = self.seats();
        let worth = engine::PerSeat::from_fn(seats, |seat| {
            Exodus::evaluate(&self.view(Viewer::Seat(seat)), seat) as f32 / 1000.0
        });
        let scale = ENV.1;
        if ENV.0 == 0.0 {
            let sum: f32 = worth.iter().map(|(_, worth)| (worth / scale).exp()).sum();
            return engine::PerSeat::from_fn(seats, |seat| (worth[seat] / scale).exp() / sum);
        }
        let sum: f32 = worth.iter().map(|(_, worth)| worth).sum();
        engine::PerSeat::from_fn(seats, |seat| {
            let base = if ENV.0 == 1.0 { (sum - worth[seat]) / (seats - 1) as f32 } else { 9.0 };
            1.0 / (1.0 + (-(worth[seat] - base) / scale).exp())
        })
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }
}

fn env(name: &str, or: f32) -> f32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(or)
}
