//! The battery of the house, and a watch of our own. `SOAK_GAMES` sets how many games are played for each number of
//! seats: `cargo xtask soak` plays 100,000.

#[path = "../../../../fleet/tests/shared/battery/account.rs"]
mod account;
#[path = "../../../../fleet/tests/shared/battery/games.rs"]
mod games;
mod ledger;
mod told;
mod watch;

use engine::{GameOptions, Seat};
use game_last_days::{Action, Card, Colour, LastDays, Options, Senator, Source, Zone};
pub(crate) use games::choose;
use testkit::{battery, games_to_play};

/// Every action there is, with numbers that can matter: each is legal at some positions and refused at most.
pub(crate) fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::IntoHold, Action::Enough, Action::Pursue, Action::OpenHolds, Action::Pass];
    all.extend([Action::Spy, Action::Guard, Action::Ally]);
    for ship in [0, 1, 2, 3, 4, 5, 255] {
        all.extend([Action::Board { ship }, Action::Target { ship }, Action::Exchange { ship }]);
        all.extend([false, true].map(|hold| Action::Sacrifice { ship, hold }));
        all.extend([false, true].map(|extra| Action::Sail { ship, extra }));
        all.extend([Zone::Ship(ship), Zone::Hold(ship)].map(|zone| Action::Lose { zone }));
    }
    all.extend([Zone::Supply, Zone::Senate, Zone::Slots, Zone::Front, Zone::NewLand].map(|zone| Action::Lose { zone }));
    let strange = [5, 6, 255].map(|seat| Colour::Seat(Seat(seat)));
    for colour in fleet::colours().chain(strange) {
        all.push(Action::Displace { colour });
        all.extend([false, true].map(|hold| Action::ThrowOff { colour, hold }));
    }
    for cubes in [0, 1, 2, 3, 4, 5, 20, 21, 255] {
        all.extend([Action::Commit { cubes }, Action::Declare { cubes }, Action::Refund { cubes }]);
        all.extend([0, 4, 5, 255].map(|seat| Action::Expel { seat: Seat(seat), cubes }));
    }
    for senator in Senator::ALL {
        all.extend([Action::TakeSenator { senator }, Action::UsePower { senator }]);
    }
    all.extend([0, 1, 3, 7, 24, 32, 255].map(|slots| Action::KeepDown { slots }));
    let hand = Card::ALL.map(Source::Hand);
    let gods = Card::ALL.map(Source::Gods);
    let unbid = [0, 1, 2, 3, 4, 5, 255].map(Source::Unbid);
    for source in [Source::Own, Source::Borrowed].into_iter().chain(hand).chain(gods).chain(unbid) {
        all.extend([Action::Play { source }, Action::PlayEmpathy { source }]);
    }
    all.extend(Card::ALL.into_iter().flat_map(|card| [Action::Lay { card }, Action::Discard { card }]));
    all
}

/// Chapter 13: the long game for so many seats, with every number of further cards.
pub(crate) fn long_games(seats: u8) -> [Options; 5] {
    [1, 2, 3, 4, 5].map(|extra_cards| Options { extra_cards, ..Options::for_seats(seats) })
}

fn play(options: impl IntoIterator<Item = Options>, short: u64) {
    battery::<LastDays>(options).candidates(all_actions()).games(games_to_play(short)).run();
}

#[test]
fn random_long_games_hold() {
    play((3..=5).flat_map(long_games), 4);
}
