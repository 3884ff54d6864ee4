//! The end: points on the track, and on special cards.

use std::cmp::Reverse;

use engine::{Game, Seat};
use game_doom::{Doom, Special, View};
use maud::{Markup, html};

use super::prompt::clause;
use super::{art, words};
use crate::l10n::say;
use crate::picture::Scene;

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

/// One column per player, the best first; one row per source, down to the points.
pub(super) fn sheet(view: &View, scene: &Scene<'_, Doom>) -> Markup {
    let lang = scene.lang;
    let scores = ranked(view);
    let most = scores.iter().map(|(_, score)| score.total).max().unwrap_or(1).max(1);
    let won = |seat: Seat| scene.winners.contains(seat);
    let held: Vec<Special> = Special::ALL
        .into_iter()
        .filter(|special| scores.iter().any(|(_, score)| score.specials.iter().any(|(held, _)| held == special)))
        .collect();
    let points = |score: &Score, special: Special| {
        score.specials.iter().find(|(held, _)| *held == special).map_or(0, |(_, points)| *points)
    };
    html! {
        h2 { (say(lang, "da-score-title", &[])) }
        div.scroll tabindex="0" role="region" aria-label=(say(lang, "da-score-title", &[])) {
            table.scores.sources {
                thead {
                    tr {
                        td {}
                        @for (seat, _) in &scores {
                            th.won[won(*seat)] scope="col" {
                                (art::seat_mark(*seat, lang)) " " (scene.name(*seat))
                            }
                        }
                    }
                }
                tbody {
                    tr {
                        th scope="row" { (say(lang, "da-score-track", &[])) }
                        @for (seat, score) in &scores { td.won[won(*seat)] { (score.track) } }
                    }
                    @for special in held {
                        tr {
                            th scope="row" { (words::special(lang, special)) }
                            @for (seat, score) in &scores { td.won[won(*seat)] { (points(score, special)) } }
                        }
                    }
                    tr.sum {
                        th scope="row" { (say(lang, "da-score-total", &[])) }
                        @for (seat, score) in &scores { td.total.won[won(*seat)] { (score.total) } }
                    }
                }
            }
        }
        ul.bars aria-hidden="true" {
            @for (seat, score) in &scores {
                @let share = |points: i32| format!("{:.1}", f64::from(points) * 100.0 / f64::from(most));
                li {
                    (art::seat_mark(*seat, lang))
                    svg.bar viewBox="0 0 100 8" preserveAspectRatio="none" {
                        rect.b-track x="0" width=(share(score.track)) height="8" {}
                        @if score.on_cards() > 0 {
                            rect.b-specials x=(share(score.track)) width=(share(score.on_cards())) height="8" {}
                        }
                    }
                    b { (score.total) }
                }
            }
        }
        p.swatches aria-hidden="true" {
            @for (class, key) in [("b-track", "da-score-track"), ("b-specials", "da-score-specials")] {
                span { svg viewBox="0 0 8 8" { rect class=(class) width="8" height="8" {} } (say(lang, key, &[])) }
            }
        }
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
