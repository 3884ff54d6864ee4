//! AE-12: taking pillar cards, completing them, and using them.

use engine::Log;

use crate::actions::{Change, ColourList, Instant, Reward, Target};
use crate::asks::Source;
use crate::atoms::PillarEffect;
use crate::events::{Event, PointReason, SendReason};
use crate::kinds::{Colour, Display, PillarCard, Profession, Stage};
use crate::phases::{dispatch, gains};
use crate::player::{NONE, Pillar};
use crate::stack::Step;
use crate::state::Exodus;

/// D-07, AE-12.2 to AE-12.5: the card is taken, its instant gain received, and it may be completed.
pub(crate) fn take<L: Log<Event>>(
    game: &mut Exodus,
    (display, stage, pillar): (Display, Stage, u8),
    source: Source,
    log: &mut L,
) {
    game.stack.pop();
    let stack = &mut game.stacks[display.index()][stage.index()];
    let Some(&card) = stack.as_slice().last() else { return };
    stack.truncate(stack.len() - 1);
    let own = game.own_mut();
    if pillar == own.pillar_count {
        own.pillars[usize::from(pillar)] = Pillar::EMPTY;
        own.pillar_count += 1;
    }
    own.pillars[usize::from(pillar)].add(stage, card);
    log.add(Event::PillarTaken { seat: game.active, card, display, pillar, source });
    if stage != Stage::Base {
        game.stack.push(Step::Complete { pillar, stage });
    }
    if game.data.pillar(card).instant.len() > 1 {
        if crate::legal::rooms::instants(game, card).next().is_some() {
            game.stack.push(Step::Instant { card });
        } else {
            log.add(Event::Skipped { seat: game.active, source: Source::Instant(card) });
        }
    } else {
        gains::begin(game, Source::Instant(card));
    }
}

/// D-08, AE-12.4: the instant gain chosen.
pub(crate) fn instant<L: Log<Event>>(game: &mut Exodus, card: PillarCard, gain: Instant, log: &mut L) {
    game.stack.pop();
    let source = Source::Instant(card);
    match gain {
        Instant::Book(book) => {
            gains::receive_books(game, book, 1, source, log);
        }
        Instant::Printed(place) => {
            if let Some(&atom) = game.data.pillar(card).instant.get().get(usize::from(place)) {
                gains::receive(game, atom, source, log);
            }
        }
    }
}

/// D-06, AE-12.5: a settler goes onto the new card at once.
pub(crate) fn complete<L: Log<Event>>(
    game: &mut Exodus,
    pillar: u8,
    stage: Stage,
    profession: Profession,
    log: &mut L,
) {
    game.stack.pop();
    dispatch::send(game, profession, Target::Pillar { pillar, stage }, SendReason::Now, log);
}

/// AE-12.8: a complete stage is used.
pub(crate) fn use_stage<L: Log<Event>>(game: &mut Exodus, pillar: u8, stage: Stage, log: &mut L) {
    game.used |= 1 << pillar;
    log.add(Event::PillarUsed { seat: game.active, pillar, stage });
    begin_effect(game, pillar, stage, log);
}

/// D-31, AE-12.9, RU-88: a part of a capital; the other one or the same once more may follow.
pub(crate) fn use_part<L: Log<Event>>(game: &mut Exodus, pillar: u8, part: Stage, second: bool, log: &mut L) {
    let capital = game.own().pillars[usize::from(pillar)].card(Stage::Capital);
    let twice = capital.is_some_and(|card| game.data.pillar(card).effect == PillarEffect::Twice);
    match (second, twice) {
        (true, _) => game.stack.pop(),
        (false, true) => game.stack.replace(Step::Again { pillar, part }),
        (false, false) => game.stack.replace(Step::CapitalPart { pillar, done: Some(part) }),
    }
    begin_part(game, pillar, part, log);
}

/// The base or the shaft effect, by a capital.
pub(crate) fn begin_part<L: Log<Event>>(game: &mut Exodus, pillar: u8, part: Stage, log: &mut L) {
    log.add(Event::PartUsed { seat: game.active, pillar, part });
    begin_effect(game, pillar, part, log);
}

/// AE-1.18: what a stage does.
fn begin_effect<L: Log<Event>>(game: &mut Exodus, pillar: u8, stage: Stage, log: &mut L) {
    let Some(card) = game.own().pillars[usize::from(pillar)].card(stage) else { return };
    let step = match game.data.pillar(card).effect {
        PillarEffect::Swap => Step::Swap { card },
        PillarEffect::Recruit => Step::GiveBack { card },
        PillarEffect::Offer { .. } => Step::OfferBook { card },
        PillarEffect::Sacrifice { .. } => Step::Reward { card },
        PillarEffect::Change { .. } => Step::Change { card },
        PillarEffect::Gain(atom) => return gains::receive(game, atom, Source::Pillar(card), log),
        PillarEffect::Depart => Step::Depart { card },
        PillarEffect::School => Step::School { card },
        PillarEffect::Both | PillarEffect::Twice => Step::CapitalPart { pillar, done: None },
    };
    game.stack.push(step);
}

/// D-28, RU-54: a settler goes back into the bag before two are drawn.
pub(crate) fn give_back<L: Log<Event>>(game: &mut Exodus, card: PillarCard, profession: Profession, log: &mut L) {
    game.remove_settler(profession);
    let colour = game.data.school.field(profession).colour;
    game.bag[colour.index()] += 1;
    log.add(Event::GivenBack { seat: game.active, profession });
    game.stack.replace(Step::Recruits { card });
}

/// RU-54: two are drawn, or the only one, who stays.
pub(crate) fn recruits<L: Log<Event>>(game: &mut Exodus, card: PillarCard, colours: &ColourList, log: &mut L) {
    let drawn = colours.as_slice();
    drawn.iter().for_each(|colour| game.bag[colour.index()] -= 1);
    log.add(Event::RecruitsDrawn { seat: game.active, colours: drawn.iter().copied().collect() });
    match *drawn {
        [first, second] => {
            game.drawn = [first as u8, second as u8];
            game.stack.replace(Step::KeepSettler { card });
        }
        [only] => {
            game.stack.pop();
            gains::settler_comes(game, only, Source::Pillar(card), true, log);
        }
        _ => game.stack.pop(),
    }
}

/// D-28: one stays, the other goes back.
pub(crate) fn keep<L: Log<Event>>(game: &mut Exodus, card: PillarCard, colour: Colour, log: &mut L) {
    game.stack.pop();
    let [first, second] = game.drawn;
    let other = if first == colour as u8 { second } else { first };
    game.drawn = [NONE; 2];
    game.bag[usize::from(other)] += 1;
    gains::settler_comes(game, colour, Source::Pillar(card), true, log);
}

/// D-29: points, flames or any book for what was given; SACRIFICE gives its points now (RU-35).
pub(crate) fn reward<L: Log<Event>>(game: &mut Exodus, card: PillarCard, reward: Reward, log: &mut L) {
    game.stack.pop();
    let source = Source::Pillar(card);
    let (points, steps) = match game.data.pillar(card).effect {
        PillarEffect::Offer { vp, flames } => (vp, flames),
        PillarEffect::Sacrifice { vp, flames } => {
            gains::score(game, -i16::from(vp), PointReason::Sacrifice(card), log);
            (0, flames)
        }
        _ => (0, 0),
    };
    match reward {
        Reward::Vp => gains::score(game, i16::from(points), PointReason::Gain(source), log),
        Reward::Flame => gains::flames(game, steps, source, log),
        Reward::Book => game.stack.push(Step::AnyBook { left: 1, source }),
    }
}

/// D-30, RU-74: gold for equal books, or the other way round.
pub(crate) fn change<L: Log<Event>>(game: &mut Exodus, card: PillarCard, change: Change, log: &mut L) {
    game.stack.pop();
    let PillarEffect::Change { books } = game.data.pillar(card).effect else { return };
    let source = Source::Pillar(card);
    match change {
        Change::GoldTo(book) => {
            gains::pay_gold(game, 1, log);
            gains::receive_books(game, book, books, source, log);
        }
        Change::BooksToGold(book) => {
            gains::pay_books(game, book, books, log);
            gains::receive_gold(game, 1, source, log);
        }
    }
}
