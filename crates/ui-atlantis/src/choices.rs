//! What the viewer may choose in Atlantis: keys, words, previews, and a suggestion of what to pay.

use std::ops::Deref;

use engine::{Game, Seat};
use game_atlantis::{Action, Ask, Asked, Atlantis, Illegal, Object, Preview, View};

use super::words::{self, Place};
use crate::l10n::{Lang, say};
use ui::choices;
use ui::picture::Scene;

/// One thing that may be chosen, and where a card leads.
pub(super) type Lit = choices::Lit<Atlantis, Option<Preview>>;

/// All that may and may not be chosen.
pub(super) type List = choices::Offer<Atlantis, Option<Preview>>;

/// What the viewer may choose now and what not.
pub struct Offer {
    pub(super) list: List,
    /// A payment with the smallest loss.
    pub(super) suggestion: Vec<Action>,
    /// Where a figure is to be chosen: the figures that each card could be played with.
    pub(super) cards_first: Vec<CardFirst>,
}

/// A card that is chosen before its figure.
pub(super) struct CardFirst {
    pub(super) object: Object,
    /// The choices of a figure after which the card may be played.
    pub(super) moves: Vec<Action>,
}

impl Deref for Offer {
    type Target = List;

    fn deref(&self) -> &List {
        &self.list
    }
}

pub(super) fn offer(view: &View, scene: &Scene<'_, Atlantis>) -> Offer {
    let lits = lits(view, scene);
    let suggestion = suggestion(scene);
    Offer { list: List { lits, refused: why_not(view, scene) }, suggestion, cards_first: cards_first(view, scene) }
}

/// All choices in the order of their keys: figures and cards first, then bridges, then sales.
fn lits(view: &View, scene: &Scene<'_, Atlantis>) -> Vec<Lit> {
    let (Some(seat), Some(world)) = (scene.viewer.seat(), scene.world) else { return Vec::new() };
    let mut actions = scene.legal.to_vec();
    actions.sort_by_key(|action| match action {
        Action::Buy { value } => (3, u8::MAX - value),
        Action::Bridge { gap } => (2, *gap),
        Action::Done => (4, 0),
        _ => (1, 0),
    });
    let lit = |(action, key): (Action, Option<char>)| {
        let preview = preview(view, world, seat, action);
        let key = if action == Action::Done { scene.key('0') } else { key };
        Lit {
            detail: detail(scene.lang, world, action, preview.as_ref()),
            clause: clause(action, preview.as_ref()),
            // To end the turn is what its button says.
            confirm: action != Action::Done && choices::is_final(world, seat, &action),
            ..Lit::new(action, key, words::action(scene.lang, view, action), preview)
        }
    };
    actions.into_iter().zip(choices::keys(scene)).map(lit).collect()
}

fn preview(view: &View, world: &Atlantis, seat: Seat, action: Action) -> Option<Preview> {
    match (action, view.active) {
        (Action::Play { object }, Some(Asked { ask: Ask::Card { at, .. }, .. })) => {
            Some(world.preview(seat, at, object))
        }
        _ => None,
    }
}

/// The clause that says what follows a choice.
fn clause(action: Action, preview: Option<&Preview>) -> &'static str {
    match (action, preview) {
        (Action::Play { .. }, Some(preview)) if preview.occupied => "AT-5.4",
        (Action::Play { .. }, Some(preview)) if preview.ends_game => "AT-11.1",
        (Action::Play { .. }, Some(preview)) if preview.cost > 0 => "AT-6.2",
        (Action::Play { .. }, _) => "AT-5.2",
        (Action::Buy { .. }, _) => "AT-4.1",
        (Action::Bridge { .. }, _) => "AT-8.2",
        (Action::Move { .. }, _) => "AT-5.1",
        (Action::ShowHand, _) => "AT-3.3",
        (Action::PayTile { .. } | Action::PayCard { .. }, _) => "AT-7.1",
        (Action::Done, _) => "AT-3.1",
    }
}

/// What follows a choice: what is gained, what it costs, what happens then.
fn detail(lang: Lang, world: &Atlantis, action: Action, preview: Option<&Preview>) -> String {
    match (action, preview) {
        (_, Some(preview)) => preview_words(lang, world, preview),
        (Action::Buy { value }, _) => {
            say(lang, "detail-buy", &[("cards", world.buy_cards(value).into()), ("value", value.into())])
        }
        (Action::Bridge { gap }, _) => {
            let price = world.path().gaps().find(|found| found.first == gap).map_or(0, |found| found.price);
            say(lang, "detail-bridge", &[("price", price.into())])
        }
        _ => String::new(),
    }
}

/// Where a card leads, in sentences.
fn preview_words(lang: Lang, world: &Atlantis, preview: &Preview) -> String {
    let mainland = world.path().mainland();
    let to = words::place(lang, "place-to", Place::of(preview.to, mainland));
    let mut sentences = vec![say(
        lang,
        if preview.occupied { "preview-occupied" } else { "preview-to" },
        &[("to", to.into()), ("cost", preview.cost.into())],
    )];
    if !preview.occupied {
        sentences.push(match preview.takes {
            Some((_, tile)) => say(lang, "preview-takes", &[("tile", words::tile_acc(lang, tile).into())]),
            None => say(lang, "preview-takes-nothing", &[]),
        });
        sentences.push(say(lang, "preview-draws", &[("cards", preview.draws.into())]));
        if preview.ends_game {
            sentences.push(say(lang, "preview-ends", &[]));
        }
    }
    sentences.join(" ")
}

/// The cards that may be chosen before a figure, each with the figures it may be played with: as the rules answer once
/// the figure is chosen.
fn cards_first(view: &View, scene: &Scene<'_, Atlantis>) -> Vec<CardFirst> {
    let (Some(seat), Some(world)) = (scene.viewer.seat(), scene.world) else { return Vec::new() };
    let figures = scene.legal.iter().filter(|action| matches!(action, Action::Move { .. }));
    let then: Vec<(Action, Vec<Action>)> = figures
        .map(|figure| {
            let (mut moved, mut actions) = (world.clone(), Vec::new());
            moved.apply(seat, figure, &mut ());
            moved.legal_actions(seat, &mut actions);
            (*figure, actions)
        })
        .collect();
    let card = |(object, _)| {
        let plays =
            |(figure, actions): &(Action, Vec<Action>)| actions.contains(&Action::Play { object }).then_some(*figure);
        CardFirst { object, moves: then.iter().filter_map(plays).collect() }
    };
    view.hand.iter().map(card).filter(|card| !card.moves.is_empty()).collect()
}

/// A payment with the smallest loss, tiles before cards: the next items in the order of ruling AT-R16. Empty if nothing
/// is to be paid. The rules themselves list the payments.
fn suggestion(scene: &Scene<'_, Atlantis>) -> Vec<Action> {
    let (Some(seat), Some(world)) = (scene.viewer.seat(), scene.world) else { return Vec::new() };
    if !matches!(world.ask(seat), Some(Ask::Pay { .. })) {
        return Vec::new();
    }
    let mut search = Search { seat, best: None, items: Vec::new(), left: 2_000 };
    search.go(world, (0, 0));
    search.best.map(|(_, items)| items).unwrap_or_default()
}

struct Search {
    seat: Seat,
    /// What is lost and how many of it are cards, and the items.
    best: Option<((u16, u8), Vec<Action>)>,
    items: Vec<Action>,
    /// A bound on the work: a page must not depend on how many tiles somebody holds.
    left: u16,
}

impl Search {
    /// `rank` is what the items so far lose, and how many of them are cards.
    fn go(&mut self, world: &Atlantis, rank: (u16, u8)) {
        if !matches!(world.ask(self.seat), Some(Ask::Pay { .. })) {
            // The way here was taken because it is the best so far.
            self.best = Some((rank, self.items.clone()));
            return;
        }
        let mut actions = Vec::new();
        world.legal_actions(self.seat, &mut actions);
        for action in actions {
            let (loss, cards) = match action {
                Action::PayTile { value } => (u16::from(value), 0),
                _ => (1, 1),
            };
            let rank = (rank.0 + loss, rank.1 + cards);
            if self.left > 0 && self.best.as_ref().is_none_or(|(best, _)| rank < *best) {
                self.left -= 1;
                let mut next = world.clone();
                next.apply(self.seat, &action, &mut ());
                self.items.push(action);
                self.go(&next, rank);
                self.items.pop();
            }
        }
    }
}

/// What might be expected to be choosable and is not, with the refusal of the rules.
fn why_not(view: &View, scene: &Scene<'_, Atlantis>) -> Vec<(Action, Illegal)> {
    let (Some(seat), Some(world)) = (scene.viewer.seat(), scene.world) else { return Vec::new() };
    let cards = || view.hand.iter().map(|(object, _)| Action::Play { object });
    let bridges = || view.path.gaps().map(|gap| Action::Bridge { gap: gap.first });
    let candidates: Vec<Action> = match view.active.map(|asked| asked.ask) {
        Some(Ask::Menu) => {
            let mut from: Vec<_> = view.players[seat].figures.to_vec();
            from.sort_unstable();
            from.dedup();
            let figures = from.into_iter().map(|from| Action::Move { from }).chain([Action::ShowHand]);
            let sales = values(view, seat).map(|value| Action::Buy { value });
            figures.chain(cards()).chain(sales).chain(bridges()).collect()
        }
        Some(Ask::Card { .. }) => cards().collect(),
        Some(Ask::Pay { .. }) => {
            let paid_cards = view.hand.iter().map(|(object, _)| Action::PayCard { object });
            values(view, seat).map(|value| Action::PayTile { value }).chain(paid_cards).collect()
        }
        Some(Ask::LateBridge) => bridges().collect(),
        None => Vec::new(),
    };
    choices::refused(world, seat, candidates)
}

/// The values of a seat's tiles, each once, from the highest.
fn values(view: &View, seat: Seat) -> impl Iterator<Item = u8> {
    let mut values: Vec<u8> = view.players[seat].tiles.iter().map(|tile| tile.value).collect();
    values.dedup();
    values.into_iter()
}
