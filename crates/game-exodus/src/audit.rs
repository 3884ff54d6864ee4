//! The invariants of AE-23 on one position. Those about a whole game are watched by the battery.

use engine::Seat;

use crate::actions::Tile;
use crate::asks::Building;
use crate::kinds::{Cell, Colour, Field, Knowledge, Profession, Stage};
use crate::legal::rooms;
use crate::player::{NONE, Player, bits};
use crate::stack::Step;
use crate::state::Exodus;

type Verdict = Result<(), String>;

/// Checks them; the sentence names the one that is broken.
pub(crate) fn audit(game: &Exodus) -> Verdict {
    settlers(game)?;
    supplies(game)?;
    tiles(game)?;
    cards(game)?;
    residences(game)?;
    for seat in game.all_seats() {
        player(game, seat)?;
    }
    kings(game)?;
    orders(game)?;
    prepared(game)?;
    decisions(game)
}

fn hold(holds: bool, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(what()) }
}

/// IN-01: settlers of each colour.
fn settlers(game: &Exodus) -> Verdict {
    let mut counts = game.bag.map(u16::from);
    let mut add = |more: [u8; 3]| counts.iter_mut().zip(more).for_each(|(count, more)| *count += u16::from(more));
    add(game.standing.counts());
    add(game.guards.counts());
    add(game.on_agoras.counts());
    for seat in game.all_seats() {
        add(game.placed(seat));
    }
    let mut one = |colour: Colour| {
        let mut more = [0; 3];
        more[colour.index()] = 1;
        add(more);
    };
    for step in game.stack.steps() {
        match *step {
            // On the way to a residence, a workshop or the training area.
            Step::Settle { profession } => one(game.data.school.field(profession).colour),
            Step::WorkshopSlot { colour } | Step::AgoraSettler { colour, .. } => one(colour),
            Step::KeepSettler { .. } => game.drawn().for_each(|colour| one(Colour::of(usize::from(colour)))),
            _ => {}
        }
    }
    for seat in game.all_seats() {
        let training = &game.player(seat).settlers;
        for (who, &count) in training.iter().enumerate() {
            counts[game.data.school.field(Profession::of(who)).colour.index()] += u16::from(count);
        }
    }
    let all = u16::from(game.data.players(game.seats).bag);
    // AE-17.1 removes those left.
    let right = |count: &u16| if game.is_over() { *count <= all } else { *count == all };
    hold(counts.iter().all(right), || format!("IN-01: {counts:?} settlers and not {all} of each colour"))
}

/// IN-02: books, gold, favour tokens.
fn supplies(game: &Exodus) -> Verdict {
    let sum = |own: fn(&Player) -> u8| game.players.iter().map(|player| u16::from(own(player))).sum::<u16>();
    let counts = &game.data.counts;
    let owned = [sum(|player| player.books[0]), sum(|player| player.books[1]), sum(|player| player.books[2])];
    let books: [u16; 3] = std::array::from_fn(|book| owned[book] + u16::from(game.books[book]));
    hold(books == [u16::from(counts.books); 3], || format!("IN-02: {books:?} books"))?;
    let gold = sum(|player| player.gold) + u16::from(game.gold);
    hold(gold == u16::from(counts.gold), || format!("IN-02: {gold} gold"))?;
    let favours = sum(|player| player.favours) + u16::from(game.favours);
    hold(favours == u16::from(counts.favours), || format!("IN-02: {favours} favour tokens"))
}

/// A set that everything is put into once, and what it is called.
struct Once(u32, &'static str);

impl Once {
    /// The set with all of these in it.
    fn of(what: &'static str, parts: impl IntoIterator<Item = u32>) -> Result<Self, String> {
        let mut set = Self(0, what);
        parts.into_iter().try_for_each(|bits| set.put(bits))?;
        Ok(set)
    }

    fn put(&mut self, bits: u32) -> Verdict {
        let again = self.0 & bits;
        self.0 |= bits;
        hold(again == 0, || format!("{}: something is in two places: {again:b}", self.1))
    }

    fn is(&self, all: u32) -> Verdict {
        hold(self.0 == all, || format!("{}: {:b} and not {all:b}", self.1, self.0))
    }
}

/// All buildings of all players.
fn buildings(game: &Exodus) -> impl Iterator<Item = Building> + '_ {
    game.players.iter().flat_map(|player| player.plots.iter().filter_map(|plot| plot.building))
}

/// IN-03: ships, workshops, agoras, residences, monuments.
fn tiles(game: &Exodus) -> Verdict {
    let mut ships = game.ship_pile;
    ships.iter_mut().zip(game.open_ships).for_each(|(count, open)| *count += open);
    let mut workshops = Once::of("IN-03: workshops", [game.workshop_pile, game.open_workshops])?;
    let mut agoras = Once::of("IN-03: agoras", [game.agora_pile, game.open_agoras])?;
    let mut residences = Once::of("IN-03: residences", [game.residence_pile, game.open_residences])?;
    let mut monuments = Once::of("IN-03: monuments", game.monuments.map(u32::from))?;
    let city = game.components().city.tile_fields.iter().filter_map(|&field| game.tile(field));
    let drawn = match game.stack.top() {
        Step::KeepTile { kind, .. } => game.drawn().map(|number| Tile::of(kind, number)).collect(),
        _ => Vec::new(),
    };
    for tile in city.chain(drawn) {
        match tile {
            Tile::Ship(kind) => ships[kind.index()] += 1,
            Tile::Workshop(tile) => workshops.put(1 << tile.0)?,
            Tile::Agora(tile) => agoras.put(1 << tile.0)?,
        }
    }
    let on_the_way = game.stack.steps().iter().filter_map(|step| match step {
        Step::Place { building } => Some(*building),
        _ => None,
    });
    for building in buildings(game).chain(on_the_way) {
        match building {
            Building::Residence(tile) => residences.put(1 << tile.0)?,
            Building::Workshop(tile) => workshops.put(1 << tile.0)?,
            Building::Agora(tile) => agoras.put(1 << tile.0)?,
            Building::Monument(tile) => monuments.put(1 << tile.0)?,
        }
    }
    for player in &game.players {
        player.ships().for_each(|ship| ships[ship.kind.index()] += 1);
    }
    hold(ships == game.data.ships, || format!("IN-03: ships {ships:?}"))?;
    workshops.is(game.data.workshop_set)?;
    agoras.is(game.data.agora_set)?;
    residences.is(game.data.residence_set)?;
    hold(monuments.0 & !u32::from(game.data.monument_set) == 0, || "IN-03: unknown monuments".into())
}

/// IN-04, IN-11: knowledge, influence and pillar cards.
fn cards(game: &Exodus) -> Verdict {
    for name in bits(game.data.knowledge_set).map(Knowledge) {
        let displayed = game.knowledge_fields.iter().filter(|&&field| field == name.0).count() as u8;
        let owned = game.players.iter().filter(|player| player.knowledge >> name.0 & 1 == 1).count() as u8;
        let drawn = match game.stack.top() {
            Step::KeepKnowledge => game.drawn().filter(|&drawn| drawn == name.0).count() as u8,
            _ => 0,
        };
        let all = displayed + owned + drawn + game.discarded(name) + game.unseen_knowledge(name);
        hold(all == game.data.copies(name, game.seats), || format!("IN-04: {all} cards {name}"))?;
    }
    let left: u8 = game.knowledge_deck.iter().sum();
    hold(left == game.knowledge_left, || "IN-04: the knowledge deck is miscounted".into())?;
    hold(game.hidden.deck.count_ones() == u32::from(game.influence_left), || {
        "IN-04: the influence deck is miscounted".into()
    })?;
    let open = [game.hidden.deck, game.hidden.drawn, game.open_influence];
    let mut influence = Once::of("IN-04: influence", open)?;
    for (player, hand) in game.players.iter().zip(game.hidden.hands) {
        [hand, player.known, player.played].into_iter().try_for_each(|cards| influence.put(cards))?;
        hold(hand.count_ones() == u32::from(player.unknown), || "IN-04: a hand is miscounted".into())?;
    }
    influence.is(game.data.influence_set)?;
    let mut pillars = Once::of("IN-04: pillars", [game.pillar_decks])?;
    for stack in game.stacks.iter().flatten() {
        for card in stack.as_slice() {
            pillars.put(1 << card.0)?;
        }
    }
    for pillar in game.players.iter().flat_map(Player::pillars) {
        for card in Stage::ALL.into_iter().filter_map(|stage| pillar.card(stage)) {
            pillars.put(1 << card.0)?;
        }
    }
    pillars.is(game.data.pillar_sets.iter().fold(0, |all, set| all | set))
}

/// IN-05: open residences, except between taking one and refilling.
fn residences(game: &Exodus) -> Verdict {
    if game.year == 0 || game.stack.steps().contains(&Step::Refill) {
        return Ok(());
    }
    let open = game.open_residences.count_ones() as u8;
    let all = game.residence_pile() + open;
    hold(open == game.data.counts.open_residences.min(all), || format!("IN-05: {open} residences are open"))
}

/// IN-06 to IN-10, IN-14, IN-15, IN-19, IN-20: what belongs to one player.
fn player(game: &Exodus, seat: Seat) -> Verdict {
    let (data, player) = (game.components(), game.player(seat));
    let limit = game.favour_limit(seat);
    hold(player.favours <= limit, || format!("IN-06: {seat} has {} favour tokens of {limit}", player.favours))?;
    plots(game, seat)?;
    ships(game, seat)?;
    pillars(game, player)?;
    let present =
        player.settlers.iter().enumerate().filter(|&(_, &count)| count > 0).fold(0, |set, (n, _)| set | 1 << n);
    hold(present == player.present, || "IN-27: the training area is miscounted".into())?;
    hold(present & !data.school.all == 0, || "IN-28: a profession that does not exist".into())?;
    hold(player.priest <= data.track.end, || format!("IN-14: the priest of {seat} is on {}", player.priest))?;
    let waits = player.resolved != player.priest && !(game.tracking && seat == game.active);
    hold(player.resolved <= player.priest && !waits, || "IN-14: a bonus of the track is forgotten".into())?;
    hold(player.vp >= 0 || game.is_over(), || format!("IN-19: {seat} has {} points", player.vp))
}

/// IN-06, IN-07, IN-09, IN-20: the settlement.
fn plots(game: &Exodus, seat: Seat) -> Verdict {
    let (data, player) = (game.components(), game.player(seat));
    let (mut covered, mut workshops, mut active, mut residences) = (0u16, 0u16, 0u16, 0u16);
    let mut incomplete = None;
    let settling = game.stack.steps().iter().any(|step| matches!(step, Step::Settle { .. })) && seat == game.active;
    for (cell, plot) in player.plots.iter().enumerate() {
        let Some(building) = plot.building else { continue };
        let bit = 1u16 << cell;
        covered |= bit;
        let agora = matches!(building, Building::Agora(_));
        let right = if agora { data.grid.agora } else { data.grid.other } & bit != 0;
        hold(right, || format!("IN-09: {building:?} lies on {}", Cell(cell as u8)))?;
        match building {
            Building::Residence(tile) => {
                residences |= bit;
                let (people, places) = (plot.people(), data.residence(tile).places);
                hold(people > 0 || settling, || format!("IN-07: {tile} is empty"))?;
                hold(people <= places, || format!("IN-07: {tile} holds {people} settlers"))?;
                if people < places {
                    hold(incomplete.is_none(), || "IN-07: two incomplete residences".into())?;
                    incomplete = Some((Cell(cell as u8), places - people));
                }
            }
            Building::Workshop(tile) => {
                workshops |= bit;
                let all = data.workshop(tile).all_slots();
                hold(plot.filled_slots() & !all == 0, || format!("IN-20: {tile} has a slot too many"))?;
                active |= if plot.filled_slots() == all { bit } else { 0 };
            }
            Building::Agora(_) | Building::Monument(_) => {}
        }
    }
    hold(player.incomplete() == incomplete, || "IN-07: the incomplete residence is another one".into())?;
    hold((covered, residences) == (player.covered, player.residences), || "IN-06: covered cells".into())?;
    hold((workshops, active) == (player.workshops, player.active), || "IN-20: active workshops".into())
}

/// IN-08: ships.
fn ships(game: &Exodus, seat: Seat) -> Verdict {
    let player = game.player(seat);
    let most = game.data.grid.ships.len();
    let count = usize::from(player.ship_count);
    hold(count <= most && player.crew_count <= player.ship_count, || format!("IN-08: ships of {seat}"))?;
    let from_left = player.ships.iter().enumerate().all(|(space, &ship)| (ship == NONE) == (space >= count));
    let crew = (0..player.crew_count).all(|space| player.crew.get(space).is_some());
    let total = player.crew.counts().iter().sum::<u8>();
    hold(from_left && crew && total == player.crew_count, || format!("IN-08: ship spaces of {seat}"))
}

/// IN-10: pillars.
fn pillars(game: &Exodus, player: &Player) -> Verdict {
    hold(player.pillar_count <= game.data.counts.pillars, || "IN-10: too many pillars".into())?;
    for pillar in player.pillars() {
        for stage in Stage::ALL {
            let fits = pillar.card(stage).is_none_or(|card| game.data.pillar(card).stage == stage);
            hold(fits, || format!("IN-10: another card lies as {stage}"))?;
            hold(pillar.card(stage).is_some() || !pillar.is_manned(stage), || {
                format!("IN-10: a settler without {stage}")
            })?;
        }
        let shaft = pillar.card(Stage::Shaft).is_none() || pillar.is_complete(Stage::Base);
        let capital = pillar.card(Stage::Capital).is_none() || pillar.is_complete(Stage::Shaft);
        hold(shaft && capital, || "IN-10: a card without the one below".into())?;
    }
    Ok(())
}

/// IN-12: kings.
fn kings(game: &Exodus) -> Verdict {
    for seat in game.all_seats() {
        let Some(field) = game.player(seat).king() else { continue };
        let ring = field.ring().index() as u8 + 1;
        let right =
            if game.is_placing_kings() { ring == game.round || ring + 1 == game.round } else { ring == game.round };
        hold(right && game.data.city.has(field), || format!("IN-12: the king of {seat} is on {field}"))?;
        let mut others = game.kings(field).filter(|&other| other != seat);
        let shared = others.any(|other| !game.may_share(other) && !game.may_share(seat));
        hold(!shared, || format!("IN-12: two kings on {field}"))?;
        hold(game.neutrals().all(|neutral| neutral != field), || format!("IN-12: a neutral king on {field}"))?;
    }
    let neutrals = game.neutrals.iter().filter(|&&field| field != NONE).count() as u8;
    let wanted = game.data.players(game.seats).neutral_kings;
    hold(neutrals == wanted, || format!("IN-12: {neutrals} neutral kings and not {wanted}"))?;
    let there = game.neutrals().all(|field: Field| game.data.city.has(field));
    hold(there, || "IN-12: a neutral king beside the city".into())
}

/// IN-15, IN-18: order spaces, and what a turn has used.
fn orders(game: &Exodus) -> Verdict {
    let mut taken = 0u8;
    for seat in game.all_seats() {
        let Some(space) = game.player(seat).space() else { continue };
        hold(taken >> space.0 & 1 == 0, || format!("IN-18: {space} is taken twice"))?;
        taken |= 1 << space.0;
        let open = game.data.open_orders[usize::from(game.seats)] >> space.0 & 1 == 1;
        hold(open || game.seats == 1, || format!("IN-18: {space} is not open"))?;
    }
    hold(game.used >> game.data.counts.pillars == 0, || "IN-15: a pillar that does not exist was used".into())
}

/// IN-22, IN-23: when a year begins, the city is filled and the knowledge cards lie without gaps.
fn prepared(game: &Exodus) -> Verdict {
    let begins = matches!(game.stack.steps(), [Step::Order { place: 0 }]);
    if !begins {
        return Ok(());
    }
    let city = &game.components().city;
    for &field in &city.tile_fields {
        let empty = city.field(field).tile.is_none_or(|kind| game.pile(kind) == 0);
        hold(game.tile(field).is_some() || empty, || format!("IN-22: no tile on {field}"))?;
    }
    let standing = (0..city.places.len() as u8).all(|place| game.standing.get(place).is_some());
    let guards = (0..city.guards.len() as u8).all(|place| game.guards.get(place).is_some());
    hold(standing && guards || game.bag == [0; 3], || "IN-22: a settler is missing in the city".into())?;
    let fields: Vec<bool> = game.knowledge_fields().map(|name| name.is_some()).collect();
    let full = fields.iter().all(|&there| there) || game.knowledge_left == 0;
    hold(full && fields.is_sorted(), || "IN-23: the knowledge display has a gap".into())
}

/// IN-16, RU-05: whoever is asked has something to choose; what waits is empty when nothing waits.
fn decisions(game: &Exodus) -> Verdict {
    if let Step::King { .. } = game.stack.top() {
        hold(rooms::king_fields(game) != 0, || "RU-05: no field is free".into())?;
    }
    let drawing = matches!(game.stack.top(), Step::KeepTile { .. } | Step::KeepKnowledge | Step::KeepSettler { .. });
    let secret = matches!(game.stack.top(), Step::KeepInfluence { .. });
    let forgotten = !drawing && game.drawn != [NONE; 2] || secret != (game.hidden.drawn != 0);
    hold(!forgotten, || "IN-16: something drawn is forgotten".into())?;
    let tracking = game.stack.steps().contains(&Step::Track);
    hold(tracking == game.tracking, || "IN-14: the queue of the track is miscounted".into())
}
