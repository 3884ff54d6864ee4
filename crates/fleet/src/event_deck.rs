//! DA-R65, LD-R64: nobody knows the order of the event deck, nor which events were left out. All
//! Doom events not seen are in the deck; the others not seen are equally likely to be.

use engine::Dice;

/// The events nobody has seen, and how many of them are in the deck. Events are bits by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventDeck {
    /// In the deck or left out.
    pub unseen: u16,
    pub dooms: u16,
    pub deck: u8,
}

impl EventDeck {
    fn unseen_dooms(self) -> u32 {
        (self.unseen & self.dooms).count_ones()
    }

    /// The next event; not a Doom event, if none may come.
    pub fn sample<D: Dice>(self, no_doom: bool, dice: &mut D) -> usize {
        let dooms = self.unseen_dooms();
        let number = if no_doom { dooms } else { dice.below(u32::from(self.deck)) };
        let doom = number < dooms;
        let candidates = if doom { self.unseen & self.dooms } else { self.unseen & !self.dooms };
        let number = if doom { number } else { dice.below(candidates.count_ones()) };
        // The lowest bits go until the chosen one is the lowest.
        (0..number).fold(candidates, |left, _| left & (left - 1)).trailing_zeros() as usize
    }

    /// Whether this event can be the next.
    pub fn can_come(self, event: usize, no_doom: bool) -> bool {
        let others = u32::from(self.deck) > self.unseen_dooms();
        let possible = if self.dooms >> event & 1 == 1 { !no_doom } else { others };
        possible && self.unseen >> event & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use engine::QuickDice;

    use super::*;

    /// DA-V45: one Doom event, and two of four others in the deck.
    #[test]
    fn da_r65_ld_r64_a_doom_event_comes_as_often_as_from_a_shuffled_deck() {
        let deck = EventDeck { unseen: 0b11_1100_0100, dooms: 0b111, deck: 3 };
        let mut dice = QuickDice::new(3);
        let mut times = [0u32; 10];
        for _ in 0..60_000 {
            times[deck.sample(false, &mut dice)] += 1;
        }
        assert!(times[2].abs_diff(20_000) < 600, "{times:?}");
        assert!(times[6..].iter().all(|times| times.abs_diff(10_000) < 600), "{times:?}");
        assert!(deck.can_come(2, false) && !deck.can_come(2, true) && !deck.can_come(0, false));
        assert!(!EventDeck { deck: 1, ..deck }.can_come(6, false), "the last card is the Doom event");
    }
}
