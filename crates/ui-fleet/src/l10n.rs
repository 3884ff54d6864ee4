//! What both editions say, beside what every page says.

use ui::l10n::Messages;
pub(crate) use ui::l10n::{Lang, Value, join_names};

/// The messages of both editions.
pub static MESSAGES: Messages = ui::messages!(beside &[&ui::l10n::MESSAGES]; "about.ftl", "fleet-board.ftl", "fleet-parts.ftl", "fleet-words.ftl", "fleet.ftl");

/// The message `key` in `lang`.
pub(crate) fn say(lang: Lang, key: &str, args: &[(&str, Value<'_>)]) -> String {
    MESSAGES.say(lang, key, args)
}
