//! The next settlement scoring, worked out for everybody as if it were now (AE-16).

use game_exodus::Ending;
use game_exodus::kinds::Colour;
use maud::{Markup, html};

use super::board::Canvas;
use super::{art, words};
use crate::l10n::say;

/// A table for each region that scores next: settlers by colour, points, and the sum.
pub(super) fn next(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    let Some((year, rows)) = canvas.table.next_settlement() else {
        // AE-19.5: a lost game is not scored to its end.
        let scored = canvas.table.ending() == Some(Ending::Scored);
        return html! { @if scored { h2 { (say(lang, "exodus-board-all-scored", &[])) } } };
    };
    html! {
        @for row in (0..canvas.set.grid.rows).filter(|row| rows >> row & 1 == 1) { (region(canvas, row, year)) }
    }
}

fn region(canvas: &Canvas<'_>, row: u8, year: u8) -> Markup {
    let lang = canvas.scene.lang;
    let now = canvas.table.settlement_now(row);
    let seats: Vec<engine::Seat> = canvas.seats().collect();
    let alone = seats.len() < 2;
    html! {
        h2 { (say(lang, "exodus-board-next-scoring", &[("region", words::region(lang, canvas.set, row).into()), ("year", year.into())])) }
        @if canvas.table.would_lose(row) { p.danger { (say(lang, "exodus-board-would-lose", &[])) } }
        table.scoring {
            thead {
                tr {
                    td {}
                    @for &seat in &seats { th scope="col" title=(canvas.scene.name(seat)) { (art::mark_named(seat, lang)) } }
                }
            }
            tbody {
                @for colour in Colour::ALL {
                    tr {
                        th scope="row" { (art::icon(art::settler(colour))) " " (words::colour(lang, colour)) }
                        @for &seat in &seats {
                            @let (count, points) = (now.counts[seat][colour.index()], now.points[seat][colour.index()]);
                            td.w[points > 0 && !alone] { (count) @if !alone { " " i { @if points > 0 { "+" (points) } @else { "–" } } } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (say(lang, "exodus-board-if-now", &[])) }
                    @for &seat in &seats { td { (art::icon("x-vp")) " " (now.total(seat)) } }
                }
            }
        }
    }
}
