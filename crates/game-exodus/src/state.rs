//! The position: what lies where, and what is to be done next. All that everybody may know is the [`Table`]; the rest is
//! [`Hidden`].
//!
//! No order of a pile, a deck or the bag is kept, for nobody knows it (RU-81): luck decides a thing when it is drawn.

use std::ops::{Deref, DerefMut};

use datafile::Shared;
use engine::{Awaiting, PerSeat, Seat, SeatSet, ShortList};
use schemars::JsonSchema;
use serde::Serialize;

use crate::actions::Tile;
use crate::asks::Ask;
use crate::components::{Components, KNOWLEDGE_FIELDS, MONUMENT_SPACES, TILE_FIELDS, YEARS};
use crate::kinds::{
    Catastrophe, Colour, Display, Field, Influence, KNOWLEDGE, Knowledge, Monument, PillarCard, Profession, Residence,
    SHIP_TYPES, Stage, TileKind,
};
use crate::player::{NONE, Player, Spots, bits, fields, sets};
use crate::setup::Options;
use crate::stack::{Stack, Step};

/// A stack of pillar cards on a display: the last one lies on top.
pub(crate) type PillarStack = ShortList<PillarCard, YEARS>;

/// AE-6.D.3: what waits until both settlers are placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Waiting {
    /// Cells with KNOW workshops: bits.
    pub(crate) know: u16,
    /// Cells whose placement bonus waits, from 1; 0 for none.
    pub(crate) cells: [u8; 2],
    /// Professions whose dispatch bonus waits, from 1; 0 for none.
    pub(crate) bonuses: [u8; 2],
    /// Whether bonuses wait now.
    pub(crate) on: bool,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// AE-17: after the final scoring.
    Scored,
    /// AE-19.5: the solo game is lost.
    Lost,
}

/// One position of a game of Atlantis Exodus: what lies open, and what only some may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exodus {
    pub(crate) table: Table,
    pub(crate) hidden: Hidden,
}

/// The rules speak of what lies open nearly everywhere.
impl Deref for Exodus {
    type Target = Table;
    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for Exodus {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

/// AE-20.9: what somebody at the table may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hidden {
    /// Influence cards in the deck: bits.
    pub(crate) deck: u32,
    /// Influence cards that are known to their holders only, by seat: bits.
    pub(crate) hands: [u32; 4],
    /// The influence cards drawn while one of them is to be kept, known to the drawer only: bits.
    pub(crate) drawn: u32,
}

/// What lies open: everybody at the table may know all of it. Whatever is added here is seen by everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) data: Shared<Components>,
    pub(crate) options: Options,
    /// The version of the rules; an old record is replayed by an older one.
    pub(crate) rules_version: u8,
    pub(crate) seats: u8,
    /// From 1; 0 before the first luck.
    pub(crate) year: u8,
    /// From 1; 0 while the year is prepared and the order chosen.
    pub(crate) round: u8,
    /// Whose decisions and gains these are.
    pub(crate) active: Seat,
    pub(crate) actions_left: u8,
    /// AE-6.3: pillars used this turn: bits.
    pub(crate) used: u8,
    /// AE-13.3: whether the queue of the track is being emptied.
    pub(crate) tracking: bool,
    pub(crate) top_turn: u8,
    pub(crate) middle_turn: u8,
    /// AE-18.2: the fields of the neutral kings, or `NONE`.
    pub(crate) neutrals: [u8; 2],
    pub(crate) sorting: [Seat; 4],
    pub(crate) order: [Seat; 4],
    pub(crate) bag: [u8; 3],
    pub(crate) books: [u8; 3],
    pub(crate) gold: u8,
    pub(crate) favours: u8,
    /// Tiles on city fields, by tile field; `NONE` where there is none.
    pub(crate) tiles: [u8; TILE_FIELDS],
    /// Settlers standing on city fields, by place.
    pub(crate) standing: Spots,
    pub(crate) guards: Spots,
    /// Settlers on agoras in the city, by tile field.
    pub(crate) on_agoras: Spots,
    pub(crate) ship_pile: [u8; SHIP_TYPES],
    pub(crate) open_ships: [u8; SHIP_TYPES],
    pub(crate) workshop_pile: u32,
    pub(crate) open_workshops: u32,
    pub(crate) agora_pile: u32,
    pub(crate) open_agoras: u32,
    pub(crate) residence_pile: u32,
    pub(crate) open_residences: u32,
    /// Monuments left on each monument space of the track: bits.
    pub(crate) monuments: [u16; MONUMENT_SPACES],
    /// Pillar cards nobody has seen.
    pub(crate) pillar_decks: u32,
    /// By display and stage.
    pub(crate) stacks: [[PillarStack; 3]; 2],
    /// Knowledge cards nobody has seen, by name.
    pub(crate) knowledge_deck: [u8; KNOWLEDGE],
    pub(crate) knowledge_left: u8,
    /// From left to right; `NONE` where there is none.
    pub(crate) knowledge_fields: [u8; KNOWLEDGE_FIELDS],
    pub(crate) knowledge_discard: [u8; KNOWLEDGE],
    /// How many influence cards are in the deck.
    pub(crate) influence_left: u8,
    pub(crate) open_influence: u32,
    /// Catastrophe tiles nobody has seen: bits.
    pub(crate) catastrophes: u16,
    /// The catastrophe tile of the year, or `NONE`.
    pub(crate) catastrophe: u8,
    /// The tiles, knowledge cards or settlers drawn to choose from; `NONE` where there is nothing.
    pub(crate) drawn: [u8; 2],
    pub(crate) waiting: Waiting,
    pub(crate) players: [Player; 4],
    pub(crate) ending: Option<Ending>,
    pub(crate) stack: Stack,
}

impl Exodus {
    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// See [`Table::round`]: the round of a game in general is another thing.
    pub fn round(&self) -> u8 {
        self.table.round
    }

    /// The influence cards a player holds.
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = Influence> + use<> {
        bits(self.hand(seat)).map(Influence)
    }

    /// The influence cards a player holds: bits.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> u32 {
        self.table.player(seat).known | self.hidden.hands[seat.index() & 3]
    }
}

fields! {
    Table:
    /// The year, from 1; 0 before the game is set up.
    year: u8 = year;
    /// The round, from 1; 0 while the order is chosen and the year prepared.
    round: u8 = round;
    /// Who is to decide or gains something.
    active: Seat = active;
    /// AE-6.1: the actions left in the turn.
    actions_left: u8 = actions_left;
    /// AE-6.3: the pillars used in the turn: bits.
    pillars_used: u8 = used;
    /// AE-1.4.3: quarter turns of the top disc.
    top_turn: u8 = top_turn;
    /// AE-1.4.3: quarter turns of the middle disc.
    middle_turn: u8 = middle_turn;
    /// The bag, by colour.
    bag: [u8; 3] = bag;
    /// The supply of books, by kind.
    supply_books: [u8; 3] = books;
    /// The supply of gold.
    supply_gold: u8 = gold;
    /// The supply of favour tokens.
    supply_favours: u8 = favours;
    /// How many knowledge cards are in the deck.
    knowledge_deck: u8 = knowledge_left;
    /// How many influence cards are in the deck.
    influence_deck: u8 = influence_left;
    /// Whether the game is over, and how.
    ending: Option<Ending> = ending;
}

sets! {
    Table:
    /// AE-8.1: the open residences.
    open_residences: Residence = open_residences;
    /// The open influence display.
    open_influence: Influence = open_influence;
    /// The catastrophe tiles nobody has seen.
    unseen_catastrophes: Catastrophe = catastrophes;
}

impl Table {
    /// How many play.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The components in play.
    pub fn components(&self) -> &'static Components {
        self.data.0
    }

    /// The options of the game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    /// The player whose decisions and gains these are.
    #[inline]
    pub(crate) fn own(&self) -> &Player {
        &self.players[self.active.index() & 3]
    }

    /// See [`Self::own`].
    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index() & 3]
    }

    /// AE-5.1: whether kings are being placed.
    pub fn is_placing_kings(&self) -> bool {
        matches!(self.stack.steps().first(), Some(Step::King { .. }))
    }

    /// AE-6: whether a turn with actions is under way.
    pub fn is_in_turn(&self) -> bool {
        matches!(self.stack.steps().first(), Some(Step::Turn { .. }))
    }

    /// AE-18.2: where the neutral kings stand.
    pub fn neutrals(&self) -> impl Iterator<Item = Field> + use<> {
        self.neutrals.into_iter().filter(|&field| field != NONE).map(Field)
    }

    /// AE-2.14, AE-3.8: the sorting track.
    pub fn sorting(&self) -> &[Seat] {
        &self.sorting[..usize::from(self.seats)]
    }

    /// AE-4.4: the turn order of the year; before all have chosen, that of the year before.
    pub fn turn_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// The tile on a city field.
    pub fn tile(&self, field: Field) -> Option<Tile> {
        let face = self.data.city.field(field);
        let number = self.tiles[usize::from(face.tile_slot) % TILE_FIELDS];
        face.tile.filter(|_| number != NONE).map(|kind| Tile::of(kind, number))
    }

    /// AE-2.9: the settler on the agora on a city field.
    pub fn agora_settler(&self, field: Field) -> Option<Colour> {
        let face = self.data.city.field(field);
        face.tile.and_then(|_| self.on_agoras.get(face.tile_slot))
    }

    /// The settlers standing on a city field, place by place.
    pub fn standing(&self, field: Field) -> impl Iterator<Item = Option<Colour>> + use<> {
        let (face, standing) = (self.data.city.field(field), self.standing);
        (face.first_place..face.first_place + face.places).map(move |place| standing.get(place))
    }

    /// AE-1.6: the guard at a guard place.
    pub fn guard(&self, place: u8) -> Option<Colour> {
        self.guards.get(place)
    }

    /// The guard next to a city field.
    #[inline]
    pub fn guard_beside(&self, field: Field) -> Option<Colour> {
        self.data.city.field(field).guard.and_then(|place| self.guards.get(place))
    }

    /// The kings on a city field, the neutral ones apart.
    pub fn kings(&self, field: Field) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(usize::from(self.seats)).filter(move |&seat| self.player(seat).king == field.0)
    }

    /// The tiles of the open display of a kind, with their numbers of copies.
    pub fn open_tiles(&self, kind: TileKind) -> impl Iterator<Item = (Tile, u8)> + '_ {
        let set = match kind {
            TileKind::Ship => (0..SHIP_TYPES).filter(|&n| self.open_ships[n] > 0).fold(0, |set, n| set | 1 << n),
            TileKind::Workshop => self.open_workshops,
            TileKind::Agora => self.open_agoras,
        };
        bits(set).map(move |number| {
            let copies = if kind == TileKind::Ship { self.open_ships[usize::from(number)] } else { 1 };
            (Tile::of(kind, number), copies)
        })
    }

    /// How many tiles of a kind are in the pile.
    pub fn pile(&self, kind: TileKind) -> u8 {
        match kind {
            TileKind::Ship => self.ship_pile.iter().sum(),
            TileKind::Workshop => self.workshop_pile.count_ones() as u8,
            TileKind::Agora => self.agora_pile.count_ones() as u8,
        }
    }

    /// The tiles of a kind nobody has seen, with their numbers of copies.
    pub fn unseen_tiles(&self, kind: TileKind) -> impl Iterator<Item = (Tile, u8)> + '_ {
        (0..32u8).filter_map(move |number| {
            let copies = match kind {
                TileKind::Ship => self.ship_pile.get(usize::from(number)).copied().unwrap_or(0),
                TileKind::Workshop => (self.workshop_pile >> number & 1) as u8,
                TileKind::Agora => (self.agora_pile >> number & 1) as u8,
            };
            (copies > 0).then(|| (Tile::of(kind, number), copies))
        })
    }

    /// How many residences are in the pile.
    pub fn residence_pile(&self) -> u8 {
        self.residence_pile.count_ones() as u8
    }

    /// AE-2.11: the monuments left on a monument space, from 0.
    pub fn monuments(&self, space: u8) -> impl Iterator<Item = Monument> + use<> {
        bits(u32::from(self.monuments[usize::from(space) % MONUMENT_SPACES])).map(Monument)
    }

    /// AE-12.1: the cards of a stack of a display, the last one on top.
    pub fn stack(&self, display: Display, stage: Stage) -> impl DoubleEndedIterator<Item = PillarCard> + use<> {
        let stack = self.stacks[display.index()][stage.index()];
        (0..stack.len()).map(move |place| stack.as_slice()[place])
    }

    /// The pillar cards of a stage nobody has seen.
    pub fn pillar_deck(&self, stage: Stage) -> impl Iterator<Item = PillarCard> + use<> {
        bits(self.pillar_decks & self.data.pillar_sets[stage.index()]).map(PillarCard)
    }

    /// The knowledge fields from left to right.
    pub fn knowledge_fields(&self) -> impl Iterator<Item = Option<Knowledge>> + '_ {
        let fields = usize::from(self.data.players(self.seats).knowledge_fields);
        self.knowledge_fields.iter().take(fields).map(|&name| (name != NONE).then_some(Knowledge(name)))
    }

    /// How many cards of a name nobody has seen.
    pub fn unseen_knowledge(&self, name: Knowledge) -> u8 {
        self.knowledge_deck[name.index()]
    }

    /// How many cards of a name were discarded.
    pub fn discarded(&self, name: Knowledge) -> u8 {
        self.knowledge_discard[name.index()]
    }

    /// AE-3.2: the catastrophe tile of the year; none in year 1.
    pub fn catastrophe(&self) -> Option<Catastrophe> {
        (self.catastrophe != NONE).then_some(Catastrophe(self.catastrophe))
    }

    /// The two things drawn, while one of them is to be chosen.
    pub(crate) fn drawn(&self) -> impl Iterator<Item = u8> + use<> {
        self.drawn.into_iter().filter(|&number| number != NONE)
    }

    /// The two tiles drawn, while one of them is to be kept (D-13).
    pub fn drawn_tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        let kind = match self.stack.top() {
            Step::KeepTile { kind, .. } => Some(kind),
            _ => None,
        };
        kind.into_iter().flat_map({
            let drawn = self.drawn;
            move |kind| drawn.into_iter().filter(|&n| n != NONE).map(move |n| Tile::of(kind, n))
        })
    }

    /// AE-7.4: the favour limit of a player.
    #[inline]
    pub fn favour_limit(&self, seat: Seat) -> u8 {
        self.data.grid.favours[self.player(seat).covered.count_ones() as usize]
    }

    /// AE-4.5: whether the seat may share city fields this year.
    #[inline]
    pub fn may_share(&self, seat: Seat) -> bool {
        self.player(seat).space().is_some_and(|space| self.data.order(space).may_share)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// AE-17.6, RU-56: the settlers placed by a player, by colour.
    pub fn placed(&self, seat: Seat) -> [u8; 3] {
        self.player(seat).placed(self.components())
    }

    /// What a seat is asked.
    pub fn ask(&self, seat: Seat) -> Option<Ask> {
        crate::legal::ask(self, seat)
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// The victory points of each player.
    pub fn scores(&self) -> PerSeat<i32> {
        PerSeat::from_fn(usize::from(self.seats), |seat| i32::from(self.player(seat).vp))
    }

    /// AE-17.6, RU-37: most points, then most settlers placed; nobody wins a lost solo game.
    pub fn winners(&self) -> SeatSet {
        if self.ending == Some(Ending::Lost) {
            return SeatSet::EMPTY;
        }
        let worth = |seat: Seat| (self.player(seat).vp, self.placed(seat).iter().sum::<u8>());
        let best = self.all_seats().map(worth).max();
        self.all_seats().filter(|&seat| Some(worth(seat)) == best).collect()
    }

    /// Whom the position waits for.
    #[inline]
    pub(crate) fn awaiting(&self) -> Awaiting {
        match self.stack.top() {
            Step::Over => Awaiting::Over,
            step if step.is_luck() => Awaiting::Chance,
            _ => Awaiting::Seats(SeatSet::only(self.active)),
        }
    }

    /// Who may be dispatched or trained: adds a settler to the training area.
    #[inline]
    pub(crate) fn add_settler(&mut self, profession: Profession) {
        let own = self.own_mut();
        own.settlers[profession.index()] += 1;
        own.present |= profession.bit();
    }

    /// Takes a settler of the active player out of the training area.
    #[inline]
    pub(crate) fn remove_settler(&mut self, profession: Profession) {
        let own = self.own_mut();
        own.settlers[profession.index()] -= 1;
        if own.settlers[profession.index()] == 0 {
            own.present &= !profession.bit();
        }
    }
}
