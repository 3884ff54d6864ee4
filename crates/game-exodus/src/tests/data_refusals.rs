//! IN-28: what the loader refuses.
