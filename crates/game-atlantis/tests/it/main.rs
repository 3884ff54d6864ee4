//! Long tests of the rules: random games.

use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Seat, Viewer};
use game_atlantis::{Atlantis, Components, Options};

#[test]
fn random_games_end_and_hold_their_invariants() {
    for seats in 2..=4u8 {
        for seed in 0..100 {
            let mut dice = QuickDice::new(seed);
            let mut game = Atlantis::setup(Components::standard(), &Options::for_seats(seats)).unwrap();
            let mut actions = vec![];
            while game.awaiting() != Awaiting::Over {
                game.audit().unwrap();
                for viewer in Seat::all(seats.into()).map(Viewer::Seat).chain([Viewer::Public]) {
                    let view = game.view(viewer);
                    let world = Atlantis::determinise(&view, &mut dice);
                    world.audit().unwrap();
                    assert_eq!(world.view(viewer), view);
                }
                let Awaiting::Seats(awaited) = game.awaiting() else {
                    let chance = game.sample_chance(&mut dice);
                    game.check_chance(&chance).unwrap();
                    game.apply_chance(&chance, &mut ());
                    continue;
                };
                let seat = awaited.iter().next().unwrap();
                actions.clear();
                game.legal_actions(seat, &mut actions);
                assert!(actions.is_sorted());
                for action in &actions {
                    game.check(seat, action).unwrap();
                }
                game.apply(seat, &actions[dice.below(actions.len() as u32) as usize], &mut ());
            }
        }
    }
}
