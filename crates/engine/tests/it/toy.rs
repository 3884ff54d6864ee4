//! A small auction that asks of the engine what Atlantis does not: sealed bids of all at once, a
//! window in which everybody is asked alike so that nobody is seen to hold the veto, a look that
//! cannot be taken back, an actor who is not the one who gains, and luck in between.
//!
//! A round: luck hides a prize; all bid in secret (TT-2); everybody may veto in secret, though
//! only one seat can (TT-3); the winner may peek and point before giving the prize (TT-4).

use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use engine::{
    Awaiting, Components, DataError, DataFiles, Dice, Game, GameOptions, Log, Meta, OptionChoice, OptionError, Origins,
    PerSeat, Refusal, Seat, SeatSet, Viewer,
};
use serde::{Deserialize, Serialize};

/// What everybody has at first.
pub const COINS: u8 = 3;

/// How much a prize can be worth at most: the one number of the data file.
#[derive(Debug, PartialEq, Eq)]
pub struct Prizes {
    origins: Origins,
    pub dearest: u8,
}

impl Components for Prizes {
    const FILES: &'static [&'static str] = &["toy.txt"];

    fn standard() -> &'static Self {
        static STANDARD: OnceLock<Prizes> = OnceLock::new();
        STANDARD.get_or_init(|| read(&prize_files("6")).expect("the box of the tests is sound"))
    }

    fn load(files: &DataFiles) -> Result<&'static Self, DataError> {
        if files == Self::standard().files() {
            return Ok(Self::standard());
        }
        read(files).map(|components| &*Box::leak(Box::new(components)))
    }

    fn origins(&self) -> &Origins {
        &self.origins
    }
}

/// The data files of a box whose dearest prize is `dearest`.
pub fn prize_files(dearest: &str) -> DataFiles {
    BTreeMap::from([("toy.txt".to_owned(), dearest.to_owned())])
}

fn read(files: &DataFiles) -> Result<Prizes, DataError> {
    let refused = |reason: &str| DataError { file: "toy.txt".into(), line: Some(1), reason: reason.into() };
    let text = files.get("toy.txt").ok_or_else(|| refused("the file is missing"))?;
    let dearest = text.parse().map_err(|_| refused("not a number"))?;
    Ok(Prizes { origins: Origins::new(files, Vec::new()), dearest })
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub seats: u8,
    #[serde(default = "two")]
    pub rounds: u8,
}

fn two() -> u8 {
    2
}

impl GameOptions for Options {
    const CHOICES: &'static [OptionChoice] = &[OptionChoice { key: "rounds", values: &["2", "3"] }];

    fn for_seats(seats: u8) -> Self {
        Self { seats, rounds: 2 }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value) {
            ("rounds", "2") => self.rounds = 2,
            ("rounds", "3") => self.rounds = 3,
            _ => return Err(OptionError::unknown(Self::CHOICES, key, value)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        (key == "rounds").then(|| self.rounds.to_string())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Bid {
        coins: u8,
    },
    Pass,
    Veto,
    Peek,
    /// Means nothing by itself: a step that can be taken back.
    Point {
        seat: Seat,
    },
    Give {
        seat: Seat,
    },
    /// The end of a round that was vetoed: never a choice.
    Sigh,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid { coins } => write!(f, "bid {coins}"),
            Self::Pass => write!(f, "pass"),
            Self::Veto => write!(f, "veto"),
            Self::Peek => write!(f, "peek"),
            Self::Point { seat } => write!(f, "point to {seat}"),
            Self::Give { seat } => write!(f, "give to {seat}"),
            Self::Sigh => write!(f, "sigh"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    Deal { veto: Seat },
    Hide { worth: u8 },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal { veto } => write!(f, "the veto goes to {veto}"),
            Self::Hide { worth } => write!(f, "a prize of {worth}"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Dealt { veto: Option<Seat> },
    Hidden { worth: Option<u8> },
    Sealed { seat: Seat },
    Opened { bids: PerSeat<u8>, winner: Seat },
    Vetoed,
    Seen { seat: Seat, worth: Option<u8> },
    Pointed { seat: Seat },
    Given { seat: Seat, worth: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    Bid,
    React,
    Prize { peeked: bool, pointed: Option<Seat> },
    Sigh,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Deal,
    Hide,
    Bid,
    React { winner: Seat },
    Prize { winner: Seat, peeked: bool, pointed: Option<Seat> },
    Sigh { winner: Seat },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("TT-1: the auction takes 2 to 5 seats")]
    Seats,
    #[error("TT-2: a bid of {0} is more than the purse")]
    Purse(u8),
    #[error("TT-3: this seat does not hold the veto")]
    NoVeto,
    #[error("TT-4: it was peeked at already")]
    Peeked,
    #[error("TT-5: that is not what is asked now")]
    NotAsked,
    #[error("TT-6: luck cannot decide so")]
    Luck,
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats => "TT-1",
            Self::Purse(_) => "TT-2",
            Self::NoVeto => "TT-3",
            Self::Peeked => "TT-4",
            Self::NotAsked => "TT-5",
            Self::Luck => "TT-6",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct View {
    pub viewer: Viewer,
    pub dearest: u8,
    pub rounds: u8,
    pub coins: PerSeat<u8>,
    pub points: PerSeat<i32>,
    /// Who has sealed a bid or an answer.
    pub sealed: PerSeat<bool>,
    /// One's own sealed value.
    pub own: Option<u8>,
    pub holds_veto: bool,
    pub veto_used: bool,
    pub worth: Option<u8>,
    phase: u8,
    winner: Option<Seat>,
    peeked: bool,
    pointed: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toy {
    components: &'static Prizes,
    rounds: u8,
    phase: Phase,
    veto: Seat,
    veto_used: bool,
    worth: u8,
    coins: PerSeat<u8>,
    points: PerSeat<i32>,
    /// A bid, or 1 for a veto and 0 for none.
    sealed: PerSeat<Option<u8>>,
}

impl Toy {
    fn seal<L: Log<Event>>(&mut self, seat: Seat, value: u8, log: &mut L) -> bool {
        self.sealed[seat] = Some(value);
        log.add(Event::Sealed { seat });
        self.sealed.as_slice().iter().all(Option::is_some)
    }

    fn unseal(&mut self) -> PerSeat<u8> {
        let values = PerSeat::from_fn(self.seats(), |seat| self.sealed[seat].unwrap_or(0));
        self.sealed = PerSeat::new(self.seats());
        values
    }

    fn end_round(&mut self) {
        self.rounds -= 1;
        self.phase = if self.rounds == 0 { Phase::Over } else { Phase::Hide };
    }

    fn unsealed(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| self.sealed[seat].is_none()).collect()
    }
}

impl Game for Toy {
    const META: Meta =
        Meta { id: "toy", prefix: "TT", min_seats: 2, max_seats: 5, rules_version: 4, minutes: 1, weight: 1 };
    type Components = Prizes;
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Ask = Ask;
    type View = View;
    type Illegal = Illegal;

    fn setup(components: &'static Prizes, options: &Options) -> Result<Self, Illegal> {
        let seats = usize::from(options.seats);
        if !(2..=5).contains(&seats) {
            return Err(Illegal::Seats);
        }
        Ok(Self {
            components,
            rounds: options.rounds,
            phase: Phase::Deal,
            veto: Seat(0),
            veto_used: false,
            worth: 0,
            coins: PerSeat::from_fn(seats, |_| COINS),
            points: PerSeat::new(seats),
            sealed: PerSeat::new(seats),
        })
    }

    fn seats(&self) -> usize {
        self.coins.len()
    }

    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Deal | Phase::Hide => Awaiting::Chance,
            Phase::Bid | Phase::React { .. } => Awaiting::Seats(self.unsealed()),
            Phase::Prize { winner, .. } | Phase::Sigh { winner } => Awaiting::Seats(SeatSet::only(winner)),
            Phase::Over => Awaiting::Over,
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        match self.phase {
            Phase::Bid if self.sealed[seat].is_none() => Some(Ask::Bid),
            Phase::React { .. } if self.sealed[seat].is_none() => Some(Ask::React),
            Phase::Prize { winner, peeked, pointed } if winner == seat => Some(Ask::Prize { peeked, pointed }),
            Phase::Sigh { winner } if winner == seat => Some(Ask::Sigh),
            _ => None,
        }
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        let seats = self.seats();
        let all = (0..=COINS)
            .map(|coins| Action::Bid { coins })
            .chain([Action::Pass, Action::Veto, Action::Peek])
            .chain(Seat::all(seats).map(|seat| Action::Point { seat }))
            .chain(Seat::all(seats).map(|seat| Action::Give { seat }))
            .chain([Action::Sigh]);
        into.extend(all.filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let ask = if seat.index() < self.seats() { self.ask(seat) } else { None };
        match (ask, action) {
            (Some(Ask::Bid), Action::Bid { coins }) if *coins > self.coins[seat] => Err(Illegal::Purse(*coins)),
            (Some(Ask::React), Action::Veto) if seat != self.veto || self.veto_used => Err(Illegal::NoVeto),
            (Some(Ask::Prize { peeked: true, .. }), Action::Peek) => Err(Illegal::Peeked),
            (Some(Ask::Prize { .. }), Action::Point { seat } | Action::Give { seat })
                if seat.index() >= self.seats() =>
            {
                Err(Illegal::NotAsked)
            }
            (Some(Ask::Bid), Action::Bid { .. })
            | (Some(Ask::React), Action::Pass | Action::Veto)
            | (Some(Ask::Prize { .. }), Action::Peek | Action::Point { .. } | Action::Give { .. })
            | (Some(Ask::Sigh), Action::Sigh) => Ok(()),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn apply<L: Log<Event>>(&mut self, seat: Seat, action: &Action, log: &mut L) {
        match (self.phase, *action) {
            (_, Action::Bid { coins }) => {
                if self.seal(seat, coins, log) {
                    let bids = self.unseal();
                    let highest = bids.as_slice().iter().max().copied();
                    let winner = bids.iter().find(|&(_, bid)| Some(*bid) == highest).map_or(Seat(0), |(seat, _)| seat);
                    self.coins[winner] -= bids[winner];
                    self.phase = Phase::React { winner };
                    log.add(Event::Opened { bids, winner });
                }
            }
            (Phase::React { winner }, Action::Pass | Action::Veto) => {
                if self.seal(seat, u8::from(*action == Action::Veto), log) {
                    let vetoed = self.unseal().as_slice().contains(&1);
                    self.phase = Phase::Prize { winner, peeked: false, pointed: None };
                    if vetoed {
                        self.veto_used = true;
                        self.phase = Phase::Sigh { winner };
                        log.add(Event::Vetoed);
                    }
                }
            }
            (Phase::Prize { winner, pointed, .. }, Action::Peek) => {
                self.phase = Phase::Prize { winner, peeked: true, pointed };
                log.add(Event::Seen { seat, worth: Some(self.worth) });
            }
            (Phase::Prize { winner, peeked, .. }, Action::Point { seat }) => {
                self.phase = Phase::Prize { winner, peeked, pointed: Some(seat) };
                log.add(Event::Pointed { seat });
            }
            (_, Action::Give { seat }) => {
                self.points[seat] += i32::from(self.worth);
                log.add(Event::Given { seat, worth: self.worth });
                self.end_round();
            }
            _ => self.end_round(),
        }
    }

    fn sample_chance<D: Dice>(&self, dice: &mut D) -> Chance {
        match self.phase {
            Phase::Deal => Chance::Deal { veto: Seat(dice.below(self.seats() as u32) as u8) },
            _ => Chance::Hide { worth: dice.below(u32::from(self.components.dearest)) as u8 + 1 },
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        match (self.phase, chance) {
            (Phase::Deal, Chance::Deal { veto }) if veto.index() < self.seats() => Ok(()),
            (Phase::Hide, Chance::Hide { worth }) if (1..=self.components.dearest).contains(worth) => Ok(()),
            _ => Err(Illegal::Luck),
        }
    }

    fn apply_chance<L: Log<Event>>(&mut self, chance: &Chance, log: &mut L) {
        match *chance {
            Chance::Deal { veto } => {
                self.veto = veto;
                self.phase = Phase::Hide;
                log.add(Event::Dealt { veto: Some(veto) });
            }
            Chance::Hide { worth } => {
                self.worth = worth;
                self.phase = Phase::Bid;
                log.add(Event::Hidden { worth: Some(worth) });
            }
        }
    }

    fn reveals(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Peek => true,
            Action::Bid { .. } | Action::Pass | Action::Veto => self.unsealed() == SeatSet::only(seat),
            _ => false,
        }
    }

    /// An answer to the veto is never given for a seat: who has only one would be found out.
    fn may_be_made_for(&self, _: Seat, action: &Action) -> bool {
        *action != Action::Pass
    }

    fn view(&self, viewer: Viewer) -> View {
        let (phase, winner, peeked, pointed) = match self.phase {
            Phase::Deal => (0, None, false, None),
            Phase::Hide => (1, None, false, None),
            Phase::Bid => (2, None, false, None),
            Phase::React { winner } => (3, Some(winner), false, None),
            Phase::Prize { winner, peeked, pointed } => (4, Some(winner), peeked, pointed),
            Phase::Sigh { winner } => (5, Some(winner), false, None),
            Phase::Over => (6, None, false, None),
        };
        let seat = viewer.seat();
        View {
            viewer,
            dearest: self.components.dearest,
            rounds: self.rounds,
            coins: self.coins,
            points: self.points,
            sealed: PerSeat::from_fn(self.seats(), |seat| self.sealed[seat].is_some()),
            own: seat.and_then(|seat| self.sealed[seat]),
            holds_veto: seat == Some(self.veto) && self.phase != Phase::Deal,
            veto_used: self.veto_used,
            worth: (peeked && seat == winner).then_some(self.worth),
            phase,
            winner,
            peeked,
            pointed,
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Dealt { veto } => Event::Dealt { veto: veto.filter(|&seat| viewer.is(seat)) },
            Event::Hidden { .. } => Event::Hidden { worth: None },
            Event::Seen { seat, .. } if !viewer.is(seat) => Event::Seen { seat, worth: None },
            ref public => public.clone(),
        }
    }

    fn determinise<D: Dice>(view: &View, dice: &mut D) -> Self {
        let seats = view.coins.len();
        let winner = view.winner.unwrap_or_default();
        let phase = match view.phase {
            0 => Phase::Deal,
            1 => Phase::Hide,
            2 => Phase::Bid,
            3 => Phase::React { winner },
            4 => Phase::Prize { winner, peeked: view.peeked, pointed: view.pointed },
            5 => Phase::Sigh { winner },
            _ => Phase::Over,
        };
        let viewer = view.viewer.seat();
        let veto = match viewer {
            Some(seat) if view.holds_veto => seat,
            Some(seat) => Seat((seat.0 + 1 + dice.below(seats as u32 - 1) as u8) % seats as u8),
            None => Seat(dice.below(seats as u32) as u8),
        };
        let sealed = PerSeat::from_fn(seats, |seat| match view.sealed[seat] {
            true if viewer == Some(seat) => view.own,
            true if phase == Phase::Bid => Some(dice.below(u32::from(view.coins[seat]) + 1) as u8),
            true if seat == veto && !view.veto_used => Some(dice.below(2) as u8),
            true => Some(0),
            false => None,
        });
        let files = prize_files(&view.dearest.to_string());
        Self {
            components: Prizes::load(&files).expect("the box of a view was accepted before"),
            rounds: view.rounds,
            phase,
            veto,
            veto_used: view.veto_used,
            worth: view.worth.unwrap_or_else(|| dice.below(u32::from(view.dearest)) as u8 + 1),
            coins: view.coins,
            points: view.points,
            sealed,
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        PerSeat::from_fn(self.seats(), |seat| self.points[seat] + i32::from(self.coins[seat]))
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
