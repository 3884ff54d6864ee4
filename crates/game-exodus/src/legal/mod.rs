//! What is allowed. [`list`] says it; [`check`] looks it up there and lets `why.rs` say why not, so
//! there is one truth.

pub(crate) mod idle;
pub(crate) mod rooms;
mod why;

use engine::{Awaiting, Seat};

use crate::actions::{Action, Change, Reward, Target, Tile};
use crate::asks::{Ask, Building, Source};
use crate::atoms::{InfluenceEffect, PillarEffect};
use crate::components::School;
use crate::kinds::{
    Book, Cell, Colour, Field, Influence, KNOWLEDGE, Knowledge, Monument, OrderSpace, Profession, Residence, Ring,
    Stage,
};
use crate::player::{NONE, bits};
use crate::refusals::Illegal;
use crate::stack::Step;
use crate::state::{Exodus, Table};

/// Whether `seat` may do `action` now, and why not.
pub(crate) fn check(game: &Exodus, seat: Seat, action: &Action) -> Result<(), Illegal> {
    match game.awaiting() {
        Awaiting::Seats(seats) if seats.contains(seat) => {}
        _ => return Err(Illegal::NotAsked { seat }),
    }
    let mut actions = Vec::with_capacity(32);
    list(game, seat, &mut actions);
    if actions.binary_search(action).is_ok() { Ok(()) } else { Err(why::not(game, action)) }
}

/// What a seat is asked.
pub(crate) fn ask(game: &Table, seat: Seat) -> Option<Ask> {
    match game.awaiting() {
        Awaiting::Seats(seats) if seats.contains(seat) => {}
        _ => return None,
    }
    let own = game.own();
    Some(match game.stack.top() {
        Step::Order { .. } => Ask::OrderSpace,
        Step::King { .. } => Ask::PlaceKing { round: game.round },
        Step::AnyBook { left, source } => Ask::ChooseBook { source, left },
        Step::Guard => Ask::TakeGuard { colour: own.king().and_then(|field| game.guard_beside(field))? },
        Step::Place { building } => Ask::PlaceTile { building, from: None },
        Step::Move { from } => Ask::PlaceTile { building: own.plot(from).building?, from: Some(from) },
        Step::Activate { cell } => {
            let Some(Building::Workshop(workshop)) = own.plot(cell).building else { return None };
            let free = game.data.workshop(workshop).all_slots() & !own.plot(cell).filled_slots();
            Ask::ActivateWorkshop { cell, free: free.count_ones() as u8 }
        }
        Step::Complete { pillar, stage } => Ask::CompletePillar { pillar, stage },
        Step::TakePillar { display, source } => Ask::TakePillar { display, source },
        Step::Instant { card } => Ask::BaseInstant { card },
        Step::Influence { source } => Ask::InfluenceSource { source },
        Step::KeepInfluence { .. } => Ask::KeepInfluence,
        Step::Monument { space } => Ask::TakeMonument { space },
        Step::TakeTile { kind, source } => Ask::TileSource { kind, source },
        Step::KeepTile { kind, .. } => Ask::KeepTile { kind },
        Step::Turn { .. } => Ask::Main { actions: game.actions_left, used: game.used },
        Step::TakeResidence { profession } => Ask::TakeResidence { profession },
        Step::SendBoth { name } => Ask::KnowledgeDispatch { name, left: game.data.knowledge(name).requires.map(Some) },
        Step::SendLast { name, profession } => Ask::KnowledgeDispatch { name, left: [Some(profession), None] },
        Step::CardDispatch { card, sent, .. } => Ask::CardDispatch { card, sent },
        Step::ChooseColour { card } => Ask::ChooseColour { card },
        Step::WorkshopSlot { colour } => Ask::WorkshopSlot { colour },
        Step::RotateMiddle => Ask::RotateMiddle,
        Step::RotateTop => Ask::RotateTop,
        Step::FreeTrain { .. } => Ask::FreeTrain,
        Step::KnowledgeSource => Ask::KnowledgeSource,
        Step::KeepKnowledge => Ask::KeepKnowledge,
        Step::SwapFirst => Ask::SwapFirst,
        Step::SwapSecond { first } => Ask::SwapSecond { first },
        Step::Exchange { left } | Step::ExchangeMore { left } => {
            Ask::Exchange { source: Source::Influence(crate::phases::cards::exchange_card(game)), left }
        }
        Step::Swap { card } => Ask::Exchange { source: Source::Pillar(card), left: own.books },
        Step::MoveTile => Ask::MoveTile,
        Step::DonateBooks { card, paid } => Ask::PayBook { source: Source::Influence(card), paid },
        Step::OfferBook { card } => Ask::PayBook { source: Source::Pillar(card), paid: 0 },
        Step::OfferGold { card } => Ask::PayGold { card },
        Step::GiveBack { .. } => Ask::GiveBack,
        Step::KeepSettler { .. } => Ask::KeepSettler,
        Step::Reward { card } => Ask::Reward { card },
        Step::Change { card } => Ask::Change { card },
        Step::CapitalPart { pillar, done } => Ask::CapitalPart { pillar, done },
        Step::Again { pillar, part } => Ask::Again { pillar, part },
        Step::Depart { card } => Ask::PillarDispatch { card },
        Step::School { card } => Ask::PillarTrain { card },
        _ => return None,
    })
}

/// Adds the legal actions in their order.
pub(crate) fn list(game: &Exodus, seat: Seat, into: &mut Vec<Action>) {
    if seat != game.active {
        return;
    }
    let own = game.own();
    match game.stack.top() {
        Step::Turn { .. } => main_menu(game, into),
        Step::Order { .. } => {
            into.extend(
                bits(u32::from(free_spaces(game))).map(|space| Action::OrderSpace { space: OrderSpace(space) }),
            );
        }
        Step::King { .. } => {
            let ring = Ring::ALL[usize::from(game.round).clamp(1, 3) - 1];
            let fields = bits(u32::from(rooms::king_fields(game)));
            into.extend(fields.map(|number| Action::PlaceKing { field: Field::new(ring, number) }));
        }
        Step::AnyBook { .. } => books(game.books).for_each(|book| into.push(Action::ChooseBook { book })),
        Step::Guard => into.extend([Action::TakeGuard { take: false }, Action::TakeGuard { take: true }]),
        Step::Place { building } => cells_for(game, matches!(building, Building::Agora(_)), into),
        Step::Move { from } => cells_for(game, game.data.grid.cell(from).agora, into),
        Step::Activate { cell } => {
            for profession in School::each(own.present) {
                let slots = bits(u32::from(rooms::slots_for(game, cell, profession)));
                into.extend(slots.map(|slot| Action::ActivateNow { profession, slot }));
            }
            into.push(Action::Skip);
        }
        Step::Complete { stage, .. } => {
            let who = game.data.stage_settler[stage.index()];
            into.extend(who.map(|profession| Action::ActivateNow { profession, slot: 0 }));
            into.push(Action::Skip);
        }
        Step::TakePillar { display, .. } => rooms::each_pillar_card(game, display, |display, stage, pillar| {
            into.push(Action::TakePillar { display, stage, pillar });
        }),
        Step::Instant { card } => into.extend(rooms::instants(game, card).map(|gain| Action::BaseInstant { gain })),
        Step::Influence { .. } => {
            into.extend(bits(game.open_influence).map(|card| Action::TakeInfluence { card: Influence(card) }));
            into.extend((game.influence_left > 0).then_some(Action::DrawInfluence));
        }
        Step::KeepInfluence { .. } => {
            into.extend(bits(game.hidden.drawn).map(|card| Action::KeepInfluence { card: Influence(card) }));
        }
        Step::Monument { space } => {
            let tiles = bits(u32::from(game.monuments[usize::from(space)]));
            into.extend(tiles.map(|tile| Action::TakeMonument { monument: Monument(tile) }));
            into.push(Action::Decline);
        }
        Step::TakeTile { kind, .. } => {
            into.extend(game.open_tiles(kind).map(|(tile, _)| Action::TakeTile { tile }));
            into.extend((game.pile(kind) > 0).then_some(Action::DrawTiles));
        }
        Step::KeepTile { kind, .. } => {
            pair(game).for_each(|number| into.push(Action::KeepTile { tile: Tile::of(kind, number) }));
        }
        Step::TakeResidence { .. } => {
            let tiles = bits(rooms::residence_kinds(game));
            into.extend(tiles.map(|tile| Action::TakeResidence { residence: Residence(tile) }));
        }
        Step::SendBoth { name } => send_both(game, name, into),
        Step::SendLast { profession, .. } => rooms::each_target(game, profession, false, |target| {
            into.push(Action::KnowledgeDispatch { profession, target });
        }),
        step => list_of_cards(game, step, into),
    }
}

/// The decisions that influence cards and pillars ask for.
fn list_of_cards(game: &Exodus, step: Step, into: &mut Vec<Action>) {
    let own = game.own();
    match step {
        Step::CardDispatch { card, sent, closed } => {
            let (set, pillars) = rooms::sent_by_card(game, card, closed);
            each_dispatch(game, set, pillars, |profession, target| {
                into.push(Action::CardDispatch { profession, target });
            });
            into.extend((sent > 0).then_some(Action::Stop));
        }
        Step::ChooseColour { card } => {
            let can = |colour: &Colour| rooms::can_send_by_card(game, card, 0b111 & !(1 << *colour as u8));
            into.extend(Colour::ALL.into_iter().filter(can).map(|colour| Action::ChooseColour { colour }));
        }
        Step::WorkshopSlot { .. } => {
            for cell in bits(rooms::open_workshops(own)).map(Cell) {
                let slots = bits(u32::from(rooms::free_slots(game, cell)));
                into.extend(slots.map(|slot| Action::WorkshopSlot { cell, slot }));
            }
        }
        Step::RotateMiddle => into.extend((0..game.data.city.turns).map(|turns| Action::RotateMiddle { turns })),
        Step::RotateTop => into.extend((0..game.data.city.turns).map(|turns| Action::RotateTop { turns })),
        Step::FreeTrain { .. } => {
            trainings(game, true).for_each(|to| into.push(Action::FreeTrain { to }));
        }
        Step::KnowledgeSource => {
            let taken = |n: &u8| game.knowledge_discard[usize::from(*n)] > 0 && own.knowledge >> n & 1 == 0;
            let names = (0..KNOWLEDGE as u8).filter(taken);
            into.extend(names.map(|name| Action::TakeDiscarded { name: Knowledge(name) }));
            into.extend((game.knowledge_left > 0).then_some(Action::DrawKnowledge));
        }
        Step::KeepKnowledge => {
            let names = pair(game).filter(|name| own.knowledge >> name & 1 == 0);
            into.extend(names.map(|name| Action::KeepKnowledge { name: Knowledge(name) }));
        }
        Step::SwapFirst => {
            into.extend(bits(u32::from(own.residences)).map(|cell| Action::SwapFirst { cell: Cell(cell) }));
        }
        Step::SwapSecond { first } => {
            let others = bits(u32::from(own.residences)).filter(|&cell| cell != first.0);
            into.extend(others.map(|cell| Action::SwapSecond { cell: Cell(cell) }));
        }
        Step::Exchange { left } => exchanges(game, left, into),
        Step::ExchangeMore { left } => {
            exchanges(game, left, into);
            into.push(Action::Stop);
        }
        Step::Swap { .. } => exchanges(game, own.books, into),
        Step::MoveTile => {
            into.extend(bits(u32::from(rooms::movable(game))).map(|cell| Action::MoveTile { cell: Cell(cell) }));
        }
        Step::DonateBooks { paid, .. } => {
            into.extend(books(own.books).map(|book| Action::PayBook { book }));
            into.extend((paid > 0).then_some(Action::Stop));
        }
        Step::OfferBook { .. } => into.extend(books(own.books).map(|book| Action::PayBook { book })),
        Step::OfferGold { card } => {
            let InfluenceEffect::OfferGold { most, .. } = game.data.influence(card) else { return };
            into.extend((1..=most.min(own.gold)).map(|gold| Action::PayGold { gold }));
        }
        Step::GiveBack { .. } => {
            into.extend(School::each(own.present).map(|profession| Action::GiveBack { profession }));
        }
        Step::KeepSettler { .. } => {
            pair(game).for_each(|colour| into.push(Action::KeepSettler { colour: Colour::of(usize::from(colour)) }));
        }
        Step::Reward { card } => {
            let all = [Reward::Vp, Reward::Flame, Reward::Book].into_iter().zip(rooms::rewards(game, card));
            into.extend(all.filter(|&(_, can)| can).map(|(reward, _)| Action::Reward { reward }));
        }
        Step::Change { card } => {
            let PillarEffect::Change { books } = game.data.pillar(card).effect else { return };
            let buy = Book::ALL.into_iter().filter(|&book| idle::can_buy(game, book, books)).map(Change::GoldTo);
            into.extend(buy.map(|change| Action::Change { change }));
            let sell = Book::ALL.into_iter().filter(|&book| idle::can_sell(game, book, books));
            into.extend(sell.map(Change::BooksToGold).map(|change| Action::Change { change }));
        }
        Step::CapitalPart { pillar, done } => {
            let parts = [Stage::Base, Stage::Shaft].into_iter();
            let can = |part: &Stage| done != Some(*part) && rooms::can_use_part(game, pillar, *part);
            into.extend(parts.filter(can).map(|part| Action::CapitalPart { part }));
            into.extend(done.map(|_| Action::Stop));
        }
        Step::Again { .. } => into.extend([Action::Again { again: false }, Action::Again { again: true }]),
        Step::Depart { .. } => each_dispatch(game, own.present, true, |profession, target| {
            into.push(Action::PillarDispatch { profession, target });
        }),
        Step::School { .. } => trainings(game, false).for_each(|to| into.push(Action::PillarTrain { to })),
        _ => {}
    }
}

/// AE-20.5: the main menu.
fn main_menu(game: &Exodus, into: &mut Vec<Action>) {
    let own = game.own();
    if game.actions_left > 0 {
        if own.priest < game.data.track.end {
            into.push(Action::Advance);
        }
        trainings(game, false).for_each(|to| into.push(Action::Train { to }));
        each_dispatch(game, own.present, true, |profession, target| {
            into.push(Action::Dispatch { profession, target });
        });
        for name in bits(rooms::new_names(game)).map(Knowledge) {
            if rooms::can_learn(game, name) {
                into.extend((0..rooms::displayed(game, name)).map(|copy| Action::TakeKnowledge { name, copy }));
            }
        }
        for card in game.held(game.active) {
            if idle::influence(game, card).is_none() {
                into.push(Action::PlayInfluence { card });
            }
        }
    }
    for (pillar, cards) in (0..).zip(own.pillars()) {
        if game.used >> pillar & 1 == 1 {
            continue;
        }
        for stage in Stage::ALL.into_iter().filter(|&stage| cards.is_complete(stage)) {
            if rooms::can_use_part(game, pillar, stage) {
                into.push(Action::UsePillar { pillar, stage });
            }
        }
    }
    if own.favours > 0 {
        into.push(Action::SpendFavour);
    }
    into.push(Action::EndTurn);
}

/// Every settler of a set with each of his targets.
#[inline]
fn each_dispatch(game: &Exodus, set: u16, pillars: bool, mut found: impl FnMut(Profession, Target)) {
    for profession in School::each(set) {
        rooms::each_target(game, profession, pillars, |target| found(profession, target));
    }
}

/// D-16: the first of the two settlers; the other must have a place left.
fn send_both(game: &Exodus, name: Knowledge, into: &mut Vec<Action>) {
    let [first, second] = game.data.knowledge(name).requires;
    let (low, high) = (first.min(second), first.max(second));
    let mut offer = |profession: Profession, other: Profession| {
        rooms::each_target(game, profession, false, |target| {
            if rooms::leaves_a_place(game, profession, target, other) {
                into.push(Action::KnowledgeDispatch { profession, target });
            }
        });
    };
    offer(low, high);
    if low != high {
        offer(high, low);
    }
}

fn trainings(game: &Exodus, free: bool) -> impl Iterator<Item = Profession> + use<> {
    School::each(rooms::trainable(game, free))
}

/// The kinds there are some of.
fn books(counts: [u8; 3]) -> impl Iterator<Item = Book> {
    Book::ALL.into_iter().filter(move |book| counts[book.index()] > 0)
}

fn exchanges(game: &Exodus, left: [u8; 3], into: &mut Vec<Action>) {
    for from in books(left) {
        into.extend(books(game.books).filter(|&to| to != from).map(|to| Action::Exchange { from, to }));
    }
}

/// The two things drawn, in their order, equal ones once.
fn pair(game: &Exodus) -> impl Iterator<Item = u8> + use<> {
    let [first, second] = game.drawn;
    let (low, high) = (first.min(second), first.max(second));
    [Some(low), (high != low).then_some(high)].into_iter().flatten().filter(|&number| number != NONE)
}

fn cells_for(game: &Exodus, agora: bool, into: &mut Vec<Action>) {
    let cells = if agora { rooms::free_agora_cells(game) } else { rooms::free_cells(game) };
    into.extend(bits(u32::from(cells)).map(|cell| Action::PlaceTile { cell: Cell(cell) }));
}

/// AE-4.2: the free order spaces open for the number of players: bits.
pub(crate) fn free_spaces(game: &Exodus) -> u8 {
    let open = game.data.open_orders[usize::from(game.seats)];
    game.players.iter().filter(|player| player.space != NONE).fold(open, |free, player| free & !(1 << player.space))
}
