//! Tables: making them, sitting down, playing, watching.

pub(crate) mod act;
pub(crate) mod events;
pub(crate) mod lobby;
mod make;
pub(crate) mod new;
pub(crate) mod rematch;
pub(crate) mod review;
pub(crate) mod show;
