//! What the first edition tells the drawings that both share.

use engine::{Seat, SeatSet};
use fleet::Council;
use game_doom::{Action, Ask, Berth, Card, Colour, Doom, Event, Faction, ShipKind, Source, Special, View};

use super::Face;
use super::{art, words};
use ui::picture::Scene;
use ui_fleet::edition::{Asking, Edition, Facts, Keys, Lead, Look, Touch, asked};
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
    type Card = Card;
    type Source = Source;
    type Figure = Faction;
    type More = Own;

    const KEYS: Keys = Keys {
        card: "da-card",
        card_effect: "da-card-effect",
        spent: "da-board-spent",
        lands_premium: "da-board-lands-royal",
        blocked: "da-board-majority-nobody",
        phases: ["da-phase-senate", "da-phase-factions", "fleet-phase-row", "da-phase-votes", "fleet-phase-doom"],
    };

    fn facts<'a>(view: &'a View, scene: &Scene<'_, Doom>) -> Facts<'a, Card> {
        let table = &view.table;
        let set = table.components();
        let ask = asked(scene).and_then(|seat| view.ask(seat));
        Facts {
            council: &table.council,
            cards: (&view.cards).into(),
            tables: &set.tables,
            special_points: Special::ALL.map(|special| set.special_points(special)),
            premium: Card::Royal,
            asking: ask.map_or(Asking::Other, asking),
            aimed: ask.and_then(aimed),
            scores: view.scores(),
            is_over: table.is_over(),
            would_move: table.would_move(),
            if_landed: Box::new(|ship, mover, premium| table.if_landed(ship, mover, premium, SeatSet::EMPTY)),
            entitled: table.entitled(),
            row_length: table.row_length(),
            vote: table.council.vote,
            lender: scene.viewer.seat().and_then(|seat| table.may_borrow_from(seat)),
            lead: lead(&table.council),
            prices: (0..table.seats() as u8).map(|place| table.price(place)).collect(),
            places_only: table.options.family,
            upgraded_by: match table.options.ships {
                Some(_) => Default::default(),
                None => upgrades(&table.council),
            },
        }
    }

    fn spot(action: Action) -> Spot<Self> {
        match action {
            Action::Board { ship } | Action::Sail { ship } | Action::Target { ship } | Action::Exchange { ship } => {
                Spot::Ship(ship)
            }
            Action::Sacrifice { ship, hold: false } => Spot::Ship(ship),
            Action::Sacrifice { ship, hold: true } => Spot::Hold(ship),
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

    fn touch(event: &Event) -> Option<Touch<Self>> {
        match event {
            Event::Fleet(shared) => Touch::of(shared),
            Event::FactionTaken { faction, .. } => Some(Touch::Took(*faction)),
            _ => None,
        }
    }

    fn shared(event: &Event) -> Option<&fleet::Event<Card>> {
        if let Event::Fleet(shared) = event { Some(shared) } else { None }
    }

    fn look(card: Card) -> Look {
        Look {
            name: card.name(),
            icon: art::card_icon(card),
            number: art::card_number(card),
            extra: None,
            class: art::card_class(card),
        }
    }

    fn source(view: &View, seat: Seat, source: Source) -> (Option<Card>, &'static str) {
        let key = match source {
            Source::Own => "fleet-board-source-own",
            Source::Borrowed => "fleet-board-source-borrowed",
            Source::Hand(_) => "fleet-board-source-hand",
        };
        (words::source_card(view, seat, source), key)
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

/// DA-6.2: nobody has the majority where the neutrals are more.
fn lead(council: &Council) -> Lead {
    let there = council.harbour.new_land;
    match fleet::most_cubes(&there, &council.senate_order()) {
        Some((_, most)) if there[Colour::Neutral.index()] > most => Lead::Neutral,
        Some((seat, 1..)) => Lead::Seat(seat),
        _ => Lead::Nobody,
    }
}

/// DA-9.11: the letters of the ships that each fall upgrades.
fn upgrades(council: &Council) -> [String; 3] {
    [2, 1, 0].map(|left| {
        let there = ShipKind::upgraded_at(left).iter().filter(|&&kind| council.harbour.find(kind).is_some());
        there.map(|kind| kind.letter().to_string()).collect::<Vec<_>>().join(" ")
    })
}
