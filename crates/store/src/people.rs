//! People and their sessions.

use crate::db::transaction;
use crate::{Error, NewPerson, PersonRow, Result, Store};

impl Store {
    pub async fn person_by_token(&self, token_hash: &str) -> Result<Option<PersonRow>> {
        self.row("SELECT id, name, prefs, created FROM people WHERE token_hash = $1", &[token_hash.into()]).await
    }

    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>> {
        self.row("SELECT id, name, prefs, created FROM people WHERE id = $1", &[id.into()]).await
    }

    /// Adds a person. Two requests of one new session may both try: both get the same person.
    pub async fn add_person(&self, new: &NewPerson) -> Result<PersonRow> {
        let NewPerson { id, name, token_hash, prefs, created } = new;
        self.execute(
            "INSERT INTO people (id, name, token_hash, prefs, created) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (token_hash) DO NOTHING",
            &[id.into(), name.into(), (&token_hash.0).into(), prefs.into(), (*created).into()],
        )
        .await?;
        self.person_by_token(&token_hash.0).await?.ok_or(Error::Conflict)
    }

    /// Changes name and preferences. Seats that bear the old name bear the new one.
    pub async fn change_person(&self, person: &PersonRow) -> Result<()> {
        let PersonRow { id, name, prefs, created: _ } = person;
        transaction!(self, work => {
            // The row of the person first: of two changes at once, the later one finds the names of the first.
            let change = "UPDATE people SET prefs = $2 WHERE id = $1";
            work.execute(change, &[id.into(), prefs.into()]).await?;
            work.execute(
                "UPDATE seats SET name = $2 WHERE person = $1 AND name = (SELECT name FROM people WHERE id = $1)",
                &[id.into(), name.into()],
            )
            .await?;
            work.execute("UPDATE people SET name = $2 WHERE id = $1", &[id.into(), name.into()]).await?;
            Ok(())
        })
    }
}
