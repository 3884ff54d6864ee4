//! `cargo xtask tidy`: what compiler and clippy cannot know. Reads files, builds nothing.
//!
//! Each check is a function from texts to complaints, so that its own tests can plant a fault.

mod arrows;
mod clauses;
mod files;
mod lexer;
mod messages;
mod names;
mod sources;
mod translations;
mod words;

use std::path::Path;

use anyhow::{Result, bail};

pub(crate) use files::File;

/// What is wrong, and where: `crates/x/src/lib.rs:7: …`.
pub(crate) type Complaints = Vec<String>;

/// The rules that define an id with this beginning.
pub(crate) fn rules_with(root: &Path, start: &str) -> Result<Option<String>> {
    let files = files::read(root)?;
    let defines = |file: &&File| clauses::ids(&file.text).iter().any(|id| id.starts_with(start));
    Ok(files.iter().filter(|file| clauses::is_specification(file)).find(defines).map(|file| file.path.clone()))
}

pub(crate) fn tidy(root: &Path) -> Result<()> {
    let files = files::read(root)?;
    let checks: [(&str, Complaints); 7] = [
        ("arrows between crates", arrows::check(&files)),
        ("clauses and their tests", clauses::check(&files)),
        ("translations of the rules", translations::check(&files)),
        ("messages", messages::check(&files)),
        ("words of German and Polish texts", words::check(&files)),
        ("names of games", names::check(&files)),
        ("sources", sources::check(&files)),
    ];
    let mut count = 0;
    for (name, complaints) in &checks {
        println!("{name}: {}", if complaints.is_empty() { "ok".to_owned() } else { complaints.len().to_string() });
        for complaint in complaints {
            println!("  {complaint}");
        }
        count += complaints.len();
    }
    if count > 0 {
        bail!("tidy found {count} faults");
    }
    Ok(())
}
