//! The actions a scene understands.

use engine::Seat;
use fleet::Special;

use crate::actions::Action;
use crate::kinds::{Card, Faction, Source};

/// Every action with numbers that can matter.
pub(crate) fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::PassFaction, Action::ActFirst, Action::ActInOrder, Action::IntoHold, Action::Enough];
    all.extend([Action::Pursue, Action::OpenHolds, Action::Spy, Action::Guard, Action::Ally, Action::Refund]);
    all.extend([Action::TakeTop, Action::Pass]);
    for ship in 0..5 {
        all.extend([Action::Board { ship }, Action::Sail { ship }, Action::Target { ship }, Action::Exchange { ship }]);
        all.extend([false, true].map(|hold| Action::Sacrifice { ship, hold }));
    }
    for colour in fleet::colours() {
        all.push(Action::Displace { colour });
        all.extend([false, true].map(|hold| Action::ThrowOff { colour, hold }));
    }
    for cubes in 0..=21 {
        all.extend([Action::Commit { cubes }, Action::Declare { cubes }]);
        all.extend(Seat::all(5).map(|seat| Action::Expel { seat, cubes }));
    }
    for faction in Faction::ALL {
        let (take, use_it) = (Action::TakeFaction { faction }, Action::UsePower { faction });
        all.extend([take, use_it, Action::SkipPower { faction }]);
    }
    all.extend((0..32).map(|slots| Action::KeepDown { slots }));
    all.extend(Seat::all(5).flat_map(|seat| [Action::Peek { seat }, Action::Force { seat }]));
    all.extend(Special::ALL.map(|special| Action::TakeSpecial { special }));
    let hand = Card::ALL.map(Source::Hand);
    for source in [Source::Own, Source::Borrowed].into_iter().chain(hand) {
        all.extend([Action::Play { source }, Action::PlayEmpathy { source }]);
    }
    all.extend(Card::ALL.into_iter().flat_map(|card| [Action::Lay { card }, Action::Discard { card }]));
    all
}
