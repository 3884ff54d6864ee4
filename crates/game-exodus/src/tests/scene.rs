//! Positions built by plain calls, in the words of AE-22. Players are the letters of their colours in the order of their
//! seats: `scene("rb")` is red and blue. What is said of a player is said of the first one unless it begins with a
//! letter: `school("2SC 1PH")`, `school("b: 1MB")`. Cells are n0 to a3, tiles and cards have their ids, ships their types,
//! settlers are p, w and b. What is not said lies where it does not matter: settlers in the bag, tiles in their piles, cards
//! in their decks, nothing in the city. Three residences are open: RS02 (3 places), RS06 (3) and RS12 (5).
//!
//! After `turn()`, `king()` and the like `gains()` tells what has changed since.

mod playing;

use std::sync::OnceLock;

use engine::{Game as _, GameOptions as _, Seat};

use super::sets::frozen;

use crate::actions::Tile;
use crate::asks::Building;
use crate::components::{Called, Components};
use crate::events::Event;
use crate::kinds::{
    Agora, Cell, Colour, Field, Influence, Knowledge, Monument, PillarCard, Profession, Residence, Ring, ShipType,
    Workshop,
};
use crate::player::{NONE, Pillar, Plot};
use crate::setup::Options;
use crate::stack::{Stack, Step};
use crate::state::Exodus;

/// A position under test.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Exodus,
    pub(crate) events: Vec<Event>,
    colours: &'static str,
    before: Exodus,
}

/// Year 2, round 1: nobody has anything but the goods of the start, and the city is empty.
pub(crate) fn scene(colours: &'static str) -> Scene {
    let mut game = Exodus::setup(data(), &Options::for_seats(colours.len() as u8)).unwrap();
    (game.year, game.round) = (2, 1);
    let seats = [0, 1, 2, 3].map(Seat);
    (game.sorting, game.order) = (seats, seats);
    game.neutrals = [NONE; 2];
    game.stack = Stack::new(Step::BeginTurn { place: 0 });
    let scene = Scene { before: game, game, events: Vec::new(), colours };
    scene.residences("RS02 RS06 RS12").monuments("MO01 MO02 MO03, MO04 MO05 MO06")
}

/// A game from its very beginning, before any luck.
pub(crate) fn fresh(colours: &'static str) -> Scene {
    fresh_with(colours, |_| {})
}

/// The same with other options.
pub(crate) fn fresh_with(colours: &'static str, change: impl Fn(&mut Options)) -> Scene {
    let mut options = Options::for_seats(colours.len() as u8);
    change(&mut options);
    let game = Exodus::setup(data(), &options).unwrap();
    Scene { before: game, game, events: Vec::new(), colours }
}

fn id_of(names: &[Called], id: &str) -> Option<u8> {
    names.iter().position(|called| called.id == id).map(|place| place as u8)
}

/// The frozen copy of the data.
pub(crate) fn data() -> &'static Components {
    static DATA: OnceLock<&'static Components> = OnceLock::new();
    DATA.get_or_init(frozen)
}

pub(crate) fn cell(id: &str) -> Cell {
    Cell(id_of(&data().names.cells, id).unwrap_or_else(|| panic!("{id} is no cell")))
}

pub(crate) fn workshop(id: &str) -> Workshop {
    Workshop(id_of(&data().names.workshops, id).unwrap_or_else(|| panic!("{id} is no workshop")))
}

pub(crate) fn pillar_card(id: &str) -> PillarCard {
    PillarCard(id_of(&data().names.pillars, id).unwrap_or_else(|| panic!("{id} is no pillar card")))
}

pub(crate) fn knowledge(id: &str) -> Knowledge {
    Knowledge(id_of(&data().names.knowledge, id).unwrap_or_else(|| panic!("{id} is no knowledge card")))
}

pub(crate) fn influence(id: &str) -> Influence {
    Influence(id_of(&data().names.influence, id).unwrap_or_else(|| panic!("{id} is no influence card")))
}

pub(crate) fn residence(id: &str) -> Residence {
    Residence(id_of(&data().names.residences, id).unwrap_or_else(|| panic!("{id} is no residence")))
}

pub(crate) fn monument(id: &str) -> Monument {
    Monument(id_of(&data().names.monuments, id).unwrap_or_else(|| panic!("{id} is no monument")))
}

/// A ship type, a workshop or an agora.
pub(crate) fn tile(id: &str) -> Tile {
    let names = &data().names;
    let ship = id_of(&names.ships, id).map(|n| Tile::Ship(ShipType(n)));
    let workshop = || id_of(&names.workshops, id).map(|n| Tile::Workshop(Workshop(n)));
    let agora = || id_of(&names.agoras, id).map(|n| Tile::Agora(Agora(n)));
    ship.or_else(workshop).or_else(agora).unwrap_or_else(|| panic!("{id} is no tile"))
}

/// `T0`, `M3`, `B7`.
pub(crate) fn field(id: &str) -> Field {
    let ring = Ring::ALL.into_iter().find(|ring| id.starts_with(ring.letter())).unwrap();
    Field::new(ring, id[1..].parse().unwrap())
}

pub(crate) fn colour(letter: char) -> Colour {
    Colour::ALL["pwb".find(letter).unwrap_or_else(|| panic!("{letter} is no colour"))]
}

/// `2p1w`: a number of each colour.
fn counts(text: &str) -> [u8; 3] {
    let mut counts = [0; 3];
    let mut number = 0;
    for letter in text.chars() {
        match letter.to_digit(10) {
            Some(digit) => number = digit as u8,
            None => counts[colour(letter).index()] = number,
        }
    }
    counts
}

fn written_counts(counts: [u8; 3]) -> String {
    let there = (0..3).filter(|&colour| counts[colour] > 0);
    there.map(|colour| format!("{}{}", counts[colour], ["p", "w", "b"][colour])).collect()
}

impl Scene {
    // Building.

    pub(crate) fn seat(&self, letter: &str) -> Seat {
        Seat(self.colours.find(letter).unwrap_or_else(|| panic!("nobody is {letter}")) as u8)
    }

    fn letter(&self, seat: Seat) -> &'static str {
        &self.colours[seat.index()..=seat.index()]
    }

    /// `b: 1MB` is said of b, `1MB` of the first seat.
    fn whose<'a>(&self, text: &'a str) -> (usize, &'a str) {
        match text.split_once(": ") {
            Some((letter, rest)) => (self.seat(letter).index(), rest),
            None => (0, text),
        }
    }

    fn out_of_bag(&mut self, colour: Colour) {
        self.game.bag[colour.index()] -= 1;
    }

    /// `2SC 1PH`: settlers in the training area.
    pub(crate) fn school(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        for word in text.split_whitespace() {
            let (number, name) = word.split_at(word.find(|letter: char| !letter.is_ascii_digit()).unwrap());
            let profession = Profession::named(name).unwrap();
            for _ in 0..number.parse().unwrap() {
                self.out_of_bag(data().school.field(profession).colour);
                self.game.players[seat].settlers[profession.index()] += 1;
                self.game.players[seat].present |= profession.bit();
            }
        }
        self
    }

    /// `n0 RS01 2p1w, n1 AG04, p3 WS05 p-, a2 MO07`: tiles on cells, with the settlers of a residence by number and those of
    /// a workshop slot by slot.
    pub(crate) fn board(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        for one in text.split(", ") {
            let words: Vec<&str> = one.split_whitespace().collect();
            let (at, people) = (cell(words[0]), words.get(2).copied().unwrap_or(""));
            let bit = 1 << at.0;
            let mut plot = match &words[1][..2] {
                "RS" => {
                    let residence = residence(words[1]);
                    self.game.residence_pile &= !(1 << residence.0);
                    self.game.open_residences &= !(1 << residence.0);
                    Plot::new(Building::Residence(residence))
                }
                "MO" => {
                    let monument = monument(words[1]);
                    self.game.monuments.iter_mut().for_each(|left| *left &= !(1 << monument.0));
                    Plot::new(Building::Monument(monument))
                }
                _ => match tile(words[1]) {
                    Tile::Workshop(workshop) => {
                        self.game.workshop_pile &= !(1 << workshop.0);
                        Plot::new(Building::Workshop(workshop))
                    }
                    Tile::Agora(agora) => {
                        self.game.agora_pile &= !(1 << agora.0);
                        Plot::new(Building::Agora(agora))
                    }
                    Tile::Ship(_) => panic!("a ship on land: {one}"),
                },
            };
            match plot.building {
                Some(Building::Residence(residence)) => {
                    for (index, &number) in counts(people).iter().enumerate() {
                        (0..number).for_each(|_| plot.add_resident(Colour::of(index)));
                        self.game.bag[index] -= number;
                    }
                    let player = &mut self.game.players[seat];
                    player.residences |= bit;
                    let room = data().residence(residence).places - plot.people();
                    if room > 0 {
                        (player.incomplete, player.room) = (at.0, room);
                    }
                }
                Some(Building::Workshop(workshop)) => {
                    for (slot, letter) in people.chars().enumerate().filter(|(_, letter)| *letter != '-') {
                        plot.fill_slot(slot as u8, colour(letter));
                        self.out_of_bag(colour(letter));
                    }
                    let active = plot.filled_slots() == data().workshop(workshop).all_slots();
                    let player = &mut self.game.players[seat];
                    player.workshops |= bit;
                    player.active |= if active { bit } else { 0 };
                }
                _ => {}
            }
            let player = &mut self.game.players[seat];
            player.plots[at.index()] = plot;
            player.covered |= bit;
        }
        self
    }

    /// `turtle dolphin:p`: ships from the left, with the settlers aboard.
    pub(crate) fn ships(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        for word in text.split_whitespace() {
            let (name, settler) = word.split_once(':').unwrap_or((word, ""));
            let kind = tile(name).number();
            self.game.ship_pile[usize::from(kind)] -= 1;
            for letter in settler.chars() {
                self.out_of_bag(colour(letter));
            }
            let player = &mut self.game.players[seat];
            player.ships[usize::from(player.ship_count)] = kind;
            player.crew.set(player.ship_count, settler.chars().next().map(colour));
            player.ship_count += 1;
            player.crew_count += u8::from(!settler.is_empty());
        }
        self
    }

    /// `BA5a, BA1a SF1a* CP1a`: the pillars; a star for a settler.
    pub(crate) fn pillars(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        for one in text.split(", ") {
            let mut pillar = Pillar::EMPTY;
            for word in one.split_whitespace() {
                let card = pillar_card(word.trim_end_matches('*'));
                let stage = data().pillar(card).stage;
                self.game.pillar_decks &= !(1 << card.0);
                pillar.add(stage, card);
                if word.ends_with('*') {
                    pillar.man(stage);
                    self.out_of_bag(Colour::White);
                }
            }
            let player = &mut self.game.players[seat];
            player.pillars[usize::from(player.pillar_count)] = pillar;
            player.pillar_count += 1;
        }
        self
    }

    /// `3S 0G 1FT`: what a player has of these goods; the rest is in the supply.
    pub(crate) fn goods(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        for (number, name) in numbers(text) {
            let (game, player) = (&mut self.game.clone(), &mut self.game.players[seat]);
            let (own, supply) = match name {
                "G" => (&mut player.gold, &mut game.gold),
                "FT" => (&mut player.favours, &mut game.favours),
                book => {
                    let kind = "SCK".find(book).unwrap();
                    (&mut player.books[kind], &mut game.books[kind])
                }
            };
            *supply = *supply + *own - number;
            *own = number;
            (self.game.gold, self.game.favours, self.game.books) = (game.gold, game.favours, game.books);
        }
        self
    }

    /// `0S 1G`: what is left in the supply, wherever the rest is; said last.
    pub(crate) fn supply(mut self, text: &str) -> Self {
        for (number, name) in numbers(text) {
            match name {
                "G" => self.game.gold = number,
                "FT" => self.game.favours = number,
                book => self.game.books["SCK".find(book).unwrap()] = number,
            }
        }
        self
    }

    /// `2p1w`: what is left in the bag, wherever the rest is; said last.
    pub(crate) fn bag(mut self, text: &str) -> Self {
        self.game.bag = counts(text);
        self
    }

    /// The points of a player.
    pub(crate) fn points(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        self.game.players[seat].vp = text.parse().unwrap();
        self
    }

    /// Where the high priest stands; all bonuses up to there are resolved.
    pub(crate) fn priest(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        let space = text.parse().unwrap();
        (self.game.players[seat].priest, self.game.players[seat].resolved) = (space, space);
        self
    }

    /// Influence cards in secret.
    pub(crate) fn holds(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        for card in text.split_whitespace().map(influence) {
            self.out_of_influence(card);
            self.game.hidden.hands[seat] |= 1 << card.0;
            self.game.players[seat].unknown += 1;
        }
        self
    }

    fn out_of_influence(&mut self, card: Influence) {
        self.game.hidden.deck &= !(1 << card.0);
        self.game.influence_left = self.game.hidden.deck.count_ones() as u8;
    }

    /// Influence cards that were open when they were taken.
    pub(crate) fn took(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        for card in text.split_whitespace().map(influence) {
            self.out_of_influence(card);
            self.game.players[seat].known |= 1 << card.0;
        }
        self
    }

    /// Influence cards played.
    pub(crate) fn played(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        for card in text.split_whitespace().map(influence) {
            self.out_of_influence(card);
            self.game.players[seat].played |= 1 << card.0;
        }
        self
    }

    /// Knowledge cards of a player.
    pub(crate) fn knows(mut self, text: &str) -> Self {
        let (seat, text) = self.whose(text);
        for name in text.split_whitespace() {
            self.game.players[seat].knowledge |= 1 << self.out_of_deck(name);
        }
        self
    }

    fn out_of_deck(&mut self, name: &str) -> u8 {
        let name = knowledge(name);
        self.game.knowledge_deck[name.index()] -= 1;
        self.game.knowledge_left -= 1;
        name.0
    }

    /// `KN07 - KN01`: the knowledge fields from the left.
    pub(crate) fn display(mut self, text: &str) -> Self {
        for (place, name) in text.split_whitespace().enumerate().filter(|(_, name)| *name != "-") {
            self.game.knowledge_fields[place] = self.out_of_deck(name);
        }
        self
    }

    /// The knowledge discard pile.
    pub(crate) fn discards(mut self, text: &str) -> Self {
        for name in text.split_whitespace() {
            let name = self.out_of_deck(name);
            self.game.knowledge_discard[usize::from(name)] += 1;
        }
        self
    }

    /// No knowledge cards but these are in the deck, wherever the others are; said last.
    pub(crate) fn knowledge_deck(mut self, text: &str) -> Self {
        self.game.knowledge_deck = [0; 32];
        text.split_whitespace().map(knowledge).for_each(|name| self.game.knowledge_deck[name.index()] += 1);
        self.game.knowledge_left = self.game.knowledge_deck.iter().sum();
        self
    }

    fn out_of_pile(&mut self, tile: Tile) {
        match tile {
            Tile::Ship(kind) => self.game.ship_pile[kind.index()] -= 1,
            Tile::Workshop(workshop) => self.game.workshop_pile &= !(1 << workshop.0),
            Tile::Agora(agora) => self.game.agora_pile &= !(1 << agora.0),
        }
    }

    /// `WS03 turtle AG01 IF05`: tiles and influence cards in the open displays.
    pub(crate) fn open(mut self, text: &str) -> Self {
        for word in text.split_whitespace() {
            if word.starts_with("IF") {
                self.out_of_influence(influence(word));
                self.game.open_influence |= 1 << influence(word).0;
                continue;
            }
            self.out_of_pile(tile(word));
            match tile(word) {
                Tile::Ship(kind) => self.game.open_ships[kind.index()] += 1,
                Tile::Workshop(workshop) => self.game.open_workshops |= 1 << workshop.0,
                Tile::Agora(agora) => self.game.open_agoras |= 1 << agora.0,
            }
        }
        self
    }

    /// Only these residences are open.
    pub(crate) fn residences(mut self, text: &str) -> Self {
        self.game.residence_pile |= std::mem::take(&mut self.game.open_residences);
        for tile in text.split_whitespace().map(residence) {
            self.game.residence_pile &= !(1 << tile.0);
            self.game.open_residences |= 1 << tile.0;
        }
        self
    }

    /// `MO01 MO02, MO05`: the monuments left on each space.
    pub(crate) fn monuments(mut self, text: &str) -> Self {
        for (space, tiles) in text.split(',').enumerate() {
            self.game.monuments[space] = tiles.split_whitespace().map(monument).fold(0, |set, tile| set | 1 << tile.0);
        }
        self
    }

    /// `ships workshops agoras residences influence`: these piles are empty, wherever their things are; said last.
    pub(crate) fn no_pile(mut self, text: &str) -> Self {
        for name in text.split_whitespace() {
            match name {
                "ships" => self.game.ship_pile = Default::default(),
                "workshops" => self.game.workshop_pile = 0,
                "agoras" => self.game.agora_pile = 0,
                "residences" => self.game.residence_pile = 0,
                "influence" => (self.game.hidden.deck, self.game.table.influence_left) = (0, 0),
                _ => panic!("{name} is no pile"),
            }
        }
        self
    }

    /// `L BA1a SF1a CP1a, R BA2a BA3a`: pillar cards on the displays, one upon the other.
    pub(crate) fn pillar_cards(mut self, text: &str) -> Self {
        for one in text.split(", ") {
            let (display, cards) = one.split_once(' ').unwrap();
            for card in cards.split_whitespace().map(pillar_card) {
                self.game.pillar_decks &= !(1 << card.0);
                self.game.stacks[usize::from(display == "R")][data().pillar(card).stage.index()].push(card);
            }
        }
        self
    }

    /// `M0 turtle, M4 AG10:b`: tiles on city fields.
    pub(crate) fn tiles(mut self, text: &str) -> Self {
        for one in text.split(", ") {
            let (at, name) = one.split_once(' ').unwrap();
            let (name, settler) = name.split_once(':').unwrap_or((name, ""));
            let slot = data().city.field(field(at)).tile_slot;
            self.out_of_pile(tile(name));
            self.game.tiles[usize::from(slot)] = tile(name).number();
            for letter in settler.chars() {
                self.out_of_bag(colour(letter));
                self.game.on_agoras.set(slot, Some(colour(letter)));
            }
        }
        self
    }

    /// `T0 pw, T1 b, GB1 w`: settlers on city fields and guards.
    pub(crate) fn standing(mut self, text: &str) -> Self {
        for one in text.split(", ") {
            let (at, letters) = one.split_once(' ').unwrap();
            for (place, letter) in letters.chars().enumerate() {
                self.out_of_bag(colour(letter));
                if let Some(guard) = at.strip_prefix('G') {
                    let beside = field(&format!("{}{}", &guard[..1], guard[1..].parse::<u8>().unwrap() * 2));
                    let place = data().city.field(beside).guard.unwrap();
                    self.game.guards.set(place, Some(colour(letter)));
                } else {
                    let first = data().city.field(field(at)).first_place;
                    self.game.standing.set(first + place as u8, Some(colour(letter)));
                }
            }
        }
        self
    }

    /// `r T1, b M3`: where kings stand.
    pub(crate) fn kings(mut self, text: &str) -> Self {
        for one in text.split(", ") {
            let (letter, at) = one.split_once(' ').unwrap();
            let seat = self.seat(letter).index();
            self.game.players[seat].king = field(at).0;
        }
        self
    }

    /// `M6 B4`: the neutral kings.
    pub(crate) fn neutral_kings(mut self, text: &str) -> Self {
        let fields: Vec<u8> = text.split_whitespace().map(|at| field(at).0).collect();
        self.game.neutrals = [fields[0], fields[1]];
        self
    }

    /// Quarter turns of the middle and of the top disc.
    pub(crate) fn discs(mut self, middle: u8, top: u8) -> Self {
        (self.game.middle_turn, self.game.top_turn) = (middle, top);
        self
    }

    pub(crate) fn year(mut self, year: u8) -> Self {
        self.game.year = year;
        self
    }

    /// `y1 r3 g4 b5`: order spaces, in turn order.
    pub(crate) fn spaces(mut self, text: &str) -> Self {
        for (place, word) in text.split_whitespace().enumerate() {
            let seat = self.seat(&word[..1]);
            self.game.order[place] = seat;
            self.game.players[seat.index()].space = word[1..].parse::<u8>().unwrap() - 1;
        }
        self
    }
}

/// `3S 0G 1FT`.
fn numbers(text: &str) -> impl Iterator<Item = (u8, &str)> {
    text.split_whitespace().map(|word| {
        let (number, name) = word.split_at(word.find(|letter: char| !letter.is_ascii_digit()).unwrap());
        (number.parse().unwrap(), name)
    })
}
