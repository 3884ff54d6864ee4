//! What a review promises.

use bots::{Bot, Knowledge, Level, Pace, Reviewer, bot};
use engine::{Components as _, Dice, Game as _, GameOptions, QuickDice, Seat, SeatSet, Seed, Step, Table, Viewer};
use game_atlandice::Atlandice;
use game_atlantis::Atlantis;
use game_doom::Doom;
use game_exodus::Exodus;

const LUCK: [u8; 32] = [7; 32];

fn empty<G: Knowledge>(seats: u8) -> Table<G> {
    Table::new(G::Components::standard(), G::Options::for_seats(seats)).unwrap()
}

fn push<G: Knowledge>(table: &mut Table<G>, steps: Vec<Step<G>>) {
    for step in steps {
        table.push(step).unwrap();
    }
}

/// Plays a table to its end.
fn play_on<G: Knowledge>(table: &mut Table<G>, level: Level, seed: u64) {
    let luck = Seed::new(LUCK);
    let mut dice = QuickDice::new(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..table.position().seats()).map(|_| bot(level, dice.bits())).collect();
    if table.played().is_empty() {
        push(table, table.plan_start(&luck));
    }
    while let Some(seat) = table.awaited().iter().next() {
        let action = bots[seat.index()].choose(&table.position().view(Viewer::Seat(seat)), seat);
        push(table, table.plan(seat, action, &luck).unwrap());
    }
}

fn played<G: Knowledge>(seats: u8, level: Level) -> Table<G> {
    let mut table = empty(seats);
    play_on(&mut table, level, 3);
    table
}

/// The chances begin with sums of one, end with who has won, and on the way nothing is lost: decisions and luck together
/// make the whole difference.
fn check_sums<G: Knowledge>(table: &Table<G>) {
    let review = Reviewer::new(table, Pace { iterations: 20, outcomes: 4 }, 1).finish();
    let winners = table.position().winners();
    let last = &review.steps.last().unwrap().chances;
    assert_eq!(review.steps.len(), table.played().len());
    for (seat, &chance) in last.iter() {
        let won = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        assert_eq!(chance, won, "{} at the end: {seat}", G::META.id);
        let account = review.account(seat);
        let difference = f64::from(won) - f64::from(review.start[seat]);
        assert!(
            (f64::from(account.luck) + f64::from(account.decided) - difference).abs() < 1e-4,
            "{}: {account:?} makes {difference}",
            G::META.id
        );
        let turns = review.turns();
        let swings: f32 = turns.iter().map(|turn| turn.swing[seat]).sum();
        let luck: f32 = turns.iter().map(|turn| turn.luck[seat]).sum();
        assert!((swings - account.luck - account.decided).abs() < 1e-3 && (luck - account.luck).abs() < 1e-3);
    }
    for (index, step) in review.steps.iter().enumerate() {
        let sum: f32 = step.chances.iter().map(|(_, chance)| chance).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{} step {index}: {:?}", G::META.id, step.chances);
        let of_luck = matches!(table.played()[index].step, Step::Chance(_));
        assert_eq!(step.seat.is_none(), of_luck);
        for (seat, swing) in step.swing.iter() {
            assert_eq!(*swing, step.chances[seat] - review.before(index)[seat]);
        }
    }
}

#[test]
fn decisions_and_luck_together_make_the_whole_difference() {
    check_sums(&played::<Atlantis>(2, Level::Random));
    check_sums(&played::<Atlandice>(3, Level::Greedy));
    check_sums(&played::<Doom>(3, Level::Random));
}

#[test]
fn turns_follow_each_other_without_gaps() {
    let review = Reviewer::new(&played::<Doom>(3, Level::Random), Pace { iterations: 1, outcomes: 1 }, 1).finish();
    let turns = review.turns();
    let mut next = 0;
    for turn in &turns {
        assert_eq!(turn.first, next);
        next = turn.last + 1;
        let deciders: SeatSet = review.steps[turn.first..next].iter().filter_map(|step| step.seat).collect();
        assert_eq!(turn.seats, deciders);
    }
    assert_eq!(next, review.steps.len());
    assert!(turns.len() > 20, "{} turns", turns.len());
    assert!(turns.iter().any(|turn| turn.seats.len() == 3), "sealed choices of all are one turn");
    let points = review.turning_points(4);
    assert!(!points.is_empty() && points.len() <= 4);
    assert!(points.is_sorted_by_key(|turn| turn.first));
    assert!(points.iter().all(|point| turns.contains(point) && point.swing[point.most()].abs() >= 0.05));
}

#[test]
fn the_same_game_effort_and_seed_give_the_same_review() {
    let table = played::<Atlantis>(3, Level::Random);
    let review = |seed| Reviewer::new(&table, Pace::of(60), seed).finish();
    assert_eq!(review(1), review(1));
    assert_ne!(review(1), review(2));
}

#[test]
fn a_game_for_one_has_chances_too() {
    let table = played::<Exodus>(1, Level::Random);
    let review = Reviewer::new(&table, Pace { iterations: 5, outcomes: 2 }, 1).finish();
    assert!(review.steps.iter().all(|step| (0.0..=1.0).contains(&step.chances[Seat(0)])));
    // Alone, a choice can change much, and a mistake counts as in other games.
    assert!(review.steps.iter().filter_map(|step| step.judged.as_ref()).all(|judged| judged.least == 0.03));
}

/// The games that greedy bots win for `seat` from here, of four.
fn wins(table: &Table<Atlantis>, seat: Seat) -> usize {
    let wins = |seed: &u64| {
        let mut table = table.clone();
        play_on(&mut table, Level::Greedy, *seed);
        table.position().winners() == SeatSet::only(seat)
    };
    (0..4).filter(wins).count()
}

/// A game that was won until its winner threw it away: which step did, and what would have won.
fn blunder(table: &Table<Atlantis>) -> (Table<Atlantis>, usize) {
    let winner = table.position().winners().iter().next().unwrap();
    let mut actions = Vec::new();
    for index in (0..table.played().len()).rev() {
        let Step::Act { seat, action, forced: false } = table.played()[index].step else { continue };
        actions.clear();
        table.at(index).legal_actions(seat, &mut actions);
        if seat != winner || actions.len() < 2 {
            continue;
        }
        let follow = |action| {
            let mut other = empty(2);
            push(&mut other, table.played()[..index].iter().map(|played| played.step.clone()).collect());
            let steps = other.plan(seat, action, &Seed::new(LUCK)).unwrap();
            push(&mut other, steps);
            other
        };
        if wins(&follow(action), winner) < 4 {
            continue;
        }
        if let Some(mut lost) = actions.iter().map(|&other| follow(other)).find(|other| wins(other, winner) == 0) {
            play_on(&mut lost, Level::Greedy, 0);
            return (lost, index);
        }
    }
    panic!("no decision could have thrown this game away");
}

#[test]
fn a_won_game_thrown_away_is_found() {
    let (table, step) = blunder(&played(2, Level::Greedy));
    let Step::Act { seat, action, .. } = table.played()[step].step else { panic!("a decision") };
    let review = Reviewer::new(&table, Pace::of(400), 5).finish();
    let judged = review.steps[step].judged.as_ref().unwrap();
    assert_eq!(judged.chosen, action);
    assert_ne!(judged.best, action);
    assert!(judged.loss > 0.1 && judged.sureness > 0.95, "{judged:?}");
    assert!(review.better_choices(seat).iter().any(|(at, _)| *at == step));
    assert!(review.account(seat).lost >= judged.loss);
}

/// Greedy loses less by its choices than chance does.
fn tells_good_from_bad<G: Knowledge>(seats: u8) {
    let review = |level| Reviewer::new(&played::<G>(seats, level), Pace::of(300), 5).finish();
    let (greedy, random) = (review(Level::Greedy), review(Level::Random));
    for seat in Seat::all(seats.into()) {
        let (good, bad) = (greedy.account(seat), random.account(seat));
        assert!(good.mean_loss() < bad.mean_loss() && bad.better > 0, "{}, {seat}: {good:?} {bad:?}", G::META.id);
    }
}

#[test]
fn good_play_is_not_called_bad() {
    tells_good_from_bad::<Atlandice>(2);
    tells_good_from_bad::<Exodus>(2);
}
