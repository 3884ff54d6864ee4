//! The trait every game implements.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Components, Dice, GameOptions, Log, PerSeat, Seat, SeatSet};

/// What is fixed about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meta {
    /// The id in addresses, records and flags.
    pub id: &'static str,
    /// The two letters of its clauses.
    pub prefix: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// Raised when a correction changes the course of old games.
    pub rules_version: u32,
    /// A usual game in minutes, as printed on the box.
    pub minutes: u16,
    /// How much there is to learn, 1 to 5.
    pub weight: u8,
}

/// Whom a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// Each of these seats may act now, in any order; where several commit in secret, the last commitment resolves all.
    Seats(SeatSet),
    /// Luck.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Awaiting {
    /// The seats that may act now; nobody while luck decides and when the game is over.
    pub fn seats(self) -> SeatSet {
        if let Self::Seats(seats) = self { seats } else { SeatSet::EMPTY }
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Somebody in a seat.
    Seat(Seat),
    /// A spectator.
    Public,
}

impl Viewer {
    /// The viewer's seat.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public => None,
        }
    }

    /// Whether the viewer sits in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// Why the rules refuse something. Its `Display` is an English sentence that begins with the clause: `AT-5.5: …`.
pub trait Refusal: Error + Clone + Eq + Send + Sync + 'static {
    /// The clause or ruling, as in `docs/rules`.
    fn clause(&self) -> &'static str;
}

/// One position of one game: a plain value that knows its own rules.
///
/// A position has no handles, no generator and no clock, and is cheap to clone. It refers to its
/// components by a shared reference.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Id, seats allowed, rules version.
    const META: Meta;
    /// Whether nothing is hidden from anybody: everybody's view is the whole position, and people
    /// who share a device need not look away.
    const OPEN: bool = false;
    /// Raised when the JSON of [`Game::View`] changes so that a program that reads it could trip: `docs/views.md`.
    const VIEW_VERSION: u32 = 1;
    /// The names of the windows in which seats are asked whether they react; see [`Game::window`].
    const WINDOWS: &'static [&'static str] = &[];
    /// The data files.
    type Components: Components;
    /// Seats and variants, fixed for the game.
    type Options: GameOptions;
    /// What a seat may choose. Its order is the order of [`Game::legal_actions`]; its `Display`
    /// is a short label, unique among legal actions; its serde form is the plain name in records.
    type Action: Copy + Ord + Hash + Debug + Display + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What luck decides: a draw, a roll.
    type Chance: Clone + Eq + Debug + Display + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What happened. May hold secrets: [`Game::seen`] takes out what a viewer may not know.
    type Event: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a seat is asked: tells two decisions in a row apart and is what a prompt speaks of.
    type Ask: Copy + Eq + Debug + Send + Sync + 'static;
    /// What one viewer may know: all that pages, bots and programs ever see.
    type View: Clone + Eq + Debug + Serialize + JsonSchema + Send + Sync + 'static;
    /// Why not, with the clause.
    type Illegal: Refusal;

    /// The position before the first luck or decision.
    fn setup(components: &'static Self::Components, options: &Self::Options) -> Result<Self, Self::Illegal>;

    /// The version of the rules the game is played by: the newest, unless an old record is replayed.
    fn rules_version(&self) -> u32 {
        Self::META.rules_version
    }

    /// This first position, to be played by an older version of the rules, so that old records still
    /// replay. Nothing if the game does not know that version.
    fn by_rules(self, version: u32) -> Option<Self> {
        (version == Self::META.rules_version).then_some(self)
    }

    /// How many seats play.
    fn seats(&self) -> usize;

    /// Whom the position waits for.
    fn awaiting(&self) -> Awaiting;

    /// What `seat` is asked now, if it is awaited.
    fn ask(&self, seat: Seat) -> Option<Self::Ask>;

    /// Adds the legal actions of `seat` to `into`: sorted, no duplicates, none for a seat not
    /// awaited. Callers clear the buffer.
    fn legal_actions(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// Whether `seat` may do `action` now. The one truth about legality. Also answers for a seat
    /// that is not awaited: with a refusal.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Does a checked action.
    fn apply<L: Log<Self::Event>>(&mut self, seat: Seat, action: &Self::Action, log: &mut L);

    /// What luck decides now. Only while [`Awaiting::Chance`].
    fn sample_chance<D: Dice>(&self, dice: &mut D) -> Self::Chance;

    /// Whether luck can decide so now: for records and scripted examples.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Illegal>;

    /// Lets a checked outcome happen.
    fn apply_chance<L: Log<Self::Event>>(&mut self, chance: &Self::Chance, log: &mut L);

    /// Samples what luck decides now and lets it happen, unlogged: for playouts and searches.
    #[inline]
    fn draw_chance<D: Dice>(&mut self, dice: &mut D) {
        let chance = self.sample_chance(dice);
        self.apply_chance(&chance, &mut ());
    }

    /// Whether doing `action` tells its actor something the actor did not know (apart from luck),
    /// so that it cannot be taken back: the last of several sealed commitments, a look at a card.
    fn reveals(&self, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }

    /// Whether a table may make this only legal action for the person: only if everybody can see
    /// that there is no choice, for others notice that nobody had to think.
    fn may_be_made_for(&self, _seat: Seat, _action: &Self::Action) -> bool {
        true
    }

    /// The window in which `seat` is asked whether it reacts, by its name in [`Game::WINDOWS`], and how it passes.
    /// Everybody who could react as far as all know is asked alike, so a person may leave passing to the server.
    fn window(&self, _seat: Seat) -> Option<(&'static str, Self::Action)> {
        None
    }

    /// The number of the round, in a game with windows: how long "pass for me this round" holds.
    fn round(&self) -> u32 {
        0
    }

    /// What `viewer` may know: all that a perfect note-taker there could know, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` may know it.
    fn seen(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// A full position that looks the same to the viewer of `view`: hidden things are dealt anew.
    fn determinise<D: Dice>(view: &Self::View, dice: &mut D) -> Self;

    /// The points of every seat: the final ones when the game is over.
    fn scores(&self) -> PerSeat<i32>;

    /// Who wins, by the scores and the game's own tie-breaks. Meaningful when the game is over. Somebody does, but a game
    /// for one seat may be lost.
    fn winners(&self) -> SeatSet {
        let scores = self.scores();
        let best = scores.as_slice().iter().max().copied();
        scores.iter().filter(|&(_, score)| Some(*score) == best).map(|(seat, _)| seat).collect()
    }

    /// Checks the invariants of the specification on this position; the sentence names the invariant that is broken.
    fn audit(&self) -> Result<(), String>;

    /// `check`, then `apply`: the one entrance for people and the network.
    fn play<L: Log<Self::Event>>(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut L,
    ) -> Result<(), Refused<Self::Illegal>> {
        match self.awaiting() {
            Awaiting::Over => return Err(Refused::Over),
            awaiting if !awaiting.seats().contains(seat) => return Err(Refused::NotAwaited { seat }),
            _ => {}
        }
        self.check(seat, action).map_err(Refused::Rule)?;
        self.apply(seat, action, log);
        Ok(())
    }
}

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum Refused<I: Refusal> {
    #[error("the game is over")]
    Over,
    #[error("{seat} is not asked to decide anything now")]
    NotAwaited { seat: Seat },
    /// An outcome of luck was given where a seat is to decide.
    #[error("luck has nothing to decide now")]
    NoLuckNow,
    /// The rules say no.
    #[error(transparent)]
    Rule(#[from] I),
}

impl<I: Refusal> Refused<I> {
    /// The clause behind the refusal, if a rule of the game is behind it.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Self::Rule(illegal) => Some(illegal.clause()),
            Self::Over | Self::NotAwaited { .. } | Self::NoLuckNow => None,
        }
    }
}

/// The part of an `impl Game` that says where the rules are; it is the same in every game that keeps them in modules of
/// these names: `setup` (the position before the first luck), `legal` (what is allowed, and why not), `phases` (what
/// happens then, and what luck decides), `view` (who may know what), `redeal` (worlds that look the same) and `audit` (what
/// always holds).
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the modules are those of the game that calls it")]
macro_rules! rules_in_modules {
    () => {
        type Components = crate::Components;
        type Options = crate::Options;
        type Action = crate::Action;
        type Chance = crate::Chance;
        type Event = crate::Event;
        type Ask = crate::Ask;
        type View = crate::View;
        type Illegal = crate::Illegal;

        fn setup(components: &'static Self::Components, options: &Self::Options) -> Result<Self, Self::Illegal> {
            crate::setup::setup(components, options)
        }

        #[inline]
        fn legal_actions(&self, seat: $crate::Seat, into: &mut Vec<Self::Action>) {
            crate::legal::list(self, seat, into);
        }

        fn check(&self, seat: $crate::Seat, action: &Self::Action) -> Result<(), Self::Illegal> {
            crate::legal::check(self, seat, action)
        }

        #[inline]
        fn apply<L: $crate::Log<Self::Event>>(&mut self, seat: $crate::Seat, action: &Self::Action, log: &mut L) {
            crate::phases::apply(self, seat, action, log);
        }

        #[inline]
        fn sample_chance<D: $crate::Dice>(&self, dice: &mut D) -> Self::Chance {
            crate::phases::sample(self, dice)
        }

        fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Illegal> {
            crate::phases::check_chance(self, chance)
        }

        #[inline]
        fn apply_chance<L: $crate::Log<Self::Event>>(&mut self, chance: &Self::Chance, log: &mut L) {
            crate::phases::apply_chance(self, chance, log);
        }

        fn view(&self, viewer: $crate::Viewer) -> Self::View {
            crate::view::view(self, viewer)
        }

        fn seen(event: &Self::Event, viewer: $crate::Viewer) -> Self::Event {
            crate::view::seen(event, viewer)
        }

        fn determinise<D: $crate::Dice>(view: &Self::View, dice: &mut D) -> Self {
            crate::redeal::determinise(view, dice)
        }

        fn audit(&self) -> Result<(), String> {
            crate::audit::audit(self)
        }
    };
}
