//! How fast the rules are: `cargo bench -p game-atlandice`. The playout figure counts decisions of
//! random games, forced ones too; the allocation columns must stay at zero for it.

use std::hint::black_box;

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Record, Seat, Seed, Viewer, play_out};
use game_atlandice::{Action, Atlandice, Components, Options};
use testkit::random_table;

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn at_start(seats: u8) -> Atlandice {
    Atlandice::setup(Components::standard(), &Options::for_seats(seats)).expect("2 to 4 play Atlandice")
}

fn random_choice(_: &Atlandice, _: Seat, actions: &[Action], dice: &mut QuickDice) -> usize {
    dice.below(actions.len() as u32) as usize
}

/// A position in the middle of a random game, before a search.
fn in_the_middle(seats: u8) -> Atlandice {
    let mut dice = QuickDice::new(7);
    let mut game = at_start(seats);
    let mut decisions = 0;
    loop {
        match game.awaiting() {
            Awaiting::Over => return game,
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut ());
            }
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is awaited");
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                let before_a_search = matches!(actions[0], Action::Search { .. });
                if decisions > 80 && before_a_search {
                    return game;
                }
                decisions += 1;
                game.apply(seat, &actions[random_choice(&game, seat, &actions, &mut dice)], &mut ());
            }
        }
    }
}

/// Four hundred random games, too many to be learnt by heart by the processor: the items are decisions, forced ones
/// too.
#[divan::bench(args = [2, 3, 4])]
fn playout_decisions(bencher: Bencher, seats: u8) {
    let start = at_start(seats);
    let play = |actions: &mut Vec<Action>| {
        let mut dice = QuickDice::new(1);
        let mut decisions = 0;
        for _ in 0..400 {
            decisions += play_out(&mut start.clone(), &mut dice, actions, random_choice).decisions;
        }
        decisions
    };
    let mut actions = Vec::with_capacity(64);
    let decisions = play(&mut actions);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(&mut actions));
}

/// One random game with its score.
#[divan::bench(args = [2, 3, 4])]
fn playout_game(bencher: Bencher, seats: u8) {
    let start = at_start(seats);
    let mut dice = QuickDice::new(1);
    let mut actions = Vec::with_capacity(64);
    bencher.bench_local(|| {
        let mut game = start;
        play_out(&mut game, &mut dice, &mut actions, random_choice);
        game.scores()
    });
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let game = in_the_middle(4);
    bencher.bench_local(|| *black_box(&game));
}

#[divan::bench(args = [2, 3, 4])]
fn view(bencher: Bencher, seats: u8) {
    let game = in_the_middle(seats);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(Seat(0))));
}

/// What every action before a search would do.
#[divan::bench]
fn previews_before_a_search(bencher: Bencher) {
    let game = in_the_middle(4);
    let (seat, _) = game.asked().expect("the position asks a seat");
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    bencher.counter(ItemsCount::new(actions.len())).bench_local(|| {
        actions.iter().map(|action| u32::from(black_box(&game).preview(seat, action).certain)).sum::<u32>()
    });
}

#[divan::bench(args = [2, 3, 4])]
fn determinise(bencher: Bencher, seats: u8) {
    let game = in_the_middle(seats);
    let Awaiting::Seats(awaited) = game.awaiting() else { unreachable!("the position asks a seat") };
    let view = game.view(Viewer::Seat(awaited.iter().next().expect("somebody is awaited")));
    let mut dice = QuickDice::new(1);
    bencher.bench_local(|| Atlandice::determinise(black_box(&view), &mut dice));
}

#[divan::bench]
fn legal_actions_before_a_search(bencher: Bencher) {
    let game = in_the_middle(4);
    let Awaiting::Seats(awaited) = game.awaiting() else { unreachable!("the position asks a seat") };
    let seat = awaited.iter().next().expect("somebody is awaited");
    let mut actions = Vec::with_capacity(64);
    bencher.bench_local(|| {
        actions.clear();
        black_box(&game).legal_actions(seat, &mut actions);
        actions.len()
    });
}

/// A whole record of a game of four: every step checked.
#[divan::bench]
fn replay_record(bencher: Bencher) {
    let record = a_record();
    bencher.counter(ItemsCount::new(record.steps.len())).bench_local(|| record.replay().expect("the record holds"));
}

/// The same with every outcome proved by the seed.
#[divan::bench]
fn verify_record(bencher: Bencher) {
    let record = a_record();
    bencher.counter(ItemsCount::new(record.steps.len())).bench_local(|| record.verify().expect("the record holds"));
}

fn a_record() -> Record<Atlandice> {
    let table = random_table::<Atlandice>(Components::standard(), Options::for_seats(4), "bench");
    table.record(Vec::new(), &Seed::from_words("bench"))
}
