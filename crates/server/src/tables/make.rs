//! Making a table, whoever asked for it.

use catalog::GameId;
use store::{NewTable, Now, PersonRow, SeatKind, SeatRow, TableRow, TableState, Visibility};

use crate::error::Error;
use crate::room;
use crate::web::limits::RequestKind;
use crate::{AppState, daily, names, random};

pub(super) struct Wanted {
    pub(super) game: GameId,
    /// As the game writes them; they fit the seats.
    pub(super) options: String,
    pub(super) seats: Vec<SeatRow>,
    pub(super) visibility: Visibility,
    pub(super) rematch_of: Option<String>,
    /// How long people have to answer in a window; 0 if there is no limit.
    pub(super) window_seconds: u32,
    /// Whether people who play against each other may ask for hints.
    pub(super) hints: bool,
    /// Whether the game begins by itself as soon as every seat is taken.
    pub(super) auto_start: bool,
    /// The day whose luck it has; none if its luck is its own.
    pub(super) day: Option<i64>,
}

impl Wanted {
    /// A table by link with luck of its own, and nothing else set.
    pub(super) fn with(game: GameId, options: String, seats: Vec<SeatRow>) -> Self {
        let visibility = Visibility::Link;
        let (window_seconds, hints, auto_start) = (0, false, false);
        Self { game, options, seats, visibility, rematch_of: None, window_seconds, hints, auto_start, day: None }
    }

    fn is_complete(&self) -> bool {
        is_complete(&self.seats)
    }
}

/// Whether somebody sits in every seat.
pub(super) fn is_complete(seats: &[SeatRow]) -> bool {
    seats.iter().all(|seat| matches!(seat.kind, SeatKind::Person | SeatKind::Bot))
}

/// Makes a table, and begins the game if everybody is there. Answers its id.
pub(super) async fn make(app: &AppState, host: &PersonRow, wanted: Wanted) -> Result<String, Error> {
    app.allow(RequestKind::Table, &host.id)?;
    let set = app.components(wanted.game);
    // Drawn before the first outcome, and revealed to nobody before the end.
    let seed = match wanted.day {
        Some(day) => daily::seed(&app.secret, wanted.game.meta().id, day),
        None => app.new_seed(&format!("{} {}", wanted.game.meta().id, wanted.options)),
    };
    let seed = seed.reveal();
    let at = crate::now();
    let (now, entries) = if wanted.is_complete() {
        let next = room::start(wanted.game, &set.files, &wanted.options, &seed)?;
        (next.now, next.entries)
    } else {
        (Now { state: TableState::Waiting, awaited: 0, winners: 0, at, solo: None }, Vec::new())
    };
    let meta = wanted.game.meta();
    let id = random::id();
    let table = TableRow {
        id: id.clone(),
        game: meta.id.into(),
        rules_version: meta.rules_version,
        components: set.digest.clone(),
        options: wanted.options,
        seed: app.sealed_seed(&id, &seed)?,
        host: host.id.clone(),
        visibility: wanted.visibility,
        state: now.state,
        created: at,
        changed: at,
        rematch_of: wanted.rematch_of,
        window_seconds: wanted.window_seconds,
        day: wanted.day,
        hints: wanted.hints,
        auto_start: wanted.auto_start,
        news: 0,
        awaited: now.awaited,
        winners: now.winners,
    };
    // Whoever knows the id of such a table can open it.
    let told = if table.visibility == Visibility::Link { "by link" } else { &id }.to_owned();
    app.store.create_table(&NewTable { table, seats: wanted.seats, entries }).await?;
    tracing::info!(table = told, game = meta.id, state = now.state.name(), "a table was made");
    if now.state == TableState::Running {
        // Bots may be first.
        app.room(&id).await?;
    }
    Ok(id)
}

pub(super) fn person_seat(person: &PersonRow, name: String) -> SeatRow {
    SeatRow { kind: SeatKind::Person, person: Some(person.id.clone()), name, level: None }
}

pub(super) fn open_seat() -> SeatRow {
    SeatRow { kind: SeatKind::Open, person: None, name: String::new(), level: None }
}

/// A bot, which gets the next free name of bots at its table.
pub(super) fn bot_seat(level: bots::Level, seats: &[SeatRow]) -> SeatRow {
    let taken = |name: &String| seats.iter().any(|seat| seat.name == *name);
    let name = (0..).map(names::bot).find(|name| !taken(name)).expect("tables have fewer seats than bots have names");
    SeatRow { kind: SeatKind::Bot, person: None, name, level: Some(level.to_string()) }
}
