//! The end of both editions: points on the track, and on special cards.

use std::cmp::Reverse;

use ::fleet::{Event as Shared, Special};
use engine::{Game, Seat};
use maud::{Markup, html};

use super::edition::{Edition, Event, Facts};
use super::{art, words};
use crate::l10n::{Lang, Value, say};
use ui::picture::{Scene, View};
use ui::sheet::{self, Column, Source};

/// The points of a seat by their sources.
pub struct Score {
    pub track: i32,
    /// On each kind of special card.
    pub specials: Vec<(Special, i32)>,
    pub total: i32,
}

impl Score {
    /// DA-7.2, LD-7.2: special cards count at the end.
    fn of<C>(facts: &Facts<'_, C>, seat: Seat) -> Self {
        let track = facts.council.points(seat);
        let shown = if facts.is_over { facts.cards.specials(seat) } else { Default::default() };
        let worth = |special: Special| {
            let index = special.index();
            i32::from(shown.of(index) * facts.special_points[index])
        };
        let specials: Vec<(Special, i32)> =
            Special::ALL.map(|special| (special, worth(special))).into_iter().filter(|(_, p)| *p > 0).collect();
        let on_cards = specials.iter().map(|(_, points)| points).sum::<i32>();
        Self { track, specials, total: track + on_cards }
    }

    pub fn on_cards(&self) -> i32 {
        self.total - self.track
    }

    fn on(&self, special: Special) -> i32 {
        self.specials.iter().find(|(held, _)| *held == special).map_or(0, |(_, points)| *points)
    }
}

/// DA-7.3, LD-7.3: all seats with their scores, the winner first; ties fall to whoever comes first in Senate order.
pub fn ranked<C>(facts: &Facts<'_, C>) -> Vec<(Seat, Score)> {
    let order = facts.council.senate_order();
    let mut scores: Vec<(Seat, Score)> = order.as_slice().iter().map(|&seat| (seat, Score::of(facts, seat))).collect();
    scores.sort_by_key(|(_, score)| Reverse(score.total));
    scores
}

/// The sheet at the end as an edition has it.
pub struct Sheet<'a> {
    /// The message of what everybody begins with, and how much it is.
    pub start: Option<(&'static str, i32)>,
    /// The classes and messages of where points on the track come from; landings are the first.
    pub rows: &'static [(&'static str, &'static str)],
    /// The message where the rule for ties decided, and a variable more.
    pub tied: (&'static str, Option<(&'static str, Value<'a>)>),
    /// The rule for ties.
    pub clause: &'static str,
}

/// One column per player, the best first; one row per source, down to the points. `of` says to whom an event that only
/// the edition knows gave how many points, and in which row.
pub fn sheet<E: Edition>(
    view: &View<E>,
    scene: &Scene<'_, E::Game>,
    parts: Sheet<'_>,
    of: impl Fn(&Event<E>) -> Option<(Seat, usize, i32)>,
) -> Markup {
    let lang = scene.lang;
    let scores = ranked(&E::facts(view, scene));
    let say = |key: &str| E::say(lang, key, &[]);
    let points = |seat: Seat, wanted: usize| {
        let of_event = |event: &Event<E>| {
            if let (Some(Shared::Landed { points, .. }), 0) = (E::shared(event), wanted) {
                return i32::from(points[seat]);
            }
            of(event).filter(|&(who, row, _)| who == seat && row == wanted).map_or(0, |(_, _, points)| points)
        };
        scene.log.iter().flat_map(|entry| &entry.events).map(of_event).sum()
    };
    let start = parts.start.map(|(key, points)| Source {
        class: "b-start",
        words: say(key),
        points: vec![points; scores.len()],
    });
    let rows = parts.rows.iter().enumerate().map(|(row, &(class, key))| Source {
        class,
        words: say(key),
        points: scores.iter().map(|(seat, _)| points(*seat, row)).collect(),
    });
    let sources = start.into_iter().chain(rows).chain(special_cards(lang, &scores)).collect();
    let (tied, more) = parts.tied;
    html! {
        (sheet::sheet(lang, ["fleet-score-title", "fleet-score-total"].map(say), &columns(scene, &scores), sources))
        p.hint { (tie(scene, &scores, tied, more)) " " (words::clause::<E::Game>(parts.clause)) }
    }
}

fn columns<G: Game>(scene: &Scene<'_, G>, scores: &[(Seat, Score)]) -> Vec<Column> {
    scores
        .iter()
        .map(|(seat, _)| Column {
            mark: art::seat_mark(*seat, scene.lang),
            name: scene.name(*seat).to_owned(),
            won: scene.winners.contains(*seat),
            you: scene.is_you(*seat),
        })
        .collect()
}

/// One row for each kind of special card.
fn special_cards(lang: Lang, scores: &[(Seat, Score)]) -> impl Iterator<Item = Source> {
    Special::ALL.into_iter().map(move |special| Source {
        class: "b-specials",
        words: words::special(lang, special),
        points: scores.iter().map(|(_, score)| score.on(special)).collect(),
    })
}

/// The rule for ties, and whether it decided: then an edition says so by its message, with a variable more.
fn tie<G: Game>(scene: &Scene<'_, G>, scores: &[(Seat, Score)], key: &str, more: Option<(&str, Value<'_>)>) -> String {
    let best = scores.first().map_or(0, |(_, score)| score.total);
    let tied: Vec<Seat> = scores.iter().filter(|(_, score)| score.total == best).map(|(seat, _)| *seat).collect();
    if tied.len() < 2 {
        return say(scene.lang, "fleet-score-note", &[]);
    }
    let mut args = vec![
        ("names", words::names(scene, tied.iter().copied()).into()),
        ("winner", scene.name(tied[0]).to_owned().into()),
    ];
    args.extend(more);
    scene.say(key, &args)
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
