//! What lies where, kept by what is told and by the tables of `spec.rs`.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use game_exodus::kinds::{
    Cell, Colour, Display, Field, Influence, Knowledge, Monument, PillarCard, Profession, Residence, Ring, ShipType,
    Stage, TileKind, Workshop,
};
use game_exodus::{Building, Source, Tile};

use super::spec::{self, Item, Thing};

/// A pillar: its cards, and whether somebody stands on shaft and capital.
#[derive(Clone, Default)]
pub(super) struct Column {
    pub(super) cards: Vec<PillarCard>,
    pub(super) manned: [bool; 3],
}

/// A tile and the settlers in it; those of a workshop by slot.
#[derive(Clone)]
pub(super) struct Lot {
    pub(super) building: Building,
    pub(super) people: Vec<Colour>,
    pub(super) slots: Vec<Option<Colour>>,
}

impl Lot {
    pub(super) fn new(building: Building) -> Self {
        let slots = match building {
            Building::Workshop(workshop) => vec![None; usize::from(spec::workshop(workshop.0).0)],
            _ => Vec::new(),
        };
        Self { building, people: Vec::new(), slots }
    }

    pub(super) fn everybody(&self) -> impl Iterator<Item = Colour> + '_ {
        self.people.iter().copied().chain(self.slots.iter().flatten().copied())
    }

    pub(super) fn floor(&self) -> u8 {
        match self.building {
            Building::Residence(tile) => spec::residence_floor(tile.0),
            Building::Workshop(tile) => tile.0 % 5,
            Building::Agora(tile) => tile.0 % 5,
            Building::Monument(tile) => tile.0 % 5,
        }
    }
}

/// What belongs to one player.
#[derive(Clone, Default)]
pub(super) struct Account {
    pub(super) vp: i16,
    pub(super) priest: u8,
    pub(super) books: [i32; 3],
    pub(super) gold: i32,
    pub(super) favours: i32,
    pub(super) school: BTreeMap<Profession, i32>,
    pub(super) lots: BTreeMap<u8, Lot>,
    pub(super) ships: Vec<(ShipType, Option<Colour>)>,
    pub(super) pillars: Vec<Column>,
    pub(super) knowledge: BTreeSet<Knowledge>,
    pub(super) held: BTreeSet<Influence>,
    pub(super) known: BTreeSet<Influence>,
    pub(super) played: BTreeSet<Influence>,
    pub(super) king: Option<Field>,
    pub(super) space: Option<u8>,
    pub(super) kings_placed: u32,
    pub(super) turns: u32,
}

impl Account {
    /// The incomplete residence.
    pub(super) fn incomplete(&self) -> Option<u8> {
        let open = |lot: &Lot| match lot.building {
            Building::Residence(tile) => lot.people.len() < usize::from(spec::places(tile.0)),
            _ => false,
        };
        let cells: Vec<u8> = self.lots.iter().filter(|(_, lot)| open(lot)).map(|(&cell, _)| cell).collect();
        assert!(cells.len() <= 1, "IN-07: two incomplete residences: {cells:?}");
        cells.first().copied()
    }

    pub(super) fn is_active(lot: &Lot) -> bool {
        !lot.slots.is_empty() && lot.slots.iter().all(Option::is_some)
    }

    /// AE-10.6: the active workshops that an item triggers, in grid order.
    pub(super) fn triggered(&self, item: Item) -> VecDeque<Workshop> {
        let fits = |lot: &&Lot| Self::is_active(lot);
        let workshop = |lot: &Lot| match lot.building {
            Building::Workshop(workshop) if spec::workshop(workshop.0).1 == item => Some(workshop),
            _ => None,
        };
        self.lots.values().filter(fits).filter_map(workshop).collect()
    }

    /// Whether a cell of this kind is free.
    pub(super) fn has_cell(&self, agora: bool) -> bool {
        (0..12).any(|cell| !self.lots.contains_key(&cell) && spec::AGORA_CELLS.contains(&cell) == agora)
    }

    /// AE-12.2: whether a pillar of this number may get a card of this stage.
    pub(super) fn may_add(&self, stage: Stage, pillar: usize) -> bool {
        match self.pillars.get(pillar) {
            None => stage == Stage::Base && pillar == self.pillars.len() && pillar < 3,
            Some(column) => match column.cards.len() {
                1 => stage == Stage::Shaft,
                2 => stage == Stage::Capital && column.manned[1],
                _ => false,
            },
        }
    }

    /// Everybody placed, by colour.
    pub(super) fn placed(&self) -> [u8; 3] {
        let mut counts = [0; 3];
        let lots = self.lots.values().flat_map(Lot::everybody);
        let ships = self.ships.iter().filter_map(|ship| ship.1);
        let pillars = self.pillars.iter().flat_map(|column| column.manned).filter(|&manned| manned);
        for colour in lots.chain(ships).chain(pillars.map(|_| Colour::White)) {
            counts[colour.index()] += 1;
        }
        counts
    }

    /// AE-16.2.
    pub(super) fn settled(&self, row: u8) -> [u8; 3] {
        let mut counts = [0; 3];
        let lots = self.lots.iter().filter(|(cell, _)| *cell / 4 == row).flat_map(|(_, lot)| lot.everybody());
        for colour in lots.chain(self.ships.iter().filter_map(|ship| ship.1)) {
            counts[colour.index()] += 1;
        }
        counts
    }

    pub(super) fn limit(&self) -> i32 {
        spec::favour_limit(self.lots.len())
    }
}

/// The whole table.
pub(super) struct Ledger {
    pub(super) players: Vec<Account>,
    pub(super) bag: [i32; 3],
    pub(super) books: [i32; 3],
    pub(super) gold: i32,
    pub(super) favours: i32,
    pub(super) tiles: BTreeMap<Field, Tile>,
    pub(super) on_agora: BTreeMap<Field, Colour>,
    pub(super) standing: BTreeMap<Field, Vec<Colour>>,
    /// By place: GM0 to GM3, GB0 to GB3.
    pub(super) guards: BTreeMap<u8, Colour>,
    pub(super) open: Vec<Tile>,
    pub(super) pile: Vec<Tile>,
    pub(super) drawn: Vec<Tile>,
    pub(super) open_residences: BTreeSet<Residence>,
    pub(super) residence_pile: BTreeSet<Residence>,
    pub(super) monuments: [BTreeSet<Monument>; 2],
    pub(super) stacks: BTreeMap<(Display, Stage), Vec<PillarCard>>,
    pub(super) pillar_deck: BTreeSet<PillarCard>,
    pub(super) fields: Vec<Option<Knowledge>>,
    pub(super) deck: Vec<Knowledge>,
    pub(super) looked_at: Vec<Knowledge>,
    pub(super) discard: Vec<Knowledge>,
    pub(super) influence_deck: BTreeSet<Influence>,
    pub(super) open_influence: BTreeSet<Influence>,
    pub(super) pair: Vec<Influence>,
    pub(super) discs: (u8, u8),
    pub(super) neutrals: Vec<Field>,
    pub(super) year: u8,
    pub(super) round: u8,
    pub(super) order: Vec<usize>,
    pub(super) sorting: Vec<usize>,
    pub(super) seen_catastrophes: BTreeSet<u8>,
    // What is under way.
    pub(super) owed: BTreeMap<(Source, Thing), i32>,
    pub(super) cost: BTreeMap<String, i32>,
    pub(super) waiting: VecDeque<u8>,
    pub(super) triggers: VecDeque<Workshop>,
    pub(super) know: VecDeque<Workshop>,
    pub(super) city_part: u8,
    pub(super) recruits: Vec<Colour>,
    pub(super) homeless: Option<Colour>,
    pub(super) arriving: Option<(u8, Colour)>,
    pub(super) slot: u8,
    pub(super) ship_points: i16,
    pub(super) sacrifices: i16,
    pub(super) actions: i32,
    pub(super) used: BTreeSet<u8>,
    pub(super) scoring: BTreeMap<(usize, String), i16>,
    pub(super) scorings: u32,
}

fn tiles() -> Vec<Tile> {
    let ships = [4, 4, 3, 3, 2, 2].into_iter().enumerate();
    let ships = ships.flat_map(|(kind, count)| std::iter::repeat_n(Tile::of(TileKind::Ship, kind as u8), count));
    let workshops = (0..25).map(|number| Tile::of(TileKind::Workshop, number));
    ships.chain(workshops).chain((0..15).map(|number| Tile::of(TileKind::Agora, number))).collect()
}

impl Ledger {
    /// AE-2, before the first luck.
    pub(super) fn new(seats: usize) -> Self {
        let (bag, fields, ..) = spec::players(seats);
        let start = Account { books: [1; 3], gold: 1, ..Account::default() };
        let copies = |name: usize| if name < 6 || seats < 3 { 1 } else { 2 };
        let names = (0..19).flat_map(|name| std::iter::repeat_n(Knowledge(name as u8), copies(name)));
        let neutrals = [Field::new(Ring::Middle, 6), Field::new(Ring::Bottom, 4)];
        Self {
            players: vec![start; seats],
            bag: [bag; 3],
            books: [25 - seats as i32; 3],
            gold: 20 - seats as i32,
            favours: 16,
            tiles: BTreeMap::new(),
            on_agora: BTreeMap::new(),
            standing: BTreeMap::new(),
            guards: BTreeMap::new(),
            open: Vec::new(),
            pile: tiles(),
            drawn: Vec::new(),
            open_residences: BTreeSet::new(),
            residence_pile: (0..20).map(Residence).collect(),
            monuments: Default::default(),
            stacks: BTreeMap::new(),
            pillar_deck: (0..26).map(PillarCard).collect(),
            fields: vec![None; fields],
            deck: names.collect(),
            looked_at: Vec::new(),
            discard: Vec::new(),
            influence_deck: (0..24).map(Influence).collect(),
            open_influence: BTreeSet::new(),
            pair: Vec::new(),
            discs: (0, 0),
            neutrals: if seats < 3 { neutrals.to_vec() } else { Vec::new() },
            year: 0,
            round: 0,
            order: Vec::new(),
            sorting: Vec::new(),
            seen_catastrophes: BTreeSet::new(),
            owed: BTreeMap::new(),
            cost: BTreeMap::new(),
            waiting: VecDeque::new(),
            triggers: VecDeque::new(),
            know: VecDeque::new(),
            city_part: 0,
            recruits: Vec::new(),
            homeless: None,
            arriving: None,
            slot: 0,
            ship_points: 0,
            sacrifices: 0,
            actions: 0,
            used: BTreeSet::new(),
            scoring: BTreeMap::new(),
            scorings: 0,
        }
    }

    /// All fields with tiles, in their order.
    pub(super) fn tile_fields() -> impl Iterator<Item = (Field, TileKind)> {
        let all = [(Ring::Middle, 8u8), (Ring::Bottom, 8)].into_iter();
        let all = all.flat_map(|(ring, fields)| (0..fields).map(move |number| Field::new(ring, number)));
        all.filter_map(|field| Some((field, spec::printed(field.ring().index(), field.number()).tile?)))
    }

    /// AE-1.6: the guard place beside a field.
    pub(super) fn guard_place(field: Field) -> Option<u8> {
        match field.ring() {
            Ring::Top => None,
            Ring::Middle => Some(field.number() / 2),
            Ring::Bottom => Some(4 + field.number() / 2),
        }
    }

    /// AE-1.4.4, in closed form.
    pub(super) fn reach(&self, from: Field) -> Vec<u8> {
        let (middle, top) = self.discs;
        let areas = match from.ring() {
            Ring::Top => {
                let area = (from.number() + 4 + top - middle) % 4;
                [area, (area + 3) % 4]
            }
            Ring::Middle => {
                let area = (from.number() / 2 + middle) % 4;
                [area, (area + 1) % 4]
            }
            Ring::Bottom => panic!("{from} is the last ring"),
        };
        areas.into_iter().flat_map(|area| [2 * area, 2 * area + 1]).collect()
    }

    /// AE-3.5: the free places for settlers, in their order.
    pub(super) fn free_places(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        let agoras_only = self.round > 0;
        if !agoras_only {
            for number in 0..4 {
                let field = Field::new(Ring::Top, number);
                let there = self.standing.get(&field).map_or(0, Vec::len);
                spots.extend((there..2).map(|_| Spot::Top(field)));
            }
            // AE-19.3: alone only in set-up.
            if self.players.len() > 1 || self.year == 0 {
                spots.extend((0..8).filter(|place| !self.guards.contains_key(place)).map(Spot::Guard));
            }
        }
        for (field, _) in Self::tile_fields() {
            if let Some(Tile::Agora(agora)) = self.tiles.get(&field)
                && spec::agora_settler(agora.0, Colour::Purple).is_some()
                && !self.on_agora.contains_key(&field)
            {
                spots.push(Spot::Agora(field));
            }
        }
        spots
    }

    pub(super) fn in_open(&self, kind: TileKind) -> usize {
        self.open.iter().filter(|tile| tile.kind() == kind).count()
    }

    pub(super) fn in_pile(&self, kind: TileKind) -> usize {
        self.pile.iter().filter(|tile| tile.kind() == kind).count()
    }

    pub(super) fn cell_is_free(&self, seat: usize, cell: Cell, agora: bool) -> bool {
        let right = spec::AGORA_CELLS.contains(&cell.0) == agora;
        cell.0 < 12 && right && !self.players[seat].lots.contains_key(&cell.0)
    }
}

/// A place of the city for a settler.
#[derive(Clone, Copy)]
pub(super) enum Spot {
    Top(Field),
    Guard(u8),
    Agora(Field),
}
