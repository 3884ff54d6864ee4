//! Points over the game, as lines that bear the players' marks, and as a table.

use std::fmt::Write as _;

use engine::Seat;
use maud::{Markup, html};

use super::model::TableModel;
use crate::drawing::thinned;
use crate::l10n::{Lang, say, signed};
use crate::picture::{Picture, Scene};

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 250.0;
const LEFT: f32 = 42.0;
const RIGHT: f32 = 14.0;
const TOP: f32 = 10.0;
const BOTTOM: f32 = 22.0;
/// How large a player's mark is drawn on its line.
const MARK: f32 = 20.0;

pub(super) fn chart<P: Picture>(lang: Lang, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let steps = model.replay.map_or_else(|| model.log.len(), |replay| replay.of).max(1);
    if model.points.len() < 2 {
        return html! {};
    }
    let all = || model.points.iter().flat_map(|at| at.points.as_slice().iter().copied());
    let most = all().max().unwrap_or(0).max(10);
    let least = all().min().unwrap_or(0).min(0);
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as f32 / steps as f32;
    let y = |points: i32| TOP + (HEIGHT - TOP - BOTTOM) * (most - points) as f32 / (most - least) as f32;
    let line = |seat: Seat| {
        let mut d = String::new();
        for at in &model.points {
            let letter = if d.is_empty() { "M" } else { "L" };
            let _ = write!(d, "{letter}{:.0} {:.0}", x(at.step), y(at.points[seat]));
        }
        d
    };
    let seats = model.seats.len();
    let mark = |seat: Seat| P::seat_facts(&model.view, seat, scene).mark;
    let marks = [4, 3, 2].map(|part| model.points.len().saturating_sub(1) * part / 4);
    html! {
        figure.chart {
            figcaption { h2 { (say(lang, "chart-title", &[])) } }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
                @for points in grid(least, most) {
                    path.rule d=(format!("M{LEFT} {0:.0}H{1}", y(points), WIDTH - RIGHT)) {}
                    text.tick x=(LEFT - 6.0) y=(format!("{:.0}", y(points) + 4.0)) { (signed(points)) }
                }
                @for seat in Seat::all(seats) {
                    path class={ "line0" } d=(line(seat)) {}
                    path class={ "line f" (seat.0) } d=(line(seat)) {}
                }
                @for seat in Seat::all(seats) {
                    @for &index in &marks {
                        @let at = &model.points[index];
                        svg.mark x=(format!("{:.0}", x(at.step) - MARK / 2.0)) y=(format!("{:.0}", y(at.points[seat]) - MARK / 2.0))
                            width=(MARK) height=(MARK) { (mark(seat)) }
                    }
                }
                @if let Some(replay) = &model.replay {
                    path.now d=(format!("M{0:.0} {TOP}V{1}", x(replay.step), HEIGHT - BOTTOM)) {}
                }
            }
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
                            @for at in thinned(&model.points, 20) {
                                tr {
                                    th scope="row" { a href={ "/t/" (model.id) "/at/" (at.step) } { (at.step) } }
                                    @for points in at.points.as_slice() { td { (signed(*points)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Round numbers from the least to the most.
fn grid(least: i32, most: i32) -> Vec<i32> {
    let step = [5, 10, 20, 50, 100].into_iter().find(|step| (most - least) / step <= 5).unwrap_or(200);
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
