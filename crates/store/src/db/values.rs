//! What a statement is given: texts and numbers, the same for every database.

use sqlx::Arguments;
use sqlx::postgres::PgArguments;
use sqlx::sqlite::SqliteArguments;

/// A text or a number, or none.
pub(crate) enum Value<'a> {
    Text(Option<&'a str>),
    Number(Option<i64>),
}

impl<N: Into<i64>> From<Option<N>> for Value<'_> {
    fn from(number: Option<N>) -> Self {
        Self::Number(number.map(Into::into))
    }
}

macro_rules! value {
    ($($type:ty, $value:ident => $form:expr;)*) => {$(
        impl<'a> From<$type> for Value<'a> {
            fn from($value: $type) -> Self {
                $form
            }
        }
    )*};
}
value! {
    &'a str, text => Self::Text(Some(text));
    &'a String, text => Self::Text(Some(text));
    &'a Option<String>, text => Self::Text(text.as_deref());
    i64, number => Self::Number(Some(number));
    i32, number => Self::Number(Some(number.into()));
    u32, number => Self::Number(Some(number.into()));
    u8, number => Self::Number(Some(number.into()));
    bool, number => Self::Number(Some(number.into()));
}

pub(super) trait FromValues: Sized {
    fn from_values(values: &[Value<'_>]) -> sqlx::Result<Self>;
}

macro_rules! from_values {
    ($($arguments:ty)*) => {$(
        impl FromValues for $arguments {
            fn from_values(values: &[Value<'_>]) -> sqlx::Result<Self> {
                let mut arguments = Self::default();
                for value in values {
                    let added = match value {
                        Value::Text(text) => Arguments::add(&mut arguments, *text),
                        Value::Number(number) => Arguments::add(&mut arguments, *number),
                    };
                    added.map_err(sqlx::Error::Encode)?;
                }
                Ok(arguments)
            }
        }
    )*};
}
from_values!(SqliteArguments PgArguments);
