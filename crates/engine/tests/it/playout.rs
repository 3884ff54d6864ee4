//! The playout loop counts what happens in it.

use engine::{Components, Dice, Game, GameOptions, PlayoutCounts, QuickDice, Seat, Viewer, play_out};

use crate::toy::{Action, Options, Prizes, Toy};

#[test]
fn a_scripted_playout_is_counted_step_by_step() {
    let mut game = Toy::setup(Prizes::standard(), &Options::for_seats(3)).unwrap();
    let mut asked = Vec::new();
    let counts = play_out(&mut game, &mut QuickDice::new(3), &mut Vec::new(), |_, seat, actions, _| {
        asked.push((seat, actions.len()));
        // The highest bid, no veto, and the prize at once for the last seat.
        match actions[0] {
            Action::Bid { .. } => actions.len() - 1,
            Action::Pass => 0,
            _ => actions.len() - 1,
        }
    });
    // Two rounds of three bids, three answers and a gift; luck dealt the veto and hid two prizes.
    // Seat 1 spent its coins in round one; two seats without the veto can only pass, twice.
    assert_eq!(counts, PlayoutCounts { decisions: 14, forced: 1 + 4, chance_events: 3, max_options: 7 });
    assert_eq!(asked.len() as u64, counts.decisions - counts.forced);
    assert_eq!(asked[0], (Seat(0), 4));
    assert_eq!(game.view(Viewer::Public).coins.as_slice(), [0, 0, 3]);
}

#[test]
fn playouts_are_the_same_for_the_same_seed_and_end_in_a_result() {
    for seats in 2..=5 {
        for seed in 0..50 {
            let run = || {
                let mut game = Toy::setup(Prizes::standard(), &Options::for_seats(seats)).unwrap();
                let counts = play_out(&mut game, &mut QuickDice::new(seed), &mut Vec::new(), |_, _, actions, dice| {
                    dice.below(actions.len() as u32) as usize
                });
                (game, counts)
            };
            let (game, counts) = run();
            assert_eq!((game.clone(), counts), run());
            let best = game.scores().as_slice().iter().max().copied();
            for seat in Seat::all(usize::from(seats)) {
                assert_eq!(game.winners().contains(seat), Some(game.scores()[seat]) == best);
            }
        }
    }
}
