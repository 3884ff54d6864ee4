//! What both editions say of a choice alike: its key, and what follows for certain.

use ::fleet::{Aboard, Berth, Colour, Council, Event as Shared, Harbour, Order, Ship, ShipKind};
use engine::{Awaiting, Game, PerSeat, Seat};

use super::edition::Edition;
use super::words;
use crate::l10n::say;
use ui::choices;
use ui::picture::{Action, Scene};

/// What follows a choice, as the rules foresee it: for drawing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Preview {
    /// The ship that moves or is boarded.
    pub ship: Option<Berth>,
    /// The victory points of every seat, if the choice lands a ship now.
    pub landing: Option<PerSeat<u8>>,
    /// The victory points of every seat if the ship landed later as it would be then.
    pub worth: Option<PerSeat<u8>>,
    /// The cubes left behind the own screen, where the choice takes some.
    pub left: Option<u8>,
    /// The victory points of the viewer beside a landing, where the choice gives some for certain.
    pub gain: Option<u8>,
}

/// One thing that may be chosen, and what follows for certain.
pub type Lit<G> = choices::Lit<G, Preview>;

/// What the viewer may choose now and what not.
pub type Offer<G> = choices::Offer<G, Preview>;

/// The digit of a place, counted from 1.
pub fn place_key(index: usize) -> Option<char> {
    char::from_digit(index as u32 + 1, 10)
}

/// The key of a number of cubes: its digit, from ten on a letter. No player has more than twenty cubes.
pub fn number_key(cubes: u8) -> Option<char> {
    match cubes {
        0..=9 => char::from_digit(cubes.into(), 10),
        _ => Some((b'a' + (cubes - 10)) as char).filter(|&key| key < 'u'),
    }
}

/// Whether the next move of a ship brings it to New Land.
pub fn lands(harbour: &Harbour, ship: Berth) -> bool {
    let there = harbour.ship(ship);
    !there.in_port() || there.kind == ShipKind::Airship && there.upgraded
}

/// What follows a choice, sentence by sentence: what it does, what it costs, what it scores and for whom, what is lost.
pub struct Told<'a, G: Game> {
    pub scene: &'a Scene<'a, G>,
    pub harbour: &'a Harbour,
    said: Vec<String>,
}

impl<'a, G: Game> Told<'a, G> {
    pub fn new(scene: &'a Scene<'a, G>, harbour: &'a Harbour) -> Self {
        Self { scene, harbour, said: Vec::new() }
    }

    pub fn finish(self) -> String {
        self.said.join(" ")
    }

    pub fn push(&mut self, sentence: String) {
        self.said.push(sentence);
    }

    /// A message without variables.
    pub fn plain(&mut self, key: &str) {
        self.push(self.scene.say(key, &[]));
    }

    /// A message with one variable.
    pub fn with(&mut self, key: &str, name: &str, value: String) {
        self.push(self.scene.say(key, &[(name, value.into())]));
    }

    /// How many cubes remain behind the screen.
    pub fn left(&mut self, left: Option<u8>) {
        if let Some(left) = left {
            self.with("fleet-detail-left", "cubes", words::cubes(self.scene.lang, left));
        }
    }

    /// How many cubes remain for the auctions to come and for refugees.
    pub fn left_for(&mut self, left: Option<u8>, auctions: u8) {
        if let Some(left) = left {
            let args = [("cubes", words::cubes(self.scene.lang, left).into()), ("auctions", auctions.into())];
            self.push(say(self.scene.lang, "fleet-detail-left-for", &args));
        }
    }

    /// A number is bid in secret: on which card, and how many act.
    pub fn bid(&mut self, card: Option<String>, entitled: u8) {
        if let Some(card) = card {
            let args = [("card", card.into()), ("entitled", entitled.into())];
            self.push(say(self.scene.lang, "fleet-detail-bid", &args));
        }
    }

    /// Points of everybody, under a message.
    pub fn points(&mut self, key: &str, points: Option<&PerSeat<u8>>) {
        if let Some(points) = points {
            self.with(key, "list", words::scored(self.scene, points));
        }
    }

    /// So many refugees board; where seats are missing, `full` says what follows.
    pub fn seats(&mut self, ship: Berth, cubes: u8, full: &str) {
        let there = self.harbour.ship(ship);
        if there.free() < cubes {
            return self.plain(full);
        }
        let args = [("taken", (there.taken() + cubes).into()), ("seats", there.seats.into())];
        self.push(say(self.scene.lang, "fleet-detail-seats", &args));
    }

    /// Which place a number would have among those declared so far.
    fn place(&mut self, order: &Order, declared: impl Iterator<Item = (Seat, u8)>, (seat, cubes): (Seat, u8)) {
        let place_of = |seat: Seat| order.as_slice().iter().position(|&other| other == seat);
        let higher =
            declared.filter(|&(other, theirs)| theirs > cubes || theirs == cubes && place_of(other) < place_of(seat));
        let place = higher.count() + 1;
        self.push(say(self.scene.lang, "fleet-detail-place", &[("place", place.into())]));
    }

    /// A ship moves: it lands with these points, or goes to the Ocean and would be worth these.
    pub fn sail(&mut self, ship: Berth, landing: Option<&PerSeat<u8>>, worth: Option<&PerSeat<u8>>) {
        if landing.is_none() {
            return self.points("fleet-detail-ocean", worth);
        }
        self.points("fleet-detail-lands", landing);
        let there = self.harbour.ship(ship);
        if there.upgraded && there.kind == ShipKind::RoyalBarge {
            self.plain("fleet-detail-barge");
        }
    }

    /// A party's refugee leaves a ship: who remains.
    pub fn throw_off(&mut self, ship: Berth, colour: Colour, hold: bool) {
        let mut after = *self.harbour.ship(ship);
        after.take_off(colour, hold);
        self.remain(&after.aboard());
    }

    /// Who is aboard then.
    pub fn remain(&mut self, aboard: &Aboard) {
        let list = words::aboard(self.scene, aboard);
        match list.is_empty() {
            true => self.plain("fleet-detail-nobody-left"),
            false => self.with("fleet-detail-remain", "list", list),
        }
    }

    /// Empathy on a ship that is then so: three neutrals for three of the own, or what the card does besides.
    pub fn exchange(&mut self, seat: Seat, berth: Berth, after: &Ship, worth: &PerSeat<u8>, effect: String) {
        let own = Colour::Seat(seat);
        if after.of(own) <= self.harbour.ship(berth).of(own) {
            return self.push(effect);
        }
        self.remain(&after.aboard());
        self.points("fleet-detail-worth", Some(worth));
    }

    /// A number is declared: which place it would have, and how many cubes remain.
    pub fn declare(&mut self, council: &Council, seat: Seat, cubes: u8, left: Option<u8>) {
        let slot = council.vote.slot;
        let declared = council.vote.declared.iter().map(|other| (other, council.on_slot(other, slot)));
        self.place(&council.senate_order(), declared, (seat, cubes));
        self.left(left);
    }

    /// A party's refugee makes room.
    pub fn displace(&mut self, colour: Colour) {
        self.push(say(self.scene.lang, "fleet-detail-displace", &words::who(self.scene, colour)));
    }

    /// The Spy adds a cube to the own bid.
    pub fn spy(&mut self, effect: String, left: Option<u8>) {
        self.push(effect);
        self.left(left);
    }

    /// Cubes leave the Senate: so many of this seat are left there.
    pub fn expel(&mut self, seat: Seat, left: u8) {
        let [who, name] = words::who(self.scene, Colour::Seat(seat));
        let args = [who, name, ("cubes", words::cubes(self.scene.lang, left).into())];
        self.push(say(self.scene.lang, "fleet-detail-expel", &args));
    }

    /// Self-Sacrifice: a refugee of this seat leaves the ship, which moves.
    pub fn sacrifice(&mut self, ship: Berth, seat: Seat, hold: bool) {
        self.plain("fleet-detail-sacrifice");
        let mut after = *self.harbour.ship(ship);
        after.take_off(Colour::Seat(seat), hold);
        let key = match lands(self.harbour, ship) {
            true => "fleet-detail-sacrifice-lands",
            false => "fleet-detail-sacrifice-ocean",
        };
        self.with(key, "list", words::aboard(self.scene, &after.aboard()));
    }
}

/// DA-11.5, LD-11.5: what the landing gives if the seat answers so in the window of an Alliance and all after it pass.
pub fn landing_if<E: Edition>(world: &E::Game, mut seat: Seat, mut answer: Action<E>) -> Option<PerSeat<u8>> {
    let window = world.window(seat)?;
    let mut after = world.clone();
    let mut events = Vec::new();
    loop {
        after.apply(seat, &answer, &mut events);
        let points = events.iter().find_map(|event| match E::shared(event) {
            Some(Shared::Landed { points, .. }) => Some(*points),
            _ => None,
        });
        let Awaiting::Seats(next) = after.awaiting() else { return points };
        match next.iter().next().filter(|&next| points.is_none() && after.window(next) == Some(window)) {
            Some(next) => (seat, answer) = (next, window.1),
            None => return points,
        }
    }
}
