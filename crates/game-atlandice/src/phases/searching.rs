//! Chapter 4 and chapter 9: a search, for oneself or for the neutral party.

use engine::{Log, Seat};

use crate::actions::{Event, Recipient};
use crate::kinds::{Area, Good, Party};
use crate::phases::{clock, effects, emptied, reason};
use crate::state::{Atlandice, Phase};

/// AD-3.4, AD-9.2: the active player is to search; with two players it says first for whom.
#[inline]
pub(crate) fn begin(game: &mut Atlandice) {
    game.party = Party::Seat(game.active);
    game.phase = if game.seats == 2 { Phase::Recipient } else { Phase::Area };
}

/// AD-9.2, AD-9.3: the die will be taken for this party.
pub(crate) fn choose_recipient<L: Log<Event>>(game: &mut Atlandice, seat: Seat, recipient: Recipient, log: &mut L) {
    game.party = match recipient {
        Recipient::Own => Party::Seat(seat),
        Recipient::Neutral => Party::Neutral,
    };
    game.phase = Phase::Area;
    log.add(Event::RecipientChosen { seat, party: game.party });
}

/// AD-4.1: a die is taken.
#[inline]
pub(crate) fn search<L: Log<Event>>(game: &mut Atlandice, seat: Seat, area: Area, log: &mut L) {
    game.dice[area.index()] -= 1;
    game.taken[game.party.index()] += 1;
    if game.party == Party::Neutral {
        game.given = game.given.with(seat);
    }
    game.searches += 1;
    game.filled = 0;
    for district in Area::DISTRICTS {
        game.filled |= u8::from(!game.is_empty(district)) << district.index();
    }
    log.add(Event::Searched { seat, party: game.party, area, rank: game.rank() });
    enter(game, area, log);
}

/// AD-5.3, rulings AD-R8 and AD-R9: the search goes on elsewhere with the same die in hand.
pub(crate) fn search_again<L: Log<Event>>(game: &mut Atlandice, face: u8, log: &mut L) {
    let area = game.area_of_face(face);
    log.add(Event::SearchedAgain { seat: game.active, party: game.party, area, face });
    enter(game, area, log);
}

/// AD-4.2, ruling AD-R2: something must be taken if there is something.
#[inline]
fn enter<L: Log<Event>>(game: &mut Atlandice, area: Area, log: &mut L) {
    game.here = area;
    if game.is_empty(area) {
        log.add(Event::NothingThere { area });
        return effects::begin(game, log);
    }
    game.phase = Phase::Take;
}

/// AD-4.2, AD-4.3, chapter 5: a resource is taken from where the question was about.
#[inline]
pub(crate) fn take<L: Log<Event>>(game: &mut Atlandice, good: Good, log: &mut L) {
    let area = match game.phase {
        Phase::ExtraThere { district } => district,
        Phase::ExtraMarket => Area::BlackMarket,
        _ => game.here,
    };
    let party = game.party;
    game.goods[area.index()][good.index()] -= 1;
    game.held[party.index()][good.index()] += 1;
    log.add(Event::Taken { seat: game.active, party, good, area, why: reason(game) });
    match game.phase {
        // Ruling AD-R5: nothing left, no bonus.
        Phase::Take if game.submarine == game.here && !game.is_empty(game.here) => game.phase = Phase::Bonus,
        Phase::Take | Phase::Bonus => effects::begin(game, log),
        _ => finish(game, log),
    }
}

/// Ruling AD-R3: a further resource is left.
pub(crate) fn decline<L: Log<Event>>(game: &mut Atlandice, log: &mut L) {
    log.add(Event::Declined { seat: game.active, why: reason(game) });
    match game.phase {
        Phase::Bonus => effects::begin(game, log),
        _ => finish(game, log),
    }
}

/// AD-4.5: the search is complete; the districts are checked.
#[inline]
pub(crate) fn finish<L: Log<Event>>(game: &mut Atlandice, log: &mut L) {
    emptied::settle(game, log);
}

/// AD-3.4, AD-3.5, AD-8.2: the next search, or the clock after the last one of the round.
#[inline]
pub(crate) fn go_on<L: Log<Event>>(game: &mut Atlandice, log: &mut L) {
    if game.searches < game.dice_each() * game.seats {
        game.active = game.active.next(usize::from(game.seats));
        return begin(game);
    }
    if game.last_round {
        return clock::end(game, crate::actions::EndReason::Tavern, log);
    }
    clock::turn_hand(game, log);
}
