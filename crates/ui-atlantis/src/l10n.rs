//! What this game says, beside what every page says.

use ui::l10n::Messages;
pub(crate) use ui::l10n::{Lang, Value, signed};
use ui::rich::{Arg, Rich};

pub(crate) static MESSAGES: Messages = ui::messages!(beside &[&ui::l10n::MESSAGES]; "about.ftl", "atlantis.ftl", "atlantis-learn.ftl", "atlantis-parts.ftl", "atlantis-words.ftl");

pub(crate) fn say(lang: Lang, key: &str, args: &[(&str, Value<'_>)]) -> String {
    MESSAGES.say(lang, key, args)
}

/// The message `key` with drawings in it.
pub(crate) fn rich(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> Rich {
    ui::rich::rich(&MESSAGES, lang, key, args)
}
