//! Politics and special cards come into hands, or lie open before the gods.

use engine::{Dice, Log, Seat, Viewer};
use fleet::{Counts, SPECIALS, Special};

use crate::actions::{CardList, Chance, SpecialList};
use crate::events::Event;
use crate::kinds::{CARDS, Card};
use crate::phases::senate::ARCHON;
use crate::refusals::Illegal;
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

pub(crate) fn check_seat(seat: Seat, told: Seat, clause: &'static str) -> Result<(), Illegal> {
    if seat == told { Ok(()) } else { Err(Illegal::OtherDrawer { seat, clause }) }
}

fn check_count(needed: u8, found: usize, clause: &'static str) -> Result<(), Illegal> {
    match usize::from(needed) == found {
        true => Ok(()),
        false => Err(Illegal::DrawCount { needed, found: found as u8, clause }),
    }
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

pub(crate) fn check_draw(game: &LastDays, count: u8, cards: &CardList, clause: &'static str) -> Result<(), Illegal> {
    check_count(count.min(game.cards.politics.drawable()), cards.len(), clause)?;
    match game.cards.politics.first_missing(cards.as_slice().iter().map(|card| card.index())) {
        Some(place) => Err(Illegal::NoCardLeft { card: cards.as_slice()[place], clause }),
        None => Ok(()),
    }
}

/// LD-2.7, LD-6.7, LD-8.1, ruling LD-R30: cards come into a hand.
pub(crate) fn draw<L: Log<Event>>(game: &mut LastDays, seat: Seat, cards: &CardList, log: &mut L) {
    for card in cards.as_slice() {
        refill_politics(game, log);
        game.cards.politics.drawn_by(seat, card.index());
        game.cards.hands[seat.index()].add(card.index());
    }
    game.table.stack.pop();
    log.add(Event::Drawn { seat, count: cards.len() as u8, cards: *cards });
}

/// LD-12.9: the Hand of the Gods lies face up.
pub(crate) fn lay_gods<L: Log<Event>>(game: &mut LastDays, cards: &CardList, log: &mut L) {
    for card in cards.as_slice() {
        refill_politics(game, log);
        game.cards.politics.drawn_openly(card.index());
        game.table.gods.add(card.index());
    }
    game.table.stack.pop();
    log.add(Event::GodsLaid { cards: *cards });
}

fn refill_politics<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    if !game.cards.politics.pile.is_empty() {
        return;
    }
    let before = *game;
    if game
        .cards
        .politics
        .refill(|seat| before.cards.unseen_politics(Viewer::Seat(seat), &before.table.moment(), &before.table.pack()))
    {
        log.add(Event::Reshuffled { politics: true });
    }
}

pub(crate) fn sample_specials<D: Dice>(game: &LastDays, seat: Seat, count: u8, dice: &mut D) -> Chance {
    let cards = game.cards.special.sample(count, dice).map(|kind| Special::ALL[kind % SPECIALS]).collect();
    Chance::DrawSpecials { seat, cards }
}

pub(crate) fn check_specials(
    game: &LastDays,
    count: u8,
    cards: &SpecialList,
    clause: &'static str,
) -> Result<(), Illegal> {
    check_count(count.min(game.cards.special.drawable()), cards.len(), clause)?;
    match game.cards.special.first_missing(cards.as_slice().iter().map(|card| card.index())) {
        Some(place) => Err(Illegal::NoSpecialLeft { special: cards.as_slice()[place], clause }),
        None => Ok(()),
    }
}

/// LD-2.7, LD-11.1, ruling LD-R31: special cards come into a hand.
pub(crate) fn draw_specials<L: Log<Event>>(game: &mut LastDays, seat: Seat, cards: &SpecialList, log: &mut L) {
    for card in cards.as_slice() {
        if game.cards.special.refill(|_| Counts::default()) {
            log.add(Event::Reshuffled { politics: false });
        }
        game.cards.special.drawn_by(seat, card.index());
        game.cards.specials[seat.index()].add(card.index());
    }
    game.table.stack.pop();
    log.add(Event::SpecialsDrawn { seat, count: cards.len() as u8, cards: *cards });
}

/// LD-11.1, ruling LD-R31: special cards are gained, as many as there are.
pub(crate) fn gain(game: &mut LastDays, seat: Seat, count: u8) {
    let count = count.min(game.cards.special.drawable());
    if count > 0 {
        game.table.stack.push(Step::DrawSpecials { seat: seat.0, count });
    }
}
