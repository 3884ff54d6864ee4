//! Moving a whole site from one database to another, of the same kind or of the other.

use std::collections::BTreeMap;
use std::fmt::Write;

use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Column, ColumnIndex, Decode, FromRow, Row, Type, TypeInfo, ValueRef};

use crate::db::{Value, Work};
use crate::{Database, Error, Result, Settings, Store};

/// How many rows each table has.
pub type Copied = BTreeMap<&'static str, u64>;

struct Table {
    name: &'static str,
    key: &'static [&'static str],
    /// A link to another row of the same table, which may come later: set when all are there.
    link: Option<&'static str>,
}

const fn table(name: &'static str, key: &'static [&'static str]) -> Table {
    Table { name, key, link: None }
}

/// What a site consists of, in such an order that links point backwards.
const TABLES: &[Table] = &[
    table("people", &["id"]),
    table("components", &["digest"]),
    Table { link: Some("rematch_of"), ..table("tables", &["id"]) },
    table("seats", &["table_id", "seat"]),
    table("entries", &["table_id", "seq"]),
    table("chat", &["table_id", "seq"]),
    table("passes", &["table_id", "seat", "name"]),
    table("hands", &["table_id", "person"]),
    table("solos", &["table_id"]),
    table("secrets", &["name"]),
    table("leases", &["name"]),
];

/// How many rows go at once.
const BATCH: usize = 500;

/// Copies a site into a database that is empty or not there yet, in one transaction: all of it is there, or nothing.
/// Before that counts, what has arrived is read back and compared by number and digest. The site should be at rest: what
/// is written to it meanwhile is not copied.
pub async fn copy_database(from: &Database, to: &Database) -> Result<Copied> {
    // One side waits while the other works.
    let settings = Settings { statement_limit: std::time::Duration::from_secs(3_600), connections: 1 };
    let from = Store::open_with(from, &settings).await?;
    let to = Store::open_with(to, &settings).await?;
    let copied = async {
        let (mut source, mut target) = (from.snapshot().await?, to.begin().await?);
        let copied = copy_all(&mut source, &mut target).await;
        target.end(copied).await
    }
    .await;
    from.close().await;
    to.close().await;
    copied
}

async fn copy_all(from: &mut Work, to: &mut Work) -> Result<Copied> {
    // The tables of a later program are unknown here, and would be left behind without a word.
    let newest = "SELECT MAX(version) FROM _sqlx_migrations";
    if from.rows::<(i64,)>(newest, &[]).await? != to.rows::<(i64,)>(newest, &[]).await? {
        return Err(Error::Copy("they belong to different versions of this program".into()));
    }
    for table in TABLES {
        if !table.batch(to, None).await?.is_empty() {
            return Err(Error::Copy(format!("there is something in its table {} already", table.name)));
        }
    }
    let mut copied = Copied::new();
    for table in TABLES {
        let sent = table.copy(from, to).await?;
        let mut arrived = Sum::default();
        let mut last = None;
        while let Some(rows) = table.next(to, &mut last).await? {
            rows.iter().for_each(|row| arrived.add(row));
        }
        if sent != arrived {
            let counts = format!("{} rows were sent and {} have arrived", sent.rows, arrived.rows);
            return Err(Error::Copy(format!("the table {} is not the same: {counts}", table.name)));
        }
        copied.insert(table.name, sent.rows);
    }
    Ok(copied)
}

/// A column of a row, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Cell {
    Text(Option<String>),
    Number(Option<i64>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Cells(BTreeMap<String, Cell>);

impl<'r, R: Row> FromRow<'r, R> for Cells
where
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> sqlx::Result<Self> {
        let cell = |column: &<R::Database as sqlx::Database>::Column| {
            let place = column.ordinal();
            let is_number = column.type_info().name().contains("INT");
            let is_none = row.try_get_raw(place)?.is_null();
            let cell = match (is_number, is_none) {
                (true, true) => Cell::Number(None),
                (true, false) => Cell::Number(Some(row.try_get(place)?)),
                (false, true) => Cell::Text(None),
                (false, false) => Cell::Text(Some(row.try_get(place)?)),
            };
            Ok((column.name().to_owned(), cell))
        };
        row.columns().iter().map(cell).collect::<sqlx::Result<_>>().map(Self)
    }
}

impl<'a> From<&'a Cell> for Value<'a> {
    fn from(cell: &'a Cell) -> Self {
        match cell {
            Cell::Text(text) => Self::Text(text.as_deref()),
            Cell::Number(number) => Self::Number(*number),
        }
    }
}

impl Table {
    /// The rows after this one, in the order of the key.
    async fn batch(&self, of: &mut Work, after: Option<&Cells>) -> Result<Vec<Cells>> {
        let (name, key) = (self.name, self.key.join(", "));
        let values: Vec<Value<'_>> =
            after.into_iter().flat_map(|row| self.key.iter().map(|column| (&row.0[*column]).into())).collect();
        let after = match values.len() {
            0 => String::new(),
            count => format!("WHERE ({key}) > ({})", places(1, count)),
        };
        let sql = format!("SELECT * FROM {name} {after} ORDER BY {key} LIMIT {BATCH}");
        of.rows(AssertSqlSafe(sql), &values).await
    }

    /// The next rows, and none when there are no more. `last` is where it stands.
    async fn next(&self, of: &mut Work, last: &mut Option<Cells>) -> Result<Option<Vec<Cells>>> {
        let rows = self.batch(of, last.as_ref()).await?;
        let Some(newest) = rows.last() else { return Ok(None) };
        *last = Some(newest.clone());
        Ok(Some(rows))
    }

    async fn copy(&self, from: &mut Work, to: &mut Work) -> Result<Sum> {
        let (mut sent, mut last, mut links) = (Sum::default(), None, Vec::new());
        while let Some(mut rows) = self.next(from, &mut last).await? {
            for row in &mut rows {
                sent.add(row);
                if let Some(link) = self.link
                    && let Some(cell) = row.0.get_mut(link)
                    && *cell != Cell::Text(None)
                {
                    let target = std::mem::replace(cell, Cell::Text(None));
                    links.push((row.0[self.key[0]].clone(), target));
                }
            }
            self.insert(to, &rows).await?;
        }
        if let Some(link) = self.link {
            let set = format!("UPDATE {} SET {link} = $2 WHERE {} = $1", self.name, self.key[0]);
            for (row, target) in &links {
                to.execute(AssertSqlSafe(set.clone()), &[row.into(), target.into()]).await?;
            }
        }
        Ok(sent)
    }

    async fn insert(&self, to: &mut Work, rows: &[Cells]) -> Result<()> {
        let Some(first) = rows.first() else { return Ok(()) };
        let columns: Vec<&str> = first.0.keys().map(String::as_str).collect();
        let mut sql = format!("INSERT INTO {} ({}) VALUES ", self.name, columns.join(", "));
        for number in 0..rows.len() {
            let comma = if number == 0 { "" } else { ", " };
            let row = places(number * columns.len() + 1, columns.len());
            write!(sql, "{comma}({row})").expect("a text takes every text");
        }
        let values: Vec<Value<'_>> = rows.iter().flat_map(|row| row.0.values().map(Value::from)).collect();
        to.execute(AssertSqlSafe(sql), &values).await?;
        Ok(())
    }
}

/// `$1, $2, $3`: so many, from this number on.
fn places(first: usize, count: usize) -> String {
    (first..first + count).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ")
}

/// The digests of rows added up, so that the order does not matter: databases sort texts in their own ways.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    digest: [u64; 4],
}

impl Sum {
    fn add(&mut self, row: &Cells) {
        let mut hash = Sha256::new();
        let mut part = |bytes: &[u8]| {
            hash.update((bytes.len() as u64).to_be_bytes());
            hash.update(bytes);
        };
        for (name, cell) in &row.0 {
            part(name.as_bytes());
            match cell {
                Cell::Text(None) | Cell::Number(None) => part(b"none"),
                Cell::Text(Some(text)) => [b"text", text.as_bytes()].into_iter().for_each(&mut part),
                Cell::Number(Some(number)) => {
                    [b"number".as_slice(), &number.to_be_bytes()].into_iter().for_each(&mut part)
                }
            }
        }
        self.rows += 1;
        for (sum, eight) in self.digest.iter_mut().zip(hash.finalize().as_chunks::<8>().0) {
            *sum = sum.wrapping_add(u64::from_be_bytes(*eight));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table that a migration adds must be copied too, or said here to be no part of a site.
    #[tokio::test]
    async fn every_table_is_copied_by_its_key() {
        let folder = std::env::temp_dir().join(format!("critias-schema-{}", std::process::id()));
        let store = Store::sqlite(&folder.join("critias.sqlite")).await.unwrap();
        let keys: Vec<(String, String)> = store
            .rows(
                "SELECT t.name, group_concat(c.name, ', ' ORDER BY c.pk)
                 FROM sqlite_master t JOIN pragma_table_info(t.name) c
                 WHERE t.type = 'table' AND c.pk > 0 GROUP BY t.name ORDER BY t.name",
                &[],
            )
            .await
            .unwrap();
        let mut expected: Vec<(String, String)> =
            TABLES.iter().map(|table| (table.name.into(), table.key.join(", "))).collect();
        expected.extend([("_sqlx_migrations".into(), "version".into()), ("readiness".into(), "id".into())]);
        expected.sort();
        assert_eq!(keys, expected);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_sum_tells_rows_apart_and_knows_no_order() {
        let row = |name: &str, cell| Cells(BTreeMap::from([(name.to_owned(), cell)]));
        let sum = |rows: &[&Cells]| {
            let mut sum = Sum::default();
            rows.iter().for_each(|row| sum.add(row));
            sum
        };
        let rows = [
            row("a", Cell::Text(None)),
            row("a", Cell::Text(Some(String::new()))),
            row("a", Cell::Text(Some("none".into()))),
            row("b", Cell::Text(None)),
            row("a", Cell::Number(Some(0))),
        ];
        for (number, one) in rows.iter().enumerate() {
            for other in &rows[..number] {
                assert_ne!(sum(&[one]), sum(&[other]), "{one:?} {other:?}");
                assert_eq!(sum(&[one, other]), sum(&[other, one]));
            }
        }
    }
}
