//! What this edition tells the drawings that both share.

use engine::{Awaiting, PerSeat, Seat, SeatSet};
use fleet::Tables;
use game_last_days::{
    Action, Ask, Berth, BoardReason, Card, Colour, Event, Harbour, LastDays, OpenTable, Order, Senator, ShipKind,
    ShipList, Source, Special, View, Vote, Zone,
};
use maud::Markup;

use super::Face;
use super::choices::Preview;
use super::{art, extras, words};
use crate::l10n::Lang;
use ui::picture::Scene;
use ui_fleet::edition::{Asking, Ballot, Canvas, Edition, Lead, Look, Position, RowCards, Sizes, Specials, Touch};
use ui_fleet::marks::Spot;

/// Where choices are made that only this edition knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// LD-12.6: a ship, as the further one.
    Winds(Berth),
    /// LD-12.9: a card of the Hand of the Gods.
    Gods(Card),
    /// LD-8.7: a card of the own row without cubes.
    Unbid(u8),
    /// LD-12.14: cubes outside ships.
    Lose(Zone),
}

impl Edition for Face {
    type Table = OpenTable;
    type Preview = Preview;
    type Card = Card;
    type Source = Source;
    type Figure = Senator;
    type More = Own;

    const SPENT: &'static str = "ld-board-front";
    const LANDS_PREMIUM: &'static str = "ld-board-lands-cargo";
    const BLOCKED: &'static str = "ld-board-majority-nobody";
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
            Action::Board { ship } | Action::Target { ship } | Action::Exchange { ship } => Spot::Ship(ship),
            Action::Sail { ship, extra: false } | Action::Sacrifice { ship, hold: false } => Spot::Ship(ship),
            Action::Sail { ship, extra: true } => Spot::More(Own::Winds(ship)),
            Action::Sacrifice { ship, hold: true } => Spot::Hold(ship),
            Action::Displace { colour } => Spot::Aboard(colour, false),
            Action::ThrowOff { colour, hold } => Spot::Aboard(colour, hold),
            Action::IntoHold => Spot::IntoHold,
            Action::Commit { cubes } | Action::Declare { cubes } | Action::Refund { cubes } => Spot::Cubes(cubes),
            Action::TakeSenator { senator } | Action::UsePower { senator } => Spot::Bust(senator),
            Action::Discard { card } | Action::Lay { card } => Spot::Hand(card),
            Action::Play { source } => match source {
                Source::Own => Spot::Own,
                Source::Borrowed => Spot::Borrowed,
                Source::Unbid(slot) => Spot::More(Own::Unbid(slot)),
                Source::Gods(card) => Spot::More(Own::Gods(card)),
                Source::Hand(card) => Spot::Hand(card),
            },
            Action::PlayEmpathy { source } => Spot::Empathy(source),
            Action::KeepDown { slots } => Spot::Down(slots),
            Action::Expel { seat, cubes } => Spot::Senator(seat, cubes),
            Action::Pursue => Spot::Special(Special::Pursuit),
            Action::OpenHolds => Spot::Special(Special::Holds),
            Action::Spy => Spot::Special(Special::Spy),
            Action::Guard => Spot::Special(Special::Guardian),
            Action::Ally => Spot::Special(Special::Alliance),
            Action::Lose { zone: Zone::Ship(ship) } => Spot::Ship(ship),
            Action::Lose { zone: Zone::Hold(ship) } => Spot::Hold(ship),
            Action::Lose { zone } => Spot::More(Own::Lose(zone)),
            Action::Enough | Action::Pass => Spot::Prompt,
        }
    }

    fn asking(ask: Ask) -> Asking {
        match ask {
            Ask::Influence => Asking::Influence,
            Ask::Senator => Asking::Picking,
            Ask::Lay { .. } | Ask::KeepDown => Asking::Laying,
            Ask::Bid { .. } => Asking::Sealing,
            Ask::Declare { .. } | Ask::Spy => Asking::Declaring,
            Ask::Strategos | Ask::Lose { .. } | Ask::Board { why: BoardReason::Together, .. } => Asking::After,
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
            Event::Lost { seat, zone: Zone::Ship(ship) | Zone::Hold(ship) } => Some(Touch::Ship(ship, Some(seat))),
            Event::Sailed { ship, mover } => Some(Touch::Ship(ship, mover)),
            Event::Landed { ship, mover, .. } => Some(Touch::Landed(ship, mover)),
            Event::SenatorTaken { senator, .. } => Some(Touch::Took(senator)),
            _ => None,
        }
    }

    fn on_board(more: Own) -> bool {
        matches!(more, Own::Winds(_) | Own::Lose(Zone::Senate | Zone::NewLand))
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

    fn ship_words(view: &View, scene: &Scene<'_, LastDays>, berth: Berth) -> String {
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
        let (icon, number, extra) = art::card_face(card);
        Look { icon, number, extra, class: art::card_class(card) }
    }

    fn source(view: &View, seat: Seat, source: Source) -> (Option<Card>, &'static str) {
        let key = match source {
            Source::Own | Source::Unbid(_) => "fleet-board-source-own",
            Source::Borrowed => "fleet-board-source-borrowed",
            Source::Gods(_) => "ld-board-source-gods",
            Source::Hand(_) => "fleet-board-source-hand",
        };
        (words::source_card(view, seat, source), key)
    }

    fn also_at(berth: Berth) -> Option<Spot<Self>> {
        Some(Spot::More(Own::Winds(berth)))
    }

    fn slot_spot(slot: u8) -> Option<Spot<Self>> {
        Some(Spot::More(Own::Unbid(slot)))
    }

    fn beside(canvas: &Canvas<'_, Self>, berth: Berth) -> Markup {
        extras::winds(canvas, berth)
    }

    fn in_senate(canvas: &Canvas<'_, Self>) -> Markup {
        extras::lose_on_board(canvas, Zone::Senate)
    }

    fn on_land(canvas: &Canvas<'_, Self>) -> Markup {
        extras::lose_on_board(canvas, Zone::NewLand)
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
        5
    }

    fn markers_left(&self) -> u8 {
        self.council.markers_left
    }

    fn ballot(&self) -> Ballot {
        // What is left of the last auction of the round does not count as one.
        let auction = if is_auction(self) { self.council.vote } else { Vote::default() };
        Ballot {
            slot: self.council.vote.slot,
            ranked: !auction.ranking.is_empty(),
            acting: auction.acting,
            declared: auction.declared,
            played: auction.played,
        }
    }

    fn may_borrow_from(&self, seat: Seat) -> Option<Seat> {
        self.may_borrow_from(seat)
    }

    fn lead(&self) -> Lead {
        let there = self.council.harbour.new_land;
        let neutrals = there[Colour::Neutral.index()];
        match fleet::most_cubes(&there, &self.council.senate_order()) {
            Some((seat, most)) if most > neutrals => Lead::Seat(seat),
            _ if neutrals > 0 => Lead::Neutral,
            _ => Lead::Nobody,
        }
    }

    fn landing_tables(&self) -> Tables {
        *self.components().tables()
    }

    fn price(&self, _: Seat) -> Option<u8> {
        None
    }

    fn places_only(&self) -> bool {
        false
    }

    fn upgraded_by(&self, fall: usize) -> String {
        ["A B", "C D E", ""][fall.min(2)].to_owned()
    }

    fn special_points(&self, special: Special) -> u8 {
        self.components().special_points(special)
    }

    fn special_effect(&self, lang: Lang, special: Special) -> String {
        words::special_effect(lang, self.components(), special)
    }
}

/// Whether an auction is under way: bids, or what follows from them.
fn is_auction(table: &OpenTable) -> bool {
    let Awaiting::Seats(awaited) = table.awaiting() else { return false };
    let ask = awaited.iter().find_map(|seat| table.ask(seat, 0));
    let bids =
        |ask| matches!(ask, Ask::Bid { .. } | Ask::Declare { .. } | Ask::Spy | Ask::Play { .. } | Ask::Refund { .. });
    table.playing().is_some() || ask.is_some_and(bids)
}
