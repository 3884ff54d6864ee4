//! Reads and checks the data file: unknown keys and wrong totals are refused with their line.

use std::sync::OnceLock;

use datafile::{Entry, Exactly, Reader, Sets, numbers, rows, words};
use engine::{DataError, DataFiles, Fact};
use fleet::{Counts, SPECIALS, ShipKind, Special, Tables};
use serde::Deserialize;

use crate::actions::CardList;
use crate::components::{Components, EventFace};
use crate::kinds::{AuctionKind, CARDS, Senator};
use crate::setup::MOST_EXTRA_CARDS;

/// The name of the one data file.
pub(crate) const FILE: &str = "last-days.toml";
const STANDARD: &str = include_str!("../data/last-days.toml");
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
    senators: Senators,
    points: Points,
}

rows!(CountRows: u8 {
    cubes, neutrals, hand, start_specials, politics_cards, special_cards, gods, other_events, other_events_long,
});
rows!(Ships: Exactly<u8, 2> { ark, science_ship, royal_barge, airship, warship });
rows!(Politics: u8 {
    ref1, ref1_special, ref1_ship, ref1_vp, ref2, ref21, aristo1, aristo2, ships2, ships3, cargo, support2, sabotage,
    treason,
});
rows!(Specials: u8 {
    pursuit, empathy, guardian, alliance, holds, intervention, sacrifice, spy, birds, orichalcum, key,
});
rows!(SpecialPoints: u8 { birds, orichalcum, key });
rows!(Events: EventFace { wisdom, flood, winds, debts, wrath, together, chaos, gift, command, all_lost });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Senators {
    fields: Entry<Vec<Senator>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Points {
    standard: Entry<Exactly<u8, 6>>,
    premium: Entry<Exactly<u8, 6>>,
    new_land_majority: Entry<u8>,
    senate_majority: Entry<u8>,
    science_ship: Entry<u8>,
    refugees_vp: Entry<u8>,
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
    let hand = number(&counts.hand, 5, CardList::MOST as u8 - MOST_EXTRA_CARDS)?;
    let gods = number(&counts.gods, 0, CardList::MOST as u8)?;
    // LD-R30, LD-R59: five hands, what Archon draws and the gods never need more than there is.
    if u16::from(*counts.politics_cards.get()) < 5 * u16::from(hand + MOST_EXTRA_CARDS) + 5 + u16::from(gods) {
        return reader.refuse(&counts.politics_cards.value, "too few politics cards for five hands and the gods");
    }
    let mut special_points = [0; SPECIALS];
    for (special, entry) in
        [Special::Birds, Special::Orichalcum, Special::Key].into_iter().zip(file.special_points.rows())
    {
        special_points[special.index()] = number(entry, 0, 20)?;
    }
    let start_specials = number(&counts.start_specials, 0, 4)?;
    if u16::from(*counts.special_cards.get()) < 5 * u16::from(start_specials) {
        return reader.refuse(&counts.special_cards.value, "too few special cards for five players");
    }
    Ok(Components {
        files: files.clone(),
        digest: engine::digest(files),
        facts: facts(&reader, &file)?,
        cubes: number(&counts.cubes, 8, MOST_CUBES)?,
        neutrals: number(&counts.neutrals, 3, MOST_CUBES)?,
        hand,
        start_specials,
        gods,
        // LD-2.2: one of the seven others lies open from the start.
        other_events: [number(&counts.other_events, 0, 6)?, number(&counts.other_events_long, 0, 6)?],
        ships: ships(&reader, &file.ships)?,
        politics,
        specials,
        special_points,
        events: events(&reader, &file)?,
        fields: reader.places(&file.senators.fields, Senator::index, "all seven senators, each once, from the left")?,
        tables: tables(&reader, &file.points)?,
        new_land_majority: number(&file.points.new_land_majority, 0, 20)?,
        senate_majority: number(&file.points.senate_majority, 0, 20)?,
        science_ship: number(&file.points.science_ship, 0, 20)?,
        refugees_vp: number(&file.points.refugees_vp, 0, 20)?,
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

fn events(reader: &Reader<'_>, file: &File) -> Result<[EventFace; 10], DataError> {
    let rows = file.events.rows();
    // LD-2.4, LD-2.10: two refugees of each of five players find a seat beside the first neutrals.
    let seats: u8 = file.ships.rows().iter().map(|entry| entry.get()[0]).sum();
    match rows.iter().find(|entry| entry.get().neutrals > seats.saturating_sub(10).min(10)) {
        Some(entry) => {
            reader.refuse(&entry.value, "at most 10 neutrals board, and ten seats must stay free at the start")
        }
        None => Ok(std::array::from_fn(|index| *rows[index].get())),
    }
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
        add(reader.fact(*key, "LD-2.1", entry.note(), entry.get().to_string()))?;
    }
    for (key, entry) in Ships::KEYS.iter().zip(file.ships.rows()) {
        add(reader.fact(format!("ships.{key}"), "LD-9.10", entry.note(), words(entry.get())))?;
    }
    for (key, entry) in Politics::KEYS.iter().zip(file.politics.rows()) {
        add(reader.fact(format!("politics.{key}"), "LD-10.1", entry.note(), entry.get().to_string()))?;
    }
    for (key, entry) in Specials::KEYS.iter().zip(file.specials.rows()) {
        add(reader.fact(format!("specials.{key}"), "LD-11.1", entry.note(), entry.get().to_string()))?;
    }
    for (key, entry) in SpecialPoints::KEYS.iter().zip(file.special_points.rows()) {
        add(reader.fact(format!("special_points.{key}"), "LD-11.11", entry.note(), entry.get().to_string()))?;
    }
    for (key, entry) in Events::KEYS.iter().zip(file.events.rows()) {
        let EventFace { neutrals, auction } = *entry.get();
        let auction = match auction {
            AuctionKind::Secret => "secret",
            AuctionKind::Open => "open",
        };
        add(reader.fact(format!("events.{key}"), "LD-12.1", entry.note(), format!("{neutrals} {auction}")))?;
    }
    let fields = &file.senators.fields;
    add(reader.fact("fields", "LD-1.5", fields.note(), words(fields.get())))?;
    let points = &file.points;
    add(reader.fact("standard", "LD-9.5", points.standard.note(), words(points.standard.get())))?;
    add(reader.fact("premium", "LD-9.5", points.premium.note(), words(points.premium.get())))?;
    for (key, clause, entry) in [
        ("new_land_majority", "LD-6.1", &points.new_land_majority),
        ("senate_majority", "LD-6.2", &points.senate_majority),
        ("science_ship", "LD-9.8", &points.science_ship),
        ("refugees_vp", "LD-10.3", &points.refugees_vp),
    ] {
        add(reader.fact(key, clause, entry.note(), entry.get().to_string()))?;
    }
    add(reader.fact("debts", "LD-12.7", points.debts.note(), words(points.debts.get())))?;
    Ok(facts)
}
