//! Every way to gain points, as comparisons of what the parties hold.

use engine::Seat;
use serde::Serialize;

use crate::actions::Majority;
use crate::kinds::{Area, Good, PARTIES, Party, PerParty};
use crate::state::{Atlandice, NOBODY};

/// AD-6.2 to AD-6.4, AD-8.3: points for most and for second most. Ruling AD-R14: nobody gets anything for nothing.
pub(crate) fn majority(held: PerParty<u8>, first: u8, second: u8) -> Majority {
    let mut points = NOBODY;
    let most = held.into_iter().max().unwrap_or(0);
    if most == 0 {
        return Majority { held, points };
    }
    let leaders = held.iter().filter(|&&count| count == most).count();
    // AD-6.3: where several lead, nobody is second.
    let next = if leaders > 1 { 0 } else { held.into_iter().filter(|&count| count < most).max().unwrap_or(0) };
    for (points, count) in points.iter_mut().zip(held) {
        if count == most {
            *points = first;
        } else if count == next && next > 0 {
            *points = second;
        }
    }
    Majority { held, points }
}

/// AD-7.3: an inventory of one type, or of all.
pub(crate) fn inventory(game: &Atlandice, good: Option<Good>) -> Majority {
    let held = match good {
        Some(good) => game.held_of(good),
        None => std::array::from_fn(|party| game.held[party].iter().sum()),
    };
    majority(held, game.data.worth.inventory, 0)
}

/// AD-8.3: a type in the final scoring.
pub(crate) fn at_the_end(game: &Atlandice, good: Good) -> Majority {
    majority(game.held_of(good), game.data.worth.final_first, game.data.worth.final_second)
}

/// What emptying a district does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct Emptied {
    pub district: Area,
    /// What everybody holds of its good, and gets.
    pub majority: Majority,
    /// Who gets the tile itself; nobody if nobody holds the good.
    pub winner: Option<Party>,
    /// AD-6.5: how many each party puts back; all that leave the game if it is the last tile.
    pub returned: PerParty<u8>,
    /// AD-6.5: how many of these go to the Black Market.
    pub to_market: u8,
    /// AD-6.5: how many go to the district.
    pub to_district: u8,
    /// AD-6.6: the third tile; the type leaves the game.
    pub last: bool,
}

/// AD-6.2 to AD-6.6: what emptying this district does now.
pub(crate) fn emptied(game: &Atlandice, district: Area, good: Good) -> Emptied {
    let held = game.held_of(good);
    let majority = majority(held, game.data.worth.district_first, game.data.worth.district_second);
    let last = game.below[district.index()] == 0;
    let total: u8 = held.iter().sum();
    let lacking = game.data.refill_to.saturating_sub(game.goods[Area::BlackMarket.index()][good.index()]);
    let to_market = if last { 0 } else { total.min(lacking) };
    let to_district = if last { 0 } else { total - to_market };
    Emptied { district, majority, winner: winner(game, held), returned: held, to_market, to_district, last }
}

/// Ruling AD-R15: of the parties with most, the first clockwise from the player whose search it
/// is, the neutral party last.
fn winner(game: &Atlandice, held: PerParty<u8>) -> Option<Party> {
    let most = held.into_iter().max().filter(|&most| most > 0)?;
    let mut seat = game.active;
    for _ in 0..game.seats {
        if held[seat.index()] == most {
            return Some(Party::Seat(seat));
        }
        seat = seat.next(usize::from(game.seats));
    }
    Some(Party::Neutral)
}

/// Who leads in a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// How many each party holds.
    pub held: PerParty<u8>,
    /// The most anybody holds.
    pub most: u8,
    /// By how much the leader is ahead of the next; 0 where several lead or nobody holds any.
    pub margin: u8,
    seats: u8,
}

impl Standing {
    pub(crate) fn of(game: &Atlandice, good: Good) -> Self {
        let mut ranked = game.held_of(good);
        ranked.sort_unstable();
        let (most, next) = (ranked[PARTIES - 1], ranked[PARTIES - 2]);
        Self { held: game.held_of(good), most, margin: most - next, seats: game.seats }
    }

    /// The parties that hold most; none if nobody holds any.
    pub fn leaders(&self) -> impl Iterator<Item = Party> + use<> {
        let Self { held, most, seats, .. } = *self;
        (0..PARTIES as u8)
            .filter(move |&index| most > 0 && held[usize::from(index)] == most)
            .map(move |index| if index < seats { Party::Seat(Seat(index)) } else { Party::Neutral })
    }
}
