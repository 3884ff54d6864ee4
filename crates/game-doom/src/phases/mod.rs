//! What happens: one file per part of a round. Whether it may happen is decided in `legal.rs`.

pub(crate) mod boarding;
pub(crate) mod doom;
pub(crate) mod drawing;
pub(crate) mod factions;
pub(crate) mod opening;
pub(crate) mod playing;
pub(crate) mod sailing;
pub(crate) mod voting;

use engine::{Dice, Log, Seat, variants};
use fleet::{Counts, Special};

use crate::actions::{Action, Chance};
use crate::events::Event;
use crate::refusals::{Illegal, Shared};
use crate::stack::Step;
use crate::state::Doom;

/// Does a checked action, and all that follows from it without a choice.
pub(crate) fn apply<L: Log<Event>>(game: &mut Doom, seat: Seat, action: &Action, log: &mut L) {
    match (*action, game.table.stack.top()) {
        (Action::Board { ship }, Step::FirstRefugee { turn }) => opening::place_first(game, seat, ship, turn, log),
        (Action::Board { ship }, _) => boarding::board(game, ship, log),
        (Action::Displace { colour }, Step::Displace { ship }) => boarding::displace(game, ship, colour, log),
        (Action::IntoHold, Step::Displace { ship }) => boarding::into_hold(game, ship, log),
        (Action::Commit { cubes }, Step::Senate) => factions::commit(game, seat, cubes, log),
        (Action::Commit { cubes }, _) => voting::commit(game, seat, cubes, log),
        (Action::TakeFaction { faction }, _) => factions::take(game, seat, faction, log),
        (Action::PassFaction, _) => factions::pass(game, seat, log),
        (Action::UsePower { faction }, _) => factions::use_power(game, seat, faction, log),
        (Action::SkipPower { faction }, _) => factions::skip_power(game, seat, faction, log),
        (Action::Discard { card }, _) => playing::discard(game, seat, card, log),
        (Action::Lay { card }, _) => voting::lay(game, seat, card, log),
        (Action::KeepDown { slots }, _) => voting::keep_down(game, seat, slots, log),
        (Action::Peek { seat: at }, _) => voting::peek(game, seat, at, log),
        (Action::Declare { cubes }, _) => voting::declare(game, seat, cubes, log),
        (Action::Force { seat: target }, _) => voting::force(game, seat, target, log),
        (Action::ActFirst, _) => voting::act_first(game, seat, log),
        (Action::ActInOrder, _) => game.table.stack.pop(),
        (Action::Play { source }, _) => playing::play(game, seat, source, false, log),
        (Action::PlayEmpathy { source }, _) => playing::play(game, seat, source, true, log),
        (Action::Sail { ship }, Step::Sail { card, left, moved }) => {
            playing::sail(game, ship, card, left, moved, log);
        }
        (Action::Target { ship }, Step::Target { card }) => playing::target(game, ship, card, log),
        (Action::Expel { seat: target, cubes }, _) => playing::expel(game, target, cubes, log),
        (Action::ThrowOff { colour, hold }, Step::ThrowOff { ship, thrown }) => {
            playing::throw_off(game, ship, thrown, (colour, hold), log);
        }
        (Action::Exchange { ship }, _) => playing::exchange(game, ship, log),
        (Action::Pursue, _) => boarding::open_ships(game, seat, Special::Pursuit, log),
        (Action::OpenHolds, _) => boarding::open_ships(game, seat, Special::Holds, log),
        (Action::Sacrifice { ship, hold }, _) => boarding::sacrifice(game, ship, hold, log),
        (Action::Spy, _) => voting::spy(game, seat, log),
        (Action::Guard, _) => playing::guard(game, seat, log),
        (Action::Ally, _) => sailing::ally(game, seat, log),
        (Action::Refund, Step::Refund { cubes }) => voting::refund(game, seat, cubes, log),
        (Action::TakeSpecial { special }, _) => drawing::take_displayed(game, seat, special, log),
        (Action::TakeTop, Step::ChooseSpecial { seat }) => {
            game.table.stack.replace(Step::DrawSpecials { seat, count: 1 })
        }
        (Action::Pass | Action::Enough, step) => pass(game, seat, step, log),
        // A checked action meets its step.
        (variants!(Action: Displace IntoHold Sail Target ThrowOff Refund TakeTop), _) => {}
    }
    run(game, log);
}

/// Leaves what is asked.
fn pass<L: Log<Event>>(game: &mut Doom, seat: Seat, step: Step, log: &mut L) {
    match step {
        Step::Peek => voting::open_bids(game, log),
        Step::Declare { .. } => game.table.stack.replace(Step::Declare { asked: true }),
        Step::Spy => voting::next_spy(game, true),
        Step::Play { .. } => playing::decline(game, seat, log),
        Step::Board => boarding::stop(game, seat, log),
        Step::Guard { .. } | Step::Ally => sailing::next_in_window(game),
        // Sacrifice, Refund, ThrowOff.
        _ => game.table.stack.pop(),
    }
}

/// DA-11.2: a special card is shown and discarded.
pub(crate) fn play_special<L: Log<Event>>(game: &mut Doom, seat: Seat, special: Special, log: &mut L) {
    forget_special(game, seat, special);
    game.cards.play_special(seat, special, log);
}

/// DA-13.5.2: a special card that everybody saw a player take leaves the hand.
pub(crate) fn forget_special(game: &mut Doom, seat: Seat, special: Special) {
    let mut known = Counts::from(game.table.known_specials[seat]);
    known.0[special.index()] = known.of(special.index()).saturating_sub(1);
    game.table.known_specials[seat] = known.into();
}

/// Does steps until luck or a seat is to decide.
pub(crate) fn run<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    loop {
        match game.table.stack.top() {
            Step::Deal { seat } => opening::deal(game, seat),
            Step::StartRound => factions::start_round(game, log),
            Step::Factions => factions::begin(game),
            Step::FreePick { place } => {
                if !factions::skip_holders(game, place) {
                    return;
                }
            }
            Step::Powers { left } => {
                if !factions::skip_idle_powers(game, left) {
                    return;
                }
            }
            Step::Sacrifice => {
                if boarding::may_be_asked_to_sacrifice(game) {
                    return;
                }
                game.table.stack.pop();
            }
            Step::TurnPlus => factions::turn_plus(game, log),
            Step::BeginVote { slot } => voting::begin(game, slot, log),
            Step::OpenSpy => voting::open_spy(game),
            Step::Rank => voting::rank(game, log),
            Step::EndVote => voting::end(game),
            Step::Execute => playing::execute(game),
            Step::Strike { ship, card } => playing::strike(game, ship, card, log),
            Step::Gain { seat } => drawing::gain(game, seat),
            Step::Land => sailing::land(game, log),
            Step::BeginDoom => doom::begin(game, log),
            Step::Together { turn } => doom::together(game, turn),
            Step::NeutralsBoard => doom::neutrals_board(game, log),
            Step::Automatic { next } => doom::automatic(game, next, log),
            Step::CleanUp => doom::clean_up(game, log),
            Step::Refill { place } => doom::refill(game, place),
            _ => return,
        }
    }
}

/// What luck decides now.
pub(crate) fn sample<D: Dice>(game: &Doom, dice: &mut D) -> Chance {
    match game.table.stack.top() {
        Step::Markers => opening::sample_markers(game, dice),
        Step::Draw { seat, count } => drawing::sample_draw(game, Seat(seat), count, dice),
        Step::DrawSpecials { seat, count } => drawing::sample_specials(game, Seat(seat), count, dice),
        Step::Display => drawing::sample_display(game, dice),
        Step::NextEvent => doom::sample_event(game, false, dice),
        Step::Reveal { no_doom } => doom::sample_event(game, no_doom, dice),
        _ => unreachable!("luck is asked only when it is awaited"),
    }
}

/// Whether luck can decide so now.
pub(crate) fn check_chance(game: &Doom, chance: &Chance) -> Result<(), Illegal> {
    match (game.table.stack.top(), chance) {
        (Step::Markers, Chance::Markers { seats }) => opening::check_markers(game, seats),
        (Step::Draw { seat, count }, Chance::Draw { seat: told, cards }) => {
            Ok(game.cards.check_drawn((seat, *told), count, cards, drawing::clause(game, seat))?)
        }
        (Step::DrawSpecials { seat, count }, Chance::DrawSpecials { seat: told, cards }) => {
            Ok(game.cards.check_gained((seat, *told), count, cards, drawing::special_clause(game))?)
        }
        (Step::Display, Chance::Display { special }) => {
            Ok(game.cards.check_specials(1, &std::iter::once(*special).collect(), "DA-13.5.2")?)
        }
        (Step::NextEvent, Chance::Event { event }) => doom::check_event(game, false, *event),
        (Step::Reveal { no_doom }, Chance::Event { event }) => doom::check_event(game, no_doom, *event),
        _ => Err(Shared::OtherLuck.into()),
    }
}

/// Lets a checked outcome happen.
pub(crate) fn apply_chance<L: Log<Event>>(game: &mut Doom, chance: &Chance, log: &mut L) {
    match (chance, game.table.stack.top()) {
        (Chance::Markers { seats }, _) => opening::place_markers(game, seats, log),
        (Chance::Draw { seat, cards }, _) => drawing::draw(game, *seat, cards, log),
        (Chance::DrawSpecials { seat, cards }, _) => drawing::draw_specials(game, *seat, cards, log),
        (Chance::Display { special }, _) => drawing::display(game, *special, log),
        (Chance::Event { event }, Step::NextEvent) => doom::show_next(game, *event, log),
        (Chance::Event { event }, _) => doom::reveal(game, *event, log),
    }
    run(game, log);
}
