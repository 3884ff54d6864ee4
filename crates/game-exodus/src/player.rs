//! What belongs to one player: stores, training area, settlement, ships, pillars and cards.

use schemars::JsonSchema;
use serde::Serialize;

use crate::asks::Building;
use crate::components::{Components, PILLARS, SHIP_SPACES};
use crate::kinds::{
    CELLS, Cell, Colour, Field, Influence, Knowledge, OrderSpace, PROFESSIONS, PillarCard, ShipType, Stage,
};

/// Fields that everybody may read.
macro_rules! fields {
    ($type:ident: $($(#[$doc:meta])* $name:ident: $read:ty = $field:ident;)+) => {
        impl $type {
            $($(#[$doc])*
            #[inline]
            pub fn $name(&self) -> $read {
                self.$field
            })+
        }
    };
}
pub(crate) use fields;

/// Sets kept as bits, as the things in them.
macro_rules! sets {
    ($type:ident: $($(#[$doc:meta])* $name:ident: $thing:ident = $field:ident;)+) => {
        impl $type {
            $($(#[$doc])*
            pub fn $name(&self) -> impl Iterator<Item = $thing> + use<> {
                $crate::player::bits(self.$field.into()).map($thing)
            })+
        }
    };
}
pub(crate) use sets;

/// No tile, no card.
pub(crate) const NONE: u8 = u8::MAX;

/// Up to sixteen places with a settler or none: two bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spots(u32);

impl Spots {
    /// Who stands there.
    #[inline]
    pub(crate) fn get(self, place: u8) -> Option<Colour> {
        match self.0 >> (2 * place) & 3 {
            0 => None,
            code => Some(Colour::of(code as usize - 1)),
        }
    }

    /// Puts somebody there, or nobody.
    #[inline]
    pub(crate) fn set(&mut self, place: u8, settler: Option<Colour>) {
        let code = settler.map_or(0, |colour| colour as u32 + 1);
        self.0 = self.0 & !(3 << (2 * place)) | code << (2 * place);
    }

    /// Everybody who stands somewhere, by colour.
    pub(crate) fn counts(self) -> [u8; 3] {
        let mut counts = [0; 3];
        (0..16).filter_map(|place| self.get(place)).for_each(|colour| counts[colour.index()] += 1);
        counts
    }
}

/// A cell of a settlement: the tile on it and the settlers in that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plot {
    /// The tile.
    pub building: Option<Building>,
    /// In a residence four bits per colour: how many; in a workshop two bits per slot: nobody or the
    /// colour from 1.
    people: u16,
}

impl Plot {
    /// A tile without settlers.
    pub(crate) fn new(building: Building) -> Self {
        Self { building: Some(building), people: 0 }
    }

    /// The settlers in a residence or workshop, by colour.
    #[inline]
    pub fn settlers(&self) -> [u8; 3] {
        let people = self.people;
        match self.building {
            Some(Building::Residence(_)) => [people & 15, people >> 4 & 15, people >> 8 & 15].map(|count| count as u8),
            Some(Building::Workshop(_)) => {
                let mut counts = [0; 4];
                (0..3).for_each(|slot| counts[usize::from(people >> (2 * slot) & 3)] += 1);
                [counts[1], counts[2], counts[3]]
            }
            _ => [0; 3],
        }
    }

    /// How many settlers live here.
    #[inline]
    pub fn people(&self) -> u8 {
        self.settlers().iter().sum()
    }

    /// Who works in a slot of a workshop.
    #[inline]
    pub fn slot(&self, slot: u8) -> Option<Colour> {
        match self.people >> (2 * u16::from(slot & 3)) & 3 {
            0 => None,
            code => Some(Colour::of(usize::from(code) - 1)),
        }
    }

    /// The filled slots of a workshop: bits.
    #[inline]
    pub fn filled_slots(&self) -> u8 {
        let taken = (self.people | self.people >> 1) & 0b01_0101;
        (taken & 1 | taken >> 1 & 2 | taken >> 2 & 4) as u8
    }

    /// Adds a settler to a residence.
    #[inline]
    pub(crate) fn add_resident(&mut self, colour: Colour) {
        self.people += 1 << (4 * colour as u16);
    }

    /// Adds a settler to a slot of a workshop.
    #[inline]
    pub(crate) fn fill_slot(&mut self, slot: u8, colour: Colour) {
        self.people |= (colour as u16 + 1) << (2 * u16::from(slot));
    }
}

/// AE-9: a ship of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ship {
    /// Its type.
    pub kind: ShipType,
    /// Who is aboard.
    pub settler: Option<Colour>,
}

/// AE-12: a pillar of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pillar {
    /// By stage; `NONE` where there is no card.
    cards: [u8; 3],
    /// Stages with their settler: bits.
    manned: u8,
}

impl Pillar {
    pub(crate) const EMPTY: Self = Self { cards: [NONE; 3], manned: 0 };

    /// The card of a stage.
    #[inline]
    pub fn card(&self, stage: Stage) -> Option<PillarCard> {
        let card = self.cards[stage.index()];
        (card != NONE).then_some(PillarCard(card))
    }

    /// Whether a settler stands on the card of a stage.
    #[inline]
    pub fn is_manned(&self, stage: Stage) -> bool {
        self.manned >> stage.index() & 1 == 1
    }

    /// AE-12.3: whether a stage is complete.
    #[inline]
    pub fn is_complete(&self, stage: Stage) -> bool {
        self.cards[stage.index()] != NONE && (stage == Stage::Base || self.is_manned(stage))
    }

    /// AE-12.2: the stage of the next card; none if there is no room for one.
    #[inline]
    pub fn next_stage(&self) -> Option<Stage> {
        if self.cards[0] == NONE {
            Some(Stage::Base)
        } else if self.cards[1] == NONE {
            Some(Stage::Shaft)
        } else if self.cards[2] == NONE && self.is_manned(Stage::Shaft) {
            Some(Stage::Capital)
        } else {
            None
        }
    }

    /// How many cards it has.
    pub fn height(&self) -> u8 {
        self.cards.iter().filter(|&&card| card != NONE).count() as u8
    }

    #[inline]
    pub(crate) fn add(&mut self, stage: Stage, card: PillarCard) {
        self.cards[stage.index()] = card.0;
    }

    #[inline]
    pub(crate) fn man(&mut self, stage: Stage) {
        self.manned |= 1 << stage.index();
    }
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Player {
    pub vp: i16,
    /// AE-13: the space of the high priest.
    pub priest: u8,
    /// AE-13.3: the bonuses of the track up to this space are resolved; those after it wait.
    pub resolved: u8,
    /// By kind.
    pub books: [u8; 3],
    pub gold: u8,
    /// Favour tokens.
    pub favours: u8,
    /// AE-1.7: settlers in the training area, by profession.
    pub settlers: [u8; PROFESSIONS],
    /// The training fields with somebody on them: bits by profession.
    pub(crate) present: u16,
    /// The settlement.
    pub(crate) plots: [Plot; CELLS],
    /// AE-0.4: covered cells: bits.
    pub(crate) covered: u16,
    /// Cells with workshops: bits.
    pub(crate) workshops: u16,
    /// Cells with active workshops: bits.
    pub(crate) active: u16,
    /// Cells with residences: bits.
    pub(crate) residences: u16,
    /// AE-8.2: the cell of the incomplete residence, or `NONE`.
    pub(crate) incomplete: u8,
    /// How many places it has left.
    pub(crate) room: u8,
    /// Types of the ships, from the left; `NONE` beyond them.
    pub(crate) ships: [u8; SHIP_SPACES],
    /// Who is aboard: from the left.
    pub(crate) crew: Spots,
    pub(crate) ship_count: u8,
    pub(crate) crew_count: u8,
    pub(crate) pillars: [Pillar; PILLARS],
    pub(crate) pillar_count: u8,
    /// Names of knowledge cards: bits.
    pub(crate) knowledge: u32,
    /// Influence cards not played that everybody knows: bits.
    pub(crate) known: u32,
    /// How many more the player holds.
    pub(crate) unknown: u8,
    /// Influence cards played: bits.
    pub(crate) played: u32,
    pub(crate) king: u8,
    pub(crate) space: u8,
}

fields! {
    Player:
    /// AE-0.4: the covered cells: bits.
    covered: u16 = covered;
    /// The cells with active workshops: bits.
    active_workshops: u16 = active;
    /// The cells with workshops: bits.
    workshops: u16 = workshops;
    /// The cells with residences: bits.
    residences: u16 = residences;
}

sets! {
    Player:
    /// The names of the knowledge cards.
    knowledge: Knowledge = knowledge;
    /// The influence cards played.
    played: Influence = played;
}

impl Player {
    pub(crate) const EMPTY: Self = Self {
        vp: 0,
        priest: 0,
        resolved: 0,
        books: [0; 3],
        gold: 0,
        favours: 0,
        settlers: [0; PROFESSIONS],
        present: 0,
        plots: [Plot { building: None, people: 0 }; CELLS],
        covered: 0,
        workshops: 0,
        active: 0,
        residences: 0,
        incomplete: NONE,
        room: 0,
        ships: [NONE; SHIP_SPACES],
        crew: Spots(0),
        ship_count: 0,
        crew_count: 0,
        pillars: [Pillar::EMPTY; PILLARS],
        pillar_count: 0,
        knowledge: 0,
        known: 0,
        unknown: 0,
        played: 0,
        king: NONE,
        space: NONE,
    };

    /// A cell of the settlement.
    #[inline]
    pub fn plot(&self, cell: Cell) -> &Plot {
        &self.plots[cell.index()]
    }

    /// AE-8.2: the incomplete residence, and how many places it has left.
    pub fn incomplete(&self) -> Option<(Cell, u8)> {
        (self.incomplete != NONE).then_some((Cell(self.incomplete), self.room))
    }

    /// AE-9: the ships from the left.
    pub fn ships(&self) -> impl ExactSizeIterator<Item = Ship> + '_ {
        (0..self.ship_count)
            .map(|space| Ship { kind: ShipType(self.ships[usize::from(space)]), settler: self.crew.get(space) })
    }

    /// AE-12: the pillars.
    pub fn pillars(&self) -> &[Pillar] {
        &self.pillars[..usize::from(self.pillar_count)]
    }

    /// How many influence cards the player holds.
    pub fn hand_size(&self) -> u8 {
        self.known.count_ones() as u8 + self.unknown
    }

    /// Whether everybody knows that the player holds this card.
    pub fn is_known(&self, card: Influence) -> bool {
        self.known >> card.index() & 1 == 1
    }

    /// Where the king stands.
    #[inline]
    pub fn king(&self) -> Option<Field> {
        (self.king != NONE).then_some(Field(self.king))
    }

    /// The order space of the year.
    pub fn space(&self) -> Option<OrderSpace> {
        (self.space != NONE).then_some(OrderSpace(self.space))
    }

    /// All settlers placed in residences, workshops, ships and on pillar cards, by colour; `white`
    /// is the colour of those on pillars.
    pub(crate) fn placed(&self, data: &Components) -> [u8; 3] {
        let mut counts = self.crew.counts();
        let mut add = |more: [u8; 3]| counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
        bits(u32::from(self.residences | self.workshops)).for_each(|cell| add(self.plot(Cell(cell)).settlers()));
        for pillar in self.pillars() {
            for stage in [Stage::Shaft, Stage::Capital] {
                if let Some(who) = data.stage_settler[stage.index()].filter(|_| pillar.is_manned(stage)) {
                    counts[data.school.field(who).colour.index()] += 1;
                }
            }
        }
        counts
    }
}

/// The numbers of the bits set, from the lowest.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}
