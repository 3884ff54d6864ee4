//! The review of a finished game.

use axum::http::StatusCode;
use axum::response::Response;

use catalog::ReviewPageRequest;
use ui::review::Shown;

use crate::error::Error;
use crate::pages::html;
use crate::room::device_viewer;
use crate::web::address::{Query, Visit};

/// The page: how far the review is, and then the review. Of a running game it would tell every secret.
/// A position is chosen by `?step=7`, a better choice by `?choice=2`.
pub(crate) async fn show(Visit { app, session, id }: Visit, Query(query): Query) -> Result<Response, Error> {
    let room = app.room(&id).await?;
    let person = session.person_id();
    room.check_looker(person)?;
    let table = room.table();
    let shown = match (query.get("step"), query.get("choice")) {
        (None, None) => None,
        (Some(_), _) => Some(Shown::Step(query.number("step")?)),
        (None, Some(_)) => Some(Shown::Choice(query.number("choice")?)),
    };
    let reviewed = app.reviews.look(&app, &room)?;
    let holder = room.holder(&app, person).await?;
    let (viewer, _) = device_viewer(room.seats_of(person), table.moment(), holder);
    let (ctx, seats) = (session.ctx(), room.seat_infos());
    let page =
        table.review_page(&ReviewPageRequest { ctx: &ctx, id: &room.id, seats: &seats, viewer, reviewed, shown });
    Ok(html(StatusCode::OK, page.ok_or_else(|| Error::Inside("a review of another game".into()))?))
}
