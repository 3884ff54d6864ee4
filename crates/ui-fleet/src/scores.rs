//! The end of both editions: points on the track, and on special cards.

use std::cmp::Reverse;

use ::fleet::{Counts, Order, Special};
use engine::{Game, Seat};

use super::{art, words};
use crate::l10n::{Lang, say};
use ui::picture::Scene;
use ui::sheet::{Column, Source};

/// The points of a seat by their sources.
pub struct Score {
    /// On the track.
    pub track: i32,
    /// On each kind of special card.
    pub specials: Vec<(Special, i32)>,
    pub total: i32,
}

impl Score {
    /// The points on the track and on these special cards.
    pub fn new(track: i32, shown: &Counts<{ Special::ALL.len() }>, points: impl Fn(Special) -> u8) -> Self {
        let worth = |special: Special| i32::from(shown.of(special.index()) * points(special));
        let specials: Vec<(Special, i32)> =
            Special::ALL.map(|special| (special, worth(special))).into_iter().filter(|(_, p)| *p > 0).collect();
        let on_cards = specials.iter().map(|(_, points)| points).sum::<i32>();
        Self { track, specials, total: track + on_cards }
    }

    /// The points on special cards.
    pub fn on_cards(&self) -> i32 {
        self.total - self.track
    }

    fn on(&self, special: Special) -> i32 {
        self.specials.iter().find(|(held, _)| *held == special).map_or(0, |(_, points)| *points)
    }
}

/// The seats with their scores, the winner first; ties fall to whoever comes first in the order.
pub fn ranked(order: &Order, score: impl Fn(Seat) -> Score) -> Vec<(Seat, Score)> {
    let mut scores: Vec<(Seat, Score)> = order.as_slice().iter().map(|&seat| (seat, score(seat))).collect();
    scores.sort_by_key(|(_, score)| Reverse(score.total));
    scores
}

/// One column per player.
pub fn columns<G: Game>(scene: &Scene<'_, G>, scores: &[(Seat, Score)]) -> Vec<Column> {
    scores
        .iter()
        .map(|(seat, _)| Column {
            mark: art::seat_mark(*seat, scene.lang),
            name: scene.name(*seat).to_owned(),
            won: scene.winners.contains(*seat),
        })
        .collect()
}

/// One row for each kind of special card.
pub fn special_cards(lang: Lang, scores: &[(Seat, Score)]) -> impl Iterator<Item = Source> {
    Special::ALL.into_iter().map(move |special| Source {
        class: "b-specials",
        words: words::special(lang, special),
        points: scores.iter().map(|(_, score)| score.on(special)).collect(),
    })
}

/// Those with the most points, if they are several.
pub fn tied(scores: &[(Seat, Score)]) -> Option<Vec<Seat>> {
    let best = scores.first().map_or(0, |(_, score)| score.total);
    let tied: Vec<Seat> = scores.iter().filter(|(_, score)| score.total == best).map(|(seat, _)| *seat).collect();
    (tied.len() > 1).then_some(tied)
}

/// One line for each player: "Anna: track 30, special cards 4, total 34."
pub fn lines<G: Game>(scene: &Scene<'_, G>, scores: &[(Seat, Score)]) -> Vec<String> {
    let line = |(seat, score): &(Seat, Score)| {
        let args = [
            ("name", words::marked(scene, *seat).into()),
            ("track", score.track.into()),
            ("cards", score.on_cards().into()),
            ("total", score.total.into()),
        ];
        say(scene.lang, "fleet-score-line", &args)
    };
    scores.iter().map(line).collect()
}
