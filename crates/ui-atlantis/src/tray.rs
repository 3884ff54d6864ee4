//! The own area under the sea: hand and collected tiles. What may be chosen is a button; what may not says why.

use engine::Refusal;
use game_atlantis::{Action, Ask, Asked, Atlantis, Illegal, Object, Tile, View};
use maud::{Markup, html};

use super::art;
use super::choices::{CardFirst, Lit, Offer};
use super::words::{self, Place};
use crate::l10n::say;
use ui::picture::Scene;

/// Hand and tiles of the viewer; nothing for spectators.
pub(super) fn tray(view: &View, scene: &Scene<'_, Atlantis>, offer: &Offer) -> Markup {
    let Some(seat) = scene.viewer.seat() else { return html! {} };
    let lang = scene.lang;
    let tray = Tray { view, scene, offer };
    let tiles: Vec<Tile> = view.players[seat].tiles.iter().collect();
    let worth: u32 = tiles.iter().map(|tile| u32::from(tile.value)).sum();
    html! {
        section.hand aria-labelledby="hand-title" {
            h2 #hand-title {
                (say(lang, "hand-title", &[]))
                span { (say(lang, "hand-total", &[("count", view.hand.total().into())])) }
            }
            @if view.hand.is_empty() { p.muted { (say(lang, "hand-none", &[])) } }
            ul.cards {
                @for (object, count) in view.hand.iter() { li { (tray.card(object, count)) } }
            }
        }
        section.own aria-labelledby="tiles-title" {
            h2 #tiles-title {
                (say(lang, "tiles-title", &[]))
                span { (say(lang, "tiles-worth", &[("value", worth.into())])) }
            }
            @if tiles.is_empty() { p.muted { (say(lang, "tiles-none", &[])) } }
            ul.mine {
                @for (index, &tile) in tiles.iter().enumerate() {
                    // Of equal values the first goes: the others wait until it is gone.
                    @let first = index == 0 || tiles[index - 1].value != tile.value;
                    @let copy = tiles[..index].iter().filter(|&&other| other == tile).count();
                    li { (tray.tile(tile, first, copy)) }
                }
            }
        }
    }
}

struct Tray<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Atlantis>,
    offer: &'a Offer,
}

impl Tray<'_> {
    fn card(&self, object: Object, count: u8) -> Markup {
        let lang = self.scene.lang;
        let is_card = |action| action == Action::Play { object } || action == Action::PayCard { object };
        let lit = self.offer.lit(is_card);
        let inside = html! {
            svg class={ "cpic " (object.name()) } aria-hidden="true" { use href={ "#o-" (object.name()) } {} }
            b { (words::object(lang, object)) }
            @if count > 1 { span.cnt { (count) " ×" } }
        };
        let cannot = match self.view.active {
            Some(Asked { ask: Ask::Menu | Ask::Card { .. }, .. }) => Some("card-cannot"),
            Some(Asked { ask: Ask::Pay { .. }, .. }) => Some("card-cannot-pay"),
            _ => None,
        };
        if let Some(first) = self.offer.cards_first.iter().find(|first| first.object == object) {
            return self.card_first(first, &inside);
        }
        match (lit, self.offer.why_not(is_card).zip(cannot)) {
            (Some(lit), _) => html! {
                button.card.lit.more[lit.preview.is_some_and(|preview| preview.occupied)]
                    .armed[self.offer.is_armed(lit)]
                    form="act" name="action" value=(lit.value) data-piece={ "card-" (object) } data-from="draw-pile" data-pv=(lit.name)
                    data-words=(lit.words) data-detail=(lit.detail) data-clause=(lit.clause) data-key=[lit.key]
                    data-confirm=[lit.confirm.then_some("")] {
                    @if let Some(key) = lit.key { kbd aria-hidden="true" { (key) } }
                    (inside)
                    small { (self.card_words(lit)) }
                }
            },
            (None, Some((illegal, cannot))) => self.refused(
                "card",
                illegal,
                html! { (inside) small { (say(lang, cannot, &[])) } },
                format!("card-{object}"),
            ),
            _ => html! { div.card data-piece={ "card-" (object) } data-from="draw-pile" { (inside) } },
        }
    }

    /// A card before its figure: with the only figure that can use it, both are chosen; else the script holds the card
    /// until a figure is chosen.
    fn card_first(&self, first: &CardFirst, inside: &Markup) -> Markup {
        let lang = self.scene.lang;
        let play = Scene::<Atlantis>::value(&Action::Play { object: first.object });
        let piece = format!("card-{}", first.object);
        let moves: Vec<String> = first.moves.iter().map(Scene::<Atlantis>::value).collect();
        html! {
            @if let [only] = &moves[..] {
                @let figure = first.moves.first().and_then(|only| self.offer.lit(|action| action == *only));
                button.card.ready form="act" name="action" value=(only) data-then=(play) data-piece=(piece) data-from="draw-pile"
                    data-pv=[figure.map(|lit| &lit.name)] data-words=[figure.map(|lit| &lit.words)]
                    data-confirm=[figure.filter(|lit| lit.confirm).map(|_| "")] {
                    (inside) small { (say(lang, "card-plays", &[])) }
                }
            } @else {
                button.card.ready type="button" data-piece=(piece) data-from="draw-pile" data-hold=(play)
                    data-with=(moves.join(" "))
                    data-words=(say(lang, "card-held", &[("card", words::object(lang, first.object).into())])) {
                    (inside) small { (say(lang, "card-then-figure", &[])) }
                }
            }
        }
    }

    /// Where a card leads, and what that costs.
    fn card_words(&self, lit: &Lit) -> Markup {
        let lang = self.scene.lang;
        let Some(preview) = lit.preview else { return html! { (say(lang, "card-pays", &[])) } };
        html! {
            span { (words::place(lang, "card-place", Place::of(preview.to, self.view.path.mainland()))) }
            " "
            @if preview.occupied {
                b { (say(lang, "card-occupied", &[])) }
            } @else {
                b { (say(lang, "card-cost", &[("cost", preview.cost.into())])) }
            }
        }
    }

    fn tile(&self, tile: Tile, first: bool, copy: usize) -> Markup {
        let lang = self.scene.lang;
        let value = tile.value;
        let is_tile = |action| action == Action::Buy { value } || action == Action::PayTile { value };
        let seat = self.scene.viewer.seat().unwrap_or_default();
        let piece = super::seats::tile_piece(seat, tile, copy);
        let from = super::seats::tile_origin(self.scene, seat, tile);
        let drawing = art::mini(tile, lang);
        match (self.offer.lit(is_tile), self.offer.why_not(is_tile)) {
            (Some(lit), _) => html! {
                button.mtb.lit[first].armed[first && self.offer.is_armed(lit)]
                    form="act" name="action" value=(lit.value) data-piece=(piece) data-from=[from] data-pv=(lit.name)
                    data-words=(lit.words) data-detail=(lit.detail) data-clause=(lit.clause) data-key=[lit.key.filter(|_| first)]
                    data-confirm=[lit.confirm.then_some("")] aria-label={ (words::tile(lang, tile)) ": " (lit.words) } {
                    (drawing)
                    @if let (Some(key), true) = (lit.key, first) { kbd aria-hidden="true" { (key) } }
                }
            },
            (None, Some(illegal)) => self.refused("mtb", illegal, drawing, piece),
            _ => html! { span.mtb data-piece=(piece) data-from=[from] { (drawing) } },
        }
    }

    /// Something that cannot be chosen now and says why: on hover, focus, tap, and in the list of reasons.
    fn refused(&self, class: &str, illegal: &Illegal, inside: Markup, piece: String) -> Markup {
        let sentence = super::refusals::refusal(illegal, self.scene.lang);
        html! {
            button class={ "no " (class) } type="button" aria-disabled="true" title=(sentence) data-why=(sentence)
                data-clause=(illegal.clause()) data-piece=(piece) {
                (inside)
            }
        }
    }
}
