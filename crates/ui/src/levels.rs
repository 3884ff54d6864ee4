//! The levels of bots in words. Stored tables may have levels that pages no longer offer.

use crate::l10n::{Lang, say};

/// The levels that people choose from, the gentlest first, by the names in forms.
pub const LADDER: [&str; 5] = ["apprentice", "citizen", "captain", "senator", "oracle"];

/// The levels that have words: those, and the two that others are measured by.
const KNOWN: [&str; 7] = ["apprentice", "citizen", "captain", "senator", "oracle", "greedy", "random"];

/// The level of *Play now* and of bots that fill up a table: kind to somebody who plays for the first time.
pub const USUAL: &str = LADDER[1];

/// "Captain".
pub(crate) fn name(lang: Lang, level: &str) -> String {
    if KNOWN.contains(&level) { say(lang, &format!("level-{level}"), &[]) } else { level.to_owned() }
}

fn numbered(lang: Lang, level: &str, numbered: &str, other: &str) -> String {
    let name = name(lang, level);
    match LADDER.iter().position(|known| *known == level) {
        Some(index) => say(lang, numbered, &[("number", (index + 1).into()), ("name", name.into())]),
        None => say(lang, other, &[("name", name.into())]),
    }
}

/// "Level 3: Captain".
pub fn level_words(lang: Lang, level: &str) -> String {
    numbered(lang, level, "level-numbered", "level-bot-other")
}

/// "Bot, level 3: Captain", as one of those who may sit in a seat.
pub fn bot_words(lang: Lang, level: &str) -> String {
    numbered(lang, level, "level-bot", "level-bot-other")
}

/// "bot, level 3", beside the name of a bot.
pub fn seat_words(lang: Lang, level: Option<&str>) -> String {
    match level {
        Some(level) => numbered(lang, level, "level-seat", "level-seat-other"),
        None => say(lang, "bot", &[]),
    }
}

pub fn level_hint(lang: Lang, level: &str) -> String {
    if KNOWN.contains(&level) { say(lang, &format!("level-{level}-hint"), &[]) } else { String::new() }
}
