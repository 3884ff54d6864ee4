//! Cards, large and small, and rows of them.

use ::fleet::{Colour, Special};
use engine::Seat;
use maud::{Markup, html};

use super::edition::{Asking, Edition, Look, Position, RowCards, asking};
use super::harbour::home;
use super::{art, words};
use crate::l10n::Lang;
use ui::picture::{Scene, View};

/// The face of a politics card.
pub fn face<E: Edition>(lang: Lang, card: E::Card) -> Markup {
    let Look { icon, number, extra, .. } = E::card_look(card);
    html! {
        span.art { (art::icon(icon)) b.big { (number) } (also(extra)) }
        span.cn { (words::soft(&E::card_words(lang, card))) }
        span.ct { (E::card_effect(lang, card)) }
    }
}

/// What a card does besides.
pub fn also(extra: Option<&str>) -> Markup {
    html! { @if let Some(extra) = extra { span.also { "+" (art::icon(extra)) } } }
}

/// The face of a special card.
pub fn special_face<E: Edition>(table: &E::Table, lang: Lang, special: Special) -> Markup {
    let points = table.special_points(special);
    html! {
        span.art { (art::icon(art::special_icon(special))) @if points > 0 { b.big { (points) } } }
        span.cn { (words::soft(&words::special(lang, special))) }
        span.ct { (table.special_effect(lang, special)) }
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

/// The row of a player.
pub struct Row<C> {
    pub seat: Seat,
    pub length: u8,
    row: RowCards<C>,
    laying: bool,
    now: Option<u8>,
}

impl<C: Copy> Row<C> {
    /// The row of a seat; nothing while nobody has one.
    pub fn of<E: Edition<Card = C>>(view: &View<E>, scene: &Scene<'_, E::Game>, seat: Seat) -> Option<Self> {
        let table = E::table(view);
        let asking = asking::<E>(view, scene);
        let laying = asking == Asking::Laying;
        let row = E::row(view, seat);
        if !laying && row.laid == 0 {
            return None;
        }
        let ballot = table.ballot();
        let now = match asking {
            Asking::Laying => Some(row.laid).filter(|_| !table.ready().contains(seat)),
            Asking::After => Some(table.row_length()),
            Asking::Sealing | Asking::Looking | Asking::Declaring => Some(ballot.slot),
            _ if ballot.ranked => Some(ballot.slot),
            // All votes of the round are over.
            _ => Some(table.row_length()),
        };
        Some(Self { seat, length: table.row_length(), row, laying, now })
    }

    pub fn stage(&self, slot: u8) -> Stage {
        match self.now {
            Some(now) if slot < now && !self.laying => Stage::Done,
            Some(now) if slot == now => Stage::Now,
            _ => Stage::ToCome,
        }
    }

    /// Whether a card lies there.
    pub fn is_laid(&self, slot: u8) -> bool {
        slot < self.row.laid
    }

    /// Whether others cannot see the card there.
    pub fn is_down(&self, slot: u8) -> bool {
        self.row.down >> slot & 1 == 1
    }

    pub fn is_carried(&self, slot: u8) -> bool {
        self.row.carried >> slot & 1 == 1
    }

    /// DA-5.7, LD-5.6: the place of the player among those entitled, while the card in this slot is voted on.
    pub fn rank<E: Edition>(&self, table: &E::Table, slot: u8) -> Option<usize> {
        let acting = table.ballot().acting;
        let place = acting.as_slice().iter().position(|&seat| seat == self.seat)?;
        (self.stage(slot) == Stage::Now && !self.laying).then_some(place + 1)
    }

    pub fn card(&self, slot: u8) -> Option<C> {
        self.row.cards[usize::from(slot) % 5]
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
    pub fn of<E: Edition>(view: &View<E>, scene: &Scene<'_, E::Game>, row: &Row<E::Card>, slot: u8) -> Self {
        let table = E::table(view);
        let on_card = table.on_slot(row.seat, slot);
        let secret = matches!(asking::<E>(view, scene), Asking::Sealing | Asking::Looking);
        if row.stage(slot) == Stage::Now && secret && table.ready().contains(row.seat) {
            return Self::Sealed(E::sealed_bid(view, row.seat));
        }
        let declared = table.ballot().declared.contains(row.seat) && row.stage(slot) == Stage::Now;
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

/// The seal of a bid.
pub fn seal() -> Markup {
    html! { svg.wax viewBox="0 0 24 24" aria-hidden="true" { use href="#wax" {} } }
}
