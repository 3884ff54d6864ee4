//! The table in plain words: all that the picture says, for readers and the terminal. Lines that begin with `# ` are
//! headings.

use @crate@::{@Game@, View};
use ui::picture::Scene;

use crate::board;

/// Everything on the table.
pub(crate) fn text(view: &View, scene: &Scene<'_, @Game@>) -> String {
    let bag = scene.say("@id@-bag", &[("count", view.bag.into())]);
    let mut lines = vec![format!("# {}", scene.say("@id@-board", &[])), bag];
    for (seat, player) in view.players.iter() {
        lines.push(format!("{}: {}", scene.name(seat), board::player_words(player, scene)));
    }
    lines.join("\n")
}
