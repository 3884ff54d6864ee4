//! What one viewer sees of a table.

use std::sync::Arc;

use engine::{Seed, Table, Viewer};
use serde::de::DeserializeOwned;
use ui::Ctx;
use ui::picture::Picture;
use ui::table::{Hint, SeatInfo, Suggestion, TableContext, TableModel, table_fragment, table_page};

use crate::table_bots::AnyHint;

pub struct PageRequest<'a> {
    pub ctx: &'a Ctx,
    pub id: &'a str,
    pub seats: Vec<SeatInfo>,
    pub viewer: Viewer,
    /// Counts the changes of the game that the person could notice.
    pub changes: u64,
    pub context: TableContext,
    /// Whether the seed is revealed once the game is over.
    pub may_reveal_seed: bool,
    pub hint: Option<Arc<AnyHint>>,
    pub show: Show,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Show {
    /// Only what changes with every step.
    pub fragment: bool,
    /// A position of the past instead of the present.
    pub past: Option<Past>,
    /// With every line of the log; else those that are folded away are left to be asked for.
    pub whole_log: bool,
}

/// The position after so many public steps, perhaps as another viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    pub step: usize,
    pub chosen: Option<Viewer>,
}

pub(crate) fn page<P: Picture>(table: &Table<P::Game>, seed: &Seed, look: PageRequest<'_>) -> String {
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
    model.seed = (table.is_over() && look.may_reveal_seed).then(|| seed.reveal());
    model.changes = look.changes;
    model.whole_log = look.show.whole_log;
    model.context = look.context;
    model.hint = look.hint.as_deref().and_then(known);
    let draw = if look.show.fragment { table_fragment } else { table_page };
    draw(look.ctx, &model).into_string()
}

/// A hint in the actions of the game.
fn known<A: DeserializeOwned>(hint: &AnyHint) -> Option<Hint<A>> {
    let choice = |found: &Suggestion<String>| {
        Some(Suggestion { action: serde_json::from_str(&found.action).ok()?, chance: found.chance, gain: found.gain })
    };
    let choices: Option<Vec<_>> = hint.choices.iter().map(choice).collect();
    Some(Hint { choices: choices?, sureness: hint.sureness })
}
