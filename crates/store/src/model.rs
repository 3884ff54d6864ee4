//! What is stored: plain values.

use std::fmt;

/// An enum that is stored by name.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            /// The name in the database.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            pub(crate) fn read(text: &str) -> Result<Self, String> {
                match text {
                    $($text => Ok(Self::$variant),)*
                    _ => Err(format!("an unknown {}: \"{text}\"", $what)),
                }
            }
        }
    };
}

named!(
    /// How far a table has come.
    State, "state of a table" {
        /// Seats may still be taken.
        Waiting = "waiting",
        /// The game is being played.
        Running = "running",
        /// The game is over.
        Finished = "finished",
    }
);

named!(
    /// Who finds a table.
    Visibility, "visibility of a table" {
        /// It is listed for everyone.
        Public = "public",
        /// Only whoever has the link.
        Link = "link",
    }
);

named!(
    /// Who sits, or may sit, in a seat.
    SeatKind, "kind of a seat" {
        /// A person. Several seats of one person are a hot seat.
        Person = "person",
        /// Whoever comes.
        Open = "open",
        /// Kept for one person, who has not come yet.
        Invited = "invited",
        /// A program.
        Bot = "bot",
    }
);

named!(
    /// What an entry of a table is.
    EntryKind, "kind of an entry" {
        /// A step was taken.
        Step = "step",
        /// Steps were taken back.
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

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id, known to the server only.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Language, theme and the like, as the server writes them.
    pub prefs: String,
    /// When the person came.
    pub created: i64,
}

/// A person who comes for the first time.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// A fresh id.
    pub id: String,
    /// The first name.
    pub name: String,
    /// The SHA-256 of the session token.
    pub token_hash: Secret,
    /// The first preferences.
    pub prefs: String,
    /// When the person came.
    pub created: i64,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The id in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules_version: u32,
    /// The digest of the components it is played with.
    pub components: String,
    /// The options, as the game writes them.
    pub options: String,
    /// The secret of its luck.
    pub seed: Secret,
    /// Who made it, and may start it.
    pub host: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// How far it has come.
    pub state: State,
    /// When it was made.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
    /// The table it is a rematch of.
    pub rematch_of: Option<String>,
    /// How long people have to answer in a window, in seconds; 0 if there is no limit.
    pub window_seconds: u32,
    /// The day whose luck it has, in days since 1970; none if its luck is its own.
    pub day: Option<i64>,
    /// Whether people who play against other people may ask for hints.
    pub hints: bool,
    /// Who is to decide, one bit for each seat.
    pub awaited: u8,
    /// Who has won, one bit for each seat.
    pub winners: u8,
}

/// A table in a list: nothing secret, nothing large.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The id in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who made it.
    pub host: String,
    /// How far it has come.
    pub state: State,
    /// When it last changed.
    pub changed: i64,
    /// Who is to decide, one bit for each seat.
    pub awaited: u8,
    /// Who has won, one bit for each seat.
    pub winners: u8,
    /// Its seats in order.
    pub seats: Vec<Seat>,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who sits there.
    pub kind: SeatKind,
    /// The person who sits there or is invited.
    pub person: Option<String>,
    /// The name at the table.
    pub name: String,
    /// The level of a bot.
    pub level: Option<String>,
}

/// A table that is to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The table itself.
    pub table: Table,
    /// Its seats in order.
    pub seats: Vec<Seat>,
    /// The first entries, if the game begins at once.
    pub entries: Vec<Entry>,
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is.
    pub kind: EntryKind,
    /// What happened, as the server writes it.
    pub body: String,
    /// When it was written.
    pub written: i64,
}

/// What is known of a table after its newest entry: kept beside the entries, so that lists need
/// no replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// Running or finished.
    pub state: State,
    /// Who is to decide, one bit for each seat.
    pub awaited: u8,
    /// Who has won, one bit for each seat.
    pub winners: u8,
    /// The time.
    pub at: i64,
    /// How it went, if the game is over and was a game for one.
    pub solo: Option<Solo>,
}

/// How a game for one went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solo {
    /// The points.
    pub points: i32,
    /// Whether it was won.
    pub won: bool,
    /// The title that was earned, by the name the game has for it.
    pub verdict: Option<String>,
}

/// A finished game for one in a list of its person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alone {
    /// The id of its table.
    pub table: String,
    /// How it went.
    pub solo: Solo,
    /// When it was over.
    pub finished: i64,
    /// The day whose luck it had, in days since 1970; none if its luck was its own.
    pub day: Option<i64>,
}

/// The place of a result among others: equal results share the better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Counted from 1.
    pub place: u32,
    /// How many there are.
    pub of: u32,
}

/// A seat leaves passing in a window to the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    /// The seat.
    pub seat: u8,
    /// The name of the window.
    pub window: String,
    /// The only round in which it holds; every round if there is none.
    pub round: Option<u32>,
}

/// Something somebody said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The person who said it.
    pub person: String,
    /// The name then.
    pub name: String,
    /// The words.
    pub said: String,
    /// When it was written.
    pub written: i64,
}
