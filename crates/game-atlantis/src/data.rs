//! Reads and checks the data file: unknown keys and wrong totals are refused with their line.

use datafile::{Entry, Note, Reader, Sets, Spanned, words};
use engine::{DataError, DataFiles, Fact, Origins};
use serde::Deserialize;

use crate::components::{Components, Half, Object, Tile};
use crate::lists::{CardList, TileList};
use crate::piles::Pile;

/// The name of the one data file.
pub(crate) const FILE: &str = "atlantis.toml";
const STANDARD: &str = include_str!("../data/atlantis.toml");

/// The most positions a path may have: the Mainland must fit into one word of bits as well.
const MOST_POSITIONS: usize = TileList::MOST;
/// The most tiles of one half: a set of them is one word of bits.
const MOST_TILES: usize = 64;
/// The figures and bridges the rules speak of (AT-2.2).
const SEATS: usize = 4;
const FIGURES_EACH: usize = 3;

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
    inventory: Inventory,
    cards: CardNumbers,
    buy: Buy,
    path: Layout,
    tiles: Tiles,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Inventory {
    path_tiles: Entry<u16>,
    tiles_per_half: Entry<Vec<u16>>,
    backs: Entry<Vec<String>>,
    water_tiles: Entry<u16>,
    bridges: Entry<u16>,
    figures: Entry<u16>,
    colours: Entry<Vec<String>>,
    cards: Entry<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardNumbers {
    per_object: Entry<u8>,
    start_hand: Entry<Vec<u8>>,
    draw_base: Entry<u8>,
    draw_per_figure_home: Entry<u8>,
    cannot_move_draw: Entry<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Buy {
    divisor: Entry<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Layout {
    layout: Entry<Vec<Stretch>>,
}

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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByObject {
    amphora: Entry<Vec<u8>>,
    crown: Entry<Vec<u8>>,
    flag: Entry<Vec<u8>>,
    helmet: Entry<Vec<u8>>,
    olive: Entry<Vec<u8>>,
    ring: Entry<Vec<u8>>,
    statue: Entry<Vec<u8>>,
}

impl ByObject {
    fn lists(&self) -> [(Object, &Entry<Vec<u8>>); 7] {
        let lists = [&self.amphora, &self.crown, &self.flag, &self.helmet, &self.olive, &self.ring, &self.statue];
        std::array::from_fn(|i| (Object::ALL[i], lists[i]))
    }

    fn count(&self) -> usize {
        self.lists().iter().map(|(_, list)| list.value.get_ref().len()).sum()
    }
}

fn read(files: &DataFiles) -> Result<Components, DataError> {
    let reader = Reader::only(FILE, files)?;
    let file: File = reader.parse()?;
    let mut set = empty();
    let check = Check { reader };
    check.inventory(&file)?;
    check.numbers(&file, &mut set)?;
    check.layout(&file.path.layout, &mut set)?;
    check.tiles(&file, &mut set)?;
    set.origins = Origins::new(files, check.facts(&file)?);
    Ok(set)
}

fn empty() -> Components {
    Components {
        origins: Origins::default(),
        mainland: 0,
        tiles: 0,
        doubles: 0,
        half_b: 0,
        tile: [Tile::default(); 128],
        all: [0; 2],
        by_value: [[0; 8]; 2],
        by_kind: [[[0; 8]; 7]; 2],
        per_object: 0,
        start_hand: [0; 4],
        draw_base: 0,
        draw_per_figure_home: 0,
        cannot_move_draw: 0,
        buy_divisor: 0,
    }
}

/// What the rules ask of the numbers.
struct Check<'a> {
    reader: Reader<'a>,
}

impl Check<'_> {
    /// AT-1.1: totals that the rest of the file must come to.
    fn inventory(&self, file: &File) -> Result<(), DataError> {
        let Inventory { path_tiles, tiles_per_half, backs, water_tiles: _, bridges, figures, colours, cards } =
            &file.inventory;
        let expect = |entry: &Entry<u16>, found: usize, what: &str| match usize::from(*entry.value.get_ref()) {
            value if value == found => Ok(()),
            value => self.reader.refuse(&entry.value, format!("{value} is not the number of {what}, which is {found}")),
        };
        let halves = [&file.tiles.a, &file.tiles.b];
        let tiles: usize = halves.iter().map(|half| half.get_ref().count()).sum();
        expect(path_tiles, tiles, "tiles in [tiles.a] and [tiles.b]")?;
        let counts = halves.map(|half| half.get_ref().count() as u16);
        if tiles_per_half.value.get_ref()[..] != counts {
            let reason = format!("[tiles.a] has {} tiles and [tiles.b] has {}", counts[0], counts[1]);
            return self.reader.refuse(&tiles_per_half.value, reason);
        }
        expect(bridges, SEATS, "seats: the rules give each player one bridge")?;
        expect(figures, SEATS * FIGURES_EACH, "figures of four players with three each")?;
        let all_cards = 7 * usize::from(*file.cards.per_object.value.get_ref());
        expect(cards, all_cards, "cards of seven objects with per_object each")?;
        for (list, needed, what) in [(backs, Half::ALL.len(), "back for each half"), (colours, SEATS, "colour a seat")]
        {
            if list.value.get_ref().len() != needed {
                return self.reader.refuse(&list.value, format!("there must be one {what}: {needed}"));
            }
        }
        Ok(())
    }

    fn numbers(&self, file: &File, set: &mut Components) -> Result<(), DataError> {
        let CardNumbers { per_object, start_hand, draw_base, draw_per_figure_home, cannot_move_draw } = &file.cards;
        let most_each = (Pile::MOST / 7) as u8;
        set.per_object = self.reader.within(per_object, 1, most_each)?;
        let hands = start_hand.value.get_ref();
        set.start_hand = match <[u8; SEATS]>::try_from(hands.as_slice()) {
            Ok(hands) => hands,
            Err(_) => {
                return self
                    .reader
                    .refuse(&start_hand.value, format!("there must be a hand for each of {SEATS} seats"));
            }
        };
        if let Some(hand) = hands.iter().find(|&&hand| usize::from(hand) > CardList::MOST) {
            return self
                .reader
                .refuse(&start_hand.value, format!("a hand of {hand}: at most {} can be dealt", CardList::MOST));
        }
        let dealt: u16 = hands.iter().copied().map(u16::from).sum();
        if dealt > 7 * u16::from(set.per_object) {
            return self.reader.refuse(&start_hand.value, format!("{dealt} cards are dealt, more than there are"));
        }
        let most = CardList::MOST as u8;
        set.draw_base = self.reader.within(draw_base, 0, most)?;
        set.draw_per_figure_home =
            self.reader.within(draw_per_figure_home, 0, (most - set.draw_base) / FIGURES_EACH as u8)?;
        set.cannot_move_draw = self.reader.within(cannot_move_draw, 0, most)?;
        set.buy_divisor = self.reader.within(&file.buy.divisor, 1, 7)?;
        Ok(())
    }

    /// AT-1.4: which positions begin with how many tiles.
    fn layout(&self, layout: &Entry<Vec<Stretch>>, set: &mut Components) -> Result<(), DataError> {
        let mut position = 0usize;
        for stretch in layout.value.get_ref() {
            let tiles = *stretch.tiles.get_ref();
            if tiles > 2 {
                return self
                    .reader
                    .refuse(&stretch.tiles, format!("{tiles} tiles on a position: there are at most two"));
            }
            if stretch.half.is_some() != (tiles > 0) {
                let reason = "a stretch with tiles names its half, and water names none";
                return self.reader.refuse(&stretch.tiles, reason);
            }
            for _ in 0..*stretch.positions.get_ref() {
                position += 1;
                if position > MOST_POSITIONS {
                    return self
                        .reader
                        .refuse(&stretch.positions, format!("the path has more than {MOST_POSITIONS} positions"));
                }
                let bit = 1u64 << position;
                set.tiles |= if tiles > 0 { bit } else { 0 };
                set.doubles |= if tiles > 1 { bit } else { 0 };
                set.half_b |= if stretch.half == Some(Half::B) { bit } else { 0 };
            }
        }
        if set.tiles == 0 {
            return self.reader.refuse(&layout.value, "the path has no tiles");
        }
        set.mainland = position as u8 + 1;
        Ok(())
    }

    /// AT-1.3: the tiles of each half are the ones its positions need.
    fn tiles(&self, file: &File, set: &mut Components) -> Result<(), DataError> {
        for (half, table) in [(Half::A, &file.tiles.a), (Half::B, &file.tiles.b)] {
            let positions = if half == Half::A { !set.half_b } else { set.half_b };
            let needed = (set.tiles & positions).count_ones() + (set.doubles & positions).count_ones();
            let found = table.get_ref().count();
            if found != needed as usize {
                return self.reader.refuse(table, format!("{found} tiles, but the path needs {needed} of half {half}"));
            }
            if found > MOST_TILES {
                return self.reader.refuse(table, format!("{found} tiles in one half: at most {MOST_TILES}"));
            }
            let mut id = 0;
            for (object, list) in table.get_ref().lists() {
                let mut values = list.value.get_ref().clone();
                values.sort_unstable();
                for value in values {
                    if !(1..=7).contains(&value) {
                        return self.reader.refuse(&list.value, format!("a value of {value}: values go from 1 to 7"));
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

    fn facts(&self, file: &File) -> Result<Vec<Fact>, DataError> {
        let Inventory { path_tiles, tiles_per_half, backs, water_tiles, bridges, figures, colours, cards } =
            &file.inventory;
        let numbers = &file.cards;
        let mut facts = Vec::new();
        let mut add = |key: &str, clause, note: Note<'_>, value: String| {
            facts.push(self.reader.fact(key, clause, note, value)?);
            Ok(())
        };
        add("path_tiles", "AT-1.1", path_tiles.note(), path_tiles.value.get_ref().to_string())?;
        let per_half = words(tiles_per_half.value.get_ref()).replace(' ', " + ");
        add("tiles_per_half", "AT-1.1", tiles_per_half.note(), per_half)?;
        add("backs", "AT-1.1", backs.note(), backs.value.get_ref().join(", "))?;
        for (key, entry) in [("water_tiles", water_tiles), ("bridges", bridges), ("figures", figures)] {
            add(key, "AT-1.1", entry.note(), entry.value.get_ref().to_string())?;
        }
        add("colours", "AT-1.1", colours.note(), colours.value.get_ref().join(", "))?;
        add("cards", "AT-1.1", cards.note(), cards.value.get_ref().to_string())?;
        add("per_object", "AT-1.2", numbers.per_object.note(), numbers.per_object.value.get_ref().to_string())?;
        add("start_hand", "AT-2.3", numbers.start_hand.note(), words(numbers.start_hand.value.get_ref()))?;
        for (key, clause, entry) in [
            ("draw_base", "AT-10.1", &numbers.draw_base),
            ("draw_per_figure_home", "AT-10.1", &numbers.draw_per_figure_home),
            ("cannot_move_draw", "AT-3.3", &numbers.cannot_move_draw),
            ("divisor", "AT-4.1", &file.buy.divisor),
        ] {
            add(key, clause, entry.note(), entry.value.get_ref().to_string())?;
        }
        let layout = &file.path.layout;
        add("layout", "AT-1.4", layout.note(), layout_words(layout.value.get_ref()))?;
        for (keys, table) in [(TILES_A, &file.tiles.a), (TILES_B, &file.tiles.b)] {
            for (key, (_, list)) in keys.into_iter().zip(table.get_ref().lists()) {
                add(key, "AT-1.3", list.note(), words(list.value.get_ref()))?;
            }
        }
        Ok(facts)
    }
}

const TILES_A: [&str; 7] = [
    "tiles.a.amphora",
    "tiles.a.crown",
    "tiles.a.flag",
    "tiles.a.helmet",
    "tiles.a.olive",
    "tiles.a.ring",
    "tiles.a.statue",
];
const TILES_B: [&str; 7] = [
    "tiles.b.amphora",
    "tiles.b.crown",
    "tiles.b.flag",
    "tiles.b.helmet",
    "tiles.b.olive",
    "tiles.b.ring",
    "tiles.b.statue",
];

fn layout_words(layout: &[Stretch]) -> String {
    let stretch_words = |stretch: &Stretch| match stretch.half {
        Some(half) => format!("{} x {} {half}", stretch.positions.get_ref(), stretch.tiles.get_ref()),
        None => format!("{} x water", stretch.positions.get_ref()),
    };
    layout.iter().map(stretch_words).collect::<Vec<_>>().join(", ")
}
