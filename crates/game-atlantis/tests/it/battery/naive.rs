//! The rules once more, written down as plainly as possible over lists, and compared with the
//! real ones at every decision of random games. Slow and simple on purpose.

use engine::{Awaiting, Components as _, Dice, Game, GameOptions, QuickDice, Seat, Viewer};
use game_atlantis::{Action, Ask, Atlantis, Cards, Components, Event, Object, Options, Position, Tile, View};

/// A position as a list of what lies where.
struct Naive {
    /// The visible tile of each position, from 1 to the one before the Mainland.
    tiles: Vec<Option<Tile>>,
    bridges: Vec<Position>,
    figures: Vec<Position>,
    own: [Position; 3],
    hand: Cards,
    payable: Cards,
    wealth_in_tiles: u32,
}

impl Naive {
    fn new(view: &View, seat: Seat) -> Self {
        let mainland = view.path.mainland();
        Self {
            tiles: (1..mainland).map(|at| view.path.tile(at)).collect(),
            bridges: view.path.bridges().map(|(_, at)| at).collect(),
            figures: view.players.iter().flat_map(|(_, seat)| seat.figures).collect(),
            own: view.players[seat].figures,
            hand: view.hand,
            payable: view.payable,
            wealth_in_tiles: view.players[seat].tiles.iter().map(|tile| u32::from(tile.value)).sum(),
        }
    }

    fn mainland(&self) -> Position {
        self.tiles.len() as Position + 1
    }

    fn tile(&self, at: Position) -> Option<Tile> {
        self.tiles[usize::from(at) - 1]
    }

    /// AT-6.1: first position, last position and price of each gap; 0 with a bridge.
    fn gaps(&self) -> Vec<(Position, Position, u32)> {
        let land: Vec<Position> = (1..self.mainland()).filter(|&at| self.tile(at).is_some()).collect();
        let mut gaps = Vec::new();
        for pair in land.windows(2) {
            let (first, last) = (pair[0] + 1, pair[1] - 1);
            if first <= last {
                let bridged = (first..=last).any(|at| self.bridges.contains(&at));
                let value = |at| self.tile(at).map_or(0, |tile| u32::from(tile.value));
                gaps.push((first, last, if bridged { 0 } else { value(pair[0]).min(value(pair[1])) }));
            }
        }
        gaps
    }

    /// AT-6.5: the gaps between two positions.
    fn cost(&self, from: Position, to: Position) -> u32 {
        self.gaps().iter().filter(|(first, last, _)| from < *first && *last < to).map(|(_, _, price)| price).sum()
    }

    /// AT-5.2, AT-5.6.
    fn landing(&self, at: Position, object: Object) -> Position {
        let shows = |at: &Position| self.tile(*at).is_some_and(|tile| tile.object == object);
        (at + 1..self.mainland()).find(shows).unwrap_or(self.mainland())
    }

    fn is_occupied(&self, at: Position, moving: Position) -> bool {
        let others = self.figures.iter().filter(|&&figure| figure == at).count() - usize::from(moving == at);
        at != self.mainland() && others > 0
    }

    /// AT-R7, AT-R14: whether the move can be finished with this card next. `used` cards were
    /// played before it.
    fn leads(&self, from: Position, at: Position, object: Object, used: &[Object]) -> bool {
        let left = |object: Object, used: &[Object]| {
            i32::from(self.hand[object]) - used.iter().filter(|&&card| card == object).count() as i32
        };
        if left(object, used) == 0 {
            return false;
        }
        let used: Vec<Object> = used.iter().copied().chain([object]).collect();
        let to = self.landing(at, object);
        if self.is_occupied(to, at) {
            return Object::ALL.iter().any(|&next| self.leads(from, to, next, &used));
        }
        let cards = Object::ALL.iter().map(|&object| left(object, &used).min(i32::from(self.payable[object])) as u32);
        self.cost(from, to) <= self.wealth_in_tiles + cards.sum::<u32>()
    }

    /// AT-9.1, AT-9.2.
    fn takes_after(&self, from: Position, to: Position) -> Option<Position> {
        let mut figures = self.figures.clone();
        figures.retain(|&at| at != from || from == 0);
        (1..to).rev().find(|at| self.tile(*at).is_some() && !figures.contains(at))
    }

    fn open_gaps(&self) -> Vec<Action> {
        let open = |&(first, last, _): &(Position, Position, u32)| !(first..=last).any(|at| self.bridges.contains(&at));
        self.gaps().into_iter().filter(open).map(|(gap, _, _)| Action::Bridge { gap }).collect()
    }
}

/// AT-D1 to AT-D4.
fn options(view: &View, seat: Seat, ask: Ask, paid_last: Option<Action>) -> Vec<Action> {
    let naive = Naive::new(view, seat);
    let mut actions = Vec::new();
    let unbuilt = view.players[seat].bridge.is_none();
    let values: Vec<u8> = view.players[seat].tiles.iter().map(|tile| tile.value).collect();
    match ask {
        Ask::Menu => {
            if view.turn.may_buy {
                actions.extend(values.iter().filter(|value| **value >= 2).map(|&value| Action::Buy { value }));
            }
            if unbuilt {
                actions.extend(naive.open_gaps());
            }
            let can_move = |from: &&Position| {
                **from != naive.mainland() && Object::ALL.iter().any(|&object| naive.leads(**from, **from, object, &[]))
            };
            let moves: Vec<Action> = naive.own.iter().filter(can_move).map(|&from| Action::Move { from }).collect();
            if moves.is_empty() {
                actions.push(Action::ShowHand);
            }
            actions.extend(moves);
        }
        Ask::Card { from, at } => {
            let leads = |object: &Object| naive.leads(from, at, *object, &[]);
            actions.extend(Object::ALL.into_iter().filter(leads).map(|object| Action::Play { object }));
        }
        Ask::Pay { cost, paid } => actions.extend(payments(&values, view.payable, cost - paid, paid_last)),
        Ask::LateBridge => {
            actions.extend(naive.open_gaps());
            actions.push(Action::Done);
        }
    }
    actions.sort();
    actions.dedup();
    actions
}

/// AT-R16: items in their order, none before the last one paid; each must reach what is due with
/// all that follow it.
fn payments(values: &[u8], cards: Cards, due: u8, last: Option<Action>) -> Vec<Action> {
    let mut items: Vec<(u32, Action)> =
        values.iter().map(|&value| (u32::from(value), Action::PayTile { value })).collect();
    items.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
    for (object, count) in cards.iter() {
        items.extend(std::iter::repeat_n((1, Action::PayCard { object }), usize::from(count)));
    }
    let rank = |action: &Action| match *action {
        Action::PayTile { value } => (0, 7 - value),
        Action::PayCard { object } => (1, object as u8),
        _ => panic!("{action} pays nothing"),
    };
    items.retain(|(_, action)| last.is_none_or(|last| rank(action) >= rank(&last)));
    let reach = |from: usize| items[from..].iter().map(|(value, _)| value).sum::<u32>();
    (0..items.len()).filter(|&from| reach(from) >= u32::from(due)).map(|from| items[from].1).collect()
}

/// What a card does, foreseen and done.
fn card(game: &Atlantis, seat: Seat, view: &View, object: Object, log: &[Event]) {
    let naive = Naive::new(view, seat);
    let Some(Ask::Card { from, at }) = game.ask(seat) else { panic!("a card was asked for") };
    let to = naive.landing(at, object);
    let preview = game.preview(seat, at, object);
    let Event::Moved { to: went, occupied, .. } = log[0] else { panic!("{log:?}") };
    assert_eq!((preview.to, went), (to, to), "AT-5.2");
    assert_eq!((preview.occupied, occupied), (naive.is_occupied(to, at), naive.is_occupied(to, at)), "AT-5.4");
    assert_eq!(u32::from(preview.cost), naive.cost(from, to), "AT-6.5");
    if occupied {
        assert_eq!(preview.takes, None);
        return;
    }
    // A figure that stopped on others left its own place before.
    let left = if at == from { from } else { 0 };
    let expected = naive.takes_after(left, to);
    assert_eq!(preview.takes.map(|(position, _)| position), expected, "AT-9.1");
    for event in log {
        if let Event::Taken { position, tile, .. } = *event {
            assert_eq!(preview.takes, Some((position, tile)), "AT-9.1");
        }
    }
    let home = naive.own.iter().filter(|&&at| at == naive.mainland()).count() + usize::from(to == naive.mainland());
    assert_eq!(usize::from(preview.draws), 1 + home, "AT-10.1");
    assert_eq!(preview.ends_game, home == 3, "AT-11.1");
}

fn compare(seats: u8, seed: u64) {
    let mut dice = QuickDice::new(seed);
    let mut game = Atlantis::setup(Components::standard(), &Options::for_seats(seats)).unwrap();
    let mut paid_last = None;
    while game.awaiting() != Awaiting::Over {
        let Awaiting::Seats(awaited) = game.awaiting() else {
            let chance = game.sample_chance(&mut dice);
            game.apply_chance(&chance, &mut ());
            continue;
        };
        let seat = awaited.iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let ask = game.ask(seat).unwrap();
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        if !matches!(ask, Ask::Pay { .. }) {
            paid_last = None;
        }
        assert_eq!(actions, options(&view, seat, ask, paid_last), "{ask:?}");
        let action = actions[dice.below(actions.len() as u32) as usize];
        let before = game.clone();
        let mut log = Vec::new();
        game.apply(seat, &action, &mut log);
        match action {
            Action::Play { object } => card(&before, seat, &view, object, &log),
            Action::PayTile { .. } | Action::PayCard { .. } => paid_last = Some(action),
            _ => {}
        }
    }
}

#[test]
fn at_d1_at_d2_at_d3_at_d4_the_plain_rules_offer_the_same() {
    for seats in 2..=4 {
        for seed in 0..testkit::games_to_play(60) {
            compare(seats, seed);
        }
    }
}
