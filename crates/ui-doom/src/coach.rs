//! What a coach says in a first game, and when.

use game_doom::{Ask, Doom, View};

use super::Face;
use ui::picture::Scene;
use ui_fleet::coach::{Lines, Moment};
use ui_fleet::edition::Edition;

const LINES: Lines = Lines {
    first: "coach-doom-first",
    senate: "coach-doom-senate",
    row: "coach-doom-row",
    bid: "coach-doom-bid",
    declare: "coach-doom-declare",
    borrow: "coach-doom-borrow",
    board: "coach-doom-board",
    sail: "coach-doom-sail",
    window: "coach-doom-window",
};

/// The messages for this moment, the most important first.
pub(crate) fn coach(view: &View, scene: &Scene<'_, Doom>) -> Vec<&'static str> {
    let Some((seat, ask)) = scene.actor().and_then(|seat| Some((seat, view.ask(seat)?))) else { return Vec::new() };
    let facts = Face::facts(view, scene);
    let own = match ask {
        // DA-4.5: whoever pays nothing gains nothing by passing.
        Ask::Faction { price: 1.. } => Some("coach-doom-faction"),
        Ask::Target { .. } => Some("coach-doom-target"),
        _ => moment(ask).and_then(|moment| LINES.at(moment, &facts, seat)),
    };
    let council = &view.table.council;
    // DA-12.2: before round 4 a third Doom is put back.
    let last = (council.markers_left == 1 && council.round >= 4).then_some("coach-doom-last");
    [last, own].into_iter().flatten().collect()
}

fn moment(ask: Ask) -> Option<Moment> {
    Some(match ask {
        Ask::FirstRefugee => Moment::First,
        Ask::Senate => Moment::Senate,
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
