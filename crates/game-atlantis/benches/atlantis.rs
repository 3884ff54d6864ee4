//! How fast the rules are: `cargo bench -p game-atlantis`. The playout figure counts decisions of
//! random games, forced ones too; the allocation columns must stay at zero for it.

use std::hint::black_box;

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Record, Seat, Seed, Viewer, play_out};
use game_atlantis::{Action, Atlantis, Components, Options};
use testkit::random_table;

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn at_start(seats: u8) -> Atlantis {
    Atlantis::setup(Components::standard(), &Options::for_seats(seats)).expect("2 to 4 play Atlantis")
}

fn random_choice(_: &Atlantis, _: Seat, actions: &[Action], dice: &mut QuickDice) -> usize {
    dice.below(actions.len() as u32) as usize
}

/// A position in the middle of a random game, at a turn menu.
fn in_the_middle(seats: u8) -> Atlantis {
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
                let may_buy = matches!(actions[0], Action::Buy { .. });
                if decisions > 80 && may_buy {
                    return game;
                }
                decisions += 1;
                game.apply(seat, &actions[random_choice(&game, seat, &actions, &mut dice)], &mut ());
            }
        }
    }
}

/// Forty random games: the items are decisions, forced ones too.
#[divan::bench(args = [2, 3, 4])]
fn playout_decisions(bencher: Bencher, seats: u8) {
    let start = at_start(seats);
    let play = |actions: &mut Vec<Action>| {
        let mut dice = QuickDice::new(1);
        let mut decisions = 0;
        for _ in 0..40 {
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
        let mut game = start.clone();
        play_out(&mut game, &mut dice, &mut actions, random_choice);
        game.scores()
    });
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let game = in_the_middle(4);
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench(args = [2, 3, 4])]
fn view(bencher: Bencher, seats: u8) {
    let game = in_the_middle(seats);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(Seat(0))));
}

#[divan::bench(args = [2, 3, 4])]
fn determinise(bencher: Bencher, seats: u8) {
    let game = in_the_middle(seats);
    let Awaiting::Seats(awaited) = game.awaiting() else { unreachable!("the position asks a seat") };
    let view = game.view(Viewer::Seat(awaited.iter().next().expect("somebody is awaited")));
    let mut dice = QuickDice::new(1);
    bencher.bench_local(|| Atlantis::determinise(black_box(&view), &mut dice));
}

#[divan::bench]
fn legal_actions_at_a_menu(bencher: Bencher) {
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

fn a_record() -> Record<Atlantis> {
    let table = random_table::<Atlantis>(Components::standard(), Options::for_seats(4), "bench");
    table.record(Vec::new(), &Seed::from_words("bench"))
}
