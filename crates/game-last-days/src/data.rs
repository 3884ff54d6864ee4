//! Reads and checks the data file: unknown keys and wrong totals are refused with their line.

use std::fmt;

use datafile::{Entry, Reader, rows, words};
use engine::{DataError, DataFiles, Fact, Origins};
use serde::Deserialize;

use crate::actions::CardList;
use crate::components::{Components, EventFace};
use crate::kinds::{CARDS, Senator};
use crate::setup::MOST_EXTRA_CARDS;

fleet::component_file!("last-days.toml");

rows!(CountRows: u8 {
    cubes, neutrals, hand, start_specials, politics_cards, special_cards, gods, other_events, other_events_long,
});
rows!(Politics: u8 {
    ref1, ref1_special, ref1_ship, ref1_vp, ref2, ref21, aristo1, aristo2, ships2, ships3, cargo, support2, sabotage,
    treason,
});
rows!(Events: EventFace { wisdom, flood, winds, debts, wrath, together, chaos, gift, command, all_lost });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Senators {
    fields: Entry<Vec<Senator>>,
}

fleet::file_sections!(senators: Senators; refugees_vp);

fn read(files: &DataFiles) -> Result<Components, DataError> {
    let reader = Reader::only(FILE, files)?;
    let file: File = reader.parse()?;
    let counts = &file.counts;
    let number = |entry: &Entry<u8>, least, most| reader.within(entry, least, most);
    let fields = reader.places(&file.senators.fields, Senator::index, "all seven senators, each once, from the left");
    let events = events(&reader, &file);
    let numbers = fleet::read_numbers!(reader, file, 8, CardList::MOST as u8 - MOST_EXTRA_CARDS, events, fields);
    let gods = number(&counts.gods, 0, CardList::MOST as u8)?;
    // LD-R30, LD-R59: five hands, what Archon draws and the gods never need more than there is.
    let needed = 5 * u16::from(numbers.hand + MOST_EXTRA_CARDS) + 5 + u16::from(gods);
    if u16::from(*counts.politics_cards.get()) < needed {
        return reader.refuse(&counts.politics_cards.value, "too few politics cards for five hands and the gods");
    }
    if u16::from(*counts.special_cards.get()) < 5 * u16::from(numbers.start_specials) {
        return reader.refuse(&counts.special_cards.value, "too few special cards for five players");
    }
    Ok(Components {
        numbers,
        origins: Origins::new(files, facts(&reader, &file)?),
        gods,
        // LD-2.2: one of the seven others lies open from the start.
        other_events: [number(&counts.other_events, 0, 6)?, number(&counts.other_events_long, 0, 6)?],
        refugees_vp: number(&file.points.refugees_vp, 0, 20)?,
    })
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

impl fmt::Display for EventFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.neutrals, self.auction.name())
    }
}

fn facts(reader: &Reader<'_>, file: &File) -> Result<Vec<Fact>, DataError> {
    let File { senators, points, .. } = file;
    let mut facts = fleet::facts_of_both!(reader, file: "LD-2.1" "LD-9.10" "LD-10.1" "LD-11.1" "LD-11.11" "LD-12.1");
    facts.push(reader.fact("fields", "LD-1.5", senators.fields.note(), words(senators.fields.get()))?);
    facts.push(reader.entry("standard", "LD-9.5", &points.standard)?);
    facts.push(reader.entry("premium", "LD-9.5", &points.premium)?);
    facts.push(reader.entry("new_land_majority", "LD-6.1", &points.new_land_majority)?);
    facts.push(reader.entry("senate_majority", "LD-6.2", &points.senate_majority)?);
    facts.push(reader.entry("science_ship", "LD-9.8", &points.science_ship)?);
    facts.push(reader.entry("refugees_vp", "LD-10.3", &points.refugees_vp)?);
    facts.push(reader.entry("debts", "LD-12.7", &points.debts)?);
    Ok(facts)
}
