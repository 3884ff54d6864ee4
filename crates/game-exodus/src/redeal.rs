//! A full position that looks the same to a viewer: hidden influence cards are dealt anew.

use engine::{Dice, Viewer};

use crate::luck::some_of;
use crate::stack::Step;
use crate::state::{Exodus, Hidden};
use crate::view::View;

/// Deals what the viewer does not know.
pub(crate) fn determinise<D: Dice>(view: &View, dice: &mut D) -> Exodus {
    let View { viewer, table, hand, drawn } = *view;
    let mut deck = table.data.influence_set & !(table.open_influence | hand | drawn);
    for player in &table.players {
        deck &= !(player.known | player.played);
    }
    let mut hidden = Hidden { deck, hands: [0; 4], drawn };
    if let Viewer::Seat(seat) = viewer
        && let Some(own) = hidden.hands.get_mut(seat.index())
    {
        *own = hand;
    }
    for seat in table.all_seats().filter(|&seat| !viewer.is(seat)) {
        let cards = some_of(hidden.deck, table.player(seat).unknown.into(), dice);
        hidden.hands[seat.index()] = cards;
        hidden.deck &= !cards;
    }
    // AE-20.9, D-10: somebody else has drawn.
    if drawn == 0 && matches!(table.stack.top(), Step::KeepInfluence { .. }) {
        hidden.drawn = some_of(hidden.deck, hidden.deck.count_ones() - u32::from(table.influence_left), dice);
        hidden.deck &= !hidden.drawn;
    }
    Exodus { table, hidden }
}
