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

/// The files of a set, in the order of AE-1.2.1.
const FILES: [&str; 14] = [
    "rondel.toml",
    "board.toml",
    "track.toml",
    "order.toml",
    "catastrophes.toml",
    "ships.toml",
    "residences.toml",
    "workshops.toml",
    "agoras.toml",
    "monuments.toml",
    "pillars.toml",
    "knowledge.toml",
    "influence.toml",
    "players.toml",
];

/// The texts that come with the program, in the same order.
const STANDARD: [&str; 14] = [
    include_str!("../../data/rondel.toml"),
    include_str!("../../data/board.toml"),
    include_str!("../../data/track.toml"),
    include_str!("../../data/order.toml"),
    include_str!("../../data/catastrophes.toml"),
    include_str!("../../data/ships.toml"),
    include_str!("../../data/residences.toml"),
    include_str!("../../data/workshops.toml"),
    include_str!("../../data/agoras.toml"),
    include_str!("../../data/monuments.toml"),
    include_str!("../../data/pillars.toml"),
    include_str!("../../data/knowledge.toml"),
    include_str!("../../data/influence.toml"),
    include_str!("../../data/players.toml"),
];

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
    let [
        rondel,
        board,
        track,
        order,
        catastrophes,
        ships,
        residences,
        workshops,
        agoras,
        monuments,
        pillars,
        knowledge,
        influence,
        players,
    ] = Reader::all(&FILES, files)?.map(|reader| Source { reader, facts: Vec::new() });
    let (mut rondel, mut board, mut track, mut order) = (rondel, board, track, order);
    let (mut catastrophes, mut ships, mut residences, mut workshops) = (catastrophes, ships, residences, workshops);
    let (mut agoras, mut monuments, mut pillars) = (agoras, monuments, pillars);
    let (mut knowledge, mut influence, mut players) = (knowledge, influence, players);

    let mut names = Names::default();
    let city = rondel::city(&mut rondel)?;
    let (order_faces, years) = players::order(&mut order)?;
    let board::Board { school, grid } = board::board(&mut board, years, &mut names)?;
    let floors: Vec<String> = names.floors.iter().map(|floor| floor.id.clone()).collect();
    let track_face = players::track(&mut track)?;
    let (catastrophe_faces, catastrophe_set) = tiles::catastrophes(&mut catastrophes, years, &mut names)?;
    let (ship_counts, ship_types) = tiles::ships(&mut ships, &mut names)?;
    let (residence_faces, residence_set) = tiles::residences(&mut residences, &floors, &mut names)?;
    let (workshop_faces, workshop_set) = tiles::workshops(&mut workshops, &floors, &school, &mut names)?;
    let (agora_faces, agora_set) = tiles::agoras(&mut agoras, &floors, &school, &mut names)?;
    let (monument_faces, monument_set) = tiles::monuments(&mut monuments, &floors, &mut names)?;
    let cards::Pillars { faces: pillar_faces, sets: pillar_sets, stage_settler } =
        cards::pillars(&mut pillars, &school, &mut names)?;
    let (knowledge_faces, knowledge_set) = cards::knowledge(&mut knowledge, &school, &mut names)?;
    let (influence_effects, influence_set) = cards::influence(&mut influence, &mut names)?;
    let around = players::Around { city: &city, track: &track_face, years, monuments: monument_set.count_ones() as u8 };
    let (player_rows, counts) = players::players(&mut players, &around)?;
    let open_orders = players::open_orders(&order, &order_faces)?;

    let mut order_table = [players::NO_ORDER; crate::kinds::ORDER_SPACES];
    order_table[..order_faces.len()].copy_from_slice(&order_faces);
    let sources = [
        rondel,
        board,
        track,
        order,
        catastrophes,
        ships,
        residences,
        workshops,
        agoras,
        monuments,
        pillars,
        knowledge,
        influence,
        players,
    ];
    Ok(Components {
        origins: Origins::new(files, sources.into_iter().flat_map(|source| source.facts).collect()),
        city,
        school,
        grid,
        track: track_face,
        order: order_table,
        order_spaces: order_faces.len() as u8,
        open_orders,
        catastrophes: catastrophe_faces,
        catastrophe_set,
        ships: ship_counts,
        ship_types,
        residences: residence_faces,
        residence_set,
        workshops: workshop_faces,
        workshop_set,
        agoras: agora_faces,
        agora_set,
        monuments: monument_faces,
        monument_set,
        pillars: pillar_faces,
        pillar_sets,
        stage_settler,
        knowledge: knowledge_faces,
        knowledge_set,
        influence: influence_effects,
        influence_set,
        players: player_rows,
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
        if count != total {
            return self.reader.refuse(&entry.value, format!("AE-1.1: there are {total} in the box, not {count}"));
        }
        Ok(count)
    }

    /// AE-1.1: the list must have as many things as the count says, and both as many as the box.
    fn count(&mut self, key: &str, entry: &Entry<u8>, found: usize, total: u8) -> Result<(), DataError> {
        let count = *entry.get();
        if usize::from(count) != found {
            return self.reader.refuse(&entry.value, format!("{count} are to be there, but {found} are listed"));
        }
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
