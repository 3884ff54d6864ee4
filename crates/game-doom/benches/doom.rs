//! How fast the rules are: `cargo bench -p game-doom`. The playout figure counts decisions of random games, forced ones
//! too; the allocation columns must stay at zero for it.

use std::hint::black_box;

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Record, Seat, Seed, Viewer, play_out};
use game_doom::{Action, Ask, Components, Doom, Options};
use testkit::random_table;

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn at_start(seats: u8) -> Doom {
    Doom::setup(Components::standard(), &Options::for_seats(seats)).expect("2 to 5 play Zagłada Atlantydy")
}

fn random_choice(_: &Doom, _: Seat, actions: &[Action], dice: &mut QuickDice) -> usize {
    dice.below(actions.len() as u32) as usize
}

/// A position in the middle of a random game, before a card is played.
fn in_the_middle(seats: u8) -> (Doom, Seat) {
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
#[divan::bench(args = [2, 3, 4, 5])]
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
#[divan::bench(args = [2, 3, 4, 5])]
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

#[divan::bench(args = [2, 3, 4, 5])]
fn view(bencher: Bencher, seats: u8) {
    let (game, seat) = in_the_middle(seats);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(seat)));
}

/// A world that looks the same to whoever is to play.
#[divan::bench(args = [2, 3, 4, 5])]
fn redeal(bencher: Bencher, seats: u8) {
    let (game, seat) = in_the_middle(seats);
    let view = game.view(Viewer::Seat(seat));
    let mut dice = QuickDice::new(1);
    bencher.bench_local(|| Doom::determinise(black_box(&view), &mut dice));
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

fn a_record() -> Record<Doom> {
    let table = random_table::<Doom>(Components::standard(), Options::for_seats(4), "bench");
    table.record(Vec::new(), &Seed::from_words("bench"))
}
