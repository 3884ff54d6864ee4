//! The actions a scene understands.

use engine::Seat;

use crate::actions::Action;
use crate::kinds::{Card, Senator, Source, Zone};

/// Every action with numbers that can matter.
pub(crate) fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::IntoHold, Action::Enough, Action::Pursue, Action::OpenHolds, Action::Pass];
    all.extend([Action::Spy, Action::Guard, Action::Ally]);
    for ship in 0..5 {
        all.extend([Action::Board { ship }, Action::Target { ship }, Action::Exchange { ship }]);
        all.extend([false, true].map(|hold| Action::Sacrifice { ship, hold }));
        all.extend([false, true].map(|extra| Action::Sail { ship, extra }));
        all.extend([Zone::Ship(ship), Zone::Hold(ship)].map(|zone| Action::Lose { zone }));
    }
    let ashore = [Zone::Supply, Zone::Senate, Zone::Slots, Zone::Front, Zone::NewLand];
    all.extend(ashore.map(|zone| Action::Lose { zone }));
    for colour in fleet::colours() {
        all.push(Action::Displace { colour });
        all.extend([false, true].map(|hold| Action::ThrowOff { colour, hold }));
    }
    for cubes in 0..=21 {
        all.extend([Action::Commit { cubes }, Action::Declare { cubes }, Action::Refund { cubes }]);
        all.extend(Seat::all(5).map(|seat| Action::Expel { seat, cubes }));
    }
    for senator in Senator::ALL {
        all.extend([Action::TakeSenator { senator }, Action::UsePower { senator }]);
    }
    all.extend((0..32).map(|slots| Action::KeepDown { slots }));
    let cards = Card::ALL.into_iter().flat_map(|card| [Source::Gods(card), Source::Hand(card)]);
    for source in [Source::Own, Source::Borrowed].into_iter().chain((0..5).map(Source::Unbid)).chain(cards) {
        all.extend([Action::Play { source }, Action::PlayEmpathy { source }]);
    }
    all.extend(Card::ALL.into_iter().flat_map(|card| [Action::Lay { card }, Action::Discard { card }]));
    all
}
