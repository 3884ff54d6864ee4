//! Two worlds that differ only in what a viewer may not know run side by side: everybody is asked the same, and to the
//! viewer the table looks the same and its JSON is the same, byte for byte.
//!
//! What varies is what the players do not show to the viewer: the cards others draw (and with them what is left in the
//! decks), what they choose in secret while several are asked at once, and what they lay down covered. What is hidden
//! is decided by [`Game::seen`] and not by the view: a leaking view would excuse its own leak, and so would a world
//! redealt from it. A position keeps no order of cards that nobody knows, so there is none to vary.

use engine::{Awaiting, Components, Dice, Game, QuickDice, Seat, SeatSet, Viewer};

use crate::battery::listed;

/// How often worlds that must part go back to the luck that parted them.
const TRIES: u32 = 40;
/// How many steps after that luck it can still be undone.
const SOON: usize = 3;

/// How two worlds are led side by side.
pub struct Twins<G: Game> {
    /// What is chosen among what is legal.
    pub choose: fn(&G, &[G::Action], &mut QuickDice) -> G::Action,
    /// Whether this question asks everybody who could hold a card: they are counted.
    pub window: fn(&G::Ask) -> bool,
}

/// What was met on the way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Met {
    /// Steps that both worlds went.
    pub steps: usize,
    /// Of these, those before which the worlds differed.
    pub differ: usize,
    /// Outcomes of luck that differed.
    pub luck: usize,
    /// Choices that differed.
    pub choices: usize,
    /// Windows in which somebody was asked.
    pub windows: usize,
}

impl<G: Game> Default for Twins<G> {
    fn default() -> Self {
        Self { choose: |_, actions, dice| actions[dice.below(actions.len() as u32) as usize], window: |_| false }
    }
}

impl<G: Game> Twins<G> {
    /// Plays a game for each who may look on, and adds what was met.
    pub fn play(&self, options: &G::Options, seed: u64, met: &mut Met) {
        self.play_with(G::Components::standard(), options, seed, met);
    }

    pub(crate) fn play_with(&self, components: &'static G::Components, options: &G::Options, seed: u64, met: &mut Met) {
        let start = G::setup(components, options).expect("the options are legal");
        let seats = Seat::all(start.seats()).map(Viewer::Seat);
        for (number, viewer) in (0..).zip(seats.chain([Viewer::Public])) {
            let dice = QuickDice::new(seed * 8 + number);
            let worlds = [start.clone(), start.clone()];
            // Sealed choices that differ part the worlds when they are opened, and with them hands that differ.
            let bold = (seed + number).is_multiple_of(2);
            Pair { twins: self, viewer, seed, bold, worlds, dice, before_luck: None, tries: 0, since: 0 }.play(met);
        }
    }
}

/// Two worlds under way.
struct Pair<'a, G: Game> {
    twins: &'a Twins<G>,
    viewer: Viewer,
    seed: u64,
    /// Whether sealed choices differ too.
    bold: bool,
    worlds: [G; 2],
    dice: QuickDice,
    /// The worlds before luck last decided differently, and how often that was tried.
    before_luck: Option<[G; 2]>,
    tries: u32,
    /// The steps since then.
    since: usize,
}

/// What came of a step of both worlds of which the viewer was told the same.
struct After<G> {
    worlds: [G; 2],
    /// Whether something different happened that the viewer was not told.
    hidden: bool,
    /// Whether nobody was told anything.
    silent: bool,
}

impl<G: Game> Pair<'_, G> {
    /// Plays until the game is over; then all may be laid open.
    fn play(mut self, met: &mut Met) {
        while self.worlds[0].awaiting() != Awaiting::Over {
            self.look_alike();
            met.steps += 1;
            met.differ += usize::from(self.worlds[0] != self.worlds[1]);
            self.since += 1;
            let next = match self.worlds[0].awaiting() {
                Awaiting::Seats(awaited) => self.choice(awaited, met),
                Awaiting::Chance | Awaiting::Over => self.luck(met),
            };
            match next {
                Some(worlds) => self.worlds = worlds,
                None => self.part(),
            }
        }
        assert_eq!(self.worlds[1].awaiting(), Awaiting::Over, "game {}: one world is over", self.seed);
    }

    /// The same seats are asked the same, and the viewer sees and reads the same.
    fn look_alike(&self) {
        let (seed, viewer, [one, other]) = (self.seed, self.viewer, &self.worlds);
        assert_eq!(asks(one), asks(other), "game {seed}: somebody else is asked");
        if one == other {
            return;
        }
        let views = self.worlds.each_ref().map(|world| world.view(viewer));
        assert_eq!(views[0], views[1], "game {seed}: the twins look different to {viewer:?}");
        let texts = views.map(|view| serde_json::to_string(&view).expect("a view can be written"));
        assert_eq!(texts[0], texts[1], "game {seed}: the twins read different to {viewer:?}");
    }

    /// The worlds have come to different things that are open: the luck before is tried again, or the second world becomes
    /// like the first.
    fn part(&mut self) {
        match &self.before_luck {
            Some(worlds) if self.tries < TRIES && self.since <= SOON => {
                self.worlds = worlds.clone();
                self.tries += 1;
            }
            _ => self.worlds[1] = self.worlds[0].clone(),
        }
    }

    /// A step in both worlds; nothing if the viewer is told different things.
    fn after(&self, play: impl Fn(usize, &mut G, &mut Vec<G::Event>)) -> Option<After<G>> {
        let mut worlds = self.worlds.clone();
        let mut logs = [Vec::new(), Vec::new()];
        for (index, (world, log)) in worlds.iter_mut().zip(&mut logs).enumerate() {
            play(index, world, log);
        }
        let seen = |log: &Vec<G::Event>| log.iter().map(|event| G::seen(event, self.viewer)).collect::<Vec<_>>();
        let [one, other] = &logs;
        (seen(one) == seen(other)).then(|| After { worlds, hidden: one != other, silent: one.is_empty() })
    }

    /// Luck of its own for each world if the viewer is not told, else the same for both.
    fn luck(&mut self, met: &mut Met) -> Option<[G; 2]> {
        for _ in 0..3 {
            let chances = self.worlds.each_ref().map(|world| world.sample_chance(&mut self.dice));
            let after = self.after(|index, world, log| world.apply_chance(&chances[index], log));
            if let Some(After { worlds, hidden: true, .. }) = after
                && asks(&worlds[0]) == asks(&worlds[1])
            {
                if self.before_luck.as_ref() != Some(&self.worlds) {
                    self.before_luck = Some(self.worlds.clone());
                    self.tries = 0;
                }
                self.since = 0;
                met.luck += 1;
                return Some(worlds);
            }
        }
        // A card that is laid open must lie in both decks.
        (0..50).find_map(|_| {
            let chance = self.worlds[0].sample_chance(&mut self.dice);
            self.worlds[1].check_chance(&chance).ok()?;
            Some(self.after(|_, world, log| world.apply_chance(&chance, log))?.worlds)
        })
    }

    /// The same choice in both worlds, or one of its own for each if the viewer is not told.
    fn choice(&mut self, awaited: SeatSet, met: &mut Met) -> Option<[G; 2]> {
        let awaited: Vec<Seat> = awaited.iter().collect();
        let seat = awaited[self.dice.below(awaited.len() as u32) as usize];
        met.windows += usize::from(self.worlds[0].ask(seat).is_some_and(|ask| (self.twins.window)(&ask)));
        let lists = self.worlds.each_ref().map(|world| listed(world, seat));
        if self.viewer.is(seat) {
            return self.own_choice(seat, &lists);
        }
        self.forced_tells_nothing(seat, &lists);
        let actions = [0, 1].map(|world| (self.twins.choose)(&self.worlds[world], &lists[world], &mut self.dice));
        if actions[0] != actions[1]
            && let Some(after) = self.after(|index, world, log| world.apply(seat, &actions[index], log))
            && (after.hidden || self.bold && after.silent && awaited.len() > 1)
            && asks(&after.worlds[0]) == asks(&after.worlds[1])
        {
            met.choices += 1;
            return Some(after.worlds);
        }
        let [one, other] = lists;
        let both: Vec<G::Action> = one.into_iter().filter(|action| other.contains(action)).collect();
        if both.is_empty() {
            // Both must show a card, and they hold different ones.
            return None;
        }
        let action = (self.twins.choose)(&self.worlds[0], &both, &mut self.dice);
        self.same_choice(seat, &action)
    }

    /// The same choice in both worlds; nothing if sealed choices that differ come to light by it.
    fn same_choice(&self, seat: Seat, action: &G::Action) -> Option<[G; 2]> {
        let worlds = self.after(|_, world, log| world.apply(seat, action, log))?.worlds;
        let opened = self.bold && self.worlds[0].reveals(seat, action);
        (!opened || worlds[0].view(self.viewer) == worlds[1].view(self.viewer)).then_some(worlds)
    }

    /// What the viewer may do, and is told of it, does not depend on what is hidden.
    fn own_choice(&mut self, seat: Seat, [one, other]: &[Vec<G::Action>; 2]) -> Option<[G; 2]> {
        assert_eq!(one, other, "game {}: {seat} may do other things", self.seed);
        let action = (self.twins.choose)(&self.worlds[0], one, &mut self.dice);
        let next = self.same_choice(seat, &action);
        let fair = next.is_some() || self.worlds[0].reveals(seat, &action);
        assert!(fair, "game {}: {seat} is told by {action} what is hidden", self.seed);
        next
    }

    /// What is made for a player tells nothing that others could not see.
    fn forced_tells_nothing(&self, seat: Seat, [one, other]: &[Vec<G::Action>; 2]) {
        for (world, actions, others) in [(&self.worlds[0], one, other), (&self.worlds[1], other, one)] {
            if let [action] = actions[..]
                && world.may_be_made_for(seat, &action)
                && others.contains(&action)
            {
                assert_eq!(actions, others, "game {}: a forced move tells about a hand", self.seed);
            }
        }
    }
}

/// Who is asked what.
fn asks<G: Game>(game: &G) -> (Awaiting, Vec<Option<G::Ask>>) {
    (game.awaiting(), Seat::all(game.seats()).map(|seat| game.ask(seat)).collect())
}
