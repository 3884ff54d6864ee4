//! Options and the position before the first luck.

use datafile::Shared;
use engine::{Game as _, GameOptions, KindSet, OptionChoice, OptionError, PerSeat, Seat, kinds};
use fleet::{Cards, Council, Harbour, NEUTRAL, Offices, Placing, Ship, ShipKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::actions::BoardReason;
use crate::components::Components;
use crate::kinds::EventCard;
use crate::refusals::Illegal;
use crate::stack::{Stack, Step};
use crate::state::{Doom, OpenTable};

/// What is fixed for a game: how many play, and the variants of chapter 13.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play, 2 to 5.
    pub seats: u8,
    /// Chapter 13.3: the family variant; always in force with two players.
    #[serde(default)]
    pub family: bool,
    /// Chapter 13.4: chosen ships: which of the two of each kind, A to E. Nothing for the usual ships.
    #[serde(default)]
    pub ships: Option<[ShipUse; 5]>,
    /// DA-13.5.1: the next event is seen.
    #[serde(default)]
    pub open_events: bool,
    /// DA-13.5.2: three special cards are displayed.
    #[serde(default)]
    pub open_specials: bool,
    /// Chapter 13.6: neutrals take seats of players.
    #[serde(default)]
    pub aggressive: bool,
    /// Chapter 13.7: four events are removed instead of two.
    #[serde(default)]
    pub short: bool,
    /// DA-R40: in the round after *Confusion* the powers of the end of the Faction phase are used again.
    #[serde(default)]
    pub confusion_repeats_powers: bool,
}

kinds! {
    /// DA-13.4.1: which tokens of a kind of ship are used.
    #[derive(Default)]
    pub enum ShipUse {
        /// The basic one.
        #[default]
        Basic: "basic",
        /// The upgraded one.
        Upgraded: "upgraded",
        /// Both.
        Both: "both",
        /// Neither.
        None: "none",
    }
}

const NO_YES: &[&str] = &["no", "yes"];
const USES: &[&str] = &["basic", "upgraded", "both", "none"];
const SHIP_KEYS: [&str; 5] = ["ship-a", "ship-b", "ship-c", "ship-d", "ship-e"];

impl Options {
    fn flag(&mut self, key: &str) -> Option<&mut bool> {
        match key {
            "family" => Some(&mut self.family),
            "open-events" => Some(&mut self.open_events),
            "open-specials" => Some(&mut self.open_specials),
            "aggressive" => Some(&mut self.aggressive),
            "short" => Some(&mut self.short),
            "confusion-repeats-powers" => Some(&mut self.confusion_repeats_powers),
            _ => None,
        }
    }
}

impl GameOptions for Options {
    const CHOICES: &'static [OptionChoice] = &[
        OptionChoice { key: "family", values: NO_YES },
        OptionChoice { key: "open-events", values: NO_YES },
        OptionChoice { key: "open-specials", values: NO_YES },
        OptionChoice { key: "aggressive", values: NO_YES },
        OptionChoice { key: "short", values: NO_YES },
        OptionChoice { key: "confusion-repeats-powers", values: NO_YES },
        OptionChoice { key: "chosen-ships", values: NO_YES },
        OptionChoice { key: SHIP_KEYS[0], values: USES },
        OptionChoice { key: SHIP_KEYS[1], values: USES },
        OptionChoice { key: SHIP_KEYS[2], values: USES },
        OptionChoice { key: SHIP_KEYS[3], values: USES },
        OptionChoice { key: SHIP_KEYS[4], values: USES },
    ];

    fn for_seats(seats: u8) -> Self {
        // DA-13.1.1.
        Self { seats, family: seats == 2, ..Self::default() }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let unknown = || OptionError::unknown(Self::CHOICES, key, value);
        if let Some(index) = SHIP_KEYS.iter().position(|&ship| ship == key) {
            let used = ShipUse::named(value).ok_or_else(unknown)?;
            // Naming a ship means choosing ships, unless it is what everybody has anyway.
            if used != ShipUse::Basic || self.ships.is_some() {
                self.ships.get_or_insert_default()[index] = used;
            }
            return Ok(());
        }
        let yes = match value {
            "yes" => true,
            "no" => false,
            _ => return Err(unknown()),
        };
        if key == "chosen-ships" {
            match yes {
                true => _ = self.ships.get_or_insert_default(),
                false => self.ships = None,
            }
            return Ok(());
        }
        *self.flag(key).ok_or_else(unknown)? = yes;
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        if let Some(index) = SHIP_KEYS.iter().position(|&ship| ship == key) {
            return Some(self.ships.unwrap_or_default()[index].name().into());
        }
        let mut copy = *self;
        let yes = if key == "chosen-ships" { self.ships.is_some() } else { *copy.flag(key)? };
        Some(NO_YES[usize::from(yes)].into())
    }
}

/// DA-2.1 to DA-2.9, chapter 13: everything lies ready, nothing is shuffled yet.
pub(crate) fn setup(components: &'static Components, options: &Options) -> Result<Doom, Illegal> {
    let Options { seats, .. } = *options;
    if !(2..=5).contains(&seats) {
        return Err(Illegal::Seats { seats });
    }
    let harbour = harbour(components, options)?;
    let removed = components.events_removed[usize::from(options.short)];
    let mut stack = Stack::new(Step::StartRound);
    stack.push(Step::FirstRefugee { turn: 0 });
    if options.open_events {
        stack.push(Step::NextEvent);
    }
    if options.open_specials {
        (0..3).for_each(|_| stack.push(Step::Display));
    }
    stack.push(Step::Deal { seat: 0 });
    stack.push(Step::Markers);
    let deck = EventCard::ALL.len() as u8 - removed;
    let table = OpenTable {
        data: Shared(components),
        rules_version: Doom::META.rules_version as u8,
        // DA-13.1.1: two players always play the family variant.
        options: Options { family: options.family || seats == 2, ..*options },
        council: Council::new(harbour, seats, components.cubes, components.start_points, deck),
        factions: Offices::default(),
        known_specials: PerSeat::new(seats.into()),
        display: [None; 3],
        unseen_events: KindSet::new((1 << EventCard::ALL.len()) - 1),
        event: None,
        next_event: None,
        card: None,
        placing: Placing::new(BoardReason::Together, Seat(0), [0; 2]),
        demagogos_used: false,
        peeked: None,
        stack,
    };
    Ok(Doom { table, cards: Cards::new(components.politics, components.specials) })
}

/// DA-2.4, DA-2.5, DA-13.1.2, DA-13.4.1, ruling DA-R50: the ships in their berths, with the first
/// neutrals aboard.
fn harbour(components: &Components, options: &Options) -> Result<Harbour, Illegal> {
    let mut ships = Vec::new();
    let used = options.ships.unwrap_or_default();
    for (kind, used) in ShipKind::ALL.into_iter().zip(used) {
        let basic = matches!(used, ShipUse::Basic | ShipUse::Both);
        let upgraded = matches!(used, ShipUse::Upgraded | ShipUse::Both);
        // DA-13.1.2: two players have no Ark.
        if options.seats == 2 && kind == ShipKind::Ark {
            if options.ships.is_some() && (basic || upgraded) {
                return Err(Illegal::ArkForTwo);
            }
            continue;
        }
        for upgraded in [(basic, false), (upgraded, true)].into_iter().filter(|&(used, _)| used).map(|(_, it)| it) {
            ships.push(Ship { kind, upgraded, seats: components.seats(kind, upgraded), ..Ship::default() });
        }
    }
    let most = if options.seats == 2 { 4 } else { 5 };
    if !(2..=most).contains(&ships.len()) {
        return Err(Illegal::ShipCount { ships: ships.len() as u8, most: most as u8 });
    }
    let arks = ships.iter().filter(|ship| ship.kind == ShipKind::Ark && ship.upgraded).count() as u8;
    let needed = components.start_neutrals + 2 * options.seats + arks;
    let seats: u8 = ships.iter().map(|ship| ship.seats).sum();
    if seats < needed {
        return Err(Illegal::ShipSeats { seats, needed });
    }
    let mut harbour = Harbour::new(&ships, components.neutrals);
    let largest = harbour.berths().rev().max_by_key(|&berth| harbour.ship(berth).seats).expect("there are ships");
    let aboard = components.start_neutrals.min(harbour.ship(largest).seats);
    harbour.ship_mut(largest).seated[NEUTRAL] = aboard;
    harbour.camp -= aboard;
    for berth in harbour.berths() {
        harbour.board_ark_neutral(berth);
    }
    Ok(harbour)
}
