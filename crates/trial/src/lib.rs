//! The site under trial: real processes, real clients over the network, and what they were promised.
//!
//! Two programs: `torture` breaks whatever can break while people play, and then looks for what they were told was
//! done; `load` lets many people play and measures what they wait for and what they cost. Nothing here knows the inside
//! of the server: it starts the program, speaks HTTP, and reads the database.

pub mod client;
pub mod load;
pub mod node;
pub mod page;
pub mod script;
pub mod stock;
pub mod times;
pub mod torture;
pub mod usage;
