//! What a position of Die letzten Tage von Atlantis is worth to a seat: points, refugees on their
//! way, the Senate, special cards, and what cards and bids of the round may still bring.

mod knowledge;

use engine::{Game, PerSeat, Seat, SeatSet, ShortList};
use game_last_days::{Action, Ask, Card, Colour, EventCard, LastDays, OpenTable, Senator, View};

use crate::games::rivals::{self, CUBE, POINT, SPECIAL, by_sinking};
use crate::games::senate::evaluate_of_both;

/// A cube in the Senate: it comes back, but not in this round.
const SENATE_CUBE: i32 = 4;
/// Being first in the Senate, when majorities are next counted.
const FIRST: i32 = 130;

evaluate_of_both!(LastDays);

/// LD-6.2, LD-12.4, LD-12.7, LD-12.10: cubes in the Senate, who is first there, and what the event
/// will give for it.
fn add_senate(table: &OpenTable, worth: &mut PerSeat<i32>) {
    let by_place = match table.event {
        Some(EventCard::Debts) => [300, 180],
        Some(EventCard::Wisdom) => [90, 90],
        _ => [0, 0],
    };
    let cube = if table.event == Some(EventCard::Command) { 2 * CUBE } else { SENATE_CUBE };
    for (place, &of) in table.council.senate_order().as_slice().iter().enumerate() {
        worth[of] += cube * i32::from(table.council.senate(of)) - 10 * place as i32;
        worth[of] += by_place.get(place).copied().unwrap_or(0);
        if place == 0 && table.council.senate(of) > 0 {
            worth[of] += FIRST;
        }
    }
}

/// What a senator is worth for the auctions to come; immediate powers have been used or left.
fn offices(table: &OpenTable, of: Seat) -> i32 {
    let worth = |senator: Senator| match senator {
        Senator::Archon => 40,
        Senator::Basileus => 90,
        Senator::Demagogos => 60,
        Senator::Demiurgos => 130,
        Senator::Oraklos => 25,
        Senator::Philosophos => 30,
        Senator::Strategos => 80,
    };
    Senator::ALL.iter().filter(|&&senator| table.holds(of, senator)).map(|&senator| worth(senator)).sum()
}

/// What carrying out a card now would bring, roughly.
fn gain(view: &View, seat: Seat, card: Card) -> i32 {
    let table = &view.table;
    if !view.could_carry_out(seat, card) {
        return 12;
    }
    let ships = 0..table.council.harbour.ships().len() as u8;
    let placed = match card.lots() {
        [0, _] => 0,
        [1, 0] if card == Card::Aristo1 => 130,
        [1, 0] => 110,
        [1, _] => 240,
        [_, 0] => 240,
        _ => 330,
    };
    let moved = match card.ships() {
        0 => 0,
        count => {
            let mut gains: ShortList<i32, 5> =
                ships.clone().map(|ship| moving(table, seat, ship, card == Card::Cargo)).collect();
            gains.as_mut_slice().sort_unstable_by_key(|&gain| -gain);
            gains.as_slice().iter().take(usize::from(count)).sum::<i32>()
        }
    };
    let harm = match card {
        Card::Sabotage => ships.map(|ship| sinking(table, seat, ship)).max().unwrap_or(0),
        Card::Treason => 70,
        _ => 0,
    };
    let point = if card == Card::Ref1Vp { POINT } else { 0 };
    placed + moved + harm + point + SPECIAL * i32::from(card.specials())
}

/// What others lose more than this seat if everybody aboard is discarded.
fn sinking(table: &OpenTable, seat: Seat, ship: u8) -> i32 {
    let there = table.council.harbour.ship(ship);
    if there.in_port() || there.of(Colour::Seat(seat)) > 1 {
        return 0;
    }
    let worth = by_sinking(&table.if_landed(ship, None, false, SeatSet::EMPTY), seat)
        + POINT * i32::from(table.if_sunk(seat, ship));
    // *Wrath* would sink it anyway.
    if table.event == Some(EventCard::Wrath) { worth / 2 } else { worth }
}
