//! What luck decides.
use engine::{Dice, Log};

use crate::actions::Chance;
use crate::events::Event;
use crate::refusals::Illegal;
use crate::state::Exodus;

pub(crate) fn sample<D: Dice>(_: &Exodus, _: &mut D) -> Chance {
    unreachable!()
}
pub(crate) fn check(_: &Exodus, _: &Chance) -> Result<(), Illegal> {
    Err(Illegal::OtherLuck)
}
pub(crate) fn apply<L: Log<Event>>(_: &mut Exodus, _: &Chance, _: &mut L) {}
