//! How fast the search is: `cargo bench -p bots`.
//!
//! `think` is a search of 1,000 iterations from the middle of a game in its usual style; `whole` is the same with every
//! iteration played to the end by chance, to be compared with `random`, 1,000 random games from there.

use bots::{Budget, Knowledge, Search, SearchParameters};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::{Components as _, Dice, GameOptions, QuickDice, Seat, Viewer, play_out};
use game_atlandice::Atlandice;
use game_atlantis::Atlantis;
use game_doom::Doom;
use game_exodus::Exodus;
use game_last_days::LastDays;

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

const ITERATIONS: u32 = 1000;

fn main() {
    divan::main();
}

/// A decision in the middle of a random game for three, and whose it is.
fn middle<G: Knowledge>() -> (G, Seat) {
    let start = G::setup(G::Components::standard(), &G::Options::for_seats(3)).expect("three may play");
    let choose = |met: &mut Vec<(G, Seat)>, game: &G, seat: Seat, actions: &[G::Action], dice: &mut QuickDice| {
        if actions.len() > 2 {
            met.push((game.clone(), seat));
        }
        dice.below(actions.len() as u32) as usize
    };
    let mut met = Vec::new();
    play_out(&mut start.clone(), &mut QuickDice::new(5), &mut Vec::new(), |game, seat, actions, dice| {
        choose(&mut met, game, seat, actions, dice)
    });
    met.swap_remove(met.len() / 2)
}

fn search<G: Knowledge>(bencher: Bencher<'_, '_>, style: SearchParameters) {
    let (game, seat) = middle::<G>();
    let view = game.view(Viewer::Seat(seat));
    let mut search = Search::<G>::new(Budget::of(ITERATIONS), 1).with_parameters(style);
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(|| black_box(search.find(&view, seat)));
}

#[divan::bench(types = [Atlantis, Atlandice, Doom, LastDays, Exodus])]
fn think<G: Knowledge>(bencher: Bencher<'_, '_>) {
    search::<G>(bencher, G::search_parameters(3));
}

#[divan::bench(types = [Atlantis, Atlandice, Doom, LastDays, Exodus])]
fn whole<G: Knowledge>(bencher: Bencher<'_, '_>) {
    search::<G>(
        bencher,
        SearchParameters {
            rollout_depth: u32::MAX,
            root_prior_temperature: None,
            epsilon_percent: 100,
            own_choices_only: false,
            ..G::search_parameters(3)
        },
    );
}

#[divan::bench(types = [Atlantis, Atlandice, Doom, LastDays, Exodus])]
fn random<G: Knowledge>(bencher: Bencher<'_, '_>) {
    let (game, _) = middle::<G>();
    let (mut dice, mut actions) = (QuickDice::new(1), Vec::new());
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(|| {
        for _ in 0..ITERATIONS {
            play_out(&mut game.clone(), &mut dice, &mut actions, |_, _, actions, dice| {
                dice.below(actions.len() as u32) as usize
            });
        }
    });
}
