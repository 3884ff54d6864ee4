//! What happens: one file per part of a round. Whether it may happen is decided in `legal.rs`.

pub(crate) mod clock;
pub(crate) mod effects;
pub(crate) mod emptied;
pub(crate) mod opening;
pub(crate) mod searching;

use engine::{Dice, Log, Seat};

use crate::actions::{Action, Chance, Event, TakeReason};
use crate::refusals::Illegal;
use crate::state::{Atlandice, Phase};

#[inline]
pub(crate) fn apply<L: Log<Event>>(game: &mut Atlandice, seat: Seat, action: &Action, log: &mut L) {
    match *action {
        Action::For { party } => searching::choose_recipient(game, seat, party, log),
        Action::Search { area } => searching::search(game, seat, area, log),
        Action::Take { good } => searching::take(game, good, log),
        Action::TakeFrom { district } => game.phase = Phase::ExtraThere { district },
        Action::SwapAway { good } => game.phase = Phase::SwapWith { away: good },
        Action::SwapWith { district } => effects::swap_with(game, district),
        Action::SwapIn { good } => effects::swap(game, good, log),
        Action::Move { good } => effects::choose_moved(game, good, log),
        Action::MoveTo { district } => effects::move_to(game, district, log),
        Action::TurnDie { area } => game.phase = Phase::TurnTo { from: area },
        Action::TurnTo { area } => effects::turn_die(game, area, log),
        Action::Sail { area } => effects::sail(game, area, log),
        Action::Donate { first, second } => clock::donate(game, first, second, log),
        Action::Decline => searching::decline(game, log),
        Action::Stop => clock::stop(game, log),
    }
}

#[inline]
pub(crate) fn sample<D: Dice>(game: &Atlandice, dice: &mut D) -> Chance {
    match game.phase {
        Phase::Start => opening::sample_start(game, dice),
        Phase::Tops => opening::sample_tops(dice),
        Phase::Gates => opening::sample_gates(game, dice),
        Phase::Roll | Phase::RollAgain => Chance::Roll { face: roll(dice) },
        Phase::Uncover { district } => emptied::sample_uncover(game, district, dice),
        _ => unreachable!("luck is asked only when it is awaited"),
    }
}

#[inline]
pub(crate) fn roll<D: Dice>(dice: &mut D) -> u8 {
    dice.below(6) as u8 + 1
}

pub(crate) fn check_chance(game: &Atlandice, chance: &Chance) -> Result<(), Illegal> {
    match (game.phase, chance) {
        (Phase::Start, Chance::Start { seat }) => opening::check_start(game, *seat),
        (Phase::Tops, Chance::Tops { tiles }) => opening::check_tops(tiles),
        (Phase::Gates, Chance::Gates { faces }) => opening::check_gates(game, faces),
        (Phase::Roll | Phase::RollAgain, Chance::Roll { face }) => check_face(*face),
        (Phase::Uncover { district }, Chance::Uncover { tile }) => emptied::check_uncover(game, district, *tile),
        _ => Err(Illegal::OtherLuck),
    }
}

/// AD-1.2: dice have six faces.
pub(crate) fn check_face(face: u8) -> Result<(), Illegal> {
    if (1..=6).contains(&face) { Ok(()) } else { Err(Illegal::NoSuchFace { face }) }
}

#[inline]
pub(crate) fn apply_chance<L: Log<Event>>(game: &mut Atlandice, chance: &Chance, log: &mut L) {
    match chance {
        Chance::Start { seat } => opening::start(game, *seat, log),
        Chance::Tops { tiles } => opening::lay_tiles(game, tiles, log),
        Chance::Gates { faces } => opening::open_gates(game, faces, log),
        Chance::Roll { face } if game.phase == Phase::RollAgain => searching::search_again(game, *face, log),
        Chance::Roll { face } => effects::rolled(game, *face, log),
        Chance::Uncover { tile } => emptied::uncover(game, *tile, log),
    }
}

/// Why a resource is offered now.
pub(crate) fn reason(game: &Atlandice) -> TakeReason {
    match game.phase {
        Phase::Bonus => TakeReason::Bonus,
        Phase::ExtraHere | Phase::ExtraFrom | Phase::ExtraThere { .. } | Phase::ExtraMarket => {
            TakeReason::Effect(game.tile(game.here).expect("an effect has a tile"))
        }
        _ => TakeReason::Search,
    }
}
