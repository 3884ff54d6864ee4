//! What a position of Atlantis Exodus is worth to a seat: points, what is half done, and a plan for
//! the settlers that wait in the training area.
//!
//! A turn has many actions, so the bot looks from one action to the next; that an action is left is
//! worth something itself.

mod choices;
mod knowledge;
mod lands;
mod plan;
mod time;
mod tokens;

use engine::{Game, Seat};
use game_exodus::{Ask, Ending, Exodus, View};

use crate::Evaluate;
use time::Time;

const POINT: i32 = 100;
/// Winning, beside the points.
const WIN: i32 = 300;
/// AE-19.5: a lost solo game.
const LOST: i32 = -100_000;

impl Evaluate for Exodus {
    fn evaluate(view: &View, seat: Seat) -> i32 {
        let table = &view.table;
        if let Some(ending) = table.ending() {
            let won = if table.winners().contains(seat) { WIN } else { 0 };
            return if ending == Ending::Lost { LOST } else { POINT * table.scores()[seat] + won };
        }
        let time = Time::of(table, seat);
        POINT * i32::from(table.player(seat).vp)
            + plan::worth(table, seat, &time)
            + lands::worth(table, seat, &time)
            + tokens::worth(view, seat, &time)
    }

    fn is_settled(&self, seat: Seat) -> bool {
        matches!(self.ask(seat), Some(Ask::Main { .. } | Ask::PlaceKing { .. } | Ask::OrderSpace))
    }
}
