//! What the first edition tells the drawings that both share.

use engine::{PerSeat, Seat, SeatSet};
use fleet::Tables;
use game_doom::{
    Action, Ask, Berth, Card, Colour, Doom, Event, Faction, Harbour, OpenTable, Order, ShipKind, ShipList, Source,
    Special, View,
};

use super::Face;
use super::choices::Preview;
use super::{art, words};
use crate::l10n::Lang;
use ui::picture::Scene;
use ui_fleet::edition::{Asking, Ballot, Edition, Lead, Look, Position, RowCards, Sizes, Specials, Touch};
use ui_fleet::marks::Spot;

/// Where choices are made that only this edition knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// Another player.
    Rival(Seat),
    /// A displayed special card; nothing for the unseen one.
    Display(Option<Special>),
}

impl Edition for Face {
    type Table = OpenTable;
    type Preview = Preview;
    type Card = Card;
    type Source = Source;
    type Figure = Faction;
    type More = Own;

    const SPENT: &'static str = "da-board-spent";
    const LANDS_PREMIUM: &'static str = "da-board-lands-royal";
    const BLOCKED: &'static str = "da-board-majority-nobody";
    const CARDS: &'static [Card] = &Card::ALL;

    fn table(view: &View) -> &OpenTable {
        &view.table
    }

    fn ask_of(view: &View, seat: Seat) -> Option<Ask> {
        view.ask(seat)
    }

    fn scores_of(view: &View) -> PerSeat<i32> {
        view.scores()
    }

    fn spot(action: Action) -> Spot<Self> {
        match action {
            Action::Board { ship } | Action::Sail { ship } | Action::Target { ship } | Action::Exchange { ship } => {
                Spot::Ship(ship)
            }
            Action::Sacrifice { ship, hold } => {
                if hold {
                    Spot::Hold(ship)
                } else {
                    Spot::Ship(ship)
                }
            }
            Action::Displace { colour } => Spot::Aboard(colour, false),
            Action::ThrowOff { colour, hold } => Spot::Aboard(colour, hold),
            Action::IntoHold => Spot::IntoHold,
            Action::Commit { cubes } | Action::Declare { cubes } => Spot::Cubes(cubes),
            Action::TakeFaction { faction } | Action::UsePower { faction } => Spot::Bust(faction),
            Action::ActFirst => Spot::Bust(Faction::Philosophios),
            Action::Refund => Spot::Bust(Faction::Strategos),
            Action::Discard { card } | Action::Lay { card } | Action::Play { source: Source::Hand(card) } => {
                Spot::Hand(card)
            }
            Action::Play { source: Source::Own } => Spot::Own,
            Action::Play { source: Source::Borrowed } => Spot::Borrowed,
            Action::PlayEmpathy { source } => Spot::Empathy(source),
            Action::KeepDown { slots } => Spot::Down(slots),
            Action::Peek { seat } | Action::Force { seat } => Spot::More(Own::Rival(seat)),
            Action::Expel { seat, cubes } => Spot::Senator(seat, cubes),
            Action::Pursue => Spot::Special(Special::Pursuit),
            Action::OpenHolds => Spot::Special(Special::Holds),
            Action::Spy => Spot::Special(Special::Spy),
            Action::Guard => Spot::Special(Special::Guardian),
            Action::Ally => Spot::Special(Special::Alliance),
            Action::TakeSpecial { special } => Spot::More(Own::Display(Some(special))),
            Action::TakeTop => Spot::More(Own::Display(None)),
            Action::PassFaction | Action::SkipPower { .. } | Action::ActInOrder | Action::Enough | Action::Pass => {
                Spot::Prompt
            }
        }
    }

    fn asking(ask: Ask) -> Asking {
        match ask {
            Ask::Senate => Asking::Influence,
            Ask::Faction { .. } | Ask::FreeFaction => Asking::Picking,
            Ask::Lay { .. } | Ask::KeepDown => Asking::Laying,
            Ask::Bid { .. } => Asking::Sealing,
            Ask::Peek | Ask::NewBid { .. } => Asking::Looking,
            Ask::Declare { .. } | Ask::Force { .. } | Ask::Spy => Asking::Declaring,
            _ => Asking::Other,
        }
    }

    fn aimed(ask: Ask) -> Option<Berth> {
        match ask {
            Ask::Displace { ship } | Ask::ThrowOff { ship, .. } | Ask::Guard { ship, .. } | Ask::Ally { ship } => {
                Some(ship)
            }
            _ => None,
        }
    }

    fn touch(event: &Event) -> Option<Touch<Self>> {
        match *event {
            Event::Boarded { seat, ship, .. } | Event::ThrownOff { seat, ship, .. } => {
                Some(Touch::Ship(ship, Some(seat)))
            }
            Event::Exchanged { seat, ship } | Event::Targeted { seat, ship, .. } => Some(Touch::Ship(ship, Some(seat))),
            Event::Sailed { ship, mover, .. } => Some(Touch::Ship(ship, mover)),
            Event::Landed { ship, mover, .. } => Some(Touch::Landed(ship, mover)),
            Event::FactionTaken { faction, .. } => Some(Touch::Took(faction)),
            _ => None,
        }
    }

    fn on_board(_: Own) -> bool {
        false
    }

    fn row(view: &View, seat: Seat) -> RowCards<Card> {
        RowCards {
            cards: view.cards.players[seat].row,
            laid: view.cards.players[seat].laid,
            down: view.cards.players[seat].face_down.0,
            carried: view.table.council.players[seat].carried_out.0,
        }
    }

    fn hand(view: &View, card: Card) -> u8 {
        view.cards.hand().of(card.index())
    }

    fn discarded(view: &View, card: Card) -> u8 {
        view.cards.discard().of(card.index())
    }

    fn specials(view: &View, seat: Seat) -> Specials {
        view.cards.specials(seat)
    }

    fn special_discard(view: &View) -> Specials {
        view.cards.special_discard()
    }

    fn sealed_bid(view: &View, seat: Seat) -> Option<u8> {
        view.cards.players[seat].sealed
    }

    fn sizes(view: &View) -> Sizes {
        Sizes {
            hands: PerSeat::from_fn(view.table.seats(), |seat| view.cards.players[seat].hand_size),
            specials: PerSeat::from_fn(view.table.seats(), |seat| view.cards.players[seat].special_size),
            politics_pile: view.cards.politics.pile_size,
            special_pile: view.cards.special.pile_size,
        }
    }

    fn ship_words(view: &View, scene: &Scene<'_, Doom>, berth: Berth) -> String {
        words::ship_words(view, scene, berth)
    }

    fn ship_power(lang: Lang, kind: ShipKind) -> String {
        words::ship_power(lang, kind)
    }

    fn card_words(lang: Lang, card: Card) -> String {
        words::card(lang, card)
    }

    fn card_effect(lang: Lang, card: Card) -> String {
        words::card_effect(lang, card)
    }

    fn card_name(card: Card) -> &'static str {
        card.name()
    }

    fn card_look(card: Card) -> Look {
        Look { icon: art::card_icon(card), number: art::card_number(card), extra: None, class: art::card_class(card) }
    }

    fn source(view: &View, seat: Seat, source: Source) -> (Option<Card>, &'static str) {
        let slot = usize::from(view.table.council.vote.slot) % 5;
        match source {
            Source::Own => (view.cards.players[seat].row[slot], "fleet-board-source-own"),
            Source::Borrowed => {
                let lent = view.table.may_borrow_from(seat).and_then(|lender| view.cards.players[lender].row[slot]);
                (lent, "fleet-board-source-borrowed")
            }
            Source::Hand(card) => (Some(card), "fleet-board-source-hand"),
        }
    }
}

impl Position<Face> for OpenTable {
    fn harbour(&self) -> &Harbour {
        &self.council.harbour
    }

    fn arriving(&self) -> Option<Berth> {
        self.council.arriving()
    }

    fn would_move(&self) -> ShipList {
        self.would_move()
    }

    fn if_landed(&self, ship: Berth, mover: Option<Seat>, premium: bool) -> PerSeat<u8> {
        self.if_landed(ship, mover, premium, SeatSet::EMPTY)
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn senate_order(&self) -> Order {
        self.council.senate_order()
    }

    fn senate(&self, seat: Seat) -> u8 {
        self.council.senate(seat)
    }

    fn supply(&self, seat: Seat) -> u8 {
        self.council.supply(seat)
    }

    fn spent(&self, seat: Seat) -> u8 {
        self.council.players[seat].spent
    }

    fn on_slot(&self, seat: Seat, slot: u8) -> u8 {
        self.council.on_slot(seat, slot)
    }

    fn points(&self, seat: Seat) -> i32 {
        self.council.points(seat)
    }

    fn marker(&self, seat: Seat) -> u8 {
        self.council.players[seat].marker
    }

    fn ready(&self) -> SeatSet {
        self.council.ready
    }

    fn entitled(&self) -> u8 {
        self.entitled()
    }

    fn row_length(&self) -> u8 {
        self.row_length()
    }

    fn markers_left(&self) -> u8 {
        self.council.markers_left
    }

    fn ballot(&self) -> Ballot {
        let vote = self.council.vote;
        Ballot {
            slot: vote.slot,
            ranked: !vote.ranking.is_empty(),
            acting: vote.acting,
            declared: vote.declared,
            played: vote.played,
        }
    }

    fn may_borrow_from(&self, seat: Seat) -> Option<Seat> {
        self.may_borrow_from(seat)
    }

    fn lead(&self) -> Lead {
        let there = self.council.harbour.new_land;
        let order = self.council.senate_order();
        let most = order.as_slice().iter().map(|seat| there[seat.index()]).max().unwrap_or(0);
        if there[Colour::Neutral.index()] > most {
            return Lead::Neutral;
        }
        let leads = |seat: &&Seat| there[seat.index()] == most && most > 0;
        order.as_slice().iter().find(leads).map_or(Lead::Nobody, |&seat| Lead::Seat(seat))
    }

    fn landing_tables(&self) -> Tables {
        *self.components().tables()
    }

    fn price(&self, seat: Seat) -> Option<u8> {
        let turn = self.council.order.as_slice().iter().position(|&picker| picker == seat)?;
        Some(self.price(turn as u8))
    }

    fn places_only(&self) -> bool {
        self.options.family
    }

    fn upgraded_by(&self, fall: usize) -> String {
        if self.options.ships.is_some() {
            return String::new();
        }
        let kinds: &[ShipKind] = match fall {
            0 => &[ShipKind::Ark, ShipKind::ScienceShip],
            1 => &[ShipKind::RoyalBarge, ShipKind::Airship, ShipKind::Warship],
            _ => &[],
        };
        let there = kinds.iter().filter(|&&kind| self.council.harbour.find(kind).is_some());
        there.map(|kind| kind.letter().to_string()).collect::<Vec<_>>().join(" ")
    }

    fn special_points(&self, special: Special) -> u8 {
        self.components().special_points(special)
    }

    fn special_effect(&self, lang: Lang, special: Special) -> String {
        words::special_effect(lang, self.components(), special)
    }
}
