//! What stands alike in the data files of both editions, and how it is checked.

use datafile::{Entry, Exactly, Reader, rows};
use engine::DataError;

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
