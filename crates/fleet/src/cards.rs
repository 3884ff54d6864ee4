//! Cards as counts by kind, and decks whose order nobody knows: luck decides a card when it is
//! drawn.

use engine::{Dice, Kind, MAX_SEATS, Seat, ShortList, Tally};

use crate::special::Special;

/// Politics cards one after another.
pub type CardList<C> = ShortList<C, 12>;
/// Special cards one after another.
pub type SpecialList = ShortList<Special, 4>;

/// How many cards of each of `N` kinds lie together; equal cards are not told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counts<const N: usize>(pub [u8; N]);

impl<const N: usize> Default for Counts<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<K: Kind, const N: usize> From<Tally<K, N>> for Counts<N> {
    fn from(tally: Tally<K, N>) -> Self {
        Self(*tally.counts())
    }
}

impl<K: Kind, const N: usize> From<Counts<N>> for Tally<K, N> {
    fn from(counts: Counts<N>) -> Self {
        Self::new(counts.0)
    }
}

impl<const N: usize> Counts<N> {
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; N]
    }

    #[inline]
    pub fn of(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    #[inline]
    pub fn add(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// One less of a kind that is there.
    #[inline]
    pub fn remove(&mut self, kind: usize) {
        self.0[kind] -= 1;
    }

    /// The kinds of which there is a card.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = usize> + use<'_, N> {
        (0..N).filter(|&kind| self.0[kind] > 0)
    }

    /// All cards of both.
    #[inline]
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    /// What remains without the cards of `other`; where `other` has more of a kind, none.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].saturating_sub(other.0[kind])))
    }

    /// Whether all cards of `other` are here.
    #[inline]
    pub fn holds(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(ours, theirs)| ours >= theirs)
    }

    /// What these cards are worth together, by kind.
    #[inline]
    pub fn worth(&self, each: &[u8; N]) -> u8 {
        self.0.iter().zip(each).map(|(count, worth)| count * worth).sum()
    }

    /// Takes a card out at random; there is one.
    #[inline]
    pub fn draw<D: Dice>(&mut self, dice: &mut D) -> usize {
        let mut number = dice.below(u32::from(self.total())) as u8;
        for kind in 0..N {
            if number < self.0[kind] {
                self.0[kind] -= 1;
                return kind;
            }
            number -= self.0[kind];
        }
        unreachable!("the number is below the total")
    }

    /// Takes so many cards out at random; they are there.
    pub fn deal<D: Dice>(&mut self, count: u8, dice: &mut D) -> Self {
        let mut dealt = Self::default();
        for _ in 0..count {
            dealt.add(self.draw(dice));
        }
        dealt
    }
}

/// A draw pile and its discard pile, and what each seat can know about the draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck<const N: usize> {
    /// What lies in the draw pile; nobody knows the order.
    pub pile: Counts<N>,
    /// What lies face up in the discard pile.
    pub discard: Counts<N>,
    /// What each seat laid face down into the discard pile: only that seat knows it.
    pub buried: [Counts<N>; MAX_SEATS],
    /// The most that can lie in the draw pile as far as each seat knows: what it was when it was
    /// last shuffled, less what the seat has drawn itself.
    pub bounds: [Counts<N>; MAX_SEATS],
}

impl<const N: usize> Deck<N> {
    /// All cards in the draw pile.
    pub fn new(all: Counts<N>) -> Self {
        Self { pile: all, discard: Counts::default(), buried: [Counts::default(); MAX_SEATS], bounds: [all; MAX_SEATS] }
    }

    /// How many cards can be drawn, the discard pile shuffled in.
    #[inline]
    pub fn drawable(&self) -> u8 {
        self.pile.total() + self.discard.total() + self.buried.iter().map(Counts::total).sum::<u8>()
    }

    /// DA-R33, DA-R34, LD-R30, LD-R31: if the draw pile is empty, the discard pile becomes the new
    /// one. `unseen` tells, for a seat, what it cannot see of all cards at this moment (others' hands
    /// and what others buried).
    pub fn refill(&mut self, unseen: impl Fn(Seat) -> Counts<N>) -> bool {
        if !self.pile.is_empty() || self.drawable() == 0 {
            return false;
        }
        let buried = self.buried.iter().fold(Counts::default(), |sum: Counts<N>, own| sum.with(own));
        for seat in 0..MAX_SEATS {
            let own = self.buried[seat];
            let known = self.discard.with(&own);
            // What others buried is some of what the seat cannot see: any of it may lie there.
            self.bounds[seat] = match buried.without(&own).is_empty() {
                true => known,
                false => known.with(&unseen(Seat(seat as u8))),
            };
        }
        self.pile = self.discard.with(&buried);
        self.discard = Counts::default();
        self.buried = [Counts::default(); MAX_SEATS];
        true
    }

    /// The kinds of the next cards as luck may give them, in order; fewer if there are not so many.
    #[inline]
    pub fn sample<D: Dice>(&self, count: u8, dice: &mut D) -> impl Iterator<Item = usize> {
        let mut pile = Pile::of(self);
        (0..count.min(self.drawable())).map(move |_| pile.draw(dice))
    }

    /// The place of the first of these cards that cannot come next, if there is one.
    pub fn first_missing(&self, kinds: impl IntoIterator<Item = usize>) -> Option<usize> {
        let mut pile = Pile::of(self);
        kinds.into_iter().position(|kind| !pile.take(kind))
    }

    /// A card leaves the draw pile into the hand of a seat.
    #[inline]
    pub fn drawn_by(&mut self, seat: Seat, kind: usize) {
        self.pile.remove(kind);
        let bound = &mut self.bounds[seat.index()].0[kind];
        *bound = bound.saturating_sub(1);
    }

    /// A card leaves the draw pile for everybody to see.
    pub fn drawn_openly(&mut self, kind: usize) {
        self.pile.remove(kind);
        for bound in &mut self.bounds {
            bound.0[kind] = bound.0[kind].saturating_sub(1);
        }
    }
}

/// A draw pile as luck sees it: the discard pile comes in when it is empty.
struct Pile<const N: usize> {
    cards: Counts<N>,
    next: Counts<N>,
}

impl<const N: usize> Pile<N> {
    fn of(deck: &Deck<N>) -> Self {
        let buried = deck.buried.iter().fold(deck.discard, |sum, own| sum.with(own));
        Self { cards: deck.pile, next: buried }
    }

    fn turn_over(&mut self) {
        if self.cards.is_empty() {
            self.cards = std::mem::take(&mut self.next);
        }
    }

    fn draw<D: Dice>(&mut self, dice: &mut D) -> usize {
        self.turn_over();
        self.cards.draw(dice)
    }

    fn take(&mut self, kind: usize) -> bool {
        self.turn_over();
        let there = self.cards.of(kind) > 0;
        if there {
            self.cards.remove(kind);
        }
        there
    }
}

/// Splits what a viewer cannot see into the draw pile and what others hold, so many cards. What
/// cannot lie in the draw pile, as far as the viewer knows, is held by others.
pub fn split_unseen<const N: usize, D: Dice>(
    mut unseen: Counts<N>,
    bound: &Counts<N>,
    held: u8,
    dice: &mut D,
) -> (Counts<N>, Counts<N>) {
    let outside = unseen.without(bound);
    unseen = unseen.without(&outside);
    let more = held.saturating_sub(outside.total()).min(unseen.total());
    let others = outside.with(&unseen.deal(more, dice));
    (unseen, others)
}

#[cfg(test)]
mod tests {
    use engine::QuickDice;

    use super::*;

    #[test]
    fn every_card_is_drawn_equally_often() {
        let full = Counts([1, 0, 2, 3, 4]);
        let mut dice = QuickDice::new(5);
        let mut drawn = [0u32; 5];
        for _ in 0..50_000 {
            let mut pile = full;
            drawn[pile.draw(&mut dice)] += 1;
            assert_eq!(pile.total(), 9);
        }
        for (kind, &times) in drawn.iter().enumerate() {
            assert!(times.abs_diff(u32::from(full.of(kind)) * 5_000) < 400, "{kind}: {times} times");
        }
    }

    /// DA-R33, LD-R30: what is known of a new draw pile is what everybody saw discarded.
    #[test]
    fn da_r33_ld_r30_a_new_pile_is_known_but_for_what_others_buried() {
        let mut deck = Deck::new(Counts([0, 0, 0]));
        deck.discard = Counts([2, 1, 0]);
        assert!(deck.refill(|_| Counts([9, 9, 9])));
        assert_eq!(deck.bounds[0], Counts([2, 1, 0]));
        deck.drawn_by(Seat(0), 0);
        assert_eq!((deck.bounds[0], deck.bounds[1]), (Counts([1, 1, 0]), Counts([2, 1, 0])));
        deck.pile = Counts::default();
        deck.discard = Counts([1, 0, 0]);
        deck.buried[1] = Counts([0, 0, 2]);
        assert!(deck.refill(|_| Counts([0, 1, 2])));
        assert_eq!(deck.bounds[0], Counts([1, 1, 2]), "anything unseen may be among what was buried");
        assert_eq!(deck.bounds[1], Counts([1, 0, 2]), "whoever buried it knows");
        assert!(!deck.refill(|_| Counts::default()), "it is not empty");
    }
}
