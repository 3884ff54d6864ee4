//! Options and the position before the first luck.

use datafile::Shared;
use engine::{Game as _, GameOptions, OptionChoice, OptionError, Seat, Start};
use serde::{Deserialize, Serialize};

use crate::components::{Components, KNOWLEDGE_FIELDS, MONUMENT_SPACES, TILE_FIELDS};
use crate::kinds::{KNOWLEDGE, Knowledge, SHIP_TYPES};
use crate::player::{NONE, Player, Spots};
use crate::refusals::Illegal;
use crate::stack::{Stack, Step};
use crate::state::{Exodus, Hidden, Table, Waiting};

/// RU-03: where the discs stand at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Discs {
    /// In the zero position.
    #[default]
    Zero,
    /// As luck will have it.
    Random,
}

/// What is fixed for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play, 1 to 4.
    pub seats: u8,
    /// AE-2.14: who is first in year 1.
    #[serde(default)]
    pub start: Start,
    /// RU-03: where the discs stand at the start.
    #[serde(default)]
    pub discs: Discs,
}

const DISCS: &str = "discs";
const DISC_VALUES: &[&str] = &["zero", "random"];

impl GameOptions for Options {
    const CHOICES: &'static [OptionChoice] = &[Start::choice(4), OptionChoice { key: DISCS, values: DISC_VALUES }];

    fn for_seats(seats: u8) -> Self {
        Self { seats, start: Start::Random, discs: Discs::Zero }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value, Start::of_name(value, self.seats)) {
            (Start::KEY, _, Some(start)) => self.start = start,
            (DISCS, "zero", _) => self.discs = Discs::Zero,
            (DISCS, "random", _) => self.discs = Discs::Random,
            _ => return Err(OptionError::unknown(Self::CHOICES, key, value)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        match key {
            Start::KEY => Some(self.start.name()),
            DISCS => Some(DISC_VALUES[usize::from(self.discs == Discs::Random)].into()),
            _ => None,
        }
    }
}

/// AE-2: everything lies ready, nothing is shuffled yet.
pub(crate) fn setup(components: &'static Components, options: &Options) -> Result<Exodus, Illegal> {
    let Options { seats, start, discs } = *options;
    if !(1..=4).contains(&seats) {
        return Err(Illegal::Seats { seats });
    }
    let first = match start {
        Start::Seat(seat) if seat.0 >= seats => return Err(Illegal::StartSeat { seat, seats }),
        Start::Seat(seat) => Some(seat),
        // Nobody else can be first.
        Start::Random => (seats == 1).then_some(Seat(0)),
    };
    let counts = &components.counts;
    let row = components.players(seats);
    // AE-2.13.
    let mut player = Player::EMPTY;
    player.books = counts.start_books;
    player.gold = counts.start_gold;
    let players = std::array::from_fn(|seat| if seat < usize::from(seats) { player } else { Player::EMPTY });
    let mut table = Table {
        data: Shared(components),
        options: *options,
        rules_version: Exodus::META.rules_version as u8,
        seats,
        year: 0,
        round: 0,
        active: Seat(0),
        actions_left: 0,
        used: 0,
        tracking: false,
        top_turn: 0,
        middle_turn: 0,
        // AE-18.2.
        neutrals: if row.neutral_kings > 0 { counts.neutral_start.map(|field| field.0) } else { [NONE; 2] },
        sorting: [Seat(0); 4],
        order: [Seat(0); 4],
        bag: [row.bag; 3],
        books: counts.start_books.map(|each| counts.books - each * seats),
        gold: counts.gold - counts.start_gold * seats,
        favours: counts.favours,
        tiles: [NONE; TILE_FIELDS],
        standing: Spots::default(),
        guards: Spots::default(),
        on_agoras: Spots::default(),
        ship_pile: components.ships,
        open_ships: [0; SHIP_TYPES],
        workshop_pile: components.workshop_set,
        open_workshops: 0,
        agora_pile: components.agora_set,
        open_agoras: 0,
        residence_pile: components.residence_set,
        open_residences: 0,
        monuments: [0; MONUMENT_SPACES],
        pillar_decks: components.pillar_sets.iter().fold(0, |all, set| all | set),
        stacks: Default::default(),
        knowledge_deck: [0; KNOWLEDGE],
        knowledge_left: 0,
        knowledge_fields: [NONE; KNOWLEDGE_FIELDS],
        knowledge_discard: [0; KNOWLEDGE],
        influence_left: components.influence_set.count_ones() as u8,
        open_influence: 0,
        catastrophes: components.catastrophe_set,
        catastrophe: NONE,
        drawn: [NONE; 2],
        waiting: Waiting::default(),
        players,
        ending: None,
        stack: Stack::new(Step::BeginYear),
    };
    for name in crate::player::bits(components.knowledge_set).map(Knowledge) {
        table.knowledge_deck[name.index()] = components.copies(name, seats);
    }
    table.knowledge_left = table.knowledge_deck.iter().sum();
    let laid = [Step::Settlers { agoras: false }, Step::Tiles, Step::Refill, Step::Monuments];
    for step in laid.into_iter().chain([Step::KnowledgeCards, Step::Pillars]) {
        table.stack.push(step);
    }
    if discs == Discs::Random {
        table.stack.push(Step::Discs);
    }
    match first {
        Some(seat) => crate::phases::opening::sort_from(&mut table, seat),
        None => table.stack.push(Step::Start),
    }
    Ok(Exodus { table, hidden: Hidden { deck: components.influence_set, hands: [0; 4], drawn: 0 } })
}
