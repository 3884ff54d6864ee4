//! The Pillars of Remembrance: capital, shaft and base as three stones one upon the other, on the displays and on boards.

use game_exodus::Components;
use game_exodus::atoms::{Atom, PillarEffect};
use game_exodus::kinds::{Display, PillarCard, Stage};
use maud::{Markup, html};

use super::board::Canvas;
use super::layout::{Point, Tenth};
use super::marks::Spot;
use super::seatboard::SeatBoard;
use super::{art, cards, words};
use crate::l10n::say;

/// From the top down, as a pillar stands.
const DOWN: [Stage; 3] = [Stage::Capital, Stage::Shaft, Stage::Base];

/// The stone of a stage: its drawing, and the part of the drawing's grid it takes.
fn stone(stage: Stage) -> (&'static str, &'static str, f32) {
    match stage {
        Stage::Capital => ("pl-cap", "2 1 112 63", 34.0),
        Stage::Shaft => ("pl-shaft", "2 98 112 46", 121.0),
        Stage::Base => ("pl-base", "2 227 112 62", 258.0),
    }
}

/// What an effect looks like: a few symbols in a row.
fn effect(effect: PillarEffect) -> Vec<&'static str> {
    match effect {
        PillarEffect::Swap => vec!["x-book", "x-swap", "x-book"],
        PillarEffect::Recruit => vec!["x-settler", "x-swap", "x-bag"],
        PillarEffect::Offer { .. } => vec!["x-book", "x-to", "x-vp", "x-flame"],
        PillarEffect::Sacrifice { .. } => vec!["x-vp", "x-to", "x-book", "x-flame"],
        PillarEffect::Change { .. } => vec!["x-gold", "x-swap", "x-book", "x-book"],
        PillarEffect::Gain(atom) => vec![art::gain(atom).0],
        PillarEffect::Depart => vec!["x-depart"],
        PillarEffect::School => vec!["x-train"],
        PillarEffect::Both => vec!["x-pillar", "x-pillar"],
        PillarEffect::Twice => vec!["x-pillar"],
    }
}

/// A sign beside the symbols, where they need one.
fn sign(effect: PillarEffect) -> Option<String> {
    match effect {
        PillarEffect::Both => Some("+".into()),
        PillarEffect::Twice => Some("×2".into()),
        PillarEffect::Gain(Atom::Vp(n) | Atom::Flame(n) | Atom::AnyBook(n) | Atom::Gold(n)) if n > 1 => {
            Some(n.to_string())
        }
        _ => None,
    }
}

/// A card as a stone with its effect.
fn drawing(set: &Components, card: PillarCard, complete: bool) -> Markup {
    let face = set.pillar(card);
    let (id, view, y) = stone(face.stage);
    let symbols = effect(face.effect);
    let settler = set.stage_settler[face.stage.index()];
    let size = [34.0, 26.0, 30.0, 25.0][(symbols.len() - 1).min(3)];
    let step = size + if symbols.len() == 2 { 10.0 } else { 1.0 };
    // Beside the effect stands the settler who completes the stone.
    let middle = if settler.is_some() { 44.0 } else { 58.0 };
    let first = middle - step * (symbols.len() as f32 - 1.0) / 2.0;
    let alone = symbols.len() == 1 && sign(face.effect).is_some();
    let first = if alone { first - 14.0 } else { first };
    html! {
        svg.stone viewBox=(view) aria-hidden="true" {
            use href={ "#" (id) } {}
            g.carved {
                @for (index, &symbol) in symbols.iter().enumerate() {
                    (art::put(symbol, Point { x: first + step * index as f32, y }, size))
                }
                @if let Some(sign) = sign(face.effect) {
                    @let x = if alone { first + 29.0 } else { middle };
                    text x=(Tenth(x)) y=(Tenth(y)) dominant-baseline="central" { (sign) }
                }
            }
            @if let Some(settler) = settler {
                @let at = Point { x: if face.stage == Stage::Capital { 88.0 } else { 74.0 }, y };
                @if complete { circle.port cx=(Tenth(at.x)) cy=(Tenth(at.y)) r="15" {} }
                g.wanted[!complete] { (art::figure(&set.school, settler, at, 26.0)) }
            }
        }
    }
}

/// A card as a stone by itself.
pub(super) fn stone_of(set: &Components, card: PillarCard) -> Markup {
    drawing(set, card, false)
}

/// Both pillar displays.
pub(super) fn displays(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    html! {
        h2 { (say(lang, "exodus-board-pillars", &[])) }
        div.pils {
            @for display in Display::ALL {
                div.pil {
                    b.lr title=(say(lang, "exodus-board-display", &[("display", display.name().into())])) { (display.name()) }
                    @for stage in DOWN { (top_card(canvas, display, stage)) }
                }
            }
        }
    }
}

/// The card that lies on top of a stack, and how many lie below.
fn top_card(canvas: &Canvas<'_>, display: Display, stage: Stage) -> Markup {
    let lang = canvas.scene.lang;
    let stack: Vec<PillarCard> = canvas.table.stack(display, stage).collect();
    let class = format!("part p-{}", stage.name());
    let Some(&card) = stack.last() else {
        let said = say(lang, "exodus-board-no-pillar-card", &[]);
        return html! { span class={ (class) " void" } title=(said) { span.vh { (said) } } };
    };
    let args = [
        ("name", words::pillar_name(lang, canvas.set, card).into()),
        ("effect", words::pillar_effect(lang, canvas.set.pillar(card).effect).into()),
        ("below", (stack.len() - 1).into()),
    ];
    let said = say(lang, "exodus-board-pillar-stack", &args);
    let inside = html! {
        span data-piece={ "pc" (card.index()) } { (drawing(canvas.set, card, false)) }
        @if stack.len() > 1 { b.more { "+" (stack.len() - 1) } }
    };
    canvas.control(true, Spot::Display(display, stage), &class, &said, &inside)
}

/// The pillars of a board.
pub(super) fn own(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    let lang = canvas.scene.lang;
    html! {
        div.mp role="group" aria-label=(say(lang, "exodus-board-own-pillars", &[])) {
            @for (index, parts) in board.pillars.iter().enumerate() {
                div.pil.used[parts.iter().flatten().any(|part| part.used)] {
                    @for stage in DOWN {
                        @let class = format!("part p-{}", stage.name());
                        @match parts[stage.index()] {
                            Some(part) => {
                                @let said = cards::pillar(lang, canvas.set, part.card);
                                @let inside = html! {
                                    span data-piece=[board.own.then(|| format!("pc{}", part.card.index()))] {
                                        (drawing(canvas.set, part.card, part.complete))
                                    }
                                };
                                (canvas.control(board.own, Spot::OwnPillar(index, stage), &class, &said, &inside))
                            }
                            None => {
                                @let said = say(lang, "exodus-board-free-stage", &[]);
                                (canvas.control_plain(board.own, Spot::OwnPillar(index, stage), &format!("{class} void"), &said, &html! {}))
                            }
                        }
                    }
                }
            }
        }
    }
}
