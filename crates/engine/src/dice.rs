//! Luck as the rules ask for it. [`Dice`] is a thin face over a generator; the two functions
//! built on it are our own, so that their values never change under us.

/// A source of luck.
pub trait Dice {
    /// Sixty-four fresh random bits.
    fn bits(&mut self) -> u64;

    /// A number below `n`, each equally likely. `n` is at least 1.
    ///
    /// Lemire's multiplication with rejection: exact, and one multiplication nearly always.
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "a draw from nothing");
        loop {
            let product = (self.bits() >> 32) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the values into a random order (Fisher and Yates, from the end).
    fn shuffle<T>(&mut self, values: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..values.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            values.swap(last, other);
        }
    }
}

/// A small fast generator (SplitMix64) for playouts and tests. Never for a table people play at.
#[derive(Clone, Debug)]
pub struct QuickDice(u64);

impl QuickDice {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Dice for QuickDice {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_below_is_met_about_equally() {
        let mut dice = QuickDice::new(1);
        let mut met = [0u32; 7];
        for _ in 0..70_000 {
            met[dice.below(7) as usize] += 1;
        }
        assert!(met.iter().all(|&count| (9_500..10_500).contains(&count)), "{met:?}");
    }

    #[test]
    fn quick_dice_never_change() {
        let mut dice = QuickDice::new(42);
        let rolls: Vec<u32> = (0..8).map(|_| dice.below(100)).collect();
        assert_eq!(rolls, [74, 15, 27, 34, 3, 86, 21, 80]);
    }
}
