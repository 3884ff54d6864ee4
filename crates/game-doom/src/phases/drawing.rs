//! Politics and special cards come into hands: by luck, or from the display.

use engine::{Dice, Log, Seat};
use fleet::{Counts, Special, SpecialList};

use crate::actions::{CardList, Chance};
use crate::components::SPECIALS;
use crate::events::Event;
use crate::kinds::{CARDS, Card};
use crate::phases::factions::ARCHON;
use crate::stack::Step;
use crate::state::Doom;

/// The clause by which a seat draws politics cards: the deal, Archon, or the end of the round.
pub(crate) fn clause(game: &Doom, seat: u8) -> &'static str {
    match game.table.council.round {
        0 => "DA-2.8",
        _ if game.table.stack.contains(Step::Discard { seat, left: ARCHON }) => "DA-8.1",
        _ => "DA-6.10",
    }
}

/// The clause by which special cards are drawn.
pub(crate) fn special_clause(game: &Doom) -> &'static str {
    if game.table.council.round == 0 { "DA-2.8" } else { "DA-11.1" }
}

pub(crate) fn sample_draw<D: Dice>(game: &Doom, seat: Seat, count: u8, dice: &mut D) -> Chance {
    let cards = game.cards.politics.sample(count, dice).map(|kind| Card::ALL[kind % CARDS]).collect();
    Chance::Draw { seat, cards }
}

/// DA-2.8, DA-6.10, DA-8.1, ruling DA-R33: cards come into a hand.
pub(crate) fn draw<L: Log<Event>>(game: &mut Doom, seat: Seat, cards: &CardList, log: &mut L) {
    game.cards.draw(seat, cards, (&game.table.moment(), &game.table.pack()), log);
    game.table.stack.pop();
}

pub(crate) fn sample_specials<D: Dice>(game: &Doom, seat: Seat, count: u8, dice: &mut D) -> Chance {
    let cards = game.cards.special.sample(count, dice).map(|kind| Special::ALL[kind % SPECIALS]).collect();
    Chance::DrawSpecials { seat, cards }
}

/// DA-2.8, DA-11.1, ruling DA-R34: special cards come into a hand.
pub(crate) fn draw_specials<L: Log<Event>>(game: &mut Doom, seat: Seat, cards: &SpecialList, log: &mut L) {
    game.cards.draw_specials(seat, cards, log);
    game.table.stack.pop();
}

/// DA-11.1, DA-13.5.2, ruling DA-R34: a special card is gained, if there is one.
pub(crate) fn gain(game: &mut Doom, seat: u8) {
    // Ruling DA-R78: a gap that could not be filled is filled first.
    if game.table.options.open_specials && game.table.display.contains(&None) && game.cards.special.drawable() > 0 {
        return game.table.stack.push(Step::Display);
    }
    if game.table.display != [None; 3] {
        return game.table.stack.replace(Step::ChooseSpecial { seat });
    }
    match game.cards.special.drawable() {
        0 => game.table.stack.pop(),
        _ => game.table.stack.replace(Step::DrawSpecials { seat, count: 1 }),
    }
}

/// DA-13.5.2: a displayed card is taken; everybody sees it, and the gap is filled at once.
pub(crate) fn take_displayed<L: Log<Event>>(game: &mut Doom, seat: Seat, special: Special, log: &mut L) {
    if let Some(place) = game.table.display.iter().position(|&card| card == Some(special)) {
        game.table.display[place] = None;
    }
    game.cards.specials[seat.index()].add(special.index());
    let mut known = Counts::from(game.table.known_specials[seat]);
    known.add(special.index());
    game.table.known_specials[seat] = known.into();
    log.add(Event::SpecialTaken { seat, special });
    // Ruling DA-R53: if nothing is left, the display shrinks.
    match game.cards.special.drawable() {
        0 => game.table.stack.pop(),
        _ => game.table.stack.replace(Step::Display),
    }
}

pub(crate) fn sample_display<D: Dice>(game: &Doom, dice: &mut D) -> Chance {
    let kind = game.cards.special.sample(1, dice).next().expect("the display is filled while there are cards");
    Chance::Display { special: Special::ALL[kind % SPECIALS] }
}

/// DA-13.5.2: a card from the deck lies openly.
pub(crate) fn display<L: Log<Event>>(game: &mut Doom, special: Special, log: &mut L) {
    game.cards.refill_specials(log);
    game.cards.special.drawn_openly(special.index());
    if let Some(gap) = game.table.display.iter().position(Option::is_none) {
        game.table.display[gap] = Some(special);
    }
    game.table.stack.pop();
    log.add(Event::Displayed { special });
}
