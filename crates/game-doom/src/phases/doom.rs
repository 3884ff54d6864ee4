//! Chapters 6, 7 and 12: majorities, the event, ships that move by themselves, what comes back.

use engine::{Dice, KindSet, Log, Seat};
use fleet::{Berth, Colour, NEUTRAL, Order, ShipKind, ensure, most_cubes};

use crate::actions::{BoardReason, Chance};
use crate::events::{Event, PointReason};
use crate::kinds::EventCard;
use crate::phases::{boarding, sailing};
use crate::refusals::Illegal;
use crate::stack::Step;
use crate::state::Doom;

fleet::doom!(Doom);

/// DA-6.1 to DA-6.3: what was announced, and the two majorities. Then the event.
pub(crate) fn begin<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    if game.table.event == Some(EventCard::Command) {
        // DA-12.9, ruling DA-R41: half for the second, rounded up.
        let neutrals = game.table.council.harbour.new_land[NEUTRAL];
        for (seat, points) in ranked(game).zip([neutrals, neutrals.div_ceil(2)]) {
            score(game, seat, points, PointReason::Command, log);
        }
    }
    // DA-6.2, ruling DA-R19: at least one cube; neutrals block if they are more.
    let there = game.table.council.harbour.new_land;
    if let Some((seat, cubes)) = most_cubes(&there, &game.table.council.senate_order())
        && cubes > 0
        && cubes >= there[NEUTRAL]
    {
        score(game, seat, game.table.data.new_land_majority, PointReason::NewLand, log);
    }
    // DA-6.3, DA-13.3.1, ruling DA-R20: in the family variant nobody has cubes there.
    let first = game.table.council.senate_order().as_slice()[0];
    if game.table.council.players[first].senate > 0 {
        score(game, first, game.table.data.senate_majority, PointReason::Senate, log);
    }
    game.table.stack.replace(Step::Reveal { no_doom: false });
    if let Some(event) = game.table.next_event.take() {
        reveal(game, event, log);
    }
}

/// The first players in Senate order who have a cube there; ruling DA-R20: in the family variant
/// the marker suffices.
fn ranked(game: &Doom) -> impl Iterator<Item = Seat> + use<> {
    let (family, players) = (game.table.options.family, game.table.council.players);
    let order = game.table.council.senate_order();
    (0..order.len()).map(move |place| order.as_slice()[place]).filter(move |&seat| family || players[seat].senate > 0)
}

pub(crate) fn check_event(game: &Doom, no_doom: bool, event: EventCard) -> Result<(), Illegal> {
    ensure(game.table.events().can_come(event.index(), no_doom), Illegal::NoEventLeft { event })
}

/// DA-13.5.1: the next event lies face up.
pub(crate) fn show_next<L: Log<Event>>(game: &mut Doom, event: EventCard, log: &mut L) {
    game.table.next_event = Some(event);
    game.table.stack.pop();
    log.add(Event::NextEventSeen { event });
}

/// DA-6.4, DA-12.1: the event is revealed and takes effect.
pub(crate) fn reveal<L: Log<Event>>(game: &mut Doom, event: EventCard, log: &mut L) {
    // Ruling DA-R3: the third Doom card in rounds 1 to 3 is put back, and another event comes.
    if event.is_doom() && game.table.council.markers_left == 1 && game.table.council.round < 4 {
        log.add(Event::DoomPutBack { event });
        return game.table.stack.replace(Step::Reveal { no_doom: true });
    }
    game.table.unseen_events = KindSet::new(game.table.unseen_events.bits() & !(1 << event.index()));
    game.table.council.event_deck -= 1;
    game.table.event = Some(event);
    log.add(Event::EventRevealed { event });
    game.table.stack.replace(Step::CleanUp);
    game.table.stack.push(Step::Automatic { next: 0 });
    game.table.stack.push(Step::NeutralsBoard);
    match event {
        EventCard::DoomA | EventCard::DoomB | EventCard::DoomC => return remove_marker(game, log),
        EventCard::Debts => {
            for (seat, points) in ranked(game).zip(game.table.data.debts) {
                score(game, seat, points, PointReason::Debts, log);
            }
        }
        EventCard::Wrath => game.table.council.send_all_home(log),
        EventCard::Together => {
            game.table.council.begin_together();
            game.table.stack.push(Step::Together { turn: 0 });
        }
        EventCard::Confusion | EventCard::AllLost | EventCard::Woe | EventCard::Command => {}
    }
    show_next_event(game);
}

fn show_next_event(game: &mut Doom) {
    if game.table.options.open_events && game.table.council.event_deck > 0 {
        game.table.stack.push(Step::NextEvent);
    }
}

/// DA-12.2, DA-13.1.2, DA-13.4.1, DA-7.1: a Doom marker goes; ships are upgraded, or the game ends.
fn remove_marker<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    game.table.council.remove_marker(log);
    if game.table.council.markers_left == 0 {
        return end(game, log);
    }
    let chosen = game.table.options.ships.is_some();
    for &kind in ShipKind::upgraded_at(game.table.council.markers_left) {
        if let Some(ship) = game.table.council.harbour.find(kind).filter(|_| !chosen) {
            game.table.council.upgrade(ship, game.table.data.seats(kind, true), log);
        }
    }
    show_next_event(game);
}

/// DA-12.10, rulings DA-R27 and DA-R51: neutrals board, the largest ship first.
pub(crate) fn neutrals_board<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    game.table.stack.pop();
    let Some(event) = game.table.event else { return };
    let mut rotation = game.table.council.harbour.in_port();
    rotation.as_mut_slice().sort_by_key(|&ship| u8::MAX - game.table.council.harbour.ship(ship).seats);
    let mut turn = 0;
    for _ in 0..game.table.data.event(event).neutrals {
        if game.table.council.harbour.camp == 0 {
            return;
        }
        let at = |step: usize| rotation.as_slice()[(turn + step) % rotation.len()];
        if let Some(step) = game.table.council.harbour.next_with_seat(rotation.as_slice(), turn) {
            let ship = at(step);
            game.table.council.harbour.board_neutral(ship);
            log.add(Event::NeutralBoarded { ship, instead_of: None });
            turn = (turn + step + 1) % rotation.len();
            continue;
        }
        let Some((step, victim)) = displaced(game, rotation.as_slice(), turn) else { return };
        let ship = at(step);
        game.table.council.discard_refugee(ship, Colour::Seat(victim), false);
        game.table.council.harbour.board_neutral(ship);
        log.add(Event::NeutralBoarded { ship, instead_of: Some(victim) });
        turn = (turn + step + 1) % rotation.len();
    }
}

/// DA-13.6.1, ruling DA-R51: whose seat an aggressive neutral takes, and on which ship of the
/// rotation from the one in turn.
fn displaced(game: &Doom, rotation: &[Berth], turn: usize) -> Option<(usize, Seat)> {
    if !game.table.options.aggressive {
        return None;
    }
    let seated = |step: usize, seat: Seat| {
        game.table.council.harbour.ship(rotation[(turn + step) % rotation.len()]).seated[seat.index()] > 0
    };
    let order: Order = game.table.council.senate_order();
    order
        .as_slice()
        .iter()
        .rev()
        .find_map(|&seat| (0..rotation.len()).find(|&step| seated(step, seat)).map(|step| (step, seat)))
}

/// DA-6.6 to DA-6.9: cubes and cards go back.
pub(crate) fn clean_up<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    let confusion = game.table.event == Some(EventCard::Confusion);
    // DA-12.6, ruling DA-R40: factions are kept, what was spent comes back.
    if !confusion {
        game.table.factions.give_back();
    }
    let all = matches!(
        game.table.event,
        Some(EventCard::DoomA | EventCard::DoomB | EventCard::DoomC | EventCard::Debts | EventCard::Command)
    );
    let senate = game.table.council.bring_back(|cubes| match (all, confusion) {
        (true, _) => cubes,
        (_, true) => 0,
        _ => cubes.div_ceil(2),
    });
    game.cards.discard_rows();
    game.table.card = None;
    game.table.stack.replace(Step::Refill { place: 0 });
    log.add(Event::CleanedUp { senate, factions_kept: confusion });
}
