//! The rules once more, written from the specification alone: lists of things and a note of what comes next. It is
//! driven by the same actions and outcomes as the real rules and compared with them after every step (`compare.rs`).
//! Slow and simple on purpose.

use engine::Seat;
use game_atlandice::{Action, Area, Ask, Chance, Effect, EndReason, Good, Party, Recipient, Symbol, Tile};

use crate::tables::Tables;

/// What the game waits for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Next {
    LuckStarts,
    LuckLaysTiles,
    LuckOpensGates,
    /// A seat decides.
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

    pub(crate) fn parties(&self) -> Vec<Party> {
        self.points.iter().map(|(party, _)| *party).collect()
    }

    pub(crate) fn lying(&self, area: Area, good: Good) -> usize {
        self.lying.iter().filter(|entry| **entry == (area, good)).count()
    }

    pub(crate) fn held(&self, party: Party, good: Good) -> usize {
        self.held.iter().filter(|entry| **entry == (party, good)).count()
    }

    fn held_in_all(&self, party: Party) -> usize {
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

    // What happens when a seat has chosen.

    pub(crate) fn act(&mut self, action: Action) {
        assert!(self.options().contains(&action), "{action} is no option");
        let Next::Decide(seat, ask) = self.next.clone() else { panic!("nobody is asked") };
        match (ask, action) {
            (Ask::Recipient, Action::For { party }) => {
                let party = match party {
                    Recipient::Own => Party::Seat(seat),
                    Recipient::Neutral => Party::Neutral,
                };
                self.ask(seat, Ask::Area { party });
            }
            (Ask::Area { party }, Action::Search { area }) => self.begin_search(seat, party, area),
            (Ask::Take { party, area }, Action::Take { good }) => {
                self.take(party, area, good);
                self.after_the_take();
            }
            (Ask::Bonus { party, area }, Action::Take { good }) => {
                self.take(party, area, good);
                self.effect();
            }
            (Ask::Bonus { .. }, Action::Decline) => self.effect(),
            (Ask::ExtraFrom { party, .. }, Action::TakeFrom { district }) => {
                self.ask(seat, Ask::ExtraThere { party, district });
            }
            (Ask::ExtraHere { party, area }, Action::Take { good }) => self.gain(party, area, good),
            (Ask::ExtraThere { party, district }, Action::Take { good }) => self.gain(party, district, good),
            (Ask::ExtraMarket { party }, Action::Take { good }) => self.gain(party, Area::BlackMarket, good),
            (Ask::ExtraHere { .. } | Ask::ExtraFrom { .. } | Ask::ExtraMarket { .. }, Action::Decline) => self.settle(),
            (Ask::SwapAway { area }, Action::SwapAway { good }) => self.ask(seat, Ask::SwapWith { area, away: good }),
            (Ask::SwapWith { area, away }, Action::SwapWith { district }) => {
                self.ask(seat, Ask::SwapIn { area, away, district });
            }
            (Ask::SwapIn { area, away, district }, Action::SwapIn { good }) => {
                self.move_one(area, district, away);
                self.move_one(district, area, good);
                self.settle();
            }
            (Ask::ToMarket { area }, Action::Move { good }) => {
                self.move_one(area, Area::BlackMarket, good);
                self.settle();
            }
            (Ask::FromMarket { area }, Action::Move { good }) => self.ask(seat, Ask::MoveTo { area, good }),
            (Ask::MoveTo { good, .. }, Action::MoveTo { district }) => {
                self.move_one(Area::BlackMarket, district, good);
                self.settle();
            }
            (Ask::TurnDie, Action::TurnDie { area }) => self.ask(seat, Ask::TurnTo { from: area }),
            (Ask::TurnTo { from }, Action::TurnTo { area }) => {
                self.remove_die(from);
                self.dice.push(area);
                self.settle();
            }
            (Ask::Sail, Action::Sail { area }) => {
                self.submarine = area;
                self.settle();
            }
            (Ask::Donate { .. }, Action::Stop) => {
                self.donors.remove(0);
                self.gained = 0;
                self.next_donor();
            }
            (Ask::Donate { .. }, Action::Donate { first, second }) => {
                for good in [first, second] {
                    self.lose(Party::Seat(seat), good);
                    self.lying.push((good.district(), good));
                }
                self.score(Party::Seat(seat), self.tables.donation_gain);
                self.gained += self.tables.donation_gain as u16;
                self.next_donor();
            }
            (ask, action) => panic!("{action} does not answer {ask:?}"),
        }
    }

    fn ask(&mut self, seat: Seat, ask: Ask) {
        self.next = Next::Decide(seat, ask);
    }

    fn take(&mut self, party: Party, area: Area, good: Good) {
        self.remove_lying(area, good);
        self.held.push((party, good));
    }

    fn gain(&mut self, party: Party, area: Area, good: Good) {
        self.take(party, area, good);
        self.settle();
    }

    fn move_one(&mut self, from: Area, to: Area, good: Good) {
        self.remove_lying(from, good);
        self.lying.push((to, good));
    }

    fn remove_lying(&mut self, area: Area, good: Good) {
        let place = self.lying.iter().position(|entry| *entry == (area, good)).unwrap();
        self.lying.remove(place);
    }

    fn lose(&mut self, party: Party, good: Good) {
        let place = self.held.iter().position(|entry| *entry == (party, good)).unwrap();
        self.held.remove(place);
    }

    fn remove_die(&mut self, area: Area) {
        let place = self.dice.iter().position(|die| *die == area).unwrap();
        self.dice.remove(place);
    }

    fn score(&mut self, party: Party, points: i32) {
        self.points.iter_mut().find(|(who, _)| *who == party).unwrap().1 += points;
    }

    // Chapters 3 and 4.

    /// AD-4.1.
    fn begin_search(&mut self, seat: Seat, party: Party, area: Area) {
        self.remove_die(area);
        self.taken.push((party, seat));
        let held_something = self.districts_in_play().into_iter().filter(|area| !self.is_empty(*area)).collect();
        self.search = Some(Search { seat, party, area, rank: self.received(party), held_something });
        self.first_resource();
    }

    /// AD-4.2, AD-R2.
    fn first_resource(&mut self) {
        let Search { seat, party, area, .. } = *self.now();
        if self.is_empty(area) {
            self.effect();
        } else {
            self.ask(seat, Ask::Take { party, area });
        }
    }

    /// AD-4.3, AD-R5.
    fn after_the_take(&mut self) {
        let Search { seat, party, area, .. } = *self.now();
        if self.submarine == area && !self.is_empty(area) {
            self.ask(seat, Ask::Bonus { party, area });
        } else {
            self.effect();
        }
    }

    /// AD-4.4: the effect of the tile in force, as far as it can be carried out (AD-R1).
    fn effect(&mut self) {
        let Search { seat, party, area, rank, .. } = *self.now();
        let Some(tile) = self.top(area) else { return self.settle() };
        let market_is_empty = self.is_empty(Area::BlackMarket);
        match self.tables.tile(tile).effect {
            Effect::ExtraHereOnRoll
            | Effect::SearchAgainOnRoll
            | Effect::ExtraElsewhereOnRoll
            | Effect::ClockOnRoll
            | Effect::ExtraFromMarketOnRoll => self.next = Next::LuckRolls(tile),
            Effect::Swap if self.is_empty(area) || self.other_districts_with_something().is_empty() => self.settle(),
            Effect::Swap => self.ask(seat, Ask::SwapAway { area }),
            Effect::ToMarket if self.is_empty(area) => self.settle(),
            Effect::ToMarket => self.ask(seat, Ask::ToMarket { area }),
            Effect::ExtraHereOnSecondDie if rank != 2 || self.is_empty(area) => self.settle(),
            Effect::ExtraHereOnSecondDie => self.ask(seat, Ask::ExtraHere { party, area }),
            Effect::MarketToAnother | Effect::MarketToAny
                if market_is_empty || self.places_for_the_moved().is_empty() =>
            {
                self.settle();
            }
            Effect::MarketToAnother | Effect::MarketToAny => self.ask(seat, Ask::FromMarket { area }),
            Effect::TurnDie if self.dice.is_empty() => self.settle(),
            Effect::TurnDie => self.ask(seat, Ask::TurnDie),
            Effect::Submarine => self.ask(seat, Ask::Sail),
        }
    }

    // What happens when luck has decided.

    /// Whether luck can decide so now.
    pub(crate) fn is_possible(&self, chance: &Chance) -> bool {
        match (&self.next, chance) {
            (Next::LuckStarts, Chance::Start { seat }) => seat.index() < self.seats,
            (Next::LuckLaysTiles, Chance::Tops { tiles }) => {
                tiles.iter().zip(Area::DISTRICTS).all(|(tile, district)| tile.district() == district)
            }
            (Next::LuckOpensGates, Chance::Gates { faces }) => {
                faces.as_slice().len() == self.dice_in_use() && faces.as_slice().iter().all(|face| (1..=6).contains(face))
            }
            (Next::LuckRolls(_) | Next::LuckRollsAgain(_), Chance::Roll { face }) => (1..=6).contains(face),
            (Next::LuckUncovers(district), Chance::Uncover { tile }) => self.below(*district).contains(tile),
            _ => false,
        }
    }

    pub(crate) fn dice_in_use(&self) -> usize {
        self.tables.dice[self.seats - 2]
    }

    pub(crate) fn luck(&mut self, chance: &Chance) {
        assert!(self.is_possible(chance), "{chance} cannot be");
        match (self.next.clone(), chance) {
            (_, Chance::Start { seat }) => {
                self.start = Some(*seat);
                self.next = Next::LuckLaysTiles;
            }
            (_, Chance::Tops { tiles }) => {
                self.top = tiles.to_vec();
                self.below = Tile::ALL.into_iter().filter(|tile| !tiles.contains(tile)).collect();
                self.next = Next::LuckOpensGates;
            }
            (_, Chance::Gates { faces }) => {
                self.round += 1;
                self.taken.clear();
                self.dice = faces.as_slice().iter().map(|&face| self.area_of(face)).collect();
                let once_round = self.clockwise_from(self.start.unwrap());
                self.queue = once_round.repeat(self.tables.dice_per_player[self.seats - 2]);
                self.next_search();
            }
            (Next::LuckRolls(tile), Chance::Roll { face }) => self.rolled(tile, *face),
            (Next::LuckRollsAgain(_), Chance::Roll { face }) => {
                self.search.as_mut().unwrap().area = self.area_of(*face);
                self.first_resource();
            }
            (_, Chance::Uncover { tile }) => self.uncover(*tile),
            (next, chance) => panic!("{chance} does not answer {next:?}"),
        }
    }

    /// AD-1.2, AD-3.3, AD-R8.
    fn area_of(&self, face: u8) -> Area {
        let area = Area::ALL[usize::from(face) - 1];
        if self.in_play().contains(&area) { area } else { Area::BlackMarket }
    }

    fn rolled(&mut self, tile: Tile, face: u8) {
        let Search { seat, party, area, .. } = *self.now();
        let row = self.tables.tile(tile);
        let success = row.faces.contains(&face);
        match row.effect {
            Effect::ExtraHereOnRoll if success && !self.is_empty(area) => {
                self.ask(seat, Ask::ExtraHere { party, area });
            }
            Effect::SearchAgainOnRoll if success => self.next = Next::LuckRollsAgain(tile),
            Effect::ExtraElsewhereOnRoll if success && !self.other_districts_with_something().is_empty() => {
                self.ask(seat, Ask::ExtraFrom { party, area });
            }
            Effect::ClockOnRoll if success => {
                self.hand = (self.hand + 1).min(self.last_space());
                self.settle();
            }
            Effect::ExtraFromMarketOnRoll if success && !self.is_empty(Area::BlackMarket) => {
                self.ask(seat, Ask::ExtraMarket { party });
            }
            _ => self.settle(),
        }
    }

    fn last_space(&self) -> usize {
        self.tables.clock.len() - 1
    }

    // Chapter 6.

    /// AD-6.1, AD-R11: scores the first district that became empty, and looks again.
    fn settle(&mut self) {
        let emptied = self.now().held_something.iter().copied().find(|district| self.is_empty(*district));
        let Some(district) = emptied else { return self.after_the_search() };
        self.search.as_mut().unwrap().held_something.retain(|other| *other != district);
        let good = district.good().unwrap();
        let tile = self.top(district).unwrap();
        self.award(tile, good);
        self.top.retain(|other| *other != tile);
        match self.below(district)[..] {
            [] => self.exhaust(district, good),
            [only] => {
                self.put_back(good);
                self.uncover(only);
            }
            _ => {
                self.put_back(good);
                self.next = Next::LuckUncovers(district);
            }
        }
    }

    /// AD-6.2 to AD-6.4, AD-R14, AD-R15.
    fn award(&mut self, tile: Tile, good: Good) {
        let (first, second) = self.ranking(|naive, party| naive.held(party, good));
        let mut clockwise: Vec<Party> = self.clockwise_from(self.now().seat).into_iter().map(Party::Seat).collect();
        clockwise.push(Party::Neutral);
        match clockwise.into_iter().find(|party| first.contains(party)) {
            Some(winner) => self.won.push((winner, tile)),
            None => self.unwon.push(tile),
        }
        for party in first {
            self.score(party, self.tables.district_first);
        }
        for party in second {
            self.score(party, self.tables.district_second);
        }
    }

    /// Who holds most, and, if that is one party only, who holds second most. Nothing is no majority (AD-R14).
    fn ranking(&self, count: impl Fn(&Self, Party) -> usize) -> (Vec<Party>, Vec<Party>) {
        let parties = self.parties();
        let with = |number: usize| -> Vec<Party> {
            parties.iter().copied().filter(|party| number > 0 && count(self, *party) == number).collect()
        };
        let mut numbers: Vec<usize> = parties.iter().map(|party| count(self, *party)).collect();
        numbers.sort();
        numbers.reverse();
        let first = with(numbers[0]);
        let second = if first.len() == 1 { with(numbers[1]) } else { Vec::new() };
        (first, second)
    }

    /// AD-6.5, AD-R16.
    fn put_back(&mut self, good: Good) {
        for party in self.parties() {
            while self.held(party, good) > 0 {
                self.lose(party, good);
                let full = self.lying(Area::BlackMarket, good) >= self.tables.market_refill_to;
                self.lying.push((if full { good.district() } else { Area::BlackMarket }, good));
            }
        }
    }

    fn uncover(&mut self, tile: Tile) {
        self.below.retain(|other| *other != tile);
        self.top.push(tile);
        self.settle();
    }

    /// AD-6.6, AD-R17, AD-R18.
    fn exhaust(&mut self, district: Area, good: Good) {
        self.lying.retain(|(_, other)| *other != good);
        self.held.retain(|(_, other)| *other != good);
        self.box_.retain(|other| *other != good);
        self.box_.extend(vec![good; self.tables.resources_per_type]);
        for die in &mut self.dice {
            if *die == district {
                *die = Area::BlackMarket;
            }
        }
        self.settle();
    }

    fn after_the_search(&mut self) {
        self.search = None;
        if self.districts_in_play().is_empty() {
            self.end(EndReason::Exhausted);
        } else {
            self.next_search();
        }
    }

    /// AD-3.4, AD-9.1: the next of the round, or what follows when all have searched.
    fn next_search(&mut self) {
        if self.queue.is_empty() {
            return self.turn_the_hand();
        }
        let seat = self.queue.remove(0);
        if self.seats == 2 {
            self.ask(seat, Ask::Recipient);
        } else {
            self.ask(seat, Ask::Area { party: Party::Seat(seat) });
        }
    }

    // Chapters 7 and 8.

    fn turn_the_hand(&mut self) {
        // AD-8.2: the Tavern brought the hand there; there is no step 3.
        if self.hand == self.last_space() {
            return self.end(EndReason::Tavern);
        }
        assert_eq!(self.dice.len(), 1, "AD-3.5");
        self.hand = (self.hand + self.hands(self.dice[0])).min(self.last_space());
        match self.tables.clock[self.hand] {
            Symbol::Waves => self.end(EndReason::Clock),
            Symbol::Inventory(good) => {
                self.inventory(|naive, party| naive.held(party, good));
                self.pass_on();
            }
            Symbol::InventoryTotal => {
                self.inventory(Self::held_in_all);
                self.pass_on();
            }
            Symbol::Donation => {
                self.donors = self.clockwise_from(self.start.unwrap());
                self.next_donor();
            }
            Symbol::Start | Symbol::Plain => self.pass_on(),
        }
    }

    /// AD-7.3.
    fn inventory(&mut self, count: impl Fn(&Self, Party) -> usize) {
        let (first, _) = self.ranking(count);
        for party in first {
            self.score(party, self.tables.inventory);
        }
    }

    /// AD-7.4, AD-R25: who holds fewer than two cannot give (any more).
    fn next_donor(&mut self) {
        match self.donors.first().copied() {
            None => self.pass_on(),
            Some(seat) if self.held_in_all(Party::Seat(seat)) < 2 => {
                self.donors.remove(0);
                self.gained = 0;
                self.next_donor();
            }
            Some(seat) => self.ask(seat, Ask::Donate { gained: self.gained }),
        }
    }

    /// AD-3.7.
    fn pass_on(&mut self) {
        self.start = Some(self.clockwise_from(self.start.unwrap())[1]);
        self.next = Next::LuckOpensGates;
    }

    /// AD-8.3.
    fn end(&mut self, why: EndReason) {
        for good in Good::ALL {
            let (first, second) = self.ranking(|naive, party| naive.held(party, good));
            for party in first {
                self.score(party, self.tables.final_first);
            }
            for party in second {
                self.score(party, self.tables.final_second);
            }
        }
        self.next = Next::Over(why);
    }
}
