//! Points over the game, as lines that bear the players' marks, and as a table. Every place leads to its position.

use engine::Seat;
use maud::{Markup, html};

use super::model::TableModel;
use super::replay;
use crate::drawing::thinned;
use crate::graph::{Course, Graph, Stretch, stretches};
use crate::l10n::{Lang, say, signed};
use crate::picture::{Picture, Scene};

pub(super) fn chart<P: Picture>(lang: Lang, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    if model.points.len() < 2 {
        return html! {};
    }
    let seats = model.seats.len();
    let mark = |seat: Seat| P::seat_facts(&model.view, seat, scene).mark;
    let at = |step: usize| replay::address(model, step);
    html! {
        figure.chart {
            figcaption { h2 { (say(lang, "chart-title", &[])) } }
            (graph(lang, model, &mark).draw())
            ul.legend {
                @for (seat, info) in Seat::all(seats).zip(&model.seats) { li { (mark(seat)) (info.name) } }
            }
            details #chart-table {
                summary { (say(lang, "chart-table", &[])) }
                div.scroll tabindex="0" role="region" aria-label=(say(lang, "chart-title", &[])) {
                    table {
                        thead {
                            tr {
                                th scope="col" { (say(lang, "chart-step", &[])) }
                                @for info in &model.seats { th scope="col" { (info.name) } }
                            }
                        }
                        tbody {
                            @for now in thinned(&model.points, 20) {
                                tr {
                                    th scope="row" { a href=(at(now.step)) data-go="" { (now.step) } }
                                    @for points in now.points.as_slice() { td { (signed(*points)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn graph<P: Picture>(lang: Lang, model: &TableModel<P>, mark: &dyn Fn(Seat) -> Markup) -> Graph {
    let steps = model.replay.map_or_else(|| model.log.len(), |replay| replay.of).max(1);
    let all = || model.points.iter().flat_map(|at| at.points.as_slice().iter().copied());
    let most = all().max().unwrap_or(0).max(10);
    let least = all().min().unwrap_or(0).min(0);
    let x = |step: usize| step as f32 / steps as f32;
    let y = |points: i32| (points - least) as f32 / (most - least) as f32;
    let seats = || Seat::all(model.seats.len());
    let line = |seat: Seat| Course {
        class: format!("f{} g-d{}", seat.0, seat.0),
        points: model.points.iter().map(|at| (x(at.step), y(at.points[seat]))).collect(),
    };
    let last = model.points.len() - 1;
    let marked = |seat: Seat| {
        [last, last / 2].map(|index| {
            let at = &model.points[index];
            (x(at.step), y(at.points[seat]), mark(seat))
        })
    };
    let places: Vec<f32> = model.points.iter().map(|at| x(at.step)).collect();
    let leads = model.points.iter().zip(stretches(&places)).map(|(at, (from, to))| {
        let mut words = say(lang, "replay-sentence", &[("step", at.step.into()), ("of", steps.into())]);
        for (seat, points) in at.points.iter() {
            words.push_str(&format!("\n{}: {}", model.seats[seat.index()].name, signed(*points)));
        }
        Stretch { from, to, href: replay::address(model, at.step), words }
    });
    Graph {
        ticks: grid(least, most).into_iter().map(|points| (y(points), signed(points))).collect(),
        courses: seats().map(line).collect(),
        marks: seats().flat_map(marked).collect(),
        stretches: leads.collect(),
        numbered: Vec::new(),
        now: model.replay.as_ref().map(|replay| x(replay.step)),
    }
}

/// Round numbers from the least to the most.
fn grid(least: i32, most: i32) -> Vec<i32> {
    let step = [5, 10, 20, 50, 100].into_iter().find(|step| (most - least) / step <= 4).unwrap_or(200);
    (least.div_euclid(step)..=most.div_euclid(step)).map(|line| line * step).filter(|line| *line >= least).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_has_round_numbers_within_the_range() {
        assert_eq!(grid(0, 42), [0, 10, 20, 30, 40]);
        assert_eq!(grid(-7, 10), [-5, 0, 5, 10]);
        assert!(grid(0, 900).len() <= 11);
    }
}
