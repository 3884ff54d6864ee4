//! What the table page is made from. [`TableModel::of`] builds it from a running table for one viewer: the one place
//! where secrets are filtered on their way to a page.

use std::time::Duration;

use engine::{Game, Outcome, PerSeat, QuickDice, Seat, SeatSet, Step, Table, UndoRefused, Viewer};

use super::hint::{Hint, HintRule};
use crate::l10n::Lang;
use crate::picture::{Action, Picture, Scene, View};
use crate::shell::{Keys, Notice, wishes};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatInfo {
    pub name: String,
    pub bot: bool,
    /// The level of the bot, by its name in forms.
    pub level: Option<String>,
}

/// One step of the game as the viewer may know it.
#[derive(Clone, Debug)]
pub struct LogEntry<G: Game> {
    /// The number of public steps up to and with this one: `/t/ID/at/STEP` is the position after it. What somebody has
    /// not finished choosing in secret has no number, so that nobody can count how far others are.
    pub step: usize,
    /// Who acted; nobody if luck did.
    pub seat: Option<Seat>,
    /// Whether it was the only legal action and was made for the seat.
    pub forced: bool,
    /// What happened, through [`Game::seen`].
    pub events: Vec<G::Event>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    pub who: String,
    pub text: String,
}

/// A window in which the viewer may leave passing to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowSetting {
    /// Its name, as the game has it; in words it is the message `window-NAME`.
    pub name: &'static str,
    pub rule: WindowRule,
}

wishes! {
    /// What a person wants in a window.
    WindowRule {
        /// To be asked.
        #[default]
        Ask: "ask",
        /// To pass while the round lasts.
        Round: "round",
        /// To pass.
        Always: "always",
    }
}

/// How long people have to answer in a window at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowTime {
    /// Whoever is asked has so long.
    pub whole: Duration,
    /// Who is asked now, and how much is left.
    pub open: Option<(Seat, Duration)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undo {
    /// The last own step can be taken back.
    pub step: bool,
    /// More than one step can be taken back at once.
    pub turn: bool,
    /// The decision it is about: the one that is open, or the last one of whoever has chosen in secret.
    pub of: Option<u64>,
    pub why_not: Option<UndoRefused>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsAt {
    pub step: usize,
    pub points: PerSeat<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    pub step: usize,
    pub of: usize,
    /// As which viewer, if the game is over and the viewer chose so (`?as=SEAT`).
    pub chosen: Option<Viewer>,
    /// Whether the viewer can be chosen: once the game is over.
    pub open: bool,
}

/// All that a table page shows. Plain values; whatever the viewer may not know has been left out.
#[derive(Clone, Debug)]
pub struct TableModel<P: Picture> {
    pub id: String,
    pub view: View<P>,
    pub viewer: Viewer,
    pub seats: Vec<SeatInfo>,
    pub awaited: SeatSet,
    /// The public steps so far, as the viewer may know them.
    pub log: Vec<LogEntry<P::Game>>,
    /// The index into `log` where the last turn begins that stays marked on the board.
    pub last: usize,
    /// The index into `log` of what happened after the viewer's last turn.
    pub since: Option<usize>,
    /// Whether the page brings the lines before along: a fragment is made after every step, and few read them.
    pub whole_log: bool,
    /// Counts the changes of the table that the viewer could notice, steps taken back too: what the stream announces.
    pub changes: u64,
    pub decision: Option<u64>,
    pub undo: Undo,
    pub commitment: String,
    pub seed: Option<String>,
    /// Scores and winners, once the game is over.
    pub result: Option<Outcome>,
    /// Points over the game: filled for finished games and replays.
    pub points: Vec<PointsAt>,
    pub replay: Option<Replay>,
    /// The hint the viewer asked for, about the decision that is open.
    pub hint: Option<Hint<Action<P>>>,
    pub context: TableContext,
}

/// What surrounds the game on its page. [`TableModel::of`] leaves it empty; it is the caller's to add.
#[derive(Clone, Debug, Default)]
pub struct TableContext {
    /// Counts what is not the game: chat, names.
    pub news: u64,
    /// Hot seat: the device is to be handed to this seat; nothing of any hand is in the model.
    pub covered: Option<Seat>,
    /// Where the viewer wants to be asked, in a game with windows.
    pub windows: Vec<WindowSetting>,
    /// The window in which the viewer is asked now.
    pub window: Option<&'static str>,
    /// How long people have to answer in a window, if there is a limit.
    pub time: Option<WindowTime>,
    /// The seats played on this device, if there are several.
    pub here: SeatSet,
    pub chat: Vec<ChatLine>,
    pub may_chat: bool,
    pub spectators: usize,
    /// A refusal or news to show at the prompt.
    pub notice: Option<Notice>,
    pub rematch: Option<String>,
    /// Where the viewer is waited for elsewhere, once the game is over.
    pub next: Option<NextTable>,
    /// The day whose luck the table has, in days since 1970: its seed is revealed when the day is over.
    pub day: Option<i64>,
    /// Where a finished game for one stands, if the viewer played it.
    pub alone: Option<SoloPlace>,
    pub hints: HintRule,
    /// Whether bots follow the pace of the viewer: the only person at the table.
    pub paces: bool,
    /// What the coach has said already, in a first game.
    pub coach: Option<Vec<String>>,
}

/// The table that has waited longest for the viewer, and how many do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextTable {
    pub id: String,
    pub waiting: usize,
}

/// Where a finished game for one stands: a place, and among how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloPlace {
    /// Among the person's own games that were won.
    pub own: Option<(u32, u32)>,
    /// Among all who played the same seed of the day in time.
    pub of_the_day: Option<(u32, u32)>,
}

impl<P: Picture> TableModel<P> {
    /// The table as `viewer` may see it now.
    pub fn of(id: impl Into<String>, table: &Table<P::Game>, viewer: Viewer, seats: Vec<SeatInfo>) -> Self {
        Self::build(id.into(), table, table.position(), table.played().len(), viewer, seats)
    }

    /// The table after its first `step` public steps (or all, if there are fewer) and what was chosen in secret before
    /// the next, as `viewer` may have seen it then.
    pub fn at(
        id: impl Into<String>,
        table: &Table<P::Game>,
        step: usize,
        viewer: Viewer,
        seats: Vec<SeatInfo>,
    ) -> Self {
        let of = table.public_steps();
        let step = step.min(of);
        let steps = table.steps_until(step);
        let mut model = Self::build(id.into(), table, &table.at(steps), steps, viewer, seats);
        model.decision = None;
        model.undo = Undo::default();
        model.since = None;
        model.points = points_over_time(table);
        model.replay = Some(Replay { step, of, chosen: None, open: table.is_over() });
        if !table.is_over() {
            model.points.retain(|at| at.step <= step);
        }
        model
    }

    fn build(
        id: String,
        table: &Table<P::Game>,
        position: &P::Game,
        steps: usize,
        viewer: Viewer,
        seats: Vec<SeatInfo>,
    ) -> Self {
        let awaited = position.awaiting().seats();
        let log: Vec<LogEntry<P::Game>> = table.played()[..steps]
            .iter()
            .filter(|played| played.public)
            .enumerate()
            .map(|(index, played)| {
                let (seat, forced) = match &played.step {
                    Step::Act { seat, forced, .. } => (Some(*seat), *forced),
                    Step::Chance(_) => (None, false),
                };
                let events = played.events.iter().map(|event| P::Game::seen(event, viewer)).collect();
                LogEntry { step: index + 1, seat, forced, events }
            })
            .collect();
        let over = position.awaiting() == engine::Awaiting::Over;
        let undo = match viewer.seat().map(|seat| (seat, table.undo_step(seat))) {
            Some((seat, Ok(step))) => {
                let turn = table.undo_turn(seat).is_ok_and(|turn| turn.len() > step.len());
                Undo { step: true, turn, of: table.opened(seat), why_not: None }
            }
            Some((seat, Err(why_not))) => {
                Undo { step: false, turn: false, of: table.opened(seat), why_not: Some(why_not) }
            }
            None => Undo::default(),
        };
        Self {
            id,
            view: position.view(viewer),
            viewer,
            seats,
            awaited,
            last: last_turn(&log, awaited),
            since: viewer.seat().and_then(|seat| since::<P>(&log, seat)),
            whole_log: false,
            log,
            changes: table.noticed(viewer),
            decision: viewer.seat().and_then(|seat| table.decision(seat)),
            undo,
            commitment: String::new(),
            seed: None,
            result: over.then(|| Outcome {
                scores: position.scores().as_slice().to_vec(),
                winners: position.winners().iter().collect(),
            }),
            points: if over { points_over_time(table) } else { Vec::new() },
            replay: None,
            context: TableContext::default(),
            hint: None,
        }
    }

    /// Calls `with` with the scene of this table: what the picture may know beside the view. The rules are asked on a
    /// world dealt anew from the view, so that not even a refusal can tell more than the viewer knows.
    pub fn with_scene<T>(&self, lang: Lang, keys: Keys, with: impl FnOnce(&Scene<'_, P::Game>) -> T) -> T {
        let may_act =
            self.replay.is_none() && self.context.covered.is_none() && self.decision.is_some() && self.result.is_none();
        let actor = self.viewer.seat().filter(|&seat| may_act && self.awaited.contains(seat));
        let world = actor.map(|_| P::Game::determinise(&self.view, &mut QuickDice::new(0)));
        let mut legal = Vec::new();
        if let (Some(seat), Some(world)) = (actor, &world) {
            world.legal_actions(seat, &mut legal);
        }
        let winners = self.result.as_ref().map_or(SeatSet::EMPTY, |result| result.winners.iter().copied().collect());
        with(&Scene {
            lang,
            messages: P::ENTRY.messages,
            table: &self.id,
            seats: &self.seats,
            viewer: self.viewer,
            awaited: self.awaited,
            legal: &legal,
            world: world.as_ref(),
            log: &self.log,
            last: &self.log[self.last.min(self.log.len())..],
            winners,
            decision: self.decision.filter(|_| actor.is_some()),
            replay: self.replay.is_some(),
            keys: keys == Keys::On,
        })
    }
}

/// Where the last turn begins: the last run of acts of one seat, luck in between; and the one before, if the seat to
/// decide has done nothing that shows yet.
fn last_turn<G: Game>(log: &[LogEntry<G>], awaited: SeatSet) -> usize {
    let Some(last) = log.iter().rposition(|entry| entry.seat.is_some()) else { return log.len() };
    let actor = log[last].seat;
    let begin = |end: usize, seat: Option<Seat>| {
        log[..end].iter().rposition(|entry| entry.seat.is_some() && entry.seat != seat).map_or(0, |index| index + 1)
    };
    let start = begin(last, actor);
    // Somebody in the middle of their turn: the turn before stays marked with it.
    if actor.is_some_and(|seat| awaited.contains(seat)) && start > 0 {
        return begin(start, log[start - 1].seat.or_else(|| log[..start].iter().rev().find_map(|entry| entry.seat)));
    }
    start
}

/// What happened after the last act of `seat`, if others have acted since; and what that act brought to light.
fn since<P: Picture>(log: &[LogEntry<P::Game>], seat: Seat) -> Option<usize> {
    let mut index = log.len();
    // The turn under way does not count.
    while index > 0 && log[index - 1].seat.is_none_or(|actor| actor == seat) {
        index -= 1;
    }
    let own = log[..index].iter().rposition(|entry| entry.seat == Some(seat))?;
    // What luck decides right after an act still belongs to it.
    let others = own + 1 + log[own + 1..index].iter().position(|entry| entry.seat.is_some())?;
    let news = log[own..others].iter().position(|entry| entry.events.iter().any(P::is_news));
    Some(news.map_or(others, |news| own + news))
}

pub fn points_over_time<G: Game>(table: &Table<G>) -> Vec<PointsAt> {
    let mut position = table.at(0);
    let mut points: Vec<PointsAt> = Vec::new();
    let mut step = 0;
    for played in table.played() {
        played.step.replay(&mut position);
        step += usize::from(played.public);
        let now = position.scores();
        if points.last().is_none_or(|last| last.points != now) {
            points.push(PointsAt { step, points: now });
        }
    }
    points
}
