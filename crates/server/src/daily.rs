//! The seed of the day: the same luck for everybody who plays a game alone on one day, counted in UTC.
//!
//! It is derived from a secret of the site, so that nobody can know it beforehand, and it is not revealed before the day is
//! over: not in a record, and not by the table of somebody else.

use engine::Seed;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::{DAY, Secret};

pub(crate) const SECRET: &str = "seed-of-the-day";

/// Today, in days since 1970.
pub(crate) fn today() -> i64 {
    day_of(crate::now())
}

pub(crate) fn day_of(time: i64) -> i64 {
    time.div_euclid(DAY)
}

/// The luck of a game on a day: whoever does not know the secret can neither compute nor guess it.
pub(crate) fn seed(secret: &Secret, game: &str, day: i64) -> Seed {
    let message = format!("critias seed of the day {game} {}", ui::dates::iso(day));
    let keyed = Hmac::<Sha256>::new_from_slice(secret.0.as_bytes()).expect("a key may have any length");
    Seed::new(keyed.chain_update(message).finalize().into_bytes().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_every_game_and_every_site_has_luck_of_its_own() {
        let (site, other) = (Secret("a".repeat(64)), Secret("b".repeat(64)));
        let seeds = [
            seed(&site, "exodus", 20_772),
            seed(&site, "exodus", 20_773),
            seed(&site, "atlantis", 20_772),
            seed(&other, "exodus", 20_772),
        ];
        for (index, one) in seeds.iter().enumerate() {
            assert!(seeds[..index].iter().all(|earlier| earlier != one));
        }
        assert_eq!(seeds[0], seed(&site, "exodus", 20_772), "the same for everybody");
        assert_eq!((day_of(DAY - 1), day_of(DAY), day_of(-1)), (0, 1, -1));
    }
}
