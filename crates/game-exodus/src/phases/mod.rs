//! What happens: one file per part of the rules. Whether it may happen is decided in `legal`.

pub(crate) mod cards;
pub(crate) mod dispatch;
pub(crate) mod field;
pub(crate) mod gains;
mod luck;
pub(crate) mod opening;
pub(crate) mod pillars;
pub(crate) mod tiles;
pub(crate) mod turn;
pub(crate) mod year;

use engine::{Log, Seat, variants};

use crate::actions::Action;
use crate::events::{Event, SendReason, TrainReason};
use crate::legal::rooms;
use crate::stack::Step;
use crate::state::Exodus;

pub(crate) use luck::{apply as apply_chance, check as check_chance, sample};

/// Does a checked action, and all that follows from it without a choice.
#[inline]
pub(crate) fn apply<L: Log<Event>>(game: &mut Exodus, _: Seat, action: &Action, log: &mut L) {
    act(game, action, log);
    run(game, log);
}

fn act<L: Log<Event>>(game: &mut Exodus, action: &Action, log: &mut L) {
    match (*action, game.stack.top()) {
        (Action::OrderSpace { space }, Step::Order { place }) => year::choose_space(game, space, place, log),
        (Action::PlaceKing { field }, Step::King { place }) => field::place_king(game, field, place, log),
        (Action::ChooseBook { book }, Step::AnyBook { left, source }) => {
            gains::choose_book(game, book, left, source, log);
        }
        (Action::TakeGuard { take }, _) => field::take_guard(game, take, log),
        (Action::PlaceTile { cell }, Step::Place { building }) => tiles::place(game, building, cell, log),
        (Action::PlaceTile { cell }, Step::Move { from }) => tiles::move_tile(game, from, cell, log),
        (Action::ActivateNow { profession, slot }, Step::Activate { cell }) => {
            tiles::activate(game, cell, profession, slot, log);
        }
        (Action::ActivateNow { profession, .. }, Step::Complete { pillar, stage }) => {
            pillars::complete(game, pillar, stage, profession, log);
        }
        (Action::TakePillar { display, stage, pillar }, Step::TakePillar { source, .. }) => {
            pillars::take(game, (display, stage, pillar), source, log);
        }
        (Action::BaseInstant { gain }, Step::Instant { card }) => pillars::instant(game, card, gain, log),
        (Action::TakeInfluence { card }, _) => cards::take_open(game, card, log),
        (Action::DrawInfluence, Step::Influence { source }) => game.stack.replace(Step::DrawInfluence { source }),
        (Action::KeepInfluence { card }, _) => cards::keep(game, card, log),
        (Action::TakeMonument { monument }, Step::Monument { space }) => {
            tiles::take_monument(game, monument, space, log);
        }
        (Action::Decline, _) => tiles::decline_monument(game, log),
        (Action::TakeTile { tile }, Step::TakeTile { source, .. }) => tiles::take_open(game, tile, source, log),
        (Action::DrawTiles, Step::TakeTile { kind, source }) => game.stack.replace(Step::DrawTiles { kind, source }),
        (Action::KeepTile { tile }, Step::KeepTile { source, .. }) => tiles::keep(game, tile, source, log),
        (Action::Advance, _) => turn::advance(game, log),
        (Action::Train { to }, _) => {
            game.actions_left -= 1;
            turn::train(game, to, TrainReason::Action, log);
        }
        (Action::Dispatch { profession, target }, _) => {
            game.actions_left -= 1;
            dispatch::send(game, profession, target, SendReason::Action, log);
        }
        (Action::TakeKnowledge { name, copy }, _) => dispatch::take_knowledge(game, name, copy, log),
        (Action::PlayInfluence { card }, _) => cards::play(game, card, log),
        (Action::UsePillar { pillar, stage }, _) => pillars::use_stage(game, pillar, stage, log),
        (Action::SpendFavour, _) => turn::spend_favour(game, log),
        (Action::EndTurn, Step::Turn { place }) => turn::end(game, place, log),
        (Action::TakeResidence { residence }, _) => dispatch::take_residence(game, residence, log),
        (Action::KnowledgeDispatch { profession, target }, step) => {
            dispatch::send_for_knowledge(game, profession, target, step, log);
        }
        (Action::CardDispatch { profession, target }, Step::CardDispatch { card, sent, closed }) => {
            cards::send(game, (card, sent, closed), profession, target, log);
        }
        (Action::ChooseColour { colour }, Step::ChooseColour { card }) => {
            cards::choose_colour(game, card, colour, log);
        }
        (Action::WorkshopSlot { cell, slot }, Step::WorkshopSlot { colour }) => {
            cards::put_apprentice(game, colour, cell, slot, log);
        }
        (Action::RotateMiddle { turns }, _) => cards::rotate_middle(game, turns),
        (Action::RotateTop { turns }, _) => cards::rotate_top(game, turns, log),
        (Action::FreeTrain { to }, Step::FreeTrain { card }) => {
            game.stack.pop();
            turn::train(game, to, TrainReason::Card(card), log);
        }
        (Action::TakeDiscarded { name }, _) => cards::take_discarded(game, name, log),
        (Action::DrawKnowledge, _) => game.stack.replace(Step::DrawKnowledge),
        (Action::KeepKnowledge { name }, _) => cards::keep_knowledge(game, name, log),
        (Action::SwapFirst { cell }, _) => game.stack.replace(Step::SwapSecond { first: cell }),
        (Action::SwapSecond { cell }, Step::SwapSecond { first }) => cards::swap_residences(game, first, cell, log),
        (Action::Exchange { from, to }, step) => cards::exchange(game, from, to, step, log),
        (Action::MoveTile { cell }, _) => game.stack.replace(Step::Move { from: cell }),
        (Action::PayBook { book }, step) => cards::pay_book(game, book, step, log),
        (Action::PayGold { gold }, Step::OfferGold { card }) => cards::offer_gold(game, card, gold, log),
        (Action::GiveBack { profession }, Step::GiveBack { card }) => pillars::give_back(game, card, profession, log),
        (Action::KeepSettler { colour }, Step::KeepSettler { card }) => pillars::keep(game, card, colour, log),
        (Action::Reward { reward }, Step::Reward { card }) => pillars::reward(game, card, reward, log),
        (Action::Change { change }, Step::Change { card }) => pillars::change(game, card, change, log),
        (Action::CapitalPart { part }, Step::CapitalPart { pillar, done }) => {
            pillars::use_part(game, pillar, part, done.is_some(), log);
        }
        (Action::Again { again }, Step::Again { pillar, part }) => {
            game.stack.pop();
            if again {
                pillars::begin_part(game, pillar, part, log);
            }
        }
        (Action::PillarDispatch { profession, target }, Step::Depart { card }) => {
            game.stack.pop();
            dispatch::send(game, profession, target, SendReason::Pillar(card), log);
        }
        (Action::PillarTrain { to }, Step::School { card }) => {
            game.stack.pop();
            turn::train(game, to, TrainReason::Pillar(card), log);
        }
        (Action::Skip | Action::Stop, _) => game.stack.pop(),
        // A checked action meets its step.
        (
            variants!(Action:
                OrderSpace PlaceKing ChooseBook PlaceTile ActivateNow TakePillar BaseInstant DrawInfluence TakeMonument
                TakeTile DrawTiles KeepTile EndTurn CardDispatch ChooseColour WorkshopSlot FreeTrain SwapSecond PayGold
                GiveBack KeepSettler Reward Change CapitalPart Again PillarDispatch PillarTrain
            ),
            _,
        ) => {}
    }
}

/// Does steps until luck or a seat is to decide.
pub(crate) fn run<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    loop {
        let step = game.stack.top();
        match step {
            Step::Field { part, done } => field::resolve(game, part, done, log),
            Step::Gains { source, next } => gains::next(game, source, next, log),
            Step::Workshops { trigger, next } => gains::trigger(game, trigger, next, log),
            Step::Track => gains::next_bonus(game, log),
            Step::AgoraSettler { agora, colour } => tiles::agora_settler(game, agora, colour, log),
            Step::Settle { profession } => dispatch::settle(game, profession),
            Step::Know => dispatch::know(game, log),
            Step::WaitingCells { next } => dispatch::waiting_cell(game, next),
            Step::WaitingBonuses { next } => dispatch::waiting_bonus(game, next),
            Step::Tithe { card, gold } => cards::tithe(game, card, gold, log),
            Step::Clear => {
                game.stack.pop();
                opening::clear(game, log);
            }
            Step::Slide => {
                game.stack.pop();
                opening::slide(game, log);
            }
            Step::BeginYear => year::begin(game, log),
            Step::EndRound => year::end_round(game, log),
            Step::EndYear => year::end(game, log),
            Step::BeginTurn { place } => turn::begin(game, place, log),
            Step::Order { place } if place == game.seats => year::order_is_chosen(game, log),
            Step::King { place } if place == game.seats => game.stack.replace(Step::BeginTurn { place: 0 }),
            _ if waits(game, step, log) => return,
            _ => game.stack.pop(),
        }
    }
}

/// Whether luck or a seat has something to decide; otherwise the step is over.
#[inline]
fn waits<L: Log<Event>>(game: &mut Exodus, step: Step, log: &mut L) -> bool {
    match step {
        Step::Order { place } => game.active = game.sorting[usize::from(place)],
        Step::King { place } => game.active = game.order[usize::from(place)],
        Step::AnyBook { left, source } => return gains::can_choose_book(game, left, source, log),
        Step::Bag { left, source } => return gains::can_draw(game, left, source, log),
        Step::Activate { cell } => return rooms::can_activate(game, cell),
        Step::Complete { stage, .. } => return rooms::can_complete(game, stage),
        Step::CardDispatch { card, closed, .. } => return rooms::can_send_by_card(game, card, closed),
        Step::Exchange { left } | Step::ExchangeMore { left } => return rooms::can_exchange(game, left),
        Step::DonateBooks { card, paid } => return rooms::can_donate(game, card, paid),
        Step::CapitalPart { pillar, done: Some(done) } => return rooms::can_use_other_part(game, pillar, done),
        Step::Again { pillar, part } => return rooms::can_use_part(game, pillar, part),
        variants!(Step: Pillars KnowledgeCards Monuments Refill Tiles Settlers) => return luck::wanted(game, step) > 0,
        _ => {}
    }
    true
}
