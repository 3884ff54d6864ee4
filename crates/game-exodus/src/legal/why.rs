//! Why an action is refused that is not among the legal ones.

use crate::actions::Action;
use crate::refusals::Illegal;
use crate::state::Exodus;

/// The reason.
pub(crate) fn not(_: &Exodus, _: &Action) -> Illegal {
    Illegal::OtherQuestion
}
