//! A full position that looks the same to a viewer: hidden influence cards are dealt anew.

use engine::Dice;

use crate::luck::some_of;
use crate::player::NONE;
use crate::state::Exodus;
use crate::view::{View, is_secret_draw};

/// Deals what the viewer does not know.
pub(crate) fn determinise<D: Dice>(view: &View, dice: &mut D) -> Exodus {
    let mut game = view.table;
    let mut unseen = game.influence_deck;
    for seat in game.all_seats().filter(|&seat| !view.viewer.is(seat)) {
        let player = &mut game.players[seat.index()];
        let missing = u32::from(view.held[seat]) - player.held.count_ones();
        let cards = some_of(unseen, missing, dice);
        player.held |= cards;
        unseen &= !cards;
    }
    if is_secret_draw(&game) && game.drawn == [NONE; 2] {
        let pair = some_of(unseen, unseen.count_ones() - u32::from(view.influence_deck), dice);
        unseen &= !pair;
        let mut cards = crate::player::bits(pair);
        game.drawn = [cards.next().unwrap_or(NONE), cards.next().unwrap_or(NONE)];
    }
    game.influence_deck = unseen;
    game
}
