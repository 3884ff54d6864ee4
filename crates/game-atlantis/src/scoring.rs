//! AT-11: the final crossing and the score.

use engine::Seat;

use crate::actions::FinalScore;
use crate::state::Atlantis;

impl Atlantis {
    /// AT-11.3 to AT-11.5: how the score of a seat comes about if the game ends now.
    pub(crate) fn final_score(&self, seat: Seat) -> FinalScore {
        let crossing = self.crossing(seat);
        let tiles = i32::from(self.worth[seat.index()]);
        let cards = i32::from(self.hands[seat.index()].total());
        let lost = smallest_loss(&self.values[seat.index()], cards as usize, crossing as usize) as i32;
        FinalScore { tiles, cards, crossing, lost, total: tiles + cards - lost }
    }

    /// AT-11.3, rulings AT-R27 and AT-R29: every figure pays every gap on its way.
    fn crossing(&self, seat: Seat) -> i32 {
        let mainland = self.path.mainland();
        self.figures[seat.index()].iter().map(|&at| i32::from(self.path.price(at, mainland))).sum()
    }
}

/// Sums below this are told apart: more than the values of 128 tiles of 7.
const SUMS: usize = 1024;

/// Ruling AT-R28: the smallest sum of tiles and cards that reaches `cost`. AT-11.4: if none does, the cost itself, so
/// that what is missing counts as negative points. `values[v - 1]` tiles have the value `v`; cards pay 1 each.
fn smallest_loss(values: &[u8; 7], cards: usize, cost: usize) -> usize {
    if cost <= cards {
        return cost;
    }
    // Bit `s` of `sums`: some of the tiles come to `s`.
    let mut sums = [0u64; SUMS / 64];
    sums[0] = 1;
    for (value, &count) in (1..=7u32).zip(values) {
        for _ in 0..count {
            let mut carry = 0;
            for word in &mut sums {
                let moved = *word << value | carry;
                carry = *word >> (64 - value);
                *word |= moved;
            }
        }
    }
    // Cards fill up a sum that is too small by no more than their number: then nothing is lost.
    let reached = (cost - cards..SUMS).find(|sum| sums[sum / 64] >> (sum % 64) & 1 == 1);
    reached.map_or(cost, |sum| sum.max(cost))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same by trying every choice.
    fn by_trying(items: &[usize], cost: usize) -> usize {
        let sum = |choice: u32| -> usize {
            items.iter().enumerate().filter(|(i, _)| choice >> i & 1 == 1).map(|(_, item)| item).sum()
        };
        (0..1 << items.len()).map(sum).filter(|&sum| sum >= cost).min().unwrap()
    }

    #[test]
    fn at_r28_the_loss_is_the_smallest_of_all_choices() {
        for tiles in [vec![], vec![7, 4], vec![5, 5, 5], vec![7, 7, 6, 2, 1], vec![3, 3, 4, 6, 6, 7]] {
            for cards in 0..4 {
                let mut values = [0; 7];
                tiles.iter().for_each(|&value: &usize| values[value - 1] += 1);
                let items: Vec<usize> = tiles.iter().copied().chain(std::iter::repeat_n(1, cards)).collect();
                let wealth = items.iter().sum();
                assert_eq!(smallest_loss(&values, cards, wealth + 3), wealth + 3, "out of reach");
                for cost in 0..=wealth {
                    let loss = smallest_loss(&values, cards, cost);
                    assert_eq!(loss, by_trying(&items, cost), "{cost} from {tiles:?} and {cards} cards");
                }
            }
        }
    }
}
