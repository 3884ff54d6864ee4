//! LD-I17, LD-R65: tables that differ only in who holds which special cards run side by side. Until a card is played,
//! everybody else sees the same, and the same players are asked the same.

use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Record, Seat, Seed, Table, Viewer};
use game_last_days::{Action, Ask, Chance, Components, LastDays, Options};
use testkit::random_table;

use crate::battery::{choose, long_games};

/// Who is asked what, as everybody can see it.
fn asks(game: &LastDays) -> (Awaiting, Vec<Option<Ask>>) {
    (game.awaiting(), Seat::all(game.seats()).map(|seat| game.ask(seat)).collect())
}

/// The same luck in both worlds, but for the special cards in hands. Nothing if it cannot be the same.
fn luck(worlds: &[LastDays; 2], dice: &mut QuickDice) -> Option<[Chance; 2]> {
    let hidden = matches!(worlds[0].sample_chance(&mut dice.clone()), Chance::DrawSpecials { .. });
    if hidden {
        return Some([worlds[0].sample_chance(dice), worlds[1].sample_chance(dice)]);
    }
    // A card that is laid open must lie in both decks.
    (0..50).find_map(|_| {
        let chance = worlds[0].sample_chance(dice);
        worlds[1].check_chance(&chance).is_ok().then(|| [chance.clone(), chance])
    })
}

/// How many steps two worlds went side by side, and in how many of them the hands differed.
fn side_by_side(options: Options, seed: u64) -> (usize, usize, usize) {
    let mut dice = QuickDice::new(seed);
    let start = LastDays::setup(Components::standard(), &options).unwrap();
    let mut worlds = [start, start];
    let (mut steps, mut differ, mut windows) = (0, 0, 0);
    let (mut one, mut other) = (Vec::new(), Vec::new());
    loop {
        assert_eq!(asks(&worlds[0]), asks(&worlds[1]), "{options:?}, game {seed}: somebody else is asked");
        if worlds[0].is_over() {
            return (steps, differ, windows);
        }
        let public = worlds.each_ref().map(|world| world.view(Viewer::Public));
        assert_eq!(public[0], public[1], "{options:?}, game {seed}: the table looks different");
        let texts = public.map(|view| serde_json::to_string(&view).unwrap());
        assert_eq!(texts[0], texts[1], "{options:?}, game {seed}: the table reads different");
        differ += usize::from(worlds[0] != worlds[1]);
        match worlds[0].awaiting() {
            Awaiting::Chance => {
                let Some(chances) = luck(&worlds, &mut dice) else { return (steps, differ, windows) };
                worlds.iter_mut().zip(&chances).for_each(|(world, chance)| world.apply_chance(chance, &mut ()));
            }
            Awaiting::Seats(awaited) => {
                let awaited: Vec<Seat> = awaited.iter().collect();
                let seat = awaited[dice.below(awaited.len() as u32) as usize];
                let asked = worlds[0].ask(seat);
                windows += usize::from(matches!(
                    asked,
                    Some(Ask::Spy | Ask::Guard { .. } | Ask::Ally { .. } | Ask::Sacrifice)
                ));
                one.clear();
                other.clear();
                worlds[0].legal_actions(seat, &mut one);
                worlds[1].legal_actions(seat, &mut other);
                // What is made for a player tells nothing that others could not see.
                for (world, actions, others) in [(&worlds[0], &one, &other), (&worlds[1], &other, &one)] {
                    if let [action] = actions[..]
                        && world.may_be_made_for(seat, &action)
                    {
                        assert_eq!(actions, others, "{options:?}, game {seed}: a forced move tells about a hand");
                    }
                }
                let both: Vec<Action> = one.iter().copied().filter(|action| other.contains(action)).collect();
                if both.is_empty() {
                    // Both must show a special card, and they hold different ones.
                    return (steps, differ, windows);
                }
                let action = choose(&worlds[0], &both, &mut dice);
                worlds.iter_mut().for_each(|world| world.apply(seat, &action, &mut ()));
            }
            Awaiting::Over => {}
        }
        steps += 1;
    }
}

#[test]
fn ld_r65_ld_i17_the_same_are_asked_whoever_holds_the_cards() {
    for seats in 3..=5 {
        let (mut steps, mut differ, mut windows) = (0, 0, 0);
        for options in long_games(seats).into_iter().chain([Options::for_seats(seats)]) {
            for seed in 0..testkit::games_to_play(6).min(2000) {
                let run = side_by_side(options, seed);
                (steps, differ, windows) = (steps + run.0, differ + run.1, windows + run.2);
            }
        }
        assert!(steps > 5000 && differ * 2 > steps && windows > 300, "{seats}: {steps} {differ} {windows}");
    }
}

/// The seed, from which the luck to come could be computed, is in no record before the end.
#[test]
fn records_before_the_end_hold_no_seed() {
    let seed = Seed::from_words("a secret until the end");
    let whole = random_table::<LastDays>(Components::standard(), Options::for_seats(3), "leak");
    let mut table = Table::<LastDays>::new(Components::standard(), Options::for_seats(3)).unwrap();
    for (number, played) in whole.played().iter().enumerate() {
        if number % 50 == 0 {
            let record = table.record(Vec::new(), &seed);
            assert!(record.seed.is_none() && record.result.is_none());
            let text = serde_json::to_string(&record).unwrap();
            assert!(!text.contains(&seed.reveal()), "the seed is told");
            let read: Record<LastDays> = serde_json::from_str(&text).unwrap();
            assert_eq!(*read.replay().unwrap().position(), *table.position());
        }
        table.push(played.step.clone()).unwrap();
    }
    assert!(table.record(Vec::new(), &seed).seed.is_some(), "at the end it is told");
}
