//! The next settlement scoring, worked out for everybody as if it were now (AE-16).

use game_exodus::kinds::Colour;
use maud::{Markup, html};

use super::board::Canvas;
use super::{art, words};
use crate::l10n::say;

/// A table for each region that scores next: settlers by colour, points, and the sum.
pub(super) fn next(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    let Some(year) = canvas.next_scoring() else {
        return html! { h2 { (say(lang, "exodus-board-all-scored", &[])) } };
    };
    let rows = canvas.set.grid.scored[usize::from(year)];
    html! {
        @for row in (0..canvas.set.grid.rows).filter(|row| rows >> row & 1 == 1) { (region(canvas, row, year)) }
    }
}

fn region(canvas: &Canvas<'_>, row: u8, year: u8) -> Markup {
    let lang = canvas.scene.lang;
    let now = settlement_now(canvas, row);
    let seats: Vec<engine::Seat> = canvas.seats().collect();
    let alone = seats.len() < 2;
    html! {
        h2 { (say(lang, "exodus-board-next-scoring", &[("region", words::region(lang, canvas.set, row).into()), ("year", year.into())])) }
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
                            @let (count, points) = (now[seat].settlers[colour.index()], now[seat].points[colour.index()]);
                            td.w[points > 0] { (count) @if !alone { " " i { @if points > 0 { "+" (points) } @else { "–" } } } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (say(lang, "exodus-board-if-now", &[])) }
                    @for &seat in &seats { td { (art::icon("x-vp")) " " (now[seat].total) } }
                }
            }
        }
    }
}


/// What a seat would get.
#[derive(Default)]
pub(super) struct Now {
    pub(super) settlers: [u8; 3],
    pub(super) points: [u8; 3],
    pub(super) total: u16,
}

fn settlement_now(canvas: &Canvas<'_>, row: u8) -> engine::PerSeat<Now> {
    let cells: Vec<game_exodus::kinds::Cell> = game_exodus::components::Grid::each(canvas.set.grid.row[usize::from(row)]).collect();
    let seats = canvas.table.sorting().len();
    let counts = |seat: engine::Seat| {
        let player = canvas.table.player(seat);
        let mut all = [0; 3];
        for &cell in &cells { for (n, more) in all.iter_mut().zip(player.plot(cell).settlers()) { *n += more; } }
        for ship in player.ships() { if let Some(colour) = ship.settler { all[colour.index()] += 1; } }
        all
    };
    let majority = canvas.set.players(seats as u8).majority_vp;
    engine::PerSeat::from_fn(seats, |seat| {
        let settlers = counts(seat);
        let points: [u8; 3] = std::array::from_fn(|c| (0..seats as u8).map(engine::Seat).filter(|&o| o != seat && counts(o)[c] < settlers[c]).count() as u8 * majority);
        Now { settlers, points, total: points.iter().map(|&p| u16::from(p)).sum() }
    })
}
