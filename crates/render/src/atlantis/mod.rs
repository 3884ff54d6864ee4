//! Atlantis on the table: the causeway, the hand, the words.

mod layout;
