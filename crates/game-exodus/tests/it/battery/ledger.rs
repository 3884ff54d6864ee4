//! What is told, booked: every gain must be owed by something, and everything owed must come.

use engine::Seat;
use game_exodus::kinds::{Book, Colour, Field, Profession, Ring, Stage, TileKind};
use game_exodus::{Action, Ask, Building, Change, Event, Good, Instant, PointReason, Reward, Source, Target, Tile};

use super::account::{Account, Column, Ledger, Lot, Spot};
use super::spec::{self, Item, Thing};

fn remove<T: PartialEq + std::fmt::Debug>(from: &mut Vec<T>, what: &T) {
    let at = from.iter().position(|other| other == what).unwrap_or_else(|| panic!("{what:?} is not there"));
    from.swap_remove(at);
}

fn thing(good: Good) -> Thing {
    match good {
        Good::Book(book) => Thing::Of(book),
        Good::Gold => Thing::Gold,
        Good::Favour => Thing::Favour,
    }
}

impl Ledger {
    fn owe(&mut self, source: Source, gains: &[(Thing, i32)]) {
        for &(thing, count) in gains {
            *self.owed.entry((source, thing)).or_default() += count;
        }
    }

    /// Something owed has come, or has lapsed.
    fn pay(&mut self, source: Source, thing: Thing, count: i32) {
        let owed = self.owed.get(&(source, thing)).copied().unwrap_or_default();
        let book = matches!(thing, Thing::Of(_));
        let thing = if book && owed < count { Thing::AnyBook } else { thing };
        let left = self.owed.entry((source, thing)).or_default();
        *left -= count;
        assert!(*left >= 0, "{thing:?} from {source:?} is more than is owed");
        if *left == 0 {
            self.owed.remove(&(source, thing));
        }
    }

    fn costs(&mut self, good: Good, count: i32) {
        *self.cost.entry(format!("{good:?}")).or_default() += count;
    }

    /// Nothing is under way.
    pub(super) fn settle(&mut self) {
        assert!(self.owed.is_empty(), "still owed: {:?}", self.owed);
        self.cost.retain(|_, count| *count != 0);
        assert!(self.cost.is_empty(), "still to be paid: {:?}", self.cost);
        assert!(self.waiting.is_empty(), "AE-13.3: bonuses wait: {:?}", self.waiting);
        assert!(self.triggers.is_empty() && self.know.is_empty(), "AE-10.6: {:?} {:?}", self.triggers, self.know);
        assert!(self.homeless.is_none() && self.arriving.is_none() && self.drawn.is_empty(), "somebody waits");
        assert_eq!((self.ship_points, self.sacrifices), (0, 0), "AE-9.2, AE-12.8");
    }

    /// AE-10.5: an item from Atlantis.
    fn item(&mut self, seat: usize, item: Item) {
        assert!(self.triggers.is_empty(), "AE-10.6: {:?} before {item:?}", self.triggers);
        self.triggers = self.players[seat].triggered(item);
    }

    /// AE-5.4: the parts of a field come in their order.
    fn part(&mut self, part: u8) {
        assert!(part >= self.city_part, "AE-5.4: part {part} after part {}", self.city_part);
        self.city_part = part;
    }

    /// A decision that causes something the events alone do not tell.
    pub(super) fn acts(&mut self, seat: Seat, action: Action, ask: Ask) {
        let seat = seat.index();
        let card_of = |pillar: u8, stage: Stage| self.players[seat].pillars[usize::from(pillar)].cards[stage.index()];
        match (action, ask) {
            (Action::Advance, _) => self.owe(Source::Advance, &[(Thing::Flame, 1)]),
            (Action::WorkshopSlot { slot, .. }, _) => self.slot = slot,
            (Action::BaseInstant { gain }, Ask::BaseInstant { card }) => {
                let gain = match gain {
                    Instant::Book(book) => Thing::Of(book),
                    Instant::Printed(1) => Thing::Gold,
                    Instant::Printed(_) => Thing::Settler,
                };
                self.owe(Source::Instant(card), &[(gain, 1)]);
            }
            (Action::Exchange { from, to }, Ask::Exchange { source, .. }) => {
                assert_ne!(from, to);
                self.costs(Good::Book(from), 1);
                self.owe(source, &[(Thing::Of(to), 1)]);
            }
            (Action::PayBook { book }, Ask::PayBook { source, .. }) => {
                self.costs(Good::Book(book), 1);
                if matches!(source, Source::Influence(_)) {
                    self.owe(source, &[(Thing::Vp, 1)]);
                }
            }
            (Action::PayGold { gold }, Ask::PayGold { card }) => {
                self.costs(Good::Gold, i32::from(gold));
                self.owe(Source::Influence(card), &[(Thing::Vp, 2 * i32::from(gold))]);
            }
            (Action::Change { change: Change::GoldTo(book) }, Ask::Change { card }) => {
                self.costs(Good::Gold, 1);
                self.owe(Source::Pillar(card), &[(Thing::Of(book), 2)]);
            }
            (Action::Change { change: Change::BooksToGold(book) }, Ask::Change { card }) => {
                self.costs(Good::Book(book), 2);
                self.owe(Source::Pillar(card), &[(Thing::Gold, 1)]);
            }
            (Action::Reward { reward }, Ask::Reward { card }) => {
                let gain = [Thing::Vp, Thing::Flame, Thing::AnyBook][reward as usize];
                self.owe(Source::Pillar(card), &[(gain, 1)]);
                // BA4a and BA4b.
                let sacrifice = card.0 == 6 || card.0 == 7;
                assert!(sacrifice || reward != Reward::Book, "D-29");
                self.sacrifices -= i16::from(sacrifice);
            }
            (Action::UsePillar { pillar, stage }, _) => {
                assert!(self.used.insert(pillar), "IN-15: pillar {pillar} twice");
                let column = &self.players[seat].pillars[usize::from(pillar)];
                assert!(stage == Stage::Base || column.manned[stage.index()], "AE-12.8: {stage} is not complete");
                let card = card_of(pillar, stage);
                self.owe(Source::Pillar(card), spec::shaft(card.0));
            }
            (Action::CapitalPart { part }, Ask::CapitalPart { pillar, .. }) => {
                let card = card_of(pillar, part);
                self.owe(Source::Pillar(card), spec::shaft(card.0));
            }
            (Action::Again { again: true }, Ask::Again { pillar, part }) => {
                let card = card_of(pillar, part);
                self.owe(Source::Pillar(card), spec::shaft(card.0));
            }
            _ => {}
        }
        // AE-6.1, AE-6.2, AE-20.5.
        if let Ask::Main { actions, .. } = ask {
            assert_eq!(i32::from(actions), self.actions, "IN-15");
            match action {
                Action::SpendFavour => self.actions += 1,
                Action::UsePillar { .. } | Action::EndTurn => {}
                _ => self.actions -= 1,
            }
            assert!(self.actions >= 0, "IN-15: {action} without an action");
        }
    }

    /// Books one event.
    pub(super) fn told(&mut self, event: &Event) {
        match *event {
            Event::KingPlaced { seat, field } => self.king(seat.index(), field),
            Event::Received { seat, good, count, source } => self.received(seat.index(), good, count, source),
            Event::Lapsed { seat, good, count, source } => self.lapsed(seat.index(), good, count, source),
            Event::Skipped { seat, source } => self.skipped(seat.index(), source),
            Event::Paid { seat, good, count } => self.paid(seat.index(), good, i32::from(count)),
            Event::SettlerCame { seat, colour, profession, source, drawn } => {
                self.came(seat.index(), colour, profession, source, drawn);
            }
            Event::GuardTaken { seat, colour, taken } => {
                self.part(7);
                let field = self.players[seat.index()].king.unwrap();
                let place = Self::guard_place(field).unwrap();
                assert_eq!(self.guards.get(&place), Some(&colour), "AE-1.6: the guard beside {field}");
                if taken {
                    self.owe(Source::City, &[(Thing::Settler, 1)]);
                }
            }
            Event::Triggered { workshop, .. } => {
                let (_, item, gain) = spec::workshop(workshop.0);
                let queue = if item == Item::Knowledge { &mut self.know } else { &mut self.triggers };
                assert_eq!(queue.pop_front(), Some(workshop), "AE-10.6, RU-65");
                self.owe(Source::Workshop(workshop), &[gain]);
            }
            Event::Advanced { seat, from, to, lost, source } => {
                if source == Source::City {
                    self.part(9);
                }
                let priest = &mut self.players[seat.index()].priest;
                assert!(*priest == from && from <= to && to <= spec::TRACK_END, "IN-14");
                assert!(lost == 0 || to == spec::TRACK_END, "AE-13.7");
                *priest = to;
                self.waiting.extend((from + 1..=to).filter(|&space| !spec::track(space).is_empty()));
                self.pay(source, Thing::Flame, i32::from(to - from + lost));
            }
            Event::BonusReached { space, .. } => {
                assert_eq!(self.waiting.pop_front(), Some(space), "AE-13.2, AE-13.3");
                self.owe(Source::Track(space), spec::track(space));
            }
            Event::Scored { seat, points, why } => self.scored(seat.index(), points, why),
            Event::OrderChosen { seat, space } => {
                self.settle();
                let open = if self.players.len() == 4 { 5 } else { 4 };
                assert!(space.0 < open, "IN-18");
                let taken = self.players.iter().any(|player| player.space == Some(space.0));
                assert!(!taken, "IN-18: order space {space} is taken");
                self.players[seat.index()].space = Some(space.0);
                self.owe(Source::Order(space), spec::order(space.0));
            }
            Event::TurnBegan { .. } => {
                self.settle();
                self.actions = 2;
                self.used.clear();
            }
            Event::TurnEnded { seat, unused } => {
                self.settle();
                assert_eq!(i32::from(unused), self.actions, "AE-6.4");
                self.players[seat.index()].turns += 1;
            }
            Event::FavourSpent { .. } => self.costs(Good::Favour, 1),
            _ => self.told_of_tiles(event),
        }
    }

    fn king(&mut self, seat: usize, field: Field) {
        self.settle();
        let ring = usize::from(self.round) - 1;
        assert_eq!(field.ring().index(), ring, "IN-12, AE-5.2");
        if let (1 | 2, Some(from)) = (ring, self.players[seat].king) {
            assert!(self.reach(from).contains(&field.number()), "AE-1.4.4: {from} to {field}, discs {:?}", self.discs);
        }
        let shared = self.players.iter().any(|player| player.king == Some(field));
        let may_share = self.players[seat].space == Some(4);
        assert!(!shared || may_share, "AE-5.3: {field} is occupied");
        assert!(!self.neutrals.contains(&field), "IN-12: a neutral king is on {field}");
        self.players[seat].king = Some(field);
        self.players[seat].kings_placed += 1;
        self.city_part = 0;
        let printed = spec::printed(ring, field.number());
        let books = Book::ALL.map(|book| (Thing::Of(book), printed.books[book.index()]));
        let standing = self.standing.get(&field).map_or(0, Vec::len) as i32;
        let rest = [
            (Thing::AnyBook, printed.any),
            (Thing::Gold, printed.gold),
            (Thing::Settler, standing + printed.bag),
            (Thing::Flame, printed.flames),
            (Thing::Favour, printed.favours),
            (Thing::Pillar, i32::from(printed.pillar)),
        ];
        let tile = self.tiles.get(&field).map(|tile| match tile.kind() {
            TileKind::Ship => Thing::Ship,
            TileKind::Workshop => Thing::Workshop,
            TileKind::Agora => Thing::Agora,
        });
        let owed = books.into_iter().chain(rest).chain(tile.map(|tile| (tile, 1)));
        let owed: Vec<(Thing, i32)> = owed.filter(|&(_, count)| count > 0).collect();
        self.owe(Source::City, &owed);
    }

    fn stock(&mut self, seat: usize, good: Good) -> (&mut i32, &mut i32) {
        let player = &mut self.players[seat];
        match good {
            Good::Book(book) => (&mut player.books[book.index()], &mut self.books[book.index()]),
            Good::Gold => (&mut player.gold, &mut self.gold),
            Good::Favour => (&mut player.favours, &mut self.favours),
        }
    }

    fn received(&mut self, seat: usize, good: Good, count: u8, source: Source) {
        let count = i32::from(count);
        let any = !self.owed.contains_key(&(source, thing(good)));
        if source == Source::City {
            self.part(match good {
                Good::Book(_) if any => 3,
                Good::Book(book) => book.index() as u8,
                Good::Gold => 4,
                Good::Favour => 10,
            });
        }
        let (own, supply) = self.stock(seat, good);
        (*own, *supply) = (*own + count, *supply - count);
        assert!(*supply >= 0, "IN-02: {good:?}");
        if good == Good::Favour {
            let player = &self.players[seat];
            assert!(player.favours <= player.limit(), "IN-06");
        }
        self.pay(source, thing(good), count);
        if let (Source::City, Good::Book(book)) = (source, good) {
            assert_eq!(count, 1, "AE-5.4 (a): one at a time");
            self.item(seat, Item::Book(book));
        }
    }

    /// RU-10, AE-7.4: only what is not there, or has no room, is lost.
    fn lapsed(&mut self, seat: usize, good: Option<Good>, count: u8, source: Source) {
        match good {
            None => {
                assert_eq!(self.books, [0; 3], "RU-10");
                self.pay(source, Thing::AnyBook, i32::from(count));
            }
            Some(good) => {
                let full = self.players[seat].favours == self.players[seat].limit();
                let (_, supply) = self.stock(seat, good);
                assert!(*supply == 0 || good == Good::Favour && full, "RU-10, AE-7.4: {good:?} lapses");
                self.pay(source, thing(good), i32::from(count));
            }
        }
    }

    /// AE-5.5: what there is no room for, or nothing left of, is skipped.
    fn skipped(&mut self, seat: usize, source: Source) {
        let kinds = [
            Thing::Settler,
            Thing::Ship,
            Thing::Workshop,
            Thing::Agora,
            Thing::Pillar,
            Thing::Influence,
            Thing::Monument,
        ];
        let owed = kinds.into_iter().find(|&thing| self.owed.contains_key(&(source, thing)));
        let player = &self.players[seat];
        let from_city = source == Source::City;
        let none = |kind: TileKind| !from_city && self.in_open(kind) + self.in_pile(kind) == 0;
        let Some(thing) = owed else {
            assert!(matches!(source, Source::Instant(_)), "{source:?} skips what is not owed");
            assert!(self.books == [0; 3] && self.gold == 0 && self.bag == [0; 3], "RU-87");
            return;
        };
        let fair = match thing {
            Thing::Settler => self.bag == [0; 3],
            Thing::Ship => player.ships.len() == 5 || none(TileKind::Ship),
            Thing::Workshop => !player.has_cell(false) || none(TileKind::Workshop),
            Thing::Agora => !player.has_cell(true) || none(TileKind::Agora),
            Thing::Pillar => {
                let king = player.king.map(Field::ring);
                let fits = |stage: Stage| (0..=player.pillars.len()).any(|pillar| player.may_add(stage, pillar));
                let here = |display: usize| !from_city || (king == Some(Ring::Middle)) == (display == 0);
                let legal = |(&(display, stage), cards): (&(_, Stage), &Vec<_>)| {
                    let display: game_exodus::kinds::Display = display;
                    here(display.index()) && !cards.is_empty() && fits(stage)
                };
                !self.stacks.iter().any(legal)
            }
            Thing::Influence => self.open_influence.is_empty() && self.influence_deck.is_empty(),
            Thing::Monument => {
                let space = usize::from(source == Source::Track(31));
                !player.has_cell(false) || self.monuments[space].is_empty()
            }
            other => panic!("{other:?} is skipped"),
        };
        assert!(fair, "AE-5.5: {thing:?} from {source:?} is skipped without a reason");
        let count = self.owed[&(source, thing)];
        self.pay(source, thing, count);
    }

    fn paid(&mut self, seat: usize, good: Good, count: i32) {
        self.costs(good, -count);
        let (own, supply) = self.stock(seat, good);
        (*own, *supply) = (*own - count, *supply + count);
        assert!(*own >= 0, "IN-02: {good:?}");
    }

    fn came(&mut self, seat: usize, colour: Colour, profession: Profession, source: Source, drawn: bool) {
        let field = self.players[seat].king;
        let untrained = [Profession::SC, Profession::IN, Profession::WO][colour.index()];
        let (right, atlantis) = match source {
            Source::Agora(agora) => (spec::agora_settler(agora.0, colour).unwrap(), !drawn),
            _ => (untrained, source == Source::City),
        };
        assert_eq!(profession, right, "AE-5.7");
        if !self.recruits.is_empty() {
            remove(&mut self.recruits, &colour);
            self.recruits.drain(..).for_each(|other| self.bag[other.index()] += 1);
        } else if drawn {
            self.bag[colour.index()] -= 1;
            if source == Source::City {
                self.part(6);
            }
            self.pay(source, Thing::Settler, 1);
        } else if let Source::Agora(_) = source {
            assert_eq!(self.on_agora.remove(&field.unwrap()), Some(colour));
            self.pay(source, Thing::Settler, 1);
        } else if self.city_part == 7 {
            assert_eq!(self.guards.remove(&Self::guard_place(field.unwrap()).unwrap()), Some(colour));
            self.pay(source, Thing::Settler, 1);
        } else {
            self.part(5);
            let standing = self.standing.get_mut(&field.unwrap()).unwrap();
            assert_eq!(standing.iter().min(), Some(&colour), "RU-83");
            remove(standing, &colour);
            self.pay(source, Thing::Settler, 1);
        }
        assert!(self.bag.iter().all(|&count| count >= 0), "IN-01");
        *self.players[seat].school.entry(profession).or_default() += 1;
        if atlantis {
            self.item(seat, Item::Settler(colour));
        }
    }

    fn scored(&mut self, seat: usize, points: i16, why: PointReason) {
        self.players[seat].vp += points;
        match why {
            PointReason::Gain(source) => self.pay(source, Thing::Vp, i32::from(points)),
            PointReason::Ship(_) => self.ship_points -= points,
            PointReason::Sacrifice(_) => {
                self.sacrifices -= points;
                assert!(self.players[seat].vp >= 0, "RU-35");
            }
            _ => {
                let expected = self.scoring.remove(&(seat, format!("{why:?}")));
                assert_eq!(expected, Some(points), "AE-16, AE-17: {why:?} for seat {seat}");
            }
        }
        let negative = matches!(why, PointReason::Sacrifice(_) | PointReason::Left);
        assert!(points > 0 || negative, "IN-19: {why:?} costs points");
    }

    /// AE-6.C: a settler leaves.
    pub(super) fn dispatched(&mut self, seat: usize, profession: Profession, target: Target) {
        let colour = spec::colour(profession);
        let player = &mut self.players[seat];
        let there = player.school.entry(profession).or_default();
        *there -= 1;
        assert!(*there >= 0, "IN-27: no {profession}");
        match target {
            Target::Residence => match player.incomplete() {
                Some(cell) => player.lots.get_mut(&cell).unwrap().people.push(colour),
                None => self.homeless = Some(colour),
            },
            Target::Ship => {
                let free = player.ships.iter_mut().find(|ship| ship.1.is_none());
                free.unwrap().1 = Some(colour);
            }
            Target::Workshop { cell, slot } => {
                let lot = player.lots.get_mut(&cell.0).unwrap();
                let Building::Workshop(workshop) = lot.building else { panic!("{cell} is no workshop") };
                assert!(spec::fits(workshop.0, slot, profession), "AE-10.3: {profession} on {workshop}");
                assert_eq!(lot.slots[usize::from(slot)].replace(colour), None, "the slot is taken");
            }
            Target::Pillar { pillar, stage } => {
                let who = [None, Some(Profession::SH), Some(Profession::PL)][stage.index()];
                assert_eq!(who, Some(profession), "AE-12.3");
                let column = &mut player.pillars[usize::from(pillar)];
                assert!(column.cards.len() > stage.index() && !column.manned[stage.index()]);
                column.manned[stage.index()] = true;
            }
        }
        self.owe(Source::Dispatch(profession), spec::dispatch(profession));
    }

    /// AE-7.6: a tile lies on a cell.
    pub(super) fn placed(&mut self, seat: usize, building: Building, cell: u8) {
        let mut lot = Lot::new(building);
        if let Building::Agora(agora) = building {
            let source = Source::Agora(agora);
            assert!(!self.owed.keys().any(|key| key.0 == source), "AE-11.2: the bonus of {agora} comes first");
        }
        if matches!(building, Building::Residence(_)) {
            let colour = self.homeless.take().unwrap();
            lot.people.push(colour);
            self.arriving = Some((cell, colour));
        }
        self.players[seat].lots.insert(cell, lot);
        self.owe(Source::Cell(game_exodus::kinds::Cell(cell)), spec::cell(cell));
    }

    /// AE-3.5: settlers into the city.
    pub(super) fn settlers_placed(&mut self, colours: &[Colour]) {
        let spots = self.free_places();
        let bag = self.bag.iter().sum::<i32>() as usize;
        assert_eq!(colours.len(), spots.len().min(bag), "AE-3.5, RU-11");
        for (&colour, spot) in colours.iter().zip(spots) {
            self.bag[colour.index()] -= 1;
            match spot {
                Spot::Top(field) => self.standing.entry(field).or_default().push(colour),
                Spot::Guard(place) => _ = self.guards.insert(place, colour),
                Spot::Agora(field) => _ = self.on_agora.insert(field, colour),
            }
        }
    }

    /// A tile comes to a player.
    pub(super) fn tile_taken(&mut self, seat: usize, tile: Tile, source: Source, other: Option<Tile>) {
        let thing = [Thing::Ship, Thing::Workshop, Thing::Agora][tile.kind() as usize];
        self.pay(source, thing, 1);
        let field = self.players[seat].king;
        if source == Source::City {
            self.part(8);
            assert_eq!(self.tiles.remove(&field.unwrap()), Some(tile));
        } else if self.drawn.is_empty() {
            remove(&mut self.open, &tile);
            assert_eq!(other, None);
        } else {
            remove(&mut self.drawn, &tile);
            assert_eq!(self.drawn.pop(), other, "AE-7.5");
            self.open.extend(other);
        }
        if let Tile::Ship(kind) = tile {
            self.players[seat].ships.push((kind, None));
            assert!(self.players[seat].ships.len() <= 5, "AE-9.3");
        }
        if let Tile::Agora(agora) = tile {
            let there = field.and_then(|field| self.on_agora.get(&field)).is_some();
            let settler = spec::agora_settler(agora.0, Colour::Purple).is_some();
            if settler && (source != Source::City || there) {
                self.owe(Source::Agora(agora), &[(Thing::Settler, 1)]);
            }
            self.owe(Source::Agora(agora), spec::agora(agora.0));
        }
        if source == Source::City && !matches!(tile, Tile::Ship(_)) {
            self.item(seat, Item::Tile(tile.kind()));
        }
    }

    /// AE-12.2: a pillar card comes to a player.
    pub(super) fn pillar_taken(&mut self, seat: usize, pillar: u8, stage: Stage, card: game_exodus::kinds::PillarCard) {
        let player: &mut Account = &mut self.players[seat];
        assert!(player.may_add(stage, usize::from(pillar)), "AE-12.2: {stage} for pillar {pillar}");
        if usize::from(pillar) == player.pillars.len() {
            player.pillars.push(Column::default());
        }
        player.pillars[usize::from(pillar)].cards.push(card);
        let points = [0, 2, 4][stage.index()];
        if points > 0 {
            self.owe(Source::Instant(card), &[(Thing::Vp, points)]);
        }
    }

    /// A track bonus or a card gave an influence card or a monument.
    pub(super) fn came_from_track(&mut self, thing: Thing) {
        let source = self.owed.keys().find(|key| key.1 == thing).map(|key| key.0);
        self.pay(source.unwrap_or_else(|| panic!("{thing:?} is not owed")), thing, 1);
    }

    pub(super) fn costs_of_training(&mut self, to: Profession) {
        let (_, cost) = spec::arrow(to);
        for book in Book::ALL {
            self.costs(Good::Book(book), cost[book.index()]);
        }
        self.costs(Good::Gold, cost[3]);
    }

    pub(super) fn owes(&mut self, source: Source, gains: &[(Thing, i32)]) {
        self.owe(source, gains);
    }
}
