//! Options and the position before the first luck.

use datafile::Shared;
use engine::{Game as _, GameOptions, KindSet, OptionChoice, OptionError, PerSeat, Seat};
use fleet::{Cards, Council, Counts, Harbour, Offices, Placing, Ship, ShipKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::actions::BoardReason;
use crate::components::Components;
use crate::kinds::EventCard;
use crate::refusals::Illegal;
use crate::stack::{Stack, Step};
use crate::state::{LastDays, OpenTable};

/// What is fixed for a game: how many play, and whether it is the long game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play, 3 to 5.
    pub seats: u8,
    /// Chapter 13, ruling LD-R59: how many cards a hand is larger in the long game, 1 to 5; 0 for
    /// the usual game.
    #[serde(default)]
    pub extra_cards: u8,
}

/// LD-R59: at most.
pub(crate) const MOST_EXTRA_CARDS: u8 = 5;
const EXTRA_CARDS: &str = "extra-cards";
const NUMBERS: &[&str] = &["0", "1", "2", "3", "4", "5"];

impl Options {
    /// Chapter 13: whether it is the long game.
    pub fn is_long(&self) -> bool {
        self.extra_cards > 0
    }
}

impl GameOptions for Options {
    const CHOICES: &'static [OptionChoice] = &[OptionChoice { key: EXTRA_CARDS, values: NUMBERS }];

    fn for_seats(seats: u8) -> Self {
        Self { seats, extra_cards: 0 }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let chosen = NUMBERS.iter().position(|&number| number == value).filter(|_| key == EXTRA_CARDS);
        self.extra_cards = chosen.ok_or_else(|| OptionError::unknown(Self::CHOICES, key, value))? as u8;
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        (key == EXTRA_CARDS).then(|| self.extra_cards.to_string())
    }
}

/// LD-2.1 to LD-2.8, chapter 13: everything lies ready, nothing is shuffled yet.
pub(crate) fn setup(components: &'static Components, options: &Options) -> Result<LastDays, Illegal> {
    let Options { seats, extra_cards } = *options;
    if !(3..=5).contains(&seats) {
        return Err(Illegal::Seats { seats });
    }
    if extra_cards > MOST_EXTRA_CARDS {
        return Err(Illegal::ExtraCards { cards: extra_cards });
    }
    let mut stack = Stack::new(Step::StartRound);
    stack.push(Step::FirstRefugee { turn: 0 });
    stack.push(Step::Markers);
    stack.push(Step::Deal { seat: 0 });
    stack.push(Step::FirstEvent);
    // LD-2.2, LD-13.2: the first event comes from the others, and is none of those in the deck.
    let deck = components.dooms() + components.other_events[usize::from(options.is_long())];
    let table = OpenTable {
        data: Shared(components),
        rules_version: LastDays::META.rules_version as u8,
        options: *options,
        council: Council::new(harbour(components), seats, components.cubes, 0, deck),
        senators: Offices::default(),
        lost: PerSeat::new(seats.into()),
        gods: Counts::default(),
        gods_played: false,
        unseen_events: KindSet::new((1 << EventCard::ALL.len()) - 1),
        event: None,
        card: None,
        placing: Placing::new(BoardReason::Together, Seat(0), [0; 2]),
        philosophos_used: false,
        stack,
    };
    Ok(LastDays { table, cards: Cards::new(components.politics, components.specials) })
}

/// LD-2.3: the ships in their berths, A to E, basic side up.
fn harbour(components: &Components) -> Harbour {
    let ships = ShipKind::ALL.map(|kind| Ship { kind, seats: components.seats(kind, false), ..Ship::default() });
    Harbour::new(&ships, components.neutrals)
}
