//! Why not, in the person's language.

use engine::{Field, Reason, Seat};
use fleet::Colour;
use ui::l10n::{Lang, Messages};
use ui::refusals::Fields;

use crate::l10n::say;
use crate::words::colour;

/// The keys of what both editions refuse.
const SHARED: &str = "fleet-refusal-{key}";

/// How an edition names what its refusals speak of.
#[derive(Clone, Copy)]
pub struct Wording {
    pub messages: &'static Messages,
    /// The keys of what only this edition refuses: `da-refusal-{key}`.
    pub keys: &'static str,
    /// The message of a politics card; its variable is `card`.
    pub card: &'static str,
    /// The message of a faction or senator, and its variable.
    pub office: (&'static str, &'static str),
}

impl Wording {
    /// The keys that make the message of a reason.
    pub fn keys(&self, reason: &str) -> &'static str {
        let own = self.messages.knows(Lang::De, &self.keys.replace("{key}", reason));
        if own { self.keys } else { SHARED }
    }

    /// The sentence of a refusal, with an edition's words for things that only it has.
    pub fn refusal(&self, reason: &impl Reason, lang: Lang, own: &[(&'static str, String)]) -> String {
        let words = |fields: &Fields| {
            let shared = fields.iter().filter_map(|(name, field)| self.word(lang, name, field));
            shared.chain(own.iter().cloned()).collect()
        };
        ui::refusals::refusal(self.messages, self.keys(&reason.key()), reason, lang, words)
    }

    fn word(&self, lang: Lang, name: &'static str, field: &Field) -> Option<(&'static str, String)> {
        match (name, field) {
            ("card", Field::Name { key, .. }) => {
                Some((name, self.messages.say(lang, self.card, &[("card", key.as_str().into())])))
            }
            ("office", Field::Name { key, .. }) => {
                let (message, variable) = self.office;
                Some((name, self.messages.say(lang, message, &[(variable, key.as_str().into())])))
            }
            ("special", Field::Name { key, .. }) => {
                Some((name, say(lang, "fleet-special", &[("special", key.as_str().into())])))
            }
            (_, Field::Seat(seat)) => Some(("colour", colour(lang, Colour::Seat(Seat(seat.0 % 5))))),
            _ => None,
        }
    }
}
