//! What follows a search: emptied districts, the clock, the end. Chapters 6 to 8.

use game_atlandice::{Area, Ask, EndReason, Good, Party, Symbol, Tile};

use super::{Naive, Next};

impl Naive {
    // Chapter 6.

    /// AD-6.1, AD-R11: scores the first district that became empty, and looks again.
    pub(super) fn settle(&mut self) {
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
    pub(crate) fn award(&mut self, tile: Tile, good: Good) {
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
    pub(crate) fn ranking(&self, count: impl Fn(&Self, Party) -> usize) -> (Vec<Party>, Vec<Party>) {
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
    pub(crate) fn put_back(&mut self, good: Good) {
        for party in self.parties() {
            while self.held(party, good) > 0 {
                self.lose(party, good);
                let full = self.lying(Area::BlackMarket, good) >= self.tables.market_refill_to;
                self.lying.push((if full { good.district() } else { Area::BlackMarket }, good));
            }
        }
    }

    pub(super) fn uncover(&mut self, tile: Tile) {
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
    pub(super) fn next_search(&mut self) {
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
    pub(super) fn next_donor(&mut self) {
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
