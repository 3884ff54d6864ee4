//! What lies over the picture: the choices as buttons, and why something cannot be chosen.

use ::fleet::{Berth, Colour, Special};
use engine::{Game, Refusal, Seat};
use maud::{Markup, html};

use super::edition::Edition;
use crate::l10n::Lang;
use ui::choices;
use ui::picture::Picture;

/// Where an action is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot<E: Edition> {
    Ship(Berth),
    /// A ship, as the further one that moves.
    Further(Berth),
    /// The hold of a ship.
    Hold(Berth),
    /// A refugee aboard the ship that is asked about, in a seat or in the hold.
    Aboard(Colour, bool),
    /// The hold of the ship that is asked about.
    IntoHold,
    /// A figure above the Senate.
    Bust(E::Figure),
    /// A politics card in hand.
    Hand(E::Card),
    /// The own card in the slot voted on.
    Own,
    /// A card of the own row that is not voted on.
    Slot(u8),
    /// The card of another in the slot voted on.
    Borrowed,
    /// Empathy in place of a card.
    Empathy(E::Source),
    /// A number of cubes.
    Cubes(u8),
    /// Cards of the own row that stay face down.
    Down(u8),
    /// Cubes of a player in the Senate.
    Senator(Seat, u8),
    /// A special card in hand.
    Special(Special),
    /// A place on the board that only one edition has.
    OnBoard(E::More),
    /// A place in the own area that only one edition has.
    More(E::More),
    Prompt,
}

impl<E: Edition> Spot<E> {
    /// Whether it is on the board, not in the own area and not in the prompt.
    pub fn on_board(self) -> bool {
        match self {
            Self::Ship(_) | Self::Further(_) | Self::Hold(_) | Self::Aboard(..) | Self::IntoHold => true,
            Self::Bust(_) | Self::OnBoard(_) => true,
            Self::Hand(_) | Self::Own | Self::Slot(_) | Self::Borrowed | Self::Empathy(_) | Self::Cubes(_) => false,
            Self::Down(_) | Self::Senator(..) | Self::Special(_) | Self::More(_) | Self::Prompt => false,
        }
    }
}

type Offer<E> = super::choices::Offer<<E as Picture>::Game>;
type Lit<E> = super::choices::Lit<<E as Picture>::Game>;

/// The choice that is made here.
pub fn lit<E: Edition>(offer: &Offer<E>, here: Spot<E>) -> Option<&Lit<E>> {
    offer.lit(|action| E::spot(action) == here)
}

/// Whether something is chosen here, or there are words why not.
pub fn is_asked<E: Edition>(offer: &Offer<E>, here: Spot<E>) -> bool {
    lit(offer, here).is_some() || offer.refused.iter().any(|(action, _)| E::spot(*action) == here)
}

/// Something that is a button of the form if it may be chosen, a button that says why if it may not, and a plain thing
/// if nobody asks.
pub fn control<E: Edition>(
    offer: &Offer<E>,
    lang: Lang,
    here: Spot<E>,
    class: &str,
    label: &str,
    inside: &Markup,
) -> Markup {
    if let Some(lit) = lit(offer, here) {
        return lit_button(lit, offer.is_armed(lit), class, inside);
    }
    match offer.refused.iter().find(|(action, _)| E::spot(*action) == here) {
        Some((_, illegal)) => {
            let sentence = E::refusal(illegal, lang);
            html! {
                button class={ (class) " no" } type="button" aria-disabled="true" title=(sentence) data-why=(sentence)
                    data-clause=(illegal.clause()) { span.vh { (label) ". " (sentence) " " } (inside) }
            }
        }
        None => html! { span class=(class) { (inside) } },
    }
}

/// A choice as a button of the form. It is called by its content, so that what is seen is part of its name.
pub fn lit_button<G: Game, P>(lit: &choices::Lit<G, P>, armed: bool, class: &str, inside: &Markup) -> Markup {
    // A card shows what it does; it need not be said twice.
    let shown = inside.0.contains(&lit.detail);
    html! {
        button class={ (class) " lit" @if armed { " armed" } } form="act" name="action" value=(lit.value)
            data-pv=(lit.name) data-words=(lit.words) data-detail=(lit.detail) data-clause=(lit.clause)
            data-key=[lit.key] data-confirm=[lit.confirm.then_some("")] {
            span.vh { (lit.words) ". " @if !shown { (lit.detail) " " } }
            (inside)
            // The style sheet writes the key, so that it is no part of the words.
            @if let Some(key) = lit.key { span.key data-k=(key) aria-hidden="true" {} }
        }
    }
}
