//! The seed of the day: the same luck for everybody who plays a game alone on one day, counted in UTC.
//!
//! It is derived from a secret of the house, so that nobody can know it beforehand, and it is not told before the day is
//! over: not in a record, and not by the table of somebody else.

use engine::Seed;
use sha2::{Digest, Sha256};
use store::{DAY, Secret};

/// The name of the secret in the storage.
pub(crate) const SECRET: &str = "seed-of-the-day";

/// Today, in days since 1970.
pub(crate) fn today() -> i64 {
    day_of(crate::now())
}

/// The day of a time.
pub(crate) fn day_of(time: i64) -> i64 {
    time.div_euclid(DAY)
}

/// The luck of a game on a day.
pub(crate) fn seed(secret: &Secret, game: &str, day: i64) -> Seed {
    let message = format!("critias seed of the day {game} {}", render::dates::iso(day));
    Seed::new(hmac_sha256(secret.0.as_bytes(), message.as_bytes()))
}

/// HMAC-SHA256 (RFC 2104): whoever does not know the key can neither compute nor guess it.
fn hmac_sha256(key: &[u8], message: &[u8]) -> [u8; 32] {
    const BLOCK: usize = 64;
    let mut block = [0; BLOCK];
    if key.len() > BLOCK {
        block[..32].copy_from_slice(&Sha256::digest(key));
    } else {
        block[..key.len()].copy_from_slice(key);
    }
    let keyed = |pad: u8| Sha256::new_with_prefix(block.map(|byte| byte ^ pad));
    let inner = keyed(0x36).chain_update(message).finalize();
    keyed(0x5c).chain_update(inner).finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: [u8; 32]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The vectors of RFC 4231 with a short, a middle and a long key.
    #[test]
    fn hmac_is_the_one_of_the_standard() {
        assert_eq!(
            hex(hmac_sha256(b"Jefe", b"what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
        assert_eq!(
            hex(hmac_sha256(&[0xaa; 20], &[0xdd; 50])),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
        );
        assert_eq!(
            hex(hmac_sha256(&[0xaa; 131], b"Test Using Larger Than Block-Size Key - Hash Key First")),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        );
    }

    #[test]
    fn every_day_every_game_and_every_house_has_luck_of_its_own() {
        let (house, other) = (Secret("a".repeat(64)), Secret("b".repeat(64)));
        let seeds = [
            seed(&house, "exodus", 20_772),
            seed(&house, "exodus", 20_773),
            seed(&house, "atlantis", 20_772),
            seed(&other, "exodus", 20_772),
        ];
        for (index, one) in seeds.iter().enumerate() {
            assert!(seeds[..index].iter().all(|earlier| earlier != one));
        }
        assert_eq!(seeds[0], seed(&house, "exodus", 20_772), "the same for everybody");
        assert_eq!((day_of(DAY - 1), day_of(DAY), day_of(-1)), (0, 1, -1));
    }
}
