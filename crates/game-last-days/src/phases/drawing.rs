//! Politics and special cards come into hands, or lie open before the gods.

use engine::{Dice, Log, Seat};
use fleet::{SPECIALS, Special, SpecialList};

use crate::actions::{CardList, Chance};
use crate::events::Event;
use crate::kinds::{CARDS, Card};
use crate::phases::senate::ARCHON;
use crate::stack::Step;
use crate::state::LastDays;

/// The clause by which a seat draws politics cards: the deal, Archon, or the end of the round.
pub(crate) fn clause(game: &LastDays, seat: u8) -> &'static str {
    match game.table.council.round {
        0 => "LD-2.7",
        _ if game.table.stack.contains(Step::Discard { seat, left: ARCHON }) => "LD-8.1",
        _ => "LD-6.7",
    }
}

/// The clause by which special cards are drawn.
pub(crate) fn special_clause(game: &LastDays) -> &'static str {
    if game.table.council.round == 0 { "LD-2.7" } else { "LD-11.1" }
}

fn some_cards<D: Dice>(game: &LastDays, count: u8, dice: &mut D) -> CardList {
    game.cards.politics.sample(count, dice).map(|kind| Card::ALL[kind % CARDS]).collect()
}

pub(crate) fn sample_draw<D: Dice>(game: &LastDays, seat: Seat, count: u8, dice: &mut D) -> Chance {
    Chance::Draw { seat, cards: some_cards(game, count, dice) }
}

pub(crate) fn sample_gods<D: Dice>(game: &LastDays, dice: &mut D) -> Chance {
    Chance::Gods { cards: some_cards(game, game.table.data.gods, dice) }
}

/// LD-2.7, LD-6.7, LD-8.1, ruling LD-R30: cards come into a hand.
pub(crate) fn draw<L: Log<Event>>(game: &mut LastDays, seat: Seat, cards: &CardList, log: &mut L) {
    game.cards.draw(seat, cards, (&game.table.moment(), &game.table.pack()), log);
    game.table.stack.pop();
}

/// LD-12.9: the Hand of the Gods lies face up.
pub(crate) fn lay_gods<L: Log<Event>>(game: &mut LastDays, cards: &CardList, log: &mut L) {
    for card in cards.as_slice() {
        game.cards.refill_politics(&game.table.moment(), &game.table.pack(), log);
        game.cards.politics.drawn_openly(card.index());
        game.table.gods.add(card.index());
    }
    game.table.stack.pop();
    log.add(Event::GodsLaid { cards: *cards });
}

pub(crate) fn sample_specials<D: Dice>(game: &LastDays, seat: Seat, count: u8, dice: &mut D) -> Chance {
    let cards = game.cards.special.sample(count, dice).map(|kind| Special::ALL[kind % SPECIALS]).collect();
    Chance::DrawSpecials { seat, cards }
}

/// LD-2.7, LD-11.1, ruling LD-R31: special cards come into a hand.
pub(crate) fn draw_specials<L: Log<Event>>(game: &mut LastDays, seat: Seat, cards: &SpecialList, log: &mut L) {
    game.cards.draw_specials(seat, cards, log);
    game.table.stack.pop();
}

/// LD-11.1, ruling LD-R31: special cards are gained, as many as there are.
pub(crate) fn gain(game: &mut LastDays, seat: Seat, count: u8) {
    let count = count.min(game.cards.special.drawable());
    if count > 0 {
        game.table.stack.push(Step::DrawSpecials { seat: seat.0, count });
    }
}
