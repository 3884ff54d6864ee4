//! Why not, in the person's language.

use @crate@::Illegal;

use crate::l10n::{Lang, MESSAGES};

/// The keys of messages.
const KEYS: &str = "@id@-refusal-{key}";

/// The sentence of a refusal.
pub(crate) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    ui::refusals::refusal(&MESSAGES, KEYS, illegal, lang, |_| Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_translated() {
        ui_testkit::reasons_are_translated::<Illegal>(&MESSAGES, KEYS);
    }
}
