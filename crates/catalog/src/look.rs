//! What one viewer sees of a table.

use std::sync::Arc;

use engine::{Seat, SeatSet, Seed, Table, Viewer};
use serde::de::DeserializeOwned;
use ui::picture::Picture;
use ui::table::{
    Alone, ChatLine, Hint, HintRule, SeatInfo, Suggestion, TableModel, Window, WindowTime, table_fragment, table_page,
};
use ui::{Ctx, Notice};

use crate::minds::Thoughts;

/// Who looks at a table, and how.
pub struct Look<'a> {
    /// Who asks.
    pub ctx: &'a Ctx,
    /// The table's id.
    pub id: &'a str,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The seats of the person, if there are several: a hot seat.
    pub here: SeatSet,
    /// The device is to be handed to this seat first.
    pub covered: Option<Seat>,
    /// Where the viewer wants to be asked.
    pub windows: Vec<Window>,
    /// How long people have to answer in a window.
    pub time: Option<WindowTime>,
    /// The chat.
    pub chat: Vec<ChatLine>,
    /// Whether the person may write into the chat.
    pub may_chat: bool,
    /// How many look on.
    pub spectators: usize,
    /// Counts the changes of the game that the person could notice.
    pub changes: u64,
    /// Counts what changes beside the game.
    pub news: u64,
    /// The table of the rematch, if there is one.
    pub rematch: Option<String>,
    /// The day whose luck the table has.
    pub day: Option<i64>,
    /// Whether the seed is told once the game is over.
    pub may_tell_seed: bool,
    /// Where a finished game for one stands, if the person played it.
    pub alone: Option<Alone>,
    /// Who may ask for a hint.
    pub hints: HintRule,
    /// The hint the viewer asked for.
    pub hint: Option<Arc<Thoughts>>,
    /// A refusal or news.
    pub notice: Option<Notice>,
    /// What is shown.
    pub show: Show,
}

/// What of the table is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Show {
    /// Only what changes with every step.
    pub fragment: bool,
    /// A position of the past instead of the present.
    pub past: Option<Past>,
}

/// The position after so many public steps, perhaps through the eyes that were chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// After so many.
    pub step: usize,
    /// Through whose eyes, if they were chosen.
    pub chosen: Option<Viewer>,
}

/// The page or fragment for one viewer.
pub(crate) fn page<P: Picture>(table: &Table<P::Game>, seed: &Seed, look: Look<'_>) -> String {
    let mut model = match look.show.past {
        None => TableModel::<P>::of(look.id, table, look.viewer, look.seats),
        Some(Past { step, chosen }) => {
            let mut model = TableModel::at(look.id, table, step, chosen.unwrap_or(look.viewer), look.seats);
            if let Some(replay) = &mut model.replay {
                replay.chosen = chosen;
            }
            model
        }
    };
    model.commitment = seed.commitment().to_string();
    model.seed = (table.is_over() && look.may_tell_seed).then(|| seed.reveal());
    model.here = look.here;
    model.covered = look.covered;
    model.windows = look.windows;
    model.time = look.time;
    model.chat = look.chat;
    model.may_chat = look.may_chat;
    model.spectators = look.spectators;
    model.changes = look.changes;
    model.news = look.news;
    model.rematch = look.rematch;
    model.day = look.day;
    model.alone = look.alone;
    model.hints = look.hints;
    model.hint = look.hint.as_deref().and_then(known);
    model.notice = look.notice;
    let draw = if look.show.fragment { table_fragment } else { table_page };
    draw(look.ctx, &model).into_string()
}

/// A hint in the actions of the game.
fn known<A: DeserializeOwned>(thoughts: &Thoughts) -> Option<Hint<A>> {
    let choice = |told: &Suggestion<String>| {
        Some(Suggestion { action: serde_json::from_str(&told.action).ok()?, chance: told.chance, gain: told.gain })
    };
    let choices: Option<Vec<_>> = thoughts.choices.iter().map(choice).collect();
    Some(Hint { choices: choices?, sureness: thoughts.sureness })
}
