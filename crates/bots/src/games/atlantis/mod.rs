//! What a position of Atlantis is worth to a seat, and which choices are worth a thought.
//!
//! The weights were found by letting bots with slightly different weights play thousands of games against each other.

mod knowledge;

use engine::{Game, PerSeat, Seat, variants};
use game_atlantis::{Action, Atlantis, Position, View};

use crate::Evaluate;

/// A point: tiles and cards count at the end what they show (AT-11.5).
const POINT: i32 = 100;
/// What each point of the price from a figure to the Mainland weighs, by seats: the more play, the
/// more of a figure's way is still to change.
const TOLL: [i32; 5] = [100, 100, 100, 70, 50];
/// Each position still to go: water is yet to come there.
const DISTANCE: i32 = 16;
/// Each single tile still ahead of a figure: it is the first to become water.
const SINGLE: i32 = 7;
/// Each turn still to come, for each figure at home: one card more (AT-10.1).
const HOME_TURN: i32 = 45;
/// How far a seat comes in a turn, about.
const STRIDE: i32 = 6;
/// A bridge that is still to be built (AT-8.1).
const BRIDGE: i32 = 180;
/// A card, beside its point: it moves a figure.
const CARD: i32 = 30;
/// More cards than these are points only.
const USEFUL_CARDS: u8 = 6;
/// Another object in the hand: another place to go to.
const VARIETY: i32 = 35;
/// About how many objects an unknown hand has.
const USUAL_VARIETY: u8 = 4;
/// Winning, beside the points.
const WIN: i32 = 1200;

impl Evaluate for Atlantis {
    fn evaluate(view: &View, seat: Seat) -> i32 {
        let worth = if view.over {
            PerSeat::from_fn(view.players.len(), |of| {
                POINT * view.players[of].final_score.map_or(0, |score| score.total)
            })
        } else {
            let turns = turns_left(view);
            PerSeat::from_fn(view.players.len(), |of| standing(view, of, seat, turns))
        };
        // What matters is the distance to the best of the others.
        let others = worth.iter().filter(|&(other, _)| other != seat).map(|(_, &worth)| worth);
        let margin = worth[seat] - others.max().unwrap_or(0);
        match view.over {
            true if margin >= 0 => margin + WIN,
            true => margin - WIN,
            false => margin,
        }
    }

    fn candidates(&self, seat: Seat, into: &mut Vec<Action>) {
        self.legal_actions(seat, into);
        if into.len() > 2 {
            narrow(self, seat, into);
        }
    }
}

/// About how many turns each seat will still have.
fn turns_left(view: &View) -> i32 {
    let mainland = view.path.mainland();
    let way = |figures: [Position; 3]| figures.iter().map(|&at| i32::from(mainland - at)).sum::<i32>();
    view.players.iter().map(|(_, seat)| way(seat.figures)).min().unwrap_or(0) / STRIDE
}

/// What a seat has and where it stands, as far as `viewer` knows.
fn standing(view: &View, of: Seat, viewer: Seat, turns: i32) -> i32 {
    let seat = &view.players[of];
    let variety = if of == viewer { view.hand.iter().count() as u8 } else { seat.hand_size.min(USUAL_VARIETY) };
    let figures: i32 = seat.figures.iter().map(|&at| figure(view, at, turns)).sum();
    POINT * seat.points
        + figures
        + if seat.bridge.is_none() { BRIDGE } else { 0 }
        + CARD * i32::from(seat.hand_size.min(USEFUL_CARDS))
        + VARIETY * i32::from(variety)
}

/// What it is worth to have a figure there.
fn figure(view: &View, at: Position, turns: i32) -> i32 {
    let mainland = view.path.mainland();
    if at == mainland {
        return HOME_TURN * turns;
    }
    let singles = (at + 1..mainland).filter(|&position| view.path.height(position) == 1).count() as i32;
    -TOLL[view.players.len()] * i32::from(view.path.price(at, mainland))
        - DISTANCE * i32::from(mainland - at)
        - SINGLE * singles
}

/// Leaves out what is hopeless or equal to something else.
fn narrow(game: &Atlantis, seat: Seat, actions: &mut Vec<Action>) {
    match actions[0] {
        Action::PayTile { .. } | Action::PayCard { .. } => return narrow_payments(game, seat, actions),
        Action::Play { .. } => return,
        variants!(Action: Buy Bridge Move ShowHand Done) => {}
    }
    // Half the value of a tile is lost by selling it: only for want of cards.
    let can_move = actions.iter().any(|action| matches!(action, Action::Move { .. }));
    if can_move && game.hand(seat).total() >= 3 {
        actions.retain(|action| !matches!(action, Action::Buy { .. }));
    }
    if actions.iter().any(|action| matches!(action, Action::Bridge { .. })) {
        narrow_bridges(game, seat, actions);
    }
}

/// Keeps the three gaps where a bridge helps this seat most and the others least.
fn narrow_bridges(game: &Atlantis, seat: Seat, actions: &mut Vec<Action>) {
    const KEPT: usize = 3;
    let mut best = [(i32::MIN, 0); KEPT];
    for gap in game.path().gaps().filter(|gap| !gap.bridged) {
        let behind = |of: Seat| game.figures(of).iter().filter(|&&at| at < gap.first).count() as i32;
        let all: i32 = Seat::all(game.seats()).map(behind).sum();
        let saved = i32::from(gap.price) * (3 * behind(seat) - all);
        if saved > best[KEPT - 1].0 {
            best[KEPT - 1] = (saved, gap.first);
            best.sort_unstable_by(|a, b| b.cmp(a));
        }
    }
    actions.retain(|action| {
        let Action::Bridge { gap } = action else { return true };
        best.iter().any(|&(_, first)| first == *gap)
    });
}

/// Keeps the payments that waste least (AT-7.3), and of these the first: high tiles, so that cards stay.
fn narrow_payments(game: &Atlantis, seat: Seat, actions: &mut Vec<Action>) {
    const KEPT: usize = 3;
    let Some(least) = actions.iter().filter_map(|action| waste(game, seat, action)).min() else { return };
    let mut kept = 0;
    actions.retain(|action| {
        let keep = kept < KEPT && waste(game, seat, action) == Some(least);
        kept += usize::from(keep);
        keep
    });
}

/// By how much a payment that goes on with this item exceeds the price at least. Ruling AT-R16: only
/// items after it in the order of payments can follow.
fn waste(game: &Atlantis, seat: Seat, action: &Action) -> Option<u32> {
    let due = u32::from(game.due());
    let (value, highest_tile, first_card) = match *action {
        Action::PayTile { value } => (u32::from(value), value, 0),
        Action::PayCard { object } => (1, 0, object.index()),
        variants!(Action: Buy Bridge Move ShowHand Play Done) => return None,
    };
    let Some(rest) = due.checked_sub(value).filter(|&rest| rest > 0) else { return Some(value - due) };
    // Bit `n` is set if the rest can pay exactly `n`. Sums that do not fit are far above any price.
    let mut sums: u128 = 1;
    for (tile, mut count) in (1..=highest_tile).zip(game.values(seat)) {
        // One item is the one that is paid now.
        count -= u8::from(tile == highest_tile);
        for _ in 0..count {
            sums |= sums << tile;
        }
    }
    let cards: u8 = game.payable().0[first_card..].iter().sum();
    for _ in 0..cards - u8::from(highest_tile == 0) {
        sums |= sums << 1;
    }
    Some(sums.checked_shr(rest).unwrap_or(0).trailing_zeros())
}

#[cfg(test)]
mod tests {
    use engine::{Components as _, Dice, GameOptions, QuickDice, Viewer, play_out};
    use game_atlantis::{Components, Options};

    use super::*;

    /// Plays random games and shows every position where a seat is to choose.
    fn each_choice(mut look: impl FnMut(&Atlantis, Seat, &[Action])) {
        for seats in 2..=4 {
            for seed in 0..20 {
                let mut game = Atlantis::setup(Components::standard(), &Options::for_seats(seats)).unwrap();
                play_out(&mut game, &mut QuickDice::new(seed), &mut Vec::new(), |game, seat, actions, dice| {
                    look(game, seat, actions);
                    dice.below(actions.len() as u32) as usize
                });
            }
        }
    }

    #[test]
    fn candidates_are_some_of_the_legal_actions_in_their_order() {
        each_choice(|game, seat, actions| {
            let mut candidates = Vec::new();
            game.candidates(seat, &mut candidates);
            assert!(!candidates.is_empty());
            assert!(candidates.is_sorted());
            assert!(candidates.iter().all(|action| actions.contains(action)), "{candidates:?} of {actions:?}");
        });
    }

    /// AT-7.3: the least waste that is foreseen is the least waste that can be reached.
    #[test]
    fn at_7_3_the_waste_of_a_payment_is_foreseen() {
        fn least(game: &Atlantis, seat: Seat) -> u32 {
            let view = game.view(Viewer::Seat(seat));
            let paying = matches!(view.active, Some(game_atlantis::Asked { ask: game_atlantis::Ask::Pay { .. }, .. }));
            if !paying {
                return 0;
            }
            let due = u32::from(view.turn.cost - view.turn.paid);
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let rest = |action: &Action| {
                let value = if let Action::PayTile { value } = action { u32::from(*value) } else { 1 };
                if value >= due {
                    return value - due;
                }
                let mut next = game.clone();
                next.apply(seat, action, &mut ());
                least(&next, seat)
            };
            actions.iter().map(rest).min().unwrap()
        }
        let mut met = 0;
        each_choice(|game, seat, actions| {
            let view = game.view(Viewer::Seat(seat));
            // Payments with many items have too many orders to try them all.
            if view.turn.cost > 6 || actions.len() > 5 {
                return;
            }
            if let Some(foreseen) = actions.iter().filter_map(|action| waste(game, seat, action)).min() {
                assert_eq!(foreseen, least(game, seat), "{view:?}");
                met += 1;
            }
        });
        assert!(met > 100, "{met} payments");
    }

    #[test]
    fn a_finished_game_is_worth_its_margin_and_the_win() {
        let mut game = Atlantis::setup(Components::standard(), &Options::for_seats(3)).unwrap();
        play_out(&mut game, &mut QuickDice::new(4), &mut Vec::new(), |_, _, actions, dice| {
            dice.below(actions.len() as u32) as usize
        });
        let scores = game.scores();
        for seat in Seat::all(3) {
            let worth = Atlantis::evaluate(&game.view(Viewer::Seat(seat)), seat);
            let best = scores.iter().filter(|&(other, _)| other != seat).map(|(_, score)| *score).max().unwrap();
            let margin = POINT * (scores[seat] - best);
            assert_eq!(worth, if margin >= 0 { margin + WIN } else { margin - WIN });
        }
    }
}
