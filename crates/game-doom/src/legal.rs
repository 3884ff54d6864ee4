//! What is allowed, and why not. [`check`] is the one truth; [`list`] offers what passes it.

use engine::{Awaiting, Seat};
use fleet::{Berth, Colour, Placing, Special, colours, is_number_free};

use crate::actions::{Action, Ask, BoardReason};
use crate::kinds::{Card, Faction, Source};
use crate::phases::playing::MOST_HIT;
use crate::refusals::Illegal;
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
            into.extend(hand(game, seat).map(|card| Action::Discard { card }));
            false
        }
        Ask::Lay { .. } => {
            into.extend(hand(game, seat).map(|card| Action::Lay { card }));
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

/// The kinds of cards in a hand.
fn hand(game: &Doom, seat: Seat) -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(move |card| game.cards.hands[seat.index()].of(card.index()) > 0)
}

/// Where a card may come from; from the hand only by Intervention.
fn sources(game: &Doom, seat: Seat) -> impl Iterator<Item = Source> {
    let hand = if game.cards.has_special(seat, Special::Intervention) { &Card::ALL[..] } else { &[] };
    [Source::Own, Source::Borrowed].into_iter().chain(hand.iter().copied().map(Source::Hand))
}

/// Whether `seat` may do `action` now.
pub(crate) fn check(game: &Doom, seat: Seat, action: &Action) -> Result<(), Illegal> {
    match game.table.awaiting() {
        Awaiting::Over => return Err(Illegal::Over),
        Awaiting::Chance => return Err(Illegal::LuckFirst),
        Awaiting::Seats(_) => {}
    }
    match game.ask(seat) {
        Some(asked) => check_asked(game, seat, action, asked),
        None if game.table.council.ready.contains(seat) => Err(Illegal::Committed),
        None => Err(Illegal::NotYourTurn),
    }
}

fn check_asked(game: &Doom, seat: Seat, action: &Action, asked: Ask) -> Result<(), Illegal> {
    match (*action, asked) {
        (Action::Board { ship }, Ask::FirstRefugee) => check_first(game, ship),
        (Action::Board { ship }, Ask::Board { .. }) => check_board(game, ship),
        (Action::Pursue, Ask::Board { .. }) => check_boarding_special(game, seat, Special::Pursuit),
        (Action::OpenHolds, Ask::Board { .. }) => check_boarding_special(game, seat, Special::Holds),
        (Action::Pass, Ask::Board { why: BoardReason::Together, .. }) => match game.table.placing.is_plain() {
            true => Ok(()),
            false => Err(Illegal::MustPlace),
        },
        (Action::Displace { colour }, Ask::Displace { ship }) => check_displace(game, seat, ship, colour),
        (Action::Commit { cubes }, Ask::Senate) => check_cubes(game, seat, cubes, "DA-3.1"),
        (Action::Commit { cubes }, Ask::Bid { .. }) => check_cubes(game, seat, cubes, "DA-5.9"),
        (Action::Commit { cubes }, Ask::NewBid { .. }) => check_cubes(game, seat, cubes, "DA-8.3"),
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
            check_in_hand(game, seat, card)
        }
        (Action::KeepDown { slots }, Ask::KeepDown) => check_keep_down(game, slots),
        (Action::Peek { seat: at }, Ask::Peek) => check_peek(game, seat, at),
        (Action::Declare { cubes }, Ask::Declare { .. }) => check_declare(game, seat, cubes),
        (Action::Force { seat: target }, Ask::Force { next }) => check_force(game, seat, target, next),
        (Action::ActFirst | Action::ActInOrder, Ask::ActFirst) => Ok(()),
        (Action::Play { source }, Ask::Play { .. }) => check_play(game, seat, source),
        (Action::PlayEmpathy { source }, Ask::Play { .. }) => check_empathy(game, seat, source),
        (Action::Sail { ship }, Ask::Sail { card, .. }) => check_sail(game, ship, card),
        (Action::Target { ship }, Ask::Target { card }) => check_target(game, seat, ship, card),
        (Action::Expel { seat: target, cubes }, Ask::Target { card }) => check_expel(game, target, cubes, card),
        (Action::IntoHold, Ask::Displace { .. }) => match game.table.placing.holds {
            true => Ok(()),
            false => Err(Illegal::NoSuchSpecial { special: Special::Holds }),
        },
        (Action::ThrowOff { colour, hold }, Ask::ThrowOff { ship, .. }) => {
            let there = game.table.council.harbour.ship(ship).of_part(colour, hold) > 0;
            match there && game.table.can_throw_off(seat, ship, colour) {
                true => Ok(()),
                false => Err(Illegal::CannotThrowOff { colour }),
            }
        }
        (Action::Enough, Ask::ThrowOff { thrown: 0, .. }) => Err(Illegal::AtLeastOne),
        (Action::Enough, Ask::ThrowOff { .. }) => Ok(()),
        (Action::Exchange { ship }, Ask::Exchange) => check_exchange(game, seat, ship),
        (Action::Sacrifice { ship, hold }, Ask::Sacrifice) => check_sacrifice(game, seat, ship, hold),
        (Action::Spy, Ask::Spy) => check_special(game, seat, Special::Spy),
        (Action::Guard, Ask::Guard { .. }) => check_special(game, seat, Special::Guardian),
        (Action::Ally, Ask::Ally { .. }) => check_special(game, seat, Special::Alliance),
        (Action::Refund, Ask::Refund { .. }) => Ok(()),
        (Action::TakeSpecial { special }, Ask::ChooseSpecial) => match game.table.display.contains(&Some(special)) {
            true => Ok(()),
            false => Err(Illegal::NotDisplayed { special }),
        },
        (Action::TakeTop, Ask::ChooseSpecial) => match game.cards.special.drawable() {
            0 => Err(Illegal::NothingToGain),
            _ => Ok(()),
        },
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

fn check_ship(game: &Doom, ship: Berth) -> Result<(), Illegal> {
    if usize::from(ship) < game.table.council.harbour.ships().len() {
        Ok(())
    } else {
        Err(Illegal::NoSuchShip { ship })
    }
}

/// DA-2.11.
fn check_first(game: &Doom, ship: Berth) -> Result<(), Illegal> {
    check_ship(game, ship)?;
    if game.table.council.harbour.ship(ship).is_full() { Err(Illegal::ShipFull { ship }) } else { Ok(()) }
}

/// DA-10.2 to DA-10.4, DA-11.3, DA-11.6, DA-5.20: only what leaves a complete execution possible.
fn check_board(game: &Doom, ship: Berth) -> Result<(), Illegal> {
    check_ship(game, ship)?;
    let placing = &game.table.placing;
    if game.table.ships_to_board(placing) >> ship & 1 == 1 {
        return Ok(());
    }
    let there = game.table.council.harbour.ship(ship);
    if !there.in_port() && !placing.pursuit {
        return Err(Illegal::ShipAtSea { ship });
    }
    if placing.placed.has_boarded(ship) {
        return Err(Illegal::AnotherShip { ship });
    }
    match game.table.way(placing).fits(there, placing.lots[0]) {
        true => Err(Illegal::NotCompletely),
        false => Err(Illegal::ShipFull { ship }),
    }
}

/// DA-D18: before a ship is named.
fn check_boarding_special(game: &Doom, seat: Seat, special: Special) -> Result<(), Illegal> {
    check_special(game, seat, special)?;
    let placing = &game.table.placing;
    let used = if special == Special::Pursuit { placing.pursuit } else { placing.holds };
    if used || !placing.placed.is_empty() {
        return Err(Illegal::BeforeBoarding { special });
    }
    // Ruling DA-R67: once it is shown, the placement must be made, with what else is in the hand.
    if game.can_place_with_specials(placing) { Ok(()) } else { Err(Illegal::NotCompletely) }
}

/// DA-10.4, ruling DA-R44.
fn check_displace(game: &Doom, seat: Seat, ship: Berth, colour: Colour) -> Result<(), Illegal> {
    if colour == Colour::Seat(seat) {
        return Err(Illegal::OwnSeat);
    }
    match colour.count(&game.table.council.harbour.ship(ship).seated) {
        0 => Err(Illegal::NotSeated { colour }),
        _ => Ok(()),
    }
}

/// DA-3.1, DA-5.9, DA-5.11, DA-8.3: at most what lies behind the screen.
fn check_cubes(game: &Doom, seat: Seat, cubes: u8, clause: &'static str) -> Result<(), Illegal> {
    let supply = game.table.council.supply(seat);
    if cubes <= supply { Ok(()) } else { Err(Illegal::TooFewCubes { cubes, supply, clause }) }
}

/// DA-4.2, DA-4.4.
fn check_faction(game: &Doom, seat: Seat, faction: Faction, price: u8) -> Result<(), Illegal> {
    if let Some(holder) = game.table.holder(faction) {
        return Err(Illegal::FactionTaken { faction, holder });
    }
    let supply = game.table.council.supply(seat);
    if supply < price { Err(Illegal::TooDear { price, supply }) } else { Ok(()) }
}

fn check_power(left: u8, faction: Faction) -> Result<(), Illegal> {
    let there = Faction::AT_THE_END.iter().position(|&other| other == faction);
    match there.is_some_and(|index| left >> index & 1 == 1) {
        true => Ok(()),
        false => Err(Illegal::NoSuchPower { faction }),
    }
}

fn check_use(game: &Doom, seat: Seat, faction: Faction) -> Result<(), Illegal> {
    let possible = match faction {
        Faction::Basileus => game.can_place_with_specials(&Placing::new(BoardReason::Basileus, seat, [1, 0])),
        _ => true,
    };
    if possible { Ok(()) } else { Err(Illegal::NotCompletely) }
}

fn check_in_hand(game: &Doom, seat: Seat, card: Card) -> Result<(), Illegal> {
    match game.cards.hands[seat.index()].of(card.index()) {
        0 => Err(Illegal::NotInHand { card }),
        _ => Ok(()),
    }
}

/// DA-8.5, ruling DA-R9.
fn check_keep_down(game: &Doom, slots: u8) -> Result<(), Illegal> {
    let within = u16::from(slots) < 1 << game.table.row_length();
    if within && slots.count_ones() <= 2 { Ok(()) } else { Err(Illegal::TooManyDown) }
}

fn check_peek(game: &Doom, seat: Seat, at: Seat) -> Result<(), Illegal> {
    if at != seat && game.table.council.has_seat(at) { Ok(()) } else { Err(Illegal::NoSuchOpponent { seat: at }) }
}

/// DA-5.11, DA-5.13.
fn check_declare(game: &Doom, seat: Seat, cubes: u8) -> Result<(), Illegal> {
    check_cubes(game, seat, cubes, "DA-5.11")?;
    let slot = game.table.council.vote.slot;
    let declared = game.table.council.vote.declared.iter().map(|other| game.table.council.on_slot(other, slot));
    if is_number_free(cubes, declared) { Ok(()) } else { Err(Illegal::NumberTaken { cubes }) }
}

/// DA-8.3, DA-D13.
fn check_force(game: &Doom, seat: Seat, target: Seat, next: Seat) -> Result<(), Illegal> {
    match game.table.can_be_forced(seat, target, next) {
        true => Ok(()),
        false => Err(Illegal::CannotForce { seat: target }),
    }
}

/// DA-5.15 to DA-5.19: the card there is to play.
fn source_card(game: &Doom, seat: Seat, source: Source) -> Result<Card, Illegal> {
    match source {
        Source::Own => game.slot_card(seat).ok_or(Illegal::CardCarriedOut),
        Source::Borrowed => {
            let lender = game.table.lender(seat).ok_or(Illegal::MayNotBorrow)?;
            game.slot_card(lender).ok_or(Illegal::CardCarriedOut)
        }
        Source::Hand(card) => {
            check_special(game, seat, Special::Intervention)?;
            check_in_hand(game, seat, card)?;
            Ok(card)
        }
    }
}

/// DA-5.17.
fn check_play(game: &Doom, seat: Seat, source: Source) -> Result<(), Illegal> {
    let card = source_card(game, seat, source)?;
    // Ruling DA-R34: Intervention lies in the discard pile when the card is tested.
    let shown = matches!(source, Source::Hand(_));
    if game.can_carry_out(seat, card, shown) { Ok(()) } else { Err(Illegal::CannotCarryOut { card }) }
}

/// DA-11.4.
fn check_empathy(game: &Doom, seat: Seat, source: Source) -> Result<(), Illegal> {
    let card = source_card(game, seat, source)?;
    check_special(game, seat, Special::Empathy)?;
    if !card.is_refugees() {
        return Err(Illegal::NotRefugees { card });
    }
    match game.table.council.harbour.berths().any(|ship| game.table.can_exchange(seat, ship)) {
        true => Ok(()),
        false => Err(Illegal::NoExchange),
    }
}

/// DA-9.3, DA-9.13, DA-10.5.
fn check_sail(game: &Doom, ship: Berth, card: Card) -> Result<(), Illegal> {
    check_ship(game, ship)?;
    let Step::Sail { moved, left, .. } = game.table.stack.top() else { return Err(Illegal::NotCompletely) };
    if !game.table.council.harbour.can_move(ship) {
        return Err(Illegal::EmptyShip { ship });
    }
    if moved >> ship & 1 == 1 {
        return Err(Illegal::AnotherShip { ship });
    }
    if !game.table.movable(card, moved).any(|other| other == ship) {
        return Err(Illegal::NoRoyalAirship);
    }
    let enough = game.table.movable(card, moved).count() >= usize::from(left);
    if enough { Ok(()) } else { Err(Illegal::NotCompletely) }
}

/// DA-10.8, DA-10.9 (i), DA-9.14.
fn check_target(game: &Doom, seat: Seat, ship: Berth, card: Card) -> Result<(), Illegal> {
    check_ship(game, ship)?;
    let there = game.table.council.harbour.ship(ship);
    if game.table.can_target(seat, card, ship) {
        return Ok(());
    }
    if there.is_immune() {
        return Err(Illegal::WarshipImmune);
    }
    match (card, there.in_port()) {
        (Card::Sabotage, true) => Err(Illegal::NotAtSea { ship }),
        (Card::Treason, false) => Err(Illegal::ShipAtSea { ship }),
        _ if there.is_empty() => Err(Illegal::EmptyShip { ship }),
        _ => Err(Illegal::Protected),
    }
}

/// DA-10.9 (ii), DA-13.3.3, ruling DA-R43.
fn check_expel(game: &Doom, target: Seat, cubes: u8, card: Card) -> Result<(), Illegal> {
    if card != Card::Treason || game.table.options.family {
        return Err(Illegal::NoSenate);
    }
    if !game.table.council.has_seat(target) || cubes == 0 || cubes > game.table.council.senate(target).min(MOST_HIT) {
        return Err(Illegal::NotInSenate { seat: target, cubes });
    }
    Ok(())
}

fn check_exchange(game: &Doom, seat: Seat, ship: Berth) -> Result<(), Illegal> {
    check_ship(game, ship)?;
    if game.table.can_exchange(seat, ship) { Ok(()) } else { Err(Illegal::NoExchange) }
}

/// DA-11.10, rulings DA-R60 and DA-R82: one of those just placed, from where it was placed.
fn check_sacrifice(game: &Doom, seat: Seat, ship: Berth, hold: bool) -> Result<(), Illegal> {
    check_special(game, seat, Special::Sacrifice)?;
    check_ship(game, ship)?;
    if !game.table.placing.placed.is_there(ship, hold) {
        return Err(Illegal::NotJustPlaced { ship });
    }
    if game.table.council.harbour.ship(ship).total() < 2 { Err(Illegal::WouldBeEmpty { ship }) } else { Ok(()) }
}

fn check_special(game: &Doom, seat: Seat, special: Special) -> Result<(), Illegal> {
    if game.cards.has_special(seat, special) { Ok(()) } else { Err(Illegal::NoSuchSpecial { special }) }
}
