//! Chance that can be proved fair afterwards.
//!
//! A table draws a secret seed, publishes its SHA-256 (the [`Commitment`]) before the first
//! outcome, derives outcome number `k` from the ChaCha20 stream `k` keyed by the seed, and
//! reveals the seed when the game ends. Whoever kept the commitment can check everything.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::Dice;

/// The secret of a table. It prints nothing of itself; [`Seed::reveal`] is the one way out.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 256 bits the caller drew from the operating system.
    pub fn new(bits: [u8; 32]) -> Self {
        Self(bits)
    }

    /// A seed from words a person chose (`--seed 7`): their SHA-256.
    pub fn from_words(words: &str) -> Self {
        Self(Sha256::digest(words.as_bytes()).into())
    }

    /// What is published before the first outcome.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The luck of the chance event number `index` of the game.
    pub fn dice(&self, index: u64) -> FairDice {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(index);
        FairDice(stream)
    }

    /// The seed as text: only for the store, and for everyone once the game is over.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        unhex(text).map(Self)
    }
}

/// The SHA-256 of a seed: proves later that the seed was fixed before the game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        unhex(text).map(Self)
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A seed or commitment that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed or its hash is 64 hexadecimal digits (0-9, a-f)")]
pub struct SeedError;

/// The luck of one chance event of a table.
pub struct FairDice(ChaCha20Rng);

impl Dice for FairDice {
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Result<[u8; 32], SeedError> {
    let digits = text.as_bytes();
    let mut bytes = [0; 32];
    if digits.len() != 64 {
        return Err(SeedError);
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        let digit = |d: u8| match d {
            b'0'..=b'9' => Ok(d - b'0'),
            b'a'..=b'f' => Ok(d - b'a' + 10),
            _ => Err(SeedError),
        };
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

/// The SHA-256 of some bytes as hexadecimal digits.
pub(crate) fn sha256_hex(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The generator behind every table: if this changes, no old game can be verified.
    #[test]
    fn outcomes_of_a_seed_never_change() {
        let seed = Seed::from_words("atlantis");
        let rolls = |index| {
            let mut dice = seed.dice(index);
            (0..6).map(|_| dice.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(rolls(0), [640, 645, 866, 733, 613, 423]);
        assert_eq!(rolls(1), [634, 880, 859, 624, 650, 959]);
        assert_eq!(seed.commitment().to_string(), "183a19aa409fb06d4c442028206a4e8570a35854b14708e706227e0931f1b243");
    }

    #[test]
    fn a_seed_survives_its_text_and_never_prints_itself() {
        let seed = Seed::from_words("x");
        assert_eq!(seed.reveal().parse::<Seed>(), Ok(seed.clone()));
        assert!(!format!("{seed:?}").contains(&seed.reveal()));
        for bad in ["", "abc", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(SeedError));
        }
    }
}
