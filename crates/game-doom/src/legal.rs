//! What is allowed, and why not. [`check`] is the one truth; [`list`] offers what passes it.

use engine::{KindSet, Seat};
use fleet::{Berth, MOST_HIT, Placing, Special, berth_number, colours, ensure};

use crate::actions::{Action, Ask, BoardReason};
use crate::kinds::{Card, Faction, Source};
use crate::refusals::{Illegal, Shared};
use crate::stack::Step;
use crate::state::Doom;

/// Adds the legal actions in their order.
pub(crate) fn list(game: &Doom, seat: Seat, into: &mut Vec<Action>) {
    let Some(asked) = game.ask(seat) else { return };
    // Most questions are about a number of cubes, and every number behind the screen will do.
    if let Ask::Senate | Ask::Bid { .. } | Ask::NewBid { .. } = asked {
        return into.extend((0..=game.table.council.supply(seat)).map(|cubes| Action::Commit { cubes }));
    }
    let mut offer = |action: Action| {
        if check_asked(game, seat, &action, asked).is_ok() {
            into.push(action);
        }
    };
    let ships = || game.table.council.harbour.berths();
    let passes = match asked {
        Ask::FirstRefugee => {
            ships().for_each(|ship| offer(Action::Board { ship }));
            false
        }
        Ask::Board { .. } => {
            ships().for_each(|ship| offer(Action::Board { ship }));
            offer(Action::Pursue);
            offer(Action::OpenHolds);
            offer(Action::Pass);
            false
        }
        Ask::Displace { .. } => {
            colours().for_each(|colour| offer(Action::Displace { colour }));
            offer(Action::IntoHold);
            false
        }
        Ask::Senate | Ask::Bid { .. } | Ask::NewBid { .. } => false,
        Ask::Faction { .. } | Ask::FreeFaction => {
            Faction::ALL.into_iter().for_each(|faction| offer(Action::TakeFaction { faction }));
            offer(Action::PassFaction);
            false
        }
        Ask::Power { .. } => {
            Faction::AT_THE_END.into_iter().for_each(|faction| offer(Action::UsePower { faction }));
            Faction::AT_THE_END.into_iter().for_each(|faction| offer(Action::SkipPower { faction }));
            false
        }
        Ask::Discard { .. } => {
            into.extend(game.cards.hand(seat).map(|card| Action::Discard { card }));
            false
        }
        Ask::Lay { .. } => {
            into.extend(game.cards.hand(seat).map(|card| Action::Lay { card }));
            false
        }
        Ask::KeepDown => {
            (0..1 << game.table.row_length()).for_each(|slots| offer(Action::KeepDown { slots }));
            false
        }
        Ask::Peek => {
            game.table.council.all_seats().for_each(|seat| offer(Action::Peek { seat }));
            true
        }
        Ask::Declare { .. } => {
            (0..=game.table.council.supply(seat)).for_each(|cubes| offer(Action::Declare { cubes }));
            false
        }
        Ask::Force { .. } => {
            game.table.council.all_seats().for_each(|seat| offer(Action::Force { seat }));
            true
        }
        Ask::ActFirst => {
            offer(Action::ActFirst);
            offer(Action::ActInOrder);
            false
        }
        Ask::Play { .. } => {
            sources(game, seat).for_each(|source| offer(Action::Play { source }));
            if game.cards.has_special(seat, Special::Empathy) {
                sources(game, seat).for_each(|source| offer(Action::PlayEmpathy { source }));
            }
            true
        }
        Ask::Sail { .. } => {
            ships().for_each(|ship| offer(Action::Sail { ship }));
            false
        }
        Ask::Target { .. } => {
            ships().for_each(|ship| offer(Action::Target { ship }));
            for seat in game.table.council.all_seats() {
                (1..=MOST_HIT).for_each(|cubes| offer(Action::Expel { seat, cubes }));
            }
            false
        }
        Ask::ThrowOff { .. } => {
            for colour in colours() {
                [false, true].into_iter().for_each(|hold| offer(Action::ThrowOff { colour, hold }));
            }
            offer(Action::Enough);
            false
        }
        Ask::Exchange => {
            ships().for_each(|ship| offer(Action::Exchange { ship }));
            false
        }
        Ask::Sacrifice => {
            for ship in ships() {
                [false, true].into_iter().for_each(|hold| offer(Action::Sacrifice { ship, hold }));
            }
            true
        }
        Ask::Spy => {
            offer(Action::Spy);
            true
        }
        Ask::Guard { .. } => {
            offer(Action::Guard);
            true
        }
        Ask::Ally { .. } => {
            offer(Action::Ally);
            true
        }
        Ask::Refund { .. } => {
            offer(Action::Refund);
            true
        }
        Ask::ChooseSpecial => {
            Special::ALL.into_iter().for_each(|special| offer(Action::TakeSpecial { special }));
            offer(Action::TakeTop);
            false
        }
    };
    if passes {
        into.push(Action::Pass);
    }
}

/// Where a card may come from; from the hand only by Intervention.
fn sources(game: &Doom, seat: Seat) -> impl Iterator<Item = Source> {
    let hand = if game.cards.has_special(seat, Special::Intervention) { &Card::ALL[..] } else { &[] };
    [Source::Own, Source::Borrowed].into_iter().chain(hand.iter().copied().map(Source::Hand))
}

/// Whether `seat` may do `action` now.
pub(crate) fn check(game: &Doom, seat: Seat, action: &Action) -> Result<(), Illegal> {
    match game.ask(seat) {
        Some(asked) => check_asked(game, seat, action, asked),
        None => Err(game.table.council.why_not_asked(game.table.awaiting(), seat).into()),
    }
}

fn check_asked(game: &Doom, seat: Seat, action: &Action, asked: Ask) -> Result<(), Illegal> {
    let council = &game.table.council;
    match (*action, asked) {
        (Action::Board { ship }, Ask::FirstRefugee) => Ok(council.check_first(ship)?),
        (Action::Board { ship }, Ask::Board { .. }) => {
            let placing = &game.table.placing;
            Ok(council.check_board(ship, placing, game.table.way(placing), game.table.ships_to_board(placing))?)
        }
        (Action::Pursue, Ask::Board { .. }) => check_boarding_special(game, seat, Special::Pursuit),
        (Action::OpenHolds, Ask::Board { .. }) => check_boarding_special(game, seat, Special::Holds),
        (Action::Pass, Ask::Board { why: BoardReason::Together, .. }) => Ok(game.table.placing.check_stop()?),
        (Action::Displace { colour }, Ask::Displace { ship }) => Ok(council.check_seated(seat, ship, colour)?),
        (Action::Commit { cubes }, Ask::Senate) => Ok(council.check_cubes(seat, cubes, "DA-3.1")?),
        (Action::Commit { cubes }, Ask::Bid { .. }) => Ok(council.check_cubes(seat, cubes, "DA-5.9")?),
        (Action::Commit { cubes }, Ask::NewBid { .. }) => Ok(council.check_cubes(seat, cubes, "DA-8.3")?),
        (Action::TakeFaction { faction }, Ask::Faction { price }) => check_faction(game, seat, faction, price),
        (Action::TakeFaction { faction }, Ask::FreeFaction) => check_faction(game, seat, faction, 0),
        (Action::PassFaction, Ask::Faction { .. }) => Ok(()),
        (Action::PassFaction, Ask::FreeFaction) => Err(Illegal::MustTakeFaction),
        (Action::UsePower { faction }, Ask::Power { left }) => {
            check_power(left, faction)?;
            check_use(game, seat, faction)
        }
        (Action::SkipPower { faction }, Ask::Power { left }) => check_power(left, faction),
        (Action::Discard { card }, Ask::Discard { .. }) | (Action::Lay { card }, Ask::Lay { .. }) => {
            Ok(game.cards.check_in_hand(seat, card)?)
        }
        (Action::KeepDown { slots }, Ask::KeepDown) => {
            let within = u16::from(slots) < 1 << game.table.row_length();
            Ok(ensure(within && slots.count_ones() <= 2, Shared::TooManyDown)?)
        }
        (Action::Peek { seat: at }, Ask::Peek) => {
            ensure(at != seat && council.has_seat(at), Illegal::NoSuchOpponent { seat: at })
        }
        (Action::Declare { cubes }, Ask::Declare { .. }) => {
            council.check_cubes(seat, cubes, "DA-5.11")?;
            ensure(council.is_number_free(cubes), Illegal::NumberTaken { cubes })
        }
        (Action::Force { seat: target }, Ask::Force { next }) => {
            ensure(game.table.can_be_forced(seat, target, next), Illegal::CannotForce { seat: target })
        }
        (Action::ActFirst | Action::ActInOrder, Ask::ActFirst) => Ok(()),
        (Action::Play { source }, Ask::Play { .. }) => check_play(game, seat, source),
        (Action::PlayEmpathy { source }, Ask::Play { .. }) => check_empathy(game, seat, source),
        (Action::Sail { ship }, Ask::Sail { card, .. }) => check_sail(game, ship, card),
        (Action::Target { ship }, Ask::Target { card }) => check_target(game, seat, ship, card),
        (Action::Expel { seat: target, cubes }, Ask::Target { card }) => check_expel(game, target, cubes, card),
        (Action::IntoHold, Ask::Displace { .. }) => Ok(game.table.placing.check_hold()?),
        (Action::ThrowOff { colour, hold }, Ask::ThrowOff { ship, .. }) => {
            let there = council.harbour.ship(ship).of_part(colour, hold) > 0;
            Ok(ensure(there && game.table.can_throw_off(seat, ship, colour), Shared::CannotThrowOff { colour })?)
        }
        (Action::Enough, Ask::ThrowOff { thrown, .. }) => Ok(ensure(thrown > 0, Shared::AtLeastOne)?),
        (Action::Exchange { ship }, Ask::Exchange) => {
            council.check_ship(ship)?;
            Ok(ensure(game.table.can_exchange(seat, ship), Shared::NoExchange)?)
        }
        (Action::Sacrifice { ship, hold }, Ask::Sacrifice) => {
            game.cards.check_special(seat, Special::Sacrifice)?;
            Ok(council.check_sacrifice(ship, hold, &game.table.placing)?)
        }
        (Action::Spy, Ask::Spy) => Ok(game.cards.check_special(seat, Special::Spy)?),
        (Action::Guard, Ask::Guard { .. }) => Ok(game.cards.check_special(seat, Special::Guardian)?),
        (Action::Ally, Ask::Ally { .. }) => Ok(game.cards.check_special(seat, Special::Alliance)?),
        (Action::Refund, Ask::Refund { .. }) => Ok(()),
        (Action::TakeSpecial { special }, Ask::ChooseSpecial) => {
            ensure(game.table.display.contains(&Some(special)), Illegal::NotDisplayed { special })
        }
        (Action::TakeTop, Ask::ChooseSpecial) => ensure(game.cards.special.drawable() > 0, Illegal::NothingToGain),
        (
            Action::Pass,
            Ask::Peek
            | Ask::Force { .. }
            | Ask::Play { .. }
            | Ask::Sacrifice
            | Ask::Spy
            | Ask::Guard { .. }
            | Ask::Ally { .. }
            | Ask::Refund { .. },
        ) => Ok(()),
        _ => Err(Illegal::WrongMoment { asked }),
    }
}

/// DA-D18: before a ship is named.
fn check_boarding_special(game: &Doom, seat: Seat, special: Special) -> Result<(), Illegal> {
    game.cards.check_special(seat, special)?;
    let placing = &game.table.placing;
    Ok(placing.check_special(special, || game.can_place_with_specials(placing))?)
}

/// DA-4.2, DA-4.4.
fn check_faction(game: &Doom, seat: Seat, faction: Faction, price: u8) -> Result<(), Illegal> {
    if let Some(holder) = game.table.holder(faction) {
        return Err(Shared::OfficeTaken { office: faction, holder }.into());
    }
    let supply = game.table.council.supply(seat);
    ensure(supply >= price, Illegal::TooDear { price, supply })
}

fn check_power(left: KindSet<Faction>, faction: Faction) -> Result<(), Illegal> {
    let there = left.iter().any(|other| other == faction);
    Ok(ensure(there, Shared::NoSuchPower { office: faction })?)
}

fn check_use(game: &Doom, seat: Seat, faction: Faction) -> Result<(), Illegal> {
    let possible = match faction {
        Faction::Basileus => game.can_place_with_specials(&Placing::new(BoardReason::Basileus, seat, [1, 0])),
        _ => true,
    };
    Ok(ensure(possible, Shared::NotCompletely)?)
}

/// DA-5.15 to DA-5.19: the card there is to play.
fn source_card(game: &Doom, seat: Seat, source: Source) -> Result<Card, Illegal> {
    let of = |seat| game.slot_card(seat).ok_or(Shared::CardCarriedOut.into());
    match source {
        Source::Own => of(seat),
        Source::Borrowed => of(game.table.lender(seat).ok_or(Illegal::MayNotBorrow)?),
        Source::Hand(card) => {
            game.cards.check_special(seat, Special::Intervention)?;
            game.cards.check_in_hand(seat, card)?;
            Ok(card)
        }
    }
}

/// DA-5.17.
fn check_play(game: &Doom, seat: Seat, source: Source) -> Result<(), Illegal> {
    let card = source_card(game, seat, source)?;
    // Ruling DA-R34: Intervention lies in the discard pile when the card is tested.
    let shown = matches!(source, Source::Hand(_));
    Ok(ensure(game.can_carry_out(seat, card, shown), Shared::CannotCarryOut { card })?)
}

/// DA-11.4.
fn check_empathy(game: &Doom, seat: Seat, source: Source) -> Result<(), Illegal> {
    let card = source_card(game, seat, source)?;
    game.cards.check_special(seat, Special::Empathy)?;
    ensure(card.is_refugees(), Shared::NotRefugees { card })?;
    Ok(ensure(game.table.council.harbour.berths().any(|ship| game.table.can_exchange(seat, ship)), Shared::NoExchange)?)
}

/// DA-9.3, DA-9.13, DA-10.5.
fn check_sail(game: &Doom, ship: Berth, card: Card) -> Result<(), Illegal> {
    game.table.council.check_ship(ship)?;
    let berth = berth_number(ship);
    let Step::Sail { moved, left, .. } = game.table.stack.top() else { return Err(Shared::NotCompletely.into()) };
    ensure(game.table.council.harbour.can_move(ship), Shared::EmptyShip { berth })?;
    ensure(moved >> ship & 1 == 0, Shared::AnotherShip { berth })?;
    ensure(game.table.movable(card, moved).any(|other| other == ship), Illegal::NoRoyalAirship)?;
    Ok(ensure(game.table.movable(card, moved).count() >= usize::from(left), Shared::NotCompletely)?)
}

/// DA-10.8, DA-10.9 (i), DA-9.14.
fn check_target(game: &Doom, seat: Seat, ship: Berth, card: Card) -> Result<(), Illegal> {
    game.table.council.check_ship(ship)?;
    if game.table.can_target(seat, card, ship) {
        return Ok(());
    }
    game.table.council.check_target(ship, card == Card::Treason)?;
    Err(Illegal::Protected)
}

/// DA-10.9 (ii), DA-13.3.3, ruling DA-R43.
fn check_expel(game: &Doom, target: Seat, cubes: u8, card: Card) -> Result<(), Illegal> {
    ensure(card == Card::Treason && !game.table.options.family, Illegal::NoSenate)?;
    Ok(game.table.council.check_expel(target, cubes)?)
}
