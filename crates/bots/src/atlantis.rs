//! What a position of Atlantis is worth.

use engine::{Game, PerSeat, Seat, Viewer};
use game_atlantis::{Action, Atlantis, Position, SeatView, View};

use crate::Evaluate;

use std::cell::Cell;
thread_local! { pub static W: Cell<[i32; 16]> = const { Cell::new(DEFAULT) }; }
pub const DEFAULT: [i32; 16] = [
    70,   // 0 toll per price
    12,   // 1 distance per position
    60,   // 2 home draw per remaining turn
    150,  // 3 unbuilt bridge
    40,   // 4 distinct object in hand
    100,  // 5 opponents weight percent
    30,   // 6 card extra
    1500, // 7 win bonus
    7,    // 8 positions per turn
    0,    // 9 singles ahead
    0,    // 10 flat home bonus
    0,    // 11 mean others instead of best (percent)
    0, 0, 0, 0,
];

impl Evaluate for Atlantis {
    fn evaluate(view: &View, seat: Seat) -> i32 {
        let w = W.get();
        let others = |worth: &PerSeat<i32>| {
            let mut best = i32::MIN;
            let mut sum = 0;
            for (s, &v) in worth.iter() {
                if s != seat {
                    best = best.max(v);
                    sum += v;
                }
            }
            let mean = sum / (worth.len() as i32 - 1);
            (best * (100 - w[11]) + mean * w[11]) / 100
        };
        if view.over {
            let worth = PerSeat::from_fn(view.seats.len(), |s| 100 * view.seats[s].final_score.map_or(0, |f| f.total));
            let margin = worth[seat] - others(&worth) * w[5] / 100;
            let best = worth.as_slice().iter().max().copied().unwrap_or(0);
            return margin + if worth[seat] == best { w[7] } else { -w[7] };
        }
        let mainland = view.path.mainland();
        let distance = |s: &SeatView| s.figures.iter().map(|&p| i32::from(mainland - p)).sum::<i32>();
        let turns = view.seats.iter().map(|(_, s)| distance(s)).min().unwrap_or(0) / w[8].max(1);
        let worth = PerSeat::from_fn(view.seats.len(), |s| {
            let sv = &view.seats[s];
            let mut sum = 100 * sv.points;
            for &p in &sv.figures {
                if p < mainland {
                    sum -= w[0] * i32::from(view.path.price(p, mainland));
                    sum -= w[1] * i32::from(mainland - p);
                    if w[9] != 0 {
                        sum -= w[9] * (p + 1..mainland).filter(|&q| view.path.height(q) == 1).count() as i32;
                    }
                } else {
                    sum += w[2] * turns + w[10];
                }
            }
            if sv.bridge.is_none() {
                sum += w[3];
            }
            sum += w[6] * i32::from(sv.hand_size.min(6));
            if s == seat {
                sum += w[4] * view.hand.iter().count() as i32;
            } else {
                sum += w[4] * i32::from(sv.hand_size.min(4));
            }
            sum
        });
        let mut total = worth[seat] - others(&worth) * w[5] / 100;
        if w[12] != 0 || w[13] != 0 {
            let occupied: u64 = view.seats.iter().flat_map(|(_, s)| s.figures).fold(0, |o, p| o | 1 << p);
            let mut best = 0;
            let mut sum = 0;
            for (i, &p) in view.seats[seat].figures.iter().enumerate() {
                if p == mainland || (i > 0 && view.seats[seat].figures[..i].contains(&p)) { continue; }
                let rest = occupied & !(1 << p) | 1;
                let mut fig = 0;
                for (object, _) in view.hand.iter() {
                    let to = view.path.nearest(p, object);
                    if to != mainland && rest >> to & 1 == 1 { continue; }
                    let cost = i32::from(view.path.price(p, to));
                    let mut q = to;
                    let mut value = 0;
                    while q > 1 {
                        q -= 1;
                        if rest >> q & 1 == 0 && let Some(tile) = view.path.tile(q) { value = i32::from(tile.value); break; }
                    }
                    fig = fig.max(value - cost);
                }
                best = best.max(fig);
                sum += fig;
            }
            total += w[12] * best + w[13] * sum;
        }
        total
    }

    fn candidates(&self, seat: Seat, into: &mut Vec<Action>) {
        let first = into.len();
        self.legal_actions(seat, into);
        if into.len() - first <= 2 {
            return;
        }
        narrow(&self.view(Viewer::Seat(seat)), seat, into);
    }
}

/// Bridges looked at.
const BRIDGES: usize = 3;

fn narrow(view: &View, seat: Seat, actions: &mut Vec<Action>) {
    let can_move = actions.iter().any(|a| matches!(a, Action::Move { .. }));
    let hand = view.hand.total();
    if can_move && hand >= 3 {
        actions.retain(|a| !matches!(a, Action::Buy { .. }));
    }
    if actions.iter().filter(|a| matches!(a, Action::Bridge { .. })).count() > BRIDGES {
        let mut gains: Vec<(i32, Position)> = view
            .path
            .gaps()
            .filter(|gap| !gap.bridged)
            .map(|gap| {
                let mut gain = 0;
                for (s, sv) in view.seats.iter() {
                    let n = sv.figures.iter().filter(|&&p| p < gap.first).count() as i32;
                    gain += if s == seat { n * 2 } else { -n };
                }
                (-gain * i32::from(gap.price), gap.first)
            })
            .collect();
        gains.sort();
        gains.truncate(BRIDGES);
        actions.retain(|a| match a {
            Action::Bridge { gap } => gains.iter().any(|(_, g)| g == gap),
            _ => true,
        });
    }
    if let Some(excess) = actions.iter().filter_map(|a| overpaid(view, seat, a)).min() {
        actions.retain(|a| overpaid(view, seat, a).is_none_or(|e| e == excess));
        actions.truncate(3);
    }
}

/// By how much a payment that goes on with this item exceeds the cost at least.
fn overpaid(view: &View, seat: Seat, action: &Action) -> Option<u32> {
    let (value, last_tile, from_card) = match *action {
        Action::PayTile { value } => (value, value, 0),
        Action::PayCard { object } => (1, 0, object.index()),
        _ => return None,
    };
    let due = u32::from(view.turn.cost - view.turn.paid);
    let mut sums: u128 = 1;
    let mut skipped = false;
    for tile in view.seats[seat].tiles.iter() {
        if tile.value > last_tile {
            continue;
        }
        if tile.value == last_tile && !skipped {
            skipped = true;
            continue;
        }
        sums |= sums << tile.value;
    }
    let mut cards: u32 = 0;
    for (object, count) in view.payable.iter() {
        if object.index() >= from_card {
            cards += u32::from(count);
        }
    }
    if last_tile == 0 {
        cards -= 1;
    }
    for _ in 0..cards {
        sums |= sums << 1;
    }
    let need = due.saturating_sub(u32::from(value));
    let over = u32::from(value).saturating_sub(due);
    if need == 0 {
        return Some(over);
    }
    Some((sums >> need).trailing_zeros())
}
