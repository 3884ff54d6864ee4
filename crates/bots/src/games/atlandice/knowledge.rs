//! What a search knows about Atlandice.

use std::sync::LazyLock;

use engine::{Game, Seat, Viewer};
use game_atlandice::{Atlandice, Good, Party};

use crate::LevelSetting::{NoisyGreedy, Search};
use crate::{Evaluate, Knowledge, LevelSettings, SearchParameters, Weights};

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../../weights/atlandice.toml"), Atlandice::FEATURES));

impl Knowledge for Atlandice {
    const LEVELS: LevelSettings = [NoisyGreedy(400), NoisyGreedy(120), Search(200), Search(2000), Search(20_000)];

    const FEATURES: &'static [&'static str] =
        &["worth", "worth-late", "points", "points-late", "goods", "goods-late", "leads", "ties", "dice", "next"];

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
        let party = Party::Seat(seat);
        let late = f32::from(self.hand()) / f32::from(self.components().last_space());
        let worth = Atlandice::evaluate(&self.view(Viewer::Seat(seat)), seat) as f32 / 1000.0;
        let points = self.points(party) as f32 / 10.0;
        let goods = self.held(party).iter().sum::<u8>();
        let goods = f32::from(goods) / 10.0;
        let (mut leads, mut ties) = (0.0, 0.0);
        for good in Good::ALL.into_iter().filter(|good| !self.is_exhausted(good.district())) {
            let held = self.standing(good).held;
            let own = held[seat.index()];
            let others = self.parties().map(Party::index).filter(|&other| other != seat.index());
            let most = others.map(|other| held[other]).max().unwrap_or(0);
            match own.cmp(&most) {
                std::cmp::Ordering::Greater => leads += 1.0,
                std::cmp::Ordering::Equal if own > 0 => ties += 1.0,
                _ => {}
            }
        }
        let next = self.asked().is_some_and(|(asked, _)| asked == seat);
        into.copy_from_slice(&[
            worth,
            worth * late,
            points,
            points * late,
            goods,
            goods * late,
            leads,
            ties,
            f32::from(self.taken(party)) / 2.0,
            f32::from(u8::from(next)),
        ]);
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }
}
