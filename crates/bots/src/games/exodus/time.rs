//! How much of the game is left.

use engine::Seat;
use game_exodus::Table;
use game_exodus::atoms::Atom;
use game_exodus::components::Components;

/// Rounds of a year.
const ROUNDS: i32 = 3;

/// What is left for a seat, and what things are worth by it.
pub(super) struct Time {
    /// Turns of the seat after the one under way.
    pub(super) turns: i32,
    /// Of these, the ones of this year.
    pub(super) turns_this_year: i32,
    /// Actions left in the turn under way.
    pub(super) actions_now: i32,
    /// Actions left altogether, favour tokens included.
    pub(super) actions: i32,
    /// What things that are no points still bring, in hundredths.
    pub(super) use_left: i32,
    /// A step of the high priest.
    pub(super) flame: i32,
    year: i32,
}

impl Time {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let data = table.components();
        let player = table.player(seat);
        let (year, round) = (i32::from(table.year()), i32::from(table.round()));
        let own = table.is_in_turn() && table.active() == seat;
        let place = |of: Seat| table.turn_order().iter().position(|&other| other == of);
        let to_come = round == 0 || !table.is_in_turn() || !own && place(seat) > place(table.active());
        let rounds_after = if round == 0 { ROUNDS - 1 } else { ROUNDS - round };
        let turns_this_year = rounds_after + i32::from(to_come);
        let turns = ROUNDS * (i32::from(data.counts.years) - year) + turns_this_year;
        let actions_now = if own { i32::from(table.actions_left()) } else { 0 };
        let actions = actions_now + i32::from(data.counts.actions) * turns + i32::from(player.favours);
        let mut time = Self {
            turns,
            turns_this_year,
            actions_now,
            actions,
            use_left: (25 * turns + 12 * actions_now).min(100),
            flame: 0,
            year,
        };
        time.flame = time.flame_worth(data, player.priest);
        time
    }

    /// Turns of the seat until the end of a year; none if it is over.
    pub(super) fn turns_until(&self, year: i32) -> Option<i32> {
        (year >= self.year).then(|| ROUNDS * (year - self.year) + self.turns_this_year)
    }

    /// What an atom brings, in hundredths of a point.
    pub(super) fn atom(&self, atom: Atom) -> i32 {
        let scaled = |worth: i32, count: u8| worth * i32::from(count) * self.use_left / 100;
        match atom {
            Atom::Vp(count) => 100 * i32::from(count),
            Atom::Book(_, count) => scaled(80, count),
            Atom::AnyBook(count) => scaled(95, count),
            Atom::Gold(count) => scaled(130, count),
            Atom::Flame(count) => self.flame * i32::from(count),
            Atom::Favour(count) => scaled(150, count),
            Atom::BagSettler(count) => scaled(130, count),
            Atom::InfluenceCard => 100 + scaled(130, 1),
            Atom::Monument(_) => 550,
            Atom::TakeShip => 300,
            Atom::TakeWorkshop => 120 + scaled(130, 1),
            Atom::TakePillar(_) => 150 + scaled(150, 1),
        }
    }

    /// The mean of what the spaces before the high priest give.
    fn flame_worth(&self, data: &Components, priest: u8) -> i32 {
        let left = i32::from(data.track.end) - i32::from(priest);
        if left <= 0 {
            return 0;
        }
        let bonuses = data.track.bonus[usize::from(priest) + 1..=usize::from(data.track.end)].iter().flatten();
        let sum: i32 = bonuses.map(|&atom| if let Atom::Flame(_) = atom { 0 } else { self.atom(atom) }).sum();
        sum / left
    }

    /// What the spaces before the high priest are worth, by how near they are.
    pub(super) fn track(&self, data: &Components, priest: u8) -> i32 {
        let reach = 3 + 2 * self.turns + self.actions_now;
        let mut worth = 0;
        for space in priest + 1..=data.track.end {
            let away = i32::from(space - priest);
            if let Some(atom) = data.track.bonus[usize::from(space)].filter(|_| away < reach) {
                worth += self.atom(atom) * (reach - away) / (reach + 2);
            }
        }
        worth
    }
}
