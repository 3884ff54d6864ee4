//! What is allowed.
use engine::Seat;

use crate::actions::Action;
use crate::asks::Ask;
use crate::refusals::Illegal;
use crate::state::Exodus;

pub(crate) fn ask(_: &Exodus, _: Seat) -> Option<Ask> {
    None
}
pub(crate) fn list(_: &Exodus, _: Seat, _: &mut Vec<Action>) {}
pub(crate) fn check(_: &Exodus, seat: Seat, _: &Action) -> Result<(), Illegal> {
    Err(Illegal::NotAsked { seat })
}
