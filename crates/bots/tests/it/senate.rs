//! The search at the senate games: every variant, and what a seat makes of sealed numbers.

use bots::{Bot, Budget, Knowledge, Search};
use engine::{Awaiting, Components as _, Dice as _, Game, GameOptions, QuickDice, Seat, Viewer, play_out};
use game_doom::{Ask, Doom};
use game_last_days::LastDays;

/// A first position with one option of the game set.
fn with_option<G: Game>(seats: u8, key: &str, value: &str) -> G {
    let mut options = G::Options::for_seats(seats);
    options.set(key, value).unwrap();
    G::setup(G::Components::standard(), &options).unwrap()
}

/// Now and then a decision is searched, the others are made as in playouts; every choice is legal.
fn is_played_to_the_end<G: Knowledge>(mut game: G, seed: u64) {
    let mut dice = QuickDice::new(seed);
    let mut search: Search<G> = Search::new(Budget::of(12), seed);
    play_out(&mut game, &mut dice, &mut Vec::new(), |game, seat, actions, dice| {
        let mut candidates = Vec::new();
        game.candidates(seat, &mut candidates);
        let action = match dice.below(25) {
            0 => search.choose(&game.view(Viewer::Seat(seat)), seat),
            _ => candidates[game.policy(seat, &candidates, dice).unwrap()],
        };
        assert_eq!(game.check(seat, &action), Ok(()), "{action} in {game:?}");
        actions.binary_search(&action).unwrap()
    });
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn every_variant_of_doom_is_searched_to_the_end() {
    for (seed, seats) in (0..).zip(2..=5) {
        is_played_to_the_end::<Doom>(with_option(seats, "short", "no"), seed);
    }
    let variants = ["family", "open-events", "open-specials", "aggressive", "short", "confusion-repeats-powers"];
    for (seed, key) in (4..).zip(variants) {
        is_played_to_the_end::<Doom>(with_option(3, key, "yes"), seed);
    }
    is_played_to_the_end::<Doom>(with_option(4, "ship-b", "upgraded"), 10);
}

#[test]
fn every_variant_of_last_days_is_searched_to_the_end() {
    for (seed, seats) in (0..).zip(3..=5) {
        is_played_to_the_end::<LastDays>(with_option(seats, "extra-cards", "0"), seed);
    }
    is_played_to_the_end::<LastDays>(with_option(3, "extra-cards", "5"), 3);
}

/// What others have sealed is imagined as still to be chosen: nothing the viewer knows changes, and nobody's number or row
/// can tell anything.
fn sealed_choices_are_made_anew<G: Knowledge>(mut game: G) {
    let mut met = 0;
    play_out(&mut game, &mut QuickDice::new(5), &mut Vec::new(), |game, seat, actions, dice| {
        let view = game.view(Viewer::Seat(seat));
        let world = G::sample_world(&view, dice);
        let (Awaiting::Seats(asked), Awaiting::Seats(imagined)) = (game.awaiting(), world.awaiting()) else { panic!() };
        assert!(asked.iter().all(|other| imagined.contains(other)));
        met += usize::from(imagined.len() > asked.len());
        let mut own = Vec::new();
        world.legal_actions(seat, &mut own);
        assert_eq!(own, actions, "the own choices are the same");
        assert_eq!(world.audit(), Ok(()));
        dice.below(actions.len() as u32) as usize
    });
    assert!(met > 10, "{met} times somebody had chosen before");
}

#[test]
fn what_others_have_sealed_is_thought_of_as_still_to_be_chosen() {
    sealed_choices_are_made_anew::<Doom>(with_option(4, "short", "no"));
    sealed_choices_are_made_anew::<LastDays>(with_option(4, "extra-cards", "0"));
}

#[test]
fn while_rows_are_laid_those_of_others_are_still_in_their_hands() {
    let mut met = 0;
    let mut game: Doom = with_option(4, "short", "no");
    play_out(&mut game, &mut QuickDice::new(6), &mut Vec::new(), |game, seat, actions, dice| {
        if let Some(Ask::Lay { slot }) = game.ask(seat) {
            let world = Doom::sample_world(&game.view(Viewer::Seat(seat)), dice);
            for other in Seat::all(4).filter(|&other| other != seat) {
                assert_eq!(world.laid_out(other), &[None; 5]);
                assert_eq!(world.ask(other), Some(Ask::Lay { slot: 0 }));
                met += usize::from(game.table().council.ready.contains(other));
            }
            assert_eq!(world.ask(seat), Some(Ask::Lay { slot }));
            assert_eq!(world.laid_out(seat), game.laid_out(seat));
        }
        dice.below(actions.len() as u32) as usize
    });
    assert!(met > 10, "{met} rows were sealed");
}

/// DA-8.3: who may look at a bid imagines the others as a sensible seat would bid, and what was seen as it was seen.
#[test]
fn da_8_3_sealed_bids_are_imagined_better_than_by_chance_and_seen_ones_as_they_are() {
    let bid = |game: &Doom, seat: Seat| game.view(Viewer::Seat(seat)).cards.players[seat].sealed.unwrap();
    let (mut by_chance, mut believed, mut seen_ones) = (0, 0, 0);
    for seed in 0..12 {
        let mut game: Doom = with_option(4, "short", "no");
        play_out(&mut game, &mut QuickDice::new(seed), &mut Vec::new(), |game, seat, actions, dice| {
            let seen = match game.ask(seat) {
                Some(Ask::NewBid { seen }) => Some(seen),
                Some(Ask::Peek) => None,
                _ => return game.policy(seat, actions, dice).unwrap(),
            };
            let view = game.view(Viewer::Seat(seat));
            let (uniform, world) = (Doom::determinise(&view, dice), Doom::sample_world(&view, dice));
            assert_eq!(world.audit(), Ok(()));
            for other in game.table().council.ready.iter().filter(|&other| other != seat) {
                let (bid, of) = (bid(game, other), |world: &Doom| bid(world, other));
                if Some(other) == seen {
                    assert_eq!(of(&world), bid);
                    seen_ones += 1;
                } else {
                    by_chance += u32::from(of(&uniform).abs_diff(bid));
                    believed += u32::from(of(&world).abs_diff(bid));
                }
            }
            game.policy(seat, actions, dice).unwrap()
        });
    }
    assert!(seen_ones > 5, "{seen_ones}");
    assert!(2 * believed < by_chance, "off by {believed}, by chance by {by_chance}");
}
