//! `board.toml`: the training area, the settlement area, ship and favour spaces (AE-1.7 to AE-1.9), and
//! the floors (AE-1.14).

use std::collections::BTreeMap;

use datafile::{Entry, words};
use engine::DataError;

use super::{ById, Numbered, Source, called, file_rows, listed, words as read};
use crate::atoms::{Atom, Atoms};
use crate::components::{Called, CellFace, FAVOURS, Grid, LINES, Names, SHIP_SPACES, School, Training, YEARS};
use crate::kinds::{CELLS, Colour, FLOORS, PROFESSIONS, Profession};

/// The highest tier of training.
const MOST_TIER: u8 = 5;
/// The most points of a ship space.
const MOST_SHIP_POINTS: u8 = 20;

file_rows! {
    struct File {
        floors: Entry<Vec<String>>, training: BTreeMap<datafile::Spanned<String>, TrainingRow>,
        regions: ById<RegionRow>, cells: ById<CellRow>, spaces: Spaces,
    }
    struct TrainingRow {
        name: Option<String>, field: Entry<FieldRow>, dispatch: Entry<Vec<String>>,
        #[serde(default)] arrows: ById<Vec<String>>,
    }
    struct FieldRow { colour: String, tier: u8 }
    struct RegionRow { id: String, name: Option<String>, scored_after: u8 }
    struct CellRow { row: u8, column: u8, #[serde(default)] agora: bool, bonus: String }
    struct Spaces { ships: Entry<Vec<u8>>, favours: Entry<Vec<u8>> }
}

pub(super) fn board(source: &mut Source<'_>, years: u8, names: &mut Names) -> Result<(School, Grid), DataError> {
    let file: File = source.reader.parse()?;
    let floors = file.floors.get();
    source.note("floors", "AE-1.14", &file.floors, words(floors))?;
    let repeated = floors.iter().enumerate().any(|(at, floor)| floors[..at].contains(floor));
    let reason = format!("there are 1 to {FLOORS} floors, each named once");
    source.refuse_if(floors.is_empty() || floors.len() > FLOORS || repeated, &file.floors.value, reason)?;
    names.floors = floors.iter().map(|floor| called(floor, None)).collect();
    let school = school(source, &file, names)?;
    let grid = grid(source, &file, years, names)?;
    Ok((school, grid))
}

const NO_TRAINING: Training =
    Training { colour: Colour::Purple, tier: 0, from: None, books: [0; 3], gold: 0, arrows: 0, dispatch: Atoms::NONE };

/// AE-1.7: the training area is a tree in each colour: arrows keep the colour and raise the tier.
fn school(source: &mut Source<'_>, file: &File, names: &mut Names) -> Result<School, DataError> {
    let mut fields = [NO_TRAINING; PROFESSIONS];
    let (mut all, mut trained, mut targets, mut colours) = (0u16, 0u16, 0u16, [0u16; 3]);
    let mut untrained = [None; 3];
    names.professions = vec![Called::default(); PROFESSIONS];
    let mut order = Vec::new();
    for (key, row) in &file.training {
        let id = key.get_ref().as_str();
        let Some(profession) = Profession::named(id) else {
            let known: Vec<_> = Profession::ALL.iter().map(|profession| profession.name()).collect();
            return source.reader.refuse(key, format!("\"{id}\" is no training field: {}", known.join(", ")));
        };
        let FieldRow { colour, tier } = row.field.get();
        source.note(format!("{id}.field"), "AE-1.7", &row.field, format!("{colour}, tier {tier}"))?;
        source.note(format!("{id}.dispatch"), "AE-1.7", &row.dispatch, listed(row.dispatch.get()))?;
        let colour = source.located(&row.field.value, read::colour(colour))?;
        source.refuse_if(*tier > MOST_TIER, &row.field.value, format!("tier {tier} is above {MOST_TIER}"))?;
        let dispatch = source.located(&row.dispatch.value, read::gains(row.dispatch.get()))?;
        all |= profession.bit();
        colours[colour.index()] |= profession.bit();
        match (*tier, &mut untrained[colour.index()]) {
            (0, free @ None) => *free = Some(profession),
            (0, Some(other)) => {
                let reason = format!("{other} is the untrained field of this colour already");
                return source.reader.refuse(&row.field.value, reason);
            }
            _ => trained |= profession.bit(),
        }
        let field = &mut fields[profession.index()];
        *field = Training { colour, tier: *tier, dispatch, ..NO_TRAINING };
        names.professions[profession.index()] = called(id, row.name.as_ref());
        order.push(profession);
    }
    for (key, row) in &file.training {
        let Some(from) = Profession::named(key.get_ref()) else { continue };
        for (to, entry) in &row.arrows {
            let target = Profession::named(to.get_ref()).filter(|target| all & target.bit() != 0);
            let Some(target) = target else {
                return source.reader.refuse(to, format!("\"{}\" is no training field of this set", to.get_ref()));
            };
            source.note(format!("{from}.{target}"), "AE-1.7", entry, listed(entry.get()))?;
            let (start, end) = (fields[from.index()], fields[target.index()]);
            let reason = format!("an arrow from {from} to {target} must keep the colour and raise the tier");
            source.refuse_if(start.colour != end.colour || start.tier >= end.tier, &entry.value, reason)?;
            if let Some(other) = end.from {
                let reason = format!("two arrows lead to {target}, this one and one from {other}");
                return source.reader.refuse(&entry.value, reason);
            }
            let cost = source.located(&entry.value, read::gains(entry.get()))?;
            let field = &mut fields[target.index()];
            field.from = Some(from);
            for &atom in cost.get() {
                match atom {
                    Atom::Book(book, count) => field.books[book.index()] += count,
                    Atom::Gold(count) => field.gold += count,
                    _ => return source.reader.refuse(&entry.value, "a training costs books of a kind and gold only"),
                }
            }
            fields[from.index()].arrows |= target.bit();
            targets |= target.bit();
        }
    }
    order.sort_by_key(|profession| (fields[profession.index()].tier, profession.index()));
    match untrained {
        [Some(purple), Some(white), Some(brown)] => {
            let untrained = [purple, white, brown];
            Ok(School { fields, all, colours, trained, targets, untrained, order })
        }
        _ => source.reader.refuse_file("every colour needs its training field of tier 0"),
    }
}

const NO_CELL: CellFace = CellFace { row: 0, column: 0, agora: false, bonus: Atom::Flame(1), beside: 0 };

/// AE-1.8, AE-1.9: the cells in grid order with their neighbours and lines.
fn grid(source: &mut Source<'_>, file: &File, years: u8, names: &mut Names) -> Result<Grid, DataError> {
    let mut grid = Grid {
        faces: [NO_CELL; CELLS],
        cells: 0,
        all: 0,
        agora: 0,
        other: 0,
        rows: 0,
        columns: 0,
        row: [0; LINES],
        column: [0; LINES],
        scored: [0; YEARS + 1],
        favours: [0; CELLS + 1],
        favour_needs: file.spaces.favours.get().clone(),
        ships: file.spaces.ships.get().clone(),
    };
    let regions = Numbered { prefix: "", digits: 1, first: 0 }.sort(source, &file.regions)?;
    let reason = format!("there are 1 to {LINES} regions, one for each row");
    source.refuse_file_if(regions.is_empty() || regions.len() > LINES, reason)?;
    for (number, (_, entry)) in regions.iter().enumerate() {
        let RegionRow { id, name, scored_after } = entry.get();
        source.note(format!("region.{id}"), "AE-16.1", entry, format!("after year {scored_after}"))?;
        let reason = format!("year {scored_after} is none of the {years} years");
        source.refuse_if(!(1..=years).contains(scored_after), &entry.value, reason)?;
        grid.scored[usize::from(*scored_after)] |= 1 << number;
        names.regions.push(called(id, name.as_ref()));
    }
    grid.rows = regions.len() as u8;
    cells(source, file, &mut grid, names)?;
    spaces(source, file, &mut grid)?;
    Ok(grid)
}

fn cells(source: &mut Source<'_>, file: &File, grid: &mut Grid, names: &mut Names) -> Result<(), DataError> {
    let mut sorted: Vec<_> = file.cells.iter().collect();
    sorted.sort_by_key(|(_, entry)| (entry.get().row, entry.get().column));
    if let Some((key, _)) = sorted.get(CELLS) {
        return source.reader.refuse(key, format!("a settlement area has at most {CELLS} cells"));
    }
    for (number, (key, entry)) in sorted.iter().enumerate() {
        let CellRow { row, column, agora, ref bonus } = *entry.get();
        let id = key.get_ref();
        let shown = format!("row {row}, column {column}{}, {bonus}", if agora { ", agora" } else { "" });
        source.note(format!("cell.{id}"), "AE-1.8", entry, shown)?;
        let reason = format!("row 0 to {} and column 0 to {}", grid.rows - 1, LINES - 1);
        source.refuse_if(row >= grid.rows || usize::from(column) >= LINES, &entry.value, reason)?;
        let reason = format!("row {row}, column {column} has two cells");
        source.refuse_if(grid.at(row, column).is_some(), &entry.value, reason)?;
        let bonus = source.located(&entry.value, read::gain(bonus))?;
        grid.faces[number] = CellFace { row, column, agora, bonus, beside: 0 };
        grid.cells += 1;
        let bit = 1u16 << number;
        grid.all |= bit;
        *if agora { &mut grid.agora } else { &mut grid.other } |= bit;
        grid.row[usize::from(row)] |= bit;
        grid.column[usize::from(column)] |= bit;
        grid.columns = grid.columns.max(column + 1);
        names.cells.push(called(id, None));
    }
    if let Some(row) = (0..grid.rows).find(|&row| grid.row[usize::from(row)] & grid.other == 0) {
        return source.reader.refuse_file(format!("row {row} has no cell for a residence (AE-19.5)"));
    }
    if let Some(column) = (0..grid.columns).find(|&column| grid.column[usize::from(column)] == 0) {
        return source.reader.refuse_file(format!("column {column} has no cell"));
    }
    for cell in 0..usize::from(grid.cells) {
        let CellFace { row, column, .. } = grid.faces[cell];
        let around = [(row.checked_sub(1), Some(column)), (Some(row + 1), Some(column))];
        let beside = [(Some(row), column.checked_sub(1)), (Some(row), Some(column + 1))];
        for place in around.into_iter().chain(beside) {
            if let (Some(row), Some(column)) = place
                && let Some(other) = grid.at(row, column)
            {
                grid.faces[cell].beside |= 1 << other.0;
            }
        }
    }
    Ok(())
}

/// AE-1.9: ship spaces and favour spaces.
fn spaces(source: &mut Source<'_>, file: &File, grid: &mut Grid) -> Result<(), DataError> {
    let Spaces { ships, favours } = &file.spaces;
    source.note("ship_spaces", "AE-1.9", ships, words(ships.get()))?;
    source.note("favour_spaces", "AE-1.9", favours, words(favours.get()))?;
    if ships.get().len() > SHIP_SPACES || ships.get().iter().any(|&points| points > MOST_SHIP_POINTS) {
        let reason = format!("at most {SHIP_SPACES} ship spaces with at most {MOST_SHIP_POINTS} points each");
        return source.reader.refuse(&ships.value, reason);
    }
    let needs = favours.get();
    let reachable = needs.iter().all(|&need| need <= grid.cells);
    let reason = format!("at most {FAVOURS} favour spaces, from the easiest, for at most {} cells", grid.cells);
    source.refuse_if(needs.len() > FAVOURS || !needs.is_sorted() || !reachable, &favours.value, reason)?;
    for covered in 0..=grid.cells {
        let usable = needs.iter().filter(|&&need| need <= covered).count();
        grid.favours[usize::from(covered)] = usable as u8;
    }
    Ok(())
}
