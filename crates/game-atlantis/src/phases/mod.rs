//! What happens: one file per part of a turn. Whether it may happen is decided in `legal.rs`.

pub(crate) mod drawing;
pub(crate) mod ending;
pub(crate) mod menu;
pub(crate) mod moving;
pub(crate) mod opening;
pub(crate) mod paying;
pub(crate) mod taking;

use engine::{Dice, Log, Seat};

use crate::actions::{Action, Chance, Event};
use crate::refusals::Illegal;
use crate::state::{Atlantis, Phase};

#[inline]
pub(crate) fn apply<L: Log<Event>>(game: &mut Atlantis, seat: Seat, action: &Action, log: &mut L) {
    match *action {
        Action::Buy { value } => menu::buy(game, seat, value, log),
        Action::Bridge { gap } => menu::build_bridge(game, seat, gap, log),
        Action::Move { from } => moving::choose_figure(game, seat, from, log),
        Action::ShowHand => menu::show_hand(game, seat, log),
        Action::Play { object } => moving::play_card(game, seat, object, log),
        Action::PayTile { value } => paying::pay_tile(game, seat, value, log),
        Action::PayCard { object } => paying::pay_card(game, seat, object, log),
        Action::Done => drawing::end_turn(game, seat, log),
    }
}

#[inline]
pub(crate) fn sample<D: Dice>(game: &Atlantis, dice: &mut D) -> Chance {
    match game.phase {
        Phase::Start => opening::sample_start(game, dice),
        Phase::Layout => opening::sample_layout(game, dice),
        Phase::Uncover { position } => taking::sample_uncover(game, position, dice),
        Phase::Draw { count, .. } => drawing::sample_draw(game, count, dice),
        Phase::Menu { .. } | Phase::Card { .. } | Phase::Pay { .. } | Phase::LateBridge | Phase::Over => {
            unreachable!("luck is asked only when it is awaited")
        }
    }
}

pub(crate) fn check_chance(game: &Atlantis, chance: &Chance) -> Result<(), Illegal> {
    match (game.phase, chance) {
        (Phase::Start, Chance::Start { seat }) => opening::check_start(game, *seat),
        (Phase::Layout, Chance::Layout { tiles }) => opening::check_layout(game, tiles),
        (Phase::Uncover { position }, Chance::Uncover { position: uncovered, tile }) => {
            fail_if!(*uncovered != position, Illegal::OtherPosition { position });
            taking::check_uncover(game, position, *tile)
        }
        (Phase::Draw { count, why }, Chance::Draw { seat, cards }) => {
            drawing::check_draw(game, count, why, *seat, cards)
        }
        _ => Err(Illegal::OtherLuck),
    }
}

#[inline]
pub(crate) fn apply_chance<L: Log<Event>>(game: &mut Atlantis, chance: &Chance, log: &mut L) {
    match chance {
        Chance::Start { seat } => opening::start(game, *seat, log),
        Chance::Layout { tiles } => opening::lay_path(game, tiles, log),
        Chance::Uncover { position, tile } => taking::uncover(game, *position, *tile, log),
        Chance::Draw { seat, cards } => drawing::draw(game, *seat, cards, log),
    }
}
