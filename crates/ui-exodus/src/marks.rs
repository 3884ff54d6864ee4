//! What may be chosen, where it lies on the picture, and the buttons it is chosen by; what may not says why, and what
//! nobody asks about says what it is.

use engine::Refusal;
use game_exodus::kinds::{Book, Cell, Display, Field, Influence, Knowledge, OrderSpace, Profession, Residence, Stage};
use game_exodus::{Action, Change, Instant, Reward, Target, Tile};
use maud::{Markup, html};

use super::board::{Canvas, Lit};
use super::tiles;
use super::{art, choices, refusals, words};
use crate::l10n::say;

/// Where on the picture something is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A field of the city.
    Field(Field),
    /// The next space of the track.
    Step,
    Order(OrderSpace),
    /// The top of a stack of a pillar display.
    Display(Display, Stage),
    OpenTile(Tile),
    Residence(Residence),
    /// A card of the knowledge display, and which of its name.
    Knowledge(Knowledge, u8),
    OpenInfluence(Influence),
    InfluenceDeck,
    Arrow(Profession),
    Settler(Profession),
    Cell(Cell),
    OwnPillar(usize, Stage),
    OwnInfluence(Influence),
    OwnKnowledge(Knowledge),
    /// A ship space of the own board, from the left.
    Ship(usize),
    Book(Book),
    Gold,
    Favour,
    /// Nowhere: among the answers above the board.
    Strip,
}

/// What a button says and shows. It is called by its content, for what can be read on it must be part of its name (WCAG
/// 2.5.3).
fn called(said: &str, inside: &Markup) -> Markup {
    html! { span.vh { (said) " " } span.in { (inside) } }
}

/// Something that is only shown.
pub(super) fn plain(class: &str, said: &str, inside: &Markup) -> Markup {
    html! { span class=(class) title=(said) { span.vh { (said) } span.in aria-hidden="true" { (inside) } } }
}

/// Where an action is chosen.
pub(super) fn spot(action: Action) -> Spot {
    match action {
        Action::DrawInfluence => Spot::InfluenceDeck,
        Action::OrderSpace { space } => Spot::Order(space),
        Action::PlaceKing { field } => Spot::Field(field),
        Action::Advance => Spot::Step,
        Action::TakePillar { display, stage, .. } => Spot::Display(display, stage),
        Action::TakeTile { tile } => Spot::OpenTile(tile),
        Action::TakeResidence { residence } => Spot::Residence(residence),
        Action::TakeKnowledge { name, copy } => Spot::Knowledge(name, copy),
        Action::TakeInfluence { card } => Spot::OpenInfluence(card),
        Action::Train { to } | Action::FreeTrain { to } | Action::PillarTrain { to } => Spot::Arrow(to),
        Action::Dispatch { profession, .. }
        | Action::KnowledgeDispatch { profession, .. }
        | Action::CardDispatch { profession, .. }
        | Action::PillarDispatch { profession, .. }
        | Action::ActivateNow { profession, .. }
        | Action::GiveBack { profession } => Spot::Settler(profession),
        Action::PlaceTile { cell }
        | Action::SwapFirst { cell }
        | Action::SwapSecond { cell }
        | Action::MoveTile { cell }
        | Action::WorkshopSlot { cell, .. } => Spot::Cell(cell),
        Action::UsePillar { pillar, stage } => Spot::OwnPillar(pillar.into(), stage),
        Action::PlayInfluence { card } => Spot::OwnInfluence(card),
        Action::SpendFavour => Spot::Favour,
        Action::PayBook { book } => Spot::Book(book),
        _ => Spot::Strip,
    }
}

impl Canvas<'_> {
    /// All that may be chosen there.
    pub(super) fn lits(&self, here: Spot) -> Vec<&Lit> {
        self.offer.lits.iter().filter(|lit| !choices::is_prompts(lit.action) && spot(lit.action) == here).collect()
    }

    /// Something on the picture: a button of the form if it may be chosen, several if there are several ways, a button that
    /// says why if it may not, and one that says what it is if nobody asks. On the boards of others (`own` is false) it is
    /// only shown.
    pub(super) fn control(&self, own: bool, here: Spot, class: &str, said: &str, inside: &Markup) -> Markup {
        if !own {
            return plain(class, said, inside);
        }
        self.asked(here, class, said, inside).unwrap_or_else(|| self.shown(class, said, inside))
    }

    /// A button that says what something is.
    pub(super) fn shown(&self, class: &str, said: &str, inside: &Markup) -> Markup {
        html! {
            button class={ (class) " tell" } type="button" data-why=(said) { (called(said, inside)) }
        }
    }

    /// The same for what explains itself: only shown if nobody asks.
    pub(super) fn control_plain(&self, own: bool, here: Spot, class: &str, said: &str, inside: &Markup) -> Markup {
        let asked = if own { self.asked(here, class, said, inside) } else { None };
        asked.unwrap_or_else(|| plain(class, said, inside))
    }

    /// The buttons for what may be chosen there, or the one that says why not.
    fn asked(&self, here: Spot, class: &str, said: &str, inside: &Markup) -> Option<Markup> {
        match self.lits(here)[..] {
            [] => {}
            // Where a settler is sent, the way is always shown.
            [lit] if choices::target(lit.action).is_none() => return Some(self.lit(lit, class, said, inside)),
            ref several => {
                return Some(html! {
                    div class={ (class) " many" } {
                        span.vh { (said) }
                        span.in aria-hidden="true" { (inside) }
                        span class={ "ways w" (several.len().min(9)) } {
                            @for lit in several { (self.lit(lit, "way", "", &self.face(lit.action))) }
                        }
                    }
                });
            }
        }
        let refused = self.offer.refused.iter().find(|(action, _)| spot(*action) == here)?;
        Some(self.no(refused.1.clause(), &refusals::refusal(&refused.1, self.scene.lang), class, said, inside))
    }

    /// A button that says why something may not be chosen.
    fn no(&self, clause: &str, why: &str, class: &str, said: &str, inside: &Markup) -> Markup {
        html! {
            button class={ (class) " no" } type="button" aria-disabled="true" title=(why) data-why=(why) data-clause=(clause) {
                (called(said, inside))
            }
        }
    }

    /// A choice as a button of the form.
    pub(super) fn lit(&self, lit: &Lit, class: &str, said: &str, inside: &Markup) -> Markup {
        let label = sentences(&[&lit.words, said, &lit.detail]);
        html! {
            button class={ (class) " lit" @if self.offer.is_armed(lit) { " armed" } } form="act" name="action" value=(lit.value)
                data-pv=(lit.name) data-words=(lit.words) data-detail=(lit.detail) data-clause=(lit.clause)
                data-key=[lit.key] data-confirm=[lit.confirm.then_some("")] {
                (called(&label, inside))
                // The style sheet writes the key, so that it is no part of the words.
                @if let Some(key) = lit.key { span.key data-k=(key) aria-hidden="true" {} }
            }
        }
    }

    /// What a way looks like, where several lead from one place.
    fn face(&self, action: Action) -> Markup {
        let numbered = |id: &str, number: u8| html! { (art::icon(id)) b { (number + 1) } };
        match (choices::target(action), action) {
            (None, Action::ActivateNow { .. }) => art::icon("x-depart"),
            (None, Action::TakePillar { pillar, .. }) => numbered("x-pillar", pillar),
            (None, Action::WorkshopSlot { slot, .. }) => numbered("x-workshop", slot),
            (None, _) => art::icon("x-ok"),
            (Some(Target::Residence), _) => art::icon("x-residence"),
            (Some(Target::Ship), _) => art::icon("x-ship"),
            (Some(Target::Workshop { cell, slot }), _) => {
                let name = words::id(&self.set.names.cells, cell.index());
                let slots = self.offer.lits.iter().filter(|other| goes_to(other.action, cell)).count();
                html! { (art::icon("x-workshop")) b { (name) @if slots > 1 { "." (slot + 1) } } }
            }
            (Some(Target::Pillar { pillar, .. }), _) => numbered("x-pillar", pillar),
        }
    }

    /// The answers that have no place on the picture: one button each, above the board.
    pub(super) fn answers(&self) -> Markup {
        let lits = self.lits(Spot::Strip);
        html! {
            @if !lits.is_empty() {
                div.ask role="group" aria-label=(say(self.scene.lang, "exodus-board-answers", &[])) {
                    @for lit in lits { (self.lit(lit, "answer", "", &self.answer(lit))) }
                }
            }
        }
    }

    /// An answer: its symbol and its words.
    fn answer(&self, lit: &Lit) -> Markup {
        let set = self.set;
        let lang = self.scene.lang;
        let symbol = |id: &str| html! { (art::icon(id)) span { (lit.words) } };
        let arrow = |from, to| html! { (art::icon(from)) (art::icon("x-to")) (art::icon(to)) span { (lit.words) } };
        match lit.action {
            Action::ChooseBook { book: kind } | Action::BaseInstant { gain: Instant::Book(kind) } => {
                symbol(art::book(kind))
            }
            Action::TakeGuard { take: true } => symbol("x-guard"),
            Action::DrawKnowledge => symbol("x-knowledge"),
            Action::DrawTiles => symbol("x-bag"),
            Action::KeepInfluence { card } => {
                self.card("x-influence", &words::influence(lang, set, card), &words::influence_effect(lang, set, card))
            }
            Action::KeepKnowledge { name } | Action::TakeDiscarded { name } => {
                self.card("x-knowledge", &words::knowledge(lang, set, name), &words::knowledge_score(lang, set, name))
            }
            Action::TakeMonument { monument } => {
                let picture = tiles::picture(lang, set, tiles::Tile::Monument(monument), &[]);
                html! { (picture) span { b { (words::monument(lang, set, monument)) } small { (words::monument_score(lang, set, monument)) } } }
            }
            Action::KeepTile { tile } => {
                html! { (tiles::picture(lang, set, tiles::of(tile), &[])) span { (lit.words) } }
            }
            Action::ChooseColour { colour } | Action::KeepSettler { colour } => symbol(art::settler(colour)),
            Action::RotateMiddle { .. } | Action::RotateTop { .. } => symbol("x-disc"),
            Action::Exchange { from, to } => arrow(art::book(from), art::book(to)),
            Action::PayGold { .. } => symbol("x-gold"),
            Action::Reward { reward: Reward::Vp } => symbol("x-vp"),
            Action::Reward { reward: Reward::Flame } => symbol("x-flame"),
            Action::Reward { reward: Reward::Book } => symbol("x-book"),
            Action::Change { change: Change::GoldTo(kind) } => arrow("x-gold", art::book(kind)),
            Action::Change { change: Change::BooksToGold(kind) } => arrow(art::book(kind), "x-gold"),
            Action::CapitalPart { .. } | Action::Again { .. } => symbol("x-pillar"),
            _ => html! { span { (lit.words) } },
        }
    }

    /// A card in the strip: name and effect.
    fn card(&self, id: &str, name: &str, effect: &str) -> Markup {
        html! { (art::icon(id)) span { b { (name) } small { (effect) } } }
    }
}

/// Whether an action sends a settler to the workshop of a cell.
fn goes_to(action: Action, wanted: Cell) -> bool {
    matches!(choices::target(action), Some(Target::Workshop { cell, .. }) if cell == wanted)
}

/// What there is to say, one after the other.
pub(super) fn sentences(parts: &[&str]) -> String {
    let mut all = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        if !all.is_empty() {
            all += if all.ends_with('.') { " " } else { ". " };
        }
        all += part;
    }
    all
}
