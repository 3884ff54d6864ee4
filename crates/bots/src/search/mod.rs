//! The bot that looks ahead: information-set Monte Carlo tree search for any game.
//!
//! Each iteration samples a determinization of the view, selects down the tree of information sets by PUCT with availability
//! counts, rolls out a little by the policy of the game, and lets the game's evaluation say what that is worth to every
//! seat. Every seat maximises its own share of the win. Equal seeds, questions and iterations give equal answers.

mod history;
mod mast;
mod thread;
mod tree;
mod value;

use std::time::{Duration, Instant};

use engine::{QuickDice, Seat, Viewer};

use self::thread::SearchThread;
pub use self::value::shares;
use crate::advice::{ActionValue, Advice};
use crate::{Bot, Knowledge, SearchParameters};

/// How much a search thinks. What else there is to say about how it thinks is the game's: [`crate::SearchParameters`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    /// Iterations for a decision, at most.
    pub iterations: u32,
    /// Time for a decision, at most; without a limit, equal seeds give equal answers.
    pub time: Option<Duration>,
    /// Threads that think at once, each in a tree of its own.
    pub threads: usize,
}

impl Budget {
    /// So many iterations, however long they take, on one thread.
    pub const fn of(iterations: u32) -> Self {
        Self { iterations, time: None, threads: 1 }
    }

    /// At most so long.
    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }

    #[must_use]
    pub const fn on(self, threads: usize) -> Self {
        Self { threads, ..self }
    }
}

#[derive(Clone, Debug)]
pub struct Search<G: Knowledge> {
    budget: Budget,
    /// Other parameters than the game's.
    parameters: Option<SearchParameters>,
    threads: Vec<SearchThread<G>>,
    /// The last question and the answer given to it: what was found then may be of use in the next.
    last: Option<(G::View, G::Action)>,
    dice: QuickDice,
}

impl<G: Knowledge> Search<G> {
    pub fn new(budget: Budget, seed: u64) -> Self {
        let mut dice = QuickDice::new(seed);
        let threads = (0..budget.threads.max(1)).map(|_| SearchThread::new(&mut dice)).collect();
        Self { budget, parameters: None, threads, last: None, dice }
    }

    /// The same bot with other parameters than the game's: to find out which is best.
    #[must_use]
    pub fn with_parameters(self, parameters: SearchParameters) -> Self {
        Self { parameters: Some(parameters), ..self }
    }

    /// What the search finds for `seat`, which is to decide.
    pub fn find(&mut self, view: &G::View, seat: Seat) -> Advice<G::Action> {
        self.compare(view, seat, &[])
    }

    /// What the search finds if it looks at each of these actions of `seat` as often as at the others of them; where it
    /// likes, if there are none.
    pub fn compare(&mut self, view: &G::View, seat: Seat, round_robin: &[G::Action]) -> Advice<G::Action> {
        let began = Instant::now();
        let world = G::sample_world(view, &mut self.dice);
        let mut actions = Vec::new();
        match round_robin {
            [] => world.candidates(seat, &mut actions),
            round_robin => actions.extend(round_robin),
        }
        // A tree learns nothing of what has to be done; whoever asks about it wants to know what it brings.
        let round_robin = if actions.len() == 1 { &actions[..] } else { round_robin };
        let follows = self.follows(view, seat);
        let parameters = self.parameters.unwrap_or_else(|| G::search_parameters(world.seats()));
        let root_priors = parameters
            .root_prior_temperature
            .map(|temperature| thread::root_priors::<G>(view, seat, temperature, &mut self.dice));
        let until = self.budget.time.map(|time| began + time);
        let threads = self.threads.len() as u32;
        let share = |index: u32| self.budget.iterations / threads + u32::from(index < self.budget.iterations % threads);
        let search = |thread: &mut SearchThread<G>, index: u32| {
            thread.parameters = parameters;
            thread.ask(&world, seat, follows.as_ref());
            thread.restrict_root(round_robin);
            if let Some(root_priors) = &root_priors {
                thread.set_root_priors(root_priors);
            }
            thread.search(view, share(index), until);
        };
        let (first, others) = self.threads.split_first_mut().expect("there is a thread");
        std::thread::scope(|scope| {
            for (index, thread) in (1..).zip(others) {
                let search = &search;
                scope.spawn(move || search(thread, index));
            }
            search(first, 0);
        });
        Advice::merged(&world, &actions, self.threads.iter().map(SearchThread::findings).collect())
            .at_temperature_one(parameters.inverse_temperature)
    }

    /// What was answered last, if nothing else has happened since: then what was found there goes on being true.
    fn follows(&mut self, view: &G::View, seat: Seat) -> Option<(G, G::Action)> {
        let (last, action) = self.last.take()?;
        let before = G::determinise(&last, &mut self.dice);
        if before.check(seat, &action).is_err() {
            return None;
        }
        let mut after = before.clone();
        after.apply(seat, &action, &mut ());
        let asked = after.awaiting().seats().contains(seat);
        (asked && after.view(Viewer::Seat(seat)) == *view).then_some((before, action))
    }
}

impl<G: Knowledge> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let world = G::determinise(view, &mut self.dice);
        let mut actions = Vec::new();
        world.candidates(seat, &mut actions);
        let action = match actions[..] {
            [only] => only,
            _ => self.find(view, seat).choices.first().map_or(actions[0], |found: &ActionValue<_>| found.action),
        };
        self.last = Some((view.clone(), action));
        action
    }

    fn think_within(&mut self, time: Duration) {
        self.budget.time = Some(time);
    }
}
