//! People and their sessions.

use sqlx::{query, query_as};

use crate::db::{BeginWrite, Store, on};
use crate::{NewPerson, Person, Result};

type Row = (String, String, String, i64);

fn person((id, name, prefs, created): Row) -> Person {
    Person { id, name, prefs, created }
}

impl Store {
    /// Whose session this is, by the hash of its token.
    pub async fn person_by_token(&self, token_hash: &str) -> Result<Option<Person>> {
        let row: Option<Row> = on!(self, pool => {
            query_as("SELECT id, name, prefs, created FROM people WHERE token_hash = $1")
                .bind(token_hash)
                .fetch_optional(pool)
                .await?
        });
        Ok(row.map(person))
    }

    /// Adds a person. Two requests of one new session may both try: both get the same person.
    pub async fn add_person(&self, new: &NewPerson) -> Result<Person> {
        on!(self, pool => {
            query(
                "INSERT INTO people (id, name, token_hash, prefs, created) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (token_hash) DO NOTHING",
            )
            .bind(&new.id)
            .bind(&new.name)
            .bind(&new.token_hash.0)
            .bind(&new.prefs)
            .bind(new.created)
            .execute(pool)
            .await?;
        });
        self.person_by_token(&new.token_hash.0).await?.ok_or(crate::Error::Conflict)
    }

    /// Changes name and preferences. Seats that bear the old name bear the new one.
    pub async fn change_person(&self, person: &Person) -> Result<()> {
        on!(self, pool => {
            let mut work = pool.begin_write().await?;
            query(
                "UPDATE seats SET name = $2 WHERE person = $1 AND name = (SELECT name FROM people WHERE id = $1)",
            )
            .bind(&person.id)
            .bind(&person.name)
            .execute(&mut *work)
            .await?;
            query("UPDATE people SET name = $2, prefs = $3 WHERE id = $1")
                .bind(&person.id)
                .bind(&person.name)
                .bind(&person.prefs)
                .execute(&mut *work)
                .await?;
            work.commit().await?;
        });
        Ok(())
    }
}
