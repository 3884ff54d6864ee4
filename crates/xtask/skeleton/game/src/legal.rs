//! What is allowed, and why not.

use engine::Seat;

use crate::{Action, Chance, @Game@, Illegal, Phase};

/// @XX@-3.1: whoever has the turn may dive or rest. The one truth about legality.
pub(crate) fn check(position: &@Game@, seat: Seat, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Dive | Action::Rest if position.phase == Phase::Turn(seat) => Ok(()),
        Action::Dive | Action::Rest => Err(Illegal::NotYourTurn),
    }
}

/// The candidates that pass [`check`], sorted.
pub(crate) fn legal_actions(position: &@Game@, seat: Seat, into: &mut Vec<Action>) {
    into.extend([Action::Dive, Action::Rest].into_iter().filter(|action| check(position, seat, action).is_ok()));
}

/// @XX@-3.2: only what lies in the bag can be drawn.
pub(crate) fn check_chance(position: &@Game@, chance: &Chance) -> Result<(), Illegal> {
    let Chance::Shell(worth) = *chance;
    if !matches!(position.phase, Phase::Draw(_)) {
        return Err(Illegal::NobodyDives);
    }
    let lying = usize::from(worth).checked_sub(1).and_then(|index| position.bag.get(index));
    if lying.is_some_and(|&count| count > 0) { Ok(()) } else { Err(Illegal::NoSuchShell { worth }) }
}

#[cfg(test)]
mod tests {
    use engine::{Components as _, Game, GameOptions};

    use super::*;
    use crate::{Components, Options};

    fn first() -> @Game@ {
        @Game@::setup(Components::standard(), &Options::for_seats(2)).unwrap()
    }

    #[test]
    fn @xx@_3_1_only_whoever_has_the_turn_may_dive_or_rest() {
        let position = first();
        let mut actions = Vec::new();
        position.legal_actions(Seat(0), &mut actions);
        assert_eq!(actions, [Action::Dive, Action::Rest]);
        assert_eq!(position.check(Seat(1), &Action::Rest), Err(Illegal::NotYourTurn));
    }

    #[test]
    fn @xx@_1_1_only_what_lies_in_the_bag_is_drawn() {
        let mut position = first();
        assert_eq!(position.check_chance(&Chance::Shell(1)), Err(Illegal::NobodyDives));
        position.apply(Seat(0), &Action::Dive, &mut ());
        assert_eq!(position.check_chance(&Chance::Shell(3)), Ok(()));
        for worth in [0, 4] {
            assert_eq!(position.check_chance(&Chance::Shell(worth)), Err(Illegal::NoSuchShell { worth }));
        }
    }
}
