//! The battery of the house, and a watch of our own. `SOAK_GAMES` sets how many games are played for each number of
//! seats: `cargo xtask soak` plays 100,000.

#[path = "../../../../fleet/tests/shared/battery/account.rs"]
mod account;
#[path = "../../../../fleet/tests/shared/battery/games.rs"]
mod games;
mod ledger;
mod watch;

use engine::{GameOptions, Seat};
use game_doom::{Action, Card, Colour, Doom, Faction, Options, ShipUse, Source, Special};
pub(crate) use games::choose;
use testkit::{battery, games_to_play};

/// Every action there is, with numbers that can matter: each is legal at some positions and refused at most.
pub(crate) fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::PassFaction, Action::ActFirst, Action::ActInOrder, Action::IntoHold, Action::Enough];
    all.extend([Action::Pursue, Action::OpenHolds, Action::Spy, Action::Guard, Action::Ally, Action::Refund]);
    all.extend([Action::TakeTop, Action::Pass]);
    for ship in [0, 1, 2, 3, 4, 5, 255] {
        all.extend([Action::Board { ship }, Action::Sail { ship }, Action::Target { ship }, Action::Exchange { ship }]);
        all.extend([false, true].map(|hold| Action::Sacrifice { ship, hold }));
    }
    let strange = [5, 6, 255].map(|seat| Colour::Seat(Seat(seat)));
    for colour in fleet::colours().chain(strange) {
        all.push(Action::Displace { colour });
        all.extend([false, true].map(|hold| Action::ThrowOff { colour, hold }));
    }
    for cubes in [0, 1, 4, 5, 20, 21, 255] {
        all.extend([Action::Commit { cubes }, Action::Declare { cubes }]);
        all.extend([0, 4, 5, 255].map(|seat| Action::Expel { seat: Seat(seat), cubes }));
    }
    for faction in Faction::ALL {
        let (take, use_it) = (Action::TakeFaction { faction }, Action::UsePower { faction });
        all.extend([take, use_it, Action::SkipPower { faction }]);
    }
    all.extend([0, 1, 3, 7, 24, 32, 255].map(|slots| Action::KeepDown { slots }));
    all.extend(
        [0, 1, 4, 5, 255].map(Seat).into_iter().flat_map(|seat| [Action::Peek { seat }, Action::Force { seat }]),
    );
    all.extend(Special::ALL.map(|special| Action::TakeSpecial { special }));
    let hand = Card::ALL.map(Source::Hand);
    for source in [Source::Own, Source::Borrowed].into_iter().chain(hand) {
        all.extend([Action::Play { source }, Action::PlayEmpathy { source }]);
    }
    all.extend(Card::ALL.into_iter().flat_map(|card| [Action::Lay { card }, Action::Discard { card }]));
    all
}

/// Every variant of chapter 13 for so many seats, and all of them together.
pub(crate) fn variants(seats: u8) -> Vec<Options> {
    let usual = Options::for_seats(seats);
    vec![
        Options { family: true, ..usual },
        Options { open_events: true, ..usual },
        Options { open_specials: true, ..usual },
        Options { aggressive: true, ..usual },
        Options { short: true, ..usual },
        Options { confusion_repeats_powers: true, ..usual },
        Options { open_events: true, open_specials: true, aggressive: true, short: true, family: true, ..usual },
    ]
}

fn play(options: impl IntoIterator<Item = Options>, short: u64) {
    battery::<Doom>(options).candidates(all_actions()).games(games_to_play(short)).run();
}

#[test]
fn random_games_of_two_hold() {
    play([Options::for_seats(2)], 20);
}

#[test]
fn random_games_hold_in_every_variant() {
    play((2..=5).flat_map(variants), 4);
    use ShipUse::{Basic, Both, None, Upgraded};
    play(
        [
            Options { ships: Some([None, None, None, Both, Both]), ..Options::for_seats(5) },
            Options { ships: Some([Upgraded; 5]), ..Options::for_seats(4) },
            Options { ships: Some([Both, None, None, Basic, Upgraded]), ..Options::for_seats(3) },
        ],
        6,
    );
}
