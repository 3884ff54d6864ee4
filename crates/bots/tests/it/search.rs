//! What the search promises in every game.

use bots::{Bot, Budget, Knowledge, Level, LevelSetting, Search, bot, shares};
use engine::{Awaiting, Game, QuickDice, Seat, Viewer, play_out};
use game_atlandice::Atlandice;
use game_atlantis::Atlantis;
use game_doom::Doom;
use game_exodus::Exodus;
use game_last_days::LastDays;

use crate::first;

/// Some decisions with a choice from random play at each number of seats.
fn decisions<G: Knowledge>(count: usize, mut look: impl FnMut(&G, Seat, &[G::Action])) {
    for seats in G::META.min_seats..=G::META.max_seats {
        let mut met = 0;
        let mut game: G = first(seats);
        play_out(&mut game, &mut QuickDice::new(seats.into()), &mut Vec::new(), |game, seat, actions, dice| {
            use engine::Dice as _;
            if met < count && actions.len() > 1 && dice.below(12) == 0 {
                met += 1;
                look(game, seat, actions);
            }
            dice.below(actions.len() as u32) as usize
        });
        assert!(met > 0, "there is something to decide");
    }
}

/// For every game.
macro_rules! in_every_game {
    ($test:ident) => {
        $test::<Atlantis>();
        $test::<Atlandice>();
        $test::<Doom>();
        $test::<LastDays>();
        $test::<Exodus>();
    };
}

fn is_lawful<G: Knowledge>() {
    decisions::<G>(6, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        for budget in [Budget::of(1), Budget::of(40), Budget::of(41).on(3), Budget::of(1 << 30).within_no_time()] {
            let action = Search::<G>::new(budget, 7).choose(&view, seat);
            assert!(actions.contains(&action), "{action} at {seat} with {budget:?}");
        }
    });
}

/// What tests ask of an budget beside.
trait NoTime {
    fn within_no_time(self) -> Self;
}

impl NoTime for Budget {
    /// So busy a machine that there is no time at all: the answer comes all the same.
    fn within_no_time(self) -> Self {
        self.within(std::time::Duration::ZERO)
    }
}

#[test]
fn every_answer_is_legal_whatever_the_effort() {
    in_every_game!(is_lawful);
}

fn is_the_same_again<G: Knowledge>() {
    decisions::<G>(3, |game, seat, _| {
        let view = game.view(Viewer::Seat(seat));
        for budget in [Budget::of(150), Budget::of(150).on(2)] {
            let found = || Search::<G>::new(budget, 9).find(&view, seat);
            let once = found();
            assert_eq!(once, found());
            assert_eq!(once.iterations, 150);
            assert!(once.choices.iter().map(|found| found.visits).sum::<u32>() <= 150);
        }
    });
}

#[test]
fn equal_seeds_and_iterations_find_the_same_on_one_thread_and_on_two() {
    in_every_game!(is_the_same_again);
}

/// A world that differs in all the seat does not see.
fn is_fair<G: Knowledge>() {
    decisions::<G>(4, |game, seat, _| {
        let view = game.view(Viewer::Seat(seat));
        let other = G::determinise(&view, &mut QuickDice::new(77));
        for &level in Level::ALL {
            let searches_long = level.number().is_some_and(
                |number| matches!(G::LEVELS[number - 1], LevelSetting::Search(iterations) if iterations > 1000),
            );
            let answer = |game: &G| match searches_long {
                // The same search as at that level, cut short.
                true => Search::<G>::new(Budget::of(100), 5).choose(&game.view(Viewer::Seat(seat)), seat),
                false => bot::<G>(level, 5).choose(&game.view(Viewer::Seat(seat)), seat),
            };
            assert_eq!(answer(game), answer(&other), "{level}");
        }
    });
}

#[test]
fn two_worlds_that_look_the_same_get_the_same_answer_at_every_level() {
    in_every_game!(is_fair);
}

fn expects_shares<G: Knowledge>() {
    decisions::<G>(6, |game, seat, _| {
        if game.seats() == 1 {
            return;
        }
        let sum: f32 = shares(game).iter().map(|(_, share)| *share).sum();
        assert!((sum - 1.0).abs() < 1e-3, "the chances of all are {sum}");
        let advice = Search::<G>::new(Budget::of(60), 1).find(&game.view(Viewer::Seat(seat)), seat);
        assert!(advice.expected.iter().all(|(_, share)| (0.0..=1.0).contains(share)), "{advice:?}");
        assert!(advice.choices.iter().all(|found| (0.0..=1.0).contains(&found.share)), "{advice:?}");
        assert!((0.5..=1.0).contains(&advice.sureness()));
    });
}

#[test]
fn chances_are_shares_of_one_win() {
    in_every_game!(expects_shares);
}

/// A person may be asked where there is but one answer, so that nobody learns that there was no other.
#[test]
fn what_has_to_be_done_has_chances_too() {
    use engine::Dice as _;

    let (mut game, mut dice, mut actions, mut met) = (first::<Doom>(3), QuickDice::new(3), Vec::new(), 0);
    while met < 3 {
        let seat = match game.awaiting() {
            Awaiting::Over => panic!("there was always a choice"),
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut ());
                continue;
            }
            Awaiting::Seats(awaited) => awaited.iter().next().expect("somebody is asked"),
        };
        actions.clear();
        game.legal_actions(seat, &mut actions);
        if let [only] = actions[..] {
            met += 1;
            let advice = Search::<Doom>::new(Budget::of(40), 5).find(&game.view(Viewer::Seat(seat)), seat);
            let [found] = &advice.choices[..] else { panic!("{advice:?}") };
            assert_eq!((found.action, found.visits), (only, 40));
            assert!((found.share - advice.expected[seat]).abs() < 1e-3 && found.share > 0.0, "{advice:?}");
        }
        let action = actions[dice.below(actions.len() as u32) as usize];
        game.apply(seat, &action, &mut ());
    }
}

/// The last choice of a game in which one answer surely wins and another surely does not: the search finds a winning one.
#[test]
fn a_win_at_hand_is_taken() {
    let mut met = 0;
    for seed in 0..400 {
        let mut game: Atlandice = first(2);
        play_out(&mut game, &mut QuickDice::new(seed), &mut Vec::new(), |game, seat, actions, dice| {
            use engine::Dice as _;
            let wins = |action: &game_atlandice::Action| {
                let mut next = *game;
                next.apply(seat, action, &mut ());
                (next.awaiting() == Awaiting::Over).then(|| next.winners().contains(seat) && next.winners().len() == 1)
            };
            let ends: Vec<Option<bool>> = actions.iter().map(wins).collect();
            let clear = ends.iter().all(Option::is_some) && ends.contains(&Some(true)) && ends.contains(&Some(false));
            if clear {
                met += 1;
                let chosen = Search::<Atlandice>::new(Budget::of(60), 2).choose(&game.view(Viewer::Seat(seat)), seat);
                assert_eq!(wins(&chosen), Some(true), "{chosen}");
            }
            dice.below(actions.len() as u32) as usize
        });
    }
    assert!(met > 0, "such an end was met");
}

/// What is found for one small decision of a turn goes on counting in the next.
#[test]
fn a_turn_goes_on_with_what_was_found_in_it() {
    let mut kept = 0;
    decisions::<Atlantis>(10, |game, seat, _| {
        let mut search = Search::<Atlantis>::new(Budget::of(300), 3);
        let action = search.choose(&game.view(Viewer::Seat(seat)), seat);
        let mut next = game.clone();
        next.apply(seat, &action, &mut ());
        let mut actions = Vec::new();
        next.legal_actions(seat, &mut actions);
        if actions.len() > 1 {
            let advice = search.find(&next.view(Viewer::Seat(seat)), seat);
            let visits: u32 = advice.choices.iter().map(|found| found.visits).sum();
            kept += u32::from(visits > advice.iterations);
        }
    });
    assert!(kept > 0);
}

/// The greedy bot is what searches are measured by; even a small one wins more than its part against it.
#[test]
fn a_small_search_beats_greedy_in_atlandice() {
    let games = 20;
    let mut won = 0.0;
    for seed in 0..games {
        let mut game: Atlandice = first(2);
        let mut dice = QuickDice::new(seed);
        let mut search = Search::<Atlandice>::new(Budget::of(200), seed);
        let mut greedy = bots::Greedy::<Atlandice>::new(seed);
        let own = Seat((seed % 2) as u8);
        play_out(&mut game, &mut dice, &mut Vec::new(), |game, seat, actions, _| {
            let view = game.view(Viewer::Seat(seat));
            let action = if seat == own { search.choose(&view, seat) } else { greedy.choose(&view, seat) };
            actions.binary_search(&action).unwrap()
        });
        let winners = game.winners();
        won += if winners.contains(own) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    assert!(won >= 0.65 * games as f64, "{won} of {games}; it wins nine of ten in long matches");
}
