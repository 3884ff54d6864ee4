//! What a position of Zagłada Atlantydy is worth to a seat: points, refugees on their way, the
//! Senate, special cards, and what cards and bids of the round may still bring.

mod knowledge;

use engine::{Game, PerSeat, Seat, SeatSet};
use game_doom::{Action, Ask, Card, Colour, Doom, EventCard, Faction, OpenTable, View};

use crate::games::rivals::{self, by_sinking};
use crate::games::senate::evaluate_of_both;

/// A cube in the Senate beyond none: it stays for half a round more.
const SENATE_CUBE: i32 = 5;
/// Being first in the Senate, when majorities are next counted.
const FIRST: i32 = 130;

evaluate_of_both!(Doom);

/// DA-6.3, DA-12.3, DA-12.9: cubes in the Senate, and who is first there.
fn add_senate(table: &OpenTable, worth: &mut PerSeat<i32>) {
    for (place, &of) in table.council.senate_order().as_slice().iter().enumerate() {
        worth[of] += SENATE_CUBE * i32::from(table.council.senate(of)) - 10 * place as i32;
        if place == 0 && table.council.senate(of) > 0 {
            worth[of] += FIRST;
        }
    }
}

/// What a faction is worth for the votes to come.
fn offices(table: &OpenTable, of: Seat) -> i32 {
    let worth = |faction: Faction| match faction {
        Faction::Archon => 40,
        Faction::Basileus => 90,
        Faction::Demagogos => 50,
        Faction::Demiurgos => 110,
        Faction::Oraklos => 25,
        Faction::Philosophios => 70,
        Faction::Strategos => 80,
    };
    Faction::ALL.iter().filter(|&&faction| table.holds(of, faction)).map(|&faction| worth(faction)).sum()
}

/// What carrying out a card now would bring, roughly.
fn gain(view: &View, seat: Seat, card: Card) -> i32 {
    let table = &view.table;
    if !view.could_carry_out(seat, card) {
        return 12;
    }
    match card {
        Card::Ref1 => 110,
        Card::Ref2 => 240,
        Card::Ref21 => 330,
        Card::Aristo => 130,
        Card::Ships2 => {
            let mut best = [0; 2];
            for gain in (0..table.council.harbour.ships().len() as u8).map(|ship| moving(table, seat, ship, false)) {
                if gain > best[0] {
                    best = [gain, best[0]];
                } else {
                    best[1] = best[1].max(gain);
                }
            }
            best[0] + best[1]
        }
        Card::Royal => (0..table.council.harbour.ships().len() as u8)
            .map(|ship| moving(table, seat, ship, true))
            .max()
            .unwrap_or(0),
        Card::Support1 => 140,
        Card::Sabotage => {
            let harm =
                |ship: u8| if table.council.harbour.ship(ship).in_port() { 0 } else { sinking(table, seat, ship) };
            (0..table.council.harbour.ships().len() as u8).map(harm).max().unwrap_or(0)
        }
        Card::Treason => 70,
    }
}

/// What others lose more than this seat if everybody aboard is discarded.
fn sinking(table: &OpenTable, seat: Seat, ship: u8) -> i32 {
    let there = table.council.harbour.ship(ship);
    if there.of(Colour::Seat(seat)) > 1 {
        return 0;
    }
    let worth = by_sinking(&table.if_landed(ship, None, false, SeatSet::EMPTY), seat);
    // *Wrath* would sink it anyway.
    if table.event == Some(EventCard::Wrath) { worth / 2 } else { worth }
}
