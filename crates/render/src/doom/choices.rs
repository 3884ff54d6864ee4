//! What the viewer may choose: keys, words, and what follows.

use engine::{PerSeat, Seat};
use game_doom::{Action, Doom, View};

use super::words;
use crate::choices;
use crate::picture::Scene;

/// What follows a choice, as the rules foresee it: for drawing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Preview {
    /// The victory points of every seat, if the choice lands a ship now.
    pub landing: Option<PerSeat<u8>>,
    /// The cubes left behind the own screen, where the choice takes some.
    pub left: Option<u8>,
}

/// One thing that may be chosen, and what follows for certain.
pub(super) type Lit = choices::Lit<Doom, Preview>;

/// What the viewer may choose now and what not.
pub type Offer = choices::Offer<Doom, Preview>;

/// What the viewer may choose now and what not.
pub(super) fn offer(view: &View, scene: &Scene<'_, Doom>) -> Offer {
    let (Some(seat), Some(world)) = (scene.viewer.seat(), scene.world) else { return Offer::none() };
    let lit = |(&action, key): (&Action, Option<char>)| {
        Lit::new(action, key, words::action(view, scene, action), preview(world, seat, action))
    };
    let lits = scene.legal.iter().zip(choices::keys(scene)).map(lit).collect();
    Offer { lits, armed: None, refused: Vec::new() }
}

fn preview(_world: &Doom, _seat: Seat, _action: Action) -> Preview {
    Preview::default()
}
