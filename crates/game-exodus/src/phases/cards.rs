//! AE-13.4, AE-14: influence cards: how they come, and what each of them does.

use engine::{Log, ShortList};

use crate::actions::{ColourList, InfluencePair, Target};
use crate::asks::Source;
use crate::atoms::{Atom, InfluenceEffect};
use crate::events::{Event, PointReason, SendReason};
use crate::kinds::{Book, Cell, Colour, Influence, Knowledge, Profession, TileKind};
use crate::phases::{dispatch, gains, opening};
use crate::player::NONE;
use crate::stack::Step;
use crate::state::{Exodus, Table};

/// D-09: an open card; everybody knows who has it.
pub(crate) fn take_open<L: Log<Event>>(game: &mut Exodus, card: Influence, log: &mut L) {
    game.stack.pop();
    let bit = 1 << card.0;
    game.open_influence &= !bit;
    game.own_mut().known |= bit;
    log.add(Event::InfluenceReceived { seat: game.active, card: Some(card), open: true, other: None });
}

/// AE-13.4, RU-73: two cards are drawn, or the last one, which is kept.
pub(crate) fn drawn<L: Log<Event>>(game: &mut Exodus, cards: &InfluencePair, source: Source, log: &mut L) {
    let bits = cards.as_slice().iter().fold(0, |bits, card| bits | 1 << card.0);
    game.hidden.deck &= !bits;
    game.influence_left -= cards.len() as u8;
    log.add(Event::InfluenceDrawn { seat: game.active, count: cards.len() as u8, cards: *cards });
    match *cards.as_slice() {
        [_, _] => {
            game.hidden.drawn = bits;
            game.stack.replace(Step::KeepInfluence { source });
        }
        [only] => {
            game.stack.pop();
            hide(game, only);
            log.add(Event::InfluenceReceived { seat: game.active, card: Some(only), open: false, other: None });
        }
        _ => game.stack.pop(),
    }
}

/// A card that nobody else knows.
fn hide(game: &mut Exodus, card: Influence) {
    let seat = game.active.index() & 3;
    game.hidden.hands[seat] |= 1 << card.0;
    game.own_mut().unknown += 1;
}

/// D-10: one is kept face down, the other is open.
pub(crate) fn keep<L: Log<Event>>(game: &mut Exodus, card: Influence, log: &mut L) {
    game.stack.pop();
    let other = game.hidden.drawn & !(1 << card.0);
    game.hidden.drawn = 0;
    game.open_influence |= other;
    hide(game, card);
    let other = Some(Influence(other.trailing_zeros() as u8));
    log.add(Event::InfluenceReceived { seat: game.active, card: Some(card), open: false, other });
}

/// AE-6.E.1: a card is played, for an action.
pub(crate) fn play<L: Log<Event>>(game: &mut Exodus, card: Influence, log: &mut L) {
    game.actions_left -= 1;
    let bit = 1 << card.0;
    let hand = &mut game.hidden.hands[game.table.active.index() & 3];
    let own = game.table.own_mut();
    own.unknown -= u8::from(*hand & bit != 0);
    *hand &= !bit;
    own.known &= !bit;
    own.played |= bit;
    let books = own.books;
    log.add(Event::InfluencePlayed { seat: game.active, card });
    let source = Source::Influence(card);
    let step = match game.data.influence(card) {
        InfluenceEffect::SwapResidences => Step::SwapFirst,
        InfluenceEffect::Delegation => Step::CardDispatch { card, sent: 0, closed: 0 },
        InfluenceEffect::Gain(atom) => return gains::receive(game, atom, source, log),
        InfluenceEffect::Apprentice => Step::Apprentice { card },
        InfluenceEffect::TurnCity => Step::RotateMiddle,
        InfluenceEffect::MassDeparture | InfluenceEffect::ExpertsDeparture => Step::ChooseColour { card },
        InfluenceEffect::Scholarship => Step::FreeTrain { card },
        InfluenceEffect::TakeAgora => Step::TakeTile { kind: TileKind::Agora, source },
        InfluenceEffect::Archive => Step::KnowledgeSource,
        InfluenceEffect::Tithe => Step::Tithe { card, gold: false },
        InfluenceEffect::BookExchange => Step::Exchange { left: books },
        InfluenceEffect::ClearCity => return clear_city(game, log),
        InfluenceEffect::NewCurriculum => return renew_knowledge(game, log),
        InfluenceEffect::Echo => return echo(game, log),
        InfluenceEffect::OpenDoors => Step::OpenDoors { card },
        InfluenceEffect::Relocate => Step::MoveTile,
        InfluenceEffect::DonateBooks { .. } => Step::DonateBooks { card, paid: 0 },
        InfluenceEffect::OfferGold { .. } => Step::OfferGold { card },
    };
    game.stack.push(step);
}

/// AE-14.17, RU-45: the whole city is cleared and refilled; new settler agoras get their settlers.
fn clear_city<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    opening::clear(game, log);
    game.stack.push(Step::Settlers { agoras: true });
    game.stack.push(Step::Tiles);
}

/// AE-14.18: all displayed knowledge cards are discarded, all fields refilled.
fn renew_knowledge<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    for field in 0..game.knowledge_fields.len() {
        let name = std::mem::replace(&mut game.knowledge_fields[field], NONE);
        if name != NONE {
            opening::discard(game, Knowledge(name), log);
        }
    }
    game.stack.push(Step::KnowledgeCards);
}

/// AE-14.19, RU-26: the space whose bonus can be repeated: the last one that is no monument.
pub(crate) fn echo_space(game: &Table) -> Option<u8> {
    let behind = u64::MAX >> (63 - game.own().priest.min(63)) & game.data.track.repeatable;
    behind.checked_ilog2().map(|space| space as u8)
}

fn echo<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    if let Some(space) = echo_space(game)
        && let Some(atom) = game.data.track.bonus[usize::from(space)]
    {
        gains::receive(game, atom, Source::Echo(space), log);
    }
}

/// D-18: the colour to be sent; all others are closed.
pub(crate) fn choose_colour<L: Log<Event>>(game: &mut Exodus, card: Influence, colour: Colour, log: &mut L) {
    log.add(Event::ColourChosen { seat: game.active, colour });
    game.stack.replace(Step::CardDispatch { card, sent: 0, closed: 0b111 & !(1 << colour as u8) });
}

/// D-17: a settler is sent; Delegation sends each colour once.
pub(crate) fn send<L: Log<Event>>(
    game: &mut Exodus,
    (card, sent, mut closed): (Influence, u8, u8),
    profession: Profession,
    target: Target,
    log: &mut L,
) {
    if game.data.influence(card) == InfluenceEffect::Delegation {
        closed |= 1 << game.data.school.field(profession).colour as u8;
    }
    game.stack.replace(Step::CardDispatch { card, sent: sent.saturating_add(1), closed });
    dispatch::send(game, profession, target, SendReason::Card(card), log);
}

/// AE-14.4, RU-47: the apprentice is drawn; his slot is chosen afterwards.
pub(crate) fn apprentice(game: &mut Exodus, colours: &ColourList) {
    match colours.as_slice() {
        [colour, ..] => {
            game.bag[colour.index()] -= 1;
            game.stack.replace(Step::WorkshopSlot { colour: *colour });
        }
        [] => game.stack.pop(),
    }
}

/// D-19: any free slot, whatever it asks for; no dispatch bonus.
pub(crate) fn put_apprentice<L: Log<Event>>(game: &mut Exodus, colour: Colour, cell: Cell, slot: u8, log: &mut L) {
    game.stack.pop();
    log.add(Event::PlacedFromBag { seat: game.active, colour, cell });
    dispatch::fill_slot(game, cell, slot, colour, log);
}

/// AE-14.20, RU-46: the incomplete residence is filled from the bag.
pub(crate) fn open_doors<L: Log<Event>>(game: &mut Exodus, colours: &ColourList, log: &mut L) {
    game.stack.pop();
    for &colour in colours.as_slice() {
        let cell = Cell(game.own().incomplete);
        game.bag[colour.index()] -= 1;
        log.add(Event::PlacedFromBag { seat: game.active, colour, cell });
        dispatch::add_resident(game, colour);
    }
}

/// D-20: the middle disc; the top disc rides along.
pub(crate) fn rotate_middle(game: &mut Exodus, turns: u8) {
    opening::turn_middle(game, turns);
    game.stack.replace(Step::RotateTop);
}

/// D-20: the top disc.
pub(crate) fn rotate_top<L: Log<Event>>(game: &mut Exodus, turns: u8, log: &mut L) {
    opening::turn_top(game, turns);
    game.stack.pop();
    log.add(Event::DiscsTurned { middle: game.middle_turn, top: game.top_turn });
}

/// D-22: a card of the discard pile.
pub(crate) fn take_discarded<L: Log<Event>>(game: &mut Exodus, name: Knowledge, log: &mut L) {
    game.stack.pop();
    game.knowledge_discard[name.index()] -= 1;
    receive_by_archive(game, name, log);
}

/// AE-14.11, AE-10.7: a knowledge card without professions; KNOW workshops give their gain.
fn receive_by_archive<L: Log<Event>>(game: &mut Exodus, name: Knowledge, log: &mut L) {
    game.waiting.know = dispatch::know_workshops(game);
    dispatch::receive_knowledge(game, name, None, log);
    game.stack.push(Step::Know);
}

/// AE-14.11, RU-23: two cards are drawn; names already owned cannot be kept.
pub(crate) fn knowledge_drawn<L: Log<Event>>(game: &mut Exodus, names: &ShortList<Knowledge, 2>, log: &mut L) {
    for name in names.as_slice() {
        game.knowledge_deck[name.index()] -= 1;
        game.knowledge_left -= 1;
    }
    log.add(Event::KnowledgeDrawn { seat: game.active, names: *names });
    let owned = game.own().knowledge;
    if names.as_slice().iter().all(|name| owned >> name.0 & 1 == 1) {
        game.stack.pop();
        names.as_slice().iter().for_each(|&name| opening::discard(game, name, log));
        return;
    }
    // RU-12: a single card is kept without a question; the first version of the rules asked.
    if let ([only], 2..) = (names.as_slice(), game.rules_version) {
        game.stack.pop();
        return receive_by_archive(game, *only, log);
    }
    let mut drawn = names.as_slice().iter().map(|name| name.0);
    game.drawn = [drawn.next().unwrap_or(NONE), drawn.next().unwrap_or(NONE)];
    game.stack.replace(Step::KeepKnowledge);
}

/// D-22: one is kept, the other discarded.
pub(crate) fn keep_knowledge<L: Log<Event>>(game: &mut Exodus, name: Knowledge, log: &mut L) {
    game.stack.pop();
    let [first, second] = game.drawn;
    let other = if first == name.0 { second } else { first };
    game.drawn = [NONE; 2];
    if other != NONE {
        opening::discard(game, Knowledge(other), log);
    }
    receive_by_archive(game, name, log);
}

/// AE-14.14, RU-44: the printed books and gold of the king's field once more; no Atlantis gain.
pub(crate) fn tithe<L: Log<Event>>(game: &mut Exodus, card: Influence, gold: bool, log: &mut L) {
    game.stack.pop();
    let Some(field) = game.own().king() else { return };
    let data = game.components();
    let face = data.city.field(field);
    let source = Source::Influence(card);
    if !gold {
        for book in Book::ALL {
            if face.books[book.index()] > 0 {
                gains::receive_books(game, book, face.books[book.index()], source, log);
            }
        }
        game.stack.push(Step::Tithe { card, gold: true });
        if face.any_books > 0 {
            gains::receive(game, Atom::AnyBook(face.any_books), source, log);
        }
    } else if face.gold > 0 {
        gains::receive_gold(game, face.gold, source, log);
    }
}

/// D-23, AE-14.1: two residences change places with everything in them; no bonus.
pub(crate) fn swap_residences<L: Log<Event>>(game: &mut Exodus, first: Cell, second: Cell, log: &mut L) {
    game.stack.pop();
    let own = game.own_mut();
    own.plots.swap(first.index(), second.index());
    if own.incomplete == first.0 {
        own.incomplete = second.0;
    } else if own.incomplete == second.0 {
        own.incomplete = first.0;
    }
    log.add(Event::Swapped { seat: game.active, first, second });
}

/// D-24: a book for one of another kind, by SWAP once, by the card as long as unexchanged ones are
/// left (RU-72).
pub(crate) fn exchange<L: Log<Event>>(game: &mut Exodus, from: Book, to: Book, step: Step, log: &mut L) {
    let source = match step {
        Step::Swap { card } => {
            game.stack.pop();
            Source::Pillar(card)
        }
        Step::Exchange { mut left } | Step::ExchangeMore { mut left } => {
            left[from.index()] -= 1;
            game.stack.replace(Step::ExchangeMore { left });
            Source::Influence(exchange_card(game))
        }
        _ => return,
    };
    gains::pay_books(game, from, 1, log);
    gains::receive_books(game, to, 1, source, log);
}

/// The card that exchanges books.
pub(crate) fn exchange_card(game: &Table) -> Influence {
    let played = game.own().played;
    let is_it = |card: &u8| game.data.influence(Influence(*card)) == InfluenceEffect::BookExchange;
    Influence(crate::player::bits(played).find(is_it).unwrap_or(0))
}

/// D-26: a book for points by the card, or for the choice of a reward by OFFER.
pub(crate) fn pay_book<L: Log<Event>>(game: &mut Exodus, book: Book, step: Step, log: &mut L) {
    gains::pay_books(game, book, 1, log);
    match step {
        Step::OfferBook { card } => game.stack.replace(Step::Reward { card }),
        Step::DonateBooks { card, paid } => {
            game.stack.replace(Step::DonateBooks { card, paid: paid + 1 });
            if let InfluenceEffect::DonateBooks { vp, .. } = game.data.influence(card) {
                gains::score(game, i16::from(vp), PointReason::Gain(Source::Influence(card)), log);
            }
        }
        _ => {}
    }
}

/// D-27, AE-14.23: gold for points.
pub(crate) fn offer_gold<L: Log<Event>>(game: &mut Exodus, card: Influence, gold: u8, log: &mut L) {
    game.stack.pop();
    gains::pay_gold(game, gold, log);
    if let InfluenceEffect::OfferGold { vp, .. } = game.data.influence(card) {
        let points = i16::from(vp) * i16::from(gold);
        gains::score(game, points, PointReason::Gain(Source::Influence(card)), log);
    }
}
