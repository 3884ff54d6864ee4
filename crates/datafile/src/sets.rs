//! Sets of components live as long as the program, so that a position refers to them plainly.

use std::fmt;
use std::ops::Deref;
use std::sync::{Mutex, OnceLock, PoisonError};

use engine::{Components, DataError, DataFiles};

/// Every set of a game that was ever read. Sets are few and small.
#[derive(Debug)]
pub struct Sets<C: 'static> {
    known: Mutex<Vec<&'static C>>,
    standard: OnceLock<&'static C>,
}

impl<C: Components> Sets<C> {
    /// None yet.
    pub const fn new() -> Self {
        Self { known: Mutex::new(Vec::new()), standard: OnceLock::new() }
    }

    /// The set that comes with the program, from the names and texts of its files.
    pub fn standard<'a>(
        &self,
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
        read: impl FnOnce(&DataFiles) -> Result<C, DataError>,
    ) -> &'static C {
        self.standard.get_or_init(|| {
            let files = files.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
            self.load(&files, read).expect("the data files that come with the program are tested")
        })
    }

    /// The set of these texts, read only if it is not known: equal texts give the same reference.
    pub fn load(
        &self,
        files: &DataFiles,
        read: impl FnOnce(&DataFiles) -> Result<C, DataError>,
    ) -> Result<&'static C, DataError> {
        let mut sets = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = sets.iter().find(|set| set.files() == files) {
            return Ok(known);
        }
        let set: &'static C = Box::leak(Box::new(read(files)?));
        sets.push(set);
        Ok(set)
    }
}

impl<C: Components> Default for Sets<C> {
    fn default() -> Self {
        Self::new()
    }
}

/// The components a position refers to. Equal texts are read once, so equality of the reference is equality of the set.
pub struct Shared<C: 'static>(pub &'static C);

impl<C> Clone for Shared<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Shared<C> {}

impl<C> Deref for Shared<C> {
    type Target = C;
    #[inline]
    fn deref(&self) -> &C {
        self.0
    }
}

impl<C> PartialEq for Shared<C> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<C> Eq for Shared<C> {}

impl<C: Components> fmt::Debug for Shared<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Components({})", &self.0.digest()[..8])
    }
}
