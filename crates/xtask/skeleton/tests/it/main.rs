//! The battery every game must pass, and what is tested of @Game@ as a whole.

use @crate@::@Game@;
