//! Cards, large and small, and rows of them.

use ::fleet::{Colour, PartyCards, SlotSet, Special};
use engine::Seat;
use maud::{Markup, html};

use super::edition::{Asking, Edition, Facts, Look};
use super::harbour::home;
use super::{art, words};
use crate::l10n::Lang;

/// The name of a politics card.
pub fn name<E: Edition>(lang: Lang, card: E::Card) -> String {
    E::say(lang, E::KEYS.card, &[("card", E::look(card).name.into())])
}

/// What a politics card does.
pub fn effect<E: Edition>(lang: Lang, card: E::Card) -> String {
    E::say(lang, E::KEYS.card_effect, &[("card", E::look(card).name.into())])
}

/// The face of a politics card.
pub fn face<E: Edition>(lang: Lang, card: E::Card) -> Markup {
    let Look { icon, number, extra, .. } = E::look(card);
    html! {
        span.art { (art::icon(icon)) b.big { (number) } (also(extra)) }
        span.cn { (words::soft(&name::<E>(lang, card))) }
        (told(&effect::<E>(lang, card)))
    }
}

/// What a card does; what is long is shown only where it is pointed at, unless there is much room.
fn told(effect: &str) -> Markup {
    html! { span.ct.long[effect.chars().count() > 85] { (effect) } }
}

/// A card in words, for whoever points at it: its name, and what it does.
pub fn in_words<E: Edition>(lang: Lang, card: E::Card) -> String {
    format!("{}: {}", name::<E>(lang, card), effect::<E>(lang, card))
}

/// What a card does besides.
pub fn also(extra: Option<&str>) -> Markup {
    html! { @if let Some(extra) = extra { span.also { "+" (art::icon(extra)) } } }
}

pub fn special_face<C: Copy>(facts: &Facts<'_, C>, lang: Lang, special: Special) -> Markup {
    let points = facts.special_points[special.index()];
    html! {
        span.art { (art::icon(art::special_icon(special))) @if points > 0 { b.big { (points) } } }
        span.cn { (words::soft(&words::special(lang, special))) }
        (told(&facts.special_effect(lang, special)))
    }
}

/// How far a player's row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The slot has been voted on.
    Done,
    /// The slot is voted on, or the next card is laid there.
    Now,
    /// Later.
    ToCome,
}

pub struct Row<C> {
    pub seat: Seat,
    pub length: u8,
    row: PartyCards<C>,
    carried: SlotSet,
    laying: bool,
    now: Option<u8>,
}

impl<C: Copy> Row<C> {
    /// The row of a seat; nothing while nobody has one.
    pub fn of(facts: &Facts<'_, C>, seat: Seat) -> Option<Self> {
        let laying = facts.asking == Asking::Laying;
        let row = facts.cards.players[seat];
        if !laying && row.laid == 0 {
            return None;
        }
        let now = match facts.asking {
            Asking::Laying => Some(row.laid).filter(|_| !facts.council.ready.contains(seat)),
            Asking::After => Some(facts.row_length),
            Asking::Sealing | Asking::Looking | Asking::Declaring => Some(facts.vote.slot),
            // Before the ranking, all votes of the round are over.
            Asking::Influence | Asking::Picking | Asking::Other => {
                Some(if facts.vote.ranking.is_empty() { facts.row_length } else { facts.vote.slot })
            }
        };
        let carried = facts.council.players[seat].carried_out;
        Some(Self { seat, length: facts.row_length, row, carried, laying, now })
    }

    pub fn stage(&self, slot: u8) -> Stage {
        match self.now {
            Some(now) if slot < now && !self.laying => Stage::Done,
            Some(now) if slot == now => Stage::Now,
            _ => Stage::ToCome,
        }
    }

    pub fn is_laid(&self, slot: u8) -> bool {
        slot < self.row.laid
    }

    /// Whether others cannot see the card there.
    pub fn is_down(&self, slot: u8) -> bool {
        self.row.face_down.0 >> slot & 1 == 1
    }

    pub fn is_carried(&self, slot: u8) -> bool {
        self.carried.0 >> slot & 1 == 1
    }

    /// DA-5.7, LD-5.6: the place of the player among those entitled, while the card in this slot is voted on.
    pub fn rank(&self, facts: &Facts<'_, C>, slot: u8) -> Option<usize> {
        let place = facts.vote.acting.as_slice().iter().position(|&seat| seat == self.seat)?;
        (self.stage(slot) == Stage::Now && !self.laying).then_some(place + 1)
    }

    pub fn card(&self, slot: u8) -> Option<C> {
        self.row.row[usize::from(slot) % 5]
    }
}

/// What was bid on a card: cubes, or a seal while the number is secret.
pub enum Bid {
    None,
    /// Chosen, and not opened; the number where the viewer knows it.
    Sealed(Option<u8>),
    Open(u8),
}

impl Bid {
    pub fn of<C: Copy>(facts: &Facts<'_, C>, row: &Row<C>, slot: u8) -> Self {
        let on_card = facts.council.on_slot(row.seat, slot);
        let secret = matches!(facts.asking, Asking::Sealing | Asking::Looking);
        if row.stage(slot) == Stage::Now && secret && facts.council.ready.contains(row.seat) {
            return Self::Sealed(row.row.sealed);
        }
        let declared = facts.vote.declared.contains(row.seat) && row.stage(slot) == Stage::Now;
        match on_card {
            0 if row.stage(slot) == Stage::Done || declared => Self::Open(0),
            0 => Self::None,
            cubes => Self::Open(cubes),
        }
    }
}

/// Cubes on a card, with their names; beyond a few the number tells.
pub fn cubes(seat: Seat, slot: u8, count: u8) -> Markup {
    let colour = Colour::Seat(seat);
    html! {
        @for nth in 0..count.min(6) {
            svg.qb viewBox="0 0 20 22" aria-hidden="true" data-piece={ "b" (seat.0) "-" (slot) "-" (nth) } data-from=(home(colour)) {
                use href={ "#c-" (art::key(colour)) } {}
            }
        }
    }
}

pub fn seal() -> Markup {
    html! { svg.wax viewBox="0 0 24 24" aria-hidden="true" { use href="#wax" {} } }
}
