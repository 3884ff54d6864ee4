//! What a coach says at a moment of a first game: why one would do something. What is rare or urgent comes first.

use engine::Seat;
use game_exodus::kinds::Ring;
use game_exodus::{Action, Ask, Building, Exodus, Table, Target, View};
use ui::picture::Scene;

/// At most so many lines fit one moment: somebody who has read one should act before the next comes.
const AT_ONCE: usize = 2;

pub(crate) fn coach(view: &View, scene: &Scene<'_, Exodus>) -> Vec<&'static str> {
    let table = &view.table;
    let Some((seat, ask)) = scene.actor().and_then(|seat| Some((seat, table.ask(seat)?))) else { return Vec::new() };
    let mut lines = match ask {
        Ask::OrderSpace => vec!["coach-exodus-order"],
        Ask::PlaceKing { round } if usize::from(round) < Ring::ALL.len() => vec!["coach-exodus-reach"],
        Ask::TakeGuard { .. } => vec!["coach-exodus-guard"],
        Ask::TakeResidence { .. } => vec!["coach-exodus-residence"],
        Ask::PlaceTile { building, from: None } => tile(table, scene.legal, building),
        Ask::Main { .. } => turn(table, scene.legal, seat),
        _ => Vec::new(),
    };
    lines.truncate(AT_ONCE);
    lines
}

/// The row that is scored next, if a player alone would lose by it now (AE-19.5).
fn lacking(table: &Table) -> Option<u8> {
    let (_, rows) = table.next_settlement()?;
    (0..8).find(|&row| rows >> row & 1 == 1 && table.would_lose(row))
}

/// A tile is to be laid, and both the next row and another have room.
fn tile(table: &Table, legal: &[Action], building: Building) -> Vec<&'static str> {
    let grid = &table.components().grid;
    let rows = table.next_settlement().map_or(0, |(_, rows)| rows);
    let is_next = |action: &&Action| match action {
        Action::PlaceTile { cell } => rows >> grid.cell(*cell).row & 1 == 1,
        _ => false,
    };
    let next = legal.iter().filter(is_next).count();
    let mut lines = Vec::new();
    if matches!(building, Building::Residence(_)) && lacking(table).is_some() {
        lines.push("coach-exodus-solo");
    }
    // An agora holds nobody: there the row matters little.
    if !matches!(building, Building::Agora(_)) && 0 < next && next < legal.len() {
        lines.push("coach-exodus-row");
    }
    lines
}

/// A turn of actions.
fn turn(table: &Table, legal: &[Action], seat: Seat) -> Vec<&'static str> {
    let (year, set) = (table.year(), table.components());
    let can = |what: fn(&Action) -> bool| legal.iter().any(what);
    let sends = can(|action| matches!(action, Action::Dispatch { .. }));
    let is_scored = set.grid.scored[usize::from(year)] != 0;
    let last_round = usize::from(table.round()) == Ring::ALL.len();
    let player = table.player(seat);
    let moments = [
        ("coach-exodus-solo", lacking(table).is_some() && is_scored && sends),
        ("coach-exodus-last-year", year == set.counts.years && sends),
        ("coach-exodus-scoring", is_scored && last_round && sends && table.seats() > 1),
        ("coach-exodus-knowledge", can(|action| matches!(action, Action::TakeKnowledge { .. }))),
        (
            "coach-exodus-favour",
            player.favours == table.favour_limit(seat) && can(|action| matches!(action, Action::SpendFavour)),
        ),
        ("coach-exodus-ship", can(|action| matches!(action, Action::Dispatch { target: Target::Ship, .. }))),
        ("coach-exodus-train", can(|action| matches!(action, Action::Train { .. }))),
    ];
    moments.into_iter().filter(|(_, fits)| *fits).map(|(line, _)| line).collect()
}
