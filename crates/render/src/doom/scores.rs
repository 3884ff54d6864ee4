//! The end: points on the track, and on special cards.

use std::cmp::Reverse;

use engine::{Game, Seat};
use game_doom::{Doom, Event, PointReason, Special, View};
use maud::{Markup, html};

use super::prompt::clause;
use super::{art, words};
use crate::l10n::say;
use crate::picture::Scene;
use crate::sheet::{self, Column, Source};
use crate::table::LogEntry;

/// DA-7.2: the points of a seat by their sources.
pub(super) struct Score {
    /// On the track.
    pub(super) track: i32,
    /// On each kind of special card.
    pub(super) specials: Vec<(Special, i32)>,
    pub(super) total: i32,
    /// DA-7.3: the place in Senate order, for ties.
    pub(super) rank: usize,
}

impl Score {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let table = &view.table;
        let (shown, set) = (view.specials(seat), table.components());
        let worth = |special: Special| i32::from(shown.of(special.index()) * set.special_points(special));
        let specials: Vec<(Special, i32)> = match table.is_over() {
            true => Special::ALL.map(|special| (special, worth(special))).into_iter().filter(|(_, p)| *p > 0).collect(),
            false => Vec::new(),
        };
        let track = table.points(seat);
        let on_cards = specials.iter().map(|(_, points)| points).sum::<i32>();
        let rank = table.senate_order().as_slice().iter().position(|&other| other == seat).unwrap_or(0);
        Self { track, specials, total: track + on_cards, rank }
    }

    /// The points on special cards.
    pub(super) fn on_cards(&self) -> i32 {
        self.total - self.track
    }
}

/// All seats with their scores, the winner first.
pub(super) fn ranked(view: &View) -> Vec<(Seat, Score)> {
    let mut scores: Vec<(Seat, Score)> =
        Seat::all(view.table.seats()).map(|seat| (seat, Score::of(view, seat))).collect();
    scores.sort_by_key(|(_, score)| (Reverse(score.total), score.rank));
    scores
}

/// Where the points on the track came from: what the log told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Track {
    /// DA-9.5 to DA-9.8.
    landings: i32,
    /// DA-6.2, DA-6.3.
    majorities: i32,
    /// DA-4.7.
    factions: i32,
    /// DA-12.3, DA-12.8, DA-12.9.
    events: i32,
}

impl Track {
    fn of(log: &[LogEntry<Doom>], seat: Seat) -> Self {
        let mut track = Self::default();
        for event in log.iter().flat_map(|entry| &entry.events) {
            match *event {
                Event::Landed { points, .. } => track.landings += i32::from(points[seat]),
                Event::Scored { seat: who, points, why } if who == seat => match why {
                    PointReason::NewLand | PointReason::Senate => track.majorities += i32::from(points),
                    PointReason::PlusOne => track.factions += i32::from(points),
                    PointReason::Debts | PointReason::Command => track.events += i32::from(points),
                    PointReason::Woe => track.events -= i32::from(points),
                },
                _ => {}
            }
        }
        track
    }
}

/// One column per player, the best first; one row per source, down to the points.
pub(super) fn sheet(view: &View, scene: &Scene<'_, Doom>) -> Markup {
    let lang = scene.lang;
    let scores = ranked(view);
    let tracks: Vec<Track> = scores.iter().map(|(seat, _)| Track::of(scene.log, *seat)).collect();
    let columns: Vec<Column> = scores
        .iter()
        .map(|(seat, _)| Column {
            mark: art::seat_mark(*seat, lang),
            name: scene.name(*seat).to_owned(),
            won: scene.winners.contains(*seat),
        })
        .collect();
    let start = i32::from(view.table.components().start_points());
    let on_track = |class, key, points: fn(&Track) -> i32| Source {
        class,
        words: say(lang, key, &[]),
        points: tracks.iter().map(points).collect(),
    };
    let mut sources = vec![
        Source { class: "b-start", words: say(lang, "da-score-start", &[]), points: vec![start; scores.len()] },
        on_track("b-landings", "da-score-landings", |track| track.landings),
        on_track("b-majorities", "da-score-majorities", |track| track.majorities),
        on_track("b-factions", "da-score-factions", |track| track.factions),
        on_track("b-events", "da-score-events", |track| track.events),
    ];
    let worth = |score: &Score, special: Special| {
        score.specials.iter().find(|(held, _)| *held == special).map_or(0, |(_, points)| *points)
    };
    let cards = Special::ALL.into_iter().map(|special| Source {
        class: "b-specials",
        words: words::special(lang, special),
        points: scores.iter().map(|(_, score)| worth(score, special)).collect(),
    });
    sources.extend(cards.filter(|source| source.points.iter().any(|&points| points > 0)));
    html! {
        (sheet::sheet(lang, ["da-score-title", "da-score-total"], &columns, &sources))
        p.hint { (tie(view, scene, &scores)) " " (clause("DA-7.3")) }
    }
}

/// DA-7.3: the rule for ties, and whether it decided.
fn tie(view: &View, scene: &Scene<'_, Doom>, scores: &[(Seat, Score)]) -> String {
    let lang = scene.lang;
    let best = scores.first().map_or(0, |(_, score)| score.total);
    let tied: Vec<Seat> = scores.iter().filter(|(_, score)| score.total == best).map(|(seat, _)| *seat).collect();
    match tied[..] {
        [winner, _, ..] => {
            let args = [
                ("names", words::names(scene, tied.iter().copied()).into()),
                ("winner", scene.name(winner).to_owned().into()),
                ("family", words::yes(view.table.options().family)),
            ];
            say(lang, "da-score-tied", &args)
        }
        _ => say(lang, "da-score-note", &[]),
    }
}
