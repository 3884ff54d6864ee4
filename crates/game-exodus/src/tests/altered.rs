//! AE-1.3.2, AE-25.2: sets with another city, grid and tree are played by the same rules.

use engine::{Awaiting, Components as _, DataFiles, Dice, Game, GameOptions, QuickDice};
use testkit::{battery, games_to_play};

use super::sets::{altered, frozen_files};
use crate::{Components, Exodus, Options};

#[test]
fn ae_1_3_2_another_ring_size_and_grid_pass_the_battery() {
    for seats in 1..=4 {
        battery::<Exodus>([Options::for_seats(seats)]).components(altered()).games(games_to_play(25)).run();
    }
}

/// Atoms that may stand in place of each other.
const ATOMS: [&str; 12] = [
    "vp(3)",
    "flame(4)",
    "gold(2)",
    "book(any,2)",
    "book(S,1)",
    "favour(2)",
    "bag_settler(2)",
    "influence_card",
    "take_ship",
    "take_workshop",
    "take_pillar(choice)",
    "take_pillar(L)",
];

/// Changes a number or an atom somewhere in the values of a file.
fn spoil(text: &mut String, dice: &mut QuickDice) {
    let atoms: Vec<(usize, usize)> = ATOMS
        .iter()
        .chain(&["vp(1)", "flame(1)", "gold(1)", "book(any,1)", "vp(2)", "flame(2)"])
        .flat_map(|atom| text.match_indices(atom).map(|(at, found)| (at, found.len())).collect::<Vec<_>>())
        .collect();
    if !atoms.is_empty() && dice.below(2) == 0 {
        let (at, length) = atoms[dice.below(atoms.len() as u32) as usize];
        text.replace_range(at..at + length, ATOMS[dice.below(ATOMS.len() as u32) as usize]);
        return;
    }
    let values: Vec<usize> = text.match_indices("value = ").map(|(at, _)| at).collect();
    let from = values[dice.below(values.len() as u32) as usize];
    let end = text[from..].find(", origin").map_or(text.len(), |length| from + length);
    let digits: Vec<usize> = (from..end).filter(|&at| text.as_bytes()[at].is_ascii_digit()).collect();
    if !digits.is_empty() {
        let at = digits[dice.below(digits.len() as u32) as usize];
        text.replace_range(at..=at, &dice.below(10).to_string());
    }
}

/// A random game to its end: somebody always has something to do, and everything stays somewhere.
fn play(set: &'static Components, seats: u8, dice: &mut QuickDice) {
    let mut game = Exodus::setup(set, &Options::for_seats(seats)).unwrap();
    let (mut actions, mut decisions) = (Vec::new(), 0);
    loop {
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let chance = game.sample_chance(dice);
                assert_eq!(game.check_chance(&chance), Ok(()));
                game.apply_chance(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                actions.clear();
                game.legal_actions(seat, &mut actions);
                assert!(!actions.is_empty(), "nothing to do: {:?}", game.ask(seat));
                game.apply(seat, &actions[dice.below(actions.len() as u32) as usize], &mut ());
                decisions += 1;
            }
        }
    }
    assert_eq!(game.audit(), Ok(()));
    assert!(decisions < 3_000, "{decisions} decisions");
}

/// AE-1.2.1: whatever the loader accepts can be played.
#[test]
fn ae_1_2_1_every_accepted_correction_is_played_to_the_end() {
    let mut dice = QuickDice::new(77);
    let mut accepted = 0;
    for _ in 0..games_to_play(60) {
        let mut files: DataFiles = if dice.below(3) == 0 { altered().files().clone() } else { frozen_files() };
        for _ in 0..1 + dice.below(4) {
            let name = Components::FILES[dice.below(14) as usize];
            spoil(files.get_mut(name).unwrap(), &mut dice);
        }
        if let Ok(set) = Components::load(&files) {
            accepted += 1;
            (1..=4).for_each(|seats| play(set, seats, &mut dice));
        }
    }
    assert!(accepted >= 15, "{accepted}");
}
