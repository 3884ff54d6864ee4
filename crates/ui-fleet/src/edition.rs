//! What an edition tells the drawings that both share, and the picture being drawn.
//!
//! A drawing asks for plain facts and never which edition it is; what only one has, that edition draws itself.

use std::fmt::Debug;

use ::fleet::{
    Berth, CardsView, Council, Counts, Event as Shared, PartyCards, SPECIALS, ShipKind, ShipList, Special, Tables, Vote,
};
use engine::{Game, PerSeat, Seat};

use super::choices::Offer;
use super::marks::Spot;
use super::words;
use crate::l10n::Lang;
pub use ui::picture::Event;
use ui::picture::{Action, Picture, Scene, View};

/// Special cards by kind.
pub type Specials = Counts<SPECIALS>;

/// A kind of thing in a box.
pub trait Kind: Copy + Eq + Debug {}
impl<T: Copy + Eq + Debug> Kind for T {}

pub trait Edition: Picture<Offer = Offer<<Self as Picture>::Game>> + Kind {
    type Card: Kind;
    /// Where a card that is played comes from.
    type Source: Kind;
    /// One of the seven figures above the Senate.
    type Figure: Kind;
    /// Where choices are made that only this edition knows.
    type More: Kind;

    const KEYS: Keys;

    /// What the drawings need to know of a position.
    fn facts<'a>(view: &'a View<Self>, scene: &Scene<'_, Self::Game>) -> Facts<'a, Self::Card>;
    /// Where an action is chosen.
    fn spot(action: Action<Self>) -> Spot<Self>;
    /// What an event touched on the board.
    fn touch(event: &Event<Self>) -> Option<Touch<Self>>;
    /// What both editions tell alike.
    fn shared(event: &Event<Self>) -> Option<&Shared<Self::Card>>;
    fn look(card: Self::Card) -> Look;
    /// The card a source stands for, and what to call the source.
    fn source(view: &View<Self>, seat: Seat, source: Self::Source) -> (Option<Self::Card>, &'static str);
}

/// How an edition calls what both have.
#[derive(Clone, Copy, Debug)]
pub struct Keys {
    /// A politics card: its name. The variable is `card`.
    pub card: &'static str,
    /// What a politics card does. The variable is `card`.
    pub card_effect: &'static str,
    /// Cubes that come back after the round.
    pub spent: &'static str,
    /// A landing by the card for valuable passengers.
    pub lands_premium: &'static str,
    /// Why nobody has the majority on New Land although somebody is there.
    pub blocked: &'static str,
    /// The parts of a round in a word each: cubes into the Senate, figures, rows, votes, doom.
    pub phases: [&'static str; 5],
}

/// A position as the drawings need it: what lies on the table, what the viewer knows of cards, and what each edition
/// reckons in its own way.
pub struct Facts<'a, C> {
    pub council: &'a Council,
    pub cards: Cards<'a, C>,
    pub tables: &'a Tables,
    /// The victory points on each special card.
    pub special_points: [u8; SPECIALS],
    /// The card that moves a ship by the premium table.
    pub premium: C,
    pub asking: Asking,
    /// The ship whose refugees are asked about.
    pub aimed: Option<Berth>,
    /// What everybody has so far; at the end with special cards.
    pub scores: PerSeat<i32>,
    pub is_over: bool,
    /// The ships that would move in the Doom phase.
    pub would_move: ShipList,
    /// The points of every seat if this ship landed now, moved by somebody or by itself, by the premium table or not.
    pub if_landed: Box<dyn Fn(Berth, Option<Seat>, bool) -> PerSeat<u8> + 'a>,
    pub entitled: u8,
    /// How many cards are laid out.
    pub row_length: u8,
    /// What is voted on; only its slot counts while nothing is.
    pub vote: Vote,
    /// Whose slot card the viewer may play.
    pub lender: Option<Seat>,
    pub lead: Lead,
    /// While figures are taken, the prices of the places, from the first to pick; empty where they cost nothing.
    pub prices: Vec<u8>,
    /// Whether the places in the Senate count alone, without cubes.
    pub places_only: bool,
    /// The letters of the ships that each fall upgrades.
    pub upgraded_by: [String; 3],
}

/// The cards as the viewer knows them.
pub struct Cards<'a, C> {
    pub players: &'a PerSeat<PartyCards<C>>,
    /// The viewer's politics cards, with their numbers.
    pub hand: Vec<(C, u8)>,
    pub politics_pile: u8,
    /// The politics cards that lie face up in the discard pile, with their numbers.
    pub discard: Vec<(C, u8)>,
    pub special_pile: u8,
    pub special_discard: Specials,
}

impl<'a, C: engine::Kind, const N: usize> From<&'a CardsView<C, N>> for Cards<'a, C> {
    fn from(cards: &'a CardsView<C, N>) -> Self {
        Self {
            players: &cards.players,
            hand: cards.hand.iter().collect(),
            politics_pile: cards.politics.pile_size,
            discard: cards.politics.discard.iter().collect(),
            special_pile: cards.special.pile_size,
            special_discard: Counts(*cards.special.discard.counts()),
        }
    }
}

impl<C> Cards<'_, C> {
    /// The special cards of a seat that the viewer knows.
    pub fn specials(&self, seat: Seat) -> Specials {
        Counts(*self.players[seat].specials.counts())
    }
}

impl<C: Copy> Facts<'_, C> {
    /// What a picker pays for a figure, while figures are taken.
    pub fn price(&self, seat: Seat) -> Option<u8> {
        let turn = self.council.order.as_slice().iter().position(|&picker| picker == seat)?;
        self.prices.get(turn).copied()
    }

    pub fn special_effect(&self, lang: Lang, special: Special) -> String {
        words::special_effect(lang, special, self.special_points[special.index()])
    }
}

pub fn ship_power<E: Edition>(lang: Lang, facts: &Facts<'_, E::Card>, kind: ShipKind) -> String {
    words::ship_power(lang, kind, super::cards::name::<E>(lang, facts.premium))
}

/// Everything about a ship: place, seats, who is aboard, what it can do, what it would score.
pub fn ship_words<E: Edition>(scene: &Scene<'_, E::Game>, facts: &Facts<'_, E::Card>, berth: Berth) -> String {
    let harbour = &facts.council.harbour;
    let ship = words::ShipFacts {
        arriving: facts.council.arriving() == Some(berth),
        worth: (facts.if_landed)(berth, None, false),
        power: ship_power::<E>(scene.lang, facts, harbour.ship(berth).kind),
    };
    words::ship_words(scene, harbour, berth, &ship)
}

/// What a seat is busy with, as far as drawings differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// All choose cubes for the Senate in secret.
    Influence,
    /// Figures are taken.
    Picking,
    /// Rows are laid.
    Laying,
    /// All bid in secret.
    Sealing,
    /// Sealed bids are looked at.
    Looking,
    /// Bids are opened.
    Declaring,
    /// All votes of the round are over.
    After,
    /// Anything else.
    Other,
}

#[derive(Clone, Copy, Debug)]
pub enum Touch<E: Edition> {
    /// A ship, by somebody or by itself.
    Ship(Berth, Option<Seat>),
    Landed(Berth, Option<Seat>),
    Took(E::Figure),
}

impl<E: Edition> Touch<E> {
    /// What an event of both editions touched.
    pub fn of(event: &Shared<E::Card>) -> Option<Self> {
        match *event {
            Shared::Boarded { seat, ship, .. }
            | Shared::ThrownOff { seat, ship, .. }
            | Shared::Exchanged { seat, ship }
            | Shared::Targeted { seat, ship, .. } => Some(Self::Ship(ship, Some(seat))),
            Shared::Sailed { ship, mover } => Some(Self::Ship(ship, mover)),
            Shared::Landed { ship, mover, .. } => Some(Self::Landed(ship, mover)),
            _ => None,
        }
    }
}

/// Who is the most on New Land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// This player would get the points.
    Seat(Seat),
    /// The neutrals keep everybody from them.
    Neutral,
    Nobody,
}

#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Its name in ids and messages.
    pub name: &'static str,
    pub icon: &'static str,
    pub number: &'static str,
    /// The icon of what it does besides.
    pub extra: Option<&'static str>,
    pub class: &'static str,
}

pub struct Canvas<'a, E: Edition> {
    pub view: &'a View<E>,
    pub scene: &'a Scene<'a, E::Game>,
    pub offer: &'a E::Offer,
    pub facts: Facts<'a, E::Card>,
}

impl<'a, E: Edition> Canvas<'a, E> {
    pub fn new(view: &'a View<E>, scene: &'a Scene<'a, E::Game>, offer: &'a E::Offer) -> Self {
        Self { view, scene, offer, facts: E::facts(view, scene) }
    }

    /// Whether a choice is made at such a place.
    pub fn chooses(&self, wanted: impl Fn(Spot<E>) -> bool) -> bool {
        self.offer.lits.iter().any(|lit| wanted(E::spot(lit.action)))
    }

    /// What the last turn touched, the latest first.
    fn touches(&self) -> impl Iterator<Item = Touch<E>> {
        let events = self.scene.last.iter().flat_map(|entry| entry.events.iter());
        events.rev().filter_map(E::touch)
    }

    /// Who touched a ship last; nothing for what happened by itself.
    pub fn touched(&self, wanted: Berth) -> Option<Seat> {
        self.touches().find_map(|touch| match touch {
            Touch::Ship(ship, seat) | Touch::Landed(ship, seat) => seat.filter(|_| ship == wanted),
            Touch::Took(_) => None,
        })
    }

    /// The ship that landed last.
    pub fn landed(&self) -> Option<Berth> {
        self.touches().find_map(|touch| if let Touch::Landed(ship, _) = touch { Some(ship) } else { None })
    }

    /// Whether a figure was taken by the last turn.
    pub fn took(&self, wanted: E::Figure) -> bool {
        self.touches().any(|touch| matches!(touch, Touch::Took(figure) if figure == wanted))
    }
}

/// The seat whose question the picture shows: the viewer's own if it is awaited, or else the first. All are asked the
/// same, but for what only one is told.
pub fn asked<G: Game>(scene: &Scene<'_, G>) -> Option<Seat> {
    let own = scene.viewer.seat().filter(|&seat| scene.awaited.contains(seat));
    own.or_else(|| scene.awaited.iter().next())
}
