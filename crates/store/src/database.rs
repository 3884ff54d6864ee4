//! Where a site is stored, as whoever runs it says so.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use crate::Secret;

/// A file of SQLite, or a database of PostgreSQL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    Sqlite(PathBuf),
    /// Its address, `postgres://…`, which may hold a password.
    Postgres(Secret),
}

/// An address of PostgreSQL, or else the path of a file.
impl FromStr for Database {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_address = text.starts_with("postgres://") || text.starts_with("postgresql://");
        Ok(if is_address { Self::Postgres(Secret(text.into())) } else { Self::Sqlite(text.into()) })
    }
}

/// For logs and refusals: of an address only what is no secret.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(file) => file.display().fmt(f),
            Self::Postgres(address) => {
                let public = address.0.split(['?', '#']).next().unwrap_or_default();
                let place = public
                    .rsplit_once('@')
                    .map_or_else(|| public.split_once("//").map_or(public, |(_, place)| place), |(_, place)| place);
                write!(f, "postgres://{place}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_of_an_address_has_no_password() {
        for (text, printed) in [
            ("/srv/critias.sqlite", "/srv/critias.sqlite"),
            ("postgres://critias:top@secret@db.example:5432/site?password=secret", "postgres://db.example:5432/site"),
            ("postgresql:///site?host=/run/postgresql", "postgres:///site"),
        ] {
            let database: Database = text.parse().unwrap();
            assert_eq!(database.to_string(), printed);
            assert!(!format!("{database:?}").contains("secret@"));
        }
    }
}
