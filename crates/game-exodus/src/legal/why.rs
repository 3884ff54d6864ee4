//! Why an action is refused that is not among the legal ones. Always about the active player; what
//! it says never makes anything legal.

use engine::variants;

use crate::actions::{Action, Change, Instant, Reward, Target, Tile};
use crate::asks::Building;
use crate::atoms::{Atom, PillarEffect};
use crate::kinds::{
    Book, Cell, Display, Field, Influence, Knowledge, OrderSpace, PROFESSIONS, PillarCard, Profession, Stage,
};
use crate::legal::{idle, rooms};
use crate::player::NONE;
use crate::refusals::Illegal;
use crate::stack::Step;
use crate::state::Exodus;

/// The reason.
pub(crate) fn not(game: &Exodus, action: &Action) -> Illegal {
    let step = game.stack.top();
    match (*action, step) {
        (Action::OrderSpace { space }, Step::Order { .. }) => order_space(game, space),
        (Action::PlaceKing { field }, Step::King { .. }) => king(game, field),
        (Action::ChooseBook { book }, Step::AnyBook { .. }) => Illegal::NoBookLeft { book },
        (Action::PlaceTile { cell }, Step::Place { building }) => {
            place(game, cell, matches!(building, Building::Agora(_)))
        }
        (Action::PlaceTile { cell }, Step::Move { from }) => place(game, cell, game.data.grid.cell(from).agora),
        (Action::ActivateNow { profession, slot }, Step::Activate { cell }) => {
            target(game, profession, Target::Workshop { cell, slot }, true)
        }
        (Action::ActivateNow { profession, .. }, Step::Complete { pillar, stage }) => {
            target(game, profession, Target::Pillar { pillar, stage }, true)
        }
        (Action::TakePillar { display, stage, pillar }, Step::TakePillar { display: only, .. }) => {
            pillar_card(game, (display, stage, pillar), only)
        }
        (Action::BaseInstant { gain }, Step::Instant { card }) => instant(game, card, gain),
        (Action::TakeInfluence { card }, Step::Influence { .. }) => Illegal::InfluenceNotOpen { card },
        (Action::DrawInfluence, Step::Influence { .. }) => Illegal::NoInfluenceDeck,
        (Action::KeepInfluence { .. }, Step::KeepInfluence { .. })
        | (Action::KeepTile { .. }, Step::KeepTile { .. })
        | (Action::KeepSettler { .. }, Step::KeepSettler { .. }) => Illegal::NotDrawn,
        (Action::TakeMonument { .. }, Step::Monument { .. }) => Illegal::NoSuchMonument,
        (Action::TakeTile { tile }, Step::TakeTile { kind, .. }) => open_tile(tile, kind),
        (Action::DrawTiles, Step::TakeTile { .. }) => Illegal::NoTileLeft,
        (Action::TakeResidence { .. }, Step::TakeResidence { .. }) => Illegal::ResidenceNotOpen,
        (Action::KnowledgeDispatch { profession, target }, Step::SendBoth { name }) => {
            for_knowledge(game, profession, target, &game.data.knowledge(name).requires)
        }
        (Action::KnowledgeDispatch { profession, target }, Step::SendLast { profession: only, .. }) => {
            for_knowledge(game, profession, target, &[only])
        }
        (variants!(Action: Advance Train Dispatch TakeKnowledge PlayInfluence), Step::Turn { .. })
            if game.actions_left == 0 =>
        {
            Illegal::NoActionLeft
        }
        (Action::Advance, Step::Turn { .. }) => Illegal::TrackEnd,
        (Action::Train { to }, Step::Turn { .. }) => training(game, to, false),
        (Action::Dispatch { profession, target }, Step::Turn { .. }) => self::target(game, profession, target, true),
        (Action::TakeKnowledge { name, copy }, Step::Turn { .. }) => learn(game, name, copy),
        (Action::PlayInfluence { card }, Step::Turn { .. }) => influence(game, card),
        (Action::UsePillar { pillar, stage }, Step::Turn { .. }) => use_pillar(game, pillar, stage),
        (Action::SpendFavour, Step::Turn { .. }) => Illegal::NoFavour,
        _ => by_card(game, action, step),
    }
}

/// Decisions that influence cards and pillars ask for.
fn by_card(game: &Exodus, action: &Action, step: Step) -> Illegal {
    let own = game.own();
    match (*action, step) {
        (Action::CardDispatch { profession, target }, Step::CardDispatch { card, closed, .. }) => {
            let (set, pillars) = rooms::sent_by_card(game, card, closed);
            match is_there(game, profession) {
                Some(why) => why,
                None if set & profession.bit() == 0 => Illegal::NotSentByCard { profession },
                None => self::target(game, profession, target, pillars),
            }
        }
        (Action::Stop, Step::CardDispatch { .. } | Step::Exchange { .. } | Step::DonateBooks { .. }) => {
            Illegal::NothingYet
        }
        (Action::ChooseColour { colour }, Step::ChooseColour { .. }) => Illegal::NobodyOfColour { colour },
        (Action::WorkshopSlot { cell, .. }, Step::WorkshopSlot { .. }) => Illegal::NoSuchSlot { cell },
        (Action::RotateMiddle { turns }, Step::RotateMiddle) | (Action::RotateTop { turns }, Step::RotateTop) => {
            Illegal::TooManyTurns { turns }
        }
        (Action::FreeTrain { to }, Step::FreeTrain { .. }) => training(game, to, true),
        (Action::PillarTrain { to }, Step::School { .. }) => training(game, to, false),
        (Action::TakeDiscarded { name }, Step::KnowledgeSource) => {
            if is_owned(game, name) {
                Illegal::KnowledgeOwned { name }
            } else {
                Illegal::NotDiscarded { name }
            }
        }
        (Action::DrawKnowledge, Step::KnowledgeSource) => Illegal::NoKnowledgeDeck,
        (Action::KeepKnowledge { name }, Step::KeepKnowledge) => {
            let drawn = game.drawn().any(|drawn| drawn == name.0);
            if drawn { Illegal::KnowledgeOwned { name } } else { Illegal::NotDrawn }
        }
        (Action::SwapFirst { cell }, Step::SwapFirst) | (Action::SwapSecond { cell }, Step::SwapSecond { .. }) => {
            Illegal::NoSuchCell { cell }
        }
        (Action::Exchange { from, to }, Step::Exchange { left } | Step::ExchangeMore { left }) => {
            exchange(game, from, to, left)
        }
        (Action::Exchange { from, to }, Step::Swap { .. }) => exchange(game, from, to, own.books),
        (Action::MoveTile { cell }, Step::MoveTile) => Illegal::CannotMove { cell },
        (Action::PayBook { book }, Step::DonateBooks { .. } | Step::OfferBook { .. }) => Illegal::NoBookToGive { book },
        (Action::PayGold { gold }, Step::OfferGold { .. }) => Illegal::NoGoldToGive { gold },
        (Action::GiveBack { profession }, Step::GiveBack { .. }) => Illegal::NobodyThere { profession },
        (Action::Reward { reward }, Step::Reward { card }) => rewards(game, card, reward),
        (Action::Change { change }, Step::Change { .. }) => changes(game, change),
        (Action::CapitalPart { .. }, Step::CapitalPart { .. }) => Illegal::NoSuchPart,
        (Action::PillarDispatch { profession, target }, Step::Depart { .. }) => {
            self::target(game, profession, target, true)
        }
        _ => Illegal::OtherQuestion,
    }
}

/// AE-4.2, RU-66.
fn order_space(game: &Exodus, space: OrderSpace) -> Illegal {
    let owner = game.all_seats().find(|&seat| game.player(seat).space == space.0 && space.0 != NONE);
    owner.map_or(Illegal::SpaceClosed { space }, |seat| Illegal::SpaceTaken { space, seat })
}

/// AE-5.2, AE-5.3.
fn king(game: &Exodus, field: Field) -> Illegal {
    if !game.data.city.has(field) || field.ring().index() + 1 != usize::from(game.round) {
        return Illegal::OtherRing { field };
    }
    let own = game.own();
    if let Some(from) = own.king().filter(|_| game.round > 1) {
        let reach = game.data.city.reach(from, game.top_turn, game.middle_turn);
        if reach >> field.number() & 1 == 0 {
            return Illegal::NotReached { from, to: field };
        }
    }
    let owner = game.kings(field).next();
    owner.map_or(Illegal::FieldBlocked { field }, |seat| Illegal::FieldTaken { field, seat })
}

/// AE-7.6, AE-10.2, AE-11.2.
fn place(game: &Exodus, cell: Cell, agora: bool) -> Illegal {
    let grid = &game.components().grid;
    if cell.0 >= grid.cells {
        Illegal::NoSuchCell { cell }
    } else if grid.cell(cell).agora != agora {
        Illegal::OtherCell { cell }
    } else {
        Illegal::CellCovered { cell }
    }
}

/// AE-6.C.1: nobody of the profession is there.
fn is_there(game: &Exodus, profession: Profession) -> Option<Illegal> {
    let there = profession.index() < PROFESSIONS && game.own().present & profession.bit() != 0;
    (!there).then_some(Illegal::NobodyThere { profession })
}

/// AE-6.C.2: why a settler cannot go there.
fn target(game: &Exodus, profession: Profession, target: Target, pillars: bool) -> Illegal {
    if let Some(why) = is_there(game, profession) {
        return why;
    }
    let own = game.own();
    match target {
        Target::Residence if rooms::free_cells(game) == 0 => Illegal::NoCellForResidence,
        Target::Residence => Illegal::NoOpenResidence,
        Target::Ship => Illegal::NoFreeShip,
        Target::Workshop { cell, slot } => {
            let Some(Building::Workshop(workshop)) = own.plot(cell).building else {
                return Illegal::NoSuchSlot { cell };
            };
            let face = game.data.workshop(workshop);
            let free = slot < face.slots && own.plot(cell).filled_slots() >> slot & 1 == 0;
            if free && face.fits[usize::from(slot)] & profession.bit() == 0 {
                Illegal::SlotDoesNotFit { profession }
            } else {
                Illegal::NoSuchSlot { cell }
            }
        }
        Target::Pillar { .. } if !pillars => Illegal::NoPillarForCard,
        Target::Pillar { .. } => Illegal::PillarDoesNotWait { profession },
    }
}

/// AE-6.D.3.
fn for_knowledge(game: &Exodus, profession: Profession, to: Target, asked: &[Profession]) -> Illegal {
    if !asked.contains(&profession) {
        return Illegal::NotAskedFor { profession };
    }
    if let Target::Pillar { .. } = to {
        return Illegal::NoPillarForKnowledge;
    }
    let mut open = false;
    rooms::each_target(game, profession, false, |other| open |= other == to);
    if open { Illegal::NoPlaceForTheOther } else { target(game, profession, to, false) }
}

/// AE-12.1, AE-12.2.
fn pillar_card(game: &Exodus, (display, stage, _): (Display, Stage, u8), only: Option<Display>) -> Illegal {
    let there = only.is_none_or(|only| only == display) && !game.stacks[display.index()][stage.index()].is_empty();
    if there { Illegal::NoPillarFor { stage } } else { Illegal::NoSuchPillarCard { stage } }
}

/// AE-12.4.
fn instant(game: &Exodus, card: PillarCard, gain: Instant) -> Illegal {
    match gain {
        Instant::Book(book) => Illegal::NoBookLeft { book },
        Instant::Printed(place) => match game.data.pillar(card).instant.get().get(usize::from(place)) {
            Some(Atom::AnyBook(_)) | None => Illegal::NoSuchInstant,
            Some(_) => Illegal::GivesNothing,
        },
    }
}

fn open_tile(tile: Tile, kind: crate::kinds::TileKind) -> Illegal {
    if tile.kind() == kind { Illegal::TileNotOpen } else { Illegal::OtherQuestion }
}

/// AE-6.B.1, AE-7.2.
fn training(game: &Exodus, to: Profession, free: bool) -> Illegal {
    let (own, arrow) = (game.own(), game.data.school.field(to));
    let Some(from) = arrow.from.filter(|_| game.data.school.has(to)) else { return Illegal::NoArrow { to } };
    if own.present & from.bit() == 0 {
        return Illegal::NobodyToTrain { from };
    }
    let missing = Book::ALL.into_iter().find(|book| own.books[book.index()] < arrow.books[book.index()]);
    match missing.filter(|_| !free) {
        Some(book) => Illegal::BooksMissing { book, has: own.books[book.index()], needs: arrow.books[book.index()] },
        None => Illegal::GoldMissing { has: own.gold, needs: arrow.gold },
    }
}

fn is_owned(game: &Exodus, name: Knowledge) -> bool {
    u32::from(name.0) < 32 && game.own().knowledge >> name.0 & 1 == 1
}

/// AE-6.D.1, AE-6.D.2.
fn learn(game: &Exodus, name: Knowledge, copy: u8) -> Illegal {
    if is_owned(game, name) {
        return Illegal::KnowledgeOwned { name };
    }
    if name.0 == NONE || copy >= rooms::displayed(game, name) {
        return Illegal::NotDisplayed { name };
    }
    let own = game.own();
    let [first, second] = game.data.knowledge(name).requires;
    let needs = |who: Profession| 1 + u8::from(first == second && who == second);
    match [first, second].into_iter().find(|&who| own.settlers[who.index()] < needs(who)) {
        Some(profession) => Illegal::ProfessionMissing { name, profession },
        None => Illegal::NoTwoPlaces { name },
    }
}

/// AE-6.E.1, AE-6.E.2.
fn influence(game: &Exodus, card: Influence) -> Illegal {
    let held = u32::from(card.0) < 32 && game.hand(game.active) >> card.0 & 1 == 1;
    match idle::influence(game, card).filter(|_| held) {
        Some(why) => Illegal::CardWouldDoNothing { card, why },
        None => Illegal::NotHeld { card },
    }
}

/// AE-12.8.
fn use_pillar(game: &Exodus, pillar: u8, stage: Stage) -> Illegal {
    let Some(cards) = game.own().pillars().get(usize::from(pillar)) else { return Illegal::NoSuchPillar };
    if game.used >> pillar & 1 == 1 {
        return Illegal::PillarUsed;
    }
    match cards.card(stage).filter(|_| cards.is_complete(stage)) {
        Some(card) => match idle::pillar(game, pillar, card) {
            Some(why) => Illegal::PillarWouldDoNothing { why },
            None => Illegal::OtherQuestion,
        },
        None => Illegal::StageIncomplete { stage },
    }
}

/// D-24.
fn exchange(game: &Exodus, from: Book, to: Book, left: [u8; 3]) -> Illegal {
    if from == to {
        Illegal::SameBook
    } else if left[from.index()] == 0 {
        Illegal::NoBookToGive { book: from }
    } else {
        debug_assert!(game.books[to.index()] == 0, "an exchange is refused for no reason");
        Illegal::NoBookLeft { book: to }
    }
}

/// D-29.
fn rewards(game: &Exodus, card: PillarCard, reward: Reward) -> Illegal {
    let printed = match game.data.pillar(card).effect {
        PillarEffect::Offer { .. } => reward != Reward::Book,
        PillarEffect::Sacrifice { .. } => reward != Reward::Vp,
        _ => false,
    };
    if printed { Illegal::GivesNothing } else { Illegal::NoSuchInstant }
}

/// D-30.
fn changes(game: &Exodus, change: Change) -> Illegal {
    match change {
        Change::GoldTo(book) if game.own().gold > 0 => Illegal::NoBookLeft { book },
        Change::BooksToGold(_) if game.gold == 0 => Illegal::NoGoldLeft,
        _ => Illegal::CannotChange,
    }
}
