//! The tables of AE-1 as they are printed in the rules, once more: the account does not look into the data files.

use game_exodus::kinds::{Book, Colour, Profession, TileKind};

use Book::{Craft, Culture, Science};
use Colour::{Brown, Purple, White};
use Profession::{AD, AS, DL, IN, MA, MB, PH, PL, SC, SH, SM, WO};
use Thing::{AnyBook, Favour, Flame, Gold, Influence, Monument, Of, Pillar, Ship, Vp, Workshop};

/// What may be owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Thing {
    Of(Book),
    AnyBook,
    Gold,
    Flame,
    Vp,
    Favour,
    Settler,
    Ship,
    Workshop,
    Agora,
    Pillar,
    Influence,
    Monument,
}

pub(super) type Gains = &'static [(Thing, i32)];

/// AE-1.5: printed books S, C, K, any books, gold, settlers from the bag, flames, favour tokens; then the tile or the
/// pillar display.
pub(super) struct Printed {
    pub(super) books: [i32; 3],
    pub(super) any: i32,
    pub(super) gold: i32,
    pub(super) bag: i32,
    pub(super) flames: i32,
    pub(super) favours: i32,
    pub(super) tile: Option<TileKind>,
    pub(super) pillar: bool,
}

/// AE-1.5, by ring and number.
pub(super) fn printed(ring: usize, number: u8) -> Printed {
    let none = Printed { books: [0; 3], any: 0, gold: 0, bag: 0, flames: 0, favours: 0, tile: None, pillar: false };
    let tile = |tile| Some(tile);
    match (ring, number) {
        (0, 0) => Printed { books: [1, 0, 0], ..none },
        (0, 1) => Printed { books: [0, 1, 0], ..none },
        (0, 2) => Printed { books: [0, 0, 1], ..none },
        (0, 3) => Printed { gold: 1, ..none },
        (1, 0) => Printed { books: [1, 0, 0], tile: tile(TileKind::Ship), ..none },
        (1, 1) => Printed { any: 1, gold: 1, flames: 1, ..none },
        (1, 2) => Printed { books: [0, 1, 0], tile: tile(TileKind::Workshop), ..none },
        (1, 3) => Printed { any: 1, bag: 2, ..none },
        (1, 4) => Printed { tile: tile(TileKind::Agora), ..none },
        (1, 5) => Printed { books: [0, 0, 1], pillar: true, ..none },
        (1, 6) => Printed { flames: 2, favours: 1, ..none },
        (1, 7) => Printed { books: [1, 1, 1], ..none },
        (2, 0) => Printed { gold: 1, tile: tile(TileKind::Ship), ..none },
        (2, 1) => Printed { books: [0, 0, 1], tile: tile(TileKind::Workshop), ..none },
        (2, 2) => Printed { books: [1, 0, 0], pillar: true, ..none },
        (2, 3) => Printed { books: [1, 1, 1], ..none },
        (2, 4) => Printed { tile: tile(TileKind::Agora), favours: 1, ..none },
        (2, 5) => Printed { gold: 1, flames: 3, ..none },
        (2, 6) => Printed { books: [0, 1, 0], tile: tile(TileKind::Workshop), ..none },
        (2, 7) => Printed { any: 1, bag: 2, ..none },
        other => panic!("{other:?} is no field"),
    }
}

/// AE-1.7: the colour of a profession.
pub(super) fn colour(profession: Profession) -> Colour {
    match profession {
        SC | PH | AS | MA => Purple,
        IN | SH | PL | AD => White,
        _ => Brown,
    }
}

/// AE-1.7: where an arrow to a profession begins, and its cost S, C, K, gold.
pub(super) fn arrow(to: Profession) -> (Profession, [i32; 4]) {
    match to {
        PH => (SC, [1, 1, 0, 0]),
        SH => (IN, [0, 1, 1, 0]),
        DL => (WO, [0, 0, 1, 0]),
        AS => (PH, [2, 1, 0, 1]),
        MA => (PH, [2, 0, 0, 1]),
        PL => (SH, [0, 2, 1, 1]),
        AD => (SH, [0, 2, 0, 1]),
        SM => (DL, [0, 0, 2, 1]),
        MB => (DL, [1, 0, 2, 1]),
        other => panic!("no arrow leads to {other}"),
    }
}

/// AE-1.7: the dispatch bonus, in its order.
pub(super) fn dispatch(profession: Profession) -> Gains {
    match profession {
        SC | WO => &[(Vp, 1)],
        IN => &[(Flame, 1)],
        PH => &[(Vp, 2), (Flame, 1)],
        SH => &[(Vp, 1), (Flame, 2)],
        DL => &[(Vp, 1), (Flame, 1)],
        AS => &[(Vp, 6), (Flame, 3)],
        MA => &[(Vp, 5), (Flame, 2)],
        PL => &[(Vp, 5), (Flame, 3)],
        AD => &[(Vp, 2), (Ship, 1), (Flame, 2)],
        SM => &[(Vp, 2), (Pillar, 1), (Flame, 1)],
        MB => &[(Vp, 3), (Workshop, 1), (Flame, 2)],
        other => panic!("{other} is not in the box"),
    }
}

/// AE-1.8: the bonus of a cell.
pub(super) fn cell(cell: u8) -> Gains {
    match cell {
        0 | 5 | 10 => &[(AnyBook, 1)],
        1 | 6 | 8 => &[(Flame, 1)],
        2 | 11 => &[(Gold, 1)],
        3 | 4 => &[(Flame, 2)],
        7 => &[(Vp, 2)],
        9 => &[(Favour, 1)],
        other => panic!("{other} is no cell"),
    }
}

pub(super) const AGORA_CELLS: [u8; 3] = [1, 6, 8];

/// AE-1.9.
pub(super) const SHIP_POINTS: [i16; 5] = [1, 2, 2, 3, 4];

/// AE-1.9, AE-7.4.
pub(super) fn favour_limit(covered: usize) -> i32 {
    1 + (covered / 3).min(3) as i32
}

pub(super) const TRACK_END: u8 = 36;

/// AE-1.10.
pub(super) fn track(space: u8) -> Gains {
    match space {
        2 | 18 | 26 => &[(AnyBook, 1)],
        4 | 12 | 20 | 28 => &[(Influence, 1)],
        6 | 17 => &[(Gold, 1)],
        8 | 22 | 33 => &[(Favour, 1)],
        10 => &[(Vp, 2)],
        15 | 31 => &[(Monument, 1)],
        24 => &[(Vp, 3)],
        36 => &[(Vp, 5)],
        _ => &[],
    }
}

/// AE-1.11.
pub(super) fn order(space: u8) -> Gains {
    match space {
        1 => &[(Flame, 1)],
        2 => &[(AnyBook, 1)],
        3 => &[(Gold, 1)],
        _ => &[],
    }
}

/// AE-1.12: top, middle.
pub(super) fn catastrophe(tile: u8) -> (u8, u8) {
    [(1, 1), (1, 2), (2, 1), (2, 2)][usize::from(tile) / 2]
}

/// AE-1.14.
pub(super) fn places(residence: u8) -> u8 {
    if residence % 4 < 2 { 3 } else { 5 }
}

/// AE-1.14 to AE-1.17: floors of residences go by fours, those of other tiles in turn.
pub(super) fn residence_floor(residence: u8) -> u8 {
    residence / 4
}

/// What triggers a workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Knowledge,
    Settler(Colour),
    Book(Book),
    Tile(TileKind),
}

/// AE-1.15: how many slots a workshop has, what triggers it, and what it gives.
pub(super) fn workshop(workshop: u8) -> (u8, Item, (Thing, i32)) {
    let two = [5, 7, 9, 11, 13, 15, 17, 19, 21].contains(&(workshop + 1));
    let (item, gain) = match workshop + 1 {
        1..=3 => (Item::Knowledge, (Flame, 2)),
        4 => (Item::Settler(Purple), (Of(Science), 1)),
        5 => (Item::Settler(Purple), (Of(Craft), 1)),
        6 => (Item::Settler(White), (Of(Culture), 1)),
        7 => (Item::Settler(White), (Of(Science), 1)),
        8 => (Item::Settler(Brown), (Of(Craft), 1)),
        9 => (Item::Settler(Brown), (Of(Culture), 1)),
        10 | 11 => (Item::Settler(Purple), (Flame, 1)),
        12 | 13 => (Item::Settler(White), (Flame, 1)),
        14 | 15 => (Item::Settler(Brown), (Flame, 1)),
        16 => (Item::Book(Science), (Of(Culture), 1)),
        17 => (Item::Book(Science), (Of(Craft), 1)),
        18 => (Item::Book(Culture), (Of(Science), 1)),
        19 => (Item::Book(Culture), (Of(Craft), 1)),
        20 => (Item::Book(Craft), (Of(Science), 1)),
        21 => (Item::Book(Craft), (Of(Culture), 1)),
        22 | 23 => (Item::Tile(TileKind::Agora), (Gold, 1)),
        _ => (Item::Tile(TileKind::Workshop), (Gold, 1)),
    };
    (if two { 2 } else { 1 }, item, gain)
}

/// AE-1.15, AE-10.3: whether a profession fits a slot.
pub(super) fn fits(workshop: u8, slot: u8, profession: Profession) -> bool {
    let pair = match workshop + 1 {
        5 | 15 | 17 => [Purple, Brown],
        7 | 11 | 21 => [Purple, White],
        9 | 13 | 19 => [White, Brown],
        one => {
            let only = match one {
                1 | 8 => SH,
                2 | 6 => PH,
                3 | 4 => DL,
                10 | 16 => MA,
                12 | 25 => AD,
                14 | 23 => SM,
                18 => AS,
                20 | 24 => MB,
                22 => PL,
                other => panic!("{other} is no workshop"),
            };
            return profession == only && slot == 0;
        }
    };
    pair.get(usize::from(slot)) == Some(&colour(profession))
}

/// AE-1.16: the gain of an agora; the last six carry a settler.
pub(super) fn agora(agora: u8) -> Gains {
    match agora + 1 {
        1 => &[(Of(Science), 2), (Of(Culture), 1)],
        2 => &[(Of(Culture), 2), (Of(Craft), 1)],
        3 => &[(Of(Science), 1), (Of(Craft), 2)],
        4 | 5 => &[(Of(Science), 1), (Of(Culture), 1), (Of(Craft), 1)],
        6 => &[(Of(Science), 1), (Gold, 1)],
        7 => &[(Of(Culture), 1), (Gold, 1)],
        8 => &[(Of(Craft), 1), (Gold, 1)],
        9 => &[(Gold, 2)],
        _ => &[],
    }
}

/// AE-1.16: what the settler of an agora becomes.
pub(super) fn agora_settler(agora: u8, colour: Colour) -> Option<Profession> {
    match agora + 1 {
        10..=13 => Some([PH, SH, DL][colour.index()]),
        14..=15 => Some([MA, AD, SM][colour.index()]),
        _ => None,
    }
}

/// AE-1.18: what a shaft gives by itself; cards by their place in the list.
pub(super) fn shaft(card: u8) -> Gains {
    match card {
        10 | 11 => &[(Vp, 1)],
        12 | 13 => &[(AnyBook, 1)],
        14 | 15 => &[(Flame, 1)],
        _ => &[],
    }
}

/// AE-14: what an influence card gives by itself.
pub(super) fn influence(card: u8) -> Gains {
    match card + 1 {
        3 => &[(Flame, 3)],
        5 => &[(Favour, 3)],
        9 => &[(Ship, 1)],
        10 => &[(Thing::Agora, 1)],
        12 => &[(Workshop, 1)],
        13 => &[(Pillar, 1)],
        16 => &[(Vp, 3)],
        _ => &[],
    }
}

/// AE-1.21: bag per colour, knowledge fields, monuments per space, majority points.
pub(super) fn players(seats: usize) -> (i32, usize, usize, i16) {
    [(20, 3, 3, 0), (20, 3, 3, 5), (30, 4, 4, 3), (40, 5, 4, 2)][seats - 1]
}
