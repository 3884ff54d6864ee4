//! Which token and which die came from where in the last turn, so that it can travel there on the page. Tokens of a type
//! are identical: a pile is counted from the bottom, and who leaves it is its top.

use std::collections::BTreeMap;

use game_atlandice::{Area, Event, Good, Party, View};

/// Where a token lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    Area(Area),
    /// In front of the party with this index.
    Held(usize),
}

/// A place of a page: where, and which from the bottom.
type Nth = (Place, u8);

/// The travel of a token.
#[derive(Clone, Copy, Debug)]
struct Flight {
    good: Good,
    from: Nth,
    to: Nth,
    /// Whether it belongs to the last step that anybody has seen coming.
    fresh: bool,
}

/// All travels of the last turn, the latest first.
#[derive(Debug, Default)]
pub(super) struct Flights {
    goods: Vec<Flight>,
    dice: Vec<(Nth, Nth)>,
}

impl Flights {
    /// Works backwards from how things lie now. The events from `fresh` on followed one choice.
    pub(super) fn of(view: &View, events: &[Event], fresh: usize) -> Self {
        let table = &view.table;
        let mut piles = Piles(BTreeMap::new());
        let mut gates = BTreeMap::new();
        for area in Area::ALL {
            for good in Good::ALL {
                piles.0.insert((Place::Area(area), good), table.goods(area)[good.index()]);
            }
            gates.insert(Place::Area(area), table.dice(area));
        }
        for party in table.parties() {
            for good in Good::ALL {
                piles.0.insert((Place::Held(party.index()), good), table.held(party)[good.index()]);
            }
            gates.insert(Place::Held(party.index()), table.taken(party));
        }
        let mut flights = Self::default();
        let mut rolled = false;
        for (index, event) in events.iter().enumerate().rev() {
            for (good, from, to) in moves(event).into_iter().rev() {
                let (from, to) = piles.back(good, from, to);
                flights.goods.push(Flight { good, from, to, fresh: index >= fresh });
            }
            rolled |= matches!(event, Event::GatesOpened { .. });
            if let (Some((from, to)), false) = (die_move(event), rolled) {
                let arrived = take(&mut gates, to);
                flights.dice.push((put(&mut gates, from), arrived));
            }
        }
        flights
    }

    /// Where the token came from that lies there now. One that went on at once is followed to where it was last seen.
    pub(super) fn good(&self, good: Good, to: Place, index: u8) -> Option<Nth> {
        let mut goal = (to, index);
        let mut found = None;
        for flight in self.goods.iter().filter(|flight| flight.good == good) {
            if flight.to == goal && (found.is_none() || flight.fresh) {
                goal = flight.from;
                found = Some(goal);
            }
        }
        found
    }

    /// Where the die came from that lies there now.
    pub(super) fn die(&self, to: Place, index: u8) -> Option<Nth> {
        self.dice.iter().find(|(_, goal)| *goal == (to, index)).map(|&(from, _)| from)
    }
}

/// How many tokens of a good lie where.
struct Piles(BTreeMap<(Place, Good), u8>);

impl Piles {
    /// Takes a move back: the token that lies on top where it went lay on top where it came from.
    fn back(&mut self, good: Good, from: Place, to: Place) -> (Nth, Nth) {
        let goal = self.0.entry((to, good)).or_default();
        *goal = goal.saturating_sub(1);
        let arrived = (to, *goal);
        let left = self.0.entry((from, good)).or_default();
        *left += 1;
        ((from, *left - 1), arrived)
    }
}

fn take(gates: &mut BTreeMap<Place, u8>, place: Place) -> Nth {
    let count = gates.entry(place).or_default();
    *count = count.saturating_sub(1);
    (place, *count)
}

fn put(gates: &mut BTreeMap<Place, u8>, place: Place) -> Nth {
    let count = gates.entry(place).or_default();
    *count += 1;
    (place, *count - 1)
}

/// The tokens that an event moves, one by one.
fn moves(event: &Event) -> Vec<(Good, Place, Place)> {
    match *event {
        Event::Taken { party, good, area, .. } => vec![(good, Place::Area(area), Place::Held(party.index()))],
        Event::Moved { good, from, to, .. } => vec![(good, Place::Area(from), Place::Area(to))],
        Event::Swapped { area, away, district, came, .. } => {
            vec![(away, Place::Area(area), Place::Area(district)), (came, Place::Area(district), Place::Area(area))]
        }
        Event::Returned { good, from, market, .. } => {
            let givers = from.iter().enumerate().flat_map(|(party, &count)| std::iter::repeat_n(party, count.into()));
            let goal = |nth: usize| if nth < usize::from(market) { Area::BlackMarket } else { good.district() };
            givers.enumerate().map(|(nth, party)| (good, Place::Held(party), Place::Area(goal(nth)))).collect()
        }
        Event::Donated { seat, first, second, .. } => [first, second]
            .map(|good| (good, Place::Held(Party::Seat(seat).index()), Place::Area(good.district())))
            .to_vec(),
        _ => Vec::new(),
    }
}

/// The die that an event moves.
fn die_move(event: &Event) -> Option<(Place, Place)> {
    match *event {
        Event::Searched { party, area, .. } => Some((Place::Area(area), Place::Held(party.index()))),
        Event::DieTurned { from, to, .. } => Some((Place::Area(from), Place::Area(to))),
        _ => None,
    }
}
