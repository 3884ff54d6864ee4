//! What a coach says in a first game, and when.

use game_last_days::{Ask, EventCard, LastDays, OpenTable, View};

use super::Face;
use ui::picture::Scene;
use ui_fleet::coach::{Lines, Moment};
use ui_fleet::edition::Edition;

const LINES: Lines = Lines {
    first: "coach-last-days-first",
    senate: "coach-last-days-influence",
    row: "coach-last-days-row",
    bid: "coach-last-days-bid",
    declare: "coach-last-days-declare",
    borrow: "coach-last-days-borrow",
    board: "coach-last-days-board",
    sail: "coach-last-days-sail",
    window: "coach-last-days-window",
};

/// The messages for this moment, the most important first.
pub(crate) fn coach(view: &View, scene: &Scene<'_, LastDays>) -> Vec<&'static str> {
    let Some((seat, ask)) = scene.actor().and_then(|seat| Some((seat, view.ask(seat)?))) else { return Vec::new() };
    let facts = Face::facts(view, scene);
    let own = match ask {
        Ask::Senator => Some("coach-last-days-senator"),
        _ => moment(ask).and_then(|moment| LINES.at(moment, &facts, seat)),
    };
    let last = is_last_round(&view.table).then_some("coach-last-days-last");
    let event = (ask == Ask::Influence && announces(&view.table)).then_some("coach-last-days-event");
    [last, own, event].into_iter().flatten().collect()
}

fn moment(ask: Ask) -> Option<Moment> {
    Some(match ask {
        Ask::FirstRefugee => Moment::First,
        Ask::Influence => Moment::Senate,
        Ask::Lay { slot: 0 } => Moment::Row,
        Ask::Bid { .. } => Moment::Bid,
        Ask::Declare { .. } => Moment::Declare,
        Ask::Play { .. } => Moment::Play,
        Ask::Board { .. } => Moment::Board,
        Ask::Sail { .. } => Moment::Sail,
        Ask::Spy | Ask::Guard { .. } | Ask::Ally { .. } | Ask::Sacrifice => Moment::Window,
        _ => return None,
    })
}

/// LD-7.1, LD-12.3: whether the current event removes the last Doom marker.
fn is_last_round(table: &OpenTable) -> bool {
    table.council.markers_left == 1 && table.event.is_some_and(EventCard::is_doom)
}

/// LD-12.1: whether the current event does something in the Doom phase to come.
fn announces(table: &OpenTable) -> bool {
    match table.event {
        Some(EventCard::Wisdom | EventCard::Debts | EventCard::Wrath | EventCard::Together) => true,
        Some(EventCard::AllLost) => table.council.markers_left < 3,
        _ => false,
    }
}
