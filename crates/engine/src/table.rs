//! A running game: its position and the steps that led there.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Awaiting, Game, PerSeat, Refused, Seat, SeatSet, Seed, Viewer};

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, bound = "")]
pub enum Step<G: Game> {
    /// A seat chose.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
        /// Whether it was the only legal action and was made for the seat.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forced: bool,
    },
    /// Luck decided.
    Chance(G::Chance),
}

impl<G: Game> Step<G> {
    /// Takes a step that was checked when it was first taken.
    pub fn replay(&self, position: &mut G) {
        match self {
            Self::Act { seat, action, .. } => position.apply(*seat, action, &mut ()),
            Self::Chance(chance) => position.apply_chance(chance, &mut ()),
        }
    }
}

impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act { seat, action, forced } => {
                write!(f, "{seat}: {action}{}", if *forced { " (forced)" } else { "" })
            }
            Self::Chance(chance) => write!(f, "luck: {chance}"),
        }
    }
}

/// A step that was taken, and what it made happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<G: Game> {
    /// The step.
    pub step: Step<G>,
    /// What happened, with its secrets; [`Game::seen`] filters it for a viewer.
    pub events: Vec<G::Event>,
    /// Luck or a secret came to light: nothing before this can be taken back.
    pub barrier: bool,
    /// Everybody could notice it. What is not public is a part of a sealed choice that its seat has not finished.
    pub public: bool,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefused {
    /// Only whoever is to decide now, or has decided in secret while others have not, may take back.
    #[error("only the player whose turn it is can take a step back")]
    NotAwaited,
    /// The step before is luck, a revealed secret or somebody else's.
    #[error("nothing can be taken back: luck, a revealed secret or another player's decision lies before")]
    Barrier,
}

/// What can be seen of a table, to be compared with what can be seen of it later.
struct Sight<G> {
    position: G,
    awaited: SeatSet,
}

/// A running game.
#[derive(Debug)]
pub struct Table<G: Game> {
    components: &'static G::Components,
    options: G::Options,
    position: G,
    played: Vec<Played<G>>,
    chance_events: u64,
    /// Counts every change, steps taken and taken back: never returns to an earlier value.
    changes: u64,
    /// How many of those changes each seat could notice: never returns to an earlier value.
    noticed: PerSeat<u64>,
    /// How many of them everybody could notice.
    public: u64,
    /// The value of `noticed` when each seat's present decision was opened.
    opened: PerSeat<u64>,
}

// Not derived: that would ask the components to be cloned, which are shared.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            components: self.components,
            options: self.options.clone(),
            position: self.position.clone(),
            played: self.played.clone(),
            chance_events: self.chance_events,
            changes: self.changes,
            noticed: self.noticed,
            public: self.public,
            opened: self.opened,
        }
    }
}

impl<G: Game> Table<G> {
    /// The same table, before its first step, played by an older version of the rules. Nothing if the game does not
    /// know that version.
    pub fn by_rules(self, version: u32) -> Option<Self> {
        let position = self.position.by_rules(version)?;
        Some(Self { position, ..self })
    }

    /// A table before its first step.
    pub fn new(components: &'static G::Components, options: G::Options) -> Result<Self, G::Illegal> {
        let position = G::setup(components, &options)?;
        let none = PerSeat::new(position.seats());
        Ok(Self {
            components,
            options,
            position,
            played: Vec::new(),
            chance_events: 0,
            changes: 0,
            noticed: none,
            public: 0,
            opened: none,
        })
    }

    /// The components the game is played with.
    pub fn components(&self) -> &'static G::Components {
        self.components
    }

    /// The options the game is played with.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The position now.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The steps so far.
    pub fn played(&self) -> &[Played<G>] {
        &self.played
    }

    /// How many outcomes of luck there were.
    pub fn chance_events(&self) -> u64 {
        self.chance_events
    }

    /// Counts every change of the table, also steps taken back. Nobody may know it: it says how far others are with
    /// what they choose in secret.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Counts the changes `viewer` could notice, also steps taken back: what a viewer may know. It follows from the
    /// steps alone, so it is the same after a replay.
    pub fn noticed(&self, viewer: Viewer) -> u64 {
        viewer.seat().and_then(|seat| self.noticed.get(seat)).copied().unwrap_or(self.public)
    }

    /// How many steps everybody could notice: the number of the last one, as everybody counts them.
    pub fn public_steps(&self) -> usize {
        self.played.iter().filter(|played| played.public).count()
    }

    /// How many steps were taken before the public step after number `public`: the last of its steps that could still
    /// be called the same moment by everybody.
    pub fn steps_until(&self, public: usize) -> usize {
        let mut later = self.played.iter().enumerate().filter(|(_, played)| played.public).skip(public);
        later.next().map_or(self.played.len(), |(index, _)| index)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.position.awaiting() == Awaiting::Over
    }

    /// The seats that are to decide now.
    pub fn awaited(&self) -> SeatSet {
        self.position.awaiting().seats()
    }

    /// The id of the decision `seat` is asked now. An answer names it, so that a double click or
    /// an old page answers nothing, and others may commit in the meantime. It counts what the seat could notice, so it
    /// tells nothing about others.
    pub fn decision(&self, seat: Seat) -> Option<u64> {
        self.awaited().contains(seat).then(|| self.opened[seat])
    }

    /// The id of what `seat` last decided or is asked now: what taking back names, also while others still choose.
    pub fn opened(&self, seat: Seat) -> Option<u64> {
        (seat.index() < self.position.seats()).then(|| self.opened[seat])
    }

    /// The position after the first `steps` steps.
    pub fn at(&self, steps: usize) -> G {
        let first =
            G::setup(self.components, &self.options).expect("the same options were accepted when the table was made");
        let mut position = first.by_rules(self.position.rules_version()).expect("the table is played by that version");
        for played in self.played.iter().take(steps) {
            played.step.replay(&mut position);
        }
        position
    }

    /// The events of a step as `viewer` may know them.
    pub fn events_for(&self, step: usize, viewer: Viewer) -> Vec<G::Event> {
        self.played
            .get(step)
            .map_or_else(Vec::new, |played| played.events.iter().map(|event| G::seen(event, viewer)).collect())
    }

    /// All that follows if `seat` does `action`: the action, then luck and forced actions until somebody has a choice.
    /// Changes nothing, so that the steps can be stored before they are taken.
    pub fn plan(&self, seat: Seat, action: G::Action, seed: &Seed) -> Result<Vec<Step<G>>, Refused<G::Illegal>> {
        let mut position = self.position.clone();
        position.play(seat, &action, &mut ())?;
        let mut steps = vec![Step::Act { seat, action, forced: false }];
        self.settle(position, seed, &mut steps);
        Ok(steps)
    }

    /// Luck and forced actions until somebody has a choice: what begins a game.
    pub fn plan_start(&self, seed: &Seed) -> Vec<Step<G>> {
        let mut steps = Vec::new();
        self.settle(self.position.clone(), seed, &mut steps);
        steps
    }

    fn settle(&self, mut position: G, seed: &Seed, steps: &mut Vec<Step<G>>) {
        let mut chance_events = self.chance_events;
        let mut actions = Vec::new();
        loop {
            match position.awaiting() {
                Awaiting::Over => return,
                Awaiting::Chance => {
                    let chance = position.sample_chance(&mut seed.dice(chance_events));
                    chance_events += 1;
                    position.apply_chance(&chance, &mut ());
                    steps.push(Step::Chance(chance));
                }
                Awaiting::Seats(seats) => {
                    let mut awaited = seats.iter();
                    let (Some(seat), None) = (awaited.next(), awaited.next()) else { return };
                    actions.clear();
                    position.legal_actions(seat, &mut actions);
                    let &[action] = &actions[..] else { return };
                    if !position.may_be_made_for(seat, &action) {
                        return;
                    }
                    position.apply(seat, &action, &mut ());
                    steps.push(Step::Act { seat, action, forced: true });
                }
            }
        }
    }

    /// Takes a step, checked.
    pub fn push(&mut self, step: Step<G>) -> Result<(), Refused<G::Illegal>> {
        let before = self.sight();
        let mut events = Vec::new();
        let mut actor = None;
        let barrier = match &step {
            Step::Act { seat, action, .. } => {
                let reveals = self.awaited().contains(*seat) && self.position.reveals(*seat, action);
                self.position.play(*seat, action, &mut events)?;
                actor = Some(*seat);
                reveals
            }
            Step::Chance(chance) => {
                match self.position.awaiting() {
                    Awaiting::Over => return Err(Refused::Over),
                    Awaiting::Seats(_) => return Err(Refused::NoLuckNow),
                    Awaiting::Chance => self.position.check_chance(chance)?,
                }
                self.position.apply_chance(chance, &mut events);
                self.chance_events += 1;
                true
            }
        };
        self.changes += 1;
        let public = self.notice(&before, !events.is_empty(), |seat| actor == Some(seat));
        self.played.push(Played { step, events, barrier, public });
        Ok(())
    }

    /// What everybody sees now.
    fn sight(&self) -> Sight<G> {
        Sight { position: self.position.clone(), awaited: self.awaited() }
    }

    /// Counts a change for everybody who could notice it: `announced` says that something was made public, `acted` who did it.
    /// Whether everybody could notice it.
    fn notice(&mut self, before: &Sight<G>, announced: bool, acted: impl Fn(Seat) -> bool) -> bool {
        let (old, new) = (&before.position, &self.position);
        let differs = |viewer: Viewer| old.view(viewer) != new.view(viewer);
        let public = announced || G::OPEN || before.awaited != self.awaited() || differs(Viewer::Public);
        self.public += u64::from(public);
        for seat in Seat::all(self.position.seats()) {
            let asked = acted(seat) || old.ask(seat) != new.ask(seat);
            if public || asked || differs(Viewer::Seat(seat)) {
                self.noticed[seat] += 1;
            }
            if asked {
                self.opened[seat] = self.noticed[seat];
            }
        }
        public
    }

    /// The steps that go if `seat` takes back its last own decision, by their places from 0.
    ///
    /// They are the last ones, or sealed ones among those of others who choose at the same time.
    pub fn undo_step(&self, seat: Seat) -> Result<Vec<usize>, UndoRefused> {
        let (first, _) = self.own_decisions(seat).next().ok_or(self.undo_refusal(seat))?;
        self.taken_from(first, seat).ok_or(self.undo_refusal(seat))
    }

    /// The steps that go if `seat` takes back all that can be taken back.
    pub fn undo_turn(&self, seat: Seat) -> Result<Vec<usize>, UndoRefused> {
        let mut taken = self.undo_step(seat)?;
        for (first, _) in self.own_decisions(seat).skip(1) {
            match self.taken_from(first, seat) {
                Some(more) => taken = more,
                None => break,
            }
        }
        Ok(taken)
    }

    fn undo_refusal(&self, seat: Seat) -> UndoRefused {
        if self.awaited().contains(seat) { UndoRefused::Barrier } else { UndoRefused::NotAwaited }
    }

    /// The decisions of `seat` since luck or a secret came to light, the last one first. A forced action goes back
    /// together with the choice that led to it.
    fn own_decisions(&self, seat: Seat) -> impl Iterator<Item = (usize, &Played<G>)> {
        let open = self.played.iter().enumerate().rev().take_while(|(_, played)| !played.barrier);
        open.filter(
            move |(_, played)| matches!(played.step, Step::Act { seat: actor, forced: false, .. } if actor == seat),
        )
    }

    /// All steps of `seat` from its decision at `first` on, if they can be taken back.
    fn taken_from(&self, first: usize, seat: Seat) -> Option<Vec<usize>> {
        let own = |played: &Played<G>| matches!(played.step, Step::Act { seat: actor, .. } if actor == seat);
        let taken: Vec<usize> = (first..self.played.len()).filter(|&index| own(&self.played[index])).collect();
        let last_ones = taken.len() == self.played.len() - first;
        let last_word = last_ones && self.awaited().contains(seat) && !self.others_choose_unseen(seat);
        let fair = last_word || self.is_sealed(first, seat, &taken);
        fair.then_some(taken)
    }

    /// Whether somebody else could be in the middle of a sealed choice, or have begun one: whether something can be
    /// taken back must not tell.
    fn others_choose_unseen(&self, seat: Seat) -> bool {
        let sees = |position: &G| (position.awaiting(), position.view(Viewer::Public));
        let mut actions = Vec::new();
        self.awaited().iter().filter(|&other| other != seat).any(|other| {
            actions.clear();
            self.position.legal_actions(other, &mut actions);
            actions.iter().any(|action| {
                let (mut next, mut events) = (self.position.clone(), Vec::new());
                next.apply(other, action, &mut events);
                events.is_empty() && !G::OPEN && sees(&next) == sees(&self.position)
            })
        })
    }

    /// Whether everybody who has acted since `first`, or is to decide now, was asked at that time already and would
    /// have been asked and answered the same without the steps `taken` of `seat`: then nobody has seen them, and they
    /// might as well come last.
    fn is_sealed(&self, first: usize, seat: Seat, taken: &[usize]) -> bool {
        let start = self.at(first);
        let Awaiting::Seats(together) = start.awaiting() else { return false };
        let (mut there, mut without) = (start.clone(), start.clone());
        let mut acted = SeatSet::EMPTY;
        for (index, played) in self.played.iter().enumerate().skip(first) {
            let Step::Act { seat: actor, action, .. } = &played.step else { return false };
            if !taken.contains(&index) {
                let asked_alike = together.contains(*actor) && without.ask(*actor) == there.ask(*actor);
                if !asked_alike || without.play(*actor, action, &mut ()).is_err() {
                    return false;
                }
                acted = acted.with(*actor);
            }
            there.apply(*actor, action, &mut ());
        }
        let same_question = |other: Seat| {
            other == seat || together.contains(other) && (acted.contains(other) || start.ask(other) == there.ask(other))
        };
        if self.awaited().is_empty() || !self.awaited().iter().all(same_question) {
            return false;
        }
        let mut last = without;
        let again = taken.iter().all(|&index| match &self.played[index].step {
            Step::Act { action, .. } => last.play(seat, action, &mut ()).is_ok(),
            Step::Chance(_) => false,
        });
        again && last == self.position
    }

    /// Takes steps out that [`Table::undo_step`] or [`Table::undo_turn`] names; what others did in between stays, and
    /// so do their decisions.
    pub fn take_back(&mut self, taken: &[usize]) -> Result<(), Refused<G::Illegal>> {
        let Some(&first) = taken.first() else { return Ok(()) };
        let kept = self.played.iter().enumerate().skip(first).filter(|(index, _)| !taken.contains(index));
        let mut next = self.clone();
        next.truncate(first);
        for (_, played) in kept {
            next.push(played.step.clone())?;
        }
        let public_events = |table: &Self| -> Vec<Vec<G::Event>> {
            table.played[first..].iter().filter(|played| played.public).map(|played| played.events.clone()).collect()
        };
        let news = public_events(self) != public_events(&next);
        (next.changes, next.noticed) = (self.changes + 1, self.noticed);
        (next.public, next.opened) = (self.public, self.opened);
        let took = |seat: Seat| {
            taken.iter().any(|&index| {
                matches!(self.played.get(index), Some(Played { step: Step::Act { seat: actor, .. }, .. }) if *actor == seat)
            })
        };
        next.notice(&self.sight(), news, took);
        *self = next;
        Ok(())
    }

    /// Goes back to the position after the first `steps` steps.
    pub fn truncate(&mut self, steps: usize) {
        if steps >= self.played.len() {
            return;
        }
        self.position = self.at(steps);
        self.played.truncate(steps);
        self.chance_events = self.played.iter().filter(|played| matches!(played.step, Step::Chance(_))).count() as u64;
        self.changes += 1;
        self.public += 1;
        for seat in Seat::all(self.position.seats()) {
            self.noticed[seat] += 1;
            self.opened[seat] = self.noticed[seat];
        }
    }
}
