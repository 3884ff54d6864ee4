//! The picture of the table: a tower clock in a city of canals, five districts and the Black Market around it. There is
//! one picture; the style sheet lays it out for desks, for tablets and for phones.

use game_atlandice::{Action, Area, Ask, Atlandice, Good, Preview, View};
use maud::{Markup, html};

use super::layout::Tenth;
use super::marks::Last;
use super::{callout, words};
use crate::l10n::say;
use ui::choices;
use ui::picture::Scene;

/// What may be chosen at this table.
pub(super) type Offer = choices::Offer<Atlandice, Preview>;
/// One thing that may be chosen.
pub(super) type Lit = choices::Lit<Atlandice, Preview>;

/// The picture being drawn.
pub(super) struct Canvas<'a> {
    pub(super) view: &'a View,
    pub(super) scene: &'a Scene<'a, Atlandice>,
    pub(super) offer: &'a Offer,
    /// What the last turn moved.
    pub(super) last: Last,
}

/// The whole board.
pub(super) fn board(view: &View, scene: &Scene<'_, Atlandice>, offer: &Offer) -> Markup {
    let canvas = Canvas { view, scene, offer, last: Last::of(view, scene) };
    html! {
        div #city .city.choosing[canvas.is_choosing()] role="group" aria-label=(say(scene.lang, "ad-board-label", &[])) {
            (canvas.scenery())
            div.plan {
                (canvas.when())
                (canvas.dial())
                @for area in [
                    Area::Library, Area::Tavern, Area::MachineWorks, Area::Jeweller, Area::BlackMarket, Area::Forge,
                ] {
                    (canvas.area(area))
                }
                (callout::callouts(&canvas))
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
        source(self.view)
    }

    /// The name shared by a die's choice and its mark on the clock, as long as this die may be the one that stays.
    pub(super) fn stays_of(&self, area: Area) -> Option<&str> {
        let is_die = |action| action == Action::Search { area } || action == Action::TurnDie { area };
        self.offer.lit(is_die).filter(|lit| lit.preview.turns.is_none()).map(|lit| lit.name.as_str())
    }

    /// The round and how far the waves are.
    fn when(&self) -> Markup {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let left = table.components().last_space().saturating_sub(table.hand());
        html! {
            p.when {
                @if table.round() > 0 { b { (say(lang, "ad-board-round", &[("round", table.round().into())])) } }
                span {
                    @if table.ended().is_some() {
                        // The prompt says how it ended.
                    } @else if table.is_last_round() {
                        (say(lang, "ad-board-last-round", &[]))
                    } @else {
                        (say(lang, "ad-board-left", &[("spaces", words::spaces(lang, left).into())]))
                    }
                }
            }
        }
    }

    /// Sky, hills, terraces, the tower, and the sea, which rises with the hand.
    fn scenery(&self) -> Markup {
        let level = Tenth(572.0 - 84.0 * self.progress());
        html! {
            svg.scene viewBox="0 0 1060 886" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                rect width="1060" height="886" fill="url(#g-sky)" {}
                ellipse cx="530" cy="360" rx="620" ry="320" fill="url(#g-sun)" {}
                use href="#far" {}
                use href="#terrace" {}
                use href="#terrace" transform="translate(1060 0)scale(-1 1)" {}
                use.tow href="#tower" {}
                g.level transform={ "translate(-2 " (level) ")" } {
                    path fill="url(#g-sea)" d="M0 0c44-14 88-14 132 0s88 14 132 0 88-14 132 0 88 14 132 0 88-14 132 0 88 14 132 0 88-14 132 0 88 14 132 0 88-14 132 0V420H0Z" {}
                    use.crest href="#crest" {}
                    use.crest2 href="#crest" x="-60" y="34" {}
                    use.crest2 href="#crest" x="-20" y="96" {}
                    use.crest2 href="#crest" x="-110" y="190" {}
                }
            }
        }
    }
}

/// Where the goods lie that are asked about.
pub(super) fn source(view: &View) -> Option<Area> {
    match view.table.asked()?.1 {
        Ask::Take { area, .. } | Ask::Bonus { area, .. } | Ask::ExtraHere { area, .. } => Some(area),
        Ask::SwapAway { area } | Ask::ToMarket { area } => Some(area),
        Ask::ExtraThere { district, .. } | Ask::SwapIn { district, .. } => Some(district),
        Ask::ExtraMarket { .. } | Ask::FromMarket { .. } => Some(Area::BlackMarket),
        _ => None,
    }
}

/// Where on the board an action is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A die in a gate.
    Gate(Area),
    /// A pile of tokens.
    Pile(Area, Good),
    /// The name plate of an area.
    Plate(Area),
}

impl Spot {
    /// The area of the spot.
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
