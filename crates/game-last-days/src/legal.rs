//! What is allowed, and why not. [`check`] is the one truth; [`list`] offers what passes it.

use engine::{Awaiting, Seat};
use fleet::{Berth, Colour, Placing, Special, colours, is_number_free};

use crate::actions::{Action, Ask, BoardReason, SailReason};
use crate::kinds::{Card, Senator, Source, Zone};
use crate::phases::boarding::can_flood;
use crate::phases::doom::has_cube;
use crate::phases::playing::MOST_HIT;
use crate::refusals::Illegal;
use crate::stack::Step;
use crate::state::{LastDays, ROW};

/// Adds the legal actions in their order.
pub(crate) fn list(game: &LastDays, seat: Seat, into: &mut Vec<Action>) {
    let Some(asked) = game.ask(seat) else { return };
    // Most questions are about a number of cubes, and every number behind the screen will do.
    if let Ask::Influence | Ask::Bid { .. } = asked {
        return into.extend((0..=game.table.council.supply(seat)).map(|cubes| Action::Commit { cubes }));
    }
    let mut offer = |action: Action| {
        if check_asked(game, seat, &action, asked).is_ok() {
            into.push(action);
        }
    };
    let ships = || game.table.council.harbour.berths();
    match asked {
        Ask::Influence | Ask::Bid { .. } => {}
        Ask::FirstRefugee | Ask::Flood { .. } => ships().for_each(|ship| offer(Action::Board { ship })),
        Ask::Board { .. } => {
            ships().for_each(|ship| offer(Action::Board { ship }));
            offer(Action::Pursue);
            offer(Action::OpenHolds);
        }
        Ask::Displace { .. } => {
            colours().for_each(|colour| offer(Action::Displace { colour }));
            offer(Action::IntoHold);
        }
        Ask::Senator => Senator::ALL.into_iter().for_each(|senator| offer(Action::TakeSenator { senator })),
        Ask::Power { senator } => offer(Action::UsePower { senator }),
        Ask::Discard { .. } => into.extend(hand(game, seat).map(|card| Action::Discard { card })),
        Ask::Lay { .. } => into.extend(hand(game, seat).map(|card| Action::Lay { card })),
        Ask::KeepDown => (0..1 << ROW).for_each(|slots| offer(Action::KeepDown { slots })),
        Ask::Declare { .. } => (0..=game.table.council.supply(seat)).for_each(|cubes| offer(Action::Declare { cubes })),
        Ask::Play { .. } => {
            sources(game, seat).for_each(|source| offer(Action::Play { source }));
            if game.cards.has_special(seat, Special::Empathy) {
                sources(game, seat).for_each(|source| offer(Action::PlayEmpathy { source }));
            }
        }
        Ask::Strategos => {
            let unbid = || (0..ROW).map(Source::Unbid);
            unbid().for_each(|source| offer(Action::Play { source }));
            unbid().for_each(|source| offer(Action::PlayEmpathy { source }));
        }
        Ask::Sail { .. } => {
            for ship in ships() {
                [false, true].into_iter().for_each(|extra| offer(Action::Sail { ship, extra }));
            }
        }
        Ask::Target { .. } => {
            ships().for_each(|ship| offer(Action::Target { ship }));
            for seat in game.table.council.all_seats() {
                (1..=MOST_HIT).for_each(|cubes| offer(Action::Expel { seat, cubes }));
            }
        }
        Ask::ThrowOff { .. } => {
            for colour in colours() {
                [false, true].into_iter().for_each(|hold| offer(Action::ThrowOff { colour, hold }));
            }
            offer(Action::Enough);
        }
        Ask::Exchange => ships().for_each(|ship| offer(Action::Exchange { ship })),
        Ask::Sacrifice => {
            for ship in ships() {
                [false, true].into_iter().for_each(|hold| offer(Action::Sacrifice { ship, hold }));
            }
        }
        Ask::Spy => offer(Action::Spy),
        Ask::Guard { .. } => offer(Action::Guard),
        Ask::Ally { .. } => offer(Action::Ally),
        Ask::Refund { most } => (1..=most).for_each(|cubes| offer(Action::Refund { cubes })),
        Ask::Lose { .. } => zones(game).for_each(|zone| offer(Action::Lose { zone })),
    }
    if check_asked(game, seat, &Action::Pass, asked).is_ok() {
        into.push(Action::Pass);
    }
}

/// The kinds of cards in a hand.
fn hand(game: &LastDays, seat: Seat) -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(move |card| game.cards.hands[seat.index()].of(card.index()) > 0)
}

/// Where a card may come from: from the gods if they have any, from the hand only by Intervention.
fn sources(game: &LastDays, seat: Seat) -> impl Iterator<Item = Source> {
    let gods = if game.table.gods.is_empty() { &[] } else { &Card::ALL[..] };
    let hand = if game.cards.has_special(seat, Special::Intervention) { &Card::ALL[..] } else { &[] };
    let gods = gods.iter().copied().map(Source::Gods);
    [Source::Own, Source::Borrowed].into_iter().chain(gods).chain(hand.iter().copied().map(Source::Hand))
}

/// LD-1.2: where a player's cubes may be.
fn zones(game: &LastDays) -> impl Iterator<Item = Zone> {
    let ashore = [Zone::Supply, Zone::Senate, Zone::Slots, Zone::Front, Zone::NewLand];
    let ships = game.table.council.harbour.berths();
    ashore.into_iter().chain(ships.clone().map(Zone::Ship)).chain(ships.map(Zone::Hold))
}

/// Whether `seat` may do `action` now.
pub(crate) fn check(game: &LastDays, seat: Seat, action: &Action) -> Result<(), Illegal> {
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

fn check_asked(game: &LastDays, seat: Seat, action: &Action, asked: Ask) -> Result<(), Illegal> {
    match (*action, asked) {
        (Action::Board { ship }, Ask::FirstRefugee) => check_first(game, ship),
        (Action::Board { ship }, Ask::Board { .. }) => check_board(game, ship),
        (Action::Board { ship }, Ask::Flood { .. }) => check_flood(game, ship),
        (Action::Pursue, Ask::Board { .. }) => check_boarding_special(game, seat, Special::Pursuit),
        (Action::OpenHolds, Ask::Board { .. }) => check_boarding_special(game, seat, Special::Holds),
        (Action::Pass, Ask::Board { why: BoardReason::Together, .. }) => match game.table.placing.is_plain() {
            true => Ok(()),
            false => Err(Illegal::MustPlace),
        },
        (Action::Displace { colour }, Ask::Displace { ship }) => check_displace(game, seat, ship, colour),
        (Action::IntoHold, Ask::Displace { .. }) => match game.table.placing.holds {
            true => Ok(()),
            false => Err(Illegal::NoSuchSpecial { special: Special::Holds }),
        },
        (Action::Commit { cubes }, Ask::Influence) => check_cubes(game, seat, cubes, "LD-3.1"),
        (Action::Commit { cubes }, Ask::Bid { .. }) => check_cubes(game, seat, cubes, "LD-5.8"),
        (Action::TakeSenator { senator }, Ask::Senator) => match game.table.holder(senator) {
            Some(holder) => Err(Illegal::SenatorTaken { senator, holder }),
            None => Ok(()),
        },
        (Action::UsePower { senator }, Ask::Power { senator: own }) => check_power(game, seat, senator, own),
        (Action::Discard { card }, Ask::Discard { .. }) | (Action::Lay { card }, Ask::Lay { .. }) => {
            check_in_hand(game, seat, card)
        }
        (Action::KeepDown { slots }, Ask::KeepDown) => check_keep_down(slots),
        (Action::Declare { cubes }, Ask::Declare { .. }) => check_declare(game, seat, cubes),
        (Action::Play { source }, Ask::Play { .. } | Ask::Strategos) => check_play(game, seat, source, asked),
        (Action::PlayEmpathy { source }, Ask::Play { .. } | Ask::Strategos) => check_empathy(game, seat, source, asked),
        (Action::Sail { ship, extra }, Ask::Sail { .. }) => check_sail(game, ship, extra),
        (Action::Pass, Ask::Sail { left, .. }) => match left {
            0 => Ok(()),
            _ => Err(Illegal::MustSail),
        },
        (Action::Target { ship }, Ask::Target { card }) => check_target(game, ship, card),
        (Action::Expel { seat: target, cubes }, Ask::Target { card }) => check_expel(game, target, cubes, card),
        (Action::ThrowOff { colour, hold }, Ask::ThrowOff { ship, .. }) => {
            match game.table.council.harbour.ship(ship).of_part(colour, hold) {
                0 => Err(Illegal::CannotThrowOff { colour }),
                _ => Ok(()),
            }
        }
        (Action::Enough, Ask::ThrowOff { thrown: 0, .. }) => Err(Illegal::AtLeastOne),
        (Action::Enough, Ask::ThrowOff { .. }) => Ok(()),
        (Action::Exchange { ship }, Ask::Exchange) => {
            check_ship(game, ship)?;
            if game.table.can_exchange(seat, ship) { Ok(()) } else { Err(Illegal::NoExchange) }
        }
        (Action::Sacrifice { ship, hold }, Ask::Sacrifice) => check_sacrifice(game, seat, ship, hold),
        (Action::Spy, Ask::Spy) => check_special(game, seat, Special::Spy),
        (Action::Guard, Ask::Guard { .. }) => check_special(game, seat, Special::Guardian),
        (Action::Ally, Ask::Ally { .. }) => check_special(game, seat, Special::Alliance),
        (Action::Refund { cubes }, Ask::Refund { most }) => match (1..=most).contains(&cubes) {
            true => Ok(()),
            false => Err(Illegal::NoSuchRefund { cubes, most }),
        },
        (Action::Lose { zone }, Ask::Lose { .. }) => match has_cube(game, seat, zone) {
            true => Ok(()),
            false => Err(Illegal::NoCubeThere { zone }),
        },
        (
            Action::Pass,
            Ask::Power { .. }
            | Ask::Play { .. }
            | Ask::Strategos
            | Ask::Flood { .. }
            | Ask::Sacrifice
            | Ask::Spy
            | Ask::Guard { .. }
            | Ask::Ally { .. }
            | Ask::Refund { .. },
        ) => Ok(()),
        _ => Err(Illegal::WrongMoment { asked }),
    }
}

fn check_ship(game: &LastDays, ship: Berth) -> Result<(), Illegal> {
    if usize::from(ship) < game.table.council.harbour.ships().len() {
        Ok(())
    } else {
        Err(Illegal::NoSuchShip { ship })
    }
}

/// LD-2.10, LD-2.11.
fn check_first(game: &LastDays, ship: Berth) -> Result<(), Illegal> {
    check_ship(game, ship)?;
    if game.table.council.harbour.ship(ship).is_full() { Err(Illegal::ShipFull { ship }) } else { Ok(()) }
}

/// LD-10.2 to LD-10.4, LD-11.3, LD-11.6, LD-5.18: only what leaves a complete execution possible.
fn check_board(game: &LastDays, ship: Berth) -> Result<(), Illegal> {
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

/// LD-12.5, ruling LD-R38.
fn check_flood(game: &LastDays, ship: Berth) -> Result<(), Illegal> {
    check_ship(game, ship)?;
    if can_flood(game, ship) {
        return Ok(());
    }
    match game.table.placing.placed.has_boarded(ship) {
        true => Err(Illegal::ShipFull { ship }),
        false => Err(Illegal::NotChosen { ship }),
    }
}

/// LD-D15: before a ship is named.
fn check_boarding_special(game: &LastDays, seat: Seat, special: Special) -> Result<(), Illegal> {
    check_special(game, seat, special)?;
    let placing = &game.table.placing;
    let used = if special == Special::Pursuit { placing.pursuit } else { placing.holds };
    if used || !placing.placed.is_empty() {
        return Err(Illegal::BeforeBoarding { special });
    }
    // Ruling LD-R66: once it is shown, the placement must be made, with what else is in the hand.
    if game.can_place_with_specials(placing) { Ok(()) } else { Err(Illegal::NotCompletely) }
}

/// LD-10.4, ruling LD-R36.
fn check_displace(game: &LastDays, seat: Seat, ship: Berth, colour: Colour) -> Result<(), Illegal> {
    if colour == Colour::Seat(seat) {
        return Err(Illegal::OwnSeat);
    }
    if colour.count(&game.table.council.harbour.ship(ship).seated) == 0 {
        return Err(Illegal::NotSeated { colour });
    }
    match colour {
        Colour::Seat(other) if !game.table.way(&game.table.placing).may_displace(colour) => {
            Err(Illegal::NotAhead { seat: other })
        }
        _ => Ok(()),
    }
}

/// LD-3.1, LD-5.8, LD-5.9: at most what lies behind the screen.
fn check_cubes(game: &LastDays, seat: Seat, cubes: u8, clause: &'static str) -> Result<(), Illegal> {
    let supply = game.table.council.supply(seat);
    if cubes <= supply { Ok(()) } else { Err(Illegal::TooFewCubes { cubes, supply, clause }) }
}

/// LD-4.4: the power of the own tile; Basileus only if the refugee can be placed.
fn check_power(game: &LastDays, seat: Seat, senator: Senator, own: Senator) -> Result<(), Illegal> {
    if senator != own {
        return Err(Illegal::NoSuchPower { senator });
    }
    let placing = Placing::new(BoardReason::Basileus, seat, [1, 0]);
    match senator != Senator::Basileus || game.can_place_with_specials(&placing) {
        true => Ok(()),
        false => Err(Illegal::NotCompletely),
    }
}

fn check_in_hand(game: &LastDays, seat: Seat, card: Card) -> Result<(), Illegal> {
    match game.cards.hands[seat.index()].of(card.index()) {
        0 => Err(Illegal::NotInHand { card }),
        _ => Ok(()),
    }
}

/// LD-8.5, ruling LD-R17.
fn check_keep_down(slots: u8) -> Result<(), Illegal> {
    if slots < 1 << ROW && slots.count_ones() <= 2 { Ok(()) } else { Err(Illegal::TooManyDown) }
}

/// LD-5.9, ruling LD-R58.
fn check_declare(game: &LastDays, seat: Seat, cubes: u8) -> Result<(), Illegal> {
    check_cubes(game, seat, cubes, "LD-5.9")?;
    let declared = game
        .table
        .council
        .vote
        .declared
        .iter()
        .map(|other| game.table.council.on_slot(other, game.table.council.vote.slot));
    if is_number_free(cubes, declared) { Ok(()) } else { Err(Illegal::NumberTaken { cubes }) }
}

/// LD-5.13 to LD-5.17, LD-8.7: the card there is to play.
fn source_card(game: &LastDays, seat: Seat, source: Source, asked: Ask) -> Result<Card, Illegal> {
    match (source, asked) {
        (Source::Unbid(slot), Ask::Strategos) => {
            let row = &game.cards.rows[seat.index()];
            let card = row.get(usize::from(slot)).copied().flatten().ok_or(Illegal::NotUnbid)?;
            match (game.unbid(seat) >> slot & 1, game.table.council.on_slot(seat, slot)) {
                (1, _) => Ok(card),
                (_, 0) => Err(Illegal::CardCarriedOut),
                _ => Err(Illegal::NotUnbid),
            }
        }
        (_, Ask::Strategos) => Err(Illegal::OnlyOwnCards),
        (Source::Unbid(_), _) => Err(Illegal::WrongMoment { asked }),
        (Source::Own, _) => game.slot_card(seat).ok_or(Illegal::CardCarriedOut),
        (Source::Borrowed, _) => {
            let lender = game.table.lender(seat).ok_or(Illegal::MayNotBorrow)?;
            game.slot_card(lender).ok_or(Illegal::CardCarriedOut)
        }
        (Source::Gods(_), _) if game.table.gods_played => Err(Illegal::GodsTaken),
        (Source::Gods(card), _) => match game.table.gods.of(card.index()) {
            0 => Err(Illegal::NotOfTheGods { card }),
            _ => Ok(card),
        },
        (Source::Hand(card), _) => {
            check_special(game, seat, Special::Intervention)?;
            check_in_hand(game, seat, card)?;
            Ok(card)
        }
    }
}

/// LD-5.15.
fn check_play(game: &LastDays, seat: Seat, source: Source, asked: Ask) -> Result<(), Illegal> {
    let card = source_card(game, seat, source, asked)?;
    // Ruling LD-R100: Intervention lies in the discard pile when the card is tested.
    let shown = u8::from(matches!(source, Source::Hand(_)));
    if game.can_carry_out(seat, card, shown) { Ok(()) } else { Err(Illegal::CannotCarryOut { card }) }
}

/// LD-11.4.
fn check_empathy(game: &LastDays, seat: Seat, source: Source, asked: Ask) -> Result<(), Illegal> {
    let card = source_card(game, seat, source, asked)?;
    check_special(game, seat, Special::Empathy)?;
    if !card.is_refugees() {
        return Err(Illegal::NotRefugees { card });
    }
    match game.table.council.harbour.berths().any(|ship| game.table.can_exchange(seat, ship)) {
        true => Ok(()),
        false => Err(Illegal::NoExchange),
    }
}

/// LD-8.3, LD-9.3, LD-9.12, LD-10.3, LD-10.5, LD-12.6.
fn check_sail(game: &LastDays, ship: Berth, winds: bool) -> Result<(), Illegal> {
    check_ship(game, ship)?;
    let Step::Sail { why, left, extra, closed } = game.table.stack.top() else { return Err(Illegal::MustSail) };
    if !game.table.council.harbour.can_move(ship) {
        return Err(Illegal::EmptyShip { ship });
    }
    if closed >> ship & 1 == 1 {
        let boarded = why == SailReason::Card(Card::Ref1Ship) && game.table.placing.placed.has_boarded(ship);
        return Err(if boarded { Illegal::JustBoarded { ship } } else { Illegal::AnotherShip { ship } });
    }
    let movable = game.table.movable(why, closed);
    if movable >> ship & 1 == 0 {
        return Err(match why {
            SailReason::Demagogos => Illegal::ShipAtSea { ship },
            SailReason::Card(_) => Illegal::NoCargoAirship,
        });
    }
    // LD-12.6, ruling LD-R39: the further ship comes last; only beside Precious Cargo it matters.
    let cargo = why == SailReason::Card(Card::Cargo);
    if winds && (!extra || left > 0 && !cargo) || !winds && left == 0 {
        return Err(Illegal::NoExtraShip);
    }
    let others = (movable & !(1 << ship)).count_ones();
    if others >= u32::from(left - u8::from(!winds)) { Ok(()) } else { Err(Illegal::NotCompletely) }
}

/// LD-10.8, LD-10.9 (i), LD-9.13.
fn check_target(game: &LastDays, ship: Berth, card: Card) -> Result<(), Illegal> {
    check_ship(game, ship)?;
    let there = game.table.council.harbour.ship(ship);
    match card {
        _ if game.table.can_target(card, ship) => Ok(()),
        _ if there.is_immune() => Err(Illegal::WarshipImmune),
        Card::Sabotage if there.in_port() => Err(Illegal::NotAtSea { ship }),
        Card::Treason if !there.in_port() => Err(Illegal::ShipAtSea { ship }),
        _ => Err(Illegal::EmptyShip { ship }),
    }
}

/// LD-10.9 (ii), ruling LD-R35.
fn check_expel(game: &LastDays, target: Seat, cubes: u8, card: Card) -> Result<(), Illegal> {
    if card != Card::Treason {
        return Err(Illegal::NoSenate);
    }
    if !game.table.council.has_seat(target) || cubes == 0 || cubes > game.table.council.senate(target).min(MOST_HIT) {
        return Err(Illegal::NotInSenate { seat: target, cubes });
    }
    Ok(())
}

/// LD-11.10, ruling LD-R55: one of those just placed, from where it was placed.
fn check_sacrifice(game: &LastDays, seat: Seat, ship: Berth, hold: bool) -> Result<(), Illegal> {
    check_special(game, seat, Special::Sacrifice)?;
    check_ship(game, ship)?;
    if !game.table.placing.placed.is_there(ship, hold) {
        return Err(Illegal::NotJustPlaced { ship });
    }
    if game.table.council.harbour.ship(ship).total() < 2 { Err(Illegal::WouldBeEmpty { ship }) } else { Ok(()) }
}

fn check_special(game: &LastDays, seat: Seat, special: Special) -> Result<(), Illegal> {
    if game.cards.has_special(seat, special) { Ok(()) } else { Err(Illegal::NoSuchSpecial { special }) }
}
