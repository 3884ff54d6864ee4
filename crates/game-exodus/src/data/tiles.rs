//! `catastrophes.toml`, `ships.toml`, `residences.toml`, `workshops.toml`, `agoras.toml` and
//! `monuments.toml` (AE-1.12 to AE-1.17).

use datafile::{Entry, Spanned};
use engine::DataError;

use super::{ById, Numbered, Source, called, file_rows, first, listed, tiles_of, words as read};
use crate::atoms::{Atom, Atoms, MonumentScore, Trigger, WorkshopEffect};
use crate::components::{
    AgoraFace, CatastropheFace, MonumentFace, Names, ResidenceFace, SLOTS, School, Slot, WorkshopFace,
};
use crate::kinds::{AGORAS, CATASTROPHES, Colour, Floor, MONUMENTS, Profession, RESIDENCES, SHIP_TYPES, WORKSHOPS};

/// The most quarter turns of a catastrophe tile.
const MOST_TURNS: u8 = 8;
/// The fewest places of a residence: both settlers of a knowledge card find room in one (AE-6.D.2).
const FEWEST_PLACES: u8 = 2;
/// The most places of a residence.
const MOST_PLACES: u8 = 9;

file_rows! {
    struct Tiles<T> { count: Entry<u8>, tiles: ById<T> }
    struct CatastropheRow { top: u8, middle: u8 }
    struct ResidenceRow { name: Option<String>, floor: String, places: u8 }
    struct WorkshopRow { name: Option<String>, floor: String, slots: Vec<String>, effect: String }
    struct AgoraRow {
        name: Option<String>, floor: String, gain: Option<Vec<String>>, trained: Option<TrainedRow>,
    }
    struct TrainedRow { pur: String, whi: String, bro: String }
    struct MonumentRow { name: Option<String>, floor: String, score: String }
}

/// AE-1.12.
pub(super) fn catastrophes(
    source: &mut Source<'_>,
    years: u8,
    names: &mut Names,
) -> Result<([CatastropheFace; CATASTROPHES], u16), DataError> {
    let file: Tiles<CatastropheRow> = source.reader.parse()?;
    let rows = Numbered { prefix: "CA", digits: 1, first: 1 }.sort(source, &file.tiles)?;
    source.count("catastrophes", &file.count, rows.len(), 8)?;
    let reason = format!("every year but the first of {years} needs a tile");
    source.refuse_if(rows.len() + 1 < usize::from(years), &file.count.value, reason)?;
    let mut faces = [CatastropheFace::default(); CATASTROPHES];
    for (number, (id, entry)) in rows.iter().enumerate() {
        let CatastropheRow { top, middle } = *entry.get();
        source.note(*id, "AE-1.12", entry, format!("top {top}, middle {middle}"))?;
        let reason = format!("a disc turns at most {MOST_TURNS} times");
        source.refuse_if(top.max(middle) > MOST_TURNS, &entry.value, reason)?;
        faces[number] = CatastropheFace { top, middle };
        names.catastrophes.push(called(id, None));
    }
    Ok((faces, first(rows.len()) as u16))
}

/// AE-1.13: how many ships of each type there are. Types are numbered as they appear.
pub(super) fn ships(source: &mut Source<'_>, names: &mut Names) -> Result<([u8; SHIP_TYPES], u8), DataError> {
    let file: Tiles<String> = source.reader.parse()?;
    let rows = tiles_of("SP").sort(source, &file.tiles)?;
    source.count("ships", &file.count, rows.len(), 18)?;
    let mut counts = [0; SHIP_TYPES];
    for (id, entry) in rows {
        let kind = entry.get();
        source.note(id, "AE-1.13", entry, kind.clone())?;
        let known = names.ships.iter().position(|known| known.id == *kind);
        let number = known.unwrap_or(names.ships.len());
        source.refuse_if(
            number == SHIP_TYPES,
            &entry.value,
            format!("there are at most {SHIP_TYPES} types of ship"),
        )?;
        if known.is_none() {
            names.ships.push(called(kind, None));
        }
        counts[number] += 1;
    }
    Ok((counts, names.ships.len() as u8))
}

/// AE-1.14.
pub(super) fn residences(
    source: &mut Source<'_>,
    floors: &[String],
    names: &mut Names,
) -> Result<([ResidenceFace; RESIDENCES], u32), DataError> {
    let file: Tiles<ResidenceRow> = source.reader.parse()?;
    let rows = tiles_of("RS").sort(source, &file.tiles)?;
    source.count("residences", &file.count, rows.len(), 20)?;
    let mut faces = [ResidenceFace::default(); RESIDENCES];
    for (number, (id, entry)) in rows.iter().enumerate() {
        let ResidenceRow { name, floor, places } = entry.get();
        source.note(*id, "AE-1.14", entry, format!("{floor}, {places} places"))?;
        let reason = format!("a residence has {FEWEST_PLACES} to {MOST_PLACES} places");
        source.refuse_if(!(FEWEST_PLACES..=MOST_PLACES).contains(places), &entry.value, reason)?;
        let floor = source.located(&entry.value, read::floor(floor, floors))?;
        faces[number] = ResidenceFace { places: *places, floor };
        names.residences.push(called(id, name.as_ref()));
    }
    Ok((faces, first(rows.len())))
}

/// A profession of the set by its letters.
pub(super) fn profession(text: &str, school: &School) -> Result<Profession, String> {
    let found = Profession::named(text).filter(|&profession| school.has(profession));
    found.ok_or_else(|| format!("\"{text}\" is no training field of board.toml"))
}

fn slot(text: &str, school: &School) -> Result<Slot, String> {
    match text.strip_prefix("any ") {
        Some(colour) => read::colour(colour).map(Slot::Colour),
        None => profession(text, school).map(Slot::Profession),
    }
}

const NO_WORKSHOP: WorkshopFace = WorkshopFace {
    floor: Floor(0),
    slots: 0,
    fits: [0; SLOTS],
    printed: [Slot::Colour(Colour::Purple); SLOTS],
    effect: WorkshopEffect { trigger: Trigger::Knowledge, gain: Atom::Flame(1) },
};

/// AE-1.15.
pub(super) fn workshops(
    source: &mut Source<'_>,
    floors: &[String],
    school: &School,
    names: &mut Names,
) -> Result<([WorkshopFace; WORKSHOPS], u32), DataError> {
    let file: Tiles<WorkshopRow> = source.reader.parse()?;
    let rows = tiles_of("WS").sort(source, &file.tiles)?;
    source.count("workshops", &file.count, rows.len(), 25)?;
    let mut faces = [NO_WORKSHOP; WORKSHOPS];
    for (number, (id, entry)) in rows.iter().enumerate() {
        let WorkshopRow { name, floor, slots, effect } = entry.get();
        source.note(*id, "AE-1.15", entry, format!("{floor}, {}, {effect}", slots.join(" + ")))?;
        let reason = format!("a workshop has 1 to {SLOTS} slots");
        source.refuse_if(slots.is_empty() || slots.len() > SLOTS, &entry.value, reason)?;
        let floor = source.located(&entry.value, read::floor(floor, floors))?;
        let effect = source.located(&entry.value, read::workshop_effect(effect))?;
        let mut face = WorkshopFace { floor, slots: slots.len() as u8, effect, ..NO_WORKSHOP };
        for (place, text) in slots.iter().enumerate() {
            let printed = source.located(&entry.value, slot(text, school))?;
            face.printed[place] = printed;
            face.fits[place] = match printed {
                Slot::Profession(profession) => profession.bit(),
                Slot::Colour(colour) => school.colours[colour.index()],
            };
        }
        faces[number] = face;
        names.workshops.push(called(id, name.as_ref()));
    }
    Ok((faces, first(rows.len())))
}

/// AE-1.16: what the settler of an agora becomes, by colour.
fn trained(
    source: &Source<'_>,
    at: &Spanned<AgoraRow>,
    row: &TrainedRow,
    school: &School,
) -> Result<[Profession; 3], DataError> {
    let mut trained = school.untrained;
    for (colour, text) in Colour::ALL.into_iter().zip([&row.pur, &row.whi, &row.bro]) {
        let found = source.located(at, profession(text, school))?;
        let reason = format!("{found} is no profession of {colour} settlers");
        source.refuse_if(school.field(found).colour != colour, at, reason)?;
        trained[colour.index()] = found;
    }
    Ok(trained)
}

/// AE-1.16.
pub(super) fn agoras(
    source: &mut Source<'_>,
    floors: &[String],
    school: &School,
    names: &mut Names,
) -> Result<([AgoraFace; AGORAS], u32), DataError> {
    let file: Tiles<AgoraRow> = source.reader.parse()?;
    let rows = tiles_of("AG").sort(source, &file.tiles)?;
    source.count("agoras", &file.count, rows.len(), 15)?;
    let mut faces = [AgoraFace { floor: Floor(0), gain: Atoms::NONE, trained: None }; AGORAS];
    for (number, (id, entry)) in rows.iter().enumerate() {
        let AgoraRow { name, floor, gain, trained: settler } = entry.get();
        let place = source.located(&entry.value, read::floor(floor, floors))?;
        let (gain, trained, shown) = match (gain, settler) {
            (Some(gain), None) if !gain.is_empty() => {
                (source.located(&entry.value, read::gains(gain))?, None, listed(gain))
            }
            (None, Some(row)) => {
                let shown = format!("settler: {}, {}, {}", row.pur, row.whi, row.bro);
                (Atoms::NONE, Some(trained(source, &entry.value, row, school)?), shown)
            }
            _ => {
                let reason = "an agora either gives something or carries a settler: gain or trained";
                return source.reader.refuse(&entry.value, reason);
            }
        };
        source.note(*id, "AE-1.16", entry, format!("{floor}, {shown}"))?;
        faces[number] = AgoraFace { floor: place, gain, trained };
        names.agoras.push(called(id, name.as_ref()));
    }
    Ok((faces, first(rows.len())))
}

/// AE-1.17.
pub(super) fn monuments(
    source: &mut Source<'_>,
    floors: &[String],
    names: &mut Names,
) -> Result<([MonumentFace; MONUMENTS], u16), DataError> {
    let file: Tiles<MonumentRow> = source.reader.parse()?;
    let rows = tiles_of("MO").sort(source, &file.tiles)?;
    source.count("monuments", &file.count, rows.len(), 12)?;
    let mut faces = [MonumentFace { floor: Floor(0), score: MonumentScore::Agoras { vp: 0 } }; MONUMENTS];
    for (number, (id, entry)) in rows.iter().enumerate() {
        let MonumentRow { name, floor, score } = entry.get();
        source.note(*id, "AE-1.17", entry, format!("{floor}, {score}"))?;
        let floor = source.located(&entry.value, read::floor(floor, floors))?;
        let score = source.located(&entry.value, read::monument_score(score, floors))?;
        faces[number] = MonumentFace { floor, score };
        names.monuments.push(called(id, name.as_ref()));
    }
    Ok((faces, first(rows.len()) as u16))
}
