//! What is allowed, and why not. [`check`] is the one truth; [`list`] offers what passes it.

use engine::{KindSet, Seat, variants};
use fleet::{Berth, Placing, Special, berth_number, ensure};

use crate::actions::{Action, Ask, BoardReason};
use crate::kinds::{Card, Faction, Source};
use crate::refusals::{Illegal, Shared};
use crate::stack::Step;
use crate::state::Doom;

/// Adds the legal actions in their order.
pub(crate) fn list(game: &Doom, seat: Seat, into: &mut Vec<Action>) {
    let Some(asked) = game.ask(seat) else { return };
    let mut offer = |action: Action| {
        if check_asked(game, seat, &action, asked).is_ok() {
            into.push(action);
        }
    };
    let seats = || game.table.council.all_seats();
    fleet::offer_alike!(game, seat, asked, offer, into, {
        // Most questions are about a number of cubes, and every number behind the screen will do.
        Ask::Senate | Ask::Bid { .. } | Ask::NewBid { .. } => {
            return into.extend((0..=game.table.council.supply(seat)).map(|cubes| Action::Commit { cubes }));
        },
        Ask::Faction { .. } | Ask::FreeFaction => {
            Faction::ALL.into_iter().for_each(|faction| offer(Action::TakeFaction { faction }));
            offer(Action::PassFaction);
        },
        Ask::Power { .. } => {
            Faction::AT_THE_END.into_iter().for_each(|faction| offer(Action::UsePower { faction }));
            Faction::AT_THE_END.into_iter().for_each(|faction| offer(Action::SkipPower { faction }));
        },
        Ask::Peek => seats().for_each(|seat| offer(Action::Peek { seat })),
        Ask::Force { .. } => seats().for_each(|seat| offer(Action::Force { seat })),
        Ask::ActFirst => [Action::ActFirst, Action::ActInOrder].into_iter().for_each(offer),
        Ask::Sail { .. } => game.table.council.harbour.berths().for_each(|ship| offer(Action::Sail { ship })),
        Ask::Refund { .. } => offer(Action::Refund),
        Ask::ChooseSpecial => {
            Special::ALL.into_iter().for_each(|special| offer(Action::TakeSpecial { special }));
            offer(Action::TakeTop);
        },
    });
    if check_asked(game, seat, &Action::Pass, asked).is_ok() {
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
    fleet::check_alike!(game, seat, *action, asked, ["DA-5.9", "DA-5.11"], {
        (Action::Displace { colour }, Ask::Displace { ship }) => Ok(council.check_seated(seat, ship, colour)?),
        (Action::Commit { cubes }, Ask::Senate) => Ok(council.check_cubes(seat, cubes, "DA-3.1")?),
        (Action::Commit { cubes }, Ask::NewBid { .. }) => Ok(council.check_cubes(seat, cubes, "DA-8.3")?),
        (Action::TakeFaction { faction }, Ask::Faction { price }) => check_faction(game, seat, faction, price),
        (Action::TakeFaction { faction }, Ask::FreeFaction) => check_faction(game, seat, faction, 0),
        (Action::PassFaction, Ask::Faction { .. }) => Ok(()),
        (Action::PassFaction, Ask::FreeFaction) => Err(Illegal::MustTakeFaction),
        (Action::UsePower { faction }, Ask::Power { left }) => {
            check_power(left, faction)?;
            check_use(game, seat, faction)
        },
        (Action::SkipPower { faction }, Ask::Power { left }) => check_power(left, faction),
        (Action::Peek { seat: at }, Ask::Peek) => {
            ensure(at != seat && council.has_seat(at), Illegal::NoSuchOpponent { seat: at })
        },
        (Action::Force { seat: target }, Ask::Force { next }) => {
            ensure(game.table.can_be_forced(seat, target, next), Illegal::CannotForce { seat: target })
        },
        (Action::ActFirst | Action::ActInOrder, Ask::ActFirst) => Ok(()),
        (Action::Play { source }, Ask::Play { .. }) => check_play(game, seat, source),
        (Action::PlayEmpathy { source }, Ask::Play { .. }) => check_empathy(game, seat, source),
        (Action::Sail { ship }, Ask::Sail { card, .. }) => check_sail(game, ship, card),
        (Action::Target { ship }, Ask::Target { card }) => check_target(game, seat, ship, card),
        (Action::Expel { seat: target, cubes }, Ask::Target { card }) => check_expel(game, target, cubes, card),
        (Action::ThrowOff { colour, hold }, Ask::ThrowOff { ship, .. }) => {
            let there = council.harbour.ship(ship).of_part(colour, hold) > 0;
            Ok(ensure(there && game.table.can_throw_off(seat, ship, colour), Shared::CannotThrowOff { colour })?)
        },
        (Action::Refund, Ask::Refund { .. }) => Ok(()),
        (Action::TakeSpecial { special }, Ask::ChooseSpecial) => {
            ensure(game.table.display.contains(&Some(special)), Illegal::NotDisplayed { special })
        },
        (Action::TakeTop, Ask::ChooseSpecial) => ensure(game.cards.special.drawable() > 0, Illegal::NothingToGain),
        (Action::Pass, Ask::Peek | Ask::Force { .. }) => Ok(()),
    }, variants!(Action:
        Board Displace Commit TakeFaction PassFaction UsePower SkipPower Discard Lay KeepDown Peek Declare Force
        ActFirst ActInOrder Play PlayEmpathy Sail Target Expel IntoHold ThrowOff Enough Exchange Pursue OpenHolds
        Sacrifice Spy Guard Ally Refund TakeSpecial TakeTop Pass
    ))
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
