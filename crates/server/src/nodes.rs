//! What a node does for the others and instead of them: it hears what they write, keeps its leases, and takes up what a
//! node had in hand that is no more.

use std::sync::Arc;
use std::time::Duration;

use store::{Notice, Notices};
use tokio::time::{Instant, sleep};

use crate::AppState;
use crate::error::Error;
use crate::room::Room;

/// How many abandoned tables are taken up at once.
const AT_ONCE: u32 = 32;
/// How often a node looks for tables that stand still although nobody has a lease on them: a node may have ended
/// between a move and the lease on what follows.
const LOOK_AROUND: Duration = Duration::from_secs(60);

/// Starts all of it. What stood still while the site was closed is taken up table by table, while requests are answered.
pub(crate) fn run(app: &AppState, notices: Notices) {
    tokio::spawn(until_stop(app.clone(), listen(app.clone(), notices)));
    tokio::spawn(until_stop(app.clone(), mind(app.clone())));
}

async fn until_stop(app: AppState, work: impl Future<Output = ()>) {
    let mut stop = app.stop.subscribe();
    tokio::select! {
        () = work => {}
        _ = stop.wait_for(|stop| *stop) => {}
    }
}

async fn mind(app: AppState) {
    take_up_all(&app).await;
    if !app.store.is_shared() {
        return;
    }
    let mut looked = Instant::now();
    loop {
        sleep(app.config.lease / 3).await;
        let done = async {
            app.leases.keep(&app.store).await?;
            take_up(&app, app.leases.abandoned(&app.store, AT_ONCE).await?).await;
            Ok::<_, store::Error>(())
        };
        if let Err(error) = done.await {
            tracing::warn!(%error, "leases cannot be kept now");
        }
        if looked.elapsed() > LOOK_AROUND {
            take_up_all(&app).await;
            looked = Instant::now();
        }
    }
}

/// Every table at which bots are to decide or a window is open, unless another node has it.
async fn take_up_all(app: &AppState) {
    let found = async {
        let mut found = app.store.tables_awaiting_bots().await?;
        found.extend(app.store.tables_with_a_clock().await?);
        Ok::<_, store::Error>(found)
    };
    match found.await {
        Ok(tables) => take_up(app, tables).await,
        Err(error) => tracing::warn!(%error, "what stands still cannot be found now"),
    }
}

async fn take_up(app: &AppState, tables: Vec<String>) {
    for table in tables {
        if !app.may_act_at(&table).await {
            continue;
        }
        // One table that does not load is no reason to leave the others alone.
        if let Err(error) = app.room(&table).await {
            error.log();
        }
    }
}

async fn listen(app: AppState, mut notices: Notices) {
    loop {
        hear(&app, notices.next().await).await;
    }
}

async fn hear(app: &AppState, notice: Notice) {
    match notice {
        Notice::Steps { table, steps } => match app.rooms.peek(&table) {
            Some(room) if room.table().changes() < steps => follow(app, room),
            Some(_) => {}
            None => {
                if let Some(live) = app.hub.known(&table) {
                    live.changed(steps);
                }
                // The others leave it to this node, which may have put the table away.
                if app.leases.has(&table) {
                    let app = app.clone();
                    tokio::spawn(async move { log(app.room(&table).await.map(drop)) });
                }
            }
        },
        Notice::News { table, news } => match app.rooms.peek(&table) {
            Some(room) if room.live.mark().news < news => follow(app, room),
            Some(_) => {}
            None => {
                if let Some(live) = app.hub.known(&table) {
                    live.set_news(news);
                }
            }
        },
        Notice::Passes { table } => {
            if let Some(room) = app.rooms.peek(&table) {
                let app = app.clone();
                tokio::spawn(async move { log(room.reload_passes(&app).await) });
            }
        }
        Notice::Skip { table } => {
            if let Some(room) = app.rooms.peek(&table) {
                room.skip_waiting();
            }
        }
        Notice::CatchUp => catch_up(app).await,
    }
}

/// Reads on at a table, while other notices are heard.
fn follow(app: &AppState, room: Arc<Room>) {
    let app = app.clone();
    tokio::spawn(async move { log(room.follow(&app).await) });
}

/// Looks at everything that somebody sees here: notices may have been lost.
async fn catch_up(app: &AppState) {
    for id in app.hub.ids() {
        let done = async {
            if let Some(room) = app.rooms.peek(&id) {
                room.reload_passes(app).await?;
                return room.follow(app).await;
            }
            if let (Some(live), Some((entries, news))) = (app.hub.known(&id), app.store.numbers(&id).await?) {
                live.changed(entries);
                live.set_news(news);
            }
            Ok(())
        };
        log(done.await);
    }
}

fn log(done: Result<(), Error>) {
    if let Err(error) = done {
        error.log();
    }
}
