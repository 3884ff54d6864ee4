//! Senate order, the ranking of a vote, and whose card may be borrowed.

use engine::{Seat, SeatSet, ShortList};

/// Seats one after another, from the highest.
pub type Order = ShortList<Seat, 5>;

/// DA-1.5, LD-1.5: most cubes in the Senate first; equal counts by marker, leftmost first.
/// `senate` and `markers` are by seat.
#[inline]
pub fn senate_order(senate: &[u8], markers: &[u8], seats: usize) -> Order {
    let mut order: Order = Seat::all(seats).collect();
    order.as_mut_slice().sort_unstable_by_key(|seat| (u8::MAX - senate[seat.index()], markers[seat.index()]));
    order
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

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(order: &Order) -> Vec<u8> {
        order.as_slice().iter().map(|seat| seat.0).collect()
    }

    /// Seats: blue, red, green on fields 5, 3, 1.
    #[test]
    fn ld_v14_equal_counts_go_by_marker_and_zero_bids_are_ranked() {
        let order = senate_order(&[2, 2, 0], &[5, 3, 1], 3);
        assert_eq!(seats(&order), [1, 0, 2]);
        assert_eq!(seats(&ranking(&[0, 0, 0], &order)), [1, 0, 2]);
    }

    /// Seats: red, yellow, green; red above yellow in the Senate.
    #[test]
    fn da_v3_ld_v2_ties_of_bids_go_by_senate_order() {
        let order = senate_order(&[2, 1, 0], &[0, 1, 2], 3);
        assert_eq!(seats(&ranking(&[4, 4, 5], &order)), [2, 0, 1]);
    }

    #[test]
    fn da_v22_ld_v41_the_nearest_to_the_left_who_is_not_entitled() {
        let entitled = |seats: [u8; 3]| seats.into_iter().map(Seat).collect::<SeatSet>();
        assert_eq!(borrowed_from(Seat(0), entitled([0, 1, 2]), 5), Some(Seat(3)));
        assert_eq!(borrowed_from(Seat(0), entitled([0, 1, 3]), 5), Some(Seat(2)));
    }
}
