//! AT-10: drawing cards, and what follows a draw.

use engine::{Dice, Log, Seat};

use crate::actions::{Chance, DrawReason, Event};
use crate::components::Object;
use crate::lists::CardList;
use crate::piles::Pile;
use crate::refusals::Illegal;
use crate::state::{Atlantis, Phase};

use super::{ending, menu};

/// AT-10.1: the end of a turn with a move.
#[inline]
pub(crate) fn end_turn<L: Log<Event>>(game: &mut Atlantis, seat: Seat, log: &mut L) {
    let count = game.turn_draw(game.home(seat));
    begin_draw(game, count, DrawReason::TurnEnd, log);
}

/// The active seat is to draw. Ruling AT-R22: fewer if there are fewer.
#[inline]
pub(crate) fn begin_draw<L: Log<Event>>(game: &mut Atlantis, count: u8, why: DrawReason, log: &mut L) {
    let count = count.min(game.drawable());
    game.phase = Phase::Draw { count, why };
    if count == 0 {
        // Luck has nothing to decide.
        finish_draw(game, CardList::new(), log);
    }
}

/// Which cards come, one after the other; the discard pile is shuffled when none is left.
#[inline]
pub(crate) fn sample_draw<D: Dice>(game: &Atlantis, count: u8, dice: &mut D) -> Chance {
    let mut pile = game.draw_pile;
    let mut cards = CardList::new();
    for _ in 0..count {
        if pile.is_empty() {
            pile = game.discard.into();
        }
        cards.push(pile.draw(dice));
    }
    Chance::Draw { seat: game.active, cards }
}

pub(crate) fn check_draw(
    game: &Atlantis,
    count: u8,
    why: DrawReason,
    seat: Seat,
    cards: &CardList,
) -> Result<(), Illegal> {
    fail_if!(seat != game.active, Illegal::OtherDrawer { seat: game.active, why });
    fail_if!(cards.len() != usize::from(count), Illegal::DrawCount { needed: count, found: cards.len() as u8, why });
    let mut pile = game.draw_pile;
    for &object in cards.as_slice() {
        if pile.is_empty() {
            pile = game.discard.into();
        }
        fail_if!(pile.count(object) == 0, Illegal::NoCardLeft { object, why });
        pile.remove(object);
    }
    Ok(())
}

/// AT-2.3, AT-3.3, AT-4.1, AT-10.1: cards come into a hand.
#[inline]
pub(crate) fn draw<L: Log<Event>>(game: &mut Atlantis, seat: Seat, cards: &CardList, log: &mut L) {
    for &object in cards.as_slice() {
        if game.draw_pile.is_empty() {
            reshuffle(game, log);
        }
        take_card(game, seat, object);
    }
    finish_draw(game, *cards, log);
}

#[inline]
fn take_card(game: &mut Atlantis, seat: Seat, object: Object) {
    game.draw_pile.remove(object);
    game.hands[seat.index()].add(object);
    game.undrawn[seat.index()][object] -= 1;
}

/// AT-10.2: the discard pile becomes the draw pile.
fn reshuffle<L: Log<Event>>(game: &mut Atlantis, log: &mut L) {
    let cards = std::mem::take(&mut game.discard);
    game.draw_pile = Pile::from(cards);
    game.shuffled = cards;
    game.undrawn = [cards; 4];
    log.add(Event::Reshuffled { cards: cards.total() });
}

#[inline]
fn finish_draw<L: Log<Event>>(game: &mut Atlantis, cards: CardList, log: &mut L) {
    let Phase::Draw { why, .. } = game.phase else { unreachable!("a draw is under way") };
    let seat = game.active;
    let count = cards.len() as u8;
    log.add(Event::Drawn { seat, count, cards, why });
    match why {
        DrawReason::Deal => deal_on(game, log),
        DrawReason::Bought => {
            game.bought = count;
            game.phase = Phase::Menu { may_buy: false };
        }
        DrawReason::TurnEnd => {
            game.stuck = 0;
            match game.ended_by {
                Some(_) => ending::end(game, log),
                None => menu::begin_turn(game, seat.next(usize::from(game.seats))),
            }
        }
        DrawReason::CannotMove => after_shown_hand(game, count, log),
    }
}

/// AT-2.3: each seat in turn order gets its hand; then the start player begins.
fn deal_on<L: Log<Event>>(game: &mut Atlantis, log: &mut L) {
    let seats = usize::from(game.seats);
    let start = game.start.unwrap_or_default();
    let next = game.active.next(seats);
    if next == start {
        return menu::begin_turn(game, start);
    }
    game.active = next;
    let place = (next.index() + seats - start.index()) % seats;
    begin_draw(game, game.data().start_hand[place], DrawReason::Deal, log);
}

/// Rulings AT-R30 and AT-R32: a lap of shown hands without a card drawn or bought is a standstill.
fn after_shown_hand<L: Log<Event>>(game: &mut Atlantis, drawn: u8, log: &mut L) {
    game.stuck = if drawn + game.bought == 0 { game.stuck + 1 } else { 0 };
    if game.stuck == game.seats {
        return ending::end(game, log);
    }
    menu::begin_turn(game, game.active.next(usize::from(game.seats)));
}
