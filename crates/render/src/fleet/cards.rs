//! Cards, large and small, and rows of them.

use engine::Seat;
use game_doom::{Ask, Card, Colour, Doom, Special, View};
use maud::{Markup, html};

use super::board::asked;
use super::harbour::home;
use super::{art, words};
use crate::l10n::Lang;
use crate::picture::Scene;

/// The face of a politics card.
pub(super) fn face(lang: Lang, card: Card) -> Markup {
    html! {
        span.art { (art::icon(art::card_icon(card))) b.big { (art::card_number(card)) } }
        span.cn { (words::card(lang, card)) }
        span.ct title=(words::card_effect(lang, card)) { (words::card_effect(lang, card)) }
    }
}

/// The face of a special card.
pub(super) fn special_face(view: &View, lang: Lang, special: Special) -> Markup {
    let points = view.table.components().special_points(special);
    html! {
        span.art { (art::icon(art::special_icon(special))) @if points > 0 { b.big { (points) } } }
        span.cn { (words::special(lang, special)) }
        span.ct { (words::special_effect(lang, view.table.components(), special)) }
    }
}

/// How far a player's row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The slot has been voted on.
    Done,
    /// The slot is voted on, or the next card is laid there.
    Now,
    /// Later.
    ToCome,
}

/// The row of a player.
pub(super) struct Row {
    pub(super) seat: Seat,
    pub(super) cards: [Option<Card>; 5],
    pub(super) length: u8,
    /// How many cards have been laid.
    laid: u8,
    down: u8,
    carried: u8,
    laying: bool,
    now: Option<u8>,
}

impl Row {
    /// The row of a seat; nothing while nobody has one.
    pub(super) fn of(view: &View, scene: &Scene<'_, Doom>, seat: Seat) -> Option<Self> {
        let table = &view.table;
        let ask = asked(view, scene).map(|(_, ask)| ask);
        let laying = matches!(ask, Some(Ask::Lay { .. } | Ask::KeepDown));
        let laid = view.laid(seat);
        if !laying && laid == 0 {
            return None;
        }
        let bidding = matches!(
            ask,
            Some(Ask::Bid { .. } | Ask::Peek | Ask::NewBid { .. } | Ask::Declare { .. } | Ask::Force { .. } | Ask::Spy)
        );
        let now = match (laying, bidding || !table.vote().ranking.is_empty()) {
            (true, _) => Some(laid).filter(|_| !table.ready().contains(seat)),
            (false, true) => Some(table.vote().slot),
            // All votes of the round are over.
            (false, false) => Some(table.row_length()),
        };
        Some(Self {
            seat,
            cards: view.row(seat),
            length: table.row_length(),
            laid,
            down: view.face_down(seat),
            carried: view.carried(seat),
            laying,
            now,
        })
    }

    pub(super) fn stage(&self, slot: u8) -> Stage {
        match self.now {
            Some(now) if slot < now && !self.laying => Stage::Done,
            Some(now) if slot == now => Stage::Now,
            _ => Stage::ToCome,
        }
    }

    /// Whether a card lies there.
    pub(super) fn is_laid(&self, slot: u8) -> bool {
        slot < self.laid
    }

    /// Whether others cannot see the card there.
    pub(super) fn is_down(&self, slot: u8) -> bool {
        self.down >> slot & 1 == 1
    }

    pub(super) fn is_carried(&self, slot: u8) -> bool {
        self.carried >> slot & 1 == 1
    }

    /// DA-5.7: the place of the player among those entitled, while the card in this slot is voted on.
    pub(super) fn rank(&self, view: &View, slot: u8) -> Option<usize> {
        let acting = view.table.vote().acting;
        let place = acting.as_slice().iter().position(|&seat| seat == self.seat)?;
        (self.stage(slot) == Stage::Now && !self.laying).then_some(place + 1)
    }

    pub(super) fn card(&self, slot: u8) -> Option<Card> {
        self.cards[usize::from(slot) % 5]
    }
}

/// What was bid on a card: cubes, or a seal while the number is secret.
pub(super) enum Bid {
    None,
    /// Chosen, and not opened; the number where the viewer knows it.
    Sealed(Option<u8>),
    Open(u8),
}

impl Bid {
    pub(super) fn of(view: &View, scene: &Scene<'_, Doom>, row: &Row, slot: u8) -> Self {
        let table = &view.table;
        let on_card = table.on_slot(row.seat, slot);
        let secret = matches!(asked(view, scene), Some((_, Ask::Bid { .. } | Ask::Peek | Ask::NewBid { .. })));
        if row.stage(slot) == Stage::Now && secret && table.ready().contains(row.seat) {
            return Self::Sealed(view.sealed_bid(row.seat));
        }
        let declared = table.vote().declared.contains(row.seat) && row.stage(slot) == Stage::Now;
        match on_card {
            0 if row.stage(slot) == Stage::Done || declared => Self::Open(0),
            0 => Self::None,
            cubes => Self::Open(cubes),
        }
    }
}

/// Cubes on a card, with their names; beyond a few the number tells.
pub(super) fn cubes(seat: Seat, slot: u8, count: u8) -> Markup {
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
pub(super) fn seal() -> Markup {
    html! { svg.wax viewBox="0 0 24 24" aria-hidden="true" { use href="#wax" {} } }
}
