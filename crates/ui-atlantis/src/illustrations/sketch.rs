//! A stretch of path, drawn with the pieces of the board.

use maud::{Markup, html};

use super::pieces;
use super::strip::{Mark, Place, Strip, Water, gaps, read};
use crate::art::{self, at, lift};
use crate::l10n::Lang;
use crate::layout::{HALF, Point, polyline, whole};

/// The size of prices: on small tiles too they must be read.
const COIN: f32 = 1.1;

/// A stretch of path with the spot of each position.
pub(super) struct Sketch {
    places: Vec<Place>,
    spots: Vec<Point>,
    marks: &'static [Mark],
    scale: f32,
    lang: Lang,
}

impl Sketch {
    fn new(lang: Lang, strip: &Strip, scale: f32, spot: impl Fn(usize) -> (f32, f32)) -> Self {
        let places: Vec<Place> = strip.path.split(' ').map(read).collect();
        let spots = (0..places.len()).map(|index| point(spot(index))).collect();
        Self { places, spots, marks: strip.marks, scale, lang }
    }

    /// Positions side by side, swaying a little.
    pub(super) fn row(lang: Lang, strip: &Strip, (left, y): (f32, f32), spacing: f32) -> Self {
        // Where stones lie close, an arrow must fit between them.
        Self::new(lang, strip, if spacing < 80.0 { 1.0 } else { 1.1 }, |index| {
            let along = index as f32;
            (left + spacing * along, y + 4.0 * (along * 1.3 + 0.6).sin())
        })
    }

    /// Positions at chosen spots.
    pub(super) fn at(lang: Lang, strip: &Strip, scale: f32, spots: &[(f32, f32)]) -> Self {
        Self::new(lang, strip, scale, |index| spots.get(index).copied().unwrap_or_default())
    }

    /// The middle of the visible face of a position.
    fn face(&self, index: usize) -> Point {
        let spot = self.spots[index];
        Point { y: spot.y - lift(self.places[index].height()) as f32 * self.scale, ..spot }
    }

    pub(super) fn draw(&self) -> Markup {
        let mut order: Vec<usize> = (0..self.places.len()).collect();
        order.sort_by(|&a, &b| self.spots[a].y.total_cmp(&self.spots[b].y));
        let gaps = gaps(&self.places);
        html! {
            (self.reef())
            @for gap in gaps.iter().filter(|gap| gap.bridged) { (self.bridge(gap)) }
            @for &index in &order { (self.stack(index)) }
            @for gap in gaps.iter().filter(|gap| gap.bridged) { (self.pennant(gap)) }
            @for mark in self.marks { (self.mark(*mark, &gaps)) }
            @for &index in &order {
                @if let Some(seat) = self.places[index].figure {
                    @let face = self.face(index);
                    (pieces::figure(self.lang, seat, (face.x + 11.0 * self.scale, face.y + 18.0 * self.scale), self.scale))
                }
            }
            @for mark in self.marks { @if let Mark::Take(index) = mark { (self.gain(*index)) } }
        }
    }

    /// The shallow water along the path.
    fn reef(&self) -> Markup {
        let d = polyline(&self.spots);
        html! {
            @for share in [1.9, 1.6, 1.3] {
                path.reef d=(d) stroke-width=(whole(2.0 * HALF * self.scale * share)) {}
            }
        }
    }

    fn stack(&self, index: usize) -> Markup {
        let place = self.places[index];
        let Some(tile) = place.tile else { return html! {} };
        // As on the board: no stone lies quite straight.
        let turn = (index as i32 + 2) * 37 % 7 - 3;
        let top = -lift(place.height());
        html! {
            g transform=(at(self.spots[index], self.scale)) {
                use href="#under" {}
                g transform=[(turn != 0).then(|| format!("rotate({turn})"))] {
                    @if place.pair {
                        use href="#slab" {}
                        use.under-rim href="#oct" {}
                    }
                    use href="#slab" y=[place.pair.then_some(top)] {}
                    (art::face(tile, top, place.figure.is_some()))
                }
            }
        }
    }

    /// AT-8.2: planks from tile to tile.
    fn bridge(&self, gap: &Water) -> Markup {
        let (from, to) = (self.spots[gap.left], self.spots[gap.right]);
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / length, dy / length);
        let edge = 24.0 * self.scale;
        let line = |side: f32| {
            let shift = |spot: Point, along: f32| Point {
                x: spot.x + ux * along - uy * side,
                y: spot.y + uy * along + ux * side,
            };
            polyline(&[shift(from, edge), shift(to, -edge)])
        };
        let d = line(0.0);
        html! {
            path.bsh d=(d) transform="translate(4 12)" {}
            path.deck0 d=(d) {}
            path.deck d=(d) {}
            path.deck1 d=(d) {}
            @for side in [-14.0, 14.0] {
                path.rope0 d=(line(side)) {}
                path.rope d=(line(side)) {}
            }
        }
    }

    /// The builder's sign, where the bridge was laid.
    fn pennant(&self, gap: &Water) -> Markup {
        let mut inside = self.places.iter().zip(&self.spots).take(gap.right).skip(gap.left);
        let Some((seat, spot)) = inside.find_map(|(place, spot)| Some((place.bridge?, *spot))) else {
            return html! {};
        };
        // Beside a bridge that leads down the picture, behind one that leads across.
        let foot = match self.spots[gap.left].x - self.spots[gap.right].x {
            across if across.abs() > 1.0 => Point { y: spot.y - 15.0, ..spot },
            _ => Point { x: spot.x - 17.0, y: spot.y + 12.0 },
        };
        html! {
            g class={ "f" (seat.0) } transform=(at(foot, 1.0)) {
                path.pole d="M0 4V-26" {}
                path.pennant d="M1-26h17l-5 6 5 6H1Z" {}
            }
        }
    }

    fn mark(&self, mark: Mark, gaps: &[Water]) -> Markup {
        let around = |index: usize| at(self.face(index), self.scale);
        match mark {
            Mark::Goal(index) => html! { use.at-goal href="#oct" transform=(around(index)) {} },
            Mark::Stop(index) => html! { use.at-goal.stop href="#oct" transform=(around(index)) {} },
            Mark::Take(index) => html! { use.take href="#oct" transform=(around(index)) {} },
            Mark::Way(from, to) => {
                let middles = (from..to).map(|index| middle(self.spots[index], self.spots[index + 1]));
                let points: Vec<Point> =
                    [self.spots[from]].into_iter().chain(middles).chain([self.spots[to]]).collect();
                html! { path.at-way d=(polyline(&points)) {} }
            }
            Mark::Prices | Mark::Paid => html! {
                @for gap in gaps.iter().filter(|gap| !gap.bridged) {
                    g.price.hot[matches!(mark, Mark::Paid)] transform=(at(self.gap_spot(gap), COIN)) {
                        (art::coin(gap.price))
                    }
                }
            },
        }
    }

    /// The middle of a gap, where its price is written.
    fn gap_spot(&self, gap: &Water) -> Point {
        let (first, last) = (gap.left + 1, gap.right - 1);
        middle(self.spots[first], self.spots[last])
    }

    fn gain(&self, index: usize) -> Markup {
        let (face, value) = (self.face(index), self.places[index].tile.map_or(0, |tile| tile.value));
        pieces::gain(value, Point { y: face.y + HALF * self.scale, ..face }, self.scale)
    }
}

pub(super) fn point((x, y): (f32, f32)) -> Point {
    Point { x, y }
}

fn middle(a: Point, b: Point) -> Point {
    Point { x: (a.x + b.x) / 2.0, y: (a.y + b.y) / 2.0 }
}
