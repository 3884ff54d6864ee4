//! Chapter 5: what the tile in force does after the resources of the search were taken.

use engine::Log;

use crate::actions::Event;
use crate::kinds::{Area, Effect, Good};
use crate::phases::searching::finish;
use crate::state::{Atlandice, Phase};

/// AD-4.4: the effect of the tile in force; the Black Market has none (AD-5.14).
#[inline]
pub(crate) fn begin<L: Log<Event>>(game: &mut Atlandice, log: &mut L) {
    let Some(tile) = game.tile(game.here) else { return finish(game, log) };
    let effect = game.data.tile(tile).effect;
    if effect.rolls() {
        game.phase = Phase::Roll;
        return;
    }
    // AD-5.6: another die than the second gives nothing, and there is nothing to tell.
    if effect == Effect::ExtraHereOnSecondDie && game.rank() != 2 {
        return finish(game, log);
    }
    ask_or_skip(game, effect, log);
}

/// Chapter 5: the die was rolled.
pub(crate) fn rolled<L: Log<Event>>(game: &mut Atlandice, face: u8, log: &mut L) {
    let Some(tile) = game.tile(game.here) else { return finish(game, log) };
    let shown = game.data.tile(tile);
    let success = shown.wants(face);
    log.add(Event::Rolled { seat: game.active, tile, face, success });
    if !success {
        return finish(game, log);
    }
    match shown.effect {
        // AD-5.3: once more, for the area.
        Effect::SearchAgainOnRoll => game.phase = Phase::RollAgain,
        Effect::ClockOnRoll => nudge(game, log),
        effect => ask_or_skip(game, effect, log),
    }
}

/// AD-5.0, ruling AD-R1: the choice the effect asks for, or nothing if it has no target.
#[inline]
fn ask_or_skip<L: Log<Event>>(game: &mut Atlandice, effect: Effect, log: &mut L) {
    match target(game, effect) {
        Some(phase) => game.phase = phase,
        None => {
            if let Some(tile) = game.tile(game.here) {
                log.add(Event::NoTarget { tile });
            }
            finish(game, log);
        }
    }
}

/// What the effect asks first, if it can do anything.
fn target(game: &Atlandice, effect: Effect) -> Option<Phase> {
    let here = !game.is_empty(game.here);
    let market = !game.is_empty(Area::BlackMarket);
    let elsewhere = || game.other_districts().any(|district| !game.is_empty(district));
    let (possible, phase) = match effect {
        Effect::ExtraHereOnRoll | Effect::ExtraHereOnSecondDie => (here, Phase::ExtraHere),
        Effect::ExtraElsewhereOnRoll => (elsewhere(), Phase::ExtraFrom),
        Effect::ExtraFromMarketOnRoll => (market, Phase::ExtraMarket),
        Effect::Swap => (here && elsewhere(), Phase::SwapAway),
        Effect::ToMarket => (here, Phase::ToMarket),
        Effect::MarketToAnother => (market && game.other_districts().next().is_some(), Phase::FromMarket),
        Effect::MarketToAny => (market, Phase::FromMarket),
        Effect::TurnDie => (game.dice != [0; 6], Phase::TurnDie),
        Effect::Submarine => (true, Phase::Sail),
        Effect::SearchAgainOnRoll | Effect::ClockOnRoll => (false, Phase::Take),
    };
    possible.then_some(phase)
}

/// AD-5.7: the hand moves one space; the symbol there has no effect. Ruling AD-R24: on the last space it stays.
fn nudge<L: Log<Event>>(game: &mut Atlandice, log: &mut L) {
    let (from, last) = (game.hand, game.data.last_space());
    game.hand = (from + 1).min(last);
    // AD-8.2: the round is finished, then the game ends.
    game.last_round |= game.hand == last;
    log.add(Event::HandNudged { from, to: game.hand });
    finish(game, log);
}

/// AD-D10: where to swap.
pub(crate) fn swap_with(game: &mut Atlandice, district: Area) {
    if let Phase::SwapWith { away } = game.phase {
        game.phase = Phase::SwapIn { away, district };
    }
}

/// AD-5.2: both change places; nobody gains one.
pub(crate) fn swap<L: Log<Event>>(game: &mut Atlandice, came: Good, log: &mut L) {
    let Phase::SwapIn { away, district } = game.phase else { return };
    let here = game.here;
    game.move_good(away, here, district);
    game.move_good(came, district, here);
    log.add(Event::Swapped { seat: game.active, area: here, away, district, came });
    finish(game, log);
}

/// AD-5.5: to the Black Market at once; AD-5.8, AD-5.12: from it, and a district is asked for.
pub(crate) fn choose_moved<L: Log<Event>>(game: &mut Atlandice, good: Good, log: &mut L) {
    match game.phase {
        Phase::ToMarket => moved(game, good, game.here, Area::BlackMarket, log),
        _ => game.phase = Phase::MoveTo { good },
    }
}

/// AD-5.8, AD-5.12: from the Black Market to this district.
pub(crate) fn move_to<L: Log<Event>>(game: &mut Atlandice, district: Area, log: &mut L) {
    if let Phase::MoveTo { good } = game.phase {
        moved(game, good, Area::BlackMarket, district, log);
    }
}

fn moved<L: Log<Event>>(game: &mut Atlandice, good: Good, from: Area, to: Area, log: &mut L) {
    game.move_good(good, from, to);
    log.add(Event::Moved { seat: game.active, good, from, to });
    finish(game, log);
}

impl Atlandice {
    #[inline]
    fn move_good(&mut self, good: Good, from: Area, to: Area) {
        self.goods[from.index()][good.index()] -= 1;
        self.goods[to.index()][good.index()] += 1;
    }
}

/// AD-5.9: the die lies beside the area of its new face.
pub(crate) fn turn_die<L: Log<Event>>(game: &mut Atlandice, to: Area, log: &mut L) {
    let Phase::TurnTo { from } = game.phase else { return };
    game.dice[from.index()] -= 1;
    game.dice[to.index()] += 1;
    log.add(Event::DieTurned { seat: game.active, from, to });
    finish(game, log);
}

/// AD-5.10.
pub(crate) fn sail<L: Log<Event>>(game: &mut Atlandice, to: Area, log: &mut L) {
    let from = game.submarine;
    game.submarine = to;
    log.add(Event::Sailed { seat: game.active, from, to });
    finish(game, log);
}
