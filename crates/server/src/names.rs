//! Friendly names for whoever has not chosen one: the people of the sea, who are called the same in every language.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// One to a line.
static PEOPLE: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("people.txt").lines().collect());

const BOTS: [&str; 8] = ["Proteus", "Nereus", "Triton", "Glaukos", "Phorkys", "Thaumas", "Okeanos", "Aigaion"];

/// The name of a guest, always the same for the same session: nothing needs to be stored before the guest acts.
pub(crate) fn guest(token_hash: &str) -> String {
    // Hashed again: the name says nothing about the stored hash.
    let bytes = Sha256::digest([b"name of ", token_hash.as_bytes()].concat());
    let person = PEOPLE[usize::from(bytes[0]) % PEOPLE.len()];
    let number = 2 + u16::from_le_bytes([bytes[1], bytes[2]]) % 98;
    format!("{person} {number}")
}

/// A name for a further person on the same device.
pub(crate) fn companion(taken: &[String]) -> String {
    let start = crate::random::number() as usize;
    let free = |name: &&&str| !taken.iter().any(|taken| taken.split(' ').next() == Some(**name));
    let mut names = PEOPLE.iter().cycle().skip(start % PEOPLE.len()).take(PEOPLE.len());
    (*names.find(free).unwrap_or(&PEOPLE[0])).to_owned()
}

/// The name of the bot that sits down as number `count` at a table.
pub(crate) fn bot(count: usize) -> String {
    format!("Bot {}", BOTS[count % BOTS.len()])
}

pub(crate) const LONGEST: usize = 24;

/// A name a person chose, tidied; nothing if it is none.
pub(crate) fn tidy(name: &str) -> Option<String> {
    let visible: String = name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| shows(c)).collect();
    let name = visible.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    (!name.is_empty() && name.chars().count() <= LONGEST).then_some(name)
}

/// Characters that are seen: nothing that turns the direction of others or hides in a name.
pub(crate) fn shows(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_keeps_its_name() {
        assert_eq!(guest("abc"), guest("abc"));
        assert_ne!(guest("abc"), guest("abd"));
    }

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(tidy("  Zoë \t of\nthe  sea ").as_deref(), Some("Zoë of the sea"));
        assert_eq!(tidy("An\u{202e}na\u{200b}\0").as_deref(), Some("Anna"));
        assert_eq!(tidy(" \u{200b} "), None);
        assert_eq!(tidy(&"x".repeat(25)), None);
        assert_eq!(tidy(&"ż".repeat(24)).map(|name| name.chars().count()), Some(24));
    }

    #[test]
    fn companions_and_bots_are_told_apart() {
        let taken: Vec<String> = PEOPLE[1..].iter().map(|name| format!("{name} 7")).collect();
        assert_eq!(companion(&taken), PEOPLE[0]);
        assert_ne!(bot(0), bot(1));
    }
}
