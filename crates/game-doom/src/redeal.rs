//! A full position that looks the same to a viewer: hidden cards and sealed choices are dealt anew.

use engine::{Dice, Seat, Viewer};
use fleet::{Counts, Special, must_hold_to_board, some_two_slots, split_unseen};

use crate::actions::BoardReason;
use crate::components::SPECIALS;
use crate::kinds::{CARDS, Card, Faction};
use crate::stack::Step;
use crate::state::Doom;
use crate::view::View;

/// Deals what the viewer does not know.
pub(crate) fn determinise<D: Dice>(view: &View, dice: &mut D) -> Doom {
    let mut game = view.table;
    deal_politics(&mut game, view, dice);
    if !game.is_over() {
        deal_specials(&mut game, view, dice);
    } else {
        game.special.pile = rest_of_specials(&game);
        game.special.open_bounds(view.viewer, game.data.specials);
    }
    seal_bids(&mut game, view.viewer, dice);
    game
}

fn deal_politics<D: Dice>(game: &mut Doom, view: &View, dice: &mut D) {
    let viewer = view.viewer;
    let all = game.data.politics;
    game.politics.open_bounds(viewer, all);
    let unseen = game.unseen_politics(viewer);
    let bound = viewer.seat().map_or(all, |seat| game.politics.bounds[seat.index()]);
    let held = unseen.total() - view.politics_pile;
    let (pile, mut others) = split_unseen(unseen, &bound, held, dice);
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
        if laying && game.ready.contains(seat) && game.holds(seat, Faction::Oraklos) {
            game.down[index] = some_two_slots(game.row_length(), dice);
        }
        game.hands[index] = others.deal(view.hand_sizes[seat], dice);
    }
}

fn rest_of_specials(game: &Doom) -> Counts<SPECIALS> {
    let mut seen = game.special.discard;
    for special in game.display.into_iter().flatten() {
        seen.add(special.index());
    }
    for seat in game.all_seats() {
        seen = seen.with(&game.specials[seat.index()]);
    }
    game.data.specials.without(&seen)
}

fn deal_specials<D: Dice>(game: &mut Doom, view: &View, dice: &mut D) {
    let viewer = view.viewer;
    let all = game.data.specials;
    game.special.open_bounds(viewer, all);
    // What others took from the display is known to be theirs.
    for seat in game.all_seats().filter(|&seat| !viewer.is(seat)) {
        game.specials[seat.index()] = game.known[seat.index()];
    }
    let mut unseen = rest_of_specials(game);
    if let Some((seat, needed)) = must_hold(game, viewer, &unseen, dice) {
        unseen = unseen.without(&needed);
        game.specials[seat.index()] = game.specials[seat.index()].with(&needed);
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

/// DA-D18, DA-5.17: whoever is to place refugees that fit on no ship must hold a special card that
/// makes room.
fn must_hold<D: Dice>(
    game: &Doom,
    viewer: Viewer,
    unseen: &Counts<SPECIALS>,
    dice: &mut D,
) -> Option<(Seat, Counts<SPECIALS>)> {
    let placing = &game.placing;
    if game.stack.top() != Step::Board || viewer.is(placing.seat) || placing.why == BoardReason::Together {
        return None;
    }
    let known = Special::BOARDING.map(|special| game.has_special(placing.seat, special));
    let fits = |more| game.ships_to_board(&placing.with_specials(known).with_specials(more)) != 0;
    must_hold_to_board(unseen, fits, dice).map(|needed| (placing.seat, needed))
}

/// Sealed choices are any that are possible.
fn seal_bids<D: Dice>(game: &mut Doom, viewer: Viewer, dice: &mut D) {
    if !matches!(game.stack.top(), Step::Senate | Step::Bids | Step::Peek | Step::NewBid) {
        return;
    }
    let holder = game.holder(Faction::Demagogos);
    for seat in game.ready.iter().filter(|&seat| !viewer.is(seat)) {
        let looked = game.peeked == Some(seat) && holder.is_some_and(|holder| viewer.is(holder));
        if !looked {
            game.bid[seat.index()] = dice.below(u32::from(game.supply[seat.index()]) + 1) as u8;
        }
    }
}
