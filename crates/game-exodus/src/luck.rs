//! Drawing from sets and counts: every thing equally likely.

use engine::Dice;

/// The bit of this rank among those set, from 0.
#[inline]
pub(crate) fn nth_bit(mut set: u32, rank: u32) -> u8 {
    for _ in 0..rank {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}

/// One of a set; it must not be empty.
#[inline]
pub(crate) fn one_of<D: Dice>(set: u32, dice: &mut D) -> u8 {
    nth_bit(set, dice.below(set.count_ones()))
}

/// So many of a set, as a set.
pub(crate) fn some_of<D: Dice>(set: u32, count: u32, dice: &mut D) -> u32 {
    let mut left = set;
    for _ in 0..count.min(set.count_ones()) {
        left &= !(1 << one_of(left, dice));
    }
    set & !left
}

/// The number of one of so many things of each kind; there must be one.
#[inline]
pub(crate) fn one_of_counts<D: Dice>(counts: &[u8], dice: &mut D) -> u8 {
    let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    let mut rank = dice.below(total);
    for (kind, &count) in counts.iter().enumerate() {
        match rank.checked_sub(u32::from(count)) {
            Some(rest) => rank = rest,
            None => return kind as u8,
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::QuickDice;

    #[test]
    fn every_thing_of_a_set_comes_up() {
        let mut dice = QuickDice::new(1);
        let mut met = 0;
        for _ in 0..200 {
            met |= 1u32 << one_of(0b1010_0110, &mut dice);
        }
        assert_eq!(met, 0b1010_0110);
        assert_eq!(some_of(0b1010_0110, 4, &mut dice), 0b1010_0110);
        assert_eq!(some_of(0b1010_0110, 2, &mut dice).count_ones(), 2);
        assert_eq!(nth_bit(0b1010_0110, 2), 5);
    }

    #[test]
    fn kinds_come_up_as_often_as_they_are() {
        let mut dice = QuickDice::new(1);
        let mut met = [0u32; 4];
        for _ in 0..4000 {
            met[usize::from(one_of_counts(&[1, 0, 3, 0], &mut dice))] += 1;
        }
        assert_eq!(met[1] + met[3], 0);
        assert!((850..1150).contains(&met[0]), "{met:?}");
    }
}
