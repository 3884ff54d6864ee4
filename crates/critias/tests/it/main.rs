//! The built program, run as a person or a script runs it.
#![expect(clippy::unwrap_used, unreachable_pub, reason = "a test binary: it may panic, and nobody uses its parts")]

mod arena;
mod atlandice;
mod doom;
mod earlier;
mod hosting;
mod load;
mod play;
mod program;
mod records;
mod review;
mod serve;
mod simulate;
mod torture;
mod usage;
