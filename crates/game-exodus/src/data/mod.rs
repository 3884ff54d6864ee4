//! Reads and checks the data files: unknown keys, wrong totals and what the rules cannot play are
//! refused with file, line and reason.

mod board;
mod cards;
mod players;
mod rondel;
mod tiles;
mod words;

use std::collections::BTreeMap;

use datafile::{Entry, Reader, Sets, Spanned};
use engine::{DataError, DataFiles, Fact, Origins};

use crate::components::{Components, Names};

/// The rows of a data file, to be read: unknown keys are refused.
macro_rules! file_rows {
    ($(struct $name:ident $(<$generic:ident>)? {
        $($(#[$attribute:meta])* $key:ident: $type:ty),+ $(,)?
    })+) => {$(
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name $(<$generic>)? {
            $($(#[$attribute])* $key: $type,)+
        }
    )+};
}
// The modules that read files use it.
use file_rows;

/// The files of a set, and the texts that come with the program.
macro_rules! files {
    ($($name:literal)+) => {
        const FILES: [&str; [$($name),+].len()] = [$(concat!($name, ".toml")),+];
        const STANDARD: [&str; FILES.len()] = [$(include_str!(concat!("../../data/", $name, ".toml"))),+];
    };
}

// In the order of AE-1.2.1.
files! {
    "rondel" "board" "track" "order" "catastrophes" "ships" "residences" "workshops" "agoras" "monuments" "pillars"
    "knowledge" "influence" "players"
}

/// Every set that was ever read.
static SETS: Sets<Components> = Sets::new();

impl engine::Components for Components {
    const FILES: &'static [&'static str] = &FILES;

    fn standard() -> &'static Self {
        SETS.standard(FILES.into_iter().zip(STANDARD), read)
    }

    fn load(files: &DataFiles) -> Result<&'static Self, DataError> {
        SETS.load(files, read)
    }

    fn origins(&self) -> &Origins {
        &self.origins
    }
}

fn read(files: &DataFiles) -> Result<Components, DataError> {
    let mut sources = Reader::all(&FILES, files)?.map(|reader| Source { reader, facts: Vec::new() });
    let [rondel, board, track, order, tiles @ ..] = &mut sources;
    let [catastrophes, ships, residences, workshops, agoras, monuments, rest @ ..] = tiles;
    let [pillars, knowledge, influence, players] = rest;

    let mut names = Names::default();
    let city = rondel::city(rondel)?;
    let (order_faces, years) = players::order(order)?;
    let (school, grid) = board::board(board, years, &mut names)?;
    let floors: Vec<String> = names.floors.iter().map(|floor| floor.id.clone()).collect();
    let track = players::track(track)?;
    let (catastrophes, catastrophe_set) = tiles::catastrophes(catastrophes, years, &mut names)?;
    let (ships, ship_types) = tiles::ships(ships, &mut names)?;
    let (residences, residence_set) = tiles::residences(residences, &floors, &mut names)?;
    let (workshops, workshop_set) = tiles::workshops(workshops, &floors, &school, &mut names)?;
    let (agoras, agora_set) = tiles::agoras(agoras, &floors, &school, &mut names)?;
    let (monuments, monument_set) = tiles::monuments(monuments, &floors, &mut names)?;
    let cards::Pillars { faces: pillars, sets: pillar_sets, stage_settler } =
        cards::pillars(pillars, &school, &mut names)?;
    let (knowledge, knowledge_set) = cards::knowledge(knowledge, &school, &mut names)?;
    let (influence, influence_set) = cards::influence(influence, &mut names)?;
    let around = players::Around { city: &city, track: &track, years, monuments: monument_set.count_ones() as u8 };
    let (players, counts) = players::players(players, &around)?;
    let open_orders = players::open_orders(order, &order_faces)?;

    let order_spaces = order_faces.len() as u8;
    let mut order = [players::NO_ORDER; crate::kinds::ORDER_SPACES];
    order[..order_faces.len()].copy_from_slice(&order_faces);
    Ok(Components {
        origins: Origins::new(files, sources.into_iter().flat_map(|source| source.facts).collect()),
        city,
        school,
        grid,
        track,
        order,
        order_spaces,
        open_orders,
        catastrophes,
        catastrophe_set,
        ships,
        ship_types,
        residences,
        residence_set,
        workshops,
        workshop_set,
        agoras,
        agora_set,
        monuments,
        monument_set,
        pillars,
        pillar_sets,
        stage_settler,
        knowledge,
        knowledge_set,
        influence,
        influence_set,
        players,
        counts,
        names,
    })
}

/// A table of entries by id.
type ById<T> = BTreeMap<Spanned<String>, Entry<T>>;

/// A file that is being read, with what people will see of it.
struct Source<'a> {
    reader: Reader<'a>,
    facts: Vec<Fact>,
}

impl Source<'_> {
    /// Refuses a value with the reason, if there is one.
    fn located<T, V>(&self, value: &Spanned<T>, result: Result<V, String>) -> Result<V, DataError> {
        result.or_else(|reason| self.reader.refuse(value, reason))
    }

    /// Refuses a value with this reason, if it is so.
    fn refuse_if<T>(&self, so: bool, value: &Spanned<T>, reason: impl Into<String>) -> Result<(), DataError> {
        if so { self.reader.refuse(value, reason) } else { Ok(()) }
    }

    /// Refuses the whole file with this reason, if it is so.
    fn refuse_file_if(&self, so: bool, reason: impl Into<String>) -> Result<(), DataError> {
        if so { self.reader.refuse_file(reason) } else { Ok(()) }
    }

    /// Notes an entry for the page that shows them all.
    fn note<T>(
        &mut self,
        key: impl Into<String>,
        clause: &'static str,
        entry: &Entry<T>,
        value: String,
    ) -> Result<(), DataError> {
        let fact = self.reader.fact(key, clause, entry.note(), value)?;
        self.facts.push(fact);
        Ok(())
    }

    /// A number in these bounds, noted.
    fn number(&mut self, key: &str, clause: &'static str, entry: &Entry<u8>, bounds: [u8; 2]) -> Result<u8, DataError> {
        let number = self.reader.within(entry, bounds[0], bounds[1])?;
        self.note(key, clause, entry, number.to_string())?;
        Ok(number)
    }

    /// AE-1.1: as many as there are in the box.
    fn total(&mut self, key: &str, entry: &Entry<u8>, total: u8) -> Result<u8, DataError> {
        let count = self.number(key, "AE-1.1", entry, [0, u8::MAX])?;
        let reason = format!("AE-1.1: there are {total} in the box, not {count}");
        self.refuse_if(count != total, &entry.value, reason).map(|()| count)
    }

    /// AE-1.1: the list must have as many things as the count says, and both as many as the box.
    fn count(&mut self, key: &str, entry: &Entry<u8>, found: usize, total: u8) -> Result<(), DataError> {
        let count = *entry.get();
        let reason = format!("{count} are to be there, but {found} are listed");
        self.refuse_if(usize::from(count) != found, &entry.value, reason)?;
        self.total(key, entry, total).map(drop)
    }
}

/// How the ids of a table are made: a word, then numbers without gaps from the first.
struct Numbered {
    prefix: &'static str,
    digits: usize,
    first: usize,
}

impl Numbered {
    /// The entries in the order of their numbers.
    fn sort<'t, T>(&self, source: &Source<'_>, table: &'t ById<T>) -> Result<Vec<(&'t str, &'t Entry<T>)>, DataError> {
        let Self { prefix, digits, first } = *self;
        let mut sorted: Vec<Option<(&str, &Entry<T>)>> = vec![None; table.len()];
        for (key, entry) in table {
            let id = key.get_ref().as_str();
            let place = id.strip_prefix(prefix).and_then(|number| number.parse::<usize>().ok());
            let place = place.and_then(|number| number.checked_sub(first)).filter(|&place| place < table.len());
            match place {
                Some(place) if id == format!("{prefix}{:0digits$}", place + first) => sorted[place] = Some((id, entry)),
                _ => {
                    let last = table.len() + first - 1;
                    let reason =
                        format!("\"{id}\" is out of line: {prefix}{first:0digits$} to {prefix}{last:0digits$}");
                    return source.reader.refuse(key, reason);
                }
            }
        }
        Ok(sorted.into_iter().flatten().collect())
    }
}

/// Two letters and two digits, as most tiles and cards have them.
const fn tiles_of(prefix: &'static str) -> Numbered {
    Numbered { prefix, digits: 2, first: 1 }
}

/// The name, or else the id.
fn called(id: &str, name: Option<&String>) -> crate::components::Called {
    crate::components::Called { id: id.to_owned(), name: name.map_or_else(|| id.to_owned(), String::clone) }
}

/// The set of the first so many.
fn first(count: usize) -> u32 {
    ((1u64 << count) - 1) as u32
}

/// The texts one after the other, or a dash.
fn listed(texts: &[String]) -> String {
    if texts.is_empty() { "-".into() } else { texts.join(" + ") }
}
