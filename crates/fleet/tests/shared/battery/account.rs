//! What the second accounts of both editions work out alike, without the rules' own functions. Both compile this file
//! into their own tests, beside `ledger.rs`.

use std::collections::VecDeque;
use std::fmt::Debug;

use engine::{Seat, SeatSet};
use fleet::Colour;

pub(super) const NEUTRAL: usize = 5;
const SEATS: [[u8; 2]; 5] = [[7, 8], [5, 5], [5, 5], [3, 3], [3, 3]];
const STANDARD: [u8; 6] = [0, 1, 3, 6, 10, 15];
const PREMIUM: [u8; 6] = [0, 1, 5, 9, 14, 20];

/// A ship as a list of cubes: whose, and whether in the hold.
#[derive(Clone, Debug, Default)]
pub(super) struct Vessel {
    pub(super) kind: usize,
    pub(super) upgraded: bool,
    pub(super) at_sea: bool,
    pub(super) cubes: Vec<(usize, bool)>,
}

impl Vessel {
    pub(super) fn count(&self, colour: usize, hold: bool) -> u8 {
        self.cubes.iter().filter(|&&cube| cube == (colour, hold)).count() as u8
    }

    pub(super) fn seats(&self) -> u8 {
        SEATS[self.kind][usize::from(self.upgraded)]
    }

    pub(super) fn free(&self) -> u8 {
        self.seats() - self.cubes.iter().filter(|cube| !cube.1).count() as u8
    }

    pub(super) fn aboard(&self) -> [u8; 6] {
        std::array::from_fn(|colour| self.cubes.iter().filter(|cube| cube.0 == colour).count() as u8)
    }

    pub(super) fn take(&mut self, colour: usize, hold: bool) {
        let at = self.cubes.iter().position(|&cube| cube == (colour, hold)).expect("the cube is aboard");
        self.cubes.remove(at);
    }

    /// DA-9.12, LD-9.11: whether a neutral boards when it comes home or is upgraded.
    pub(super) fn is_ark_with_room(&self) -> bool {
        self.kind == 0 && self.upgraded && self.free() > 0
    }
}

/// DA-1.5, LD-1.5: player by player, whoever has nobody above. `players` are cubes in the Senate and fields.
pub(super) fn senate_order(players: &[(u8, usize)]) -> Vec<usize> {
    let above = |a: usize, b: usize| {
        let ((a, left), (b, right)) = (players[a], players[b]);
        a > b || a == b && left < right
    };
    let mut left: Vec<usize> = (0..players.len()).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let top = *left.iter().find(|&&one| !left.iter().any(|&other| above(other, one))).unwrap();
        left.retain(|&one| one != top);
        order.push(top);
    }
    order
}

/// DA-5.6, LD-5.6: the highest bid left, the highest in Senate order of these.
pub(super) fn ranking(order: Vec<usize>, bid: impl Fn(usize) -> u8) -> Vec<usize> {
    let mut left = order;
    let mut ranked = Vec::new();
    while let Some(most) = left.iter().map(|&seat| bid(seat)).max() {
        let first = *left.iter().find(|&&seat| bid(seat) == most).unwrap();
        left.retain(|&seat| seat != first);
        ranked.push(first);
    }
    ranked
}

/// DA-9.9, DA-13.1.7, LD-9.9: the next of the list is the first full ship, or the fullest.
pub(super) fn moving(ships: &[Vessel], most: usize) -> VecDeque<usize> {
    let mut moves = VecDeque::new();
    let mut left: Vec<usize> = (0..ships.len()).filter(|&ship| !ships[ship].cubes.is_empty()).collect();
    while moves.len() < most && !left.is_empty() {
        let full = left.iter().copied().find(|&ship| ships[ship].free() == 0);
        let fullest = left.iter().map(|&ship| ships[ship].cubes.len()).max().unwrap();
        let next = full.unwrap_or_else(|| *left.iter().find(|&&ship| ships[ship].cubes.len() == fullest).unwrap());
        left.retain(|&ship| ship != next);
        moves.push_back(next);
    }
    moves
}

/// A ship at New Land.
pub(super) struct AtNewLand<'a> {
    pub(super) ship: &'a Vessel,
    pub(super) mover: Option<usize>,
    pub(super) premium: bool,
    pub(super) allied: SeatSet,
}

impl AtNewLand<'_> {
    /// DA-9.5 to DA-9.8, DA-11.5, LD-9.5 to LD-9.8, LD-11.5: the points of so many players.
    pub(super) fn points(&self, players: usize) -> Vec<u8> {
        let aboard = self.ship.aboard();
        let table = if self.premium { PREMIUM } else { STANDARD };
        let score = |seat: usize| {
            let colour = if self.allied.contains(Seat(seat as u8)) { NEUTRAL } else { seat };
            let mut points = 0;
            if aboard[colour] > 0 {
                points += table[usize::from(aboard[colour].min(5))];
                points += (0..6).filter(|&other| other != colour && aboard[other] > 0).count() as u8;
            }
            if self.mover == Some(seat) {
                let science = self.ship.kind == 1 && self.ship.upgraded;
                points += if science { 3 } else { 1 };
            }
            points
        };
        (0..players).map(score).collect()
    }
}

pub(super) fn remove<T: PartialEq + Debug>(from: &mut Vec<T>, what: &T) {
    let at = from.iter().position(|it| it == what).unwrap_or_else(|| panic!("{what:?} is not there"));
    from.swap_remove(at);
}

pub(super) fn index_of(colour: Colour) -> usize {
    colour.seat().map_or(NEUTRAL, Seat::index)
}
