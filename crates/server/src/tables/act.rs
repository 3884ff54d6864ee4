//! Playing: every form names the decision it answers, so that a double click or an old page does nothing harmful.

use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::response::Response;
use catalog::{Show, Take};
use engine::{Seat, Viewer};
use store::{ChatRow, PersonRow};
use ui::table::WindowRule;

use super::show::{refused, seen, wants_fragment};
use crate::error::Error;
use crate::pages::{html, see};
use crate::room::{Room, device_viewer};
use crate::web::address::Visit;
use crate::web::fields::FormFields;
use crate::web::session::Session;
use crate::{AppState, names};

const LONGEST_LINE: usize = 500;

pub(crate) struct Sent {
    app: AppState,
    session: Session,
    room: Arc<Room>,
    /// Our script wants the fresh fragment instead of the way back to the page.
    fragment: bool,
    fields: FormFields,
}

impl FromRequest<AppState> for Sent {
    type Rejection = Error;

    async fn from_request(request: Request, app: &AppState) -> Result<Self, Error> {
        let (mut parts, body) = request.into_parts();
        let Visit { app, session, id } = Visit::from_request_parts(&mut parts, app).await?;
        let fragment = wants_fragment(&parts.headers);
        let room = app.room(&id).await?;
        let fields = FormFields::from_request(Request::from_parts(parts, body), &app).await?;
        Ok(Self { app, session, room, fragment, fields })
    }
}

impl Sent {
    /// The fresh fragment for our script, else back to the page; or what is in the way.
    async fn answer(&self, done: Result<(), Error>) -> Result<Response, Error> {
        let Self { app, session, room, fragment, .. } = self;
        match done {
            Err(error) => refused(app, session, room, &error, *fragment).await,
            Ok(()) if *fragment => {
                let show = Show { fragment: true, ..Show::default() };
                Ok(html(StatusCode::OK, seen(app, session, room, show, None).await?))
            }
            Ok(()) => Ok(see(&format!("/t/{}", room.id))),
        }
    }
}

/// The seat a person acts for now.
async fn actor(Sent { app, session, room, .. }: &Sent) -> Result<Seat, Error> {
    let person = session.person_id().ok_or(Error::NotSeated)?;
    let holder = room.holder(app, Some(person)).await?;
    let (own, table) = (room.seats_of(Some(person)), room.table());
    match device_viewer(own, table.moment(), holder) {
        _ if own.is_empty() => Err(Error::NotSeated),
        (Viewer::Seat(seat), _) => Ok(seat),
        (Viewer::Public, _) => Err(Error::Covered),
    }
}

pub(crate) async fn act(sent: Sent) -> Result<Response, Error> {
    let Sent { app, session, room, fields, .. } = &sent;
    let done = async {
        let seat = actor(&sent).await?;
        let decision = fields.number("decision")?;
        fields.must("action")?;
        let actions = fields.all("action");
        let lang = session.lang();
        room.change(app, move |table| table.act_in_turn(seat, decision, &actions, lang)).await?;
        // Whoever acts has the device: it stays there while nobody else on it is asked.
        if let Some(person) = session.person_id() {
            room.hand_to(app, person, seat).await?;
        }
        if let Some(said) = fields.get("coach") {
            hear(&sent, said).await?;
        }
        Ok(())
    };
    sent.answer(done.await).await
}

/// Keeps that the person has read what the coach said, or wants no coach any more.
pub(crate) async fn coach(sent: Sent) -> Result<Response, Error> {
    let done = async { hear(&sent, sent.fields.must("coach")?).await };
    sent.answer(done.await).await
}

async fn hear(Sent { app, session, room, .. }: &Sent, said: &str) -> Result<(), Error> {
    let person = session.person().ok_or(Error::NotSeated)?;
    let Some(prefs) = session.prefs().heard(&room.id, said) else { return Err(Error::FieldUnreadable("coach")) };
    app.store.change_person(&PersonRow { prefs: prefs.write(), ..person.clone() }).await?;
    session.prefer(prefs);
    Ok(())
}

pub(crate) async fn undo(sent: Sent) -> Result<Response, Error> {
    let Sent { app, session, room, fields, .. } = &sent;
    let done = async {
        let seat = actor(&sent).await?;
        let decision = fields.number("decision")?;
        let what = match fields.must("what")? {
            "step" => Take::Step,
            "turn" => Take::Turn,
            _ => return Err(Error::FieldUnreadable("what")),
        };
        let lang = session.lang();
        let here = Arc::clone(room);
        room.change(app, move |table| here.take_back(table, seat, decision, (what, lang))).await
    };
    sent.answer(done.await).await
}

/// Asks what a bot would do: the answer stands on the page as long as the question does.
pub(crate) async fn hint(sent: Sent) -> Result<Response, Error> {
    let Sent { app, session, room, fields, .. } = &sent;
    let done = async {
        let person = session.person_id().ok_or(Error::NotSeated)?;
        let seat = actor(&sent).await?;
        room.find_hint(app, person, seat, fields.number("decision")?).await
    };
    sent.answer(done.await).await
}

/// Whoever is alone with bots does not wait for them until they are asked again.
pub(crate) async fn skip(sent: Sent) -> Result<Response, Error> {
    let Sent { app, session, room, .. } = &sent;
    if !room.is_alone(session.person_id()) {
        return sent.answer(Err(Error::NotAlone)).await;
    }
    room.skip_waiting();
    // The bots may be another node's.
    let told = app.store.announce_skip(&room.id).await;
    sent.answer(told.map_err(Error::from)).await
}

/// Keeps whether the person is asked in a window: `window=NAME RULE`.
pub(crate) async fn window(sent: Sent) -> Result<Response, Error> {
    let Sent { app, room, fields, .. } = &sent;
    let done = async {
        let seat = actor(&sent).await?;
        // On a shared device the form may be somebody else's.
        if fields.number::<u8>("seat")? != seat.0 {
            return Err(Error::Stale);
        }
        let unreadable = Error::FieldUnreadable("window");
        let Some((name, rule)) = fields.must("window")?.split_once(' ') else { return Err(unreadable) };
        let known = room.table().game.windows().iter().copied().find(|known| *known == name);
        match (known, WindowRule::from_name(rule)) {
            (Some(window), Some(rule)) => room.set_window(app, seat, window, rule).await,
            _ => Err(unreadable),
        }
    };
    sent.answer(done.await).await
}

/// Hot seat: the device is now in the hands of this seat.
pub(crate) async fn uncover(sent: Sent) -> Result<Response, Error> {
    let Sent { app, session, room, fields, .. } = &sent;
    let done = async {
        let person = session.person_id().ok_or(Error::NotSeated)?;
        let seat = Seat(fields.number("seat")?);
        if !room.seats_of(Some(person)).contains(seat) {
            return Err(Error::NotSeated);
        }
        room.hand_to(app, person, seat).await
    };
    sent.answer(done.await).await
}

pub(crate) async fn chat(sent: Sent) -> Result<Response, Error> {
    let Sent { app, session, room, fields, .. } = &sent;
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
        let line = ChatRow { person: person.id.clone(), name: person.name.clone(), said, written: crate::now() };
        room.say(app, &line).await
    };
    sent.answer(done.await).await
}
