//! What the two senate games ask alike of a table: how far the others are, and how likely a bid is
//! among the first.

use engine::{PerSeat, Seat};

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
