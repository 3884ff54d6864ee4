//! What is kept of a game: options and steps in plain names. A record needs no generator to be replayed; with the
//! revealed seed, every outcome of luck can be proved. `docs/records.md` defines the format for strangers' programs.

use serde::{Deserialize, Serialize};

use crate::{
    Awaiting, Commitment, Components, DataError, DataFiles, Game, ReadError, Refused, Seat, Seed, Step, Table,
    read_json,
};

/// The name of the format, first in every record.
pub const FORMAT: &str = "critias-record-1";

/// A game as it is kept and exchanged.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<G: Game> {
    /// [`FORMAT`].
    pub format: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules_version: u32,
    /// The components it was played with.
    pub components: ComponentsRef,
    /// Seats and variants.
    pub options: G::Options,
    /// Who sat where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The SHA-256 of the seed, published before the first outcome.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// The seed: only of a game that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Every action and every outcome of luck, in order.
    pub steps: Vec<Step<G>>,
    /// Scores and winners: only of a game that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// Which components a game was played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentsRef {
    /// The digest of the data files.
    pub sha256: String,
    /// The files themselves, so that a record holds all it takes to replay it, also when the program's own files have
    /// been corrected since. Without them, the program's own set is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub files: Option<DataFiles>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// The winning seats.
    pub winners: Vec<Seat>,
}

/// Where and why a record does not hold. Steps are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say what the variants and their fields are")]
pub enum RecordError<I: crate::Refusal> {
    #[error("the format is \"{0}\", not \"{FORMAT}\"")]
    Format(String),
    #[error("the record is of the game \"{0}\"")]
    Game(String),
    #[error("the record was played by version {found} of the rules; this program has version {known}")]
    RulesVersion { found: u32, known: u32 },
    #[error("the components in the record: {0}")]
    Components(#[from] DataError),
    #[error("the components have the digest {found}, the record names {named}")]
    ComponentsDigest { found: String, named: String },
    #[error("the options: {0}")]
    Options(I),
    #[error("the record names {named} players for {seats} seats")]
    Players { named: usize, seats: usize },
    #[error("step {step} ({what}): it is said to be forced, but the seat had a choice")]
    Forced { step: usize, what: String },
    #[error("step {step} ({what}): {why}")]
    Step { step: usize, what: String, why: Refused<I> },
    #[error("the seed's SHA-256 is {found}, but {named} was published before the game")]
    Commitment { found: Commitment, named: Commitment },
    #[error("the seed: {0}")]
    Seed(#[from] crate::SeedError),
    #[error("step {step}: luck is recorded as \"{recorded}\", but the seed gives \"{given}\"")]
    Outcome { step: usize, recorded: String, given: String },
    #[error("the seed is revealed, but the game is not over after step {steps}")]
    EarlySeed { steps: usize },
    #[error("the result is recorded as {recorded}, but the steps lead to {reached}")]
    Result { recorded: String, reached: String },
}

impl<I: crate::Refusal> RecordError<I> {
    /// The step at fault, counted from 1, if it is one step's fault.
    pub fn step(&self) -> Option<usize> {
        match self {
            Self::Step { step, .. } | Self::Forced { step, .. } | Self::Outcome { step, .. } => Some(*step),
            _ => None,
        }
    }
}

impl<G: Game> Table<G> {
    /// The record of the game so far. The seed is in it only if the game is over.
    pub fn record(&self, players: Vec<String>, seed: &Seed) -> Record<G> {
        let components = self.components();
        Record {
            format: FORMAT.into(),
            game: G::META.id.into(),
            rules_version: self.position().rules_version(),
            components: ComponentsRef { sha256: components.digest().into(), files: Some(components.files().clone()) },
            options: self.options().clone(),
            players,
            commitment: Some(seed.commitment()),
            seed: self.is_over().then(|| seed.reveal()),
            steps: self.played().iter().map(|played| played.step.clone()).collect(),
            result: self.outcome(),
        }
    }

    /// Scores and winners, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome {
            scores: self.position().scores().as_slice().to_vec(),
            winners: self.position().winners().iter().collect(),
        })
    }
}

impl<G: Game> Record<G> {
    /// Reads a record in the one form that `docs/records.md` names.
    pub fn read(text: &[u8]) -> Result<Self, ReadError> {
        read_json(text)
    }

    /// Replays the record, checking every step against the rules.
    pub fn replay(&self) -> Result<Table<G>, RecordError<G::Illegal>> {
        self.replay_with(None)
    }

    /// Replays the record and checks everything it claims: steps, outcomes against the seed,
    /// the seed against the commitment, the result. The first fault is the one that is reported.
    pub fn verify(&self) -> Result<Table<G>, RecordError<G::Illegal>> {
        let seed = self.seed.as_deref().map(str::parse::<Seed>).transpose()?;
        if let (Some(seed), Some(named)) = (&seed, self.commitment)
            && seed.commitment() != named
        {
            return Err(RecordError::Commitment { found: seed.commitment(), named });
        }
        let table = self.replay_with(seed.as_ref())?;
        if seed.is_some() && !table.is_over() {
            return Err(RecordError::EarlySeed { steps: self.steps.len() });
        }
        if table.outcome() != self.result {
            return Err(RecordError::Result {
                recorded: outcome_words(self.result.as_ref()),
                reached: outcome_words(table.outcome().as_ref()),
            });
        }
        Ok(table)
    }

    fn replay_with(&self, seed: Option<&Seed>) -> Result<Table<G>, RecordError<G::Illegal>> {
        let mut table = self.table()?;
        for (index, step) in self.steps.iter().enumerate() {
            let number = index + 1;
            if is_false_force(&table, step) {
                return Err(RecordError::Forced { step: number, what: step.to_string() });
            }
            let given = match (step, seed) {
                (Step::Chance(_), Some(seed)) if table.position().awaiting() == Awaiting::Chance => {
                    Some(table.position().sample_chance(&mut seed.dice(table.chance_events())))
                }
                _ => None,
            };
            table.push(step.clone()).map_err(|why| RecordError::Step { step: number, what: step.to_string(), why })?;
            if let (Step::Chance(recorded), Some(given)) = (step, given)
                && *recorded != given
            {
                let (recorded, given) = (recorded.to_string(), given.to_string());
                return Err(RecordError::Outcome { step: number, recorded, given });
            }
        }
        Ok(table)
    }

    /// The table before the first step, if the head of the record holds.
    fn table(&self) -> Result<Table<G>, RecordError<G::Illegal>> {
        if self.format != FORMAT {
            return Err(RecordError::Format(self.format.clone()));
        }
        if self.game != G::META.id {
            return Err(RecordError::Game(self.game.clone()));
        }
        let components = match &self.components.files {
            Some(files) => G::Components::load(files)?,
            None => G::Components::standard(),
        };
        if components.digest() != self.components.sha256 {
            return Err(RecordError::ComponentsDigest {
                found: components.digest().into(),
                named: self.components.sha256.clone(),
            });
        }
        let (found, known) = (self.rules_version, G::META.rules_version);
        let table = Table::<G>::new(components, self.options.clone()).map_err(RecordError::Options)?;
        let table = table.by_rules(found).ok_or(RecordError::RulesVersion { found, known })?;
        let seats = table.position().seats();
        if !self.players.is_empty() && self.players.len() != seats {
            return Err(RecordError::Players { named: self.players.len(), seats });
        }
        Ok(table)
    }
}

/// Whether a step calls an action forced where the seat had a choice.
fn is_false_force<G: Game>(table: &Table<G>, step: &Step<G>) -> bool {
    let Step::Act { seat, forced: true, .. } = step else { return false };
    let mut actions = Vec::new();
    if table.awaited().contains(*seat) {
        table.position().legal_actions(*seat, &mut actions);
    }
    actions.len() > 1
}

fn outcome_words(outcome: Option<&Outcome>) -> String {
    match outcome {
        Some(Outcome { scores, winners }) => {
            format!("scores {scores:?}, won by {}", winners_words(winners))
        }
        None => "no result yet".into(),
    }
}

/// The winning seats in words: nobody may win a game for one.
pub fn winners_words(winners: &[Seat]) -> String {
    match winners {
        [] => "nobody".into(),
        winners => winners.iter().map(Seat::to_string).collect::<Vec<_>>().join(" and "),
    }
}
