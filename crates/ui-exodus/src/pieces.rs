//! What lies in the box, as the table draws it: settlers, tiles and cards with what they do. Tiles that are alike but for
//! their floor stand together.

use game_exodus::Components;
use game_exodus::kinds::{
    Agora, Catastrophe, Influence, Knowledge, Monument, PillarCard, Profession, Residence, ShipType, Workshop,
};
use maud::{Markup, html};
use ui::facts::Piece;

use super::facts::each;
use super::illustrations;
use super::tiles::{self, Tile};
use super::{cards, pillars, words as said};
use crate::l10n::{Lang, Value, say};

/// What one set puts into the box, told in one language.
pub(super) struct Kit<'a> {
    pub(super) set: &'a Components,
    pub(super) lang: Lang,
}

impl Kit<'_> {
    fn tile(&self, tile: Tile) -> Markup {
        tiles::picture(self.lang, self.set, tile, &[])
    }

    /// The professions of the school: how each is reached, and what it brings when it leaves.
    pub(super) fn settlers(&self) -> Vec<Piece> {
        let Self { set, lang } = *self;
        let piece = |&profession: &Profession| {
            let field = set.school.field(profession);
            let bonus = ("bonus", Value::from(said::gains(lang, field.dispatch.get())));
            let colour = ("colour", Value::from(said::colour(lang, field.colour)));
            let words = match field.from {
                Some(from) => {
                    let from = ("from", said::profession(lang, set, from).into());
                    say(lang, "exodus-part-trained", &[bonus, colour, from, ("cost", said::cost(lang, field).into())])
                }
                None => say(lang, "exodus-part-untrained", &[bonus, colour]),
            };
            Piece::new(illustrations::settler(set, profession), said::profession(lang, set, profession), words)
        };
        set.school.order.iter().map(piece).collect()
    }

    pub(super) fn residences(&self) -> Vec<Piece> {
        let all = each(self.set.residence_set).map(Residence);
        let piece = |tile: Residence| {
            let places = self.set.residence(tile).places;
            let words = say(self.lang, "says-exodus-residence", &[]);
            (self.tile(Tile::Residence(tile)), said::places(self.lang, places), words)
        };
        alike(all.map(piece))
    }

    pub(super) fn workshops(&self) -> Vec<Piece> {
        let Self { set, lang } = *self;
        let piece = |tile: Workshop| {
            let effect = said::sentence(cards::workshop_effect(lang, set.workshop(tile).effect));
            (self.tile(Tile::Workshop(tile)), cards::slots(lang, set, tile), effect)
        };
        alike(each(set.workshop_set).map(Workshop).map(piece))
    }

    pub(super) fn agoras(&self) -> Vec<Piece> {
        let name = |tile| cards::agora_gain(self.lang, self.set, tile);
        let piece = |tile: Agora| (self.tile(Tile::Agora(tile)), name(tile), String::new());
        alike(each(self.set.agora_set).map(Agora).map(piece))
    }

    pub(super) fn ships(&self) -> Vec<Piece> {
        let piece = |number: u8| {
            let ship = ShipType(number);
            let name = said::ship(self.lang, self.set, ship);
            Piece::new(self.tile(Tile::Ship(ship)), name, String::new()).times(self.set.ships[usize::from(number)])
        };
        (0..self.set.ship_types).map(piece).collect()
    }

    pub(super) fn monuments(&self) -> Vec<Piece> {
        let Self { set, lang } = *self;
        let piece = |tile: Monument| {
            let (name, score) = (said::monument(lang, set, tile), cards::monument_score(lang, set, tile));
            Piece::new(self.tile(Tile::Monument(tile)), name, said::sentence(score))
        };
        each(set.monument_set.into()).map(Monument).map(piece).collect()
    }

    pub(super) fn pillars(&self) -> Vec<Piece> {
        let Self { set, lang } = *self;
        let all = set.pillar_sets.iter().fold(0, |all, stage| all | stage);
        let piece = |card: PillarCard| {
            let name = cards::pillar_name(lang, set, card);
            (pillars::stone_of(set, card), name, said::sentence(cards::pillar_effect(lang, set.pillar(card).effect)))
        };
        alike(each(all).map(PillarCard).map(piece))
    }

    pub(super) fn knowledge(&self) -> Vec<Piece> {
        let Self { set, lang } = *self;
        let piece = |card: Knowledge| {
            let words =
                format!("{}: {}", cards::knowledge_requires(lang, set, card), cards::knowledge_score(lang, set, card));
            let picture = illustrations::knowledge_face(set, card);
            Piece::new(picture, said::knowledge(lang, set, card), said::sentence(words))
                .times(set.knowledge(card).copies)
        };
        each(set.knowledge_set).map(Knowledge).map(piece).collect()
    }

    pub(super) fn influence(&self) -> Vec<Piece> {
        let Self { set, lang } = *self;
        let piece = |card: Influence| {
            let words = said::influence_effect(lang, set, card);
            Piece::new(illustrations::influence_face(), said::influence(lang, set, card), words)
        };
        each(set.influence_set).map(Influence).map(piece).collect()
    }

    pub(super) fn catastrophes(&self) -> Vec<Piece> {
        let piece = |number: u8| {
            let face = self.set.catastrophe(Catastrophe(number));
            let args = [("middle", face.middle.into()), ("top", face.top.into())];
            (illustrations::catastrophe(), say(self.lang, "exodus-catastrophe", &args), String::new())
        };
        alike(each(self.set.catastrophe_set.into()).map(piece))
    }
}

/// Pieces that have the same name and do the same, once, with their number.
fn alike(all: impl Iterator<Item = (Markup, String, String)>) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (picture, name, words) in all {
        match pieces.iter_mut().find(|piece| piece.name == name && piece.words == words) {
            Some(piece) => piece.count = piece.count.map(|count| count + 1),
            None => pieces.push(Piece::new(html! { (picture) }, name, words).times(1u8)),
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use engine::Components as _;

    use super::*;

    #[test]
    fn the_pieces_are_those_of_the_box() {
        let set = Components::standard();
        let count = |pieces: Vec<Piece>| pieces.iter().map(|piece| piece.count.unwrap_or(1)).sum::<u32>();
        for lang in Lang::ALL {
            let all = Kit { set, lang };
            assert_eq!(count(all.residences()), set.residence_set.count_ones());
            assert_eq!(count(all.workshops()), set.workshop_set.count_ones());
            assert_eq!(count(all.agoras()), set.agora_set.count_ones());
            assert_eq!(count(all.pillars()), set.pillar_sets.iter().map(|stage| stage.count_ones()).sum::<u32>());
            assert_eq!(count(all.influence()), set.influence_set.count_ones());
            assert_eq!(count(all.monuments()), u32::from(set.monument_set).count_ones());
            assert_eq!(count(all.catastrophes()), u32::from(set.catastrophe_set).count_ones());
            assert_eq!(all.settlers().len(), set.school.order.len());
        }
    }
}
