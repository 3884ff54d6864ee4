//! The form for a new table. It works without scripts: one choice per seat, "nobody" for those not used.

use engine::Choice;
use maud::{Markup, html};

use crate::shell::{Ctx, page};
use crate::titles::Title;

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// Whoever fills in the form.
    Me,
    /// Somebody who comes by the link, or from the list of tables.
    Open,
    /// A further person on this device.
    Here,
    /// A bot of this level.
    Bot(String),
    /// The seat is not used.
    Nobody,
}

impl SeatKind {
    /// The value in the form: `me`, `open`, `here`, `bot:greedy`, `none`.
    pub fn value(&self) -> String {
        match self {
            Self::Me => "me".into(),
            Self::Open => "open".into(),
            Self::Here => "here".into(),
            Self::Bot(level) => format!("bot:{level}"),
            Self::Nobody => "none".into(),
        }
    }

    /// The kind of a value; bot levels are not checked here.
    pub fn from_value(value: &str) -> Option<Self> {
        match value {
            "me" => Some(Self::Me),
            "open" => Some(Self::Open),
            "here" => Some(Self::Here),
            "none" | "" => Some(Self::Nobody),
            _ => value.strip_prefix("bot:").map(|level| Self::Bot(level.to_owned())),
        }
    }
}

/// Who may find the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visibility {
    /// It stands in the lists of the home page.
    Public,
    /// Only who has the link.
    #[default]
    Link,
}

impl Visibility {
    /// The value in the form.
    pub fn value(self) -> &'static str {
        ["public", "link"][self as usize]
    }
}

/// What the form offers and what is chosen in it at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTableModel {
    /// What stands on the box.
    pub title: &'static Title,
    /// The fewest and most seats.
    pub seats: (u8, u8),
    /// What else can be chosen: key and values of the game.
    pub choices: &'static [Choice],
    /// The chosen value of each key, where it is not the first.
    pub chosen: Vec<(String, String)>,
    /// The levels of bots, easiest first.
    pub levels: Vec<String>,
    /// Who sits where at first; shorter lists are filled up with nobody.
    pub sitters: Vec<SeatKind>,
    /// Who may find the table, at first.
    pub visibility: Visibility,
}

/// The form for a new table.
pub fn new_table(ctx: &Ctx, model: &NewTableModel) -> Markup {
    page(ctx, &ctx.say("new-table"), html! { h1 { (model.title.name) } })
}
