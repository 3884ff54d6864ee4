//! Chances over the game: a line for each seat in its colour and with dashes and a mark of its own, and as a table.

use std::fmt::Write as _;

use engine::{PerSeat, Seat};
use maud::{Markup, html};

use super::model::{Findings, ReviewModel};
use super::words::percent;
use crate::drawing::thinned;
use crate::l10n::say;
use crate::pages::{seat_class, seat_mark, seat_shape};
use crate::picture::{Action, Picture};
use crate::shell::Ctx;

/// One of the two drawings of the chart: a wide one, and a tall one for phones.
struct Sheet {
    class: &'static str,
    width: f32,
    height: f32,
}

const SHEETS: [Sheet; 2] =
    [Sheet { class: "wide", width: 1000.0, height: 320.0 }, Sheet { class: "tall", width: 400.0, height: 330.0 }];

const LEFT: f32 = 50.0;
const RIGHT: f32 = 22.0;
const TOP: f32 = 40.0;
/// Numbers nearer to each other than this stand in two rows.
const NEAR: f32 = 18.0;
const BOTTOM: f32 = 26.0;
/// The grid of a seat's shape.
const MARK: f32 = 16.0;

struct Point<'a> {
    step: usize,
    chances: &'a PerSeat<f32>,
}

pub(super) fn chart<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, findings: &Findings<Action<P>>) -> Markup {
    let alone = model.seats.len() == 1;
    let points = points(model, findings);
    let title = ctx.say(if alone { "review-chart-alone" } else { "review-chart" });
    html! {
        figure.chances {
            figcaption {
                h2 #chances { (title) }
                p.hint { (ctx.say("review-chart-hint")) }
            }
            @for sheet in &SHEETS { (drawing(ctx, model, findings, &points, sheet)) }
            ul.keys {
                @for (seat, info) in Seat::all(model.seats.len()).zip(model.seats) {
                    li {
                        svg.dash viewBox="0 0 40 16" aria-hidden="true" {
                            path class={ "under d" (seat.0) } d="M2 8H38" {}
                            path class={ "course d" (seat.0) " " (seat_class(P::ENTRY.signs, seat.index())) } d="M2 8H38" {}
                        }
                        (seat_mark(P::ENTRY.signs, seat.index(), true)) (info.name)
                    }
                }
            }
            details #chances-table {
                summary { (ctx.say("chart-table")) }
                div.scroll tabindex="0" role="region" aria-label=(title) { (table(ctx, model, &points)) }
            }
        }
    }
}

fn points<'a, P: Picture>(model: &ReviewModel<'_, P>, findings: &'a Findings<Action<P>>) -> Vec<Point<'a>> {
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

fn drawing<P: Picture>(
    ctx: &Ctx,
    model: &ReviewModel<'_, P>,
    findings: &Findings<Action<P>>,
    points: &[Point<'_>],
    sheet: &Sheet,
) -> Markup {
    let lang = ctx.lang;
    let of = points.last().map_or(1, |point| point.step).max(1);
    let x = |step: usize| LEFT + (sheet.width - LEFT - RIGHT) * step as f32 / of as f32;
    let y = |chance: f32| TOP + (sheet.height - TOP - BOTTOM) * (1.0 - chance);
    let line = |seat: Seat| {
        let mut d = String::new();
        for point in points {
            let letter = if d.is_empty() { "M" } else { "L" };
            let _ = write!(d, "{letter}{:.1} {:.1}", x(point.step), y(point.chances[seat]));
        }
        d
    };
    let words = |point: &Point<'_>| {
        let mut words = say(lang, "replay-sentence", &[("step", point.step.into()), ("of", of.into())]);
        for (seat, chance) in point.chances.iter() {
            let _ = write!(words, "\n{}: {}", model.name(seat), percent(lang, *chance, false));
        }
        words
    };
    let mark = |seat: Seat, point: &Point<'_>| {
        html! {
            g class={ "sign " (seat_class(P::ENTRY.signs, seat.index())) }
                transform=(format!("translate({:.1} {:.1})", x(point.step) - MARK / 2.0, y(point.chances[seat]) - MARK / 2.0)) {
                (seat_shape(P::ENTRY.signs, seat.index()))
            }
        }
    };
    let half = &points[points.len() / 2];
    let ends = points.last();
    html! {
        svg.drawn.(sheet.class) viewBox={ "0 0 " (sheet.width) " " (sheet.height) } aria-hidden="true" {
            @for quarter in 0u8..=4 {
                @let chance = f32::from(quarter) / 4.0;
                path.rule d=(format!("M{LEFT} {0:.1}H{1}", y(chance), sheet.width - RIGHT)) {}
                text.tick x=(LEFT - 8.0) y=(format!("{:.1}", y(chance) + 4.0)) { (percent(lang, chance, false)) }
            }
            @for (number, (at, row)) in (1..).zip(rows(findings.turning.iter().map(|turn| x(model.public(turn.last + 1))))) {
                path.turned d=(format!("M{at:.1} {TOP}V{}", sheet.height - BOTTOM)) {}
                text.number x=(format!("{at:.1}")) y=(TOP - 8.0 - 15.0 * row) { (number) }
            }
            @for seat in Seat::all(model.seats.len()) {
                path class={ "under d" (seat.0) } d=(line(seat)) {}
                path class={ "course d" (seat.0) " " (seat_class(P::ENTRY.signs, seat.index())) } d=(line(seat)) {}
            }
            @for seat in Seat::all(model.seats.len()) {
                (mark(seat, half))
                @if let Some(end) = ends { (mark(seat, end)) }
            }
            @for (index, point) in points.iter().enumerate() {
                // From halfway to the point before to halfway to the one after.
                @let from = index.checked_sub(1).map_or(x(point.step), |last| x(points[last].step).midpoint(x(point.step)));
                @let to = points.get(index + 1).map_or(x(point.step), |next| x(next.step).midpoint(x(point.step)));
                a href=(model.at(point.step)) tabindex="-1" {
                    title { (words(point)) }
                    rect.hit x=(format!("{from:.1}")) y=(TOP) width=(format!("{:.1}", (to - from).max(1.0)))
                        height=(sheet.height - TOP - BOTTOM) {}
                }
            }
        }
    }
}

/// The row of each number: the upper one, if the one before stands near in the lower.
fn rows(places: impl Iterator<Item = f32>) -> Vec<(f32, f32)> {
    let mut rows: Vec<(f32, f32)> = Vec::new();
    for at in places {
        let near = rows.last().is_some_and(|&(before, row)| row == 0.0 && at - before < NEAR);
        rows.push((at, if near { 1.0 } else { 0.0 }));
    }
    rows
}

fn table<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, points: &[Point<'_>]) -> Markup {
    html! {
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
                        th scope="row" { a href=(model.at(point.step)) { (point.step) } }
                        @for (_, chance) in point.chances.iter() { td.num { (percent(ctx.lang, *chance, false)) } }
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
    fn numbers_near_each_other_stand_in_two_rows() {
        let rows: Vec<f32> = rows([10.0, 20.0, 30.0, 100.0].into_iter()).into_iter().map(|(_, row)| row).collect();
        assert_eq!(rows, [0.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn a_long_table_is_thinned_and_keeps_its_end() {
        let steps: Vec<usize> = (0..500).collect();
        let shown: Vec<&usize> = thinned(&steps, 30).collect();
        assert!(shown.len() <= 32 && shown.last() == Some(&&499), "{shown:?}");
    }
}
