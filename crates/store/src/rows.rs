//! How rows become values, whichever database they come from.

use sqlx::error::BoxDynError;
use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};

use crate::{
    Alone, ChatLine, Entry, EntryKind, Listed, Pass, Person, Seat, SeatKind, Secret, Solo, State, Table, Visibility,
};

/// A value of a column.
trait Column: Sized {
    /// What every database holds for it: a text or a number of 64 bits.
    type Stored;
    fn read(stored: Self::Stored) -> Result<Self, BoxDynError>;
}

macro_rules! column {
    ($($type:ty: $stored:ty, $value:ident => $read:expr;)*) => {$(
        impl Column for $type {
            type Stored = $stored;
            fn read($value: $stored) -> Result<Self, BoxDynError> {
                Ok($read)
            }
        }
    )*};
}

column! {
    String: String, text => text;
    Option<String>: Option<String>, text => text;
    Secret: String, text => Secret(text);
    State: String, text => Self::read(&text)?;
    Visibility: String, text => Self::read(&text)?;
    SeatKind: String, text => Self::read(&text)?;
    EntryKind: String, text => Self::read(&text)?;
    i64: i64, number => number;
    Option<i64>: Option<i64>, number => number;
    i32: i64, number => number.try_into()?;
    u32: i64, number => number.try_into()?;
    Option<u32>: Option<i64>, number => number.map(u32::try_from).transpose()?;
    u8: i64, number => number.try_into()?;
    bool: i64, number => number != 0;
}

fn get<'r, R: Row, T: Column>(row: &'r R, column: &'static str) -> sqlx::Result<T>
where
    &'static str: ColumnIndex<R>,
    T::Stored: Decode<'r, R::Database> + Type<R::Database>,
{
    T::read(row.try_get(column)?).map_err(|source| sqlx::Error::ColumnDecode { index: column.into(), source })
}

/// Values made of the columns of the same names, and of one thing more. In place of sqlx's derive, which has both
/// drivers compiled twice.
macro_rules! from_row {
    ($($type:ident { $($column:ident),* $(; $field:ident: |$row:ident| $value:expr)? })*) => {$(
        impl<'r, R: Row> FromRow<'r, R> for $type
        where
            &'static str: ColumnIndex<R>,
            String: Decode<'r, R::Database> + Type<R::Database>,
            i64: Decode<'r, R::Database> + Type<R::Database>,
        {
            fn from_row(row: &'r R) -> sqlx::Result<Self> {
                $(let $row = row;)?
                Ok(Self { $($column: get(row, stringify!($column))?,)* $($field: $value)? })
            }
        }
    )*};
}

/// A seat and the table it stands at.
pub(crate) struct SeatOfTable {
    pub(crate) table_id: String,
    pub(crate) seat: Seat,
}

/// A finished game for one, and which game it is.
pub(crate) struct AloneAt {
    pub(crate) game: String,
    pub(crate) alone: Alone,
}

from_row! {
    Person { id, name, prefs, created }
    Table {
        id, game, rules_version, components, options, seed, host, visibility, state, created, changed, rematch_of,
        window_seconds, day, hints, awaited, winners
    }
    Listed { id, game, host, state, changed, awaited, winners; seats: |_row| Vec::new() }
    Seat { kind, person, name, level }
    SeatOfTable { table_id; seat: |row| Seat::from_row(row)? }
    Entry { kind, body, written }
    Solo { points, won, verdict }
    Alone { table, finished, day; solo: |row| Solo::from_row(row)? }
    AloneAt { game; alone: |row| Alone::from_row(row)? }
    Pass { seat, window, round }
    ChatLine { person, name, said, written }
}
