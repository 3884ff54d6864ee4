//! What is allowed, and why not.

use engine::Seat;

use crate::{Action, @Game@, Illegal};

/// The one truth about legality.
pub(crate) fn check(_: &@Game@, _: Seat, _: &Action) -> Result<(), Illegal> {
    Err(Illegal::NotYet)
}

/// The candidates that pass [`check`], sorted.
pub(crate) fn legal_actions(position: &@Game@, seat: Seat, into: &mut Vec<Action>) {
    into.extend([Action::Pass].into_iter().filter(|action| check(position, seat, action).is_ok()));
}
