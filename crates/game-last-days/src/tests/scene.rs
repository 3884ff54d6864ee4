//! Scenes of this edition: what both editions say lies in `fleet`, the rest here.

#[path = "../../../fleet/tests/shared/scene/mod.rs"]
mod shared;

pub(crate) use shared::{FROZEN, Scene, card, clauses, event, fresh, frozen, special};

use fleet::Berth;

use super::every_action::all_actions;
use crate::actions::{Action, Chance};
use crate::kinds::{EventCard, Senator, Zone};
use crate::setup::Options;
use crate::stack::Step;
use crate::state::LastDays as Position;
use shared::{less, load, named, take, under_way};

const WAITING: Step = Step::Influence;

/// A round under way with all usual rules.
pub(crate) fn scene(colours: &'static str) -> Scene {
    scene_with(colours, |_| {})
}

/// The same with options; *Debts* was the first event.
pub(crate) fn scene_with(colours: &'static str, change: impl Fn(&mut Options)) -> Scene {
    under_way(colours, change).current("debts")
}

/// A game from its very beginning with another data file.
pub(crate) fn fresh_with(colours: &'static str, text: &str) -> Scene {
    shared::fresh_with(colours, load(text), |_| {})
}

fn senator(name: &str) -> Senator {
    named(name, "senator")
}

/// The ship an action names by its number.
fn ship_of(action: &Action) -> Option<Berth> {
    match *action {
        Action::Board { ship } | Action::Sail { ship, .. } | Action::Target { ship } => Some(ship),
        Action::Exchange { ship } | Action::Sacrifice { ship, .. } => Some(ship),
        Action::Lose { zone: Zone::Ship(ship) | Zone::Hold(ship) } => Some(ship),
        _ => None,
    }
}

impl Scene {
    pub(crate) fn front(self, text: &str) -> Self {
        self.say(text, |party, cubes| party.spent = cubes)
    }

    /// `b strategos, r archon`: who holds what; markers stand there, unless `fields` says otherwise afterwards.
    pub(crate) fn senators(mut self, text: &str) -> Self {
        for (seat, senator) in self.holders(text, senator) {
            self.game.table.senators[senator.index()].holder = Some(seat);
            self.game.table.council.players[seat].marker = self.game.table.data.field(senator);
        }
        self
    }

    /// `oraklos2 archon1`: bonus markers on tiles.
    pub(crate) fn bonus(mut self, text: &str) -> Self {
        for word in text.split_whitespace() {
            let (name, markers) = word.split_at(word.len() - 1);
            self.game.table.senators[senator(name).index()].bonus = markers.parse().unwrap();
        }
        self
    }

    /// The events since the first, which was *Debts*; the last one is current. Markers go for those that are covered.
    pub(crate) fn revealed(mut self, text: &str) -> Self {
        for event in text.split_whitespace().map(event) {
            let covers_doom = self.game.table.event.is_some_and(EventCard::is_doom);
            self.see(event);
            let council = &mut self.game.table.council;
            council.event_deck = less(council.event_deck, 1, "events in the deck");
            council.markers_left = less(council.markers_left, covers_doom.into(), "Doom markers");
        }
        self
    }

    /// This event is current, whatever came before; markers and ships stay as they are.
    pub(crate) fn current(mut self, name: &str) -> Self {
        self.see(event(name));
        self
    }

    /// So many Doom markers are gone.
    pub(crate) fn markers_gone(mut self, gone: u8) -> Self {
        self.game.table.council.markers_left = less(3, gone, "Doom markers");
        self
    }

    /// These cards are the Hand of the Gods.
    pub(crate) fn gods(mut self, text: &str) -> Self {
        for card in text.split_whitespace().map(card) {
            self.game.table.gods.add(card.index());
            take(&mut self.game.cards.politics.pile, card.index(), card.name());
        }
        self
    }

    /// The cubes of a player on the own cards, from the first slot.
    pub(crate) fn on_cards(self, colour: &str, cubes: [u8; 5]) -> Self {
        self.say(&format!("{colour}0"), |party, _| party.on_slots = cubes)
    }

    /// The Senate phase begins; another Influence phase would follow.
    pub(crate) fn senate_phase(self) -> Self {
        self.go(Step::Senators)
    }

    /// The auction of this slot begins, from 1; after the fifth comes Strategos.
    pub(crate) fn auction(self, slot: u8) -> Self {
        self.go(Step::BeginAuction { slot: less(slot, 1, "slots, counted from 1") })
    }

    /// Step 4 begins: the delayed effect, then the Doom effect, the next event, and what follows.
    pub(crate) fn step_4(self) -> Self {
        self.only(&[Step::Delayed, Step::DoomEffect, Step::Reveal, Step::NeutralsBoard, Step::CleanUp])
    }

    /// The delayed effect of the current event, and nothing else.
    pub(crate) fn delayed(self) -> Self {
        self.go(Step::Delayed)
    }

    /// The clean-up, with the event that was just revealed; then hands are filled.
    pub(crate) fn clean_up(self) -> Self {
        self.go(Step::CleanUp)
    }

    /// The Hand of the Gods is laid out.
    #[track_caller]
    pub(crate) fn gods_lay(&mut self, cards: &str) -> &mut Self {
        self.luck(Chance::Gods { cards: cards.split_whitespace().map(card).collect() })
    }

    pub(crate) fn fronts(&self) -> String {
        self.of_each(|party| party.spent)
    }

    pub(crate) fn losses(&self) -> String {
        self.by_seat(|seat| self.game.table.lost[seat])
    }
}
