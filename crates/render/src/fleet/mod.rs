//! What the two editions of the senate game draw and say alike: pieces, ships, where cubes lie, names.
//!
//! There is no rule here and no phase: each edition's own pages lie in its own module.

pub(crate) mod art;
pub(crate) mod layout;
pub(crate) mod words;
