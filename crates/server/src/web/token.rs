//! Tokens of sessions: half of one is random, half of it says that it comes from us.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::Secret;

use crate::random;

const HALF: usize = 16;

/// What a browser keeps in its cookie. We keep the hash alone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token([u8; 2 * HALF]);

/// What our tokens are told by.
pub(crate) struct Key(Secret);

impl Key {
    pub(crate) fn new(secret: Secret) -> Self {
        Self(secret)
    }

    fn keyed(&self, random: &[u8]) -> Hmac<Sha256> {
        let keyed = Hmac::<Sha256>::new_from_slice(self.0.0.as_bytes()).expect("a key may have any length");
        keyed.chain_update(b"critias session ").chain_update(random)
    }

    pub(crate) fn issue(&self) -> Token {
        let random: [u8; HALF] = random::bits();
        let tag = self.keyed(&random).finalize().into_bytes();
        let mut token = [0; 2 * HALF];
        token[..HALF].copy_from_slice(&random);
        token[HALF..].copy_from_slice(&tag[..HALF]);
        Token(token)
    }

    pub(crate) fn has_issued(&self, Token(token): &Token) -> bool {
        self.keyed(&token[..HALF]).verify_truncated_left(&token[HALF..]).is_ok()
    }
}

impl Token {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let digits: Vec<u8> = text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
        if digits.len() != 4 * HALF {
            return None;
        }
        let mut token = [0; 2 * HALF];
        for (byte, pair) in token.iter_mut().zip(digits.chunks(2)) {
            *byte = pair[0] * 16 + pair[1];
        }
        Some(Self(token))
    }

    pub(crate) fn write(&self) -> String {
        hex(&self.0)
    }

    pub(crate) fn hash(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_64_digits_and_nothing_else() {
        let digits = "0F".repeat(32);
        assert!(Token::read(&digits).is_some_and(|token| token.write() == digits.to_lowercase()));
        for wrong in ["", "00", "ÿ", &digits[1..], &format!("{digits}0"), &"0g".repeat(32)] {
            assert!(Token::read(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn our_tokens_are_told_from_all_others() {
        let (key, other) = (Key::new(Secret("a".repeat(64))), Key::new(Secret("b".repeat(64))));
        let token = key.issue();
        assert!(key.has_issued(&token) && !other.has_issued(&token));
        assert!(token != key.issue());
        assert!(!key.has_issued(&Token([0; 32])));
        for bit in 0..256 {
            let mut forged = token;
            forged.0[bit / 8] ^= 1 << (bit % 8);
            assert!(!key.has_issued(&forged), "bit {bit}");
        }
    }
}
