//! The components of a game: every number and where it comes from.

use maud::{Markup, html};

use crate::shell::{Ctx, page};
use crate::titles::Title;

/// Where a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The rulebook says it.
    Rulebook,
    /// Another source says it.
    Outside,
    /// No source says it: we reconstructed it.
    Reconstruction,
}

/// One number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactRow {
    /// The name in the data file, such as `cards.per_object`.
    pub key: String,
    /// The number or numbers.
    pub value: String,
    /// Where it comes from.
    pub origin: Origin,
    /// The source, if it is an outside one.
    pub source: Option<String>,
    /// The clause that uses it.
    pub clause: String,
}

/// The tiles of one object: values by half.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileRow {
    /// The object's name in data files.
    pub object: String,
    /// The values of the half of Atlantis (A) and of the Mainland (B).
    pub halves: [Vec<u8>; 2],
}

/// What the components page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentsModel {
    /// What stands on the box.
    pub title: &'static Title,
    /// Every number.
    pub facts: Vec<FactRow>,
    /// The tiles.
    pub tiles: Vec<TileRow>,
}

/// The components page.
pub fn components(ctx: &Ctx, model: &ComponentsModel) -> Markup {
    page(ctx, &ctx.say("components"), html! { h1 { (model.title.name) } })
}
