//! RU-50, RU-51, RU-86: whether an influence card or a pillar would change anything, and why not.
//! Always about the active player.

use crate::atoms::{Atom, InfluenceEffect, PillarEffect};
use crate::kinds::{Book, Influence, PillarCard, Stage, TileKind};
use crate::legal::rooms;
use crate::phases::cards::echo_space;
use crate::player::NONE;
use crate::refusals::Idle;
use crate::state::Table;

fn unless(can: bool, why: Idle) -> Option<Idle> {
    (!can).then_some(why)
}

/// Why an influence card would do nothing.
pub(crate) fn influence(game: &Table, card: Influence) -> Option<Idle> {
    let own = game.own();
    match game.data.influence(card) {
        InfluenceEffect::SwapResidences => unless(own.residences.count_ones() > 1, Idle::TwoResidences),
        InfluenceEffect::Delegation | InfluenceEffect::MassDeparture | InfluenceEffect::ExpertsDeparture => {
            unless(rooms::can_send_by_card(game, card, 0), Idle::NobodyToSend)
        }
        InfluenceEffect::Gain(atom) => gain(game, atom),
        InfluenceEffect::Apprentice => unless(game.bag != [0; 3], Idle::EmptyBag)
            .or_else(|| unless(rooms::open_workshops(own) != 0, Idle::NoFreeSlot)),
        InfluenceEffect::TurnCity => None,
        InfluenceEffect::Scholarship => unless(rooms::trainable(game, true) != 0, Idle::NobodyToTrain),
        InfluenceEffect::TakeAgora => tile(game, TileKind::Agora),
        InfluenceEffect::Archive => {
            let discarded = (0..32).any(|n| game.knowledge_discard[n] > 0 && own.knowledge >> n & 1 == 0);
            unless(discarded || game.knowledge_left > 0, Idle::NoKnowledge)
        }
        InfluenceEffect::Tithe => unless(tithe_gives(game), Idle::NothingPrinted),
        InfluenceEffect::BookExchange => unless(rooms::can_exchange(game, own.books), Idle::NothingToExchange),
        InfluenceEffect::ClearCity => unless(can_clear(game), Idle::NothingToClear),
        InfluenceEffect::NewCurriculum => {
            let displayed = game.knowledge_fields.iter().any(|&name| name != NONE);
            unless(displayed || game.knowledge_left > 0, Idle::NothingToReveal)
        }
        InfluenceEffect::Echo => match echo_space(game).and_then(|space| game.data.track.bonus[usize::from(space)]) {
            Some(atom) => unless(rooms::gives(game, atom), Idle::GivesNothing),
            None => Some(Idle::NoBonus),
        },
        InfluenceEffect::OpenDoors => {
            unless(own.incomplete != NONE, Idle::NoIncomplete).or_else(|| unless(game.bag != [0; 3], Idle::EmptyBag))
        }
        InfluenceEffect::Relocate => unless(rooms::movable(game) != 0, Idle::NothingToMove),
        InfluenceEffect::DonateBooks { .. } => unless(own.books != [0; 3], Idle::NoBook),
        InfluenceEffect::OfferGold { .. } => unless(own.gold > 0, Idle::NoGold),
    }
}

/// Why an atom would give nothing.
fn gain(game: &Table, atom: Atom) -> Option<Idle> {
    match atom {
        Atom::TakeShip => tile(game, TileKind::Ship),
        Atom::TakeWorkshop => tile(game, TileKind::Workshop),
        _ if rooms::gives(game, atom) => None,
        Atom::Flame(_) => Some(Idle::TrackEnd),
        Atom::Favour(_) => Some(Idle::NoFavourSpace),
        Atom::BagSettler(_) => Some(Idle::EmptyBag),
        Atom::TakePillar(_) => Some(Idle::NoPillarCard),
        _ => Some(Idle::GivesNothing),
    }
}

fn tile(game: &Table, kind: TileKind) -> Option<Idle> {
    unless(rooms::has_room(game, kind), Idle::NoRoom(kind))
        .or_else(|| unless(rooms::has_tile(game, kind), Idle::NoTile(kind)))
}

/// RU-44, RU-86: whether the king's field prints a book or gold that is in supply.
fn tithe_gives(game: &Table) -> bool {
    game.own().king().is_some_and(|field| {
        let face = game.data.city.field(field);
        let books = (0..3).any(|book| face.books[book] > 0 && game.books[book] > 0);
        books || face.any_books > 0 && game.books != [0; 3] || face.gold > 0 && game.gold > 0
    })
}

/// RU-86: whether a tile lies in the city, or an empty field could be filled.
fn can_clear(game: &Table) -> bool {
    let city = &game.components().city;
    city.tile_fields.iter().enumerate().any(|(slot, &field)| {
        game.tiles[slot] != NONE || city.field(field).tile.is_some_and(|kind| game.pile(kind) > 0)
    })
}

/// Why a stage of a pillar would do nothing.
pub(crate) fn pillar(game: &Table, pillar: u8, card: PillarCard) -> Option<Idle> {
    let own = game.own();
    match game.data.pillar(card).effect {
        PillarEffect::Swap => unless(rooms::can_exchange(game, own.books), Idle::NothingToExchange),
        PillarEffect::Recruit => unless(own.present != 0, Idle::NobodyInTraining)
            .or_else(|| unless(rooms::can_recruit(game), Idle::NoOtherColour)),
        PillarEffect::Offer { .. } => unless(own.books != [0; 3], Idle::NoBook),
        PillarEffect::Sacrifice { vp, .. } => unless(own.vp >= i16::from(vp), Idle::NoPoints)
            .or_else(|| unless(rooms::rewards(game, card) != [false; 3], Idle::GivesNothing)),
        PillarEffect::Change { books } => {
            let any = Book::ALL.into_iter().any(|book| can_buy(game, book, books) || can_sell(game, book, books));
            unless(any, Idle::NothingToChange)
        }
        PillarEffect::Gain(atom) => gain(game, atom),
        PillarEffect::Depart => unless(rooms::can_send_any(game, u16::MAX, true), Idle::NobodyToSend),
        PillarEffect::School => unless(rooms::trainable(game, false) != 0, Idle::NobodyToTrain),
        PillarEffect::Both | PillarEffect::Twice => {
            let any = [Stage::Base, Stage::Shaft].into_iter().any(|part| rooms::can_use_part(game, pillar, part));
            unless(any, Idle::GivesNothing)
        }
    }
}

/// D-30, RU-74: whether gold can be changed for books of a kind.
pub(crate) fn can_buy(game: &Table, book: Book, books: u8) -> bool {
    game.own().gold > 0 && game.books[book.index()] >= books
}

/// D-30, RU-74: whether books of a kind can be changed for gold.
pub(crate) fn can_sell(game: &Table, book: Book, books: u8) -> bool {
    game.own().books[book.index()] >= books && game.gold > 0
}
