//! Chapters 6, 7 and 12: majorities, the event, ships that move by themselves, what comes back.

use engine::{Dice, Log, PerSeat, Seat, SeatSet};
use fleet::{Berth, Colour, NEUTRAL, Order, ShipKind, Together, most_cubes};

use crate::actions::{BoardReason, Chance};
use crate::events::{Event, PointReason};
use crate::kinds::{EventCard, Faction};
use crate::phases::{boarding, sailing};
use crate::refusals::Illegal;
use crate::stack::Step;
use crate::state::Doom;

/// Points beside landings.
pub(crate) fn score<L: Log<Event>>(game: &mut Doom, seat: Seat, points: u8, why: PointReason, log: &mut L) {
    if points > 0 {
        game.points[seat.index()] += u16::from(points);
        log.add(Event::Scored { seat, points, why });
    }
}

/// DA-6.1 to DA-6.3: what was announced, and the two majorities. Then the event.
pub(crate) fn begin<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    if game.event == Some(EventCard::Command) {
        // DA-12.9, ruling DA-R41: half for the second, rounded up.
        let neutrals = game.harbour.new_land[NEUTRAL];
        for (seat, points) in ranked(game).zip([neutrals, neutrals.div_ceil(2)]) {
            score(game, seat, points, PointReason::Command, log);
        }
    }
    // DA-6.2, ruling DA-R19: at least one cube; neutrals block if they are more.
    let there = game.harbour.new_land;
    if let Some((seat, cubes)) = most_cubes(&there, &game.senate_order())
        && cubes > 0
        && cubes >= there[NEUTRAL]
    {
        score(game, seat, game.data.new_land_majority, PointReason::NewLand, log);
    }
    // DA-6.3, DA-13.3.1, ruling DA-R20: in the family variant nobody has cubes there.
    let first = game.senate_order().as_slice()[0];
    if game.senate[first.index()] > 0 {
        score(game, first, game.data.senate_majority, PointReason::Senate, log);
    }
    game.stack.replace(Step::Reveal { no_doom: false });
    if let Some(event) = game.next_event.take() {
        reveal(game, event, log);
    }
}

/// The first players in Senate order who have a cube there; ruling DA-R20: in the family variant
/// the marker suffices.
fn ranked(game: &Doom) -> impl Iterator<Item = Seat> + use<> {
    let (family, senate) = (game.options.family, game.senate);
    let order = game.senate_order();
    (0..order.len()).map(move |place| order.as_slice()[place]).filter(move |seat| family || senate[seat.index()] > 0)
}

/// Ruling DA-R65; ruling DA-R3: no Doom card, where it was put back.
pub(crate) fn sample_event<D: Dice>(game: &Doom, no_doom: bool, dice: &mut D) -> Chance {
    let event = game.events().sample(no_doom, dice);
    Chance::Event { event: EventCard::ALL[event % EventCard::ALL.len()] }
}

pub(crate) fn check_event(game: &Doom, no_doom: bool, event: EventCard) -> Result<(), Illegal> {
    match game.events().can_come(event.index(), no_doom) {
        true => Ok(()),
        false => Err(Illegal::NoEventLeft { event }),
    }
}

/// DA-13.5.1: the next event lies face up.
pub(crate) fn show_next<L: Log<Event>>(game: &mut Doom, event: EventCard, log: &mut L) {
    game.next_event = Some(event);
    game.stack.pop();
    log.add(Event::NextEventSeen { event });
}

/// DA-6.4, DA-12.1: the event is revealed and takes effect.
pub(crate) fn reveal<L: Log<Event>>(game: &mut Doom, event: EventCard, log: &mut L) {
    // Ruling DA-R3: the third Doom card in rounds 1 to 3 is put back, and another event comes.
    if event.is_doom() && game.markers_left == 1 && game.round < 4 {
        log.add(Event::DoomPutBack { event });
        return game.stack.replace(Step::Reveal { no_doom: true });
    }
    game.unseen_events &= !(1 << event.index());
    game.event_deck -= 1;
    game.event = Some(event);
    log.add(Event::EventRevealed { event });
    game.stack.replace(Step::CleanUp);
    game.stack.push(Step::Automatic { next: 0 });
    game.stack.push(Step::NeutralsBoard);
    match event {
        EventCard::DoomA | EventCard::DoomB | EventCard::DoomC => return remove_marker(game, log),
        EventCard::Debts => {
            for (seat, points) in ranked(game).zip(game.data.debts) {
                score(game, seat, points, PointReason::Debts, log);
            }
        }
        EventCard::Wrath => {
            for ship in game.harbour.berths() {
                if !game.harbour.ship(ship).in_port() {
                    sailing::send_home(game, ship, log);
                }
            }
        }
        EventCard::Together => {
            game.order = game.senate_order();
            game.together = Together::begin();
            game.stopped = SeatSet::EMPTY;
            game.stack.push(Step::Together { turn: 0 });
        }
        EventCard::Confusion | EventCard::AllLost | EventCard::Woe | EventCard::Command => {}
    }
    show_next_event(game);
}

fn show_next_event(game: &mut Doom) {
    if game.options.open_events && game.event_deck > 0 {
        game.stack.push(Step::NextEvent);
    }
}

/// DA-12.2, DA-13.1.2, DA-13.4.1, DA-7.1: a Doom marker goes; ships are upgraded, or the game ends.
fn remove_marker<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    game.markers_left -= 1;
    log.add(Event::MarkerRemoved { left: game.markers_left });
    if game.markers_left == 0 {
        return end(game, log);
    }
    let chosen = game.options.ships.is_some();
    for &kind in ShipKind::upgraded_at(game.markers_left) {
        if let Some(ship) = game.harbour.find(kind).filter(|_| !chosen) {
            upgrade(game, ship, log);
        }
    }
    show_next_event(game);
}

/// DA-9.11, DA-9.12: the token is swapped, everybody aboard stays; a neutral boards the Ark.
fn upgrade<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    let data = game.data;
    let ark_neutral = game.harbour.upgrade(ship, data.seats(game.harbour.ship(ship).kind, true));
    log.add(Event::Upgraded { ship });
    if ark_neutral {
        log.add(Event::ArkNeutral { ship });
    }
}

/// DA-7.1, DA-7.2: the game is over; special cards are shown.
fn end<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    game.stack.clear();
    game.stack.push(Step::Over);
    log.add(Event::Ended);
    for seat in game.all_seats() {
        log.add(Event::SpecialsShown { seat, points: game.special_points(seat) });
    }
}

/// DA-12.5, ruling DA-R74: whose turn it is to place, pass by pass, until nobody has placed in one.
pub(crate) fn together(game: &mut Doom, turn: u8) {
    if turn == 0 && !game.together.goes_on() {
        return game.stack.pop();
    }
    let seat = game.order.as_slice()[usize::from(turn)];
    game.stack.replace(Step::Together { turn: (turn + 1) % game.seats });
    if game.together.may_place(seat, game.stopped) && boarding::could_place_one(game, seat) {
        boarding::begin(game, seat, BoardReason::Together, [1, 0]);
    }
}

/// DA-12.10, rulings DA-R27 and DA-R51: neutrals board, the largest ship first.
pub(crate) fn neutrals_board<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    game.stack.pop();
    let Some(event) = game.event else { return };
    let mut rotation = game.harbour.in_port();
    rotation.as_mut_slice().sort_by_key(|&ship| u8::MAX - game.harbour.ship(ship).seats);
    let mut turn = 0;
    for _ in 0..game.data.event(event).neutrals {
        if game.harbour.camp == 0 {
            return;
        }
        let at = |step: usize| rotation.as_slice()[(turn + step) % rotation.len()];
        if let Some(step) = game.harbour.next_with_seat(rotation.as_slice(), turn) {
            let ship = at(step);
            game.harbour.board_neutral(ship);
            log.add(Event::NeutralBoarded { ship, instead_of: None });
            turn = (turn + step + 1) % rotation.len();
            continue;
        }
        let Some((step, victim)) = displaced(game, rotation.as_slice(), turn) else { return };
        let ship = at(step);
        game.throw_off(ship, Colour::Seat(victim), false);
        game.harbour.board_neutral(ship);
        log.add(Event::NeutralBoarded { ship, instead_of: Some(victim) });
        turn = (turn + step + 1) % rotation.len();
    }
}

/// DA-13.6.1, ruling DA-R51: whose seat an aggressive neutral takes, and on which ship of the
/// rotation from the one in turn.
fn displaced(game: &Doom, rotation: &[Berth], turn: usize) -> Option<(usize, Seat)> {
    if !game.options.aggressive {
        return None;
    }
    let seated =
        |step: usize, seat: Seat| game.harbour.ship(rotation[(turn + step) % rotation.len()]).seated[seat.index()] > 0;
    let order: Order = game.senate_order();
    order
        .as_slice()
        .iter()
        .rev()
        .find_map(|&seat| (0..rotation.len()).find(|&step| seated(step, seat)).map(|step| (step, seat)))
}

/// DA-6.5, DA-9.9, DA-13.1.7: listed once, then moved one after another.
pub(crate) fn automatic<L: Log<Event>>(game: &mut Doom, next: u8, log: &mut L) {
    if next == 0 {
        game.moving = game.would_move();
    }
    let Some(&ship) = game.moving.as_slice().get(usize::from(next)) else {
        game.moving = Default::default();
        return game.stack.pop();
    };
    game.stack.replace(Step::Automatic { next: next + 1 });
    sailing::advance(game, ship, None, false, log);
}

/// DA-6.6 to DA-6.9: cubes and cards go back.
pub(crate) fn clean_up<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    let confusion = game.event == Some(EventCard::Confusion);
    // DA-12.6, ruling DA-R40: factions are kept, what was spent comes back.
    if !confusion {
        game.holder = [None; Faction::ALL.len()];
    }
    let all = matches!(
        game.event,
        Some(EventCard::DoomA | EventCard::DoomB | EventCard::DoomC | EventCard::Debts | EventCard::Command)
    );
    let mut senate = PerSeat::new(usize::from(game.seats));
    for seat in game.all_seats() {
        let index = seat.index();
        senate[seat] = match (all, confusion) {
            (true, _) => game.senate[index],
            (_, true) => 0,
            _ => game.senate[index].div_ceil(2),
        };
        game.senate[index] -= senate[seat];
        let slots: u8 = std::mem::take(&mut game.slots[index]).iter().sum();
        let landed = std::mem::take(&mut game.harbour.new_land[index]);
        game.supply[index] += senate[seat] + slots + landed + std::mem::take(&mut game.spent[index]);
        for card in std::mem::take(&mut game.rows[index]).into_iter().flatten() {
            game.politics.discard.add(card.index());
        }
    }
    game.harbour.camp += std::mem::take(&mut game.harbour.new_land[NEUTRAL]);
    (game.laid, game.down, game.carried) = ([0; 5], [0; 5], [0; 5]);
    game.card = None;
    game.stack.replace(Step::Refill { place: 0 });
    log.add(Event::CleanedUp { senate, factions_kept: confusion });
}

/// DA-6.10, ruling DA-R79: in Senate order each player draws up to a full hand; then the next round
/// begins.
pub(crate) fn refill(game: &mut Doom, place: u8) {
    if place == 0 {
        game.order = game.senate_order();
    }
    let Some(&seat) = game.order.as_slice().get(usize::from(place)) else {
        return game.stack.replace(Step::StartRound);
    };
    game.stack.replace(Step::Refill { place: place + 1 });
    let count = game.data.hand.saturating_sub(game.hands[seat.index()].total());
    if count > 0 {
        game.stack.push(Step::Draw { seat: seat.0, count });
    }
}
