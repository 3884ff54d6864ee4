//! IN-24, AE-20.9: two tables that differ only in who drew which influence card run side by side. Until a card is played
//! everybody else sees the same, and the same players are asked the same.

use engine::{Awaiting, Game, GameOptions, QuickDice, Seat, Viewer};
use game_exodus::kinds::Influence;
use game_exodus::{Action, Ask, Chance, Event, Exodus, InfluencePair, Options};
use testkit::{Twins, games_to_play};

use crate::battery::choose;
use crate::tables::frozen;

/// What was met on the way.
#[derive(Debug, Default)]
struct Met {
    steps: usize,
    differ: usize,
    draws: usize,
    finished: usize,
}

fn listed(game: &Exodus, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Everybody but those who drew sees the same, and the same are asked the same.
fn look_alike(worlds: &[Exodus; 2], drew: [bool; 4], seed: u64) {
    let asks =
        |game: &Exodus| (game.awaiting(), Seat::all(game.seats()).map(|seat| game.ask(seat)).collect::<Vec<_>>());
    assert_eq!(asks(&worlds[0]), asks(&worlds[1]), "game {seed}: somebody else is asked");
    let others = Seat::all(worlds[0].seats()).filter(|seat| !drew[seat.index()]).map(Viewer::Seat);
    for viewer in others.chain([Viewer::Public]) {
        let views = worlds.each_ref().map(|world| world.view(viewer));
        assert_eq!(views[0], views[1], "game {seed}: the table looks different for {viewer:?}");
        let texts = views.map(|view| serde_json::to_string(&view).unwrap());
        assert_eq!(texts[0], texts[1], "game {seed}: the table reads different for {viewer:?}");
    }
}

/// Each world draws a card of its own to be kept, and both the same one that goes to the open display.
fn draw(worlds: &[Exodus; 2], dice: &mut QuickDice) -> Option<[Chance; 2]> {
    let fits = |world: &Exodus, cards: &[Influence]| {
        let chance = Chance::DrawInfluence { cards: cards.iter().copied().collect::<InfluencePair>() };
        world.check_chance(&chance).is_ok().then_some(chance)
    };
    for _ in 0..60 {
        let [Chance::DrawInfluence { cards: one }, Chance::DrawInfluence { cards: other }] =
            worlds.each_ref().map(|world| world.sample_chance(dice))
        else {
            panic!("both draw influence cards");
        };
        match (one.as_slice(), other.as_slice()) {
            (&[first, open], &[second, _]) if second != open => {
                if let (Some(one), Some(other)) = (fits(&worlds[0], &[first, open]), fits(&worlds[1], &[second, open]))
                {
                    return Some([one, other]);
                }
            }
            (&[first], &[second]) => return Some([fits(&worlds[0], &[first])?, fits(&worlds[1], &[second])?]),
            _ => {}
        }
    }
    None
}

fn play(options: Options, seed: u64, met: &mut Met) {
    let mut dice = QuickDice::new(seed);
    let start = Exodus::setup(frozen(), &options).unwrap();
    let mut worlds = [start, start];
    let mut drew = [false; 4];
    let mut kept: [Option<Influence>; 2] = [None; 2];
    while worlds[0].awaiting() != Awaiting::Over {
        look_alike(&worlds, drew, seed);
        met.steps += 1;
        met.differ += usize::from(worlds[0] != worlds[1]);
        let mut logs = [Vec::new(), Vec::new()];
        let Awaiting::Seats(awaited) = worlds[0].awaiting() else {
            let sampled = worlds[0].sample_chance(&mut dice);
            let chances = if matches!(sampled, Chance::DrawInfluence { .. }) {
                let Some(chances) = draw(&worlds, &mut dice) else { return };
                drew[worlds[0].active().index()] = true;
                met.draws += 1;
                let first = |chance: &Chance| match chance {
                    Chance::DrawInfluence { cards } => cards.as_slice().first().copied(),
                    _ => None,
                };
                kept = [first(&chances[0]), first(&chances[1])];
                chances
            } else {
                worlds[1].check_chance(&sampled).unwrap();
                [sampled.clone(), sampled]
            };
            for ((world, chance), log) in worlds.iter_mut().zip(&chances).zip(&mut logs) {
                world.apply_chance(chance, log);
            }
            told_alike(&logs, seed);
            continue;
        };
        let seat = awaited.iter().next().unwrap();
        let lists = worlds.each_ref().map(|world| listed(world, seat));
        for (world, actions, others) in [(&worlds[0], &lists[0], &lists[1]), (&worlds[1], &lists[1], &lists[0])] {
            if let [action] = actions[..]
                && world.may_be_made_for(seat, &action)
            {
                assert_eq!(actions, others, "game {seed}: a forced move tells about a hand");
            }
        }
        let actions = if matches!(worlds[0].ask(seat), Some(Ask::KeepInfluence)) {
            kept.map(|card| Action::KeepInfluence { card: card.unwrap() })
        } else {
            let both: Vec<Action> = lists[0].iter().filter(|action| lists[1].contains(action)).copied().collect();
            [choose(&worlds[0], &both, &mut dice); 2]
        };
        for ((world, action), log) in worlds.iter_mut().zip(&actions).zip(&mut logs) {
            world.play(seat, action, log).unwrap();
        }
        told_alike(&logs, seed);
    }
    assert_eq!(worlds[0].scores(), worlds[1].scores(), "RU-92: hidden cards count by their number");
    met.finished += 1;
}

/// What a spectator is told is the same.
fn told_alike(logs: &[Vec<Event>; 2], seed: u64) {
    let seen = |log: &Vec<Event>| log.iter().map(|event| Exodus::seen(event, Viewer::Public)).collect::<Vec<_>>();
    assert_eq!(seen(&logs[0]), seen(&logs[1]), "game {seed}: other things are told");
}

#[test]
fn in_24_ae_20_9_the_same_is_seen_whoever_drew_which_card() {
    for seats in 1..=4 {
        let mut met = Met::default();
        for seed in 0..games_to_play(12).min(2000) {
            play(Options::for_seats(seats), seed, &mut met);
        }
        let few = met.steps < 800 || met.differ * 2 < met.steps || met.draws < 12 || met.finished < 2;
        assert!(!few, "{seats}: {met:?}");
    }
}

#[test]
fn in_24_ae_20_9_twins_look_the_same_to_every_seat() {
    let twins = Twins::<Exodus> { choose, ..Twins::default() };
    for seats in 1..=4 {
        let mut met = testkit::Met::default();
        (0..games_to_play(3).min(2000)).for_each(|seed| twins.play(&Options::for_seats(seats), seed, &mut met));
        assert!(met.steps > 400 && met.differ * 4 > met.steps && met.luck > 10, "{seats}: {met:?}");
    }
}
