//! Worlds that look the same to a viewer: nothing is hidden, so there is one.

use engine::Dice;

use crate::state::Atlandice;
use crate::view::View;

pub(crate) fn determinise<D: Dice>(view: &View, _: &mut D) -> Atlandice {
    view.table
}
