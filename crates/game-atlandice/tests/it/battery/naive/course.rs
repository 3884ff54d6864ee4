//! What happens when a seat has chosen or luck has decided: chapters 3 to 5.

use engine::Seat;
use game_atlandice::{Action, Area, Ask, Chance, Effect, Good, Party, Recipient, Tile};

use super::{Naive, Next, Search};

impl Naive {
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

    pub(super) fn ask(&mut self, seat: Seat, ask: Ask) {
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

    pub(super) fn lose(&mut self, party: Party, good: Good) {
        let place = self.held.iter().position(|entry| *entry == (party, good)).unwrap();
        self.held.remove(place);
    }

    fn remove_die(&mut self, area: Area) {
        let place = self.dice.iter().position(|die| *die == area).unwrap();
        self.dice.remove(place);
    }

    pub(super) fn score(&mut self, party: Party, points: i32) {
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
                faces.as_slice().len() == self.dice_in_use()
                    && faces.as_slice().iter().all(|face| (1..=6).contains(face))
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

    pub(super) fn last_space(&self) -> usize {
        self.tables.clock.len() - 1
    }
}
