//! The picture of the table: the pillars, the Senate and the event under the sky; harbour, Ocean and New Land below it;
//! the track. There is one picture; the style sheet lays it out for desks, for tablets and for phones.

use engine::{Game, Seat};
use game_doom::{Ask, Doom, View};
use maud::{Markup, html};

use super::art;
use super::choices::Offer;
use super::marks::{Last, Spot, spot};
use crate::l10n::say;
use crate::picture::Scene;

/// What the board and the panels refer to.
pub(super) fn symbols() -> Markup {
    art::symbols()
}

/// The picture being drawn.
pub(super) struct Canvas<'a> {
    pub(super) view: &'a View,
    pub(super) scene: &'a Scene<'a, Doom>,
    pub(super) offer: &'a Offer,
    /// What the last turn moved.
    pub(super) last: Last,
}

/// The whole board.
pub(super) fn board(view: &View, scene: &Scene<'_, Doom>, offer: &Offer) -> Markup {
    let canvas = Canvas { view, scene, offer, last: Last::of(scene) };
    let chooses = |wanted: fn(Spot) -> bool| offer.lits.iter().any(|lit| wanted(spot(lit.action)));
    let ships = chooses(|spot| spot.on_board() && !matches!(spot, Spot::Bust(_)));
    let busts = chooses(|spot| matches!(spot, Spot::Bust(_)));
    html! {
        (art::lettered(scene.lang))
        div #sea .sea.choosing[ships || busts].ships[ships].busts[busts] role="group"
            aria-label=(say(scene.lang, "da-board-label", &[])) {
            div.heaven {
                (heavens(3 - view.table.markers_left().min(3)))
                (canvas.doom())
                (canvas.senate())
                (canvas.events())
            }
            div.waters {
                (waters())
                (canvas.port())
                (canvas.ocean())
                (canvas.land())
            }
            (canvas.track())
        }
    }
}

impl Canvas<'_> {
    /// What the awaited are asked: the same for all of them, but for what only one is told.
    pub(super) fn asked(&self) -> Option<(Seat, Ask)> {
        asked(self.view, self.scene)
    }
}

/// Who is asked what; the viewer's own question first.
pub(super) fn asked(view: &View, scene: &Scene<'_, Doom>) -> Option<(Seat, Ask)> {
    let own = scene.viewer.seat().filter(|&seat| scene.awaited.contains(seat));
    let seat = own.or_else(|| scene.awaited.iter().next())?;
    Some((seat, Game::ask(&view.table, seat)?))
}

/// Sky and city, and the sea, which rises with every pillar that falls.
fn heavens(fallen: u8) -> Markup {
    html! {
        svg.scene viewBox="0 0 1058 256" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect width="1058" height="256" fill="url(#g-sky)" {}
            circle cx="800" cy="236" r="230" fill="url(#g-sun)" {}
            circle.sun cx="800" cy="244" r="34" {}
            use href="#far" {}
        }
        svg.scene.citadel viewBox="0 0 300 256" preserveAspectRatio="xMinYMax meet" aria-hidden="true" { use href="#citadel" {} }
        svg class={ "scene tide t" (fallen) } viewBox="0 0 1058 46" preserveAspectRatio="none" aria-hidden="true" {
            g {
                path d="M0 8c44-9 88-9 132 0s88 9 132 0 88-9 132 0 88 9 132 0 88-9 132 0 88 9 132 0 88-9 132 0 88 9 134 0v38H0Z" {}
                path.crest d="M0 8c44-9 88-9 132 0s88 9 132 0 88-9 132 0 88 9 132 0 88-9 132 0 88 9 132 0 88-9 132 0 88 9 134 0" {}
            }
        }
    }
}

/// The sea, and the shore of New Land.
fn waters() -> Markup {
    html! {
        svg.scene viewBox="0 0 1058 360" preserveAspectRatio="none" aria-hidden="true" {
            rect width="1058" height="360" fill="url(#g-sea)" {}
            rect width="1058" height="360" fill="url(#g-side)" {}
        }
        svg.scene viewBox="0 0 720 360" preserveAspectRatio="xMidYMin slice" aria-hidden="true" {
            use href="#ripples" {}
            use.glints href="#glints" x="-160" {}
        }
    }
}
