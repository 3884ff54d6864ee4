//! Courses over a game as lines. What is drawn has no grid of its own: it takes the size of its place, while strokes, words
//! and marks keep theirs. Every part is a share of width and height, from 0 to 1.

use std::fmt::Write as _;

use maud::{Markup, html};

/// The lines are drawn on this grid, which is then stretched.
const GRID: f32 = 1000.0;
/// How large a player's mark is drawn on its line.
const MARK: f32 = 18.0;
/// Numbers nearer to each other than this share of the width stand in two rows.
const NEAR: f32 = 0.026;

/// One line.
pub(crate) struct Course {
    /// The class of its colour and dashes.
    pub(crate) class: String,
    /// From left to right; the height counts from the bottom.
    pub(crate) points: Vec<(f32, f32)>,
}

/// A stretch that leads to a position.
pub(crate) struct Stretch {
    pub(crate) from: f32,
    pub(crate) to: f32,
    pub(crate) href: String,
    pub(crate) words: String,
}

/// A numbered place that leads to a position.
pub(crate) struct Numbered {
    pub(crate) at: f32,
    pub(crate) href: String,
    pub(crate) words: String,
}

#[derive(Default)]
pub(crate) struct Graph {
    /// Lines across, with what they stand for.
    pub(crate) ticks: Vec<(f32, String)>,
    pub(crate) courses: Vec<Course>,
    /// Where a player's mark stands.
    pub(crate) marks: Vec<(f32, f32, Markup)>,
    pub(crate) stretches: Vec<Stretch>,
    pub(crate) numbered: Vec<Numbered>,
    /// The position that is shown.
    pub(crate) now: Option<f32>,
}

impl Graph {
    /// The drawing. It repeats for the eye and the mouse what links and a table beside it say.
    pub(crate) fn draw(&self) -> Markup {
        html! {
            svg.graph.numbered[!self.numbered.is_empty()].two-rows[rows(&self.numbered).contains(&1.0)] aria-hidden="true" focusable="false" {
                @for (height, words) in &self.ticks {
                    line.g-rule x1="0" x2="100%" y1=(down(*height)) y2=(down(*height)) {}
                    text.g-tick x="-7" y=(down(*height)) dy="4" { (words) }
                }
                @for (place, row) in self.numbered.iter().zip(rows(&self.numbered)) {
                    line.g-turned x1=(share(place.at)) x2=(share(place.at)) y1=(-8.0 - 20.0 * row) y2="100%" {}
                }
                svg viewBox={ "0 0 " (GRID) " " (GRID) } preserveAspectRatio="none" overflow="visible" width="100%" height="100%" {
                    @for course in &self.courses {
                        @let d = course.path();
                        path class={ "g-line0 " (course.class) } d=(d) {}
                        path class={ "g-line " (course.class) } d=(d) {}
                    }
                }
                @for (x, y, mark) in &self.marks {
                    svg.g-at x=(share(*x)) y=(down(*y)) {
                        svg.g-sign x=(-MARK / 2.0) y=(-MARK / 2.0) width=(MARK) height=(MARK) { (mark) }
                    }
                }
                @if let Some(now) = self.now {
                    line.g-now x1=(share(now)) x2=(share(now)) y1="-4" y2="100%" {}
                    circle.g-now cx=(share(now)) cy="100%" r="5" {}
                }
                @for stretch in &self.stretches {
                    a href=(stretch.href) data-go="" tabindex="-1" {
                        title { (stretch.words) }
                        rect.g-hit x=(share(stretch.from)) width=(share(stretch.to - stretch.from)) height="100%" {}
                    }
                }
                @for (index, (place, row)) in self.numbered.iter().zip(rows(&self.numbered)).enumerate() {
                    a.g-badge href=(place.href) data-go="" tabindex="-1" {
                        title { (place.words) }
                        circle cx=(share(place.at)) cy=(-15.0 - 20.0 * row) r="10" {}
                        text x=(share(place.at)) y=(-15.0 - 20.0 * row) dy="4.5" { (index + 1) }
                    }
                }
            }
        }
    }
}

impl Course {
    fn path(&self) -> String {
        let mut d = String::new();
        for &(x, y) in &self.points {
            let letter = if d.is_empty() { "M" } else { "L" };
            let _ = write!(d, "{letter}{:.0} {:.0}", x * GRID, (1.0 - y) * GRID);
        }
        d
    }
}

/// Stretches around places, each from halfway to the one before to halfway to the next.
pub(crate) fn stretches(places: &[f32]) -> impl Iterator<Item = (f32, f32)> {
    places.iter().enumerate().map(|(index, &at)| {
        let before = index.checked_sub(1).map_or(at, |last| places[last].midpoint(at));
        let after = places.get(index + 1).map_or(at, |next| next.midpoint(at));
        (before, after.max(before + 0.001))
    })
}

fn share(part: f32) -> String {
    format!("{:.2}%", part * 100.0)
}

fn down(height: f32) -> String {
    share(1.0 - height)
}

/// The row of each number: the upper one, if the one before stands near in the lower.
fn rows(places: &[Numbered]) -> Vec<f32> {
    let mut rows: Vec<f32> = Vec::new();
    for (index, place) in places.iter().enumerate() {
        let near = index > 0 && rows[index - 1] == 0.0 && place.at - places[index - 1].at < NEAR;
        rows.push(if near { 1.0 } else { 0.0 });
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_near_each_other_stand_in_two_rows() {
        let place = |at| Numbered { at, href: String::new(), words: String::new() };
        assert_eq!(rows(&[0.1, 0.12, 0.14, 0.5].map(place)), [0.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn stretches_meet_halfway_and_are_never_empty() {
        let found: Vec<(f32, f32)> = stretches(&[0.0, 0.5, 1.0]).collect();
        assert_eq!(found, [(0.0, 0.25), (0.25, 0.75), (0.75, 1.0)]);
        assert!(stretches(&[1.0]).all(|(from, to)| to > from));
    }
}
