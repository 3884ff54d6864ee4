//! What would follow, asked of the same functions that let it happen.

use engine::{Seat, variants};
use serde::Serialize;

use crate::actions::{Action, Recipient};
use crate::kinds::{Area, Effect, Good, Party, PerParty, Symbol};
use crate::scoring::{self, Emptied, Standing};
use crate::state::{Atlandice, Phase};

/// Where the clock hand goes in step 3 if the last die lies beside an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct HandStep {
    /// The hand symbols there.
    pub symbols: u8,
    /// Where the hand stands.
    pub from: u8,
    /// Where it would stand.
    pub to: u8,
    pub symbol: Symbol,
}

/// What follows from a choice, as far as it is certain before luck and later choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// Who gets a resource by it: a certain one, or one still to be chosen.
    pub gains: Option<(Party, Option<Good>)>,
    /// How many resources a search gives without luck: the first, the submarine's, and that of a
    /// tile that gives one for the second die.
    pub certain: u8,
    /// AD-4.3: the submarine is there and has something to add.
    pub bonus: bool,
    /// A district that this empties, or a search can empty with what is certain.
    pub empties: Option<Emptied>,
    /// How far the hand goes if this die stays where it is (or is turned there). None in the last
    /// round of AD-8.2, which turns no hand.
    pub stays: Option<HandStep>,
    /// How far the hand goes at the end of this round, if this was its last search and nothing moves the last die or
    /// the hand before. None where the tile may be another one by then (ruling AD-R23).
    pub turns: Option<HandStep>,
}

impl Atlandice {
    /// AD-7.1, ruling AD-R21: where the hand goes if the last die lies here.
    #[inline]
    pub fn if_stays(&self, area: Area) -> HandStep {
        let symbols = self.hands(area);
        let to = self.hand.saturating_add(symbols).min(self.data.last_space());
        HandStep { symbols, from: self.hand, to, symbol: self.data.clock[usize::from(to)] }
    }

    /// Who leads in a type and by how much.
    pub fn standing(&self, good: Good) -> Standing {
        Standing::of(self, good)
    }

    /// Chapter 6: what emptying a district would do now, if the parties held so many more of its
    /// good. None for the Black Market and exhausted districts.
    pub fn if_emptied(&self, district: Area, gains: PerParty<u8>) -> Option<Emptied> {
        let good = district.good()?;
        self.tile(district)?;
        let mut after = *self;
        for (held, gain) in after.held.iter_mut().zip(gains) {
            held[good.index()] = held[good.index()].saturating_add(gain);
        }
        Some(scoring::emptied(&after, district, good))
    }

    /// AD-8.3: what the final scoring gives for a type, as things stand.
    pub fn if_ended(&self, good: Good) -> crate::actions::Majority {
        scoring::at_the_end(self, good)
    }

    /// AD-7.3: what an inventory of a type, or of all, gives as things stand.
    pub fn if_inventoried(&self, good: Option<Good>) -> crate::actions::Majority {
        scoring::inventory(self, good)
    }

    /// What follows from a legal action of the seat that is asked.
    pub fn preview(&self, seat: Seat, action: &Action) -> Preview {
        let gains = |party, good| Preview { gains: Some((party, good)), ..Preview::default() };
        match *action {
            Action::For { party: Recipient::Neutral } => gains(Party::Neutral, None),
            Action::For { .. } | Action::Donate { .. } => gains(Party::Seat(seat), None),
            Action::Search { area } => self.preview_search(area),
            Action::Take { good } => Preview { empties: self.emptied_by(action), ..gains(self.party, Some(good)) },
            Action::TakeFrom { district } => gains(self.party, only(self, district)),
            Action::TurnTo { area } => {
                let step = (!self.last_round).then(|| self.if_stays(area));
                let last = self.dice.iter().sum::<u8>() == 1;
                let emptied = area == self.here && self.is_empty(area);
                Preview { stays: step, turns: step.filter(|_| last && !emptied), ..Preview::default() }
            }
            variants!(Action: SwapAway SwapWith SwapIn Move MoveTo TurnDie Sail Decline Stop) => {
                Preview { empties: self.emptied_by(action), ..Preview::default() }
            }
        }
    }

    fn preview_search(&self, area: Area) -> Preview {
        let lying: u8 = self.goods(area).iter().sum();
        let bonus = self.submarine == area && lying > 1;
        let second = self.tile(area).is_some_and(|tile| self.data.tile(tile).effect == Effect::ExtraHereOnSecondDie)
            && self.rank() + 1 == 2;
        let certain = lying.min(1 + u8::from(bonus) + u8::from(second));
        let good = area.good().map(|good| self.goods(area)[good.index()]);
        let empties = match good {
            Some(own) if lying > 0 && certain == lying => {
                let mut gains = [0; 4];
                gains[self.party.index()] = own;
                self.if_emptied(area, gains)
            }
            _ => None,
        };
        let mut after = *self;
        after.dice[area.index()] = after.dice[area.index()].saturating_sub(1);
        let last = Area::ALL.into_iter().find(|&area| after.dice(area) > 0);
        let is_last = after.dice.iter().sum::<u8>() == 1 && !self.last_round;
        let turns = last.filter(|&last| is_last && !(last == area && empties.is_some()));
        Preview {
            gains: (lying > 0).then(|| (self.party, only(self, area))),
            certain,
            bonus,
            empties,
            stays: (!self.last_round).then(|| self.if_stays(area)),
            turns: turns.map(|area| self.if_stays(area)),
        }
    }

    /// The district that an action empties for certain.
    fn emptied_by(&self, action: &Action) -> Option<Emptied> {
        let area = match (*action, self.phase) {
            (Action::Take { .. }, Phase::ExtraThere { district }) => district,
            (Action::Take { .. }, Phase::ExtraMarket) => return None,
            (Action::Take { .. }, _) | (Action::Move { .. }, Phase::ToMarket) => self.here,
            _ => return None,
        };
        let own = area.good()?;
        let lying: u8 = self.goods(area).iter().sum();
        if lying != 1 || self.filled >> area.index() & 1 == 0 {
            return None;
        }
        // AD-5.12, ruling AD-R10: the effect to come may put something here again.
        let refills = matches!(self.phase, Phase::Take | Phase::Bonus)
            && !self.is_empty(Area::BlackMarket)
            && self.tile(area).is_some_and(|tile| self.data.tile(tile).effect == Effect::MarketToAny);
        if refills {
            return None;
        }
        let mut gains = [0; 4];
        if *action == (Action::Take { good: own }) {
            gains[self.party.index()] = 1;
        }
        self.if_emptied(area, gains)
    }
}

/// The type that lies in an area, if there is only one.
fn only(game: &Atlandice, area: Area) -> Option<Good> {
    let mut lying = Good::ALL.into_iter().filter(|good| game.goods(area)[good.index()] > 0);
    let good = lying.next()?;
    lying.next().is_none().then_some(good)
}
