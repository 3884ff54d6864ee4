//! The same again.

use axum::response::Response;
use store::{SeatKind, SeatRow};

use super::make::{Wanted, make};
use super::show::refused;
use crate::error::Error;
use crate::pages::see;
use crate::web::address::Visit;

/// A table with the same seats and options, on which another seat begins. The first who asks is its host; the others
/// find it on the page of the old table, and their seats are kept for them.
pub(crate) async fn rematch(Visit { app, session, id }: Visit) -> Result<Response, Error> {
    let room = app.room(&id).await?;
    if let Some(existing) = app.store.rematch(&id).await? {
        return Ok(see(&format!("/t/{existing}")));
    }
    let made = async {
        let table = room.table();
        let person = session.person().ok_or(Error::NotSeated)?;
        if room.seats_of(Some(&person.id)).is_empty() {
            return Err(Error::NotSeated);
        }
        if !table.is_over() {
            return Err(Error::NotOver);
        }
        let (old, _) = app.store.table(&id).await?.ok_or(Error::NoTable)?;
        let again = |seat: &SeatRow| match &seat.person {
            Some(other) if *other != person.id => SeatRow { kind: SeatKind::Invited, ..seat.clone() },
            _ => seat.clone(),
        };
        let wanted = Wanted {
            game: old.game.parse().map_err(|_| Error::Frozen)?,
            options: table.rematch_options(),
            seats: room.seats().iter().map(again).collect(),
            visibility: old.visibility,
            rematch_of: Some(id.clone()),
            window_seconds: old.window_seconds,
            hints: old.hints,
            auto_start: old.auto_start,
            day: None,
        };
        make(&app, person, wanted).await
    };
    match made.await {
        Ok(new) => {
            room.live.set_news(app.store.more_news(&id).await?);
            Ok(see(&format!("/t/{new}")))
        }
        // Somebody else was faster.
        Err(Error::Store(store::Error::Conflict)) => {
            let existing = app.store.rematch(&id).await?.ok_or(Error::Stale)?;
            Ok(see(&format!("/t/{existing}")))
        }
        Err(error) => refused(&app, &session, &room, &error, false).await,
    }
}
