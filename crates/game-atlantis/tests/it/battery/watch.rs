//! Invariants that span a turn (AT-I4 to AT-I8, AT-I10 to AT-I13), watched over random games
//! through events and views.

use std::collections::BTreeMap;

use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Seat, Viewer};
use game_atlantis::{Action, Atlantis, Components, DrawReason, Event, Object, Options, Position, Tile, View};

/// What happened since the turn began.
struct Turn {
    seat: Seat,
    before: View,
    played: u8,
    bought: u8,
    sold: Vec<Tile>,
    moved: Vec<(u8, Position, Position)>,
    paid_tiles: Vec<Tile>,
    paid_cards: Vec<Object>,
    cost: Option<u8>,
    taken: Vec<Position>,
    shown: bool,
}

impl Turn {
    fn new(game: &Atlantis, seat: Seat) -> Self {
        Self {
            seat,
            before: game.view(Viewer::Seat(seat)),
            played: 0,
            bought: 0,
            sold: Vec::new(),
            moved: Vec::new(),
            paid_tiles: Vec::new(),
            paid_cards: Vec::new(),
            cost: None,
            taken: Vec::new(),
            shown: false,
        }
    }

    /// Notes an event; says whether it ends the turn, and with how many cards drawn.
    fn note(&mut self, event: &Event, now: &View) -> Option<u8> {
        match *event {
            Event::Bought { tile, .. } => self.sold.push(tile),
            Event::Moved { figure, from, to, .. } => {
                self.played += 1;
                self.moved.push((figure, from, to));
            }
            Event::PaidTile { tile, cost, .. } => {
                self.paid_tiles.push(tile);
                self.cost = Some(cost);
            }
            Event::PaidCard { object, cost, .. } => {
                self.paid_cards.push(object);
                self.cost = Some(cost);
            }
            Event::Taken { position, .. } => self.taken.push(position),
            Event::NothingToTake { .. } => assert_eq!(free_behind(now, self.end()), None, "AT-I6"),
            Event::HandShown { .. } => self.shown = true,
            Event::Drawn { count, why: DrawReason::Bought, .. } => self.bought += count,
            Event::Drawn { count, why: DrawReason::TurnEnd | DrawReason::CannotMove, .. } => return Some(count),
            _ => {}
        }
        None
    }

    fn end(&self) -> Position {
        self.moved.last().expect("a figure was moved").2
    }

    fn ends(&self, now: &View, drawn: u8) {
        self.figures(now);
        self.path(now);
        self.cards(now, drawn);
        self.payment();
    }

    /// AT-I4: exactly one figure goes forward, or none with a shown hand.
    fn figures(&self, now: &View) {
        let mut changed = 0;
        for (seat, before) in self.before.players.iter() {
            for (was, is) in before.figures.iter().zip(now.players[seat].figures) {
                assert!(is >= *was, "AT-I4: a figure moved back from {was} to {is}");
                changed += u32::from(is != *was);
                assert!(is == *was || seat == self.seat, "AT-I4: a figure of {seat} moved");
            }
        }
        assert_eq!(changed, u32::from(!self.shown), "AT-I4: figures moved");
        for pair in self.moved.windows(2) {
            assert_eq!((pair[0].0, pair[0].2), (pair[1].0, pair[1].1), "AT-I4: one figure, step by step");
        }
    }

    /// AT-I5, AT-I6, AT-I12: what may change on the path.
    fn path(&self, now: &View) {
        assert!(self.taken.len() <= 1, "AT-I6: {} tiles were taken", self.taken.len());
        let figures = |view: &View, at: Position| view.players.iter().any(|(_, seat)| seat.figures.contains(&at));
        for at in 1..now.path.mainland() {
            let (was, is) = (self.before.path.height(at), now.path.height(at));
            let taken = u8::from(self.taken.contains(&at));
            assert_eq!(is + taken, was, "AT-I5, AT-I6: the height at {at}");
            let changed = self.before.path.tile(at) != now.path.tile(at);
            assert!(!changed || taken == 1, "AT-I5: the tile at {at} changed");
            assert!(!(changed && figures(now, at)), "AT-I5: the tile under a figure at {at} changed");
        }
        for (seat, at) in self.before.path.bridges() {
            assert_eq!(now.path.bridge(seat), Some(at), "AT-I12: the bridge of {seat}");
        }
    }

    /// AT-I7, AT-I8: the hand, and how many cards are drawn.
    fn cards(&self, now: &View, drawn: u8) {
        let size = |view: &View| view.players[self.seat].hand_size;
        let expected = size(&self.before) + self.bought + drawn - self.played - self.paid_cards.len() as u8;
        assert_eq!(size(now), expected, "AT-I7");
        let home = now.players[self.seat].figures.iter().filter(|&&at| at == now.path.mainland()).count() as u8;
        let due = if self.shown { 2 } else { 1 + home };
        let none_left = now.draw_pile == 0 && now.discard.is_empty();
        assert!(drawn == due || drawn < due && none_left, "AT-I8: {drawn} cards drawn, not {due}");
    }

    /// AT-I10, AT-I11: payments are enough, have nothing superfluous, and were owned before.
    fn payment(&self) {
        let Some(cost) = self.cost else { return };
        let items: Vec<u8> =
            self.paid_tiles.iter().map(|tile| tile.value).chain(self.paid_cards.iter().map(|_| 1)).collect();
        let (sum, smallest) = (items.iter().sum::<u8>(), *items.iter().min().unwrap());
        assert!(sum >= cost && sum < cost + smallest, "AT-I10: {items:?} for {cost}");
        let mut owned = BTreeMap::new();
        for tile in self.before.players[self.seat].tiles.iter() {
            *owned.entry(tile).or_insert(0) += 1;
        }
        for tile in self.sold.iter().chain(&self.paid_tiles) {
            let left = owned.get_mut(tile).unwrap_or_else(|| panic!("AT-I11: {tile} was not owned"));
            assert!(*left > 0, "AT-I11: {tile} was used twice");
            *left -= 1;
        }
        for object in Object::ALL {
            let paid = self.paid_cards.iter().filter(|&&card| card == object).count() as u8;
            assert!(paid <= self.before.hand[object], "AT-I11: {paid} cards of {object}");
        }
    }
}

/// The nearest position behind that has a tile and no figure.
fn free_behind(view: &View, at: Position) -> Option<Position> {
    let occupied = |at| view.players.iter().any(|(_, seat)| seat.figures.contains(&at));
    (1..at.min(view.path.mainland())).rev().find(|&at| view.path.height(at) > 0 && !occupied(at))
}

/// AT-I13: a hand is shown exactly when no figure can move.
fn menu(game: &Atlantis, seat: Seat, actions: &[Action]) {
    let moves = actions.iter().any(|action| matches!(action, Action::Move { .. }));
    let menu = game.ask(seat) == Some(game_atlantis::Ask::Menu);
    assert_eq!(actions.contains(&Action::ShowHand), menu && !moves, "AT-I13");
}

fn watch(seats: u8, seed: u64, components: &'static Components) -> u32 {
    let mut dice = QuickDice::new(seed);
    let mut game = Atlantis::setup(components, &Options::for_seats(seats)).unwrap();
    let mut turn: Option<Turn> = None;
    let (mut actions, mut log, mut turns) = (Vec::new(), Vec::new(), 0);
    loop {
        match game.awaiting() {
            Awaiting::Over => return turns,
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut log);
            }
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().unwrap();
                turn.get_or_insert_with(|| Turn::new(&game, seat));
                actions.clear();
                game.legal_actions(seat, &mut actions);
                menu(&game, seat, &actions);
                game.apply(seat, &actions[dice.below(actions.len() as u32) as usize], &mut log);
            }
        }
        let now = game.view(Viewer::Public);
        for event in log.drain(..) {
            if let Some(mut under_way) = turn.take() {
                match under_way.note(&event, &now) {
                    Some(drawn) => {
                        under_way.ends(&now, drawn);
                        turns += 1;
                    }
                    None => turn = Some(under_way),
                }
            }
        }
    }
}

#[test]
fn at_i4_at_i5_at_i6_at_i7_at_i8_at_i10_at_i11_at_i12_at_i13_hold_in_every_turn() {
    for seats in 2..=4 {
        let turns: u32 = (0..testkit::games_to_play(200)).map(|seed| watch(seats, seed, Components::standard())).sum();
        assert!(turns > 2000, "{turns} turns");
    }
}

#[test]
fn at_i4_to_at_i13_hold_where_cards_are_few() {
    for seats in 2..=4 {
        let turns: u32 = (0..100).map(|seed| watch(seats, seed, crate::standstill_set())).sum();
        assert!(turns > 300, "{turns} turns");
    }
}
