//! What a choice would do, in one order: what is gained, what it scores, what is paid, what may follow. Unseen until the
//! choice is pointed at.

use engine::{Game, Seat};
use game_exodus::atoms::Atom;
use game_exodus::{Action, Event, Good};
use maud::{Markup, html};

use super::board::{Canvas, Lit};
use super::marks::{Pane, spot};
use super::{art, says, words};
use crate::l10n::say;

/// What happens at once and for certain when a choice is made, as the rules tell it.
fn events(canvas: &Canvas<'_>, lit: &Lit) -> Vec<Event> {
    let (Some(world), Some(seat)) = (canvas.scene.world, canvas.scene.viewer.seat()) else { return Vec::new() };
    let mut after = *world;
    let mut events = Vec::new();
    after.apply(seat, &lit.action, &mut events);
    events
}

/// The space the viewer's priest reaches for certain.
pub(super) fn reaches(canvas: &Canvas<'_>, lit: &Lit) -> Option<u8> {
    let own = canvas.scene.viewer.seat()?;
    let space = |event: &Event| match *event {
        Event::Advanced { seat, to, .. } if seat == own => Some(to),
        _ => None,
    };
    // A field's flames come last, after questions that are still open.
    let printed = match lit.action {
        Action::PlaceKing { field } => canvas.set.city.field(field).flames,
        _ => 0,
    };
    let from = canvas.table.player(own).priest;
    let told = events(canvas, lit).iter().filter_map(space).next_back();
    told.or_else(|| (printed > 0).then(|| (from + printed).min(canvas.set.track.end)))
}

/// The callouts of all choices on the picture that have something to tell.
pub(super) fn callouts(canvas: &Canvas<'_>) -> Markup {
    html! {
        div.pvs aria-hidden="true" {
            @for lit in &canvas.offer.lits {
                @let pane = spot(lit.action).pane();
                @let lines = lines(canvas, lit);
                @if !lines.is_empty() {
                    div class={ "pv" @if pane == Some(Pane::City) { " by-city" } @if canvas.offer.is_armed(lit) { " on" } } data-show=(lit.name) {
                        b { (lit.words) }
                        ul { @for (class, icon, words) in lines { li class=(class) { (icon) span { (words) } } } }
                    }
                }
            }
        }
    }
}

/// A line: its class, its icon, its words.
type Line = (&'static str, Markup, Markup);

fn lines(canvas: &Canvas<'_>, lit: &Lit) -> Vec<Line> {
    let Some(own) = canvas.scene.viewer.seat() else { return Vec::new() };
    if let Action::PlaceKing { field } = lit.action {
        return field_lines(canvas, own, field);
    }
    told(canvas, own, &events(canvas, lit))
}

/// What the rules tell of a choice.
fn told(canvas: &Canvas<'_>, own: Seat, events: &[Event]) -> Vec<Line> {
    let lang = canvas.scene.lang;
    let mut lines: Vec<Line> = Vec::new();
    let good = |good: Good, n: u8| match good {
        Good::Book(book) => (art::icon(art::book(book)), words::books(lang, Some(book), n)),
        Good::Gold => (art::icon("x-gold"), words::gold(lang, n)),
        Good::Favour => (art::icon("x-favour"), words::favours(lang, n)),
    };
    for event in events {
        match *event {
            Event::Received { seat, good: what, count, .. } if seat == own => {
                let (icon, words) = good(what, count);
                lines.push(("l-gain", icon, html! { "+ " (words) }));
            }
            Event::SettlerCame { seat, colour, profession, .. } if seat == own => {
                lines.push(("l-gain", art::icon(art::settler(colour)), html! { (words::profession(lang, canvas.set, profession)) }));
            }
            Event::Scored { seat, points, .. } if seat == own => {
                lines.push(("l-score", art::icon("x-vp"), html! { b { (words::points(lang, points.into())) } }));
            }
            Event::Advanced { seat, from, to, .. } if seat == own && to > from => lines.push(climb(canvas, from, to)),
            Event::Paid { seat, good: what, count } if seat == own => {
                let (icon, words) = good(what, count);
                lines.push(("l-cost", icon, html! { "− " (words) }));
            }
            _ => {}
        }
    }
    lines.sort_by_key(|(class, ..)| ["l-gain", "l-score", "l-climb", "l-cost"].iter().position(|known| known == class));
    lines
}

/// From space to space, with the bonuses on the way.
fn climb(canvas: &Canvas<'_>, from: u8, to: u8) -> Line {
    let bonuses: Vec<Atom> = (from + 1..=to).filter_map(|space| canvas.bonus(space)).collect();
    (
        "l-climb",
        art::icon("x-flame"),
        html! {
            b { (from) " → " (to) } " "
            @if !bonuses.is_empty() { (art::gains(&bonuses)) " " (words::gains(canvas.scene.lang, &bonuses)) }
        },
    )
}

/// What a king gets on a field, in the order of AE-5.4.
fn field_lines(canvas: &Canvas<'_>, own: Seat, field: game_exodus::kinds::Field) -> Vec<Line> {
    let lang = canvas.scene.lang;
    let face = canvas.set.city.field(field);
    let mut lines: Vec<Line> = Vec::new();
    let mut goods: Vec<Atom> = game_exodus::kinds::Book::ALL
        .into_iter()
        .zip(face.books)
        .filter(|(_, n)| *n > 0)
        .map(|(book, n)| Atom::Book(book, n))
        .collect();
    goods.extend((face.any_books > 0).then_some(Atom::AnyBook(face.any_books)));
    goods.extend((face.gold > 0).then_some(Atom::Gold(face.gold)));
    if !goods.is_empty() {
        lines.push(("l-gain", art::gains(&goods), html! { (words::gains(lang, &goods)) }));
    }
    let standing: Vec<_> = canvas.table.standing(field).flatten().collect();
    if !standing.is_empty() {
        let icons = html! { @for &colour in &standing { (art::icon(art::settler(colour))) } };
        lines.push(("l-gain", icons, html! { (words::settlers(lang, standing.len() as u8)) }));
    }
    if face.bag > 0 {
        lines.push(("l-gain", art::icon("x-bag"), html! { (words::gains(lang, &[Atom::BagSettler(face.bag)])) }));
    }
    if let Some(tile) = canvas.table.tile(field) {
        lines.push(("l-gain", art::icon(art::tile_kind(tile.kind())), html! { (says::tile(canvas, tile)) }));
    }
    if let Some(display) = face.pillar {
        lines.push(("l-gain", art::icon("x-pillar"), html! { (words::atom(lang, Atom::TakePillar(Some(display)))) }));
    }
    if face.flames > 0 {
        let from = canvas.table.player(own).priest;
        lines.push(climb(canvas, from, (from + face.flames).min(canvas.set.track.end)));
    }
    let rest: Vec<Atom> =
        (face.favours > 0).then_some(Atom::Favour(face.favours)).into_iter().chain(face.more.get().iter().copied()).collect();
    if !rest.is_empty() {
        lines.push(("l-gain", art::gains(&rest), html! { (words::gains(lang, &rest)) }));
    }
    if let Some(colour) = canvas.table.guard_beside(field) {
        lines.push(("l-may", art::icon(art::settler(colour)), html! { (say(lang, "exodus-board-guard", &[])) }));
    }
    lines
}
