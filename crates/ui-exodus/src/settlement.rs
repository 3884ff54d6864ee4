//! The settlement area: one row for each region, cells with what lies on them or what covering them gives.

use game_exodus::kinds::Cell;
use maud::{Markup, html};

use super::board::Canvas;
use super::marks::Spot;
use super::seatboard::SeatBoard;
use super::{art, says, tiles, words};
use crate::l10n::say;

/// All regions, from the top.
pub(super) fn regions(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    html! { @for row in 0..canvas.set.grid.rows { (region(canvas, board, row)) } }
}

fn region(canvas: &Canvas<'_>, board: &SeatBoard, row: u8) -> Markup {
    let lang = canvas.scene.lang;
    let grid = &canvas.set.grid;
    let year = (1..=canvas.set.counts.years).find(|&year| grid.scored[usize::from(year)] >> row & 1 == 1);
    let scored = year.is_some_and(|year| canvas.is_scored(year));
    html! {
        div class={ "region r" (row % 3) @if scored { " scored" } @else if year == canvas.next_scoring() { " next" } } {
            svg.land viewBox="0 0 306 96" preserveAspectRatio="none" aria-hidden="true" { use href={ "#land-" (row % 3) } {} }
            div.rhead {
                b { (words::region(lang, canvas.set, row)) }
                @if let Some(year) = year {
                    @let key = if scored { "exodus-board-was-scored" } else { "exodus-board-scores-after" };
                    span {
                        (say(lang, key, &[("year", year.into())]))
                        @if Some(year) == canvas.next_scoring() {
                            @let points = canvas.table.settlement_now(row).total(board.seat);
                            b.now title={ (say(lang, "exodus-board-if-now", &[])) } { (points) (art::icon("x-vp")) }
                        }
                    }
                }
            }
            div class={ "cells c" (grid.columns) } {
                @for column in 0..grid.columns {
                    @match grid.at(row, column) {
                        Some(cell) => { (self::cell(canvas, board, cell)) }
                        None => { span.gap {} }
                    }
                }
            }
        }
    }
}

fn cell(canvas: &Canvas<'_>, board: &SeatBoard, cell: Cell) -> Markup {
    let face = canvas.set.grid.cell(cell);
    let lying = board.cells.iter().find(|(at, _, _)| *at == cell);
    let said = says::cell(canvas, board.seat, cell);
    let inside = match lying {
        Some((_, tile, crew)) => html! {
            svg.tile viewBox="-1 -1 68 70" data-piece=[board.own.then(|| tile.piece()).flatten()] {
                (tiles::whole(canvas.scene.lang, canvas.set, *tile, crew))
            }
        },
        None => html! {
            @if face.agora { (art::icon("x-agora")) }
            span.bonus { (art::gains(&[face.bonus])) }
        },
    };
    let class = match (lying.is_some(), face.agora) {
        (true, _) => "cell full",
        (false, true) => "cell agc",
        (false, false) => "cell",
    };
    canvas.control(board.own, Spot::Cell(cell), class, &said, &inside)
}
