//! Pictures of settlements: rows and what lies in them, a scoring, the end, and two ways to lay a tile badly.

use game_exodus::kinds::{Agora, Cell, Colour, Monument, Profession, Residence, ShipType, Workshop};
use maud::{Markup, html};

use super::{BLUE, RED, Sheet, at, king, placed, points};
use crate::art;
use crate::layout::{Point, Tenth};
use crate::tiles::{self, Tile};
use Colour::{Brown, Purple, White};

/// What lies on a cell.
type Lying<'a> = (Tile, &'a [Colour]);

/// Where a row lies, and how large its cells are.
#[derive(Clone, Copy)]
struct Strip {
    corner: Point,
    cell: f32,
}

impl Strip {
    const GAP: f32 = 8.0;

    fn cell(self, column: u8) -> Point {
        at(self.corner.x + Self::GAP + (self.cell + Self::GAP) * f32::from(column), self.corner.y + 6.0)
    }

    fn wide(self, columns: u8) -> f32 {
        Self::GAP + (self.cell + Self::GAP) * f32::from(columns)
    }

    fn high(self) -> f32 {
        self.cell + 13.0
    }
}

impl Sheet<'_> {
    /// The land of a row.
    fn land(&self, strip: Strip, row: u8, wide: f32) -> Markup {
        let (corner, high) = (strip.corner, strip.high());
        html! {
            rect class={ "xp-land xp-land-" (row % 3) } x=(Tenth(corner.x)) y=(Tenth(corner.y)) width=(Tenth(wide)) height=(Tenth(high)) rx="10" {}
        }
    }

    /// A row with its cells: what lies on them, else what they give.
    fn row(&self, strip: Strip, row: u8, lying: &[Option<Lying<'_>>]) -> Markup {
        let grid = &self.set.grid;
        html! {
            (self.land(strip, row, strip.wide(grid.columns)))
            @for column in 0..grid.columns {
                @match lying.get(usize::from(column)).copied().flatten() {
                    Some((tile, colours)) => { (self.tile(strip.cell(column), strip.cell, tile, colours)) }
                    None => { @if let Some(cell) = grid.at(row, column) { (self.free(strip.cell(column), strip.cell, cell)) } }
                }
            }
        }
    }

    fn free(&self, corner: Point, size: f32, cell: Cell) -> Markup {
        let face = self.set.grid.cell(cell);
        let (icon, n, _) = art::gain(face.bonus);
        let middle = at(corner.x + size / 2.0, corner.y + size / 2.0);
        let many = n > 1 && size > 40.0;
        html! {
            rect.xp-cell.xp-agora[face.agora] x=(Tenth(corner.x)) y=(Tenth(corner.y)) width=(Tenth(size)) height=(Tenth(size)) rx="7" {}
            @if face.agora { g.faint { (art::put("x-agora", at(middle.x, middle.y - size * 0.14), size * 0.52)) } }
            @let symbol = if face.agora { size * 0.32 } else { size * 0.44 };
            @let down = if face.agora { size * 0.28 } else { 0.0 };
            @if many { text.xp-many x=(Tenth(middle.x - size * 0.22)) y=(Tenth(middle.y + 1.0)) dominant-baseline="central" { (n) } }
            (art::put(icon, at(middle.x + if many { size * 0.14 } else { 0.0 }, middle.y + down), symbol))
        }
    }

    /// Three rows with a few tiles, and two ships beside them.
    pub(super) fn settlement(&self) -> Markup {
        let strip = |row: f32| Strip { corner: at(12.0, 8.0 + 77.0 * row), cell: 60.0 };
        let north: [Option<Lying<'_>>; 4] = [
            Some((Tile::Residence(Residence(0)), &[Purple, White, Brown])),
            Some((Tile::Agora(Agora(3)), &[])),
            None,
            Some((Tile::Residence(Residence(14)), &[Purple, White])),
        ];
        let middle: [Option<Lying<'_>>; 4] = [Some((Tile::Workshop(Workshop(6)), &[Purple, White])), None, None, None];
        let south: [Option<Lying<'_>>; 4] = [None, None, Some((Tile::Monument(Monument(3)), &[])), None];
        html! {
            (self.row(strip(0.0), 0, &north))
            (self.row(strip(1.0), 1, &middle))
            (self.row(strip(2.0), 2, &south))
            @for row in 0..3 { (self.year(at(318.0, 46.0 + 77.0 * f32::from(row)), row)) }
            (self.ship(at(368.0, 14.0), 84.0, 1, Some(Brown)))
            (self.ship(at(368.0, 130.0), 84.0, 0, None))
        }
    }

    fn ship(&self, corner: Point, size: f32, kind: u8, aboard: Option<Colour>) -> Markup {
        html! {
            path.xp-trail d={ "M" (Tenth(corner.x - 6.0)) " " (Tenth(corner.y + size * 0.92)) "q" (Tenth(size * 0.3)) " 12 " (Tenth(size * 1.1)) " 0" } {}
            (placed(corner, size / 66.0, &tiles::vessel(ShipType(kind), aboard)))
        }
    }

    /// AE-16: two players compare one region, colour by colour.
    pub(super) fn regions(&self) -> Markup {
        let homes: [&[Colour]; 2] = [&[Purple, Purple, White, Brown], &[Purple, White, Brown, Brown]];
        let ships: [Option<Colour>; 2] = [Some(Purple), None];
        let count = |seat: usize, colour: Colour| {
            let there = homes[seat].iter().filter(|&&other| other == colour).count();
            there + usize::from(ships[seat] == Some(colour))
        };
        let value = i16::from(self.set.players(2).majority_vp);
        let column = |index: usize| 272.0 + 76.0 * index as f32;
        html! {
            @for (index, seat) in [RED, BLUE].into_iter().enumerate() {
                @let top = 44.0 + 94.0 * index as f32;
                @let strip = Strip { corner: at(44.0, top), cell: 66.0 };
                (self.land(strip, 0, 176.0))
                (self.tile(strip.cell(0), 66.0, Tile::Residence(Residence(2)), homes[index]))
                @if let Some(colour) = ships[index] {
                    (placed(at(134.0, top + 8.0), 1.0, &tiles::vessel(ShipType(1), Some(colour))))
                }
                (king(seat, at(24.0, top + 58.0), 56.0))
                @for (nth, colour) in Colour::ALL.into_iter().enumerate() {
                    @let (own, other) = (count(index, colour), count(1 - index, colour));
                    text.xp-count x=(Tenth(column(nth))) y=(Tenth(top + 20.0)) dominant-baseline="central" { (own) }
                    @if own > other { (points(at(column(nth), top + 54.0), value)) }
                }
            }
            @for (nth, colour) in Colour::ALL.into_iter().enumerate() {
                (art::put(art::settler(colour), at(column(nth), 22.0), 32.0))
                @if count(0, colour) == count(1, colour) { text.xp-count.xp-tie x=(Tenth(column(nth))) y="110" dominant-baseline="central" { "=" } }
            }
            (self.year(at(206.0, 26.0), 0))
        }
    }

    /// A full row, and two who never left.
    pub(super) fn end(&self) -> Markup {
        let strip = Strip { corner: at(10.0, 12.0), cell: 66.0 };
        let full: [Option<Lying<'_>>; 4] = [
            Some((Tile::Residence(Residence(4)), &[Purple, White, Brown])),
            Some((Tile::Agora(Agora(3)), &[])),
            Some((Tile::Workshop(Workshop(6)), &[Purple, White])),
            Some((Tile::Monument(Monument(4)), &[])),
        ];
        let left = -i16::from(self.set.counts.settler_left);
        html! {
            (self.row(strip, 0, &full))
            (points(at(342.0, 52.0), self.set.counts.full_row.into()))
            rect.xp-hall x="10" y="108" width="190" height="104" rx="20" {}
            @for (x, profession) in [(58.0, Profession::PH), (152.0, Profession::WO)] {
                (self.pupil(at(x, 152.0), 66.0, profession))
                (points(at(x, 194.0), left))
            }
            (self.card(at(236.0, 116.0)))
        }
    }

    /// A knowledge card among what is counted at the end.
    fn card(&self, corner: Point) -> Markup {
        html! {
            g.xp-card transform=(corner.shift()) {
                rect transform="rotate(-5 34 46)" width="68" height="90" rx="8" {}
                rect transform="translate(40 0)rotate(6 34 46)" width="68" height="90" rx="8" {}
                (art::put("x-influence", at(76.0, 44.0), 46.0))
                (art::put("x-knowledge", at(32.0, 44.0), 46.0))
            }
        }
    }

    /// AE-16.1: a residence in the row that is scored last, none in the next.
    pub(super) fn wrong_row(&self) -> Markup {
        let strip = |row: u8| Strip { corner: at(86.0, 3.0 + 56.0 * f32::from(row)), cell: 39.0 };
        let (first, home) = (strip(0), strip(2).cell(1));
        let south: [Option<Lying<'_>>; 2] = [None, Some((Tile::Residence(Residence(4)), &[Purple, White, Brown]))];
        html! {
            @for row in 0..3 {
                (self.row(strip(row), row, if row == 2 { &south } else { &[] }))
                (self.year(at(58.0, strip(row).corner.y + 28.0), row))
            }
            @let wide = first.wide(self.set.grid.columns);
            rect.xp-next x=(Tenth(first.corner.x)) y=(Tenth(first.corner.y)) width=(Tenth(wide)) height=(Tenth(first.high())) rx="10" {}
            rect.xp-lost x=(Tenth(home.x - 5.0)) y=(Tenth(home.y - 5.0)) width="49" height="51" rx="9" {}
        }
    }

    /// AE-8.2: five places, one settler.
    pub(super) fn too_large(&self) -> Markup {
        let strip = Strip { corner: at(-240.0, 16.0), cell: 124.0 };
        html! {
            (self.land(strip, 0, 800.0))
            (self.year(at(46.0, 56.0), 0))
            (self.tile(at(98.0, 22.0), 124.0, Tile::Residence(Residence(2)), &[Purple]))
            rect.xp-lost x="128" y="107" width="92" height="36" rx="13" {}
        }
    }
}
