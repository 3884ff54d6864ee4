//! Search against copies of greedy or of another player (`duel GAME SEATS BLOCKS ITERATIONS [PLAYER]`), in each seat in
//! turn.
use bots::{Bot, Effort, Knowledge, Player, Search};
use engine::{Awaiting, Components as _, Dice, GameOptions, QuickDice, Seat, Viewer};

/// Seconds this thread has worked, whatever else the machine does.
fn cpu() -> f64 {
    let spent = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    spent.split(' ').next().and_then(|spent| spent.parse::<f64>().ok()).unwrap_or(0.0) / 1e9
}

fn game<G: Knowledge>(seats: u8, who: Seat, seed: u64, iterations: u32, rival: Player) -> (f64, [f64; 2], f64, u64) {
    let mut dice = QuickDice::new(seed);
    let mut position = G::setup(G::Components::standard(), &G::Options::for_seats(seats)).unwrap();
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats.into())
        .map(|seat| -> Box<dyn Bot<G>> {
            if seat == who {
                Box::new(Search::new(Effort::of(iterations), dice.bits()).in_style(style(G::style(seats.into()))))
            } else {
                rival.bot(dice.bits())
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
                let mut candidates = Vec::new();
                position.candidates(seat, &mut candidates);
                let began = cpu();
                let action = bots[seat.index()].choose(&view, seat);
                if seat == who && candidates.len() > 1 {
                    spent += cpu() - began;
                    asked += 1;
                }
                position.apply(seat, &action, &mut ());
            }
        }
    }
    let winners = position.winners();
    let scores = position.scores();
    let others = scores.iter().filter(|&(seat, _)| seat != who).map(|(_, score)| f64::from(*score)).sum::<f64>();
    let points = [f64::from(scores[who]), others / f64::from(seats - 1).max(1.0)];
    (if winners.contains(who) { 1.0 / winners.len() as f64 } else { 0.0 }, points, spent, asked)
}

fn duel<G: Knowledge>(seats: u8, blocks: u64, iterations: u32, rival: Player) {
    let (mut share, mut spent, mut asked, mut games) = (0.0, 0.0, 0, 0);
    let (mut points, mut margins) = ([0.0; 2], 0.0);
    for block in 0..blocks {
        for who in Seat::all(seats.into()) {
            let (won, scores, seconds, decisions) = game::<G>(seats, who, 1000 + block, iterations, rival);
            share += won;
            (0..2).for_each(|of| points[of] += scores[of]);
            margins += (scores[0] - scores[1]).powi(2);
            spent += seconds;
            asked += decisions;
            games += 1;
        }
    }
    let count = f64::from(games);
    let points = points.map(|sum| sum / count);
    let margin = points[0] - points[1];
    println!(
        "{} {seats} seats, {iterations} iterations against {rival}: share {:.3} (par {:.3}) over {games} games, points {:.1} against {:.1} \
         (margin {margin:.1} +- {:.1}), {:.1} ms a decision, {:.0} iterations/s",
        G::META.id,
        share / count,
        1.0 / f64::from(seats),
        points[0],
        points[1],
        ((margins / count - margin * margin) / count).sqrt(),
        1000.0 * spent / asked as f64,
        f64::from(iterations) * asked as f64 / spent
    );
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seats: u8 = args[2].parse().unwrap();
    let blocks: u64 = args[3].parse().unwrap();
    let iterations: u32 = args[4].parse().unwrap();
    let rival = args.get(5).map_or(Player::Level(bots::Level::Greedy), |name| name.parse().unwrap());
    match args[1].as_str() {
        "atlantis" => duel::<game_atlantis::Atlantis>(seats, blocks, iterations, rival),
        "atlandice" => duel::<game_atlandice::Atlandice>(seats, blocks, iterations, rival),
        "doom" => duel::<game_doom::Doom>(seats, blocks, iterations, rival),
        "exodus" => duel::<game_exodus::Exodus>(seats, blocks, iterations, rival),
        _ => duel::<game_last_days::LastDays>(seats, blocks, iterations, rival),
    }
}

/// The style of the game with what STYLE says instead: "horizon,curiosity,guide", 0 for no guide.
fn style(usual: bots::Style) -> bots::Style {
    let Ok(text) = std::env::var("STYLE") else { return usual };
    let numbers: Vec<f32> = text.split(',').map(|number| number.parse().unwrap()).collect();
    let guide = (numbers[2] > 0.0).then_some(numbers[2]);
    bots::Style { horizon: numbers[0] as u32, curiosity: numbers[1], guide, ..usual }
}
