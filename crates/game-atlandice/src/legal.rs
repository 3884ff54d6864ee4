//! What is allowed, and why not. [`check`] is the one truth; [`list`] offers what passes it.

use engine::Seat;

use crate::actions::{Action, Ask, Recipient};
use crate::kinds::{Area, Effect, Good, Party};
use crate::refusals::Illegal;
use crate::state::{Atlandice, Goods, Phase};

/// Adds the legal actions in their order.
#[inline]
pub(crate) fn list(game: &Atlandice, seat: Seat, into: &mut Vec<Action>) {
    if seat != game.active {
        return;
    }
    let here = game.here;
    match game.phase {
        Phase::Recipient => list_recipients(game, seat, into),
        Phase::Area => list_areas(into, |area| game.dice(area) > 0, |area| Action::Search { area }),
        Phase::Take => list_goods(game.goods(here), into, |good| Action::Take { good }),
        Phase::Bonus | Phase::ExtraHere => list_gain(game, here, into),
        Phase::ExtraFrom => {
            list_areas(into, |area| is_full_elsewhere(game, area), |district| Action::TakeFrom { district });
            list_decline(game, into);
        }
        Phase::ExtraThere { district } => list_goods(game.goods(district), into, |good| Action::Take { good }),
        Phase::ExtraMarket => list_gain(game, Area::BlackMarket, into),
        Phase::SwapAway => list_goods(game.goods(here), into, |good| Action::SwapAway { good }),
        Phase::SwapWith { .. } => {
            list_areas(into, |area| is_full_elsewhere(game, area), |district| Action::SwapWith { district });
        }
        Phase::SwapIn { district, .. } => list_goods(game.goods(district), into, |good| Action::SwapIn { good }),
        Phase::ToMarket => list_goods(game.goods(here), into, |good| Action::Move { good }),
        Phase::FromMarket => list_goods(game.goods(Area::BlackMarket), into, |good| Action::Move { good }),
        Phase::MoveTo { .. } => {
            list_areas(into, |area| may_receive(game, area).is_ok(), |district| Action::MoveTo { district });
        }
        Phase::TurnDie => list_areas(into, |area| game.dice(area) > 0, |area| Action::TurnDie { area }),
        Phase::TurnTo { .. } => list_areas(into, |area| game.is_in_play(area), |area| Action::TurnTo { area }),
        Phase::Sail => {
            list_areas(into, |area| area != game.submarine && game.is_in_play(area), |area| Action::Sail { area });
        }
        Phase::Donate { .. } => list_donations(game.held[seat.index()], into),
        Phase::Start | Phase::Tops | Phase::Gates | Phase::Roll | Phase::RollAgain | Phase::Uncover { .. } => {}
        Phase::Over { .. } => {}
    }
}

/// AD-D1.
fn list_recipients(game: &Atlandice, seat: Seat, into: &mut Vec<Action>) {
    for party in [Recipient::Own, Recipient::Neutral] {
        if check_recipient(game, seat, party).is_ok() {
            into.push(Action::For { party });
        }
    }
}

#[inline]
fn list_areas(into: &mut Vec<Action>, allowed: impl Fn(Area) -> bool, action: impl Fn(Area) -> Action) {
    into.extend(Area::ALL.into_iter().filter(|&area| allowed(area)).map(action));
}

#[inline]
fn list_goods(goods: Goods, into: &mut Vec<Action>, action: impl Fn(Good) -> Action) {
    into.extend(Good::ALL.into_iter().filter(|good| goods[good.index()] > 0).map(action));
}

/// AD-D4, AD-D5, AD-D8: what lies there, or nothing.
#[inline]
fn list_gain(game: &Atlandice, area: Area, into: &mut Vec<Action>) {
    list_goods(game.goods(area), into, |good| Action::Take { good });
    list_decline(game, into);
}

/// Rulings AD-R3 and AD-R4: a player may decline, the neutral party never does.
#[inline]
fn list_decline(game: &Atlandice, into: &mut Vec<Action>) {
    if game.party != Party::Neutral {
        into.push(Action::Decline);
    }
}

/// AD-D18: unordered pairs, each once.
fn list_donations(held: Goods, into: &mut Vec<Action>) {
    for (index, &first) in Good::ALL.iter().enumerate() {
        for &second in &Good::ALL[index..] {
            if has_pair(held, first, second) {
                into.push(Action::Donate { first, second });
            }
        }
    }
    into.push(Action::Stop);
}

#[inline]
fn has_pair(held: Goods, first: Good, second: Good) -> bool {
    held[first.index()] > u8::from(first == second) && held[second.index()] > 0
}

pub(crate) fn check(game: &Atlandice, seat: Seat, action: &Action) -> Result<(), Illegal> {
    fail_if!(matches!(game.phase, Phase::Over { .. }), Illegal::Over);
    fail_if!(seat != game.active && game.active().is_some(), Illegal::NotYourTurn { active: game.active });
    let Some(asked) = game.ask(seat) else { return Err(Illegal::LuckFirst) };
    match (*action, asked) {
        (Action::For { party }, Ask::Recipient) => check_recipient(game, seat, party),
        (Action::For { .. }, _) if game.seats > 2 => Err(Illegal::NoNeutral),
        (Action::Search { area }, Ask::Area { .. }) => check_die(game, area, Illegal::NoDie { area }),
        (Action::Take { good }, Ask::Take { area, .. } | Ask::Bonus { area, .. } | Ask::ExtraHere { area, .. }) => {
            check_lies(game, good, area)
        }
        (Action::Take { good }, Ask::ExtraThere { district, .. }) => check_lies(game, good, district),
        (Action::Take { good }, Ask::ExtraMarket { .. }) => check_lies(game, good, Area::BlackMarket),
        (Action::TakeFrom { district }, Ask::ExtraFrom { .. }) => check_elsewhere(game, district),
        (Action::SwapAway { good }, Ask::SwapAway { area }) => check_lies(game, good, area),
        (Action::SwapWith { district }, Ask::SwapWith { .. }) => check_elsewhere(game, district),
        (Action::SwapIn { good }, Ask::SwapIn { district, .. }) => check_lies(game, good, district),
        (Action::Move { good }, Ask::ToMarket { area }) => check_lies(game, good, area),
        (Action::Move { good }, Ask::FromMarket { .. }) => check_lies(game, good, Area::BlackMarket),
        (Action::MoveTo { district }, Ask::MoveTo { .. }) => may_receive(game, district),
        (Action::TurnDie { area }, Ask::TurnDie) => check_die(game, area, Illegal::NoDieToTurn { area }),
        (Action::TurnTo { area }, Ask::TurnTo { .. }) => check_in_play(game, area),
        (Action::Sail { area }, Ask::Sail) if area == game.submarine => Err(Illegal::SubmarineThere { area }),
        (Action::Sail { area }, Ask::Sail) => check_in_play(game, area),
        (Action::Donate { first, second }, Ask::Donate { .. }) => {
            check_donation(game.held[seat.index()], first, second)
        }
        (Action::Stop, Ask::Donate { .. }) => Ok(()),
        (Action::Decline, _) => check_decline(game, asked),
        _ => Err(Illegal::WrongMoment { asked }),
    }
}

/// AD-9.2: of the dice a player takes in a round exactly one is for the neutral party.
fn check_recipient(game: &Atlandice, seat: Seat, recipient: Recipient) -> Result<(), Illegal> {
    let own = game.dice_each() - 1;
    match recipient {
        Recipient::Own if game.taken[seat.index()] >= own => Err(Illegal::OwnDiceTaken { own }),
        Recipient::Neutral if game.given.contains(seat) => Err(Illegal::NeutralServed),
        Recipient::Own | Recipient::Neutral => Ok(()),
    }
}

/// AD-4.1, AD-5.9: a die must lie there.
fn check_die(game: &Atlandice, area: Area, why_not: Illegal) -> Result<(), Illegal> {
    if game.dice(area) > 0 { Ok(()) } else { Err(why_not) }
}

/// AD-4.2: only what lies there.
fn check_lies(game: &Atlandice, good: Good, area: Area) -> Result<(), Illegal> {
    if game.goods(area)[good.index()] > 0 { Ok(()) } else { Err(Illegal::NotThere { good, area }) }
}

/// Ruling AD-R17: an exhausted district is no target.
fn check_in_play(game: &Atlandice, area: Area) -> Result<(), Illegal> {
    if game.is_in_play(area) { Ok(()) } else { Err(Illegal::DistrictGone { district: area }) }
}

/// AD-5.2, AD-5.4: another district with something in it.
fn check_elsewhere(game: &Atlandice, district: Area) -> Result<(), Illegal> {
    check_another(game, district)?;
    if game.is_empty(district) { Err(Illegal::NothingThere { district }) } else { Ok(()) }
}

/// What an effect of the district being searched calls another district.
fn check_another(game: &Atlandice, district: Area) -> Result<(), Illegal> {
    fail_if!(!district.is_district(), Illegal::NotADistrict);
    fail_if!(district == game.here, Illegal::SameDistrict { district });
    check_in_play(game, district)
}

fn is_full_elsewhere(game: &Atlandice, area: Area) -> bool {
    check_elsewhere(game, area).is_ok()
}

/// AD-5.8: another district; AD-5.12: any district.
fn may_receive(game: &Atlandice, district: Area) -> Result<(), Illegal> {
    let any = game.tile(game.here).is_some_and(|tile| game.data.tile(tile).effect == Effect::MarketToAny);
    if any && district == game.here { Ok(()) } else { check_another(game, district) }
}

/// AD-7.4, AD-D18.
fn check_donation(held: Goods, first: Good, second: Good) -> Result<(), Illegal> {
    fail_if!(first > second, Illegal::PairOrder { first, second });
    if has_pair(held, first, second) {
        return Ok(());
    }
    let lacking = if held[first.index()] > u8::from(first == second) { second } else { first };
    let needed = if first == second { 2 } else { 1 };
    Err(Illegal::NotHeld { good: lacking, needed, held: held[lacking.index()] })
}

/// Rulings AD-R3 and AD-R4: what may be left.
fn check_decline(game: &Atlandice, asked: Ask) -> Result<(), Illegal> {
    match asked {
        Ask::Bonus { .. } | Ask::ExtraHere { .. } | Ask::ExtraFrom { .. } | Ask::ExtraMarket { .. } => {
            if game.party == Party::Neutral { Err(Illegal::NeutralTakesAll) } else { Ok(()) }
        }
        Ask::Take { .. } => Err(Illegal::MustTake),
        _ => Err(Illegal::MustAct { asked }),
    }
}
