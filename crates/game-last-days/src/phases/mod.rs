//! What happens: one file per part of a round. Whether it may happen is decided in `legal.rs`.

pub(crate) mod auction;
pub(crate) mod boarding;
pub(crate) mod doom;
pub(crate) mod drawing;
pub(crate) mod opening;
pub(crate) mod playing;
pub(crate) mod sailing;
pub(crate) mod senate;

use engine::{Dice, Log, Seat, variants};
use fleet::Special;

use crate::actions::{Action, Chance};
use crate::events::Event;
use crate::refusals::{Illegal, Shared};
use crate::stack::Step;
use crate::state::LastDays;

/// Does a checked action, and all that follows from it without a choice.
pub(crate) fn apply<L: Log<Event>>(game: &mut LastDays, seat: Seat, action: &Action, log: &mut L) {
    match (*action, game.table.stack.top()) {
        (Action::Board { ship }, Step::FirstRefugee { turn }) => opening::place_first(game, seat, ship, turn, log),
        (Action::Board { ship }, Step::Flood) => boarding::flood(game, ship, log),
        (Action::Board { ship }, _) => boarding::board(game, ship, log),
        (Action::Displace { colour }, Step::Displace { ship }) => boarding::displace(game, ship, colour, log),
        (Action::IntoHold, Step::Displace { ship }) => boarding::into_hold(game, ship, log),
        (Action::Commit { cubes }, Step::Influence) => senate::commit(game, seat, cubes, log),
        (Action::Commit { cubes }, _) => auction::commit(game, seat, cubes, log),
        (Action::TakeSenator { senator }, Step::Pick { place }) => senate::take(game, seat, senator, place, log),
        (Action::UsePower { senator }, _) => senate::use_power(game, seat, senator, log),
        (Action::Discard { card }, _) => playing::discard(game, seat, card, log),
        (Action::Lay { card }, _) => auction::lay(game, seat, card, log),
        (Action::KeepDown { slots }, _) => auction::keep_down(game, seat, slots, log),
        (Action::Declare { cubes }, _) => auction::declare(game, seat, cubes, log),
        (Action::Play { source }, _) => playing::play(game, seat, source, false, log),
        (Action::PlayEmpathy { source }, _) => playing::play(game, seat, source, true, log),
        (Action::Sail { ship, extra }, _) => playing::sail(game, ship, extra, log),
        (Action::Target { ship }, Step::Target { card }) => playing::target(game, ship, card, log),
        (Action::Expel { seat: target, cubes }, _) => playing::expel(game, target, cubes, log),
        (Action::ThrowOff { colour, hold }, _) => playing::throw_off(game, colour, hold, log),
        (Action::Enough, Step::ThrowOff { ahead, .. }) => playing::end_treason(game, ahead, log),
        (Action::Exchange { ship }, _) => playing::exchange(game, ship, log),
        (Action::Pursue, _) => boarding::open_ships(game, seat, Special::Pursuit, log),
        (Action::OpenHolds, _) => boarding::open_ships(game, seat, Special::Holds, log),
        (Action::Sacrifice { ship, hold }, _) => boarding::sacrifice(game, ship, hold, log),
        (Action::Spy, _) => auction::spy(game, seat, log),
        (Action::Guard, _) => playing::guard(game, seat, log),
        (Action::Ally, _) => sailing::ally(game, seat, log),
        (Action::Refund { cubes }, _) => auction::refund(game, seat, cubes, log),
        (Action::Lose { zone }, Step::Lose { place, left }) => doom::lose(game, seat, zone, (place, left), log),
        (Action::Pass, step) => pass(game, seat, step, log),
        // A checked action meets its step.
        (variants!(Action: Displace IntoHold TakeSenator Target Enough Lose), _) => {}
    }
    run(game, log);
}

/// Leaves what is asked.
fn pass<L: Log<Event>>(game: &mut LastDays, seat: Seat, step: Step, log: &mut L) {
    match step {
        Step::Power { .. } => senate::skip_power(game, seat, log),
        Step::Spy => auction::next_spy(game, true),
        Step::Play { .. } | Step::Strategos => playing::decline(game, seat, log),
        Step::Board => boarding::stop(game, seat, log),
        Step::Flood => game.table.stack.replace(Step::Sacrifice),
        Step::Guard { .. } | Step::Ally => sailing::next_in_window(game),
        // Sacrifice, Refund, the further ship of *Favourable Winds*.
        _ => game.table.stack.pop(),
    }
}

/// LD-11.2: a special card is shown and discarded.
fn play_special<L: Log<Event>>(game: &mut LastDays, seat: Seat, special: Special, log: &mut L) {
    game.cards.play_special(seat, special, log);
}

/// Does steps until luck or a seat is to decide.
pub(crate) fn run<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    loop {
        match game.table.stack.top() {
            Step::Deal { seat } => opening::deal(game, seat),
            Step::StartRound => senate::start_round(game, log),
            Step::Senators => senate::begin(game),
            Step::Power { seat } => {
                if senate::could_use_power(game, Seat(seat)) {
                    return;
                }
                game.table.stack.pop();
            }
            Step::Powers { place } => senate::next_power(game, place),
            Step::PlaceBonus => senate::place_bonus(game, log),
            Step::BeginAuction { slot } => auction::begin(game, slot, log),
            Step::OpenSpy => auction::open_spy(game),
            Step::Rank => auction::rank(game, log),
            Step::EndAuction => auction::end(game),
            Step::Execute => playing::execute(game),
            Step::Flood => {
                if boarding::may_flood(game) {
                    return;
                }
                game.table.stack.replace(Step::Sacrifice);
            }
            Step::Sacrifice => {
                if boarding::may_be_asked_to_sacrifice(game) {
                    return;
                }
                game.table.stack.pop();
            }
            Step::Extra { card } => playing::extra(game, card, log),
            Step::Sail { why, left, extra, closed } => {
                if left > 0 || extra && game.table.movable(why, closed) != 0 {
                    return;
                }
                game.table.stack.pop();
            }
            Step::Strike { ship, card } => playing::strike(game, ship, card, log),
            Step::Land => sailing::land(game, log),
            Step::BeginDoom => doom::begin(game, log),
            Step::Automatic { next } => doom::automatic(game, next, log),
            Step::Delayed => doom::delayed(game, log),
            Step::Together { turn } => doom::together(game, turn),
            Step::DoomEffect => doom::doom_effect(game, log),
            Step::NeutralsBoard => doom::neutrals_board(game, log),
            Step::CleanUp => doom::clean_up(game, log),
            Step::Refill { place } => doom::refill(game, place),
            _ => return,
        }
    }
}

/// What luck decides now.
pub(crate) fn sample<D: Dice>(game: &LastDays, dice: &mut D) -> Chance {
    match game.table.stack.top() {
        Step::FirstEvent => doom::sample_event(game, true, dice),
        Step::Reveal => doom::sample_event(game, false, dice),
        Step::Markers => opening::sample_markers(game, dice),
        Step::Draw { seat, count } => drawing::sample_draw(game, Seat(seat), count, dice),
        Step::DrawSpecials { seat, count } => drawing::sample_specials(game, Seat(seat), count, dice),
        Step::Gods => drawing::sample_gods(game, dice),
        _ => unreachable!("luck is asked only when it is awaited"),
    }
}

/// Whether luck can decide so now.
pub(crate) fn check_chance(game: &LastDays, chance: &Chance) -> Result<(), Illegal> {
    match (game.table.stack.top(), chance) {
        (Step::FirstEvent, Chance::Event { event }) => doom::check_event(game, true, *event),
        (Step::Reveal, Chance::Event { event }) => doom::check_event(game, false, *event),
        (Step::Markers, Chance::Markers { seats }) => opening::check_markers(game, seats),
        (Step::Draw { seat, count }, Chance::Draw { seat: told, cards }) => {
            Ok(game.cards.check_drawn((seat, *told), count, cards, drawing::clause(game, seat))?)
        }
        (Step::DrawSpecials { seat, count }, Chance::DrawSpecials { seat: told, cards }) => {
            Ok(game.cards.check_gained((seat, *told), count, cards, drawing::special_clause(game))?)
        }
        (Step::Gods, Chance::Gods { cards }) => Ok(game.cards.check_draw(game.table.data.gods, cards, "LD-12.9")?),
        _ => Err(Shared::OtherLuck.into()),
    }
}

/// Lets a checked outcome happen.
pub(crate) fn apply_chance<L: Log<Event>>(game: &mut LastDays, chance: &Chance, log: &mut L) {
    match (chance, game.table.stack.top()) {
        (Chance::Event { event }, Step::FirstEvent) => opening::first_event(game, *event, log),
        (Chance::Event { event }, _) => doom::reveal(game, *event, log),
        (Chance::Markers { seats }, _) => opening::place_markers(game, seats, log),
        (Chance::Draw { seat, cards }, _) => drawing::draw(game, *seat, cards, log),
        (Chance::DrawSpecials { seat, cards }, _) => drawing::draw_specials(game, *seat, cards, log),
        (Chance::Gods { cards }, _) => drawing::lay_gods(game, cards, log),
    }
    run(game, log);
}
