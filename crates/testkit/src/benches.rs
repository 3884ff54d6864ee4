//! The benches every game has, so that their figures mean the same.

/// Writes the benches of a game: `rules_benches!(Doom, seats: [2, 3, 4, 5], middle: |game, seat, decisions| …)`, where `middle` says
/// which question of a random game the single steps are measured at. The playout figure counts decisions of random games,
/// forced ones too; the allocation columns must stay at zero for it.
#[macro_export]
macro_rules! rules_benches {
    ($game:ty, seats: [$($seats:literal),+], middle: $middle:expr) => {
        #[global_allocator]
        static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

        fn main() {
            divan::main();
        }

        const MOST: u8 = <$game as engine::Game>::META.max_seats;

        fn options(seats: u8) -> <$game as engine::Game>::Options {
            engine::GameOptions::for_seats(seats)
        }

        fn at_start(seats: u8) -> $game {
            let components = <<$game as engine::Game>::Components as engine::Components>::standard();
            engine::Game::setup(components, &options(seats)).expect("so many may play")
        }

        fn in_the_middle(seats: u8) -> ($game, engine::Seat) {
            $crate::asked_position(&options(seats), $middle)
        }

        /// Random games, too many to be learnt by heart by the processor: the items are decisions, forced ones too.
        #[divan::bench(args = [$($seats),+])]
        fn playout_decisions(bencher: divan::Bencher, seats: u8) {
            let start = at_start(seats);
            let mut actions = Vec::with_capacity(256);
            let decisions = $crate::random_playouts(&start, 200, &mut actions);
            let items = divan::counter::ItemsCount::new(decisions);
            bencher.counter(items).bench_local(|| $crate::random_playouts(&start, 200, &mut actions));
        }

        #[divan::bench]
        fn clone(bencher: divan::Bencher) {
            let (game, _) = in_the_middle(MOST);
            bencher.bench_local(|| std::hint::black_box(&game).clone());
        }

        #[divan::bench(args = [$($seats),+])]
        fn view(bencher: divan::Bencher, seats: u8) {
            let (game, seat) = in_the_middle(seats);
            bencher.bench_local(|| engine::Game::view(std::hint::black_box(&game), engine::Viewer::Seat(seat)));
        }

        /// A world that looks the same to whoever is asked.
        #[divan::bench(args = [$($seats),+])]
        fn redeal(bencher: divan::Bencher, seats: u8) {
            let (game, seat) = in_the_middle(seats);
            let view = engine::Game::view(&game, engine::Viewer::Seat(seat));
            let mut dice = engine::QuickDice::new(1);
            bencher.bench_local(|| -> $game { engine::Game::determinise(std::hint::black_box(&view), &mut dice) });
        }

        #[divan::bench]
        fn legal_actions(bencher: divan::Bencher) {
            let (game, seat) = in_the_middle(MOST);
            let mut actions = Vec::with_capacity(256);
            bencher.bench_local(|| {
                actions.clear();
                engine::Game::legal_actions(std::hint::black_box(&game), seat, &mut actions);
                actions.len()
            });
        }

        /// A whole record of a game with all seats: every step checked.
        #[divan::bench]
        fn replay_record(bencher: divan::Bencher) {
            let record = $crate::random_record::<$game>(options(MOST), "bench");
            let steps = divan::counter::ItemsCount::new(record.steps.len());
            bencher.counter(steps).bench_local(|| record.replay().expect("the record holds"));
        }

        /// The same with every outcome proved by the seed.
        #[divan::bench]
        fn verify_record(bencher: divan::Bencher) {
            let record = $crate::random_record::<$game>(options(MOST), "bench");
            let steps = divan::counter::ItemsCount::new(record.steps.len());
            bencher.counter(steps).bench_local(|| record.verify().expect("the record holds"));
        }
    };
}
