//! The ships in their berths, the Ocean, New Land and the Camp, and all that moves between them.

use engine::{Seat, ShortList};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::colour::{Aboard, Colour, NEUTRAL};
use crate::json::{Cubes, serialize_aboard};
use crate::ship::{Place, Ship, ShipKind};

/// The place of a ship in its harbour, from the left.
pub type Berth = u8;

/// Ships one after another.
pub type ShipList = ShortList<Berth, 5>;

/// Where a ship came by moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// It left the port.
    ToOcean,
    /// It is at New Land and is to be scored.
    Arrived,
}

/// All ships, and the cubes that are not with a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Harbour {
    /// The ships from the left, berth by berth.
    #[serde(serialize_with = "serialize_fleet")]
    #[schemars(with = "Vec<Ship>")]
    ships: Fleet,
    /// DA-1.4, LD-1.4: neutrals ashore.
    pub camp: u8,
    /// Cubes on New Land.
    #[serde(serialize_with = "serialize_aboard")]
    #[schemars(with = "Vec<Cubes>")]
    pub new_land: Aboard,
}

/// At most five ships; what is beyond the last berth is no ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fleet {
    ships: [Ship; 5],
    berths: u8,
}

fn serialize_fleet<S: Serializer>(fleet: &Fleet, serializer: S) -> Result<S::Ok, S::Error> {
    fleet.ships[..usize::from(fleet.berths)].serialize(serializer)
}

impl Harbour {
    /// These ships in port from the left, all neutrals in the Camp. At most five ships.
    pub fn new(ships: &[Ship], neutrals: u8) -> Self {
        let mut all = [Ship::default(); 5];
        all[..ships.len()].copy_from_slice(ships);
        Self { ships: Fleet { ships: all, berths: ships.len() as u8 }, camp: neutrals, new_land: [0; 6] }
    }

    #[inline]
    pub fn ships(&self) -> &[Ship] {
        &self.ships.ships[..usize::from(self.ships.berths)]
    }

    /// The ship of a berth that there is.
    #[inline]
    pub fn ship(&self, berth: Berth) -> &Ship {
        &self.ships.ships[usize::from(berth)]
    }

    #[inline]
    pub fn ship_mut(&mut self, berth: Berth) -> &mut Ship {
        &mut self.ships.ships[usize::from(berth)]
    }

    #[inline]
    pub fn berths(&self) -> impl DoubleEndedIterator<Item = Berth> + Clone + use<> {
        0..self.ships.berths
    }

    /// The ship of this kind; the leftmost, where chosen ships have two.
    pub fn find(&self, kind: ShipKind) -> Option<Berth> {
        self.berths().find(|&berth| self.ship(berth).kind == kind)
    }

    /// How many cubes of a colour are aboard ships.
    pub fn at_sea(&self, colour: Colour) -> u8 {
        self.ships().iter().map(|ship| ship.of(colour)).sum()
    }

    /// DA-9.3, LD-9.3: an empty ship never moves.
    #[inline]
    pub fn can_move(&self, berth: Berth) -> bool {
        berth < self.ships.berths && !self.ship(berth).is_empty()
    }

    /// DA-9.1, DA-9.13, LD-9.1, LD-9.12: moves a ship that is not empty one space; the upgraded
    /// Airship goes straight to New Land.
    #[inline]
    pub fn advance(&mut self, berth: Berth) -> Moved {
        let ship = self.ship_mut(berth);
        if ship.in_port() && !ship.flies() {
            ship.place = Place::Ocean;
            return Moved::ToOcean;
        }
        Moved::Arrived
    }

    /// DA-9.4, LD-9.4 (c) and (d): all aboard go to New Land, the ship returns to its berth. True if
    /// the upgraded Ark's neutral boards (DA-9.12, LD-9.11).
    pub fn land(&mut self, berth: Berth) -> bool {
        let aboard = self.ship(berth).aboard();
        for (there, cubes) in self.new_land.iter_mut().zip(aboard) {
            *there += cubes;
        }
        self.return_empty(berth)
    }

    /// A ship returns to its berth with nobody aboard; who was aboard is given back, to be
    /// discarded. Neutrals go to the Camp at once (DA-1.8, LD-1.8). Also whether the upgraded Ark's
    /// neutral boards.
    pub fn send_home(&mut self, berth: Berth) -> (Aboard, bool) {
        let aboard = self.ship(berth).aboard();
        self.camp += aboard[NEUTRAL];
        (aboard, self.return_empty(berth))
    }

    fn return_empty(&mut self, berth: Berth) -> bool {
        let ship = self.ship_mut(berth);
        ship.seated = [0; 6];
        ship.hold = [0; 6];
        ship.place = Place::Port;
        self.board_ark_neutral(berth)
    }

    /// DA-9.11, DA-9.12, LD-9.10, LD-9.11: a ship is upgraded and has so many seats; everybody aboard
    /// stays. True if the Ark's neutral boards.
    pub fn upgrade(&mut self, berth: Berth, seats: u8) -> bool {
        let ship = self.ship_mut(berth);
        ship.upgraded = true;
        ship.seats = seats;
        self.board_ark_neutral(berth)
    }

    /// DA-9.12, LD-9.11: 1 neutral from the Camp boards the upgraded Ark, if there is one and a
    /// seat. True if it did.
    pub fn board_ark_neutral(&mut self, berth: Berth) -> bool {
        let ship = self.ship(berth);
        let boards = ship.kind == ShipKind::Ark && ship.upgraded && self.camp > 0 && !ship.is_full();
        if boards {
            self.board_neutral(berth);
        }
        boards
    }

    /// A neutral from the Camp takes a free seat.
    #[inline]
    pub fn board_neutral(&mut self, berth: Berth) {
        self.camp -= 1;
        self.ship_mut(berth).seated[NEUTRAL] += 1;
    }

    /// Takes a refugee off a ship, to be discarded; a neutral goes to the Camp (DA-1.8, LD-1.8).
    #[inline]
    pub fn take_off(&mut self, berth: Berth, colour: Colour, hold: bool) {
        self.ship_mut(berth).take_off(colour, hold);
        if colour == Colour::Neutral {
            self.camp += 1;
        }
    }

    /// DA-12.10, LD-12.13: how many places of the rotation further a ship has a free seat, from the
    /// one in turn.
    pub fn next_with_seat(&self, rotation: &[Berth], turn: usize) -> Option<usize> {
        (0..rotation.len()).find(|&step| !self.ship(rotation[(turn + step) % rotation.len()]).is_full())
    }

    /// The ships in port, from the left.
    pub fn in_port(&self) -> ShipList {
        self.berths().filter(|&berth| self.ship(berth).in_port()).collect()
    }

    /// DA-11.4, LD-11.4: whether so many neutrals in seats of a ship in port can be exchanged.
    pub fn can_exchange(&self, berth: Berth, cubes: u8) -> bool {
        let can = |ship: &Ship| ship.in_port() && ship.seated[NEUTRAL] >= cubes;
        self.ships().get(usize::from(berth)).is_some_and(can)
    }

    /// DA-11.4, LD-11.4: so many neutrals go to the Camp, refugees of the player take their seats.
    pub fn exchange(&mut self, berth: Berth, seat: Seat, cubes: u8) {
        let ship = self.ship_mut(berth);
        ship.seated[NEUTRAL] -= cubes;
        ship.seated[seat.index()] += cubes;
        self.camp += cubes;
    }

    /// DA-9.9, LD-9.9, rulings DA-R24 and LD-R20: the ships that move by themselves: full ones by
    /// berth, then the others by how many are aboard, ties by berth; the first `most`.
    pub fn automatic(&self, most: usize) -> ShipList {
        let mut list: ShipList = self.berths().filter(|&berth| self.can_move(berth)).collect();
        let rank = |&berth: &Berth| {
            let ship = self.ship(berth);
            if ship.is_full() { (0, 0, berth) } else { (1, u8::MAX - ship.total(), berth) }
        };
        list.as_mut_slice().sort_unstable_by_key(rank);
        list.truncate(most);
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ship(kind: ShipKind, seats: u8, seated: Aboard) -> Ship {
        Ship { kind, seats, seated, ..Ship::default() }
    }

    /// A to E with so many of the first player aboard.
    fn harbour(taken: [u8; 5]) -> Harbour {
        let seats = [7, 5, 5, 3, 3];
        let ships = std::array::from_fn::<_, 5, _>(|i| ship(ShipKind::ALL[i], seats[i], [taken[i], 0, 0, 0, 0, 0]));
        Harbour::new(&ships, 10)
    }

    #[test]
    fn da_v6_ld_v6_full_ships_move_first_then_the_fullest() {
        assert_eq!(harbour([7, 5, 0, 2, 2]).automatic(3).as_slice(), [0, 1, 3]);
    }

    #[test]
    fn da_v7_ld_v7_empty_ships_do_not_move() {
        assert_eq!(harbour([0, 0, 0, 2, 2]).automatic(3).as_slice(), [3, 4]);
    }

    /// DA-R24, LD-R20: a hold does not fill seats but counts as aboard.
    #[test]
    fn da_r24_ld_r20_hold_cubes_count_as_aboard_and_fill_no_seat() {
        let mut harbour = harbour([2, 2, 0, 0, 0]);
        harbour.ship_mut(1).hold[0] = 1;
        assert_eq!(harbour.automatic(3).as_slice(), [1, 0]);
    }

    #[test]
    fn da_9_13_ld_9_12_the_upgraded_airship_flies_over_the_ocean() {
        let mut harbour = harbour([1, 0, 0, 1, 0]);
        assert_eq!(harbour.advance(3), Moved::ToOcean);
        assert_eq!(harbour.advance(3), Moved::Arrived);
        harbour.land(3);
        harbour.ship_mut(3).upgraded = true;
        assert_eq!(harbour.advance(3), Moved::Arrived);
    }

    #[test]
    fn da_9_12_ld_9_11_the_upgraded_ark_returns_with_a_neutral() {
        let mut harbour = harbour([2, 0, 0, 0, 0]);
        assert!(harbour.upgrade(0, 8), "one boards at once");
        harbour.ship_mut(0).seated[NEUTRAL] = 0;
        harbour.camp = 10;
        assert!(harbour.land(0));
        assert_eq!(harbour.new_land, [2, 0, 0, 0, 0, 0]);
        assert_eq!((harbour.ship(0).seated[NEUTRAL], harbour.camp), (1, 9));
        // DA-R28, LD-R24: an empty Camp sends nobody.
        harbour.camp = 0;
        harbour.ship_mut(0).seated = [0; 6];
        assert!(!harbour.board_ark_neutral(0));
    }

    /// LD-V39: three of four neutrals on the Ark.
    #[test]
    fn da_11_4_ld_11_4_neutrals_are_exchanged_for_own_refugees() {
        let mut harbour = harbour([0; 5]);
        harbour.ship_mut(0).seated[NEUTRAL] = 4;
        assert!(harbour.can_exchange(0, 3) && !harbour.can_exchange(1, 3) && !harbour.can_exchange(200, 3));
        harbour.exchange(0, Seat(0), 3);
        assert_eq!((harbour.ship(0).seated, harbour.camp), ([3, 0, 0, 0, 0, 1], 13));
        assert!(!harbour.can_exchange(0, 3));
    }

    /// DA-R27, LD-R23: full ships are skipped.
    #[test]
    fn da_r27_ld_r23_neutrals_skip_full_ships() {
        let harbour = harbour([7, 4, 5, 3, 2]);
        let rotation = harbour.in_port();
        assert_eq!(harbour.next_with_seat(rotation.as_slice(), 0), Some(1));
        assert_eq!(harbour.next_with_seat(rotation.as_slice(), 2), Some(2));
        assert_eq!(harbour.next_with_seat(&[0, 2], 1), None);
    }

    #[test]
    fn da_10_8_ld_10_8_a_ship_sent_home_gives_everybody_back() {
        let mut harbour = harbour([0, 3, 0, 0, 0]);
        harbour.ship_mut(1).seated[NEUTRAL] = 2;
        harbour.ship_mut(1).hold[1] = 1;
        harbour.advance(1);
        assert_eq!(harbour.send_home(1), ([3, 1, 0, 0, 0, 2], false));
        assert_eq!((harbour.camp, harbour.ship(1).is_empty(), harbour.ship(1).in_port()), (12, true, true));
        harbour.ship_mut(0).seated = [1, 0, 0, 0, 0, 0];
        harbour.take_off(0, Colour::Seat(Seat(0)), false);
        assert!(harbour.ship(0).is_empty() && !harbour.can_move(0));
    }
}
