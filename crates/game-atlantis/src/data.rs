//! Reads and checks the data file: unknown keys and wrong totals are refused with their line.

use datafile::{Entry, Reader, Spanned, entries, words};
use engine::{Components as _, DataError, DataFiles, Origins};
use serde::Deserialize;

use crate::components::{Components, Half, Object, Tile};
use crate::lists::{CardList, TileList};
use crate::piles::Pile;

/// The most positions a path may have: the Mainland must fit into one word of bits as well.
const MOST_POSITIONS: usize = TileList::MOST;
/// The most tiles of one half: a set of them is one word of bits.
const MOST_TILES: usize = 64;
/// The figures and bridges the rules speak of (AT-2.2).
const SEATS: usize = 4;
const FIGURES_EACH: usize = 3;

datafile::components!(Components, read: "atlantis.toml");
/// The name of the one data file.
pub(crate) const FILE: &str = Components::FILES[0];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    inventory: Inventory,
    cards: CardNumbers,
    buy: Buy,
    path: Layout,
    tiles: Tiles,
}

entries!(Inventory {
    path_tiles: u16 = "AT-1.1",
    tiles_per_half: Vec<u16> = "AT-1.1" as |halves| words(halves).replace(' ', " + "),
    backs: Vec<String> = "AT-1.1" as |backs: &Vec<String>| backs.join(", "),
    water_tiles: u16 = "AT-1.1",
    bridges: u16 = "AT-1.1",
    figures: u16 = "AT-1.1",
    colours: Vec<String> = "AT-1.1" as |colours: &Vec<String>| colours.join(", "),
    cards: u16 = "AT-1.1",
});
entries!(CardNumbers {
    per_object: u8 = "AT-1.2",
    start_hand: Vec<u8> = "AT-2.3" as words,
    draw_base: u8 = "AT-10.1",
    draw_per_figure_home: u8 = "AT-10.1",
    cannot_move_draw: u8 = "AT-3.3",
});
entries!(Buy { divisor: u8 = "AT-4.1" });
entries!(Layout { layout: Vec<Stretch> = "AT-1.4" as layout_words });
entries!(ByObject {
    amphora: Vec<u8> = "AT-1.3" as words,
    crown: Vec<u8> = "AT-1.3" as words,
    flag: Vec<u8> = "AT-1.3" as words,
    helmet: Vec<u8> = "AT-1.3" as words,
    olive: Vec<u8> = "AT-1.3" as words,
    ring: Vec<u8> = "AT-1.3" as words,
    statue: Vec<u8> = "AT-1.3" as words,
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stretch {
    positions: Spanned<u8>,
    tiles: Spanned<u8>,
    half: Option<Half>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tiles {
    a: Spanned<ByObject>,
    b: Spanned<ByObject>,
}

impl ByObject {
    fn lists(&self) -> [(Object, &Entry<Vec<u8>>); 7] {
        let lists = [&self.amphora, &self.crown, &self.flag, &self.helmet, &self.olive, &self.ring, &self.statue];
        std::array::from_fn(|i| (Object::ALL[i], lists[i]))
    }

    fn count(&self) -> usize {
        self.lists().iter().map(|(_, list)| list.get().len()).sum()
    }
}

fn read(files: &DataFiles) -> Result<Components, DataError> {
    let reader = Reader::only(FILE, files)?;
    let file: File = reader.parse()?;
    check_inventory(reader, &file)?;
    let mut set = read_numbers(reader, &file)?;
    read_layout(reader, &file.path.layout, &mut set)?;
    read_tiles(reader, &file, &mut set)?;
    let File { inventory, cards, buy, path, tiles: Tiles { a, b } } = &file;
    let facts = [
        inventory.facts(&reader, "")?,
        cards.facts(&reader, "")?,
        buy.facts(&reader, "")?,
        path.facts(&reader, "")?,
        a.get_ref().facts(&reader, "tiles.a.")?,
        b.get_ref().facts(&reader, "tiles.b.")?,
    ];
    set.origins = Origins::new(files, facts.concat());
    Ok(set)
}

/// AT-1.1: totals that the rest of the file must come to.
fn check_inventory(reader: Reader<'_>, file: &File) -> Result<(), DataError> {
    let Inventory { path_tiles, tiles_per_half, backs, water_tiles: _, bridges, figures, colours, cards } =
        &file.inventory;
    let expect = |entry: &Entry<u16>, found: usize, what: &str| match usize::from(*entry.get()) {
        value if value == found => Ok(()),
        value => reader.refuse(&entry.value, format!("{value} is not the number of {what}, which is {found}")),
    };
    let halves = [&file.tiles.a, &file.tiles.b];
    let tiles: usize = halves.iter().map(|half| half.get_ref().count()).sum();
    expect(path_tiles, tiles, "tiles in [tiles.a] and [tiles.b]")?;
    let counts = halves.map(|half| half.get_ref().count() as u16);
    if tiles_per_half.get()[..] != counts {
        let reason = format!("[tiles.a] has {} tiles and [tiles.b] has {}", counts[0], counts[1]);
        return reader.refuse(&tiles_per_half.value, reason);
    }
    expect(bridges, SEATS, "seats: the rules give each player one bridge")?;
    expect(figures, SEATS * FIGURES_EACH, "figures of four players with three each")?;
    let all_cards = 7 * usize::from(*file.cards.per_object.get());
    expect(cards, all_cards, "cards of seven objects with per_object each")?;
    for (list, needed, what) in [(backs, Half::ALL.len(), "back for each half"), (colours, SEATS, "colour a seat")] {
        if list.get().len() != needed {
            return reader.refuse(&list.value, format!("there must be one {what}: {needed}"));
        }
    }
    Ok(())
}

/// The set without its path and tiles.
fn read_numbers(reader: Reader<'_>, file: &File) -> Result<Components, DataError> {
    let CardNumbers { per_object, start_hand, draw_base, draw_per_figure_home, cannot_move_draw } = &file.cards;
    let per_object = reader.within(per_object, 1, (Pile::MOST / 7) as u8)?;
    let hands = start_hand.get();
    let Ok(hands) = <[u8; SEATS]>::try_from(hands.as_slice()) else {
        return reader.refuse(&start_hand.value, format!("there must be a hand for each of {SEATS} seats"));
    };
    if let Some(hand) = hands.iter().find(|&&hand| usize::from(hand) > CardList::MOST) {
        return reader.refuse(&start_hand.value, format!("a hand of {hand}: at most {} can be dealt", CardList::MOST));
    }
    let dealt: u16 = hands.iter().copied().map(u16::from).sum();
    if dealt > 7 * u16::from(per_object) {
        return reader.refuse(&start_hand.value, format!("{dealt} cards are dealt, more than there are"));
    }
    let most = CardList::MOST as u8;
    let base = reader.within(draw_base, 0, most)?;
    Ok(Components {
        origins: Origins::default(),
        mainland: 0,
        tiles: 0,
        doubles: 0,
        half_b: 0,
        tile: [Tile::default(); 128],
        all: [0; 2],
        by_value: [[0; 8]; 2],
        by_kind: [[[0; 8]; 7]; 2],
        per_object,
        start_hand: hands,
        draw_base: base,
        draw_per_figure_home: reader.within(draw_per_figure_home, 0, (most - base) / FIGURES_EACH as u8)?,
        cannot_move_draw: reader.within(cannot_move_draw, 0, most)?,
        buy_divisor: reader.within(&file.buy.divisor, 1, 7)?,
    })
}

/// AT-1.4: which positions begin with how many tiles.
fn read_layout(reader: Reader<'_>, layout: &Entry<Vec<Stretch>>, set: &mut Components) -> Result<(), DataError> {
    let mut position = 0usize;
    for stretch in layout.get() {
        let tiles = *stretch.tiles.get_ref();
        if tiles > 2 {
            return reader.refuse(&stretch.tiles, format!("{tiles} tiles on a position: there are at most two"));
        }
        if stretch.half.is_some() != (tiles > 0) {
            let reason = "a stretch with tiles names its half, and water names none";
            return reader.refuse(&stretch.tiles, reason);
        }
        for _ in 0..*stretch.positions.get_ref() {
            position += 1;
            if position > MOST_POSITIONS {
                return reader.refuse(&stretch.positions, format!("the path has more than {MOST_POSITIONS} positions"));
            }
            let bit = 1u64 << position;
            set.tiles |= if tiles > 0 { bit } else { 0 };
            set.doubles |= if tiles > 1 { bit } else { 0 };
            set.half_b |= if stretch.half == Some(Half::B) { bit } else { 0 };
        }
    }
    if set.tiles == 0 {
        return reader.refuse(&layout.value, "the path has no tiles");
    }
    set.mainland = position as u8 + 1;
    Ok(())
}

/// AT-1.3: the tiles of each half are the ones its positions need.
fn read_tiles(reader: Reader<'_>, file: &File, set: &mut Components) -> Result<(), DataError> {
    for (half, table) in [(Half::A, &file.tiles.a), (Half::B, &file.tiles.b)] {
        let positions = if half == Half::A { !set.half_b } else { set.half_b };
        let needed = (set.tiles & positions).count_ones() + (set.doubles & positions).count_ones();
        let found = table.get_ref().count();
        if found != needed as usize {
            return reader.refuse(table, format!("{found} tiles, but the path needs {needed} of half {half}"));
        }
        if found > MOST_TILES {
            return reader.refuse(table, format!("{found} tiles in one half: at most {MOST_TILES}"));
        }
        let mut id = 0;
        for (object, list) in table.get_ref().lists() {
            let mut values = list.get().clone();
            values.sort_unstable();
            for value in values {
                if !(1..=7).contains(&value) {
                    return reader.refuse(&list.value, format!("a value of {value}: values go from 1 to 7"));
                }
                set.tile[half.index() * 64 + id] = Tile { object, value };
                set.all[half.index()] |= 1 << id;
                set.by_value[half.index()][usize::from(value)] |= 1 << id;
                set.by_kind[half.index()][object.index()][usize::from(value)] |= 1 << id;
                id += 1;
            }
        }
    }
    Ok(())
}

fn layout_words(layout: &[Stretch]) -> String {
    let stretch_words = |stretch: &Stretch| match stretch.half {
        Some(half) => format!("{} x {} {half}", stretch.positions.get_ref(), stretch.tiles.get_ref()),
        None => format!("{} x water", stretch.positions.get_ref()),
    };
    layout.iter().map(stretch_words).collect::<Vec<_>>().join(", ")
}
