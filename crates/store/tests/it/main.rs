//! The store's tests: one story that every database must tell, and what a crash may not undo.

mod crash;
mod folder;
mod story;
