//! What strangers may send, as functions of bytes: whatever the bytes are, it is taken or refused, and what was taken
//! holds. The programs under `fuzz/` give these functions bytes that they make up, and the tests give them the seeds that
//! lie there.
#![expect(clippy::unwrap_used, reason = "what is not as it must be is what fuzzing looks for")]

mod games;
mod site;

pub use games::{actions, data_files, legal_actions, records, short_records};
pub use site::{forms, notices};

/// Says whether bytes were taken as something sound. Must not panic.
pub type Target = fn(&[u8]) -> bool;

/// All of them, by the names of their programs and of the folders of their seeds.
pub const TARGETS: [(&str, Target); 5] =
    [("actions", actions), ("records", records), ("data_files", data_files), ("forms", forms), ("notices", notices)];
