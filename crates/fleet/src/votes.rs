//! Senate order, the ranking of a vote, and whose card may be borrowed.

use engine::{Dice, PerSeat, Seat, SeatSet, ShortList};

use crate::council::Party;

/// Seats one after another, from the highest.
pub type Order = ShortList<Seat, 5>;

/// DA-1.5, LD-1.5: most cubes in the Senate first; equal counts by marker, leftmost first.
#[inline]
pub fn senate_order(players: &PerSeat<Party>) -> Order {
    let mut order: Order = Seat::all(players.len()).collect();
    order.as_mut_slice().sort_unstable_by_key(|&seat| (u8::MAX - players[seat].senate, players[seat].marker));
    order
}

/// DA-5.7, DA-13.2.1, LD-5.6: how many are entitled at a table of three to five.
#[inline]
pub fn entitled(seats: usize) -> u8 {
    if seats == 5 { 3 } else { 2 }
}

/// DA-8.5, LD-8.5: face-down cards in this slot are turned up: whose they are.
pub(crate) fn turn_up(down: &mut [u8; 5], slot: u8) -> SeatSet {
    let mut turned = SeatSet::EMPTY;
    for (seat, down) in (0u8..).zip(down) {
        if *down >> slot & 1 == 1 {
            *down &= !(1 << slot);
            turned = turned.with(Seat(seat));
        }
    }
    turned
}

/// DA-5.6, LD-5.6: by bid, highest first; ties by Senate order. Bids of 0 are ranked too.
#[inline]
pub fn ranking(bids: &[u8], senate: &Order) -> Order {
    let mut order = *senate;
    // The sort is stable, so equal bids stay in Senate order: that is the tie rule.
    order.as_mut_slice().sort_by_key(|seat| u8::MAX - bids[seat.index()]);
    order
}

/// DA-5.16, LD-5.14: the nearest seat to the left that is not entitled in this vote.
#[inline]
pub fn borrowed_from(seat: Seat, entitled: SeatSet, seats: usize) -> Option<Seat> {
    let mut left = seat.next(seats);
    while left != seat {
        if !entitled.contains(left) {
            return Some(left);
        }
        left = left.next(seats);
    }
    None
}

/// DA-2.10, LD-2.9: whether every seat is there once.
pub fn is_order_of_all(order: &Order, seats: usize) -> bool {
    let once = |seat: Seat| order.as_slice().iter().filter(|&&other| other == seat).count() == 1;
    order.len() == seats && Seat::all(seats).all(once)
}

/// DA-2.11, DA-2.12, LD-2.10, LD-2.11: who has this turn, from 0, when the order is gone through
/// from the first to the last and back.
#[inline]
pub fn there_and_back(order: &Order, turn: u8) -> Seat {
    let (turn, seats) = (usize::from(turn), order.len());
    order.as_slice()[if turn < seats { turn } else { 2 * seats - 1 - turn.min(2 * seats - 1) }]
}

/// DA-5.11, LD-5.9: who declares next: the last of the order who has not.
#[inline]
pub fn next_speaker(order: &Order, declared: SeatSet) -> Option<Seat> {
    order.as_slice().iter().rev().copied().find(|&seat| !declared.contains(seat))
}

/// DA-5.13, LD-5.9: whether a number may be declared: 0 always, another one if nobody declared it.
#[inline]
pub fn is_number_free(cubes: u8, mut declared: impl Iterator<Item = u8>) -> bool {
    cubes == 0 || !declared.any(|other| other == cubes)
}

/// DA-6.2, LD-6.1: who has most cubes on New Land, the first in Senate order of several, and how
/// many. Whether neutrals block it is the edition's.
pub fn most_cubes(cubes: &[u8], senate: &Order) -> Option<(Seat, u8)> {
    // The first of the highest in Senate order.
    let best = senate.as_slice().iter().copied().rev().max_by_key(|seat| cubes[seat.index()])?;
    Some((best, cubes[best.index()]))
}

/// DA-7.3, LD-7.3: most points; ties by Senate order.
pub(crate) fn winner(scores: &PerSeat<i32>, senate: &Order) -> Option<Seat> {
    let best = scores.as_slice().iter().max().copied()?;
    senate.as_slice().iter().copied().find(|&seat| scores[seat] == best)
}

/// DA-8.5, LD-8.5: at most two slots of a row, by luck.
pub fn some_two_slots<D: Dice>(slots: u8, dice: &mut D) -> u8 {
    let mut slot = || 1 << dice.below(u32::from(slots));
    let (first, second): (u8, u8) = (slot(), slot());
    match dice.below(3) {
        0 => 0,
        1 => first,
        _ => first | second,
    }
}

/// DA-5.2, DA-8.5, LD-5.2, LD-8.5: a row as others see it: without the cards that lie face down.
#[inline]
pub fn face_up<C: Copy>(row: &[Option<C>; 5], down: u8) -> [Option<C>; 5] {
    std::array::from_fn(|slot| row[slot].filter(|_| down >> slot & 1 == 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(senate: [u8; 3], markers: [u8; 3]) -> Order {
        let party =
            |seat: Seat| Party { senate: senate[seat.index()], marker: markers[seat.index()], ..Party::default() };
        senate_order(&PerSeat::from_fn(3, party))
    }

    fn seats(order: &Order) -> Vec<u8> {
        order.as_slice().iter().map(|seat| seat.0).collect()
    }

    /// Seats: blue, red, green on fields 5, 3, 1.
    #[test]
    fn ld_v14_equal_counts_go_by_marker_and_zero_bids_are_ranked() {
        let order = order([2, 2, 0], [5, 3, 1]);
        assert_eq!(seats(&order), [1, 0, 2]);
        assert_eq!(seats(&ranking(&[0, 0, 0], &order)), [1, 0, 2]);
    }

    /// Seats: red, yellow, green; red above yellow in the Senate.
    #[test]
    fn da_v3_ld_v2_ties_of_bids_go_by_senate_order() {
        let order = order([2, 1, 0], [0, 1, 2]);
        assert_eq!(seats(&ranking(&[4, 4, 5], &order)), [2, 0, 1]);
    }

    /// DA-2.11, LD-2.10: there and back; DA-5.11, LD-5.9: the lowest speaks first.
    #[test]
    fn da_2_11_ld_2_10_da_5_11_ld_5_9_orders_are_gone_through() {
        let order: Order = [2, 0, 1].into_iter().map(Seat).collect();
        assert_eq!([0, 1, 2, 3, 4, 5].map(|turn| there_and_back(&order, turn).0), [2, 0, 1, 1, 0, 2]);
        assert_eq!(next_speaker(&order, SeatSet::only(Seat(1))), Some(Seat(0)));
        assert!(is_order_of_all(&order, 3) && !is_order_of_all(&order, 4));
        assert!(is_number_free(0, [0].into_iter()) && !is_number_free(2, [0, 2].into_iter()));
    }

    /// DA-6.2, LD-6.1, DA-7.3, LD-7.3: ties go by Senate order.
    #[test]
    fn da_7_3_ld_7_3_da_6_2_ld_6_1_ties_go_by_senate_order() {
        let order: Order = [2, 0, 1].into_iter().map(Seat).collect();
        assert_eq!(most_cubes(&[3, 1, 3, 0, 0, 9], &order), Some((Seat(2), 3)));
        assert_eq!(winner(&PerSeat::from_fn(3, |seat| [5, 5, 4][seat.index()]), &order), Some(Seat(0)));
    }

    #[test]
    fn da_5_7_ld_5_6_da_8_5_ld_8_5_entitled_and_turned_up() {
        assert_eq!([3, 4, 5].map(entitled), [2, 2, 3]);
        let mut down = [0b00011, 0, 0b00010, 0, 0];
        assert_eq!(turn_up(&mut down, 1), [0, 2].into_iter().map(Seat).collect());
        assert_eq!(down, [0b00001, 0, 0, 0, 0]);
    }

    #[test]
    fn da_8_5_ld_8_5_face_down_cards_are_not_seen() {
        assert_eq!(face_up(&[Some(1), Some(2), None, Some(4), Some(5)], 0b01001), [None, Some(2), None, None, Some(5)]);
        let mut dice = engine::QuickDice::new(1);
        assert!((0..200).all(|_| some_two_slots(3, &mut dice) < 8));
    }

    #[test]
    fn da_v22_ld_v41_the_nearest_to_the_left_who_is_not_entitled() {
        let entitled = |seats: [u8; 3]| seats.into_iter().map(Seat).collect::<SeatSet>();
        assert_eq!(borrowed_from(Seat(0), entitled([0, 1, 2]), 5), Some(Seat(3)));
        assert_eq!(borrowed_from(Seat(0), entitled([0, 1, 3]), 5), Some(Seat(2)));
    }
}
