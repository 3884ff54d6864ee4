//! Randomness of the operating system: sessions, ids and seeds. The luck of a game comes from its seed alone.

/// Bits nobody can guess.
pub(crate) fn bits<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("an operating system without randomness cannot run a site");
    bytes
}

/// An id for addresses: 60 random bits, so that a table by link is found by nobody else.
pub(crate) fn id() -> String {
    // No letters that are easily mistaken for each other when read aloud.
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    bits::<ID_LENGTH>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

pub(crate) const ID_LENGTH: usize = 12;

pub(crate) fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase())
}

/// A number that need not be secret: which bot answers how, how long it waits.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_ids_and_differ() {
        let (one, other) = (id(), id());
        assert!(is_id(&one) && is_id(&other));
        assert_ne!(one, other);
        for wrong in ["", "short", "0123456789abc", "0123456789aB", "0123456789a/", "żółwżółw"] {
            assert!(!is_id(wrong), "{wrong}");
        }
    }
}
