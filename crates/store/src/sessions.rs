//! Sessions: which token speaks for which person. Only hashes of tokens come here.

use crate::db::transaction;
use crate::{DAY, NewPerson, PersonRow, Result, SessionRow, Store};

/// How long a session goes on after the one that replaces it was used: for requests that were on their way.
const GOODBYE: i64 = 60_000;

impl Store {
    /// The session with this hash, if it has not ended.
    pub async fn session(&self, hash: &str, now: i64) -> Result<Option<SessionRow>> {
        // A program from before there were sessions writes only the row of the person.
        self.row(
            "SELECT p.id, p.name, p.prefs, p.created, s.created AS begun, s.seen, s.replaces
             FROM people p LEFT JOIN sessions s ON s.hash = $1
             WHERE p.id = COALESCE((SELECT person FROM sessions WHERE hash = $1),
                                   (SELECT id FROM people WHERE token_hash = $1))
               AND (s.ends IS NULL OR s.ends > $2)",
            &[hash.into(), now.into()],
        )
        .await
    }

    /// The person whose session this is, if nothing has replaced it.
    pub async fn person_by_token(&self, hash: &str) -> Result<Option<PersonRow>> {
        Ok(self.session(hash, i64::MAX).await?.map(|session| session.person))
    }

    /// Adds a person with a first session. Two requests of one new session may both try: both get the same person.
    pub async fn add_person(&self, new: &NewPerson) -> Result<PersonRow> {
        let NewPerson { id, name, token_hash, prefs, created } = new;
        transaction!(self, work => {
            work.execute(
                "INSERT INTO people (id, name, token_hash, prefs, created)
                 SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE hash = $3)
                 ON CONFLICT (token_hash) DO NOTHING",
                &[id.into(), name.into(), (&token_hash.0).into(), prefs.into(), (*created).into()],
            )
            .await?;
            work.execute(
                "INSERT INTO sessions (hash, person, created, seen)
                 SELECT token_hash, id, created, created FROM people WHERE token_hash = $1
                 ON CONFLICT (hash) DO NOTHING",
                &[(&token_hash.0).into()],
            )
            .await?;
            Ok(())
        })?;
        self.person_by_token(&token_hash.0).await?.ok_or(crate::Error::Conflict)
    }

    /// Gives a person a fresh session in place of one that goes on until the fresh one is used: its token may get lost on
    /// the way to them. Whether there is one: there was one for this a day ago at most, and then there is no other.
    pub async fn replace_session(&self, hash: &str, fresh: &str, person: &PersonRow, now: i64) -> Result<bool> {
        let id = &person.id;
        transaction!(self, work => {
            work.execute(
                "INSERT INTO sessions (hash, person, created, seen) VALUES ($1, $2, $3, $3)
                 ON CONFLICT (hash) DO NOTHING",
                &[hash.into(), id.into(), person.created.into()],
            )
            .await?;
            let added = work
                .execute(
                    "INSERT INTO sessions (hash, person, created, seen, replaces)
                     SELECT $1, $2, $3, $3, $4
                     WHERE EXISTS (SELECT 1 FROM sessions WHERE hash = $4 AND ends IS NULL)
                       AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = $2 AND replaces = $4 AND created > $5)",
                    &[fresh.into(), id.into(), now.into(), hash.into(), (now - DAY).into()],
                )
                .await?;
            if added == 1 {
                let pass_on = "UPDATE people SET token_hash = $3 WHERE id = $1 AND token_hash = $2";
                work.execute(pass_on, &[id.into(), hash.into(), fresh.into()]).await?;
            }
            Ok(added == 1)
        })
    }

    /// Writes down that a session was used. What it replaces ends soon after the first time.
    pub async fn use_session(&self, hash: &str, session: &SessionRow, now: i64) -> Result<()> {
        let id = &session.person.id;
        transaction!(self, work => {
            if let Some(replaced) = &session.replaces {
                work.execute(
                    "UPDATE sessions SET ends = $4
                     WHERE person = $1 AND hash <> $2 AND (hash = $3 OR replaces = $3) AND ends IS NULL",
                    &[id.into(), hash.into(), replaced.into(), (now + GOODBYE).into()],
                )
                .await?;
                let ended = "DELETE FROM sessions WHERE person = $1 AND ends < $2";
                work.execute(ended, &[id.into(), (now - DAY).into()]).await?;
            }
            let used = "UPDATE sessions SET seen = $2, replaces = NULL WHERE hash = $1";
            work.execute(used, &[hash.into(), now.into()]).await?;
            Ok(())
        })
    }
}
