//! A full position that looks the same to a viewer: hidden cards and sealed choices are dealt anew.

use engine::{Dice, Seat, Viewer};
use fleet::{Counts, SPECIALS, must_hold_to_board, some_two_slots, split_unseen};

use crate::actions::BoardReason;
use crate::kinds::{CARDS, Card, Senator};
use crate::stack::Step;
use crate::state::{LastDays, ROW};
use crate::view::View;

/// Deals what the viewer does not know.
pub(crate) fn determinise<D: Dice>(view: &View, dice: &mut D) -> LastDays {
    let mut game = view.table;
    deal_politics(&mut game, view, dice);
    deal_specials(&mut game, view, dice);
    seal_bids(&mut game, view.viewer, dice);
    game
}

fn deal_politics<D: Dice>(game: &mut LastDays, view: &View, dice: &mut D) {
    let viewer = view.viewer;
    let all = game.data.politics;
    game.politics.open_bounds(viewer, all);
    let unseen = game.unseen_politics(viewer);
    let bound = viewer.seat().map_or(all, |seat| game.politics.bounds[seat.index()]);
    let (pile, mut others) = split_unseen(unseen, &bound, unseen.total() - view.politics_pile, dice);
    game.politics.pile = pile;
    let laying = game.stack.top() == Step::Lay;
    for seat in game.all_seats().filter(|&seat| !viewer.is(seat)) {
        let index = seat.index();
        game.politics.buried[index] = others.deal(view.buried_sizes[seat], dice);
        for slot in 0..5 {
            let sealed = laying && slot < usize::from(game.laid[index]);
            if sealed || game.down[index] >> slot & 1 == 1 && !laying {
                game.rows[index][slot] = Some(Card::ALL[others.draw(dice) % CARDS]);
            }
        }
        if laying && game.ready.contains(seat) && game.holds(seat, Senator::Oraklos) {
            game.down[index] = some_two_slots(ROW, dice);
        }
        game.hands[index] = others.deal(view.hand_sizes[seat], dice);
    }
}

fn rest_of_specials(game: &LastDays) -> Counts<SPECIALS> {
    let held = game.specials.iter().fold(game.special.discard, |sum, own| sum.with(own));
    game.data.specials.without(&held)
}

fn deal_specials<D: Dice>(game: &mut LastDays, view: &View, dice: &mut D) {
    let viewer = view.viewer;
    let all = game.data.specials;
    game.special.open_bounds(viewer, all);
    let mut unseen = rest_of_specials(game);
    // LD-7.2: at the end all hands are seen.
    if game.is_over() {
        game.special.pile = unseen;
        return;
    }
    if let Some((seat, needed)) = must_hold(game, viewer, &unseen, dice) {
        unseen = unseen.without(&needed);
        game.specials[seat.index()] = needed;
    }
    let bound = viewer.seat().map_or(all, |seat| game.special.bounds[seat.index()]);
    let (pile, mut others) = split_unseen(unseen, &bound, unseen.total() - view.special_pile, dice);
    game.special.pile = pile;
    for seat in game.all_seats().filter(|&seat| !viewer.is(seat)) {
        let index = seat.index();
        let count = view.special_sizes[seat] - game.specials[index].total();
        game.specials[index] = game.specials[index].with(&others.deal(count, dice));
    }
}

/// LD-D15, LD-5.15: whoever is to place refugees that fit on no ship must hold a special card that
/// makes room.
fn must_hold<D: Dice>(
    game: &LastDays,
    viewer: Viewer,
    unseen: &Counts<SPECIALS>,
    dice: &mut D,
) -> Option<(Seat, Counts<SPECIALS>)> {
    let placing = &game.placing;
    if game.stack.top() != Step::Board || viewer.is(placing.seat) || placing.why == BoardReason::Together {
        return None;
    }
    let fits = |more| game.ships_to_board(&placing.with_specials(more)) != 0;
    must_hold_to_board(unseen, fits, dice).map(|needed| (placing.seat, needed))
}

/// Sealed choices are any that are possible.
fn seal_bids<D: Dice>(game: &mut LastDays, viewer: Viewer, dice: &mut D) {
    if !matches!(game.stack.top(), Step::Influence | Step::Bids) {
        return;
    }
    for seat in game.ready.iter().filter(|&seat| !viewer.is(seat)) {
        game.bid[seat.index()] = dice.below(u32::from(game.supply[seat.index()]) + 1) as u8;
    }
}
