//! AT-11: the end of the game.

use engine::Log;

use crate::actions::Event;
use crate::state::{Atlantis, Phase};

/// AT-11.1, AT-11.2: the game is over; what the final crossing costs is part of the score, and
/// nothing on the path changes. Kept out of the loop of a turn.
#[cold]
pub(crate) fn end<L: Log<Event>>(game: &mut Atlantis, log: &mut L) {
    game.phase = Phase::Over;
    log.add(Event::Ended { seat: game.ended_by });
    for seat in game.all_seats() {
        log.add(Event::Crossed { seat, score: game.final_score(seat) });
    }
}
