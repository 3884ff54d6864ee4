//! Cards as counts by object: equal cards are not told apart, and seven counts fit in one word.

use engine::Dice;

use crate::components::Object;
use crate::lists::Cards;

/// How many cards of each object lie together, one byte each, so that sums, searches and draws
/// are a few instructions. Holds at most [`Pile::MOST`] cards; the data file is checked for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pile(u64);

/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

impl Pile {
    /// The most cards a pile can hold: sums of bytes must leave the highest bit alone.
    pub(crate) const MOST: u16 = 127;

    #[inline]
    pub(crate) fn count(self, object: Object) -> u8 {
        (self.0 >> (8 * object.index())) as u8
    }

    #[inline]
    pub(crate) fn add(&mut self, object: Object) {
        self.0 += 1 << (8 * object.index());
    }

    /// Takes out a card that is there.
    #[inline]
    pub(crate) fn remove(&mut self, object: Object) {
        debug_assert!(self.count(object) > 0, "no {object} to take out");
        self.0 -= 1 << (8 * object.index());
    }

    #[inline]
    pub(crate) fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The objects of which there is a card, in the canonical order.
    #[inline]
    pub(crate) fn held(self) -> Held {
        Held((self.0 + !HIGH) & HIGH)
    }

    /// Takes out a card at random; the pile is not empty.
    #[inline]
    pub(crate) fn draw<D: Dice>(&mut self, dice: &mut D) -> Object {
        let number = dice.below(u32::from(self.total()));
        // Byte `i` of `sums` counts the cards up to object `i`; the first sum above the number
        // drawn is found in all bytes at once.
        let sums = self.0.wrapping_mul(ONES);
        let above = ((sums | HIGH) - (u64::from(number) + 1) * ONES) & HIGH;
        let object = Object::ALL[(above.trailing_zeros() / 8) as usize % 7];
        self.remove(object);
        object
    }

    #[inline]
    #[must_use]
    pub(crate) fn with(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What remains without the cards of `other`, which are all there.
    #[inline]
    #[must_use]
    pub(crate) fn without(self, other: Self) -> Self {
        debug_assert!(self.holds(other), "{other:?} is not in {self:?}");
        Self(self.0.wrapping_sub(other.0))
    }

    #[inline]
    #[must_use]
    pub(crate) fn common(self, other: Self) -> Self {
        let (ours, theirs) = (self.0.to_le_bytes(), other.0.to_le_bytes());
        Self(u64::from_le_bytes(std::array::from_fn(|i| ours[i].min(theirs[i]))))
    }

    #[inline]
    pub(crate) fn holds(self, other: Self) -> bool {
        self.common(other) == other
    }
}

impl From<Cards> for Pile {
    #[inline]
    fn from(cards: Cards) -> Self {
        let [a, b, c, d, e, f, g] = cards.0;
        Self(u64::from_le_bytes([a, b, c, d, e, f, g, 0]))
    }
}

impl From<Pile> for Cards {
    #[inline]
    fn from(pile: Pile) -> Self {
        let [a, b, c, d, e, f, g, _] = pile.0.to_le_bytes();
        Self([a, b, c, d, e, f, g])
    }
}

/// A set of objects, such as those of which a pile has a card.
#[derive(Default)]
pub(crate) struct Held(u64);

impl Held {
    #[inline]
    pub(crate) fn insert(&mut self, object: Object) {
        self.0 |= 0x80 << (8 * object.index());
    }
}

impl Iterator for Held {
    type Item = Object;

    #[inline]
    fn next(&mut self) -> Option<Object> {
        let object = (self.0 != 0).then(|| Object::ALL[(self.0.trailing_zeros() / 8) as usize % 7])?;
        self.0 &= self.0 - 1;
        Some(object)
    }
}

#[cfg(test)]
mod tests {
    use engine::QuickDice;

    use super::*;

    #[test]
    fn a_pile_counts_and_lists_its_objects() {
        let pile = Pile::from(Cards([0, 15, 0, 1, 0, 0, 111]));
        assert_eq!(pile.total(), 127);
        assert_eq!(pile.held().collect::<Vec<_>>(), [Object::Crown, Object::Helmet, Object::Statue]);
        assert_eq!(Cards::from(pile), Cards([0, 15, 0, 1, 0, 0, 111]));
        assert!(Pile::default().held().next().is_none());
    }

    #[test]
    fn piles_add_and_subtract_by_object() {
        let many = Pile::from(Cards([3, 0, 2, 0, 0, 1, 0]));
        let few = Pile::from(Cards([1, 0, 2, 0, 0, 0, 0]));
        assert_eq!(many.without(few), Pile::from(Cards([2, 0, 0, 0, 0, 1, 0])));
        assert_eq!(many.without(few).with(few), many);
        assert_eq!(many.common(Pile::from(Cards([1, 9, 9, 0, 0, 0, 0]))), few);
        assert!(many.holds(few) && !few.holds(many));
    }

    #[test]
    fn every_card_of_a_pile_is_drawn_equally_often() {
        let full = Pile::from(Cards([1, 0, 2, 3, 0, 0, 4]));
        let mut dice = QuickDice::new(5);
        let mut drawn = [0u32; 7];
        for _ in 0..100_000 {
            let mut pile = full;
            drawn[pile.draw(&mut dice).index()] += 1;
            assert_eq!(pile.total(), 9);
        }
        for (object, &times) in Object::ALL.iter().zip(&drawn) {
            let expected = u32::from(full.count(*object)) * 10_000;
            assert!(times.abs_diff(expected) < 600, "{object}: {times} times");
        }
    }
}
