//! What is kept of a game: options and steps in plain names. A record needs no generator to be
//! replayed; with the revealed seed, every outcome of luck can be proved. `docs/records.md`
//! defines the format for strangers' programs.

use serde::{Deserialize, Serialize};

use crate::{Awaiting, Commitment, Components, DataError, DataFiles, Game, Refused, Seat, Seed, Step, Table};

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
    /// The files themselves, if they are not the ones that come with the program.
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

/// Where and why a record does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError<I: crate::Refusal> {
    /// Not this format.
    #[error("the format is \"{0}\", not \"{FORMAT}\"")]
    Format(String),
    /// A record of another game.
    #[error("the record is of the game \"{0}\"")]
    Game(String),
    /// Played by other rules.
    #[error("the record was played by version {found} of the rules; this program has version {known}")]
    RulesVersion {
        /// In the record.
        found: u32,
        /// Of this program.
        known: u32,
    },
    /// The data files in the record are faulty.
    #[error("the components in the record: {0}")]
    Components(#[from] DataError),
    /// The digest does not fit the data files.
    #[error("the components have the digest {found}, the record names {named}")]
    ComponentsDigest {
        /// Of the files.
        found: String,
        /// In the record.
        named: String,
    },
    /// The options are refused.
    #[error("the options: {0}")]
    Options(I),
    /// Names for other seats than the game has.
    #[error("the record names {named} players for {seats} seats")]
    Players {
        /// In the record.
        named: usize,
        /// In the game.
        seats: usize,
    },
    /// An action is said to be forced where there was a choice.
    #[error("step {step} ({what}): it is said to be forced, but the seat had a choice")]
    Forced {
        /// Counted from 1.
        step: usize,
        /// The step.
        what: String,
    },
    /// A step is refused.
    #[error("step {step} ({what}): {why}")]
    Step {
        /// Counted from 1.
        step: usize,
        /// The step.
        what: String,
        /// The refusal.
        why: Refused<I>,
    },
    /// The seed is not the one that was committed to.
    #[error("the seed's SHA-256 is {found}, but {named} was published before the game")]
    Commitment {
        /// Of the seed in the record.
        found: Commitment,
        /// In the record.
        named: Commitment,
    },
    /// The seed cannot be read.
    #[error("the seed: {0}")]
    Seed(#[from] crate::SeedError),
    /// An outcome is not the seed's.
    #[error("step {step}: luck is recorded as \"{recorded}\", but the seed gives \"{given}\"")]
    Outcome {
        /// Counted from 1.
        step: usize,
        /// In the record.
        recorded: String,
        /// By the seed.
        given: String,
    },
    /// A seed of a running game.
    #[error("the seed is revealed, but the game is not over after step {steps}")]
    EarlySeed {
        /// How many steps there are.
        steps: usize,
    },
    /// The result is not the position's.
    #[error("the result is recorded as {recorded}, but the steps lead to {reached}")]
    Result {
        /// In the record.
        recorded: String,
        /// By the steps.
        reached: String,
    },
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
    /// The record of the game so far. The seed is told only if the game is over.
    pub fn record(&self, players: Vec<String>, seed: &Seed) -> Record<G> {
        let components = self.components();
        let files = (components.digest() != G::Components::standard().digest()).then(|| components.files().clone());
        Record {
            format: FORMAT.into(),
            game: G::META.id.into(),
            rules_version: G::META.rules_version,
            components: ComponentsRef { sha256: components.digest().into(), files },
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
    /// Replays the record, checking every step against the rules.
    pub fn replay(&self) -> Result<Table<G>, RecordError<G::Illegal>> {
        if self.format != FORMAT {
            return Err(RecordError::Format(self.format.clone()));
        }
        if self.game != G::META.id {
            return Err(RecordError::Game(self.game.clone()));
        }
        if self.rules_version != G::META.rules_version {
            return Err(RecordError::RulesVersion { found: self.rules_version, known: G::META.rules_version });
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
        let mut table = Table::<G>::new(components, self.options.clone()).map_err(RecordError::Options)?;
        let seats = table.position().seats();
        if !self.players.is_empty() && self.players.len() != seats {
            return Err(RecordError::Players { named: self.players.len(), seats });
        }
        let mut actions = Vec::new();
        for (index, step) in self.steps.iter().enumerate() {
            if let Step::Act { seat, forced: true, .. } = step
                && table.awaited().contains(*seat)
            {
                actions.clear();
                table.position().legal_actions(*seat, &mut actions);
                if actions.len() > 1 {
                    return Err(RecordError::Forced { step: index + 1, what: step.to_string() });
                }
            }
            table.push(step.clone()).map_err(|why| RecordError::Step {
                step: index + 1,
                what: step.to_string(),
                why,
            })?;
        }
        Ok(table)
    }

    /// Replays the record and checks everything it claims: steps, outcomes against the seed,
    /// the seed against the commitment, the result.
    pub fn verify(&self) -> Result<Table<G>, RecordError<G::Illegal>> {
        let table = self.replay()?;
        let seed = self.seed.as_deref().map(str::parse::<Seed>).transpose()?;
        if let Some(seed) = &seed {
            if let Some(named) = self.commitment
                && seed.commitment() != named
            {
                return Err(RecordError::Commitment { found: seed.commitment(), named });
            }
            self.verify_outcomes(&table, seed)?;
            if !table.is_over() {
                return Err(RecordError::EarlySeed { steps: self.steps.len() });
            }
        }
        if table.outcome() != self.result {
            let words = |outcome: &Option<Outcome>| match outcome {
                Some(Outcome { scores, winners }) => {
                    let winners: Vec<String> = winners.iter().map(Seat::to_string).collect();
                    format!("scores {scores:?}, won by {}", winners.join(" and "))
                }
                None => "no result yet".into(),
            };
            return Err(RecordError::Result { recorded: words(&self.result), reached: words(&table.outcome()) });
        }
        Ok(table)
    }

    fn verify_outcomes(&self, table: &Table<G>, seed: &Seed) -> Result<(), RecordError<G::Illegal>> {
        let mut position = table.at(0);
        let mut index = 0;
        for (number, step) in self.steps.iter().enumerate() {
            match step {
                Step::Act { seat, action, .. } => position.apply(*seat, action, &mut ()),
                Step::Chance(recorded) => {
                    debug_assert_eq!(position.awaiting(), Awaiting::Chance);
                    let given = position.sample_chance(&mut seed.dice(index));
                    index += 1;
                    if given != *recorded {
                        return Err(RecordError::Outcome {
                            step: number + 1,
                            recorded: recorded.to_string(),
                            given: given.to_string(),
                        });
                    }
                    position.apply_chance(recorded, &mut ());
                }
            }
        }
        Ok(())
    }
}
