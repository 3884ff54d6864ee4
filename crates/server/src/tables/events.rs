//! The live stream of a table.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use tokio::sync::mpsc;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use crate::AppState;
use crate::app::FoundTable;
use crate::error::Error;
use crate::live::{Listener, Mark};
use crate::web::address::Visit;

/// How often a quiet stream shows that it lives.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Says how often the table has changed as far as whoever asks could notice: at once, and whenever they could.
///
/// What somebody chooses in secret and has not finished is no change for anybody else: nothing is sent, so nobody can
/// count along.
pub(crate) async fn stream(Visit { app, session, id }: Visit) -> Result<Response, Error> {
    let person = session.person_id();
    let (live, sits) = match app.find(&id).await? {
        FoundTable::Waiting(table, seats) => {
            let sits = seats.iter().any(|seat| person.is_some() && seat.person.as_deref() == person);
            (app.hub.table(&id, table.news), sits)
        }
        FoundTable::Playing(room) => {
            room.check_looker(person)?;
            (Arc::clone(&room.live), !room.seats_of(person).is_empty())
        }
    };
    let limits = (app.config.limits.streams, app.config.limits.all_streams);
    let listener = app.hub.listen(live, &session.who(), !sits, limits).ok_or(Error::TooManyStreams)?;
    // A slow client misses marks, never the newest.
    let (events, stream) = mpsc::channel(1);
    let subscriber = Subscriber { app, id, person: person.map(str::to_owned) };
    tokio::spawn(forward(subscriber, listener, events));
    let ping = KeepAlive::new().interval(HEARTBEAT).event(Event::default().event("ping").data("1"));
    let stream = ReceiverStream::new(stream).map(Ok::<Event, Infallible>);
    Ok(Sse::new(stream).keep_alive(ping).into_response())
}

struct Subscriber {
    app: AppState,
    id: String,
    person: Option<String>,
}

impl Subscriber {
    async fn visible(&self, mark: Mark) -> Result<Mark, Error> {
        if mark.changes == 0 {
            return Ok(mark);
        }
        let room = self.app.room_here(&self.id).await?;
        Ok(Mark { changes: room.table().noticed_by(room.seats_of(self.person.as_deref())), ..mark })
    }
}

async fn forward(subscriber: Subscriber, mut listener: Listener, events: mpsc::Sender<Event>) {
    let mut stop = subscriber.app.stop.subscribe();
    let words = |mark: Mark| format!(r#"{{"changes":{},"news":{}}}"#, mark.changes, mark.news);
    let mut last = None;
    loop {
        let mark = *listener.marks.borrow_and_update();
        let visible = match subscriber.visible(mark).await {
            Ok(visible) => visible,
            Err(error) => return error.log(),
        };
        if last != Some(visible) && events.send(Event::default().event("step").data(words(visible))).await.is_err() {
            return;
        }
        last = Some(visible);
        let stopped = tokio::select! {
            changed = listener.marks.changed() => changed.is_err(),
            () = events.closed() => return,
            stopped = stop.wait_for(|stop| *stop) => stopped.is_ok(),
        };
        if stopped {
            // The site closes; whether the client still reads it does not matter.
            let _ = events.send(Event::default().event("bye").data("1")).await;
            return;
        }
    }
}
