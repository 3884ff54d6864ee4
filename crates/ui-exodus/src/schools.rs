//! The training area: three schools, a settler's way up with what each arrow costs, and what leaving gives.

use game_exodus::Event;
use game_exodus::components::School;
use game_exodus::kinds::{Colour, Profession};
use maud::{Markup, html};

use super::board::Canvas;
use super::layout::{Point, Tenth};
use super::marks::Spot;
use super::seatboard::SeatBoard;
use super::{art, says, tiles, words};
use crate::l10n::say;

/// The school of one colour, the highest tier first.
pub(super) fn school(canvas: &Canvas<'_>, board: &SeatBoard, colour: Colour) -> Markup {
    let school = &canvas.set.school;
    let all: Vec<Profession> =
        school.order.iter().copied().filter(|&profession| school.field(profession).colour == colour).collect();
    let of_tier = |tier: u8| -> Vec<Profession> {
        all.iter().copied().filter(|&profession| school.field(profession).tier == tier).collect()
    };
    let highest = all.iter().map(|&profession| school.field(profession).tier).max().unwrap_or(0);
    html! {
        div class={ "school " (art::colour_class(colour)) } {
            @for tier in (0..=highest).rev() {
                @let here = of_tier(tier);
                div class={ "tier n" (here.len()) } {
                    @for &profession in &here { (node(canvas, board, profession)) }
                }
                @if tier > 0 {
                    div class={ "costs n" (here.len()) } {
                        (arrows(school, &here, &of_tier(tier - 1)))
                        @for &profession in &here { (cost(canvas, board, profession)) }
                    }
                }
            }
        }
    }
}

/// The ways from the fields below to those above.
fn arrows(school: &School, above: &[Profession], below: &[Profession]) -> Markup {
    let middle = |index: usize, of: usize| 100.0 * (index as f32 + 0.5) / of.max(1) as f32;
    html! {
        svg.ways viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true" {
            @for (index, &profession) in above.iter().enumerate() {
                @if let Some(from) = school.field(profession).from.and_then(|from| below.iter().position(|&at| at == from)) {
                    @let (x, y) = (middle(from, below.len()), middle(index, above.len()));
                    path d={ "M" (Tenth(x)) " 40C" (Tenth(x)) " 22 " (Tenth(y)) " 30 " (Tenth(y)) " 0" } {}
                }
            }
        }
    }
}

/// What an arrow costs: the choice to go along it.
fn cost(canvas: &Canvas<'_>, board: &SeatBoard, to: Profession) -> Markup {
    let training = canvas.set.school.field(to);
    let lang = canvas.scene.lang;
    let profession = words::profession(lang, canvas.set, to);
    let args = [("profession", profession.into()), ("cost", words::cost(lang, training).into())];
    let said = say(lang, "exodus-board-cost-words", &args);
    let inside = html! {
        @for (book, &n) in game_exodus::kinds::Book::ALL.iter().zip(&training.books) {
            @if n > 0 { span.gn { @if n > 1 { b { (n) } } (art::icon(art::book(*book))) } }
        }
        @if training.gold > 0 {
            span.gn { @if training.gold > 1 { b { (training.gold) } } (art::icon("x-gold")) }
        }
    };
    canvas.control_plain(board.own, Spot::Arrow(to), "cost", &said, &inside)
}

/// A field of the school: who stands there, its name, and what leaving from it gives.
fn node(canvas: &Canvas<'_>, board: &SeatBoard, profession: Profession) -> Markup {
    let lang = canvas.scene.lang;
    let training = canvas.set.school.field(profession);
    let count = board.school[profession.index()];
    let name = words::profession(lang, canvas.set, profession);
    let gains = words::gains(lang, training.dispatch.get());
    let args = [("profession", name.as_str().into()), ("count", count.into()), ("gains", gains.into())];
    let said = say(lang, "exodus-board-node-words", &args);
    let middle = Point { x: 24.0, y: 24.0 };
    let place = format!("s{}-{}", board.seat.0, profession.name());
    let inside = html! {
        svg.spot viewBox="0 0 48 48" aria-hidden="true" {
            (tiles::plate(training.colour, middle, 46.0, "ground"))
            @match count {
                0 => { g.faint { (art::figure(&canvas.set.school, profession, middle, 24.0)) } }
                _ => {
                    @for nth in 0..count.min(3) {
                        @let x = 24.0 + 9.0 * (f32::from(nth) - f32::from(count.min(3) - 1) / 2.0);
                        g data-piece=[board.own.then(|| format!("{place}-{nth}"))] data-from=[came(canvas, board, profession)] {
                            (art::figure(&canvas.set.school, profession, Point { x, y: 23.0 }, 31.0))
                        }
                    }
                    @if count > 1 { (art::badge(Point { x: 40.0, y: 40.0 }, &count.to_string())) }
                }
            }
        }
        span.pname { (says::soft(&name)) }
        span.gives { (art::gains(training.dispatch.get())) }
    };
    let class = if count == 0 { "node none" } else { "node" };
    canvas.control(board.own, Spot::Settler(profession), class, &said, &inside)
}

/// From where the newest settler of a profession came: the king's field, or the field before in the school.
fn came(canvas: &Canvas<'_>, board: &SeatBoard, here: Profession) -> Option<String> {
    let own = board.seat;
    canvas
        .last()
        .filter(|_| board.own)
        .filter_map(|event| {
            if let Event::SettlerCame { seat, profession, .. } = *event {
                return (seat == own && profession == here).then(|| format!("king{}", own.0));
            }
            let Event::Trained { seat, from, to, .. } = *event else { return None };
            (seat == own && to == here).then(|| format!("s{}-{}-0", own.0, from.name()))
        })
        .next_back()
}
