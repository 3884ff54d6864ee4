//! The eleven kinds of special cards. Both editions have the same; how many copies is data.

use engine::{Dice, kinds};

use crate::cards::Counts;

/// How many kinds of special cards there are.
pub const SPECIALS: usize = 11;

kinds! {
    /// Table T4, T4 of the revised edition, chapter 11 of both editions.
    #[derive(Default)]
    pub enum Special {
        /// Ships on the Ocean may be boarded.
        #[default]
        Pursuit: "pursuit",
        /// Three neutrals are exchanged for own refugees.
        Empathy: "empathy",
        /// Treason or Sabotage has no effect.
        Guardian: "guardian",
        /// Neutrals are scored like own refugees.
        Alliance: "alliance",
        /// Full ships may be boarded.
        Holds: "holds",
        /// Another card is played instead.
        Intervention: "intervention",
        /// A refugee is given up to move a ship.
        Sacrifice: "sacrifice",
        /// A cube more is bid.
        Spy: "spy",
        /// Victory points.
        Birds: "birds",
        /// Victory points.
        Orichalcum: "orichalcum",
        /// Victory points.
        Key: "key",
    }
}

impl Special {
    /// DA-D18, LD-D15: those that change where one may board.
    pub const BOARDING: [Self; 2] = [Self::Pursuit, Self::Holds];
}

/// DA-R66, LD-R65: whether a player could hold a special card by what everybody knows: there is a
/// card in the hand that nobody has seen, and not all copies of the kind are seen elsewhere.
#[inline]
pub fn could_be_held(unseen_in_hand: u8, seen_elsewhere: u8, copies: u8) -> bool {
    unseen_in_hand > 0 && seen_elsewhere < copies
}

/// DA-D18, DA-5.17, LD-D15, LD-5.15: whoever is to place refugees that fit on no ship must hold
/// special cards that make room: everybody can tell. Which they may be, of those not seen; nothing
/// if they fit without any. `fits` tells whether they fit with these of [`Special::BOARDING`].
pub fn must_hold_to_board<D: Dice>(
    unseen: &Counts<SPECIALS>,
    fits: impl Fn([bool; 2]) -> bool,
    dice: &mut D,
) -> Option<Counts<SPECIALS>> {
    if fits([false; 2]) {
        return None;
    }
    let singles = [[true, false], [false, true]];
    let there = |more: [bool; 2]| {
        Special::BOARDING.iter().zip(more).all(|(special, needs)| !needs || unseen.of(special.index()) > 0)
    };
    let first = dice.below(2) as usize;
    let more =
        [singles[first], singles[1 - first], [true, true]].into_iter().find(|&more| there(more) && fits(more))?;
    let mut needed = Counts::default();
    for (special, needs) in Special::BOARDING.iter().zip(more) {
        needed.0[special.index()] = u8::from(needs);
    }
    Some(needed)
}

#[cfg(test)]
mod tests {
    use engine::QuickDice;

    use super::*;

    #[test]
    fn da_r66_ld_r65_public_facts_tell_who_could_hold_a_card() {
        assert!(could_be_held(1, 1, 2));
        assert!(!could_be_held(0, 0, 2) && !could_be_held(3, 2, 2));
    }

    #[test]
    fn da_d18_ld_d15_what_must_be_held_is_dealt() {
        let mut unseen = Counts([1; SPECIALS]);
        let mut dice = QuickDice::new(1);
        assert_eq!(must_hold_to_board(&unseen, |_| true, &mut dice), None);
        let both = must_hold_to_board(&unseen, |[pursuit, holds]| pursuit && holds, &mut dice).unwrap();
        assert_eq!((both.total(), both.of(0), both.of(4)), (2, 1, 1));
        unseen.remove(Special::Pursuit.index());
        let one = must_hold_to_board(&unseen, |[pursuit, holds]| pursuit || holds, &mut dice).unwrap();
        assert_eq!((one.total(), one.of(Special::Holds.index())), (1, 1));
    }
}
