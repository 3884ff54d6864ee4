//! AD-R30: what lies below the top tile cannot be seen, because it is decided only when it is uncovered. So nothing is
//! hidden, and nothing of the future can leak.

use std::collections::BTreeMap;

use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Record, Seat, Seed, Step, Table, Viewer};
use game_atlandice::{Area, Atlandice, Chance, Components, Options, Tile};
use testkit::random_table;

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public])
}

/// A game as everybody sees it: every view, event and list of actions, as text.
fn seen(game: &Atlandice) -> Vec<String> {
    let seats = game.seats() as u8;
    let mut lines: Vec<String> =
        viewers(seats).map(|viewer| serde_json::to_string(&game.view(viewer)).unwrap()).collect();
    for seat in Seat::all(game.seats()) {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        lines.push(format!("{actions:?} {:?}", game.ask(seat)));
        lines.extend(actions.iter().map(|action| format!("{:?}", game.preview(seat, action))));
    }
    lines
}

/// The tiles that each stack will show, first to last: an order that a box would have and the position has not.
type Stacks = BTreeMap<Area, [Tile; 3]>;

fn shuffled(dice: &mut QuickDice) -> Stacks {
    let stack = |district: Area, dice: &mut QuickDice| {
        let mut tiles: [Tile; 3] = Tile::of(district).try_into().unwrap();
        dice.shuffle(&mut tiles);
        (district, tiles)
    };
    Area::DISTRICTS.into_iter().map(|district| stack(district, dice)).collect()
}

/// Luck that shows the tiles of these stacks; everything else comes from the dice.
fn luck(game: &Atlandice, stacks: &Stacks, dice: &mut QuickDice) -> Chance {
    match game.sample_chance(dice) {
        Chance::Tops { .. } => Chance::Tops { tiles: Area::DISTRICTS.map(|district| stacks[&district][0]) },
        Chance::Uncover { tile } => {
            let below: Vec<Tile> = game.below(tile.district()).collect();
            let next = stacks[&tile.district()].into_iter().find(|tile| below.contains(tile)).unwrap();
            Chance::Uncover { tile: next }
        }
        other => other,
    }
}

/// Two worlds whose stacks differ only below the tiles seen look equal to everybody, until the difference is uncovered.
fn same_until_uncovered(seats: u8, seed: u64) -> (usize, bool) {
    let mut dice = QuickDice::new(seed);
    let one = shuffled(&mut dice);
    let mut other = one.clone();
    for stack in other.values_mut() {
        stack.swap(1, 2);
    }
    let start = Atlandice::setup(Components::standard(), &Options::for_seats(seats)).unwrap();
    let mut worlds = [start, start];
    let mut steps = 0;
    loop {
        let [left, right] = &worlds;
        assert_eq!(left, right, "the worlds differ before a tile was uncovered");
        assert_eq!(seen(left), seen(right));
        match left.awaiting() {
            Awaiting::Over => return (steps, false),
            Awaiting::Chance => {
                let mut same = dice.clone();
                let chances = [luck(left, &one, &mut dice), luck(right, &other, &mut same)];
                if chances[0] != chances[1] {
                    assert!(matches!(chances[0], Chance::Uncover { .. }), "only a tile that is uncovered differs");
                    return (steps, true);
                }
                worlds.iter_mut().zip(&chances).for_each(|(world, chance)| world.apply_chance(chance, &mut ()));
            }
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().unwrap();
                let mut actions = Vec::new();
                left.legal_actions(seat, &mut actions);
                let action = crate::battery::choose(left, &actions, &mut dice);
                worlds.iter_mut().for_each(|world| world.apply(seat, &action, &mut ()));
            }
        }
        steps += 1;
    }
}

#[test]
fn ad_r30_worlds_with_other_tiles_below_look_equal_to_everybody() {
    for seats in 2..=4 {
        let runs: Vec<(usize, bool)> = (0..30).map(|seed| same_until_uncovered(seats, seed)).collect();
        let steps: usize = runs.iter().map(|(steps, _)| steps).sum();
        let uncovered = runs.iter().filter(|(_, uncovered)| *uncovered).count();
        assert!(steps > 1500 && uncovered > 25, "{steps} steps, {uncovered} of 30 uncovered a tile");
    }
}

/// Whoever looks sees the same table, and a world dealt from a view is the table itself.
#[test]
fn ad_r30_everybody_sees_everything() {
    const { assert!(Atlandice::OPEN) };
    for seats in 2..=4 {
        let table = random_table::<Atlandice>(Components::standard(), Options::for_seats(seats), "open");
        for steps in 0..=table.played().len() {
            let game = table.at(steps);
            for viewer in viewers(seats) {
                let view = game.view(viewer);
                assert_eq!((view.viewer, view.table), (viewer, game));
                assert_eq!(Atlandice::determinise(&view, &mut QuickDice::new(steps as u64)), game);
            }
        }
        for played in table.played() {
            for event in &played.events {
                assert!(viewers(seats).all(|viewer| Atlandice::seen(event, viewer) == *event));
            }
        }
    }
}

/// Over many games each tile of a stack is first, second and third equally often, in every order.
#[test]
fn ad_r30_ad_2_2_the_stacks_are_as_if_they_had_been_shuffled() {
    let mut orders = BTreeMap::<(Area, Vec<Tile>), u32>::new();
    let set = crate::tables::other_numbers().into_iter().find(|set| set.name.starts_with("few resources")).unwrap();
    for seed in 0..3000 {
        let mut dice = QuickDice::new(seed);
        let mut game = Atlandice::setup(set.components, &Options::for_seats(4)).unwrap();
        let mut shown = BTreeMap::<Area, Vec<Tile>>::new();
        let mut actions = Vec::new();
        while game.awaiting() != Awaiting::Over {
            match game.awaiting() {
                Awaiting::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(&chance, &mut ());
                }
                Awaiting::Seats(awaited) => {
                    let seat = awaited.iter().next().unwrap();
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    game.apply(seat, &crate::battery::choose(&game, &actions, &mut dice), &mut ());
                }
                Awaiting::Over => {}
            }
            for tile in Area::DISTRICTS.into_iter().filter_map(|district| game.tile(district)) {
                let stack = shown.entry(tile.district()).or_default();
                if !stack.contains(&tile) {
                    stack.push(tile);
                }
            }
        }
        for entry in shown.into_iter().filter(|(_, stack)| stack.len() == 3) {
            *orders.entry(entry).or_default() += 1;
        }
    }
    assert_eq!(orders.len(), 5 * 6, "every order of every stack was met");
    for district in Area::DISTRICTS {
        let counts: Vec<u32> =
            orders.iter().filter(|((area, _), _)| *area == district).map(|(_, count)| *count).collect();
        let mean = counts.iter().sum::<u32>() / 6;
        assert!(mean > 300, "{district}: {counts:?}");
        // Five standard deviations of a count with this mean are far below a quarter of it.
        assert!(counts.iter().all(|&count| count.abs_diff(mean) < mean / 4), "{district}: {counts:?}");
    }
}

/// The seed, from which the luck to come could be computed, is in no record before the end.
#[test]
fn records_before_the_end_hold_no_seed() {
    for seats in 2..=4 {
        let seed = Seed::from_words("a secret until the end");
        let whole = random_table::<Atlandice>(Components::standard(), Options::for_seats(seats), "leak");
        let mut table = Table::<Atlandice>::new(Components::standard(), Options::for_seats(seats)).unwrap();
        for played in whole.played() {
            let record = table.record(Vec::new(), &seed);
            assert!(record.seed.is_none() && record.result.is_none());
            let text = serde_json::to_string(&record).unwrap();
            assert!(!text.contains(&seed.reveal()), "the seed is told");
            table.push(played.step.clone()).unwrap();
        }
        assert!(table.record(Vec::new(), &seed).seed.is_some(), "at the end it is told");
    }
}

/// A record cut short replays to the same position, and tells nothing of the steps cut off.
#[test]
fn ad_r30_a_record_holds_only_tiles_that_were_seen() {
    let seed = Seed::from_words("tiles");
    let table = random_table::<Atlandice>(Components::standard(), Options::for_seats(3), "tiles");
    for steps in (0..table.played().len()).step_by(7) {
        let mut short = table.clone();
        short.truncate(steps);
        let record = short.record(Vec::new(), &seed);
        let text = serde_json::to_string(&record).unwrap();
        let read: Record<Atlandice> = serde_json::from_str(&text).unwrap();
        assert_eq!(*read.replay().unwrap().position(), table.at(steps));
        let game = table.at(steps);
        let told = |tile: Tile| {
            record.steps.iter().any(|step| match step {
                Step::Chance(Chance::Tops { tiles }) => tiles.contains(&tile),
                Step::Chance(Chance::Uncover { tile: uncovered }) => *uncovered == tile,
                _ => false,
            })
        };
        for district in Area::DISTRICTS {
            // Two tiles below: which of them is next stands nowhere.
            let below: Vec<Tile> = game.below(district).collect();
            assert!(below.len() < 2 || !below.iter().any(|&tile| told(tile)), "{district}: {below:?}");
        }
    }
}
