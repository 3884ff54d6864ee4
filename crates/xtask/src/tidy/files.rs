//! The files of the project, read once.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// A text file of the project.
#[derive(Debug)]
pub(crate) struct File {
    /// From the root, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    #[cfg(test)]
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned() }
    }

    pub(crate) fn is(&self, folder: &str, ending: &str) -> bool {
        self.path.starts_with(folder) && self.path.ends_with(ending)
    }

    /// The crate it belongs to: `ui` for `crates/ui/src/lib.rs`.
    pub(crate) fn crate_name(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }

    pub(crate) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }
}

const TEXTS: [&str; 9] = ["rs", "toml", "md", "ftl", "css", "js", "svg", "sql", "txt"];

/// All text files below `root`, sorted by path, without what is built or kept by git.
pub(crate) fn read(root: &Path) -> Result<Vec<File>> {
    let mut files = Vec::new();
    for top in ["crates", "docs", ".ci", ".cargo"] {
        walk(root, &root.join(top), &mut files)?;
    }
    for entry in fs::read_dir(root).context("cannot list the root")? {
        let path = entry?.path();
        // In a linked work tree `.git` is a file.
        if path.is_file() && !path.ends_with(".git") {
            push(root, &path, &mut files)?;
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn walk(root: &Path, folder: &Path, files: &mut Vec<File>) -> Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))? {
        let path = entry?.path();
        match path.is_dir() {
            true if path.file_name().is_some_and(|name| name == "target" || name == "node_modules") => {}
            true => walk(root, &path, files)?,
            false => push(root, &path, files)?,
        }
    }
    Ok(())
}

fn push(root: &Path, path: &Path, files: &mut Vec<File>) -> Result<()> {
    let ending = path.extension().and_then(|ending| ending.to_str());
    if !ending.is_none_or(|ending| TEXTS.contains(&ending)) {
        return Ok(());
    }
    // A file without ending may be anything; what is no text cannot be tidied.
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    if let Ok(text) = String::from_utf8(bytes) {
        let path = path.strip_prefix(root).expect("walked from the root").to_string_lossy().replace('\\', "/");
        files.push(File { path, text });
    }
    Ok(())
}
