//! Who may know what: everybody knows the worth of the own shells only, until the game is over.

use engine::{Dice, PerSeat, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::turn::pick;
use crate::{Event, @Game@, Phase, Shells};

/// What one viewer may know: all that a perfect note-taker there could know, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub phase: Phase,
    /// @XX@-4.2: whoever has more than this gets nothing.
    pub limit: u8,
    /// @XX@-1.1: what each of the shells in the game is worth.
    pub shells: Vec<u8>,
    /// How many shells lie in the bag.
    pub bag: u8,
    /// The players, in the order of the seats.
    pub players: PerSeat<PlayerView>,
}

/// What a viewer may know of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerView {
    /// How many shells the player has.
    pub held: u8,
    /// @XX@-3.3: whether the player takes no further part.
    pub resting: bool,
    /// @XX@-3.2: what each of them is worth; nothing if the viewer may not know it.
    pub shells: Option<Vec<u8>>,
}

/// A new field of the position does not compile here until somebody decides who may know it.
pub(crate) fn view(position: &@Game@, viewer: Viewer) -> View {
    let @Game@ { limit, bag, held, resting, phase } = position;
    let mut all = *bag;
    held.iter().for_each(|(_, shells)| add(&mut all, shells));
    let player = |seat: Seat| PlayerView {
        held: held[seat].iter().sum(),
        resting: resting.contains(seat),
        shells: (viewer.is(seat) || *phase == Phase::Over).then(|| worths(&held[seat])),
    };
    View {
        viewer,
        phase: *phase,
        limit: *limit,
        shells: worths(&all),
        bag: bag.iter().sum(),
        players: PerSeat::from_fn(held.len(), player),
    }
}

/// @XX@-3.2: only whoever dives sees the shell.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Drawn { seat, worth } => Event::Drawn { seat, worth: worth.filter(|_| viewer.is(seat)) },
        Event::Dived { .. } | Event::Rested { .. } | Event::Shown { .. } => *event,
    }
}

/// A full position that looks the same: the shells that the viewer does not know are dealt anew.
pub(crate) fn determinise<D: Dice>(view: &View, dice: &mut D) -> @Game@ {
    let mut bag = counts(&view.shells);
    let mut held = PerSeat::from_fn(view.players.len(), |seat| {
        let known = view.players[seat].shells.as_deref().map_or([0; 3], counts);
        known.iter().zip(&mut bag).for_each(|(known, left)| *left -= known);
        known
    });
    for (seat, player) in view.players.iter().filter(|(_, player)| player.shells.is_none()) {
        for _ in 0..player.held {
            let index = usize::from(pick(&bag, dice) - 1);
            bag[index] -= 1;
            held[seat][index] += 1;
        }
    }
    let resting = view.players.iter().filter(|(_, player)| player.resting).map(|(seat, _)| seat);
    @Game@ { limit: view.limit, bag, held, resting: resting.collect::<SeatSet>(), phase: view.phase }
}

fn add(all: &mut Shells, more: &Shells) {
    all.iter_mut().zip(more).for_each(|(all, more)| *all += more);
}

fn worths(shells: &Shells) -> Vec<u8> {
    (1..).zip(shells).flat_map(|(worth, &count)| std::iter::repeat_n(worth, count.into())).collect()
}

fn counts(worths: &[u8]) -> Shells {
    let mut shells = [0; 3];
    worths.iter().for_each(|worth| shells[usize::from(worth - 1)] += 1);
    shells
}
