//! Writing to the standard output without panicking when it is closed, and JSON a person can read.

use std::io::{self, Write};

use serde::Serialize;

use crate::failure::Done;

pub(crate) fn print_line(text: &str) -> Done {
    let mut out = io::stdout().lock();
    // All at once: whoever has read the first line may be gone before the second.
    out.write_all(format!("{text}\n").as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Writes a value as JSON, a line for each of its parts.
pub(crate) fn print_json(value: &impl Serialize) -> Done {
    print_line(&catalog::to_lines(value))
}
