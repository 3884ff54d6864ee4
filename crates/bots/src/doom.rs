//! What a position of Zagłada Atlantydy is worth to a seat: points, refugees on their way, the
//! Senate, special cards, and what cards and bids of the round may still bring.

use engine::{Game, PerSeat, Seat, SeatSet};
use game_doom::{Action, Ask, Card, Colour, Doom, EventCard, Faction, OpenTable, Place, Special, View};

use crate::Evaluate;
use crate::rivals::{Others, Rival, chance_among, others_of};

/// A point.
const POINT: i32 = 100;
/// Winning, beside the points.
const WIN: i32 = 1500;
/// What a landing is worth while the ship is still in port or at sea, in hundredths.
const IN_PORT: i32 = 38;
const AT_SEA: i32 = 72;
/// More, if the ship moves by itself in the next Doom phase.
const MOVES: i32 = 12;
/// A cube that can be used.
const CUBE: i32 = 7;
/// A cube in the Senate beyond none: it stays for half a round more.
const SENATE_CUBE: i32 = 5;
/// Being first in the Senate, when majorities are next counted.
const FIRST: i32 = 130;
/// A special card that others cannot read.
const SPECIAL: i32 = 150;
/// What a cube on a card costs: it is missing in the votes that follow.
const BID_CUBE: i32 = 16;

impl Evaluate for Doom {
    fn evaluate(view: &View, seat: Seat) -> i32 {
        let table = &view.table;
        let seats = table.seats();
        if table.is_over() {
            let scores = view.scores();
            let best = scores.iter().filter(|&(other, _)| other != seat).map(|(_, &score)| score).max().unwrap_or(0);
            let margin = POINT * (scores[seat] - best);
            return if view.winners().contains(seat) { margin + WIN } else { margin - WIN };
        }
        let mut worth =
            PerSeat::from_fn(seats, |of| POINT * table.council.points(of) + CUBE * i32::from(free_cubes(table, of)));
        add_ships(table, &mut worth);
        add_senate(table, &mut worth);
        for of in Seat::all(seats) {
            worth[of] += specials(view, of) + factions(table, of);
        }
        worth[seat] += prospects(view, seat);
        // What matters is the distance to the others, most to the best of them.
        let others: Others = others_of(&worth, seat);
        worth[seat] - (2 * others.best + others.mean) / 3
    }

    fn candidates(&self, seat: Seat, into: &mut Vec<Action>) {
        self.legal_actions(seat, into);
        let bids = into.iter().filter(|action| cubes_of(action).is_some()).count();
        // High bids differ little: a few steps will do.
        if bids > 8 {
            into.retain(|action| cubes_of(action).is_none_or(|cubes| cubes <= 6 || cubes % 4 == 0 && cubes <= 12));
        }
        if matches!(self.ask(seat), Some(Ask::KeepDown)) {
            into.truncate(1);
        }
    }
}

fn cubes_of(action: &Action) -> Option<u8> {
    match *action {
        Action::Commit { cubes } | Action::Declare { cubes } => Some(cubes),
        _ => None,
    }
}

/// Cubes that come back sooner or later, less what is aboard.
fn free_cubes(table: &OpenTable, of: Seat) -> u8 {
    table.council.supply(of) + table.council.players[of].spent
}

/// DA-9.5: what everybody may expect of the ships.
fn add_ships(table: &OpenTable, worth: &mut PerSeat<i32>) {
    let moving = table.would_move();
    for (berth, ship) in (0u8..).zip(table.council.harbour.ships()) {
        if ship.is_empty() {
            continue;
        }
        let mut likely = if ship.place == Place::Port { IN_PORT } else { AT_SEA };
        if moving.as_slice().contains(&berth) {
            likely += MOVES;
        }
        let points = table.if_landed(berth, None, false, SeatSet::EMPTY);
        for (of, &points) in points.iter() {
            worth[of] += likely * i32::from(points);
        }
    }
}

/// DA-6.3, DA-12.3, DA-12.9: cubes in the Senate, and who is first there.
fn add_senate(table: &OpenTable, worth: &mut PerSeat<i32>) {
    for (place, &of) in table.council.senate_order().as_slice().iter().enumerate() {
        worth[of] += SENATE_CUBE * i32::from(table.council.senate(of)) - 10 * place as i32;
        if place == 0 && table.council.senate(of) > 0 {
            worth[of] += FIRST;
        }
    }
}

fn specials(view: &View, of: Seat) -> i32 {
    let known = view.cards.specials(of);
    let hidden = i32::from(view.cards.players[of].special_size) - i32::from(known.total());
    let data = view.table.components();
    let of_kind = |special: Special| match data.special_points(special) {
        0 => SPECIAL,
        points => POINT * i32::from(points),
    };
    let seen: i32 = Special::ALL.iter().map(|&special| i32::from(known.of(special.index())) * of_kind(special)).sum();
    seen + hidden * SPECIAL
}

/// What a faction is worth for the votes to come.
fn factions(table: &OpenTable, of: Seat) -> i32 {
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

/// What the own cards may bring: those laid out, the bid under way, and the hand.
fn prospects(view: &View, seat: Seat) -> i32 {
    let table = &view.table;
    let row = view.cards.players[seat].row;
    let carried = view.table.council.players[seat].carried_out.0;
    let slot = usize::from(table.council.vote.slot);
    let voted = !table.council.vote.ranking.is_empty();
    let mut worth = 0;
    for (index, card) in row.iter().enumerate().filter_map(|(index, card)| Some((index, (*card)?))) {
        if carried >> index & 1 == 1 || index < slot || index == slot && voted {
            continue;
        }
        let gain = gain(view, seat, card);
        worth += match index == slot {
            true => gain * chance(view, seat) / 100,
            // A little more for early slots: their ships and seats are still there.
            false => gain * (34 - 2 * index as i32) / 100,
        };
    }
    let bid = i32::from(own_bid(view, seat));
    let hand = view.cards.hand();
    let held = Card::ALL.iter().filter(|card| hand.of(card.index()) > 0);
    let kept: i32 = held.map(|&card| i32::from(hand.of(card.index())) * gain(view, seat, card) / 12).sum();
    worth + kept - BID_CUBE * bid
}

/// The own bid of the vote under way, sealed or on the card.
fn own_bid(view: &View, seat: Seat) -> u8 {
    let slot = view.table.council.vote.slot;
    view.cards.players[seat].sealed.filter(|_| !view.table.council.vote.declared.contains(seat)).unwrap_or(0)
        + view.table.council.on_slot(seat, slot)
}

/// How likely the own bid is entitled, in hundredths.
fn chance(view: &View, seat: Seat) -> i32 {
    let table = &view.table;
    let left = i32::from(table.row_length() - table.council.vote.slot).max(1);
    let own = 10 * i32::from(own_bid(view, seat));
    let order = table.council.senate_order();
    let place = |of: Seat| order.as_slice().iter().position(|&other| other == of).unwrap_or(0) as i32;
    let rivals = Seat::all(table.seats()).filter(|&other| other != seat).map(|other| {
        let declared = table.council.vote.declared.contains(other);
        let bid = match declared {
            true => 10 * i32::from(table.council.on_slot(other, table.council.vote.slot)),
            false => 10 * i32::from(table.council.supply(other)) / (left + 2),
        };
        Rival { bid, spread: if declared { 1 } else { 25 }, wins_ties: place(other) < place(seat) }
    });
    chance_among(table.entitled(), own, rivals)
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
            for gain in (0..table.council.harbour.ships().len() as u8).map(|ship| by_moving(table, seat, ship, false)) {
                if gain > best[0] {
                    best = [gain, best[0]];
                } else {
                    best[1] = best[1].max(gain);
                }
            }
            best[0] + best[1]
        }
        Card::Royal => (0..table.council.harbour.ships().len() as u8)
            .map(|ship| by_moving(table, seat, ship, true))
            .max()
            .unwrap_or(0),
        Card::Support1 => 140,
        Card::Sabotage => {
            let harm =
                |ship: u8| if table.council.harbour.ship(ship).in_port() { 0 } else { by_sinking(table, seat, ship) };
            (0..table.council.harbour.ships().len() as u8).map(harm).max().unwrap_or(0)
        }
        Card::Treason => 70,
    }
}

/// What moving a ship brings this seat before the others.
fn by_moving(table: &OpenTable, seat: Seat, ship: u8, premium: bool) -> i32 {
    let there = table.council.harbour.ship(ship);
    if there.is_empty() {
        return 0;
    }
    let points = table.if_landed(ship, Some(seat), premium, SeatSet::EMPTY);
    let others = others_of(&PerSeat::from_fn(table.seats(), |of| POINT * i32::from(points[of])), seat);
    let gain = POINT * i32::from(points[seat]) - (others.best + others.mean) / 2;
    // Leaving port is half of the way.
    if there.place == Place::Port { gain * (AT_SEA - IN_PORT) / 100 } else { gain * (100 - AT_SEA) / 100 + 40 }
}

/// What others lose more than this seat if everybody aboard is discarded.
fn by_sinking(table: &OpenTable, seat: Seat, ship: u8) -> i32 {
    let there = table.council.harbour.ship(ship);
    if there.of(Colour::Seat(seat)) > 1 {
        return 0;
    }
    let points = table.if_landed(ship, None, false, SeatSet::EMPTY);
    let others = others_of(&PerSeat::from_fn(table.seats(), |of| AT_SEA * i32::from(points[of])), seat);
    // *Wrath* would sink it anyway.
    let worth = (2 * others.best + others.mean) / 3 - AT_SEA * i32::from(points[seat]);
    if table.event == Some(EventCard::Wrath) { worth / 2 } else { worth }
}
