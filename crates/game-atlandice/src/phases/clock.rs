//! Chapters 7 and 8: the hand is turned, inventories, donations, the end.

use engine::{Log, Seat};

use crate::actions::{EndReason, Event};
use crate::kinds::{Area, Good, Party, Symbol};
use crate::scoring;
use crate::state::{Atlandice, Phase};

/// AD-7.1, AD-7.2, rulings AD-R20 to AD-R23: the hand moves by the symbols where the last die
/// lies, and only the space reached counts.
pub(crate) fn turn_hand<L: Log<Event>>(game: &mut Atlandice, log: &mut L) {
    let area = Area::ALL.into_iter().find(|&area| game.dice(area) > 0).unwrap_or(Area::BlackMarket);
    let step = game.if_stays(area);
    game.hand = step.to;
    log.add(Event::HandTurned { area, symbols: step.symbols, from: step.from, to: step.to, symbol: step.symbol });
    match step.symbol {
        Symbol::Waves => end(game, EndReason::Clock, log),
        Symbol::Inventory(good) => take_inventory(game, Some(good), log),
        Symbol::InventoryTotal => take_inventory(game, None, log),
        Symbol::Donation => {
            game.active = game.start.unwrap_or_default();
            ask_to_donate(game, 0, log);
        }
        Symbol::Start | Symbol::Plain => next_round(game, log),
    }
}

/// AD-7.3.
fn take_inventory<L: Log<Event>>(game: &mut Atlandice, good: Option<Good>, log: &mut L) {
    let majority = scoring::inventory(game, good);
    for (tokens, points) in game.tokens.iter_mut().zip(majority.points) {
        tokens.inventory += u16::from(points);
    }
    log.add(Event::Inventory { good, majority });
    next_round(game, log);
}

/// AD-7.4, ruling AD-R25: asks the active player, who has given `times` pairs, and then the next
/// ones clockwise who have something to give, until the start player's turn would come again.
fn ask_to_donate<L: Log<Event>>(game: &mut Atlandice, times: u8, log: &mut L) {
    let mut times = times;
    while game.held[game.active.index()].iter().sum::<u8>() < 2 {
        let next = game.active.next(usize::from(game.seats));
        if Some(next) == game.start {
            return next_round(game, log);
        }
        (game.active, times) = (next, 0);
    }
    game.phase = Phase::Donate { times };
}

/// AD-7.4: two resources go to their districts for the points.
pub(crate) fn donate<L: Log<Event>>(game: &mut Atlandice, first: Good, second: Good, log: &mut L) {
    let Phase::Donate { times } = game.phase else { return };
    let seat = game.active;
    for good in [first, second] {
        game.held[seat.index()][good.index()] -= 1;
        game.goods[good.district().index()][good.index()] += 1;
    }
    let points = game.data.worth.donation;
    game.tokens[seat.index()].donation += u16::from(points);
    log.add(Event::Donated { seat, first, second, points });
    ask_to_donate(game, times + 1, log);
}

/// AD-D18: the active player gives nothing more.
pub(crate) fn stop<L: Log<Event>>(game: &mut Atlandice, log: &mut L) {
    log.add(Event::Stopped { seat: game.active });
    let next = game.active.next(usize::from(game.seats));
    if Some(next) == game.start {
        return next_round(game, log);
    }
    game.active = next;
    ask_to_donate(game, 0, log);
}

/// AD-3.7: the start player tile is passed on, and the gates open again.
fn next_round<L: Log<Event>>(game: &mut Atlandice, log: &mut L) {
    let seat = game.start.unwrap_or(Seat(0)).next(usize::from(game.seats));
    game.start = Some(seat);
    game.phase = Phase::Gates;
    game.party = Party::Seat(seat);
    log.add(Event::StartPassed { seat });
}

/// AD-8.1 to AD-8.3, ruling AD-R18: the game is over and everything held is scored.
pub(crate) fn end<L: Log<Event>>(game: &mut Atlandice, why: EndReason, log: &mut L) {
    game.phase = Phase::Over { why };
    log.add(Event::Ended { why });
    for good in Good::ALL {
        log.add(Event::FinalScored { good, majority: scoring::at_the_end(game, good) });
    }
}
