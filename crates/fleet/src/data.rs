//! What stands alike in the data files of both editions, and how it is checked.

use datafile::{Entry, Exactly, Reader, rows};
use engine::DataError;

use crate::cards::Counts;
use crate::landing::Tables;
use crate::ship::ShipKind;
use crate::special::{SPECIALS, Special};

/// Cubes of a colour are counted in a byte together with others'.
pub const MOST_CUBES: u8 = 40;

rows!(
    /// Table T2: the seats of each kind of ship, basic and upgraded.
    pub ShipRows: Exactly<u8, 2> { ark, science_ship, royal_barge, airship, warship }
);
rows!(
    /// Table T4: how many copies of each special card there are.
    pub SpecialRows: u8 {
        pursuit, empathy, guardian, alliance, holds, intervention, sacrifice, spy, birds, orichalcum, key,
    }
);
rows!(
    /// DA-11.11, LD-11.11: the points on special cards.
    pub SpecialPointRows: u8 { birds, orichalcum, key }
);

/// The points for 0 to 5 own refugees aboard.
pub type ArrivalRow = Entry<Exactly<u8, 6>>;

impl ShipRows {
    /// DA-9.11, LD-9.10: the seats by kind; everybody aboard stays when a ship is upgraded.
    pub fn seats(&self, reader: &Reader<'_>) -> Result<[[u8; 2]; 5], DataError> {
        let mut seats = [[0; 2]; 5];
        for (kind, entry) in ShipKind::ALL.into_iter().zip(self.rows()) {
            let [basic, upgraded] = entry.get().0;
            if !(1..=12).contains(&basic) || !(basic..=12).contains(&upgraded) {
                return reader.refuse(&entry.value, "a ship has 1 to 12 seats, and not fewer when it is upgraded");
            }
            seats[kind.index()] = [basic, upgraded];
        }
        Ok(seats)
    }
}

impl SpecialPointRows {
    /// The points by special card: none on those that are played.
    pub fn points(&self, reader: &Reader<'_>) -> Result<[u8; SPECIALS], DataError> {
        let mut points = [0; SPECIALS];
        for (special, entry) in [Special::Birds, Special::Orichalcum, Special::Key].into_iter().zip(self.rows()) {
            points[special.index()] = reader.within(entry, 0, 20)?;
        }
        Ok(points)
    }
}

/// The arrival tables. The points of a landing fit into a byte, colours, mover and Science Ship included.
pub fn read_tables(reader: &Reader<'_>, standard: &ArrivalRow, premium: &ArrivalRow) -> Result<Tables, DataError> {
    for entry in [standard, premium] {
        let table = entry.get();
        if table[0] != 0 || table.iter().any(|&points| points > 100) {
            return reader.refuse(&entry.value, "nothing for nobody aboard, and at most 100 points");
        }
    }
    Ok(Tables { standard: standard.get().0, premium: premium.get().0 })
}

/// The numbers of the components that both editions have: `N` kinds of politics cards, and `F` is what an event shows.
#[derive(Debug)]
pub struct Numbers<F, const N: usize> {
    /// DA-1.2, LD-1.2: the cubes of a player.
    pub cubes: u8,
    pub neutrals: u8,
    /// DA-2.8, LD-2.7: the usual politics hand.
    pub hand: u8,
    pub start_specials: u8,
    /// Seats by kind, basic and upgraded.
    pub ships: [[u8; 2]; 5],
    pub politics: Counts<N>,
    pub specials: Counts<SPECIALS>,
    pub special_points: [u8; SPECIALS],
    pub events: [F; 10],
    /// The field of each faction or senator, from 0.
    pub fields: [u8; 7],
    /// Table T8, T7 of the revised edition.
    pub tables: Tables,
    pub new_land_majority: u8,
    pub senate_majority: u8,
    pub science_ship: u8,
    pub debts: [u8; 2],
}

impl<F: Copy, const N: usize> Numbers<F, N> {
    /// Table T2: the seats of a ship.
    pub fn seats(&self, kind: ShipKind, upgraded: bool) -> u8 {
        self.ships[kind.index()][usize::from(upgraded)]
    }

    /// Table T3: how many copies of a politics card there are.
    pub fn copies(&self, card: impl Into<usize>) -> u8 {
        self.politics.of(card.into())
    }

    /// Table T4: how many copies of a special card there are.
    pub fn special_copies(&self, special: Special) -> u8 {
        self.specials.of(special.index())
    }

    /// DA-11.11, LD-11.11: the points on a special card at the end.
    pub fn special_points(&self, special: Special) -> u8 {
        self.special_points[special.index()]
    }

    /// Table T5: what an event shows.
    pub fn event(&self, event: impl Into<usize>) -> F {
        self.events[event.into()]
    }

    /// Table T6: the field of a faction or senator, from 0.
    pub fn field(&self, office: impl Into<usize>) -> u8 {
        self.fields[office.into()]
    }
}

/// The one data file of an edition: how `Components` is read from it, by the edition's `read`, and that it has the
/// [`Numbers`] of both.
#[macro_export]
macro_rules! component_file {
    ($file:literal) => {
        /// The name of the one data file.
        pub(crate) const FILE: &str = $file;

        /// Every set that was ever read.
        static SETS: datafile::Sets<Components> = datafile::Sets::new();

        impl engine::Components for Components {
            const FILES: &'static [&'static str] = &[FILE];

            fn standard() -> &'static Self {
                SETS.standard([(FILE, include_str!(concat!("../data/", $file)))], read)
            }

            fn load(files: &DataFiles) -> Result<&'static Self, DataError> {
                SETS.load(files, read)
            }

            fn origins(&self) -> &Origins {
                &self.origins
            }
        }

        impl ::std::ops::Deref for Components {
            type Target = $crate::Numbers<EventFace, CARDS>;

            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.numbers
            }
        }
    };
}

/// The sections of a data file, that of the factions or senators under its name; and that of points: what both editions
/// have, and `$more` entries of one of them.
#[macro_export]
macro_rules! file_sections {
    ($offices:ident: $office_rows:ty; $($more:ident),*) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            counts: CountRows,
            ships: $crate::ShipRows,
            politics: Politics,
            specials: $crate::SpecialRows,
            special_points: $crate::SpecialPointRows,
            events: Events,
            $offices: $office_rows,
            points: Points,
        }

        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Points {
            standard: $crate::ArrivalRow,
            premium: $crate::ArrivalRow,
            new_land_majority: Entry<u8>,
            senate_majority: Entry<u8>,
            science_ship: Entry<u8>,
            debts: Entry<datafile::Exactly<u8, 2>>,
            $($more: Entry<u8>,)*
        }
    };
}

/// What is told of the sections that both editions have, with the clauses of an edition.
#[macro_export]
macro_rules! facts_of_both {
    (
        $reader:ident, $file:ident:
        $counts:literal $ships:literal $politics:literal $specials:literal $points:literal $events:literal
    ) => {{
        let mut facts = $file.counts.facts($reader, "", $counts)?;
        facts.extend($file.ships.facts($reader, "ships.", $ships)?);
        facts.extend($file.politics.facts($reader, "politics.", $politics)?);
        facts.extend($file.specials.facts($reader, "specials.", $specials)?);
        facts.extend($file.special_points.facts($reader, "special_points.", $points)?);
        facts.extend($file.events.facts($reader, "events.", $events)?);
        facts
    }};
}

/// The [`Numbers`] of a data file: at least so many cubes, at most such a hand, and the events and fields as the
/// edition has read them.
#[macro_export]
macro_rules! read_numbers {
    ($reader:ident, $file:ident, $least_cubes:literal, $most_hand:expr, $events:expr, $fields:expr) => {{
        let number = |entry: &Entry<u8>, least, most| $reader.within(entry, least, most);
        let (counts, points) = (&$file.counts, &$file.points);
        let politics = $crate::Counts::<CARDS>(datafile::numbers($file.politics.rows()));
        let specials = $crate::Counts(datafile::numbers($file.specials.rows()));
        $reader.total(&counts.politics_cards, &politics.0, "politics")?;
        $reader.total(&counts.special_cards, &specials.0, "specials")?;
        $crate::Numbers {
            cubes: number(&counts.cubes, $least_cubes, $crate::MOST_CUBES)?,
            neutrals: number(&counts.neutrals, 3, $crate::MOST_CUBES)?,
            hand: number(&counts.hand, 5, $most_hand)?,
            start_specials: number(&counts.start_specials, 0, 4)?,
            ships: $file.ships.seats(&$reader)?,
            politics,
            specials,
            special_points: $file.special_points.points(&$reader)?,
            events: $events?,
            fields: $fields?,
            tables: $crate::read_tables(&$reader, &points.standard, &points.premium)?,
            new_land_majority: number(&points.new_land_majority, 0, 20)?,
            senate_majority: number(&points.senate_majority, 0, 20)?,
            science_ship: number(&points.science_ship, 0, 20)?,
            debts: points.debts.get().0,
        }
    }};
}
