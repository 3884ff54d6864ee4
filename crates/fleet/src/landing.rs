//! DA-9.5 to DA-9.7, LD-9.5 to LD-9.7: what a landing is worth, and to whom.

use engine::{PerSeat, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::colour::{Aboard, NEUTRAL};
use crate::harbour::{Berth, Harbour};
use crate::ship::ShipKind;

/// Table T8, T7 of the revised edition: victory points for 0 to 5 own refugees aboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tables {
    /// The usual one.
    pub standard: [u8; 6],
    /// The one of the premium move.
    pub premium: [u8; 6],
}

/// A ship at New Land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    pub aboard: Aboard,
    /// Whether the premium table counts.
    pub premium: bool,
    /// Who moved it; nobody in automatic movement.
    pub mover: Option<Seat>,
    /// DA-11.5, LD-11.5: who scores the neutrals instead of the own refugees.
    pub allied: SeatSet,
}

/// The points of every seat: the table for the own refugees (or, in alliance, the neutrals), 1 for
/// every other colour aboard, 1 for moving the ship.
pub fn landing_points(landing: &Landing, tables: &Tables, seats: usize) -> PerSeat<u8> {
    let table = if landing.premium { &tables.premium } else { &tables.standard };
    let colours = landing.aboard.iter().filter(|&&cubes| cubes > 0).count() as u8;
    PerSeat::from_fn(seats, |seat| {
        let counted = if landing.allied.contains(seat) { NEUTRAL } else { seat.index() };
        let cubes = landing.aboard[counted];
        let aboard = if cubes > 0 { table[usize::from(cubes.min(5))] + colours - 1 } else { 0 };
        aboard + u8::from(landing.mover == Some(seat))
    })
}

/// DA-9.4, LD-9.4: a ship that has arrived and is to be scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Arrival {
    /// Which ship, by berth from 0.
    pub ship: Berth,
    /// Who moved it; nobody in automatic movement.
    pub mover: Option<Seat>,
    /// Whether the premium table counts.
    pub premium: bool,
    /// Who scores the neutrals.
    pub allied: SeatSet,
}

impl Arrival {
    /// DA-9.5 to DA-9.8, LD-9.5 to LD-9.8: the points of every seat. The upgraded Science Ship gives
    /// its mover `science_ship` more.
    pub fn points(&self, harbour: &Harbour, tables: &Tables, science_ship: u8, seats: usize) -> PerSeat<u8> {
        let ship = harbour.ship(self.ship);
        let Self { mover, premium, allied, .. } = *self;
        let mut points = landing_points(&Landing { aboard: ship.aboard(), premium, mover, allied }, tables, seats);
        if let Some(mover) = mover.filter(|_| ship.kind == ShipKind::ScienceShip && ship.upgraded) {
            points[mover] += science_ship;
        }
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLES: Tables = Tables { standard: [0, 1, 3, 6, 10, 15], premium: [0, 1, 5, 9, 14, 20] };

    fn points(aboard: Aboard, premium: bool, mover: Option<u8>, allied: SeatSet) -> Vec<u8> {
        let landing = Landing { aboard, premium, mover: mover.map(Seat), allied };
        landing_points(&landing, &TABLES, 3).as_slice().to_vec()
    }

    /// Seats: blue, red, yellow; blue is not aboard.
    #[test]
    fn ld_v11_the_upgraded_science_ship_gives_its_mover_two_more() {
        let ship = crate::Ship {
            kind: ShipKind::ScienceShip,
            upgraded: true,
            seats: 5,
            seated: [0, 2, 1, 0, 0, 0],
            ..Default::default()
        };
        let arrival = Arrival { mover: Some(Seat(0)), ..Arrival::default() };
        assert_eq!(arrival.points(&Harbour::new(&[ship], 10), &TABLES, 2, 3).as_slice(), [3, 4, 2]);
    }

    /// Seats: green, red, blue; blue moved the ship.
    #[test]
    fn da_v8_own_refugees_other_colours_and_the_mover_count() {
        assert_eq!(points([3, 2, 1, 0, 0, 1], false, Some(2), SeatSet::EMPTY), [9, 6, 5]);
    }

    #[test]
    fn da_v11_the_premium_table_counts_for_all() {
        assert_eq!(points([0, 2, 2, 0, 0, 0], true, Some(2), SeatSet::EMPTY), [0, 6, 7]);
    }

    #[test]
    fn da_v44_refugees_beyond_the_fifth_count_nothing() {
        assert_eq!(points([6, 0, 0, 0, 0, 2], false, None, SeatSet::EMPTY), [16, 0, 0]);
        assert_eq!(points([6, 0, 0, 0, 0, 2], true, Some(0), SeatSet::EMPTY), [22, 0, 0]);
    }

    /// Seats: red, blue, green; green is allied and moved the ship.
    #[test]
    fn ld_v12_an_ally_scores_the_neutrals() {
        assert_eq!(points([2, 1, 0, 0, 0, 2], true, Some(2), SeatSet::only(Seat(2))), [7, 3, 8]);
    }

    /// DA-11.5, LD-11.5: the ally's own refugees are one of the other colours.
    #[test]
    fn da_11_5_ld_11_5_the_own_refugees_of_an_ally_are_another_colour() {
        assert_eq!(points([4, 1, 0, 0, 0, 2], false, None, SeatSet::only(Seat(0))), [3 + 2, 1 + 2, 0]);
        assert_eq!(points([4, 1, 0, 0, 0, 0], false, None, SeatSet::only(Seat(0))), [0, 2, 0], "nobody to ally with");
    }
}
