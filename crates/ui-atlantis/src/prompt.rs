//! The sentence above the board: who must do what, what follows, and the buttons.

use engine::{Game, Seat};
use game_atlantis::{Action, Ask, Asked, Atlantis, View};
use maud::{Markup, html};

use super::art;
use super::choices::{Lit, Offer};
use super::words::{self, Place};
use crate::l10n::{rich, say};
use ui::picture::{Prompt, Scene};
use ui::rich::Arg;

/// What is said to the viewer now.
pub(super) fn prompt(view: &View, scene: &Scene<'_, Atlantis>, offer: &Offer) -> Prompt<Atlantis> {
    let quiet = |sentence| Prompt { sentence, detail: html! {}, armed: None, buttons: Vec::new() };
    match view.active {
        Some(Asked { seat, ask }) if scene.actor() == Some(seat) => Prompt {
            sentence: asked(view, scene, ask),
            detail: detail(view, scene, ask, offer),
            armed: offer.list.armed().map(Lit::choice),
            buttons: offer.buttons(is_button),
        },
        Some(Asked { seat, ask }) => quiet(waiting(view, scene, seat, ask)),
        None => quiet(scene.say("wait-luck", &[])),
    }
}

fn asked(view: &View, scene: &Scene<'_, Atlantis>, ask: Ask) -> String {
    let lang = scene.lang;
    match ask {
        Ask::Menu if scene.legal.contains(&Action::ShowHand) => {
            let cards = view.components().cannot_move_draw();
            say(lang, "prompt-cannot-move", &[("cards", cards.into())])
        }
        Ask::Menu => say(lang, "prompt-menu", &[]),
        Ask::Card { from, at } if from == at => {
            let on = words::place(lang, "place-on", Place::of(at, view.path.mainland()));
            say(lang, "prompt-card", &[("on", on.into())])
        }
        Ask::Card { at, .. } => say(lang, "prompt-card-more", &[("n", at.into())]),
        Ask::Pay { cost, paid } => {
            say(lang, "prompt-pay", &[("due", cost.saturating_sub(paid).into()), ("paid", paid.into())])
        }
        Ask::LateBridge => say(lang, "prompt-late-bridge", &[]),
    }
}

fn detail(view: &View, scene: &Scene<'_, Atlantis>, ask: Ask, offer: &Offer) -> Markup {
    let lang = scene.lang;
    let can = |wanted: fn(&Action) -> bool| scene.legal.iter().any(wanted);
    let buy = can(|action| matches!(action, Action::Buy { .. }));
    let bridge = can(|action| matches!(action, Action::Bridge { .. }));
    match ask {
        Ask::Menu if buy || bridge => {
            let can = match (buy, bridge) {
                (true, true) => "both",
                (true, false) => "buy",
                _ => "bridge",
            };
            let stuck = offer.list.lit(|action| action == Action::ShowHand).is_some();
            let key = if stuck { "prompt-cannot-move-may" } else { "prompt-menu-may" };
            html! { (say(lang, key, &[("can", can.into())])) }
        }
        Ask::Menu => html! {},
        Ask::Card { .. } => match offer.list.armed() {
            Some(lit) => html! { (lit.detail) " " (clause(lit.clause)) },
            None => html! { (say(lang, "prompt-card-detail", &[])) " " (clause("AT-5.2")) },
        },
        Ask::Pay { cost, paid } => {
            let said = say(lang, "prompt-pay-detail", &[("cost", cost.into()), ("paid", paid.into())]);
            html! { (said) " " (clause("AT-7.1")) }
        }
        Ask::LateBridge => {
            let home = view.path.mainland();
            let seat = scene.viewer.seat().unwrap_or_default();
            let arrived = view.players[seat].figures.iter().filter(|&&at| at == home).count() as u8;
            let cards = view.components().turn_draw(arrived);
            html! { (say(lang, "prompt-late-bridge-detail", &[("cards", cards.into())])) }
        }
    }
}

/// What the button says that pays as it is suggested.
pub(super) fn suggested(view: &View, scene: &Scene<'_, Atlantis>, offer: &Offer) -> Markup {
    rich(scene.lang, "pay-suggested", &[("items", items_arg(view, scene, &offer.suggestion))]).markup
}

fn clause(id: &str) -> Markup {
    html! { a.clause href={ "/games/" (Atlantis::META.id) "/rules#" (id) } { (id) } }
}

/// Items of a payment as little tiles and icons.
fn items_arg(view: &View, scene: &Scene<'_, Atlantis>, items: &[Action]) -> Arg<'static> {
    let lang = scene.lang;
    let seat = scene.viewer.seat().unwrap_or_default();
    let mut tiles: Vec<_> = view.players[seat].tiles.iter().collect();
    let told = items.iter().filter_map(|item| match *item {
        Action::PayTile { value } => {
            let tile = tiles.remove(tiles.iter().position(|tile| tile.value == value)?);
            Some((art::mini(tile, lang), words::tile(lang, tile)))
        }
        Action::PayCard { object } => Some((art::object_icon(object, lang), words::object(lang, object))),
        _ => None,
    });
    let (drawn, words): (Vec<_>, Vec<_>) = told.unzip();
    Arg::Drawn(html! { @for item in drawn { (item) } }, words.join(" + "))
}

/// What has no place on the board or in the own area.
fn is_button(action: Action) -> bool {
    matches!(action, Action::Done | Action::ShowHand)
}

fn waiting(view: &View, scene: &Scene<'_, Atlantis>, seat: Seat, ask: Ask) -> String {
    let lang = scene.lang;
    let name = scene.name(seat).to_owned();
    match ask {
        Ask::Menu => say(lang, "wait-menu", &[("name", name.into())]),
        Ask::Card { at, .. } => {
            let on = words::place(lang, "place-on", Place::of(at, view.path.mainland()));
            say(lang, "wait-card", &[("name", name.into()), ("on", on.into())])
        }
        Ask::Pay { cost, paid } => {
            say(lang, "wait-pay", &[("name", name.into()), ("due", cost.saturating_sub(paid).into())])
        }
        Ask::LateBridge => say(lang, "wait-late-bridge", &[("name", name.into())]),
    }
}
