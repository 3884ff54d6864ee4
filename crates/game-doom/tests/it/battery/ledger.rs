//! A plain second account of the game, kept only from what players do and what is told: every cube and every card, step
//! by step. What follows without a choice (orders, rankings, points, neutrals, ships that move by themselves, what comes
//! back) is worked out here again, without the rules' own functions, and must be what was told.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::{Seat, SeatSet};
use game_doom::{Action, Card, Event, EventCard, Faction, Options, PointReason, ShipKind, Source, Special};

use super::account::{AtNewLand, NEUTRAL, Vessel, index_of, moving, ranking, remove, senate_order};

const NEUTRALS: [u8; 10] = [3, 3, 3, 2, 3, 1, 3, 2, 2, 4];

#[derive(Clone, Debug, Default)]
pub(super) struct Player {
    pub(super) supply: u8,
    pub(super) senate: u8,
    pub(super) spent: u8,
    pub(super) slots: [u8; 5],
    pub(super) points: i32,
    pub(super) field: usize,
    pub(super) hand: Vec<Card>,
    pub(super) row: Vec<Card>,
    pub(super) specials: Vec<Special>,
    pub(super) buried: Vec<Card>,
    committed: Option<u8>,
    /// DA-I4: Hidden Holds were played by this player.
    pub(super) used_holds: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Ledger {
    options: Options,
    pub(super) players: Vec<Player>,
    pub(super) ships: Vec<Vessel>,
    pub(super) camp: u8,
    pub(super) new_land: [u8; 6],
    pub(super) holder: BTreeMap<Faction, usize>,
    pub(super) plus: BTreeSet<Faction>,
    pub(super) pile: Vec<Card>,
    pub(super) discard: Vec<Card>,
    pub(super) special_pile: Vec<Special>,
    pub(super) special_discard: Vec<Special>,
    pub(super) display: Vec<Special>,
    pub(super) event: Option<EventCard>,
    pub(super) seen_events: BTreeSet<EventCard>,
    pub(super) markers: u8,
    pub(super) round: u8,
    slot: usize,
    declared: Vec<u8>,
    entitled: Vec<usize>,
    played: BTreeSet<(usize, usize)>,
    plays: usize,
    acted: BTreeSet<usize>,
    demagogos: bool,
    card: Option<Card>,
    last: Option<(usize, Action)>,
    allied: SeatSet,
    arrival: Option<(usize, Option<usize>, bool)>,
    doom_begun: bool,
    neutrals_done: bool,
    movement_done: bool,
    scores: VecDeque<(usize, u8, PointReason)>,
    boards: VecDeque<(usize, Option<usize>)>,
    moves: VecDeque<usize>,
    next: Option<Event>,
    pub(super) specials_used: BTreeSet<Special>,
    pub(super) events_met: BTreeSet<EventCard>,
}

impl Ledger {
    pub(super) fn new(options: Options, ships: Vec<Vessel>, pile: Vec<Card>, special_pile: Vec<Special>) -> Self {
        let player = Player { supply: 20, points: 2, ..Player::default() };
        let aboard: usize = ships.iter().map(|ship| ship.cubes.len()).sum();
        Self {
            players: vec![player; usize::from(options.seats)],
            options: Options { family: options.family || options.seats == 2, ..options },
            ships,
            camp: 10 - aboard as u8,
            new_land: [0; 6],
            holder: BTreeMap::new(),
            plus: BTreeSet::new(),
            pile,
            discard: Vec::new(),
            special_pile,
            special_discard: Vec::new(),
            display: Vec::new(),
            event: None,
            seen_events: BTreeSet::new(),
            markers: 3,
            round: 0,
            slot: 0,
            declared: Vec::new(),
            entitled: Vec::new(),
            played: BTreeSet::new(),
            plays: 0,
            acted: BTreeSet::new(),
            demagogos: false,
            card: None,
            last: None,
            allied: SeatSet::EMPTY,
            arrival: None,
            doom_begun: false,
            neutrals_done: false,
            movement_done: false,
            scores: VecDeque::new(),
            boards: VecDeque::new(),
            moves: VecDeque::new(),
            next: None,
            specials_used: BTreeSet::new(),
            events_met: BTreeSet::new(),
        }
    }

    /// DA-1.5: player by player, whoever has nobody above.
    pub(super) fn order(&self) -> Vec<usize> {
        let above: Vec<(u8, usize)> = self.players.iter().map(|player| (player.senate, player.field)).collect();
        senate_order(&above)
    }

    /// DA-5.6: the highest bid left, the highest in Senate order of these.
    fn ranking(&self) -> Vec<usize> {
        ranking(self.order(), |seat| self.players[seat].slots[self.slot])
    }

    /// DA-5.7, DA-12.7.
    fn entitled_count(&self) -> usize {
        let lost = self.event == Some(EventCard::AllLost);
        match (self.players.len(), lost) {
            (2, _) | (3 | 4, true) => 1,
            (5, false) => 3,
            _ => 2,
        }
    }

    /// DA-R20: who can have points for a rank in the Senate.
    fn ranked_in_the_senate(&self) -> Vec<usize> {
        let there = |seat: &usize| self.options.family || self.players[*seat].senate > 0;
        self.order().into_iter().filter(there).collect()
    }

    /// DA-6.1 to DA-6.3.
    fn doom_begins(&mut self) {
        if std::mem::replace(&mut self.doom_begun, true) {
            return;
        }
        let neutrals = self.new_land[NEUTRAL];
        if self.event == Some(EventCard::Command) {
            for (&seat, points) in self.ranked_in_the_senate().iter().zip([neutrals, neutrals / 2 + neutrals % 2]) {
                self.scores.push_back((seat, points, PointReason::Command));
            }
        }
        let most = (0..self.players.len()).map(|seat| self.new_land[seat]).max().unwrap();
        if most > 0 && most >= neutrals {
            let winner = self.order().into_iter().find(|&seat| self.new_land[seat] == most).unwrap();
            self.scores.push_back((winner, 2, PointReason::NewLand));
        }
        let first = self.order()[0];
        if self.players[first].senate > 0 {
            self.scores.push_back((first, 2, PointReason::Senate));
        }
        self.scores.retain(|score| score.1 > 0);
    }

    /// DA-12.10, DA-13.6.1: one neutral after another.
    fn neutrals_board(&mut self) {
        if std::mem::replace(&mut self.neutrals_done, true) {
            return;
        }
        let Some(event) = self.event else { return };
        assert!(self.scores.is_empty(), "points are missing: {:?}", self.scores);
        assert!(event != EventCard::Wrath || self.ships.iter().all(|ship| !ship.at_sea), "DA-12.4");
        let mut port: Vec<usize> = (0..self.ships.len()).filter(|&ship| !self.ships[ship].at_sea).collect();
        // By seats, then by berth.
        for pass in 1..port.len() {
            for at in (1..=pass).rev() {
                if self.ships[port[at]].seats() > self.ships[port[at - 1]].seats() {
                    port.swap(at, at - 1);
                }
            }
        }
        let mut ships = self.ships.clone();
        let mut camp = self.camp;
        for _ in 0..NEUTRALS[event as usize] {
            if camp == 0 {
                break;
            }
            let free = port.iter().position(|&ship| ships[ship].free() > 0);
            let lowest = self.order().into_iter().rev().find_map(|seat| {
                port.iter().position(|&ship| ships[ship].count(seat, false) > 0).map(|place| (place, Some(seat)))
            });
            let chosen = match free {
                Some(place) => Some((place, None)),
                None if self.options.aggressive => lowest,
                None => None,
            };
            let Some((place, victim)) = chosen else { break };
            let ship = port[place];
            if let Some(victim) = victim {
                ships[ship].take(victim, false);
            }
            ships[ship].cubes.push((NEUTRAL, false));
            camp -= 1;
            self.boards.push_back((ship, victim));
            port.rotate_left(place + 1);
        }
    }

    /// DA-9.9, DA-13.1.7: the next of the list is the first full ship, or the fullest.
    fn ships_move(&mut self) {
        self.neutrals_board();
        if std::mem::replace(&mut self.movement_done, true) {
            return;
        }
        assert!(self.boards.is_empty(), "DA-12.10: neutrals are missing: {:?}", self.boards);
        let most = if self.players.len() == 2 { 2 } else { 3 };
        self.moves = moving(&self.ships, most);
    }

    /// DA-9.5 to DA-9.8, DA-11.5.
    fn landing(&self, ship: usize, mover: Option<usize>, premium: bool) -> Vec<u8> {
        AtNewLand { ship: &self.ships[ship], mover, premium, allied: self.allied }.points(self.players.len())
    }

    fn ark(&mut self, ship: usize) {
        if self.camp > 0 && self.ships[ship].is_ark_with_room() {
            self.next = Some(Event::Fleet(fleet::Event::ArkNeutral { ship: ship as u8 }));
        }
    }

    fn discard_cube(&mut self, colour: usize) {
        match colour {
            NEUTRAL => self.camp += 1,
            seat => self.players[seat].spent += 1,
        }
    }

    /// What a player does, before its events.
    pub(super) fn acts(&mut self, seat: Seat, action: Action) {
        let index = seat.index();
        match action {
            Action::Commit { cubes } => self.players[index].committed = Some(cubes),
            Action::Lay { card } => {
                remove(&mut self.players[index].hand, &card);
                self.players[index].row.push(card);
            }
            Action::Sail { ship } => {
                self.arrival = Some((usize::from(ship), Some(index), self.card == Some(Card::Royal)));
            }
            Action::Sacrifice { ship, .. } => self.arrival = Some((usize::from(ship), Some(index), false)),
            _ => {}
        }
        self.last = Some((index, action));
    }

    pub(super) fn told(&mut self, event: &Event) {
        if let Some(next) = self.next.take() {
            assert_eq!(*event, next, "something else is told");
        }
        match *event {
            Event::Fleet(fleet::Event::MarkersPlaced { seats }) => {
                for (field, seat) in seats.as_slice().iter().enumerate() {
                    self.players[seat.index()].field = field;
                }
            }
            Event::Fleet(fleet::Event::Drawn { seat, count, cards }) => {
                assert_eq!(usize::from(count), cards.len());
                for card in cards.as_slice() {
                    if self.pile.is_empty() {
                        self.pile.append(&mut self.discard);
                        self.players.iter_mut().for_each(|player| self.pile.append(&mut player.buried));
                    }
                    remove(&mut self.pile, card);
                    self.players[seat.index()].hand.push(*card);
                }
            }
            Event::Fleet(fleet::Event::SpecialsDrawn { seat, cards, .. }) => {
                for card in cards.as_slice() {
                    self.turn_specials();
                    remove(&mut self.special_pile, card);
                    self.players[seat.index()].specials.push(*card);
                }
            }
            Event::SpecialTaken { seat, special } => {
                remove(&mut self.display, &special);
                self.players[seat.index()].specials.push(special);
            }
            Event::Displayed { special } => {
                self.turn_specials();
                remove(&mut self.special_pile, &special);
                self.display.push(special);
            }
            Event::RoundBegan { round, .. } => {
                assert_eq!(round, self.round + 1);
                self.round = round;
                self.demagogos = false;
                (self.doom_begun, self.neutrals_done, self.movement_done) = (false, false, false);
            }
            Event::SenateOpened { cubes } => {
                for (seat, &cubes) in cubes.iter() {
                    let player = &mut self.players[seat.index()];
                    assert_eq!(player.committed.take(), Some(cubes), "DA-3.2: what was chosen is opened");
                    player.supply -= cubes;
                    player.senate += cubes;
                }
            }
            Event::FactionTaken { seat, faction, price } => self.faction_taken(seat.index(), faction, price),
            Event::Fleet(fleet::Event::Buried { seat, card }) => {
                let card = card.expect("nothing is hidden here");
                remove(&mut self.players[seat.index()].hand, &card);
                self.players[seat.index()].buried.push(card);
            }
            Event::PlusTurned { factions } => {
                let free = Faction::ALL.into_iter().filter(|faction| !self.holder.contains_key(faction));
                self.plus.extend(free);
                let bits: u64 = self.plus.iter().map(|&faction| 1 << (faction as u8)).sum();
                assert_eq!(factions.bits(), bits, "DA-4.10");
            }
            Event::VoteBegan { slot, .. } => {
                self.slot = usize::from(slot);
                self.declared.clear();
                (self.plays, self.acted) = (0, BTreeSet::new());
            }
            Event::Peeked { at, cubes, .. } => {
                assert!(!std::mem::replace(&mut self.demagogos, true), "DA-I8: Demagogos is used twice");
                assert_eq!(cubes, self.players[at.index()].committed, "DA-8.3: what is seen is what was chosen");
            }
            Event::Forced { .. } => {
                assert!(!std::mem::replace(&mut self.demagogos, true), "DA-I8: Demagogos is used twice");
            }
            Event::Fleet(fleet::Event::Declared { seat, cubes }) => {
                assert!(cubes == 0 || !self.declared.contains(&cubes), "DA-I12: {cubes} twice");
                self.declared.push(cubes);
                self.bids(seat.index(), cubes);
            }
            Event::Fleet(fleet::Event::BidsOpened { cubes }) => {
                for (seat, &cubes) in cubes.iter() {
                    assert_eq!(self.players[seat.index()].committed.take(), Some(cubes), "DA-5.9");
                    self.bids(seat.index(), cubes);
                }
            }
            Event::Fleet(fleet::Event::Ranked { ranking, entitled }) => {
                let told: Vec<usize> = ranking.as_slice().iter().map(|seat| seat.index()).collect();
                assert_eq!(told, self.ranking(), "DA-5.6");
                assert_eq!(usize::from(entitled), self.entitled_count(), "DA-5.7");
                self.entitled = told[..usize::from(entitled)].to_vec();
                let last = told[told.len() - 1];
                if self.event == Some(EventCard::Woe) && self.players[last].points > 0 {
                    self.next = Some(Event::Scored { seat: Seat(last as u8), points: 1, why: PointReason::Woe });
                }
            }
            Event::Played { seat, card, source, from, .. } => self.plays(seat.index(), card, source, from),
            Event::Fleet(fleet::Event::SpecialPlayed { seat, special }) => self.special_played(seat, special),
            Event::Fleet(fleet::Event::Boarded { seat, ship, seated, hold }) => {
                let (player, there) = (&mut self.players[seat.index()], &mut self.ships[usize::from(ship)]);
                assert!(hold == 0 || player.used_holds, "DA-I4: a hold without Hidden Holds");
                assert!(hold == 0 || there.free() == seated, "DA-R59: seats first");
                player.supply -= seated + hold;
                there.cubes.extend((0..seated).map(|_| (seat.index(), false)));
                there.cubes.extend((0..hold).map(|_| (seat.index(), true)));
            }
            Event::Fleet(fleet::Event::ThrownOff { colour, ship, .. }) => {
                let hold = match self.last {
                    Some((_, Action::ThrowOff { hold, .. } | Action::Sacrifice { hold, .. })) => hold,
                    _ => false,
                };
                self.ships[usize::from(ship)].take(index_of(colour), hold);
                self.discard_cube(index_of(colour));
            }
            Event::Fleet(fleet::Event::Exchanged { seat, ship }) => {
                for _ in 0..3 {
                    self.ships[usize::from(ship)].take(NEUTRAL, false);
                    self.ships[usize::from(ship)].cubes.push((seat.index(), false));
                }
                self.camp += 3;
                self.players[seat.index()].supply -= 3;
            }
            Event::Fleet(fleet::Event::Expelled { target, cubes, .. }) => {
                assert!((1..=4).contains(&cubes), "DA-10.9");
                self.players[target.index()].senate -= cubes;
                self.players[target.index()].spent += cubes;
            }
            Event::Fleet(fleet::Event::SentHome { ship, aboard }) => {
                let index = usize::from(ship);
                assert!(self.ships[index].at_sea, "DA-10.8");
                assert_eq!(aboard, self.ships[index].aboard());
                for (colour, _) in std::mem::take(&mut self.ships[index].cubes) {
                    self.discard_cube(colour);
                }
                self.ships[index].at_sea = false;
                self.ark(index);
            }
            Event::Fleet(fleet::Event::Sailed { ship, mover }) => {
                let ship = usize::from(ship);
                self.moved(ship, mover);
                let there = &mut self.ships[ship];
                assert!(!there.at_sea && !there.cubes.is_empty(), "DA-9.1, DA-9.3");
                assert!(there.kind != ShipKind::Airship as usize || !there.upgraded, "DA-9.13");
                there.at_sea = true;
            }
            Event::Fleet(fleet::Event::Landed { ship, mover, aboard, premium, allied, points }) => {
                let ship = usize::from(ship);
                let expected = self.moved(ship, mover);
                assert_eq!(premium, expected, "DA-10.6");
                assert_eq!((aboard, allied), (self.ships[ship].aboard(), self.allied), "DA-9.4");
                assert_eq!(points.as_slice(), self.landing(ship, mover.map(Seat::index), premium), "DA-9.5");
                assert!(points.as_slice().iter().all(|&points| points <= 20 + 5 + 1 + 2), "DA-I13");
                for (seat, &points) in points.iter() {
                    self.players[seat.index()].points += i32::from(points);
                }
                for (colour, _) in std::mem::take(&mut self.ships[ship].cubes) {
                    self.new_land[colour] += 1;
                }
                self.ships[ship].at_sea = false;
                self.allied = SeatSet::EMPTY;
                self.ark(ship);
            }
            Event::Fleet(fleet::Event::ArkNeutral { ship }) => {
                self.camp -= 1;
                self.ships[usize::from(ship)].cubes.push((NEUTRAL, false));
            }
            Event::Fleet(fleet::Event::Refunded { seat, cubes }) => {
                let player = &mut self.players[seat.index()];
                assert_eq!(self.holder.get(&Faction::Strategos), Some(&seat.index()), "DA-8.7");
                assert_eq!(cubes, player.slots[self.slot].min(2), "DA-8.7");
                assert!(!self.acted.contains(&seat.index()), "DA-8.7: a card was played");
                player.slots[self.slot] -= cubes;
                player.supply += cubes;
            }
            Event::Scored { seat, points, why } => self.scored(seat.index(), points, why),
            Event::DoomPutBack { .. } => {
                self.doom_begins();
                assert!(self.markers == 1 && self.round < 4, "DA-R3");
            }
            Event::EventRevealed { event } => self.revealed(event),
            Event::Fleet(fleet::Event::MarkerRemoved { left }) => {
                self.markers -= 1;
                assert_eq!(left, self.markers);
            }
            Event::Fleet(fleet::Event::Upgraded { ship }) => {
                let kind = self.ships[usize::from(ship)].kind;
                assert_eq!(kind < 2, self.markers == 2, "DA-12.2");
                self.ships[usize::from(ship)].upgraded = true;
                self.ark(usize::from(ship));
            }
            Event::NeutralBoarded { ship, instead_of } => {
                self.neutrals_board();
                let told = (usize::from(ship), instead_of.map(Seat::index));
                assert_eq!(Some(told), self.boards.pop_front(), "DA-12.10");
                if let Some(victim) = told.1 {
                    self.ships[told.0].take(victim, false);
                    self.discard_cube(victim);
                }
                self.camp -= 1;
                self.ships[told.0].cubes.push((NEUTRAL, false));
            }
            Event::CleanedUp { .. } => self.cleaned_up(),
            _ => {}
        }
    }

    fn turn_specials(&mut self) {
        if self.special_pile.is_empty() {
            self.special_pile.append(&mut self.special_discard);
        }
    }

    fn faction_taken(&mut self, seat: usize, faction: Faction, price: u8) {
        self.players[seat].supply -= price;
        self.players[seat].spent += price;
        self.players[seat].field = faction as usize;
        assert!(self.holder.insert(faction, seat).is_none(), "DA-4.2: it is taken");
        if self.plus.remove(&faction) {
            self.next = Some(Event::Scored { seat: Seat(seat as u8), points: 1, why: PointReason::PlusOne });
        }
    }

    fn bids(&mut self, seat: usize, cubes: u8) {
        self.players[seat].supply -= cubes;
        self.players[seat].slots[self.slot] += cubes;
    }

    fn plays(&mut self, seat: usize, card: Card, source: Source, from: Option<Seat>) {
        assert!(self.entitled.contains(&seat), "DA-5.15: not entitled");
        self.plays += 1;
        assert!(self.plays <= self.entitled.len(), "DA-I8: too many cards in a vote");
        assert!(self.acted.insert(seat), "DA-5.14: twice in a vote");
        let owner = match source {
            Source::Own => Some(seat),
            Source::Borrowed => {
                let seats = self.players.len();
                let left = (1..seats).map(|step| (seat + step) % seats).find(|left| !self.entitled.contains(left));
                let may = self.entitled[0] == seat || self.holder.get(&Faction::Philosophios) == Some(&seat);
                assert!(may, "DA-5.16");
                assert_eq!(from.map(Seat::index), left, "DA-5.16");
                left
            }
            Source::Hand(_) => {
                remove(&mut self.players[seat].hand, &card);
                self.discard.push(card);
                None
            }
        };
        if let Some(owner) = owner {
            assert_eq!(self.players[owner].row[self.slot], card, "DA-5.15");
            assert!(self.played.insert((owner, self.slot)), "DA-I8: carried out twice");
        }
        self.card = Some(card);
    }

    fn special_played(&mut self, seat: Seat, special: Special) {
        remove(&mut self.players[seat.index()].specials, &special);
        self.special_discard.push(special);
        self.specials_used.insert(special);
        match special {
            Special::Spy => self.bids(seat.index(), 1),
            Special::Holds => self.players[seat.index()].used_holds = true,
            Special::Alliance => self.allied = self.allied.with(seat),
            _ => {}
        }
    }

    /// A ship moved: by whom it should have. Whether the premium table counts if it lands.
    fn moved(&mut self, ship: usize, mover: Option<Seat>) -> bool {
        match mover {
            Some(seat) => {
                let (moved, by, premium) = self.arrival.take().expect("a card moves a ship");
                assert_eq!((moved, by), (ship, Some(seat.index())), "DA-9.7");
                premium
            }
            None => {
                self.ships_move();
                assert_eq!(self.moves.pop_front(), Some(ship), "DA-9.9");
                false
            }
        }
    }

    fn scored(&mut self, seat: usize, points: u8, why: PointReason) {
        match why {
            PointReason::Woe => self.players[seat].points -= i32::from(points),
            PointReason::PlusOne => self.players[seat].points += 1,
            _ => {
                self.doom_begins();
                assert_eq!(self.scores.pop_front(), Some((seat, points, why)), "DA-6.1 to DA-6.3, DA-12.3");
                self.players[seat].points += i32::from(points);
            }
        }
    }

    fn revealed(&mut self, event: EventCard) {
        self.doom_begins();
        assert!(self.scores.is_empty(), "points are missing: {:?}", self.scores);
        assert!(self.seen_events.insert(event), "{event} comes twice");
        self.events_met.insert(event);
        self.event = Some(event);
        if event == EventCard::Debts {
            let first: Vec<usize> = self.ranked_in_the_senate();
            self.scores.extend(first.into_iter().zip([5, 3]).map(|(seat, points)| (seat, points, PointReason::Debts)));
        }
    }

    /// DA-6.6 to DA-6.9.
    fn cleaned_up(&mut self) {
        self.ships_move();
        assert!(self.moves.is_empty() && self.scores.is_empty(), "DA-9.9: ships have not moved: {:?}", self.moves);
        if self.event != Some(EventCard::Confusion) {
            self.holder.clear();
        }
        for (seat, player) in self.players.iter_mut().enumerate() {
            let back = match self.event {
                Some(EventCard::Debts | EventCard::Command) => player.senate,
                Some(event) if event.is_doom() => player.senate,
                Some(EventCard::Confusion) => 0,
                _ => player.senate - player.senate / 2,
            };
            player.senate -= back;
            player.supply += back + std::mem::take(&mut player.spent) + std::mem::take(&mut self.new_land[seat]);
            player.supply += std::mem::take(&mut player.slots).iter().sum::<u8>();
            self.discard.append(&mut player.row);
        }
        self.camp += std::mem::take(&mut self.new_land[NEUTRAL]);
        self.played.clear();
        self.card = None;
    }
}
