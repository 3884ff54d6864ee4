//! What is allowed, and why not. [`check`] is the one truth; [`list`] offers what passes it.

use engine::{Seat, variants};
use fleet::{Berth, Colour, Placing, Special, berth_number, ensure};

use crate::actions::{Action, Ask, BoardReason, SailReason};
use crate::kinds::{Card, Senator, Source, Zone};
use crate::phases::boarding::can_flood;
use crate::phases::doom::has_cube;
use crate::refusals::{Illegal, Shared};
use crate::stack::Step;
use crate::state::LastDays;

/// Adds the legal actions in their order.
pub(crate) fn list(game: &LastDays, seat: Seat, into: &mut Vec<Action>) {
    let Some(asked) = game.ask(seat) else { return };
    let mut offer = |action: Action| {
        if check_asked(game, seat, &action, asked).is_ok() {
            into.push(action);
        }
    };
    let ships = || game.table.council.harbour.berths();
    fleet::offer_alike!(game, seat, asked, offer, into, {
        // Most questions are about a number of cubes, and every number behind the screen will do.
        Ask::Influence | Ask::Bid { .. } => {
            return into.extend((0..=game.table.council.supply(seat)).map(|cubes| Action::Commit { cubes }));
        },
        Ask::Flood { .. } => ships().for_each(|ship| offer(Action::Board { ship })),
        Ask::Senator => Senator::ALL.into_iter().for_each(|senator| offer(Action::TakeSenator { senator })),
        Ask::Power { senator } => offer(Action::UsePower { senator }),
        Ask::Strategos => {
            let unbid = || (0..game.table.row_length()).map(Source::Unbid);
            unbid().for_each(|source| offer(Action::Play { source }));
            unbid().for_each(|source| offer(Action::PlayEmpathy { source }));
        },
        Ask::Sail { .. } => {
            for ship in ships() {
                [false, true].into_iter().for_each(|extra| offer(Action::Sail { ship, extra }));
            }
        },
        Ask::Refund { most } => (1..=most).for_each(|cubes| offer(Action::Refund { cubes })),
        Ask::Lose { .. } => zones(game).for_each(|zone| offer(Action::Lose { zone })),
    });
    if check_asked(game, seat, &Action::Pass, asked).is_ok() {
        into.push(Action::Pass);
    }
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
    match game.ask(seat) {
        Some(asked) => check_asked(game, seat, action, asked),
        None => Err(game.table.council.why_not_asked(game.table.awaiting(), seat).into()),
    }
}

fn check_asked(game: &LastDays, seat: Seat, action: &Action, asked: Ask) -> Result<(), Illegal> {
    let council = &game.table.council;
    fleet::check_alike!(game, seat, *action, asked, ["LD-5.8", "LD-5.9"], {
        (Action::Board { ship }, Ask::Flood { .. }) => check_flood(game, ship),
        (Action::Displace { colour }, Ask::Displace { ship }) => check_displace(game, seat, ship, colour),
        (Action::Commit { cubes }, Ask::Influence) => Ok(council.check_cubes(seat, cubes, "LD-3.1")?),
        (Action::TakeSenator { senator }, Ask::Senator) => match game.table.holder(senator) {
            Some(holder) => Err(Shared::OfficeTaken { office: senator, holder }.into()),
            None => Ok(()),
        },
        (Action::UsePower { senator }, Ask::Power { senator: own }) => check_power(game, seat, senator, own),
        (Action::Play { source }, Ask::Play { .. } | Ask::Strategos) => check_play(game, seat, source, asked),
        (Action::PlayEmpathy { source }, Ask::Play { .. } | Ask::Strategos) => check_empathy(game, seat, source, asked),
        (Action::Sail { ship, extra }, Ask::Sail { .. }) => check_sail(game, ship, extra),
        (Action::Pass, Ask::Sail { left, .. }) => ensure(left == 0, Illegal::MustSail),
        (Action::Target { ship }, Ask::Target { card }) => check_target(game, ship, card),
        (Action::Expel { seat: target, cubes }, Ask::Target { card }) => check_expel(game, target, cubes, card),
        (Action::ThrowOff { colour, hold }, Ask::ThrowOff { ship, .. }) => {
            Ok(ensure(council.harbour.ship(ship).of_part(colour, hold) > 0, Shared::CannotThrowOff { colour })?)
        },
        (Action::Refund { cubes }, Ask::Refund { most }) => {
            ensure((1..=most).contains(&cubes), Illegal::NoSuchRefund { cubes, most })
        },
        (Action::Lose { zone }, Ask::Lose { .. }) => ensure(has_cube(game, seat, zone), Illegal::NoCubeThere { zone }),
        (Action::Pass, Ask::Power { .. } | Ask::Strategos | Ask::Flood { .. }) => Ok(()),
    }, variants!(Action:
        Board Displace IntoHold Commit TakeSenator UsePower Discard Lay KeepDown Declare Play PlayEmpathy Sail Target
        Expel ThrowOff Enough Exchange Pursue OpenHolds Sacrifice Spy Guard Ally Refund Lose Pass
    ))
}

/// LD-12.5, ruling LD-R38.
fn check_flood(game: &LastDays, ship: Berth) -> Result<(), Illegal> {
    game.table.council.check_ship(ship)?;
    let berth = berth_number(ship);
    ensure(game.table.placing.placed.has_boarded(ship), Illegal::NotChosen { berth })?;
    Ok(ensure(can_flood(game, ship), Shared::ShipFull { berth })?)
}

/// LD-10.4, ruling LD-R36.
fn check_displace(game: &LastDays, seat: Seat, ship: Berth, colour: Colour) -> Result<(), Illegal> {
    game.table.council.check_seated(seat, ship, colour)?;
    match colour {
        Colour::Seat(other) if !game.table.way(&game.table.placing).may_displace(colour) => {
            Err(Illegal::NotAhead { seat: other })
        }
        Colour::Seat(_) | Colour::Neutral => Ok(()),
    }
}

/// LD-4.4: the power of the own tile; Basileus only if the refugee can be placed.
fn check_power(game: &LastDays, seat: Seat, senator: Senator, own: Senator) -> Result<(), Illegal> {
    ensure(senator == own, Shared::NoSuchPower { office: senator })?;
    let placing = Placing::new(BoardReason::Basileus, seat, [1, 0]);
    Ok(ensure(senator != Senator::Basileus || game.can_place_with_specials(&placing), Shared::NotCompletely)?)
}

/// LD-5.13 to LD-5.17, LD-8.7: the card there is to play.
fn source_card(game: &LastDays, seat: Seat, source: Source, asked: Ask) -> Result<Card, Illegal> {
    let of = |seat| game.slot_card(seat).ok_or(Shared::CardCarriedOut.into());
    match (source, asked) {
        (Source::Unbid(slot), Ask::Strategos) => {
            let row = &game.cards.rows[seat.index()];
            let card = row.get(usize::from(slot)).copied().flatten().ok_or(Illegal::NotUnbid)?;
            ensure(game.table.council.on_slot(seat, slot) == 0, Illegal::NotUnbid)?;
            ensure(game.unbid(seat) >> slot & 1 == 1, Shared::CardCarriedOut)?;
            Ok(card)
        }
        (_, Ask::Strategos) => Err(Illegal::OnlyOwnCards),
        (Source::Unbid(_), _) => Err(Illegal::WrongMoment { asked }),
        (Source::Own, _) => of(seat),
        (Source::Borrowed, _) => of(game.table.lender(seat).ok_or(Illegal::MayNotBorrow)?),
        (Source::Gods(card), _) => {
            ensure(!game.table.gods_played, Illegal::GodsTaken)?;
            ensure(game.table.gods.of(card.index()) > 0, Illegal::NotOfTheGods { card })?;
            Ok(card)
        }
        (Source::Hand(card), _) => {
            game.cards.check_special(seat, Special::Intervention)?;
            game.cards.check_in_hand(seat, card)?;
            Ok(card)
        }
    }
}

/// LD-5.15.
fn check_play(game: &LastDays, seat: Seat, source: Source, asked: Ask) -> Result<(), Illegal> {
    let card = source_card(game, seat, source, asked)?;
    // Ruling LD-R100: Intervention lies in the discard pile when the card is tested.
    let shown = u8::from(matches!(source, Source::Hand(_)));
    Ok(ensure(game.can_carry_out(seat, card, shown), Shared::CannotCarryOut { card })?)
}

/// LD-11.4.
fn check_empathy(game: &LastDays, seat: Seat, source: Source, asked: Ask) -> Result<(), Illegal> {
    let card = source_card(game, seat, source, asked)?;
    game.cards.check_special(seat, Special::Empathy)?;
    ensure(card.is_refugees(), Shared::NotRefugees { card })?;
    Ok(ensure(game.table.council.harbour.berths().any(|ship| game.table.can_exchange(seat, ship)), Shared::NoExchange)?)
}

/// LD-8.3, LD-9.3, LD-9.12, LD-10.3, LD-10.5, LD-12.6.
fn check_sail(game: &LastDays, ship: Berth, winds: bool) -> Result<(), Illegal> {
    game.table.council.check_ship(ship)?;
    let berth = berth_number(ship);
    let Step::Sail { why, left, extra, closed } = game.table.stack.top() else { return Err(Illegal::MustSail) };
    ensure(game.table.council.harbour.can_move(ship), Shared::EmptyShip { berth })?;
    if closed >> ship & 1 == 1 {
        let boarded = why == SailReason::Card(Card::Ref1Ship) && game.table.placing.placed.has_boarded(ship);
        return Err(if boarded { Illegal::JustBoarded { berth } } else { Shared::AnotherShip { berth }.into() });
    }
    let movable = game.table.movable(why, closed);
    if movable >> ship & 1 == 0 {
        return Err(match why {
            SailReason::Demagogos => Shared::ShipAtSea { berth }.into(),
            SailReason::Card(_) => Illegal::NoCargoAirship,
        });
    }
    // LD-12.6, ruling LD-R39: the further ship comes last; only beside Precious Cargo it matters.
    let cargo = why == SailReason::Card(Card::Cargo);
    if winds && (!extra || left > 0 && !cargo) || !winds && left == 0 {
        return Err(Illegal::NoExtraShip);
    }
    let others = (movable & !(1 << ship)).count_ones();
    Ok(ensure(others >= u32::from(left - u8::from(!winds)), Shared::NotCompletely)?)
}

/// LD-10.8, LD-10.9 (i), LD-9.13.
fn check_target(game: &LastDays, ship: Berth, card: Card) -> Result<(), Illegal> {
    game.table.council.check_ship(ship)?;
    Ok(game.table.council.check_target(ship, card == Card::Treason)?)
}

/// LD-10.9 (ii), ruling LD-R35.
fn check_expel(game: &LastDays, target: Seat, cubes: u8, card: Card) -> Result<(), Illegal> {
    ensure(card == Card::Treason, Illegal::NoSenate)?;
    Ok(game.table.council.check_expel(target, cubes)?)
}
