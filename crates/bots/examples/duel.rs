//! Search against greedy, in each seat in turn.
use bots::{Bot, Effort, Greedy, Knowledge, Search};
use engine::{Awaiting, Components as _, Dice, GameOptions, QuickDice, Seat, Viewer};

fn game<G: Knowledge>(seats: u8, who: Seat, seed: u64, iterations: u32) -> (f64, f64, u64) {
    let mut dice = QuickDice::new(seed);
    let mut position = G::setup(G::Components::standard(), &G::Options::for_seats(seats)).unwrap();
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats.into())
        .map(|seat| -> Box<dyn Bot<G>> {
            if seat == who {
                Box::new(Search::new(Effort::of(iterations), dice.bits()).in_style(style(G::STYLE)))
            } else {
                Box::new(Greedy::new(dice.bits()))
            }
        })
        .collect();
    let (mut spent, mut asked) = (0.0, 0);
    loop {
        match position.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let chance = position.sample_chance(&mut dice);
                position.apply_chance(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = position.view(Viewer::Seat(seat));
                let began = std::time::Instant::now();
                let action = bots[seat.index()].choose(&view, seat);
                if seat == who {
                    spent += began.elapsed().as_secs_f64();
                    asked += 1;
                }
                position.apply(seat, &action, &mut ());
            }
        }
    }
    let winners = position.winners();
    (if winners.contains(who) { 1.0 / winners.len() as f64 } else { 0.0 }, spent, asked)
}

fn duel<G: Knowledge>(seats: u8, blocks: u64, iterations: u32) {
    let (mut share, mut spent, mut asked, mut games) = (0.0, 0.0, 0, 0);
    for block in 0..blocks {
        for who in Seat::all(seats.into()) {
            let (won, seconds, decisions) = game::<G>(seats, who, 1000 + block, iterations);
            share += won;
            spent += seconds;
            asked += decisions;
            games += 1;
        }
    }
    println!(
        "{} {seats} seats, {iterations} iterations: share {:.3} (par {:.3}) over {games} games, {:.1} ms a decision, {:.0} iterations/s",
        G::META.id,
        share / games as f64,
        1.0 / f64::from(seats),
        1000.0 * spent / asked as f64,
        f64::from(iterations) * asked as f64 / spent
    );
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seats: u8 = args[2].parse().unwrap();
    let blocks: u64 = args[3].parse().unwrap();
    let iterations: u32 = args[4].parse().unwrap();
    match args[1].as_str() {
        "atlantis" => duel::<game_atlantis::Atlantis>(seats, blocks, iterations),
        "atlandice" => duel::<game_atlandice::Atlandice>(seats, blocks, iterations),
        "doom" => duel::<game_doom::Doom>(seats, blocks, iterations),
        "exodus" => duel::<game_exodus::Exodus>(seats, blocks, iterations),
        _ => duel::<game_last_days::LastDays>(seats, blocks, iterations),
    }
}

/// The style of the game with what STYLE says instead: "horizon,curiosity,guide", 0 for no guide.
fn style(usual: bots::Style) -> bots::Style {
    let Ok(text) = std::env::var("STYLE") else { return usual };
    let numbers: Vec<f32> = text.split(',').map(|number| number.parse().unwrap()).collect();
    let guide = (numbers[2] > 0.0).then_some(numbers[2]);
    bots::Style { horizon: numbers[0] as u32, curiosity: numbers[1], guide, ..usual }
}
