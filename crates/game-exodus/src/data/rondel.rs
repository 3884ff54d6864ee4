//! `rondel.toml`: the rings with their areas and fields (AE-1.4 to AE-1.6).

use datafile::{Entry, Spanned, words};
use engine::DataError;

use super::{ById, Numbered, Source, file_rows, listed, words as read};
use crate::atoms::{Atom, Atoms};
use crate::components::{Area, City, FieldFace, GUARDS, Guard, PLACES, TILE_FIELDS, TURNS};
use crate::kinds::{Display, FIELDS, Field, RING_FIELDS, Ring, TileKind};

/// The most slots of the circle.
const MOST_SLOTS: u8 = 32;
/// The most standing settlers of one field.
const MOST_PLACES: u8 = 6;

file_rows! {
    struct File {
        slots_per_circle: Entry<u8>, quarter_turn_slots: Entry<u8>, top: RingRows, middle: RingRows,
        bottom: RingRows,
    }
    struct RingRows { turns: Entry<bool>, areas: Vec<AreaRow> }
    struct AreaRow { slots: Entry<Vec<u8>>, guard: Entry<bool>, fields: ById<FieldRow> }
    struct FieldRow {
        gain: Vec<String>, #[serde(default)] settler_places: u8, tile: Option<TileKind>,
        pillar: Option<Display>,
    }
}

const NO_FIELD: FieldFace = FieldFace {
    books: [0; 3],
    any_books: 0,
    gold: 0,
    first_place: 0,
    places: 0,
    bag: 0,
    guard: None,
    tile: None,
    tile_slot: 0,
    pillar: None,
    flames: 0,
    favours: 0,
    more: Atoms::NONE,
    area: 0,
};

pub(super) fn city(source: &mut Source<'_>) -> Result<City, DataError> {
    let file: File = source.reader.parse()?;
    let slots = source.number("slots_per_circle", "AE-1.4.2", &file.slots_per_circle, [2, MOST_SLOTS])?;
    let turn_slots = source.number("quarter_turn_slots", "AE-1.4.3", &file.quarter_turn_slots, [1, slots])?;
    let turns = slots / turn_slots;
    if slots % turn_slots != 0 || turns < 2 || usize::from(turns) > TURNS {
        let reason = format!("{slots} slots must be 2 to {TURNS} turns of {turn_slots} slots each");
        return source.reader.refuse(&file.quarter_turn_slots.value, reason);
    }
    let mut city = City {
        slots,
        turn_slots,
        turns,
        ring_fields: [0; 3],
        areas: Default::default(),
        fields: [NO_FIELD; FIELDS],
        from_top: Default::default(),
        from_middle: Default::default(),
        places: Vec::new(),
        guards: Vec::new(),
        tile_fields: Vec::new(),
    };
    for (ring, rows) in Ring::ALL.into_iter().zip([&file.top, &file.middle, &file.bottom]) {
        source.note(format!("{}.turns", ring.name()), "AE-1.4.3", &rows.turns, rows.turns.get().to_string())?;
        let reason = "the top and the middle disc turn, the bottom ring does not: catastrophe tiles say so";
        source.refuse_if(*rows.turns.get() != (ring != Ring::Bottom), &rows.turns.value, reason)?;
        areas(source, &mut city, ring, rows)?;
    }
    for turn in 0..turns {
        for ring in [Ring::Top, Ring::Middle] {
            let reached = reached(&city, ring, turn);
            let table = if ring == Ring::Top { &mut city.from_top } else { &mut city.from_middle };
            table[usize::from(turn)] = reached;
        }
    }
    Ok(city)
}

/// The areas of a ring: they cover all slots once, and their fields are numbered clockwise.
fn areas(source: &mut Source<'_>, city: &mut City, ring: Ring, rows: &RingRows) -> Result<(), DataError> {
    let mut covered = 0u64;
    for (number, row) in (0u8..).zip(&rows.areas) {
        let slots = row.slots.get();
        source.note(format!("{}.{number}.slots", ring.name()), "AE-1.4.2", &row.slots, words(slots))?;
        let in_line =
            slots.windows(2).all(|pair| (u16::from(pair[0]) + 1) % u16::from(city.slots) == u16::from(pair[1]));
        if slots.is_empty() || slots.iter().any(|&slot| slot >= city.slots) || !in_line {
            let reason = format!("the slots of an area follow each other clockwise, from 0 to {}", city.slots - 1);
            return source.reader.refuse(&row.slots.value, reason);
        }
        let before = city.areas[ring.index()].last().map(|area| (area.first_slot + area.slots) % city.slots);
        let reason = "areas follow each other clockwise, without gaps";
        source.refuse_if(before.is_some_and(|next| next != slots[0]), &row.slots.value, reason)?;
        for &slot in slots {
            source.refuse_if(covered >> slot & 1 == 1, &row.slots.value, format!("slot {slot} lies in two areas"))?;
            covered |= 1 << slot;
        }
        let first_field = city.ring_fields[ring.index()];
        let guard = guard(source, city, ring, number, row)?;
        let numbers = Numbered { prefix: ["T", "M", "B"][ring.index()], digits: 1, first: first_field.into() };
        source.refuse_if(row.fields.is_empty(), &row.slots.value, "an area has at least one field")?;
        for (id, entry) in numbers.sort(source, &row.fields)? {
            let face = field(source, city, id, entry)?;
            let place = &mut city.ring_fields[ring.index()];
            let reason = format!("a ring has at most {RING_FIELDS} fields");
            source.refuse_if(usize::from(*place) == RING_FIELDS, &entry.value, reason)?;
            let at = Field::new(ring, *place);
            *place += 1;
            let face = FieldFace { guard, area: number, first_place: city.places.len() as u8, ..face };
            city.places.extend((0..face.places).map(|_| at));
            if face.tile.is_some() {
                city.tile_fields.push(at);
            }
            city.fields[at.index()] = face;
        }
        let fields = city.ring_fields[ring.index()] - first_field;
        if let Some(guard) = guard {
            city.guards[usize::from(guard)].beside = ((1 << fields) - 1) << first_field;
        }
        let slots_count = slots.len() as u8;
        city.areas[ring.index()].push(Area { first_slot: slots[0], slots: slots_count, first_field, fields, guard });
    }
    if covered.count_ones() != u32::from(city.slots) {
        let missing = (!covered).trailing_zeros();
        let reason = format!("slot {missing} of the {} ring lies in no area", ring.name());
        return source.reader.refuse(&rows.turns.value, reason);
    }
    Ok(())
}

/// AE-1.6: the guard place of an area.
fn guard(
    source: &mut Source<'_>,
    city: &mut City,
    ring: Ring,
    area: u8,
    row: &AreaRow,
) -> Result<Option<u8>, DataError> {
    let there = *row.guard.get();
    source.note(format!("{}.{area}.guard", ring.name()), "AE-1.6.1", &row.guard, there.to_string())?;
    if !there {
        return Ok(None);
    }
    let number = city.guards.len();
    source.refuse_if(number == GUARDS, &row.guard.value, format!("there are at most {GUARDS} guard places"))?;
    city.guards.push(Guard { ring, area, beside: 0 });
    Ok(Some(number as u8))
}

/// AE-1.5: what a field shows, sorted by the order of AE-5.4.
fn field(source: &mut Source<'_>, city: &City, id: &str, entry: &Entry<FieldRow>) -> Result<FieldFace, DataError> {
    let row = entry.get();
    let reason = format!("at most {MOST_PLACES} settlers stand on a field");
    source.refuse_if(row.settler_places > MOST_PLACES, &entry.value, reason)?;
    let reason = format!("at most {PLACES} settlers stand on all fields together");
    source.refuse_if(city.places.len() + usize::from(row.settler_places) > PLACES, &entry.value, reason)?;
    let reason = format!("at most {TILE_FIELDS} fields hold a tile");
    source.refuse_if(row.tile.is_some() && city.tile_fields.len() == TILE_FIELDS, &entry.value, reason)?;
    let reason = "a field has a tile or a pillar card, not both";
    source.refuse_if(row.tile.is_some() && row.pillar.is_some(), &entry.value, reason)?;
    let atoms = source.located(&entry.value, read::gains(&row.gain))?;
    let mut face = FieldFace {
        places: row.settler_places,
        tile: row.tile,
        tile_slot: city.tile_fields.len() as u8,
        pillar: row.pillar,
        ..NO_FIELD
    };
    let mut more = Vec::new();
    for &atom in atoms.get() {
        match atom {
            Atom::Book(book, count) => face.books[book.index()] += count,
            Atom::AnyBook(count) => face.any_books += count,
            Atom::Gold(count) => face.gold += count,
            Atom::BagSettler(count) => face.bag += count,
            Atom::Flame(count) => face.flames += count,
            Atom::Favour(count) => face.favours += count,
            other => more.push(other),
        }
    }
    face.more = Atoms::new(&more);
    let mut parts = vec![listed(&row.gain)];
    parts.extend((row.settler_places > 0).then(|| format!("{} settlers", row.settler_places)));
    parts.extend(row.tile.map(|tile| tile.name().to_owned()));
    parts.extend(row.pillar.map(|display| format!("pillar card {}", display.name())));
    parts.retain(|part| part != "-");
    source.note(id, "AE-1.5", entry, parts.join(" + "))?;
    Ok(face)
}

/// AE-1.4.4: what each field of a ring reaches on the next ring, when it is turned so often beyond it.
fn reached(city: &City, ring: Ring, turn: u8) -> [u16; RING_FIELDS] {
    let slots = u32::from(city.slots);
    let covers = |area: &Area, turned: u32| {
        (0..u32::from(area.slots))
            .fold(0u64, |set, slot| set | 1 << ((u32::from(area.first_slot) + slot + turned) % slots))
    };
    let mut reached = [0; RING_FIELDS];
    for from in &city.areas[ring.index()] {
        let above = covers(from, u32::from(turn) * u32::from(city.turn_slots));
        let below = city.areas[ring.index() + 1].iter().filter(|to| covers(to, 0) & above != 0);
        let fields = below.fold(0u16, |set, to| set | ((1 << to.fields) - 1) << to.first_field);
        for field in from.first_field..from.first_field + from.fields {
            reached[usize::from(field)] = fields;
        }
    }
    reached
}

/// The field of this id, if the city has it.
pub(super) fn field_of(city: &City, id: &Spanned<String>) -> Option<Field> {
    city.all().find(|field| field.to_string() == *id.get_ref())
}
