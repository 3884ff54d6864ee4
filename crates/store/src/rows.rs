//! How rows become values, whichever database they come from.

use sqlx::error::BoxDynError;
use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};

use crate::{
    ChatRow, EntryKind, EntryRow, Lease, Listed, Pass, PersonRow, SeatKind, SeatRow, Secret, SessionRow, SoloResult,
    SoloRow, TableRow, TableState, Visibility,
};

trait ColumnValue: Sized {
    /// What every database holds for it: a text or a number of 64 bits.
    type Stored;
    fn read(stored: Self::Stored) -> Result<Self, BoxDynError>;
}

macro_rules! column {
    ($($type:ty: $stored:ty, $value:ident => $read:expr;)*) => {$(
        impl ColumnValue for $type {
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
    TableState: String, text => Self::read(&text)?;
    Visibility: String, text => Self::read(&text)?;
    SeatKind: String, text => Self::read(&text)?;
    EntryKind: String, text => Self::read(&text)?;
    i64: i64, number => number;
    Option<i64>: Option<i64>, number => number;
    i32: i64, number => number.try_into()?;
    u64: i64, number => number.try_into()?;
    u32: i64, number => number.try_into()?;
    Option<u32>: Option<i64>, number => number.map(u32::try_from).transpose()?;
    u8: i64, number => number.try_into()?;
    bool: i64, number => number != 0;
}

fn get<'r, R: Row, T: ColumnValue>(row: &'r R, column: &'static str) -> sqlx::Result<T>
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

pub(crate) struct SeatOfTable {
    pub(crate) table_id: String,
    pub(crate) seat: SeatRow,
}

pub(crate) struct SoloAt {
    pub(crate) game: String,
    pub(crate) alone: SoloRow,
}

from_row! {
    PersonRow { id, name, prefs, created }
    SessionRow { begun, seen, replaces; person: |row| PersonRow::from_row(row)? }
    TableRow {
        id, game, rules_version, components, options, seed, host, visibility, state, created, changed, rematch_of,
        window_seconds, day, hints, auto_start, awaited, winners, news
    }
    Listed { id, game, host, state, changed, awaited, winners; seats: |_row| Vec::new() }
    SeatRow { kind, person, name, level }
    SeatOfTable { table_id; seat: |row| SeatRow::from_row(row)? }
    EntryRow { kind, body, written }
    SoloResult { points, won, verdict }
    SoloRow { table, finished, day; solo: |row| SoloResult::from_row(row)? }
    SoloAt { game; alone: |row| SoloRow::from_row(row)? }
    Lease { name, term }
    Pass { seat, window, round }
    ChatRow { person, name, said, written }
}
