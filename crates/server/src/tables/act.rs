//! Playing: every form names the decision it answers, so that a double click or an old page does nothing harmful.

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use engine::{Seat, Viewer};
use store::ChatLine;

use super::show::{refused, seen, wants_fragment};
use crate::error::Error;
use crate::pages::{html, see};
use crate::room::{Room, Show, Take, eyes};
use crate::web::address::Address;
use crate::web::fields::Fields;
use crate::web::session::Session;
use crate::{AppState, names};

/// The longest line of chat.
const LONGEST_LINE: usize = 500;

/// The answer to a form at the table: the fresh fragment for our script, else back to the page; or what is in the way.
async fn answer(
    app: &AppState,
    session: &Session,
    room: &Room,
    headers: &HeaderMap,
    done: Result<(), Error>,
) -> Result<Response, Error> {
    let fragment = wants_fragment(headers);
    match done {
        Err(error) => refused(app, session, room, &error, fragment).await,
        Ok(()) if fragment => {
            let show = Show { fragment, ..Show::default() };
            Ok(html(StatusCode::OK, seen(app, session, room, show, None).await?))
        }
        Ok(()) => Ok(see(&format!("/t/{}", room.id))),
    }
}

/// The seat a person acts for now.
fn actor(session: &Session, room: &Room) -> Result<Seat, Error> {
    let person = session.person_id().ok_or(Error::NotSeated)?;
    let (own, table) = (room.seats_of(Some(person)), room.table());
    match eyes(own, table.awaited(), room.in_hands_of(person), table.is_over()) {
        _ if own.is_empty() => Err(Error::NotSeated),
        (Viewer::Seat(seat), _) => Ok(seat),
        (Viewer::Public, _) => Err(Error::Covered),
    }
}

/// Answers a decision.
pub(crate) async fn act(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
    Address(id): Address<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Error> {
    let room = app.room(&id).await?;
    let done = async {
        let seat = actor(&session, &room)?;
        let decision = fields.number("decision")?;
        let action = fields.must("action")?.to_owned();
        let lang = session.lang();
        room.change(&app, move |table| table.act(seat, decision, &action, lang)).await
    };
    let done = done.await;
    answer(&app, &session, &room, &headers, done).await
}

/// Takes back a step or the turn.
pub(crate) async fn undo(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
    Address(id): Address<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Error> {
    let room = app.room(&id).await?;
    let done = async {
        let seat = actor(&session, &room)?;
        let decision = fields.number("decision")?;
        let what = match fields.must("what")? {
            "step" => Take::Step,
            "turn" => Take::Turn,
            _ => return Err(Error::FieldUnreadable("what")),
        };
        let lang = session.lang();
        room.change(&app, move |table| table.undo(seat, decision, what, lang)).await
    };
    let done = done.await;
    answer(&app, &session, &room, &headers, done).await
}

/// Hot seat: the device is now in the hands of this seat.
pub(crate) async fn uncover(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
    Address(id): Address<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Error> {
    let room = app.room(&id).await?;
    let done = || {
        let person = session.person_id().ok_or(Error::NotSeated)?;
        let seat = Seat(fields.number("seat")?);
        if !room.seats_of(Some(person)).contains(seat) {
            return Err(Error::NotSeated);
        }
        room.hand_to(person, seat);
        Ok(())
    };
    answer(&app, &session, &room, &headers, done()).await
}

/// Says something.
pub(crate) async fn chat(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
    Address(id): Address<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Error> {
    let room = app.room(&id).await?;
    let done = async {
        let person = session.person().ok_or(Error::NotSeated)?;
        if room.seats_of(Some(&person.id)).is_empty() {
            return Err(Error::NotSeated);
        }
        let said: String = fields.must("text")?.chars().filter(|&c| names::shows(c)).take(LONGEST_LINE).collect();
        let said = said.trim().to_owned();
        if said.is_empty() {
            return Err(Error::NothingSaid);
        }
        let line = ChatLine { person: person.id.clone(), name: person.name.clone(), said, written: crate::now() };
        room.say(&app, &line).await
    };
    let done = done.await;
    answer(&app, &session, &room, &headers, done).await
}
