//! Which token and which die came from where in the last turn, so that it can travel there on the page. Tokens of a type
//! are identical: a pile is counted from the bottom, and who leaves it is its top.

use std::collections::BTreeMap;

use engine::variants;
use game_atlandice::{Area, Event, Good, Party, View};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    Area(Area),
    /// In front of the party with this index.
    Held(usize),
}

/// A place of a page: where, and which from the bottom.
type Nth = (Place, u8);

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
        let mut lying = Lying(BTreeMap::new());
        let areas = Area::ALL.map(|area| (Place::Area(area), table.goods(area), table.dice(area)));
        let parties = table.parties().map(|party| (Place::Held(party.index()), table.held(party), table.taken(party)));
        for (place, goods, dice) in areas.into_iter().chain(parties) {
            lying.0.extend(Good::ALL.map(|good| ((place, Some(good)), goods[good.index()])));
            lying.0.insert((place, None), dice);
        }
        let mut flights = Self::default();
        let mut rolled = false;
        for (index, event) in events.iter().enumerate().rev() {
            for (good, from, to) in moves(event).into_iter().rev() {
                let (from, to) = lying.back(Some(good), from, to);
                flights.goods.push(Flight { good, from, to, fresh: index >= fresh });
            }
            rolled |= matches!(event, Event::GatesOpened { .. });
            if let (Some((from, to)), false) = (die_move(event), rolled) {
                flights.dice.push(lying.back(None, from, to));
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

/// How many tokens of a good, or how many dice, lie where.
struct Lying(BTreeMap<(Place, Option<Good>), u8>);

impl Lying {
    /// Takes a move back: what lies on top where it went lay on top where it came from.
    fn back(&mut self, good: Option<Good>, from: Place, to: Place) -> (Nth, Nth) {
        let goal = self.0.entry((to, good)).or_default();
        *goal = goal.saturating_sub(1);
        let arrived = (to, *goal);
        let left = self.0.entry((from, good)).or_default();
        *left += 1;
        ((from, *left - 1), arrived)
    }
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
        variants!(Event:
            Started TilesLaid GatesOpened RecipientChosen Searched SearchedAgain NothingThere Declined Rolled NoTarget
            DieTurned Sailed HandNudged DistrictScored Uncovered Exhausted HandTurned Inventory Stopped StartPassed
            Ended FinalScored
        ) => Vec::new(),
    }
}

fn die_move(event: &Event) -> Option<(Place, Place)> {
    match *event {
        Event::Searched { party, area, .. } => Some((Place::Area(area), Place::Held(party.index()))),
        Event::DieTurned { from, to, .. } => Some((Place::Area(from), Place::Area(to))),
        variants!(Event:
            Started TilesLaid GatesOpened RecipientChosen SearchedAgain NothingThere Taken Declined Rolled NoTarget
            Swapped Moved Sailed HandNudged DistrictScored Returned Uncovered Exhausted HandTurned Inventory Donated
            Stopped StartPassed Ended FinalScored
        ) => None,
    }
}
