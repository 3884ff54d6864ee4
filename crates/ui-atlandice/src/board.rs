//! The picture of the table: a tower clock in a city of canals, five districts and the Black Market around it. There is
//! one picture; the style sheet lays it out for desks, for tablets and for phones.

use game_atlandice::{Action, Area, Atlandice, Good, View};
use maud::{Markup, PreEscaped, html};

use super::choices::Offer;
use super::layout::Tenth;
use super::marks::Last;
use super::words;
use crate::l10n::say;
use ui::picture::Scene;

pub(super) struct Canvas<'a> {
    pub(super) view: &'a View,
    pub(super) scene: &'a Scene<'a, Atlandice>,
    pub(super) offer: &'a Offer,
    /// What the last turn moved.
    pub(super) last: Last,
}

pub(super) fn board(view: &View, scene: &Scene<'_, Atlandice>, offer: &Offer) -> Markup {
    let canvas = Canvas { view, scene, offer, last: Last::of(view, scene) };
    html! {
        (canvas.calendar())
        div #city .city.choosing[canvas.is_choosing()] role="group" aria-label=(say(scene.lang, "ad-board-label", &[])) {
            (canvas.scenery())
            div.plan {
                (canvas.dial())
                @for area in [
                    Area::Library, Area::Tavern, Area::MachineWorks, Area::Jeweller, Area::BlackMarket, Area::Forge,
                ] {
                    (canvas.area(area))
                }
            }
        }
    }
}

impl Canvas<'_> {
    /// Whether the viewer may choose something on the board now: the rest lies under a veil.
    pub(super) fn is_choosing(&self) -> bool {
        self.offer.lits.iter().any(|lit| spot(lit.action, self.source()).is_some())
    }

    /// Where the goods lie that are asked about.
    pub(super) fn source(&self) -> Option<Area> {
        words::source(self.view.table.asked()?.1)
    }

    /// The name shared by a die's choice and its mark on the clock, as long as this die may be the one that stays.
    pub(super) fn stays_of(&self, area: Area) -> Option<&str> {
        let is_die = |action| action == Action::Search { area } || action == Action::TurnDie { area };
        self.offer.lit(is_die).filter(|lit| lit.preview.turns.is_none()).map(|lit| lit.name.as_str())
    }

    /// Sky, hills, terraces, the tower, and the sea, which rises with the hand.
    fn scenery(&self) -> Markup {
        let level = Tenth(572.0 - 84.0 * self.progress());
        html! {
            svg.scene viewBox="0 0 1060 886" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                (PreEscaped(ui::built!("city.svg")))
                g.level transform={ "translate(-2 " (level) ")" } { (PreEscaped(ui::built!("city-sea.svg"))) }
            }
        }
    }
}

/// Where on the board an action is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    Gate(Area),
    Pile(Area, Good),
    Plate(Area),
}

impl Spot {
    pub(super) fn area(self) -> Area {
        match self {
            Self::Gate(area) | Self::Pile(area, _) | Self::Plate(area) => area,
        }
    }
}

/// Where on the board an action is chosen; nowhere for the prompt's and the own area's. `source` is where the goods lie
/// that are asked about.
pub(super) fn spot(action: Action, source: Option<Area>) -> Option<Spot> {
    match action {
        Action::Search { area } | Action::TurnDie { area } => Some(Spot::Gate(area)),
        Action::Take { good } | Action::SwapAway { good } | Action::SwapIn { good } | Action::Move { good } => {
            source.map(|area| Spot::Pile(area, good))
        }
        Action::TakeFrom { district } | Action::SwapWith { district } | Action::MoveTo { district } => {
            Some(Spot::Plate(district))
        }
        Action::TurnTo { area } | Action::Sail { area } => Some(Spot::Plate(area)),
        Action::For { .. } | Action::Donate { .. } | Action::Decline | Action::Stop => None,
    }
}
