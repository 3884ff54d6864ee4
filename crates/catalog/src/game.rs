//! A game behind an interface without its type.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use bots::BotSpec;
use engine::{
    Components, DataError, DataFiles, Game, GameOptions, OptionChoice, OptionError, Outcome, Record, RecordError,
    Refused, Seed, Step,
};
use serde::Serialize;
use ui::pages::{ComponentsModel, NewTableModel};
use ui::table::refusal_notice;
use ui::{Entry, Lang, Notice};

use crate::block::{self, Block, Referee};
use crate::playouts::{self, Sums};
use crate::table::{AnyTable, EntryKind, Playable, TypedTable, json, parts};
use crate::table_bots::{AnyBots, Bots};

/// What can be done with a game whose type is not known. Options, actions and views come and go as JSON.
pub trait AnyGame: Send + Sync {
    fn entry(&self) -> &'static Entry;
    /// Whether it hides nothing from anybody.
    fn is_open(&self) -> bool;
    /// The windows in which people are asked whether they react.
    fn windows(&self) -> &'static [&'static str];

    fn data_files(&self) -> &'static [&'static str];
    /// A set of components; the one that comes with the program if no files are given.
    fn components(&self, files: Option<&DataFiles>) -> Result<ComponentSet, DataError>;
    fn components_page(&self, files: &DataFiles, lang: Lang) -> Result<ComponentsModel, DataError>;

    /// What can be chosen before a game.
    fn choices(&self) -> &'static [OptionChoice];
    /// The form of a new table before anything is chosen.
    fn new_table_form(&self, lang: Lang) -> NewTableModel;
    /// The options for so many seats with these choices.
    fn options(&self, seats: u8, chosen: &[(&str, &str)]) -> Result<String, OptionError>;
    /// Whether the rules take these options.
    fn check_options(&self, options: &str, lang: Lang) -> Result<(), Notice>;
    /// What was chosen; nothing if the options cannot be read.
    fn chosen(&self, options: &str, key: &str) -> Option<String>;

    /// A table before its first step; the error says why there is none.
    fn table(&self, files: &DataFiles, options: &str, seed: &Seed) -> Result<Arc<dyn AnyTable>, String>;
    /// A stored table, and the place of the last entry that everybody could notice.
    fn replay(&self, stored: &StoredTable<'_>) -> Result<(Arc<dyn AnyTable>, Option<usize>), ReplayFault>;
    /// The players of a record and its table.
    fn open(&self, record: &[u8]) -> Result<(Vec<String>, Arc<dyn AnyTable>), Fault>;
    /// Whether a record holds.
    fn verify(&self, record: &[u8]) -> Result<Facts, Fault>;

    /// One bot for each seat of a whole game, each with its own luck.
    fn bots(&self, players: &[(BotSpec, u64)]) -> Box<dyn AnyBots>;
    /// The position before the first luck or decision; the error says why there is none.
    fn start(&self, files: &DataFiles, options: &str) -> Result<Box<dyn AnyStart>, String>;
    /// What somebody earned who played alone, in words.
    fn verdict_words(&self, verdict: &str, lang: Lang) -> String;
}

/// A position from which many games are played.
pub trait AnyStart: Send + Sync {
    fn seats(&self) -> usize;
    /// Random games, one for each seed.
    fn random_games(&self, seeds: &mut dyn Iterator<Item = u64>, sums: &mut Sums);
    fn bot_game(&self, players: &[BotSpec], seed: u64, sums: &mut Sums);
    /// A block of a match; none if somebody outside does not answer.
    fn block(&self, referee: &mut Referee<'_>, number: u64, seed: u64) -> Option<Block>;
}

/// A set of components, as texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentSet {
    /// What tells it from others.
    pub digest: String,
    pub files: DataFiles,
}

pub struct StoredTable<'a> {
    /// By which version of the rules it is played.
    pub rules_version: u32,
    pub files: &'a DataFiles,
    pub digest: &'a str,
    pub options: &'a str,
    pub seed: &'a Seed,
    pub entries: &'a [StoredEntry<'a>],
}

pub struct StoredEntry<'a> {
    pub kind: EntryKind,
    pub body: &'a str,
}

/// Why a stored table does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayFault {
    /// The entry at fault, counted from 0.
    pub entry: Option<usize>,
    pub reason: String,
}

impl<S: Into<String>> From<S> for ReplayFault {
    fn from(reason: S) -> Self {
        Self { entry: None, reason: reason.into() }
    }
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(f, "entry {entry}: {}", self.reason),
            None => f.write_str(&self.reason),
        }
    }
}

/// What holds about a record. The names are a format.
#[derive(Serialize)]
pub struct Facts {
    pub game: &'static str,
    pub seats: usize,
    /// Whether the components are the ones that come with this program.
    pub standard_components: bool,
    pub steps: usize,
    /// How many of them are luck.
    pub chance_events: u64,
    pub over: bool,
    /// Whether every outcome was derived again from the seed.
    pub luck_proved: bool,
    /// Whether the seed is the one whose hash the record says was published before the game.
    pub committed: bool,
    /// Scores and winners, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// What is wrong with a record. The names are a format.
#[derive(Serialize)]
pub struct Fault {
    /// Whether it could be read as a record at all.
    pub readable: bool,
    /// The step at fault, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    pub reason: String,
}

pub(crate) struct Of<P>(PhantomData<fn() -> P>);

impl<P: Playable> Of<P> {
    pub(crate) const NEW: Self = Self(PhantomData);

    fn read(record: &[u8]) -> Result<Record<P::Game>, Fault> {
        let reason = |error| format!("it is no record of {}: {error}", P::Game::META.id);
        Record::read(record).map_err(|error| Fault { readable: false, step: None, reason: reason(error) })
    }

    fn broken(error: RecordError<<P::Game as Game>::Illegal>) -> Fault {
        Fault { readable: true, step: error.step(), reason: error.to_string() }
    }
}

impl<P: Playable> AnyGame for Of<P> {
    fn entry(&self) -> &'static Entry {
        P::ENTRY
    }

    fn is_open(&self) -> bool {
        P::Game::OPEN
    }

    fn windows(&self) -> &'static [&'static str] {
        P::Game::WINDOWS
    }

    fn data_files(&self) -> &'static [&'static str] {
        <P::Game as Game>::Components::FILES
    }

    fn components(&self, files: Option<&DataFiles>) -> Result<ComponentSet, DataError> {
        let set = match files {
            Some(files) => <P::Game as Game>::Components::load(files)?,
            None => <P::Game as Game>::Components::standard(),
        };
        Ok(ComponentSet { digest: set.digest().to_owned(), files: set.files().clone() })
    }

    fn components_page(&self, files: &DataFiles, lang: Lang) -> Result<ComponentsModel, DataError> {
        Ok(ComponentsModel::of::<P>(<P::Game as Game>::Components::load(files)?, lang))
    }

    fn choices(&self) -> &'static [OptionChoice] {
        <P::Game as Game>::Options::CHOICES
    }

    fn new_table_form(&self, lang: Lang) -> NewTableModel {
        NewTableModel::of::<P>(lang)
    }

    fn options(&self, seats: u8, chosen: &[(&str, &str)]) -> Result<String, OptionError> {
        let mut options = <P::Game as Game>::Options::for_seats(seats);
        for (key, value) in chosen {
            options.set(key, value)?;
        }
        Ok(json(&options))
    }

    fn check_options(&self, options: &str, lang: Lang) -> Result<(), Notice> {
        let options = serde_json::from_str(options).map_err(|error| Notice::refused(error.to_string()))?;
        match P::Game::setup(<P::Game as Game>::Components::standard(), &options) {
            Ok(_) => Ok(()),
            Err(illegal) => Err(refusal_notice::<P>(&Refused::Rule(illegal), lang)),
        }
    }

    fn chosen(&self, options: &str, key: &str) -> Option<String> {
        serde_json::from_str::<<P::Game as Game>::Options>(options).ok()?.get(key)
    }

    fn table(&self, files: &DataFiles, options: &str, seed: &Seed) -> Result<Arc<dyn AnyTable>, String> {
        Ok(Arc::new(TypedTable::<P>::new(files, options, seed)?))
    }

    fn replay(&self, stored: &StoredTable<'_>) -> Result<(Arc<dyn AnyTable>, Option<usize>), ReplayFault> {
        let (running, noticed) = TypedTable::<P>::replay(stored)?;
        Ok((Arc::new(running), noticed))
    }

    fn open(&self, record: &[u8]) -> Result<(Vec<String>, Arc<dyn AnyTable>), Fault> {
        let record = Self::read(record)?;
        let table = record.replay().map_err(Self::broken)?;
        // Whoever opens a record looks back: its luck is known already.
        Ok((record.players, Arc::new(TypedTable::<P>::of(table, &Seed::from_words("")))))
    }

    fn verify(&self, record: &[u8]) -> Result<Facts, Fault> {
        let record = Self::read(record)?;
        let table = record.verify().map_err(Self::broken)?;
        Ok(Facts {
            game: P::Game::META.id,
            seats: table.position().seats(),
            standard_components: table.components().digest() == <P::Game as Game>::Components::standard().digest(),
            steps: record.steps.len(),
            chance_events: record.steps.iter().filter(|step| matches!(step, Step::Chance(_))).count() as u64,
            over: table.is_over(),
            luck_proved: record.seed.is_some(),
            committed: record.seed.is_some() && record.commitment.is_some(),
            result: record.result,
        })
    }

    fn bots(&self, players: &[(BotSpec, u64)]) -> Box<dyn AnyBots> {
        Box::new(Bots::<P>(players.iter().map(|(player, seed)| player.bot(*seed)).collect()))
    }

    fn start(&self, files: &DataFiles, options: &str) -> Result<Box<dyn AnyStart>, String> {
        let (components, options) = parts::<P::Game>(files, options)?;
        let start = P::Game::setup(components, &options).map_err(|illegal| illegal.to_string())?;
        Ok(Box::new(TypedStart::<P>(start)))
    }

    fn verdict_words(&self, verdict: &str, lang: Lang) -> String {
        P::verdict_words(verdict, lang)
    }
}

struct TypedStart<P: Playable>(P::Game);

impl<P: Playable> AnyStart for TypedStart<P> {
    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn random_games(&self, seeds: &mut dyn Iterator<Item = u64>, sums: &mut Sums) {
        playouts::random_games(&self.0, seeds, sums);
    }

    fn bot_game(&self, players: &[BotSpec], seed: u64, sums: &mut Sums) {
        playouts::bot_game(&self.0, players, seed, sums);
    }

    fn block(&self, referee: &mut Referee<'_>, number: u64, seed: u64) -> Option<Block> {
        block::play(&self.0, referee, number, seed)
    }
}
