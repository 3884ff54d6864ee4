//! What a choice would do, in one order: what is gained, what it scores, what is paid, what may follow. Unseen until the
//! choice is pointed at.

use engine::Seat;
use game_exodus::Action;
use game_exodus::atoms::Atom;
use game_exodus::kinds::{Book, Colour, Field};
use maud::{Markup, html};

use super::board::{Canvas, Lit};
use super::{art, says, words};
use crate::l10n::say;

/// The space the viewer's priest reaches.
pub(super) fn reaches(canvas: &Canvas<'_>, lit: &Lit) -> Option<u8> {
    let own = canvas.scene.viewer.seat()?;
    // A field's flames come last, after questions that are still open.
    let printed = match lit.action {
        Action::PlaceKing { field } => canvas.set.city.field(field).flames,
        _ => 0,
    };
    let from = canvas.table.player(own).priest;
    Some(lit.preview.priest.max(from.saturating_add(printed).min(canvas.set.track.end)))
}

/// The callouts of all choices on the picture that have something to tell.
pub(super) fn callouts(canvas: &Canvas<'_>) -> Markup {
    html! {
        div.pvs aria-hidden="true" {
            @for lit in &canvas.offer.lits {
                @let lines = lines(canvas, lit);
                @if !lines.is_empty() {
                    div.pv.on[canvas.offer.is_armed(lit)] data-show=(lit.name) {
                        b { (title(canvas, lit)) }
                        ul { @for (class, icon, words) in lines { li class=(class) { (icon) span { (words) } } } }
                    }
                }
            }
        }
    }
}

/// What a callout is about: the name of a field, else the choice in words.
fn title(canvas: &Canvas<'_>, lit: &Lit) -> String {
    match lit.action {
        Action::PlaceKing { field } => says::field_name(canvas, field),
        _ => lit.words.clone(),
    }
}

/// A line: its class, its icon, its words.
type Line = (&'static str, Markup, Markup);

fn lines(canvas: &Canvas<'_>, lit: &Lit) -> Vec<Line> {
    let Some(own) = canvas.scene.viewer.seat() else { return Vec::new() };
    if let Action::PlaceKing { field } = lit.action {
        return field_lines(canvas, own, field);
    }
    preview_lines(canvas, own, lit)
}

/// What the rules foresee of a choice: what is gained, what it scores, what is paid.
fn preview_lines(canvas: &Canvas<'_>, own: Seat, lit: &Lit) -> Vec<Line> {
    let lang = canvas.scene.lang;
    let preview = &lit.preview;
    let goods = Book::ALL
        .into_iter()
        .zip(preview.books)
        .map(|(book, n)| (art::book(book), n, words::books(lang, Some(book), n.unsigned_abs())))
        .chain([("x-gold", preview.gold, words::gold(lang, preview.gold.unsigned_abs()))])
        .chain([("x-favour", preview.favours, words::favours(lang, preview.favours.unsigned_abs()))]);
    let mut lines: Vec<Line> = Vec::new();
    let mut costs: Vec<Line> = Vec::new();
    for (id, n, words) in goods {
        match n {
            1.. => lines.push(("l-gain", art::icon(id), html! { "+ " (words) })),
            0 => {}
            _ => costs.push(("l-cost", art::icon(id), html! { "− " (words) })),
        }
    }
    let points = |n: i16| words::points(lang, n.into());
    match preview.vp {
        1.. => lines.push(("l-score", art::icon("x-vp"), html! { "+ " b { (points(preview.vp)) } })),
        0 => {}
        _ => costs.push(("l-cost", art::icon("x-vp"), html! { "− " (points(-preview.vp)) })),
    }
    let from = canvas.table.player(own).priest;
    if preview.priest > from {
        lines.push(climb(canvas, from, preview.priest));
    }
    lines.extend(costs);
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

/// What a king gets on a field, in the order of AE-5.4, and what does not fit.
fn field_lines(canvas: &Canvas<'_>, own: Seat, field: Field) -> Vec<Line> {
    let lang = canvas.scene.lang;
    let gains = canvas.table.field_gains(own, field);
    let mut lines: Vec<Line> = Vec::new();
    let mut goods: Vec<Atom> =
        Book::ALL.into_iter().zip(gains.books).filter(|(_, n)| *n > 0).map(|(book, n)| Atom::Book(book, n)).collect();
    goods.extend((gains.any_books > 0).then_some(Atom::AnyBook(gains.any_books)));
    goods.extend((gains.gold > 0).then_some(Atom::Gold(gains.gold)));
    if !goods.is_empty() {
        lines.push(("l-gain", art::gains(&goods), html! { (words::gains(lang, &goods)) }));
    }
    for (colour, n) in Colour::ALL.into_iter().zip(gains.standing).filter(|(_, n)| *n > 0) {
        let settlers = words::times(lang, n, words::settler(lang, colour));
        lines.push(("l-gain", art::icon(art::settler(colour)), html! { (settlers) }));
    }
    if gains.bag > 0 {
        lines.push(("l-gain", art::icon("x-bag"), html! { (words::gains(lang, &[Atom::BagSettler(gains.bag)])) }));
    }
    if let Some(tile) = gains.tile {
        let icon = art::icon(art::tile_kind(tile.kind()));
        lines.push(match gains.tile_fits {
            true => ("l-gain", icon, html! { (says::tile(canvas, tile)) }),
            false => ("l-cost", icon, html! { (say(lang, "exodus-board-no-room", &[])) }),
        });
    }
    if gains.pillar {
        let display = canvas.set.city.field(field).pillar;
        lines.push(("l-gain", art::icon("x-pillar"), html! { (words::atom(lang, Atom::TakePillar(display))) }));
    }
    let from = canvas.table.player(own).priest;
    if gains.flames > 0 {
        lines.push(climb(canvas, from, from + gains.flames));
    }
    if gains.favours > 0 {
        lines.push(("l-gain", art::icon("x-favour"), html! { (words::favours(lang, gains.favours)) }));
    }
    for &(workshop, times) in &gains.triggers {
        let gain = canvas.set.workshop(workshop).effect.gain;
        let icons = html! { (art::icon("x-workshop")) (art::gains(&[gain])) };
        lines.push(("l-score", icons, html! { (words::times(lang, times, words::atom(lang, gain))) }));
    }
    if let Some(colour) = gains.guard {
        lines.push(("l-may", art::icon(art::settler(colour)), html! { (say(lang, "exodus-board-guard", &[])) }));
    }
    lines
}
