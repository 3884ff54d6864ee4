//! A folder that vanishes with its test.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

static COUNT: AtomicU32 = AtomicU32::new(0);

pub struct Folder(PathBuf);

impl Folder {
    #[expect(clippy::new_without_default, reason = "it makes a folder")]
    pub fn new() -> Self {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("critias-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("site.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder left behind is no reason to fail a test.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
