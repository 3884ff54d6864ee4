//! Tables in lists.

use engine::Seat;
use store::{Listed, SeatKind, TableState};
use ui::pages::{RowKind, TableListItem};

use crate::AppState;

pub(crate) fn row(app: &AppState, listed: &Listed, person: Option<&str>) -> TableListItem {
    let among = |bits: u8| {
        let numbered = Seat::all(listed.seats.len()).zip(&listed.seats);
        numbered.filter(move |(number, _)| bits & (1 << number.0) != 0).map(|(_, seat)| seat)
    };
    let is_free = |seat: &store::SeatRow| match seat.kind {
        SeatKind::Open => true,
        // A seat that is kept is free only for whom it is kept.
        SeatKind::Invited => person.is_some() && seat.person.as_deref() == person,
        SeatKind::Person | SeatKind::Bot => false,
    };
    let names = |bits: u8| among(bits).map(|seat| seat.name.clone()).collect();
    let own =
        |seat: &store::SeatRow| person.is_some() && seat.kind == SeatKind::Person && seat.person.as_deref() == person;
    let free = listed.seats.iter().filter(|seat| is_free(seat)).count();
    let kept = listed.seats.iter().filter(|seat| seat.kind == SeatKind::Invited);
    let expected: Vec<String> = kept.map(|seat| seat.name.clone()).collect();
    let kind = match listed.state {
        TableState::Waiting if free == 0 && !expected.is_empty() => RowKind::Waiting { names: expected },
        TableState::Waiting => RowKind::SeatsFree(free),
        TableState::Finished => RowKind::Finished { winners: names(listed.winners) },
        TableState::Running if among(listed.awaited).any(own) => RowKind::YourTurn,
        TableState::Running if listed.seats.iter().any(own) => RowKind::Waiting { names: names(listed.awaited) },
        TableState::Running => RowKind::Running,
    };
    let sits = |seat: &store::SeatRow| matches!(seat.kind, SeatKind::Person | SeatKind::Bot);
    let name = |seat: &store::SeatRow| sits(seat).then(|| seat.name.clone());
    let host = listed.seats.iter().find(|seat| seat.person.as_deref() == Some(&listed.host));
    TableListItem {
        id: listed.id.clone(),
        game: listed.game.clone(),
        kind,
        seats: listed.seats.iter().map(name).collect(),
        host: host.map(|seat| seat.name.clone()),
        watching: app.hub.known(&listed.id).map_or(0, |live| live.spectators()),
    }
}
