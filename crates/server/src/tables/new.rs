//! New tables: Play now, and the form.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use bots::Level;
use catalog::GameId;
use engine::MAX_SEATS;
use store::{PersonRow, SeatRow, Visibility};
use ui::Lang;
use ui::levels::USUAL;
use ui::pages::{NewTableModel, PickedTime, SeatKind, USUAL_SECONDS, new_table};

use super::make::{Wanted, bot_seat, make, open_seat, person_seat};
use crate::error::Error;
use crate::pages::games::playable;
use crate::pages::{html, see};
use crate::prefs::{Coach, Prefs};
use crate::web::address::{Address, Query, Visit};
use crate::web::fields::FormFields;
use crate::web::session::Session;
use crate::{AppState, daily, names};

pub(crate) async fn form(Visit { session, id, .. }: Visit, Query(query): Query) -> Result<Response, Error> {
    let game = playable(&id)?;
    let meta = game.meta();
    // On one device as few people as the game needs, and no bot; otherwise a table for three.
    let (others, seats) = match query.get("here") {
        Some(_) => (SeatKind::Here, meta.min_seats.max(2)),
        None => (SeatKind::Bot(USUAL.into()), meta.min_seats.max(3)),
    };
    let mut sitters = vec![SeatKind::Me];
    sitters.resize(usize::from(seats.min(meta.max_seats)), others);
    // Whoever measures bots may also want those that others are measured by.
    let levels = if query.get("levels") == Some("all") { Level::ALL } else { Level::LADDER };
    let model = NewTableModel {
        levels: levels.iter().map(Level::to_string).collect(),
        sitters,
        ..game.new_table_form(session.lang())
    };
    Ok(html(StatusCode::OK, new_table(&session.ctx(), &model)))
}

/// The page of the game, from an address that only takes forms.
pub(crate) async fn to_game(Address(id): Address<String>) -> Result<Response, Error> {
    Ok(see(&format!("/games/{}", playable(&id)?)))
}

/// The level of bots that a form asks for, or the one that is kind to somebody who plays for the first time.
pub(super) fn level(fields: &FormFields) -> Result<Level, Error> {
    fields.get("level").unwrap_or(USUAL).parse().map_err(|_| Error::FieldUnreadable("level"))
}

pub(crate) async fn play(Visit { app, session, id }: Visit, fields: FormFields) -> Result<Response, Error> {
    let game = playable(&id)?;
    let level = level(&fields)?;
    let seats: u8 = fields.pick("seats", |seats| seats.parse().ok())?.unwrap_or(3);
    let table = against_bots(&app, &session, game, seats, level).await?;
    Ok(see(&format!("/t/{table}")))
}

/// A first game: the mildest bots, and a coach at the side of the person.
pub(crate) async fn first(Visit { app, session, id }: Visit) -> Result<Response, Error> {
    let game = playable(&id)?;
    let table = against_bots(&app, &session, game, 3, Level::LADDER[0]).await?;
    let person = session.become_person(&app).await?;
    let prefs = Prefs { coach: Some(Coach { table: table.clone(), said: Vec::new() }), ..session.prefs() };
    app.store.change_person(&PersonRow { prefs: prefs.write(), ..person }).await?;
    Ok(see(&format!("/t/{table}")))
}

async fn against_bots(
    app: &AppState,
    session: &Session,
    game: GameId,
    seats: u8,
    level: Level,
) -> Result<String, Error> {
    let options = options(game, usize::from(seats), &[], session.lang())?;
    let host = session.become_person(app).await?;
    let mut sitting = vec![person_seat(&host, host.name.clone())];
    while sitting.len() < usize::from(seats) {
        sitting.push(bot_seat(level, &sitting));
    }
    make(app, &host, Wanted::with(game, options, sitting)).await
}

/// The seed of the day: a table for one that begins at once, or the person's table of today, whichever way it stands.
pub(crate) async fn today(Visit { app, session, id }: Visit) -> Result<Response, Error> {
    let game = playable(&id)?;
    let options = options(game, 1, &[], session.lang())?;
    let host = session.become_person(&app).await?;
    let day = daily::today();
    if let Some(table) = app.store.daily_table(&host.id, &id, day).await? {
        return Ok(see(&format!("/t/{table}")));
    }
    let seats = vec![person_seat(&host, host.name.clone())];
    let wanted = Wanted { day: Some(day), ..Wanted::with(game, options, seats) };
    match make(&app, &host, wanted).await {
        // A second click was faster.
        Err(Error::Store(store::Error::Conflict)) => {
            let table = app.store.daily_table(&host.id, &id, day).await?.ok_or(Error::Stale)?;
            Ok(see(&format!("/t/{table}")))
        }
        made => Ok(see(&format!("/t/{}", made?))),
    }
}

pub(crate) async fn create(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
    fields: FormFields,
) -> Result<Response, Error> {
    let game = playable(fields.must("game")?)?;
    let visibility = fields.pick("visibility", Visibility::named)?.unwrap_or(Visibility::Link);
    let hints = yes(&fields, "hints")?;
    let auto_start = yes(&fields, "auto")?;
    let sitters = sitters(&fields)?;
    let window_seconds = window_seconds(game, &fields, &sitters, visibility)?;
    let options = options(game, sitters.len(), &chosen(game, &fields, &sitters)?, session.lang())?;
    let host = session.become_person(&app).await?;
    let seats = seat_them(&host, &sitters);
    let wanted = Wanted { visibility, window_seconds, hints, auto_start, ..Wanted::with(game, options, seats) };
    Ok(see(&format!("/t/{}", make(&app, &host, wanted).await?)))
}

/// Whether a field says yes; without it, it is no.
pub(super) fn yes(fields: &FormFields, name: &'static str) -> Result<bool, Error> {
    Ok(fields.pick(name, |word| ["no", "yes"].iter().position(|known| *known == word))? == Some(1))
}

/// How long people have to answer in a window. Only where somebody else may wait: a device that people share has no
/// clock.
fn window_seconds(game: GameId, fields: &FormFields, sitters: &[Sitter], visibility: Visibility) -> Result<u32, Error> {
    let time = fields.pick("window-time", PickedTime::from_value)?.unwrap_or_default();
    let windows = !game.windows().is_empty();
    let others = sitters.iter().any(|sitter| matches!(sitter.who, Who::Open));
    Ok(match time {
        _ if !windows || !others => 0,
        PickedTime::Usual if visibility == Visibility::Public => USUAL_SECONDS,
        PickedTime::Usual | PickedTime::Unlimited => 0,
        PickedTime::Seconds(seconds) => seconds,
    })
}

struct Sitter {
    /// The number in the form, from 1.
    number: usize,
    who: Who,
}

enum Who {
    Me,
    Here(Option<String>),
    Open,
    Bot(Level),
}

fn sitters(fields: &FormFields) -> Result<Vec<Sitter>, Error> {
    const SEATS: [(&str, &str); MAX_SEATS] =
        [("seat1", "name1"), ("seat2", "name2"), ("seat3", "name3"), ("seat4", "name4"), ("seat5", "name5")];
    let mut sitters = Vec::new();
    let mut seated = false;
    for (number, (seat, name)) in (1..).zip(SEATS) {
        let Some(value) = fields.get(seat) else { continue };
        let who = match SeatKind::from_value(value) {
            None => return Err(Error::FieldUnreadable(seat)),
            Some(SeatKind::Nobody) => continue,
            Some(SeatKind::Open) => Who::Open,
            Some(SeatKind::Bot(level)) => Who::Bot(level.parse().map_err(|_| Error::FieldUnreadable(seat))?),
            Some(SeatKind::Me) if !seated => Who::Me,
            Some(SeatKind::Me | SeatKind::Here) => match fields.get(name).filter(|name| !name.trim().is_empty()) {
                Some(name) => Who::Here(Some(names::tidy(name).ok_or(Error::BadName)?)),
                None => Who::Here(None),
            },
        };
        seated |= matches!(who, Who::Me);
        sitters.push(Sitter { number, who });
    }
    Ok(sitters)
}

fn seat_them(host: &PersonRow, sitters: &[Sitter]) -> Vec<SeatRow> {
    let mut seats: Vec<SeatRow> = Vec::with_capacity(sitters.len());
    for sitter in sitters {
        let seat = match &sitter.who {
            Who::Me => person_seat(host, host.name.clone()),
            Who::Here(Some(name)) => person_seat(host, name.clone()),
            Who::Here(None) => {
                let mut taken: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
                taken.push(host.name.clone());
                person_seat(host, names::companion(&taken))
            }
            Who::Open => open_seat(),
            Who::Bot(level) => bot_seat(*level, &seats),
        };
        seats.push(seat);
    }
    seats
}

/// The values of the form for the choices of the game. A start player is named by the seat of the form, of which not
/// all may be used.
fn chosen(game: GameId, fields: &FormFields, sitters: &[Sitter]) -> Result<Vec<(&'static str, String)>, Error> {
    let mut chosen = Vec::new();
    for choice in game.choices() {
        let Some(value) = fields.get(choice.key) else { continue };
        let value = match value.parse::<usize>() {
            Ok(number) if choice.key == "start" => {
                let place = sitters.iter().position(|sitter| sitter.number == number).ok_or(Error::StartSeat)?;
                (place + 1).to_string()
            }
            _ => value.to_owned(),
        };
        chosen.push((choice.key, value));
    }
    Ok(chosen)
}

/// The options of a game for so many seats, checked, as they are stored. Variants that the rules do not allow together
/// are refused as a move would be.
pub(super) fn options(game: GameId, seats: usize, chosen: &[(&str, String)], lang: Lang) -> Result<String, Error> {
    let meta = game.meta();
    let (min, max) = (meta.min_seats, meta.max_seats);
    if seats < usize::from(min) || seats > usize::from(max) {
        return Err(Error::SeatCount { min, max });
    }
    let mut checked: Vec<(&str, &str)> = Vec::new();
    for (key, value) in chosen {
        checked.push((key, value));
        // One by one, so that the refusal names the choice.
        game.options(seats as u8, &checked)
            .map_err(|_| Error::NoSuchOption { key: (*key).into(), value: value.clone() })?;
    }
    let options = game.options(seats as u8, &checked).map_err(|error| Error::Inside(error.to_string()))?;
    game.check_options(&options, lang).map_err(Error::Refused)?;
    Ok(options)
}
