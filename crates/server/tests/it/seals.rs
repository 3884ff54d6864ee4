//! What is secret in the storage, and the key it is sealed with.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use server::{AppState, SealError, backup};
use store::TableRow;
use store_testkit::{Scratch, on_every_database};

use crate::site::{Site, Visitor, config};

on_every_database! {
    nothing_that_is_stored_tells_a_seed
    plain_seeds_of_earlier_programs_are_sealed_at_the_start
    a_node_with_another_key_is_refused_in_words
}

async fn site_in(scratch: Scratch) -> Site {
    let config = config(&scratch);
    Site::open_in(scratch, config).await
}

async fn row(site: &Site, table: &str) -> TableRow {
    site.store().await.table(table.trim_start_matches("/t/")).await.unwrap().unwrap().0
}

async fn secret_of_days(site: &Site) -> String {
    let secrets = site.store().await.secrets().await.unwrap();
    secrets.into_iter().find(|(name, _)| name == "seed-of-the-day").unwrap().1.0
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

/// All files in a folder.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| (path.display().to_string(), fs::read(path).unwrap())).collect()
}

async fn nothing_that_is_stored_tells_a_seed(scratch: Scratch) {
    let site = site_in(scratch).await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open")];
    let lobby = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let tables = [
        anna.play_now(&site).await,
        anna.post(&site, "/play/doom", &[]).await.location().to_owned(),
        anna.post(&site, "/play/exodus/today", &[]).await.location().to_owned(),
        lobby,
    ];
    let folder = site.scratch.folder().path();
    backup(site.scratch.database(), &folder.join("backup.sqlite")).await.unwrap();
    let stored: Vec<_> = files(folder).into_iter().filter(|(name, _)| !name.ends_with("seed.key")).collect();
    assert!(stored.iter().any(|(name, bytes)| name.ends_with("backup.sqlite") && bytes.starts_with(b"SQLite")));
    for table in &tables {
        let (sealed, seed) = (row(&site, table).await.seed.0, site.seed(table).await);
        let bits: Vec<u8> = (0..64).step_by(2).map(|at| u8::from_str_radix(&seed[at..at + 2], 16).unwrap()).collect();
        for (name, bytes) in &stored {
            assert!(!contains(bytes, seed.as_bytes()) && !contains(bytes, &bits), "{name} tells a seed");
        }
        let backup = stored.iter().find(|(name, _)| name.ends_with("backup.sqlite")).unwrap();
        assert!(contains(&backup.1, sealed.as_bytes()), "the backup holds the sealed seed of {table}");
    }
    // What the seeds of days come from is as secret.
    assert!(secret_of_days(&site).await.starts_with("sealed:1:"));
}

async fn plain_seeds_of_earlier_programs_are_sealed_at_the_start(scratch: Scratch) {
    let site = site_in(scratch).await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let seed = site.seed(&table).await;
    let commitment = seed.parse::<engine::Seed>().unwrap().commitment().to_string();
    assert!(anna.get(&site, &table).await.text().contains(&commitment));
    let id = table.trim_start_matches("/t/").to_owned();
    site.app.close().await;
    let plain = "0".repeat(64);
    site.scratch.meddle(&format!("UPDATE tables SET seed = '{seed}' WHERE id = '{id}'")).await;
    site.scratch.meddle(&format!("UPDATE secrets SET value = '{plain}' WHERE name = 'seed-of-the-day'")).await;
    let site = site.restart().await;
    let sealed = row(&site, &table).await.seed.0;
    assert!(sealed.starts_with("sealed:1:") && !sealed.contains(&seed), "{sealed}");
    assert_eq!(site.seed(&table).await, seed);
    assert!(anna.get(&site, &table).await.text().contains(&commitment), "the table goes on with its seed");
    let secret = secret_of_days(&site).await;
    assert!(secret.starts_with("sealed:1:") && !secret.contains(&plain), "{secret}");
}

async fn a_node_with_another_key_is_refused_in_words(scratch: Scratch) {
    let site = site_in(scratch).await;
    let key = config(&site.scratch).seed_key();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&key).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let elsewhere = Arc::new(Scratch::sqlite().await);
    let mut other = config(&site.scratch);
    other.data = elsewhere.folder().path().to_owned();
    for made in ["", &format!("# another\n{}\n", "ab".repeat(32))] {
        if !made.is_empty() {
            fs::write(other.seed_key(), made).unwrap();
        }
        let refused = AppState::open(other.clone()).await.err().unwrap().to_string();
        assert!(refused.contains("which is not in") && refused.contains("--seed-key"), "{refused}");
        assert_eq!(other.seed_key().exists(), !made.is_empty(), "no key is made where one is missing");
    }
    fs::write(other.seed_key(), "not a key\n").unwrap();
    let refused = AppState::open(other.clone()).await.err().unwrap().to_string();
    assert!(refused.contains("line 1 is no key"), "{refused}");
    other.seed_key = Some(key);
    AppState::open(other).await.unwrap().close().await;
}

/// A seed belongs to its table: whoever may write in the database cannot give it to another one to see it there.
#[tokio::test]
async fn a_seed_that_was_moved_or_changed_does_not_open() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let (one, other) = (anna.play_now(&site).await, anna.play_now(&site).await);
    let (one, other) = (row(&site, &one).await, row(&site, &other).await);
    let mut moved = one.clone();
    moved.seed = other.seed;
    assert!(matches!(site.seals().open_seed(&moved), Err(SealError::Broken)));
    let sealed = one.seed.0.clone();
    for place in [sealed.len() - 1, sealed.len() / 2] {
        let mut changed = one.clone();
        let digit = if &sealed[place..=place] == "0" { "1" } else { "0" };
        changed.seed.0.replace_range(place..=place, digit);
        assert!(matches!(site.seals().open_seed(&changed), Err(SealError::Broken)), "{place}");
    }
    for odd in ["sealed:1:", "sealed:1:00", "sealed:1:00:zz", "sealed:1:é:é"] {
        let mut changed = one.clone();
        changed.seed.0 = odd.into();
        assert!(site.seals().open_seed(&changed).is_err(), "{odd}");
    }
}
