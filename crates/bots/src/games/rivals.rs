//! What the two senate games ask alike of a table: how far the others are, how likely a bid is among the first, and what
//! ships, special cards and own cards may still bring.

use engine::{Kind, PerSeat, Seat, SeatSet};
use fleet::{Berth, CardsView, Council, Place, ShipList, Special};

pub(crate) const POINT: i32 = 100;
/// Winning, beside the points.
const WIN: i32 = 1500;
/// What a landing is worth while the ship is still in port or at sea, in hundredths.
const IN_PORT: i32 = 38;
pub(crate) const AT_SEA: i32 = 72;
/// More, if the ship moves by itself in the next Doom phase.
const MOVES: i32 = 12;
/// A cube that can be used.
pub(crate) const CUBE: i32 = 7;
/// A special card that others cannot read.
pub(crate) const SPECIAL: i32 = 150;
/// What a cube on a card costs: it is missing in the votes that follow.
const BID_CUBE: i32 = 16;

/// What the others have.
pub(crate) struct Others {
    pub(crate) best: i32,
    pub(crate) mean: i32,
}

pub(crate) fn others_of(worth: &PerSeat<i32>, seat: Seat) -> Others {
    let others = || worth.iter().filter(|&(other, _)| other != seat).map(|(_, &worth)| worth);
    let count = others().count().max(1) as i32;
    Others { best: others().max().unwrap_or(0), mean: others().sum::<i32>() / count }
}

/// A bid of somebody else in tenths of a cube, as far as it can be told.
pub(crate) struct Rival {
    pub(crate) bid: i32,
    /// How far the guess may be wrong.
    pub(crate) spread: i32,
    /// Whether a tie is lost to this player.
    pub(crate) wins_ties: bool,
}

/// How likely a bid, in tenths of a cube, is among the first so many, in hundredths.
pub(crate) fn chance_among(places: u8, own: i32, rivals: impl Iterator<Item = Rival>) -> i32 {
    // How likely so many others are ahead, in hundredths: nobody at first.
    let mut ahead = [100, 0, 0, 0, 0];
    for Rival { bid, spread, wins_ties } in rivals {
        let tie = if wins_ties { -3 } else { 3 };
        let likely = (50 - 50 * (own - bid + tie) / spread).clamp(0, 100);
        for count in (0..ahead.len()).rev() {
            let fewer = count.checked_sub(1).map_or(0, |fewer| ahead[fewer]);
            ahead[count] = (ahead[count] * (100 - likely) + fewer * likely) / 100;
        }
    }
    ahead[..usize::from(places)].iter().sum()
}

/// What matters is the distance to the others, most to the best of them.
pub(crate) fn lead(worth: &PerSeat<i32>, seat: Seat) -> i32 {
    let others = others_of(worth, seat);
    worth[seat] - (2 * others.best + others.mean) / 3
}

/// What the end is worth.
pub(crate) fn at_the_end(scores: &PerSeat<i32>, winners: SeatSet, seat: Seat) -> i32 {
    let best = scores.iter().filter(|&(other, _)| other != seat).map(|(_, &score)| score).max().unwrap_or(0);
    let margin = POINT * (scores[seat] - best);
    if winners.contains(seat) { margin + WIN } else { margin - WIN }
}

/// Points on the track, and cubes that come back sooner or later, less what is aboard.
pub(crate) fn points_and_cubes(council: &Council) -> PerSeat<i32> {
    let cubes = |of: Seat| i32::from(council.supply(of) + council.players[of].spent);
    PerSeat::from_fn(council.seats(), |of| POINT * council.points(of) + CUBE * cubes(of))
}

/// High bids differ little: a few steps will do.
pub(crate) fn fewer_bids<A>(actions: &mut Vec<A>, cubes_of: impl Fn(&A) -> Option<u8>) {
    if actions.iter().filter(|action| cubes_of(action).is_some()).count() > 8 {
        actions.retain(|action| cubes_of(action).is_none_or(|cubes| cubes <= 6 || cubes % 4 == 0 && cubes <= 12));
    }
}

/// DA-9.5, LD-9.5: what everybody may expect of the ships.
pub(crate) fn add_ships(
    council: &Council,
    moving: &ShipList,
    landed: impl Fn(Berth) -> PerSeat<u8>,
    worth: &mut PerSeat<i32>,
) {
    for (berth, ship) in (0u8..).zip(council.harbour.ships()) {
        if ship.is_empty() {
            continue;
        }
        let mut likely = if ship.place == Place::Port { IN_PORT } else { AT_SEA };
        if moving.as_slice().contains(&berth) {
            likely += MOVES;
        }
        for (of, &points) in landed(berth).iter() {
            worth[of] += likely * i32::from(points);
        }
    }
}

/// What the special cards of a seat are worth: those that are known, and the others.
pub(crate) fn specials<C: Kind + Into<usize>, const N: usize>(
    cards: &CardsView<C, N>,
    of: Seat,
    points: impl Fn(Special) -> u8,
) -> i32 {
    let known = cards.specials(of);
    let hidden = i32::from(cards.players[of].special_size) - i32::from(known.total());
    let of_kind = |special: Special| match points(special) {
        0 => SPECIAL,
        points => POINT * i32::from(points),
    };
    let seen: i32 = Special::ALL.iter().map(|&special| i32::from(known.of(special.index())) * of_kind(special)).sum();
    seen + hidden * SPECIAL
}

/// What the own cards may bring: those laid out, the bid under way, and the hand. `votes` is how many votes a round has and
/// how many are entitled in each, `gain` what carrying out a card would bring.
pub(crate) fn prospects<C: Kind + Into<usize>, const N: usize>(
    council: &Council,
    cards: &CardsView<C, N>,
    seat: Seat,
    votes: (u8, u8),
    gain: impl Fn(C) -> i32,
) -> i32 {
    let slot = usize::from(council.vote.slot);
    let voted = !council.vote.ranking.is_empty();
    // The own bid of the vote under way, sealed or on the card.
    let sealed = cards.players[seat].sealed.filter(|_| !council.vote.declared.contains(seat));
    let bid = sealed.unwrap_or(0) + council.on_slot(seat, council.vote.slot);
    let mut worth = 0;
    for (index, card) in cards.players[seat].row.iter().enumerate().filter_map(|(index, card)| Some((index, (*card)?)))
    {
        if council.players[seat].carried_out.contains(index as u8) || index < slot || index == slot && voted {
            continue;
        }
        worth += match index == slot {
            true => gain(card) * chance(council, seat, bid, votes) / 100,
            // A little more for early slots: their ships and seats are still there.
            false => gain(card) * (34 - 2 * index as i32) / 100,
        };
    }
    let hand = cards.hand();
    let held = C::ALL.iter().map(|&card| (card, i32::from(hand.of(card.into())))).filter(|&(_, count)| count > 0);
    let kept: i32 = held.map(|(card, count)| count * gain(card) / 12).sum();
    worth + kept - BID_CUBE * i32::from(bid)
}

/// How likely the own bid is entitled, in hundredths.
fn chance(council: &Council, seat: Seat, bid: u8, (votes, entitled): (u8, u8)) -> i32 {
    let left = i32::from(votes - council.vote.slot).max(1);
    let order = council.senate_order();
    let place = |of: Seat| order.as_slice().iter().position(|&other| other == of).unwrap_or(0) as i32;
    let rivals = council.all_seats().filter(|&other| other != seat).map(|other| {
        let declared = council.vote.declared.contains(other);
        let bid = match declared {
            true => 10 * i32::from(council.on_slot(other, council.vote.slot)),
            false => 10 * i32::from(council.supply(other)) / (left + 2),
        };
        Rival { bid, spread: if declared { 1 } else { 25 }, wins_ties: place(other) < place(seat) }
    });
    chance_among(entitled, 10 * i32::from(bid), rivals)
}

/// What moving a ship brings this seat before the others, if it would land for so many points.
pub(crate) fn by_moving(council: &Council, seat: Seat, ship: Berth, landed: impl FnOnce() -> PerSeat<u8>) -> i32 {
    let there = council.harbour.ship(ship);
    if there.is_empty() {
        return 0;
    }
    let points = landed();
    let others = others_of(&PerSeat::from_fn(council.seats(), |of| POINT * i32::from(points[of])), seat);
    let gain = POINT * i32::from(points[seat]) - (others.best + others.mean) / 2;
    // Leaving port is half of the way.
    if there.place == Place::Port { gain * (AT_SEA - IN_PORT) / 100 } else { gain * (100 - AT_SEA) / 100 + 40 }
}

/// What others lose more than this seat if everybody aboard a ship is discarded that would land for so many points.
pub(crate) fn by_sinking(points: &PerSeat<u8>, seat: Seat) -> i32 {
    let others = others_of(&PerSeat::from_fn(points.len(), |of| AT_SEA * i32::from(points[of])), seat);
    (2 * others.best + others.mean) / 3 - AT_SEA * i32::from(points[seat])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(own: i32, bids: &[i32]) -> i32 {
        let rivals = bids.iter().map(|&bid| Rival { bid, spread: 25, wins_ties: true });
        chance_among(2, own, rivals)
    }

    #[test]
    fn higher_bids_are_likelier_and_a_third_place_needs_two_ahead() {
        assert!(chance(40, &[20, 20]) > chance(20, &[20, 20]));
        assert_eq!(chance(0, &[90]), 100, "two places for two players");
        assert_eq!(chance(0, &[90, 90]), 0);
    }

    #[test]
    fn what_others_have_is_the_best_and_the_mean() {
        let Others { best, mean } = others_of(&PerSeat::from_fn(3, |seat| [9, 4, 2][seat.index()]), Seat(0));
        assert_eq!((best, mean), (4, 3));
    }
}
