//! The tables read from `data/`, as plain values made to be read in the innermost loop. How the files
//! are read and checked is in `data/`.

use std::fmt;

use engine::{Components as _, Origins};

use crate::asks::Building;
use crate::atoms::{Atom, Atoms, InfluenceEffect, KnowledgeScore, MonumentScore, PillarEffect, WorkshopEffect};
use crate::kinds::{
    AGORAS, Agora, CATASTROPHES, CELLS, Catastrophe, Cell, Colour, Display, FIELDS, Field, Floor, INFLUENCE, Influence,
    KNOWLEDGE, Knowledge, MONUMENTS, Monument, ORDER_SPACES, OrderSpace, PILLAR_CARDS, PROFESSIONS, PillarCard,
    Profession, RESIDENCES, RING_FIELDS, Residence, Ring, SHIP_TYPES, Stage, TileKind, WORKSHOPS, Workshop,
};
use crate::player::bits;

/// The most positions of a disc: quarter turns of a full circle.
pub const TURNS: usize = 8;
/// The most guard places.
pub const GUARDS: usize = 16;
/// The most places for standing settlers on all city fields together.
pub const PLACES: usize = 16;
/// The most city fields with a tile on them.
pub const TILE_FIELDS: usize = 16;
/// The most ship spaces of a player.
pub const SHIP_SPACES: usize = 8;
/// The most rows, and the most columns, of the settlement area.
pub const LINES: usize = 8;
/// The length of a table by space of the Apotheosis track, the start included.
pub const TRACK: usize = 64;
/// The most spaces of the track with monuments.
pub const MONUMENT_SPACES: usize = 4;
/// The most slots of a workshop.
pub const SLOTS: usize = 3;
/// The most years.
pub const YEARS: usize = 6;
/// The most pillars of a player.
pub const PILLARS: usize = 4;
/// The most knowledge fields.
pub const KNOWLEDGE_FIELDS: usize = 8;
/// The most favour tokens a player can keep.
pub const FAVOURS: usize = 8;
/// The most open residences.
pub const OPEN_RESIDENCES: usize = 8;

/// AE-1.5: a city field. AE-5.4 resolves it in the order of these parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldFace {
    /// (a) printed books by kind.
    pub books: [u8; 3],
    /// (a) printed books of a kind to be chosen.
    pub any_books: u8,
    /// (a) printed gold.
    pub gold: u8,
    /// (b) places for standing settlers: the first of them in tables by place.
    pub first_place: u8,
    /// (b) how many there are.
    pub places: u8,
    /// (c) settlers drawn from the bag on arrival.
    pub bag: u8,
    /// (d) the guard place beside it, in tables by guard.
    pub guard: Option<u8>,
    /// (e) the kind of tile lying here.
    pub tile: Option<TileKind>,
    /// (e) its place in tables by tile field; meaningless without a tile.
    pub tile_slot: u8,
    /// (e) the pillar display printed here.
    pub pillar: Option<Display>,
    /// (f) printed flames.
    pub flames: u8,
    /// (g) printed favour tokens.
    pub favours: u8,
    /// (h) what AE-5.4 does not name, in the order of the file. The box has nothing of the kind.
    pub more: Atoms,
    /// The area it lies in, from 0.
    pub area: u8,
}

/// AE-1.4: an area of a ring, between two walls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Area {
    /// The first of its slots, clockwise, in the zero position.
    pub first_slot: u8,
    pub slots: u8,
    /// The number of its first field on the ring.
    pub first_field: u8,
    pub fields: u8,
    pub guard: Option<u8>,
}

/// AE-1.4: the city.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct City {
    /// How many slots the circle is cut into.
    pub slots: u8,
    /// By how many slots a quarter turn moves an area.
    pub turn_slots: u8,
    /// How many positions a disc has: 4 with quarter turns.
    pub turns: u8,
    pub ring_fields: [u8; 3],
    pub areas: [Vec<Area>; 3],
    /// The fields; places without a field are empty faces.
    pub fields: [FieldFace; FIELDS],
    /// AE-1.4.4: bit n is field n of the middle ring; by the turns of the top disc beyond the middle
    /// disc, then by the number of the top field.
    pub from_top: [[u16; RING_FIELDS]; TURNS],
    /// The same from the middle ring to the bottom ring, by the turns of the middle disc.
    pub from_middle: [[u16; RING_FIELDS]; TURNS],
    /// The field of each place for standing settlers, in the order of AE-3.5.
    pub places: Vec<Field>,
    /// The fields beside each guard place (AE-1.6), in the order of AE-3.5.
    pub guards: Vec<Guard>,
    /// The fields with a tile, in field order.
    pub tile_fields: Vec<Field>,
}

/// AE-1.6: a guard place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Guard {
    pub ring: Ring,
    pub area: u8,
    /// Bit n is field n of the ring: the guard stands next to it.
    pub beside: u16,
}

impl City {
    /// What a field shows.
    #[inline]
    pub fn field(&self, field: Field) -> &FieldFace {
        &self.fields[field.index()]
    }

    /// Whether there is such a field.
    #[inline]
    pub fn has(&self, field: Field) -> bool {
        usize::from(field.0) < FIELDS && field.number() < self.ring_fields[field.ring().index()]
    }

    /// All fields of a ring, clockwise.
    pub fn ring(&self, ring: Ring) -> impl Iterator<Item = Field> + use<> {
        (0..self.ring_fields[ring.index()]).map(move |number| Field::new(ring, number))
    }

    /// All fields, from the top.
    pub fn all(&self) -> impl Iterator<Item = Field> + '_ {
        Ring::ALL.into_iter().flat_map(|ring| self.ring(ring))
    }

    /// Bit n for field n of the top ring.
    #[inline]
    pub fn top(&self) -> u16 {
        (1 << self.ring_fields[0]) - 1
    }

    /// AE-1.4.4: the fields of the next ring that a king on this field reaches: bit n is field n.
    /// Nothing from the bottom ring.
    #[inline]
    pub fn reach(&self, from: Field, top_turn: u8, middle_turn: u8) -> u16 {
        let number = usize::from(from.number());
        match from.ring() {
            Ring::Top => {
                let beyond = (top_turn + self.turns - middle_turn % self.turns) % self.turns;
                self.from_top[usize::from(beyond) % TURNS][number]
            }
            Ring::Middle => self.from_middle[usize::from(middle_turn) % TURNS][number],
            Ring::Bottom => 0,
        }
    }
}

/// AE-1.7: a training field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Training {
    pub colour: Colour,
    /// 0 is untrained.
    pub tier: u8,
    /// The field the one arrow to it comes from; none for tier 0 and for fields no arrow leads to.
    pub from: Option<Profession>,
    /// What that arrow costs, by kind of book.
    pub books: [u8; 3],
    /// What that arrow costs in gold.
    pub gold: u8,
    /// Arrows from here: a set of professions.
    pub arrows: u16,
    /// The dispatch bonus, in the order of resolution.
    pub dispatch: Atoms,
}

/// AE-1.7: the training area.
#[derive(Debug)]
pub struct School {
    /// By profession; only those of `all` are there.
    pub fields: [Training; PROFESSIONS],
    /// The set of professions of this data set.
    pub all: u16,
    /// The professions of each colour.
    pub colours: [u16; 3],
    /// The trained professions (tiers 1 and up).
    pub trained: u16,
    /// The professions an arrow leads to: what can be named in a training.
    pub targets: u16,
    /// The untrained field of each colour.
    pub untrained: [Profession; 3],
    /// The professions in the order of the file.
    pub order: Vec<Profession>,
}

impl School {
    /// A training field.
    #[inline]
    pub fn field(&self, profession: Profession) -> &Training {
        &self.fields[profession.index()]
    }

    /// Whether this data set has the profession.
    #[inline]
    pub fn has(&self, profession: Profession) -> bool {
        self.all & profession.bit() != 0
    }

    /// The professions of a set, in their order.
    #[inline]
    pub fn each(set: u16) -> impl Iterator<Item = Profession> {
        bits(set.into()).map(|index| Profession::of(index.into()))
    }
}

/// AE-1.8: a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellFace {
    /// Its row, from the top; a row is a region.
    pub row: u8,
    /// Its column, from the left.
    pub column: u8,
    /// Whether only agoras may lie here.
    pub agora: bool,
    /// The placement bonus.
    pub bonus: Atom,
    /// The adjacent cells (AE-1.8.2).
    pub beside: u16,
}

/// AE-1.8: the settlement area.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Grid {
    /// The cells; beyond `cells` they are empty faces.
    pub faces: [CellFace; CELLS],
    pub cells: u8,
    pub all: u16,
    /// The agora cells.
    pub agora: u16,
    /// The other cells.
    pub other: u16,
    pub rows: u8,
    pub columns: u8,
    /// The cells of each row.
    pub row: [u16; LINES],
    /// The cells of each column.
    pub column: [u16; LINES],
    /// AE-16.1: the rows scored after each year: by year from 1, bit n is row n.
    pub scored: [u8; YEARS + 1],
    /// The favour limit by the number of covered cells (AE-1.9, AE-7.4).
    pub favours: [u8; CELLS + 1],
    /// AE-1.9: how many covered cells each favour space needs.
    pub favour_needs: Vec<u8>,
    /// AE-1.9: points of each ship space, from the left.
    pub ships: Vec<u8>,
}

impl Grid {
    /// A cell.
    #[inline]
    pub fn cell(&self, cell: Cell) -> &CellFace {
        &self.faces[cell.index()]
    }

    /// The cell at a place.
    pub fn at(&self, row: u8, column: u8) -> Option<Cell> {
        (0..self.cells).map(Cell).find(|&cell| (self.cell(cell).row, self.cell(cell).column) == (row, column))
    }

    /// The cells of a set, in grid order.
    #[inline]
    pub fn each(set: u16) -> impl Iterator<Item = Cell> {
        bits(set.into()).map(Cell)
    }
}

/// AE-1.10: the Apotheosis track.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Track {
    pub end: u8,
    /// The bonus of each space.
    pub bonus: [Option<Atom>; TRACK],
    /// The spaces with a bonus: bit n is space n.
    pub spaces: u64,
    /// The spaces with a bonus that is no monument (RU-26).
    pub repeatable: u64,
    /// The spaces with monuments, by the number of the monument space.
    pub monuments: Vec<u8>,
}

/// AE-1.11: an order space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderFace {
    /// What taking it gives.
    pub bonus: Atoms,
    /// Open with at least so many players.
    pub min_players: u8,
    /// AE-4.5: its owner may share city fields.
    pub may_share: bool,
}

/// AE-1.12: a catastrophe tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CatastropheFace {
    /// Extra quarter turns of the top disc.
    pub top: u8,
    /// Quarter turns of the middle disc, the top disc riding along.
    pub middle: u8,
}

/// AE-1.14: a residence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct ResidenceFace {
    /// How many settlers fit.
    pub places: u8,
    pub floor: Floor,
}

/// AE-1.15: what a slot of a workshop takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Only this profession.
    Profession(Profession),
    /// Any settler of the colour.
    Colour(Colour),
}

/// AE-1.15: a workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct WorkshopFace {
    pub floor: Floor,
    pub slots: u8,
    /// AE-10.3: the professions that fit each slot.
    pub fits: [u16; SLOTS],
    /// The slots as printed; beyond `slots` meaningless.
    pub printed: [Slot; SLOTS],
    pub effect: WorkshopEffect,
}

impl WorkshopFace {
    /// The set of all its slots.
    #[inline]
    pub fn all_slots(&self) -> u8 {
        (1 << self.slots) - 1
    }
}

/// AE-1.16: an agora.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct AgoraFace {
    pub floor: Floor,
    /// What it gives; nothing if it carries a settler.
    pub gain: Atoms,
    /// What the settler it carries becomes, by colour; none for the other agoras.
    pub trained: Option<[Profession; 3]>,
}

/// AE-1.17: a monument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct MonumentFace {
    pub floor: Floor,
    pub score: MonumentScore,
}

/// AE-1.18: a pillar card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct PillarFace {
    pub stage: Stage,
    /// The instant gain: the taker chooses one of these atoms; "any book" is a choice per kind.
    pub instant: Atoms,
    pub effect: PillarEffect,
}

/// AE-1.19: a name of knowledge cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct KnowledgeFace {
    /// The two professions; equal ones need two settlers.
    pub requires: [Profession; 2],
    pub score: KnowledgeScore,
    /// How many cards of the name there are.
    pub copies: u8,
    /// How many are used with 1 or 2 players (AE-18.4).
    pub copies_below_3: u8,
}

/// AE-1.21: what depends on the number of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct PlayersRow {
    /// Settlers of each colour in the bag at the start.
    pub bag: u8,
    pub knowledge_fields: u8,
    /// Monuments on each monument space.
    pub monuments: u8,
    /// AE-16.3; 0 with one player.
    pub majority_vp: u8,
    /// AE-18.2: none, or one on each of the two lower rings.
    pub neutral_kings: u8,
}

/// Everything else: supplies, the start, points of the end.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Counts {
    /// Settlers of each colour in the box.
    pub settlers: u8,
    /// Books of each kind.
    pub books: u8,
    pub gold: u8,
    pub favours: u8,
    /// AE-2.13: books of each kind at the start.
    pub start_books: [u8; 3],
    /// AE-2.13: gold at the start.
    pub start_gold: u8,
    /// AE-8.1: open residences.
    pub open_residences: u8,
    /// AE-6.1: actions of a turn.
    pub actions: u8,
    /// RU-16: pillars of a player.
    pub pillars: u8,
    /// AE-1.11: years.
    pub years: u8,
    /// AE-17.1: points lost per settler left.
    pub settler_left: u8,
    /// AE-17.2: per full row.
    pub full_row: u8,
    /// AE-17.2: per full column.
    pub full_column: u8,
    /// AE-17.5: per influence card not played.
    pub unplayed: u8,
    /// AE-18.2: where the neutral kings of the middle and the bottom ring start.
    pub neutral_start: [Field; 2],
    /// AE-19.4: years after which the city is refilled in the solo game: bit n is year n.
    pub solo_refill: u8,
    /// AE-19.6: what the smallest colour counts in the solo game.
    pub solo_smallest: u8,
    /// AE-19.9: the titles with the least points they need, from the lowest.
    pub titles: Vec<Title>,
}

/// AE-19.9: a title of the solo game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Title {
    pub id: String,
    /// What the data file calls it.
    pub name: String,
    /// The least points; the lowest title has none.
    pub from: Option<i16>,
}

/// How a thing is called in the data files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Called {
    pub id: String,
    /// The name, for ids that no language file knows.
    pub name: String,
}

/// The ids and names of a data set.
#[derive(Debug, Default)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Names {
    /// By profession; empty for those the set does not use.
    pub professions: Vec<Called>,
    /// By row.
    pub regions: Vec<Called>,
    pub cells: Vec<Called>,
    pub floors: Vec<Called>,
    pub ships: Vec<Called>,
    pub residences: Vec<Called>,
    pub workshops: Vec<Called>,
    pub agoras: Vec<Called>,
    pub monuments: Vec<Called>,
    /// By pillar card; the name is that of the effect.
    pub pillars: Vec<Called>,
    /// By name of knowledge cards.
    pub knowledge: Vec<Called>,
    pub influence: Vec<Called>,
    pub catastrophes: Vec<Called>,
}

/// The components of a data set, read and checked.
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Components {
    pub(crate) origins: Origins,
    /// AE-1.4 to AE-1.6.
    pub city: City,
    /// AE-1.7.
    pub school: School,
    /// AE-1.8, AE-1.9.
    pub grid: Grid,
    /// AE-1.10.
    pub track: Track,
    /// AE-1.11, by order space; beyond `order_spaces` meaningless.
    pub order: [OrderFace; ORDER_SPACES],
    pub order_spaces: u8,
    /// AE-1.11: the order spaces open for each number of players, by that number: bit n is space n.
    pub open_orders: [u8; 5],
    /// AE-1.12.
    pub catastrophes: [CatastropheFace; CATASTROPHES],
    pub catastrophe_set: u16,
    /// AE-1.13: how many ships of each type there are.
    pub ships: [u8; SHIP_TYPES],
    pub ship_types: u8,
    /// AE-1.14.
    pub residences: [ResidenceFace; RESIDENCES],
    pub residence_set: u32,
    /// AE-1.15.
    pub workshops: [WorkshopFace; WORKSHOPS],
    pub workshop_set: u32,
    /// AE-1.16.
    pub agoras: [AgoraFace; AGORAS],
    pub agora_set: u32,
    /// AE-1.17.
    pub monuments: [MonumentFace; MONUMENTS],
    pub monument_set: u16,
    /// AE-1.18.
    pub pillars: [PillarFace; PILLAR_CARDS],
    /// The cards of each stage.
    pub pillar_sets: [u32; 3],
    /// AE-1.18: who completes a stage; nobody for the base.
    pub stage_settler: [Option<Profession>; 3],
    /// AE-1.19.
    pub knowledge: [KnowledgeFace; KNOWLEDGE],
    pub knowledge_set: u32,
    /// AE-1.20.
    pub influence: [InfluenceEffect; INFLUENCE],
    pub influence_set: u32,
    /// AE-1.21, by the number of players; place 0 is empty.
    pub players: [PlayersRow; 5],
    /// AE-1.1, AE-2.13, AE-17 to AE-19.
    pub counts: Counts,
    pub names: Names,
}

/// What is printed on a thing, by its number.
macro_rules! faces {
    ($($(#[$doc:meta])* $name:ident: $thing:ident => $table:ident: $face:ty;)+) => {
        impl Components {
            $($(#[$doc])*
            #[inline]
            pub fn $name(&self, thing: $thing) -> &$face {
                &self.$table[thing.index()]
            })+
        }
    };
}

faces! {
    /// AE-1.15: a workshop.
    workshop: Workshop => workshops: WorkshopFace;
    /// AE-1.16: an agora.
    agora: Agora => agoras: AgoraFace;
    /// AE-1.17: a monument.
    monument: Monument => monuments: MonumentFace;
    /// AE-1.18: a pillar card.
    pillar: PillarCard => pillars: PillarFace;
    /// AE-1.19: a name of knowledge cards.
    knowledge: Knowledge => knowledge: KnowledgeFace;
    /// AE-1.11: an order space.
    order: OrderSpace => order: OrderFace;
}

impl Components {
    /// AE-1.14: a residence.
    #[inline]
    pub fn residence(&self, residence: Residence) -> ResidenceFace {
        self.residences[residence.index()]
    }

    /// AE-1.20: an influence card.
    #[inline]
    pub fn influence(&self, card: Influence) -> InfluenceEffect {
        self.influence[card.index()]
    }

    /// AE-1.12: a catastrophe tile.
    #[inline]
    pub fn catastrophe(&self, tile: Catastrophe) -> CatastropheFace {
        self.catastrophes[tile.index()]
    }

    /// AE-1.21: the row of a number of players, 1 to 4.
    #[inline]
    pub fn players(&self, players: u8) -> &PlayersRow {
        &self.players[usize::from(players) % 5]
    }

    /// AE-1.19, AE-18.4: how many cards of a name are in the game.
    #[inline]
    pub fn copies(&self, name: Knowledge, players: u8) -> u8 {
        let face = self.knowledge(name);
        if players < 3 { face.copies_below_3 } else { face.copies }
    }

    /// AE-19.9: the title for so many points.
    pub fn title(&self, points: i16) -> Option<&Title> {
        self.counts.titles.iter().rev().find(|title| title.from.is_none_or(|from| points >= from))
    }

    /// AE-1.14: the floor of a tile of a settlement.
    pub fn floor_of(&self, building: Building) -> Floor {
        match building {
            Building::Residence(tile) => self.residence(tile).floor,
            Building::Workshop(tile) => self.workshop(tile).floor,
            Building::Agora(tile) => self.agora(tile).floor,
            Building::Monument(tile) => self.monument(tile).floor,
        }
    }

    /// The name of a floor.
    pub fn floor(&self, floor: Floor) -> &Called {
        &self.names.floors[floor.index() % self.names.floors.len().max(1)]
    }
}

impl fmt::Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Components({})", self.digest().get(..8).unwrap_or_default())
    }
}
