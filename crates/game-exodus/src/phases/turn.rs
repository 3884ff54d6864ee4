//! AE-6: the phase-2 turn and its plain actions.

use engine::Log;

use crate::asks::{Good, Source};
use crate::events::{Event, TrainReason};
use crate::kinds::{Book, Profession};
use crate::phases::gains;
use crate::stack::Step;
use crate::state::Exodus;

/// AE-6.1: the turn of the seat at this place of the order begins, or the round is over.
pub(crate) fn begin<L: Log<Event>>(game: &mut Exodus, place: u8, log: &mut L) {
    game.used = 0;
    if place == game.seats {
        game.actions_left = 0;
        return game.stack.replace(Step::EndRound);
    }
    game.active = game.order[usize::from(place)];
    game.actions_left = game.data.counts.actions;
    game.stack.replace(Step::Turn { place });
    log.add(Event::TurnBegan { seat: game.active });
}

/// AE-6.4, RU-61: the turn ends; what is unused lapses.
pub(crate) fn end<L: Log<Event>>(game: &mut Exodus, place: u8, log: &mut L) {
    log.add(Event::TurnEnded { seat: game.active, unused: game.actions_left });
    game.stack.replace(Step::BeginTurn { place: place + 1 });
}

/// AE-6.A.1: one step of the high priest.
pub(crate) fn advance<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    game.actions_left -= 1;
    gains::flames(game, 1, Source::Advance, log);
}

/// AE-6.2: a favour token for one action more.
pub(crate) fn spend_favour<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    game.own_mut().favours -= 1;
    game.favours += 1;
    game.actions_left += 1;
    log.add(Event::FavourSpent { seat: game.active });
    log.add(Event::Paid { seat: game.active, good: Good::Favour, count: 1 });
}

/// AE-6.B.1, AE-14.8, AE-12.10: one settler moves along an arrow; a card makes it free of charge.
pub(crate) fn train<L: Log<Event>>(game: &mut Exodus, to: Profession, why: TrainReason, log: &mut L) {
    let data = game.components();
    let arrow = data.school.field(to);
    let Some(from) = arrow.from else { return };
    if !matches!(why, TrainReason::Card(_)) {
        for book in Book::ALL {
            gains::pay_books(game, book, arrow.books[book.index()], log);
        }
        gains::pay_gold(game, arrow.gold, log);
    }
    game.remove_settler(from);
    game.add_settler(to);
    log.add(Event::Trained { seat: game.active, from, to, why });
}
