//! Set-up and the preparation of years.
use engine::Seat;

use crate::state::Exodus;

/// AE-2.14: the sorting track of year 1: from this seat clockwise.
pub(crate) fn sort_from(game: &mut Exodus, first: Seat) {
    let mut seat = first;
    for place in 0..usize::from(game.seats) {
        game.sorting[place] = seat;
        seat = seat.next(usize::from(game.seats));
    }
    game.order = game.sorting;
}
