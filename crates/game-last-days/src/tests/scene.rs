//! Positions built by plain calls, in the words of chapter 16: players are the letters of their colours in the order of
//! their seats, ships are A to E. `A+ sea 3b1n hold 1r` is the upgraded Ark on the Ocean with 3 blue and 1 neutral
//! refugee in seats and a red one in the hold; `b3 r2` is a number for blue and one for red. What is not said lies where
//! it does not matter: cubes in supplies, neutrals in the Camp, cards in the draw piles. Scenes are played on the frozen
//! copy of the data file.

use engine::{Awaiting, Components as _, DataFiles, Game, GameOptions, KindSet, QuickDice, Seat, SeatSet, Viewer};
use fleet::{Counts, Harbour, NEUTRAL, Party, Place, Ship, ShipKind, Special, Vote};

use super::every_action::all_actions;
use super::lacks::{less, take};
use crate::actions::{Action, Chance};
use crate::components::Components;
use crate::data::FILE;
use crate::events::Event;
use crate::kinds::{Card, EventCard, Senator, Zone};
use crate::phases;
use crate::refusals::Illegal;
use crate::setup::Options;
use crate::stack::Step;
use crate::state::LastDays;
use crate::view::View;

pub(crate) const FROZEN: &str = include_str!("../../tests/data/frozen.toml");

/// The frozen copy of the data file.
pub(crate) fn frozen() -> &'static Components {
    load(FROZEN)
}

/// A data file with this text.
pub(crate) fn load(text: &str) -> &'static Components {
    Components::load(&DataFiles::from([(FILE.to_owned(), text.to_owned())])).unwrap()
}

/// A position under test.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: LastDays,
    pub(crate) events: Vec<Event>,
    colours: &'static str,
    /// Supplies and Camp as they were said, whatever lies elsewhere.
    said_supply: [Option<u8>; 5],
    said_camp: Option<u8>,
}

/// A round under way with all usual rules: nobody has anything, the ships are empty and in port.
pub(crate) fn scene(colours: &'static str) -> Scene {
    scene_with(colours, |_| {})
}

/// The same with variants.
pub(crate) fn scene_with(colours: &'static str, change: impl Fn(&mut Options)) -> Scene {
    let mut options = Options::for_seats(colours.len() as u8);
    change(&mut options);
    let mut game = LastDays::setup(frozen(), &options).unwrap();
    game.table.event = Some(EventCard::Debts);
    game.table.unseen_events = KindSet::new(game.table.unseen_events.bits() & !(1 << EventCard::Debts.index()));
    game.table.council.round = 2;
    for (field, party) in (0..).zip(game.table.council.players.as_mut_slice()) {
        party.marker = field;
    }
    let mut scene = Scene { game, events: Vec::new(), colours, said_supply: [None; 5], said_camp: None };
    scene.wait();
    scene
}

/// A game from its very beginning, before any luck.
pub(crate) fn fresh(colours: &'static str, change: impl Fn(&mut Options)) -> Scene {
    let mut options = Options::for_seats(colours.len() as u8);
    change(&mut options);
    Scene {
        game: LastDays::setup(frozen(), &options).unwrap(),
        events: Vec::new(),
        colours,
        said_supply: [None; 5],
        said_camp: None,
    }
}

/// The same with another data file.
pub(crate) fn fresh_with(colours: &'static str, text: &str) -> Scene {
    let options = Options::for_seats(colours.len() as u8);
    Scene {
        game: LastDays::setup(load(text), &options).unwrap(),
        events: Vec::new(),
        colours,
        said_supply: [None; 5],
        said_camp: None,
    }
}

pub(crate) fn card(name: &str) -> Card {
    Card::ALL.into_iter().find(|card| card.name() == name).unwrap_or_else(|| panic!("{name} is no card"))
}

pub(crate) fn special(name: &str) -> Special {
    Special::ALL.into_iter().find(|card| card.name() == name).unwrap_or_else(|| panic!("{name} is no special card"))
}

pub(crate) fn event(name: &str) -> EventCard {
    EventCard::ALL.into_iter().find(|card| card.name() == name).unwrap_or_else(|| panic!("{name} is no event"))
}

pub(crate) fn senator(name: &str) -> Senator {
    Senator::ALL.into_iter().find(|it| it.name() == name).unwrap_or_else(|| panic!("{name} is no senator"))
}

impl Scene {
    // Building.

    pub(crate) fn seat(&self, colour: &str) -> Seat {
        let at = self.colours.find(colour).unwrap_or_else(|| panic!("nobody is {colour}"));
        Seat(at as u8)
    }

    fn index(&self, colour: &str) -> usize {
        if colour == "n" { NEUTRAL } else { self.seat(colour).index() }
    }

    fn letter(&self, seat: Seat) -> String {
        self.colours[seat.index()..=seat.index()].to_owned()
    }

    /// `b3 r2`.
    fn numbers(&self, text: &str) -> Vec<(usize, u8)> {
        text.split_whitespace().map(|word| (self.index(&word[..1]), word[1..].parse().unwrap())).collect()
    }

    /// `3b1n`.
    fn cubes(&self, text: &str) -> [u8; 6] {
        let mut cubes = [0; 6];
        let mut number = String::new();
        for letter in text.chars() {
            if letter.is_ascii_digit() {
                number.push(letter);
            } else {
                cubes[self.index(&letter.to_string())] = number.parse().unwrap();
                number.clear();
            }
        }
        cubes
    }

    /// The ship of this letter.
    pub(crate) fn berth(&self, name: &str) -> u8 {
        let fits = |ship: &Ship| ship.kind.letter() == name.chars().next().unwrap();
        let at = self.game.table.council.harbour.ships().iter().position(fits);
        at.unwrap_or_else(|| panic!("there is no ship {name}")) as u8
    }

    pub(crate) fn ship(&self, name: &str) -> &Ship {
        self.game.table.council.harbour.ship(self.berth(name))
    }

    /// `A+ sea 3b1n hold 1r, C 2b`.
    pub(crate) fn ships(mut self, text: &str) -> Self {
        for one in text.split(',') {
            let mut words = one.split_whitespace();
            let name = words.next().unwrap();
            let berth = self.berth(&name[..1]);
            let upgraded = name.ends_with('+');
            let mut ship = *self.game.table.council.harbour.ship(berth);
            ship = Ship {
                upgraded,
                seats: self.game.table.data.seats(ship.kind, upgraded),
                ..Ship { kind: ship.kind, ..ship }
            };
            let mut hold = false;
            for word in words {
                match word {
                    "sea" => ship.place = Place::Ocean,
                    "hold" => hold = true,
                    cubes if hold => ship.hold = self.cubes(cubes),
                    cubes => ship.seated = self.cubes(cubes),
                }
            }
            *self.game.table.council.harbour.ship_mut(berth) = ship;
        }
        self.spread()
    }

    fn party(&mut self, seat: usize) -> &mut Party {
        &mut self.game.table.council.players.as_mut_slice()[seat]
    }

    /// Cubes that lie nowhere else are in the supplies and in the Camp.
    fn spread(mut self) -> Self {
        let council = &mut self.game.table.council;
        let aboard = |colour: usize, harbour: &Harbour| -> u8 {
            harbour.ships().iter().map(|ship| ship.aboard()[colour]).sum::<u8>() + harbour.new_land[colour]
        };
        for (seat, party) in council.players.as_mut_slice().iter_mut().enumerate() {
            let ashore =
                party.on_slots.iter().sum::<u8>() + party.senate + party.spent + self.game.table.lost.as_slice()[seat];
            let elsewhere = aboard(seat, &council.harbour) + ashore;
            let left = || less(20, elsewhere, &format!("cubes of {}", &self.colours[seat..=seat]));
            party.supply = self.said_supply[seat].unwrap_or_else(left);
        }
        let ashore = || less(10, aboard(NEUTRAL, &council.harbour), "neutrals");
        council.harbour.camp = self.said_camp.unwrap_or_else(ashore);
        self
    }

    pub(crate) fn new_land(mut self, text: &str) -> Self {
        self.game.table.council.harbour.new_land = self.cubes(text);
        self.spread()
    }

    pub(crate) fn senate(mut self, text: &str) -> Self {
        for (seat, cubes) in self.numbers(text) {
            self.party(seat).senate = cubes;
        }
        self.spread()
    }

    pub(crate) fn front(mut self, text: &str) -> Self {
        for (seat, cubes) in self.numbers(text) {
            self.party(seat).spent = cubes;
        }
        self.spread()
    }

    /// These supplies, wherever the other cubes are.
    pub(crate) fn supply(mut self, text: &str) -> Self {
        for (seat, cubes) in self.numbers(text) {
            self.said_supply[seat] = Some(cubes);
        }
        self.spread()
    }

    /// So many neutrals in the Camp, wherever the others are.
    pub(crate) fn camp(mut self, neutrals: u8) -> Self {
        self.said_camp = Some(neutrals);
        self.spread()
    }

    pub(crate) fn points(mut self, text: &str) -> Self {
        for (seat, points) in self.numbers(text) {
            self.party(seat).points = u16::from(points);
        }
        self
    }

    /// The fields of the markers, from 1; said after `senators`, which moves markers too.
    pub(crate) fn fields(mut self, text: &str) -> Self {
        for (seat, field) in self.numbers(text) {
            self.party(seat).marker = less(field, 1, "fields, counted from 1");
        }
        self
    }

    /// `b strategos, r archon`: who holds what; markers stand there, unless `fields` says otherwise afterwards.
    pub(crate) fn senators(mut self, text: &str) -> Self {
        for one in text.split(", ") {
            let (colour, name) = one.split_once(' ').unwrap();
            let seat = self.seat(colour);
            self.game.table.senators[senator(name).index()].holder = Some(seat);
            self.game.table.council.players[seat].marker = self.game.table.data.field(senator(name));
        }
        self
    }

    /// `oraklos2 archon1`: bonus markers on tiles.
    pub(crate) fn bonus(mut self, text: &str) -> Self {
        for word in text.split_whitespace() {
            let (name, markers) = word.split_at(word.len() - 1);
            self.game.table.senators[senator(name).index()].bonus = markers.parse().unwrap();
        }
        self
    }

    /// `b ref1 ref2, r cargo`.
    pub(crate) fn hands(mut self, text: &str) -> Self {
        for one in text.split(", ") {
            let mut words = one.split_whitespace();
            let seat = self.seat(words.next().unwrap()).index();
            for card in words.map(card) {
                self.game.cards.hands[seat].add(card.index());
                take(&mut self.game.cards.politics.pile, card.index(), card.name());
            }
        }
        self
    }

    /// `b ref1 ref2, r cargo`: the rows from the first slot.
    pub(crate) fn rows(mut self, text: &str) -> Self {
        for one in text.split(", ") {
            let mut words = one.split_whitespace();
            let seat = self.seat(words.next().unwrap()).index();
            for (slot, card) in words.map(card).enumerate() {
                self.game.cards.rows[seat][slot] = Some(card);
                take(&mut self.game.cards.politics.pile, card.index(), card.name());
            }
        }
        self
    }

    /// `b spy key, r spy`.
    pub(crate) fn specials(mut self, text: &str) -> Self {
        for one in text.split(", ") {
            let mut words = one.split_whitespace();
            let seat = self.seat(words.next().unwrap()).index();
            for special in words.map(special) {
                self.game.cards.specials[seat].add(special.index());
                take(&mut self.game.cards.special.pile, special.index(), special.name());
            }
        }
        self
    }

    /// Special cards that were played.
    pub(crate) fn played_specials(mut self, text: &str) -> Self {
        for special in text.split_whitespace().map(special) {
            take(&mut self.game.cards.special.pile, special.index(), special.name());
            self.game.cards.special.discard.add(special.index());
        }
        self
    }

    /// No special card lies anywhere but in hands; said after these.
    pub(crate) fn no_special_deck(mut self) -> Self {
        self.game.cards.special.pile = Counts::default();
        self.game.cards.special.discard = Counts::default();
        self
    }

    /// The events since the first, which was *Debts*; the last one is current. Markers go for those that are covered.
    pub(crate) fn revealed(mut self, text: &str) -> Self {
        for event in text.split_whitespace().map(event) {
            let covered = self.game.table.event.replace(event);
            self.game.table.unseen_events = KindSet::new(self.game.table.unseen_events.bits() & !(1 << event.index()));
            self.game.table.council.event_deck = less(self.game.table.council.event_deck, 1, "events in the deck");
            let gone = u8::from(covered.is_some_and(EventCard::is_doom));
            self.game.table.council.markers_left = less(self.game.table.council.markers_left, gone, "Doom markers");
        }
        self
    }

    /// This event is current, whatever came before; markers and ships stay as they are.
    pub(crate) fn current(mut self, name: &str) -> Self {
        self.game.table.event = Some(event(name));
        self.game.table.unseen_events =
            KindSet::new(self.game.table.unseen_events.bits() & !(1 << event(name).index()));
        self
    }

    /// So many Doom markers are gone.
    pub(crate) fn markers_gone(mut self, gone: u8) -> Self {
        self.game.table.council.markers_left = less(3, gone, "Doom markers");
        self
    }

    /// These cards are the Hand of the Gods.
    pub(crate) fn gods(mut self, text: &str) -> Self {
        for card in text.split_whitespace().map(card) {
            self.game.table.gods.add(card.index());
            take(&mut self.game.cards.politics.pile, card.index(), card.name());
        }
        self
    }

    /// The cubes of a player on the own cards, from the first slot.
    pub(crate) fn on_cards(mut self, colour: &str, cubes: [u8; 5]) -> Self {
        let seat = self.seat(colour).index();
        self.party(seat).on_slots = cubes;
        self.spread()
    }

    // Where the game stands.

    fn wait(&mut self) {
        self.game.table.stack.clear();
        self.game.table.stack.push(Step::Influence);
    }

    fn go(mut self, step: Step) -> Self {
        self.wait();
        self.game.table.stack.push(step);
        phases::run(&mut self.game, &mut self.events);
        self
    }

    /// The next round begins.
    pub(crate) fn next_round(mut self) -> Self {
        self.game.table.stack.clear();
        self.game.table.stack.push(Step::StartRound);
        phases::run(&mut self.game, &mut self.events);
        self
    }

    /// The Senate phase begins; another Influence phase would follow.
    pub(crate) fn senate_phase(self) -> Self {
        self.go(Step::Senators)
    }

    /// Rows are to be laid.
    pub(crate) fn laying(self) -> Self {
        self.go(Step::Lay)
    }

    /// The auction of this slot begins, from 1; after the fifth comes Strategos.
    pub(crate) fn auction(self, slot: u8) -> Self {
        self.go(Step::BeginAuction { slot: slot - 1 })
    }

    /// The first auction with these bids made: the Spy window is next.
    pub(crate) fn bids(mut self, text: &str) -> Self {
        self.game.table.council.vote = Vote::default();
        for (seat, cubes) in self.numbers(text) {
            self.party(seat).on_slots[0] = cubes;
            let what = format!("cubes of {}", &self.colours[seat..=seat]);
            self.party(seat).supply = less(self.game.table.council.players.as_slice()[seat].supply, cubes, &what);
        }
        self.game.table.stack.clear();
        self.game.table.stack.push(Step::OpenSpy);
        phases::run(&mut self.game, &mut self.events);
        self
    }

    /// The first auction with this ranking: nobody spies, and those who are entitled act next.
    pub(crate) fn ranking(self, colours: &str) -> Self {
        let bids: Vec<String> =
            colours.chars().rev().enumerate().map(|(bid, colour)| format!("{colour}{bid}")).collect();
        let mut scene = self.bids(&bids.join(" "));
        while scene.asked().ends_with("Spy") {
            let colour = scene.asked()[..1].to_owned();
            scene.play(&format!("{colour} pass"));
        }
        scene
    }

    /// The Doom phase begins.
    pub(crate) fn doom_phase(self) -> Self {
        self.go(Step::BeginDoom)
    }

    /// Step 4 begins: the delayed effect, then the Doom effect, the next event, and what follows.
    pub(crate) fn step_4(mut self) -> Self {
        self.game.table.stack.clear();
        for step in [Step::CleanUp, Step::NeutralsBoard, Step::Reveal, Step::DoomEffect, Step::Delayed] {
            self.game.table.stack.push(step);
        }
        phases::run(&mut self.game, &mut self.events);
        self
    }

    /// The delayed effect of the current event, and nothing else.
    pub(crate) fn delayed(self) -> Self {
        self.go(Step::Delayed)
    }

    /// The clean-up, with the event that was just revealed; then hands are filled.
    pub(crate) fn clean_up(self) -> Self {
        self.go(Step::CleanUp)
    }

    /// Ships move by themselves, and nothing else happens.
    pub(crate) fn automatic(self) -> Self {
        self.go(Step::Automatic { next: 0 })
    }

    /// The neutrals of the current event board.
    pub(crate) fn neutrals_board(self) -> Self {
        self.go(Step::NeutralsBoard)
    }

    // Playing.

    /// `board A`: ships and colours by letter, otherwise as actions are written.
    fn action(&self, text: &str) -> Action {
        let word = |word: &str| match word {
            "n" => "neutral".to_owned(),
            _ if ShipKind::ALL.iter().any(|kind| word == kind.letter().to_string()) => {
                (self.berth(word) + 1).to_string()
            }
            _ if word.len() == 1 && self.colours.contains(word) => self.seat(word).to_string(),
            _ => word.to_owned(),
        };
        let label = text.split_whitespace().map(word).collect::<Vec<_>>().join(" ");
        let found = all_actions().into_iter().find(|action| action.to_string() == label);
        found.unwrap_or_else(|| panic!("{text} ({label}) is no action"))
    }

    fn move_of(&self, text: &str) -> (Seat, Action) {
        let (colour, rest) = text.split_once(' ').unwrap();
        (self.seat(colour), self.action(rest))
    }

    /// `b play own, b board A, r pass`.
    #[track_caller]
    pub(crate) fn play(&mut self, text: &str) -> &mut Self {
        for one in text.split(", ") {
            let (seat, action) = self.move_of(one);
            let asked = self.asked();
            let done = self.game.play(seat, &action, &mut self.events);
            done.unwrap_or_else(|why| panic!("{one}: {why}; asked: {asked}; may: {}", self.choices(&one[..1])));
        }
        self
    }

    /// Why a move is refused.
    #[track_caller]
    pub(crate) fn refused(&self, text: &str) -> Illegal {
        let (seat, action) = self.move_of(text);
        match self.game.check(seat, &action) {
            Ok(()) => panic!("{text} is allowed; asked: {}", self.asked()),
            Err(why) => why,
        }
    }

    pub(crate) fn may(&self, text: &str) -> bool {
        let (seat, action) = self.move_of(text);
        self.game.check(seat, &action).is_ok()
    }

    /// All that a player may do now, as it is written in scripts.
    pub(crate) fn choices(&self, colour: &str) -> String {
        let mut actions = Vec::new();
        self.game.legal_actions(self.seat(colour), &mut actions);
        actions.iter().map(|action| self.written(action)).collect::<Vec<_>>().join(", ")
    }

    fn written(&self, action: &Action) -> String {
        let mut text = action.to_string().replace("neutral", "n");
        for seat in Seat::all(self.colours.len()).rev() {
            text = text.replace(&seat.to_string(), &self.letter(seat));
        }
        let ship = match *action {
            Action::Board { ship } | Action::Sail { ship, .. } | Action::Target { ship } => ship,
            Action::Exchange { ship } | Action::Sacrifice { ship, .. } => ship,
            Action::Lose { zone: Zone::Ship(ship) | Zone::Hold(ship) } => ship,
            _ => return text,
        };
        text.replacen(&(ship + 1).to_string(), &self.game.table.council.harbour.ship(ship).kind.letter().to_string(), 1)
    }

    /// Who is asked what: `b Play`, or `b Influence, r Influence`; `luck`, `over`.
    pub(crate) fn asked(&self) -> String {
        let one = |seat: Seat| {
            let ask = format!("{:?}", self.game.ask(seat).unwrap());
            format!("{} {}", self.letter(seat), ask.split([' ', '(', '{']).next().unwrap())
        };
        match self.game.awaiting() {
            Awaiting::Over => "over".into(),
            Awaiting::Chance => "luck".into(),
            Awaiting::Seats(seats) => seats.iter().map(one).collect::<Vec<_>>().join(", "),
        }
    }

    #[track_caller]
    pub(crate) fn luck(&mut self, chance: Chance) -> &mut Self {
        let asked = self.asked();
        self.game.check_chance(&chance).unwrap_or_else(|why| panic!("{chance}: {why}; asked: {asked}"));
        self.game.apply_chance(&chance, &mut self.events);
        self
    }

    #[track_caller]
    pub(crate) fn reveal(&mut self, name: &str) -> &mut Self {
        self.luck(Chance::Event { event: event(name) })
    }

    #[track_caller]
    pub(crate) fn draws(&mut self, colour: &str, cards: &str) -> &mut Self {
        let seat = self.seat(colour);
        self.luck(Chance::Draw { seat, cards: cards.split_whitespace().map(card).collect() })
    }

    #[track_caller]
    pub(crate) fn gains(&mut self, colour: &str, cards: &str) -> &mut Self {
        let seat = self.seat(colour);
        self.luck(Chance::DrawSpecials { seat, cards: cards.split_whitespace().map(special).collect() })
    }

    /// The Hand of the Gods is laid out.
    #[track_caller]
    pub(crate) fn gods_lay(&mut self, cards: &str) -> &mut Self {
        self.luck(Chance::Gods { cards: cards.split_whitespace().map(card).collect() })
    }

    /// Lets luck decide until somebody is asked.
    pub(crate) fn deal(&mut self) -> &mut Self {
        let mut dice = QuickDice::new(1);
        while self.game.awaiting() == Awaiting::Chance {
            let chance = self.game.sample_chance(&mut dice);
            self.game.apply_chance(&chance, &mut self.events);
        }
        self
    }

    // Looking.

    pub(crate) fn view(&self, colour: &str) -> View {
        self.game.view(Viewer::Seat(self.seat(colour)))
    }

    /// `b2 r0 y3`: for all seats.
    fn by_seat<T: std::fmt::Display>(&self, of: impl Fn(usize) -> T) -> String {
        let one = |seat: Seat| format!("{}{}", self.letter(seat), of(seat.index()));
        Seat::all(self.colours.len()).map(one).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn vp(&self) -> String {
        self.by_seat(|seat| self.game.table.council.players.as_slice()[seat].points)
    }

    pub(crate) fn supplies(&self) -> String {
        self.by_seat(|seat| self.game.table.council.players.as_slice()[seat].supply)
    }

    pub(crate) fn senates(&self) -> String {
        self.by_seat(|seat| self.game.table.council.players.as_slice()[seat].senate)
    }

    pub(crate) fn fronts(&self) -> String {
        self.by_seat(|seat| self.game.table.council.players.as_slice()[seat].spent)
    }

    pub(crate) fn losses(&self) -> String {
        self.by_seat(|seat| self.game.table.lost.as_slice()[seat])
    }

    /// The fields of the markers, from 1.
    pub(crate) fn markers(&self) -> String {
        self.by_seat(|seat| self.game.table.council.players.as_slice()[seat].marker + 1)
    }

    pub(crate) fn landed(&self) -> String {
        self.written_cubes(&self.game.table.council.harbour.new_land)
    }

    /// `3b1n`, `sea 3b1n`, `3b1n hold 1r`; nothing for an empty ship in port.
    pub(crate) fn aboard(&self, name: &str) -> String {
        let ship = self.ship(name);
        let sea = if ship.in_port() { "" } else { "sea" };
        let hold = if ship.hold == [0; 6] { String::new() } else { format!("hold {}", self.written_cubes(&ship.hold)) };
        let parts = [sea.to_owned(), self.written_cubes(&ship.seated), hold];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn written_cubes(&self, cubes: &[u8; 6]) -> String {
        let letter = |colour: usize| self.colours.get(colour..=colour).unwrap_or("n");
        let there = (0..6).filter(|&colour| cubes[colour] > 0);
        there.map(|colour| format!("{}{}", cubes[colour], letter(colour))).collect()
    }

    pub(crate) fn order(&self) -> String {
        self.game.table.council.senate_order().as_slice().iter().map(|&seat| self.letter(seat)).collect()
    }

    pub(crate) fn ranked(&self) -> String {
        self.game.table.council.vote.ranking.as_slice().iter().map(|&seat| self.letter(seat)).collect()
    }

    pub(crate) fn entitled(&self) -> String {
        self.game.table.council.vote.acting.as_slice().iter().map(|&seat| self.letter(seat)).collect()
    }

    /// The letters of a set of seats.
    pub(crate) fn letters(&self, seats: SeatSet) -> String {
        seats.iter().map(|seat| self.letter(seat)).collect()
    }

    pub(crate) fn has(&self, colour: &str, name: &str) -> u8 {
        self.game.cards.specials[self.seat(colour).index()].of(special(name).index())
    }

    pub(crate) fn hand(&self, colour: &str) -> Counts<14> {
        self.game.cards.hands[self.seat(colour).index()]
    }

    /// Whether something of this kind was told.
    pub(crate) fn told(&self, event: &Event) -> bool {
        self.events.contains(event)
    }
}
