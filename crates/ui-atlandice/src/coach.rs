//! What a coach would say in a first game: why one would do something at this moment.

use engine::Seat;
use game_atlandice::{Action, Area, Ask, Atlandice, Party, View};
use ui::picture::Scene;

/// How many spaces before the waves the end is near: about two rounds.
const LATE: u8 = 5;
/// A lead that nobody catches up with soon.
const CLEAR: u8 = 3;
/// A district with so few resources may be scored soon.
const FEW: u8 = 2;

/// The lines that fit this moment, the most important first.
pub(crate) fn coach(view: &View, scene: &Scene<'_, Atlandice>) -> Vec<&'static str> {
    let (Some(seat), Some((_, ask))) = (scene.actor(), view.table.asked()) else { return Vec::new() };
    let moment = Moment { table: &view.table, seat, legal: scene.legal };
    let mut lines = match ask {
        Ask::Recipient => moment.opening().into_iter().collect(),
        Ask::Area { party } => moment.choosing(party),
        Ask::Take { .. } | Ask::Bonus { .. } | Ask::ExtraHere { .. } | Ask::ExtraThere { .. } => moment.last_one(),
        Ask::FromMarket { .. } | Ask::MoveTo { .. } if moment.others_score_soon() => vec!["coach-atlandice-block"],
        Ask::TurnDie | Ask::TurnTo { .. } if moment.dice() > 1 => vec!["coach-atlandice-turn-die"],
        Ask::Sail if moment.dice() > 1 => vec!["coach-atlandice-sail"],
        Ask::Donate { .. } => vec!["coach-atlandice-donation"],
        _ => Vec::new(),
    };
    // More at once would be a lecture.
    lines.truncate(2);
    lines
}

struct Moment<'a> {
    table: &'a Atlandice,
    seat: Seat,
    legal: &'a [Action],
}

impl Moment<'_> {
    fn own(&self) -> Party {
        Party::Seat(self.seat)
    }

    /// How many dice still lie beside areas.
    fn dice(&self) -> u8 {
        Area::ALL.into_iter().map(|area| self.table.dice(area)).sum()
    }

    fn opening(&self) -> Option<&'static str> {
        let first = self.table.round() == 1 && self.table.taken(self.own()) == 0 && !self.table.has_given(self.seat);
        first.then_some("coach-atlandice-first")
    }

    /// AD-D2: which die to take.
    fn choosing(&self, party: Party) -> Vec<&'static str> {
        let own = party == self.own();
        let searched = || {
            self.legal.iter().filter_map(|action| match action {
                Action::Search { area } => Some(*area),
                _ => None,
            })
        };
        let bonus = searched().any(|area| self.table.preview(self.seat, &Action::Search { area }).bonus);
        let mut lines: Vec<&'static str> = self.opening().into_iter().collect();
        lines.extend(self.last_one());
        lines.extend(self.decides_the_clock().then_some("coach-atlandice-last-die"));
        lines.extend((own && bonus).then_some("coach-atlandice-submarine"));
        lines.extend(self.is_late().then_some("coach-atlandice-late"));
        lines.extend((own && searched().any(|area| self.would_tie(area))).then_some("coach-atlandice-tie"));
        lines.extend((own && searched().any(|area| self.leads_clearly(area))).then_some("coach-atlandice-heap"));
        lines
    }

    /// AD-6.2: a choice takes the last resource of a district.
    fn last_one(&self) -> Vec<&'static str> {
        let own = self.own().index();
        let mut lines = Vec::new();
        for action in self.legal {
            let Some(emptied) = self.table.preview(self.seat, action).empties else { continue };
            let points = emptied.majority.points;
            let most = points.into_iter().max().unwrap_or(0);
            let line = match points[own] {
                _ if most == 0 => continue,
                mine if mine == most => "coach-atlandice-mine",
                // What must be done needs no warning.
                _ if self.legal.len() > 1 => "coach-atlandice-theirs",
                _ => continue,
            };
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    /// AD-7.1: the die that is not taken now is the last, and it matters which one.
    fn decides_the_clock(&self) -> bool {
        let mut left = Area::ALL.into_iter().filter(|&area| self.table.dice(area) > 0);
        let (Some(one), Some(other), None) = (left.next(), left.next(), left.next()) else { return false };
        let differ = self.table.if_stays(one).to != self.table.if_stays(other).to;
        self.dice() == 2 && differ && !self.table.is_last_round()
    }

    fn is_late(&self) -> bool {
        self.table.hand() + LATE >= self.table.components().last_space()
    }

    /// AD-6.3: one more from here makes a tie for the most.
    fn would_tie(&self, area: Area) -> bool {
        area.good().is_some_and(|good| {
            let standing = self.table.standing(good);
            self.table.goods(area)[good.index()] > 0 && standing.held[self.seat.index()] + 1 == standing.most
        })
    }

    fn leads_clearly(&self, area: Area) -> bool {
        area.good().is_some_and(|good| {
            let standing = self.table.standing(good);
            self.table.goods(area)[good.index()] > 0
                && standing.margin >= CLEAR
                && standing.held[self.seat.index()] == standing.most
        })
    }

    /// AD-6.1: in a district that is nearly empty somebody else holds the most.
    fn others_score_soon(&self) -> bool {
        Area::DISTRICTS.into_iter().any(|district| {
            let lying: u8 = self.table.goods(district).iter().sum();
            let behind = district.good().is_some_and(|good| {
                let standing = self.table.standing(good);
                standing.held[self.seat.index()] < standing.most
            });
            (1..=FEW).contains(&lying) && behind
        })
    }
}
