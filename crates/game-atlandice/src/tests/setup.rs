//! AD-2: set-up.

use engine::{Awaiting, Dice, Game, QuickDice, Seat, Start};

use super::scene::{P1, deal, fresh, frozen, scene, tile};
use crate::actions::{Chance, Event, Faces};
use crate::kinds::{Area, Good, Party, Tile};
use crate::refusals::Illegal;
use crate::setup::Options;
use crate::state::{Atlandice, Phase};

fn new(seats: u8, start: Start) -> Result<Atlandice, Illegal> {
    Atlandice::setup(frozen(), &Options { seats, start })
}

fn dealt(seats: u8) -> Atlandice {
    let mut game = fresh(seats);
    deal(&mut game);
    game.audit().unwrap();
    game
}

#[test]
fn ad_2_1_the_start_player_is_chosen_or_left_to_luck() {
    let mut log = Vec::new();
    let mut game = new(3, Start::Seat(Seat(2))).unwrap();
    assert_eq!(game.start(), Some(Seat(2)));
    let chance = game.sample_chance(&mut QuickDice::new(1));
    assert!(matches!(chance, Chance::Tops { .. }), "luck is not asked who starts");
    game.apply_chance(&chance, &mut log);
    assert!(!log.iter().any(|event| matches!(event, Event::Started { .. })));
    deal(&mut game);
    assert_eq!(game.asked().map(|(seat, _)| seat), Some(Seat(2)));

    let game = new(3, Start::Random).unwrap();
    assert_eq!((game.start(), game.awaiting()), (None, Awaiting::Chance));
    let mut starts = [0; 3];
    let mut dice = QuickDice::new(5);
    for _ in 0..300 {
        let Chance::Start { seat } = game.sample_chance(&mut dice) else { panic!("luck chooses who starts") };
        starts[seat.index()] += 1;
    }
    assert!(starts.iter().all(|&times| (70..130).contains(&times)), "{starts:?}");
    let (mut started, mut log) = (game, Vec::new());
    started.apply_chance(&Chance::Start { seat: Seat(1) }, &mut log);
    assert_eq!((started.start(), log), (Some(Seat(1)), vec![Event::Started { seat: Seat(1) }]));
}

#[test]
fn ad_2_2_one_tile_of_each_stack_is_seen_and_two_lie_below() {
    let mut game = fresh(3);
    assert_eq!(game.tile(Area::Jeweller), None, "before luck has laid them nothing is in force");
    let tiles = ["J-B", "L-C", "T-A", "M-3", "F-A"].map(tile);
    game.apply_chance(&Chance::Tops { tiles }, &mut ());
    for (district, top) in Area::DISTRICTS.into_iter().zip(tiles) {
        assert_eq!(game.tile(district), Some(top));
        let below: Vec<Tile> = game.below(district).collect();
        let others: Vec<Tile> = Tile::of(district).iter().copied().filter(|tile| *tile != top).collect();
        assert_eq!(below, others);
        assert!(!game.is_exhausted(district));
    }
    assert_eq!((game.tile(Area::BlackMarket), game.below(Area::BlackMarket).count()), (None, 0));
    assert!(!game.is_exhausted(Area::BlackMarket));
}

#[test]
fn ad_2_3_three_of_each_type_lie_on_the_market() {
    for seats in 2..=4 {
        assert_eq!(dealt(seats).goods(Area::BlackMarket), [3; 5]);
    }
}

#[test]
fn ad_2_4_seven_or_nine_lie_in_each_district() {
    for (seats, number) in [(2, 7), (3, 7), (4, 9)] {
        let game = dealt(seats);
        for good in Good::ALL {
            let mut goods = [0; 5];
            goods[good.index()] = number;
            assert_eq!(game.goods(good.district()), goods, "{seats} seats, {good}");
        }
    }
}

#[test]
fn ad_2_5_the_rest_goes_to_the_box() {
    for (seats, number) in [(2, 2), (3, 2), (4, 0)] {
        assert_eq!(Good::ALL.map(|good| dealt(seats).boxed(good)), [number; 5]);
    }
}

#[test]
fn ad_2_6_seven_or_nine_dice_are_used() {
    for (seats, number) in [(2, 7), (3, 7), (4, 9)] {
        let game = dealt(seats);
        assert_eq!(game.dice_in_use(), number);
        assert_eq!(Area::ALL.map(|area| game.dice(area)).iter().sum::<u8>(), number);
    }
}

#[test]
fn ad_2_7_the_submarine_the_hand_and_empty_hands() {
    for seats in 2..=4 {
        let game = dealt(seats);
        assert_eq!((game.submarine(), game.hand(), game.round()), (Area::MachineWorks, 0, 1));
        for party in game.parties() {
            assert_eq!((game.held(party), game.points(party), game.tiles_won(party).count()), ([0; 5], 0, 0));
        }
    }
    assert_eq!(dealt(2).parties().last(), Some(Party::Neutral));
    assert_eq!(dealt(3).parties().count(), 3);
    assert_eq!(dealt(4).parties().count(), 4);
}

#[test]
fn ad_r30_every_tile_is_on_top_equally_often() {
    let game = fresh(4);
    let mut dice = QuickDice::new(3);
    let mut met = [0u32; 15];
    for _ in 0..3000 {
        let Chance::Tops { tiles } = game.sample_chance(&mut dice) else { panic!("luck lays the stacks") };
        tiles.iter().for_each(|tile| met[tile.index()] += 1);
    }
    assert!(met.iter().all(|times| (900..1100).contains(times)), "{met:?}");
}

#[test]
fn ad_r30_luck_uncovers_one_of_two_and_the_last_needs_none() {
    let begin = scene(3).top("F-A").lies("F{w1}").submarine("M");
    let mut met = [0u32; 15];
    let mut uncovering = begin.clone();
    uncovering.play("search forge, take weapon, roll 1");
    assert_eq!(uncovering.game.awaiting(), Awaiting::Chance);
    assert_eq!(uncovering.game.tile(Area::Forge), None);
    assert_eq!(uncovering.game.phase, Phase::Uncover { district: Area::Forge });
    assert!(!uncovering.game.is_exhausted(Area::Forge));
    let mut dice = QuickDice::new(9);
    for _ in 0..2000 {
        let Chance::Uncover { tile } = uncovering.game.sample_chance(&mut dice) else { panic!("luck uncovers a tile") };
        met[tile.index()] += 1;
    }
    assert_eq!(met[..13], [0; 13], "only what lies below");
    assert!(met[13..].iter().all(|times| (900..1100).contains(times)), "{met:?}");

    let mut last = begin.below("F", 1);
    last.play("search forge, take weapon, roll 1");
    assert_eq!(last.game.tile(Area::Forge), Some(tile("F-B")));
    assert!(last.saw(|event| *event == Event::Uncovered { tile: tile("F-B") }));
}

#[test]
fn ad_2_1_set_ups_that_cannot_be_are_refused() {
    assert_eq!(new(1, Start::Random).unwrap_err(), Illegal::Seats { seats: 1 });
    assert_eq!(new(5, Start::Random).unwrap_err().to_string(), "AD-2.1: Atlandice is for 2 to 4 players, not for 5");
    assert_eq!(new(5, Start::Random).unwrap_err(), Illegal::Seats { seats: 5 });
    assert_eq!(new(2, Start::Seat(Seat(2))).unwrap_err(), Illegal::StartSeat { seat: Seat(2), seats: 2 });
}

#[test]
fn outcomes_that_cannot_be_are_refused() {
    let refused = |game: &Atlandice, chance: Chance| game.check_chance(&chance).unwrap_err();
    let faces = |faces: &[u8]| Chance::Gates { faces: faces.iter().copied().collect::<Faces>() };
    let mut game = new(3, Start::Random).unwrap();
    refused(&game, Chance::Roll { face: 1 });
    refused(&game, Chance::Start { seat: Seat(3) });
    refused(&game, Chance::Start { seat: Seat(255) });
    game.apply_chance(&Chance::Start { seat: P1 }, &mut ());
    refused(&game, Chance::Start { seat: P1 });
    refused(&game, Chance::Tops { tiles: [Tile::JA; 5] });
    refused(&game, Chance::Tops { tiles: ["L-A", "J-A", "T-A", "M-1", "F-A"].map(tile) });
    game.apply_chance(&Chance::Tops { tiles: ["J-A", "L-A", "T-A", "M-1", "F-A"].map(tile) }, &mut ());
    refused(&game, faces(&[1; 6]));
    refused(&game, faces(&[1; 8]));
    refused(&game, faces(&[1, 2, 3, 4, 5, 6, 7]));
    refused(&game, faces(&[0, 2, 3, 4, 5, 6, 6]));
    game.apply_chance(&faces(&[1; 7]), &mut ());
    refused(&game, faces(&[1; 7]));
    let mut scene = scene(3).lies("J{j1}");
    scene.play("search jeweller, take jewel");
    refused(&scene.game, Chance::Roll { face: 0 });
    refused(&scene.game, Chance::Roll { face: 7 });
    refused(&scene.game, Chance::Uncover { tile: tile("J-B") });
    scene.play("roll 2");
    refused(&scene.game, Chance::Uncover { tile: tile("J-A") });
    refused(&scene.game, Chance::Uncover { tile: tile("L-A") });
    assert_eq!(QuickDice::new(1).below(1), 0);
}
