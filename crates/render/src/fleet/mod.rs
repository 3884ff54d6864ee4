//! What the two editions of the senate game draw and say alike: pieces, ships, where cubes lie, names, lines of the log.
//!
//! There is no rule here and no phase: each edition's own pages lie in its own module.

pub(crate) mod art;
pub(crate) mod cards;
pub(crate) mod choices;
pub(crate) mod edition;
pub(crate) mod facts;
pub(crate) mod harbour;
pub(crate) mod layout;
pub(crate) mod log;
pub(crate) mod marks;
pub(crate) mod omens;
pub(crate) mod panels;
pub(crate) mod scenery;
pub(crate) mod scores;
pub(crate) mod senate;
pub(crate) mod text;
pub(crate) mod tray;
pub(crate) mod words;
