//! Random games under watch.

use std::collections::BTreeSet;

use engine::{
    Awaiting, Components, Dice, Game, Meta, QuickDice, Record, Refusal, Seat, SeatSet, Seed, Step, Table, UndoRefused,
    Viewer,
};

use crate::secrets;
use crate::twins::{Met, Twins};

/// Longer games are taken for endless ones.
pub(crate) const MOST_STEPS: usize = 5_000;
/// Actions met on the way that are tried at other positions too.
const MOST_CANDIDATES: usize = 400;
/// Twins cost a game for each who may look on, so they are fewer.
const GAMES_PER_TWIN: u64 = 10;
/// Outcomes of luck met on the way that are tried at other positions too.
const MOST_OUTCOMES: usize = 40;

/// How many random games to play: `SOAK_GAMES` if it is set, for the long run.
pub fn games_to_play(short: u64) -> u64 {
    std::env::var("SOAK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(short)
}

/// The battery over these options, with the components that come with the game.
pub fn battery<G: Game>(options: impl IntoIterator<Item = G::Options>) -> Battery<G> {
    Battery {
        components: G::Components::standard(),
        options: options.into_iter().collect(),
        games: 100,
        candidates: BTreeSet::new(),
    }
}

/// Random games under watch; see [`battery`].
pub struct Battery<G: Game> {
    components: &'static G::Components,
    options: Vec<G::Options>,
    games: u64,
    candidates: BTreeSet<G::Action>,
}

impl<G: Game> Battery<G> {
    /// Plays with these components.
    #[must_use]
    pub fn components(mut self, components: &'static G::Components) -> Self {
        self.components = components;
        self
    }

    /// Plays so many games with each of the options.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// Actions that are tried at every position: legal ones must be listed, others refused.
    #[must_use]
    pub fn candidates(mut self, actions: impl IntoIterator<Item = G::Action>) -> Self {
        self.candidates.extend(actions);
        self
    }

    /// Plays. The first fault panics; before it, the game and the step are printed.
    pub fn run(self) {
        meta_is_sound(&G::META);
        for options in &self.options {
            for number in 0..self.games {
                Run::new(&self, options, number).play();
            }
            if !G::OPEN {
                let twins = Twins::<G>::default();
                (0..self.games.div_ceil(GAMES_PER_TWIN))
                    .for_each(|seed| twins.play_with(self.components, options, seed, &mut Met::default()));
            }
        }
    }
}

fn meta_is_sound(meta: &Meta) {
    assert!(meta.min_seats >= 1 && meta.min_seats <= meta.max_seats, "the numbers of seats make no sense");
    assert!(usize::from(meta.max_seats) <= engine::MAX_SEATS, "too many seats");
    assert!(!meta.id.is_empty() && !meta.prefix.is_empty(), "a game needs an id and a prefix");
}

/// One game under watch.
struct Run<'a, G: Game> {
    candidates: BTreeSet<G::Action>,
    outcomes: Vec<G::Chance>,
    table: Table<G>,
    /// The position after each step.
    positions: Vec<G>,
    seed: Seed,
    dice: QuickDice,
    number: u64,
    options: &'a G::Options,
}

impl<G: Game> Drop for Run<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let last = self.table.played().last().map(|played| played.step.to_string());
            let (game, options, step) = (self.number, self.options, self.table.played().len());
            eprintln!("{} {options:?}, random game {game}, after step {step} ({last:?})", G::META.id);
        }
    }
}

impl<'a, G: Game> Run<'a, G> {
    fn new(battery: &Battery<G>, options: &'a G::Options, number: u64) -> Self {
        let table = Table::<G>::new(battery.components, options.clone()).expect("the options are legal");
        Self {
            candidates: battery.candidates.clone(),
            outcomes: Vec::new(),
            positions: vec![table.position().clone()],
            table,
            seed: Seed::from_words(&format!("battery {number}")),
            dice: QuickDice::new(number),
            number,
            options,
        }
    }

    fn play(mut self) {
        self.inspect();
        let mut steps = self.table.plan_start(&self.seed);
        loop {
            for step in steps {
                self.push(step);
            }
            let Some(seat) = self.one_of_the_awaited() else { break };
            self.commitments_commute();
            if self.dice.below(8) == 0 {
                self.undo_goes_back(seat);
                let anybody = Seat(self.dice.below(self.table.position().seats() as u32) as u8);
                self.undo_goes_back(anybody);
            }
            if self.dice.below(200) == 0 {
                self.unfinished_record_replays();
            }
            let actions = listed(self.table.position(), seat);
            let action = self.pick(&actions);
            let decision = self.table.decision(seat);
            assert!(decision.is_some(), "an awaited seat has a decision to answer");
            steps = self.table.plan(seat, action, &self.seed).expect("listed actions are legal");
            assert!(self.table.played().len() < MOST_STEPS, "the game does not end");
        }
        self.end();
    }

    fn pick(&mut self, actions: &[G::Action]) -> G::Action {
        actions[self.dice.below(actions.len() as u32) as usize]
    }

    fn one_of_the_awaited(&mut self) -> Option<Seat> {
        let awaited: Vec<Seat> = self.table.awaited().iter().collect();
        (!awaited.is_empty()).then(|| awaited[self.dice.below(awaited.len() as u32) as usize])
    }

    fn push(&mut self, step: Step<G>) {
        match &step {
            Step::Act { action, .. } if self.candidates.len() < MOST_CANDIDATES => {
                self.candidates.insert(*action);
            }
            Step::Chance(chance) if self.outcomes.len() < MOST_OUTCOMES => self.outcomes.push(chance.clone()),
            _ => {}
        }
        let noticed = self.noticed();
        self.table.push(step).expect("planned steps are legal");
        self.nobody_counts_along(&noticed);
        self.positions.push(self.table.position().clone());
        self.inspect();
    }

    /// How often each viewer could notice something.
    fn noticed(&self) -> Vec<(Viewer, u64)> {
        let seats = Seat::all(self.table.position().seats()).map(Viewer::Seat);
        seats.chain([Viewer::Public]).map(|viewer| (viewer, self.table.noticed(viewer))).collect()
    }

    /// Where somebody chooses in secret, others learn nothing before the choice is made: what they see, what they are
    /// asked and what they may take back stay as they are.
    fn nobody_counts_along(&self, before: &[(Viewer, u64)]) {
        let played = self.table.played().last().expect("a step was taken");
        let (now, steps) = (self.noticed(), self.table.played().len());
        for (was, is) in before.iter().zip(&now) {
            assert!(is.1 == was.1 || is.1 == was.1 + 1, "one step is more than one change for {:?}", is.0);
            assert!(is.1 > was.1 || !played.public, "{:?} has not noticed what is public", is.0);
        }
        if played.public {
            return;
        }
        assert!(played.events.is_empty(), "everybody is told of {}, and nobody notices", played.step);
        let old = self.positions.last().expect("the position before");
        let mut earlier = self.table.clone();
        earlier.truncate(steps - 1);
        for ((viewer, was), (_, is)) in before.iter().zip(&now) {
            if is > was {
                continue;
            }
            let step = &played.step;
            assert_eq!(old.view(*viewer), self.table.position().view(*viewer), "{viewer:?} sees {step}");
            let Viewer::Seat(seat) = *viewer else { continue };
            assert_eq!(old.ask(seat), self.table.position().ask(seat), "{viewer:?} is asked anew by {step}");
            let undo = |table: &Table<G>| {
                let step = table.undo_step(seat).map(|taken| taken.len());
                (step, table.undo_turn(seat).map(|taken| taken.len()))
            };
            assert_eq!(undo(&earlier), undo(&self.table), "{viewer:?} learns of {step} by what can be taken back");
        }
    }

    /// All that must hold at every position.
    fn inspect(&mut self) {
        let game = self.table.position();
        game.audit().unwrap_or_else(|why| panic!("the audit: {why}"));
        assert_eq!(game.seats(), self.table.position().scores().len(), "every seat has a score");
        match game.awaiting() {
            Awaiting::Seats(awaited) => {
                assert!(!awaited.is_empty(), "nobody is awaited, and the game is not over");
                awaited.iter().for_each(|seat| legality_has_one_truth(game, seat, &self.candidates));
            }
            Awaiting::Chance => luck_is_sound(game, &self.outcomes, &mut self.dice),
            Awaiting::Over => {}
        }
        // One more seat beside those at the table, one action: all come up in time.
        let somebody = Seat(self.dice.below(game.seats() as u32 + 1) as u8);
        if !self.table.awaited().contains(somebody) {
            nothing_is_legal(game, somebody, &self.candidates);
        }
        if !self.candidates.is_empty() {
            let number = self.dice.below(self.candidates.len() as u32) as usize;
            let action = self.candidates.iter().nth(number).expect("the number is below the length");
            refusals_change_nothing(game, action);
        }
        let viewer = match self.dice.below(game.seats() as u32 + 1) as u8 {
            seat if usize::from(seat) < game.seats() => Viewer::Seat(Seat(seat)),
            _ => Viewer::Public,
        };
        secrets::keep(game, viewer, &self.candidates, &mut self.dice);
        if let Some(played) = self.table.played().last() {
            secrets::seen_twice_is_seen_once::<G>(&played.events, viewer);
        }
    }

    /// Where several seats commit at once, the order does not matter.
    fn commitments_commute(&mut self) {
        let awaited: Vec<Seat> = self.table.awaited().iter().collect();
        let [first, second, ..] = awaited[..] else { return };
        let game = self.table.position();
        let (a, b) = (listed(game, first), listed(game, second));
        let (a, b) = (self.pick(&a), self.pick(&b));
        let game = self.table.position();
        let play = |order: [(Seat, G::Action); 2]| {
            let mut game = game.clone();
            for (seat, action) in order {
                game.play(seat, &action, &mut ()).expect("both are legal in any order");
            }
            game
        };
        let (one, other) = (play([(first, a), (second, b)]), play([(second, b), (first, a)]));
        assert_eq!(one, other, "the order of {first}: {a} and {second}: {b} matters");
    }

    /// Only own steps go that have told nothing; what others did stays, and done again they lead to where the table is.
    fn taking_back_is_fair(&self, seat: Seat, taken: &[usize]) {
        let played = self.table.played();
        let mut table = self.table.clone();
        table.take_back(taken).expect("what others did stays legal");
        assert!(table.changes() > self.table.changes(), "an old page could answer");
        assert!(table.awaited().contains(seat), "whoever takes back is asked again");
        if !self.table.awaited().contains(seat) {
            // Somebody else thinks: only where both were asked at the same time.
            let Awaiting::Seats(asked) = self.positions[taken[0]].awaiting() else { panic!("luck is taken back") };
            let all = self.table.awaited().iter().all(|other| asked.contains(other));
            assert!(asked.contains(seat) && all, "{seat} takes back what the next player has seen");
        }
        for step in &played[taken[0]..] {
            assert!(!step.barrier, "undo goes back over {}", step.step);
        }
        if taken.len() == played.len() - taken[0] {
            assert_eq!(*table.position(), self.positions[taken[0]], "undo leads to another position");
        }
        for &index in taken {
            let Step::Act { seat: actor, .. } = played[index].step else { panic!("luck is taken back") };
            assert_eq!(actor, seat, "a step of somebody else is taken back");
            table.push(played[index].step.clone()).expect("what was taken back can be done again");
        }
        assert_eq!(table.position(), self.table.position(), "done again it leads elsewhere");
    }

    /// What can be taken back leads to positions that were there.
    fn undo_goes_back(&mut self, seat: Seat) {
        match self.table.undo_step(seat) {
            Ok(step) => {
                let turn = self.table.undo_turn(seat).expect("a step can be taken back");
                assert!(turn.ends_with(&step) && !step.is_empty(), "undo goes back");
                for taken in [step, turn] {
                    self.taking_back_is_fair(seat, &taken);
                }
            }
            Err(UndoRefused::Barrier) => {
                if let Some(played) = self.table.played().last()
                    && let Step::Act { seat: actor, forced: false, .. } = played.step
                {
                    // What asked others to choose in secret stays: one of them might have begun, and nobody may learn it.
                    let before = self.positions[self.table.played().len() - 1].awaiting();
                    let others = self.table.awaited().without(seat);
                    let opened = before == Awaiting::Seats(SeatSet::only(seat)) && !others.is_empty();
                    assert!(actor != seat || played.barrier || opened, "an own step can be taken back");
                }
            }
            Err(UndoRefused::NotAwaited) => {
                assert!(!self.table.awaited().contains(seat), "{seat} is awaited");
            }
        }
    }

    fn unfinished_record_replays(&self) {
        let record = self.table.record(Vec::new(), &self.seed);
        assert!(record.seed.is_none() && record.result.is_none(), "the seed is told too early");
        let text = serde_json::to_string(&record).expect("a record can be written");
        assert!(!text.contains(&self.seed.reveal()), "the seed is told too early");
        let table = through_json(&record).verify().expect("an unfinished record holds");
        assert_eq!(table.position(), self.table.position(), "the record leads to another position");
    }

    fn end(self) {
        assert!(self.table.is_over(), "nobody is awaited, and the game is not over");
        let position = self.table.position();
        assert!(position.seats() == 1 || !position.winners().is_empty(), "somebody wins");
        let record = self.table.record(vec!["somebody".into(); self.table.position().seats()], &self.seed);
        let mut read = through_json(&record);
        let table = read.verify().expect("the record of a finished game holds");
        assert_eq!(table.position(), self.table.position(), "the record leads to another position");
        assert_eq!(table.played(), self.table.played(), "the record tells other events");
        read.seed = Some(Seed::from_words("another").reveal());
        assert!(read.verify().is_err(), "a wrong seed is found out");
    }
}

fn through_json<G: Game>(record: &Record<G>) -> Record<G> {
    let text = serde_json::to_string(record).expect("a record can be written");
    let read = Record::<G>::read(text.as_bytes()).expect("a record can be read");
    assert_eq!(read.steps, record.steps, "the steps read are the steps written");
    read
}

pub(crate) fn listed<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Listed actions pass the check, in their order and with labels of their own; all others fail.
fn legality_has_one_truth<G: Game>(game: &G, seat: Seat, candidates: &BTreeSet<G::Action>) {
    let actions = listed(game, seat);
    assert!(!actions.is_empty(), "{seat} is awaited and can do nothing");
    assert!(actions.is_sorted_by(|a, b| a < b), "not in order, or listed twice: {actions:?}");
    assert!(game.ask(seat).is_some(), "{seat} is awaited and is asked nothing");
    let labels: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(labels.len(), actions.len(), "two actions have one label: {labels:?}");
    for action in &actions {
        game.check(seat, action).unwrap_or_else(|why| panic!("{action} is listed and refused: {why}"));
    }
    for action in candidates {
        let allowed = game.check(seat, action).is_ok();
        assert!(!allowed || actions.binary_search(action).is_ok(), "{action} is allowed and not listed");
    }
}

fn has_a_clause<G: Game>(why: &G::Illegal) {
    let (sentence, clause) = (why.to_string(), why.clause());
    let begins = sentence.strip_prefix(clause).is_some_and(|rest| rest.starts_with(": "));
    // A specification may number its rulings, vectors, decisions and invariants in series of their own.
    let known = [G::META.prefix, "RU", "D", "IN"].iter().any(|series| clause.starts_with(series));
    assert!(begins && known, "the refusal does not begin with its clause: {sentence}");
}

/// A seat that is not awaited can do nothing, and is told why.
fn nothing_is_legal<G: Game>(game: &G, seat: Seat, candidates: &BTreeSet<G::Action>) {
    assert!(listed(game, seat).is_empty(), "{seat} is not awaited and has legal actions");
    assert_eq!(game.ask(seat), None, "{seat} is not awaited and is asked something");
    for action in candidates {
        assert!(game.check(seat, action).is_err(), "{action} is allowed for {seat}, who is not awaited");
    }
}

/// A refused action leaves the position and the log alone, and the refusal has a clause.
fn refusals_change_nothing<G: Game>(game: &G, action: &G::Action) {
    for seat in Seat::all(game.seats()) {
        let mut after = game.clone();
        let mut log = Vec::new();
        if let Err(why) = game.check(seat, action) {
            has_a_clause::<G>(&why);
            assert!(after.play(seat, action, &mut log).is_err(), "{action} is refused and can be played");
            assert_eq!(after, *game, "the refused {action} changed the position");
            assert!(log.is_empty(), "the refused {action} was logged");
        }
    }
}

/// A sampled outcome is possible; others are judged without a panic, and hold if they pass.
fn luck_is_sound<G: Game>(game: &G, outcomes: &[G::Chance], dice: &mut QuickDice) {
    let sampled = game.sample_chance(dice);
    game.check_chance(&sampled).unwrap_or_else(|why| panic!("luck decides {sampled}, and it is refused: {why}"));
    for outcome in outcomes {
        match game.check_chance(outcome) {
            Ok(()) => holds(game, outcome),
            Err(why) => has_a_clause::<G>(&why),
        }
    }
}

fn holds<G: Game>(game: &G, outcome: &G::Chance) {
    let mut after = game.clone();
    after.apply_chance(outcome, &mut ());
    after.audit().unwrap_or_else(|why| panic!("after {outcome} the audit: {why}"));
}
