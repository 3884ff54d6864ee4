//! The account of `ledger.rs` is carried on with every action and every event, and what is told is compared with it.

use engine::Seat;
use game_last_days::{Action, Card, Event, EventCard, PointReason, Senator, Source, Special, VoteKind, Zone};

use super::account::{NEUTRAL, index_of, remove};
use super::ledger::{Doom, Ledger, OPEN, Owed};

impl Ledger {
    /// What a player does, before its events.
    pub(super) fn acts(&mut self, seat: Seat, action: Action) {
        let index = seat.index();
        match action {
            Action::Commit { cubes } => self.players[index].committed = Some(cubes),
            Action::Lay { card } => {
                remove(&mut self.players[index].hand, &card);
                self.players[index].row.push(card);
            }
            Action::KeepDown { slots } => {
                assert_eq!(self.holder.get(&Senator::Oraklos), Some(&index), "LD-8.5");
                assert!(slots.count_ones() <= 2 && slots < 32, "LD-R17");
                self.players[index].down = slots;
            }
            Action::Sail { ship, extra } => self.sails(index, usize::from(ship), extra),
            Action::Sacrifice { ship, .. } => self.arrival = Some((usize::from(ship), index, false)),
            _ => {}
        }
        self.last = Some((index, action));
    }

    fn sails(&mut self, seat: usize, ship: usize, extra: bool) {
        self.arrival = Some((ship, seat, self.owed.card == Some(Card::Cargo) && !extra));
        let owed = &mut self.owed;
        if owed.card.is_none() {
            assert_eq!(self.holder.get(&Senator::Demagogos), Some(&seat), "LD-8.3");
            assert!(!self.ships[ship].at_sea && !extra, "LD-8.3, LD-R62");
            return;
        }
        assert_eq!(owed.seat, seat, "LD-5.16");
        assert!(!owed.moved.contains(&ship), "LD-10.5: different ships");
        assert!(owed.card != Some(Card::Ref1Ship) || !owed.boarded.contains(&ship), "LD-10.3");
        let flies = ship == 3 && self.ships[ship].upgraded;
        assert!(owed.card != Some(Card::Cargo) || !flies, "LD-9.12, LD-R28");
        match extra {
            true => assert!(std::mem::take(&mut owed.winds), "LD-12.6"),
            false => owed.ships -= 1,
        }
        owed.moved.push(ship);
    }

    pub(super) fn told(&mut self, event: &Event) {
        if let Some(next) = self.next.take() {
            assert_eq!(*event, next, "something else is told");
        }
        match *event {
            Event::EventRevealed { event } => self.revealed(event),
            Event::Fleet(fleet::Event::MarkersPlaced { seats }) => {
                for (field, seat) in seats.as_slice().iter().enumerate() {
                    self.players[seat.index()].field = field;
                }
            }
            Event::Fleet(fleet::Event::Drawn { seat, count, cards }) => {
                assert_eq!(self.draws.pop_front(), Some((seat.index(), count)), "LD-2.7, LD-6.7, LD-8.1");
                for card in cards.as_slice() {
                    self.draw(*card);
                    self.players[seat.index()].hand.push(*card);
                }
            }
            Event::GodsLaid { cards } => {
                assert!(
                    self.event == Some(EventCard::Gift) && self.round > 0 && self.picks.len() == self.players.len()
                );
                assert_eq!(cards.len(), 5, "LD-12.9");
                self.gods_laid = true;
                for card in cards.as_slice() {
                    self.draw(*card);
                    self.gods.push(*card);
                }
            }
            Event::Fleet(fleet::Event::SpecialsDrawn { seat, count, cards }) => {
                self.specials_drawn(seat.index(), count, cards.as_slice())
            }
            Event::RoundBegan { round, auction, event } => self.round_begins(round, auction, event),
            Event::InfluenceOpened { cubes } => {
                assert_ne!(self.event, Some(EventCard::Chaos), "LD-12.8: no Influence phase");
                for (seat, &cubes) in cubes.iter() {
                    let player = &mut self.players[seat.index()];
                    assert_eq!(player.committed.take(), Some(cubes), "LD-3.2: what was chosen is opened");
                    player.supply -= cubes;
                    player.senate += cubes;
                }
                self.picks = self.order().into();
            }
            Event::SenatorTaken { seat, senator } => self.senator_taken(seat.index(), senator),
            Event::PowerUsed { seat, senator } => self.power_used(seat.index(), senator),
            Event::Fleet(fleet::Event::Buried { seat, card }) => {
                let card = card.expect("nothing is hidden here");
                remove(&mut self.players[seat.index()].hand, &card);
                self.players[seat.index()].buried.push(card);
            }
            Event::BonusPlaced { senators } => {
                assert_ne!(self.event, Some(EventCard::Chaos), "LD-12.8");
                assert!(self.picks.is_empty(), "LD-4.6");
                let free: Vec<Senator> = Senator::ALL.into_iter().filter(|it| !self.holder.contains_key(it)).collect();
                free.iter().for_each(|&senator| *self.bonus.entry(senator).or_default() += 1);
                assert_eq!(senators.bits(), free.iter().map(|&senator| 1 << (senator as u8)).sum::<u64>(), "LD-4.6");
                assert!(self.gods_laid || self.event != Some(EventCard::Gift), "LD-12.9");
            }
            Event::AuctionBegan { slot, kind } => self.auction_begins(slot, kind),
            Event::Fleet(fleet::Event::Declared { seat, cubes }) => {
                assert_eq!(self.speakers.pop_back(), Some(seat.index()), "LD-5.9, LD-5.10");
                assert!(cubes == 0 || !self.declared.contains(&cubes), "LD-I12: {cubes} twice");
                self.declared.push(cubes);
                self.bids(seat.index(), cubes);
            }
            Event::Fleet(fleet::Event::BidsOpened { cubes }) => {
                for (seat, &cubes) in cubes.iter() {
                    assert_eq!(self.players[seat.index()].committed.take(), Some(cubes), "LD-5.8");
                    self.bids(seat.index(), cubes);
                }
            }
            Event::Fleet(fleet::Event::CardTurned { seat, card }) => {
                let player = &mut self.players[seat.index()];
                assert_eq!(player.down >> self.slot & 1, 1, "LD-8.5");
                player.down &= !(1 << self.slot);
                assert_eq!(player.row[self.slot], card, "LD-8.5");
            }
            Event::Fleet(fleet::Event::Ranked { ranking, entitled }) => {
                assert!(self.players.iter().all(|player| player.down >> self.slot & 1 == 0), "LD-5.5 (c)");
                let told: Vec<usize> = ranking.as_slice().iter().map(|seat| seat.index()).collect();
                assert_eq!(told, self.ranking(), "LD-5.6");
                assert_eq!(entitled, if told.len() == 5 { 3 } else { 2 }, "LD-5.6");
                self.entitled = told[..usize::from(entitled)].to_vec();
            }
            Event::Played { seat, card, source, from, empathy } => {
                self.plays(seat.index(), card, source, from);
                if !empathy {
                    self.owes(seat.index(), card);
                }
            }
            Event::Fleet(fleet::Event::Declined { seat }) => {
                self.settled();
                self.takes_turn(seat.index());
            }
            Event::Fleet(fleet::Event::SpecialPlayed { seat, special }) => self.special_played(seat, special),
            Event::Fleet(fleet::Event::Boarded { seat, ship, seated, hold }) => {
                self.boarded(seat.index(), usize::from(ship), seated, hold)
            }
            Event::Fleet(fleet::Event::ThrownOff { seat, colour, ship }) => {
                self.thrown_off(seat.index(), index_of(colour), usize::from(ship))
            }
            Event::Fleet(fleet::Event::Exchanged { seat, ship }) => {
                for _ in 0..3 {
                    self.ships[usize::from(ship)].take(NEUTRAL, false);
                    self.ships[usize::from(ship)].cubes.push((seat.index(), false));
                }
                self.camp += 3;
                self.spend(seat.index(), 3);
            }
            Event::Fleet(fleet::Event::Targeted { seat, card, ship }) => {
                let there = &self.ships[usize::from(ship)];
                assert_eq!((self.owed.card, self.owed.seat), (Some(card), seat.index()));
                assert!(there.at_sea == (card == Card::Sabotage) && !there.cubes.is_empty(), "LD-10.8, LD-10.9");
                assert!(there.kind != 4 || !there.upgraded, "LD-9.13");
            }
            Event::Fleet(fleet::Event::Expelled { target, cubes, .. }) => {
                assert!((1..=4).contains(&cubes) && self.owed.card == Some(Card::Treason), "LD-10.9");
                self.owed.blow = false;
                self.players[target.index()].senate -= cubes;
                self.players[target.index()].front += cubes;
            }
            Event::Fleet(fleet::Event::SentHome { ship, aboard }) => self.sent_home(usize::from(ship), aboard),
            Event::Fleet(fleet::Event::Sailed { ship, mover }) => {
                let ship = usize::from(ship);
                self.moved(ship, mover);
                let there = &mut self.ships[ship];
                assert!(!there.at_sea && !there.cubes.is_empty(), "LD-9.1, LD-9.3");
                assert!(there.kind != 3 || !there.upgraded, "LD-9.12");
                there.at_sea = true;
            }
            Event::Fleet(fleet::Event::Landed { ship, mover, aboard, premium, allied, points }) => {
                let ship = usize::from(ship);
                assert_eq!(premium, self.moved(ship, mover), "LD-10.6");
                assert_eq!((aboard, allied), (self.ships[ship].aboard(), self.allied), "LD-9.4");
                assert_eq!(points.as_slice(), self.landing(ship, mover.map(Seat::index), premium), "LD-9.5");
                for (seat, &points) in points.iter() {
                    self.players[seat.index()].points += i32::from(points);
                }
                self.land(ship, mover.map(Seat::index));
            }
            Event::Fleet(fleet::Event::ArkNeutral { ship }) => {
                assert_eq!(ship, 0, "LD-9.11");
                self.camp -= 1;
                self.ships[0].cubes.push((NEUTRAL, false));
            }
            Event::Fleet(fleet::Event::Refunded { seat, cubes }) => {
                let player = &mut self.players[seat.index()];
                assert_eq!(self.holder.get(&Senator::Philosophos), Some(&seat.index()), "LD-8.6");
                assert!((1..=2).contains(&cubes) && !self.acted.contains(&seat.index()), "LD-8.6, LD-R15");
                assert_eq!(self.turn, self.entitled.len(), "LD-5.5 (f)");
                player.slots[self.slot] -= cubes;
                player.supply += cubes;
                assert!(self.powers.insert((seat.index(), Senator::Philosophos)), "LD-I13");
            }
            Event::Scored { seat, points, why } => self.scored(seat.index(), points, why),
            Event::EffectBegan { event } => self.effect_begins(event),
            Event::Lost { seat, zone } => self.lost(seat.index(), zone),
            Event::CameHome { ship } => {
                let ship = usize::from(ship);
                assert!(self.ships[ship].at_sea && self.ships[ship].cubes.is_empty(), "LD-R26");
                self.ships[ship].at_sea = false;
                self.ark(ship);
            }
            Event::Fleet(fleet::Event::MarkerRemoved { left }) => self.marker_removed(left),
            Event::Fleet(fleet::Event::Upgraded { ship }) => {
                assert_eq!(self.upgrades.pop_front(), Some(usize::from(ship)), "LD-12.3");
                self.ships[usize::from(ship)].upgraded = true;
                self.ark(usize::from(ship));
            }
            Event::NeutralBoarded { ship } => {
                assert_eq!(self.boards.pop_front(), Some(usize::from(ship)), "LD-2.4, LD-12.13");
                self.camp -= 1;
                self.ships[usize::from(ship)].cubes.push((NEUTRAL, false));
            }
            Event::Fleet(fleet::Event::StoppedPlacing { seat }) => {
                self.together(seat.index());
                if self.ships.iter().any(|ship| !ship.at_sea && ship.free() > 0) {
                    self.stopped.insert(seat.index());
                }
            }
            Event::CleanedUp { kept, .. } => self.cleaned_up(kept),
            Event::Fleet(fleet::Event::Ended) => assert_eq!((self.markers, self.doom), (0, Doom::Marker), "LD-7.1"),
            _ => {}
        }
    }

    fn draw(&mut self, card: Card) {
        if self.pile.is_empty() {
            self.pile.append(&mut self.discard);
            self.players.iter_mut().for_each(|player| self.pile.append(&mut player.buried));
        }
        remove(&mut self.pile, &card);
    }

    fn specials_drawn(&mut self, seat: usize, count: u8, cards: &[Special]) {
        assert_eq!(usize::from(count), cards.len());
        match self.special_draws.pop_front() {
            Some(draw) => assert_eq!(draw, (seat, count), "LD-11.1"),
            None => {
                assert_eq!(count, self.owed.specials.min(self.drawable()), "LD-10.3, LD-10.7, LD-R76");
                assert!(self.owed.lots.is_empty() && self.owed.seat == seat && count > 0, "LD-5.18 (8)");
                self.owed.specials = 0;
            }
        }
        for card in cards {
            if self.special_pile.is_empty() {
                self.special_pile.append(&mut self.special_discard);
            }
            remove(&mut self.special_pile, card);
            self.players[seat].specials.push(*card);
        }
    }

    fn round_begins(&mut self, round: u8, auction: VoteKind, event: EventCard) {
        assert_eq!((round, Some(event)), (self.round + 1, self.event), "LD-3.0");
        let open = OPEN.contains(&event);
        assert_eq!(auction, if open { VoteKind::Open } else { VoteKind::Secret }, "LD-5.4");
        assert!(self.draws.is_empty() && self.special_draws.is_empty(), "LD-6.7");
        self.round = round;
        self.doom = Doom::Before;
        self.auctions = 0;
        self.gods_laid = false;
        self.powers.clear();
    }

    fn senator_taken(&mut self, seat: usize, senator: Senator) {
        assert_ne!(self.event, Some(EventCard::Chaos), "LD-12.8: no Senate phase");
        assert_eq!(self.picks.pop_front(), Some(seat), "LD-4.1");
        assert!(!self.holder.values().any(|&holder| holder == seat), "LD-4.2");
        assert!(self.holder.insert(senator, seat).is_none(), "LD-4.2: it is taken");
        self.players[seat].field = senator as usize;
        match self.bonus.remove(&senator) {
            Some(points) if points > 0 => {
                self.next = Some(Event::Scored { seat: Seat(seat as u8), points, why: PointReason::Bonus });
            }
            _ => {}
        }
    }

    fn power_used(&mut self, seat: usize, senator: Senator) {
        assert_eq!(self.holder.get(&senator), Some(&seat), "LD-4.4");
        assert!(self.powers.insert((seat, senator)), "LD-I13: used twice");
        match senator {
            Senator::Archon => self.draws.push_back((seat, 5)),
            Senator::Demiurgos => self.special_draws.push_back((seat, 1)),
            Senator::Basileus | Senator::Demagogos => {}
            other => panic!("LD-4.4: {other} is not immediate"),
        }
    }

    fn auction_begins(&mut self, slot: u8, kind: VoteKind) {
        self.settled();
        assert_eq!(slot, self.auctions, "LD-5.3");
        assert!(slot == 0 || self.turn == self.entitled.len(), "LD-5.12: somebody was left out");
        let open = self.event.is_some_and(|event| OPEN.contains(&event));
        assert_eq!(kind, if open { VoteKind::Open } else { VoteKind::Secret }, "LD-5.4");
        assert!(self.players.iter().all(|player| player.row.len() == 5), "LD-5.1");
        self.auctions += 1;
        self.slot = usize::from(slot);
        self.declared.clear();
        self.speakers = self.order().into();
        self.entitled.clear();
        (self.turn, self.gods_played) = (0, false);
        self.acted.clear();
    }

    fn bids(&mut self, seat: usize, cubes: u8) {
        self.players[seat].supply -= cubes;
        self.players[seat].slots[self.slot] += cubes;
    }

    /// LD-5.12: the next entitled player; or Strategos after the last auction.
    fn takes_turn(&mut self, seat: usize) {
        match self.entitled.get(self.turn) {
            Some(&next) => {
                assert_eq!(seat, next, "LD-5.12");
                self.turn += 1;
            }
            None => {
                assert_eq!((self.auctions, self.holder.get(&Senator::Strategos)), (5, Some(&seat)), "LD-8.7");
                assert!(self.powers.insert((seat, Senator::Strategos)), "LD-I13");
            }
        }
    }

    fn plays(&mut self, seat: usize, card: Card, source: Source, from: Option<Seat>) {
        self.settled();
        let in_auction = self.turn < self.entitled.len();
        self.takes_turn(seat);
        assert_eq!(in_auction, !matches!(source, Source::Unbid(_)), "LD-8.7, LD-R16");
        assert!(!in_auction || self.acted.insert(seat), "LD-5.12: twice in an auction");
        let laid = match source {
            Source::Own => Some((seat, self.slot)),
            Source::Unbid(slot) => {
                assert_eq!(self.players[seat].slots[usize::from(slot)], 0, "LD-8.7");
                Some((seat, usize::from(slot)))
            }
            Source::Borrowed => {
                let seats = self.players.len();
                let left = (1..seats).map(|step| (seat + step) % seats).find(|left| !self.entitled.contains(left));
                assert_eq!(self.entitled[0], seat, "LD-5.14");
                assert_eq!(from.map(Seat::index), left, "LD-5.14");
                left.map(|lender| (lender, self.slot))
            }
            Source::Gods(_) => {
                assert!(!std::mem::replace(&mut self.gods_played, true), "LD-12.9: one in each auction");
                remove(&mut self.gods, &card);
                self.discard.push(card);
                None
            }
            Source::Hand(_) => {
                remove(&mut self.players[seat].hand, &card);
                self.discard.push(card);
                None
            }
        };
        if let Some((owner, slot)) = laid {
            assert_eq!(self.players[owner].row[slot], card, "LD-5.16");
            assert!(self.carried.insert((owner, slot)), "LD-I14: carried out twice");
        }
    }

    fn special_played(&mut self, seat: Seat, special: Special) {
        remove(&mut self.players[seat.index()].specials, &special);
        self.special_discard.push(special);
        match special {
            Special::Spy => self.bids(seat.index(), 1),
            Special::Holds => self.players[seat.index()].used_holds = true,
            Special::Alliance => self.allied = self.allied.with(seat),
            Special::Guardian => {
                assert!(self.owed.blow && self.owed.thrown == 0 && self.owed.seat != seat.index(), "LD-11.7");
                self.owed = Owed::default();
            }
            _ => {}
        }
    }

    fn boarded(&mut self, seat: usize, ship: usize, seated: u8, hold: u8) {
        let cubes = seated + hold;
        assert!(hold == 0 || self.players[seat].used_holds, "LD-I4: a hold without Hidden Holds");
        assert!(hold == 0 || self.ships[ship].free() == seated, "LD-R54: seats first");
        if self.doom == Doom::Effect {
            assert!(self.event == Some(EventCard::Together) && cubes == 1, "LD-12.12");
            self.together(seat);
            self.placed[seat] += 1;
            assert!(self.placed[seat] <= 3 && !self.stopped.contains(&seat), "LD-12.12, LD-R44");
        } else if self.owed.card.is_some() {
            let owed = &mut self.owed;
            assert_eq!(owed.seat, seat, "LD-5.16");
            match owed.lots.pop_front() {
                Some(lot) => {
                    assert_eq!(lot, cubes, "LD-10.2");
                    assert!(!owed.boarded.contains(&ship), "LD-10.2, LD-10.4: different ships");
                    owed.boarded.push(ship);
                }
                None => {
                    assert!(std::mem::take(&mut owed.flood) && cubes == 1, "LD-12.5");
                    assert!(owed.boarded.contains(&ship), "LD-R38");
                }
            }
        } else if self.round > 0 {
            assert_eq!((self.holder.get(&Senator::Basileus), cubes), (Some(&seat), 1), "LD-8.2");
        }
        self.spend(seat, cubes);
        let there = &mut self.ships[ship];
        there.cubes.extend((0..seated).map(|_| (seat, false)));
        there.cubes.extend((0..hold).map(|_| (seat, true)));
    }

    fn thrown_off(&mut self, by: usize, colour: usize, ship: usize) {
        let hold = match self.last {
            Some((_, Action::ThrowOff { hold, .. })) => {
                let owed = &mut self.owed;
                assert_eq!((owed.card, owed.seat), (Some(Card::Treason), by));
                (owed.blow, owed.thrown) = (false, owed.thrown + 1);
                assert!(owed.thrown <= 4, "LD-10.9");
                owed.gain += u8::from(owed.ahead.contains(&colour));
                hold
            }
            Some((seat, Action::Sacrifice { hold, .. })) => {
                assert_eq!((seat, colour), (by, by), "LD-11.10");
                hold
            }
            _ => {
                assert!(colour == NEUTRAL || self.owed.ahead.contains(&colour), "LD-10.4, LD-R36");
                assert_eq!(self.ships[ship].free(), 0, "LD-10.4");
                false
            }
        };
        self.ships[ship].take(colour, hold);
        self.discard_cube(colour);
    }

    fn sent_home(&mut self, ship: usize, aboard: [u8; 6]) {
        assert!(self.ships[ship].at_sea, "LD-10.8, LD-12.11");
        assert_eq!(aboard, self.ships[ship].aboard());
        match self.doom {
            Doom::Effect => assert_eq!(self.sunk.pop_front(), Some(ship), "LD-12.11"),
            _ => {
                assert_eq!(self.owed.card, Some(Card::Sabotage));
                self.owed.blow = false;
                self.owed.gain = self.owed.ahead.iter().map(|&seat| aboard[seat]).sum();
            }
        }
        for (colour, _) in std::mem::take(&mut self.ships[ship].cubes) {
            self.discard_cube(colour);
        }
        self.ships[ship].at_sea = false;
        self.ark(ship);
    }

    /// A ship moved: by whom it should have. Whether the premium table counts if it lands.
    fn moved(&mut self, ship: usize, mover: Option<Seat>) -> bool {
        match mover {
            Some(seat) => {
                let (moved, by, premium) = self.arrival.take().expect("a card or a senator moves a ship");
                assert_eq!((moved, by), (ship, seat.index()), "LD-9.7");
                premium
            }
            None if self.doom == Doom::Marker => {
                assert!(ship == 3 && self.ships[3].at_sea && self.markers == 1, "LD-R27");
                false
            }
            None => {
                self.doom_begins();
                assert!(self.scores.is_empty(), "LD-6.1, LD-6.2: points are missing");
                assert_eq!(self.moves.pop_front(), Some(ship), "LD-9.9");
                false
            }
        }
    }

    fn land(&mut self, ship: usize, mover: Option<usize>) {
        for (colour, _) in std::mem::take(&mut self.ships[ship].cubes) {
            self.new_land[colour] += 1;
        }
        self.ships[ship].at_sea = false;
        self.allied = Default::default();
        self.ark(ship);
        if let Some(mover) = mover.filter(|_| ship == 2 && self.ships[2].upgraded && self.drawable() > 0) {
            self.special_draws.push_front((mover, 1));
        }
    }

    fn scored(&mut self, seat: usize, points: u8, why: PointReason) {
        match why {
            PointReason::Bonus => {}
            PointReason::Refugees => {
                assert!(std::mem::take(&mut self.owed.point) && self.owed.lots.is_empty(), "LD-10.3");
                assert_eq!((seat, points), (self.owed.seat, 1), "LD-10.3");
            }
            PointReason::Sabotage | PointReason::Treason => {
                let red = if why == PointReason::Sabotage { Card::Sabotage } else { Card::Treason };
                let gain = std::mem::take(&mut self.owed.gain);
                assert_eq!((seat, points, Some(red)), (self.owed.seat, gain, self.owed.card), "LD-R34");
            }
            PointReason::NewLand | PointReason::Senate | PointReason::Debts => {
                self.doom_begins();
                assert_eq!(self.scores.pop_front(), Some((seat, points, why)), "LD-6.1, LD-6.2, LD-12.7");
            }
        }
        self.players[seat].points += i32::from(points);
    }

    fn lost(&mut self, seat: usize, zone: Zone) {
        let Some((whose, left)) = self.losses.pop_front() else { panic!("LD-12.14: nothing is to be lost") };
        assert_eq!(whose, seat, "LD-R43, LD-R92");
        if left > 1 {
            self.losses.push_front((seat, left - 1));
        }
        let player = &mut self.players[seat];
        player.lost += 1;
        match zone {
            Zone::Supply => player.supply -= 1,
            Zone::Senate => player.senate -= 1,
            Zone::Slots => *player.slots.iter_mut().find(|cubes| **cubes > 0).unwrap() -= 1,
            Zone::Front => player.front -= 1,
            Zone::NewLand => self.new_land[seat] -= 1,
            Zone::Ship(ship) | Zone::Hold(ship) => {
                let there = &mut self.ships[usize::from(ship)];
                there.take(seat, matches!(zone, Zone::Hold(_)));
                if there.at_sea && there.cubes.is_empty() {
                    self.next = Some(Event::CameHome { ship });
                }
            }
        }
    }

    fn marker_removed(&mut self, left: u8) {
        self.effect_is_over();
        assert!(matches!(self.event, Some(EventCard::Wisdom | EventCard::Flood | EventCard::Winds)), "LD-12.3");
        assert!(self.scores.is_empty(), "LD-12.7");
        self.doom = Doom::Marker;
        self.markers -= 1;
        assert_eq!(left, self.markers, "LD-12.3");
        match left {
            2 => self.upgrades.extend([0, 1]),
            1 => self.upgrades.extend([2, 3, 4]),
            _ => self.next = Some(Event::Fleet(fleet::Event::Ended)),
        }
    }

    fn revealed(&mut self, event: EventCard) {
        assert!(!self.seen_events.contains(&event), "{event} comes twice");
        let doom = |event: EventCard| matches!(event, EventCard::Wisdom | EventCard::Flood | EventCard::Winds);
        if let Some(last) = self.event {
            self.effect_is_over();
            assert!(self.scores.is_empty() && self.upgrades.is_empty(), "LD-6.4");
            assert!(!doom(last) || self.doom == Doom::Marker, "LD-12.3: a marker goes for {last}");
            let grounded = self.ships[3].upgraded && self.ships[3].at_sea;
            assert!(!grounded, "LD-9.12: the upgraded Airship is at sea");
            self.doom = Doom::Revealed;
        } else {
            assert!(!doom(event), "LD-2.2: the first event is no Doom event");
        }
        self.seen_events.push(event);
        self.event = Some(event);
        self.neutrals_will_board(event);
    }
}
