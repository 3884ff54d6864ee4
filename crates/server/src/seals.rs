//! Seeds at rest: what is secret in the database is sealed with a key that lies in a file outside of it. Whoever gets hold
//! of the database or of a backup alone learns the seed of no table.
//!
//! What is sealed says with which key, and belongs to one table or to one name: put elsewhere it does not open. Before
//! keys there were plain seeds; those are read as they are.

use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use sha2::{Digest, Sha256};
use store::{Resealed, Secret, Store, TableRow};

use crate::error::Error;
use crate::{AppState, daily, random};

/// How everything begins that is sealed.
pub(crate) const SEALED: &str = "sealed:1:";
/// The name under which the site keeps something sealed, so that a node notices that its key is another.
const MARK: &str = "seed-key";
const NONCE: usize = 24;
/// How many seeds are written in one transaction.
pub(crate) const BATCH: u32 = 500;

#[derive(Debug, thiserror::Error)]
pub enum SealError {
    #[error("the key file {file} cannot be used: {why}")]
    File { file: String, why: io::Error },
    #[error("the key file {file}: line {line} is no key. A key is 64 hexadecimal digits, one key to a line")]
    Line { file: String, line: usize },
    #[error(
        "the seeds of this site are sealed with the key {key}, which is not in {file}. Put the key file there that \
         belongs to the site, or name it by --seed-key: every node needs the same one"
    )]
    Unknown { key: String, file: String },
    #[error("a sealed secret does not open: it was changed, or belongs to something else")]
    Broken,
    #[error("there is no key to seal with in {0}")]
    NoKey(String),
}

/// The keys of one site. The first seals; all of them open.
pub struct Seals {
    file: PathBuf,
    keys: RwLock<Arc<[Key]>>,
}

struct Key {
    /// Says which key it is, and nothing of it.
    id: String,
    cipher: XChaCha20Poly1305,
}

impl fmt::Debug for Seals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seals({})", self.file.display())
    }
}

impl Seals {
    /// The keys in this file; none if there is no such file.
    pub fn read(file: &Path) -> Result<Self, SealError> {
        Ok(Self { file: file.to_owned(), keys: RwLock::new(read_keys(file)?) })
    }

    /// The keys a node of this site works with. Where nothing is sealed yet, a key is made if there is none. Plain
    /// secrets of whatever still goes on are sealed.
    pub async fn of_site(file: &Path, store: &Store) -> Result<Self, SealSiteError> {
        let seals = Self::read(file)?;
        let marked = store.secrets().await?.into_iter().find(|(name, _)| name == MARK);
        let marked = match marked {
            Some((_, marked)) => marked,
            None => {
                if seals.keys().is_empty() {
                    seals.add_key()?;
                }
                // Of nodes that are the first at the same time, one finds what the other has sealed.
                store.secret(MARK, seals.seal(&of_secret(MARK), "critias")?).await?
            }
        };
        seals.open(&of_secret(MARK), &marked)?;
        seals.seal_secrets(store).await?;
        loop {
            let plain = store.seeds_without(SEALED, BATCH).await?;
            if seals.seal_seeds(store, plain).await? < u64::from(BATCH) {
                return Ok(seals);
            }
        }
    }

    pub(crate) fn seal(&self, whose: &str, plain: &str) -> Result<Secret, SealError> {
        let keys = self.keys();
        let key = keys.first().ok_or_else(|| SealError::NoKey(self.file.display().to_string()))?;
        let nonce = random::bits::<NONCE>();
        let payload = Payload { msg: plain.as_bytes(), aad: whose.as_bytes() };
        let sealed =
            key.cipher.encrypt(&XNonce::from(nonce), payload).expect("a seed is short enough for every cipher");
        Ok(Secret(format!("{SEALED}{}:{}{}", key.id, hex(&nonce), hex(&sealed))))
    }

    /// What was sealed. If a key is missing the file is read again: a new one may have been put there.
    pub(crate) fn open(&self, whose: &str, stored: &Secret) -> Result<Secret, SealError> {
        let Some(sealed) = stored.0.strip_prefix(SEALED) else { return Ok(stored.clone()) };
        let (id, sealed) = sealed.split_once(':').ok_or(SealError::Broken)?;
        if !self.keys().iter().any(|key| key.id == id) {
            *self.keys.write().unwrap_or_else(PoisonError::into_inner) = read_keys(&self.file)?;
        }
        let keys = self.keys();
        let unknown = || SealError::Unknown { key: id.into(), file: self.file.display().to_string() };
        let key = keys.iter().find(|key| key.id == id).ok_or_else(unknown)?;
        let bytes = unhex(sealed).ok_or(SealError::Broken)?;
        let (nonce, sealed) = bytes.split_first_chunk::<NONCE>().ok_or(SealError::Broken)?;
        let payload = Payload { msg: sealed, aad: whose.as_bytes() };
        let plain = key.cipher.decrypt(&XNonce::from(*nonce), payload).map_err(|_| SealError::Broken)?;
        Ok(Secret(String::from_utf8(plain).map_err(|_| SealError::Broken)?))
    }

    /// The seed of a table.
    pub fn open_seed(&self, table: &TableRow) -> Result<Secret, SealError> {
        self.open(&of_table(&table.id), &table.seed)
    }

    /// A secret of the site: what was kept under this name first, or from now on `fresh`.
    pub(crate) async fn secret(&self, store: &Store, name: &str, fresh: &str) -> Result<Secret, SealSiteError> {
        let kept = store.secret(name, self.seal(&of_secret(name), fresh)?).await?;
        Ok(self.open(&of_secret(name), &kept)?)
    }

    /// Whether this is sealed with the key that seals now.
    fn is_fresh(&self, stored: &Secret) -> bool {
        let sealed_with = stored.0.strip_prefix(SEALED).and_then(|sealed| sealed.split(':').next());
        self.keys().first().is_some_and(|key| sealed_with == Some(&key.id))
    }

    /// Seals these seeds with the first key, if they are not; how many there were.
    pub(crate) async fn seal_seeds(&self, store: &Store, seeds: Vec<(String, Secret)>) -> Result<u64, SealSiteError> {
        let count = seeds.len() as u64;
        let resealed = self.reseal(seeds, of_table)?;
        store.reseal_seeds(&resealed).await?;
        Ok(count)
    }

    /// Seals the secrets of the site with the first key, if they are not: those that were sealed, and the one that
    /// earlier programs kept plain.
    pub(crate) async fn seal_secrets(&self, store: &Store) -> Result<(), SealSiteError> {
        let mut secrets = store.secrets().await?;
        secrets.retain(|(name, secret)| name == daily::SECRET || secret.0.starts_with(SEALED));
        Ok(store.reseal_secrets(&self.reseal(secrets, of_secret)?).await?)
    }

    fn reseal(
        &self,
        secrets: Vec<(String, Secret)>,
        whose: impl Fn(&str) -> String,
    ) -> Result<Vec<Resealed>, SealError> {
        let stale = secrets.into_iter().filter(|(_, old)| !self.is_fresh(old));
        let again = |(of, old): (String, Secret)| {
            let plain = self.open(&whose(&of), &old)?;
            Ok(Resealed { new: self.seal(&whose(&of), &plain.0)?, of, old })
        };
        stale.map(again).collect()
    }

    /// Puts a new key first into the file. The others stay: backups may need them.
    pub(crate) fn add_key(&self) -> Result<(), SealError> {
        let failed = |why| SealError::File { file: self.file.display().to_string(), why };
        let before = read_text(&self.file).map_err(failed)?;
        let mut lines = before.clone().unwrap_or_else(|| HEAD.into());
        let place = lines.lines().take_while(|line| !is_key_line(line)).map(|line| line.len() + 1).sum::<usize>();
        lines.insert_str(place.min(lines.len()), &format!("{}\n", hex(&random::bits::<32>())));
        write_file(&self.file, &lines, before.is_none()).map_err(failed)?;
        *self.keys.write().unwrap_or_else(PoisonError::into_inner) = read_keys(&self.file)?;
        Ok(())
    }

    fn keys(&self) -> Arc<[Key]> {
        Arc::clone(&self.keys.read().unwrap_or_else(PoisonError::into_inner))
    }
}

#[derive(Debug, thiserror::Error)]
pub enum SealSiteError {
    #[error(transparent)]
    Seal(#[from] SealError),
    #[error(transparent)]
    Store(#[from] store::Error),
}

impl AppState {
    /// The seed of a table, for the game itself and for nobody else.
    pub(crate) fn seed_of(&self, table: &TableRow) -> Result<Secret, Error> {
        self.seals.open_seed(table).map_err(|error| {
            tracing::error!(table = table.id, "the seed of a table does not open: {error}");
            Error::Frozen
        })
    }

    /// The seed of a new table, as it is stored.
    pub(crate) fn sealed_seed(&self, table: &str, seed: &str) -> Result<Secret, Error> {
        self.seals.seal(&of_table(table), seed).map_err(|error| Error::Inside(error.to_string()))
    }
}

pub(crate) fn of_table(id: &str) -> String {
    format!("seed of table {id}")
}

fn of_secret(name: &str) -> String {
    format!("secret {name}")
}

/// What a new file begins with.
const HEAD: &str = "# The keys that seal what is secret in the database. The first one seals, all of them open.\n\
                    # Keep this file apart from the database and its backups, and keep it: without it no table goes on.\n";

fn is_key_line(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}

fn read_text(file: &Path) -> io::Result<Option<String>> {
    match fs::read_to_string(file) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

fn read_keys(file: &Path) -> Result<Arc<[Key]>, SealError> {
    let name = || file.display().to_string();
    let text = read_text(file).map_err(|why| SealError::File { file: name(), why })?.unwrap_or_default();
    let lines = text.lines().enumerate().filter(|(_, line)| is_key_line(line));
    let key = |(index, line): (usize, &str)| {
        let bytes = unhex(line.trim()).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        let bytes = bytes.ok_or_else(|| SealError::Line { file: name(), line: index + 1 })?;
        let id = hex(&Sha256::digest([b"id of ".as_slice(), &bytes].concat())[..4]);
        Ok(Key { id, cipher: XChaCha20Poly1305::new(&bytes.into()) })
    };
    lines.map(key).collect()
}

/// Writes a file that only its owner reads: all of it, or what was there stays. A new one never takes the place of
/// another that has come meanwhile; that is the one to use then.
fn write_file(file: &Path, text: &str, is_new: bool) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{}", random::id()));
    let unfinished = PathBuf::from(name);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut opened = options.open(&unfinished)?;
    opened.write_all(text.as_bytes())?;
    opened.sync_all()?;
    if is_new {
        match fs::hard_link(&unfinished, file) {
            Ok(()) => return fs::remove_file(&unfinished),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return fs::remove_file(&unfinished),
            // Not every file system has links.
            Err(_) => {}
        }
    }
    fs::rename(&unfinished, file)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    rest.is_empty().then(|| pairs.iter().map(|&[high, low]| Some(digit(high)? << 4 | digit(low)?)).collect())?
}
