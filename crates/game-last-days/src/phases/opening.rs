//! Chapter 2: the first event, deals, markers, the first refugees.

use engine::{KindSet, Log, Seat};

use crate::actions::Chance;
use crate::events::Event;
use crate::kinds::EventCard;
use crate::phases::doom;
use crate::refusals::{Illegal, Shared};
use crate::stack::Step;
use crate::state::LastDays;

fleet::opening!(LastDays);

/// LD-2.2, LD-2.4: the first event lies open, and its neutrals board.
pub(crate) fn first_event<L: Log<Event>>(game: &mut LastDays, event: EventCard, log: &mut L) {
    game.table.unseen_events = KindSet::new(game.table.unseen_events.bits() & !(1 << event.index()));
    game.table.event = Some(event);
    game.table.stack.replace(Step::NeutralsBoard);
    log.add(Event::EventRevealed { event });
    doom::neutrals_board(game, log);
}
