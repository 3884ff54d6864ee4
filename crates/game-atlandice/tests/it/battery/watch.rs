//! The invariants of chapter 13, watched from outside while games are played: by what everybody sees and by what is
//! told, without the game's own audit.

use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Seat};
use game_atlandice::{
    Area, Atlandice, Components, EndReason, Event, Good, Majority, Options, PARTIES, Party, PerParty, Tile,
};

use testkit::{games_to_play, random_table, transcript};

use super::MOST_ALTERED;
use super::compare::Ends;
use crate::tables::other_clocks;

/// What is remembered from the step before, and counted over a round.
struct Watch {
    before: Seen,
    /// Dice taken since the gates were opened, by the seat that took and the party that received them.
    taken: Vec<(Seat, Party)>,
    gates_open: bool,
    /// AD-R14: tiles that nobody won.
    unwon: Vec<Tile>,
    largest_step: u8,
    rounds: u16,
}

/// What everybody can see.
#[derive(Clone, PartialEq, Debug)]
struct Seen {
    held: PerParty<[u8; 5]>,
    points: PerParty<i32>,
    hand: u8,
    submarine: Area,
    exhausted: [bool; 5],
}

impl Seen {
    fn new(game: &Atlandice) -> Self {
        let mut held = [[0; 5]; PARTIES];
        let mut points = [0; PARTIES];
        for party in game.parties() {
            held[party.index()] = game.held(party);
            points[party.index()] = game.points(party);
        }
        Self {
            held,
            points,
            hand: game.hand(),
            submarine: game.submarine(),
            exhausted: Area::DISTRICTS.map(|district| game.is_exhausted(district)),
        }
    }
}

impl Watch {
    fn new(game: &Atlandice) -> Self {
        let components = game.components();
        let hands = Tile::ALL.map(|tile| components.tile(tile).hands).into_iter().chain([components.market_hands()]);
        Self {
            before: Seen::new(game),
            taken: Vec::new(),
            gates_open: false,
            unwon: Vec::new(),
            largest_step: hands.max().unwrap(),
            rounds: 0,
        }
    }

    /// After a step: what must hold now, and what may have changed.
    fn step(&mut self, game: &Atlandice, events: &[Event]) {
        let now = Seen::new(game);
        for event in events {
            self.note(game, event);
        }
        resources(game);
        self.dice(game);
        self.tiles(game);
        self.hand(game, &now, events);
        self.submarine(&now, events);
        self.points(&now, events);
        self.supplies(&now, events);
        self.before = now;
    }

    fn note(&mut self, game: &Atlandice, event: &Event) {
        match *event {
            Event::GatesOpened { round, dice, faces } => {
                self.rounds += 1;
                assert_eq!(round, self.rounds, "rounds are counted");
                assert_eq!(usize::from(dice.iter().sum::<u8>()), faces.as_slice().len(), "AD-I3: a die is lost");
                self.taken.clear();
                self.gates_open = true;
            }
            Event::Searched { seat, party, rank, .. } => {
                self.taken.push((seat, party));
                let received = self.taken.iter().filter(|(_, other)| *other == party).count();
                assert_eq!(usize::from(rank), received, "AD-R28");
            }
            Event::HandTurned { .. } => {
                assert_eq!(total_dice(game), 1, "AD-I3: one die is left");
                self.round_ends(game);
            }
            Event::Ended { why: EndReason::Tavern } => {
                assert_eq!(total_dice(game), 1, "AD-I3: one die is left");
                self.round_ends(game);
            }
            Event::Ended { .. } => self.gates_open = false,
            Event::DistrictScored { tile, winner, majority, .. } => {
                district_scoring(&majority, winner);
                if winner.is_none() {
                    self.unwon.push(tile);
                }
            }
            _ => {}
        }
    }

    /// AD-I9.
    fn round_ends(&mut self, game: &Atlandice) {
        self.gates_open = false;
        for seat in Seat::all(game.seats()) {
            let own = self.taken.iter().filter(|entry| **entry == (seat, Party::Seat(seat))).count();
            let given = self.taken.iter().filter(|entry| **entry == (seat, Party::Neutral)).count();
            assert_eq!((own, given), (2, usize::from(game.seats() == 2)), "AD-I9: dice of {seat}");
        }
    }

    /// AD-I3: every die lies beside an area or was taken.
    fn dice(&self, game: &Atlandice) {
        if self.gates_open {
            let in_use = if game.seats() == 4 { 9 } else { 7 };
            assert_eq!(total_dice(game) + self.taken.len(), in_use, "AD-I3");
            let received: usize = game.parties().map(|party| usize::from(game.taken(party))).sum();
            assert_eq!(received, self.taken.len(), "AD-I3: dice received");
        }
    }

    /// AD-I5: every tile lies in its stack, was won, or left the game.
    fn tiles(&self, game: &Atlandice) {
        let mut tiles = self.unwon.clone();
        for district in Area::DISTRICTS {
            let stack: Vec<Tile> = game.tile(district).into_iter().chain(game.below(district)).collect();
            assert!(stack.len() <= 3, "AD-I5: {} tiles in {district}", stack.len());
            assert!(stack.iter().all(|tile| tile.district() == district), "AD-I5: a strange tile in {district}");
            tiles.extend(stack);
        }
        game.parties().for_each(|party| tiles.extend(game.tiles_won(party)));
        tiles.sort();
        // Before luck has laid the stacks, and while it uncovers, all tiles of a stack are below.
        assert_eq!(tiles, Tile::ALL, "AD-I5");
    }

    /// AD-I6.
    fn hand(&self, game: &Atlandice, now: &Seen, events: &[Event]) {
        let last = game.components().clock().len() as u8 - 1;
        let mut at = self.before.hand;
        for event in events {
            match *event {
                Event::HandTurned { from, to, symbols, symbol, .. } => {
                    assert_eq!(from, at, "AD-I6: the hand jumped");
                    assert!((1..=self.largest_step).contains(&symbols), "AD-I6: a step of {symbols}");
                    assert_eq!(to, (from + symbols).min(last), "AD-I6, AD-R21");
                    assert_eq!(symbol, game.components().clock()[usize::from(to)], "AD-7.2");
                    at = to;
                }
                Event::HandNudged { from, to } => {
                    assert_eq!(from, at, "AD-I6: the hand jumped");
                    assert_eq!(to, (from + 1).min(last), "AD-I6, AD-R24");
                    at = to;
                }
                _ => {}
            }
        }
        assert_eq!(now.hand, at, "AD-I6: the hand moved unseen");
        assert!(u16::from(last) >= self.rounds, "AD-I6: {} rounds", self.rounds);
        let tavern = game.ended().is_none_or(|why| why == EndReason::Tavern);
        assert!(!tavern || game.is_last_round() == (now.hand == last), "AD-8.2");
    }

    /// AD-I7: it is beside one area, and only sails to another one in play.
    fn submarine(&self, now: &Seen, events: &[Event]) {
        let mut at = self.before.submarine;
        for event in events {
            if let Event::Sailed { from, to, .. } = *event {
                assert!(from == at && to != from, "AD-I7");
                assert!(!to.is_district() || !self.before.exhausted[to.index()], "AD-R17");
                at = to;
            }
        }
        assert_eq!(now.submarine, at, "AD-I7: the submarine moved unseen");
    }

    /// AD-I8: points never fall, and all of them are told.
    fn points(&self, now: &Seen, events: &[Event]) {
        let mut points = self.before.points;
        for event in events {
            match event {
                Event::DistrictScored { majority, .. }
                | Event::Inventory { majority, .. }
                | Event::FinalScored { majority, .. } => {
                    points.iter_mut().zip(majority.points).for_each(|(sum, points)| *sum += i32::from(points));
                }
                Event::Donated { seat, points: given, .. } => points[seat.index()] += i32::from(*given),
                _ => {}
            }
        }
        assert_eq!(now.points, points, "AD-I8");
        assert!(now.points.iter().zip(self.before.points).all(|(now, before)| *now >= before), "AD-I8: points fell");
    }

    /// AD-I10: what is held grows by what is taken and shrinks by returns, exhaustion and donations.
    fn supplies(&self, now: &Seen, events: &[Event]) {
        let mut held = self.before.held;
        for event in events {
            match *event {
                Event::Taken { party, good, .. } => held[party.index()][good.index()] += 1,
                Event::Returned { good, from, market, district } => {
                    let before = held.map(|held| held[good.index()]);
                    assert_eq!(before, from, "AD-6.5: all is put back");
                    assert_eq!(from.iter().sum::<u8>(), market + district, "AD-6.5");
                    held.iter_mut().for_each(|held| held[good.index()] = 0);
                }
                Event::Exhausted { district, .. } => {
                    held.iter_mut().for_each(|held| held[district.index()] = 0);
                }
                Event::Donated { seat, first, second, .. } => {
                    held[seat.index()][first.index()] -= 1;
                    held[seat.index()][second.index()] -= 1;
                }
                _ => {}
            }
        }
        assert_eq!(now.held, held, "AD-I10");
    }
}

fn total_dice(game: &Atlandice) -> usize {
    Area::ALL.iter().map(|&area| usize::from(game.dice(area))).sum()
}

/// AD-I1, AD-I2, AD-I4.
fn resources(game: &Atlandice) {
    for good in Good::ALL {
        let lying: u8 = Area::ALL.iter().map(|&area| game.goods(area)[good.index()]).sum();
        let held: u8 = game.parties().map(|party| game.held(party)[good.index()]).sum();
        assert_eq!(lying + held + game.boxed(good), 12, "AD-I1: {good}");
        let exhausted = game.is_exhausted(good.district());
        let boxed = match (exhausted, game.seats()) {
            (true, _) => 12,
            (false, 4) => 0,
            (false, _) => 2,
        };
        assert_eq!(game.boxed(good), boxed, "AD-I2: {good}");
        if exhausted {
            assert_eq!(game.dice(good.district()), 0, "AD-I4: a die beside {}", good.district());
            assert_eq!(game.goods(good.district()), [0; 5], "AD-I4: something lies in {}", good.district());
            assert_eq!(lying + held, 0, "AD-I4: {good}");
        }
    }
}

/// AD-I8, AD-R14, AD-R15: the points of one scoring.
fn district_scoring(majority: &Majority, winner: Option<Party>) {
    let most = majority.held.into_iter().max().unwrap();
    let leaders = majority.held.iter().filter(|held| **held == most).count();
    let second = majority.held.iter().copied().filter(|held| *held < most).max().unwrap_or(0);
    let seconds = majority.held.iter().filter(|held| **held == second && second > 0).count();
    let sum = usize::from(majority.points.iter().sum::<u8>());
    match (most, leaders) {
        (0, _) => assert_eq!((sum, winner), (0, None), "AD-R14"),
        (_, 1) => assert_eq!(sum, 3 + seconds, "AD-I8"),
        (_, tied) => assert_eq!(sum, 3 * tied, "AD-I8"),
    }
    assert!(winner.is_none_or(|winner| majority.held[winner.index()] == most), "AD-6.2");
}

/// Plays one game under watch.
fn watch(components: &'static Components, seats: u8, seed: u64, greedy: bool, ends: &mut Ends) {
    let mut dice = QuickDice::new(seed);
    let mut game = Atlandice::setup(components, &Options::for_seats(seats)).unwrap();
    let mut watch = Watch::new(&game);
    let (mut actions, mut log) = (Vec::new(), Vec::new());
    loop {
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut log);
            }
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().unwrap();
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let action = match greedy {
                    true => super::choose(&game, &actions, &mut dice),
                    false => actions[dice.below(actions.len() as u32) as usize],
                };
                game.apply(seat, &action, &mut log);
            }
        }
        watch.step(&game, &log);
        log.clear();
    }
    ends.note(game.ended().unwrap(), game.winners().len());
}

fn watch_all(components: &'static Components, games: u64) -> Ends {
    let mut all = Ends::default();
    for seats in 2..=4 {
        let mut ends = Ends::default();
        for seed in 0..games {
            watch(components, seats, seed, seed % 2 == 1, &mut ends);
        }
        println!("{seats} seats: {ends:?}");
        all.add(&ends);
    }
    all
}

#[test]
fn ad_i1_to_ad_i5_ad_i6_ad_i7_ad_i8_ad_i9_ad_i10_hold_after_every_step() {
    let ends = watch_all(Components::standard(), games_to_play(400));
    assert!(ends.clock > 0 && ends.tavern > 0, "{ends:?}");
}

#[test]
fn ad_i1_to_ad_i10_hold_with_other_clocks() {
    let mut all = Ends::default();
    for altered in other_clocks() {
        println!("{}", altered.name);
        all.add(&watch_all(altered.components, games_to_play(40).min(MOST_ALTERED)));
    }
    assert!(all.clock > 0 && all.tavern > 0 && all.exhausted > 0, "{all:?}");
}

#[test]
fn ad_i6_the_game_ends_within_as_many_rounds_as_the_clock_has_steps() {
    for altered in other_clocks() {
        let steps = altered.tables.clock.len() as u16 - 1;
        for seed in 0..20 {
            let table = random_table::<Atlandice>(altered.components, Options::for_seats(3), &format!("{seed}"));
            assert!(table.position().round() <= steps, "{} rounds with {}", table.position().round(), altered.name);
        }
    }
}

#[test]
fn ad_i11_the_same_seed_and_decisions_give_the_same_game() {
    for seats in 2..=4 {
        let play = |words| random_table::<Atlandice>(Components::standard(), Options::for_seats(seats), words);
        assert_eq!(transcript(&play("one")), transcript(&play("one")));
        assert_ne!(transcript(&play("one")), transcript(&play("other")));
    }
}
