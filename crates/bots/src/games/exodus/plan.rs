//! A plan for the settlers in the training area: everybody is sent, and with the actions and books
//! that are left the best of them are trained before, alone or two for a knowledge card.

use engine::Seat;
use game_exodus::Table;
use game_exodus::components::{Components, School};
use game_exodus::kinds::{Knowledge, PROFESSIONS, Profession};

use super::lands;
use super::time::Time;
use super::tokens::knowledge_worth;

/// AE-17.1: what a settler left behind costs, a little less early in the game.
const LEFT: i32 = 300;
/// A book or gold that is there and not needed; one that is needed and not there.
const SPARE_BOOK: i32 = 55;
const SPARE_GOLD: i32 = 80;
const LACKING_BOOK: i32 = 95;
const LACKING_GOLD: i32 = 140;
/// What is still to be done is worth a little less with every step, in hundredths.
const PATIENCE: [i32; 6] = [100, 94, 88, 82, 76, 70];
/// Settlers a plan cares for.
const SETTLERS: usize = 12;

/// A settler and what he shall become.
#[derive(Clone, Copy)]
struct Settler {
    now: Profession,
    last: Profession,
    steps: i32,
    taken: bool,
}

struct Plan<'a> {
    data: &'a Components,
    time: &'a Time,
    /// What sending a settler of each profession brings.
    payoff: [i32; PROFESSIONS],
    books: [i32; 3],
    gold: i32,
    /// Books and gold that may still come.
    coming: [i32; 2],
    settlers: [Settler; SETTLERS],
    count: usize,
    actions: i32,
    /// What an action is worth otherwise.
    action: i32,
    /// What a book and gold are worth otherwise.
    spare: [i32; 2],
}

/// Something that can be added to the plan.
#[derive(Clone, Copy)]
struct Project {
    gain: i32,
    who: [(usize, Profession); 2],
    both: bool,
    steps: i32,
}

/// The worth of the settlers in the training area, of books, gold and actions.
pub(super) fn worth(table: &Table, seat: Seat, time: &Time) -> i32 {
    let data = table.components();
    let player = table.player(seat);
    let place = lands::place(table, time);
    let mut payoff = [0; PROFESSIONS];
    for profession in School::each(data.school.all) {
        let field = data.school.field(profession);
        let bonus: i32 = field.dispatch.get().iter().map(|&atom| time.atom(atom)).sum();
        payoff[profession.index()] = bonus + place;
    }
    let none = Settler { now: Profession::SC, last: Profession::SC, steps: 0, taken: false };
    let mut plan = Plan {
        data,
        time,
        payoff,
        books: player.books.map(i32::from),
        gold: i32::from(player.gold),
        coming: [2 * time.turns, (time.turns + 1) / 2],
        settlers: [none; SETTLERS],
        count: 0,
        actions: time.actions,
        // What an action brings that no settler in the training area needs.
        action: (100 + 9 * time.turns).min(190).max(time.flame),
        spare: [SPARE_BOOK * time.use_left / 100, SPARE_GOLD * time.use_left / 100],
    };
    let stores = plan.stores();
    let mut more = 0;
    for profession in School::each(data.school.all) {
        for _ in 0..player.settlers[profession.index()] {
            if plan.count == SETTLERS {
                more += 1;
                continue;
            }
            plan.settlers[plan.count] = Settler { now: profession, last: profession, steps: 0, taken: false };
            plan.count += 1;
        }
    }
    let worth = plan.everybody_is_sent(lands::room(table, seat)) - LEFT * more;
    worth + stores + plan.training(table, seat) + plan.action * plan.actions.max(0)
}

impl Plan<'_> {
    /// Everybody is sent as he is, the best first; who finds no action or no place stays behind.
    fn everybody_is_sent(&mut self, room: i32) -> i32 {
        let count = self.count;
        let payoff = self.payoff;
        self.settlers[..count].sort_unstable_by_key(|settler| -payoff[settler.now.index()]);
        let sent = count.min(self.actions.max(0) as usize).min(room.max(0) as usize);
        let worth: i32 =
            self.settlers[..sent].iter().map(|settler| payoff[settler.now.index()] * PATIENCE[1] / 100).sum();
        self.actions -= sent as i32;
        self.count = sent;
        worth - LEFT * (count - sent) as i32
    }

    /// What training adds, project by project.
    fn training(&mut self, table: &Table, seat: Seat) -> i32 {
        let player = table.player(seat);
        let owned: u32 = player.knowledge().fold(0, |set, name| set | 1 << name.0);
        let mut offers = [(Knowledge(0), 0, false); 8];
        let mut count = 0;
        let fields = table.knowledge_fields().count();
        for (field, name) in table.knowledge_fields().enumerate() {
            let Some(name) = name.filter(|name| owned >> name.0 & 1 == 0) else { continue };
            offers[count] = (name, knowledge_worth(table, seat, self.time, name), field + 1 == fields);
            count += 1;
        }
        let mut offers = &mut offers[..count];
        let mut worth = 0;
        loop {
            let mut best: Option<(i32, Project, Option<usize>)> = None;
            for place in 0..self.count {
                // Equal settlers have equal prospects.
                if place > 0 && !self.settlers[place - 1].taken && self.same(place, place - 1) {
                    continue;
                }
                self.alone(place, &mut best);
            }
            for (offer, &(name, score, last)) in offers.iter().enumerate() {
                self.pair(name, score, last, offer, &mut best);
            }
            let Some((_, project, offer)) = best.filter(|(net, ..)| *net > 0) else { return worth };
            worth += project.gain;
            self.take(&project);
            if let Some(offer) = offer {
                let last = offers.len() - 1;
                offers.swap(offer, last);
                offers = &mut offers[..last];
            }
        }
    }

    fn same(&self, one: usize, other: usize) -> bool {
        let (one, other) = (self.settlers[one], self.settlers[other]);
        (one.last, one.taken) == (other.last, other.taken)
    }

    /// Training a settler further, by one arrow or two.
    fn alone(&self, place: usize, best: &mut Option<(i32, Project, Option<usize>)>) {
        let settler = self.settlers[place];
        if settler.taken {
            return;
        }
        for first in School::each(self.data.school.field(settler.last).arrows) {
            self.weigh_alone(place, first, 1, best);
            for second in School::each(self.data.school.field(first).arrows) {
                self.weigh_alone(place, second, 2, best);
            }
        }
    }

    fn weigh_alone(&self, place: usize, to: Profession, steps: i32, best: &mut Option<(i32, Project, Option<usize>)>) {
        let settler = self.settlers[place];
        let Some(cost) = self.cost(&[(settler.last, to)]) else { return };
        if self.actions < steps {
            return;
        }
        let wait = PATIENCE[(settler.steps + steps + 1).clamp(0, 5) as usize];
        let gain = (self.payoff[to.index()] - self.payoff[settler.last.index()]) * wait / 100 - cost;
        let project = Project { gain, who: [(place, to); 2], both: false, steps };
        self.weigh(project, None, best);
    }

    fn weigh(&self, project: Project, offer: Option<usize>, best: &mut Option<(i32, Project, Option<usize>)>) {
        let net = project.gain - self.action * project.steps;
        if best.as_ref().is_none_or(|(worth, ..)| net > *worth) {
            *best = Some((net, project, offer));
        }
    }

    /// Two settlers for a knowledge card: they leave with one action.
    fn pair(
        &self,
        name: Knowledge,
        score: i32,
        last: bool,
        offer: usize,
        best: &mut Option<(i32, Project, Option<usize>)>,
    ) {
        let [one, other] = self.data.knowledge(name).requires;
        for first in 0..self.count {
            let Some(steps_one) = self.steps(first, one) else { continue };
            for second in 0..self.count {
                if first == second || (one == other && second < first) {
                    continue;
                }
                let Some(steps_other) = self.steps(second, other) else { continue };
                let steps = steps_one + steps_other;
                if self.actions < steps - 1 {
                    continue;
                }
                let (from_one, from_other) = (self.settlers[first].last, self.settlers[second].last);
                let Some(cost) = self.cost(&[(from_one, one), (from_other, other)]) else { continue };
                let wait = PATIENCE[(steps + 1).clamp(0, 5) as usize];
                let before = self.payoff[from_one.index()] + self.payoff[from_other.index()];
                let after = self.payoff[one.index()] + self.payoff[other.index()];
                // The card may be gone before it can be taken.
                let turns_needed = (steps - self.time.actions_now) / 2;
                let risk = match steps - self.time.actions_now {
                    ..0 => 95,
                    _ if last && turns_needed >= self.time.turns_this_year => 10,
                    late => 80 - 10 * late.min(5),
                };
                let gain = (after - before) * wait / 100 + score * risk / 100 - cost;
                let project = Project { gain, who: [(first, one), (second, other)], both: true, steps: steps - 1 };
                self.weigh(project, Some(offer), best);
            }
        }
    }

    /// How many arrows lead a settler to a profession.
    fn steps(&self, place: usize, to: Profession) -> Option<i32> {
        let settler = self.settlers[place];
        if settler.taken {
            return None;
        }
        let (mut at, mut steps) = (to, 0);
        loop {
            if at == settler.last {
                return Some(steps);
            }
            at = self.data.school.field(at).from?;
            steps += 1;
        }
    }

    /// What the ways cost, if what is lacking may still come.
    fn cost(&self, ways: &[(Profession, Profession)]) -> Option<i32> {
        let mut books = [0; 3];
        let mut gold = 0;
        for &(from, to) in ways {
            let mut at = to;
            while at != from {
                let field = self.data.school.field(at);
                books.iter_mut().zip(field.books).for_each(|(sum, count)| *sum += i32::from(count));
                gold += i32::from(field.gold);
                at = field.from?;
            }
        }
        let mut cost = 0;
        let mut lacking = 0;
        for (need, have) in books.into_iter().zip(self.books) {
            let short = (need - have.max(0)).max(0);
            lacking += short;
            cost += self.spare[0] * (need - short) + LACKING_BOOK * short;
        }
        let short = (gold - self.gold.max(0)).max(0);
        cost += self.spare[1] * (gold - short) + LACKING_GOLD * short;
        (lacking <= self.coming[0] && short <= self.coming[1]).then_some(cost)
    }

    fn take(&mut self, project: &Project) {
        let who = if project.both { &project.who[..] } else { &project.who[..1] };
        for &(place, to) in who {
            let from = self.settlers[place].last;
            let mut at = to;
            while at != from {
                let field = self.data.school.field(at);
                for (kind, count) in field.books.into_iter().enumerate() {
                    let short = (i32::from(count) - self.books[kind].max(0)).max(0);
                    self.books[kind] -= i32::from(count) - short;
                    self.coming[0] -= short;
                }
                let short = (i32::from(field.gold) - self.gold.max(0)).max(0);
                self.gold -= i32::from(field.gold) - short;
                self.coming[1] -= short;
                let Some(next) = field.from else { break };
                at = next;
            }
            let settler = &mut self.settlers[place];
            settler.steps += if project.both { 0 } else { project.steps };
            settler.last = to;
            settler.taken = project.both;
        }
        self.actions -= project.steps;
    }

    /// Books and gold as they are; a plan that uses them pays for them. Many of a kind are worth less.
    fn stores(&self) -> i32 {
        let own = |spare: i32, count: i32| spare * count.min(4) + spare / 3 * (count - 4).clamp(0, 6);
        self.books.iter().map(|&count| own(self.spare[0], count)).sum::<i32>() + own(self.spare[1], self.gold)
    }
}
