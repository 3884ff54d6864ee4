//! What is allowed, and why not.

use engine::Seat;

use crate::{Action, Exodus, Illegal};

/// The one truth about legality.
pub(crate) fn check(_: &Exodus, _: Seat, _: &Action) -> Result<(), Illegal> {
    Err(Illegal::NotYet)
}

/// The candidates that pass [`check`], sorted.
pub(crate) fn legal_actions(position: &Exodus, seat: Seat, into: &mut Vec<Action>) {
    into.extend([Action::Pass].into_iter().filter(|action| check(position, seat, action).is_ok()));
}
