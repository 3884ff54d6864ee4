//! Chapter 5 up to the plays: rows, bids, the Spy window, the ranking.

use engine::{Log, Seat, SeatSet};
use fleet::{Special, open_sealed, ranking, turn_up};

use crate::events::{Event, PointReason};
use crate::kinds::{Card, EventCard, Faction, VoteKind};
use crate::phases::{play_special, sailing};
use crate::stack::Step;
use crate::state::{Doom, Vote};

/// DA-5.1: the next card of the own row, face down.
pub(crate) fn lay<L: Log<Event>>(game: &mut Doom, seat: Seat, card: Card, log: &mut L) {
    let index = seat.index();
    game.hands[index].remove(card.index());
    game.rows[index][usize::from(game.laid[index])] = Some(card);
    game.laid[index] += 1;
    // DA-8.5: the holder of Oraklos says which cards stay face down.
    if game.laid[index] == game.row_length() && !game.holds(seat, Faction::Oraklos) {
        row_is_ready(game, seat, log);
    }
}

/// DA-8.5, ruling DA-R9: up to two own cards stay face down.
pub(crate) fn keep_down<L: Log<Event>>(game: &mut Doom, seat: Seat, slots: u8, log: &mut L) {
    game.down[seat.index()] = slots;
    row_is_ready(game, seat, log);
}

/// DA-5.2: when all are ready, all rows are revealed together.
fn row_is_ready<L: Log<Event>>(game: &mut Doom, seat: Seat, log: &mut L) {
    game.ready = game.ready.with(seat);
    log.add(Event::Committed { seat });
    if game.ready.len() == usize::from(game.seats) {
        game.ready = SeatSet::EMPTY;
        game.stack.replace(Step::BeginVote { slot: 0 });
        log.add(Event::RowsOpened);
    }
}

/// DA-5.3, DA-5.4: a vote begins; after the last one comes the Doom phase.
pub(crate) fn begin<L: Log<Event>>(game: &mut Doom, slot: u8, log: &mut L) {
    if slot == game.row_length() {
        game.vote = Vote::default();
        return game.stack.replace(Step::BeginDoom);
    }
    game.vote = Vote { slot, ..Vote::default() };
    game.ready = SeatSet::EMPTY;
    let kind = game.vote_kind();
    log.add(Event::VoteBegan { slot, kind });
    match kind {
        VoteKind::Secret => game.stack.replace(Step::Bids),
        VoteKind::Open => {
            // DA-5.12: the speaking order is fixed.
            game.order = game.senate_order();
            game.stack.replace(Step::Declare { asked: false });
        }
    }
}

/// DA-5.9, DA-8.3: a secret bid; the last one opens all, unless Demagogos may look first.
pub(crate) fn commit<L: Log<Event>>(game: &mut Doom, seat: Seat, cubes: u8, log: &mut L) {
    game.bid[seat.index()] = cubes;
    if game.stack.top() == Step::NewBid {
        return open_bids(game, log);
    }
    game.ready = game.ready.with(seat);
    log.add(Event::Committed { seat });
    if game.ready.len() < usize::from(game.seats) {
        return;
    }
    if game.holder(Faction::Demagogos).is_some() && !game.demagogos_used && game.seats > 2 {
        return game.stack.replace(Step::Peek);
    }
    open_bids(game, log);
}

/// DA-8.3: the holder sees one bid and may change the own.
pub(crate) fn peek<L: Log<Event>>(game: &mut Doom, seat: Seat, at: Seat, log: &mut L) {
    game.demagogos_used = true;
    game.peeked = Some(at);
    game.stack.replace(Step::NewBid);
    log.add(Event::Peeked { seat, at, cubes: Some(game.bid[at.index()]) });
}

/// DA-5.8, DA-5.9: bids are opened and go onto the cards.
pub(crate) fn open_bids<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    let cubes = open_sealed(&mut game.bid, &mut game.ready, usize::from(game.seats));
    for (seat, &cubes) in cubes.iter() {
        put_on_card(game, seat, cubes);
    }
    game.peeked = None;
    game.stack.replace(Step::OpenSpy);
    log.add(Event::BidsOpened { cubes });
}

fn put_on_card(game: &mut Doom, seat: Seat, cubes: u8) {
    game.supply[seat.index()] -= cubes;
    game.slots[seat.index()][usize::from(game.vote.slot)] += cubes;
}

/// DA-5.11: an open bid.
pub(crate) fn declare<L: Log<Event>>(game: &mut Doom, seat: Seat, cubes: u8, log: &mut L) {
    put_on_card(game, seat, cubes);
    game.vote.declared = game.vote.declared.with(seat);
    log.add(Event::Declared { seat, cubes });
    if matches!(game.stack.top(), Step::ForcedDeclare { .. }) {
        game.stack.pop();
    }
    let all = game.vote.declared.len() == usize::from(game.seats);
    game.stack.replace(if all { Step::OpenSpy } else { Step::Declare { asked: false } });
}

/// DA-8.3: somebody has to declare out of turn.
pub(crate) fn force<L: Log<Event>>(game: &mut Doom, seat: Seat, target: Seat, log: &mut L) {
    game.demagogos_used = true;
    game.stack.push(Step::ForcedDeclare { seat: target.0 });
    log.add(Event::Forced { seat, target });
}

/// DA-11.9: everybody who could hold a Spy and has a cube is asked.
pub(crate) fn open_spy(game: &mut Doom) {
    game.stack.replace(Step::Rank);
    sailing::open_window(game, Step::Spy, can_spy);
}

/// Whether a seat could add a cube, as far as everybody knows.
fn can_spy(game: &Doom, seat: Seat) -> bool {
    game.supply[seat.index()] > 0 && game.could_hold(seat, Special::Spy)
}

/// DA-11.9, ruling DA-R57: a cube more.
pub(crate) fn spy<L: Log<Event>>(game: &mut Doom, seat: Seat, log: &mut L) {
    play_special(game, seat, Special::Spy, log);
    put_on_card(game, seat, 1);
    next_spy(game, false);
}

pub(crate) fn pass_spy(game: &mut Doom) {
    next_spy(game, true);
}

/// Ruling DA-R57: the window goes round until all have passed in a row.
fn next_spy(game: &mut Doom, passed: bool) {
    let mut window = game.window;
    if !window.ask_round(passed, |seat| can_spy(game, seat)) {
        game.stack.pop();
    }
    game.window = window;
}

/// DA-5.5 (c) to (e): face-down cards are turned up, the ranking is made, *Woe* takes its point.
pub(crate) fn rank<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    let slot = usize::from(game.vote.slot);
    for seat in turn_up(&mut game.down, game.vote.slot).iter() {
        if let Some(card) = game.rows[seat.index()][slot] {
            log.add(Event::CardTurned { seat, card });
        }
    }
    let bids = game.slots.map(|slots| slots[slot]);
    let ranked = ranking(&bids, &game.senate_order());
    let entitled = game.entitled();
    game.vote.ranking = ranked;
    game.vote.acting = ranked;
    game.vote.acting.truncate(usize::from(entitled));
    log.add(Event::Ranked { ranking: ranked, entitled });
    // Ruling DA-R38: of the lowest bids, the one lowest in Senate order: the last in the ranking.
    if game.event == Some(EventCard::Woe)
        && let Some(&last) = ranked.as_slice().last()
        && game.points[last.index()] > 0
    {
        game.points[last.index()] -= 1;
        log.add(Event::Scored { seat: last, points: 1, why: PointReason::Woe });
    }
    game.stack.replace(Step::EndVote);
    game.stack.push(Step::Play { place: 0 });
    if let Some(holder) = game.holder(Faction::Philosophios)
        && game.seats > 2
        && game.vote.acting.as_slice()[1..].contains(&holder)
    {
        game.stack.push(Step::ActFirst);
    }
}

/// DA-8.6 (i).
pub(crate) fn act_first<L: Log<Event>>(game: &mut Doom, seat: Seat, log: &mut L) {
    let acting = game.vote.acting;
    let others = acting.as_slice().iter().copied().filter(|&other| other != seat);
    game.vote.acting = std::iter::once(seat).chain(others).collect();
    game.stack.pop();
    log.add(Event::ActsFirst { seat });
}

/// DA-5.5 (g), DA-8.7, ruling DA-R17: the holder of Strategos who played no card may take cubes back.
pub(crate) fn end(game: &mut Doom) {
    let slot = game.vote.slot;
    game.stack.replace(Step::BeginVote { slot: slot + 1 });
    if let Some(holder) = game.holder(Faction::Strategos)
        && !game.vote.played.contains(holder)
    {
        let cubes = game.on_slot(holder, slot).min(2);
        if cubes > 0 {
            game.stack.push(Step::Refund { cubes });
        }
    }
}

/// DA-8.7.
pub(crate) fn refund<L: Log<Event>>(game: &mut Doom, seat: Seat, cubes: u8, log: &mut L) {
    game.slots[seat.index()][usize::from(game.vote.slot)] -= cubes;
    game.supply[seat.index()] += cubes;
    game.stack.pop();
    log.add(Event::Refunded { seat, cubes });
}
