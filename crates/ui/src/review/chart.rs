//! Chances over the game: a line for each seat in its colour and with dashes and a mark of its own, and as a table.

use std::fmt::Write as _;

use engine::{PerSeat, Seat};
use maud::{Markup, html};

use super::model::{Findings, ReviewModel, Shown};
use super::words::{TurningWords, percent};
use crate::drawing::thinned;
use crate::graph::{Course, Graph, Numbered, Stretch, stretches};
use crate::l10n::say;
use crate::picture::{Action, Picture};
use crate::shell::Ctx;

pub(super) struct Point<'a> {
    step: usize,
    chances: &'a PerSeat<f32>,
}

/// The graph with what its lines mean, at the position that is shown.
pub(super) fn chart<P: Picture>(
    ctx: &Ctx,
    model: &ReviewModel<'_, P>,
    points: &[Point<'_>],
    turning: &[TurningWords],
    (now, mark): (usize, &dyn Fn(Seat) -> Markup),
) -> Markup {
    let seen = points.iter().rfind(|point| point.step <= now).or(points.first());
    html! {
        figure.chances {
            figcaption { h2 #chances .vh { (title(ctx, model)) } }
            ul.legend {
                @for (seat, info) in Seat::all(model.seats.len()).zip(model.seats) {
                    li {
                        svg.dash viewBox="0 0 24 8" aria-hidden="true" { path class={ "g-line f" (seat.0) " g-d" (seat.0) } d="M1 4H23" {} }
                        (mark(seat)) span { (info.name) }
                        b { @if let Some(seen) = seen { (percent(ctx.lang, seen.chances[seat], false)) } }
                    }
                }
            }
            (graph(ctx, model, points, turning, (now, mark)).draw())
        }
    }
}

fn title<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>) -> String {
    ctx.say(if model.seats.len() == 1 { "review-chart-alone" } else { "review-chart" })
}

/// The chances after each turn.
pub(super) fn points<'a, P: Picture>(model: &ReviewModel<'_, P>, findings: &'a Findings<Action<P>>) -> Vec<Point<'a>> {
    let mut points: Vec<Point<'_>> = Vec::new();
    // One way through the steps: a count for each turn would be a way for each.
    let mut played = model.table.played().iter();
    let (mut steps, mut public) = (0, 0);
    for &end in std::iter::once(&0).chain(&findings.turns) {
        public += played.by_ref().take(end - steps).filter(|played| played.public).count();
        steps = end;
        let point = Point { step: public, chances: &findings.chances[end] };
        match points.last_mut() {
            Some(last) if last.step == public => *last = point,
            _ => points.push(point),
        }
    }
    points
}

fn graph<P: Picture>(
    ctx: &Ctx,
    model: &ReviewModel<'_, P>,
    points: &[Point<'_>],
    turning: &[TurningWords],
    (now, mark): (usize, &dyn Fn(Seat) -> Markup),
) -> Graph {
    let lang = ctx.lang;
    let of = points.last().map_or(1, |point| point.step).max(1);
    let x = |step: usize| step as f32 / of as f32;
    let seats = || Seat::all(model.seats.len());
    let words = |point: &Point<'_>| {
        let mut words = say(lang, "replay-sentence", &[("step", point.step.into()), ("of", of.into())]);
        for (seat, chance) in point.chances.iter() {
            let _ = write!(words, "\n{}: {}", model.name(seat), percent(lang, *chance, false));
        }
        words
    };
    let line = |seat: Seat| Course {
        class: format!("f{} g-d{}", seat.0, seat.0),
        points: points.iter().map(|point| (x(point.step), point.chances[seat])).collect(),
    };
    let places: Vec<f32> = points.iter().map(|point| x(point.step)).collect();
    let lead = |(point, (from, to)): (&Point<'_>, (f32, f32))| Stretch {
        from,
        to,
        href: model.at(Shown::Step(point.step)),
        words: words(point),
    };
    let ends = |seat: Seat| {
        let ends = [points.last(), points.get(points.len() / 2)];
        ends.into_iter().flatten().map(move |point| (x(point.step), point.chances[seat], mark(seat)))
    };
    Graph {
        ticks: [0.0, 0.5, 1.0].map(|chance| (chance, percent(lang, chance, false))).into(),
        courses: seats().map(line).collect(),
        marks: seats().flat_map(ends).collect(),
        stretches: points.iter().zip(stretches(&places)).map(lead).collect(),
        numbered: turning
            .iter()
            .map(|turn| Numbered {
                at: x(turn.step),
                href: model.at(Shown::Step(turn.step)),
                words: turn.swing.clone(),
            })
            .collect(),
        now: Some(x(now)),
    }
}

pub(super) fn table<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, points: &[Point<'_>]) -> Markup {
    html! {
        details #chances-table {
            summary { (ctx.say("chart-table")) }
            div.scroll tabindex="0" role="region" aria-label=(title(ctx, model)) {
                table {
                    thead {
                        tr {
                            th scope="col" { (ctx.say("chart-step")) }
                            @for info in model.seats { th.num scope="col" { (info.name) } }
                        }
                    }
                    tbody {
                        @for point in thinned(points, 30) {
                            tr {
                                th scope="row" { a href=(model.at(Shown::Step(point.step))) data-go="" { (point.step) } }
                                @for (_, chance) in point.chances.iter() { td.num { (percent(ctx.lang, *chance, false)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_table_is_thinned_and_keeps_its_end() {
        let steps: Vec<usize> = (0..500).collect();
        let shown: Vec<&usize> = thinned(&steps, 30).collect();
        assert!(shown.len() <= 32 && shown.last() == Some(&&499), "{shown:?}");
    }
}
