//! What this game says, beside what every page says.

use ui::l10n::Messages;
pub(crate) use ui::l10n::{Lang, Value, join_names, signed};
use ui::rich::{Arg, Rich};

pub(crate) static MESSAGES: Messages = ui::messages!(beside &[&ui::l10n::MESSAGES]; "about.ftl", "exodus-board.ftl", "exodus-learn.ftl", "exodus-words.ftl", "exodus.ftl");

/// The message `key` in `lang`.
pub(crate) fn say(lang: Lang, key: &str, args: &[(&str, Value<'_>)]) -> String {
    MESSAGES.say(lang, key, args)
}

/// Whether there is a message `key`: names of things that a corrected data file adds have none.
pub(crate) fn knows(lang: Lang, key: &str) -> bool {
    MESSAGES.knows(lang, key)
}

/// The message `key` with drawings in it.
pub(crate) fn rich(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> Rich {
    ui::rich::rich(&MESSAGES, lang, key, args)
}
