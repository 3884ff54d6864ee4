//! What this game says, beside what every page says.

use ui::l10n::Messages;
pub(crate) use ui::l10n::{Lang, Value, join_names};

pub(crate) static MESSAGES: Messages = ui::messages!(beside &[&ui_fleet::MESSAGES]; "about.ftl", "doom-board.ftl", "doom-learn.ftl", "doom-words.ftl", "doom.ftl");

/// The message `key` in `lang`.
pub(crate) fn say(lang: Lang, key: &str, args: &[(&str, Value<'_>)]) -> String {
    MESSAGES.say(lang, key, args)
}
