//! The rest of what is told: tiles, cards, years.

use game_exodus::kinds::{Book, Colour, Display, Stage};
use game_exodus::{Building, Event, PointReason, Source, TrainReason};

use super::account::Ledger;
use super::spec::{self, Item, Thing};

fn take<T: PartialEq + std::fmt::Debug>(from: &mut Vec<T>, what: &T) {
    let at = from.iter().position(|other| other == what).unwrap_or_else(|| panic!("{what:?} is not there"));
    from.swap_remove(at);
}

impl Ledger {
    pub(super) fn told_of_tiles(&mut self, event: &Event) {
        match *event {
            Event::PillarsLaid { cards } => {
                let mut laid = cards.as_slice().iter();
                for stage in Stage::ALL {
                    for display in Display::ALL {
                        let left = self.pillar_deck.iter().any(|card| stage_of(card.0) == stage);
                        if !left {
                            continue;
                        }
                        let card = *laid.next().unwrap();
                        assert!(stage_of(card.0) == stage && self.pillar_deck.remove(&card), "AE-3.6: {card}");
                        self.stacks.entry((display, stage)).or_default().push(card);
                    }
                }
                assert_eq!(laid.next(), None, "AE-3.6");
            }
            Event::KnowledgeLaid { cards } => {
                if self.round == 0 {
                    self.slide();
                }
                let free: Vec<usize> = (0..self.fields.len()).rev().filter(|&at| self.fields[at].is_none()).collect();
                assert_eq!(cards.len(), free.len().min(self.deck.len()), "AE-3.7");
                for (&name, at) in cards.as_slice().iter().zip(free) {
                    take(&mut self.deck, &name);
                    self.fields[at] = Some(name);
                }
            }
            Event::KnowledgeDiscarded { name } => self.discarded(name),
            Event::MonumentsLaid { tiles } => {
                let each = spec::players(self.players.len()).2;
                let (one, other) = tiles.as_slice().split_at(each);
                assert_eq!(other.len(), each, "AE-2.11");
                self.monuments = [one, other].map(|tiles| tiles.iter().copied().collect());
            }
            Event::ResidencesLaid { tiles } => {
                for tile in tiles.as_slice() {
                    assert!(self.residence_pile.remove(tile) && self.open_residences.insert(*tile));
                }
            }
            Event::TilesLaid { tiles } => {
                let mut laid = tiles.as_slice().iter();
                for (field, kind) in Self::tile_fields() {
                    if !self.tiles.contains_key(&field) && self.in_pile(kind) > 0 {
                        let tile = *laid.next().unwrap();
                        assert_eq!(tile.kind(), kind, "AE-3.4: {field}");
                        take(&mut self.pile, &tile);
                        self.tiles.insert(field, tile);
                    }
                }
                assert_eq!(laid.next(), None, "AE-3.4");
            }
            Event::SettlersPlaced { colours } => self.settlers_placed(colours.as_slice()),
            Event::CityCleared => {
                self.open.extend(std::mem::take(&mut self.tiles).into_values());
                for colour in std::mem::take(&mut self.on_agora).into_values() {
                    self.bag[colour.index()] += 1;
                }
            }
            Event::CatastropheTurned { tile, middle, top } => {
                self.kings_leave();
                assert!(self.seen_catastrophes.insert(tile.0), "AE-2.5: {tile} twice");
                let (extra, turns) = spec::catastrophe(tile.0);
                self.discs = ((self.discs.0 + turns) % 4, (self.discs.1 + turns + extra) % 4);
                assert_eq!(self.discs, (middle, top), "AE-3.2, RU-76");
                let steps = [extra, turns];
                for (king, steps) in self.neutrals.iter_mut().zip(steps) {
                    *king = game_exodus::kinds::Field::new(king.ring(), (king.number() + steps) % 8);
                }
            }
            Event::DiscsTurned { middle, top } => self.discs = (middle, top),
            Event::NeutralsMoved { fields } => assert_eq!(self.neutrals, fields, "AE-18.3"),
            Event::TilesDrawn { tiles, .. } => {
                for tile in tiles.as_slice() {
                    take(&mut self.pile, tile);
                    self.drawn.push(*tile);
                }
                let left = tiles.as_slice().first().map_or(0, |tile| self.in_pile(tile.kind()));
                assert!(tiles.len() == 2 || left == 0, "RU-12");
            }
            Event::TileTaken { seat, tile, source, other } => self.tile_taken(seat.index(), tile, source, other),
            Event::ShipPlaced { seat, space, new } => {
                // TileTaken came just before.
                let ships = &self.players[seat.index()].ships;
                let (kind, old) = ships.split_last().unwrap();
                assert_eq!((usize::from(space), new), (old.len(), !old.iter().any(|ship| ship.0 == kind.0)), "AE-9.2");
                self.ship_points += if new { spec::SHIP_POINTS[usize::from(space)] } else { 0 };
            }
            Event::ResidenceTaken { residence, .. } => {
                assert!(self.open_residences.remove(&residence), "AE-8.1");
                assert!(self.homeless.is_some(), "AE-8.4");
            }
            Event::TilePlaced { seat, building, cell } => {
                let agora = matches!(building, Building::Agora(_));
                assert!(self.cell_is_free(seat.index(), cell, agora), "IN-09: {building:?} on {cell}");
                self.placed(seat.index(), building, cell.0);
            }
            Event::TileMoved { seat, building, from, to } => {
                let agora = matches!(building, Building::Agora(_));
                assert!(self.cell_is_free(seat.index(), to, agora), "RU-48");
                assert!(agora || matches!(building, Building::Workshop(_)), "AE-14.21");
                let lots = &mut self.players[seat.index()].lots;
                let lot = lots.remove(&from.0).unwrap();
                lots.insert(to.0, lot);
                self.owes(Source::Cell(to), spec::cell(to.0));
            }
            Event::Swapped { seat, first, second } => {
                let lots = &mut self.players[seat.index()].lots;
                let (one, other) = (lots.remove(&first.0).unwrap(), lots.remove(&second.0).unwrap());
                assert!([&one, &other].iter().all(|lot| matches!(lot.building, Building::Residence(_))), "AE-14.1");
                lots.insert(first.0, other);
                lots.insert(second.0, one);
            }
            Event::Trained { seat, from, to, why } => {
                assert_eq!(spec::arrow(to).0, from, "AE-6.B.1");
                let school = &mut self.players[seat.index()].school;
                *school.entry(from).or_default() -= 1;
                *school.entry(to).or_default() += 1;
                assert!(school[&from] >= 0);
                if !matches!(why, TrainReason::Card(_)) {
                    self.costs_of_training(to);
                }
            }
            Event::Dispatched { seat, profession, target, .. } => self.dispatched(seat.index(), profession, target),
            Event::PlacedFromBag { seat, colour, cell } => {
                self.bag[colour.index()] -= 1;
                let slot = usize::from(self.slot);
                let lot = self.players[seat.index()].lots.get_mut(&cell.0).unwrap();
                match lot.building {
                    Building::Residence(_) => lot.people.push(colour),
                    _ => assert_eq!(lot.slots[slot].replace(colour), None, "RU-47: a free slot"),
                }
            }
            Event::PillarTaken { seat, card, display, pillar, source } => {
                if source == Source::City {
                    let middle = self.players[seat.index()].king.unwrap().ring() == game_exodus::kinds::Ring::Middle;
                    assert_eq!(display == Display::L, middle, "AE-12.1");
                }
                let stage = stage_of(card.0);
                assert_eq!(self.stacks.get_mut(&(display, stage)).unwrap().pop(), Some(card), "AE-12.1");
                self.pillar_came(source);
                self.pillar_taken(seat.index(), pillar, stage, card);
            }
            _ => self.told_of_cards(event),
        }
    }

    fn pillar_came(&mut self, source: Source) {
        let left =
            self.owed.get_mut(&(source, Thing::Pillar)).unwrap_or_else(|| panic!("{source:?} owes no pillar card"));
        *left -= 1;
        if *left == 0 {
            self.owed.remove(&(source, Thing::Pillar));
        }
    }

    fn discarded(&mut self, name: game_exodus::kinds::Knowledge) {
        if let Some(at) = self.looked_at.iter().position(|&other| other == name) {
            self.looked_at.swap_remove(at);
        } else if self.round > 0 {
            let at = self.fields.iter().position(|&field| field == Some(name)).unwrap();
            self.fields[at] = None;
        } else {
            // AE-3.7.
            let last = self.fields.len() - 1;
            assert_eq!(self.fields[last].take(), Some(name), "AE-3.7");
        }
        self.discard.push(name);
    }

    fn told_of_cards(&mut self, event: &Event) {
        match *event {
            Event::MonumentTaken { monument, .. } => {
                let space = self.monuments.iter().position(|left| left.contains(&monument)).unwrap();
                let source = Source::Track([15, 31][space]);
                assert!(self.owed.contains_key(&(source, Thing::Monument)), "AE-13.5");
                self.monuments[space].remove(&monument);
                self.came_from_track(Thing::Monument);
            }
            Event::MonumentDeclined { .. } => self.came_from_track(Thing::Monument),
            Event::InfluenceDrawn { count, cards, .. } => {
                assert_eq!(usize::from(count), 2.min(self.influence_deck.len()), "AE-13.4, RU-73");
                for card in cards.as_slice() {
                    assert!(self.influence_deck.remove(card));
                    self.pair.push(*card);
                }
            }
            Event::InfluenceReceived { seat, card, open, other } => {
                let card = card.unwrap();
                if open {
                    assert!(self.open_influence.remove(&card));
                    self.players[seat.index()].known.insert(card);
                } else {
                    take(&mut self.pair, &card);
                    assert_eq!(self.pair.pop(), other, "AE-13.4");
                    self.open_influence.extend(other);
                }
                self.players[seat.index()].held.insert(card);
                self.came_from_track(Thing::Influence);
            }
            Event::InfluencePlayed { seat, card } => {
                let player = &mut self.players[seat.index()];
                assert!(player.held.remove(&card) && player.played.insert(card), "AE-6.E.1");
                player.known.remove(&card);
                let (king, priest) = (player.king, player.priest);
                self.owes(Source::Influence(card), spec::influence(card.0));
                match card.0 + 1 {
                    14 => {
                        let field = king.unwrap();
                        let printed = spec::printed(field.ring().index(), field.number());
                        let books = Book::ALL.map(|book| (Thing::Of(book), printed.books[book.index()]));
                        let rest = [(Thing::AnyBook, printed.any), (Thing::Gold, printed.gold)];
                        let owed: Vec<_> = books.into_iter().chain(rest).filter(|gain| gain.1 > 0).collect();
                        assert!(!owed.is_empty(), "RU-44");
                        self.owes(Source::Influence(card), &owed);
                    }
                    19 => {
                        let is_bonus = |space: &u8| ![0, 15, 31].contains(space) && !spec::track(*space).is_empty();
                        let space = (0..=priest).rev().find(is_bonus).unwrap();
                        self.owes(Source::Echo(space), spec::track(space));
                    }
                    _ => {}
                }
            }
            Event::KnowledgeDrawn { names, .. } => {
                for name in names.as_slice() {
                    take(&mut self.deck, name);
                    self.looked_at.push(*name);
                }
            }
            Event::KnowledgeTaken { seat, name, field } => {
                match field {
                    Some(field) => assert_eq!(self.fields[usize::from(field)].take(), Some(name)),
                    None => match self.looked_at.pop() {
                        Some(kept) => assert_eq!(kept, name),
                        None => take(&mut self.discard, &name),
                    },
                }
                let player = &mut self.players[seat.index()];
                assert!(player.knowledge.insert(name), "IN-11");
                self.know = player.triggered(Item::Knowledge);
            }
            Event::GivenBack { seat, profession } => {
                let there = self.players[seat.index()].school.entry(profession).or_default();
                *there -= 1;
                assert!(*there >= 0);
                self.bag[spec::colour(profession).index()] += 1;
            }
            Event::RecruitsDrawn { colours, .. } => {
                for colour in colours.as_slice() {
                    self.bag[colour.index()] -= 1;
                    self.recruits.push(*colour);
                }
            }
            Event::WorkshopActive { seat, workshop, cell } => {
                let lot = &self.players[seat.index()].lots[&cell.0];
                let all = lot.slots.iter().all(Option::is_some);
                assert!(all && lot.building == Building::Workshop(workshop), "IN-20");
            }
            _ => self.told_of_years(event),
        }
    }

    fn told_of_years(&mut self, event: &Event) {
        match *event {
            Event::YearBegan { year, sorting } => {
                assert_eq!(year, self.year + 1);
                self.year = year;
                self.slide();
                let sorting: Vec<usize> = sorting.as_slice().iter().map(|seat| seat.index()).collect();
                if year > 1 {
                    let last: Vec<usize> = self.order.iter().rev().copied().collect();
                    assert_eq!(sorting, last, "AE-3.8");
                }
                self.sorting = sorting;
            }
            Event::RoundBegan { round, order } => {
                self.settle();
                assert_eq!(round, self.round + 1, "AE-5.1");
                self.round = round;
                self.order = order.as_slice().iter().map(|seat| seat.index()).collect();
                let spaces: Vec<_> = self.order.iter().map(|&seat| self.players[seat].space).collect();
                assert!(spaces.is_sorted_by(|a, b| a < b) || self.players.len() == 1, "AE-4.4: {spaces:?}");
            }
            Event::SettlementCounted { row, counts } => {
                self.settle();
                assert_eq!((row, self.round), ([9, 0, 9, 1, 2][usize::from(self.year) - 1], 3), "AE-16.1");
                let own: Vec<[u8; 3]> = self.players.iter().map(|player| player.settled(row)).collect();
                assert_eq!(counts.as_slice(), own, "AE-16.2");
                self.scorings += 1;
                self.settlement(row, &own);
            }
            Event::FinalScoring => {
                assert!(self.scoring.is_empty(), "AE-16.3: {:?}", self.scoring);
                self.final_points();
                self.players.iter_mut().for_each(|player| player.school.clear());
            }
            Event::SoloLost { row } => {
                let residence = |(cell, lot): (&u8, &super::account::Lot)| {
                    cell / 4 == row && matches!(lot.building, Building::Residence(_))
                };
                assert!(self.players.len() == 1 && !self.players[0].lots.iter().any(residence), "AE-19.5");
            }
            Event::Ended => assert!(self.scoring.is_empty(), "AE-17: {:?}", self.scoring),
            _ => {}
        }
    }

    /// AE-16.3, AE-19.6.
    fn settlement(&mut self, row: u8, counts: &[[u8; 3]]) {
        let mut expect = |seat: usize, points: i16, colour: Option<Colour>| {
            if points > 0 {
                let why = PointReason::Settlement { row, colour };
                self.scoring.insert((seat, format!("{why:?}")), points);
            }
        };
        if let [alone] = counts {
            let sum: u8 = alone.iter().sum();
            let triple = if alone.contains(&0) { 0 } else { 2 * alone.iter().min().unwrap() };
            return expect(0, i16::from(sum + triple), None);
        }
        let each = spec::players(counts.len()).3;
        for colour in Colour::ALL {
            for (seat, own) in counts.iter().enumerate() {
                let beaten = counts.iter().filter(|other| other[colour.index()] < own[colour.index()]).count();
                expect(seat, each * beaten as i16, Some(colour));
            }
        }
    }

    /// After the preparation AE-3 the kings are off the board.
    pub(super) fn kings_leave(&mut self) {
        self.round = 0;
        for player in &mut self.players {
            (player.king, player.space) = (None, None);
        }
    }

    /// AE-3.7: cards slide to the right without gaps.
    pub(super) fn slide(&mut self) {
        let cards: Vec<_> = self.fields.iter().copied().flatten().collect();
        let gaps = self.fields.len() - cards.len();
        self.fields = std::iter::repeat_n(None, gaps).chain(cards.into_iter().map(Some)).collect();
    }
}

/// AE-1.18: ten bases, ten shafts, six capitals.
fn stage_of(card: u8) -> Stage {
    match card {
        0..10 => Stage::Base,
        10..20 => Stage::Shaft,
        _ => Stage::Capital,
    }
}
