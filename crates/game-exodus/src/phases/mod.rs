//! What happens: one file per part of the rules. Whether it may happen is decided in `legal`.

pub(crate) mod luck;
pub(crate) mod opening;

use engine::Log;

use crate::actions::Action;
use crate::events::Event;
use crate::state::Exodus;

/// Does a checked action, and all that follows from it without a choice.
pub(crate) fn apply<L: Log<Event>>(_: &mut Exodus, _: &Action, _: &mut L) {}

/// Does what is to be done until luck or a seat is awaited.
pub(crate) fn run<L: Log<Event>>(_: &mut Exodus, _: &mut L) {}
