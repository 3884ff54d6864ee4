//! Chapter 5 up to the plays: rows, bids, the Spy window, the ranking.

use engine::{Log, Seat};
use fleet::{Special, Vote, VoteKind};

use crate::events::{Event, PointReason};
use crate::kinds::{Card, EventCard, Faction};
use crate::phases::{play_special, sailing};
use crate::stack::Step;
use crate::state::Doom;

fleet::voting!(Doom, BeginVote, Faction);

/// DA-5.3, DA-5.4: a vote begins; after the last one comes the Doom phase.
pub(crate) fn begin<L: Log<Event>>(game: &mut Doom, slot: u8, log: &mut L) {
    if slot == game.table.row_length() {
        game.table.council.vote = Vote::default();
        return game.table.stack.replace(Step::BeginDoom);
    }
    game.table.council.begin_vote(slot);
    let kind = game.table.vote_kind();
    log.add(Event::VoteBegan { slot, kind });
    match kind {
        VoteKind::Secret => game.table.stack.replace(Step::Bids),
        VoteKind::Open => {
            // DA-5.12: the speaking order is fixed.
            game.table.council.order = game.table.council.senate_order();
            game.table.stack.replace(Step::Declare { asked: false });
        }
    }
}

/// DA-5.9, DA-8.3: a secret bid; the last one opens all, unless Demagogos may look first.
pub(crate) fn commit<L: Log<Event>>(game: &mut Doom, seat: Seat, cubes: u8, log: &mut L) {
    if game.table.stack.top() == Step::NewBid {
        game.cards.seal(&mut game.table.council, seat, cubes);
        return open_bids(game, log);
    }
    if !game.cards.commit(&mut game.table.council, seat, cubes, log) {
        return;
    }
    if game.table.holder(Faction::Demagogos).is_some() && !game.table.demagogos_used && game.table.seats() > 2 {
        return game.table.stack.replace(Step::Peek);
    }
    open_bids(game, log);
}

/// DA-8.3: the holder sees one bid and may change the own.
pub(crate) fn peek<L: Log<Event>>(game: &mut Doom, seat: Seat, at: Seat, log: &mut L) {
    game.table.demagogos_used = true;
    game.table.peeked = Some(at);
    game.table.stack.replace(Step::NewBid);
    log.add(Event::Peeked { seat, at, cubes: Some(game.cards.sealed[at.index()]) });
}

/// DA-5.8, DA-5.9: bids are opened and go onto the cards.
pub(crate) fn open_bids<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    game.cards.open_bids(&mut game.table.council, log);
    game.table.peeked = None;
    game.table.stack.replace(Step::OpenSpy);
}

/// DA-5.11: an open bid.
pub(crate) fn declare<L: Log<Event>>(game: &mut Doom, seat: Seat, cubes: u8, log: &mut L) {
    let all = game.table.council.declare(seat, cubes, log);
    if matches!(game.table.stack.top(), Step::ForcedDeclare { .. }) {
        game.table.stack.pop();
    }
    game.table.stack.replace(if all { Step::OpenSpy } else { Step::Declare { asked: false } });
}

/// DA-8.3: somebody has to declare out of turn.
pub(crate) fn force<L: Log<Event>>(game: &mut Doom, seat: Seat, target: Seat, log: &mut L) {
    game.table.demagogos_used = true;
    game.table.stack.push(Step::ForcedDeclare { seat: target.0 });
    log.add(Event::Forced { seat, target });
}

/// DA-5.5 (c) to (e): face-down cards are turned up, the ranking is made, *Woe* takes its point.
pub(crate) fn rank<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    let entitled = game.table.entitled();
    let ranked = game.cards.rank(&mut game.table.council, entitled, log);
    // Ruling DA-R38: of the lowest bids, the one lowest in Senate order: the last in the ranking.
    if game.table.event == Some(EventCard::Woe)
        && let Some(&last) = ranked.as_slice().last()
        && game.table.council.players[last].points > 0
    {
        game.table.council.players[last].points -= 1;
        log.add(Event::Scored { seat: last, points: 1, why: PointReason::Woe });
    }
    game.table.stack.replace(Step::EndVote);
    game.table.stack.push(Step::Play { place: 0 });
    if let Some(holder) = game.table.holder(Faction::Philosophios)
        && game.table.seats() > 2
        && game.table.council.vote.acting.as_slice()[1..].contains(&holder)
    {
        game.table.stack.push(Step::ActFirst);
    }
}

/// DA-8.6 (i).
pub(crate) fn act_first<L: Log<Event>>(game: &mut Doom, seat: Seat, log: &mut L) {
    let acting = game.table.council.vote.acting;
    let others = acting.as_slice().iter().copied().filter(|&other| other != seat);
    game.table.council.vote.acting = std::iter::once(seat).chain(others).collect();
    game.table.stack.pop();
    log.add(Event::ActsFirst { seat });
}

/// DA-5.5 (g), DA-8.7, ruling DA-R17: the holder of Strategos who played no card may take cubes back.
pub(crate) fn end(game: &mut Doom) {
    let slot = game.table.council.vote.slot;
    game.table.stack.replace(Step::BeginVote { slot: slot + 1 });
    if let Some(holder) = game.table.holder(Faction::Strategos)
        && !game.table.council.vote.played.contains(holder)
    {
        let cubes = game.table.council.on_slot(holder, slot).min(2);
        if cubes > 0 {
            game.table.stack.push(Step::Refund { cubes });
        }
    }
}

/// DA-8.7.
pub(crate) fn refund<L: Log<Event>>(game: &mut Doom, seat: Seat, cubes: u8, log: &mut L) {
    game.table.council.refund(seat, cubes, log);
    game.table.stack.pop();
}
