//! What happens: diving, resting, the end, the points.

use engine::{Dice, Log, Seat, SeatSet};

use crate::{Action, Chance, Event, @Game@, Phase, Shells};

/// @XX@-3.2, @XX@-3.3: whoever dives waits for a shell; whoever rests is done.
pub(crate) fn apply<L: Log<Event>>(position: &mut @Game@, seat: Seat, action: &Action, log: &mut L) {
    match action {
        Action::Dive => {
            log.add(Event::Dived { seat });
            position.phase = Phase::Draw(seat);
        }
        Action::Rest => {
            log.add(Event::Rested { seat });
            position.resting = position.resting.with(seat);
            next(position, seat, log);
        }
    }
}

/// @XX@-3.2: each shell in the bag is equally likely.
pub(crate) fn sample<D: Dice>(position: &@Game@, dice: &mut D) -> Chance {
    Chance::Shell(pick(&position.bag, dice))
}

/// The worth of one of these shells, each equally likely.
pub(crate) fn pick<D: Dice>(shells: &Shells, dice: &mut D) -> u8 {
    let mut at = dice.below(shells.iter().map(|&count| u32::from(count)).sum());
    for (worth, &count) in (1..).zip(shells) {
        match at.checked_sub(count.into()) {
            Some(left) => at = left,
            None => return worth,
        }
    }
    unreachable!("a number below the count of all shells is one of them")
}

/// @XX@-3.2: the shell goes from the bag to whoever dives, who alone looks at it.
pub(crate) fn draw<L: Log<Event>>(position: &mut @Game@, chance: &Chance, log: &mut L) {
    let Chance::Shell(worth) = *chance;
    let Phase::Draw(seat) = position.phase else { return };
    let index = usize::from(worth - 1);
    position.bag[index] -= 1;
    position.held[seat][index] += 1;
    log.add(Event::Drawn { seat, worth: Some(worth) });
    next(position, seat, log);
}

/// @XX@-3.4: the next seat that does not rest has the turn, unless the game is over.
fn next<L: Log<Event>>(position: &mut @Game@, seat: Seat, log: &mut L) {
    let seats = position.held.len();
    if is_over(position) {
        position.phase = Phase::Over;
        for seat in Seat::all(seats) {
            log.add(Event::Shown { seat, points: points(&position.held[seat], position.limit) });
        }
        return;
    }
    let mut next = seat.next(seats);
    while position.resting.contains(next) {
        next = next.next(seats);
    }
    position.phase = Phase::Turn(next);
}

/// @XX@-4.1: nobody can dive any more.
pub(crate) fn is_over(position: &@Game@) -> bool {
    position.bag == [0; 3] || position.resting == SeatSet::all(position.held.len())
}

/// @XX@-4.1, @XX@-4.2: the last one to rest makes all show their shells.
pub(crate) fn ends(position: &@Game@, seat: Seat, action: &Action) -> bool {
    *action == Action::Rest && position.resting.with(seat) == SeatSet::all(position.held.len())
}

/// @XX@-4.2: the worth of all shells, or nothing above the limit.
pub(crate) fn points(shells: &Shells, limit: u8) -> u8 {
    let worth = (1..).zip(shells).map(|(worth, count): (u8, &u8)| worth * count).sum();
    if worth > limit { 0 } else { worth }
}

#[cfg(test)]
mod tests {
    use engine::{Awaiting, Components as _, Game, GameOptions};

    use super::*;
    use crate::{Components, Options};

    fn first(seats: u8) -> @Game@ {
        @Game@::setup(Components::standard(), &Options::for_seats(seats)).unwrap()
    }

    #[test]
    fn @xx@_3_2_a_dive_takes_a_shell_out_of_the_bag() {
        let mut position = first(2);
        position.apply(Seat(0), &Action::Dive, &mut ());
        position.apply_chance(&Chance::Shell(2), &mut ());
        assert_eq!((position.bag, position.held[Seat(0)]), ([4, 3, 4], [0, 1, 0]));
    }

    #[test]
    fn @xx@_3_3_@xx@_3_4_whoever_rests_is_passed_over() {
        let mut position = first(3);
        position.apply(Seat(0), &Action::Dive, &mut ());
        position.apply_chance(&Chance::Shell(2), &mut ());
        position.apply(Seat(1), &Action::Rest, &mut ());
        position.apply(Seat(2), &Action::Rest, &mut ());
        assert_eq!(position.awaiting(), Awaiting::Seats(SeatSet::only(Seat(0))));
    }

    #[test]
    fn @xx@_4_1_@xx@_4_3_the_game_ends_when_all_rest_and_a_tie_is_shared() {
        let mut position = first(2);
        position.apply(Seat(0), &Action::Rest, &mut ());
        position.apply(Seat(1), &Action::Rest, &mut ());
        assert_eq!(position.awaiting(), Awaiting::Over);
        assert_eq!(position.winners(), SeatSet::all(2));
    }

    #[test]
    fn @xx@_4_2_more_than_the_limit_is_worth_nothing() {
        assert_eq!(points(&[0, 2, 1], 7), 7);
        assert_eq!(points(&[1, 2, 1], 7), 0);
    }
}
