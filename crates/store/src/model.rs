//! What is stored: plain values.

use std::fmt;

/// An enum that is stored by name.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            pub fn named(text: &str) -> Option<Self> {
                [$(Self::$variant),*].into_iter().find(|known| known.name() == text)
            }

            pub(crate) fn read(text: &str) -> Result<Self, String> {
                Self::named(text).ok_or_else(|| format!("an unknown {}: \"{text}\"", $what))
            }
        }
    };
}

named!(
    TableState, "state of a table" {
        /// Seats may still be taken.
        Waiting = "waiting",
        Running = "running",
        Finished = "finished",
    }
);

named!(
    Visibility, "visibility of a table" {
        /// It is listed for everyone.
        Public = "public",
        /// Only whoever has the link.
        Link = "link",
    }
);

named!(
    SeatKind, "kind of a seat" {
        /// A person. Several seats of one person are a hot seat.
        Person = "person",
        /// Whoever comes.
        Open = "open",
        /// Kept for one person, who has not come yet.
        Invited = "invited",
        Bot = "bot",
    }
);

named!(
    /// What an entry of a table is.
    EntryKind, "kind of an entry" {
        Step = "step",
        Undo = "undo",
    }
);

/// A text that is printed by accident nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The id, known to the server only.
    pub id: String,
    pub name: String,
    /// Language, theme and the like, as the server writes them.
    pub prefs: String,
    pub created: i64,
}

#[derive(Clone, Debug)]
pub struct NewPerson {
    pub id: String,
    pub name: String,
    /// The SHA-256 of the session token.
    pub token_hash: Secret,
    pub prefs: String,
    pub created: i64,
}

/// A session that has not ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    pub person: PersonRow,
    /// When it began; the person's own beginning if an earlier program wrote it.
    pub begun: Option<i64>,
    /// When it was used last, as far as that was written down.
    pub seen: Option<i64>,
    /// The hash of the session it replaces, until it is used for the first time.
    pub replaces: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub rules_version: u32,
    /// The digest of the components it is played with.
    pub components: String,
    /// The options, as the game writes them.
    pub options: String,
    pub seed: Secret,
    /// Who made it, and may start it.
    pub host: String,
    pub visibility: Visibility,
    pub state: TableState,
    pub created: i64,
    pub changed: i64,
    pub rematch_of: Option<String>,
    /// How long people have to answer in a window, in seconds; 0 if there is no limit.
    pub window_seconds: u32,
    /// The day whose luck it has, in days since 1970; none if its luck is its own.
    pub day: Option<i64>,
    /// Whether people who play against other people may ask for hints.
    pub hints: bool,
    /// Whether the game begins by itself as soon as every seat is taken.
    pub auto_start: bool,
    /// How often something beside the game has changed. The store counts on.
    pub news: u64,
    /// Who is to decide, one bit for each seat; so are winners.
    pub awaited: u8,
    pub winners: u8,
}

/// A table in a list: nothing secret, nothing large.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: String,
    pub game: String,
    pub host: String,
    pub state: TableState,
    pub changed: i64,
    pub awaited: u8,
    pub winners: u8,
    pub seats: Vec<SeatRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub kind: SeatKind,
    pub person: Option<String>,
    /// The name at the table.
    pub name: String,
    pub level: Option<String>,
}

#[derive(Clone, Debug)]
pub struct NewTable {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    /// The first entries, if the game begins at once.
    pub entries: Vec<EntryRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    pub kind: EntryKind,
    /// What happened, as the server writes it.
    pub body: String,
    pub written: i64,
}

/// What is known of a table after its newest entry: kept beside the entries, so that lists need no replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// Running or finished.
    pub state: TableState,
    pub awaited: u8,
    pub winners: u8,
    pub at: i64,
    /// How it went, if the game is over and was a game for one.
    pub solo: Option<SoloResult>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloResult {
    pub points: i32,
    pub won: bool,
    /// The title that was earned, by the name the game has for it.
    pub verdict: Option<String>,
}

/// A finished game for one in a list of its person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloRow {
    pub table: String,
    pub solo: SoloResult,
    pub finished: i64,
    /// The day whose luck it had, in days since 1970; none if its luck was its own.
    pub day: Option<i64>,
}

/// The place of a result among others: equal results share the better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    /// Counted from 1.
    pub place: u32,
    pub of: u32,
}

/// A seat leaves passing in a window to the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    pub seat: u8,
    pub window: String,
    /// The only round in which it holds; every round if there is none.
    pub round: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    pub person: String,
    /// The name then.
    pub name: String,
    pub said: String,
    pub written: i64,
}
