//! Reads and checks the data file: unknown keys and impossible numbers are refused with their line.

use std::collections::BTreeMap;

use datafile::{Entry, Reader, Spanned, entries, words};
use engine::{Components as _, DataError, DataFiles, Fact, Origins};
use serde::Deserialize;

use crate::actions::Faces;
use crate::components::{Components, TileFace, Worth};
use crate::kinds::{Area, Effect, Good, Symbol, Tile};

/// The longest clock: more spaces cannot be told apart on a dial.
const MOST_SPACES: usize = 64;
/// The most resources of a type: all types together are counted in a byte.
const MOST_PER_TYPE: u8 = 50;
const MOST_POINTS: u8 = 9;
const MOST_HANDS: u8 = 9;
/// AD-D18: a donation is a pair of resources.
const DONATION_COST: u8 = 2;

datafile::components!(Components, read: "atlandice.toml");
/// The name of the one data file.
pub(crate) const FILE: &str = Components::FILES[0];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    counts: Counts,
    points: Points,
    market: Market,
    tiles: BTreeMap<Spanned<String>, TileRow>,
    clock: Clock,
}

entries!(Counts {
    resources_per_type: u8 = "AD-1.1",
    market_start_per_type: u8 = "AD-2.3",
    district_start: Vec<u8> = "AD-2.4" as words,
    dice: Vec<u8> = "AD-2.6" as words,
    dice_per_player: Vec<u8> = "AD-3.4" as words,
    market_refill_to: u8 = "AD-6.5",
    submarine_start: Area = "AD-2.7" as |area: &Area| area.name().to_owned(),
});
entries!(Points {
    district_first: u8 = "AD-6.2",
    district_second: u8 = "AD-6.4",
    final_first: u8 = "AD-8.3",
    final_second: u8 = "AD-8.3",
    inventory: u8 = "AD-7.3",
    donation_cost: u8 = "AD-7.4",
    donation_gain: u8 = "AD-7.4",
});
entries!(Market { hands: u8 = "AD-1.3" });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    effect: Entry<Effect>,
    faces: Option<Entry<Vec<u8>>>,
    hands: Entry<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Clock {
    spaces: Entry<Vec<Spanned<String>>>,
}

fn read(files: &DataFiles) -> Result<Components, DataError> {
    let reader = Reader::only(FILE, files)?;
    let file: File = reader.parse()?;
    let Counts { resources_per_type, market_start_per_type, market_refill_to, submarine_start, .. } = &file.counts;
    let per_type = reader.within(resources_per_type, 1, MOST_PER_TYPE)?;
    let market_start = reader.within(market_start_per_type, 0, per_type)?;
    Ok(Components {
        origins: Origins::new(files, facts(&reader, &file)?),
        per_type,
        market_start,
        district_start: district_start(reader, &file.counts, per_type - market_start)?,
        dice: dice(reader, &file.counts)?,
        dice_each: by_seats(reader, &file.counts.dice_per_player)?,
        refill_to: reader.within(market_refill_to, 0, per_type)?,
        submarine_start: *submarine_start.get(),
        market_hands: reader.within(&file.market.hands, 1, MOST_HANDS)?,
        worth: worth(reader, &file.points)?,
        tiles: tiles(reader, &file.tiles)?,
        clock: clock(reader, &file.clock.spaces)?,
    })
}

fn by_seats(reader: Reader<'_>, entry: &Entry<Vec<u8>>) -> Result<[u8; 3], DataError> {
    match <[u8; 3]>::try_from(entry.get().as_slice()) {
        Ok(numbers) => Ok(numbers),
        Err(_) => reader.refuse(&entry.value, "there must be a number for 2, for 3 and for 4 players"),
    }
}

/// AD-2.4, AD-2.5: what lies in a district comes from what the market leaves.
fn district_start(reader: Reader<'_>, counts: &Counts, most: u8) -> Result<[u8; 3], DataError> {
    let numbers = by_seats(reader, &counts.district_start)?;
    match numbers.iter().find(|&&number| number > most) {
        Some(number) => {
            let reason = format!("{number} resources in a district: the market leaves {most}");
            reader.refuse(&counts.district_start.value, reason)
        }
        None => Ok(numbers),
    }
}

/// AD-3.5: each player takes the same number of dice, and one is left. AD-9.2: with two
/// players one of these is for the neutral party.
fn dice(reader: Reader<'_>, counts: &Counts) -> Result<[u8; 3], DataError> {
    let (dice, each) = (by_seats(reader, &counts.dice)?, by_seats(reader, &counts.dice_per_player)?);
    for (seats, (&dice, &each)) in (2u16..).zip(dice.iter().zip(&each)) {
        let needed = u16::from(each) * seats + 1;
        if u16::from(dice) != needed || usize::from(dice) > Faces::MOST {
            let reason = match usize::from(dice) > Faces::MOST {
                true => format!("{dice} dice: at most {} can be rolled", Faces::MOST),
                false => {
                    format!("{seats} players take {each} dice each and leave one: that is {needed}, not {dice}")
                }
            };
            return reader.refuse(&counts.dice.value, reason);
        }
        if each == 0 || seats == 2 && each < 2 {
            let reason = "every player takes a die, and with two players a second one for the neutral party";
            return reader.refuse(&counts.dice_per_player.value, reason);
        }
    }
    Ok(dice)
}

fn worth(reader: Reader<'_>, points: &Points) -> Result<Worth, DataError> {
    let number = |entry: &Entry<u8>| reader.within(entry, 0, MOST_POINTS);
    if *points.donation_cost.get() != DONATION_COST {
        let reason = format!("a donation is a pair of resources: {DONATION_COST}");
        return reader.refuse(&points.donation_cost.value, reason);
    }
    Ok(Worth {
        district_first: number(&points.district_first)?,
        district_second: number(&points.district_second)?,
        final_first: number(&points.final_first)?,
        final_second: number(&points.final_second)?,
        inventory: number(&points.inventory)?,
        donation: number(&points.donation_gain)?,
    })
}

/// AD-1.3: all fifteen tiles, and no other.
fn tiles(reader: Reader<'_>, rows: &BTreeMap<Spanned<String>, TileRow>) -> Result<[TileFace; 15], DataError> {
    if let Some(name) = rows.keys().find(|name| Tile::named(name.get_ref()).is_none()) {
        return reader.refuse(name, format!("there is no tile \"{}\"", name.get_ref()));
    }
    let mut faces = [TileFace { effect: Effect::Swap, faces: 0, hands: 0 }; 15];
    for tile in Tile::ALL {
        let Some((_, row)) = rows.iter().find(|(name, _)| name.get_ref() == tile.name()) else {
            return reader.refuse_file(format!("the tile {tile} is missing"));
        };
        faces[tile.index()] = tile_face(reader, row)?;
    }
    Ok(faces)
}

fn tile_face(reader: Reader<'_>, row: &TileRow) -> Result<TileFace, DataError> {
    let effect = *row.effect.get();
    let hands = reader.within(&row.hands, 1, MOST_HANDS)?;
    let mut faces = 0;
    match (&row.faces, effect.rolls()) {
        (None, true) => return reader.refuse(&row.effect.value, "a tile that is rolled for names its faces"),
        (Some(entry), false) => return reader.refuse(&entry.value, "nothing is rolled for this tile"),
        (None, false) => {}
        (Some(entry), true) => {
            for &face in entry.get() {
                if !(1..=6).contains(&face) || faces >> (face - 1) & 1 == 1 {
                    return reader.refuse(&entry.value, "faces are 1 to 6, each once");
                }
                faces |= 1 << (face - 1);
            }
        }
    }
    Ok(TileFace { effect, faces, hands })
}

/// AD-1.4: any length, but one arrow first and the waves last.
fn clock(reader: Reader<'_>, spaces: &Entry<Vec<Spanned<String>>>) -> Result<Vec<Symbol>, DataError> {
    let texts = spaces.get();
    if !(2..=MOST_SPACES).contains(&texts.len()) {
        let reason = format!("a clock of {} spaces: it has 2 to {MOST_SPACES}", texts.len());
        return reader.refuse(&spaces.value, reason);
    }
    let mut clock = Vec::with_capacity(texts.len());
    for (index, text) in texts.iter().enumerate() {
        let Some(symbol) = symbol(text.get_ref()) else {
            let reason = format!(
                "\"{}\" is no symbol: start, end, donation, inventory:total, inventory:jewel and so on, or empty",
                text.get_ref()
            );
            return reader.refuse(text, reason);
        };
        let (first, last) = (index == 0, index + 1 == texts.len());
        if first != (symbol == Symbol::Start) || last != (symbol == Symbol::Waves) {
            return reader.refuse(text, "the first space is \"start\", the last is \"end\", and no other");
        }
        clock.push(symbol);
    }
    Ok(clock)
}

fn symbol(text: &str) -> Option<Symbol> {
    match text {
        "start" => Some(Symbol::Start),
        "" => Some(Symbol::Plain),
        "donation" => Some(Symbol::Donation),
        "end" => Some(Symbol::Waves),
        "inventory:total" => Some(Symbol::InventoryTotal),
        _ => Good::named(text.strip_prefix("inventory:")?).map(Symbol::Inventory),
    }
}

fn facts(reader: &Reader<'_>, file: &File) -> Result<Vec<Fact>, DataError> {
    let mut facts = file.counts.facts(reader, "")?;
    facts.extend(file.points.facts(reader, "")?);
    facts.extend(file.market.facts(reader, "market_")?);
    for tile in Tile::ALL {
        let Some((_, row)) = file.tiles.iter().find(|(name, _)| name.get_ref() == tile.name()) else { continue };
        let key = |name: &str| format!("tiles.{tile}.{name}");
        facts.push(reader.fact(key("effect"), "AD-1.3", row.effect.note(), row.effect.get().name().to_owned())?);
        if let Some(faces) = &row.faces {
            facts.push(reader.fact(key("faces"), "AD-1.3", faces.note(), words(faces.get()))?);
        }
        facts.push(reader.entry(key("hands"), "AD-1.3", &row.hands)?);
    }
    let spaces = &file.clock.spaces;
    let names: Vec<&str> = spaces.get().iter().map(|space| space.get_ref().as_str()).collect();
    facts.push(reader.fact("clock", "AD-1.4", spaces.note(), names.join(", "))?);
    Ok(facts)
}
