//! Scenes of this edition: what both editions say lies in `fleet`, the rest here.

#[path = "../../../fleet/tests/shared/scene/mod.rs"]
mod shared;

pub(crate) use shared::{FROZEN, Scene, clauses, event, fresh, frozen, special};

use fleet::Berth;

use super::every_action::all_actions;
use crate::actions::{Action, Chance};
use crate::kinds::Faction;
use crate::setup::Options;
use crate::stack::Step;
use crate::state::Doom as Position;
use shared::{less, named, take, under_way};

const WAITING: Step = Step::Senate;

/// A round under way with all usual rules.
pub(crate) fn scene(colours: &'static str) -> Scene {
    scene_with(colours, |_| {})
}

/// The same with variants.
pub(crate) fn scene_with(colours: &'static str, change: impl Fn(&mut Options)) -> Scene {
    under_way(colours, change)
}

fn faction(name: &str) -> Faction {
    named(name, "faction")
}

/// The ship an action names by its number.
fn ship_of(action: &Action) -> Option<Berth> {
    match *action {
        Action::Board { ship } | Action::Sail { ship } | Action::Target { ship } => Some(ship),
        Action::Exchange { ship } | Action::Sacrifice { ship, .. } => Some(ship),
        _ => None,
    }
}

impl Scene {
    pub(crate) fn spent(self, text: &str) -> Self {
        self.say(text, |party, cubes| party.spent = cubes)
    }

    /// `b strategos, r archon`: who holds what; markers stand there, unless `fields` says otherwise afterwards.
    pub(crate) fn factions(mut self, text: &str) -> Self {
        for (seat, faction) in self.holders(text, faction) {
            self.game.table.factions[faction.index()].holder = Some(seat);
            self.game.table.council.players[seat].marker = self.game.table.data.field(faction);
        }
        self
    }

    /// These factions show +1.
    pub(crate) fn plus(mut self, text: &str) -> Self {
        for faction in text.split_whitespace().map(faction) {
            self.game.table.factions[faction.index()].bonus = 1;
        }
        self
    }

    pub(crate) fn display(mut self, text: &str) -> Self {
        for (place, special) in text.split_whitespace().map(special).enumerate() {
            take(&mut self.game.cards.special.pile, special.index(), special.name());
            self.game.table.display[place] = Some(special);
        }
        self
    }

    /// The events seen so far; the last one is in force.
    pub(crate) fn revealed(mut self, text: &str) -> Self {
        for event in text.split_whitespace().map(event) {
            self.see(event);
            let council = &mut self.game.table.council;
            council.event_deck = less(council.event_deck, 1, "events in the deck");
            council.markers_left = less(council.markers_left, event.is_doom().into(), "Doom markers");
        }
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        self.game.table.council.round = round;
        self
    }

    /// The Faction phase begins; the votes would follow.
    pub(crate) fn faction_phase(self) -> Self {
        self.go(Step::Factions)
    }

    /// The powers at the end of the Faction phase.
    pub(crate) fn end_of_faction_phase(self) -> Self {
        self.only(&[Step::Powers { left: crate::kinds::Faction::POWERS }, Step::TurnPlus, WAITING])
    }

    /// The vote on this slot begins, from 1.
    pub(crate) fn vote(self, slot: u8) -> Self {
        self.go(Step::BeginVote { slot: less(slot, 1, "slots, counted from 1") })
    }

    /// This event is revealed at the start of the Doom phase.
    pub(crate) fn doom(self, name: &str) -> Self {
        let mut scene = self.doom_phase();
        scene.reveal(name);
        scene
    }

    #[track_caller]
    pub(crate) fn shows(&mut self, name: &str) -> &mut Self {
        self.luck(Chance::Display { special: special(name) })
    }

    pub(crate) fn shown_plus(&self) -> Vec<Faction> {
        Faction::ALL.into_iter().filter(|&faction| self.game.table.shows_plus(faction)).collect()
    }

    pub(crate) fn spents(&self) -> String {
        self.of_each(|party| party.spent)
    }
}
