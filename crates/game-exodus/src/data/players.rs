//! `track.toml`, `order.toml` and `players.toml` (AE-1.10, AE-1.11, AE-1.21), and what only several
//! files together can tell.

use datafile::{Entry, Spanned, words};
use engine::DataError;

use super::rondel::field_of;
use super::{ById, Numbered, Source, file_rows, listed, words as read};
use crate::atoms::{Atom, Atoms};
use crate::components::{
    City, Counts, KNOWLEDGE_FIELDS, MONUMENT_SPACES, OPEN_RESIDENCES, OrderFace, PILLARS, PlayersRow, TRACK, Title,
    Track, YEARS,
};
use crate::kinds::{Field, ORDER_SPACES, Ring};

/// The most actions of a turn.
const MOST_ACTIONS: u8 = 5;
/// The most points for one thing.
const MOST_POINTS: u8 = 20;
/// The most titles of the solo game.
const MOST_TITLES: usize = 10;

file_rows! {
    struct TrackFile { end: Entry<u8>, bonus: ById<String> }
    struct OrderFile { years: Entry<u8>, spaces: ById<OrderRow> }
    struct OrderRow { bonus: Vec<String>, min_players: u8, #[serde(default)] may_share: bool }
    struct PlayersFile {
        #[serde(rename = "box")] supply: Supply, start: Start, limits: Limits, players: ById<PlayersEntry>,
        neutral: Neutral, end: End, solo: Solo,
    }
    struct Supply { settlers: Entry<u8>, books: Entry<u8>, gold: Entry<u8>, favours: Entry<u8> }
    struct Start { books: Entry<datafile::Exactly<u8, 3>>, gold: Entry<u8> }
    struct Limits { actions: Entry<u8>, open_residences: Entry<u8>, pillars: Entry<u8> }
    struct PlayersEntry { bag: u8, knowledge_fields: u8, monuments: u8, majority_vp: u8, neutral_kings: u8 }
    struct Neutral { start: Entry<datafile::Exactly<Spanned<String>, 2>> }
    struct End {
        settler_left: Entry<u8>, full_row: Entry<u8>, full_column: Entry<u8>, unplayed_influence: Entry<u8>,
    }
    struct Solo { refill_after: Entry<Vec<u8>>, smallest: Entry<u8>, titles: ById<TitleRow> }
    struct TitleRow { id: String, name: Option<String>, from: Option<i16> }
}

/// AE-1.10: the track.
pub(super) fn track(source: &mut Source<'_>) -> Result<Track, DataError> {
    let file: TrackFile = source.reader.parse()?;
    let end = source.number("end", "AE-1.10", &file.end, [1, TRACK as u8 - 1])?;
    let mut track = Track { end, bonus: [None; TRACK], spaces: 0, repeatable: 0, monuments: Vec::new() };
    let mut monuments = [None; MONUMENT_SPACES];
    let mut rows = Vec::new();
    for (key, entry) in &file.bonus {
        match key.get_ref().parse::<u8>() {
            Ok(space) if (1..=end).contains(&space) && space.to_string() == *key.get_ref() => rows.push((space, entry)),
            _ => return source.reader.refuse(key, format!("\"{}\" is no space from 1 to {end}", key.get_ref())),
        }
    }
    rows.sort_by_key(|&(space, _)| space);
    for &(space, entry) in &rows {
        source.note(format!("track.{space}"), "AE-1.10", entry, entry.get().clone())?;
        let atom = source.located(&entry.value, read::atom(entry.get()))?;
        track.bonus[usize::from(space)] = Some(atom);
        track.spaces |= 1 << space;
        match atom {
            Atom::Monument(number) => match monuments.get_mut(usize::from(number)) {
                Some(free @ None) => *free = Some(space),
                Some(Some(other)) => {
                    let reason = format!("monument({}) lies on space {other} already", number + 1);
                    return source.reader.refuse(&entry.value, reason);
                }
                None => {
                    let reason = format!("at most {MONUMENT_SPACES} spaces have monuments");
                    return source.reader.refuse(&entry.value, reason);
                }
            },
            _ => track.repeatable |= 1 << space,
        }
    }
    track.monuments = monuments.iter().map_while(|space| *space).collect();
    let last = monuments.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    if last != track.monuments.len() {
        let missing = track.monuments.len() + 1;
        return source.reader.refuse_file(format!("monument({last}) has a space, but monument({missing}) has none"));
    }
    Ok(track)
}

pub(super) const NO_ORDER: OrderFace = OrderFace { bonus: Atoms::NONE, min_players: u8::MAX, may_share: false };

/// AE-1.11: the order spaces and the number of years.
pub(super) fn order(source: &mut Source<'_>) -> Result<(Vec<OrderFace>, u8), DataError> {
    let file: OrderFile = source.reader.parse()?;
    let years = source.number("years", "AE-1.11", &file.years, [1, YEARS as u8])?;
    let rows = Numbered { prefix: "", digits: 1, first: 1 }.sort(source, &file.spaces)?;
    let mut faces = Vec::new();
    for (number, (id, entry)) in rows.iter().enumerate() {
        let OrderRow { bonus, min_players, may_share } = entry.get();
        let shares = if *may_share { ", may share" } else { "" };
        let shown = format!("{}, {min_players} players{shares}", listed(bonus));
        source.note(format!("order.{id}"), "AE-1.11", entry, shown)?;
        let reason = format!("there are at most {ORDER_SPACES} order spaces");
        source.refuse_if(number == ORDER_SPACES, &entry.value, reason)?;
        let reason = "only the owner of the last space may share city fields";
        source.refuse_if(*may_share && number + 1 != rows.len(), &entry.value, reason)?;
        let reason = "an order space is open for 2, for 3 or for 4 players and more";
        source.refuse_if(!(2..=4).contains(min_players), &entry.value, reason)?;
        let bonus = source.located(&entry.value, read::gains(bonus))?;
        faces.push(OrderFace { bonus, min_players: *min_players, may_share: *may_share });
    }
    Ok((faces, years))
}

/// AE-1.11: the spaces open for each number of players; everybody must find one.
pub(super) fn open_orders(source: &Source<'_>, faces: &[OrderFace]) -> Result<[u8; 5], DataError> {
    let mut open = [0u8; 5];
    for players in 2..=4u8 {
        for (number, _) in faces.iter().enumerate().filter(|(_, face)| face.min_players <= players) {
            open[usize::from(players)] |= 1 << number;
        }
        let found = open[usize::from(players)].count_ones();
        source.refuse_file_if(found < u32::from(players), format!("{players} players find {found} order spaces"))?;
    }
    Ok(open)
}

/// What `players.toml` is checked against.
pub(super) struct Around<'a> {
    pub(super) city: &'a City,
    pub(super) track: &'a Track,
    pub(super) years: u8,
    pub(super) monuments: u8,
}

/// AE-1.21 and the counts that belong to nothing else.
pub(super) fn players(source: &mut Source<'_>, around: &Around<'_>) -> Result<([PlayersRow; 5], Counts), DataError> {
    let file: PlayersFile = source.reader.parse()?;
    let PlayersFile { supply, start, limits, end, .. } = &file;
    let settlers = source.total("settlers", &supply.settlers, 40)?;
    let books = source.total("books", &supply.books, 25)?;
    let gold = source.total("gold", &supply.gold, 20)?;
    let favours = source.total("favours", &supply.favours, 16)?;
    source.note("start.books", "AE-2.13", &start.books, words(start.books.get()))?;
    let start_books = start.books.get().0;
    let reason = format!("four players start with these, and there are {books} of each kind");
    source.refuse_if(start_books.iter().any(|&count| count > books / 4), &start.books.value, reason)?;
    let start_gold = source.number("start.gold", "AE-2.13", &start.gold, [0, gold / 4])?;
    let actions = source.number("actions", "AE-6.1", &limits.actions, [1, MOST_ACTIONS])?;
    let open_residences =
        source.number("open_residences", "AE-8.1", &limits.open_residences, [1, OPEN_RESIDENCES as u8])?;
    let pillars = source.number("pillars", "RU-16", &limits.pillars, [1, PILLARS as u8])?;
    let rows = rows(source, &file, around, settlers)?;
    let neutral_start = neutral_start(source, &file.neutral, around.city)?;
    let points = [0, MOST_POINTS];
    let settler_left = source.number("settler_left", "AE-17.1", &end.settler_left, points)?;
    let full_row = source.number("full_row", "AE-17.2", &end.full_row, points)?;
    let full_column = source.number("full_column", "AE-17.2", &end.full_column, points)?;
    let unplayed = source.number("unplayed_influence", "AE-17.5", &end.unplayed_influence, points)?;
    let solo_refill = refill(source, &file.solo, around.years)?;
    let solo_smallest = source.number("smallest", "AE-19.6", &file.solo.smallest, [1, MOST_POINTS])?;
    let titles = titles(source, &file.solo)?;
    let counts = Counts {
        settlers,
        books,
        gold,
        favours,
        start_books,
        start_gold,
        open_residences,
        actions,
        pillars,
        years: around.years,
        settler_left,
        full_row,
        full_column,
        unplayed,
        neutral_start,
        solo_refill,
        solo_smallest,
        titles,
    };
    Ok((rows, counts))
}

fn rows(
    source: &mut Source<'_>,
    file: &PlayersFile,
    around: &Around<'_>,
    settlers: u8,
) -> Result<[PlayersRow; 5], DataError> {
    let sorted = Numbered { prefix: "", digits: 1, first: 1 }.sort(source, &file.players)?;
    source.refuse_file_if(sorted.len() != 4, "[players] must have a row for 1, 2, 3 and 4 players")?;
    let mut rows = [PlayersRow::default(); 5];
    for (players, (id, entry)) in (1u8..).zip(&sorted) {
        let PlayersEntry { bag, knowledge_fields, monuments, majority_vp, neutral_kings } = *entry.get();
        let shown = format!(
            "{bag} settlers per colour, {knowledge_fields} knowledge fields, {monuments} monuments per space, \
             {majority_vp} points, {neutral_kings} neutral kings"
        );
        source.note(format!("players.{id}"), "AE-1.21", entry, shown)?;
        let reason = format!("{bag} settlers per colour in the bag, but there are {settlers}");
        source.refuse_if(bag > settlers, &entry.value, reason)?;
        let reason = format!("1 to {KNOWLEDGE_FIELDS} knowledge fields, not {knowledge_fields}");
        source.refuse_if(!(1..=KNOWLEDGE_FIELDS as u8).contains(&knowledge_fields), &entry.value, reason)?;
        let spaces = around.track.monuments.len();
        let reason = format!("{monuments} monuments on {spaces} spaces each, but there are {}", around.monuments);
        source.refuse_if(usize::from(monuments) * spaces > usize::from(around.monuments), &entry.value, reason)?;
        let reason = format!("at most {MOST_POINTS} points for a majority");
        source.refuse_if(majority_vp > MOST_POINTS, &entry.value, reason)?;
        let reason = "none or two neutral kings: one on the middle and one on the bottom ring";
        source.refuse_if(neutral_kings != 0 && neutral_kings != 2, &entry.value, reason)?;
        if let Some(reason) = no_way(around.city, players, neutral_kings != 0) {
            return source.reader.refuse(&entry.value, reason);
        }
        rows[usize::from(players)] = PlayersRow { bag, knowledge_fields, monuments, majority_vp, neutral_kings };
    }
    Ok(rows)
}

/// RU-05, IN-13: why a king might find no free field, in any position of the discs.
fn no_way(city: &City, players: u8, neutral: bool) -> Option<String> {
    if city.ring_fields[0] < players {
        return Some(format!("{players} kings on the {} fields of the top ring", city.ring_fields[0]));
    }
    let needed = u32::from(players) + u32::from(neutral);
    let rings = [(Ring::Top, &city.from_top), (Ring::Middle, &city.from_middle)];
    for (ring, table) in rings {
        for turned in &table[..usize::from(city.turns)] {
            for field in city.ring(ring) {
                let reached = turned[usize::from(field.number())].count_ones();
                if reached < needed {
                    return Some(format!("{field} can reach only {reached} fields, and {needed} may be needed"));
                }
            }
        }
    }
    None
}

/// AE-18.2: one on the middle and one on the bottom ring.
fn neutral_start(source: &mut Source<'_>, row: &Neutral, city: &City) -> Result<[Field; 2], DataError> {
    let ids = row.start.get();
    let shown = format!("{} {}", ids[0].get_ref(), ids[1].get_ref());
    source.note("neutral.start", "AE-18.2", &row.start, shown)?;
    let mut fields = [Field(0); 2];
    for ((id, ring), field) in ids.iter().zip([Ring::Middle, Ring::Bottom]).zip(&mut fields) {
        match field_of(city, id) {
            Some(found) if found.ring() == ring => *field = found,
            _ => {
                return source
                    .reader
                    .refuse(id, format!("\"{}\" is no field of the {} ring", id.get_ref(), ring.name()));
            }
        }
    }
    Ok(fields)
}

/// AE-19.4: the years after which the city is refilled in the solo game.
fn refill(source: &mut Source<'_>, solo: &Solo, years: u8) -> Result<u8, DataError> {
    let after = solo.refill_after.get();
    source.note("refill_after", "AE-19.4", &solo.refill_after, words(after))?;
    match after.iter().find(|&&year| !(1..=years).contains(&year)) {
        Some(year) => {
            source.reader.refuse(&solo.refill_after.value, format!("year {year} is none of the {years} years"))
        }
        None => Ok(after.iter().fold(0, |set, year| set | 1 << year)),
    }
}

/// AE-19.9: the titles from the lowest, which needs no points.
fn titles(source: &mut Source<'_>, solo: &Solo) -> Result<Vec<Title>, DataError> {
    let mut titles: Vec<Title> = Vec::new();
    let rows = Numbered { prefix: "", digits: 1, first: 0 }.sort(source, &solo.titles)?;
    let reason = format!("[solo.titles] must have 1 to {MOST_TITLES} titles");
    source.refuse_file_if(rows.is_empty() || rows.len() > MOST_TITLES, reason)?;
    for (_, entry) in rows {
        let TitleRow { id, name, from } = entry.get();
        let shown = from.map_or("no points needed".to_owned(), |from| format!("from {from} points"));
        source.note(format!("title.{id}"), "AE-19.9", entry, shown)?;
        let rising = match (titles.last(), from) {
            (None, None) => true,
            (Some(before), Some(from)) => before.from.is_none_or(|before| before < *from),
            _ => false,
        };
        source.refuse_if(!rising, &entry.value, "titles rise from the lowest, which alone needs no points")?;
        let name = name.clone().unwrap_or_else(|| id.clone());
        titles.push(Title { id: id.clone(), name, from: *from });
    }
    Ok(titles)
}
