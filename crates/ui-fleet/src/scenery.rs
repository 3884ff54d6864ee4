//! The frame of the picture: pillars, Senate and event under the sky; harbour, Ocean and New Land below it; the track.
//! There is one picture; the style sheet lays it out for desks, for tablets and for phones.

use maud::{Markup, html};

use super::art;
use super::edition::{Canvas, Edition};
use super::marks::Spot;
use super::senate::Figure;
use crate::l10n::say;

/// What an edition puts into the frame.
pub struct Board<E: Edition> {
    /// The drawing of the city under the sky.
    pub city: &'static str,
    pub figures: Vec<Figure<E>>,
    pub events: Markup,
    /// What else lies on the Senate.
    pub in_senate: Markup,
    /// What lies between sky and sea.
    pub between: Markup,
    /// What else lies beside each ship; may be empty.
    pub beside: Vec<Markup>,
    /// What else lies on New Land.
    pub on_land: Markup,
    pub track: Markup,
}

/// The whole board.
pub fn board<E: Edition>(canvas: &Canvas<'_, E>, parts: &Board<E>) -> Markup {
    let lang = canvas.scene.lang;
    let ships = canvas.chooses(|spot| spot.on_board() && !matches!(spot, Spot::Bust(_)));
    let busts = canvas.chooses(|spot| matches!(spot, Spot::Bust(_)));
    html! {
        (art::lettered(lang))
        div #sea .sea.choosing[ships || busts].ships[ships].busts[busts] role="group"
            aria-label=(say(lang, "fleet-board-label", &[])) {
            (canvas.strip())
            div.heaven {
                (heavens(3 - canvas.facts.council.markers_left.min(3), parts.city))
                (canvas.doom())
                (canvas.senate(&parts.figures, &parts.in_senate))
                (parts.events)
            }
            (parts.between)
            div.waters {
                (waters())
                (canvas.port(&parts.beside))
                (canvas.ocean(&parts.beside))
                (canvas.land(&parts.on_land))
            }
            (parts.track)
        }
    }
}

/// Sky and city, and the sea, which rises with every pillar that falls.
fn heavens(fallen: u8, city: &str) -> Markup {
    html! {
        svg.scene viewBox="0 0 1058 256" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect width="1058" height="256" fill="url(#g-sky)" {}
            circle cx="800" cy="236" r="230" fill="url(#g-sun)" {}
            circle.sun cx="800" cy="244" r="34" {}
            use href="#far" {}
        }
        svg.scene.citadel viewBox="0 0 300 256" preserveAspectRatio="xMinYMax meet" aria-hidden="true" { use href={ "#" (city) } {} }
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
