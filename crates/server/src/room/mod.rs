//! A table where people play: the game in memory, and its way to the disk.
//!
//! The table itself is an immutable value ([`RunningTable`]); a change makes the next one, stores what led to it, and only
//! then puts it in the place of the old. Whoever renders a page holds a table nobody can change.

mod bots;
mod clock;
mod hints;
mod look;
mod passes;
mod running;

use std::sync::{Arc, Mutex, PoisonError, RwLock};

use engine::{Seat, SeatSet};
use store::{ChatRow, SeatKind};
use tokio::sync::watch;
use ui::table::SeatInfo;

pub(crate) use look::device_viewer;
pub(crate) use running::{Next, RunningTable, open, start};

use self::clock::Clock;
use crate::error::Error;
use crate::live::Live;
use crate::{AppState, daily};

const CHAT_LINES: u32 = 100;

pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) live: Arc<Live>,
    /// The day whose luck it has; none if its luck is its own.
    pub(crate) day: Option<i64>,
    /// One change at a time; held while the disk writes, so never needed to look.
    writing: tokio::sync::Mutex<()>,
    table: RwLock<Arc<RunningTable>>,
    seats: RwLock<Arc<[store::SeatRow]>>,
    chat: RwLock<Arc<[ChatRow]>>,
    /// Where people leave passing to the server.
    passes: RwLock<Arc<[store::Pass]>>,
    /// How long people have to answer in a window, if there is a limit.
    clock: Option<Clock>,
    /// Whether people who play against each other may ask for hints.
    hints: bool,
    /// The hints that were given about what is still asked; only in memory.
    hints_given: Mutex<Vec<hints::Given>>,
    /// Whether bots are being driven.
    bots: Mutex<bool>,
    /// The only person here does not want to wait for bots until they are asked again.
    skip: watch::Sender<bool>,
}

impl Room {
    /// Reads a table that has begun from the store.
    ///
    /// Once there is a handle on the room nothing here fails any more: whoever got one holds the room everybody gets.
    pub(crate) async fn load(app: &AppState, table: store::TableRow) -> Result<Arc<Self>, Error> {
        let game = read_table(app, table.clone()).await?;
        // Read here and not by the caller: whoever changes a name waits for rooms that are being loaded.
        let seats = app.store.seats(&table.id).await?;
        let chat = app.store.chat(&table.id, CHAT_LINES).await?;
        let passes = app.store.passes(&table.id).await?;
        let live = app.hub.table(&table.id, table.news);
        live.changed(game.changes());
        let clock = Clock::of(&table, &seats);
        if let Some(clock) = &clock {
            clock.set(&game, &seats);
        }
        let room = Arc::new(Self {
            id: table.id,
            live,
            day: table.day,
            writing: tokio::sync::Mutex::default(),
            table: RwLock::new(game),
            seats: RwLock::new(seats.into()),
            chat: RwLock::new(chat.into()),
            passes: RwLock::new(passes.into()),
            clock,
            hints: table.hints,
            hints_given: Mutex::default(),
            bots: Mutex::default(),
            skip: watch::Sender::new(false),
        });
        if let Err(error) = room.catch_up(app).await {
            error.log();
        }
        Ok(room)
    }

    pub(crate) fn table(&self) -> Arc<RunningTable> {
        Arc::clone(&self.table.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn seats(&self) -> Arc<[store::SeatRow]> {
        Arc::clone(&self.seats.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn chat(&self) -> Arc<[ChatRow]> {
        Arc::clone(&self.chat.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn seats_of(&self, person: Option<&str>) -> SeatSet {
        let seats = self.seats();
        let own = |seat: &store::SeatRow| seat.kind == SeatKind::Person && seat.person.as_deref() == person;
        let numbers = Seat::all(seats.len());
        numbers.zip(seats.iter()).filter(|(_, seat)| person.is_some() && own(seat)).map(|(number, _)| number).collect()
    }

    /// Whether the seed may be revealed as soon as the game is over: the luck of a day is not revealed while the day lasts.
    pub(crate) fn may_reveal_seed(&self) -> bool {
        self.day.is_none_or(|day| day < daily::today())
    }

    /// Refuses whoever would see the luck of a day in the game of somebody else.
    pub(crate) fn check_looker(&self, person: Option<&str>) -> Result<(), Error> {
        if self.may_reveal_seed() || !self.seats_of(person).is_empty() { Ok(()) } else { Err(Error::OfTheDay) }
    }

    pub(crate) fn seat_infos(&self) -> Vec<SeatInfo> {
        let info = |seat: &store::SeatRow| SeatInfo {
            name: seat.name.clone(),
            bot: seat.kind == SeatKind::Bot,
            level: seat.level.clone(),
        };
        self.seats().iter().map(info).collect()
    }

    /// Whether this is the only person here, so that bots follow their pace.
    pub(crate) fn is_alone(&self, person: Option<&str>) -> bool {
        let own = self.seats_of(person);
        let seats = self.seats();
        let people = seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
        !own.is_empty() && own.len() == people && people < seats.len()
    }

    /// The only person here, if bots fill the other seats.
    fn only_person(&self) -> Option<String> {
        let seats = self.seats();
        let person = seats.iter().find(|seat| seat.kind == SeatKind::Person)?.person.clone();
        person.filter(|person| self.is_alone(Some(person)))
    }

    /// Bots answer at once until a person is asked.
    pub(crate) fn skip_waiting(&self) {
        self.skip.send_replace(true);
    }

    /// Hot seat: the device of a person is in the hands of a seat from now on.
    pub(crate) async fn hand_to(&self, app: &AppState, person: &str, seat: Seat) -> Result<(), Error> {
        if self.holder(app, Some(person)).await? != Some(seat) && self.seats_of(Some(person)).len() > 1 {
            app.store.hand_over(&self.id, person, seat.0).await?;
        }
        Ok(())
    }

    /// Hot seat: in whose hands the device of a person is. Read from the store, since the hand may have been another
    /// node's to cover.
    pub(crate) async fn holder(&self, app: &AppState, person: Option<&str>) -> Result<Option<Seat>, Error> {
        match person {
            Some(person) if self.seats_of(Some(person)).len() > 1 => {
                Ok(app.store.hand(&self.id, person).await?.map(Seat))
            }
            _ => Ok(None),
        }
    }

    /// Changes the game: `make` says what follows from the present table. It is on the disk before anyone sees it.
    ///
    /// The work goes on if the caller goes away, so that memory and disk never part.
    pub(crate) async fn change(
        self: &Arc<Self>,
        app: &AppState,
        make: impl Fn(&RunningTable) -> Result<Next, Error> + Send + 'static,
    ) -> Result<(), Error> {
        let (room, app) = (Arc::clone(self), app.clone());
        tokio::spawn(async move {
            let _writing = room.writing.lock().await;
            let done = room.write(&app, make).await;
            drive(&app, &room);
            done
        })
        .await?
    }

    /// Writes while nobody else here does. What another node has written meanwhile is the truth; it may leave open what
    /// this one wants to answer.
    async fn write(&self, app: &AppState, make: impl Fn(&RunningTable) -> Result<Next, Error>) -> Result<(), Error> {
        loop {
            let table = self.table();
            let mut next = match make(&table) {
                Err(Error::Stale) if app.store.is_shared() && self.read_on(app).await? => continue,
                made => made?,
            };
            self.pass_for_people(&mut next);
            if next.entries.is_empty() {
                return Ok(());
            }
            match app.store.append(&self.id, table.changes(), &next.entries, &next.now).await {
                Ok(()) => {
                    self.put(next.table);
                    return Ok(());
                }
                Err(store::Error::Conflict) if self.read_on(app).await? => {}
                Err(store::Error::Conflict) => return Err(Error::Stale),
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Reads what other nodes have written to this table: the game, seats, chat.
    pub(crate) async fn follow(self: &Arc<Self>, app: &AppState) -> Result<(), Error> {
        let (entries, news) = app.store.numbers(&self.id).await?.ok_or(Error::NoTable)?;
        if entries > self.table().changes() {
            let _writing = self.writing.lock().await;
            self.read_on(app).await?;
            drive(app, self);
        }
        if news > self.live.mark().news {
            self.reload_beside(app, news).await?;
        }
        Ok(())
    }

    /// Reads the entries that this node does not have yet, while nobody here writes. Whether there were any.
    async fn read_on(&self, app: &AppState) -> Result<bool, Error> {
        let table = self.table();
        let entries = app.store.entries_from(&self.id, table.changes()).await?;
        if entries.is_empty() {
            return Ok(false);
        }
        let extended = table.extend(&entries).map_err(|why| {
            tracing::error!(table = self.id, "what another node wrote does not replay: {why}");
            Error::Frozen
        })?;
        self.put(extended);
        Ok(true)
    }

    fn put(&self, table: Arc<RunningTable>) {
        let changes = table.changes();
        // Before the table: a page that shows a question shows how much time is left.
        if let Some(clock) = &self.clock {
            clock.set(&table, &self.seats());
        }
        *self.table.write().unwrap_or_else(PoisonError::into_inner) = table;
        self.live.changed(changes);
    }

    /// Reads anew what is beside the game: names and chat. One at a time, so that what was read earlier never replaces
    /// what was read later.
    pub(crate) async fn reload_beside(&self, app: &AppState, news: u64) -> Result<(), Error> {
        let _writing = self.writing.lock().await;
        let seats = app.store.seats(&self.id).await?;
        *self.seats.write().unwrap_or_else(PoisonError::into_inner) = seats.into();
        let chat = app.store.chat(&self.id, CHAT_LINES).await?;
        *self.chat.write().unwrap_or_else(PoisonError::into_inner) = chat.into();
        self.live.set_news(news);
        Ok(())
    }

    /// Somebody says something.
    pub(crate) async fn say(&self, app: &AppState, line: &ChatRow) -> Result<(), Error> {
        let news = app.store.say(&self.id, line).await?;
        self.reload_beside(app, news).await
    }
}

/// Lets the server do what it does by itself: bots decide, and it passes for people whose time is over. Harmless if it
/// already does.
pub(crate) fn drive(app: &AppState, room: &Arc<Room>) {
    bots::run(app, room);
    clock::run(app, room);
}

/// Replays a stored table, off the threads that answer requests: a long game takes its time.
async fn read_table(app: &AppState, table: store::TableRow) -> Result<Arc<RunningTable>, Error> {
    let entries = app.store.entries(&table.id).await?;
    let files = app.store.components(&table.components).await?;
    let replay = move || {
        open(&table, files.as_deref(), &entries).map_err(|why| {
            tracing::error!(table = table.id, "a stored table does not replay: {why}");
            Error::Frozen
        })
    };
    tokio::task::spawn_blocking(replay).await?
}
