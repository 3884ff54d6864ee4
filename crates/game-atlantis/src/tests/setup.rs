//! AT-2: set-up.

use engine::{Awaiting, Components as _, Dice, Game, QuickDice, Seat, Start};

use crate::actions::{Chance, DrawReason, Event};
use crate::components::{Components, Half};
use crate::lists::{CardList, Cards};
use crate::refusals::Illegal;
use crate::setup::Options;
use crate::state::Atlantis;

fn new(seats: u8, start: Start) -> Result<Atlantis, Illegal> {
    Atlantis::setup(Components::standard(), &Options { seats, start })
}

/// Lets luck decide until somebody is asked.
fn deal(mut game: Atlantis, seed: u64, log: &mut Vec<Event>) -> Atlantis {
    let mut dice = QuickDice::new(seed);
    while game.awaiting() == Awaiting::Chance {
        let chance = game.sample_chance(&mut dice);
        game.check_chance(&chance).unwrap();
        game.apply_chance(&chance, log);
        game.audit().unwrap();
    }
    game
}

#[test]
fn at_2_1_the_path_lies_as_the_layout_says_and_one_tile_of_a_pair_is_seen() {
    let game = deal(new(4, Start::Random).unwrap(), 1, &mut Vec::new());
    let path = game.path();
    assert_eq!(path.mainland(), 54);
    let heights: Vec<u8> = (1..54).map(|position| path.height(position)).collect();
    let stretches = [(10, 2), (10, 1), (6, 2), (1, 0), (6, 2), (10, 1), (10, 2)];
    let expected: Vec<u8> = stretches.iter().flat_map(|&(n, height)| std::iter::repeat_n(height, n)).collect();
    assert_eq!(heights, expected);
    assert_eq!((1..54).filter(|&position| path.tile(position).is_some()).count(), 52);
    assert_eq!(path.gaps().map(|gap| (gap.first, gap.last)).collect::<Vec<_>>(), [(27, 27)]);
    // The halves are shuffled apart: 26 of 42 are seen in each.
    assert_eq!(game.unseen.map(u64::count_ones), [16, 16]);
}

#[test]
fn at_2_1_every_tile_may_lie_anywhere_in_its_half() {
    let mut met = [[false; 64]; 2];
    for seed in 0..60 {
        let game = deal(new(2, Start::Random).unwrap(), seed, &mut Vec::new());
        for (position, id) in game.path.visible_ids() {
            assert_eq!(id >= 64, position > 27, "halves do not mix");
            if matches!(position, 1 | 53) {
                met[usize::from(id >> 6)][usize::from(id & 63)] = true;
            }
        }
    }
    for half in Half::ALL {
        let tiles = met[half.index()].iter().filter(|met| **met).count();
        assert!(tiles > 25, "only {tiles} tiles of half {half} were met at an end");
    }
}

#[test]
fn at_2_2_three_figures_on_atlantis_and_an_unbuilt_bridge() {
    let game = deal(new(3, Start::Random).unwrap(), 1, &mut Vec::new());
    assert_eq!(game.figures, [[0; 3]; 4]);
    assert_eq!(game.path.bridges().count(), 0);
}

#[test]
fn at_2_3_hands_grow_in_turn_order() {
    for seats in 2..=4 {
        for start in 0..seats {
            let game = deal(new(seats, Start::Seat(Seat(start))).unwrap(), 3, &mut Vec::new());
            let sizes: Vec<u8> =
                (0..seats).map(|place| game.hands[usize::from((start + place) % seats)].total()).collect();
            assert_eq!(sizes, [4, 5, 6, 7][..usize::from(seats)]);
            assert_eq!(game.draw_pile.total(), 105 - sizes.iter().sum::<u8>());
            let own = game.view(engine::Viewer::Seat(Seat(start)));
            assert_eq!(own.draw_pile_most.0, own.hand.0.map(|held| 15 - held), "the own cards are not in the pile");
            assert_eq!(game.view(engine::Viewer::Public).draw_pile_most, Cards::each(15));
            assert_eq!(game.active, Seat(start));
        }
    }
}

#[test]
fn at_2_4_the_start_player_is_chosen_or_left_to_luck() {
    let mut log = Vec::new();
    let game = deal(new(3, Start::Seat(Seat(2))).unwrap(), 1, &mut log);
    assert_eq!((game.start, game.active), (Some(Seat(2)), Seat(2)));
    assert!(!log.iter().any(|event| matches!(event, Event::Started { .. })), "luck was not asked");
    let mut starts = [0; 3];
    for seed in 0..60 {
        let game = deal(new(3, Start::Random).unwrap(), seed, &mut Vec::new());
        starts[game.start.unwrap().index()] += 1;
    }
    assert!(starts.iter().all(|&times| times > 5), "{starts:?}");
}

#[test]
fn set_ups_that_cannot_be_are_refused() {
    assert_eq!(new(1, Start::Random).unwrap_err(), Illegal::Seats { seats: 1 });
    assert_eq!(new(5, Start::Random).unwrap_err(), Illegal::Seats { seats: 5 });
    assert_eq!(new(2, Start::Seat(Seat(2))).unwrap_err(), Illegal::StartSeat { seat: Seat(2), seats: 2 });
}

#[test]
fn outcomes_that_cannot_be_are_refused() {
    let mut dice = QuickDice::new(9);
    let mut game = new(3, Start::Random).unwrap();
    let draw = |seat: u8, cards: &[crate::components::Object]| {
        let cards = cards.iter().copied().collect::<CardList>();
        Chance::Draw { seat: Seat(seat), cards }
    };
    assert_eq!(game.check_chance(&draw(0, &[])), Err(Illegal::OtherLuck));
    assert_eq!(game.check_chance(&Chance::Start { seat: Seat(3) }), Err(Illegal::UnknownStart { seat: Seat(3) }));
    game.apply_chance(&Chance::Start { seat: Seat(1) }, &mut ());

    let Chance::Layout { tiles } = game.sample_chance(&mut dice) else { panic!("the path is laid next") };
    let short = tiles.as_slice()[1..].iter().copied().collect();
    assert_eq!(
        game.check_chance(&Chance::Layout { tiles: short }),
        Err(Illegal::LayoutLength { needed: 52, found: 51 })
    );
    let twice = std::iter::once(tiles.as_slice()[1]).chain(tiles.as_slice()[1..].iter().copied()).collect();
    assert!(matches!(
        game.check_chance(&Chance::Layout { tiles: twice }),
        Err(Illegal::NoTileLeft { position: 2, half: Half::A, .. })
    ));
    game.apply_chance(&Chance::Layout { tiles }, &mut ());

    let (flag, why) = (crate::components::Object::Flag, DrawReason::Deal);
    assert_eq!(game.check_chance(&draw(0, &[flag; 4])), Err(Illegal::OtherDrawer { seat: Seat(1), why }));
    assert_eq!(game.check_chance(&draw(1, &[flag; 3])), Err(Illegal::DrawCount { needed: 4, found: 3, why }));
    game.draw_pile = Cards([15, 15, 3, 15, 15, 15, 15]).into();
    assert_eq!(game.check_chance(&draw(1, &[flag; 4])), Err(Illegal::NoCardLeft { object: flag, why }));
    assert_eq!(dice.below(1), 0);
}
