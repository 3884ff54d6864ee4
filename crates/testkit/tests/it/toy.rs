//! A small game with everything the battery looks at: luck, secrets, sealed bids that resolve
//! together, an end. The options plant one mistake.
//!
//! Each seat gets a secret strength of 1 to 3. In each of three rounds all bid 0 up to their
//! strength at once; the highest bidders score their bid.

use std::fmt;
use std::sync::OnceLock;

use engine::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Plays by the rules.
pub(crate) const SOUND: u8 = 0;
pub(crate) const LEAKS_BIDS: u8 = 1;
pub(crate) const LISTS_TOO_MUCH: u8 = 2;
pub(crate) const ALLOWS_TOO_MUCH: u8 = 3;
pub(crate) const LISTS_BACKWARDS: u8 = 4;
pub(crate) const SAME_LABELS: u8 = 5;
pub(crate) const ORDER_MATTERS: u8 = 6;
pub(crate) const NEVER_ENDS: u8 = 7;
pub(crate) const NO_CLAUSE: u8 = 8;
pub(crate) const FORGETS_STRENGTH: u8 = 9;
pub(crate) const REVEALS_QUIETLY: u8 = 10;
pub(crate) const REFUSES_ITS_LUCK: u8 = 11;
pub(crate) const BROKEN_AUDIT: u8 = 12;
pub(crate) const HIDDEN_LEGALITY: u8 = 13;
pub(crate) const LOGS_SECRETS: u8 = 14;
pub(crate) const ACTS_OUT_OF_TURN: u8 = 15;
/// The view tells a hidden strength. Worlds redealt from it keep it, as of the next two: only twins find that.
pub(crate) const TELLS_A_STRENGTH: u8 = 16;
/// The view tells whether the strengths together are odd.
pub(crate) const COUNTS_STRENGTHS: u8 = 17;
/// The JSON of the view tells a strength that comparing views leaves out.
pub(crate) const WRITES_A_STRENGTH: u8 = 18;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Toy {
    fault: u8,
    strength: PerSeat<u8>,
    bids: PerSeat<Option<u8>>,
    points: PerSeat<i32>,
    round: u32,
    dealt: bool,
}

pub(crate) struct NoComponents(Origins);

impl Components for NoComponents {
    const FILES: &'static [&'static str] = &["toy.toml"];
    fn standard() -> &'static Self {
        static SET: OnceLock<NoComponents> = OnceLock::new();
        SET.get_or_init(|| NoComponents(Origins::new(&DataFiles::new(), Vec::new())))
    }
    fn load(files: &DataFiles) -> Result<&'static Self, DataError> {
        match files.is_empty() {
            true => Ok(Self::standard()),
            false => Err(DataError { file: String::new(), line: None, reason: "there are no files".into() }),
        }
    }
    fn origins(&self) -> &Origins {
        &self.0
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Seats {
    pub(crate) seats: u8,
    pub(crate) fault: u8,
}

impl GameOptions for Seats {
    const CHOICES: &'static [OptionChoice] = &[];
    fn for_seats(seats: u8) -> Self {
        Self { seats, fault: SOUND }
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown(Self::CHOICES, key, value))
    }
    fn get(&self, _: &str) -> Option<String> {
        None
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Bid(pub(crate) u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", if self.0 >= 100 { 1 } else { self.0 })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Deal(Vec<u8>);

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "strengths {:?}", self.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Dealt { seat: Seat, strength: Option<u8> },
    Sealed { seat: Seat, bid: Option<u8>, fault: u8 },
    Opened(PerSeat<u8>),
}

#[derive(Clone, Debug, Eq, Serialize, JsonSchema)]
pub(crate) struct View {
    viewer: Viewer,
    fault: u8,
    strength: Option<u8>,
    /// Whether a seat has bid, and what, if the viewer may know.
    bids: PerSeat<Option<Option<u8>>>,
    points: PerSeat<i32>,
    round: u32,
    dealt: bool,
    /// What a planted leak tells.
    leak: u8,
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        let all =
            |view: &Self| (view.viewer, view.fault, view.strength, view.bids, view.points, view.round, view.dealt);
        all(self) == all(other) && (self.leak == other.leak || self.fault == WRITES_A_STRENGTH)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("TY-1: the bid is more than the strength")]
    TooMuch,
    #[error("TY-2: it is not the time to bid")]
    NotNow,
    #[error("no")]
    Wordless,
    #[error("TY-3: luck cannot decide so")]
    Luck,
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::TooMuch => "TY-1",
            Self::NotNow | Self::Wordless => "TY-2",
            Self::Luck => "TY-3",
        }
    }
}

impl Toy {
    fn leak(&self) -> u8 {
        let strengths = self.strength.as_slice();
        match self.fault {
            TELLS_A_STRENGTH | WRITES_A_STRENGTH => strengths[0],
            COUNTS_STRENGTHS => strengths.iter().sum::<u8>() % 2,
            _ => 0,
        }
    }

    fn open<L: Log<Event>>(&mut self, last: Seat, log: &mut L) {
        let bids = PerSeat::from_fn(self.bids.len(), |seat| self.bids[seat].unwrap_or(0));
        log.add(Event::Opened(bids));
        let best = bids.as_slice().iter().copied().max().unwrap_or(0);
        for seat in Seat::all(bids.len()) {
            if bids[seat] == best {
                self.points[seat] = self.points[seat].saturating_add(i32::from(best));
            }
        }
        if self.fault == ORDER_MATTERS {
            self.points[last] += 1;
        }
        self.bids = PerSeat::new(bids.len());
        self.round += u32::from(self.fault != NEVER_ENDS);
    }
}

impl Game for Toy {
    const META: Meta =
        Meta { id: "toy", prefix: "TY", min_seats: 2, max_seats: 3, rules_version: 1, minutes: 1, weight: 1 };
    type Components = NoComponents;
    type Options = Seats;
    type Action = Bid;
    type Chance = Deal;
    type Event = Event;
    type Ask = u32;
    type View = View;
    type Illegal = Illegal;

    fn setup(_: &'static NoComponents, options: &Seats) -> Result<Self, Illegal> {
        let seats = usize::from(options.seats);
        if !(2..=3).contains(&seats) {
            return Err(Illegal::NotNow);
        }
        let (strength, bids, points) = (PerSeat::new(seats), PerSeat::new(seats), PerSeat::new(seats));
        Ok(Self { fault: options.fault, strength, bids, points, round: 0, dealt: false })
    }

    fn seats(&self) -> usize {
        self.bids.len()
    }

    fn awaiting(&self) -> Awaiting {
        match (self.dealt, self.round) {
            (false, _) => Awaiting::Chance,
            (true, 3..) => Awaiting::Over,
            _ => Awaiting::Seats(self.bids.iter().filter(|(_, bid)| bid.is_none()).map(|(seat, _)| seat).collect()),
        }
    }

    fn ask(&self, seat: Seat) -> Option<u32> {
        match self.awaiting() {
            Awaiting::Seats(seats) if seats.contains(seat) => Some(self.round),
            _ => None,
        }
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Bid>) {
        if self.ask(seat).is_none() && self.fault != ACTS_OUT_OF_TURN {
            return;
        }
        let Some(&strength) = self.strength.get(seat) else { return };
        into.extend((0..=strength).map(Bid));
        match self.fault {
            LISTS_TOO_MUCH => into.push(Bid(9)),
            LISTS_BACKWARDS => into.reverse(),
            SAME_LABELS => into.push(Bid(100)),
            HIDDEN_LEGALITY if self.strength.as_slice().iter().sum::<u8>() > 4 => into.push(Bid(9)),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: &Bid) -> Result<(), Illegal> {
        if self.fault == NO_CLAUSE && action.0 > 3 {
            return Err(Illegal::Wordless);
        }
        if self.ask(seat).is_none() {
            return Err(Illegal::NotNow);
        }
        let hidden = self.fault == HIDDEN_LEGALITY && self.strength.as_slice().iter().sum::<u8>() > 4;
        let odd = match action.0 {
            9 => hidden || self.fault == ALLOWS_TOO_MUCH,
            100 => self.fault == SAME_LABELS,
            _ => false,
        };
        if odd || action.0 <= self.strength[seat] { Ok(()) } else { Err(Illegal::TooMuch) }
    }

    fn apply<L: Log<Event>>(&mut self, seat: Seat, action: &Bid, log: &mut L) {
        self.bids[seat] = Some(action.0);
        log.add(Event::Sealed { seat, bid: Some(action.0), fault: self.fault });
        if self.bids.iter().all(|(_, bid)| bid.is_some()) {
            self.open(seat, log);
        }
    }

    fn sample_chance<D: Dice>(&self, dice: &mut D) -> Deal {
        Deal((0..self.seats()).map(|_| dice.below(3) as u8 + 1).collect())
    }

    fn check_chance(&self, chance: &Deal) -> Result<(), Illegal> {
        let fits = chance.0.len() == self.seats() && chance.0.iter().all(|strength| (1..=3).contains(strength));
        if fits && (self.fault != REFUSES_ITS_LUCK || chance.0[0] != 2) { Ok(()) } else { Err(Illegal::Luck) }
    }

    fn apply_chance<L: Log<Event>>(&mut self, chance: &Deal, log: &mut L) {
        let strength = |seat: Seat| chance.0[seat.index()];
        self.strength = PerSeat::from_fn(self.seats(), strength);
        self.dealt = true;
        Seat::all(self.seats()).for_each(|seat| log.add(Event::Dealt { seat, strength: Some(strength(seat)) }));
    }

    fn reveals(&self, _: Seat, _: &Bid) -> bool {
        let waiting = self.bids.iter().filter(|(_, bid)| bid.is_none()).count();
        waiting == 1 && self.fault != REVEALS_QUIETLY
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = |seat| viewer.is(seat) || self.fault == LEAKS_BIDS;
        View {
            viewer,
            fault: self.fault,
            strength: viewer.seat().and_then(|seat| self.strength.get(seat).copied()),
            bids: PerSeat::from_fn(self.seats(), |seat| self.bids[seat].map(|bid| own(seat).then_some(bid))),
            points: self.points,
            round: self.round,
            dealt: self.dealt,
            leak: self.leak(),
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Sealed { seat, bid, fault: LOGS_SECRETS } => {
                Event::Sealed { seat, bid: bid.map(|bid| bid + 1), fault: LOGS_SECRETS }
            }
            Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt { seat, strength: None },
            Event::Sealed { seat, fault, .. } if !viewer.is(seat) => Event::Sealed { seat, bid: None, fault },
            _ => event.clone(),
        }
    }

    fn determinise<D: Dice>(view: &View, dice: &mut D) -> Self {
        let seats = view.bids.len();
        let own = |seat| view.viewer.is(seat) && view.fault != FORGETS_STRENGTH;
        let strength = PerSeat::from_fn(seats, |seat| match (view.dealt, view.strength) {
            (false, _) => 0,
            (true, Some(strength)) if own(seat) => strength,
            _ => dice.below(3) as u8 + 1,
        });
        let bids = PerSeat::from_fn(seats, |seat| {
            view.bids[seat].map(|bid| match bid {
                Some(bid) if view.viewer.is(seat) => bid,
                _ => dice.below(u32::from(strength[seat]) + 1) as u8,
            })
        });
        let (points, round, dealt) = (view.points, view.round, view.dealt);
        let world = Self { fault: view.fault, strength, bids, points, round, dealt };
        if world.leak() == view.leak { world } else { Self::determinise(view, dice) }
    }

    fn scores(&self) -> PerSeat<i32> {
        self.points
    }

    fn audit(&self) -> Result<(), String> {
        let most = if self.fault == BROKEN_AUDIT { 4 } else { 9 };
        match self.points.iter().find(|&(_, points)| *points > most) {
            Some((seat, _)) if matches!(self.fault, SOUND | BROKEN_AUDIT) => Err(format!("{seat} has too many points")),
            _ => Ok(()),
        }
    }
}
