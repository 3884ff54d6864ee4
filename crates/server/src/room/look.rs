//! What one viewer sees of a table.

use std::sync::Arc;

use engine::{Seat, SeatSet, Seed, Table, Viewer};
use serde::de::DeserializeOwned;
use ui::picture::Picture;
use ui::table::{
    Alone, ChatLine, Hint, HintRule, SeatInfo, Suggestion, TableModel, Window, WindowTime, table_fragment, table_page,
};
use ui::{Ctx, Notice};

use super::hints::Thoughts;

/// Who looks at a table, and how.
pub(crate) struct Look<'a> {
    pub(crate) ctx: &'a Ctx,
    pub(crate) id: &'a str,
    pub(crate) seats: Vec<SeatInfo>,
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    /// The seats of the person, if there are several: a hot seat.
    pub(crate) here: SeatSet,
    /// The device is to be handed to this seat first.
    pub(crate) covered: Option<Seat>,
    /// Where the viewer wants to be asked.
    pub(crate) windows: Vec<Window>,
    /// How long people have to answer in a window.
    pub(crate) time: Option<WindowTime>,
    pub(crate) chat: Vec<ChatLine>,
    pub(crate) may_chat: bool,
    pub(crate) spectators: usize,
    /// Counts the changes of the game that the person could notice.
    pub(crate) changes: u64,
    /// Counts what changes beside the game.
    pub(crate) news: u64,
    pub(crate) rematch: Option<String>,
    /// The day whose luck the table has.
    pub(crate) day: Option<i64>,
    /// Whether the seed is told once the game is over.
    pub(crate) may_tell_seed: bool,
    /// Where a finished game for one stands, if the person played it.
    pub(crate) alone: Option<Alone>,
    /// Who may ask for a hint.
    pub(crate) hints: HintRule,
    /// The hint the viewer asked for.
    pub(crate) hint: Option<Arc<Thoughts>>,
    pub(crate) notice: Option<Notice>,
    pub(crate) show: Show,
}

/// What of the table is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Show {
    /// Only what changes with every step.
    pub(crate) fragment: bool,
    /// A position of the past instead of the present.
    pub(crate) past: Option<Past>,
}

/// The position after so many public steps, perhaps through the eyes that were chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Past {
    pub(crate) step: usize,
    pub(crate) chosen: Option<Viewer>,
}

/// What a table says about who may look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// Who is to decide.
    pub(crate) awaited: SeatSet,
    /// Whether the game is over.
    pub(crate) over: bool,
    /// Whether the game hides nothing from anybody.
    pub(crate) open: bool,
}

/// In whose hands a device is, and who must not see what is on it.
///
/// A person with one seat sees that seat. With several, the page shows the seat that is to decide, covered until the
/// device is in its hands; while none of them is to decide, it stays with whoever had it last. A game that hides nothing
/// is never covered.
pub(crate) fn eyes(own: SeatSet, moment: Moment, in_hands_of: Option<Seat>) -> (Viewer, Option<Seat>) {
    let mut seats = own.iter();
    let (first, second) = (seats.next(), seats.next());
    let Some(first) = first else { return (Viewer::Public, None) };
    if second.is_none() {
        return (Viewer::Seat(first), None);
    }
    let holder = in_hands_of.filter(|&seat| own.contains(seat));
    if moment.over {
        return (Viewer::Seat(holder.unwrap_or(first)), None);
    }
    let asked = |seat: &Seat| moment.awaited.contains(*seat);
    match (holder, own.iter().find(asked)) {
        (Some(holder), _) if asked(&holder) => (Viewer::Seat(holder), None),
        (holder, next) if moment.open => (Viewer::Seat(next.or(holder).unwrap_or(first)), None),
        (_, Some(next)) => (Viewer::Public, Some(next)),
        (Some(holder), None) => (Viewer::Seat(holder), None),
        (None, None) => (Viewer::Public, None),
    }
}

pub(crate) fn page<P: Picture>(table: &Table<P::Game>, seed: &Seed, look: Look<'_>) -> String {
    let mut model = match look.show.past {
        None => TableModel::<P>::of(look.id, table, look.viewer, look.seats),
        Some(Past { step, chosen }) => {
            let mut model = TableModel::at(look.id, table, step, chosen.unwrap_or(look.viewer), look.seats);
            if let Some(replay) = &mut model.replay {
                replay.chosen = chosen;
            }
            model
        }
    };
    model.commitment = seed.commitment().to_string();
    model.seed = (table.is_over() && look.may_tell_seed).then(|| seed.reveal());
    model.here = look.here;
    model.covered = look.covered;
    model.windows = look.windows;
    model.time = look.time;
    model.chat = look.chat;
    model.may_chat = look.may_chat;
    model.spectators = look.spectators;
    model.changes = look.changes;
    model.news = look.news;
    model.rematch = look.rematch;
    model.day = look.day;
    model.alone = look.alone;
    model.hints = look.hints;
    model.hint = look.hint.as_deref().and_then(known);
    model.notice = look.notice;
    let draw = if look.show.fragment { table_fragment } else { table_page };
    draw(look.ctx, &model).into_string()
}

/// A hint in the actions of the game.
fn known<A: DeserializeOwned>(thoughts: &Thoughts) -> Option<Hint<A>> {
    let choice = |told: &Suggestion<String>| {
        Some(Suggestion { action: serde_json::from_str(&told.action).ok()?, chance: told.chance, gain: told.gain })
    };
    let choices: Option<Vec<_>> = thoughts.choices.iter().map(choice).collect();
    Some(Hint { choices: choices?, sureness: thoughts.sureness })
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    fn set(seats: &[Seat]) -> SeatSet {
        seats.iter().copied().collect()
    }

    fn asks(awaited: SeatSet) -> Moment {
        Moment { awaited, over: false, open: false }
    }

    fn over(awaited: SeatSet) -> Moment {
        Moment { over: true, ..asks(awaited) }
    }

    #[test]
    fn one_seat_is_never_covered_and_a_stranger_sees_what_is_public() {
        assert_eq!(eyes(set(&[]), asks(set(&[A])), None), (Viewer::Public, None));
        assert_eq!(eyes(set(&[A]), asks(set(&[A])), None), (Viewer::Seat(A), None));
        assert_eq!(eyes(set(&[A]), asks(set(&[B])), None), (Viewer::Seat(A), None));
    }

    #[test]
    fn a_device_is_covered_whenever_it_must_change_hands() {
        let own = set(&[A, B]);
        assert_eq!(eyes(own, asks(set(&[A])), None), (Viewer::Public, Some(A)), "nobody has it yet");
        assert_eq!(eyes(own, asks(set(&[A])), Some(A)), (Viewer::Seat(A), None));
        assert_eq!(eyes(own, asks(set(&[B])), Some(A)), (Viewer::Public, Some(B)), "A has it, B is to decide");
        assert_eq!(eyes(own, asks(set(&[C])), Some(A)), (Viewer::Seat(A), None), "while C plays, A keeps it");
        assert_eq!(eyes(own, asks(set(&[C])), None), (Viewer::Public, None));
        assert_eq!(eyes(own, asks(set(&[A, B])), Some(B)), (Viewer::Seat(B), None), "both may decide: B has it");
        assert_eq!(eyes(own, asks(set(&[A])), Some(C)), (Viewer::Public, Some(A)), "C is not on this device");
        assert_eq!(eyes(own, over(set(&[])), Some(B)), (Viewer::Seat(B), None));
        assert_eq!(eyes(own, over(set(&[])), None), (Viewer::Seat(A), None));
    }

    #[test]
    fn a_game_that_hides_nothing_shows_whoever_is_to_decide() {
        let own = set(&[A, B]);
        let open = |awaited: &[Seat]| Moment { open: true, ..asks(set(awaited)) };
        assert_eq!(eyes(own, open(&[A]), None), (Viewer::Seat(A), None));
        assert_eq!(eyes(own, open(&[B]), Some(A)), (Viewer::Seat(B), None));
        assert_eq!(eyes(own, open(&[C]), Some(B)), (Viewer::Seat(B), None), "while C plays, B keeps it");
        assert_eq!(eyes(own, open(&[C]), None), (Viewer::Seat(A), None));
        assert_eq!(eyes(set(&[]), open(&[A]), None), (Viewer::Public, None));
        assert_eq!(eyes(set(&[C]), open(&[A]), None), (Viewer::Seat(C), None));
    }
}
