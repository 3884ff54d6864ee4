//! What a position of Atlandice is worth to a seat: points, standings in the five goods, where the
//! clock may stop this round, and whom the submarine serves.
//!
//! The weights were found by letting bots with different weights play against each other.

mod knowledge;

use engine::{Game, PerSeat, Seat};
use game_atlandice::{Area, Atlandice, Good, PARTIES, Party, Symbol, View};

use crate::Evaluate;

const POINT: i32 = 100;
/// Winning, beside the points.
const WIN: i32 = 1200;
/// Any resource: it counts for the total and can be given away.
const RESOURCE: i32 = 9;
/// A donation that can be made at once, as a part of the point it gives: the resources have other uses.
const PAIR: i32 = 35;
/// A submarine beside dice that the others take first.
const SUBMARINE: i32 = 60;
/// How many spaces the hand moves in a round, in tenths.
const PACE: i32 = 23;

impl Evaluate for Atlandice {
    fn evaluate(view: &View, seat: Seat) -> i32 {
        let table = &view.table;
        let over = table.ended().is_some();
        let mut worth = PerSeat::from_fn(table.seats(), |of| POINT * table.points(Party::Seat(of)));
        if !over {
            let outlook = Outlook::of(table);
            for of in Seat::all(worth.len()) {
                worth[of] += outlook.worth(table, of);
            }
            worth[seat] -= submarine(table);
        }
        // What matters is the distance to the best of the others.
        let others = worth.iter().filter(|&(other, _)| other != seat).map(|(_, &worth)| worth);
        let margin = worth[seat] - others.max().unwrap_or(0);
        match over {
            true if margin >= 0 => margin + WIN,
            true => margin - WIN,
            false => margin,
        }
    }
}

/// What is to come, the same for all seats.
struct Outlook {
    /// How much of each good may still change hands before it is scored: the scale on which a lead is large or small.
    open: [i32; 5],
    /// What the stop of the clock in this round is worth to each party, in hundredths.
    stop: [i32; PARTIES],
    /// In hundredths, how likely the stop is a donation.
    donation: i32,
}

impl Outlook {
    fn of(table: &Atlandice) -> Self {
        let data = table.components();
        let worth = data.worth();
        let lying: i32 = Area::ALL.iter().map(|&area| i32::from(table.dice(area))).sum();
        let (mut stop, mut donation, mut waves) = ([0; PARTIES], 0, 0);
        for area in Area::ALL.into_iter().filter(|&area| table.dice(area) > 0 && !table.is_last_round()) {
            let likely = 100 * i32::from(table.dice(area)) / lying;
            match table.if_stays(area).symbol {
                Symbol::Inventory(good) => add(&mut stop, table.if_inventoried(Some(good)).points, likely),
                Symbol::InventoryTotal => add(&mut stop, table.if_inventoried(None).points, likely),
                Symbol::Donation => donation += likely * i32::from(worth.donation),
                Symbol::Waves => waves += likely,
                Symbol::Start | Symbol::Plain => {}
            }
        }
        if table.is_last_round() {
            waves = 100;
        }
        let spaces = i32::from(data.last_space() - table.hand());
        let rounds = if table.is_last_round() { 0 } else { (10 * spaces + PACE - 1) / PACE };
        let searches = rounds * i32::from(table.dice_in_use());
        // About a quarter more is taken than dice; five goods share it.
        let takes = (searches + lying) / 4 * (100 - waves) / 100 + lying * waves / 400;
        let open = Good::ALL.map(|good| {
            let free: u8 = Area::ALL.iter().map(|&area| table.goods(area)[good.index()]).sum();
            i32::from(free).min(takes)
        });
        Self { open, stop, donation }
    }

    fn worth(&self, table: &Atlandice, of: Seat) -> i32 {
        let held = table.held(Party::Seat(of));
        let total: i32 = held.iter().map(|&count| i32::from(count)).sum();
        let standings: i32 = Good::ALL.iter().map(|&good| self.standing(table, good, of.index())).sum();
        standings + RESOURCE * total + self.stop[of.index()] + self.donation * PAIR * (total / 2).min(3) / 100
    }

    /// What the party may expect of the next scoring of a good.
    fn standing(&self, table: &Atlandice, good: Good, of: usize) -> i32 {
        let held = table.standing(good).held;
        if table.is_exhausted(good.district()) || held[of] == 0 {
            return 0;
        }
        let worth = table.components().worth();
        // How likely each other party stays behind, in hundredths; with a tie a little less than even.
        let scale = 2 + self.open[good.index()];
        let behind = |other: usize| {
            let lead = 4 * (i32::from(held[of]) - i32::from(held[other])) - 1;
            (50 + 50 * lead / scale).clamp(0, 100)
        };
        let others = || (0..table.parties().count()).filter(|&other| other != of);
        let first = others().fold(100, |likely, other| likely * behind(other) / 100);
        let second: i32 = others()
            .map(|ahead| {
                let rest = others().filter(|&other| other != ahead);
                rest.fold(100 - behind(ahead), |likely, other| likely * behind(other) / 100)
            })
            .sum();
        first * i32::from(worth.district_first) + second * i32::from(worth.district_second)
    }
}

fn add(stop: &mut [i32; PARTIES], points: [u8; PARTIES], likely: i32) {
    for (stop, points) in stop.iter_mut().zip(points) {
        *stop += likely * i32::from(points);
    }
}

/// AD-4.3: after the own turn the others come to the dice beside the submarine first.
fn submarine(table: &Atlandice) -> i32 {
    let area = table.submarine();
    let lying: u8 = table.goods(area).iter().sum();
    if table.dice(area) > 0 && lying > 1 && table.active().is_some() { SUBMARINE } else { 0 }
}

#[cfg(test)]
mod tests {
    use engine::{Components as _, Dice, GameOptions, QuickDice, Viewer, play_out};
    use game_atlandice::{Components, Options};

    use super::*;

    fn first(seats: u8) -> Atlandice {
        Atlandice::setup(Components::standard(), &Options::for_seats(seats)).unwrap()
    }

    #[test]
    fn a_finished_game_is_worth_its_margin_and_the_win() {
        for seats in 2..=4 {
            let mut game = first(seats);
            play_out(&mut game, &mut QuickDice::new(4), &mut Vec::new(), |_, _, actions, dice| {
                dice.below(actions.len() as u32) as usize
            });
            let scores = game.scores();
            for seat in Seat::all(scores.len()) {
                let worth = Atlandice::evaluate(&game.view(Viewer::Seat(seat)), seat);
                let best = scores.iter().filter(|&(other, _)| other != seat).map(|(_, score)| *score).max().unwrap();
                let margin = POINT * (scores[seat] - best);
                assert_eq!(worth, if margin >= 0 { margin + WIN } else { margin - WIN });
            }
        }
    }

    /// The more of a good a party holds, the more its standing there is worth, and never more than
    /// the points of the first place.
    #[test]
    fn standings_grow_with_what_is_held() {
        let mut met = 0;
        for seed in 0..30 {
            let mut game = first(2 + seed as u8 % 3);
            play_out(&mut game, &mut QuickDice::new(seed), &mut Vec::new(), |game, _, actions, dice| {
                let outlook = Outlook::of(game);
                for good in Good::ALL {
                    let mut ranked: Vec<(u8, i32)> = (0..game.parties().count())
                        .map(|of| (game.standing(good).held[of], outlook.standing(game, good, of)))
                        .collect();
                    ranked.sort_unstable();
                    assert!(ranked.is_sorted_by(|a, b| a.1 <= b.1), "{ranked:?}");
                    assert!(ranked.iter().all(|&(held, worth)| (0..=300).contains(&worth) && (held > 0 || worth == 0)));
                    met += usize::from(ranked.iter().any(|&(_, worth)| worth > 0));
                }
                dice.below(actions.len() as u32) as usize
            });
        }
        assert!(met > 1000, "{met} standings");
    }
}
