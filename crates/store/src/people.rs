//! People.

use crate::db::transaction;
use crate::{PersonRow, Result, Store};

impl Store {
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>> {
        self.row("SELECT id, name, prefs, created FROM people WHERE id = $1", &[id.into()]).await
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
