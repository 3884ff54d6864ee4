//! The table, records and playouts, tried with a small game that asks more of them than the
//! first game of the site does.
#![expect(clippy::unwrap_used, unreachable_pub, reason = "a test binary: it may panic, and nobody uses its parts")]

mod playout;
mod record;
mod table;
mod toy;
