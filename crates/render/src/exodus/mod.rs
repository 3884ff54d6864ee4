//! Atlantis Exodus on the table: the turning city, the boards, the words.

mod cards;
mod words;
