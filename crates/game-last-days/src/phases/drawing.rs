//! Politics and special cards come into hands, or lie open before the gods.

use engine::{Dice, Log, Seat};
use fleet::{SPECIALS, Special};

use crate::actions::{CardList, Chance};
use crate::events::Event;
use crate::kinds::{CARDS, Card};
use crate::phases::senate::ARCHON;
use crate::stack::Step;
use crate::state::LastDays;

fleet::drawing!(LastDays, "LD-2.7", "LD-8.1", "LD-6.7", "LD-11.1");

pub(crate) fn sample_gods<D: Dice>(game: &LastDays, dice: &mut D) -> Chance {
    Chance::Gods { cards: some_cards(game, game.table.data.gods, dice) }
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

/// LD-11.1, ruling LD-R31: special cards are gained, as many as there are.
pub(crate) fn gain(game: &mut LastDays, seat: Seat, count: u8) {
    let count = count.min(game.cards.special.drawable());
    if count > 0 {
        game.table.stack.push(Step::DrawSpecials { seat: seat.0, count });
    }
}
