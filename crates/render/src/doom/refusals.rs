//! Why not, in the person's language.

use game_doom::Illegal;

use crate::l10n::Lang;

/// The sentence of a refusal.
pub(super) fn refusal(illegal: &Illegal, _lang: Lang) -> String {
    illegal.to_string()
}
