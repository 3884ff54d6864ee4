//! What lies over the picture: the last move, the choices with their keys, the previews, and the buttons themselves.

use engine::{Refusal, Seat, variants};
use game_atlantis::{Action, Atlantis, Event, Illegal, Position, Preview, Tile};
use maud::{Markup, html};

use super::art::{self, at};
use super::board::Canvas;
use super::choices::Lit;
use super::layout::{HALF, Point, polyline, whole};
use crate::l10n::say;
use ui::picture::Scene;

/// From where to where a figure went last.
pub(super) fn last_leg(scene: &Scene<'_, Atlantis>, seat: Seat, index: usize) -> Option<(Position, Position)> {
    let events = scene.last.iter().flat_map(|entry| &entry.events);
    let mut legs = events.filter_map(|event| {
        let Event::Moved { seat: mover, figure, from, to, .. } = event else { return None };
        (*mover == seat && usize::from(*figure) == index).then_some((*from, *to))
    });
    legs.next_back()
}

/// The last move in the mover's colour: a dotted trail, the tile that was taken, the place that was reached.
pub(super) fn last_move(canvas: &Canvas<'_>) -> Markup {
    let path = &canvas.view.path;
    let mainland = path.mainland();
    let mut legs: Vec<(Seat, Position, Position)> = Vec::new();
    let mut taken: Vec<(Seat, Position)> = Vec::new();
    for event in canvas.scene.last.iter().flat_map(|entry| &entry.events) {
        match event {
            Event::Moved { seat, from, to, .. } => legs.push((*seat, *from, *to)),
            Event::Taken { seat, position, .. } => taken.push((*seat, *position)),
            variants!(Event:
                Started PathLaid Reshuffled Drawn Bought BridgeBuilt FigureChosen PaidTile PaidCard NothingToTake
                Uncovered HandShown Ended Crossed
            ) => {}
        }
    }
    let down = HALF * canvas.layout.scale * 0.72;
    html! {
        g.lastmove aria-hidden="true" {
            @for &(seat, from, to) in &legs {
                @let points: Vec<Point> = canvas.layout.line(from, to, if from == 0 { 0.3 } else { 0.0 }, 0.0)
                    .iter().step_by(2).map(|point| Point { y: point.y + down, ..*point }).collect();
                @let d = polyline(&points);
                path class={ "trail0 f" (seat.0) } d=(d) {}
                path class={ "trail f" (seat.0) } d=(d) {}
            }
            @for &(seat, _, to) in legs.iter().filter(|(_, _, to)| *to < mainland && path.height(*to) > 0) {
                use class={ "landed f" (seat.0) } href="#oct" transform=(at(canvas.face(to), canvas.layout.scale)) {}
            }
            @for &(seat, position) in &taken {
                use class={ "taken f" (seat.0) } href="#oct" transform=(at(canvas.face(position), canvas.layout.scale)) {}
            }
        }
    }
}

/// Halos and tags of everything that may be chosen on the board.
pub(super) fn tags(canvas: &Canvas<'_>) -> Markup {
    html! {
        g.lits aria-hidden="true" {
            @for lit in &canvas.offer.lits {
                @match (lit.action, lit.preview) {
                    (Action::Play { .. }, Some(preview)) => { (goal(canvas, lit, &preview)) }
                    (Action::Bridge { gap }, _) => {
                        @if let Some(gap) = canvas.view.path.gaps().find(|found| found.first == gap) {
                            @let spot = canvas.gap_spot(&gap);
                            (tag(canvas, Point { x: spot.x, y: spot.y - 30.0 * canvas.small() }, lit.key, "", false))
                        }
                    }
                    (Action::Move { from }, _) => {
                        @if let Some(head) = head(canvas, from) { (tag(canvas, head, lit.key, "", false)) }
                    }
                    _ => {}
                }
            }
        }
    }
}

/// The feet of the own figures that stand there.
fn own_feet(canvas: &Canvas<'_>, from: Position) -> Vec<Point> {
    let Some(seat) = canvas.scene.viewer.seat() else { return Vec::new() };
    let there = (0..3).filter(|&index| canvas.view.players[seat].figures[index] == from);
    there.map(|index| canvas.feet(seat, index)).collect()
}

/// Above the head of the own figure that stands there.
fn head(canvas: &Canvas<'_>, from: Position) -> Option<Point> {
    let standing = own_feet(canvas, from);
    let middle = standing.get(standing.len() / 2)?;
    let top = standing.iter().map(|feet| feet.y).fold(f32::MAX, f32::min);
    Some(Point { x: middle.x, y: top - if canvas.is_wide() { 62.0 } else { 44.0 } })
}

fn goal(canvas: &Canvas<'_>, lit: &Lit, preview: &Preview) -> Markup {
    let face = canvas.face(preview.to);
    let lang = canvas.scene.lang;
    let text = match (preview.occupied, preview.cost) {
        (false, cost @ 1..) => format!("−{cost}"),
        // Where goals lie side by side, words would cover each other: halo and card say it too.
        _ if is_crowded(canvas, preview.to) => String::new(),
        (true, _) => say(lang, "tag-occupied", &[]),
        (false, _) => say(lang, "tag-free", &[]),
    };
    html! {
        g.goal.on[canvas.offer.is_armed(lit)] data-show=(lit.name) {
            (halo(canvas, preview))
            (tag(canvas, above(canvas, face), lit.key, &text, preview.occupied))
        }
    }
}

/// Around a goal: a tile, or the landing of the Mainland.
fn halo(canvas: &Canvas<'_>, preview: &Preview) -> Markup {
    let place = at(canvas.face(preview.to), canvas.layout.scale);
    match preview.to < canvas.view.path.mainland() {
        true => html! { use.halo.more[preview.occupied] href="#oct" transform=(place) {} },
        false => html! { ellipse.halo transform=(place) rx="34" ry="17" {} },
    }
}

/// Whether another goal is marked so near that the words of both would touch.
fn is_crowded(canvas: &Canvas<'_>, to: Position) -> bool {
    let face = canvas.face(to);
    let room = 4.0 * HALF * canvas.layout.scale;
    canvas.offer.lits.iter().filter_map(|lit| lit.preview).filter(|other| other.to != to).any(|other| {
        let spot = canvas.face(other.to);
        (spot.x - face.x).abs() < room && (spot.y - face.y).abs() < HALF * canvas.layout.scale
    })
}

/// Where the tag of a tile hangs.
fn above(canvas: &Canvas<'_>, face: Point) -> Point {
    Point { x: face.x, y: face.y - HALF * canvas.layout.scale - 15.0 * canvas.small() }
}

/// A small label with the key of a choice.
fn tag(canvas: &Canvas<'_>, spot: Point, key: Option<char>, text: &str, more: bool) -> Markup {
    // The phone has room for a price, not for words.
    let text = if canvas.is_wide() || text.starts_with('−') { text } else { "" };
    let words = text.chars().count() as f32 * 8.2;
    let (width, middle) = match (key, text) {
        (None, "") => return html! {},
        (Some(_), "") => (24.0, 0.0),
        (Some(_), _) => (words + 38.0, 9.0),
        (None, _) => (words + 20.0, 0.0),
    };
    let room = width / 2.0 * canvas.small() + 2.0;
    let x = spot.x.clamp(room, canvas.layout.width - room);
    html! {
        g.tag.more[more] transform=(at(Point { x, y: spot.y }, canvas.small())) {
            path.tip d="M-5 11H5L0 17Z" {}
            rect x=(-width / 2.0) y="-12" width=(width) height="24" rx="12" {}
            @if let Some(key) = key {
                circle cx=(12.0 - width / 2.0) r="9" {}
                text.kn x=(12.0 - width / 2.0) y="4.2" { (key) }
            }
            @if !text.is_empty() { text x=(middle) y="5" { (text) } }
        }
    }
}

/// What every choice would do, unseen until it is pointed at.
pub(super) fn previews(canvas: &Canvas<'_>) -> Markup {
    html! {
        g.pvs aria-hidden="true" {
            @for lit in &canvas.offer.lits {
                @let armed = canvas.offer.is_armed(lit);
                @match (lit.action, lit.preview) {
                    (Action::Play { .. }, Some(preview)) => {
                        g.pv.on[armed] data-show=(lit.name) { (card_preview(canvas, &preview)) }
                    }
                    (Action::Move { from }, _) => {
                        g.pv data-show=(lit.name) { (figure_preview(canvas, from)) }
                    }
                    _ => {}
                }
            }
        }
    }
}

fn card_preview(canvas: &Canvas<'_>, preview: &Preview) -> Markup {
    let path = &canvas.view.path;
    let from = canvas.view.turn.moving.map_or(0, |moving| moving.at);
    let begin = canvas.view.turn.moving.map_or(0, |moving| moving.from);
    let crossed = path.gaps().filter(|gap| !gap.bridged && gap.first > begin && gap.last < preview.to);
    html! {
        path.way d=(polyline(&steps(canvas, from, preview.to))) {}
        @for gap in crossed {
            g.price.hot transform=(at(canvas.gap_spot(&gap), canvas.small())) { (art::coin(gap.price)) }
        }
        @if let Some((position, tile)) = preview.takes { (gain(canvas, position, tile)) }
    }
}

/// The points between the positions from one to the other: each bears an arrow head.
fn steps(canvas: &Canvas<'_>, from: Position, to: Position) -> Vec<Point> {
    let mut points = vec![canvas.layout.spot(from)];
    points.extend((from..to).map(|position| canvas.layout.middle(position, position + 1)));
    points.push(canvas.layout.spot(to));
    points
}

/// The tile that would be taken.
fn gain(canvas: &Canvas<'_>, position: Position, tile: Tile) -> Markup {
    let face = canvas.face(position);
    // At the foot of the tile: the tag of a goal may hang above it.
    let foot = Point { x: face.x, y: face.y + HALF * canvas.layout.scale };
    html! {
        use.take href="#oct" transform=(at(face, canvas.layout.scale)) {}
        g.gain transform=(at(foot, canvas.small())) {
            rect x="-19" y="-11" width="38" height="22" rx="11" {}
            text y="5" { "+" (tile.value) }
        }
    }
}

/// Where each card would lead the figure that stands there.
fn figure_preview(canvas: &Canvas<'_>, from: Position) -> Markup {
    let (Some(seat), Some(world)) = (canvas.scene.viewer.seat(), canvas.scene.world) else { return html! {} };
    let mut goals: Vec<Preview> =
        canvas.view.hand.iter().map(|(object, _)| world.preview(seat, from, object)).collect();
    goals.sort_by_key(|preview| preview.to);
    goals.dedup_by_key(|preview| preview.to);
    html! {
        @for preview in goals {
            (halo(canvas, &preview))
            @if preview.cost > 0 {
                @let text = format!("−{}", preview.cost);
                (tag(canvas, above(canvas, canvas.face(preview.to)), None, &text, preview.occupied))
            }
        }
    }
}

/// Real buttons over everything that may be chosen on the board. Goals of cards repeat the cards of the own area and are
/// left out for keyboard and readers there.
pub(super) fn buttons(canvas: &Canvas<'_>) -> Markup {
    let half = HALF * canvas.layout.scale;
    let (wide, tall) = if canvas.is_wide() { (half + 2.0, half + 6.0) } else { (22.0, 24.0) };
    let figure = |lit: &Lit| if let Action::Move { from } = lit.action { figure_box(canvas, from) } else { None };
    let figures: Vec<Place> = canvas.offer.lits.iter().filter_map(figure).collect();
    html! {
        @for lit in &canvas.offer.lits {
            @let place = match (lit.action, lit.preview) {
                (Action::Play { .. }, Some(preview)) => {
                    let face = canvas.face(preview.to);
                    Some((Point { x: face.x, y: face.y + 2.0 }, wide, tall))
                }
                (Action::Bridge { gap }, _) => {
                    let gap = canvas.view.path.gaps().find(|found| found.first == gap);
                    gap.map(|gap| aside((canvas.gap_spot(&gap), 24.0, 24.0), &figures))
                }
                (Action::Move { from }, _) => figure_box(canvas, from),
                _ => None,
            };
            @let twin = matches!(lit.action, Action::Play { .. });
            @if let Some(place) = place {
                (boxed(place, html! {
                    button.hit form="act" name="action" value=(lit.value) data-pv=(lit.name) data-words=(lit.words)
                        data-detail=(lit.detail) data-clause=(lit.clause) data-key=[(!twin).then_some(lit.key).flatten()]
                        data-confirm=[lit.confirm.then_some("")]
                        aria-label=(lit.words) aria-hidden=[twin.then_some("true")] tabindex=[twin.then_some("-1")] {}
                }))
            }
        }
    }
}

/// Own figures that cannot move say why.
pub(super) fn refused(canvas: &Canvas<'_>) -> Markup {
    html! {
        @for &(action, illegal) in &canvas.offer.refused {
            @if let (Action::Move { from }, true) = (action, illegal != Illegal::FigureHome)
                && let Some(place) = figure_box(canvas, from)
            {
                @let sentence = super::refusals::refusal(&illegal, canvas.scene.lang);
                (boxed(place, html! {
                    button.hit.no type="button" aria-disabled="true" title=(sentence) data-why=(sentence)
                        data-clause=(illegal.clause())
                        aria-label=(super::words::action(canvas.scene.lang, canvas.view, action)) {}
                }))
            }
        }
    }
}

/// HTML around a middle, so far to each side.
fn boxed((middle, dx, dy): Place, inside: Markup) -> Markup {
    html! {
        foreignObject x=(whole(middle.x - dx)) y=(whole(middle.y - dy)) width=(whole(2.0 * dx)) height=(whole(2.0 * dy)) {
            (inside)
        }
    }
}

/// A middle, and how far something reaches to each side of it, across and down.
type Place = (Point, f32, f32);

/// A place beside figures that may be chosen too: where tiles are small, a finger would meet the wrong one.
fn aside((mut middle, dx, dy): Place, figures: &[Place]) -> Place {
    for &(figure, across, down) in figures {
        let over = across + dx - (middle.x - figure.x).abs();
        if over > 0.0 && (middle.y - figure.y).abs() < down + dy {
            middle.x += over.copysign(middle.x - figure.x);
        }
    }
    (middle, dx, dy)
}

/// Around the own figures that stand there, inside of the picture.
fn figure_box(canvas: &Canvas<'_>, from: Position) -> Option<Place> {
    let feet = own_feet(canvas, from);
    let (first, scale) = (feet.first()?, canvas.figure_scale());
    let fold = |value: fn(&Point) -> f32, pick: fn(f32, f32) -> f32| feet.iter().map(value).fold(value(first), pick);
    let (left, right) = (fold(|p| p.x, f32::min) - 22.0 * scale, fold(|p| p.x, f32::max) + 22.0 * scale);
    let (top, bottom) = (fold(|p| p.y, f32::min) - 50.0 * scale, fold(|p| p.y, f32::max) + 12.0 * scale);
    let (dx, dy) = (((right - left) / 2.0).max(22.0), ((bottom - top) / 2.0).max(22.0));
    let x = ((left + right) / 2.0).clamp(dx, canvas.layout.width - dx);
    Some((Point { x, y: (top + bottom) / 2.0 }, dx, dy))
}
