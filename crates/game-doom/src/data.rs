//! Reads and checks the data file: unknown keys and wrong totals are refused with their line.

use std::fmt;

use datafile::{Entry, Reader, rows, words};
use engine::{DataError, DataFiles, Fact, Origins};
use serde::Deserialize;

use crate::actions::CardList;
use crate::components::{Components, EventFace};
use crate::kinds::{CARDS, Faction};

fleet::component_file!("doom.toml");

rows!(CountRows: u8 {
    cubes, neutrals, start_neutrals, start_points, hand, start_specials, politics_cards, special_cards,
    events_removed, events_removed_short,
});
rows!(Politics: u8 { ref1, ref2, ref21, aristo, ships2, royal, support1, sabotage, treason });
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

impl Factions {
    /// By the number of seats, from 2.
    fn prices(&self) -> [&Entry<Vec<u8>>; 4] {
        [&self.prices_2, &self.prices_3, &self.prices_4, &self.prices_5]
    }
}

fleet::file_sections!(factions: Factions;);

fn read(files: &DataFiles) -> Result<Components, DataError> {
    let reader = Reader::only(FILE, files)?;
    let file: File = reader.parse()?;
    let counts = &file.counts;
    let number = |entry: &Entry<u8>, least, most| reader.within(entry, least, most);
    let fields = reader.places(&file.factions.fields, Faction::index, "all seven factions, each once, from the left");
    let events = events(&reader, &file.events);
    let numbers = fleet::read_numbers!(reader, file, 5, CardList::MOST as u8 - 5, events, fields);
    // DA-R33: five hands, five rows and what Archon draws never need more than there is.
    if u16::from(*counts.politics_cards.get()) < 5 * u16::from(numbers.hand) + 5 {
        return reader.refuse(&counts.politics_cards.value, "too few politics cards for five hands");
    }
    if u16::from(*counts.special_cards.get()) < 5 * u16::from(numbers.start_specials) + 3 {
        return reader.refuse(&counts.special_cards.value, "too few special cards for five players and a display");
    }
    Ok(Components {
        numbers,
        origins: Origins::new(files, facts(&reader, &file)?),
        start_neutrals: number(&counts.start_neutrals, 0, 3)?,
        start_points: number(&counts.start_points, 0, 20)?,
        events_removed: [number(&counts.events_removed, 0, 4)?, number(&counts.events_removed_short, 0, 4)?],
        prices: prices(&reader, &file.factions)?,
    })
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
    for (index, entry) in factions.prices().into_iter().enumerate() {
        let list = entry.get();
        if list.len() != index + 2 {
            return reader.refuse(&entry.value, format!("there must be {} prices, one for each place", index + 2));
        }
        prices[index][..list.len()].copy_from_slice(list);
    }
    Ok(prices)
}

impl fmt::Display for EventFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.neutrals, self.vote.name())
    }
}

fn facts(reader: &Reader<'_>, file: &File) -> Result<Vec<Fact>, DataError> {
    let File { factions, points, .. } = file;
    let mut facts = fleet::facts_of_both!(reader, file: "DA-2.1" "DA-9.11" "DA-10.1" "DA-11.1" "DA-11.11" "DA-12.1");
    facts.push(reader.fact("fields", "DA-1.5", factions.fields.note(), words(factions.fields.get()))?);
    for (seats, entry) in (2..).zip(factions.prices()) {
        facts.push(reader.fact(format!("prices_{seats}"), "DA-4.2", entry.note(), words(entry.get()))?);
    }
    facts.push(reader.entry("standard", "DA-9.5", &points.standard)?);
    facts.push(reader.entry("premium", "DA-9.5", &points.premium)?);
    facts.push(reader.entry("new_land_majority", "DA-6.2", &points.new_land_majority)?);
    facts.push(reader.entry("senate_majority", "DA-6.3", &points.senate_majority)?);
    facts.push(reader.entry("science_ship", "DA-9.8", &points.science_ship)?);
    facts.push(reader.entry("debts", "DA-12.3", &points.debts)?);
    Ok(facts)
}
