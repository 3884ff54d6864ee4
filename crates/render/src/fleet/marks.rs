//! What lies over the picture: the choices as buttons, why something cannot be chosen, and the last move.

use engine::{Refusal, Seat};
use game_doom::{Action, Berth, Card, Colour, Doom, Event, Faction, Source, Special};
use maud::{Markup, html};

use super::choices::{Lit, Offer};
use super::refusals;
use crate::l10n::Lang;
use crate::picture::Scene;

/// Where an action is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A ship.
    Ship(Berth),
    /// The hold of a ship.
    Hold(Berth),
    /// A refugee aboard the ship that is asked about, in a seat or in the hold.
    Aboard(Colour, bool),
    /// The hold of the ship that is asked about.
    IntoHold,
    /// A faction.
    Bust(Faction),
    /// A politics card in hand.
    Hand(Card),
    /// The own card in the slot voted on.
    Own,
    /// The card of another in the slot voted on.
    Borrowed,
    /// Empathy in place of a card.
    Empathy(Source),
    /// A number of cubes.
    Cubes(u8),
    /// Cards of the own row that stay face down.
    Down(u8),
    /// Another player.
    Rival(Seat),
    /// Cubes of a player in the Senate.
    Senator(Seat, u8),
    /// A special card in hand.
    Special(Special),
    /// A displayed special card; nothing for the unseen one.
    Display(Option<Special>),
    /// The prompt.
    Prompt,
}

impl Spot {
    /// Whether it is on the board, not in the own area and not in the prompt.
    pub(super) fn on_board(self) -> bool {
        matches!(self, Self::Ship(_) | Self::Hold(_) | Self::Aboard(..) | Self::IntoHold | Self::Bust(_))
    }
}

/// Where an action is chosen.
pub(super) fn spot(action: Action) -> Spot {
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
        Action::Peek { seat } | Action::Force { seat } => Spot::Rival(seat),
        Action::Expel { seat, cubes } => Spot::Senator(seat, cubes),
        Action::Pursue => Spot::Special(Special::Pursuit),
        Action::OpenHolds => Spot::Special(Special::Holds),
        Action::Spy => Spot::Special(Special::Spy),
        Action::Guard => Spot::Special(Special::Guardian),
        Action::Ally => Spot::Special(Special::Alliance),
        Action::TakeSpecial { special } => Spot::Display(Some(special)),
        Action::TakeTop => Spot::Display(None),
        Action::PassFaction | Action::SkipPower { .. } | Action::ActInOrder | Action::Enough | Action::Pass => {
            Spot::Prompt
        }
    }
}

/// The choice that is made here.
pub(super) fn lit(offer: &Offer, here: Spot) -> Option<&Lit> {
    offer.lit(|action| spot(action) == here)
}

/// Something that is a button of the form if it may be chosen, a button that says why if it may not, and a plain thing
/// if nobody asks.
pub(super) fn control(offer: &Offer, lang: Lang, here: Spot, class: &str, label: &str, inside: &Markup) -> Markup {
    if let Some(lit) = lit(offer, here) {
        return lit_button(lit, offer.is_armed(lit), class, inside);
    }
    match offer.refused.iter().find(|(action, _)| spot(*action) == here) {
        Some((_, illegal)) => {
            let sentence = refusals::refusal(illegal, lang);
            html! {
                button class={ (class) " no" } type="button" aria-disabled="true" title=(sentence) data-why=(sentence)
                    data-clause=(illegal.clause()) aria-label={ (label) ". " (sentence) } { (inside) }
            }
        }
        None => html! { span class=(class) { (inside) } },
    }
}

/// A choice as a button of the form.
pub(super) fn lit_button(lit: &Lit, armed: bool, class: &str, inside: &Markup) -> Markup {
    let label = if lit.detail.is_empty() { lit.words.clone() } else { format!("{}. {}", lit.words, lit.detail) };
    html! {
        button class={ (class) " lit" @if armed { " armed" } } form="act" name="action" value=(lit.value)
            data-pv=(lit.name) data-words=(lit.words) data-detail=(lit.detail) data-clause=(lit.clause)
            data-key=[lit.key] data-confirm=[lit.confirm.then_some("")] aria-label=(label) {
            (inside)
            @if let Some(key) = lit.key { kbd.key aria-hidden="true" { (key) } }
        }
    }
}

/// What the last turn moved: it stays marked in the mover's colour.
pub(super) struct Last {
    events: Vec<Event>,
}

impl Last {
    pub(super) fn of(scene: &Scene<'_, Doom>) -> Self {
        Self { events: scene.last.iter().flat_map(|entry| entry.events.iter().copied()).collect() }
    }

    /// Who touched a ship last; nothing for what happened by itself.
    pub(super) fn ship(&self, wanted: Berth) -> Option<Seat> {
        self.events.iter().rev().find_map(|event| match *event {
            Event::Boarded { seat, ship, .. } | Event::ThrownOff { seat, ship, .. } if ship == wanted => Some(seat),
            Event::Exchanged { seat, ship } | Event::Targeted { seat, ship, .. } if ship == wanted => Some(seat),
            Event::Sailed { ship, mover, .. } | Event::Landed { ship, mover, .. } if ship == wanted => mover,
            _ => None,
        })
    }

    /// The ship that landed last.
    pub(super) fn landed(&self) -> Option<Berth> {
        self.events.iter().rev().find_map(|event| match *event {
            Event::Landed { ship, .. } => Some(ship),
            _ => None,
        })
    }

    /// Who took a faction.
    pub(super) fn took(&self, wanted: Faction) -> Option<Seat> {
        self.events.iter().rev().find_map(|event| match *event {
            Event::FactionTaken { seat, faction, .. } if faction == wanted => Some(seat),
            _ => None,
        })
    }
}
