//! How the chances went in a game of bots.
use std::time::Instant;

use bots::{Bot, Knowledge, Level, Pace, Reviewer, bot};
use engine::{Components as _, Dice, GameOptions, QuickDice, Seat, Seed, Table, Viewer};

fn show<G: Knowledge>(seats: u8, seed: u64, iterations: u32) {
    let mut dice = QuickDice::new(seed);
    let mut table = Table::<G>::new(G::Components::standard(), G::Options::for_seats(seats)).unwrap();
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats).map(|_| bot(Level::Apprentice, dice.bits())).collect();
    let luck = Seed::new([seed as u8; 32]);
    for step in table.plan_start(&luck) {
        table.push(step).unwrap();
    }
    while let Some(seat) = table.awaited().iter().next() {
        let action = bots[seat.index()].choose(&table.position().view(Viewer::Seat(seat)), seat);
        for step in table.plan(seat, action, &luck).unwrap() {
            table.push(step).unwrap();
        }
    }
    let began = Instant::now();
    let review = Reviewer::new(&table, Pace { iterations: 0, outcomes: 16 }, 1).finish();
    println!("chances alone: {:.2} s", began.elapsed().as_secs_f64());
    let began = Instant::now();
    let full = Reviewer::new(&table, Pace::of(iterations), 1).finish();
    println!("with searches: {:.2} s for {} steps", began.elapsed().as_secs_f64(), full.steps.len());
    for turn in review.turns() {
        let after = &full.steps[turn.last].chances;
        let words: Vec<String> = after
            .iter()
            .map(|(seat, c)| {
                format!("{:3.0} ({:+3.0} luck {:+3.0})", 100.0 * c, 100.0 * turn.swing[seat], 100.0 * turn.luck[seat])
            })
            .collect();
        println!(
            "{:4}-{:4} {:?} {}",
            turn.first,
            turn.last,
            turn.seats.iter().map(|s| s.0).collect::<Vec<_>>(),
            words.join("  ")
        );
    }
    for seat in Seat::all(seats.into()) {
        println!("{seat}: {:?} mean loss {:.4}", full.account(seat), full.account(seat).mean_loss());
        for (step, judged) in full.better_choices(seat).iter().take(4) {
            println!(
                "   {step}: {} {:?} -> {} {:.2} ±{:.3} loss {:.3}",
                judged.chosen, judged.share, judged.best, judged.best_share, judged.error, judged.loss
            );
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (seats, seed, iterations) = (args[2].parse().unwrap(), args[3].parse().unwrap(), args[4].parse().unwrap());
    match args[1].as_str() {
        "atlantis" => show::<game_atlantis::Atlantis>(seats, seed, iterations),
        "atlandice" => show::<game_atlandice::Atlandice>(seats, seed, iterations),
        "doom" => show::<game_doom::Doom>(seats, seed, iterations),
        "exodus" => show::<game_exodus::Exodus>(seats, seed, iterations),
        _ => show::<game_last_days::LastDays>(seats, seed, iterations),
    }
}
