//! The rules once more, written from the specification alone: lists of things and a note of what comes next. It is
//! driven by the same actions and outcomes as the real rules and compared with them after every step (`compare.rs`).
//! Slow and simple on purpose.

mod check;
mod course;

use engine::Seat;
use game_atlandice::{Action, Area, Ask, Effect, EndReason, Good, Party, Recipient, Tile};

use crate::tables::Tables;

/// What the game waits for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Next {
    LuckStarts,
    LuckLaysTiles,
    LuckOpensGates,
    Decide(Seat, Ask),
    /// A roll for the tile in force where the search is.
    LuckRolls(Tile),
    /// The second roll of AD-5.3, for the same tile.
    LuckRollsAgain(Tile),
    /// A tile of this district is uncovered.
    LuckUncovers(Area),
    Over(EndReason),
}

/// The search that is being made.
#[derive(Clone, Debug)]
struct Search {
    seat: Seat,
    party: Party,
    area: Area,
    /// AD-R28: the how manieth die of the party this is, from 1.
    rank: usize,
    /// AD-6.1: the districts that held something when the search began and are not scored yet.
    held_something: Vec<Area>,
}

/// A whole game as lists.
#[derive(Clone, Debug)]
pub(crate) struct Naive {
    tables: Tables,
    seats: usize,
    pub(crate) next: Next,
    pub(crate) start: Option<Seat>,
    pub(crate) round: usize,
    pub(crate) hand: usize,
    pub(crate) submarine: Area,
    /// What lies where: one entry for each resource.
    lying: Vec<(Area, Good)>,
    /// What is held by whom: one entry for each resource.
    held: Vec<(Party, Good)>,
    box_: Vec<Good>,
    /// Where each die lies.
    dice: Vec<Area>,
    /// Who received each die taken in this round, and who took it.
    taken: Vec<(Party, Seat)>,
    /// The tile in force of each district that is not exhausted.
    top: Vec<Tile>,
    below: Vec<Tile>,
    won: Vec<(Party, Tile)>,
    /// AD-R14: tiles that nobody won.
    unwon: Vec<Tile>,
    pub(crate) points: Vec<(Party, i32)>,
    search: Option<Search>,
    /// Who still has to search in this round, in order.
    queue: Vec<Seat>,
    /// Who may still donate, in order; and what the first of them was given at this stop.
    donors: Vec<Seat>,
    gained: u16,
}

impl Naive {
    /// Chapter 2.
    pub(crate) fn new(tables: Tables, seats: usize, start: Option<Seat>) -> Self {
        let in_district = tables.district_start[seats - 2];
        let mut lying = Vec::new();
        let mut box_ = Vec::new();
        for good in Good::ALL {
            lying.extend(vec![(Area::BlackMarket, good); tables.market_start]);
            lying.extend(vec![(good.district(), good); in_district]);
            box_.extend(vec![good; tables.resources_per_type - tables.market_start - in_district]);
        }
        let mut points: Vec<(Party, i32)> = (0..seats).map(|seat| (Party::Seat(Seat(seat as u8)), 0)).collect();
        if seats == 2 {
            points.push((Party::Neutral, 0));
        }
        Self {
            seats,
            next: if start.is_some() { Next::LuckLaysTiles } else { Next::LuckStarts },
            start,
            round: 0,
            hand: 0,
            submarine: tables.submarine_start,
            lying,
            held: Vec::new(),
            box_,
            dice: Vec::new(),
            taken: Vec::new(),
            top: Vec::new(),
            below: Tile::ALL.to_vec(),
            won: Vec::new(),
            unwon: Vec::new(),
            points,
            search: None,
            queue: Vec::new(),
            donors: Vec::new(),
            gained: 0,
            tables,
        }
    }

    // What can be seen.

    pub(crate) fn tables(&self) -> &Tables {
        &self.tables
    }

    pub(crate) fn parties(&self) -> Vec<Party> {
        self.points.iter().map(|(party, _)| *party).collect()
    }

    pub(crate) fn lying(&self, area: Area, good: Good) -> usize {
        self.lying.iter().filter(|entry| **entry == (area, good)).count()
    }

    pub(crate) fn held(&self, party: Party, good: Good) -> usize {
        self.held.iter().filter(|entry| **entry == (party, good)).count()
    }

    pub(crate) fn held_in_all(&self, party: Party) -> usize {
        self.held.iter().filter(|(holder, _)| *holder == party).count()
    }

    pub(crate) fn boxed(&self, good: Good) -> usize {
        self.box_.iter().filter(|entry| **entry == good).count()
    }

    pub(crate) fn dice_at(&self, area: Area) -> usize {
        self.dice.iter().filter(|place| **place == area).count()
    }

    pub(crate) fn received(&self, party: Party) -> usize {
        self.taken.iter().filter(|(owner, _)| *owner == party).count()
    }

    pub(crate) fn top(&self, district: Area) -> Option<Tile> {
        self.top.iter().copied().find(|tile| tile.district() == district)
    }

    pub(crate) fn below(&self, district: Area) -> Vec<Tile> {
        self.below.iter().copied().filter(|tile| tile.district() == district).collect()
    }

    pub(crate) fn won_by(&self, party: Party) -> Vec<Tile> {
        self.won.iter().filter(|(winner, _)| *winner == party).map(|(_, tile)| *tile).collect()
    }

    pub(crate) fn points_of(&self, party: Party) -> i32 {
        self.points.iter().find(|(who, _)| *who == party).unwrap().1
    }

    /// AD-7.1, AD-R22.
    pub(crate) fn hands(&self, area: Area) -> usize {
        match self.top(area) {
            Some(tile) => self.tables.tile(tile).hands,
            None => self.tables.market_hands,
        }
    }

    /// The area searched, for whom, and with the how manieth die.
    pub(crate) fn searching(&self) -> Option<(Party, Area, usize)> {
        self.search.as_ref().map(|search| (search.party, search.area, search.rank))
    }

    /// AD-8.4: the highest of the players; the neutral party cannot win (AD-R29).
    pub(crate) fn winners(&self) -> Vec<Seat> {
        let scores: Vec<(Seat, i32)> =
            self.points.iter().filter_map(|(party, points)| party.seat().map(|seat| (seat, *points))).collect();
        let best = scores.iter().map(|(_, points)| *points).max().unwrap();
        scores.iter().filter(|(_, points)| *points == best).map(|(seat, _)| *seat).collect()
    }

    fn types_at(&self, area: Area) -> Vec<Good> {
        Good::ALL.into_iter().filter(|good| self.lying(area, *good) > 0).collect()
    }

    fn is_empty(&self, area: Area) -> bool {
        self.types_at(area).is_empty()
    }

    /// AD-6.6: a district without a tile is out of play; the Black Market never is.
    fn in_play(&self) -> Vec<Area> {
        let lies = |area: &Area| *area == Area::BlackMarket || self.top(*area).is_some();
        Area::ALL.into_iter().filter(lies).collect()
    }

    fn districts_in_play(&self) -> Vec<Area> {
        self.in_play().into_iter().filter(|area| *area != Area::BlackMarket).collect()
    }

    /// Chapter 5: another district than the one being searched.
    fn other_districts(&self) -> Vec<Area> {
        let here = self.now().area;
        self.districts_in_play().into_iter().filter(|district| *district != here).collect()
    }

    fn other_districts_with_something(&self) -> Vec<Area> {
        self.other_districts().into_iter().filter(|district| !self.is_empty(*district)).collect()
    }

    fn now(&self) -> &Search {
        self.search.as_ref().expect("a search is being made")
    }

    /// The seats of the table once round, clockwise from this one.
    fn clockwise_from(&self, first: Seat) -> Vec<Seat> {
        (0..self.seats).map(|step| Seat(((first.index() + step) % self.seats) as u8)).collect()
    }

    // What can be chosen.

    /// The table of chapter 10.
    pub(crate) fn options(&self) -> Vec<Action> {
        let Next::Decide(seat, ask) = self.next.clone() else { return Vec::new() };
        let take = |area: Area| self.types_at(area).into_iter().map(|good| Action::Take { good });
        let may_decline = |party: Party| (party != Party::Neutral).then_some(Action::Decline);
        let mut options: Vec<Action> = match ask {
            Ask::Recipient => {
                let own = self.received(Party::Seat(seat));
                let given = self.taken.contains(&(Party::Neutral, seat));
                let mut options = Vec::new();
                // AD-9.2: all but one are the player's own.
                if own < self.tables.dice_per_player[0] - 1 {
                    options.push(Action::For { party: Recipient::Own });
                }
                if !given {
                    options.push(Action::For { party: Recipient::Neutral });
                }
                options
            }
            Ask::Area { .. } => self.dice.iter().map(|&area| Action::Search { area }).collect(),
            Ask::Take { area, .. } => take(area).collect(),
            Ask::Bonus { area, party } | Ask::ExtraHere { area, party } => {
                take(area).chain(may_decline(party)).collect()
            }
            Ask::ExtraFrom { party, .. } => {
                let others = self.other_districts_with_something();
                others.into_iter().map(|district| Action::TakeFrom { district }).chain(may_decline(party)).collect()
            }
            Ask::ExtraThere { district, .. } => take(district).collect(),
            Ask::ExtraMarket { party } => take(Area::BlackMarket).chain(may_decline(party)).collect(),
            Ask::SwapAway { area } => self.types_at(area).into_iter().map(|good| Action::SwapAway { good }).collect(),
            Ask::SwapWith { .. } => {
                let others = self.other_districts_with_something();
                others.into_iter().map(|district| Action::SwapWith { district }).collect()
            }
            Ask::SwapIn { district, .. } => {
                self.types_at(district).into_iter().map(|good| Action::SwapIn { good }).collect()
            }
            Ask::ToMarket { area } => self.types_at(area).into_iter().map(|good| Action::Move { good }).collect(),
            Ask::FromMarket { .. } => {
                self.types_at(Area::BlackMarket).into_iter().map(|good| Action::Move { good }).collect()
            }
            Ask::MoveTo { .. } => {
                self.places_for_the_moved().into_iter().map(|district| Action::MoveTo { district }).collect()
            }
            Ask::TurnDie => self.dice.iter().map(|&area| Action::TurnDie { area }).collect(),
            Ask::TurnTo { .. } => self.in_play().into_iter().map(|area| Action::TurnTo { area }).collect(),
            Ask::Sail => {
                let elsewhere = self.in_play().into_iter().filter(|area| *area != self.submarine);
                elsewhere.map(|area| Action::Sail { area }).collect()
            }
            Ask::Donate { .. } => self.donations(seat),
        };
        options.sort();
        options.dedup();
        options
    }

    /// AD-D18: any two resources held, as an unordered pair of their types; or nothing.
    fn donations(&self, seat: Seat) -> Vec<Action> {
        let goods: Vec<Good> =
            self.held.iter().filter(|(party, _)| *party == Party::Seat(seat)).map(|(_, good)| *good).collect();
        let mut options = vec![Action::Stop];
        for (number, &one) in goods.iter().enumerate() {
            for &other in &goods[number + 1..] {
                options.push(Action::Donate { first: one.min(other), second: one.max(other) });
            }
        }
        options
    }

    /// AD-D14: another district for the Tavern's tile, any district for the Forge's.
    fn places_for_the_moved(&self) -> Vec<Area> {
        match self.effect_here() {
            Effect::MarketToAny => self.districts_in_play(),
            _ => self.other_districts(),
        }
    }

    fn effect_here(&self) -> Effect {
        self.tables.tile(self.top(self.now().area).unwrap()).effect
    }
}
