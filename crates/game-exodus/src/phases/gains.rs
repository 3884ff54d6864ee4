//! Receiving things: the atoms of AE-1.3, books and gold from the supply, favour tokens, flames and
//! the queue of the track, and what active workshops add.

use engine::{Log, Seat};

use crate::asks::{Building, Good, Source};
use crate::atoms::{Atom, InfluenceEffect, PillarEffect, Trigger};
use crate::events::{Event, PointReason};
use crate::kinds::{Book, Cell, Colour, Profession, TileKind};
use crate::legal::rooms;
use crate::stack::Step;
use crate::state::Exodus;

/// What a source prints.
#[inline]
pub(crate) fn atoms_of(game: &Exodus, source: Source) -> &'static [Atom] {
    let data = game.components();
    match source {
        Source::City => game.own().king().map_or(&[], |field| data.city.field(field).more.get()),
        Source::Order(space) => data.order(space).bonus.get(),
        Source::Workshop(workshop) => std::slice::from_ref(&data.workshop(workshop).effect.gain),
        Source::Cell(cell) => std::slice::from_ref(&data.grid.cell(cell).bonus),
        Source::Dispatch(profession) => data.school.field(profession).dispatch.get(),
        Source::Track(space) | Source::Echo(space) => data.track.bonus[usize::from(space)].as_slice(),
        Source::Agora(agora) => data.agora(agora).gain.get(),
        Source::Instant(card) => data.pillar(card).instant.get(),
        Source::Pillar(card) => match &data.pillars[card.index()].effect {
            PillarEffect::Gain(atom) => std::slice::from_ref(atom),
            _ => &[],
        },
        Source::Influence(card) => match &data.influence[card.index()] {
            InfluenceEffect::Gain(atom) => std::slice::from_ref(atom),
            _ => &[],
        },
        Source::Advance => &[Atom::Flame(1)],
    }
}

/// Everything that a source prints is to be received now.
#[inline]
pub(crate) fn begin(game: &mut Exodus, source: Source) {
    game.stack.push(Step::Gains { source, next: 0 });
}

/// The next atom of a source.
#[inline]
pub(crate) fn next<L: Log<Event>>(game: &mut Exodus, source: Source, next: u8, log: &mut L) {
    let atoms = atoms_of(game, source);
    let at = usize::from(next);
    if at + 1 < atoms.len() {
        game.stack.replace(Step::Gains { source, next: next + 1 });
    } else {
        game.stack.pop();
    }
    if let Some(&atom) = atoms.get(at) {
        receive(game, atom, source, log);
    }
}

/// AE-7: one atom.
pub(crate) fn receive<L: Log<Event>>(game: &mut Exodus, atom: Atom, source: Source, log: &mut L) {
    let seat = game.active;
    match atom {
        Atom::Book(book, count) => {
            receive_books(game, book, count, source, log);
        }
        Atom::AnyBook(left) => game.stack.push(Step::AnyBook { left, source }),
        Atom::Gold(count) => receive_gold(game, count, source, log),
        Atom::Flame(count) => flames(game, count, source, log),
        Atom::Vp(count) => score(game, i16::from(count), PointReason::Gain(source), log),
        Atom::Favour(count) => receive_favours(game, count, source, log),
        Atom::BagSettler(left) => game.stack.push(Step::Bag { left, source }),
        // AE-5.5: what cannot be received is skipped.
        _ if !rooms::gives(game, atom) => log.add(Event::Skipped { seat, source }),
        Atom::InfluenceCard => game.stack.push(Step::Influence { source }),
        Atom::Monument(space) => game.stack.push(Step::Monument { space }),
        Atom::TakeShip => game.stack.push(Step::TakeTile { kind: TileKind::Ship, source }),
        Atom::TakeWorkshop => game.stack.push(Step::TakeTile { kind: TileKind::Workshop, source }),
        Atom::TakePillar(display) => game.stack.push(Step::TakePillar { display, source }),
    }
}

#[inline]
pub(crate) fn score<L: Log<Event>>(game: &mut Exodus, points: i16, why: PointReason, log: &mut L) {
    if points != 0 {
        game.own_mut().vp += points;
        log.add(Event::Scored { seat: game.active, points, why });
    }
}

/// AE-7.1, RU-10: books of a kind, as far as the supply lasts.
pub(crate) fn receive_books<L: Log<Event>>(
    game: &mut Exodus,
    book: Book,
    wanted: u8,
    source: Source,
    log: &mut L,
) -> u8 {
    let count = wanted.min(game.books[book.index()]);
    game.books[book.index()] -= count;
    game.own_mut().books[book.index()] += count;
    tell(game.active, Good::Book(book), [count, wanted], source, log);
    count
}

/// AE-7.1: gold, as far as the supply lasts.
pub(crate) fn receive_gold<L: Log<Event>>(game: &mut Exodus, wanted: u8, source: Source, log: &mut L) {
    let count = wanted.min(game.gold);
    game.gold -= count;
    game.own_mut().gold += count;
    tell(game.active, Good::Gold, [count, wanted], source, log);
}

/// AE-7.4, RU-31: favour tokens up to the limit; lost ones do not leave the supply.
pub(crate) fn receive_favours<L: Log<Event>>(game: &mut Exodus, wanted: u8, source: Source, log: &mut L) {
    let room = game.favour_limit(game.active).saturating_sub(game.own().favours);
    let count = wanted.min(room).min(game.favours);
    game.favours -= count;
    game.own_mut().favours += count;
    tell(game.active, Good::Favour, [count, wanted], source, log);
}

/// What of the goods wanted was received, and what lapsed.
#[inline]
fn tell<L: Log<Event>>(seat: Seat, good: Good, [count, wanted]: [u8; 2], source: Source, log: &mut L) {
    if count > 0 {
        log.add(Event::Received { seat, good, count, source });
    }
    if count < wanted {
        log.add(Event::Lapsed { seat, good: Some(good), count: wanted - count, source });
    }
}

/// Gives books to the supply.
#[inline]
pub(crate) fn pay_books<L: Log<Event>>(game: &mut Exodus, book: Book, count: u8, log: &mut L) {
    if count > 0 {
        game.own_mut().books[book.index()] -= count;
        game.books[book.index()] += count;
        log.add(Event::Paid { seat: game.active, good: Good::Book(book), count });
    }
}

/// Gives gold to the supply.
#[inline]
pub(crate) fn pay_gold<L: Log<Event>>(game: &mut Exodus, count: u8, log: &mut L) {
    if count > 0 {
        game.own_mut().gold -= count;
        game.gold += count;
        log.add(Event::Paid { seat: game.active, good: Good::Gold, count });
    }
}

/// D-03: whether there is still a book to choose; otherwise the rest lapses (RU-10).
pub(crate) fn can_choose_book<L: Log<Event>>(game: &Exodus, left: u8, source: Source, log: &mut L) -> bool {
    let some = game.books != [0; 3];
    if !some {
        log.add(Event::Lapsed { seat: game.active, good: None, count: left, source });
    }
    some
}

/// D-03: the book is chosen. Printed in the city, it counts as the kind chosen (AE-10.5).
pub(crate) fn choose_book<L: Log<Event>>(game: &mut Exodus, book: Book, left: u8, source: Source, log: &mut L) {
    if left > 1 {
        game.stack.replace(Step::AnyBook { left: left - 1, source });
    } else {
        game.stack.pop();
    }
    if receive_books(game, book, 1, source, log) > 0 && source == Source::City {
        item(game, Trigger::Book(book));
    }
}

/// AE-7.3: whether the bag has a settler; otherwise the draw gives nothing (RU-11).
pub(crate) fn can_draw<L: Log<Event>>(game: &Exodus, left: u8, source: Source, log: &mut L) -> bool {
    let some = game.bag != [0; 3];
    if !some && left > 0 {
        log.add(Event::Skipped { seat: game.active, source });
    }
    some && left > 0
}

/// AE-5.7: where a settler of a colour goes: to the untrained field, or where the agora says.
pub(crate) fn arrival(game: &Exodus, colour: Colour, source: Source) -> Profession {
    let trained = match source {
        Source::Agora(agora) => game.data.agora(agora).trained,
        _ => None,
    };
    trained.unwrap_or(game.data.school.untrained)[colour.index()]
}

/// AE-5.7, AE-10.5: a settler comes.
pub(crate) fn settler_comes<L: Log<Event>>(
    game: &mut Exodus,
    colour: Colour,
    source: Source,
    drawn: bool,
    log: &mut L,
) {
    let profession = arrival(game, colour, source);
    game.add_settler(profession);
    log.add(Event::SettlerCame { seat: game.active, colour, profession, source, drawn });
    if source == Source::City {
        item(game, Trigger::Settler(colour));
    }
}

/// AE-10.5: an item was received from the city: active workshops may give something for it.
#[inline]
pub(crate) fn item(game: &mut Exodus, trigger: Trigger) {
    if game.own().active != 0 {
        game.stack.push(Step::Workshops { trigger, next: 0 });
    }
}

/// AE-10.6: the next active workshop that this item triggers, in grid order.
pub(crate) fn trigger<L: Log<Event>>(game: &mut Exodus, trigger: Trigger, next: u8, log: &mut L) {
    let own = game.own();
    let mut left = u32::from(own.active) >> next << next;
    while left != 0 {
        let cell = left.trailing_zeros() as u8;
        left &= left - 1;
        if let Some(Building::Workshop(workshop)) = own.plot(Cell(cell)).building
            && game.data.workshop(workshop).effect.trigger == trigger
        {
            if left != 0 {
                game.stack.replace(Step::Workshops { trigger, next: cell + 1 });
            } else {
                game.stack.pop();
            }
            log.add(Event::Triggered { seat: game.active, workshop });
            return receive(game, game.data.workshop(workshop).effect.gain, Source::Workshop(workshop), log);
        }
    }
    game.stack.pop();
}

/// The spaces after `from` up to `to`: bits.
#[inline]
fn spaces_between(from: u8, to: u8) -> u64 {
    (u64::MAX << 1 << from) & (u64::MAX >> (63 - to.min(63)))
}

/// AE-13.1, AE-13.2, AE-13.7: one movement of the high priest. Its bonuses join the queue (AE-13.3).
pub(crate) fn flames<L: Log<Event>>(game: &mut Exodus, steps: u8, source: Source, log: &mut L) {
    let end = game.data.track.end;
    let own = game.own_mut();
    let from = own.priest;
    let to = from.saturating_add(steps).min(end);
    own.priest = to;
    let waiting = spaces_between(own.resolved, to);
    log.add(Event::Advanced { seat: game.active, from, to, lost: steps - (to - from), source });
    if !game.tracking {
        if waiting & game.data.track.spaces == 0 {
            game.own_mut().resolved = to;
        } else {
            game.tracking = true;
            game.stack.push(Step::Track);
        }
    }
}

/// AE-13.3: the next bonus of the queue.
pub(crate) fn next_bonus<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    let own = game.own();
    let waiting = spaces_between(own.resolved, own.priest) & game.data.track.spaces;
    if waiting == 0 {
        let own = game.own_mut();
        own.resolved = own.priest;
        game.tracking = false;
        return game.stack.pop();
    }
    let space = waiting.trailing_zeros() as u8;
    game.own_mut().resolved = space;
    log.add(Event::BonusReached { seat: game.active, space });
    if let Some(atom) = game.data.track.bonus[usize::from(space)] {
        receive(game, atom, Source::Track(space), log);
    }
}
