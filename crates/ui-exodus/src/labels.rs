//! A choice as the label of a button: short, and told apart from every other choice of the moment.

use engine::Seat;
use game_exodus::atoms::Atom;
use game_exodus::kinds::{PillarCard, Profession, Stage, TileKind};
use game_exodus::{Action, Ask, Building, Change, Instant, Reward, Table, Target, View};

use super::{cards, prompt, words};
use crate::l10n::{Lang, say};

/// A choice in words.
pub(super) fn action(lang: Lang, view: &View, action: Action) -> String {
    let Some((seat, ask)) = prompt::asked(&view.table) else { return action.to_string() };
    Labels { lang, table: &view.table, seat, ask }.of(action)
}

pub(super) struct Labels<'a> {
    pub(super) lang: Lang,
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    pub(super) ask: Ask,
}

impl Labels<'_> {
    pub(super) fn of(&self, action: Action) -> String {
        let (lang, set) = (self.lang, self.table.components());
        let plain = |key: &str| say(lang, key, &[]);
        let one = |key: &str, name: &str, value: String| say(lang, key, &[(name, value.into())]);
        match action {
            Action::OrderSpace { space } => {
                let face = set.order(space);
                let has = match (face.bonus.is_empty(), face.may_share) {
                    (_, true) => "share",
                    (true, false) => "no",
                    (false, false) => "yes",
                };
                let bonus = words::gains(lang, face.bonus.get());
                let args = [("space", (space.0 + 1).into()), ("has", has.into()), ("bonus", bonus.into())];
                say(lang, "exodus-action-order", &args)
            }
            Action::PlaceKing { field } => {
                let args = [
                    ("field", words::field(field).into()),
                    ("gain", words::field_gains_now(lang, self.table, field).into()),
                ];
                say(lang, "exodus-action-king", &args)
            }
            Action::ChooseBook { book } => self.take(words::book(lang, book)),
            Action::TakeGuard { take: true } => plain("exodus-action-take-guard"),
            Action::TakeGuard { take: false } => plain("exodus-action-leave-guard"),
            Action::PlaceTile { cell } => one("exodus-action-cell", "cell", words::cell(lang, set, cell)),
            Action::ActivateNow { profession, slot } => {
                let place = match self.ask {
                    Ask::CompletePillar { pillar, stage } => self.target(Target::Pillar { pillar, stage }),
                    Ask::ActivateWorkshop { cell, .. } => self.target(Target::Workshop { cell, slot }),
                    _ => (slot + 1).to_string(),
                };
                let args = [("prof", words::profession(lang, set, profession).into()), ("place", place.into())];
                say(lang, "exodus-action-activate", &args)
            }
            Action::Skip => plain("exodus-action-skip"),
            Action::TakePillar { display, stage, pillar } => {
                let card = self.table.stack(display, stage).next_back();
                let args = [
                    ("card", self.pillar_card(card, stage).into()),
                    ("display", display.name().into()),
                    ("new", if stage == Stage::Base { "yes" } else { "no" }.into()),
                    ("pillar", (pillar + 1).into()),
                ];
                say(lang, "exodus-action-pillar", &args)
            }
            Action::BaseInstant { gain } => self.take(self.instant(gain)),
            Action::TakeInfluence { card } => self.take(words::influence(lang, set, card)),
            Action::DrawInfluence | Action::DrawTiles | Action::DrawKnowledge => plain("exodus-action-draw"),
            Action::KeepInfluence { card } => self.keep(words::influence(lang, set, card)),
            Action::TakeMonument { monument } => self.take(words::monument(lang, set, monument)),
            Action::Decline => plain("exodus-action-decline"),
            Action::TakeTile { tile } => self.take(words::tile_short(lang, set, tile)),
            Action::KeepTile { tile } => self.keep(words::tile_short(lang, set, tile)),
            Action::Advance => plain("exodus-action-advance"),
            Action::Train { to } | Action::PillarTrain { to } | Action::FreeTrain { to } => self.train(to),
            Action::Dispatch { profession, target }
            | Action::KnowledgeDispatch { profession, target }
            | Action::CardDispatch { profession, target }
            | Action::PillarDispatch { profession, target } => {
                let profession = words::profession(lang, set, profession);
                let args = [("prof", profession.into()), ("target", self.target(target).into())];
                say(lang, "exodus-action-dispatch", &args)
            }
            Action::TakeKnowledge { name, copy } => {
                let of_name = self.table.knowledge_fields().enumerate().filter(|&(_, card)| card == Some(name));
                let fields: Vec<usize> = of_name.map(|(field, _)| field + 1).collect();
                let card = words::knowledge(lang, set, name);
                match fields.get(usize::from(copy)).filter(|_| fields.len() > 1) {
                    Some(&field) => {
                        say(lang, "exodus-action-knowledge-field", &[("card", card.into()), ("field", field.into())])
                    }
                    None => one("exodus-action-knowledge", "card", card),
                }
            }
            Action::PlayInfluence { card } => one("exodus-action-influence", "card", words::influence(lang, set, card)),
            Action::UsePillar { pillar, stage } => {
                let card = self.pillar_card(self.card(pillar, stage), stage);
                say(lang, "exodus-action-use-pillar", &[("pillar", (pillar + 1).into()), ("effect", card.into())])
            }
            Action::SpendFavour => plain("exodus-action-favour"),
            Action::TakeResidence { residence } => self.take(cards::residence(lang, set, residence)),
            Action::ChooseColour { colour } => {
                say(lang, "exodus-action-colour", &[("colour", colour.to_string().into())])
            }
            Action::WorkshopSlot { cell, slot } => self.target(Target::Workshop { cell, slot }),
            Action::RotateMiddle { turns } | Action::RotateTop { turns } => {
                say(lang, "exodus-action-rotate", &[("turns", turns.into())])
            }
            Action::TakeDiscarded { name } => self.take(words::knowledge(lang, set, name)),
            Action::KeepKnowledge { name } => self.keep(words::knowledge(lang, set, name)),
            Action::SwapFirst { cell } | Action::SwapSecond { cell } => {
                one("exodus-action-residence-at", "cell", words::cell(lang, set, cell))
            }
            Action::Exchange { from, to } => self.arrow(words::book(lang, from), words::book(lang, to)),
            Action::MoveTile { cell } => {
                let agora = matches!(self.table.player(self.seat).plot(cell).building, Some(Building::Agora(_)));
                let tile = if agora { "agora" } else { "workshop" };
                let args = [("tile", tile.into()), ("cell", words::cell(lang, set, cell).into())];
                say(lang, "exodus-action-tile-at", &args)
            }
            Action::PayBook { book } => one("exodus-action-give", "thing", words::book(lang, book)),
            Action::PayGold { gold } => one("exodus-action-give", "thing", words::gold(lang, gold)),
            Action::GiveBack { profession } => {
                one("exodus-action-give-back", "prof", words::profession(lang, set, profession))
            }
            Action::KeepSettler { colour } => self.keep(words::settler(lang, colour)),
            Action::Reward { reward } => self.take(self.reward(reward)),
            Action::Change { change } => self.change(change),
            Action::CapitalPart { part } => {
                let pillar = match self.ask {
                    Ask::CapitalPart { pillar, .. } => pillar,
                    _ => 0,
                };
                let card = self.card(pillar, part);
                let effect =
                    card.map_or_else(String::new, |card| cards::pillar_effect_name(lang, set.pillar(card).effect));
                say(lang, "exodus-action-part", &[("stage", part.name().into()), ("effect", effect.into())])
            }
            Action::Again { again: true } => plain("exodus-action-again"),
            Action::Again { again: false } | Action::Stop => plain("exodus-action-stop"),
            Action::EndTurn => plain("exodus-action-end"),
        }
    }

    fn take(&self, thing: String) -> String {
        say(self.lang, "exodus-action-take", &[("thing", thing.into())])
    }

    fn keep(&self, thing: String) -> String {
        say(self.lang, "exodus-action-keep", &[("thing", thing.into())])
    }

    fn arrow(&self, from: String, to: String) -> String {
        say(self.lang, "exodus-action-exchange", &[("from", from.into()), ("to", to.into())])
    }

    fn train(&self, to: Profession) -> String {
        let set = self.table.components();
        let name = |profession| words::profession(self.lang, set, profession);
        let from = set.school.field(to).from.map_or_else(String::new, name);
        say(self.lang, "exodus-action-train", &[("from", from.into()), ("to", name(to).into())])
    }

    fn card(&self, pillar: u8, stage: Stage) -> Option<PillarCard> {
        words::card_of(self.table.player(self.seat), pillar, stage)
    }

    fn pillar_card(&self, card: Option<PillarCard>, stage: Stage) -> String {
        match card {
            Some(card) => cards::pillar_name(self.lang, self.table.components(), card),
            None => words::stage(self.lang, stage),
        }
    }

    /// D-08.
    fn instant(&self, gain: Instant) -> String {
        match (gain, self.ask) {
            (Instant::Book(book), _) => words::book(self.lang, book),
            (Instant::Printed(place), Ask::BaseInstant { card }) => {
                let atoms = self.table.components().pillar(card).instant;
                atoms.get().get(usize::from(place)).map_or_else(String::new, |&atom| words::atom(self.lang, atom))
            }
            (Instant::Printed(place), _) => place.to_string(),
        }
    }

    /// D-29.
    fn reward(&self, reward: Reward) -> String {
        use game_exodus::atoms::PillarEffect::{Offer, Sacrifice};
        let effect = match self.ask {
            Ask::Reward { card } => Some(self.table.components().pillar(card).effect),
            _ => None,
        };
        let (points, flames) = match effect {
            Some(Offer { vp, flames } | Sacrifice { vp, flames }) => (vp, flames),
            _ => (1, 1),
        };
        match reward {
            Reward::Vp => words::points(self.lang, points.into()),
            Reward::Flame => words::flames(self.lang, flames),
            Reward::Book => words::atom(self.lang, Atom::AnyBook(1)),
        }
    }

    /// D-30.
    fn change(&self, change: Change) -> String {
        use game_exodus::atoms::PillarEffect;
        let lang = self.lang;
        let books = match self.ask {
            Ask::Change { card } => match self.table.components().pillar(card).effect {
                PillarEffect::Change { books } => books,
                _ => 1,
            },
            _ => 1,
        };
        match change {
            Change::GoldTo(book) => self.arrow(words::gold(lang, 1), words::books(lang, Some(book), books)),
            Change::BooksToGold(book) => self.arrow(words::books(lang, Some(book), books), words::gold(lang, 1)),
        }
    }

    /// Where a settler goes.
    pub(super) fn target(&self, target: Target) -> String {
        let (lang, set) = (self.lang, self.table.components());
        match target {
            Target::Residence if self.table.player(self.seat).incomplete().is_some() => {
                say(lang, "exodus-target-residence", &[])
            }
            Target::Residence => say(lang, "exodus-target-new-residence", &[]),
            Target::Ship => words::tile_kind(lang, TileKind::Ship),
            Target::Workshop { cell, slot } => {
                let slots = match self.table.player(self.seat).plot(cell).building {
                    Some(Building::Workshop(workshop)) => set.workshop(workshop).slots,
                    _ => 1,
                };
                let args = [
                    ("cell", words::cell(lang, set, cell).into()),
                    ("slots", slots.into()),
                    ("slot", (slot + 1).into()),
                ];
                say(lang, "exodus-target-workshop", &args)
            }
            Target::Pillar { pillar, stage } => {
                let args = [("pillar", (pillar + 1).into()), ("stage", stage.name().into())];
                say(lang, "exodus-target-pillar", &args)
            }
        }
    }
}
