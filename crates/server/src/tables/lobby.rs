//! A table before its game begins.

use axum::http::StatusCode;
use axum::response::Response;
use bots::Level;
use catalog::GameId;
use engine::Seed;
use store::{SeatKind, SeatRow, TableRow, TableStart, Visibility};
use ui::Lang;
use ui::pages::{LobbyModel, Sitter, lobby};

use super::make::{bot_seat, is_complete};
use super::new::{options, yes};
use crate::error::Error;
use crate::pages::{html, see};
use crate::room;
use crate::web::address::Visit;
use crate::web::fields::FormFields;
use crate::web::session::Session;
use crate::{AppState, app::FoundTable};

/// The page: who sits where, and what can be done about it.
pub(super) fn page(
    app: &AppState,
    session: &Session,
    (table, seats): (&TableRow, &[SeatRow]),
    refused: Option<&Error>,
) -> Result<Response, Error> {
    let person = session.person_id();
    let host_seat = |seat: &&SeatRow| seat.person.as_deref() == Some(&table.host);
    let sitter = |(index, seat): (usize, &SeatRow)| {
        let further = seats[..index].iter().any(|earlier| earlier.person == seat.person);
        let mine = person.is_some() && seat.person.as_deref() == person;
        match seat.kind {
            SeatKind::Person if further => Sitter::Here(seat.name.clone()),
            SeatKind::Person if mine => Sitter::Me,
            SeatKind::Person => Sitter::Person(seat.name.clone()),
            SeatKind::Bot => Sitter::Bot { name: seat.name.clone(), level: seat.level.clone().unwrap_or_default() },
            // A seat kept for the person who looks is free for them.
            SeatKind::Invited if !mine => Sitter::Kept(seat.name.clone()),
            SeatKind::Open | SeatKind::Invited => Sitter::Free,
        }
    };
    let game: GameId = table.game.parse().map_err(|_| Error::Frozen)?;
    let seed: Seed = table.seed.0.parse().map_err(|_| Error::Frozen)?;
    let model = LobbyModel {
        id: table.id.clone(),
        title: game.entry(),
        seats: seats.iter().enumerate().map(sitter).collect(),
        min_seats: game.meta().min_seats,
        link: session.whole_address(app, &format!("/t/{}", table.id)),
        host: seats.iter().find(host_seat).map(|seat| seat.name.clone()).unwrap_or_default(),
        is_host: person == Some(&table.host),
        public: table.visibility == Visibility::Public,
        start: start_seat(game, &table.options),
        window_seconds: table.window_seconds,
        hints: table.hints,
        auto_start: table.auto_start,
        commitment: seed.commitment().to_string(),
        news: app.hub.table(&table.id, table.news).mark().news,
    };
    let mut ctx = session.ctx();
    ctx.error = refused.map(|error| error.notice(ctx.lang));
    Ok(html(refused.map_or(StatusCode::OK, Error::status), lobby(&ctx, &model)))
}

fn start_seat(game: GameId, stored: &str) -> Option<usize> {
    game.chosen(stored, "start")?.parse::<usize>().ok()?.checked_sub(1)
}

/// The answer to a form of the lobby: back to the table, or what is in the way.
async fn answer(app: &AppState, session: &Session, id: &str, done: Result<(), Error>) -> Result<Response, Error> {
    let error = match done {
        Ok(()) => return Ok(see(&format!("/t/{id}"))),
        Err(error) => error,
    };
    match app.find(id).await? {
        _ if error.status().is_server_error() => Err(error),
        FoundTable::Waiting(table, seats) => page(app, session, (&table, &seats), Some(&error)),
        FoundTable::Playing(room) => super::show::refused(app, session, &room, &error, false).await,
    }
}

pub(crate) async fn join(Visit { app, session, id }: Visit, fields: FormFields) -> Result<Response, Error> {
    let done = sit_down(&app, &session, &id, &fields).await;
    answer(&app, &session, &id, done).await
}

async fn sit_down(app: &AppState, session: &Session, id: &str, fields: &FormFields) -> Result<(), Error> {
    let (_, seats) = app.waiting(id).await?;
    let person = session.become_person(app).await?;
    let sits = |seat: &SeatRow| seat.kind == SeatKind::Person && seat.person.as_deref() == Some(&person.id);
    if seats.iter().any(sits) {
        return Err(Error::AlreadySeated);
    }
    let kept = |seat: &SeatRow| seat.kind == SeatKind::Invited && seat.person.as_deref() == Some(&person.id);
    let taken = if seats.iter().any(kept) {
        app.store.take_kept_seats(id, &person.id, crate::now()).await
    } else {
        let free = |seat: &SeatRow| seat.kind == SeatKind::Open;
        let place = match fields.get("seat").filter(|seat| !seat.is_empty()) {
            Some(_) => {
                let place: usize = fields.number("seat")?;
                seats.get(place).filter(|seat| free(seat)).ok_or(Error::SeatTaken)?;
                place
            }
            None => seats.iter().position(free).ok_or(Error::NoSeatFree)?,
        };
        app.store.take_seat(id, place as u8, &person.id, &person.name, crate::now()).await
    };
    match taken {
        Err(store::Error::Conflict) => return Err(Error::SeatTaken),
        other => other?,
    }
    begin_by_itself(app, session, id).await;
    app.tell_news(id).await
}

/// Begins the game if everybody is there and its host wants it to begin by itself.
async fn begin_by_itself(app: &AppState, session: &Session, id: &str) {
    let begun = async {
        let (table, seats) = app.waiting(id).await?;
        if !table.auto_start || !is_complete(&seats) {
            return Ok(());
        }
        start_with(app, session.lang(), (&table, &seats), None).await
    };
    match begun.await {
        // Somebody else sat down or began at the same moment: whoever came later has seen to it.
        Ok(()) | Err(Error::Stale | Error::Begun) => {}
        // The table waits on, and its host is told what is in the way.
        Err(error) => error.log(),
    }
}

/// Whether the game is to begin by itself: its host may change it while the table waits.
pub(crate) async fn auto(Visit { app, session, id }: Visit, fields: FormFields) -> Result<Response, Error> {
    let done = async {
        let (table, _) = app.waiting(&id).await?;
        if session.person_id() != Some(&table.host) {
            return Err(Error::NotHost);
        }
        match app.store.set_auto_start(&id, yes(&fields, "auto")?, crate::now()).await {
            Err(store::Error::Conflict) => return Err(Error::Stale),
            other => other?,
        }
        begin_by_itself(&app, &session, &id).await;
        app.tell_news(&id).await
    };
    let done = done.await;
    answer(&app, &session, &id, done).await
}

pub(crate) async fn leave(Visit { app, session, id }: Visit) -> Result<Response, Error> {
    let done = async {
        app.waiting(&id).await?;
        let person = session.person_id().ok_or(Error::NotSeated)?;
        match app.store.leave(&id, person, crate::now()).await {
            Err(store::Error::Conflict) => Err(Error::NotSeated),
            other => Ok(other?),
        }
    };
    let done = done.await;
    if done.is_ok() {
        app.tell_news(&id).await?;
    }
    match done {
        // Nobody is left, and the table with them.
        Ok(false) => Ok(see("/")),
        Ok(true) => answer(&app, &session, &id, Ok(())).await,
        Err(error) => answer(&app, &session, &id, Err(error)).await,
    }
}

/// Begins the game: open seats are dropped, or bots take them.
pub(crate) async fn start(Visit { app, session, id }: Visit, fields: FormFields) -> Result<Response, Error> {
    let done = begin(&app, &session, &id, &fields).await;
    answer(&app, &session, &id, done).await
}

async fn begin(app: &AppState, session: &Session, id: &str, fields: &FormFields) -> Result<(), Error> {
    let (table, seen) = app.waiting(id).await?;
    if session.person_id() != Some(&table.host) {
        return Err(Error::NotHost);
    }
    let fill: Option<Level> = match fields.get("open") {
        None | Some("" | "drop") => None,
        Some("bot") => Some(super::new::level(fields)?),
        Some(bot) => {
            let level = bot.strip_prefix("bot:").and_then(|level| level.parse().ok());
            Some(level.ok_or(Error::FieldUnreadable("open"))?)
        }
    };
    start_with(app, session.lang(), (&table, &seen), fill).await
}

/// Begins the game with those who sit there; bots of a level take the empty seats, or these are dropped.
async fn start_with(
    app: &AppState,
    lang: Lang,
    (table, seen): (&TableRow, &[SeatRow]),
    fill: Option<Level>,
) -> Result<(), Error> {
    let game: GameId = table.game.parse().map_err(|_| Error::Frozen)?;
    let mut seats: Vec<SeatRow> = Vec::new();
    let mut first = None;
    for (place, seat) in seen.iter().enumerate() {
        let sitting = matches!(seat.kind, SeatKind::Person | SeatKind::Bot);
        let seat = match fill {
            _ if sitting => seat.clone(),
            Some(level) => bot_seat(level, &seen.iter().chain(&seats).cloned().collect::<Vec<_>>()),
            None => continue,
        };
        if start_seat(game, &table.options) == Some(place) {
            first = Some(seats.len() + 1);
        }
        seats.push(seat);
    }
    let options = with_seats(game, &table.options, (seats.len(), first), lang)?;
    let files = app.store.components(&table.components).await?.ok_or(Error::Frozen)?;
    let files = serde_json::from_str(&files).map_err(|_| Error::Frozen)?;
    let next = room::start(game, &files, &options, &table.seed.0)?;
    let start = TableStart { options: &options, seats: &seats, entries: &next.entries, now: next.now };
    match app.store.start_table(&table.id, seen, &start).await {
        Err(store::Error::Conflict) => return Err(Error::Stale),
        other => other?,
    }
    app.room(&table.id).await?;
    Ok(())
}

/// The same options for the seats that are really played. If the seat that was to begin is not among them, luck
/// decides.
fn with_seats(game: GameId, stored: &str, (seats, first): (usize, Option<usize>), lang: Lang) -> Result<String, Error> {
    let chosen = game.choices().iter().filter_map(|choice| {
        let value = game.chosen(stored, choice.key)?;
        if choice.key == "start" && value.parse::<usize>().is_ok() {
            return first.map(|first| (choice.key, first.to_string()));
        }
        Some((choice.key, value))
    });
    let chosen: Vec<(&str, String)> = chosen.collect();
    options(game, seats, &chosen, lang)
}
