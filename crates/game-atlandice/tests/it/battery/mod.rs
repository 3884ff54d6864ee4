//! The battery every game passes. `SOAK_GAMES` sets how many games are played for each number of seats: `cargo xtask soak`
//! plays 100,000.

mod compare;
mod naive;
mod previews;
mod watch;

use engine::{Dice, GameOptions, QuickDice};
use game_atlandice::{Action, Area, Atlandice, Good, Options, Recipient};
use testkit::{Battery, battery, games_to_play};

use crate::tables::{other_clocks, other_numbers};

/// The long run plays the standard set as often as asked for, and each of the altered ones so often.
const MOST_ALTERED: u64 = 1000;

/// Every action there is: each is legal at some positions and refused at most.
pub(crate) fn all_actions() -> Vec<Action> {
    let mut actions = vec![Action::Decline, Action::Stop];
    actions.extend([Recipient::Own, Recipient::Neutral].map(|party| Action::For { party }));
    for area in Area::ALL {
        actions.extend([Action::Search { area }, Action::TurnDie { area }, Action::TurnTo { area }]);
        actions.extend([Action::Sail { area }, Action::TakeFrom { district: area }]);
        actions.extend([Action::SwapWith { district: area }, Action::MoveTo { district: area }]);
    }
    for good in Good::ALL {
        actions.extend([Action::Take { good }, Action::SwapAway { good }, Action::SwapIn { good }]);
        actions.push(Action::Move { good });
        actions.extend(Good::ALL.map(|second| Action::Donate { first: good, second }));
    }
    actions
}

/// At random; now and then with a taste for what is nearly empty, so that districts are emptied and exhausted.
pub(crate) fn choose(game: &Atlandice, actions: &[Action], dice: &mut QuickDice) -> Action {
    if dice.below(3) > 0 {
        let lies = |area: Area| game.goods(area).iter().sum::<u8>();
        let fewest = actions.iter().filter_map(|action| match *action {
            Action::Search { area } if lies(area) > 0 && area != Area::BlackMarket => Some((lies(area), *action)),
            _ => None,
        });
        if let Some((_, action)) = fewest.min() {
            return action;
        }
    }
    actions[dice.below(actions.len() as u32) as usize]
}

fn of_seats(seats: u8, short: u64) -> Battery<Atlandice> {
    battery([Options::for_seats(seats)]).candidates(all_actions()).games(games_to_play(short))
}

#[test]
fn ad_i1_ad_i2_ad_i3_ad_i4_ad_i5_ad_i7_soak_of_two() {
    of_seats(2, 200).run();
}

#[test]
fn ad_i1_ad_i2_ad_i3_ad_i4_ad_i5_ad_i7_soak_of_three() {
    of_seats(3, 200).run();
}

#[test]
fn ad_i1_ad_i2_ad_i3_ad_i4_ad_i5_ad_i7_soak_of_four() {
    of_seats(4, 200).run();
}

/// Other clocks, hands, points, amounts and effects: the same rules.
#[test]
fn ad_1_5_soak_of_altered_sets() {
    for altered in other_clocks().into_iter().chain(other_numbers()) {
        println!("{}", altered.name);
        for seats in 2..=4 {
            of_seats(seats, 10).games(games_to_play(10).min(MOST_ALTERED)).components(altered.components).run();
        }
    }
}
