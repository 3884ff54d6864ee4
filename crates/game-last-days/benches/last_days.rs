//! How fast the rules are: `cargo bench -p game-last-days`. The playout figure counts decisions of random games, forced ones
//! too; the allocation columns must stay at zero for it.

use std::hint::black_box;

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use engine::{
    Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Record, Seat, Seed, Table, Viewer, play_out,
};
use game_last_days::{Action, Ask, Components, LastDays, Options};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn at_start(seats: u8) -> LastDays {
    LastDays::setup(Components::standard(), &Options::for_seats(seats)).expect("3 to 5 play")
}

fn random_choice(_: &LastDays, _: Seat, actions: &[Action], dice: &mut QuickDice) -> usize {
    dice.below(actions.len() as u32) as usize
}

/// A position in the middle of a random game, before a card is played.
fn in_the_middle(seats: u8) -> (LastDays, Seat) {
    let mut dice = QuickDice::new(7);
    let mut game = at_start(seats);
    let mut actions = Vec::new();
    loop {
        match game.awaiting() {
            Awaiting::Over => unreachable!("a game has plays in its third round"),
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut ());
            }
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is awaited");
                if game.round() == 3 && matches!(game.ask(seat), Some(Ask::Play { .. })) {
                    return (game, seat);
                }
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let choice = random_choice(&game, seat, &actions, &mut dice);
                game.apply(seat, &actions[choice], &mut ());
            }
        }
    }
}

/// Two hundred random games, too many to be learnt by heart by the processor: the items are decisions, forced ones too.
#[divan::bench(args = [3, 4, 5])]
fn playout_decisions(bencher: Bencher, seats: u8) {
    let start = at_start(seats);
    let play = |actions: &mut Vec<Action>| {
        let mut dice = QuickDice::new(1);
        let mut decisions = 0;
        for _ in 0..200 {
            decisions += play_out(&mut { start }, &mut dice, actions, random_choice).decisions;
        }
        decisions
    };
    let mut actions = Vec::with_capacity(64);
    let decisions = play(&mut actions);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(&mut actions));
}

/// One random game with its score.
#[divan::bench(args = [3, 4, 5])]
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
    let (game, _) = in_the_middle(5);
    bencher.bench_local(|| *black_box(&game));
}

#[divan::bench(args = [3, 4, 5])]
fn view(bencher: Bencher, seats: u8) {
    let (game, seat) = in_the_middle(seats);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(seat)));
}

/// A world that looks the same to whoever is to play.
#[divan::bench(args = [3, 4, 5])]
fn redeal(bencher: Bencher, seats: u8) {
    let (game, seat) = in_the_middle(seats);
    let view = game.view(Viewer::Seat(seat));
    let mut dice = QuickDice::new(1);
    bencher.bench_local(|| LastDays::determinise(black_box(&view), &mut dice));
}

#[divan::bench]
fn legal_actions_before_a_play(bencher: Bencher) {
    let (game, seat) = in_the_middle(5);
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

fn a_record() -> Record<LastDays> {
    let seed = Seed::from_words("bench");
    let mut dice = QuickDice::new(1);
    let mut table = Table::<LastDays>::new(Components::standard(), Options::for_seats(4)).expect("four play");
    let mut steps = table.plan_start(&seed);
    loop {
        for step in steps {
            table.push(step).expect("planned steps are legal");
        }
        let Some(seat) = table.awaited().iter().next() else { return table.record(Vec::new(), &seed) };
        let mut actions = Vec::new();
        table.position().legal_actions(seat, &mut actions);
        let action = actions[random_choice(table.position(), seat, &actions, &mut dice)];
        steps = table.plan(seat, action, &seed).expect("listed actions are legal");
    }
}
