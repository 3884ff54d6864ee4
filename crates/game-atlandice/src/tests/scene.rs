//! Positions written in the notation of chapter 12: `F{w4 j1}` is all that lies in the Forge, `X{b1 ..}` says of the
//! Black Market only how many books lie there, `P1{b2}` is all that player 1 holds. What no place is given for lies
//! where it does not matter. Scenes are played on the frozen copy of the data file.

use engine::{Awaiting, Components as _, DataFiles, Game, QuickDice, Seat, SeatSet, Start};

use crate::actions::{Action, Chance, Event};
use crate::components::Components;
use crate::data::FILE;
use crate::kinds::{Area, Good, Party, Tile};
use crate::refusals::Illegal;
use crate::setup::Options;
use crate::state::{Atlandice, Phase};

pub(crate) const P1: Seat = Seat(0);
pub(crate) const P2: Seat = Seat(1);
pub(crate) const P3: Seat = Seat(2);
pub(crate) const P4: Seat = Seat(3);
/// The players of the game for two.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const N: Party = Party::Neutral;

pub(crate) const FROZEN: &str = include_str!("../../tests/data/frozen.toml");

/// The frozen copy of the data file.
pub(crate) fn frozen() -> &'static Components {
    load(FROZEN)
}

/// A data file with this text.
pub(crate) fn load(text: &str) -> &'static Components {
    Components::load(&DataFiles::from([(FILE.to_owned(), text.to_owned())])).unwrap()
}

/// The position before any luck; the first seat starts.
pub(crate) fn fresh(seats: u8) -> Atlandice {
    Atlandice::setup(frozen(), &Options { seats, start: Start::Seat(P1) }).unwrap()
}

/// Lets luck decide until somebody is asked.
pub(crate) fn deal(game: &mut Atlandice) {
    let mut dice = QuickDice::new(1);
    while game.awaiting() == Awaiting::Chance {
        let chance = game.sample_chance(&mut dice);
        game.check_chance(&chance).unwrap();
        game.apply_chance(&chance, &mut ());
    }
}

/// `J` or `jeweller`.
pub(crate) fn area(text: &str) -> Area {
    let found = Area::ALL.into_iter().find(|area| area.letter().to_string() == text || area.name() == text);
    found.unwrap_or_else(|| panic!("{text} is no area"))
}

pub(crate) fn tile(text: &str) -> Tile {
    Tile::ALL.into_iter().find(|tile| tile.name() == text).unwrap_or_else(|| panic!("{text} is no tile"))
}

/// `P1` to `P4`; `A`, `B` and `N` in the game for two.
pub(crate) fn party(text: &str) -> Party {
    match text {
        "P1" | "A" => Party::Seat(P1),
        "P2" | "B" => Party::Seat(P2),
        "P3" => Party::Seat(P3),
        "P4" => Party::Seat(P4),
        "N" => Party::Neutral,
        _ => panic!("{text} is no party"),
    }
}

/// What the notation says about one place or party.
struct Content {
    name: String,
    /// How many of each good; nothing is said about the others if `partial`.
    goods: [Option<u8>; 5],
}

/// `F{w4 j1} X{b1 ..}`.
fn contents(text: &str) -> Vec<Content> {
    let parts = text.split('}').map(str::trim).filter(|part| !part.is_empty());
    let content = |part: &str| {
        let (name, inner) = part.split_once('{').unwrap_or_else(|| panic!("{part} has no brace"));
        let mut goods = [if inner.ends_with("..") { None } else { Some(0) }; 5];
        for word in inner.split_whitespace().filter(|word| *word != "..") {
            let (letter, number) = word.split_at(1);
            let good = Good::ALL.into_iter().find(|good| good.letter().to_string() == letter);
            let good = good.unwrap_or_else(|| panic!("{letter} in {part} is no good"));
            goods[good.index()] = Some(number.parse().unwrap_or_else(|_| panic!("{word} in {part} has no number")));
        }
        Content { name: name.trim().to_owned(), goods }
    };
    parts.map(content).collect()
}

/// A position under test.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Atlandice,
    pub(crate) events: Vec<Event>,
    /// What the notation has said about what lies in each area.
    pinned: [[bool; 5]; 6],
    start: Option<Seat>,
}

/// The first search of a round: P1 is to choose, and a die lies beside every area.
pub(crate) fn scene(seats: u8) -> Scene {
    scene_of(frozen(), seats)
}

/// The same with another data file.
pub(crate) fn scene_of(data: &'static Components, seats: u8) -> Scene {
    let mut game = Atlandice::setup(data, &Options { seats, start: Start::Seat(P1) }).unwrap();
    game.round = 1;
    game.goods = [[0; 5]; 6];
    let scene = Scene { game, events: Vec::new(), pinned: [[false; 5]; 6], start: None };
    scene.top("J-A L-C T-C M-1 F-A").lies("").dice(if seats == 4 { "J L T M F X X X X" } else { "J L T M F X X" })
}

impl Scene {
    /// The tiles in force; those not named stay as they are. Comes before `below` and `exhausted`, which count from it.
    pub(crate) fn top(mut self, tiles: &str) -> Self {
        for tile in tiles.split_whitespace().map(tile) {
            let district = tile.district();
            let gone = self.game.unclaimed >> (3 * district.index()) & 0b111;
            assert_eq!(gone, 0, "say that {tile} is in force before which tiles of the {district} are gone");
            self.game.top[district.index()] = Some(tile);
            self.game.below[district.index()] = 0b111 & !(1 << (tile.index() % 3));
        }
        self
    }

    /// So many tiles lie below, the first of the table; those gone were won by nobody.
    pub(crate) fn below(mut self, district: &str, count: usize) -> Self {
        let district = area(district);
        let gone: Vec<Tile> = self.game.below(district).skip(count).collect();
        for tile in gone {
            self.game.below[district.index()] &= !(1 << (tile.index() % 3));
            self.game.unclaimed |= 1 << tile.index();
        }
        self
    }

    /// These districts are exhausted, and their goods are out of the game. Comes before `lies` and `holds`.
    pub(crate) fn exhausted(mut self, districts: &str) -> Self {
        for district in districts.split_whitespace().map(area) {
            let index = district.index();
            let lies = (0..6).any(|area| self.pinned[area][index] && self.game.goods[area][index] > 0);
            let held = self.game.held.iter().any(|held| held[index] > 0);
            assert!(!lies && !held, "say that the {district} is exhausted before where its goods are");
            self.game.top[index] = None;
            self.game.below[index] = 0;
            self.game.unclaimed |= 0b111 << (3 * index);
            self.game.boxed[index] = self.game.data.per_type;
            self.game.goods[index] = [0; 5];
            self.game.goods.iter_mut().for_each(|goods| goods[index] = 0);
            self.game.held.iter_mut().for_each(|held| held[index] = 0);
            self.game.dice[Area::BlackMarket.index()] += std::mem::take(&mut self.game.dice[index]);
            self.pinned[index] = [true; 5];
        }
        self.spread()
    }

    pub(crate) fn lies(mut self, text: &str) -> Self {
        for content in contents(text) {
            let index = area(&content.name).index();
            for (good, number) in content.goods.into_iter().enumerate() {
                self.pinned[index][good] |= number.is_some();
                self.game.goods[index][good] = number.unwrap_or(0);
            }
        }
        self.spread()
    }

    pub(crate) fn holds(mut self, text: &str) -> Self {
        for content in contents(text) {
            self.game.held[party(&content.name).index()] = content.goods.map(|number| number.unwrap_or(0));
        }
        self.spread()
    }

    /// Puts what is neither held nor pinned to the own district, to the market, or elsewhere.
    fn spread(mut self) -> Self {
        for good in Good::ALL {
            let index = good.index();
            let lying = |game: &Atlandice| game.goods.iter().map(|goods| goods[index]).sum::<u8>();
            let held: u8 = self.game.held.iter().map(|held| held[index]).sum();
            if self.game.is_exhausted(good.district()) {
                assert_eq!((lying(&self.game), held), (0, 0), "{good} is out of the game");
                continue;
            }
            let unpinned = |area: &Area| !self.pinned[area.index()][index] && self.game.is_in_play(*area);
            let places = [good.district(), Area::BlackMarket].into_iter().chain(Area::DISTRICTS);
            let place = places.clone().find(unpinned);
            for area in Area::ALL.into_iter().filter(unpinned).collect::<Vec<_>>() {
                self.game.goods[area.index()][index] = 0;
            }
            let (all, out, lying) = (self.game.data.per_type, self.game.boxed[index], lying(&self.game));
            let rest = all.checked_sub(out + lying + held).unwrap_or_else(|| {
                panic!("{lying} of {good} lie somewhere, {held} are held and {out} are in the box, but there are only {all}")
            });
            match place {
                Some(place) => self.game.goods[place.index()][index] += rest,
                None => assert_eq!(rest, 0, "no place for {rest} of {good}"),
            }
        }
        self
    }

    /// Where the dice lie. The others were taken in this round, so many searches were made.
    pub(crate) fn dice(mut self, areas: &str) -> Self {
        self.game.dice = [0; 6];
        for place in areas.split_whitespace().map(area) {
            let place = if self.game.is_in_play(place) { place } else { Area::BlackMarket };
            self.game.dice[place.index()] += 1;
        }
        self.begin()
    }

    /// Who started the round. Who is to search follows from the number of searches made, as `dice` tells it.
    pub(crate) fn start(mut self, seat: Seat) -> Self {
        self.start = Some(seat);
        self.begin()
    }

    /// The round as far as the dice say. Unless `start` has told who started, P1 is to search, and whoever must have
    /// started for that did. With two players, first dice went to the neutral party.
    fn begin(mut self) -> Self {
        let game = &mut self.game;
        let seats = usize::from(game.seats);
        let made = usize::from(game.dice_in_use() - game.dice.iter().sum::<u8>());
        let start = self.start.unwrap_or(Seat(((seats * 9 - made) % seats) as u8));
        game.start = Some(start);
        game.taken = [0; 4];
        game.given = SeatSet::EMPTY;
        let mut seat = start;
        for _ in 0..made {
            if seats == 2 && !game.given.contains(seat) {
                game.given = game.given.with(seat);
                game.taken[N.index()] += 1;
            } else {
                game.taken[seat.index()] += 1;
            }
            seat = seat.next(seats);
        }
        game.active = seat;
        game.searches = made as u8;
        game.party = Party::Seat(seat);
        game.phase = if seats == 2 { Phase::Recipient } else { Phase::Area };
        self
    }

    pub(crate) fn submarine(mut self, place: &str) -> Self {
        self.game.submarine = area(place);
        self
    }

    pub(crate) fn hand(mut self, space: u8) -> Self {
        self.game.hand = space;
        self
    }

    /// Points so far, as tokens for inventories.
    pub(crate) fn points(mut self, points: &[u16]) -> Self {
        self.game.tokens.iter_mut().zip(points).for_each(|(tokens, &points)| tokens.inventory = points);
        self
    }

    /// What happens next, by the labels of actions and outcomes: `search forge, take weapon, roll 6`.
    pub(crate) fn play(&mut self, phrases: &str) -> &mut Self {
        for phrase in phrases.split(',').map(str::trim) {
            self.game.audit().unwrap_or_else(|why| panic!("before {phrase}: {why}"));
            match self.game.awaiting() {
                Awaiting::Chance => {
                    let chance = luck(phrase).unwrap_or_else(|| panic!("luck is to decide, not {phrase}"));
                    self.game.check_chance(&chance).unwrap_or_else(|why| panic!("{phrase}: {why}"));
                    self.game.apply_chance(&chance, &mut self.events);
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mut actions = Vec::new();
                    self.game.legal_actions(seat, &mut actions);
                    let action = actions.iter().find(|action| action.to_string() == phrase);
                    let action = action.unwrap_or_else(|| panic!("{phrase} is none of {:?}", self.options()));
                    self.game.play(seat, action, &mut self.events).unwrap();
                }
                Awaiting::Over => panic!("{phrase}: the game is over"),
            }
            self.game.audit().unwrap_or_else(|why| panic!("after {phrase}: {why}"));
        }
        self
    }

    /// What may be chosen now, by label.
    pub(crate) fn options(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Some((seat, _)) = self.game.asked() {
            self.game.legal_actions(seat, &mut actions);
        }
        actions.iter().map(Action::to_string).collect()
    }

    /// Why the active seat may not do this.
    pub(crate) fn why_not(&self, action: Action) -> Illegal {
        self.game.check(self.game.active, &action).expect_err(&format!("{action} is allowed"))
    }

    /// Compares with the notation.
    pub(crate) fn shows(&self, text: &str) {
        for content in contents(text) {
            let is_party = matches!(content.name.as_str(), "A" | "B" | "N") || content.name.starts_with('P');
            let found = match is_party {
                true => self.game.held(party(&content.name)),
                false => self.game.goods(area(&content.name)),
            };
            for (good, number) in Good::ALL.into_iter().zip(content.goods) {
                if let Some(number) = number {
                    assert_eq!(found[good.index()], number, "{good} of {}: {found:?}", content.name);
                }
            }
        }
    }

    /// Where the dice lie: `J L T M F X X`.
    pub(crate) fn dice_lie(&self) -> String {
        let letters = Area::ALL
            .into_iter()
            .flat_map(|area| std::iter::repeat_n(area.letter().to_string(), usize::from(self.game.dice(area))));
        letters.collect::<Vec<_>>().join(" ")
    }

    /// The points of all players.
    pub(crate) fn all_points(&self) -> Vec<i32> {
        self.game.scores().as_slice().to_vec()
    }

    pub(crate) fn points_of(&self, parties: &str) -> Vec<i32> {
        parties.split_whitespace().map(|name| self.game.points(party(name))).collect()
    }

    /// The names of the tiles a player has won.
    pub(crate) fn tiles_of(&self, seat: Seat) -> Vec<&'static str> {
        self.game.tiles_won(Party::Seat(seat)).map(Tile::name).collect()
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        self.game.asked().map(|(seat, _)| seat)
    }

    /// Whether something happened that fits.
    pub(crate) fn saw(&self, fits: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(fits)
    }
}

/// `roll 6`, `uncover L-A`, `gates 1 2 3 4 5 6 6`.
fn luck(phrase: &str) -> Option<Chance> {
    let (kind, rest) = phrase.split_once(' ')?;
    match kind {
        "roll" => Some(Chance::Roll { face: rest.parse().unwrap() }),
        "uncover" => Some(Chance::Uncover { tile: tile(rest) }),
        "gates" => Some(Chance::Gates { faces: rest.split_whitespace().map(|face| face.parse().unwrap()).collect() }),
        _ => None,
    }
}

#[test]
fn a_scene_reads_back_as_it_was_written() {
    let scene = scene(3)
        .top("J-C M-3")
        .below("M", 0)
        .exhausted("L")
        .lies("F{w4 j1} X{w3 p1} J{j2 ..}")
        .holds("P1{w2} P3{t1}")
        .dice("F L T")
        .submarine("F")
        .hand(7)
        .points(&[1, 2, 3]);
    scene.game.audit().unwrap();
    scene.shows("F{w4 j1} X{w3 p1} J{j2 ..} P1{w2} P2{} P3{t1} L{}");
    assert_eq!(scene.dice_lie(), "T F X");
    assert_eq!(scene.all_points(), [1, 2, 3]);
    assert_eq!((scene.game.active(), scene.game.start()), (Some(P1), Some(P3)), "four searches were made");
    assert_eq!(scene.game.below(Area::MachineWorks).count(), 0);
    assert_eq!(scene.game.below(Area::Jeweller).map(Tile::name).collect::<Vec<_>>(), ["J-A", "J-B"]);
}

#[test]
#[should_panic(expected = "8 of weapon lie somewhere, 5 are held and 2 are in the box, but there are only 12")]
fn a_scene_names_what_there_is_too_much_of() {
    let _ = scene(3).lies("F{w4} X{w4 ..}").holds("P1{w3} P2{w2}");
}

#[test]
#[should_panic(expected = "say that M-1 is in force before which tiles of the machine works are gone")]
fn a_scene_names_a_call_that_comes_too_late() {
    let _ = scene(3).below("M", 0).top("M-1");
}
