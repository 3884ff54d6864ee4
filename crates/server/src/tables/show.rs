//! Looking at a table: the page, the fragment, the past, the record.

use axum::Extension;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use catalog::{PageRequest, Past, Show};
use engine::{Seat, SeatSet, Viewer};
use store::{SeatKind, TableState};
use ui::Notice;
use ui::table::{ChatLine, NextTable, SoloPlace, TableContext};

use super::lobby;
use crate::AppState;
use crate::app::FoundTable;
use crate::error::Error;
use crate::pages::{html, see};
use crate::random;
use crate::room::{Room, device_viewer};
use crate::web::address::{Address, Query, Visit};
use crate::web::fields::FormFields;
use crate::web::session::Session;

/// The page of a table: the lobby until the game begins.
pub(crate) async fn table(
    Visit { app, session, id }: Visit,
    headers: HeaderMap,
    Query(query): Query,
) -> Result<Response, Error> {
    match app.find(&id).await? {
        FoundTable::Waiting(table, seats) => lobby::page(&app, &session, (&table, &seats), None),
        FoundTable::Playing(room) => {
            let show = Show { fragment: wants_fragment(&headers), past: None, whole_log: wants_whole_log(&query) };
            Ok(html(StatusCode::OK, seen(&app, &session, &room, show, None).await?))
        }
    }
}

pub(crate) async fn fragment(Visit { app, session, id }: Visit) -> Result<Response, Error> {
    let room = app.room(&id).await?;
    let show = Show { fragment: true, ..Show::default() };
    Ok(html(StatusCode::OK, seen(&app, &session, &room, show, None).await?))
}

/// A position of the past. As another viewer only when there are no secrets any more.
pub(crate) async fn at(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
    Address((id, step)): Address<(String, String)>,
    headers: HeaderMap,
    Query(query): Query,
) -> Result<Response, Error> {
    let room = app.room(&id).await?;
    let step: usize = step.parse().map_err(|_| Error::NoPage)?;
    let table = room.table();
    if step > table.steps() {
        return Err(Error::NoPage);
    }
    let chosen = match query.get("as").filter(|viewer| !viewer.is_empty()) {
        None => None,
        Some(_) if !table.is_over() => return Err(Error::NotOver),
        Some("public") => Some(Viewer::Public),
        Some(seat) => {
            let seat = seat.parse().map(Seat).map_err(|_| Error::AddressUnreadable)?;
            room.seats().get(seat.index()).ok_or(Error::AddressUnreadable)?;
            Some(Viewer::Seat(seat))
        }
    };
    let past = Some(Past { step, chosen });
    let show = Show { fragment: wants_fragment(&headers), past, whole_log: wants_whole_log(&query) };
    Ok(html(StatusCode::OK, seen(&app, &session, &room, show, None).await?))
}

/// The slider of the replay as a plain form: `?step=7`.
pub(crate) async fn to_step(Address(id): Address<String>, Query(query): Query) -> Result<Response, Error> {
    if !random::is_id(&id) {
        return Err(Error::NoTable);
    }
    let step: usize = query.number("step")?;
    let viewer =
        query.get("as").filter(|viewer| viewer.bytes().all(|byte| byte.is_ascii_alphanumeric()) && !viewer.is_empty());
    Ok(see(&format!("/t/{id}/at/{step}{}", viewer.map(|viewer| format!("?as={viewer}")).unwrap_or_default())))
}

/// The record of a finished game. Of a running one it would tell every secret. The luck of a day is in it when the day is
/// over.
pub(crate) async fn record(Visit { app, session, id }: Visit) -> Result<Response, Error> {
    let room = app.room(&id).await?;
    room.check_looker(session.person_id())?;
    let players = room.seats().iter().map(|seat| seat.name.clone()).collect();
    let table = room.table();
    if !table.is_over() {
        return Err(Error::NotOver);
    }
    let record = table.record(players, room.may_reveal_seed());
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"critias-{id}.json\"")),
    ];
    Ok((headers, record).into_response())
}

/// Back to the table, from an address that only takes forms.
pub(crate) async fn back(Address(id): Address<String>) -> Result<Response, Error> {
    if random::is_id(&id) { Ok(see(&format!("/t/{id}"))) } else { Err(Error::NoTable) }
}

pub(super) fn wants_fragment(headers: &HeaderMap) -> bool {
    headers.get("x-critias").is_some_and(|wish| wish == "fragment")
}

/// Whether somebody wants every line of the log: `?log=all`.
fn wants_whole_log(query: &FormFields) -> bool {
    query.get("log") == Some("all")
}

/// The table as it stands, with what is in the way said on it.
pub(super) async fn refused(
    app: &AppState,
    session: &Session,
    room: &Room,
    error: &Error,
    fragment: bool,
) -> Result<Response, Error> {
    error.log();
    let show = Show { fragment, ..Show::default() };
    let notice = error.notice(session.lang());
    Ok(html(error.status(), seen(app, session, room, show, Some(notice)).await?))
}

pub(super) async fn seen(
    app: &AppState,
    session: &Session,
    room: &Room,
    show: Show,
    notice: Option<Notice>,
) -> Result<String, Error> {
    let table = room.table();
    let person = session.person_id();
    room.check_looker(person)?;
    let own = room.seats_of(person);
    let holder = room.holder(app, person).await?;
    let (viewer, covered) = device_viewer(own, table.moment(), holder);
    let line = |line: &store::ChatRow| ChatLine { who: line.name.clone(), text: line.said.clone() };
    let rematch = if table.is_over() { app.store.rematch(&room.id).await? } else { None };
    let ctx = session.ctx();
    let paces = room.is_alone(person);
    let context = TableContext {
        paces,
        here: if own.len() > 1 { own } else { SeatSet::EMPTY },
        covered,
        windows: viewer.seat().map_or_else(Vec::new, |seat| room.windows_of(&table, seat)),
        window: viewer.seat().and_then(|seat| table.window(seat)).map(|(name, _)| name),
        time: room.time(&table, viewer.seat()),
        chat: room.chat().iter().map(line).collect(),
        may_chat: !own.is_empty(),
        spectators: room.live.spectators(),
        news: room.live.mark().news,
        rematch,
        next: if table.is_over() { next(app, room, person).await? } else { None },
        day: room.day,
        alone: if table.is_over() { alone(app, room, person).await? } else { None },
        hints: room.hint_rule(),
        coach: session.prefs().coach.filter(|coach| coach.table == room.id).map(|coach| coach.said),
        notice,
    };
    let look = PageRequest {
        ctx: &ctx,
        id: &room.id,
        seats: room.seat_infos(),
        viewer,
        changes: table.noticed_by(own),
        may_reveal_seed: room.may_reveal_seed(),
        hint: viewer.seat().and_then(|seat| room.hint(&table, seat)),
        show,
        context,
    };
    Ok(table.page(look))
}

/// The most tables of a person that are looked through.
const LOOKED: u32 = 50;

/// Where the person is waited for elsewhere: the table that has waited longest.
async fn next(app: &AppState, room: &Room, person: Option<&str>) -> Result<Option<NextTable>, Error> {
    let Some(person) = person else { return Ok(None) };
    let listed = app.store.tables_of(person, LOOKED).await?;
    let waits = |table: &&store::Listed| {
        let asked = |index: usize| table.awaited & (1 << index) != 0;
        let own = |seat: &store::SeatRow| seat.kind == SeatKind::Person && seat.person.as_deref() == Some(person);
        table.id != room.id
            && table.state == TableState::Running
            && table.seats.iter().enumerate().any(|(index, seat)| asked(index) && own(seat))
    };
    let waiting = listed.iter().filter(waits).count();
    // The list has the one that changed last first.
    Ok(listed.iter().rfind(waits).map(|table| NextTable { id: table.id.clone(), waiting }))
}

/// Where a finished game for one stands, for the person who played it.
async fn alone(app: &AppState, room: &Room, person: Option<&str>) -> Result<Option<SoloPlace>, Error> {
    let Some(person) = person.filter(|_| !room.seats_of(person).is_empty()) else { return Ok(None) };
    let Some((game, played)) = app.store.solo(&room.id).await? else { return Ok(None) };
    let place = |store::Rank { place, of }| (place, of);
    let own = match played.solo.won {
        true => Some(place(app.store.own_place(person, &game, played.solo.points).await?)),
        false => None,
    };
    Ok(Some(SoloPlace { own, of_the_day: app.store.place_of_the_day(&game, &played).await?.map(place) }))
}
