//! What a settlement is worth: the regions that are still to be scored, lines, workshops, monuments,
//! and room for those who will come.

use engine::Seat;
use game_exodus::atoms::{MonumentScore, Trigger};
use game_exodus::components::{Components, Grid};
use game_exodus::kinds::{Cell, Colour, Floor};
use game_exodus::{Building, Player, Table};

use super::POINT;
use super::time::Time;

/// What a new residence brings beside its settlers: a cell covered and its bonus.
const NEW_CELL: i32 = 150;
/// AE-19.5: a region without a residence, and one that cannot get one any more.
const HOMELESS: i32 = 4000;
const NO_HOPE: i32 = 20_000;
/// Settlers a residence takes, in tenths.
const PER_RESIDENCE: i32 = 40;

pub(super) fn worth(table: &Table, seat: Seat, time: &Time) -> i32 {
    let data = table.components();
    let player = table.player(seat);
    regions(table, seat, time) + lines(data, player) + workshops(data, player, time) + monuments(data, player, time)
}

/// How many settlers still find a place.
pub(super) fn room(table: &Table, seat: Seat) -> i32 {
    let data = table.components();
    let player = table.player(seat);
    let free = (data.grid.other & !player.covered()).count_ones() as i32;
    let ships = player.ships().filter(|ship| ship.settler.is_none()).count() as i32;
    let free_slots = |cell| match player.plot(cell).building {
        Some(Building::Workshop(tile)) => {
            i32::from(data.workshop(tile).slots) - player.plot(cell).filled_slots().count_ones() as i32
        }
        _ => 0,
    };
    let slots: i32 = Grid::each(player.workshops() & !player.active_workshops()).map(free_slots).sum();
    let waiting = player.incomplete().map_or(0, |(_, left)| i32::from(left));
    let houses = free.min(table.open_residences().count() as i32 + i32::from(table.residence_pile()));
    waiting + ships + slots + houses * PER_RESIDENCE / 10
}

/// What one more settler brings in the settlement, beside his bonus.
pub(super) fn place(table: &Table, time: &Time) -> i32 {
    let data = table.components();
    let cover = NEW_CELL * 10 / PER_RESIDENCE;
    let scorings = (1..=i32::from(data.counts.years)).filter(|&year| {
        data.grid.scored[year as usize] != 0
            && time.turns_until(year).is_some_and(|turns| turns > 0 || time.actions_now > 0)
    });
    let majority = if table.seats() == 1 { 130 } else { 110 };
    cover + if scorings.count() > 0 { majority } else { 0 }
}

/// AE-16.2: the settlers that count in a row, by colour.
fn counted(data: &Components, player: &Player, row: usize) -> [i32; 3] {
    let mut counts = [0; 3];
    for ship in player.ships() {
        if let Some(colour) = ship.settler {
            counts[colour.index()] += 1;
        }
    }
    for cell in Grid::each(data.grid.row[row] & (player.residences() | player.workshops())) {
        let settlers = player.plot(cell).settlers();
        counts.iter_mut().zip(settlers).for_each(|(sum, count)| *sum += i32::from(count));
    }
    counts
}

/// AE-16, AE-19: what the scorings to come will bring.
fn regions(table: &Table, seat: Seat, time: &Time) -> i32 {
    let data = table.components();
    let mut worth = 0;
    for year in 1..=i32::from(data.counts.years) {
        let Some(turns) = time.turns_until(year) else { continue };
        for row in (0..usize::from(data.grid.rows)).filter(|row| data.grid.scored[year as usize] >> row & 1 == 1) {
            let own = counted(data, table.player(seat), row);
            worth += if table.seats() == 1 {
                alone(table, seat, row, own, turns + i32::from(time.actions_now > 0))
            } else {
                let vp = i32::from(data.players(table.seats() as u8).majority_vp);
                let spread = 10 + 8 * turns + 4 * time.actions_now;
                let others = Seat::all(table.seats()).filter(|&other| other != seat);
                others
                    .map(|other| {
                        let theirs = counted(data, table.player(other), row);
                        own.iter().zip(theirs).map(|(&own, other)| ahead(own - other, turns, spread)).sum::<i32>()
                    })
                    .sum::<i32>()
                    * vp
            };
        }
    }
    worth
}

/// How likely one is ahead in the end with so many more now, in hundredths.
fn ahead(more: i32, turns: i32, spread: i32) -> i32 {
    if turns == 0 {
        // The others may still have a turn: a little doubt stays.
        return match more {
            2.. => 100,
            1 => 92,
            _ => 0,
        };
    }
    (40 + 500 * more / spread).clamp(3, 96)
}

/// AE-19.5, AE-19.6: the solo game needs a residence in the region, and all three colours.
fn alone(table: &Table, seat: Seat, row: usize, own: [i32; 3], turns: i32) -> i32 {
    let smallest = own.iter().copied().min().unwrap_or(0);
    let all = own.iter().sum::<i32>() + smallest * (i32::from(table.components().counts.solo_smallest) - 1);
    // A second and a third colour are on the way to the triple.
    let colours = own.iter().filter(|&&count| count > smallest).count() as i32;
    POINT * all + 30 * colours - homeless(table, seat, row, turns)
}

/// AE-19.5: how bad it is that a region has no residence yet, by what must be done before it can.
fn homeless(table: &Table, seat: Seat, row: usize, turns: i32) -> i32 {
    let data = table.components();
    let player = table.player(seat);
    let cells = data.grid.row[row];
    if player.residences() & cells != 0 {
        return 0;
    }
    if cells & data.grid.other & !player.covered() == 0 {
        return NO_HOPE;
    }
    let settlers = 1 + player.incomplete().map_or(0, |(_, left)| i32::from(left));
    let actions = i32::from(data.counts.actions) * turns;
    HOMELESS * settlers / (actions + 1)
}

/// AE-17.2: full lines, and lines on the way to it.
fn lines(data: &Components, player: &Player) -> i32 {
    let grid = &data.grid;
    let line = |cells: u16, vp: u8| {
        let (all, done) = (cells.count_ones() as i32, (cells & player.covered()).count_ones() as i32);
        if all == 0 { 0 } else { POINT * i32::from(vp) * done * done / (all * all) }
    };
    let rows: i32 = grid.row.iter().map(|&cells| line(cells, data.counts.full_row)).sum();
    let columns: i32 = grid.column.iter().map(|&cells| line(cells, data.counts.full_column)).sum();
    // Covered cells open favour spaces and bring the end of the lines nearer.
    rows + columns + 12 * player.covered().count_ones() as i32
}

/// AE-10: what active workshops will bring, and the others if they are filled.
fn workshops(data: &Components, player: &Player, time: &Time) -> i32 {
    let mut worth = 0;
    for cell in Grid::each(player.workshops()) {
        let Some(Building::Workshop(tile)) = player.plot(cell).building else { continue };
        let face = data.workshop(tile);
        // How often a round triggers it, in hundredths.
        let often = match face.effect.trigger {
            Trigger::Knowledge => 30,
            Trigger::Settler(_) => 45,
            Trigger::Book(_) => 42,
            Trigger::Tile(_) => 18,
        };
        let full = often * time.atom(face.effect.gain) * time.turns / 100;
        worth += if player.active_workshops() >> cell.0 & 1 == 1 {
            full
        } else {
            let filled = player.plot(cell).filled_slots().count_ones() as i32;
            full * (1 + filled) / (2 + i32::from(face.slots))
        };
    }
    worth
}

fn floor(data: &Components, player: &Player, cell: Cell) -> Option<Floor> {
    player.plot(cell).building.map(|building| data.floor_of(building))
}

/// AE-15.5: what the monuments score now, and a part of what tiles to come may add.
fn monuments(data: &Components, player: &Player, time: &Time) -> i32 {
    let mut worth = 0;
    let tiles = || Grid::each(player.covered());
    let coming = (2 * time.turns / 3).min((data.grid.all & !player.covered()).count_ones() as i32);
    for cell in tiles() {
        let Some(Building::Monument(tile)) = player.plot(cell).building else { continue };
        let face = data.monument(tile);
        let beside = || Grid::each(data.grid.cell(cell).beside & player.covered());
        let empty = (data.grid.cell(cell).beside & !player.covered()).count_ones() as i32;
        let of = |wanted: Floor| tiles().filter(|&cell| floor(data, player, cell) == Some(wanted)).count() as i32;
        worth += match face.score {
            MonumentScore::Floor { floor, vp } => i32::from(vp) * (POINT * of(floor) + 22 * coming),
            MonumentScore::Agoras { vp } => {
                let agoras = (player.covered() & data.grid.agora).count_ones() as i32;
                let left = (data.grid.agora & !player.covered()).count_ones() as i32;
                i32::from(vp) * (POINT * agoras + 40 * left.min(time.turns / 2))
            }
            MonumentScore::Workshops { vp } => {
                i32::from(vp) * (POINT * player.workshops().count_ones() as i32 + 20 * coming)
            }
            MonumentScore::AdjacentDifferent { vp } => {
                let other = beside().filter(|&cell| floor(data, player, cell) != Some(face.floor)).count() as i32;
                i32::from(vp) * (POINT * other + 70 * empty.min(coming))
            }
            MonumentScore::AdjacentSame { vp } => {
                let same = beside().filter(|&cell| floor(data, player, cell) == Some(face.floor)).count() as i32;
                i32::from(vp) * (POINT * same + 35 * empty.min(coming))
            }
            MonumentScore::Rows { floors, vp } => i32::from(vp) * several(data, player, &data.grid.row, floors),
            MonumentScore::Columns { floors, vp } => i32::from(vp) * several(data, player, &data.grid.column, floors),
            MonumentScore::AdjacentShare { tiles, vp } => {
                let shared = (0..data.names.floors.len() as u8)
                    .map(|of| beside().filter(|&cell| floor(data, player, cell) == Some(Floor(of))).count() as i32)
                    .max()
                    .unwrap_or(0);
                let needed = i32::from(tiles);
                let near = 20 * shared * i32::from(empty + shared >= needed);
                i32::from(vp) * if shared >= needed { POINT } else { near }
            }
        };
    }
    worth
}

/// Lines with so many different floors, in hundredths; one that lacks a single floor counts in part.
fn several(data: &Components, player: &Player, lines: &[u16], floors: u8) -> i32 {
    let line = |&cells: &u16| {
        let found = Grid::each(cells & player.covered())
            .filter_map(|cell| floor(data, player, cell))
            .fold(0u16, |set, floor| set | 1 << floor.0);
        match i32::from(floors) - found.count_ones() as i32 {
            ..=0 => POINT,
            1 if cells & !player.covered() != 0 => 45,
            _ => 0,
        }
    };
    lines.iter().filter(|&&cells| cells != 0).map(line).sum()
}

/// The settlers of a colour in the settlement, on ships and on pillars.
pub(super) fn placed(table: &Table, seat: Seat, colour: Colour) -> i32 {
    i32::from(table.placed(seat)[colour.index()])
}
