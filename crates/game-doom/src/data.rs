//! Reads and checks the data file: unknown keys and wrong totals are refused with their line.

use std::sync::OnceLock;

use datafile::{Entry, Exactly, Reader, Sets, numbers, rows, words};
use engine::{DataError, DataFiles, Fact};
use fleet::{Counts, ShipKind, Special, Tables};
use serde::Deserialize;

use crate::actions::CardList;
use crate::components::{Components, EventFace, SPECIALS};
use crate::kinds::{CARDS, Faction, VoteKind};

/// The name of the one data file.
pub(crate) const FILE: &str = "doom.toml";
const STANDARD: &str = include_str!("../data/doom.toml");
/// Cubes of a colour are counted in a byte together with others'.
const MOST_CUBES: u8 = 40;

/// Every set that was ever read.
static SETS: Sets<Components> = Sets::new();

impl engine::Components for Components {
    const FILES: &'static [&'static str] = &[FILE];

    fn standard() -> &'static Self {
        static STANDARD_SET: OnceLock<&'static Components> = OnceLock::new();
        STANDARD_SET.get_or_init(|| {
            let files = DataFiles::from([(FILE.to_owned(), STANDARD.to_owned())]);
            Self::load(&files).expect("the data file that comes with the program is tested")
        })
    }

    fn load(files: &DataFiles) -> Result<&'static Self, DataError> {
        SETS.load(files, read)
    }

    fn files(&self) -> &DataFiles {
        &self.files
    }

    fn digest(&self) -> &str {
        &self.digest
    }

    fn facts(&self) -> &[Fact] {
        &self.facts
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    counts: CountRows,
    ships: Ships,
    politics: Politics,
    specials: Specials,
    special_points: SpecialPoints,
    events: Events,
    factions: Factions,
    points: Points,
}

rows!(CountRows: u8 {
    cubes, neutrals, start_neutrals, start_points, hand, start_specials, politics_cards, special_cards,
    events_removed, events_removed_short,
});
rows!(Ships: Exactly<u8, 2> { ark, science_ship, royal_barge, airship, warship });
rows!(Politics: u8 { ref1, ref2, ref21, aristo, ships2, royal, support1, sabotage, treason });
rows!(Specials: u8 {
    pursuit, empathy, guardian, alliance, holds, intervention, sacrifice, spy, birds, orichalcum, key,
});
rows!(SpecialPoints: u8 { birds, orichalcum, key });
rows!(Events: EventFace {
    doom_a, doom_b, doom_c, debts, wrath, together, confusion, all_lost, woe, command,
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Factions {
    fields: Entry<Vec<Faction>>,
    prices_2: Entry<Vec<u8>>,
    prices_3: Entry<Vec<u8>>,
    prices_4: Entry<Vec<u8>>,
    prices_5: Entry<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Points {
    standard: Entry<Exactly<u8, 6>>,
    premium: Entry<Exactly<u8, 6>>,
    new_land_majority: Entry<u8>,
    senate_majority: Entry<u8>,
    science_ship: Entry<u8>,
    debts: Entry<Exactly<u8, 2>>,
}

fn read(files: &DataFiles) -> Result<Components, DataError> {
    let reader = Reader::only(FILE, files)?;
    let file: File = reader.parse()?;
    let counts = &file.counts;
    let number = |entry: &Entry<u8>, least, most| reader.within(entry, least, most);
    let politics = Counts::<CARDS>(numbers(file.politics.rows()));
    let specials = Counts::<SPECIALS>(numbers(file.specials.rows()));
    reader.total(&counts.politics_cards, &politics.0, "politics")?;
    reader.total(&counts.special_cards, &specials.0, "specials")?;
    let hand = number(&counts.hand, 5, CardList::MOST as u8 - 5)?;
    // DA-R33: five hands, five rows and what Archon draws never need more than there is.
    if u16::from(*counts.politics_cards.get()) < 5 * u16::from(hand) + 5 {
        return reader.refuse(&counts.politics_cards.value, "too few politics cards for five hands");
    }
    let mut special_points = [0; SPECIALS];
    for (special, entry) in
        [Special::Birds, Special::Orichalcum, Special::Key].into_iter().zip(file.special_points.rows())
    {
        special_points[special.index()] = number(entry, 0, 20)?;
    }
    let start_specials = number(&counts.start_specials, 0, 4)?;
    if u16::from(*counts.special_cards.get()) < 5 * u16::from(start_specials) + 3 {
        return reader.refuse(&counts.special_cards.value, "too few special cards for five players and a display");
    }
    Ok(Components {
        files: files.clone(),
        digest: engine::digest(files),
        facts: facts(&reader, &file)?,
        cubes: number(&counts.cubes, 5, MOST_CUBES)?,
        neutrals: number(&counts.neutrals, 3, MOST_CUBES)?,
        start_neutrals: number(&counts.start_neutrals, 0, 3)?,
        start_points: number(&counts.start_points, 0, 20)?,
        hand,
        start_specials,
        events_removed: [number(&counts.events_removed, 0, 4)?, number(&counts.events_removed_short, 0, 4)?],
        ships: ships(&reader, &file.ships)?,
        politics,
        specials,
        special_points,
        events: events(&reader, &file.events)?,
        fields: reader.places(&file.factions.fields, Faction::index, "all seven factions, each once, from the left")?,
        prices: prices(&reader, &file.factions)?,
        tables: tables(&reader, &file.points)?,
        new_land_majority: number(&file.points.new_land_majority, 0, 20)?,
        senate_majority: number(&file.points.senate_majority, 0, 20)?,
        science_ship: number(&file.points.science_ship, 0, 20)?,
        debts: file.points.debts.get().0,
    })
}

fn ships(reader: &Reader<'_>, ships: &Ships) -> Result<[[u8; 2]; 5], DataError> {
    let mut seats = [[0; 2]; 5];
    for (kind, entry) in ShipKind::ALL.into_iter().zip(ships.rows()) {
        if !kind.can_have(entry.get().0) {
            return reader.refuse(&entry.value, "a ship has 1 to 12 seats, and not fewer when it is upgraded");
        }
        seats[kind.index()] = entry.get().0;
    }
    Ok(seats)
}

fn events(reader: &Reader<'_>, events: &Events) -> Result<[EventFace; 10], DataError> {
    let rows = events.rows();
    match rows.iter().find(|entry| entry.get().neutrals > 10) {
        Some(entry) => reader.refuse(&entry.value, "at most 10 neutrals board"),
        None => Ok(std::array::from_fn(|index| *rows[index].get())),
    }
}

fn prices(reader: &Reader<'_>, factions: &Factions) -> Result<[[u8; 5]; 4], DataError> {
    let mut prices = [[0; 5]; 4];
    let rows = [&factions.prices_2, &factions.prices_3, &factions.prices_4, &factions.prices_5];
    for (index, entry) in rows.into_iter().enumerate() {
        let list = entry.get();
        if list.len() != index + 2 {
            return reader.refuse(&entry.value, format!("there must be {} prices, one for each place", index + 2));
        }
        prices[index][..list.len()].copy_from_slice(list);
    }
    Ok(prices)
}

fn tables(reader: &Reader<'_>, points: &Points) -> Result<Tables, DataError> {
    for entry in [&points.standard, &points.premium] {
        if !Tables::can_be(&entry.get().0) {
            return reader.refuse(&entry.value, "nothing for nobody aboard, and at most 100 points");
        }
    }
    Ok(Tables { standard: points.standard.get().0, premium: points.premium.get().0 })
}

fn facts(reader: &Reader<'_>, file: &File) -> Result<Vec<Fact>, DataError> {
    let mut facts = Vec::new();
    let mut add = |fact: Result<Fact, DataError>| fact.map(|fact| facts.push(fact));
    for (key, entry) in CountRows::KEYS.iter().zip(file.counts.rows()) {
        add(reader.fact(*key, "DA-2.1", entry.note(), entry.get().to_string()))?;
    }
    for (key, entry) in Ships::KEYS.iter().zip(file.ships.rows()) {
        add(reader.fact(format!("ships.{key}"), "DA-9.11", entry.note(), words(entry.get())))?;
    }
    for (key, entry) in Politics::KEYS.iter().zip(file.politics.rows()) {
        add(reader.fact(format!("politics.{key}"), "DA-10.1", entry.note(), entry.get().to_string()))?;
    }
    for (key, entry) in Specials::KEYS.iter().zip(file.specials.rows()) {
        add(reader.fact(format!("specials.{key}"), "DA-11.1", entry.note(), entry.get().to_string()))?;
    }
    for (key, entry) in SpecialPoints::KEYS.iter().zip(file.special_points.rows()) {
        add(reader.fact(format!("special_points.{key}"), "DA-11.11", entry.note(), entry.get().to_string()))?;
    }
    for (key, entry) in Events::KEYS.iter().zip(file.events.rows()) {
        let EventFace { neutrals, vote } = *entry.get();
        let vote = match vote {
            VoteKind::Secret => "secret",
            VoteKind::Open => "open",
        };
        add(reader.fact(format!("events.{key}"), "DA-12.1", entry.note(), format!("{neutrals} {vote}")))?;
    }
    let factions = &file.factions;
    add(reader.fact("fields", "DA-1.5", factions.fields.note(), words(factions.fields.get())))?;
    let prices = [&factions.prices_2, &factions.prices_3, &factions.prices_4, &factions.prices_5];
    for (seats, entry) in (2..).zip(prices) {
        add(reader.fact(format!("prices_{seats}"), "DA-4.2", entry.note(), words(entry.get())))?;
    }
    let points = &file.points;
    add(reader.fact("standard", "DA-9.5", points.standard.note(), words(points.standard.get())))?;
    add(reader.fact("premium", "DA-9.5", points.premium.note(), words(points.premium.get())))?;
    for (key, clause, entry) in [
        ("new_land_majority", "DA-6.2", &points.new_land_majority),
        ("senate_majority", "DA-6.3", &points.senate_majority),
        ("science_ship", "DA-9.8", &points.science_ship),
    ] {
        add(reader.fact(key, clause, entry.note(), entry.get().to_string()))?;
    }
    add(reader.fact("debts", "DA-12.3", points.debts.note(), words(points.debts.get())))?;
    Ok(facts)
}
