//! A full position that looks the same to a viewer: hidden cards and sealed choices are dealt anew.

use engine::Dice;
use fleet::Special;

use crate::actions::BoardReason;
use crate::stack::Step;
use crate::state::Doom;
use crate::view::View;

/// Deals what the viewer does not know.
pub(crate) fn determinise<D: Dice>(view: &View, dice: &mut D) -> Doom {
    let View { viewer, table, cards } = view;
    let placing = &table.placing;
    // DA-D18, DA-5.17: whoever is to place refugees that fit on no ship must hold a special card that makes room.
    let must_fit = table.stack.top() == Step::Board && placing.why != BoardReason::Together;
    let known = table.known_specials[placing.seat].counts();
    let placing = placing.with_specials(Special::BOARDING.map(|special| known[special.index()] > 0));
    let fits = |more| table.ships_to_board(&placing.with_specials(more)) != 0;
    let boarding = (must_fit && !viewer.is(placing.seat)).then_some((placing.seat, fits));
    let cards = cards.redeal(*viewer, &table.moment(), &table.pack(), boarding, dice);
    Doom { table: *table, cards }
}
