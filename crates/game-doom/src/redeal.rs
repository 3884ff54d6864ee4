//! A full position that looks the same to a viewer: hidden cards and sealed choices are dealt anew.

use engine::{Dice, Seat, Viewer};
use fleet::{Counts, Deck};

use crate::actions::BoardReason;
use crate::components::SPECIALS;
use crate::kinds::{CARDS, Card, Faction};
use crate::phases::boarding::Way;
use crate::phases::factions::BOARDING;
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
        open_bounds(&mut game.special, view.viewer, game.data.specials);
    }
    seal_bids(&mut game, view.viewer, dice);
    game
}

/// Splits what a viewer cannot see into the draw pile and what others hold. What cannot lie in the
/// draw pile, as far as the viewer knows, is held by others.
fn split<const N: usize, D: Dice>(
    mut unseen: Counts<N>,
    bound: &Counts<N>,
    held: u8,
    dice: &mut D,
) -> (Counts<N>, Counts<N>) {
    let outside = unseen.without(bound);
    unseen = unseen.without(&outside);
    let more = held.saturating_sub(outside.total()).min(unseen.total());
    let others = outside.with(&unseen.deal(more, dice));
    (unseen, others)
}

/// What others can know of a pile is not part of a world: it is left open.
fn open_bounds<const N: usize>(deck: &mut Deck<N>, viewer: Viewer, all: Counts<N>) {
    for (index, bound) in deck.bounds.iter_mut().enumerate() {
        if !viewer.is(Seat(index as u8)) {
            *bound = all;
        }
    }
}

fn deal_politics<D: Dice>(game: &mut Doom, view: &View, dice: &mut D) {
    let viewer = view.viewer;
    let all = game.data.politics;
    open_bounds(&mut game.politics, viewer, all);
    let unseen = match viewer.seat() {
        Some(seat) => game.unseen_politics(seat),
        // A spectator has no hand: seat 5 is nobody's.
        None => unseen_by_public(game),
    };
    let bound = viewer.seat().map_or(all, |seat| game.politics.bounds[seat.index()]);
    let held = unseen.total() - view.politics_pile;
    let (pile, mut others) = split(unseen, &bound, held, dice);
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
            game.down[index] = some_slots(game.row_length(), dice);
        }
        game.hands[index] = others.deal(view.hand_sizes[seat], dice);
    }
}

/// DA-8.5: at most two slots.
fn some_slots<D: Dice>(slots: u8, dice: &mut D) -> u8 {
    let mut slot = || 1 << dice.below(u32::from(slots));
    let (first, second): (u8, u8) = (slot(), slot());
    match dice.below(3) {
        0 => 0,
        1 => first,
        _ => first | second,
    }
}

fn unseen_by_public(game: &Doom) -> Counts<CARDS> {
    let mut seen = game.politics.discard;
    for seat in game.all_seats() {
        for card in game.row_seen_by(seat, Seat(u8::MAX)).into_iter().flatten() {
            seen.add(card.index());
        }
    }
    game.data.politics.without(&seen)
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
    open_bounds(&mut game.special, viewer, all);
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
    let (pile, mut others) = split(unseen, &bound, unseen.total() - view.special_pile, dice);
    game.special.pile = pile;
    for seat in game.all_seats().filter(|&seat| !viewer.is(seat)) {
        let index = seat.index();
        let count = view.special_sizes[seat] - game.specials[index].total();
        game.specials[index] = game.specials[index].with(&others.deal(count, dice));
    }
}

/// DA-D18, DA-5.17: whoever is to place refugees that fit on no ship must hold a special card that
/// makes room: everybody can tell.
fn must_hold<D: Dice>(
    game: &Doom,
    viewer: Viewer,
    unseen: &Counts<SPECIALS>,
    dice: &mut D,
) -> Option<(Seat, Counts<SPECIALS>)> {
    let placing = &game.placing;
    let seat = placing.seat;
    let way = placing.way();
    if game.stack.top() != Step::Board || viewer.is(seat) || placing.why == BoardReason::Together {
        return None;
    }
    let has = BOARDING.map(|special| game.has_special(seat, special));
    let with = |more: [bool; 2]| {
        let way = Way { pursuit: way.pursuit || has[0] || more[0], holds: way.holds || has[1] || more[1], ..way };
        game.can_place(way, placing.lots, None)
    };
    if with([false; 2]) {
        return None;
    }
    let mut needed = Counts::default();
    let singles = [[true, false], [false, true]];
    let there =
        |more: [bool; 2]| BOARDING.iter().zip(more).all(|(special, needs)| !needs || unseen.of(special.index()) > 0);
    let first = dice.below(2) as usize;
    let more =
        [singles[first], singles[1 - first], [true, true]].into_iter().find(|&more| there(more) && with(more))?;
    for (special, needs) in BOARDING.iter().zip(more) {
        needed.0[special.index()] = u8::from(needs);
    }
    Some((seat, needed))
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
