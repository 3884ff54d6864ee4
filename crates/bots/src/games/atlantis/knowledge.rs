//! What a search knows about Atlantis.

use std::sync::LazyLock;

use engine::{Awaiting, Game, QuickDice, Seat, SeatSet};
use game_atlantis::{Action, Ask, Atlantis, Object, Position};

use crate::LevelSetting::{NoisyGreedy, Search};
use crate::knowledge::uniform;
use crate::{Knowledge, LevelSettings, SearchParameters, Weights};

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../../weights/atlantis.toml"), Atlantis::FEATURES));

/// How many points make a choice nearly three times as promising.
const SOFTNESS: f32 = 2.0;
/// What counts at a glance, in points: a position nearer to the Mainland, by seats a point of price that is behind a figure,
/// a card beside its point, drawing another card, a bridge that is still to be built, and what is lost by selling.
const STEP: f32 = 0.16;
const TOLL: [f32; 5] = [1.0, 1.0, 1.0, 0.7, 0.5];
const CARD: f32 = 0.4;
const DRAW: f32 = 0.6;
const BRIDGE: f32 = 1.8;
const BUYING: f32 = 1.0;

impl Knowledge for Atlantis {
    const LEVELS: LevelSettings = [NoisyGreedy(700), NoisyGreedy(250), Search(4), Search(150), Search(20_000)];

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

    fn search_parameters(_: usize) -> SearchParameters {
        SearchParameters {
            rollout_depth: 6,
            exploration: 0.6,
            root_prior_temperature: Some(60.0),
            epsilon_percent: 10,
            own_choices_only: false,
            inverse_temperature: 1.0,
            solo_scale: (0, 1),
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

    fn priors(&self, seat: Seat, actions: &[Action], into: &mut Vec<f32>) {
        into.extend(actions.iter().map(|action| (glance(self, seat, action) / SOFTNESS).exp()));
    }

    fn policy(&self, seat: Seat, actions: &[Action], dice: &mut QuickDice) -> Option<usize> {
        let mut best = (f32::MIN, 0);
        for (at, action) in actions.iter().enumerate() {
            let worth = glance(self, seat, action) + uniform(dice);
            if worth > best.0 {
                best = (worth, at);
            }
        }
        Some(best.1)
    }
}

/// What an action brings at a glance, in points.
fn glance(game: &Atlantis, seat: Seat, action: &Action) -> f32 {
    match *action {
        Action::Move { from } => {
            game.hand(seat).iter().map(|(object, _)| landing(game, seat, from, object)).fold(f32::MIN, f32::max)
        }
        Action::Play { object } => match game.ask(seat) {
            Some(Ask::Card { at, .. }) => landing(game, seat, at, object),
            _ => 0.0,
        },
        Action::Bridge { gap } => bridge(game, seat, gap),
        Action::PayCard { .. } => -CARD,
        Action::Buy { .. } => -BUYING,
        Action::PayTile { .. } | Action::Done | Action::ShowHand => 0.0,
    }
}

/// What a card brings a figure that stands at `at`.
fn landing(game: &Atlantis, seat: Seat, at: Position, object: Object) -> f32 {
    let preview = game.preview(seat, at, object);
    let way = STEP * f32::from(preview.to - at);
    if preview.occupied {
        return way - 1.0 - CARD;
    }
    let toll = TOLL[game.seats()] * f32::from(game.path().price(at, preview.to));
    let tile = preview.takes.map_or(0.0, |(_, tile)| f32::from(tile.value));
    way + toll + tile - f32::from(preview.cost) + DRAW * f32::from(preview.draws.saturating_sub(1))
}

/// What a bridge saves this seat more than the others.
fn bridge(game: &Atlantis, seat: Seat, gap: Position) -> f32 {
    let Some(gap) = game.path().gaps().find(|other| other.first == gap) else { return 0.0 };
    let behind = |of: Seat| game.figures(of).iter().filter(|&&at| at < gap.first).count() as f32;
    let all: f32 = Seat::all(game.seats()).map(behind).sum();
    let others = (all - behind(seat)) / (game.seats() - 1) as f32;
    0.8 * f32::from(gap.price) * (behind(seat) - others) - BRIDGE
}

/// How near the end is, from 0 to 1: the game ends with the first seat that is home (AT-11.1).
fn lateness(game: &Atlantis) -> f32 {
    let mainland = game.path().mainland();
    let way = |seat| game.figures(seat).iter().map(|&at| f32::from(mainland - at)).sum::<f32>();
    let least = Seat::all(game.seats()).map(way).fold(f32::MAX, f32::min);
    1.0 - (least / (3.0 * f32::from(mainland))).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use engine::{Components as _, GameOptions, play_out};
    use game_atlantis::{Components, Options};

    use super::*;

    /// Looks at every decision of some games played by the policy.
    fn look(mut at: impl FnMut(&Atlantis, Seat, &[Action], usize)) {
        for seed in 0..12 {
            let mut game = Atlantis::setup(Components::standard(), &Options::for_seats(2 + seed as u8 % 3)).unwrap();
            play_out(&mut game, &mut QuickDice::new(seed), &mut Vec::new(), |game, seat, actions, dice| {
                let chosen = game.policy(seat, actions, dice).unwrap();
                at(game, seat, actions, chosen);
                chosen
            });
        }
    }

    #[test]
    fn every_choice_has_a_likelihood() {
        look(|game, seat, actions, _| {
            let mut priors = Vec::new();
            game.priors(seat, actions, &mut priors);
            assert_eq!(priors.len(), actions.len());
            assert!(priors.iter().all(|prior| prior.is_finite() && *prior > 0.0), "{priors:?} of {actions:?}");
        });
    }

    #[test]
    fn at_7_3_tiles_are_paid_rather_than_cards_of_the_same_worth() {
        let mut met = 0;
        look(|game, seat, actions, _| {
            let likely = |wanted: &Action| {
                let mut priors = Vec::new();
                game.priors(seat, actions, &mut priors);
                actions.iter().position(|action| action == wanted).map(|at| priors[at])
            };
            let card = actions.iter().find(|action| matches!(action, Action::PayCard { .. }));
            if let (Some(card), Some(tile)) = (card, likely(&Action::PayTile { value: 1 })) {
                assert!(likely(card) < Some(tile), "{actions:?}");
                met += 1;
            }
        });
        assert!(met > 3, "{met}");
    }

    #[test]
    fn a_better_tile_that_lies_farther_on_is_not_passed_over() {
        let mut met = 0;
        look(|game, seat, actions, chosen| {
            let Some(Ask::Card { from, at }) = game.ask(seat) else { return };
            let told = |action: &Action| {
                let Action::Play { object } = *action else { unreachable!("a card is asked for") };
                let preview = game.preview(seat, at, object);
                (preview.takes.map_or(0, |(_, tile)| tile.value), preview.to, preview.occupied || preview.cost > 0)
            };
            let (tile, to, dear) = told(&actions[chosen]);
            // Luck weighs less than a point.
            let better = |action: &Action| {
                let other = told(action);
                !other.2 && other.0 > tile + 1 && other.1 >= to
            };
            assert!(dear || !actions.iter().any(better), "from {from}: {actions:?}, not {}", actions[chosen]);
            met += 1;
        });
        assert!(met > 200, "{met}");
    }
}
