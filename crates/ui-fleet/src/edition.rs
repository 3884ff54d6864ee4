//! What an edition tells the drawings that both share, and the picture being drawn.
//!
//! A drawing asks for plain facts and never which edition it is; what only one has, that edition draws itself.

use std::fmt::Debug;

use ::fleet::{Berth, Counts, Harbour, Order, ShipKind, ShipList, Special, Tables};
use engine::{Game, PerSeat, Seat, SeatSet};
use maud::{Markup, html};

use super::marks::Spot;
use crate::l10n::Lang;
use ui::choices;
use ui::picture::{Action, Picture, Scene, View};

/// Special cards by kind.
pub type Specials = Counts<{ Special::ALL.len() }>;

/// A kind of thing in a box.
pub trait Kind: Copy + Eq + Debug {}
impl<T: Copy + Eq + Debug> Kind for T {}

/// One edition of the senate game.
pub trait Edition: Picture<Offer = choices::Offer<<Self as Picture>::Game, <Self as Edition>::Preview>> + Kind {
    /// What lies open.
    type Table: Position<Self>;
    /// What follows a choice.
    type Preview;
    /// A politics card.
    type Card: Kind;
    /// Where a card that is played comes from.
    type Source: Kind;
    /// One of the seven figures above the Senate.
    type Figure: Kind;
    /// Where choices are made that only this edition knows.
    type More: Kind;

    /// What cubes are called that come back after the round.
    const SPENT: &'static str;
    /// What a landing by the card for valuable passengers is called.
    const LANDS_PREMIUM: &'static str;
    /// Why nobody has the majority on New Land although somebody is there.
    const BLOCKED: &'static str;
    /// All politics cards.
    const CARDS: &'static [Self::Card];

    /// The table of a view.
    fn table(view: &View<Self>) -> &Self::Table;
    /// What a seat is asked.
    fn ask_of(view: &View<Self>, seat: Seat) -> Option<Ask<Self>>;
    /// What everybody has so far; at the end with special cards.
    fn scores_of(view: &View<Self>) -> PerSeat<i32>;
    /// Where an action is chosen.
    fn spot(action: Action<Self>) -> Spot<Self>;
    /// What a seat is busy with.
    fn asking(ask: Ask<Self>) -> Asking;
    /// The ship whose refugees are asked about.
    fn aimed(ask: Ask<Self>) -> Option<Berth>;
    /// What an event touched on the board.
    fn touch(event: &Event<Self>) -> Option<Touch<Self>>;
    /// Whether a choice here veils what else is on the board.
    fn on_board(more: Self::More) -> bool;

    /// The row of a seat, as far as the viewer knows it.
    fn row(view: &View<Self>, seat: Seat) -> RowCards<Self::Card>;
    /// The viewer's politics cards, with their numbers.
    fn hand(view: &View<Self>, card: Self::Card) -> u8;
    /// The politics cards that lie face up in the discard pile.
    fn discarded(view: &View<Self>, card: Self::Card) -> u8;
    /// The special cards of a seat that the viewer knows.
    fn specials(view: &View<Self>, seat: Seat) -> Specials;
    /// The special cards that have been played.
    fn special_discard(view: &View<Self>) -> Specials;
    /// A sealed bid the viewer knows.
    fn sealed_bid(view: &View<Self>, seat: Seat) -> Option<u8>;
    /// The sizes that everybody sees.
    fn sizes(view: &View<Self>) -> Sizes;

    /// A ship in words.
    fn ship_words(view: &View<Self>, scene: &Scene<'_, Self::Game>, berth: Berth) -> String;
    /// What an upgraded ship can do.
    fn ship_power(lang: Lang, kind: ShipKind) -> String;
    /// A politics card: its name.
    fn card_words(lang: Lang, card: Self::Card) -> String;
    /// What a politics card does.
    fn card_effect(lang: Lang, card: Self::Card) -> String;
    /// A card's name in ids.
    fn card_name(card: Self::Card) -> &'static str;
    /// A card's icon, number and colour.
    fn card_look(card: Self::Card) -> Look;
    /// The card a source stands for, and what to call the source.
    fn source(view: &View<Self>, seat: Seat, source: Self::Source) -> (Option<Self::Card>, &'static str);

    /// What else may be chosen by pointing at a ship.
    fn also_at(berth: Berth) -> Option<Spot<Self>> {
        let _ = berth;
        None
    }

    /// What may be chosen at a card of the own row that is not voted on.
    fn slot_spot(slot: u8) -> Option<Spot<Self>> {
        let _ = slot;
        None
    }

    /// What else lies beside a ship.
    fn beside(canvas: &Canvas<'_, Self>, berth: Berth) -> Markup {
        let _ = (canvas, berth);
        html! {}
    }

    /// What else lies on the Senate.
    fn in_senate(canvas: &Canvas<'_, Self>) -> Markup {
        let _ = canvas;
        html! {}
    }

    /// What else lies on New Land.
    fn on_land(canvas: &Canvas<'_, Self>) -> Markup {
        let _ = canvas;
        html! {}
    }
}

/// What the open table of an edition tells, for the face `E`.
pub trait Position<E> {
    /// Ships, Camp and New Land.
    fn harbour(&self) -> &Harbour;
    /// The ship that has arrived and is about to be scored.
    fn arriving(&self) -> Option<Berth>;
    /// The ships that would move in the Doom phase.
    fn would_move(&self) -> ShipList;
    /// The points of every seat if this ship landed now.
    fn if_landed(&self, ship: Berth, mover: Option<Seat>, premium: bool) -> PerSeat<u8>;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Senate order now.
    fn senate_order(&self) -> Order;
    /// A player's cubes in the Senate.
    fn senate(&self, seat: Seat) -> u8;
    /// The cubes behind a player's screen.
    fn supply(&self, seat: Seat) -> u8;
    /// The cubes that come back after the round.
    fn spent(&self, seat: Seat) -> u8;
    /// A player's cubes on the card in a slot.
    fn on_slot(&self, seat: Seat, slot: u8) -> u8;
    /// Victory points on the track.
    fn points(&self, seat: Seat) -> i32;
    /// The field of a player's marker.
    fn marker(&self, seat: Seat) -> u8;
    /// Who has chosen in secret, while others have not.
    fn ready(&self) -> SeatSet;
    /// How many are entitled.
    fn entitled(&self) -> u8;
    /// How many cards are laid out.
    fn row_length(&self) -> u8;
    /// How many markers of doom are left.
    fn markers_left(&self) -> u8;
    /// What is voted on.
    fn ballot(&self) -> Ballot;
    /// Whose slot card this seat may play.
    fn may_borrow_from(&self, seat: Seat) -> Option<Seat>;
    /// Who is the most on New Land.
    fn lead(&self) -> Lead;
    /// What landings are worth.
    fn landing_tables(&self) -> Tables;
    /// While figures are taken, the price of the place of a picker.
    fn price(&self, seat: Seat) -> Option<u8>;
    /// Whether the places in the Senate count alone, without cubes.
    fn places_only(&self) -> bool;
    /// The ships that a fall upgrades.
    fn upgraded_by(&self, fall: usize) -> String;
    /// The victory points on a special card.
    fn special_points(&self, special: Special) -> u8;
    /// What a special card does.
    fn special_effect(&self, lang: Lang, special: Special) -> String;
}

/// The question of the game of a face.
pub type Ask<P> = <<P as Picture>::Game as Game>::Ask;
/// An event of the game of a face.
pub type Event<P> = <<P as Picture>::Game as Game>::Event;

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

/// What an event touched.
#[derive(Clone, Copy, Debug)]
pub enum Touch<E: Edition> {
    /// A ship, by somebody or by itself.
    Ship(Berth, Option<Seat>),
    /// A ship that landed.
    Landed(Berth, Option<Seat>),
    /// A figure.
    Took(E::Figure),
}

/// A vote as the drawings need it.
#[derive(Clone, Copy, Debug)]
pub struct Ballot {
    pub slot: u8,
    pub ranked: bool,
    pub acting: Order,
    pub declared: SeatSet,
    pub played: SeatSet,
}

/// A row as the viewer sees it.
#[derive(Clone, Copy, Debug)]
pub struct RowCards<C> {
    pub cards: [Option<C>; 5],
    pub laid: u8,
    pub down: u8,
    pub carried: u8,
}

/// Who is the most on New Land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// This player would get the points.
    Seat(Seat),
    /// The neutrals keep everybody from them.
    Neutral,
    /// Nobody is there.
    Nobody,
}

/// How a politics card looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub icon: &'static str,
    pub number: &'static str,
    /// The icon of what it does besides.
    pub extra: Option<&'static str>,
    pub class: &'static str,
}

/// The sizes of hands and piles.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub hands: PerSeat<u8>,
    pub specials: PerSeat<u8>,
    pub politics_pile: u8,
    pub special_pile: u8,
}

/// The picture being drawn.
pub struct Canvas<'a, E: Edition> {
    pub view: &'a View<E>,
    pub scene: &'a Scene<'a, E::Game>,
    pub offer: &'a E::Offer,
}

impl<'a, E: Edition> Canvas<'a, E> {
    /// The table that is drawn.
    pub fn table(&self) -> &'a E::Table {
        E::table(self.view)
    }

    /// What the awaited are asked: the same for all of them, but for what only one is told.
    pub fn asked(&self) -> Option<Ask<E>> {
        asked::<E>(self.view, self.scene)
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
            Touch::Ship(ship, seat) | Touch::Landed(ship, seat) if ship == wanted => seat,
            _ => None,
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

/// What the awaited are asked; the viewer's own question first.
pub fn asked<E: Edition>(view: &View<E>, scene: &Scene<'_, E::Game>) -> Option<Ask<E>> {
    let own = scene.viewer.seat().filter(|&seat| scene.awaited.contains(seat));
    let seat = own.or_else(|| scene.awaited.iter().next())?;
    E::ask_of(view, seat)
}

/// What the awaited are busy with.
pub fn asking<E: Edition>(view: &View<E>, scene: &Scene<'_, E::Game>) -> Asking {
    asked::<E>(view, scene).map_or(Asking::Other, E::asking)
}
