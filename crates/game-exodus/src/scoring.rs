//! AE-15 to AE-17, AE-19: every way to score at the end of a year and of the game.

use engine::{Log, PerSeat, Seat};
use serde::Serialize;

use crate::asks::Building;
use crate::atoms::{KnowledgeScore, MonumentScore};
use crate::events::{Event, PointReason};
use crate::kinds::{Cell, Colour, FLOORS, Knowledge, Monument, Stage};
use crate::player::{Player, bits};
use crate::state::Table;

/// AE-16: a settlement scoring: counts and points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Settlement {
    /// The row, from 0.
    pub row: u8,
    /// By seat and colour.
    pub counts: PerSeat<[u8; 3]>,
    /// By seat and colour; alone all stands in the first place.
    pub points: PerSeat<[u8; 3]>,
}

impl Settlement {
    /// The points of a seat.
    pub fn total(&self, seat: Seat) -> u16 {
        self.points[seat].iter().map(|&points| u16::from(points)).sum()
    }
}

/// AE-19.5: whether a player has a residence in a row.
pub(crate) fn has_residence(game: &Table, seat: Seat, row: u8) -> bool {
    game.player(seat).residences & game.data.grid.row[usize::from(row)] != 0
}

/// AE-16.2: settlers in the region and on all ships.
fn settlers(game: &Table, player: &Player, row: u8) -> [u8; 3] {
    let mut counts = player.crew.counts();
    let cells = (player.residences | player.workshops) & game.data.grid.row[usize::from(row)];
    for cell in bits(u32::from(cells)) {
        counts.iter_mut().zip(player.plot(Cell(cell)).settlers()).for_each(|(count, more)| *count += more);
    }
    counts
}

/// AE-16.2 to AE-16.4, AE-19.6: what the scoring of a row would give now.
pub(crate) fn settlement(game: &Table, row: u8) -> Settlement {
    let seats = usize::from(game.seats);
    let counts = PerSeat::from_fn(seats, |seat| settlers(game, game.player(seat), row));
    let each = game.data.players(game.seats).majority_vp;
    let points = PerSeat::from_fn(seats, |seat| {
        if seats == 1 {
            return [alone(counts[seat], game.data.counts.solo_smallest), 0, 0];
        }
        std::array::from_fn(|colour| {
            let fewer = counts.as_slice().iter().filter(|other| other[colour] < counts[seat][colour]).count();
            each * fewer as u8
        })
    });
    Settlement { row, counts, points }
}

/// AE-19.6, AE-19.7: one point per settler; with all three colours the smallest counts several times.
fn alone(counts: [u8; 3], smallest_counts: u8) -> u8 {
    let smallest = counts.into_iter().min().unwrap_or(0);
    counts.iter().sum::<u8>() + smallest * (smallest_counts - 1)
}

/// AE-16: the points of a row are given.
pub(crate) fn score_settlement<L: Log<Event>>(game: &mut Table, row: u8, log: &mut L) {
    let scoring = settlement(game, row);
    log.add(Event::SettlementCounted { row, counts: scoring.counts });
    for seat in game.all_seats() {
        for colour in Colour::ALL {
            let points = i16::from(scoring.points[seat][colour.index()]);
            let colour = (game.seats > 1).then_some(colour);
            give(game, seat, points, PointReason::Settlement { row, colour }, log);
        }
    }
}

fn give<L: Log<Event>>(game: &mut Table, seat: Seat, points: i16, why: PointReason, log: &mut L) {
    if points != 0 {
        game.players[seat.index()].vp += points;
        log.add(Event::Scored { seat, points, why });
    }
}

/// AE-17.1 to AE-17.5: the final scoring of every player.
pub(crate) fn score_end<L: Log<Event>>(game: &mut Table, log: &mut L) {
    log.add(Event::FinalScoring);
    let before = *game;
    for seat in game.all_seats() {
        final_points(&before, seat, |points, why| give(game, seat, points, why, log));
        let player = &mut game.players[seat.index()];
        player.settlers = Default::default();
        player.present = 0;
    }
}

/// AE-17.1 to AE-17.5: what a player would get if the game ended now, step by step.
pub(crate) fn final_points(game: &Table, seat: Seat, mut found: impl FnMut(i16, PointReason)) {
    let (data, player) = (game.components(), game.player(seat));
    let counts = &data.counts;
    let left: i16 = player.settlers.iter().map(|&count| i16::from(count)).sum();
    found(-left * i16::from(counts.settler_left), PointReason::Left);
    found(full(player, &data.grid.row[..usize::from(data.grid.rows)]) * i16::from(counts.full_row), PointReason::Rows);
    let columns = &data.grid.column[..usize::from(data.grid.columns)];
    found(full(player, columns) * i16::from(counts.full_column), PointReason::Columns);
    for cell in bits(u32::from(player.covered)).map(Cell) {
        if let Some(Building::Monument(monument)) = player.plot(cell).building {
            found(monument_points(game, player, monument, cell), PointReason::Monument(monument));
        }
    }
    let placed = player.placed(data);
    for name in player.knowledge() {
        found(knowledge_points(game, player, name, placed), PointReason::Knowledge(name));
    }
    found(i16::from(player.hand_size()) * i16::from(counts.unplayed), PointReason::Influence);
}

/// How many lines are covered all along.
fn full(player: &Player, lines: &[u16]) -> i16 {
    lines.iter().filter(|&&line| line != 0 && player.covered & line == line).count() as i16
}

/// How many tiles of each floor lie on some cells.
fn floors(game: &Table, player: &Player, cells: u16) -> [u8; FLOORS] {
    let mut counts = [0; FLOORS];
    let found = bits(u32::from(cells & player.covered)).filter_map(|cell| player.plot(Cell(cell)).building);
    found.for_each(|building| counts[game.data.floor_of(building).index()] += 1);
    counts
}

fn agoras(game: &Table, player: &Player) -> u8 {
    (player.covered & game.data.grid.agora).count_ones() as u8
}

/// AE-15.5: what a monument on a cell scores.
pub(crate) fn monument_points(game: &Table, player: &Player, monument: Monument, cell: Cell) -> i16 {
    let grid = &game.components().grid;
    let face = game.data.monument(monument);
    let beside = || floors(game, player, grid.cell(cell).beside);
    let different = |lines: &[u16], least: u8| {
        let distinct = |line: u16| floors(game, player, line).iter().filter(|&&count| count > 0).count() as u8;
        lines.iter().filter(|&&line| distinct(line) >= least).count() as i16
    };
    let (number, vp) = match face.score {
        MonumentScore::Floor { floor, vp } => (i16::from(floors(game, player, grid.all)[floor.index()]), vp),
        MonumentScore::Agoras { vp } => (i16::from(agoras(game, player)), vp),
        MonumentScore::Workshops { vp } => (player.workshops.count_ones() as i16, vp),
        MonumentScore::AdjacentDifferent { vp } => {
            let counts = beside();
            (i16::from(counts.iter().sum::<u8>() - counts[face.floor.index()]), vp)
        }
        MonumentScore::AdjacentSame { vp } => (i16::from(beside()[face.floor.index()]), vp),
        MonumentScore::Rows { floors, vp } => (different(&grid.row[..usize::from(grid.rows)], floors), vp),
        MonumentScore::Columns { floors, vp } => (different(&grid.column[..usize::from(grid.columns)], floors), vp),
        MonumentScore::AdjacentShare { tiles, vp } => (i16::from(beside().into_iter().max().unwrap_or(0) >= tiles), vp),
    };
    number * i16::from(vp)
}

/// AE-15.1 to AE-15.4: what a knowledge card scores.
pub(crate) fn knowledge_points(game: &Table, player: &Player, name: Knowledge, placed: [u8; 3]) -> i16 {
    let data = game.components();
    let grid = &data.grid;
    let books: u8 = player.books.iter().sum();
    let (number, vp) = match data.knowledge(name).score {
        KnowledgeScore::Settlers { colour, per, vp } => (placed[colour.index()] / per.max(1), vp),
        KnowledgeScore::Pairs { colours, vp } => {
            (colours.map(|colour| placed[colour.index()]).into_iter().min().unwrap_or(0), vp)
        }
        KnowledgeScore::Priest { per, vp } => (player.priest / per.max(1), vp),
        KnowledgeScore::InfluenceCards(steps) => (steps.of(player.hand_size() + player.played.count_ones() as u8), 1),
        KnowledgeScore::Gold { per, vp } => (player.gold / per.max(1), vp),
        KnowledgeScore::Books { per, vp } => (books / per.max(1), vp),
        KnowledgeScore::CompletePillars { vp } => {
            (player.pillars().iter().filter(|pillar| pillar.is_complete(Stage::Capital)).count() as u8, vp)
        }
        KnowledgeScore::PillarCards { vp } => (player.pillars().iter().map(|pillar| pillar.height()).sum(), vp),
        KnowledgeScore::Agoras(steps) => (steps.of(agoras(game, player)), 1),
        KnowledgeScore::Workshops { vp } => (player.workshops.count_ones() as u8, vp),
        KnowledgeScore::ActiveWorkshops { vp } => (player.active.count_ones() as u8, vp),
        KnowledgeScore::Ships { vp } => (player.ship_count, vp),
        KnowledgeScore::KnowledgeCards { vp } => (player.knowledge.count_ones() as u8, vp),
        KnowledgeScore::FullColumns { vp } => (full(player, &grid.column[..usize::from(grid.columns)]) as u8, vp),
        KnowledgeScore::FullRows { vp } => (full(player, &grid.row[..usize::from(grid.rows)]) as u8, vp),
    };
    i16::from(number) * i16::from(vp)
}
