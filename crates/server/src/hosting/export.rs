//! Finished games as records: what was played, and nobody's name.

use std::sync::Arc;

use catalog::GameId;
use sha2::{Digest, Sha256};
use store::{SeatKind, SeatRow, Store};

use super::{AT_ONCE, BUG, Replayed, TableFault, Trouble, replay, with_each};
use crate::daily;
use crate::seals::Seals;

#[derive(Debug, Default)]
pub struct Exported {
    pub games: u64,
    /// Tables that do not replay, and were left out.
    pub faults: Vec<TableFault>,
}

pub(super) async fn export(
    store: &Store,
    seals: &Arc<Seals>,
    line: &mut dyn FnMut(&str) -> std::io::Result<()>,
) -> Result<Exported, Trouble> {
    let mut exported = Exported::default();
    let mut last = (i64::MIN, String::new());
    loop {
        let found = store.finished_games((last.0, &last.1), daily::today(), AT_ONCE).await?;
        let Some(newest) = found.last() else { return Ok(exported) };
        last.clone_from(newest);
        let ids = found.into_iter().map(|(_, id)| id).collect();
        for (table, record) in records(store, seals, ids).await? {
            match record {
                Ok(record) => {
                    line(&record)?;
                    exported.games += 1;
                }
                Err(reason) => exported.faults.push(TableFault { table, entry: None, reason }),
            }
        }
    }
}

/// The records of these tables, each on one line; or why there is none.
pub(super) async fn records(
    store: &Store,
    seals: &Arc<Seals>,
    ids: Vec<String>,
) -> Result<Vec<(String, Result<String, String>)>, Trouble> {
    let seals = Arc::clone(seals);
    let record = move |whole: store::Result<Option<_>>| {
        let Some(whole) = whole? else { return Ok(Err("it is gone".to_owned())) };
        let record = |Replayed { whole, running }| one_line(&running.record(players(&whole.seats), true));
        Ok(replay(whole, &seals).map(record).map_err(|fault| fault.to_string()))
    };
    let answers = with_each(store, ids, record).await;
    let answer = |(id, answer): (_, Option<store::Result<_>>)| {
        let answer = answer.unwrap_or_else(|| Ok(Err(BUG.into())));
        Ok((id, answer?))
    };
    answers.into_iter().map(answer).collect()
}

/// Who sat where without a name of anybody: people by their seats, bots by their levels.
fn players(seats: &[SeatRow]) -> Vec<String> {
    let player = |(number, seat): (usize, &SeatRow)| match (seat.kind, &seat.level) {
        (SeatKind::Bot, Some(level)) => level.clone(),
        _ => format!("Seat {number}"),
    };
    (1..).zip(seats).map(player).collect()
}

/// Texts in JSON hold no line ends of their own, so only the layout goes.
fn one_line(record: &str) -> String {
    record.lines().map(str::trim_start).collect()
}

/// What tells a game from every other: all that was played, without who played it and without its seed, which a record
/// may leave out.
pub(super) fn digest(record: &str) -> Option<[u8; 32]> {
    let mut record: serde_json::Value = serde_json::from_str(record).ok()?;
    for field in ["players", "commitment", "seed"] {
        record.as_object_mut()?.remove(field);
    }
    Some(Sha256::digest(record.to_string()).into())
}

/// The game a record is of.
pub(super) fn game_of(record: &[u8]) -> Result<GameId, String> {
    #[derive(serde::Deserialize)]
    struct Head {
        format: String,
        game: String,
    }
    let head: Head = serde_json::from_slice(record).map_err(|error| format!("it is no record: {error}"))?;
    if head.format != engine::FORMAT {
        return Err(format!("its format is \"{}\"; this program reads \"{}\"", head.format, engine::FORMAT));
    }
    head.game.parse().map_err(|error| format!("{error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_played_changes_no_digest_and_what_was_played_does() {
        let record = r#"{"players": ["Anna"], "seed": "00", "steps": [1, 2]}"#;
        assert_eq!(digest(record), digest(r#"{"steps":[1,2]}"#));
        assert_ne!(digest(record), digest(&record.replace("1, 2", "2, 1")));
        assert_eq!(digest("[]"), None);
    }

    #[test]
    fn a_record_fits_on_one_line_and_keeps_its_texts() {
        assert_eq!(one_line("{\n  \"a\": \"  x\\n  y\"\n}"), "{\"a\": \"  x\\n  y\"}");
    }
}
