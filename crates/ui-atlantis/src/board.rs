//! The picture of the table: a causeway over open water. The same symbols stand in a wide and in a tall arrangement;
//! the style sheet shows the one that fits, and the hidden one cannot be reached.

use engine::Seat;
use game_atlantis::{Action, Ask, Asked, Atlantis, Gap, Position, View};
use maud::{Markup, PreEscaped, html};

use super::art::{self, at, lift};
use super::choices::List;
use super::layout::{Layout, Point, polyline, whole};
use super::{marks, words};
use crate::l10n::say;
use ui::picture::Scene;

pub(super) struct Canvas<'a> {
    pub(super) view: &'a View,
    pub(super) scene: &'a Scene<'a, Atlantis>,
    pub(super) offer: &'a List,
    /// What each stack is called, by position.
    names: &'a [String],
    pub(super) layout: &'static Layout,
    /// `w` or `t`, before ids that must differ between the two pictures.
    pub(super) which: char,
}

pub(super) fn board(view: &View, scene: &Scene<'_, Atlantis>, offer: &List) -> Markup {
    let names: Vec<String> = (0..view.path.mainland()).map(|position| words::stack(view, scene, position)).collect();
    let canvas = |which| {
        let layout = Layout::shared(which == 'w', view.path.mainland());
        Canvas { view, scene, offer, names: &names, layout, which }
    };
    html! { (picture(&canvas('w'))) (picture(&canvas('t'))) }
}

/// Something as wide as the sea, beyond the picture too: a window is never of its shape.
fn beyond(class: &str, layout: &Layout) -> Markup {
    let (width, height) = (layout.width, layout.height);
    html! { rect class=(class) x=(-width) y=(-height) width=(3.0 * width) height=(3.0 * height) {} }
}

fn picture(canvas: &Canvas<'_>) -> Markup {
    let (scene, which) = (canvas.scene, canvas.which);
    let (width, height) = (canvas.layout.width, canvas.layout.height);
    let class = if which == 'w' { "pic wide" } else { "pic tall" };
    html! {
        svg #{ "pic-" (which) } class=(class) viewBox={ "0 0 " (width) " " (height) } role="group"
            aria-label=(say(scene.lang, "board-label", &[])) {
            (canvas.sea())
            (canvas.land())
            (canvas.bridges())
            (canvas.tiles())
            (marks::last_move(canvas))
            (canvas.prices())
            (canvas.figures())
            (marks::tags(canvas))
            (marks::previews(canvas))
            (marks::refused(canvas))
            (marks::buttons(canvas))
        }
    }
}

impl Canvas<'_> {
    pub(super) fn is_wide(&self) -> bool {
        self.which == 'w'
    }

    /// The size of coins, tags and the like.
    pub(super) fn small(&self) -> f32 {
        if self.is_wide() { 1.1 } else { 0.8 }
    }

    /// The middle of the visible face of a position; the landing for the Mainland.
    pub(super) fn face(&self, position: Position) -> Point {
        let spot = self.layout.spot(position);
        Point { y: spot.y - lift(self.view.path.height(position)) as f32 * self.layout.scale, ..spot }
    }

    /// The middle of a gap, where its price is written.
    pub(super) fn gap_spot(&self, gap: &Gap) -> Point {
        self.layout.middle(gap.first.saturating_sub(1), gap.last + 1)
    }

    fn sea(&self) -> Markup {
        let (width, height) = (self.layout.width, self.layout.height);
        let tile = 64.0 * self.layout.scale;
        let ruins: &[(f32, f32, f32, f32)] = match self.is_wide() {
            true => &[(0.955, 0.16, 0.9, 14.0), (0.03, 0.55, 0.75, -12.0), (0.975, 0.22, 0.6, -22.0)],
            false => &[(0.8, 0.08, 0.75, 12.0), (0.9, 0.1, 0.6, -14.0)],
        };
        html! {
            (beyond("sea", self.layout))
            (beyond("waves", self.layout))
            @for (x, y, scale, turn) in ruins {
                use.ruin href="#ruin" transform={
                    (at(Point { x: width * x, y: height * y }, *scale)) " rotate(" (turn) ")"
                } {}
            }
            defs { path #{ (self.which) "-line" } d=(PreEscaped(&self.layout.reef)) {} }
            @for share in [2.1, 1.9, 1.72, 1.55, 1.4, 1.26, 1.12] {
                use.reef href={ "#" (self.which) "-line" } stroke-width=(whole(tile * share)) {}
            }
            (self.spits())
        }
    }

    /// AT-6.4: water before the first and after the last tile is no gap; the land has moved up to it.
    fn spits(&self) -> Markup {
        let path = &self.view.path;
        let mainland = path.mainland();
        let has_tile = |&position: &Position| path.height(position) > 0;
        let first = (1..mainland).find(has_tile).unwrap_or(mainland);
        let last = (1..mainland).rfind(has_tile).unwrap_or(0);
        let spit = |from, to| {
            let d = polyline(self.layout.line(from, to, 0.0, 0.0));
            html! {
                path.spit2 d=(d) stroke-width=(whole(46.0 * self.layout.scale)) {}
                path.spit d=(d) stroke-width=(whole(34.0 * self.layout.scale)) {}
            }
        };
        html! {
            @if first > 1 { (spit(0, first)) }
            @if last > 0 && last + 1 < mainland { (spit(last, mainland)) }
        }
    }

    fn land(&self) -> Markup {
        let lang = self.scene.lang;
        let (atlantis, label) = match self.is_wide() {
            true => (Point { x: 152.0, y: 103.0 }, Point { x: 16.0, y: 32.0 }),
            false => (Point { x: 104.0, y: 72.0 }, Point { x: 200.0, y: 34.0 }),
        };
        let scale = if self.is_wide() { 0.9 } else { 0.62 };
        html! {
            use href="#isle" transform=(at(atlantis, scale)) {}
            text.lbl.stone x=(label.x) y=(label.y) { (say(lang, "atlantis", &[])) }
            g transform=[self.layout.mirrored.then(|| format!("translate({:.0} 0) scale(-1 1)", self.layout.width))] {
                (self.coast())
            }
            (self.mainland_label())
        }
    }

    /// The Mainland in the lower right corner, drawn from there.
    fn coast(&self) -> Markup {
        let corner = Point { x: self.layout.width, y: self.layout.height };
        let coast = if self.is_wide() { ui::built!("coast-wide.svg") } else { ui::built!("coast-tall.svg") };
        html! { g transform=(at(corner, 1.0)) { (PreEscaped(coast)) } }
    }

    fn mainland_label(&self) -> Markup {
        let (x, y) = if self.is_wide() { (86.0, 16.0) } else { (58.0, 10.0) };
        let x = if self.layout.mirrored { x } else { self.layout.width - x };
        html! { text.lbl x=(x) y=(self.layout.height - y) { (say(self.scene.lang, "mainland", &[])) } }
    }

    /// AT-8.2: planks over the whole gap, with a pennant in the builder's colour.
    fn bridges(&self) -> Markup {
        let path = &self.view.path;
        let scale = self.layout.scale / 1.1;
        let span = |first: Position, last: Position, margin: f32| {
            let line = self.layout.line(first.saturating_sub(1), last + 1, margin, margin);
            let d = polyline(line);
            html! {
                path.bsh d=(d) transform="translate(4 12)" stroke-width=(whole(32.0 * scale)) {}
                path.deck0 d=(d) stroke-width=(whole(33.0 * scale)) {}
                path.deck d=(d) stroke-width=(whole(30.0 * scale)) {}
                path.deck1 d=(d) stroke-width=(whole(30.0 * scale)) {}
                @for side in [-14.0, 14.0] {
                    @let rope = polyline(&beside(line, side * scale));
                    path.rope0 d=(rope) {}
                    path.rope d=(rope) {}
                }
            }
        };
        let gaps: Vec<Gap> = path.gaps().filter(|gap| gap.bridged).collect();
        let in_gap = |position: Position| gaps.iter().any(|gap| (gap.first..=gap.last).contains(&position));
        html! {
            @for gap in &gaps {
                g {
                    title { (say(self.scene.lang, "gap-bridged", &[("gap", words::range(gap.first, gap.last).into())])) }
                    (span(gap.first, gap.last, 0.25))
                }
            }
            @for (seat, position) in path.bridges() {
                // Ruling AT-R20: a bridge on water that is no gap any more stays where it lies.
                @if !in_gap(position) && path.height(position) == 0 { (span(position, position, 0.4)) }
                @let spot = self.layout.spot(position);
                g class={ "f" (seat.0) } transform=(at(Point { x: spot.x, y: spot.y - 15.0 * scale }, scale.max(0.7))) {
                    title { (self.scene.name(seat)) ": " (words::bridge(self.scene.lang, &self.view.players[seat])) }
                    g data-piece={ "bridge-" (seat.0) } {
                        path.pole d="M0 4V-26" {}
                        path.pennant d="M1-26h17l-5 6 5 6H1Z" {}
                    }
                }
            }
        }
    }

    /// The stacks, farther ones first. While a card is chosen, what is not a goal lies under a veil.
    fn tiles(&self) -> Markup {
        let path = &self.view.path;
        let mut positions: Vec<Position> = (1..path.mainland()).filter(|&p| path.height(p) > 0).collect();
        positions.sort_by(|&a, &b| self.layout.spot(a).y.total_cmp(&self.layout.spot(b).y));
        let goals: Vec<Position> =
            self.offer.lits.iter().filter_map(|lit| lit.preview.map(|preview| preview.to)).collect();
        let moving = self.view.turn.moving.map(|moving| moving.at);
        let choosing_card =
            self.scene.actor().is_some() && matches!(self.view.active, Some(Asked { ask: Ask::Card { .. }, .. }));
        let (lit, dim): (Vec<Position>, Vec<Position>) = match choosing_card {
            true => positions.into_iter().partition(|p| goals.contains(p) || moving == Some(*p)),
            false => (Vec::new(), positions),
        };
        html! {
            @for &position in &dim { (self.stack(position)) }
            @if choosing_card { (beyond("veil", self.layout)) }
            @for &position in &lit { (self.stack(position)) }
        }
    }

    fn stack(&self, position: Position) -> Markup {
        let path = &self.view.path;
        let height = path.height(position);
        let Some(tile) = path.tile(position) else { return html! {} };
        let occupied = self.view.players.iter().any(|(_, seat)| seat.figures.contains(&position));
        // A stone never lies quite straight; the turn depends on the place alone, so that it stays.
        let turn = i32::from(position) * 37 % 7 - 3;
        let top = -lift(height);
        html! {
            g transform={ (at(self.layout.spot(position), self.layout.scale)) } {
                title { (self.names[usize::from(position)]) }
                use href="#under" {}
                g transform=[(turn != 0).then(|| format!("rotate({turn})"))] {
                    @if height > 1 {
                        use href="#slab" {}
                        use.under-rim href="#oct" {}
                    }
                    g data-piece={ "p" (position) "-" (height) } {
                        use href="#slab" y=[(height > 1).then_some(top)] {}
                        (art::face(tile, top, occupied))
                        @if self.own_choosable_on(position) {
                            use.halo href="#oct" y=[(height > 1).then_some(top)] {}
                        }
                    }
                }
                @if self.is_wide() || position.is_multiple_of(5) {
                    text.pos y=(if self.is_wide() { 38 } else { 40 }) { (position) }
                }
            }
        }
    }

    fn prices(&self) -> Markup {
        html! {
            @for gap in self.view.path.gaps().filter(|gap| !gap.bridged) {
                @let lit = self.offer.lit(|action| action == Action::Bridge { gap: gap.first }).is_some();
                g.price.lit[lit] transform=(at(self.gap_spot(&gap), self.small())) {
                    title {
                        (say(self.scene.lang, "gap-price", &[
                            ("gap", words::range(gap.first, gap.last).into()), ("price", gap.price.into()),
                        ]))
                    }
                    (art::coin(gap.price))
                }
            }
        }
    }

    /// All figures, farther ones first.
    fn figures(&self) -> Markup {
        let of_seat = |(seat, _)| (0..3).map(move |index| (seat, index, self.feet(seat, index)));
        let mut figures: Vec<(Seat, usize, Point)> = self.view.players.iter().flat_map(of_seat).collect();
        figures.sort_by(|a, b| a.2.y.total_cmp(&b.2.y));
        let scale = self.figure_scale();
        html! {
            @for (seat, index, feet) in figures {
                @let way = self.way(seat, index, feet);
                @let place = words::Place::of(self.view.players[seat].figures[index], self.view.path.mainland());
                g class={ "f" (seat.0) } transform=(at(feet, scale)) {
                    title { (self.scene.name(seat)) ": " (words::place(self.scene.lang, "place-on", place)) }
                    g data-piece={ "fig-" (seat.0) "-" (index) } data-way=[way] {
                        @if self.is_moving(seat, index) { ellipse.foot.me rx="19" ry="9" {} }
                        @else if self.is_choosable(seat, index) { ellipse.foot rx="19" ry="9" {} }
                        (art::figure(seat, &words::letter(self.scene.lang, seat)))
                    }
                }
            }
        }
    }

    fn is_moving(&self, seat: Seat, index: usize) -> bool {
        let active = self.view.active.map(|asked| asked.seat) == Some(seat);
        active && self.view.turn.moving.is_some_and(|moving| usize::from(moving.figure) == index)
    }

    fn is_choosable(&self, seat: Seat, index: usize) -> bool {
        let from = self.view.players[seat].figures[index];
        self.scene.is_you(seat) && self.own_choosable_on(from)
    }

    fn own_choosable_on(&self, position: Position) -> bool {
        self.offer.lit(|action| action == Action::Move { from: position }).is_some()
    }

    pub(super) fn figure_scale(&self) -> f32 {
        if self.is_wide() { 1.08 } else { 0.72 }
    }

    /// Where a figure's feet are.
    pub(super) fn feet(&self, seat: Seat, index: usize) -> Point {
        let position = self.view.players[seat].figures[index];
        let scale = self.layout.scale;
        if position == 0 {
            return self.on_atlantis(seat, index);
        }
        if position >= self.view.path.mainland() {
            return self.on_mainland(seat, index);
        }
        let face = self.face(position);
        // Somebody passing through an occupied position stands in front of who stays there.
        let passing = self.is_moving(seat, index) && self.others_on(position, seat, index);
        let (dx, dy) = if passing { (-9.0, 26.0) } else { (11.0, 18.0) };
        Point { x: face.x + dx * scale, y: face.y + dy * scale }
    }

    fn others_on(&self, position: Position, seat: Seat, index: usize) -> bool {
        self.view.players.iter().any(|(other, own)| {
            own.figures.iter().enumerate().any(|(i, &at)| at == position && (other != seat || i != index))
        })
    }

    /// On the outer ring of the island, each seat's three together.
    fn on_atlantis(&self, seat: Seat, index: usize) -> Point {
        let (centre, rx, ry, gap) = match self.is_wide() {
            true => (Point { x: 152.0, y: 106.0 }, 108.0, 63.0, 0.235),
            false => (Point { x: 104.0, y: 74.0 }, 74.0, 44.0, 0.245),
        };
        let slot = f32::from(seat.0) * 3.0 + index as f32 - (3.0 * self.view.players.len() as f32 - 1.0) / 2.0;
        let angle = std::f32::consts::FRAC_PI_2 + slot * gap;
        Point { x: centre.x - rx * angle.cos(), y: centre.y + ry * angle.sin() }
    }

    fn on_mainland(&self, seat: Seat, index: usize) -> Point {
        let (seat, index) = (f32::from(seat.0), index as f32);
        let (x, y) = match self.is_wide() {
            true => (-318.0 + seat * 34.0 + index * 30.0 - seat * index * 2.0, -78.0 + seat * 21.0 + index * 4.0),
            false => (-262.0 + seat * 60.0 + index * 17.0, -8.0 - seat * 9.0 + if index == 1.0 { 5.0 } else { 0.0 }),
        };
        let x = if self.layout.mirrored { -x } else { self.layout.width + x };
        Point { x, y: self.layout.height + y }
    }

    /// The way a figure just came, as points around its feet: it travels along the path, not through the water.
    fn way(&self, seat: Seat, index: usize, feet: Point) -> Option<String> {
        let (from, to) = marks::last_leg(self.scene, seat, index)?;
        if self.view.players[seat].figures[index] != to {
            return None;
        }
        let end = self.layout.spot(to);
        let line = self.layout.line(from, to, 0.0, 0.0);
        let scale = self.figure_scale();
        let points: Vec<String> = line
            .iter()
            .step_by(4)
            .map(|point| {
                // The offset to the feet fades in, so that the way ends exactly where the figure stands.
                let (dx, dy) = ((point.x - end.x) / scale, (point.y - end.y + (end.y + 12.0 - feet.y)) / scale);
                format!("{},{}", whole(dx), whole(dy))
            })
            .collect();
        Some(points.join(" "))
    }
}

/// A line beside another.
fn beside(line: &[Point], distance: f32) -> Vec<Point> {
    let normal = |index: usize| {
        let (a, b) = (line[index.saturating_sub(1)], line[(index + 1).min(line.len() - 1)]);
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let length = (dx * dx + dy * dy).sqrt().max(0.001);
        (-dy / length, dx / length)
    };
    (0..line.len())
        .map(|index| {
            let (nx, ny) = normal(index);
            Point { x: line[index].x + nx * distance, y: line[index].y + ny * distance }
        })
        .collect()
}
