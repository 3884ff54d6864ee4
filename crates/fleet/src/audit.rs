//! The invariants of chapter 17 of both editions that can be seen on one position. The sentence names what is broken,
//! with the clause: `prefix` is that of the edition.

use engine::{Kind, Seat};

use crate::cards::Counts;
use crate::colour::{Colour, NEUTRAL};
use crate::council::Council;
use crate::hidden::{Cards, Pack};

/// Says what is broken, if it is.
fn holds(is_so: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(broken()) }
}

impl Council {
    /// DA-I1, LD-I1: every cube of a player is somewhere, once; some may be lost for good. DA-I2, LD-I2: every neutral.
    pub fn audit_cubes(
        &self,
        prefix: &str,
        sealed: &[u8],
        (cubes, neutrals): (u8, u8),
        lost: impl Fn(Seat) -> u8,
    ) -> Result<(), String> {
        let elsewhere = |colour: Colour| self.harbour.at_sea(colour) + self.harbour.new_land[colour.index()];
        for (seat, party) in self.players.iter() {
            let slots: u8 = party.on_slots.iter().sum();
            let ashore = party.supply + party.senate + party.spent + slots + lost(seat);
            let all = ashore + elsewhere(Colour::Seat(seat));
            holds(all == cubes, || format!("{prefix}-I1: {seat} has {all} cubes"))?;
            holds(sealed[seat.index()] <= party.supply, || format!("{prefix}-I1: {seat} bids more than there is"))?;
        }
        let all = self.harbour.camp + elsewhere(Colour::Neutral);
        holds(all == neutrals, || format!("{prefix}-I2: {all} neutrals"))
    }

    /// DA-I4, DA-I5, DA-11.6, LD-I4, LD-I5, LD-11.6: nobody too many aboard, nobody at sea on an empty ship. `upgrades`
    /// is the clause by which ships are upgraded when markers go (DA-I10, LD-I9), where they are.
    pub fn audit_ships(&self, prefix: &str, upgrades: Option<&str>) -> Result<(), String> {
        for (berth, ship) in (1..).zip(self.harbour.ships()) {
            let (taken, left) = (ship.taken(), self.markers_left);
            holds(taken <= ship.seats, || format!("{prefix}-I4: {taken} sit on the ship of berth {berth}"))?;
            holds(ship.in_port() || !ship.is_empty(), || {
                format!("{prefix}-I5: the ship of berth {berth} is at sea and empty")
            })?;
            holds(ship.hold[NEUTRAL] == 0, || format!("{prefix}-11.6: a neutral is in a hold"))?;
            let upgraded = match left {
                3 => false,
                2 => ship.kind.index() < 2,
                1 => true,
                _ => ship.upgraded,
            };
            if let Some(clause) = upgrades {
                holds(upgraded == ship.upgraded, || format!("{clause}: {} with {left} markers", ship.kind))?;
            }
        }
        Ok(())
    }

    /// DA-I6, LD-I6: the markers stand apart.
    pub fn audit_markers(&self, prefix: &str) -> Result<(), String> {
        let marker = |seat: Seat| self.players[seat].marker;
        let shared = |&seat: &Seat| self.all_seats().any(|other| other != seat && marker(other) == marker(seat));
        match self.all_seats().find(shared) {
            Some(seat) => Err(format!("{prefix}-I6: the marker of {seat} shares its field")),
            None => Ok(()),
        }
    }

    /// DA-I3, LD-I3: events are in the deck, left out, or seen; of so many unseen so many are Doom events.
    pub fn audit_events(&self, prefix: &str, unseen: u8, dooms: u8) -> Result<(), String> {
        let deck = self.event_deck;
        holds((dooms..=unseen).contains(&deck), || {
            format!("{prefix}-I3: {unseen} events unseen, {dooms} of them Doom, {deck} in the deck")
        })
    }
}

impl<C: Kind + Into<usize>, const N: usize> Cards<C, N> {
    /// DA-I3, LD-I3: every card is somewhere, once; and what seats note about draw piles is true (`bounds`: DA-R33,
    /// LD-R30).
    pub fn audit(&self, prefix: &str, council: &Council, pack: &Pack<N>, bounds: &str) -> Result<(), String> {
        let mut politics = self.politics.pile.with(&self.politics.discard).with(&pack.open_politics);
        let mut specials = self.special.pile.with(&self.special.discard).with(&pack.open_specials);
        for index in council.all_seats().map(Seat::index) {
            politics = politics.with(&self.hands[index]).with(&self.politics.buried[index]);
            self.rows[index].into_iter().flatten().for_each(|card| politics.add(card.into()));
            specials = specials.with(&self.specials[index]);
            audit_bound(&self.politics.bounds[index], &self.politics.pile, bounds, "politics")?;
            audit_bound(&self.special.bounds[index], &self.special.pile, bounds, "special")?;
        }
        holds(politics == pack.politics, || format!("{prefix}-I3: politics cards {politics:?}"))?;
        holds(specials == pack.specials, || format!("{prefix}-I3: special cards {specials:?}"))
    }
}

fn audit_bound<const N: usize>(bound: &Counts<N>, pile: &Counts<N>, clause: &str, which: &str) -> Result<(), String> {
    holds(bound.holds(pile), || format!("{clause}: the {which} pile is not what a seat noted"))
}
