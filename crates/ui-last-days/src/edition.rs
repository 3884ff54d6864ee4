//! What this edition tells the drawings that both share.

use engine::{Awaiting, Seat, SeatSet};
use fleet::Council;
use game_last_days::{
    Action, Ask, Berth, BoardReason, Card, Colour, Event, LastDays, OpenTable, Senator, Source, Special, View, Vote,
    Zone,
};

use super::Face;
use super::{art, words};
use ui::picture::Scene;
use ui_fleet::edition::{Asking, Edition, Facts, Keys, Lead, Look, Touch, asked};
use ui_fleet::marks::Spot;

/// Where choices are made that only this edition knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// LD-12.9: a card of the Hand of the Gods.
    Gods(Card),
    /// LD-12.14: cubes outside ships.
    Lose(Zone),
}

impl Edition for Face {
    type Card = Card;
    type Source = Source;
    type Figure = Senator;
    type More = Own;

    const KEYS: Keys = Keys {
        card: "ld-card",
        card_effect: "ld-card-effect",
        spent: "ld-board-front",
        lands_premium: "ld-board-lands-cargo",
        blocked: "ld-board-majority-nobody",
        phases: ["ld-phase-influence", "ld-phase-senate", "fleet-phase-row", "ld-phase-auctions", "fleet-phase-doom"],
    };

    fn facts<'a>(view: &'a View, scene: &Scene<'_, LastDays>) -> Facts<'a, Card> {
        let table = &view.table;
        let set = table.components();
        let ask = asked(scene).and_then(|seat| view.ask(seat));
        let vote = table.council.vote;
        Facts {
            council: &table.council,
            cards: (&view.cards).into(),
            tables: &set.tables,
            special_points: Special::ALL.map(|special| set.special_points(special)),
            premium: Card::Cargo,
            asking: ask.map_or(Asking::Other, asking),
            aimed: ask.and_then(aimed),
            scores: view.scores(),
            is_over: table.is_over(),
            would_move: table.would_move(),
            if_landed: Box::new(|ship, mover, premium| table.if_landed(ship, mover, premium, SeatSet::EMPTY)),
            entitled: table.entitled(),
            row_length: 5,
            // What is left of the last auction of the round does not count as one.
            vote: if is_auction(table) { vote } else { Vote { slot: vote.slot, ..Vote::default() } },
            lender: scene.viewer.seat().and_then(|seat| table.may_borrow_from(seat)),
            lead: lead(&table.council),
            prices: Vec::new(),
            places_only: false,
            upgraded_by: ["A B", "C D E", ""].map(str::to_owned),
        }
    }

    fn spot(action: Action) -> Spot<Self> {
        match action {
            Action::Board { ship } | Action::Target { ship } | Action::Exchange { ship } => Spot::Ship(ship),
            Action::Sail { ship, extra: false } | Action::Sacrifice { ship, hold: false } => Spot::Ship(ship),
            Action::Sail { ship, extra: true } => Spot::Further(ship),
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
                Source::Unbid(slot) => Spot::Slot(slot),
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
            Action::Lose { zone: zone @ (Zone::Senate | Zone::NewLand) } => Spot::OnBoard(Own::Lose(zone)),
            Action::Lose { zone: zone @ (Zone::Supply | Zone::Front | Zone::Slots) } => Spot::More(Own::Lose(zone)),
            Action::Enough | Action::Pass => Spot::Prompt,
        }
    }

    fn touch(event: &Event) -> Option<Touch<Self>> {
        match *event {
            Event::Fleet(ref shared) => Touch::of(shared),
            Event::SenatorTaken { senator, .. } => Some(Touch::Took(senator)),
            Event::Lost { seat, zone: Zone::Ship(ship) | Zone::Hold(ship) } => Some(Touch::Ship(ship, Some(seat))),
            _ => None,
        }
    }

    fn shared(event: &Event) -> Option<&fleet::Event<Card>> {
        if let Event::Fleet(shared) = event { Some(shared) } else { None }
    }

    fn look(card: Card) -> Look {
        let (icon, number, extra) = art::card_face(card);
        Look { name: card.name(), icon, number, extra, class: art::card_class(card) }
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

/// LD-6.1: nobody has the majority where the neutrals are as many.
fn lead(council: &Council) -> Lead {
    let there = council.harbour.new_land;
    let neutrals = there[Colour::Neutral.index()];
    match fleet::most_cubes(&there, &council.senate_order()) {
        Some((seat, most)) if most > neutrals => Lead::Seat(seat),
        Some(_) | None if neutrals > 0 => Lead::Neutral,
        Some(_) | None => Lead::Nobody,
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
