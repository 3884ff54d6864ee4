//! What a search knows about Atlantis.

use std::sync::LazyLock;

use engine::{Awaiting, Game, Seat, SeatSet};
use game_atlantis::Atlantis;

use super::{Knowledge, Style, Weights};
use crate::Recipe::{Ahead, Careless};
use crate::Recipes;

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../weights/atlantis.toml"), Atlantis::FEATURES));

impl Knowledge for Atlantis {
    const RECIPES: Recipes = [Careless(400), Careless(120), Ahead(200), Ahead(2000), Ahead(20_000)];

    const FEATURES: &'static [&'static str] = &[
        "points",
        "points-late",
        "toll",
        "toll-late",
        "way",
        "singles",
        "home",
        "home-late",
        "last-figure",
        "bridge",
        "cards",
        "many-cards",
        "variety",
        "next",
    ];

    fn style(_: usize) -> Style {
        Style {
            horizon: 6,
            curiosity: 0.6,
            guide: Some(60.0),
            whims: 40,
            solitary: false,
            keenness: 1.0,
            alone: (0, 1),
        }
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let path = self.path();
        let figures = self.figures(seat);
        let mainland = path.mainland();
        let late = lateness(self);
        let toll: u32 = figures.iter().map(|&at| u32::from(path.price(at, mainland))).sum();
        let way: u32 = figures.iter().map(|&at| u32::from(mainland - at)).sum();
        let first = figures.iter().min().copied().unwrap_or(0);
        let home = figures.iter().filter(|&&at| at == mainland).count() as f32;
        let hand = self.hand(seat);
        let cards = f32::from(hand.total());
        let points = self.points(seat) as f32 / 10.0;
        let toll = toll as f32 / 10.0;
        into.copy_from_slice(&[
            points,
            points * late,
            toll,
            toll * late,
            way as f32 / 20.0,
            path.singles_ahead(first) as f32 / 10.0,
            home,
            home * late,
            f32::from(mainland - first) / 20.0,
            f32::from(u8::from(path.bridge(seat).is_none())),
            cards / 5.0,
            (cards - 6.0).max(0.0) / 5.0,
            hand.iter().count() as f32 / 5.0,
            f32::from(u8::from(self.awaiting() == Awaiting::Seats(SeatSet::only(seat)))),
        ]);
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }
}

/// How near the end is, from 0 to 1: the game ends with the first seat that is home (AT-11.1).
fn lateness(game: &Atlantis) -> f32 {
    let mainland = game.path().mainland();
    let way = |seat| game.figures(seat).iter().map(|&at| f32::from(mainland - at)).sum::<f32>();
    let least = Seat::all(game.seats()).map(way).fold(f32::MAX, f32::min);
    1.0 - (least / (3.0 * f32::from(mainland))).clamp(0.0, 1.0)
}
