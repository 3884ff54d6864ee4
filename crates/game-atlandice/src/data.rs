//! Reads and checks the data file: unknown keys and impossible numbers are refused with their line.

use std::collections::BTreeMap;

use datafile::{Entry, Reader, Sets, Spanned, words};
use engine::{DataError, DataFiles, Fact, Origins};
use serde::Deserialize;

use crate::actions::Faces;
use crate::components::{Components, TileFace, Worth};
use crate::kinds::{Area, Effect, Good, Symbol, Tile};

/// The name of the one data file.
pub(crate) const FILE: &str = "atlandice.toml";
const STANDARD: &str = include_str!("../data/atlandice.toml");

/// The longest clock: more spaces cannot be told apart on a dial.
const MOST_SPACES: usize = 64;
/// The most resources of a type: all types together are counted in a byte.
const MOST_PER_TYPE: u8 = 50;
/// The most points for one thing.
const MOST_POINTS: u8 = 9;
/// The most hand symbols on a tile.
const MOST_HANDS: u8 = 9;
/// AD-D18: a donation is a pair of resources.
const DONATION_COST: u8 = 2;

/// Every set that was ever read.
static SETS: Sets<Components> = Sets::new();

impl engine::Components for Components {
    const FILES: &'static [&'static str] = &[FILE];

    fn standard() -> &'static Self {
        SETS.standard([(FILE, STANDARD)], read)
    }

    fn load(files: &DataFiles) -> Result<&'static Self, DataError> {
        SETS.load(files, read)
    }

    fn origins(&self) -> &Origins {
        &self.origins
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    counts: Counts,
    points: Points,
    market: Market,
    tiles: BTreeMap<Spanned<String>, TileRow>,
    clock: Clock,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    resources_per_type: Entry<u8>,
    market_start_per_type: Entry<u8>,
    district_start: Entry<Vec<u8>>,
    dice: Entry<Vec<u8>>,
    dice_per_player: Entry<Vec<u8>>,
    market_refill_to: Entry<u8>,
    submarine_start: Entry<Area>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Points {
    district_first: Entry<u8>,
    district_second: Entry<u8>,
    final_first: Entry<u8>,
    final_second: Entry<u8>,
    inventory: Entry<u8>,
    donation_cost: Entry<u8>,
    donation_gain: Entry<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Market {
    hands: Entry<u8>,
}

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
    let check = Check { reader };
    let Counts { resources_per_type, market_start_per_type, market_refill_to, submarine_start, .. } = &file.counts;
    let per_type = reader.within(resources_per_type, 1, MOST_PER_TYPE)?;
    let market_start = reader.within(market_start_per_type, 0, per_type)?;
    Ok(Components {
        origins: Origins::new(files, facts(&reader, &file)?),
        per_type,
        market_start,
        district_start: check.district_start(&file.counts, per_type - market_start)?,
        dice: check.dice(&file.counts)?,
        dice_each: check.by_seats(&file.counts.dice_per_player)?,
        refill_to: reader.within(market_refill_to, 0, per_type)?,
        submarine_start: *submarine_start.get(),
        market_hands: reader.within(&file.market.hands, 1, MOST_HANDS)?,
        worth: check.worth(&file.points)?,
        tiles: check.tiles(&file.tiles)?,
        clock: check.clock(&file.clock.spaces)?,
    })
}

/// What the rules ask of the numbers.
struct Check<'a> {
    reader: Reader<'a>,
}

impl Check<'_> {
    fn by_seats(&self, entry: &Entry<Vec<u8>>) -> Result<[u8; 3], DataError> {
        match <[u8; 3]>::try_from(entry.get().as_slice()) {
            Ok(numbers) => Ok(numbers),
            Err(_) => self.reader.refuse(&entry.value, "there must be a number for 2, for 3 and for 4 players"),
        }
    }

    /// AD-2.4, AD-2.5: what lies in a district comes from what the market leaves.
    fn district_start(&self, counts: &Counts, most: u8) -> Result<[u8; 3], DataError> {
        let numbers = self.by_seats(&counts.district_start)?;
        match numbers.iter().find(|&&number| number > most) {
            Some(number) => {
                let reason = format!("{number} resources in a district: the market leaves {most}");
                self.reader.refuse(&counts.district_start.value, reason)
            }
            None => Ok(numbers),
        }
    }

    /// AD-3.5: each player takes the same number of dice, and one is left. AD-9.2: with two
    /// players one of these is for the neutral party.
    fn dice(&self, counts: &Counts) -> Result<[u8; 3], DataError> {
        let (dice, each) = (self.by_seats(&counts.dice)?, self.by_seats(&counts.dice_per_player)?);
        for (seats, (&dice, &each)) in (2u16..).zip(dice.iter().zip(&each)) {
            let needed = u16::from(each) * seats + 1;
            if u16::from(dice) != needed || usize::from(dice) > Faces::MOST {
                let reason = match usize::from(dice) > Faces::MOST {
                    true => format!("{dice} dice: at most {} can be rolled", Faces::MOST),
                    false => {
                        format!("{seats} players take {each} dice each and leave one: that is {needed}, not {dice}")
                    }
                };
                return self.reader.refuse(&counts.dice.value, reason);
            }
            if each == 0 || seats == 2 && each < 2 {
                let reason = "every player takes a die, and with two players a second one for the neutral party";
                return self.reader.refuse(&counts.dice_per_player.value, reason);
            }
        }
        Ok(dice)
    }

    fn worth(&self, points: &Points) -> Result<Worth, DataError> {
        let number = |entry: &Entry<u8>| self.reader.within(entry, 0, MOST_POINTS);
        if *points.donation_cost.get() != DONATION_COST {
            let reason = format!("a donation is a pair of resources: {DONATION_COST}");
            return self.reader.refuse(&points.donation_cost.value, reason);
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
    fn tiles(&self, rows: &BTreeMap<Spanned<String>, TileRow>) -> Result<[TileFace; 15], DataError> {
        if let Some(name) =
            rows.keys().find(|name| !Tile::ALL.iter().any(|tile| tile.name() == name.get_ref().as_str()))
        {
            return self.reader.refuse(name, format!("there is no tile \"{}\"", name.get_ref()));
        }
        let mut faces = [TileFace { effect: Effect::Swap, faces: 0, hands: 0 }; 15];
        for tile in Tile::ALL {
            let Some((_, row)) = rows.iter().find(|(name, _)| name.get_ref() == tile.name()) else {
                return Err(DataError { file: FILE.into(), line: None, reason: format!("the tile {tile} is missing") });
            };
            faces[tile.index()] = self.tile(row)?;
        }
        Ok(faces)
    }

    fn tile(&self, row: &TileRow) -> Result<TileFace, DataError> {
        let effect = *row.effect.get();
        let hands = self.reader.within(&row.hands, 1, MOST_HANDS)?;
        let mut faces = 0;
        match (&row.faces, effect.rolls()) {
            (None, true) => return self.reader.refuse(&row.effect.value, "a tile that is rolled for names its faces"),
            (Some(entry), false) => return self.reader.refuse(&entry.value, "nothing is rolled for this tile"),
            (None, false) => {}
            (Some(entry), true) => {
                for &face in entry.get() {
                    if !(1..=6).contains(&face) || faces >> (face - 1) & 1 == 1 {
                        return self.reader.refuse(&entry.value, "faces are 1 to 6, each once");
                    }
                    faces |= 1 << (face - 1);
                }
            }
        }
        Ok(TileFace { effect, faces, hands })
    }

    /// AD-1.4: any length, but one arrow first and the waves last.
    fn clock(&self, spaces: &Entry<Vec<Spanned<String>>>) -> Result<Vec<Symbol>, DataError> {
        let texts = spaces.get();
        if !(2..=MOST_SPACES).contains(&texts.len()) {
            let reason = format!("a clock of {} spaces: it has 2 to {MOST_SPACES}", texts.len());
            return self.reader.refuse(&spaces.value, reason);
        }
        let mut clock = Vec::with_capacity(texts.len());
        for (index, text) in texts.iter().enumerate() {
            let Some(symbol) = symbol(text.get_ref()) else {
                let reason = format!(
                    "\"{}\" is no symbol: start, end, donation, inventory:total, inventory:jewel and so on, or empty",
                    text.get_ref()
                );
                return self.reader.refuse(text, reason);
            };
            let (first, last) = (index == 0, index + 1 == texts.len());
            if first != (symbol == Symbol::Start) || last != (symbol == Symbol::Waves) {
                return self.reader.refuse(text, "the first space is \"start\", the last is \"end\", and no other");
            }
            clock.push(symbol);
        }
        Ok(clock)
    }
}

fn symbol(text: &str) -> Option<Symbol> {
    match text {
        "start" => Some(Symbol::Start),
        "" => Some(Symbol::Plain),
        "donation" => Some(Symbol::Donation),
        "end" => Some(Symbol::Waves),
        "inventory:total" => Some(Symbol::InventoryTotal),
        _ => {
            let name = text.strip_prefix("inventory:")?;
            Good::ALL.into_iter().find(|good| good.name() == name).map(Symbol::Inventory)
        }
    }
}

fn facts(reader: &Reader<'_>, file: &File) -> Result<Vec<Fact>, DataError> {
    let mut facts = Vec::new();
    let mut add = |fact: Result<Fact, DataError>| fact.map(|fact| facts.push(fact));
    let number = |key: &str, clause, entry: &Entry<u8>| reader.fact(key, clause, entry.note(), entry.get().to_string());
    let list = |key: &str, clause, entry: &Entry<Vec<u8>>| reader.fact(key, clause, entry.note(), words(entry.get()));
    let Counts {
        resources_per_type,
        market_start_per_type,
        district_start,
        dice,
        dice_per_player,
        market_refill_to,
        submarine_start,
    } = &file.counts;
    add(number("resources_per_type", "AD-1.1", resources_per_type))?;
    add(number("market_start_per_type", "AD-2.3", market_start_per_type))?;
    add(list("district_start", "AD-2.4", district_start))?;
    add(list("dice", "AD-2.6", dice))?;
    add(list("dice_per_player", "AD-3.4", dice_per_player))?;
    add(number("market_refill_to", "AD-6.5", market_refill_to))?;
    let start = submarine_start.get().name().to_owned();
    add(reader.fact("submarine_start", "AD-2.7", submarine_start.note(), start))?;
    let points = &file.points;
    add(number("district_first", "AD-6.2", &points.district_first))?;
    add(number("district_second", "AD-6.4", &points.district_second))?;
    add(number("final_first", "AD-8.3", &points.final_first))?;
    add(number("final_second", "AD-8.3", &points.final_second))?;
    add(number("inventory", "AD-7.3", &points.inventory))?;
    add(number("donation_cost", "AD-7.4", &points.donation_cost))?;
    add(number("donation_gain", "AD-7.4", &points.donation_gain))?;
    add(number("market_hands", "AD-1.3", &file.market.hands))?;
    for tile in Tile::ALL {
        let Some((_, row)) = file.tiles.iter().find(|(name, _)| name.get_ref() == tile.name()) else { continue };
        let effect = row.effect.get().name().to_owned();
        add(reader.fact(format!("tiles.{tile}.effect"), "AD-1.3", row.effect.note(), effect))?;
        if let Some(faces) = &row.faces {
            add(list(&format!("tiles.{tile}.faces"), "AD-1.3", faces))?;
        }
        add(number(&format!("tiles.{tile}.hands"), "AD-1.3", &row.hands))?;
    }
    let spaces = &file.clock.spaces;
    let names: Vec<&str> = spaces.get().iter().map(|space| space.get_ref().as_str()).collect();
    add(reader.fact("clock", "AD-1.4", spaces.note(), names.join(", ")))?;
    Ok(facts)
}
