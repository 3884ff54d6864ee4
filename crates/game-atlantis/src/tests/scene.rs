//! Positions written in the notation of chapter 14: `S2@Kb O4/C2 ~ = F1`. The stretch is the whole
//! path; collected tiles once lay on outer water after it, which has no meaning (AT-R10).

use std::collections::{BTreeMap, VecDeque};

use engine::{Awaiting, Components as _, DataFiles, Game, Seat, Start};

use crate::actions::{Action, Chance, Event, Position};
use crate::components::{Components, Object, Tile};
use crate::data::FILE;
use crate::lists::{CardList, Cards};
use crate::piles::Pile;
use crate::refusals::Illegal;
use crate::setup::Options;
use crate::state::{Atlantis, Phase};
use crate::view::View;

/// Black.
pub(crate) const K: Seat = Seat(0);
/// Red.
pub(crate) const R: Seat = Seat(1);
/// Blue.
pub(crate) const B: Seat = Seat(2);

/// A position under test, with luck scripted.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Atlantis,
    pub(crate) events: Vec<Event>,
    length: Position,
    lower: BTreeMap<Position, Tile>,
    draws: VecDeque<Object>,
}

/// What a token of the notation says.
#[derive(Default)]
struct Place {
    tiles: Vec<Tile>,
    bridge: bool,
    figure: Option<(Seat, u8)>,
}

fn place(token: &str) -> Place {
    let (tiles, figure) = token.split_once('@').map_or((token, None), |(tiles, figure)| (tiles, Some(figure)));
    Place {
        tiles: tiles.split('/').filter(|tile| !matches!(*tile, "~" | "=")).map(tile).collect(),
        bridge: tiles == "=",
        figure: figure.map(|figure| {
            let seat = "KRB".find(&figure[..1]).unwrap();
            (Seat(seat as u8), "abc".find(&figure[1..]).unwrap() as u8)
        }),
    }
}

/// `R7`: a ring of value 7.
pub(crate) fn tile(text: &str) -> Tile {
    let (letter, value) = text.split_at(1);
    Tile { object: object(letter), value: value.parse().unwrap() }
}

/// `R` or `ring`.
pub(crate) fn object(text: &str) -> Object {
    let found = Object::ALL.into_iter().find(|object| object.name() == text || object.letter().to_string() == text);
    found.unwrap_or_else(|| panic!("{text} is no object"))
}

/// `flag, flag, ring`, or nothing.
pub(crate) fn cards(text: &str) -> Cards {
    let mut cards = Cards::default();
    text.split([',', ' ']).filter(|word| !word.is_empty()).for_each(|word| cards[object(word)] += 1);
    cards
}

/// A data file whose path is this stretch.
fn components(places: &[Place], collected: &[Tile]) -> &'static Components {
    let standard = &Components::standard().files()[FILE];
    let mut lists: [Vec<u8>; 7] = Default::default();
    let mut layout = String::new();
    let heights = places.iter().map(|place| place.tiles.len()).chain(collected.iter().map(|_| 1)).chain([0]);
    for height in heights {
        let half = if height > 0 { ", half = \"a\"" } else { "" };
        layout += &format!("{{ positions = 1, tiles = {height}{half} }}, ");
    }
    let tiles: Vec<Tile> = places.iter().flat_map(|place| &place.tiles).chain(collected).copied().collect();
    tiles.iter().for_each(|tile| lists[tile.object.index()].push(tile.value));
    let head = standard.split("[path]").next().unwrap();
    let head = head.replace("value = 84", &format!("value = {}", tiles.len()));
    let head = head.replace("[42, 42]", &format!("[{}, 0]", tiles.len()));
    let mut text = format!("{head}[path]\nlayout = {{ origin = \"rulebook\", value = [{layout}] }}\n[tiles.a]\n");
    for (object, list) in Object::ALL.iter().zip(&lists) {
        text += &format!("{object} = {{ value = {list:?}, origin = \"reconstruction\" }}\n");
    }
    text += "[tiles.b]\n";
    for object in Object::ALL {
        text += &format!("{object} = {{ value = [], origin = \"reconstruction\" }}\n");
    }
    Components::load(&DataFiles::from([(FILE.to_owned(), text)])).unwrap()
}

/// The path in its notation, with nothing in any hand; K begins a turn.
pub(crate) fn scene(path: &str) -> Scene {
    scene_with(path, &[])
}

/// The same with collected tiles: `(K, "R5 F3")`.
pub(crate) fn scene_with(path: &str, collected: &[(Seat, &str)]) -> Scene {
    let places: Vec<Place> = path.split_whitespace().map(place).collect();
    let owned: Vec<(Seat, Tile)> = collected
        .iter()
        .flat_map(|&(seat, tiles)| tiles.split_whitespace().map(move |text| (seat, tile(text))))
        .collect();
    let tiles: Vec<Tile> = owned.iter().map(|&(_, tile)| tile).collect();
    let data = components(&places, &tiles);
    let mut game = Atlantis::setup(data, &Options { seats: 3, start: Start::Seat(K) }).unwrap();
    let tops = places.iter().filter_map(|place| place.tiles.first()).chain(&tiles).copied();
    game.apply_chance(&Chance::Layout { tiles: tops.collect() }, &mut ());
    game.draw_pile = Cards::each(15).into();
    let length = places.len() as Position;
    for ((seat, _), position) in owned.iter().zip(length + 1..) {
        let (id, _) = game.path.take(position);
        game.collect(*seat, id);
    }
    let mut lower = BTreeMap::new();
    let mut builders = [R, B, K].into_iter();
    for (position, place) in (1..).zip(&places) {
        if let Some(&tile) = place.tiles.get(1) {
            lower.insert(position, tile);
        }
        if let Some((seat, figure)) = place.figure {
            game.figures[seat.index()][usize::from(figure)] = position;
            game.occupied |= 1 << position;
        }
        if place.bridge {
            let first = (1..=position).rev().find(|&at| game.path.height(at - 1) > 0).unwrap();
            game.path.build(builders.next().unwrap(), first);
        }
    }
    let mut scene = Scene { game, events: Vec::new(), length, lower, draws: VecDeque::new() };
    scene.begin(K);
    scene
}

impl Scene {
    fn begin(&mut self, seat: Seat) {
        crate::phases::menu::begin_turn(&mut self.game, seat);
    }

    /// It is this seat's turn.
    pub(crate) fn turn(mut self, seat: Seat) -> Self {
        self.begin(seat);
        self
    }

    /// Takes cards out of the draw pile.
    fn take(&mut self, taken: Cards) {
        for object in Object::ALL {
            let left = self.game.draw_pile.count(object);
            assert!(taken[object] <= left, "only {left} of {object} are left in the draw pile, not {}", taken[object]);
        }
        self.game.draw_pile = self.game.draw_pile.without(taken.into());
    }

    /// Gives cards of the draw pile to a seat.
    pub(crate) fn hand(mut self, seat: Seat, text: &str) -> Self {
        let hand = Pile::from(cards(text));
        self.take(hand.into());
        self.game.hands[seat.index()] = self.game.hands[seat.index()].with(hand);
        let active = self.game.active;
        self.turn(active)
    }

    /// So many figures of a seat, from the last, are on the Mainland.
    pub(crate) fn home(mut self, seat: Seat, count: usize) -> Self {
        let mainland = self.game.path.mainland();
        for figure in self.game.figures[seat.index()].iter_mut().rev().filter(|at| **at == 0).take(count) {
            *figure = mainland;
        }
        self
    }

    /// The bridge of a seat lies somewhere without meaning.
    pub(crate) fn bridge_built(mut self, seat: Seat) -> Self {
        self.game.path.build_anywhere(seat);
        self
    }

    /// The draw pile has only these cards; the rest is out of the game. Comes after `hand` and `discard`, which take
    /// from the draw pile.
    pub(crate) fn draw_pile(mut self, text: &str) -> Self {
        let pile = cards(text);
        self.take(pile);
        let gone = Cards::from(self.game.draw_pile);
        Object::ALL.iter().for_each(|&object| self.game.removed_cards[object] += gone[object]);
        self.game.draw_pile = pile.into();
        self
    }

    /// These cards of the draw pile lie on the discard pile.
    pub(crate) fn discard(mut self, text: &str) -> Self {
        let cards = cards(text);
        self.take(cards);
        Object::ALL.iter().for_each(|&object| self.game.discard[object] += cards[object]);
        self
    }

    /// The next cards drawn are these.
    pub(crate) fn next_draws(mut self, text: &str) -> Self {
        self.draws = text.split_whitespace().map(object).collect();
        self
    }

    /// Does something, with luck after it.
    pub(crate) fn act(&mut self, action: Action) -> &mut Self {
        self.game.audit().unwrap();
        let seat = self.game.active;
        self.game.play(seat, &action, &mut self.events).unwrap_or_else(|why| panic!("{action}: {why}"));
        while self.game.awaiting() == Awaiting::Chance {
            let luck = self.luck();
            self.game.check_chance(&luck).unwrap();
            self.game.apply_chance(&luck, &mut self.events);
            self.game.audit().unwrap();
        }
        self
    }

    fn luck(&mut self) -> Chance {
        match self.game.phase {
            Phase::Uncover { position } => Chance::Uncover { position, tile: self.lower.remove(&position).unwrap() },
            Phase::Draw { count, .. } => {
                let mut pile = self.game.draw_pile;
                let mut drawn = CardList::new();
                for _ in 0..count {
                    if pile.is_empty() {
                        pile = self.game.discard.into();
                    }
                    let card = self.draws.pop_front().unwrap_or_else(|| pile.held().next().unwrap());
                    pile.remove(card);
                    drawn.push(card);
                }
                Chance::Draw { seat: self.game.active, cards: drawn }
            }
            phase => panic!("luck is not scripted for {phase:?}"),
        }
    }

    /// Moves the figure at `from` with these cards; payments are left to the caller.
    pub(crate) fn moves(&mut self, from: Position, objects: &str) -> &mut Self {
        self.act(Action::Move { from });
        self.moves_on(objects)
    }

    /// Plays further cards for the figure being moved.
    pub(crate) fn moves_on(&mut self, objects: &str) -> &mut Self {
        for name in objects.split_whitespace() {
            self.act(Action::Play { object: object(name) });
        }
        self
    }

    /// Pays items in order: numbers are tiles, names are cards.
    pub(crate) fn pays(&mut self, items: &str) -> &mut Self {
        for item in items.split_whitespace() {
            self.act(payment(item));
        }
        self
    }

    /// What may be chosen now, by label.
    pub(crate) fn options(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(self.game.active, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// Why the active seat may not do this.
    pub(crate) fn why_not(&self, action: Action) -> Illegal {
        let why = self.game.check(self.game.active, &action);
        why.expect_err(&format!("{action} is allowed"))
    }

    pub(crate) fn hand_of(&self, seat: Seat) -> Cards {
        self.game.hands[seat.index()].into()
    }

    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.game.hands[seat.index()].total()
    }

    /// What everybody sees.
    pub(crate) fn public(&self) -> View {
        self.game.view(engine::Viewer::Public)
    }

    /// The tiles a seat has collected, from the highest value.
    pub(crate) fn tiles_of(&self, seat: Seat) -> Vec<Tile> {
        self.public().players[seat].tiles.iter().collect()
    }

    /// The tile that was taken last, if one was.
    pub(crate) fn taken(&self) -> Option<Tile> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Taken { tile, .. } => Some(*tile),
            _ => None,
        })
    }

    /// How many cards were drawn last.
    pub(crate) fn drawn(&self) -> u8 {
        let drawn = self.events.iter().rev().find_map(|event| match event {
            Event::Drawn { count, .. } => Some(*count),
            _ => None,
        });
        drawn.expect("cards were drawn")
    }

    /// The path in its notation.
    pub(crate) fn path(&self) -> String {
        (1..=self.length).map(|position| self.token(position)).collect::<Vec<_>>().join(" ")
    }

    fn token(&self, position: Position) -> String {
        let bridged = self.game.path.bridges().any(|(_, at)| at == position);
        let mut token = match self.game.path.tile(position) {
            Some(tile) => letters(tile),
            None => String::from(if bridged { "=" } else { "~" }),
        };
        if let Some(&tile) = self.lower.get(&position) {
            token += &format!("/{}", letters(tile));
        }
        for seat in self.game.all_seats() {
            for (figure, &at) in self.game.figures[seat.index()].iter().enumerate() {
                if at == position {
                    token += &format!("@{}{}", ["K", "R", "B"][seat.index()], ["a", "b", "c"][figure]);
                }
            }
        }
        token
    }
}

fn letters(tile: Tile) -> String {
    format!("{}{}", tile.object.letter(), tile.value)
}

/// `5` is a tile of value 5, `flag` a card.
pub(crate) fn payment(item: &str) -> Action {
    match item.parse() {
        Ok(value) => Action::PayTile { value },
        Err(_) => Action::PayCard { object: object(item) },
    }
}

#[test]
#[should_panic(expected = "only 1 of ring are left in the draw pile, not 2")]
fn a_scene_names_the_card_that_is_not_there() {
    let _ = scene("A2 F4").draw_pile("ring").hand(K, "ring, ring");
}

#[test]
fn a_scene_reads_back_as_it_was_written() {
    let path = "S2@Kb O4/C2 ~ F1 = C3@Ra F4/S3";
    let scene = scene_with(path, &[(K, "R5 F3"), (B, "F3")]).hand(K, "flag, ring");
    scene.game.audit().unwrap();
    assert_eq!(scene.path(), path);
    assert_eq!(scene.tiles_of(K), [tile("R5"), tile("F3")]);
    assert_eq!(scene.hand_of(K), cards("ring flag"));
    assert_eq!(scene.game.path.bridge(R), Some(5));
}
