//! AE-4: the course of a year: order, rounds, scorings, and the way to the next year.

use engine::{Log, Seat, ShortList};

use crate::asks::Source;
use crate::events::Event;
use crate::kinds::OrderSpace;
use crate::phases::gains;
use crate::player::NONE;
use crate::scoring;
use crate::stack::{Stack, Step};
use crate::state::{Ending, Exodus};

fn list(seats: &[Seat]) -> ShortList<Seat, 4> {
    seats.iter().copied().collect()
}

/// AE-4.1, AE-19.2: a year begins with the choice of the order; alone there is none.
pub(crate) fn begin<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    game.year += 1;
    game.round = 0;
    log.add(Event::YearBegan { year: game.year, sorting: list(game.sorting()) });
    if game.seats == 1 {
        game.players[0].space = 0;
        return order_is_chosen(game, log);
    }
    game.stack.replace(Step::Order { place: 0 });
}

/// D-01, AE-4.3: the bonus is resolved before the next player chooses.
pub(crate) fn choose_space<L: Log<Event>>(game: &mut Exodus, space: OrderSpace, place: u8, log: &mut L) {
    game.own_mut().space = space.0;
    log.add(Event::OrderChosen { seat: game.active, space });
    game.stack.replace(Step::Order { place: place + 1 });
    gains::begin(game, Source::Order(space));
}

/// AE-4.4: the turn order of the year is that of the order spaces.
pub(crate) fn order_is_chosen<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    let (players, seats) = (game.players, game.seats());
    game.order = game.sorting;
    game.order[..seats].sort_unstable_by_key(|seat| players[seat.index()].space);
    begin_round(game, 1, log);
}

fn begin_round<L: Log<Event>>(game: &mut Exodus, round: u8, log: &mut L) {
    game.round = round;
    game.stack.replace(Step::King { place: 0 });
    log.add(Event::RoundBegan { round, order: list(game.turn_order()) });
}

/// AE-4.1: three rounds, one for each ring.
pub(crate) fn end_round<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    if game.round < 3 {
        begin_round(game, game.round + 1, log);
    } else {
        game.stack.replace(Step::EndYear);
    }
}

/// AE-4.1: the settlement scorings of the year, then the end or the next preparation (AE-3).
pub(crate) fn end<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    let rows = game.data.grid.scored[usize::from(game.year)];
    for row in crate::player::bits(u32::from(rows)) {
        if game.seats == 1 && !scoring::has_residence(game, Seat(0), row) {
            // AE-19.5, RU-37.
            log.add(Event::SoloLost { row });
            return over(game, Ending::Lost, log);
        }
        scoring::score_settlement(game, row, log);
    }
    if game.year == game.data.counts.years {
        scoring::score_end(game, log);
        return over(game, Ending::Scored, log);
    }
    prepare(game);
}

fn over<L: Log<Event>>(game: &mut Exodus, ending: Ending, log: &mut L) {
    game.ending = Some(ending);
    game.stack = Stack::new(Step::Over);
    log.add(Event::Ended);
}

/// AE-3.1 to AE-3.8: what is to be prepared, the last first.
fn prepare(game: &mut Exodus) {
    // AE-3.8: the last one of the order goes first.
    let seats = game.seats();
    game.sorting = game.order;
    game.sorting[..seats].reverse();
    game.round = 0;
    for player in &mut game.players {
        player.king = NONE;
        player.space = NONE;
    }
    game.stack.replace(Step::BeginYear);
    for step in [Step::KnowledgeCards, Step::Slide, Step::Pillars] {
        game.stack.push(step);
    }
    // AE-19.4, RU-95: alone the city is renewed only after some years.
    if game.seats > 1 || game.data.counts.solo_refill >> game.year & 1 == 1 {
        for step in [Step::Settlers { agoras: false }, Step::Tiles, Step::Clear] {
            game.stack.push(step);
        }
    }
    game.stack.push(Step::Catastrophe);
}
